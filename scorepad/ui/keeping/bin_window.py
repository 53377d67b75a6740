"""The evenings that were deleted: look at one, bring it back, or erase it when its time is over."""

from datetime import datetime, timedelta
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.summaries import Summary
from scorepad.ui import look
from scorepad.ui.calm_box import FRAME, CalmBox, label
from scorepad.ui.calm_table import CalmTable
from scorepad.ui.keeping.keeping import Keeping
from scorepad.ui.keeping.look_back import LookBack
from scorepad.ui.look import Colours, text_font
from scorepad.ui.rows import Index, Keyed, RowsModel
from scorepad.ui.tips import plain
from scorepad.ui.words import history as words

MARGIN = 16
KEPT = timedelta(days=30)
"""Nothing is erased that was deleted later than this ago."""


class BinModel(RowsModel[Summary]):
    """A row for each evening that was deleted, the latest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(words.bin_headings(), parent)

    def fill(self, deleted: list[Summary]) -> None:
        self.show([Keyed(summary.key, summary) for summary in deleted])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cells = words.bin_row(self.row(index))
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return cells[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return plain(cells[index.column()])
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(cells)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(index.column())
            case _:
                return None


class BinWindow(QWidget):
    """Deleted evenings on the left, the sheets of the chosen one on the right; Esc closes it."""

    def __init__(
        self, keeping: Keeping, colours: Colours, points: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.bin_title())
        self._keeping = keeping
        self.model = BinModel(self)
        self.table = CalmTable(self.model, words.bin_title())
        self.past = LookBack(colours, points)
        self._says = label(words.how_the_bin_works())
        self.restore = QPushButton(words.restore_one())
        self.erase = QPushButton(words.erase())
        self._lay_out()
        self.set_look(colours, points)
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.restore.clicked.connect(self._restore)
        self.erase.clicked.connect(self._ask)
        self.follow()
        self.table.setFocus()
        room = self.screen().availableSize() - QSize(16, FRAME)
        self.resize(QSize(round(points * 84), round(points * 48)).boundedTo(room))

    def set_look(self, colours: Colours, points: float) -> None:
        """Colours and sizes as they are set in the main window."""
        self.setFont(text_font(points))
        self.setStyleSheet(look.style_sheet(colours, points))
        self.table.set_points(points)
        self.past.set_look(colours, points)

    @property
    def evening(self) -> Summary | None:
        """The one that is chosen."""
        index = self.table.currentIndex()
        return self.model.row(index) if index.isValid() else None

    def follow(self) -> None:
        """Show what is in the bin now."""
        self.model.fill(self._keeping.look_up(Archive.deleted) or [])
        if not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.model.index(0, 0))
        self._look()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _look(self) -> None:
        chosen = self.evening
        self.restore.setEnabled(chosen is not None)
        self.erase.setEnabled(bool(chosen and _is_old(chosen)))
        self.past.setVisible(chosen is not None)
        if chosen:
            key = chosen.key
            evening = self._keeping.look_up(lambda archive: archive.load(key))
            if evening:
                self.past.look_at(evening, words.evening_day(chosen))

    def _restore(self) -> None:
        if self.evening:
            key = self.evening.key
            self._keeping.look_up(lambda archive: archive.restore(key))
            self.follow()

    def _ask(self) -> None:
        if self.evening:
            box = EraseBox(self.evening, self)
            box.go.clicked.connect(self._erase)
            box.open()

    def _erase(self) -> None:
        if self.evening and _is_old(self.evening):
            key = self.evening.key
            self._keeping.look_up(lambda archive: archive.erase(key))
            self.follow()

    def _lay_out(self) -> None:
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.table)
        halves.addWidget(self.past)
        halves.setSizes([560, 440])
        foot = QHBoxLayout()
        foot.addWidget(self.erase)
        foot.addStretch()
        foot.addWidget(self.restore)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(MARGIN, 12, MARGIN, 14)
        lines.setSpacing(12)
        lines.addWidget(halves, stretch=1)
        lines.addWidget(self._says)
        lines.addLayout(foot)


class EraseBox(CalmBox):
    """To erase is the one thing that cannot be taken back, so it is asked for twice."""

    def __init__(self, evening: Summary, parent: QWidget | None = None) -> None:
        super().__init__(words.erase_title(), parent)
        self.column.addWidget(label(words.erase_title(), times=1.25))
        self.column.addWidget(label(words.erasing(evening)))
        self.stay = self.add_button(words.keep_it(), closes=True)
        self.go = self.add_button(words.erase_it(), closes=False)
        self.go.clicked.connect(self.close)
        self.settle()


def _is_old(deleted: Summary) -> bool:
    return bool(deleted.binned and datetime.now() - deleted.binned > KEPT)
