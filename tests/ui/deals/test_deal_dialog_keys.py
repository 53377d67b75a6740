"""The dialog of a deal by keys alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.contract import DOUBLED
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.seats import EAST, WEST, Seating
from scorepad.ui.deals.partial_deal import Bid
from scorepad.ui.words import bidding_pad as pad_words
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered
from tests.ui.deals.asked import ENTER, FIRST, TAB, Ask, C, D, H, chosen, focus, keys, press
from tests.ui.windows import flush


@pytest.mark.parametrize(
    "typed",
    [
        *("1cn", "4sn", "3ne", "3NS", "7hw", "4sxn+1", "4sxxn+1", "2ds-1", "2ds-8", "7dn-13"),
        *("4sn=", "1nn+6", "5Cx-10W"),
    ],
)
def test_typed_as_in_the_line(typed: str, ask: Ask) -> None:
    asked = ask()
    keys(typed)
    keys(ENTER)
    assert asked.deals == [print_deal(read_deal(typed))]


@pytest.mark.parametrize(
    ("typed", "deal"),
    [
        ("p", "pass"),
        ("4snp", "pass"),
        ("4snpp", "N 4S="),
        ("p4sn", "N 4S="),
        ("4snxxx", "N 4S="),
        ("4sn+", "N 4S+1"),
        ("4sn++", "N 4S+2"),
        ("4sn++++++", "N 4S+3"),
        ("4sn--", "N 4S-2"),
        ("4sn+2-", "N 4S+1"),
        ("4sn-3=", "N 4S="),
        ("4sn+9", "N 4S+1"),
        ("4sn+8", "N 4S+1"),
        ("4sn-11", "N 4S-1"),
        ("45sn", "N 5S="),
        ("4sns", "S 4S="),
        ("4sn5d", "N 5D="),
        ("4ntn", "N 4NT="),
        ("n4s", "N 4S="),
        ("90qz 4sn", "N 4S="),
    ],
)
def test_typed_with_afterthoughts(typed: str, deal: str, ask: Ask) -> None:
    asked = ask()
    keys(typed)
    assert asked.dialog.choice.deal == read_deal(deal)


def test_a_level_waits_for_its_suit(ask: Ask) -> None:
    asked = ask()
    keys("4sn5")
    assert asked.message == "5 of what? C, D, H, S or N for notrump."
    assert not asked.dialog.enter.isEnabled()
    keys(ENTER)
    assert asked.deals == []
    press(asked.pad.results.card(1))
    assert asked.dialog.choice.deal == read_deal("N 4S+1")
    assert asked.dialog.enter.isEnabled()


def test_keys_for_the_window_are_not_typed(ask: Ask) -> None:
    asked = ask()
    card = asked.pad.bids.card(Bid(1, C))
    QTest.keyClick(card, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(card, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert not asked.dialog.choice.passed


def test_enter_goes_to_what_is_lacking(ask: Ask) -> None:
    asked = ask()
    asked.pad.declarers.card(EAST).setFocus()
    keys(ENTER)
    assert asked.pad.bids.card(Bid(1, C)).hasFocus()
    keys("4s")
    keys(ENTER)
    assert asked.pad.declarers.card(WEST).hasFocus()
    keys("n")
    press(asked.pad.figures.card(150))
    keys(ENTER)
    assert asked.pad.holders.card(WEST).hasFocus()
    assert asked.deals == []


def test_arrows_lead_from_card_to_card(ask: Ask) -> None:
    asked = ask()
    assert asked.pad.bids.card(Bid(1, C)).hasFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
        keys(key)
    assert asked.pad.bids.card(Bid(3, D)).hasFocus()
    assert chosen(asked) == []
    keys(Qt.Key.Key_Space)
    assert asked.dialog.choice.bid == Bid(3, D)
    keys(Qt.Key.Key_Right)
    assert asked.pad.bids.card(Bid(3, H)).hasFocus()
    assert asked.dialog.choice.bid == Bid(3, H)


def test_the_focus_follows_a_bid_that_is_typed(ask: Ask) -> None:
    asked = ask()
    keys("6d")
    assert asked.pad.bids.card(Bid(6, D)).hasFocus()


def test_tab_stops_once_in_each_group(ask: Ask) -> None:
    asked = ask(entered("S 6HX-1 honours W 150", seating=FOUR), FIRST)
    stops = []
    for _ in range(10):
        stops.append(focus().accessibleName())
        keys(TAB)
    assert stops == [
        *("6 hearts", "passed out", "doubled", "redoubled", "declarer Cy", "1 down"),
        *("150 for honours", "honours held by Di", pad_words.cancel(), "Correct"),
    ]
    assert asked.pad.bids.card(Bid(6, H)).hasFocus()


def test_tab_passes_by_what_is_off(ask: Ask) -> None:
    asked = ask()
    stops = []
    for _ in range(6):
        stops.append(focus().accessibleName())
        keys(TAB)
    assert stops == [
        *("1 club", "passed out", "doubled", "redoubled", "declarer Di", pad_words.cancel())
    ]
    assert asked.pad.bids.card(Bid(1, C)).hasFocus()


def test_enter_presses_the_command_that_has_the_focus(ask: Ask) -> None:
    asked = ask()
    keys("4sn")
    asked.dialog.cancel.setFocus()
    keys("x")
    assert asked.dialog.choice.doubling is DOUBLED
    keys(ENTER)
    assert asked.deals == []
    flush()
    assert not asked.is_open


def test_all_by_keys_alone(ask: Ask) -> None:
    asked = ask()
    keys(Qt.Key.Key_Right)
    keys(Qt.Key.Key_Space)
    for _ in range(3):
        keys(TAB)
    keys(Qt.Key.Key_Space)
    keys(TAB)
    keys(Qt.Key.Key_Right)
    keys(Qt.Key.Key_Space)
    keys(ENTER)
    assert asked.deals == ["E 1DXX="]


def test_a_key_that_may_be_two_players_chooses_neither(ask: Ask) -> None:
    asked = ask(entered(seating=Seating("Ann", "Sam", "Vera", "Di")))
    keys("4ss")
    assert asked.dialog.choice.declarer is None
    assert asked.message == "S may be Vera / Sam. Press a card."
    keys("n", ENTER)
    assert asked.deals == ["N 4S="]


def test_a_key_for_honours_where_they_do_not_count(ask: Ask) -> None:
    asked = ask(entered(seating=FOUR, honours=False))
    keys("4sh")
    assert asked.message == "Honours do not count here."
    keys("n4h", ENTER)
    assert asked.deals == ["N 4H="]


def test_the_players_are_those_of_that_deal(ask: Ask) -> None:
    asked = ask(entered("N 4S", EVE_FOR_ANN, "N 1C", seating=FIVE), FIRST)
    assert "declarer Ann" in chosen(asked)
