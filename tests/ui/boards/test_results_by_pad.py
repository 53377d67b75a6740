"""Results of several tables entered on the pad."""

from dataclasses import replace
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from scorepad.bridge.comparison import Average, Comparison, NotPlayed, Played
from scorepad.bridge.contract import HEARTS, SPADES
from scorepad.bridge.entering_results import ResultPlace, traveller
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.seats import EAST, NORTH
from scorepad.bridge.typed.partial_deal import Bid
from scorepad.ui.boards.lines import Grid
from scorepad.ui.deals.bidding_pad import BiddingPad
from scorepad.ui.look import FINGER
from scorepad.ui.parts.list_table import LOWEST
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import boards as boards_words
from tests.bridge.table import bid
from tests.ui.ways.sessions import HOWELL, TEAMS, evening
from tests.ui.windows import Opened


def at_the_pad(opened: Opened, session: Comparison = HOWELL) -> tuple[MainWindow, BiddingPad]:
    window = opened(evening(session))
    window.resize(1024, 600)
    tap(window.boards.line.pad)
    QApplication.processEvents()
    assert window.boards.cards
    return window, window.boards.cards


def tap(*buttons: QAbstractButton) -> None:
    for button in buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def results(window: MainWindow) -> list[tuple[int, str, object]]:
    comparison = window.document.evening.rounds[-1].comparison
    assert comparison
    return [(one.board, one.ns, one.what) for one in comparison.results]


def test_results_by_touch_alone(opened: Opened) -> None:
    """Made, down, passed out, not played, an average, corrected, and all undone."""
    window, pad = at_the_pad(opened)
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter)
    tap(pad.bids.card(Bid(2, HEARTS)), pad.doubled, pad.declarers.card(EAST))
    tap(pad.results.card(-2), pad.enter)
    tap(pad.pass_card, pad.enter)
    tap(pad.awards.card("not played"), pad.enter)
    tap(pad.average, pad.awards.card("ave+ ave-"), pad.enter)
    assert results(window) == [
        (1, "6", Played(bid("N 4S"), 10)),
        (2, "6", Played(bid("E 2HX"), 6)),
        (3, "6", Played()),
        (4, "4", NotPlayed()),
        (5, "4", Average("ave+", "ave-")),
    ]
    window.boards.line.go_to(ResultPlace(1, "6", "1"))
    assert pad.results.card(0).isChecked()
    tap(pad.results.card(1), pad.enter)
    assert results(window)[0] == (1, "6", Played(bid("N 4S"), 11))
    for _ in range(6):
        tap(window.boards.line.undo)
    assert results(window) == []


def test_what_is_pressed_after_a_correction_leads_to_the_board_it_is_for(opened: Opened) -> None:
    window, pad = at_the_pad(opened)
    tap(pad.pass_card, pad.enter)
    window.boards.line.go_to(ResultPlace(1, "6", "1"))
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter)
    boards = window.boards.results.boards
    assert boards.chosen == 1, "what was corrected stays in view"
    tap(pad.bids.card(Bid(2, HEARTS)))
    assert boards.chosen == 2


def test_a_declarer_pressed_first_is_no_fault(opened: Opened) -> None:
    window, pad = at_the_pad(opened)
    line = window.boards.line
    asked = line.said.text()
    tap(pad.declarers.card(NORTH))
    assert line.field.text()
    assert line.said.text() == asked
    line.enter()
    assert "is not a deal" in line.said.text()
    tap(pad.bids.card(Bid(4, SPADES)), pad.enter)
    assert results(window) == [(1, "6", Played(bid("N 4S"), 10))]


def test_the_pairs_that_were_typed_stay(opened: Opened) -> None:
    window, pad = at_the_pad(opened)
    QTest.keyClicks(window.boards.line.field, "7 5-3 1c")
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH))
    assert window.boards.line.field.text() == "7 5-3 4s n"
    tap(pad.average, pad.awards.card("ave ave"))
    assert pad.average.isChecked()
    assert window.boards.line.field.text() == "7 5-3 ave ave"
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter)
    assert results(window) == [(7, "5", Played(bid("N 4S"), 10))]
    QTest.keyClicks(window.boards.line.field, "8 1-2 ")
    tap(pad.bids.card(Bid(4, SPADES)))
    assert window.boards.line.field.text() == "8 1-2 4s"
    tap(pad.clear)
    QTest.keyClicks(window.boards.line.field, "7 1-2 4sn")
    tap(pad.clear)
    assert window.boards.line.field.text() == ""


def test_averages_stay_under_a_page_while_a_phone_enters_a_result(opened: Opened) -> None:
    """Nothing can be pressed there, and yet the cards are updated."""
    window, pad = at_the_pad(opened)
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter, pad.average)
    window.openers.new_evening()
    assert not pad.isEnabled()
    window.document.steps.undo()
    QApplication.processEvents()
    assert pad.awards.card("ave ave").isVisible()


