"""Deleted evenings: view one, restore it, or erase it after some time."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.backup import backups
from scorepad.archive.errors import ArchiveError
from scorepad.archive.summaries import Summary
from scorepad.tables.table import Column, Table
from scorepad.ui.history.list_with_sheets import ListWithSheets
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import STRETCH, fill, in_row
from scorepad.ui.parts.list_table import in_words
from scorepad.ui.parts.message_box import MessageBox
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.words import archive as archive_words
from scorepad.ui.words import medium_day, translate

_KEPT = timedelta(days=30)
"""How long after its deletion an evening cannot be erased."""


class BinPage(ListWithSheets[Summary]):
    """Deleted evenings on the left, the sheets of the selected one on the right."""

    def __init__(self, auto_save: AutoSave, over: QWidget | None = None) -> None:
        self.model = TableModel(_deleted([]))
        super().__init__(translate("words", "Deleted evenings"), self.model, over)
        self._auto_save = auto_save
        self.explain(
            translate(
                "words",
                "Deleted evenings are kept here. After 30 days you can erase them for good; the "
                "program never does.",
            )
        )
        self.restore = QPushButton(archive_words.restore_one())
        self.erase = QPushButton(translate("words", "Erase for &good…"))
        self.arrange((560, 440), in_row(self.erase, STRETCH, self.restore))
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.restore.clicked.connect(self._restore)
        self.erase.clicked.connect(self._ask)
        self.follow()

    def follow(self) -> None:
        """Show what is in the bin now."""
        found = self._auto_save.look_up(Archive.deleted) or []
        self.model.show(_deleted(found))
        if not self.table.currentIndex().isValid():
            self.choose_first()
        self._look()

    def _look(self) -> None:
        chosen = self.chosen
        self.restore.setEnabled(chosen is not None)
        self.erase.setEnabled(bool(chosen and _is_old(chosen)))
        self.sheets.setVisible(chosen is not None)
        if chosen:
            key = chosen.key
            evening = self._auto_save.look_up(lambda archive: archive.load(key))
            if evening:
                self.sheets.look_at(evening, archive_words.evening_day(chosen))

    def _restore(self) -> None:
        if self.chosen:
            key = self.chosen.key
            self._auto_save.look_up(lambda archive: archive.restore(key))
            self.follow()

    def _ask(self) -> None:
        if self.chosen:
            box = EraseDialog(self.chosen, self._auto_save.file, self)
            box.go.clicked.connect(self._erase)
            box.open()

    def _erase(self) -> None:
        if self.chosen and _is_old(self.chosen):
            key = self.chosen.key
            self._auto_save.look_up(lambda archive: archive.erase(key))
            self._auto_save.uncounted.emit()  # its facts must go, too
            self.follow()


class EraseDialog(MessageBox):
    """Asks before erasing, the only action that cannot be undone."""

    def __init__(self, evening: Summary, archive: Path, parent: QWidget | None = None) -> None:
        super().__init__(_erase_title(), parent)
        told = Label(_erasing(evening)), Label(_where_it_stays(archive))
        fill(self.column, Label(_erase_title(), times=1.25), *told)
        self.stay = self.add_button(translate("words", "Keep it"), closes=True)
        self.go = self.add_button(translate("words", "Erase it"), closes=False)
        self.go.clicked.connect(self.close)
        self.settle()


def _is_old(deleted: Summary) -> bool:
    return bool(deleted.binned and datetime.now() - deleted.binned > _KEPT)


def _deleted(found: Sequence[Summary]) -> Table[Summary]:
    columns = in_words(
        Column(translate("words", "Day"), archive_words.evening_day),
        Column(translate("words", "Deleted"), _deleted_on),
        Column(translate("words", "Players"), archive_words.evening_players),
    )
    return Table(columns, found, lambda summary: summary.key)


def _deleted_on(summary: Summary) -> str:
    return medium_day(summary.binned.date()) if summary.binned else ""


def _erase_title() -> str:
    return translate("words", "Erase this evening for good?")


def _where_it_stays(archive: Path) -> str:
    """Return where copies of an erased evening remain."""
    files = translate("words", "Files saved from it are kept.")
    with suppress(ArchiveError):  # if backups cannot be listed, some may have it
        if not backups(archive):
            return files
    said = translate("words", "Backups of earlier days may still contain it.")
    return f"{files} {said}"


def _erasing(summary: Summary) -> str:
    said = translate(
        "words",
        "{day}, {players}. After that, it can be restored only from a backup that still has it.",
    )
    return said.format(
        day=archive_words.evening_day(summary), players=archive_words.evening_players(summary)
    )
