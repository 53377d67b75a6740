"""The dialog of a deal: every card, what is impossible, the keys, and what it leaves behind."""

import gc
import weakref
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.agreed import CHICAGO, DUPLICATE, RUBBER, Agreed, Form
from scorepad.bridge.contract import DOUBLED, LEVELS, REDOUBLED, UNDOUBLED, Doubling, Strain
from scorepad.bridge.corrections import At
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Seat, Seating
from scorepad.ui import look, words
from scorepad.ui.choice import Bid
from scorepad.ui.deals.cards import Card
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.document import NEXT, Document, Target
from scorepad.ui.words import pad as pad_words
from scorepad.ui.words import window as window_words
from tests.bridge.table import FOUR, entered, on_board
from tests.ui.windows import flush

C, D, H, S, N = Strain
ENTER, ESCAPE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab
FIRST = Target(At(0, 0))
LONG = Seating("Bartholomew Featherstonehaugh", "Wilhelmina", "Maximilian", "Anne-Marie de la Tour")


class Asked:
    """A document with the dialog that asks for one of its deals."""

    def __init__(self, window: QWidget, evening: Evening, target: Target, points: float) -> None:
        self.document = Document(evening)
        self.window = window
        self.dialog = DealDialog(self.document, target, look.LIGHT, points, window)
        self.dialog.open()
        self.pad = self.dialog.pad

    @property
    def says(self) -> str:
        return self.dialog.sentence.text()

    @property
    def deals(self) -> list[str]:
        """Every deal of the evening, in its notation."""
        items = [item for entered in self.document.evening.rounds for item in entered.items]
        return [print_deal(item) for item in items if isinstance(item, Deal)]

    @property
    def is_open(self) -> bool:
        return bool(self.window.findChildren(DealDialog))


Ask = Callable[..., Asked]


@pytest.fixture
def ask(qtbot: QtBot) -> Iterator[Ask]:
    """Asks for a deal of a round, the next one where nothing else is said."""
    window = QWidget()
    window.resize(700, 500)
    qtbot.addWidget(window)
    window.show()

    def open_on(round_: Round | None = None, target: Target = NEXT, points: float = 12) -> Asked:
        asked = Asked(window, Evening((round_ or entered(seating=FOUR),)), target, points)
        asked.dialog.activateWindow()
        qtbot.waitUntil(asked.dialog.isActiveWindow)
        return asked

    yield open_on
    for dialog in window.findChildren(DealDialog):
        dialog.reject()


def focus() -> QWidget:
    """The card that has the focus."""
    card = QApplication.focusWidget()
    assert card
    return card


def keys(*typed: str | Qt.Key) -> None:
    """Type, wherever the focus is."""
    for key in typed:
        if isinstance(key, str):
            for letter in key:
                QTest.keyClicks(focus(), letter)
        else:
            QTest.keyClick(focus(), key)


def possible(cards: Mapping[Any, Card]) -> set[Any]:
    return {value for value, card in cards.items() if card.isEnabled()}


def results(asked: Asked) -> dict[int, Card]:
    return {over: asked.pad.results.card(over) for over in range(-13, 7)}


def figures(asked: Asked) -> dict[int, Card]:
    return {points: asked.pad.figures.card(points) for points in (0, 100, 150)}


def chosen(asked: Asked) -> list[str]:
    """The names of all cards that lie chosen."""
    return [card.accessibleName() for card in asked.pad.cards if card.isChecked()]


def press(*cards: Card) -> None:
    for card in cards:
        card.click()


# A new deal.


def test_at_first_nothing_is_chosen(ask: Ask) -> None:
    asked = ask()
    assert asked.dialog.windowTitle() == window_words.entry_name()
    assert chosen(asked) == []
    assert not asked.dialog.enter.isEnabled()
    assert asked.says == pad_words.ask_contract()
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
    assert asked.document.steps.to_undo == "4♠ doubled by Ann"
    flush()
    assert not asked.is_open


