"""A page without the other parts of the window."""

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.look import LIGHT, style_sheet, text_font
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.replay import Replay
from scorepad.ui.review.standings_page import StandingsPage

Page = EveningsPage | StandingsPage | Replay


def stand_alone(page: Page, qtbot: QtBot, points: float = 12) -> QWidget:
    """Put a page into a window of the usual size."""
    window = QWidget()
    in_column(page, inside=window, margins=NO_MARGINS)
    window.resize(1100, 680)
    write(page, points)

    def close(_: QWidget) -> None:
        window.hide()
        QApplication.setFont(text_font(12))

    qtbot.addWidget(window, before_close_func=close)
    return window


def write(page: Page, points: float) -> None:
    """Write it in words so large, as the window does."""
    page.window().setStyleSheet(style_sheet(LIGHT, points))
    QApplication.setFont(text_font(points))
    page.set_look(LIGHT, points)
