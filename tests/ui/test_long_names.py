"""Names that are longer than any column, and that hold no blank to break a line at."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QTableView, QToolTip

from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Seating
from scorepad.ui.look import text_font
from scorepad.ui.parts.labels import Label, breakable
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, sample, type_deal

ENDLESS = "W" * 100
NAMES = Seating(ENDLESS, "<b>" + "ש" * 90, "👩‍👩‍👧‍👦 Zoë", "Di", ("Eve" * 33,))


@pytest.fixture
def window(opened: Opened) -> MainWindow:
    evening = sample()
    (rubber,) = evening.rounds
    return opened(replace(evening, rounds=(replace(rubber, seating=NAMES),)))


def test_only_endless_words_are_broken() -> None:
    usual = "The part-score of Mrs. Featherstonehaugh-Smith counts no longer."
    assert breakable(usual) == usual
    said = Label(f"{ENDLESS} deals")
    said.setFont(text_font(12))  # whatever size an earlier window left
    assert said.text() == f"{ENDLESS} deals"
    assert said.minimumSizeHint().width() < 300
    said.setText(usual)
    assert said.text() == usual


def test_they_widen_nothing(window: MainWindow) -> None:
    width = window.width()
    type_deal(window, "4sn")
    window.entry.correct(At(0, 0))
    window.entry.set_text("4sxn-1")
    QApplication.processEvents()
    assert window.minimumSizeHint().width() < 900
    assert window.width() == width
    window.openers.open_settling()
    (settling,) = window.findChildren(SettlePage)
    settling.resize(640, 500)
    QApplication.processEvents()
    assert settling.scroller.horizontalScrollBar().maximum() == 0


def tip_at(table: QTableView, row: int, column: int) -> str:
    index = table.model().index(row, column)
    place = table.visualRect(index).center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, table.mapToGlobal(place))
    option = QStyleOptionViewItem()
    option.rect = table.visualRect(index)
    table.itemDelegate().helpEvent(event, table, option, index)
    return QToolTip.text()


def test_the_whole_name_is_a_tooltip(window: MainWindow) -> None:
    QToolTip.showText(QPoint(), "")
    assert tip_at(window.back_score, 0, 0) == ENDLESS
    assert "&lt;b&gt;" in tip_at(window.back_score, 1, 0)
    model = window.sheet.model()
    assert ENDLESS in str(model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole))
    assert "Zoë" in window.table.picture.toolTip()