def test_it_asks_for_what_is_lacking(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(4, S)))
    assert asked.says == pad_words.ask_declarer()
    press(asked.pad.declarers.card(EAST))
    assert chosen(asked) == ["4 spades", "declarer Bob", "made", "no honours"]
    assert asked.dialog.enter.isEnabled()
    press(asked.pad.figures.card(100))
    assert asked.says == pad_words.ask_holder()
    assert not asked.dialog.enter.isEnabled()
    press(asked.pad.holders.card(WEST))
    assert asked.dialog.enter.isEnabled()


def test_it_says_and_shows_the_score_before_it_is_entered(ask: Ask) -> None:
    asked = ask(entered("E 3NT=", seating=FOUR))
    press(asked.pad.bids.card(Bid(4, S)), asked.pad.declarers.card(NORTH))
    assert asked.says == "4♠ by Ann, made – We 120 below the line – game"
    assert asked.dialog.enter.accessibleDescription() == asked.says
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
    assert asked.says == "2♥ by Di, made – They 60 below the line"
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
    assert asked.says == "Passed out – no score"
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
    asked = ask(Round(Agreed(form, honours), FOUR))
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
    assert asked.dialog.windowTitle() == window_words.aiming(
        words.item(read_deal(deal), FOUR), inserts=False
    )
    preview = asked.document.preview
    assert preview
    assert preview.at == FIRST.at
    assert asked.says == words.entered(preview.deal, preview.scored.rounds[0])


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
    assert asked.dialog.windowTitle() == window_words.aiming("4♠ by Ann", inserts=True)
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


# The keys.


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
    assert asked.says == pad_words.ask_suit(5)
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


# Names, as they are seen and heard.


def test_every_bid_has_its_name(ask: Ask) -> None:
    asked = ask()
    suits = {C: "clubs", D: "diamonds", H: "hearts", S: "spades", N: "notrump"}
    for level, strain in product(LEVELS, Strain):
        name = asked.pad.bids.card(Bid(level, strain)).accessibleName()
        assert (
            name == f"{level} {suits[strain] if level > 1 or strain is N else suits[strain][:-1]}"
        )


def test_everything_has_a_name_for_a_screen_reader(ask: Ask) -> None:
    asked = ask()
    for card in (*asked.pad.cards, asked.dialog.cancel, asked.dialog.enter):
        read = QAccessible.queryAccessibleInterface(card)
        assert read.text(QAccessible.Text.Name)
        assert read.role() in {QAccessible.Role.CheckBox, QAccessible.Role.Button}
    groups = (asked.pad.bids, asked.pad.declarers, asked.pad.results, asked.pad.figures)
    names = [group.accessibleName() for group in (*groups, asked.pad.holders)]
    assert names == ["Contract", "Declarer", "Result", "Honours", "Held by"]


def test_chairs_without_names_go_by_where_they_stand(ask: Ask) -> None:
    asked = ask(Round())
    names = [card.accessibleName() for card in asked.pad.declarers.cards]
    assert sorted(names) == [f"declarer {seat}" for seat in ("East", "North", "South", "West")]


@pytest.mark.parametrize("keeper", ["Ann", "Bob", "Cy", "Di", None])
def test_the_keeper_sits_at_the_foot(keeper: str | None, ask: Ask) -> None:
    asked = ask(Round(seating=FOUR, keeper=keeper))
    foot = FOUR.seat_of(keeper) if keeper else SOUTH
    assert foot
    place = {seat: asked.pad.declarers.card(seat).geometry().center() for seat in Seat}
    assert place[foot].y() > place[foot.left].y() > place[foot.partner].y()
    assert place[foot.left].x() < place[foot].x() < place[foot.right].x()


def test_names_are_never_read_as_markup(ask: Ask) -> None:
    asked = ask(Round(seating=Seating("<b>Ann</b>", "&Bob", "Cy", "Di")))
    keys("4sn")
    assert asked.says.startswith("4♠ by <b>Ann</b>, made")
    assert asked.dialog.sentence.textFormat() is Qt.TextFormat.PlainText
    assert asked.pad.declarers.card(EAST).accessibleName() == "declarer &Bob"


# How it looks.


