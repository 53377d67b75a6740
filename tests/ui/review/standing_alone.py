"""A page without the other parts of the window."""

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.replay import Replay
from scorepad.ui.review.standings_page import StandingsPage
from tests.ui.windows import dress, main_window

Page = EveningsPage | StandingsPage | Replay


def stand_alone(page: Page, qtbot: QtBot, points: float = 12) -> QWidget:
    """Put a page into a window of the usual size."""
    window = main_window(qtbot)
    in_column(page, inside=window, margins=NO_MARGINS)
    window.resize(1100, 680)
    write(page, points)
    return window


def write(page: Page, points: float) -> None:
    """Show it in text of this size, as the window does."""
    dress(page.window(), points=points)
    if not isinstance(page, Replay):
        page.measure()
