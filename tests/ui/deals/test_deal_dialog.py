"""The dialog of a deal: cards, what is impossible, earlier deals, and what it leaves behind."""

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.contract import DOUBLED, LEVELS, REDOUBLED, UNDOUBLED, Doubling, Strain
from scorepad.bridge.corrections import At
from scorepad.bridge.deal import Deal
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, RUBBER, Form, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Seat
from scorepad.ui import words
from scorepad.ui.deals.partial_deal import Bid
from scorepad.ui.document import Target
from scorepad.ui.words import window as window_words
from scorepad.ui.words.actions import action_words
from tests.bridge.table import FOUR, entered, on_board
from tests.ui.deals.asked import (
    ENTER,
    ESCAPE,
    FIRST,
    Ask,
    C,
    D,
    H,
    N,
    S,
    chosen,
    figures,
    keys,
    possible,
    press,
    results,
)
from tests.ui.windows import flush

# A new deal.


def test_at_first_nothing_is_chosen(ask: Ask) -> None:
    asked = ask()
    assert asked.dialog.windowTitle() == window_words.entry_name()
    assert chosen(asked) == []
    assert not asked.dialog.enter.isEnabled()
    assert asked.message == "Choose the contract, or Pass where all four passed."
    assert possible(results(asked)) == possible(figures(asked)) == set()
    assert asked.document.preview is None


def test_the_dialog_belongs_to_its_window(ask: Ask) -> None:
    asked = ask()
    assert asked.dialog.windowModality() is Qt.WindowModality.WindowModal
    assert asked.dialog.parentWidget() is asked.window


def test_pressed_with_the_mouse(ask: Ask) -> None:
    asked = ask()
    pad = asked.pad
    for card in (
        pad.bids.card(Bid(4, S)),
        pad.doubled,
        pad.declarers.card(NORTH),
        pad.results.card(1),
        asked.dialog.enter,
    ):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert asked.deals == ["N 4SX+1"]
    assert asked.document.steps.to_undo
    assert action_words(asked.document.steps.to_undo) == "4♠ doubled by Ann"
    flush()
    assert not asked.is_open


def test_it_asks_for_what_is_lacking(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(4, S)))
    assert asked.message == "Who is the declarer?"
    press(asked.pad.declarers.card(EAST))
    assert chosen(asked) == ["4 spades", "declarer Bob", "made", "no honours"]
    assert asked.dialog.enter.isEnabled()
    press(asked.pad.figures.card(100))
    assert asked.message == "Who held the honours?"
    assert not asked.dialog.enter.isEnabled()
    press(asked.pad.holders.card(WEST))
    assert asked.dialog.enter.isEnabled()


def test_it_says_and_shows_the_score_before_it_is_entered(ask: Ask) -> None:
    asked = ask(entered("E 3NT=", seating=FOUR))
    press(asked.pad.bids.card(Bid(4, S)), asked.pad.declarers.card(NORTH))
    assert asked.message == "4♠ by Ann, made – We 120 below the line – game"
    assert asked.dialog.enter.accessibleDescription() == asked.message
    preview = asked.document.preview
    assert preview
    assert preview.deal.item == read_deal("N 4S=")
    assert asked.deals == ["E 3NT="]
    press(asked.dialog.enter)
    assert asked.document.preview is None
    assert asked.deals == ["E 3NT=", "N 4S="]


def test_a_deal_after_the_end_begins_the_next_round(ask: Ask) -> None:
    asked = ask(entered("N 4S=", "N 4S=", seating=FOUR))
    press(asked.pad.bids.card(Bid(2, H)), asked.pad.declarers.card(WEST))
    assert asked.message == "2♥ by Di, made – They 60 below the line"
    press(asked.dialog.enter)
    assert len(asked.document.evening.rounds) == 2


# What is impossible.


@pytest.mark.parametrize("level", LEVELS)
def test_only_results_that_can_be(level: int, ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(level, D)))
    assert possible(results(asked)) == set(range(-6 - level, 8 - level))


def test_an_impossible_result_waits_for_a_contract_that_can_have_it(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(3, C)), asked.pad.results.card(4))
    press(asked.pad.bids.card(Bid(4, C)))
    assert asked.dialog.choice.result == 0
    assert asked.pad.results.card(0).isChecked()
    press(asked.pad.bids.card(Bid(2, C)))
    assert asked.pad.results.card(4).isChecked()


