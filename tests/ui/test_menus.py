"""The menus of the main window, opened by keys alone."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from scorepad.bridge.agreed import DUPLICATE, RUBBER, Agreed, Form
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.ui.document import Document
from scorepad.ui.keeping.keeping import Keeping
from tests.ui.windows import open_window


@pytest.mark.parametrize("form", [RUBBER, DUPLICATE])
def test_no_letter_opens_two_entries_of_a_menu(form: Form, qtbot: QtBot, tmp_path: Path) -> None:
    keeping = Keeping(tmp_path / "evenings.db")
    document = Document(Evening((Round(agreed=Agreed(form)),)), keeping=keeping)
    window = open_window(document, tmp_path / "settings.ini")
    qtbot.addWidget(window)
    for menu in window.menuBar().findChildren(QMenu):
        menu.aboutToShow.emit()
        entries = [action.text() for action in menu.actions() if action.isVisible()]
        letters = Counter(QKeySequence.mnemonic(entry).toString() for entry in entries)
        del letters[""]
        assert [letter for letter, times in letters.items() if times > 1] == [], menu.title()
    keeping.close()
