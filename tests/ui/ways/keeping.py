"""The ways to what is kept."""

from PySide6.QtWidgets import QWidget

from scorepad.archive.rescue import Rescue
from scorepad.archive.trouble import Trouble, Why
from scorepad.bridge.actions import told
from scorepad.bridge.corrections import At, Remove
from scorepad.ui.keeping.bin_window import BinWindow, EraseBox
from scorepad.ui.keeping.copies_window import CopiesWindow
from scorepad.ui.keeping.history_window import HistoryWindow
from scorepad.ui.keeping.rescue_dialog import RescueDialog
from scorepad.ui.keeping.unkept_dialog import UnkeptDialog
from tests.ui.ways.table import PLAYED, Table, way


@way
def the_history(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.document.correct(Remove(At(0, 2)), told("taking it out"))
    window.document.steps.undo()
    window.doors.open_history()
    return table.last(HistoryWindow)


@way
def the_copies(table: Table) -> QWidget:
    table.keeping.copy_if_due()
    table.keeping.close()
    table.keeping.try_again()
    table.window.doors.open_copies()
    copies = table.last(CopiesWindow)
    assert copies.copy
    return copies


@way
def no_copies(table: Table) -> QWidget:
    for copy in table.keeping.file.parent.glob("backups/*"):
        copy.unlink()
    table.keeping.copy_trouble = Trouble(Why.FULL, table.keeping.file)
    table.window.doors.open_copies()
    copies = table.last(CopiesWindow)
    assert not copies.copy
    return copies


@way
def the_bin(table: Table) -> QWidget:
    archive = table.keeping.archive
    assert archive
    archive.delete(archive.evenings()[0].key)
    table.window.doors.open_bin()
    return table.last(BinWindow)


@way
def erasing(table: Table) -> QWidget:
    the_bin(table)
    found = table.last(BinWindow)
    assert found.chosen
    box = EraseBox(found.chosen, found)
    box.open()
    return box


@way
def an_archive_was_mended(table: Table) -> QWidget:
    table.keeping.rescue = Rescue(table.keeping.file, 41, 2, 3)
    table.window.tell_rescue()
    return table.last(RescueDialog)


@way
def leaving_with_something_unkept(table: Table) -> QWidget:
    dialog = UnkeptDialog(Trouble(Why.FULL, table.keeping.file), table.window)
    dialog.open()
    return dialog
