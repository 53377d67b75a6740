"""Every page in each language of the program, on two laptops: nothing cut off or covered."""

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.ui import language
from scorepad.ui.window.main_window import MainWindow
from tests.ui.test_every_size import SHORT, faults_of_pages, window
from tests.ui.window.test_overlays import OPEN

__all__ = ["window"]


@pytest.fixture(params=sorted(LANGUAGES.keys() - {"en"}))
def spoken(app: QApplication, request: pytest.FixtureRequest) -> str:
    """A language, before the window is made in it."""
    return language.speak(app, request.param)


def test_nothing_is_cut_off_or_covered(spoken: str, window: MainWindow) -> None:
    wrong = [*faults_of_pages(window, SHORT, OPEN, [(1024, 600), (1366, 768)])]
    assert not wrong, "\n".join(dict.fromkeys(wrong))