def test_passed_out(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(2, S)), asked.pad.declarers.card(SOUTH), asked.pad.doubled)
    press(asked.pad.pass_card)
    assert chosen(asked) == ["passed out"]
    bids = {asked.pad.pass_card, *asked.pad.bids.cards}
    assert {card for card in asked.pad.cards if card.isEnabled()} == bids
    assert asked.message == "Passed out – no score"
    press(asked.dialog.enter)
    assert asked.deals == ["pass"]


def test_pass_taken_back(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(2, S)), asked.pad.pass_card, asked.pad.pass_card)
    assert chosen(asked) == ["2 spades", "made", "no honours"]
    press(asked.pad.pass_card, asked.pad.bids.card(Bid(3, S)))
    assert chosen(asked) == ["3 spades", "made", "no honours"]


@pytest.mark.parametrize(
    ("pressed", "doubling"),
    [
        ("X", DOUBLED),
        ("X X", UNDOUBLED),
        ("XX", REDOUBLED),
        ("X XX", REDOUBLED),
        ("XX X", DOUBLED),
        ("XX XX", UNDOUBLED),
    ],
)
def test_doubling(pressed: str, doubling: Doubling, ask: Ask) -> None:
    asked = ask()
    cards = {"X": asked.pad.doubled, "XX": asked.pad.redoubled}
    press(*(cards[name] for name in pressed.split()))
    assert asked.dialog.choice.doubling is doubling
    lies = [way for way, card in ((DOUBLED, "X"), (REDOUBLED, "XX")) if cards[card].isChecked()]
    assert lies == [doubling] * (doubling is not UNDOUBLED)


# Honours.


@pytest.mark.parametrize("strain", Strain)
def test_no_100_at_notrump(strain: Strain, ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(1, strain)))
    assert possible(figures(asked)) == ({0, 150} if strain is N else {0, 100, 150})


def test_honours_wait_while_the_player_looks_at_notrump(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(4, S)), asked.pad.declarers.card(NORTH))
    press(asked.pad.figures.card(100), asked.pad.holders.card(SOUTH))
    assert "honours held by Cy" in chosen(asked)
    press(asked.pad.bids.card(Bid(4, N)))
    assert "no honours" in chosen(asked)
    assert "honours held by Cy" not in chosen(asked)
    assert asked.dialog.choice.deal == read_deal("N 4NT=")
    press(asked.pad.bids.card(Bid(4, S)), asked.dialog.enter)
    assert asked.deals == ["N 4S= honours S 100"]


def test_the_holder_is_asked_for_only_with_honours(ask: Ask) -> None:
    asked = ask()
    holders = {seat: asked.pad.holders.card(seat) for seat in Seat}
    press(asked.pad.bids.card(Bid(4, N)))
    assert possible(holders) == set()
    press(asked.pad.figures.card(150))
    assert possible(holders) == set(Seat)
    press(asked.pad.figures.card(0))
    assert possible(holders) == set()


@pytest.mark.parametrize(
    ("form", "honours", "offered"),
    [(RUBBER, True, True), (CHICAGO, True, True), (RUBBER, False, False), (DUPLICATE, True, False)],
)
def test_where_honours_are_offered(form: Form, honours: bool, offered: bool, ask: Ask) -> None:
    asked = ask(Round(Options(form, honours), FOUR))
    assert asked.pad.figures.isVisible() is asked.pad.holders.isVisible() is offered


def test_no_honours_on_a_board(ask: Ask) -> None:
    """A round of boards that was made a rubber."""
    asked = ask(entered(on_board(3, "N 4S="), seating=FOUR), FIRST)
    assert not asked.pad.figures.isVisible()
    asked = ask(entered(seating=FOUR, next_board=7))
    assert not asked.pad.figures.isVisible()


def test_honours_agreed_away_stay_as_they_were_entered(ask: Ask) -> None:
    asked = ask(entered("N 4S= honours E 100", seating=FOUR, honours=False), FIRST)
    press(asked.pad.results.card(1), asked.dialog.enter)
    assert asked.deals == ["N 4S+1 honours E 100"]