@pytest.mark.parametrize("points", [9, 12, 20, 28])
def test_cards_are_large_enough_for_a_finger(points: float, ask: Ask) -> None:
    asked = ask(points=points)
    for card in asked.pad.cards:
        assert card.width() >= 56
        assert card.height() >= 48
        assert card.height() >= points * 3


def test_it_fits_a_small_screen(ask: Ask) -> None:
    """1024 x 600, of which the desktop takes a line and the window its title."""
    asked = ask()
    wanted = asked.pad.wide + QSize(0, asked.dialog.enter.height() + 30)
    assert wanted.width() <= 1000
    assert wanted.height() <= 530


@pytest.mark.parametrize("points", [9, 12, 16, 20, 28])
def test_whatever_has_the_focus_is_seen(points: float, ask: Ask) -> None:
    asked = ask(Round(seating=LONG), points=points)
    asked.dialog.resize(760, 480)
    port = asked.dialog.findChildren(QScrollArea)[0].viewport()
    press(asked.pad.bids.card(Bid(4, S)), asked.pad.figures.card(100))
    for card in asked.pad.cards:
        if card.isEnabled():
            card.setFocus()
            seen = QRect(card.mapTo(port, QPoint()), card.size())
            assert port.rect().contains(seen)


def test_a_longer_sentence_hides_no_card(ask: Ask) -> None:
    asked = ask(entered("N 3N=", "E 3N=", seating=LONG))
    bar = asked.dialog.findChildren(QScrollArea)[0].verticalScrollBar()
    height = asked.dialog.height()
    keys("4sxxn+1")
    QApplication.sendPostedEvents()
    assert asked.dialog.height() > height
    assert bar.maximum() == 0
    keys("=")
    assert asked.dialog.sentence.height() >= asked.dialog.sentence.heightForWidth(
        asked.dialog.sentence.width()
    )


def test_columns_stand_one_below_the_other_where_it_is_narrow(ask: Ask) -> None:
    asked = ask()
    bids, declarers = asked.pad.bids, asked.pad.declarers
    assert declarers.geometry().left() > bids.geometry().right()
    asked.dialog.resize(asked.pad.narrow.width(), 500)
    QApplication.sendPostedEvents()
    assert declarers.geometry().top() > bids.geometry().bottom()


def colours_of(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    points = product(range(image.width()), range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in points}


@pytest.mark.parametrize("colours", [look.LIGHT, look.DARK, look.with_two_colours(look.LIGHT)])
def test_suits_are_shapes_in_their_colours(colours: look.Colours, ask: Ask, qtbot: QtBot) -> None:
    dialog = DealDialog(Document(), NEXT, colours, 12)
    qtbot.addWidget(dialog)
    for strain in (C, D, H, S):
        card = dialog.pad.bids.card(Bid(4, strain))
        assert colours.suits[strain].name() in colours_of(card)
        card.click()
        seen = colours_of(card)
        assert colours.accent.name() in seen
        assert colours.on_accent.name() in seen
        assert colours.suits[strain].name() not in seen - {colours.on_accent.name()}


def test_the_focus_is_seen(ask: Ask) -> None:
    asked = ask()
    card = asked.pad.bids.card(Bid(1, C))
    accent = look.LIGHT.accent.name()
    assert accent in colours_of(card)
    asked.dialog.cancel.setFocus()
    assert accent not in colours_of(card)
    assert accent in colours_of(asked.dialog.cancel)


def test_what_is_impossible_lies_open_on_the_desk(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(7, C)))
    paper = look.LIGHT.paper.name()
    assert paper in colours_of(asked.pad.results.card(-1))
    assert paper not in colours_of(asked.pad.results.card(1))


def test_no_honours_is_a_quiet_choice(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(1, C)))
    none = asked.pad.figures.card(0).grab().toImage()
    assert QColor(none.pixelColor(none.width() // 2, 8)) == look.LIGHT.glow


def test_captions_can_be_read(ask: Ask) -> None:
    asked = ask()
    captions = [label.text() for label in asked.pad.findChildren(QLabel)]
    assert captions == [pad_words.declarer_caption(), pad_words.honours_caption()]


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
