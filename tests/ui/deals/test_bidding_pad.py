"""The bidding pad at the bottom of the window: taps, keys between them, and their effect."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, LEVELS, NOTRUMP, SPADES, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS, RUBBER, Form, Options
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import EAST, NORTH, SOUTH, WEST, Both, Seat, Seating
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.deals.bidding_pad import BiddingPad
from scorepad.ui.deals.cards import EDGE, CardButton
from scorepad.ui.look import FINGER
from scorepad.ui.painting.sheet_painter import FIGURE
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered, on_board
from tests.ui.windows import Opened, shown_sheets, total, type_deal

ENTER = Qt.Key.Key_Return
NOTHING_YET = "Choose the contract, or Pass if all four passed."


def with_pad(opened: Opened, round_: Round | None = None) -> tuple[MainWindow, BiddingPad]:
    window = opened(Evening((round_ or entered(seating=FOUR),)))
    window.entry.pad.click()
    QApplication.processEvents()
    return window, window.tonight.pad


def tap(*cards: QWidget) -> None:
    for card in cards:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)


def bid(pad: BiddingPad, level: int, strain: Strain) -> CardButton:
    return pad.bids.card(Bid(level, strain))


def deals(window: MainWindow) -> list[str]:
    items = [item for entered in window.document.evening.rounds for item in entered.items]
    return [print_deal(item) for item in items if isinstance(item, Deal)]


def chosen(pad: BiddingPad) -> list[str]:
    """The names of all cards that are chosen."""
    return [card.accessibleName() for card in pad.cards if card.isChecked()]


def seen(cards: tuple[CardButton, ...]) -> list[str]:
    return [card.accessibleName() for card in cards if card.isVisible()]


# A new deal.


def test_three_taps_for_four_spades_made(opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(bid(pad, 4, SPADES), pad.declarers.card(NORTH), pad.enter)
    assert deals(window) == ["N 4S="]
    assert total(window) == Both(120, 0)
    assert window.focusWidget() is window.entry.field


def test_after_a_deal_it_is_ready_for_the_next(opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(bid(pad, 7, NOTRUMP), pad.declarers.card(EAST), pad.more, pad.results.card(-9), pad.enter)
    assert deals(window) == ["E 7NT-9"]
    assert chosen(pad) == []
    assert not pad.enter.isEnabled()
    assert pad.enter.accessibleName() == NOTHING_YET
    assert pad.results.card(0).isVisible()
    assert not pad.results.card(-9).isVisible()
    tap(bid(pad, 1, CLUBS), pad.declarers.card(WEST), pad.results.card(1), pad.enter)
    assert deals(window) == ["E 7NT-9", "W 1C+1"]


def test_each_tap_stands_in_the_line_and_on_the_sheet(opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(pad.declarers.card(NORTH))
    assert (window.entry.text, window.entry.message) == ("ann", ""), "the pad asks"
    assert pad.enter.accessibleName() == NOTHING_YET
    tap(bid(pad, 3, SPADES))
    assert window.entry.text == "3s ann"
    tap(pad.doubled)
    assert window.entry.text == "3s ann x"
    assert ("180", "") in shown_sheets(window)
    tap(pad.results.card(-1))
    assert window.entry.text == "3s ann x -1"
    assert window.entry.message == "", "the pad says it, and the sheet"
    assert pad.enter.accessibleName() == "Enter 3♠ doubled, by Ann, 1 down"
    tap(pad.figures.card(100))
    assert (pad.enter.accessibleName(), window.entry.message) == ("Who held the honours?", "")
    assert window.document.preview is None
    tap(pad.declarers.card(EAST))  # the other Bob, who is not asked for
    assert window.entry.text == "3s ann x -1 h100"
    tap(pad.holders.card(EAST))
    assert window.entry.text == "3s ann x -1 h100 bob"
    tap(pad.enter)
    assert deals(window) == ["N 3SX-1 honours E 100"]


def test_keys_and_taps_are_mixed(opened: Opened) -> None:
    window, pad = with_pad(opened)
    QTest.keyClicks(window.entry.field, "4h")
    assert chosen(pad) == ["4 hearts", "made"]
    tap(pad.declarers.card(WEST))
    QTest.keyClicks(window.entry.field, " x-2")
    assert chosen(pad) == ["4 hearts", "doubled", "declarer Di", "2 down"]
    tap(bid(pad, 5, HEARTS), pad.redoubled)
    assert window.entry.text == "5h di xx -2"
    QTest.keyClick(window.entry.field, ENTER)
    assert deals(window) == ["W 5HXX-2"]


def test_what_was_tapped_is_deleted_as_if_it_had_been_typed(opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(bid(pad, 6, SPADES))
    window.entry.field.selectAll()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Delete)
    assert window.entry.text == ""


def test_delete_is_for_the_text_once_something_was_tapped(opened: Opened) -> None:
    window, pad = with_pad(opened, entered("N 2S=", seating=FOUR))
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    window.deal_list.choose(At(0, 0))
    window.deal_list.setFocus()
    tap(bid(pad, 4, SPADES))
    assert window.entry.field.hasFocus()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Backspace)
    assert deals(window) == ["N 2S="]


def test_the_line_keeps_its_size_when_something_is_said_in_it(opened: Opened) -> None:
    window, _ = with_pad(opened)
    field, before = window.entry.field, window.entry.field.geometry()
    assert window.entry.undo.mapTo(window.entry, QPoint()).x() - before.right() < 20
    window.notice.say("120 below the line, for four odd tricks")
    QApplication.processEvents()
    said = QRect(field.mapFromGlobal(window.notice.mapToGlobal(QPoint())), window.notice.size())
    assert field.geometry() == before
    assert field.rect().adjusted(0, 3, -3, -3).contains(said), "its frame is seen"
    window.entry.set_text("4s ann +9")
    QApplication.processEvents()
    assert window.entry.message
    assert field.geometry() == before


def test_a_tap_goes_on_from_what_could_be_read(opened: Opened) -> None:
    window, pad = with_pad(opened, entered(seating=Seating("Ann", "Sam", "Vera", "Di")))
    QTest.keyClicks(window.entry.field, "4s s")
    assert chosen(pad) == ["4 spades", "made"]
    tap(pad.declarers.card(SOUTH))
    assert window.entry.text == "4s vera"
    window.entry.set_text("3nt ann quite")
    tap(pad.results.card(1))
    assert window.entry.text == "3nt ann +1"


def test_what_is_typed_with_the_focus_on_a_card_goes_into_the_line(opened: Opened) -> None:
    window, pad = with_pad(opened)
    bid(pad, 1, CLUBS).setFocus()
    QTest.keyClicks(bid(pad, 1, CLUBS), "4")
    assert window.focusWidget() is window.entry.field
    assert window.entry.text == "4"


def test_cards_are_walked_by_keys(opened: Opened) -> None:
    window, pad = with_pad(opened)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    bid(pad, 1, CLUBS).setFocus()
    QTest.keyClick(bid(pad, 1, CLUBS), Qt.Key.Key_Right)
    assert bid(pad, 1, DIAMONDS).hasFocus()
    QTest.keyClick(bid(pad, 1, DIAMONDS), Qt.Key.Key_Space)
    assert window.entry.text == "1d"
    stops = []
    for _ in range(9):
        focus = QApplication.focusWidget()
        assert focus
        stops.append(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    first = f"declarer {FOUR.at(NORTH)}"
    assert stops == [
        *("1 diamond", "passed out", "doubled", "redoubled", "Clear", first, "made"),
        *("more results", "100 honours"),
    ]


def test_passed_out(opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(bid(pad, 2, SPADES), pad.declarers.card(SOUTH), pad.pass_card)
    assert window.entry.text == "pass"
    assert chosen(pad) == ["passed out"]
    assert not pad.declarers.card(NORTH).isEnabled()
    tap(pad.pass_card)
    assert window.entry.text == ""
    tap(pad.pass_card, bid(pad, 3, SPADES))
    assert window.entry.text == "3s"
    tap(pad.pass_card, pad.enter)
    assert deals(window) == ["pass"]


@pytest.mark.parametrize(
    ("pressed", "typed"),
    [("X", "1c x"), ("X X", "1c"), ("XX", "1c xx"), ("X XX", "1c xx"), ("XX X", "1c x")],
)
def test_doubling(pressed: str, typed: str, opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(pad.doubled)
    assert window.entry.text == ""
    cards = {"X": pad.doubled, "XX": pad.redoubled}
    tap(bid(pad, 1, CLUBS), *(cards[name] for name in pressed.split()))
    assert window.entry.text == typed


def test_cleared(opened: Opened) -> None:
    window, pad = with_pad(opened)
    assert not pad.clear.isEnabled()
    tap(bid(pad, 2, SPADES), pad.declarers.card(SOUTH), pad.clear)
    assert window.entry.text == ""
    assert window.document.preview is None
    assert chosen(pad) == []


# Results and honours.


@pytest.mark.parametrize("level", LEVELS)
def test_likely_results_first_and_all_fourteen_behind_them(level: int, opened: Opened) -> None:
    _, pad = with_pad(opened)
    tap(bid(pad, level, DIAMONDS))
    assert len(seen(pad.results.cards)) == 9
    able = {over for over in range(7) if pad.results.card(over).isEnabled()}
    assert able == set(range(8 - level))
    tap(pad.more)
    there = [over for over in range(-13, 7) if pad.results.card(over).isVisible()]
    assert there == [*range(-6 - level, 8 - level)]
    assert all(pad.results.card(over).isEnabled() for over in there)
    tap(pad.more)
    assert len(seen(pad.results.cards)) == 9


def test_a_rare_result_is_said_where_more_are(opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(bid(pad, 1, CLUBS), pad.more, pad.results.card(6))
    assert window.entry.text == "1c +6"
    assert pad.more.isChecked()
    tap(bid(pad, 6, CLUBS))
    assert window.entry.text == "6c"
    assert not pad.more.isChecked()


@pytest.mark.parametrize("strain", Strain)
def test_no_100_at_notrump(strain: Strain, opened: Opened) -> None:
    _, pad = with_pad(opened)
    tap(bid(pad, 1, strain))
    able = {points for points in (100, 150) if pad.figures.card(points).isEnabled()}
    assert able == ({150} if strain is NOTRUMP else {100, 150})


def test_honours_taken_back(opened: Opened) -> None:
    window, pad = with_pad(opened)
    tap(bid(pad, 4, SPADES), pad.declarers.card(NORTH), pad.figures.card(100))
    assert seen(pad.holders.cards)
    tap(pad.more)
    assert not seen(pad.holders.cards)
    tap(pad.figures.card(100))
    assert window.entry.text == "4s ann"
    tap(pad.figures.card(150))
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert not seen(pad.holders.cards)


@pytest.mark.parametrize(
    ("form", "honours", "offered"),
    [(RUBBER, True, True), (CHICAGO, True, True), (RUBBER, False, False), (DUPLICATE, True, False)],
)
def test_where_honours_are_offered(
    form: Form, honours: bool, offered: bool, opened: Opened
) -> None:
    _, pad = with_pad(opened, Round(Options(form, honours), FOUR))
    tap(bid(pad, 4, SPADES))
    assert bool(seen(pad.figures.cards)) is offered
    assert not seen(pad.holders.cards)


def test_no_honours_on_a_board(opened: Opened) -> None:
    """A round of boards that was made a rubber."""
    window, pad = with_pad(opened, entered(on_board(3, "N 4S="), seating=FOUR, next_board=7))
    assert not seen(pad.figures.cards)
    window.entry.correct(At(0, 0))
    assert not seen(pad.figures.cards)


# An earlier deal.


@pytest.mark.parametrize(
    ("deal", "lies"),
    [
        ("pass", ["passed out"]),
        ("N 1C=", ["1 club", "declarer Ann", "made"]),
        (
            "W 6HX-3 honours E 150",
            [
                *("6 hearts", "doubled", "declarer Di", "3 down"),
                *("150 honours", "honours held by Bob"),
            ],
        ),
    ],
)
def test_a_correction_starts_with_the_deal(deal: str, lies: list[str], opened: Opened) -> None:
    window, pad = with_pad(opened, entered(deal, "S 2C=", seating=FOUR))
    window.entry.correct(At(0, 0))
    assert chosen(pad) == lies


def test_corrected_by_a_double_click_and_a_tap(opened: Opened) -> None:
    window, pad = with_pad(opened, entered("N 4SX=", "S 2C=", seating=FOUR))
    row = window.deals.row_of(At(0, 0))
    assert row is not None
    place = window.deal_list.visualRect(window.deals.index(row, 1)).center()
    port = window.deal_list.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=place)
    tap(pad.doubled, pad.results.card(-2))
    assert pad.enter.accessibleName() == "Correct: 4♠ by Ann, 2 down"
    tap(pad.enter)
    assert deals(window) == ["N 4S-2", "S 2C="]
    assert not window.entry.is_correcting
    assert chosen(pad) == []


def test_a_correction_given_up(opened: Opened) -> None:
    window, pad = with_pad(opened, entered("N 4S=", seating=FOUR))
    window.entry.correct(At(0, 0))
    tap(pad.results.card(-2), pad.clear)
    assert deals(window) == ["N 4S="]
    assert not window.entry.is_correcting


def test_a_forgotten_deal_is_inserted(opened: Opened) -> None:
    window, pad = with_pad(opened, entered("N 4S=", seating=FOUR))
    window.entry.insert(At(0, 0))
    tap(bid(pad, 1, CLUBS), pad.declarers.card(EAST))
    assert pad.enter.accessibleName() == "Enter 1♣ by Bob, made"
    tap(pad.enter)
    assert deals(window) == ["E 1C=", "N 4S="]


def test_honours_agreed_away_stay_as_they_were_entered(opened: Opened) -> None:
    window, pad = with_pad(opened, entered("N 4S= honours E 100", seating=FOUR, honours=False))
    window.entry.correct(At(0, 0))
    tap(pad.results.card(1), pad.enter)
    assert deals(window) == ["N 4S+1 honours E 100"]


def test_the_players_are_those_of_that_deal(opened: Opened) -> None:
    window, pad = with_pad(opened, entered("N 4S", EVE_FOR_ANN, "N 1C", seating=FIVE))
    assert "declarer Eve" in seen(pad.declarers.cards)
    window.entry.correct(At(0, 0))
    assert "declarer Ann" in chosen(pad)


# The switch, and the sheet.


PLAYED = Evening((entered("N 4S=", "E 2H-1", "S 1NT="),))


def test_it_is_switched_by_button_and_key_and_comes_back(opened: Opened) -> None:
    window = opened(PLAYED)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window.entry.field, Qt.Key.Key_B, control)
    assert window.tonight.pad.isVisible()
    assert window.entry.pad.isChecked()
    again = opened(PLAYED)
    assert again.tonight.pad.isVisible()
    tap(again.entry.pad)
    assert not again.tonight.pad.isVisible()
    assert not opened(PLAYED).tonight.pad.isVisible()


def places(window: MainWindow) -> tuple[object, ...]:
    QApplication.processEvents()
    sheet = window.sheet
    return sheet.mapTo(window, QPoint()), sheet.size(), sheet.placed().row


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_the_sheet_stays_as_it_is(size: tuple[int, int], opened: Opened) -> None:
    """Before, during and after typing, taps, corrections and messages."""
    window = opened(PLAYED)
    window.resize(*size)
    without = places(window)
    window.entry.pad.click()
    before = places(window)
    for typed in ("6", "6hxx north+1", "6hxx e e 7"):
        window.entry.set_text(typed)
        assert places(window)[:2] == before[:2]
    window.entry.give_up()
    tap(window.tonight.pad.pass_card)
    assert places(window)[:2] == before[:2]
    window.entry.give_up()
    window.entry.correct(At(0, 1))
    assert places(window)[0] == before[0]
    window.document.steps.undo()
    window.entry.pad.click()
    assert places(window) == without


@pytest.mark.parametrize("points", [9, 12, 20, 28])
def test_what_is_entered_is_seen_above_the_pad(points: int, opened: Opened) -> None:
    """With its total below it."""
    window = opened()
    window.settings.points = points
    window.apply_look()
    window.resize(1024, 600)
    window.entry.pad.click()
    for typed in ("1nn", "2hn", "4sxe-1", "3dn", "1ce", "2sn-1", "4hn", "1se"):
        type_deal(window, typed)
        QApplication.processEvents()
        sheet = window.sheet.placed()
        foots = (window.tonight.pad, window.next_round)
        (foot,) = (each.mapTo(window, QPoint()).y() for each in foots if each.isVisible())
        for rect in sheet.lines:
            low = window.sheet.viewport().mapTo(window, rect.bottomLeft().toPoint())
            assert rect.isNull() or 0 < low.y() < foot
        assert FIGURE * sheet.row >= (16 if points > 9 else 12)


@pytest.mark.parametrize("points", [12, 24])
def test_what_was_entered_last_is_never_part_of_a_sum(points: int, opened: Opened) -> None:
    """Though it stands low on the sheet, for the other side has more above the line."""
    window = opened(read_score_file(b"form rubber\n" + b"N 1S-1\n" * 11 + b"E 1S-3\n"))
    window.settings.points = points
    window.apply_look()
    window.resize(1024, 570)
    window.entry.pad.click()
    QApplication.processEvents()
    sheet = window.sheet.placed()
    (figure,) = (n for n, row in enumerate(sheet.rows) if At(0, 11) in map(row.figure_at, (0, 1)))
    assert sheet.sums
    assert figure not in sheet.sums
    assert not sheet.lines[figure].isNull()


# How it looks, and what a screen reader says.


@pytest.mark.parametrize("points", [9, 12, 20, 28])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_every_card_is_large_enough_for_a_finger(
    points: int, size: tuple[int, int], opened: Opened
) -> None:
    window, pad = with_pad(opened)
    window.settings.points = points
    window.apply_look()
    window.resize(*size)
    QApplication.processEvents()
    tap(bid(pad, 4, SPADES))
    for page in (None, pad.more, pad.more, pad.figures.card(100)):
        if page:
            tap(page)
        QApplication.processEvents()
        for card in pad.cards:
            if card.isVisible():
                assert min(card.width(), card.height()) >= FINGER
                if (points, size) != (28, (1024, 600)):
                    assert card.height() >= FINGER + 2 * EDGE, "as it is painted"
                assert pad.rect().contains(card.geometry())
    assert pad.height() <= 0.4 * window.height()


def test_everything_has_a_name_for_a_screen_reader(opened: Opened) -> None:
    _, pad = with_pad(opened)
    assert pad.accessibleName() == "Bidding pad"
    assert all(card.accessibleName() for card in pad.cards)
    assert bid(pad, 1, CLUBS).accessibleName() == "1 club"
    assert bid(pad, 2, NOTRUMP).accessibleName() == "2 notrump"


def test_chairs_without_names_go_by_where_they_stand(opened: Opened) -> None:
    _, pad = with_pad(opened, Round())
    names = sorted(seen(pad.declarers.cards))
    assert names == [f"declarer {seat}" for seat in ("East", "North", "South", "West")]


@pytest.mark.parametrize("keeper", ["Ann", "Bob", "Cy", "Di", None])
def test_the_keeper_sits_at_the_foot(keeper: str | None, opened: Opened) -> None:
    _, pad = with_pad(opened, Round(seating=FOUR, keeper=keeper))
    foot = FOUR.seat_of(keeper) if keeper else SOUTH
    assert foot
    tap(bid(pad, 4, SPADES), pad.figures.card(100))
    QApplication.processEvents()
    for group in (pad.declarers, pad.holders):
        place = {seat: group.card(seat).geometry().center() for seat in Seat}
        assert place[foot].y() > place[foot.left].y() > place[foot.partner].y()
        assert place[foot.left].x() < place[foot].x() < place[foot.right].x()


def test_with_large_words_first_the_contract_then_all_else(opened: Opened) -> None:
    window, pad = with_pad(opened)
    window.resize(1024, 600)
    for points in (28, 12, 28):
        window.settings.points = points
        window.apply_look()
        is_large = points == 28
        assert pad.bids.cards[0].isVisible()
        assert pad.enter.isVisible() is not is_large
        assert pad.go_on.isVisible() is is_large
    assert pad.bids.cards[0].font().pointSizeF() > 16
    tap(bid(pad, 4, SPADES))
    assert not pad.bids.cards[0].isVisible()
    tap(pad.doubled, pad.declarers.card(NORTH), pad.enter)
    assert deals(window) == ["N 4SX="], "with no more taps than beside each other"
    assert pad.bids.cards[0].isVisible(), "for the next deal"
    tap(bid(pad, 4, SPADES), pad.contract, bid(pad, 5, CLUBS), pad.declarers.card(EAST))
    assert window.entry.text == "5c bob"
    tap(pad.clear)
    assert pad.bids.cards[0].isVisible()
    tap(pad.pass_card, pad.enter)
    assert deals(window) == ["N 4SX=", "pass"]
    window.entry.correct(At(0, 0))
    assert pad.enter.isVisible()
    tap(pad.results.card(1), pad.enter)
    assert deals(window) == ["N 4SX+1", "pass"]
    tap(pad.go_on)
    assert pad.enter.isVisible()


def test_keys_stay_on_the_cards_that_are_seen(opened: Opened) -> None:
    window, pad = with_pad(opened)
    window.resize(1024, 600)
    window.settings.points = 28
    window.apply_look()
    pad.bids.cards[0].setFocus()
    QTest.keyClick(pad.bids.cards[0], Qt.Key.Key_Space)
    assert window.focusWidget() is pad.contract


# The points held, where IMPs are counted against them.


def test_points_are_pressed_with_a_deal(opened: Opened) -> None:
    window, pad = with_pad(opened, entered(form=POINTS, seating=FOUR, keeper="Ann"))
    tap(bid(pad, 4, SPADES), pad.declarers.card(EAST))
    assert not pad.figures.card(100).isVisible()
    assert pad.held.isVisible()
    tap(pad.further)
    assert window.entry.text == "4s bob ew 23p"
    tap(pad.further, pad.further, pad.fewer)
    assert window.entry.text == "4s bob ew 24p"
    assert pad.held.accessibleName() == "They 24 points, press for the other side"
    tap(pad.held)
    assert window.entry.text == "4s bob ns 24p"
    tap(*[pad.fewer] * 5)
    assert window.entry.text == "4s bob ew 21p", "nineteen are fewer than the others hold"
    tap(pad.held, pad.enter)
    assert deals(window) == ["E 4S= points NS 21"]


def test_points_of_a_deal_that_was_passed_out(opened: Opened) -> None:
    window, pad = with_pad(opened, entered(form=POINTS, seating=FOUR, keeper="Bob"))
    tap(pad.pass_card, pad.held)
    assert window.entry.text == "pass ew 23p"
    tap(pad.enter)
    assert deals(window) == ["pass points EW 23"]


def test_no_more_than_all_points(opened: Opened) -> None:
    window, pad = with_pad(opened, entered(form=POINTS, seating=FOUR))
    window.entry.set_text("4s ann ns 40p")
    tap(pad.further)
    assert window.entry.text == "4s ann ns 40p"
    assert seen((pad.fewer, pad.held, pad.further)) == [
        "one point fewer",
        "We 40 points, press for the other side",
        "one point more",
    ]