def test_a_match_has_no_average_for_both(opened: Opened) -> None:
    _, pad = at_the_pad(opened, TEAMS)
    tap(pad.average)
    able = [card.accessibleName() for card in pad.awards.cards if card.isEnabled()]
    assert able == [
        "an average, 0 for North-South and 0 for East-West",
        "an average, +3 for North-South and −3 for East-West",
        "an average, −3 for North-South and +3 for East-West",
        "Not played",
    ]
    tap(pad.more)
    assert pad.average.isVisible()


@pytest.mark.parametrize("points", [9, 12, 20])
def test_all_is_large_enough_for_a_finger_and_the_window_no_larger(
    opened: Opened, points: int
) -> None:
    window, _ = at_the_pad(opened)
    window.settings.points = points
    window.apply_look()
    for _ in range(2):  # first the line, then the room left for the others
        QApplication.processEvents()
    small = [
        (button.text() or button.accessibleName(), button.size().toTuple())
        for button in window.findChildren(QAbstractButton)
        if button.isVisible() and min(button.width(), button.height()) < FINGER
    ]
    assert small == []
    for grid in (window.boards.results.boards, window.boards.results.lines):
        assert grid.verticalHeader().sectionSize(0) >= round(LOWEST * FINGER)
    assert window.size().toTuple() == (1024, 600)
    stage = window.boards
    assert stage.cards
    parts = (stage.pages, stage.cards, stage.line)
    for above, below in (*pairwise(parts), (stage.line.field, stage.line.said)):
        assert above.geometry().bottom() < below.geometry().top()
    lines = stage.results.lines.viewport().height()
    assert lines >= FINGER


def test_the_pad_makes_room_for_the_ranking_and_goes_with_its_button(opened: Opened) -> None:
    window, pad = at_the_pad(opened)
    window.boards.turn_to(1)
    assert pad.isHidden()
    window.boards.turn_to(0)
    assert pad.isVisible()
    tap(window.boards.line.pad)
    assert (pad.isHidden(), window.settings.pad, window.entry.pad.isChecked()) == (
        True,
        False,
        False,
    )
    window.entry.pad.setChecked(True)
    assert (pad.isHidden(), window.boards.line.pad.isChecked()) == (False, True)


@pytest.mark.parametrize(
    ("typed", "cells", "said"),
    [
        ("score -50", ("", "", "", "", "50"), "only the score is known, −50 for North-South"),
        (
            "split 420 -50",
            ("Split score", "", "420 / −50", "", ""),
            "a split score, +420 for North-South and +50 for East-West",
        ),
    ],
)
def test_a_score_without_a_contract(
    opened: Opened, typed: str, cells: tuple[str, ...], said: str
) -> None:
    """The traveller shows it as a number, and it can be typed again like that."""
    window = opened(evening(HOWELL))
    line = window.boards.line
    QTest.keyClicks(line.field, typed)
    assert said in line.said.text()
    QTest.keyClick(line.field, Qt.Key.Key_Return)
    (result,) = line.comparison.results
    table = boards_words.traveller_table(traveller(line.ranking, 1), line.ranking)
    (row,) = (row for row in table.rows if row.line.figure)
    assert tuple(column.text(row) for column in table.columns[2:7]) == cells
    assert boards_words.typed_again(result) == typed
    assert boards_words.met(result) == "6–1: " + (" ".join(filter(None, cells[:3])) or "−50")


def test_once_all_results_are_in_the_pad_gives_way_until_one_is_pressed(opened: Opened) -> None:
    window, pad = at_the_pad(opened)
    line = window.boards.line
    while line.at:
        tap(pad.pass_card, pad.enter)
    window.overlays.close_all()
    assert not pad.isVisible()
    assert line.pad.isChecked(), "it comes again with the next session"
    line.go_to(ResultPlace(1, "6", "1"))
    assert pad.isVisible()
    assert pad.enter.accessibleName().startswith("Correct: ")
    tap(pad.bids.card(Bid(4, SPADES)), pad.declarers.card(NORTH), pad.enter)
    assert not pad.isVisible()


def test_a_board_without_gaps_is_only_looked_at(opened: Opened) -> None:
    """What is entered then goes where it is expected, and when all are in, no pad comes."""
    window, pad = at_the_pad(opened, TEAMS)
    stage, line = window.boards, window.boards.line
    for typed in ("1 a1-b1 4sn", "1 b2-a2 4sn-1"):
        line.enter_text(typed)
    asked, expected = line.said.text(), line.at
    stage.results.boards.choose(1)
    assert (line.at, line.said.text()) == (expected, asked)
    tap(pad.bids.card(Bid(4, SPADES)))
    assert expected
    assert stage.results.boards.chosen == expected.board
    tap(pad.clear)
    while line.at:
        tap(pad.pass_card, pad.enter)
    window.overlays.close_all()
    stage.results.boards.choose(2)
    assert not pad.isVisible()
    assert line.said.text() == "All results are in; double-click one to correct it."
    assert stage.results.boards.chosen == 2


