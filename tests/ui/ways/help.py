"""The ways to help, choices and settings, and to errors."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from scorepad.ui.help.about import AboutBox
from scorepad.ui.help.crash_dialog import CrashDialog
from scorepad.ui.help.help_page import HelpPage
from scorepad.ui.parts.choose_dialog import ChooseDialog
from scorepad.ui.parts.wait_dialog import WaitDialog
from scorepad.ui.window.settings_dialog import SettingsDialog
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words
from tests.ui.ways.table import Table, way


@way
def the_help(table: Table) -> QWidget:
    table.window.openers.open_help()
    found = table.last(HelpPage)
    found.search.setText("rubber")
    return table.window


@way
def about(table: Table) -> QWidget:
    table.window.openers.open_about()
    return table.last(AboutBox)


@way
def a_mishap(table: Table) -> QWidget:
    log = Path("/home/ann/.local/state/scorepad/mishaps.txt")
    dialog = CrashDialog("what went wrong", log, table.window)
    dialog.open()
    return dialog


@way
def many_files_being_opened(table: Table) -> QWidget:
    waiting = WaitDialog("Opening evenings-of-twenty-years.pbn", table.window)
    waiting.bar.show()
    waiting.open()
    return waiting


@way
def the_settings(table: Table) -> QWidget:
    table.window.openers.open_settings()
    return table.last(SettingsDialog)


@way
def another_form(table: Table) -> QWidget:
    forms = dict.fromkeys(window_words.forms().values(), print)
    table.window.openers.open_choice(translate("words", "Begin the next as"), forms)
    return table.last(ChooseDialog)
