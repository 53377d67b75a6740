"""The backups of the archive: view one, restore an evening from it, or all of them."""

from collections.abc import Sequence
from datetime import date
from weakref import finalize

from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from scorepad.archive.archive import Archive, Key
from scorepad.archive.backup import Backup, backups
from scorepad.archive.errors import ArchiveError
from scorepad.archive.restore import Copied, CopyStatus, bring_back, copied
from scorepad.bridge import translatable
from scorepad.bridge.actions import encode_action
from scorepad.bridge.changes.whole_evening import restore
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import plural
from scorepad.tables.table import Align, Column, Table
from scorepad.ui.document import Document
from scorepad.ui.history.list_with_sheets import ListWithSheets
from scorepad.ui.parts.labels import caption
from scorepad.ui.parts.layouts import STRETCH, in_row
from scorepad.ui.parts.list_table import in_words
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.words import archive as archive_words
from scorepad.ui.words import long_day, translate
from scorepad.ui.words.errors import error_sentence


class CopiesPage(ListWithSheets[Copied]):
    """The backup is chosen at the top, an evening on the left; its sheets are on the right."""

    def __init__(
        self,
        document: Document,
        auto_save: AutoSave,
        over: QWidget | None = None,
    ) -> None:
        self.model = TableModel(_in_copy([]))
        super().__init__(translate("words", "Backups"), self.model, over)
        self._document = document
        self._auto_save = auto_save
        self._copies: Sequence[Backup] = ()
        self._none = _no_copies()
        try:
            self._copies = backups(auto_save.file)
        except ArchiveError as unseen:
            self._none = error_sentence(unseen)
        self._open: Archive | None = None
        self.choice = QComboBox()
        self.choice.addItems([long_day(copy.day) for copy in self._copies])
        self.one, self.all = (
            QPushButton(archive_words.restore_one()),
            QPushButton(translate("words", "Restore &all")),
        )
        self._fill_in()
        self._connect()
        self.look_into()

    @property
    def sentence(self) -> str:
        return self.note.text()

    @property
    def copy(self) -> Backup | None:
        return self._copies[self.choice.currentIndex()] if self._copies else None

    def look_into(self) -> None:
        """Show the evenings of the chosen backup."""
        self._close_copy()
        trouble = self._auto_save.copy_trouble
        self.explain(_how_kept())
        if trouble or not self.copy:
            message = _how_kept() if self.copy else self._none
            self.say(f"{message}\n{_copy_trouble(trouble)}" if trouble else message)
        self._fill()
        self.choose_first()
        self._look()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_copy()
        super().closeEvent(event)

    def _fill(self) -> None:
        found: Sequence[Copied] = ()
        archive = self._auto_save.archive
        if self.copy and archive:
            try:
                if self._open is None:
                    self._open = Archive.open(self.copy.file, read_only=True)
                    finalize(self, self._open.close)  # if it is never closed
                found = copied(self._open, archive)
            except ArchiveError as trouble:
                self.say(error_sentence(trouble))
        self.model.show(_in_copy(found))
        self.all.setEnabled(_to_bring_back(found) > 0)

    def _look(self) -> None:
        """Show the sheets of the selected evening, as in the backup."""
        one = self.chosen
        evening = self._read(one) if one else None
        self.sheets.setVisible(evening is not None)
        self.one.setEnabled(bool(evening and one and one.now is not CopyStatus.SAME))
        if one and evening:
            message = f"{archive_words.evening_day(one.summary)} – {_copy_status(one.now)}"
            self.sheets.look_at(evening, message)

    def _read(self, one: Copied) -> Evening | None:
        try:
            return self._open.load(one.summary.key) if self._open else None
        except ArchiveError as trouble:
            self.say(error_sentence(trouble))
            return None

    def _restore_one(self) -> None:
        if self.chosen:
            self._restore([self.chosen])

    def _restore_all(self) -> None:
        rows = (self.model.row(number) for number in range(self.model.rowCount()))
        self._restore([one for one in rows if one.now is not CopyStatus.SAME])

    def _restore(self, wanted: Sequence[Copied]) -> None:
        """Restore evenings; if one fails, say so and go on with the others."""
        archive, copy = self._auto_save.archive, self.copy
        if archive is None or self._open is None or copy is None:
            return
        back, trouble = 0, None
        for one in wanted:
            try:
                self._bring_back(self._open, one.summary.key, archive, copy.day)
                back += 1
            except ArchiveError as wrong:
                trouble = wrong
        several = translatable.translate("words", "%n evening(s) restored.", "", -1)
        message = plural(several, back).said(translate)
        self.say(f"{message} {error_sentence(trouble)}" if trouble else message)
        self._fill()
        self._look()

    def _bring_back(self, copy: Archive, key: Key, archive: Archive, day: date) -> None:
        """Restore one evening; the one on the screen changes at once."""
        change = restore(copy.load(key), day)
        there = archive.find(copy.uuid(key))
        if there is not None and there == self._auto_save.key:
            self._document.become(change)
        else:
            bring_back(copy, key, archive, encode_action(change.action))

    def _close_copy(self) -> None:
        if self._open:
            self._open.close()
            self._open = None

    def _connect(self) -> None:
        self.choice.currentIndexChanged.connect(self.look_into)
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.one.clicked.connect(self._restore_one)
        self.all.clicked.connect(self._restore_all)

    def _fill_in(self) -> None:
        of = caption(translate("words", "&Backup of"), self.choice)
        of.setVisible(bool(self._copies))
        self.choice.setVisible(bool(self._copies))
        lines = self.arrange((560, 440), in_row(STRETCH, self.all, self.one))
        lines.insertLayout(0, in_row(of, self.choice, STRETCH))


def _in_copy(found: Sequence[Copied]) -> Table[Copied]:
    deals = translate("words", "Deals")
    columns = in_words(
        Column[Copied](
            translate("words", "Day"), lambda one: archive_words.evening_day(one.summary)
        ),
        Column(translate("words", "Now"), lambda one: _copy_status(one.now)),
        Column(deals, lambda one: str(one.summary.deals), Align.MIDDLE),
        Column(
            translate("words", "Players"), lambda one: archive_words.evening_players(one.summary)
        ),
    )
    return Table(columns, found, lambda one: one.summary.key)


def _no_copies() -> str:
    none = translate("words", "There is no backup yet.")
    return f"{none} {_how_kept()}"


def _how_kept() -> str:
    return translate(
        "words",
        "A backup is made every day you play; 7 daily and 8 weekly ones are kept. "
        "Restoring can be undone.",
    )


def _copy_trouble(trouble: ArchiveError) -> str:
    said = translate("words", "Today’s backup could not be made: {reason}")
    return said.format(reason=error_sentence(trouble))


def _copy_status(state: CopyStatus) -> str:
    names = {
        CopyStatus.SAME: translate("words", "the same"),
        CopyStatus.CHANGED: translate("words", "changed since"),
        CopyStatus.DELETED: translate("words", "deleted since"),
        CopyStatus.GONE: translate("words", "no longer there"),
    }
    return names[state]


def _to_bring_back(found: Sequence[Copied]) -> int:
    """Return how many evenings differ from the backup."""
    return sum(one.now is not CopyStatus.SAME for one in found)
