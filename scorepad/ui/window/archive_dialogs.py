"""Dialogs about a damaged archive, and about closing with unsaved changes."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorepad.archive.errors import ArchiveError
from scorepad.archive.rescue import Rescue
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.parts.message_box import MessageBox
from scorepad.ui.words import archive as archive_words
from scorepad.ui.words import sentence, translate


class RescueDialog(MessageBox):
    """Says what was recovered of a damaged archive, and where the damaged file is."""

    copies = Signal()

    def __init__(self, rescue: Rescue, parent: QWidget | None = None) -> None:
        super().__init__(_rescue_title(), parent)
        told = [archive_words.what_was_rescued(rescue)]
        if rescue.set_aside:
            told.append(_damaged_file(rescue.set_aside))
        fill(self.column, Label(_rescue_title(), times=1.25), *map(Label, told))
        self.play_on = self.add_button(translate("words", "Play on"), closes=True)
        if rescue.copy and (rescue.others or rescue.missing):
            self.look = self.add_button(translate("words", "&Backups…"), closes=False)
            self.look.clicked.connect(self.accept)
            self.look.clicked.connect(self.copies)
        self.settle()


class UnsavedDialog(MessageBox):
    """Asks before a window closes with changes that could not be saved."""

    leave = Signal()

    def __init__(self, trouble: ArchiveError, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "Not saved yet"), parent)
        self.column.addWidget(Label(translate("words", "Some entries are not saved"), times=1.25))
        self.column.addWidget(Label(archive_words.not_saved(trouble, is_waiting=True)))
        # The default.
        self.stay = self.add_button(translate("words", "Keep the window open"), closes=True)
        self.elsewhere = self.add_button(translate("words", "Save it as a file…"), closes=True)
        self.go = self.add_button(translate("words", "Close without saving"), closes=False)
        self.go.clicked.connect(self.leave)
        self.settle()


def _rescue_title() -> str:
    return translate("words", "The archive was damaged")


def _damaged_file(file: Path) -> str:
    return sentence(translate("words", "the damaged file is kept as {file}").format(file=file))
