"""The page behind a figure: its deals or rounds, each with its evening."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.bridge import translatable
from scorepad.bridge.translatable import plural
from scorepad.ui.parts.labels import heading, line
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.parts.rows import DOWN, SortedModel
from scorepad.ui.parts.tips import Index
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.behind_model import AGAINST, BY, DAY, ROUND, Behind, behind_table
from scorepad.ui.review.sort_menu import SortMenu
from scorepad.ui.review.tables import PlainTable, measure
from scorepad.ui.words import translate

_WIDTHS = (13, 13, 11, 14, 20, 9)
"""Minimum widths of the columns, in letters."""
_AT_ONCE = 50
"""The number of rows shown at first."""
_SHARES = {ROUND: 0.22, BY: 0.32, AGAINST: 0.46}


class BehindPage(QWidget):
    """Enter shows the evening of a row; a button or Esc leads back."""

    look_asked = Signal(int, object)
    """An evening, and the deal or round to show in it, if any."""

    def __init__(self, title: str, headings: Sequence[str]) -> None:
        super().__init__()
        self.back = QPushButton(translate("words", "Bac&k"))
        self.back.setToolTip(translate("words", "Back to the standings"))
        self.model = SortedModel(behind_table(headings), (DAY, DOWN), self)
        self._written = set[int]()
        """The columns in which anything is written."""
        self.table = PlainTable(self.model, title)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(DAY, Qt.SortOrder.DescendingOrder)
        self.title, self.count = heading(title), line()
        self.sorting = SortMenu(self.table)
        self.sorting.open_by_key(self)
        head = in_row(self.back, (self.title, 1))
        count = self.count, Qt.AlignmentFlag.AlignRight
        self.slowly = WorkBar()
        in_column(head, (self.table, 1), self.slowly, count, inside=self, margins=NO_MARGINS)
        self.table.activated.connect(self._look)
        self.setFocusProxy(self.table)

    def showing(self, found: Iterable[Behind], chosen: int) -> Iterator[None]:
        """Show rows: first a screenful, then all; one of them is selected."""
        rows, others = iter(found), list[Behind]()
        self._add([*islice(rows, _AT_ONCE)])
        self.table.selectRow(0)
        for row in rows:
            others.append(row)
            yield
        self._add(others)
        self.count.setText(_behind_found(self.model.rowCount()))
        if chosen:
            self.table.selectRow(min(chosen, self.model.rowCount() - 1))

    def _add(self, rows: Sequence[Behind]) -> None:
        self.model.add(rows)
        for row in rows:
            self._written.update(at for at, said in enumerate(row.cells, start=ROUND) if said)
        self._share_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._share_room()

    def _share_room(self) -> None:
        """Share the width among the columns in which anything is written."""
        empty = {*range(ROUND, len(_WIDTHS))} - self._written
        whole = sum(share for column, share in _SHARES.items() if column not in empty) or 1
        shares = {column: share / whole for column, share in _SHARES.items()}
        measure(self.table, _WIDTHS, self.width(), shares)
        for column in range(ROUND, len(_WIDTHS)):
            self.table.setColumnHidden(column, column in empty)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _look(self, index: Index) -> None:
        row = self.model.row(index)
        self.look_asked.emit(row.key, row.at)


def _behind_found(number: int) -> str:
    said = translatable.translate("words", "%n found; Enter opens the evening", "", -1)
    return plural(said, number).said(translate)
