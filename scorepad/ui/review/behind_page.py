"""What is behind a figure: its deals, or its rounds, each with its evening."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.ui.parts.labels import heading, line
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.parts.rows import DOWN, SortedModel
from scorepad.ui.parts.tips import Index
from scorepad.ui.review.behind_model import AGAINST, BY, DAY, ROUND, Behind, behind_table
from scorepad.ui.review.sort_button import SortButton
from scorepad.ui.review.tables import measure, plain_table
from scorepad.ui.words import translate

WIDTHS = (13, 13, 11, 20, 20, 9)
"""Of the columns in letters, at the least."""
SHARES = {ROUND: 0.22, BY: 0.32, AGAINST: 0.46}


class BehindPage(QWidget):
    """Enter looks at the evening of a row; the way back is a button, and Esc."""

    look_asked = Signal(int, object)
    """An evening, and the deal or the number of the round to show in it, if it is one."""

    def __init__(self, title: str, headings: Sequence[str], found: Iterable[Behind]) -> None:
        super().__init__()
        self.back = QPushButton(translate("words", "Bac&k"))
        self.back.setToolTip(translate("words", "Back to the standings (Esc)"))
        self.model = SortedModel(behind_table(headings), (DAY, DOWN), self)
        self.table = plain_table(self.model, title)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(DAY, Qt.SortOrder.DescendingOrder)
        self.title, self.count = heading(title), line()
        self.sort_button = SortButton(self.table)
        head = in_row(self.back, (self.title, 1), self.sort_button)
        count = self.count, Qt.AlignmentFlag.AlignRight
        in_column(head, (self.table, 1), count, inside=self, margins=NO_MARGINS)
        self.table.activated.connect(self._look)
        self.model.rowsInserted.connect(self._tell)
        self.model.add(found)
        self._tell()
        self._choose_first()
        self.setFocusProxy(self.table)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._share_room()

    def _share_room(self) -> None:
        measure(self.table, WIDTHS, self.width(), SHARES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _tell(self) -> None:
        self.count.setText(_behind_found(self.model.rowCount()))

    def _choose_first(self) -> None:
        if self.model.rowCount() and not self.table.selectionModel().hasSelection():
            self.table.selectRow(0)

    def _look(self, index: Index) -> None:
        row = self.model.row(index)
        self.look_asked.emit(row.key, row.at)


def _behind_found(number: int) -> str:
    if number == 1:
        return translate("words", "One, Enter looks at its evening")
    return translate("words", "{number} in all; Enter looks at the evening").format(
        number=QLocale().toString(number)
    )
