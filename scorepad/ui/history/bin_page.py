"""The evenings that were deleted: look at one, bring it back, or erase it when its time is over."""

from datetime import datetime, timedelta

from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.backup import backups
from scorepad.archive.summaries import Summary
from scorepad.ui.history.list_with_sheets import ListWithSheets
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import STRETCH, fill, in_row
from scorepad.ui.parts.message_box import MessageBox
from scorepad.ui.parts.rows import Keyed, RowsModel
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.words import history as words
from scorepad.ui.words import translate

KEPT = timedelta(days=30)
"""Nothing is erased that was deleted later than this ago."""


class BinModel(RowsModel[Summary]):
    """A row for each evening that was deleted, the latest first."""

    def __init__(self) -> None:
        super().__init__(words.bin_headings())

    def fill(self, deleted: list[Summary]) -> None:
        self.show([Keyed(summary.key, summary) for summary in deleted])

    def text(self, row: Summary, column: int) -> str:
        return words.bin_row(row)[column]

    def aloud(self, row: Summary, column: int) -> str:
        return ", ".join(words.bin_row(row))

    def tip(self, row: Summary, column: int) -> str | None:
        return plain_tip(self.text(row, column))


class BinPage(ListWithSheets[Summary]):
    """Deleted evenings on the left, the sheets of the chosen one on the right."""

    def __init__(self, auto_save: AutoSave, over: QWidget | None = None) -> None:
        self.model = BinModel()
        super().__init__(translate("words", "Deleted evenings"), self.model, over)
        self._auto_save = auto_save
        self._message = Label(words.how_the_bin_works())
        self.restore = QPushButton(words.restore_one())
        self.erase = QPushButton(translate("words", "Erase for &good…"))
        self.arrange((560, 440), self._message, in_row(self.erase, STRETCH, self.restore))
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.restore.clicked.connect(self._restore)
        self.erase.clicked.connect(self._ask)
        self.follow()

    def follow(self) -> None:
        """Show what is in the bin now."""
        self.model.fill(self._auto_save.look_up(Archive.deleted) or [])
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
                self.sheets.look_at(evening, words.evening_day(chosen))

    def _restore(self) -> None:
        if self.chosen:
            key = self.chosen.key
            self._auto_save.look_up(lambda archive: archive.restore(key))
            self.follow()

    def _ask(self) -> None:
        if self.chosen:
            box = EraseDialog(self.chosen, len(backups(self._auto_save.file)), self)
            box.go.clicked.connect(self._erase)
            box.open()

    def _erase(self) -> None:
        if self.chosen and _is_old(self.chosen):
            key = self.chosen.key
            self._auto_save.look_up(lambda archive: archive.erase(key))
            self._auto_save.uncounted.emit()  # nothing that was counted of it stays either
            self.follow()


class EraseDialog(MessageBox):
    """To erase is the one thing that cannot be taken back, so it is asked for twice."""

    def __init__(self, evening: Summary, copies: int, parent: QWidget | None = None) -> None:
        super().__init__(words.erase_title(), parent)
        told = Label(words.erasing(evening)), Label(words.where_it_stays(copies))
        fill(self.column, Label(words.erase_title(), times=1.25), *told)
        self.stay = self.add_button(translate("words", "Keep it"), closes=True)
        self.go = self.add_button(translate("words", "Erase it"), closes=False)
        self.go.clicked.connect(self.close)
        self.settle()


def _is_old(deleted: Summary) -> bool:
    return bool(deleted.binned and datetime.now() - deleted.binned > KEPT)
