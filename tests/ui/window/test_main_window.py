"""The main window as a whole: its looks, its size, and that all its parts stay in sight."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import At
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.settings import Theme
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE, entered
from tests.ui.windows import Opened, flush, make_window, models, sample, type_deal


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("points", [9, 12, 20])
def test_looks(theme: Theme, points: int, opened: Opened) -> None:
    window = opened(sample())
    window.settings.theme = theme
    window.settings.points = points
    window.apply_look()
    expected = look.DARK if theme is Theme.DARK else look.LIGHT
    assert QApplication.palette().window().color() == expected.desk
    assert window.grab().toImage().pixelColor(QPoint(2, window.height() - 2)) == expected.desk


@pytest.fixture
def reopened(qtbot: QtBot, tmp_path: Path) -> Callable[[], MainWindow]:
    """Opens windows on a rubber, each as the one before was closed."""

    def open_as_left() -> MainWindow:
        window = make_window(Document(sample()), tmp_path / "settings.ini")
        qtbot.addWidget(window)
        window.show()
        return window

    return open_as_left


def test_the_window_comes_back_where_it_was_and_as_large(
    reopened: Callable[[], MainWindow],
) -> None:
    window = reopened()
    left = QRect(30, 40, 740, 610)
    assert window.geometry() != left
    window.setGeometry(left)
    window.close()
    assert reopened().geometry() == left


def test_words_and_figures_grow_together_and_stay_so(reopened: Callable[[], MainWindow]) -> None:
    window = reopened()
    QApplication.processEvents()
    usual = window.sheet.placed().row
    for _ in range(6):
        window.change_size(1)
    QApplication.processEvents()
    larger = window.sheet.placed().row
    assert larger > usual
    assert window.table.font().pointSizeF() == 18
    window.close()
    window = reopened()
    QApplication.processEvents()
    assert window.sheet.placed().row == larger
    window.change_size(0)
    QApplication.processEvents()
    assert window.sheet.placed().row == usual
    assert window.table.font().pointSizeF() == 12


def test_the_back_score_comes_back_as_high_as_it_was_made(
    reopened: Callable[[], MainWindow],
) -> None:
    window = reopened()
    before = window.side.sizes()
    handle = window.side.handle(1)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, 2))
    QTest.mouseMove(handle, QPoint(5, -58))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, -58))
    left = window.side.sizes()
    assert left == [before[0] - 60, before[1] + 60]
    window.close()
    assert reopened().side.sizes() == left


def test_a_small_screen_is_large_enough(opened: Opened) -> None:
    window = opened(sample())
    window.settings.points = 20
    window.apply_look()
    window.set_table_view(True)
    window.set_table_view(False)
    assert window.minimumSizeHint().height() <= 600
    assert window.minimumSizeHint().width() <= 1024


@pytest.mark.parametrize("deals", [0, 1, 2])
def test_tab_goes_round_all_that_is_there(deals: int, opened: Opened) -> None:
    """In the middle of a rubber, and between two."""
    window = opened()
    for _ in range(deals):
        type_deal(window, "4sn")
    between = window.next_round
    wanted: list[QWidget] = [window.entry.field, *[window.entry.undo] * bool(deals)]
    wanted.append(window.entry.pad)
    if deals < 2:
        wanted += [window.table.who]
    if deals == 2:
        wanted += [between.play_on, between.change, between.end, window.round_panel.picture]
    else:
        wanted += [window.table.picture]
    wanted += [window.deal_list, *[window.back_score] * (deals == 2), window.sheet]
    window.entry.field.setFocus()
    for part in [*wanted[1:], wanted[0]]:
        focused = window.focusWidget()
        assert focused
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert window.focusWidget() is part


@pytest.mark.parametrize("points", [12, 28])
def test_a_notice_makes_the_window_no_wider(points: int, opened: Opened) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    QApplication.processEvents()
    for text in ("4sn", "4sn", "2hn"):
        type_deal(window, text)
    before = window.width()
    window.entry.correct(At(0, 0))
    type_deal(window, "4sn-1")
    QApplication.processEvents()
    assert len(window.notice.buttons) == 2
    window.settings.points = 14
    window.apply_look()
    assert {button.font().pointSizeF() for button in window.notice.buttons} == {14}
    window.settings.points = points
    window.apply_look()
    QApplication.processEvents()
    assert window.notice.isVisible()
    assert window.width() == before


def test_nothing_stands_where_no_row_is(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    for model in models(window):
        assert model.rowCount() > 0
        assert [model.data(QModelIndex(), role) for role in Qt.ItemDataRole] == [None] * len(
            Qt.ItemDataRole
        )


def test_the_latest_deal_and_every_total_stay_in_sight(opened: Opened) -> None:
    """However long the evening is."""
    window = opened()
    latest, scores = window.deal_list, window.back_score
    for _ in range(16):
        type_deal(window, "4sn")
        QApplication.processEvents()
        last = latest.model().index(latest.model().rowCount() - 1, 0)
        assert latest.viewport().rect().contains(latest.visualRect(last))
        every = range(scores.model().columnCount())
        columns = [column for column in every if not scores.isColumnHidden(column)]
        assert columns[0] == 0
        assert scores.horizontalHeader().length() <= scores.viewport().width()
    total = scores.model().columnCount() - 1
    assert columns == [0, *range(total - len(columns) + 2, total + 1)]
    assert len(columns) > 3
    for _ in range(14):
        window.document.steps.undo()
    assert [*map(scores.isColumnHidden, range(3))] == [False, True, False], "one round is the total"


@pytest.mark.parametrize("width", [1180, 1366])
def test_the_five_rounds_of_five_players_add_up_in_sight(width: int, opened: Opened) -> None:
    window = opened(Evening((entered(seating=FIVE, ranked=FIVE.players),)))
    window.resize(width, 728)
    for _ in range(5):
        type_deal(window, "7nn")
        type_deal(window, "7nn+0")
        QApplication.processEvents()
    scores = window.back_score
    assert scores.model().columnCount() == 7
    assert not any(scores.isColumnHidden(column) for column in range(7))
    assert scores.horizontalHeader().length() <= scores.viewport().width()


def test_the_title_of_the_back_score_is_in_one_line_beside_six_rounds(opened: Opened) -> None:
    window = opened(Evening((entered(seating=FIVE, ranked=FIVE.players),)))
    window.resize(1366, 728)
    for _ in range(6):
        type_deal(window, "7nnx")
        type_deal(window, "7nnx+0")
        QApplication.processEvents()
    scores = window.back_score
    assert not window.back_score.isHidden()
    assert not any(scores.isColumnHidden(column) for column in range(8))
    assert scores.horizontalHeader().length() <= scores.viewport().width()
    assert "\n" not in str(scores.model().headerData(0, Qt.Orientation.Horizontal))
    for column in range(1, 8):
        assert scores.sizeHintForColumn(column) <= scores.columnWidth(column)


def test_the_last_deals_stay_in_sight_when_words_grow(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\n" + b"N 1C-1\n" * 19))
    window.settings.points = 16
    window.apply_look()
    window.resize(1024, 600)
    flush()
    deals = window.deal_list
    assert deals.verticalScrollBar().maximum() > 0
    last = deals.visualRect(window.deals.index(window.deals.rowCount() - 1, 0))
    assert deals.viewport().rect().contains(last)
