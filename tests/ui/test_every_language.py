"""Every page in each language, on two laptops: nothing cut off or covered, no letter twice."""

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.ui import language
from scorepad.ui.window.main_window import MainWindow
from tests.ui.letters import letters_twice
from tests.ui.test_every_size import SHORT, seen, window
from tests.ui.test_every_size import faults as covered
from tests.ui.window.test_overlays import OPEN

__all__ = ["window"]


@pytest.fixture(params=sorted(LANGUAGES.keys() - {"en"}))
def spoken(app: QApplication, request: pytest.FixtureRequest) -> str:
    """A language, before the window is made in it."""
    return language.speak(app, request.param)


def faults(window: MainWindow) -> list[str]:
    return [*covered(window), *letters_twice(window)]


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)], ids=str)
def test_nothing_is_cut_off_or_covered(
    spoken: str, size: tuple[int, int], window: MainWindow
) -> None:
    window.resize(*size)
    wrong = [*seen(window, faults, SHORT, OPEN)]
    assert not wrong, "\n".join(dict.fromkeys(wrong))
