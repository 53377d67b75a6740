"""Every page in each language, on two laptops: nothing cut off or covered, no letter twice."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from tests.ui.letters import letters_twice
from tests.ui.test_every_size import SHORT, window
from tests.ui.test_every_size import faults as covered
from tests.ui.ways.table import OVER, PLAYED
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
    wrong = []
    for text in (PLAYED, OVER):
        evening = read_score_file(text.encode())
        rounds = tuple(replace(entered, seating=SHORT) for entered in evening.rounds)
        window.document.open(replace(evening, rounds=rounds))
        wrong += faults(window)
    for page in (WindowPage.EVENINGS, WindowPage.STANDINGS):
        window.turn_to(page)
        wrong += faults(window)
    for opened in OPEN:
        opened(window.openers)
        wrong += [f"{opened.__name__}: {fault}" for fault in faults(window)]
    assert not wrong, "\n".join(dict.fromkeys(wrong))