def test_honours_do_not_outlive_a_change_to_duplicate(ask: Ask) -> None:
    asked = ask(entered("N 4S= honours E 100", seating=FOUR, form=DUPLICATE), FIRST)
    press(asked.pad.results.card(1), asked.dialog.enter)
    assert asked.deals == ["N 4S+1"]


# An earlier deal.


@pytest.mark.parametrize(
    ("deal", "lies"),
    [
        ("pass", ["passed out"]),
        ("N 1C=", ["1 club", "declarer Ann", "made", "no honours"]),
        (
            "W 6HX-3 honours E 150",
            [
                "6 hearts",
                "doubled",
                "declarer Di",
                "3 down",
                "150 for honours",
                "honours held by Bob",
            ],
        ),
        (
            "E 3NTXX+2",
            ["3 notrump", "redoubled", "declarer Bob", "made with 2 over", "no honours"],
        ),
    ],
)
def test_a_correction_starts_with_the_deal(deal: str, lies: list[str], ask: Ask) -> None:
    asked = ask(entered(deal, "S 2C=", seating=FOUR), FIRST)
    assert chosen(asked) == lies
    assert asked.dialog.windowTitle() == window_words.entry_target(
        words.item_text(read_deal(deal), FOUR), inserts=False
    )
    preview = asked.document.preview
    assert preview
    assert preview.at == FIRST.at
    assert asked.message == words.entered_deal_aloud(preview.deal, preview.scored.rounds[0])


def test_corrected(ask: Ask) -> None:
    dealt = Deal(read_deal("N 4S=").contract, 10, dealer=EAST)
    asked = ask(entered(dealt, "S 2C=", seating=FOUR), FIRST)
    press(asked.pad.results.card(-2), asked.dialog.enter)
    assert asked.deals == ["N 4S-2", "S 2C="]
    first = asked.document.evening.rounds[0].items[0]
    assert isinstance(first, Deal)
    assert first.dealer is EAST
    assert asked.document.steps.to_undo


def test_nothing_corrected_is_no_step(ask: Ask) -> None:
    asked = ask(entered("N 4S=", seating=FOUR), FIRST)
    press(asked.pad.results.card(-2), asked.pad.results.card(0), asked.dialog.enter)
    assert asked.document.steps.to_undo is None
    assert asked.document.preview is None
    flush()
    assert not asked.is_open


def test_a_forgotten_deal_is_inserted(ask: Ask) -> None:
    asked = ask(entered("N 4S=", seating=FOUR), Target(At(0, 0), inserts=True))
    assert asked.dialog.windowTitle() == window_words.entry_target("4♠ by Ann", inserts=True)
    assert chosen(asked) == []
    press(asked.pad.bids.card(Bid(1, C)), asked.pad.declarers.card(EAST), asked.dialog.enter)
    assert asked.deals == ["E 1C=", "N 4S="]


@pytest.mark.parametrize("how", ["button", "key", "frame"])
def test_cancelled(how: str, ask: Ask) -> None:
    asked = ask(entered("N 4S=", seating=FOUR), FIRST)
    press(asked.pad.results.card(-2))
    if how == "button":
        press(asked.dialog.cancel)
    elif how == "key":
        keys(ESCAPE)
    else:
        asked.dialog.close()
    assert asked.document.preview is None
    assert asked.deals == ["N 4S="]
    flush()
    assert not asked.is_open


# What it leaves behind.


def test_freed_when_closed(ask: Ask) -> None:
    asked = ask()
    dialog = weakref.ref(asked.dialog)
    cards = [weakref.ref(card) for card in asked.pad.cards]
    keys("4sn")
    keys(ENTER)
    flush()
    assert not asked.is_open
    del asked.dialog, asked.pad
    gc.collect()
    assert dialog() is None
    assert [card for card in cards if card() is not None] == []


def test_opened_again_and_again(ask: Ask) -> None:
    for number in range(20):
        asked = ask()
        press(asked.pad.bids.card(Bid(1, C)))
        if number % 2:
            asked.dialog.reject()
        else:
            asked.dialog.close()
        flush()
        assert not asked.is_open
        assert asked.window.children() == []
