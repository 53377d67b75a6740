"""The list of earlier evenings, used by keys."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.archive.standings import results_of
from scorepad.bridge.comparison import Comparison, Named
from scorepad.bridge.evening import Evening
from scorepad.ui.look import LIGHT, text_font
from scorepad.ui.review import evening_lines
from scorepad.ui.review.evening_model import NOTE
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.words.review import day_in_list, first_names
from tests.benchmarks.club import evenings
from tests.bridge.compared import compared
from tests.bridge.table import entered
from tests.ui.review.conftest import NUMBER
from tests.ui.review.listed import Open, archive_keys, keeping_in
from tests.ui.review.standing_alone import write
from tests.ui.stretched import cut_off
from tests.ui.ways.review import shown_evenings
from tests.ui.ways.sessions import HOWELL, TEAMS, evening
from tests.ui.ways.table import Table

MATCHES = ("board 1", "A1-B1: N 4S=", "B2-A2: pass", "C1-D1: pass", "D2-C2: N 7S=")
MET = compared("scoring teams", "board 1", "A1-B1: N 4S=", "B2-A2: pass").results
PAIRS_MET = compared("board 1", "6-1: N 4S=", "3-2: N 4S-1", "5-4: pass").results


def test_evenings_stand_below_their_months_the_latest_first(open_list: Open) -> None:
    window = open_list()
    model = window.model
    months = [row for row in range(model.rowCount()) if model.is_month(row)]
    assert months[0] == 0
    lines = [model.line(model.index(row, 0)) for row in range(model.rowCount())]
    days = [line.day for line in lines if line and line.day]
    assert days == sorted(days, reverse=True)
    assert len(months) == len({(day.year, day.month) for day in days})
    assert model.index(0, 0).data() == f"{days[0]:%B %Y}"


def test_the_evening_on_view_stays_marked(open_list: Open) -> None:
    """Also where a month is clicked, or the list below its last evening."""
    page = open_list()
    table = page.table
    table.setFixedHeight(table.verticalHeader().length() + 200)
    page.look(page.model.listed()[0])
    chosen = page.chosen
    month = table.visualRect(page.model.index(0, 0)).center()
    below = QPoint(20, table.verticalHeader().length() + 100)
    for at in (month, below):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert page.chosen == chosen
        assert page.replay.key == chosen[0]


def test_an_evening_stands_in_two_lines(open_list: Open, facts: Facts) -> None:
    page = open_list()
    key = page.model.listed()[0]
    winner, others, below = page.model.said(1)
    brought = sorted(results_of(facts, key).items(), key=lambda one: -one[1])
    assert winner.endswith(f"+{brought[0][1]}")
    won = [name for name, figure in brought if figure == brought[0][1]]
    assert len(winner.split(", ")) == len(won) == 2, "both who won are named first"
    assert len(others.split(", ")) == len(brought) - len(won)
    line = page.model.line(page.model.index(1, 0))
    assert line
    heard = page.model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert heard == f"{winner}, {others}, {below}"
    assert below == f"{day_in_list(line.day)} · Rubber, {line.deals} deals"


@pytest.mark.parametrize(
    ("session", "title", "said"),
    [
        (
            replace(HOWELL, results=PAIRS_MET),
            "",
            ("Cy & Di, Mrs Kay Smith & Lou\u00a0100.00 %", "1 board"),
        ),
        (
            replace(TEAMS, results=MET),
            "",
            ("Ann & Bob,\u00a0Cy & Di\u00a0+9 IMPs", "1 board"),
        ),
        (
            replace(TEAMS, results=MET, names=(Named("A", "Kent"), Named("B", "Surrey"))),
            "The cup",
            ("Kent\u00a0+9 IMPs", "1 board · The cup"),
        ),
        (
            replace(TEAMS, results=MET, names=(*TEAMS.names, Named("A", "Kent"))),
            "",
            ("Kent\u00a0+9 IMPs", "1 board"),
        ),
        (
            compared("scoring teams", "vp off", "pairs A=Kent", *MATCHES),
            "The cup",
            ("Team D\u00a0+17 IMPs", "1 board · The cup"),
        ),
        (replace(HOWELL, names=(), results=PAIRS_MET), "", ("6 pairs", "1 board")),
        (replace(HOWELL, names=(), results=PAIRS_MET), "The club", ("The club", "1 board")),
    ],
)
def test_who_won_boards_of_several_tables(
    open_list: Open, archive: Archive, session: Comparison, title: str, said: tuple[str, str]
) -> None:
    """By pairs or by teams; an evening without names goes by its title."""
    page = open_list()
    on_table = replace(evening(session), day=date(2030, 1, 1), title=title)
    page.follow(archive.begin(on_table))
    winner, _, below = page.model.said(1)
    assert (winner, below.partition(" · ")[2]) == said


@pytest.mark.parametrize(
    ("title", "said"),
    [("", ("Rubber, 1 deal", "Tue 1")), ("The cup", ("The cup", "Tue 1 · Rubber, 1 deal"))],
)
def test_an_evening_without_names_goes_by_its_title_or_what_was_played(
    open_list: Open, archive: Archive, title: str, said: tuple[str, str]
) -> None:
    page = open_list()
    nameless = Evening((entered("N 4S="),), day=date(2030, 1, 1), title=title)
    page.follow(archive.begin(nameless))
    winner, others, below = page.model.said(1)
    assert (winner, below, others) == (*said, "")


def test_months_are_low_and_evenings_high_whatever_is_searched_for(open_list: Open) -> None:
    page = open_list()
    for typed in ("2", "20", "2012", "ros", ""):
        page.search.setText(typed)
        rows = range(page.model.rowCount())
        heights = {page.model.is_month(row): page.table.rowHeight(row) for row in rows}
        assert heights[True] < heights[False]
        assert all(page.table.rowHeight(row) == heights[page.model.is_month(row)] for row in rows)


def test_first_names_are_enough_where_they_tell_players_apart() -> None:
    names = ["Ann Adler", "Ann Brook", "Mrs Di Smith", "Tom", "N", "J. Kerr"]
    called = ["Ann Adler", "Ann Brook", "Mrs Di", "Tom", "North", "J. Kerr"]
    assert [*first_names(names).values()] == called


def test_enter_goes_into_the_evening_and_escape_back(open_list: Open) -> None:
    page = open_list()
    page.search.setFocus()
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.replay.key == page.model.listed()[0]
    assert page.replay.isAncestorOf(page.focusWidget())
    last = page.replay.stepper.step
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Left)
    assert page.replay.stepper.step == last - 1
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Escape)
    assert page.table.hasFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert page.replay.key == page.current == page.model.listed()[1]


def test_large_words_let_the_list_give_way_to_the_evening_that_is_stepped_through(
    open_list: Open,
) -> None:
    """The card and Esc bring the list back, and the window never widens to show both."""
    page = open_list()
    window = page.window()
    window.resize(1024, 540)
    write(page, 24)
    page.look_at_it()
    wide = window.width()
    assert page.list_side.isVisible()
    for come_back in (
        page.replay.step_through.click,
        lambda: QTest.keyClick(page.replay.stepper, Qt.Key.Key_Escape),
    ):
        page.replay.stepper.back()
        QApplication.processEvents()
        assert not page.list_side.isVisible()
        assert page.replay.stage.chips.isHidden()
        above = (page.replay.step_through, page.replay.said)
        assert min(part.font().pointSizeF() for part in above) >= 20
        come_back()
        assert page.list_side.isVisible()
        QApplication.processEvents()
        assert window.width() == wide
    write(page, 12)
    page.replay.stepper.back()
    assert page.list_side.isVisible()


def test_the_chosen_evening_is_shown_once_the_keys_rest(open_list: Open, qtbot: QtBot) -> None:
    page = open_list()
    page.table.setFocus()
    shown = page.replay.key
    for _ in range(5):
        QTest.keyClick(page.table, Qt.Key.Key_Down)
    assert page.replay.key == shown == page.model.listed()[0]
    qtbot.waitUntil(lambda: page.replay.key == page.model.listed()[5])


def test_several_chosen_evenings_are_exported_together(open_list: Open, qtbot: QtBot) -> None:
    page = open_list()
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert page.count.text() == "2 evenings chosen"
    for asked, do in ((page.export_asked, page.export), (page.print_asked, page.print)):
        with qtbot.waitSignal(asked) as signal:
            do()
        assert signal.args == [page.model.listed()[:2]]


def test_a_deleted_evening_can_be_brought_back(open_list: Open, archive: Archive) -> None:
    window = open_list()
    keys = window.model.listed()
    window.table.setFocus()
    key = window.current
    QTest.keyClick(window.table, Qt.Key.Key_Delete)
    assert key is not None
    assert window.model.listed() == [one for one in keys if one != key]
    assert key not in archive_keys(archive)
    assert window.current is not None
    undo = window.notice.buttons[0]
    undo.click()
    assert window.model.listed() == keys
    assert key in archive_keys(archive)


def test_a_capital_in_the_search_chooses_one_evening_only(open_list: Open) -> None:
    page = open_list()
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    page.search.setFocus()
    QTest.keyClicks(page.search, "R", Qt.KeyboardModifier.ShiftModifier)
    assert len(page.chosen) == 1


def test_several_chosen_evenings_are_deleted_and_brought_back_together(
    open_list: Open, archive: Archive
) -> None:
    page = open_list()
    keys = page.model.listed()
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert page.model.listed() == keys[2:]
    assert page.notice.sentence == "2 evenings deleted."
    page.notice.buttons[0].click()
    assert page.model.listed() == keys
    assert {*archive_keys(archive)} == {*keys}


def test_where_nothing_may_be_deleted_that_is_said(
    open_list: Open, monkeypatch: pytest.MonkeyPatch, archive: Archive
) -> None:
    window = open_list()
    monkeypatch.setattr(archive, "read_only", True)
    window.delete()
    assert "permission to write" in window.notice.sentence
    assert window.model.number == NUMBER


def test_escape_takes_the_search_back_and_then_leaves_the_page(
    open_list: Open, qtbot: QtBot
) -> None:
    page = open_list()
    QTest.keyClicks(page.search, "x")
    QTest.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.search, Qt.Key.Key_Escape)


def test_an_empty_archive_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    archive = Archive.open(tmp_path / "empty.db")
    facts = Facts(archive)
    window = EveningsPage(archive, facts, keeping_in(archive))
    qtbot.addWidget(window)
    window.show()
    assert window.empty.isVisible()
    window.delete()
    window.look_at_it()
    assert window.model.listed() == []
    assert not window.replay.isVisible()
    assert not any(action.isEnabled() for action in window.actions_on_one)
    assert not window.sort_button.isEnabled()
    enabled = [each.text() for each in window.more.menu().actions() if each.isEnabled()]
    assert enabled == [""], "a line between what is about an evening and what is not"
    facts.close()
    archive.close()


def test_the_chosen_evening_stays_chosen_when_it_is_another_one(
    open_list: Open, archive: Archive
) -> None:
    window = open_list()
    key = window.model.listed()[7]
    window.table.selectRow(window.model.row_of(key) or 0)
    archive.save(key, replace(archive.load(key), note="rain"), "the note")
    window.follow(key)
    assert window.current == key
    window.search.setText("rain")
    assert window.current == key


def test_an_evening_that_somebody_else_erased_leaves_an_empty_line(
    qtbot: QtBot, archive: Archive, facts: Facts
) -> None:
    window = EveningsPage(archive, facts, keeping_in(archive))
    qtbot.addWidget(window)
    key = window.model.listed()[7]
    row = window.model.row_of(key)
    assert row
    archive.delete(key)
    archive.erase(key)
    window.table.selectRow(row)
    assert {window.model.index(row, cell).data() for cell in range(NOTE + 1)} == {""}
    assert window.current is None
    window.look_at_it()
    window.delete()
    window.slowly.finish()


@pytest.mark.parametrize("points", [9, 20, 28])
def test_with_any_words_on_a_small_screen_evenings_are_seen(open_list: Open, points: float) -> None:
    page = open_list()
    write(page, points)
    page.window().resize(1024, 550)
    QApplication.processEvents()
    whole = page.table.visualRect(page.model.index(3 if points < 28 else 1, 0))
    assert whole.bottom() <= page.table.viewport().height()
    assert cut_off(page) == []


def test_a_chosen_evening_is_filled_while_the_list_has_the_keys(open_list: Open) -> None:
    page = open_list()

    def middle() -> str:
        row = page.table.visualRect(page.table.currentIndex())
        return (
            page.table.viewport()
            .grab()
            .toImage()
            .pixelColor(row.right() - 20, row.top() + 8)
            .name()
        )

    page.table.setFocus()
    assert middle() == LIGHT.accent.name()
    page.search.setFocus()
    assert middle() == LIGHT.panel.name()


def test_all_names_are_there_where_their_figures_have_no_room(
    open_list: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_list()
    written: list[str] = []
    winner, others, _ = page.model.said(1)
    write = evening_lines._write

    def note(painter: QPainter, font: QFont, room: QRectF, text: str) -> float:
        written.append(text)
        return write(painter, font, room, text)

    monkeypatch.setattr(evening_lines, "_write", note)
    page.list_side.setFixedWidth(900)
    page.table.grab()
    assert written[:2] == [winner, others]
    written.clear()
    page.list_side.setFixedWidth(page.fontMetrics().horizontalAdvance(winner + others))
    page.table.grab()
    names = [brought.split("\u00a0")[0] for brought in others.split(", ")]
    assert written[:2] == [winner, ", ".join(names)]


def test_what_a_pair_won_is_there_where_its_names_have_no_room() -> None:
    pair, metrics = "Gina & Hans\u00a057.14\u00a0%", QFontMetrics(text_font(20))
    whole = metrics.horizontalAdvance(pair)
    assert evening_lines._with_figure(pair, metrics, whole) == pair
    short = evening_lines._with_figure(pair, metrics, 0.8 * whole)
    assert short.startswith("Gina")
    assert short.endswith("…\u00a057.14\u00a0%")
    assert metrics.horizontalAdvance(short) <= 0.8 * whole


def test_the_list_is_there_before_all_is_counted(
    qtbot: QtBot, archive: Archive, facts: Facts
) -> None:
    """Whether anything was carried over from the evening shown appears once it is known."""
    for later in evenings(3):
        archive.begin(later)
    page = EveningsPage(archive, facts, keeping_in(archive))
    qtbot.addWidget(page)
    uncounted = facts.outdated()
    page.show_chosen()
    assert page.slowly.runs
    assert facts.outdated() == uncounted != []
    page.slowly.finish()
    assert facts.outdated() == []


def test_each_button_above_the_evening_has_a_letter(table: Table) -> None:
    page = shown_evenings(table)
    shown = [button for button in page.replay.bar.findChildren(QToolButton) if button.text()]
    said = [button.text() for button in (*shown, page.replay.step_through)]
    assert len(said) == 3
    letters = [text[text.index("&") + 1].upper() for text in said]
    assert len({*letters}) == 3
