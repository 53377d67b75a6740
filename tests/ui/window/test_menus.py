"""The menus of the main window, opened by keys alone."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, RUBBER, Form, Options
from scorepad.bridge.rounds import Round
from scorepad.ui import language
from scorepad.ui.document import Document
from scorepad.ui.look import DARK, FINGER, LIGHT, STRONG_DARK, STRONG_LIGHT, colours
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.settings import Theme
from tests.ui.windows import Opened, open_window, with_key

MOST_ENTRIES = 10
"""More can no longer be taken in at a glance."""
MOST_OF_ALL = 40
"""In all menus together."""


@pytest.mark.parametrize("spoken", language.languages())
@pytest.mark.parametrize("form", [RUBBER, DUPLICATE])
def test_menus_are_short_and_no_letter_opens_two_entries(
    form: Form, spoken: str, qtbot: QtBot, app: QApplication, tmp_path: Path
) -> None:
    language.speak(app, spoken)
    auto_save = AutoSave(tmp_path / "evenings.db")
    document = Document(Evening((Round(options=Options(form)),)), auto_save=auto_save)
    window = open_window(document, tmp_path / "settings.ini")
    qtbot.addWidget(window)
    auto_save.close()
    for menu in window.menuBar().findChildren(QMenu):
        menu.aboutToShow.emit()
        entries = [action.text() for action in menu.actions() if action.isVisible()]
        assert len(entries) - entries.count("") <= MOST_ENTRIES, menu.title()
        letters = Counter(QKeySequence.mnemonic(entry).toString() for entry in entries)
        del letters[""]
        assert [letter for letter, times in letters.items() if times > 1] == [], menu.title()


def test_few_entries_all_told(opened: Opened) -> None:
    """Each that does something, those in submenus and those for several tables counted too."""
    menus = opened().menuBar().findChildren(QMenu)
    entries = [action for menu in menus for action in menu.actions()]
    leads_on = [menu.menuAction() for menu in menus]
    named = [each.text() for each in entries if each.text() and each not in leads_on]
    assert len(named) <= MOST_OF_ALL


@pytest.mark.parametrize("points", [12, 28])
def test_a_menu_is_no_larger_than_the_screen(points: int, qtbot: QtBot, tmp_path: Path) -> None:
    auto_save = AutoSave(tmp_path / "evenings.db")
    window = open_window(Document(auto_save=auto_save), tmp_path / "settings.ini")
    qtbot.addWidget(window)
    window.settings.points = points
    window.apply_look()
    room = window.screen().availableSize()
    for menu in window.menus:
        menu.aboutToShow.emit()
        assert menu.sizeHint().boundedTo(room) == menu.sizeHint()
        rows = [each for each in menu.actions() if each.isVisible() and not each.isSeparator()]
        assert all(menu.actionGeometry(each).height() >= FINGER for each in rows)
    assert window.menus.help.font().pointSizeF() == points
    auto_save.close()


def test_dark_colours_and_strong_contrast_are_switches_of_their_own(opened: Opened) -> None:
    window = opened()
    window.settings.theme = Theme.LIGHT
    window.apply_look()
    dark, strong = with_key(window, "Ctrl+Shift+D"), with_key(window, "Ctrl+Shift+H")
    for switch, now in (
        (strong, STRONG_LIGHT),
        (dark, STRONG_DARK),
        (strong, DARK),
        (dark, LIGHT),
    ):
        switch.trigger()
        assert colours() == now
    assert not strong.isChecked()
    assert not dark.isChecked()
