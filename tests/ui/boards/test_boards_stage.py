"""Results of several tables typed into the window."""

from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHeaderView, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.comparison import Comparison, Named, Played, Score, TableResult
from scorepad.bridge.contract import HEARTS
from scorepad.bridge.entering_results import ResultPlace, place_of
from scorepad.bridge.evening import score_evening
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import RUBBER
from scorepad.bridge.ranking import rank
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.boards.boards_replay import BoardsReplay
from scorepad.ui.boards.boards_stage import BoardsStage
from scorepad.ui.boards.lines import Grid
from scorepad.ui.boards.ranking_page import RankingPage
from scorepad.ui.boards.results_page import POINTS
from scorepad.ui.boards.tables_page import TablesPage
from scorepad.ui.help.help_page import HelpPage
from scorepad.ui.painting.result_card import result_card
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.parts.list_table import height_of
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.what_if.what_if_page import WhatIfPage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.table_view import TableView
from scorepad.ui.words import sessions as sessions_words
from tests.bridge.compared import compared, ranked
from tests.bridge.table import bid
from tests.ui.painted import painted
from tests.ui.ways.boards import (
    boards_of_several_tables_replayed,
    each_against_each,
    results_of_several_tables,
    the_ranking_of_five_teams,
)
from tests.ui.ways.sessions import FIVE_TEAMS, HOWELL, TEAMS, all_in_but_one, evening
from tests.ui.ways.table import Table
from tests.ui.windows import Opened, under_test

FEW_PAIRS = (
    read_score_file(
        b"form duplicate\nscoring matchpoints\nboard 1\n1-2: N 4S=\nboard 2\n3-4: N 4S=\n"
    )
    .rounds[0]
    .comparison
)
WHOLE_MATCH = (
    read_score_file(b"form duplicate\nscoring teams\nboard 1\nA1-B1: N 4S=\nB2-A2: N 4S=\n")
    .rounds[0]
    .comparison
)
RESULTS = ("4sn", "4sn+1", "3nw", "1nte", "2hs", "5cw", "6ds", "pass")


