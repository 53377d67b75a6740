"""Every page in each language, on two laptops: nothing cut off or covered, no letter twice."""

import pytest
from PySide6.QtGui import QKeySequence
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


def test_the_button_for_the_deals_has_a_letter_of_its_own(spoken: str, window: MainWindow) -> None:
    window.settings.points = 28
    window.apply_look()
    for _ in range(2):  # the first one leads to a larger window
        window.resize(1024, 600)
        QApplication.processEvents()
    turn = window.tonight.list_turn
    for _ in range(2):
        assert turn.isVisible()
        assert not QKeySequence.mnemonic(turn.text()).isEmpty()
        assert letters_twice(window) == []
        turn.click()
        QApplication.processEvents()
