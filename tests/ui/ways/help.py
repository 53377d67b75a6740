"""The ways to help, and to errors."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from scorepad.ui.help.about import AboutBox
from scorepad.ui.help.crash_dialog import CrashDialog
from scorepad.ui.help.help_page import HelpPage
from scorepad.ui.parts.wait_dialog import WaitDialog
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
