"""Sessions of several tables typed into a real window, to their end."""

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.expected_results import all_expected
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.window.main_window import MainWindow
from tests.real_window.test_typed_evening import opened, xdotool
from tests.ui.ways.sessions import HOWELL, TEAMS, evening
from tests.ui.windows import Opened

__all__ = ["opened"]
TYPED = ("4sn", "4sn+1", "3nw", "1ne", "2hs-1", "5cw+2", "6ds", "p")


def results(window: MainWindow) -> int:
    comparison = window.document.evening.rounds[-1].comparison
    return len(comparison.results) if comparison else 0


@pytest.mark.parametrize("session", [TEAMS, HOWELL], ids=["teams", "howell"])
def test_a_session_typed_to_its_end(session: Comparison, opened: Opened, qtbot: QtBot) -> None:
    window = opened(evening(session))
    expected = len([*all_expected(session)])
    keys = 0
    for number in range(expected):
        typed = TYPED[number % len(TYPED)]
        xdotool("type", "--delay", "2", typed)
        xdotool("key", "Return")
        keys += len(typed) + 1
        qtbot.waitUntil(partial(lambda wanted: results(window) == wanted, number + 1))
    print(f"{expected} results, {keys / expected:.2f} keys each")

    def tells_who_won() -> bool:
        return any(card.isVisible() for card in window.findChildren(ResultSheet))

    qtbot.waitUntil(tells_who_won)
    xdotool("key", "Escape", "ctrl+z")
    qtbot.waitUntil(lambda: results(window) == expected - 1)
    assert not tells_who_won()
    xdotool("key", "ctrl+r")
    qtbot.waitUntil(tells_who_won)
