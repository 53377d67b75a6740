"""What the tests of entering a deal share."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.document import NEXT, Target
from tests.bridge.table import FOUR, entered
from tests.ui.deals.asked import Ask, Asked


@pytest.fixture
def ask(qtbot: QtBot) -> Iterator[Ask]:
    """Asks for a deal of a round, the next one where nothing else is said."""
    window = QWidget()
    window.resize(700, 500)
    qtbot.addWidget(window)
    window.show()

    def open_on(round_: Round | None = None, target: Target = NEXT, points: float = 12) -> Asked:
        asked = Asked(window, Evening((round_ or entered(seating=FOUR),)), target, points)
        asked.dialog.activateWindow()
        qtbot.waitUntil(asked.dialog.isActiveWindow)
        return asked

    yield open_on
    for dialog in window.findChildren(DealDialog):
        dialog.reject()