class Typist:
    """Types into whatever has the focus, and counts the keys."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.stage, self.keys = window, window.boards, 0

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus, text)
        self.press(Qt.Key.Key_Return)
        self.keys += len(text)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus, key)
        self.keys += 1

    @property
    def focus(self) -> QWidget:
        found = self.window.focusWidget()
        assert found
        return found

    @property
    def comparison(self) -> Comparison:
        found = self.window.document.evening.rounds[-1].comparison
        assert found
        return found

    @property
    def count(self) -> int:
        return len(self.comparison.results)


@pytest.fixture
def teams(opened: Opened) -> Typist:
    return typist(opened, TEAMS)


@pytest.fixture
def howell(opened: Opened) -> Typist:
    return typist(opened, HOWELL)


def typist(opened: Opened, comparison: Comparison) -> Typist:
    window = opened(evening(comparison))
    made = Typist(window)
    for grid in grids(made.stage):
        under_test(grid.lines, window)
    return made


def by_board(at_work: Typist) -> None:
    """Choose in the box to be asked for all results of a board."""
    box = at_work.stage.line.by_board
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.value


def grids(stage: BoardsStage) -> tuple[Grid[Any], ...]:
    return stage.results.boards, stage.results.lines, stage.places.table, stage.places.card


def cells(grid: Grid[Any], row: int) -> list[str]:
    model = grid.model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


@pytest.mark.parametrize(("session", "results"), [(TEAMS, 32), (HOWELL, 45)])
def test_a_session_typed_to_its_end(opened: Opened, session: Comparison, results: int) -> None:
    """No undoubled contract made takes more than six keys, Enter included."""
    at_work = typist(opened, session)
    for number in range(results):
        assert at_work.stage.line.by_board.isVisible()  # as long as it changes the order
        before = at_work.keys
        at_work.type(RESULTS[number % len(RESULTS)])
        assert at_work.keys - before <= 6
        assert len(at_work.comparison.results) == number + 1
    assert not still_expected(at_work.comparison)
    assert at_work.stage.line.said.text() == "All results are in; double-click one to correct it."
    assert at_work.stage.line.by_board.isHidden()
    assert at_work.stage.result.text() == "&Winners…", "it does not lead to the page of results"
    assert len(at_work.stage.ranking.table) == (2 if session is TEAMS else 6)


@pytest.mark.parametrize("began", [HOWELL, TEAMS])
@pytest.mark.parametrize("following", [FEW_PAIRS, WHOLE_MATCH, HOWELL])
def test_another_evening_is_asked_for_its_own_results(
    opened: Opened, began: Comparison, following: Comparison
) -> None:
    """With or without a movement, and as if it had been the first one."""
    alone = typist(opened, following).stage.line
    other = typist(opened, began)
    for _ in range(3):
        other.type("4sn")
    QTest.keyClicks(other.focus, "3 1-2 4")
    other.window.document.open(evening(replace(other.comparison, plan=None)))
    other.window.document.open(evening(following))
    line = other.stage.line
    assert (line.at, line.said.text(), line.field.text()) == (alone.at, alone.said.text(), "")


def test_enter_goes_on_by_round_or_by_board(teams: Typist) -> None:
    for _ in range(5):
        teams.type("p")
    places = [(one.board, one.ns) for one in teams.comparison.results]
    assert places == [(1, "A1"), (2, "A1"), (3, "A1"), (4, "A1"), (5, "B2")]
    by_board(teams)
    teams.type("p")
    teams.type("p")
    places = [(one.board, one.ns) for one in teams.comparison.results[-2:]]
    assert places == [(1, "B2"), (2, "B2")]


def test_each_result_is_a_step(teams: Typist) -> None:
    """An undone result is the next to type; after redo, the one following it."""
    teams.type("4sn")
    teams.type("4sn+1")
    assert teams.stage.line.undo.toolTip() == "Undo board 2, A1 against B1"
    QTest.keyClick(teams.focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert [one.board for one in teams.comparison.results] == [1]
    assert "Board 2" in teams.stage.line.said.text()
    teams.window.document.steps.redo()
    assert "Board 3" in teams.stage.line.said.text()


def test_an_arrow_leads_to_a_line_to_correct(howell: Typist) -> None:
    howell.type("3 4-6 4sn")
    howell.press(Qt.Key.Key_Escape)
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.type("4sn")
    howell.stage.line.go_to(ResultPlace(1, "5", "3"))
    howell.press(Qt.Key.Key_Up)
    howell.press(Qt.Key.Key_Up)
    howell.press(Qt.Key.Key_Down)
    howell.press(Qt.Key.Key_Up)
    assert howell.stage.line.field.selectedText() == "4s n"
    howell.type("4sn-1")
    (corrected,) = (one for one in howell.comparison.results if one.ns == "6")
    assert corrected.what == Played(bid("N 4S"), 9)


def test_up_leads_to_the_result_entered_last_though_it_is_of_another_board(howell: Typist) -> None:
    howell.type("4sn")
    assert "Board 2" in howell.stage.line.said.text()
    howell.press(Qt.Key.Key_Up)
    assert howell.stage.line.field.selectedText() == "4s n"
    howell.type("e")
    assert [one.what for one in howell.comparison.results] == [Played(bid("E 4S"), 10)]
    howell.press(Qt.Key.Key_Escape)
    assert "Board 2" in howell.stage.line.said.text()


def test_arrows_go_on_to_other_boards(howell: Typist) -> None:
    for typed in ("4sn", "3nw", "pass"):  # the first table plays boards 1 to 3
        howell.type(typed)
    seen = []
    for key in (*[Qt.Key.Key_Up] * 2, *[Qt.Key.Key_Down] * 4):
        howell.press(key)
        at = howell.stage.line.at
        assert at
        seen.append(f"{at.board} {at.ns}-{at.ew}")
    assert seen == ["3 6-1", "2 5-3", "3 6-1", "3 4-2", "3 5-3", "4 6-2"]


def test_a_board_that_is_clicked_begins_where_its_results_are_collected(howell: Typist) -> None:
    """Round by round at the table that has played it, board by board in its first line."""
    boards, line = howell.stage.results.boards, howell.stage.line
    boards.choose(4)
    assert line.at == ResultPlace(4, "4", "3")
    by_board(howell)
    boards.choose(5)
    boards.choose(4)
    assert line.at == ResultPlace(4, "6", "2")
    assert howell.stage.results.lines.currentIndex().row() == 0


def test_what_is_typed_stands_in_its_line_before_enter(howell: Typist) -> None:
    lines, boards = howell.stage.results.lines, howell.stage.results.boards

    def typed() -> list[list[str]]:
        rows = range(lines.lines.rowCount())
        return [
            cells(lines, row)[2:9] for row in rows if lines.lines.is_typed(lines.lines.row(row))
        ]

    for text in ("1 6-1 4sn", "1 4-2 4sn-1"):
        howell.type(text)
    howell.stage.line.go_to(ResultPlace(1, "5", "3"))
    QTest.keyClicks(howell.focus, "4h")
    assert typed() == []
    QTest.keyClicks(howell.focus, "s+1")
    assert typed() == [["4♥", "S", "+1", "450", "", "4", "0"]]
    assert lines.chosen == ResultPlace(1, "5", "3")
    assert cells(lines, 0)[7] == "2", "the others are compared with it at once"
    howell.press(Qt.Key.Key_Escape)
    assert typed() == []
    QTest.keyClicks(howell.focus, "2 6-1 p")
    assert typed() == [["Passed out", "", "", "0", "", "", ""]]
    assert boards.chosen == 2, "it is seen on its board"
    assert howell.count == 2
    howell.press(Qt.Key.Key_Return)
    assert (typed(), howell.count) == ([], 3)


def test_the_imps_of_a_board_are_seen_before_its_second_result_is_entered(teams: Typist) -> None:
    """Their columns are there from the beginning, so that nothing moves aside."""
    lines = teams.stage.results.lines
    assert not lines.isColumnHidden(POINTS[0])
    teams.type("1 a1-b1 4sn")
    teams.stage.line.go_to(ResultPlace(1, "B2", "A2"))
    wide = lines.horizontalHeader().sectionPosition(2)
    QTest.keyClicks(teams.focus, "4sn-1")
    assert [cells(lines, row)[7:9] for row in (0, 1)] == [["10", "−10"], ["−10", "10"]]
    assert lines.horizontalHeader().sectionPosition(2) == wide


def test_a_correction_stands_in_its_line_before_enter(howell: Typist) -> None:
    lines = howell.stage.results.lines
    howell.type("4sn")
    howell.press(Qt.Key.Key_Up)
    assert not lines.lines.is_typed(lines.lines.row(0)), "it is as it stands"
    QTest.keyClicks(howell.focus, "-1")
    assert lines.lines.is_typed(lines.lines.row(0))
    assert cells(lines, 0)[2:7] == ["4♠", "N", "−1", "", "50"]
    picture = lines.viewport().grab(lines.visualRect(lines.lines.index(0, 2))).toImage()
    assert picture.pixelColor(2, 2) == look.colours().glow
    howell.press(Qt.Key.Key_Escape)
    assert howell.comparison.results[0].what == Played(bid("N 4S"), 10)


def test_a_correction_that_is_seen_is_taken_out(howell: Typist) -> None:
    howell.type("4sn")
    howell.press(Qt.Key.Key_Up)
    howell.type("x")
    howell.press(Qt.Key.Key_Delete)
    assert howell.comparison.results == ()


def test_how_often_each_score_was_made_is_said_of_three_results(howell: Typist) -> None:
    said = []
    for typed in ("1 6-1 4sn", "1 2-3 4sn-1", "1 4-5 4sn"):
        howell.type(typed)
        howell.stage.line.go_to(ResultPlace(1, "6", "1"))
        said.append(howell.stage.results.often.text().replace("\N{NO-BREAK SPACE}", " "))
    assert said == ["", "", "420 ×2 = 3; −50 = 0"]
    howell.type("1 2-3 4sn")
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    assert not howell.stage.results.often.text(), "all are alike"


def test_words_grow_with_the_window_while_all_lines_are_seen(howell: Typist) -> None:
    for typed in ("1 6-1 4sn", "1 2-3 4sn-1"):
        howell.type(typed)
    sizes, stage = [], howell.stage
    for wide, high in ((1024, 600), (1920, 1080)):
        howell.window.resize(wide, high)
        QTest.qWait(0)
        for number in range(len(stage.turns)):
            stage.turn_to(number)
        stage.turn_to(0)
        assert stage.cross.table
        grids = stage.results.lines, stage.places.table, stage.cross.table, stage.movement.table
        sizes.append([each.font().pointSizeF() for each in (*grids, stage.results.title)])
    small, large = sizes
    assert all(one < other for one, other in zip(small, large, strict=True))
    for grid in (*grids, stage.results.boards):
        assert grid.verticalScrollBar().maximum() == 0


def test_a_result_is_taken_out(howell: Typist) -> None:
    howell.type("4sn")
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.stage.results.lines.setFocus()
    howell.press(Qt.Key.Key_Delete)
    assert howell.comparison.results == ()


@pytest.mark.parametrize(
    ("typed", "what"),
    [
        ("s", Played(bid("S 3NT"), 9)),
        ("+2", Played(bid("W 3NT"), 11)),
        ("x", Played(bid("W 3NTX"), 9)),
        ("4h", Played(bid("W 4H"), 10)),
        ("1 6-1 4ss", Played(bid("S 4S"), 10)),
    ],
)
def test_what_was_wrong_alone(howell: Typist, typed: str, what: Played) -> None:
    """A double click takes up a line as at one table, and it stays visible."""
    howell.type("3nw")
    howell.type("4sn")
    lines = howell.stage.results.lines
    howell.stage.results.boards.choose(1)
    at = lines.visualRect(lines.model().index(0, 2)).center()
    for click in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseClick):
        click(lines.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert howell.focus is howell.stage.line.field
    assert howell.stage.line.field.selectedText() == "3nt w"
    howell.type(typed)
    assert howell.comparison.results[0].what == what
    assert howell.stage.results.boards.chosen == 1
    assert lines.chosen == ResultPlace(1, "6", "1")
    assert "– was 3NT W =." in howell.window.notice.sentence
    assert howell.window.line.hasFocus()
    howell.type("pass")
    assert len(howell.comparison.results) == 3


def test_a_click_only_names_a_result(howell: Typist) -> None:
    """As at one table: what is typed then goes where it was asked for."""
    howell.type("3nw")
    line, lines = howell.stage.line, howell.stage.results.lines
    howell.stage.results.boards.choose(1)
    at = lines.visualRect(lines.model().index(0, 2)).center()
    for _ in range(2):
        QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert lines.chosen == ResultPlace(1, "6", "1")
        assert (line.field.text(), line.cancel.isHidden()) == ("", True)
        assert line.said.text() == "Double-click it to correct it; F1 explains it."
    howell.type("4sn")
    assert [one.what for one in howell.comparison.results] == [
        Played(bid("W 3NT"), 9),
        Played(bid("N 4S"), 10),
    ]
    howell.stage.results.boards.choose(1)
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=at)
    howell.press(Qt.Key.Key_Delete)
    assert howell.count == 1, "it is the one that Del deletes"


@pytest.mark.parametrize(
    ("typed", "what"),
    [("x", Played(bid("W 3NTX"), 9)), ("+1", Played(bid("W 3NT"), 10))],
)
def test_a_part_alone_corrects_the_result_in_view(howell: Typist, typed: str, what: Played) -> None:
    howell.type("3nw")
    howell.type("4sn")
    howell.stage.line.mark(ResultPlace(1, "6", "1"))
    QTest.keyClicks(howell.stage.line.field, typed)
    assert howell.stage.line.cancel.isVisible()
    howell.press(Qt.Key.Key_Return)
    assert [one.what for one in howell.comparison.results] == [what, Played(bid("N 4S"), 10)]
    assert howell.stage.line.at == ResultPlace(3, "6", "1"), "it goes on where it was"


def test_what_is_done_again_is_seen_and_named(howell: Typist) -> None:
    """As what is undone: on its board, and by either key for it."""
    for typed in ("3nw", "4sn", "pass"):
        howell.type(typed)
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.type("4sn")
    steps, line = howell.window.document.steps, howell.stage.line
    steps.undo()
    assert line.seen == ResultPlace(1, "6", "1")
    assert "3NT" in line._mode.text()
    QTest.keyClick(line.field, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert line.seen == ResultPlace(1, "6", "1")
    assert "4♠" in line._mode.text()
    assert "Redone" in howell.window.notice.sentence


def test_a_result_that_is_undone_is_asked_for_where_it_was(howell: Typist) -> None:
    """Also after another one came back, whose board was shown."""
    for typed in ("3nw", "4sn", "pass", "2hs"):
        howell.type(typed)
    line, steps = howell.stage.line, howell.window.document.steps
    first, last = (place_of(one) for one in (howell.comparison.results[at] for at in (0, -1)))
    line.mark(first)
    line.take_out()
    steps.undo()
    assert line.seen == first
    steps.undo()
    assert line.seen == line.at == last
    assert howell.stage.results.title.text().startswith(f"Board {last.board}")


def test_the_line_in_view_has_the_keyboard(teams: Typist) -> None:
    """Also when sheet and boards take turns, as after another form is chosen and undone."""
    window = teams.window
    window.line.setFocus()
    window.rounds.begin(RUBBER)
    assert window.entry.field.hasFocus()
    window.document.steps.undo()
    assert teams.stage.line.field.hasFocus()


def test_what_the_movement_has_otherwise_is_said(howell: Typist) -> None:
    line = howell.stage.line
    line.field.setText("99 6-1 4sn")
    line.field.textEdited.emit(line.field.text())
    said = "Board 99 is not in the movement."
    assert (
        line.said.text()
        == f"Board 99, 6 against 1: 4♠ by North, made; 420 for North-South.  {said}"
    )
    howell.press(Qt.Key.Key_Return)
    assert howell.window.notice.sentence == said
    howell.type("1 6-2 4sn")
    assert howell.window.notice.sentence == "The movement has other pairs on board 1."


def test_pairs_that_do_not_meet_are_not_asked_for_once_they_are_undone(howell: Typist) -> None:
    """The line stays where it stood, also while their result is there."""
    line, place = howell.stage.line, ResultPlace(4, "4", "3")
    line.go_to(place)
    howell.type("3 1-2 4sn+1")
    assert howell.window.notice.sentence == "The movement has other pairs on board 3."
    assert line.at == place
    howell.window.document.steps.undo()
    assert (howell.count, line.at) == (0, place)
    howell.type("4sn")
    assert howell.comparison.results[0].ns == "4"


def test_another_result_of_the_same_pairs_is_told(howell: Typist) -> None:
    howell.type("1 6-1 4sn")
    howell.type("1 6-1 4sn-1")
    assert howell.window.notice.sentence == "Board 1, 6–1: 4♠ N −1 – was 4♠ N =."
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.type("1 6-3 4sn")
    assert howell.window.notice.sentence == "Board 1, 6–3: 4♠ N = – was 6–1: 4♠ N −1."


def test_delete_takes_out_what_was_taken_up(howell: Typist) -> None:
    """In the line too, as long as nothing else was typed there."""
    howell.type("4sn")
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    QTest.keyClicks(howell.focus, "s")
    howell.press(Qt.Key.Key_Delete)
    assert howell.count == 1
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.press(Qt.Key.Key_Delete)
    assert howell.count == 0
    assert howell.window.notice.sentence == "Deleted: Board 1, 6–1: 4♠ N =."
    howell.press(Qt.Key.Key_Delete)
    howell.type("4sn-1")
    assert howell.comparison.results[0].ns == "6"


def test_the_keys_of_the_menu_do_the_same(howell: Typist) -> None:
    howell.type("4sn")
    control = Qt.KeyboardModifier.ControlModifier
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        QTest.keyClick(howell.focus, key, control)
        assert howell.window.notice.sentence.startswith("A result stays with its board and pairs")
    QTest.keyClick(howell.focus, Qt.Key.Key_I, control | Qt.KeyboardModifier.ShiftModifier)
    assert howell.window.notice.sentence.startswith("Type board and pairs with the result")
    QTest.keyClick(howell.focus, Qt.Key.Key_E, control)
    assert howell.stage.line.field.selectedText() == "4s n"
    howell.press(Qt.Key.Key_Backspace)
    assert howell.stage.line.said.text() == "Type only the wrong part: 4h, x, +1 or e"
    QTest.keyClick(howell.focus, Qt.Key.Key_Delete, control)
    assert howell.count == 0
    QTest.keyClick(howell.focus, Qt.Key.Key_E, control)
    assert howell.stage.line.field.text() == ""


def test_others_than_expected(howell: Typist) -> None:
    howell.type("2 5-3 ave+ ave-")
    (one,) = howell.comparison.results
    assert (one.board, one.ns, one.ew) == (2, "5", "3")


def test_what_is_wrong_is_said_and_nothing_entered(howell: Typist) -> None:
    howell.type("1 1-2 4sn")
    QTest.keyClicks(howell.focus, "1 1-3 4sn")
    assert howell.stage.line.said.text() == "1 has already played board 1."
    howell.press(Qt.Key.Key_Return)
    assert howell.stage.line.field.text() == "1 1-3 4sn"
    assert len(howell.comparison.results) == 1


def test_what_is_unlikely_is_said_and_entered(howell: Typist) -> None:
    for typed in ("1 1-2 4sn", "1 3-4 4sn"):
        howell.type(typed)
    QTest.keyClicks(howell.focus, "1 5-6 4se")
    assert "The only pair in the other direction." in howell.stage.line.said.text()
    howell.press(Qt.Key.Key_Return)
    howell.stage.line.go_to(ResultPlace(1, "5", "6"))
    assert "? 5 against 6: the only pair" in howell.stage.results.doubts.text()
    assert "? 5 against 6: the movement has other pairs" in howell.stage.results.doubts.text()
    boards = howell.stage.results.boards
    assert [cells(boards, row)[1][-1] for row in (0, 1)] == ["?", "3"]
    assert len(howell.comparison.results) == 3


def test_a_board_chosen_waits_for_its_first_result(howell: Typist) -> None:
    howell.stage.results.boards.choose(7)
    howell.type("p")
    (one,) = howell.comparison.results
    assert (one.board, one.ns, one.ew) == (7, "5", "4")


def test_letters_typed_anywhere_go_into_the_line(howell: Typist) -> None:
    howell.stage.turn_to(1)
    howell.stage.places.table.setFocus()
    howell.type("4sn")
    assert len(howell.comparison.results) == 1
    assert howell.stage.pages.currentIndex() == 0


def test_phones_have_the_ranking_of_the_window_and_hide_it_too(teams: Typist) -> None:
    phones = teams.window.openers.phones
    assert phones.start(address="127.0.0.1")
    assert phones.desk
    teams.type("4sn")
    assert phones.desk.ranking_of(teams.comparison) is teams.stage.ranking
    told: list[int] = []
    assert phones.server
    with patch.object(phones.server, "tell", told.append):
        teams.stage.places.hides.click()
    assert phones.desk.hides_ranking
    assert told  # what is visible there now is drawn again
    phones.stop()


@pytest.mark.parametrize(
    ("size", "boards_a_round", "whole"),
    [
        ((1716, 930), 6, True),
        ((1366, 738), 6, False),
        ((1024, 570), 3, True),
        ((1024, 570), 6, False),
    ],
)
def test_boards_are_closer_before_they_are_scrolled(
    size: tuple[int, int], boards_a_round: int, whole: bool, opened: Opened
) -> None:
    at_work = typist(opened, replace(TEAMS, plan=Plan(Movement.TEAMS, 4, boards_a_round)))
    at_work.window.resize(*size)
    QTest.qWait(0)
    boards = at_work.stage.results.boards
    row, room = boards.rowHeight(0), boards.viewport().height()
    usual = 1.5 * boards.fontMetrics().height()
    assert (boards.verticalScrollBar().maximum() == 0) is whole
    assert boards.font().pointSizeF() >= 0.85 * look.points()
    assert row < usual
    assert row >= boards.fontMetrics().height()
    drawn = {int(each) for each in painted(boards.viewport()) if each.isdigit()}
    assert drawn == {*range(1, 1 + min(boards.lines.rowCount(), int(room / row + 0.3)))}


def test_words_stand_where_nothing_can_be_compared_yet(howell: Typist) -> None:
    """Until then the ranking would name two pairs of six, each with no board."""
    howell.type("4sn")
    said = "Nothing can be compared until a board has been played at a second table."
    for page, number in ((howell.stage.places, 1), (howell.stage.cross, 2)):
        howell.stage.turn_to(number)
        assert page.hidden.text() == said
        assert page.hidden.isVisible()
        assert page.hidden.alignment() == Qt.AlignmentFlag.AlignCenter
    assert not howell.stage.places.table.isVisible()
    howell.stage.turn_to(0)
    howell.type("1 2-3 4sn-1")
    howell.stage.turn_to(1)
    assert howell.stage.places.table.isVisible()
    assert not howell.stage.places.hidden.isVisible()


def test_the_ranking_may_be_hidden_until_the_end(teams: Typist) -> None:
    teams.type("4sn")
    teams.stage.turn_to(1)
    teams.stage.places.hides.click()
    assert teams.stage.hides_ranking
    assert not teams.stage.places.shown.isVisibleTo(teams.stage.places)
    assert teams.stage.places.hidden.text().endswith("after 31 more results.")
    teams.stage.turn_to(0)
    assert teams.stage.results.lines.isColumnHidden(7)
    for _ in range(31):
        teams.type("p")
    teams.stage.turn_to(1)
    assert teams.stage.places.shown.isVisibleTo(teams.stage.places)


@pytest.mark.parametrize("points", [12, 20, 28])
def test_columns_stand_still_while_results_come_in(points: int, howell: Typist) -> None:
    """On a small laptop, with names in full where words have their usual size."""
    window, lines = howell.window, howell.stage.results.lines
    window.settings.points = points
    window.apply_look()
    columns = range(lines.lines.columnCount())
    seen = set()
    for text in ("", "1 6-1 4sn", "1 2-3 pass", "1 4-5 7nexx-4"):
        if text:
            howell.type(text)
        howell.stage.line.go_to(ResultPlace(1, "6", "1"))
        for _ in range(2):  # the first one leads to a larger window
            window.resize(1008, 560)
            QApplication.processEvents()
        seen.add(tuple(map(lines.columnViewportPosition, columns)))
        if points == 12:
            for column in (0, 1):
                assert lines.columnWidth(column) >= lines.sizeHintForColumn(column)
    assert len(seen) == 1
    assert lines.columnSpan(0, 2) == 1
    passed = lines.lines.place_of(ResultPlace(1, "2", "3"))
    assert passed is not None
    assert lines.columnSpan(passed, 2) == 3, "words lie over what they leave empty"


def test_the_reason_of_a_figure_is_said(teams: Typist) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn"):
        teams.type(typed)
    teams.stage.turn_to(1)
    places = teams.stage.places
    assert cells(places.table, 0)[:2] == ["1", "A"]
    places.card.selectRow(0)
    assert places.reason.text() == "420 against 400 (1): 1 IMPs."
    assert places.match.text() == "Team A 1, team B 0; victory points 11.20 to 8.80"


def test_each_against_each(howell: Typist) -> None:
    for typed in ("1 6-1 4sn", "1 2-3 4sn-1", "1 4-5 4sn"):
        howell.type(typed)
    howell.stage.turn_to(2)
    table = howell.stage.cross.table
    assert table
    assert cells(table, 0)[:2] == ["3", "Eve & Fred"]
    ann = next(cells(table, row) for row in range(6) if cells(table, row)[0] == "1")
    assert ann == ["1", "Ann & Bob", "", "", "", "", "", "1", "1", "25.00"]
    assert table.lines.row(3).tip == "Against 6 Mrs Kay Smith & Lou: 1 of 4; 1 board"


def test_a_pair_without_names_is_called_by_its_number(opened: Opened) -> None:
    howell = typist(opened, replace(HOWELL, names=()))
    howell.type("4sn")
    howell.stage.turn_to(1)
    howell.stage.places.table.choose("6")
    assert howell.stage.places.who.text() == "Pair 6"


def test_what_teams_won_and_their_byes(opened: Opened) -> None:
    stage = opened(evening(compared(*FIVE_TEAMS))).boards
    stage.turn_to(1)
    stage.places.table.choose("A")
    assert stage.places.who.text() == "A Owls: +12.00 a bye"
    stage.turn_to(2)
    table = stage.cross.table
    assert table
    owls = next(cells(table, row) for row in range(5) if cells(table, row)[0] == "A")
    assert owls == ["A", "Owls", "", "", "", "11.67", "", "23.67"]
    larks = next(cells(table, row) for row in range(5) if cells(table, row)[0] == "B")
    assert larks[-1] == "18.35"


def test_the_sheet_of_a_match_adds_up(teams: Typist) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn", "2 a1-b1 pass"):
        teams.type(typed)
    teams.stage.turn_to(2)
    table = teams.stage.cross.table
    assert table
    assert cells(table, 0) == ["1", "4♠ N =", "3NT N =", "+420", "−400", "+20", "1", "0", "1–0"]
    assert cells(table, 1) == ["2", "Passed out", "to come", "0", "", "", "", "", ""]
    assert cells(table, 2)[-3:] == ["1", "0", ""]
    assert teams.stage.cross.title.text() == "Team A 1, team B 0; victory points 11.20 to 8.80"
    assert teams.stage.turns[2].text() == "Mat&ch sheet"
    teams.window.document.open(evening(HOWELL))
    assert teams.stage.turns[2].text() == "&Cross table"
    assert table is not teams.stage.cross.table


def test_single_players_have_no_cross_table(opened: Opened) -> None:
    plan = Plan(Movement.INDIVIDUAL, 8, 2)
    at_work = typist(opened, Comparison(plan=plan))
    assert at_work.stage.turns[2].isHidden()


def test_f1_says_why_a_figure_is_so(teams: Typist, qtbot: QtBot) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn"):
        teams.type(typed)
    teams.stage.line.go_to(ResultPlace(1, "A1", "B1"))
    teams.window.explain()
    assert teams.window.notice.sentence == "420 against 400 (1): 1 IMPs."
    teams.stage.turn_to(1)
    teams.stage.places.card.selectRow(1)
    teams.window.explain()
    notice, places = teams.window.notice, teams.stage.places
    assert "−400 against −420 (1): 1 IMPs." in notice.sentence, "as that pair reckons it"
    under = places.mapTo(notice.window(), places.rect().bottomLeft())
    assert notice.mapTo(notice.window(), QPoint()).x() == under.x()


def test_the_card_of_a_team_adds_up_to_what_it_brought(teams: Typist) -> None:
    """Both tables brought the IMPs of a board together: they are told once."""
    for typed in ("1 a1-b1 4sn", "1 b2-a2 4sn-1", "2 a1-b1 3nn", "2 b2-a2 3nn+1"):
        teams.type(typed)
    teams.stage.turn_to(1)
    places, card = teams.stage.places.table, teams.stage.places.card
    points = [cells(card, row)[-1] for row in range(4)]
    assert (points, cells(places, 0)[-1]) == (["10", "", "−1", ""], "9")
    for row, why in enumerate(("420 against −50 (10): 10 IMPs.", "50 against −420 (10): 10 IMPs.")):
        card.setCurrentIndex(card.model().index(row, 0))
        assert teams.stage.places.reason.text() == why
    scores = [cells(card, row)[-2] for row in range(4)]
    assert scores == ["+420", "+50", "+600", "−630"], "with signs, as on the match sheet"


def test_another_evening_begins_with_its_results(teams: Typist) -> None:
    teams.stage.turn_to(2)
    teams.window.document.open(evening(HOWELL))
    assert (teams.stage.pages.currentIndex(), teams.stage.turns[0].isChecked()) == (0, True)


def test_the_guide_names_all_who_meet(howell: Typist) -> None:
    howell.stage.turn_to(3)
    table = howell.stage.movement.table
    assert cells(table, 0) == ["1", "1", "6 Mrs Kay Smith & Lou", "1 Ann & Bob", "1–3"]
    assert table.model().rowCount() == 15


def test_the_guide_begins_with_the_round_that_is_played(howell: Typist) -> None:
    stage = howell.stage
    for _ in range(10):  # of the nine in each round
        howell.type("4sn")
    table = stage.movement.table
    stage.turn_to(3)
    stage.resize(stage.width(), 300)
    stage.turn_to(3)
    assert table.lines.row(table.indexAt(QPoint(5, 5))).round == "2"


def test_a_penalty_shows_in_the_row_that_is_chosen_whole(howell: Typist) -> None:
    howell.type("4sn")
    howell.stage.turn_to(1)
    table = howell.stage.places.table
    before = table.lines.columnCount()
    howell.stage.turn_to(0)
    howell.type("adjust 1 -2 late")
    howell.stage.turn_to(1)
    chosen = {index.column() for index in table.selectionModel().selectedIndexes()}
    assert table.lines.columnCount() > before
    assert chosen == {*range(table.lines.columnCount())}


@pytest.mark.parametrize(("width", "beside"), [(1366, True), (400, False)])
def test_the_card_lies_beside_the_places_where_both_have_room(
    howell: Typist, qtbot: QtBot, width: int, *, beside: bool
) -> None:
    howell.type("4sn")
    page = RankingPage(howell.stage.ranking)
    qtbot.addWidget(page)
    page.follow(howell.stage.ranking, missing=0, hides=False)
    page.resize(width, 500)
    page.grab()  # laid out
    assert (page.card.x() > page.table.geometry().right()) is beside
    assert not (beside and page.who.isHidden())


def test_all_pairs_of_a_cross_table_are_seen_with_the_largest_words(table: Table) -> None:
    table.window.settings.points = 28
    table.window.apply_look()
    for _ in range(2):  # the first one leads to a larger window
        table.window.resize(1008, 560)
        QApplication.processEvents()
    each_against_each(table)
    QApplication.processEvents()
    pairs = table.window.boards.cross.table
    assert pairs
    assert pairs.verticalHeader().length() <= pairs.viewport().height()


def test_typing_the_first_result_of_a_board_changes_no_size(table: Table) -> None:
    results_of_several_tables(table)
    boards = table.window.boards
    table.window.settings.points = 28
    table.window.apply_look()
    for _ in range(2):  # the first one leads to a larger window
        table.window.resize(1008, 560)
        QApplication.processEvents()
    lines = boards.results.lines
    before = lines.font().pointSizeF(), lines.horizontalHeader().height()
    QTest.keyClicks(boards.line.field, "3nn")
    QApplication.processEvents()
    assert any(lines.lines.is_typed(lines.lines.row(row)) for row in range(lines.lines.rowCount()))
    assert (lines.font().pointSizeF(), lines.horizontalHeader().height()) == before


def test_the_leader_is_marked_until_another_is_chosen(qtbot: QtBot) -> None:
    first = ranked("board 1", "1-2: N 4S=", "3-4: N 4S-1")
    lost = "1-2: N 4S-2", "3-4: N 4S+1"
    then = ranked("board 1", "1-2: N 4S=", "3-4: N 4S-1", "board 2", *lost, "board 3", *lost)
    page = RankingPage(first)
    qtbot.addWidget(page)
    for ranking in (first, then):
        page.follow(ranking, missing=0, hides=False)
        assert page.table.chosen == ranking.table[0].entrant
    page.table.choose("2")
    page.follow(first, missing=0, hides=False)
    assert page.table.chosen == "2"


def test_a_low_page_has_whole_lines_of_the_card_too(howell: Typist, qtbot: QtBot) -> None:
    howell.type("4sn")
    page = RankingPage(howell.stage.ranking)
    qtbot.addWidget(page)
    page.follow(howell.stage.ranking, missing=0, hides=False)
    page.resize(400, 300)
    page.grab()  # laid out
    assert page.card.y() > page.table.geometry().bottom()
    assert page.card.viewport().height() >= page.card.rowHeight(0)
    assert page.who.isHidden(), "its line is lit above"


def test_without_a_movement_the_pairs_are_typed(opened: Opened) -> None:
    free = typist(opened, replace(HOWELL, plan=None))
    free.stage.turn_to(3)
    assert free.stage.movement.none.isVisibleTo(free.stage.movement)
    assert free.stage.line.said.text() == "Type the board, the pairs and their result: 1 1-2 4sn+1"
    by_board(free)
    free.type("3 1-2 4sn")
    free.type("3-4 4sn-1")
    assert [(one.board, one.ns) for one in free.comparison.results] == [(3, "1"), (3, "3")]


def test_foursomes_play_the_same_boards_one_after_the_other(opened: Opened) -> None:
    """At one table each result leads to the next board, for the same pairs."""
    free = typist(opened, replace(HOWELL, plan=None))
    for typed in ("1 1-2 4sn", "4sn+1", "pass", "1 3-4 4sn-1", "3nn", "1nte"):
        free.type(typed)
    assert [(one.board, one.ns) for one in free.comparison.results] == [
        *((1, "1"), (2, "1"), (3, "1"), (1, "3"), (2, "3"), (3, "3"))
    ]
    assert "Board 4" in free.stage.line.said.text()
    assert {one.boards for one in free.stage.ranking.table} == {3}
    free.type("1 5-6 4sn")
    free.stage.line.go_to(ResultPlace(1, "5", "6"))
    free.type("4sn+1")
    assert "Board 2: 5 Ida & Joe against 6" in free.stage.line.said.text()


def test_the_sheet_is_back_with_another_form(teams: Typist) -> None:
    teams.type("p")
    teams.window.rounds.begin(RUBBER)
    assert teams.window.sheet.isVisible()
    assert not teams.stage.isVisible()
    teams.window.document.steps.undo()
    assert teams.stage.isVisible()


def test_all_teams_are_seen_above_the_boards_of_one(opened: Opened) -> None:
    """On a small laptop, though there are too many columns to show both side by side."""
    at_work = typist(opened, compared(*FIVE_TEAMS))
    at_work.window.resize(1024, 600)
    at_work.stage.turn_to(1)
    QApplication.processEvents()
    places = at_work.stage.places
    assert places.card.y() > places.table.y()
    assert places.table.verticalScrollBar().maximum() == 0
    assert places.card.height() >= height_of(places.card, 2)


@pytest.mark.parametrize("pad", [False, True])
def test_no_half_board_is_left_above_the_others(pad: bool, howell: Typist) -> None:
    howell.window.resize(1024, 600)
    howell.stage.show_pad(pad)
    QApplication.processEvents()
    boards = howell.stage.results.boards
    boards.choose(15)
    assert boards.verticalScrollBar().value() > 0 or not pad
    QApplication.processEvents()
    seen = boards.viewport().grab().toImage()
    above = boards.visualRect(boards.indexAt(QPoint(2, 1))).bottom() + 1
    if above < 0.7 * boards.rowHeight(0):
        strip = {seen.pixel(x, y) for x in range(seen.width()) for y in range(above)}
        assert len(strip) == 1, "nothing stands there"


def test_what_is_undone_is_said(teams: Typist) -> None:
    teams.type("1 a1-b1 4sn")
    teams.window.document.steps.undo()
    assert teams.window.notice.sentence == "Undone: board 1, A1 against B1"
    teams.window.document.steps.redo()
    assert teams.window.notice.sentence == "Redone: board 1, A1 against B1"
    teams.type("1 b2-a2 4sn-1")
    assert teams.window.notice.isHidden()


def test_what_stands_again_is_seen(howell: Typist) -> None:
    """Whether it was deleted or corrected: its board may not be the next one."""
    for _ in range(6):
        howell.type("4sn")
    line, was = howell.stage.line, howell.comparison.results[1]
    for change in (line.take_out, lambda: line.enter_text("x")):
        line.go_to(place_of(was))
        change()
        assert was not in howell.comparison.results
        line.give_up()
        howell.window.document.steps.undo()
        assert was in howell.comparison.results
        assert line.seen == howell.stage.results.lines.chosen == place_of(was)
        assert line.field.text() == ""


def test_names_in_the_ranking_are_whole_on_a_small_laptop(teams: Typist) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn"):
        teams.type(typed)
    teams.window.resize(1024, 600)
    teams.stage.turn_to(1)
    places = teams.stage.places
    QTest.qWait(0)
    table = places.table
    assert table.columnWidth(2) >= table.sizeHintForColumn(2)
    places.hides.hide()
    QTest.qWait(0)
    assert places.director.width() < places.width() / 3


@pytest.mark.parametrize("points", [22, 24, 28])
def test_with_large_words_the_boards_of_a_team_take_the_place_of_the_ranking(
    points: int, teams: Typist
) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn"):
        teams.type(typed)
    teams.window.settings.points = points
    teams.window.apply_look()
    teams.window.resize(1024, 600)
    teams.stage.turn_to(1)
    QTest.qWait(0)
    places = teams.stage.places
    assert places.table.height() >= height_of(places.table, 2)
    assert places.match.height() >= places.match.heightForWidth(places.match.width())
    assert not places.card.isVisible()
    said = teams.stage.scoring
    assert said.heightForWidth(said.width()) < 2 * said.fontMetrics().height()
    assert teams.window.width() == 1024
    places.boards.click()
    QTest.qWait(0)
    assert not places.table.isVisible()
    assert places.card.height() >= height_of(places.card, 2)
    teams.window.settings.points = 12
    teams.window.apply_look()
    QTest.qWait(0)
    assert not places.boards.isVisible()
    assert places.table.isVisible()
    assert places.card.isVisible()


def test_headings_grow_with_the_words_of_a_ranking_that_is_open(teams: Typist) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn"):
        teams.type(typed)
    teams.window.resize(1024, 600)
    teams.stage.turn_to(1)
    QTest.qWait(0)
    head = teams.stage.places.table.horizontalHeader()
    usual = height_of_letters(head)
    teams.window.settings.points = 24
    teams.window.apply_look()
    QTest.qWait(0)
    assert height_of_letters(head) > 1.5 * usual


def height_of_letters(head: QHeaderView) -> int:
    """The number of rows of pixels in its text; the last ones are a rule."""
    picture = head.grab().toImage()
    behind = picture.pixel(0, 0)
    lines = range(picture.height() - 4)
    across = range(picture.width())
    return sum(any(picture.pixel(x, y) != behind for x in across) for y in lines)


@pytest.mark.parametrize(
    ("session", "page", "seen"),
    [
        (compared(*FIVE_TEAMS), 1, ["Name", "VPs", "With\nhandicap"]),
        (WHOLE_MATCH, 2, ["A NS", "NS", "Running"]),
        (HOWELL, 3, ["North-South", "Boards"]),
        (WHOLE_MATCH, 0, ["NS", "EW", "Contract", "By", "Result"]),
    ],
)
def test_with_large_words_every_table_is_written_large(
    session: Comparison, page: int, seen: list[str], opened: Opened
) -> None:
    """Headings take two lines, and what is shown elsewhere too has no column."""
    window = opened(evening(session))
    stage = window.boards
    window.resize(1024, 600)
    for points in (28, 12):
        window.settings.points = points
        window.apply_look()
        stage.turn_to(page)
        QTest.qWait(0)
        table = stage.places.table if page == 1 else stage.explained
        assert table.font().pointSizeF() >= 0.75 * points
        head, columns = table.horizontalHeader(), range(table.lines.columnCount())
        shown = [column for column in columns if not table.isColumnHidden(column)]
        for column in shown:
            assert head.sectionSize(column) >= head.sectionSizeHint(column)
        headings = [table.lines.headerData(at, Qt.Orientation.Horizontal) for at in shown]
        if points == 28:
            assert not {*seen} - {*headings}
    assert len(shown) == table.lines.columnCount()


def test_with_large_words_the_lines_of_a_board_have_most_of_the_room(howell: Typist) -> None:
    window, results = howell.window, howell.stage.results
    window.settings.points = 24
    window.apply_look()
    window.resize(1024, 600)
    for typed in ("1 6-1 4sn", "1 2-3 4sn", "1 4-5 6sxxe-4"):
        howell.type(typed)
    QTest.qWait(0)
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    assert not results.doubts.isVisible(), "it is another result that is doubted"
    assert not results.often.isVisible()
    howell.stage.line.go_to(ResultPlace(1, "4", "5"))
    assert results.doubts.text().startswith("? 4 against 5: ")
    howell.stage.line.pad.setChecked(True)
    QTest.qWait(0)
    lines = results.lines
    assert lines.viewport().height() > lines.fontMetrics().height()
    window.settings.points = 12
    window.apply_look()
    QTest.qWait(0)
    assert howell.stage.scoring.text().startswith("Board 1: ")


def test_with_the_largest_words_the_line_leaves_the_last_result_of_a_board_in_sight(
    opened: Opened,
) -> None:
    """In a low window the line is as high as its buttons."""
    almost = typist(opened, all_in_but_one(HOWELL))
    window, line, results = almost.window, almost.stage.line, almost.stage.results
    window.settings.points = 28
    window.apply_look()
    for _ in range(2):  # what the window needs at least is known only after the first time
        window.resize(1024, 600)
        QApplication.processEvents()
    assert line.field.height() <= line.pad.height() * 1.1
    lines = results.lines
    last = lines.visualRect(lines.model().index(lines.model().rowCount() - 1, 0))
    assert last.bottom() <= lines.viewport().height()


def test_with_the_largest_words_the_board_and_its_columns_are_named_in_one_line(
    opened: Opened,
) -> None:
    """The lines have the room; where a broken heading leaves none to names, it is in one too."""
    almost = typist(opened, all_in_but_one(HOWELL))
    window, results = almost.window, almost.stage.results
    window.settings.points = 28
    window.apply_look()
    for _ in range(3):
        window.resize(1012, 572)
        QApplication.processEvents()
    title, lines = results.title, results.lines
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()
    assert title.height() < 2 * title.fontMetrics().height()
    shown = (each for each in range(lines.lines.columnCount()) if not lines.isColumnHidden(each))
    named = [str(lines.lines.headerData(each, Qt.Orientation.Horizontal)) for each in shown]
    assert "NS +" in named
    assert lines.verticalScrollBar().maximum() == 0


def test_all_boards_of_a_pair_are_seen_in_closer_rows(opened: Opened) -> None:
    window = typist(opened, all_in_but_one(HOWELL)).window
    window.resize(1366, 650)
    window.boards.turn_to(1)
    QApplication.processEvents()
    card = window.boards.places.card
    assert card.lines.rowCount() == 15
    assert card.verticalScrollBar().maximum() == 0
    assert card.font().pointSizeF() >= 0.85 * 12


def test_the_ranking_fills_the_screen(teams: Typist) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn"):
        teams.type(typed)
    teams.window.set_table_view(True)
    (view,) = teams.window.findChildren(TableView)
    assert view.ranking
    assert view.ranking.title.text().startswith("Team A 1, team B 0")
    assert not view.one_table.isVisibleTo(view)
    QTest.keyClicks(view, "2 a1-b1 p")
    assert "2 a1-b1 p" in view.typed.text()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(teams.comparison.results) == 3
    teams.stage.places.hides.click()
    assert view.ranking.table.isHidden()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.isHidden()
    assert teams.window.focusWidget() is teams.stage.line.field


def show_result(window: MainWindow) -> None:
    actions = window.tonight.actions()
    (result,) = (one for one in actions if one.shortcut().toString() == "Ctrl+R")
    result.trigger()


def card(window: MainWindow) -> ResultSheet | None:
    return next((each for each in window.findChildren(ResultSheet) if each.isVisible()), None)


def test_the_result_of_the_evening_is_its_card(teams: Typist) -> None:
    show_result(teams.window)
    assert card(teams.window) is None
    assert "once a board can be compared" in teams.window.notice.sentence
    teams.type("1 a1-b1 4sn")
    teams.type("1 b2-a2 3nn")
    show_result(teams.window)
    shown = card(teams.window)
    assert shown
    said = shown.view.accessibleName().splitlines()
    assert said[1:3] == [
        "Ann, Bob, Cy and Di lead",
        "Team A 1, team B 0; victory points 11.20 to 8.80 · 30 results still to come",
    ]
    assert said[3] == "1 Ann & Bob, Cy & Di +1 IMPs"
    assert not shown.cards.isVisibleTo(shown)
    shown.back.click()
    assert teams.window.line.hasFocus()
    teams.stage.turn_to(1)
    teams.stage.places.hides.click()
    show_result(teams.window)
    assert card(teams.window) is None
    assert teams.stage.places.hidden.isVisible()


def test_the_figure_of_the_winners_is_said_once() -> None:
    shown = result_card(score_evening(evening(all_in_but_one(HOWELL))))
    assert shown.by_how_much == "1 result still to come"
    assert shown.order[0][2].endswith(" %")


@pytest.mark.parametrize("called", ["Owls", "The Owl Club"])
def test_a_team_is_one_or_several(called: str) -> None:
    """Its name may be of one or of many, so no verb goes by it."""
    named = replace(TEAMS, names=(*TEAMS.names, Named("A", called)))
    over = replace(
        named,
        results=tuple(
            TableResult(one.board, one.ns, one.ew, Score(100 if one.ns[0] == "A" else -100))
            for one in still_expected(named)
        ),
    )
    assert sessions_words.headline(rank(over)) == f"The evening goes to {called}"
    going_on = replace(over, results=over.results[:-1])
    assert sessions_words.headline(rank(going_on)) == f"In the lead: {called}"
    tied = replace(going_on, results=tuple(replace(one, what=Score(0)) for one in going_on.results))
    assert sessions_words.headline(rank(tied)) == "Nothing is decided yet"


@pytest.mark.parametrize("session", [TEAMS, HOWELL])
def test_the_last_result_says_who_won(opened: Opened, session: Comparison) -> None:
    """The board stays unchanged below the card, until the players continue."""
    at_work = typist(opened, session)
    results = [*still_expected(session)]
    for number in range(len(results)):
        assert card(at_work.window) is None
        assert at_work.stage.result.isHidden()
        at_work.type(RESULTS[number % len(RESULTS)])
    shown = card(at_work.window)
    assert shown
    assert "wins the evening" in shown.view.accessibleName().replace("win the", "wins the")
    assert shown.another.text() == "An&other session"
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    last = results[-1]
    assert at_work.stage.results.lines.chosen == ResultPlace(last.board, last.ns, last.ew)
    at_work.stage.line.correct()
    at_work.type("4hs")
    assert card(at_work.window) is None, "it comes by itself only once"
    at_work.stage.result.click()
    again = card(at_work.window)
    assert again
    again.close()
    at_work.window.document.steps.undo()
    at_work.window.document.steps.undo()
    at_work.type("4hs")
    assert card(at_work.window)


def test_another_session_begins_with_the_same_pairs(howell: Typist) -> None:
    howell.type("4sn")
    howell.type("1 2-3 4sn+1")
    show_result(howell.window)
    shown = card(howell.window)
    assert shown
    shown.another.click()
    tables = howell.window.findChildren(TablesPage)[-1]
    assert tables.moves.plan == HOWELL.plan
    tables.accept()
    assert howell.comparison == HOWELL
    assert not howell.window.document.evening.is_played


def test_cards_are_printed_from_the_end(howell: Typist) -> None:
    howell.type("4sn")
    howell.type("1 2-3 4sn+1")
    show_result(howell.window)
    shown = card(howell.window)
    assert shown
    shown.cards.click()
    (page,) = howell.window.findChildren(PrintDialog)
    assert page.choices.wanted.cards
    assert not page.choices.wanted.ranking
    page.reject()


def test_only_where_results_are_entered_is_a_line(howell: Typist) -> None:
    for page in (1, 2, 3):
        howell.stage.turn_to(page)
        assert not howell.stage.line.field.isVisible()
        QTest.keyClick(howell.focus, Qt.Key.Key_4)
        assert howell.stage.line.field.text() == "4"
        assert howell.stage.line.field.isVisible()
        assert howell.focus is howell.stage.line.field
        howell.press(Qt.Key.Key_Escape)


def test_the_page_of_a_match_has_its_name_from_the_first(opened: Opened) -> None:
    assert typist(opened, TEAMS).stage.turns[2].text() == "Mat&ch sheet"


@pytest.mark.parametrize("opener", ["this_evening", "open_draw", "open_form"])
def test_who_plays_is_settled_for_all_tables(teams: Typist, opener: str) -> None:
    getattr(teams.window.openers, opener)()
    assert teams.window.findChildren(TablesPage)


def test_what_one_table_has_is_said_for_several(teams: Typist) -> None:
    teams.window.openers.open_board()
    assert "type its number too" in teams.window.notice.sentence
    assert teams.window.notice.isVisible()


def a_mixed_evening(opened: Opened) -> Typist:
    """A rubber, a match of two tables with a result, and another rubber."""
    rubber = read_score_file(b"form rubber\nN 4S=\n").rounds
    match = replace(TEAMS, results=(TableResult(1, "A1", "B1", Played()),))
    rounds = (*rubber, *evening(match).rounds, *rubber)
    return Typist(opened(replace(evening(match), rounds=rounds)))


def test_each_round_of_a_mixed_evening_is_shown_by_its_chip(opened: Opened) -> None:
    at_work = a_mixed_evening(opened)
    window, stage = at_work.window, at_work.stage
    window.resize(1024, 600)
    window.sheet.show_round(1)
    assert stage.isVisible()
    assert stage.chips.chips[1].isChecked()
    assert "Several tables" in stage.chips.chips[1].accessibleName()
    assert not window.sheet.isVisible()
    at_work.type("2 a1-b1 4sn")
    comparison = window.document.evening.rounds[1].comparison
    assert comparison
    assert [one.board for one in comparison.results] == [1, 2]
    assert stage.isVisible()
    window.document.steps.undo()
    assert window.document.evening.rounds[1].comparison != comparison
    stage.chips.chips[0].click()
    assert window.sheet.isVisible()
    assert not stage.isVisible()
    at_work.type("3nn")
    assert [len(one.items) for one in window.document.evening.rounds] == [1, 0, 2]
    assert window.height() == 600


def test_earlier_sheets_are_seen_while_several_tables_play(opened: Opened) -> None:
    rubber = read_score_file(b"form rubber\nN 4S=\n").rounds
    match = evening(TEAMS)
    at_work = Typist(opened(replace(match, rounds=(*rubber, *match.rounds))))
    at_work.stage.chips.chips[0].click()
    assert at_work.window.sheet.isVisible()
    assert at_work.window.tonight.board == 1
    QTest.keyClicks(at_work.focus, "4sn")
    at_work.press(Qt.Key.Key_Escape)
    at_work.press(Qt.Key.Key_Escape)
    assert at_work.stage.isVisible()
    at_work.type("4sn")
    assert len(at_work.comparison.results) == 1


def test_no_deal_is_taken_out_that_is_not_seen(opened: Opened) -> None:
    rubber = read_score_file(b"form rubber\nN 4S=\n")
    window = opened(replace(rubber, rounds=(*rubber.rounds, *evening(TEAMS).rounds)))
    take_out = next(each for each in window.menus.deal.actions() if each.text() == "Dele&te deal")
    take_out.trigger()
    assert len(window.document.evening.rounds[0].items) == 1


def test_suits_have_their_colours_here_too(howell: Typist) -> None:
    howell.type("4hn")
    howell.stage.results.boards.choose(1)
    lines = howell.stage.results.lines
    cell = lines.visualRect(lines.model().index(0, 2))
    assert lines.model().index(0, 2).data() == "4♥"
    lines.clearSelection()
    picture = lines.viewport().grab(cell).toImage()
    colours = {
        picture.pixelColor(x, y).name() for x in range(cell.width()) for y in range(cell.height())
    }
    assert look.colours().suits[HEARTS].name() in colours


def test_what_the_director_types(teams: Typist) -> None:
    """An adjustment and handicaps, as in a score file; impossible ones are refused."""
    teams.type("1 a1-b1 4sn")
    teams.type("1 b2-a2 3nn")
    QTest.keyClicks(teams.focus, "adjust A -2 late")
    assert teams.stage.line.said.text() == "Press Enter to count this in the ranking."
    teams.press(Qt.Key.Key_Return)
    assert [str(one.by) for one in teams.comparison.adjusted] == ["-2"]
    assert teams.stage.line.field.text() == ""
    teams.type("adjust Z -2 late")
    assert "“Z” has no result in the lines above" in teams.stage.line.said.text()
    teams.stage.line.enter_text("handicap A=1")
    assert [one.entrant for one in teams.comparison.handicaps] == ["A"]
    teams.window.document.steps.undo()
    assert teams.comparison.handicaps == ()


def test_a_fouled_board_is_typed_and_stays_one(howell: Typist) -> None:
    howell.type("6-1 4sn")
    QTest.keyClicks(howell.focus, "1 fouled 6-1 4sn")
    said = howell.stage.line.said.text()
    assert said == "Board 1, 6 against 1: 4♠ by North, made, fouled; 420 for North-South."
    howell.press(Qt.Key.Key_Return)
    assert howell.window.notice.sentence == "Board 1, 6–1: 4♠ N = fouled – was 4♠ N =."
    lines = howell.stage.results.lines
    assert "\u2003fouled" in [cells(lines, row)[-1] for row in range(lines.lines.rowCount())]
    (result,) = howell.comparison.results
    assert (result.board, result.fouled) == (1, True)
    howell.type("1 6-1 4sn+1")
    (result,) = howell.comparison.results
    assert (result.fouled, result.what) == (True, Played(bid("N 4S"), 11))


def test_a_correction_says_whom_it_moved(opened: Opened) -> None:
    comparison = replace(HOWELL, plan=None, names=HOWELL.names[:1])
    at_work = typist(opened, comparison)
    for typed in ("1 1-2 4sn", "1 3-4 4sn+1"):
        at_work.type(typed)
    at_work.type("1 1-2 4sn+2")
    said = at_work.window.notice.sentence
    assert said.endswith("Places: 1 Ann & Bob 3 → 1, 4 1 → 2, 3 2 → 3, 2 4 → 4.") or (
        "Places: 1 Ann & Bob" in said
    )
    at_work.type("1 1-2 6sn+1")
    assert at_work.window.notice.sentence.endswith("No places have changed.")


def test_few_places_fill_the_page_rather_than_be_small_beside_their_boards(table: Table) -> None:
    places = the_ranking_of_five_teams(table)
    assert places is table.window
    QApplication.processEvents()
    page = table.window.boards.places
    assert page.table.font().pointSizeF() >= 12
    assert page.card.font().pointSizeF() >= 12
    assert page.card.mapTo(page, page.card.rect().bottomLeft()).y() > 0.7 * page.height()


def test_a_replayed_board_and_the_first_places_are_whole_with_large_words(table: Table) -> None:
    table.window.settings.points = 24
    table.window.apply_look()
    boards_of_several_tables_replayed(table)
    for _ in range(3):
        QApplication.processEvents()
    shown = table.last(BoardsReplay)
    for grid, rows in ((shown.results.lines, 3), (shown.places, 3)):
        place = grid.visualRect(grid.lines.index(rows - 1, 0))
        assert grid.viewport().rect().contains(place)


def test_what_a_corrected_result_brought_stands_in_its_line(howell: Typist) -> None:
    lines = howell.stage.results.lines.lines
    column = lines.columnCount() - 1

    def told() -> set[str]:
        said = {str(lines.index(row, column).data()) for row in range(lines.rowCount())} - {""}
        assert all(each[0].isspace() for each in said), "it is apart from the figures"
        return set(map(str.strip, said))

    howell.type("1 6-1 4sn")
    assert told() == set()
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.type("-1")
    assert told() == {"was NS +420"}, "it stands in the column of the other side"
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.type("-2")
    assert told() == {"was 50"}
    howell.stage.line.go_to(ResultPlace(1, "6", "1"))
    howell.type("ave ave")
    assert told() == {"was NS −100"}
    howell.type("1 2-3 4sn")
    assert told() == set()


def test_who_leads_is_said_beside_the_scoring_where_results_are_entered(howell: Typist) -> None:
    said = howell.stage.scoring
    for typed in ("1 6-1 4sn", "1 2-3 4sn-1"):
        howell.type(typed)
    assert said.text() == "Matchpoints · Eve & Fred and Mrs Kay Smith & Lou lead"
    howell.stage.turn_to(1)
    assert said.text() == "Matchpoints"
    howell.stage.places.hides.click()
    howell.stage.turn_to(0)
    assert said.text() == "Matchpoints"


@pytest.mark.parametrize("page", [1, 2, 3])
def test_esc_goes_back_to_the_results(page: int, howell: Typist) -> None:
    howell.type("4sn")
    howell.stage.turn_to(page)
    howell.press(Qt.Key.Key_Tab)
    howell.press(Qt.Key.Key_Escape)
    assert howell.stage.pages.currentIndex() == 0
    assert howell.focus is howell.stage.line.field


def test_help_at_several_tables_begins_with_them(howell: Typist) -> None:
    howell.stage.turn_to(3)
    howell.window.explain()
    (page,) = howell.window.findChildren(HelpPage)
    assert page.contents.currentText() == "Boards at several tables"


def test_names_of_nobody_are_no_column_of_the_ranking(opened: Opened) -> None:
    unnamed = typist(opened, replace(HOWELL, names=()))
    unnamed.stage.turn_to(1)
    unnamed.type("1 6-1 4sn")
    headings = [column.heading for column in unnamed.stage.places.table.lines.columns]
    assert headings[:3] == ["Place", "Pair", "Boards"]


def test_large_words_of_a_button_below_the_ranking_are_whole(teams: Typist) -> None:
    for typed in ("1 a1-b1 4sn", "1 b2-a2 3nn"):
        teams.type(typed)
    teams.window.settings.points = 24
    teams.window.apply_look()
    teams.window.resize(1366, 738)
    teams.stage.turn_to(1)
    QTest.qWait(0)
    button = teams.stage.places.director
    assert button.height() >= button.fontMetrics().height()


def test_what_if_is_about_the_board_that_is_asked(howell: Typist) -> None:
    howell.stage.line.go_to(ResultPlace(4, "", ""))
    howell.window.openers.open_what_if(howell.window.tonight.board)
    page = howell.window.findChild(WhatIfPage)
    assert page
    assert page.heading.text() == "What if – Board 4: West deals, both sides vulnerable"
    assert page.outcome.text() == "North-South: 1 club, made – North-South 70"
    assert page.table.rows.headerData(3, Qt.Orientation.Horizontal) == "East-West undoubled"
    assert tip_of(page).startswith("North-South 20: ")


def tip_of(page: WhatIfPage) -> str:
    return str(page.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole))
