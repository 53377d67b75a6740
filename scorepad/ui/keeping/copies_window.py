"""The copies of the archive: look into one, bring an evening back, or all of them."""

from collections.abc import Sequence
from weakref import finalize

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from scorepad.archive.archive import Archive, Key
from scorepad.archive.backup import Backup, backups
from scorepad.archive.restore import Copied, CopyStatus, bring_back, copied
from scorepad.archive.trouble import Trouble
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.evening import Evening
from scorepad.ui.document import Document
from scorepad.ui.keeping.copies_model import CopiesModel
from scorepad.ui.keeping.keeping import Keeping
from scorepad.ui.keeping.look_back_window import LookBackWindow
from scorepad.ui.look import Colours
from scorepad.ui.parts.labels import label
from scorepad.ui.words import history as words


class CopiesWindow(LookBackWindow[Copied]):
    """A copy is chosen at the head, an evening of it on the left, its sheets are on the right."""

    def __init__(
        self,
        document: Document,
        keeping: Keeping,
        colours: Colours,
        points: float,
        parent: QWidget | None = None,
    ) -> None:
        self.model = CopiesModel()
        super().__init__(words.copies_title(), self.model, colours, points, parent)
        self._document = document
        self._keeping = keeping
        self._copies = backups(keeping.file)
        self._open: Archive | None = None
        self.choice = QComboBox()
        self.choice.addItems([words.copy_name(copy.day) for copy in self._copies])
        self._says = label("")
        self.one, self.all = QPushButton(words.restore_one()), QPushButton(words.restore_all())
        self._fill_in()
        self.set_look(colours, points)
        self._connect()
        self.look_into()
        self.fit(QSize(round(points * 84), round(points * 48)))

    @property
    def sentence(self) -> str:
        return self._says.text()

    @property
    def copy(self) -> Backup | None:
        return self._copies[self.choice.currentIndex()] if self._copies else None

    def look_into(self) -> None:
        """Show the evenings of the chosen copy."""
        self._close_copy()
        trouble = self._keeping.copy_trouble
        said = words.how_copies_are_made() if self.copy else words.no_copies()
        self._says.setText(f"{said}\n{words.copy_trouble(trouble)}" if trouble else said)
        self._fill()
        self.choose_first()
        self._look()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._close_copy()
        super().closeEvent(event)

    def _fill(self) -> None:
        found: Sequence[Copied] = ()
        archive = self._keeping.archive
        if self.copy and archive:
            try:
                if self._open is None:
                    self._open = Archive.open(self.copy.file, read_only=True)
                    finalize(self, self._open.close)  # should it go without being closed
                found = copied(self._open, archive)
            except Trouble as trouble:
                self._says.setText(words.unreadable_copy(trouble))
        self.model.fill(found)
        self.all.setEnabled(words.to_bring_back(found) > 0)

    def _look(self) -> None:
        """The sheets of the chosen evening, as they are in the copy."""
        one = self.chosen
        evening = self._read(one) if one else None
        self.past.setVisible(evening is not None)
        self.one.setEnabled(bool(evening and one and one.now is not CopyStatus.SAME))
        if one and evening:
            said = f"{words.evening_day(one.summary)} – {words.now(one.now)}"
            self.past.look_at(evening, said)

    def _read(self, one: Copied) -> Evening | None:
        try:
            return self._open.load(one.summary.key) if self._open else None
        except Trouble as trouble:
            self._says.setText(words.unreadable_copy(trouble))
            return None

    def _restore_one(self) -> None:
        if self.chosen:
            self._restore([self.chosen])

    def _restore_all(self) -> None:
        rows = (self.model.row(number) for number in range(self.model.rowCount()))
        self._restore([one for one in rows if one.now is not CopyStatus.SAME])

    def _restore(self, wanted: Sequence[Copied]) -> None:
        """Bring evenings back; what cannot be is told, and the others come all the same."""
        archive, copy = self._keeping.archive, self.copy
        if archive is None or self._open is None or copy is None:
            return
        restoring = Action(ActionKind.RESTORE, {"day": copy.day.isoformat()})
        back, trouble = 0, None
        for one in wanted:
            try:
                self._bring_back(self._open, one.summary.key, archive, restoring)
                back += 1
            except Trouble as wrong:
                trouble = wrong
        said = words.are_back(back)
        self._says.setText(f"{said} {words.unreadable_copy(trouble)}" if trouble else said)
        self._fill()
        self._look()

    def _bring_back(self, copy: Archive, key: Key, archive: Archive, action: Action) -> None:
        """The evening on the table follows at once."""
        there = archive.find(copy.mark(key))
        if there is not None and there == self._keeping.key:
            self._document.become(copy.load(key), action)
        else:
            bring_back(copy, key, archive, encode_action(action))

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
        head = QHBoxLayout()
        caption = QLabel(words.copy_of())
        caption.setBuddy(self.choice)
        head.addWidget(caption)
        head.addWidget(self.choice)
        head.addStretch()
        caption.setVisible(bool(self._copies))
        self.choice.setVisible(bool(self._copies))
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.all)
        foot.addWidget(self.one)
        self.lay_out((560, 440), self._says, foot).insertLayout(0, head)
