"""The ways to the history, the bin and the backups."""

from datetime import date

from PySide6.QtWidgets import QWidget

from scorepad.archive.backup import Backup
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.rescue import ONLY_STEPS, Rescue
from scorepad.bridge.changes.deals import remove
from scorepad.bridge.evening import with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import At
from scorepad.bridge.translatable import Message
from scorepad.ui.history.bin_page import BinPage, EraseDialog
from scorepad.ui.history.copies_page import CopiesPage
from scorepad.ui.history.history_page import HistoryPage
from scorepad.ui.history.replace_dialog import ReplaceDialog
from scorepad.ui.window.archive_dialogs import RescueDialog, UnsavedDialog
from tests.ui.ways.table import PLAYED, Table, way

PART = Message(ONLY_STEPS, {"evening": "evening 3 of 2026-11-20"})


@way
def the_history(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.document.become(remove(window.document.evening, At(0, 2)))
    window.document.steps.undo()
    window.openers.open_history()
    assert table.last(HistoryPage).isVisible()
    return table.window


@way
def the_copies(table: Table) -> QWidget:
    table.auto_save.copy_if_due()
    table.auto_save.close()
    table.auto_save.try_again()
    table.window.openers.open_copies()
    copies = table.last(CopiesPage)
    assert copies.copy
    return table.window


@way
def no_copies(table: Table) -> QWidget:
    for copy in table.auto_save.file.parent.glob("backups/*"):
        copy.unlink()
    table.auto_save.copy_trouble = ArchiveError(Reason.FULL, table.auto_save.file)
    table.window.openers.open_copies()
    copies = table.last(CopiesPage)
    assert not copies.copy
    return table.window


@way
def the_bin(table: Table) -> QWidget:
    archive = table.auto_save.archive
    assert archive
    archive.delete(archive.evenings()[0].key)
    table.window.openers.open_bin()
    assert table.last(BinPage).isVisible()
    return table.window


@way
def erasing(table: Table) -> QWidget:
    the_bin(table)
    found = table.last(BinPage)
    assert found.chosen
    box = EraseDialog(found.chosen, table.auto_save.file, found)
    box.open()
    return box


@way
def an_evening_that_is_here_comes_again(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    here = window.document.evening
    dialog = ReplaceDialog(here, with_item(here, read_deal("2HN"))[0], "at Ann's.scorepad", window)
    dialog.open()
    return dialog


@way
def an_archive_was_mended(table: Table) -> QWidget:
    table.auto_save.rescue = Rescue(
        table.auto_save.file,
        41,
        (PART,),
        (PART,) * 9,
        51,
        Backup(date(2026, 11, 20), table.auto_save.file),
    )
    table.window.tell_rescue()
    return table.last(RescueDialog)


@way
def leaving_with_something_unkept(table: Table) -> QWidget:
    dialog = UnsavedDialog(ArchiveError(Reason.FULL, table.auto_save.file), table.window)
    dialog.open()
    return dialog