def test_the_bars_of_results_do_not_come_and_go_for_ever(opened: Opened) -> None:
    """Beside a bar the text was smaller, had room without it, and was larger again."""
    window, _ = at_the_pad(opened)
    window.settings.points = 20
    with patch.object(Grid, "_write", autospec=True, side_effect=Grid._write) as written:
        window.apply_look()
        for _ in range(3):
            QApplication.processEvents()
    assert written.call_count < 100


@pytest.mark.parametrize("points", [12, 20, 24, 28])
@pytest.mark.parametrize("session", [HOWELL, TEAMS], ids=["howell", "teams"])
def test_two_lines_of_results_are_seen_above_the_pad(
    session: Comparison, points: int, opened: Opened
) -> None:
    window, pad = at_the_pad(opened, session)
    window.settings.points = points
    window.apply_look()
    QTest.qWait(0)
    lines = window.boards.results.lines
    assert pad.isVisible()
    assert lines.viewport().height() >= 2 * lines.verticalHeader().defaultSectionSize()
    assert window.size().toTuple() == (1024, 600)


@pytest.mark.parametrize("points", [12, 16])
def test_the_lines_of_a_board_are_seen_above_the_pad_with_its_name(
    points: int, opened: Opened
) -> None:
    window, _ = at_the_pad(opened)
    window.settings.points = points
    window.apply_look()
    QTest.qWait(0)
    stage = window.boards
    lines, boards = stage.results.lines, stage.results.boards
    assert lines.verticalScrollBar().maximum() == 0, "all three"
    assert stage.scoring.text() == "Board 1: North deals, nobody vulnerable"
    assert not stage.results.title.isVisible(), "it is said once"
    for _ in range(5):
        stage.line.enter_text("4sn")
    QApplication.processEvents()
    assert stage.scoring.text().startswith("Board 6: ")
    assert [row for row in range(15) if is_whole(boards, row)] == [4, 5, 6]
    tap(stage.line.pad)
    QApplication.processEvents()
    assert stage.results.title.text() == "Board 6: East deals, East-West vulnerable"
    assert stage.results.title.isVisible()
    assert stage.scoring.text() == "Matchpoints"


@pytest.mark.parametrize("height", [552, 600])
def test_four_boards_of_a_match_are_seen_above_the_pad(opened: Opened, height: int) -> None:
    plan = Plan(Movement.TEAMS, 4, 2, rounds=2)
    window, pad = at_the_pad(opened, replace(TEAMS, plan=plan))
    window.resize(1008, height)
    QApplication.processEvents()
    boards = window.boards.results.boards
    assert pad.isVisible()
    assert boards.lines.rowCount() == 4
    assert all(is_whole(boards, row) for row in range(4))
    assert boards.verticalScrollBar().maximum() == 0


def test_a_board_is_named_above_its_lines_where_all_have_room(opened: Opened) -> None:
    window, pad = at_the_pad(opened, TEAMS)
    window.resize(1366, 738)
    QApplication.processEvents()
    assert pad.isVisible()
    assert window.boards.results.title.isVisible()
    assert window.boards.scoring.text() == "Teams in IMPs"
    window.resize(1024, 560)
    QApplication.processEvents()
    assert window.boards.scoring.text() == "Board 1: North deals, nobody vulnerable"


def is_whole(grid: Grid[Any], row: int) -> bool:
    return grid.viewport().rect().contains(grid.visualRect(grid.lines.index(row, 0)))


def test_the_lines_beside_the_one_asked_for_are_seen_and_a_line_that_is_clicked_stays(
    opened: Opened,
) -> None:
    session = replace(HOWELL, plan=Plan(Movement.MITCHELL, 14, 2), names=())
    window, _ = at_the_pad(opened, session)
    lines = window.boards.results.lines
    third = next(one for one in all_expected(session) if (one.board, one.ns) == (6, "3"))
    window.boards.line.go_to(ResultPlace(*third[2:]))
    QApplication.processEvents()
    seen = [row for row in range(7) if is_whole(lines, row)]
    here = lines.currentIndex().row()
    assert seen == [here - 1, here, here + 1]
    at = lines.visualRect(lines.lines.index(here + 1, 0)).center()
    for _ in range(2):
        QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()
        assert lines.visualRect(lines.lines.index(here + 1, 0)).contains(at)
        assert lines.currentIndex().row() == here + 1
