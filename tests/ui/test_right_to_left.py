"""Windows that are read from the right: drawings stay as they are, and signs before figures."""

from collections.abc import Callable, Iterator
from decimal import Decimal

import pytest
from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.ui import look, words
from scorepad.ui.painting.chart_painter import (
    ON_LIGHT,
    Chart,
    ChartInk,
    ChartLine,
    draw_chart,
    inks,
)
from scorepad.ui.words import settling, standings
from tests.ui.windows import Opened, sample

ROOM = QRectF(0, 0, 400, 300)


@pytest.fixture
def from_the_right() -> Iterator[None]:
    usual = QLocale()
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    QLocale.setDefault(QLocale("he"))
    yield
    QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    QLocale.setDefault(usual)


def chart(painter: QPainter) -> None:
    ink = ChartInk(QFont(look.text_font(12)), look.LIGHT.quiet, look.LIGHT.hairline, inks(ON_LIGHT))
    lines = (ChartLine("Ann", (0, 5, -3)), ChartLine("Bob", (0, -5, 3)))
    draw_chart(painter, ROOM, Chart(lines, ("1", "2")), ink)


def words_left_and_right(painter: QPainter) -> None:
    painter.setFont(look.text_font(12))
    painter.drawText(ROOM, look.LEFT, "Ann")
    painter.drawText(ROOM, look.RIGHT, "120")


class Drawing(QWidget):
    """Shows what is drawn as a window does, in the direction in which it is read."""

    def __init__(self, draw: Callable[[QPainter], None], way: Qt.LayoutDirection) -> None:
        super().__init__()
        self._draw = draw
        self.setLayoutDirection(way)
        self.resize(ROOM.size().toSize())

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._draw(painter)


@pytest.mark.parametrize("draw", [chart, words_left_and_right])
def test_a_drawing_is_the_same(draw: Callable[[QPainter], None], qapp: QApplication) -> None:
    one, other = (
        Drawing(draw, way).grab().toImage() for way in Qt.LayoutDirection if way.value < 2
    )
    assert one == other


def sheet_of(opened: Opened) -> QImage:
    window = opened(sample())
    window.sheet.setMinimumSize(QSize(600, 500))
    window.sheet.setMaximumSize(QSize(600, 500))
    window.sheet.resize(600, 500)
    window.sheet.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    QApplication.processEvents()
    return window.sheet.viewport().grab().toImage()


def test_figures_stay_beside_their_boxes_on_the_sheet(
    opened: Opened, request: pytest.FixtureRequest
) -> None:
    usual = sheet_of(opened)
    request.getfixturevalue("from_the_right")
    assert sheet_of(opened) == usual


@pytest.mark.usefixtures("from_the_right")
def test_a_sign_stays_before_its_figure() -> None:
    mark = "\N{LEFT-TO-RIGHT MARK}"
    assert words.hundreds(4) == f"{mark}+4"
    assert words.hundreds(-4) == f"{mark}−4"
    assert standings.signed(-4) == f"{mark}−4"
    assert settling.signed(Decimal(4)).startswith(f"{mark}+4")


def test_where_words_are_read_from_the_left_nothing_is_added() -> None:
    assert (words.hundreds(4), standings.signed(0)) == ("+4", "0")
