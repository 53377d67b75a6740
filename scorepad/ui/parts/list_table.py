"""A table to select a row from, in the style of the lists beside the sheet."""

from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QAbstractItemModel, QEvent
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView

from scorepad.tables.table import Column, R
from scorepad.ui.look import for_fingers, points, row_height, text_font, write_headings
from scorepad.ui.parts.cells import EDGE, Cells

GAP = 14
"""Pixels between columns."""
ROW, LOW = 1.5, 1.2
"""The usual height of a row in heights of its text, and the least while not all are seen."""
LOWEST, FEW, _ALL_SEEN = 0.72, 3, 4
"""How low rows become, relative to their usual height, rather than fewer than a few be seen.

A list of four rows shows them all, in lower rows, rather than scroll for the last one.
"""


def style_as_list(
    table: QTableView, model: QAbstractItemModel, name: str, *, whole_rows: bool = True
) -> None:
    """Set up a read-only table without grid, in which one row or cell is selected."""
    table.verticalHeader().hide()  # first, or Qt would measure it
    table.setModel(model)
    table.setAccessibleName(name)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    if whole_rows:
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setHighlightSections(False)
    write_headings(table.horizontalHeader(), points())


def set_size(table: QTableView, size: float) -> None:
    """Set the size of the text, with smaller headings as everywhere."""
    table.setFont(text_font(size))
    write_headings(table.horizontalHeader(), size)


def widest(table: QTableView, texts: Iterable[str]) -> int:
    """Return the width of the widest of the texts in a cell."""
    wide = map(QFontMetricsF(table.font()).horizontalAdvance, texts)
    return ceil(max(wide, default=0)) + 2 * EDGE


def height_of(table: QTableView, rows: int) -> int:
    """Return the height of a table that shows this many rows."""
    margins = table.contentsMargins()
    around = margins.top() + table.horizontalHeader().sizeHint().height() + margins.bottom()
    return around + rows * table.verticalHeader().defaultSectionSize()


def low(rows: int = _ALL_SEEN + 1) -> float:
    """Return how low this many rows may be, relatively, so that none is scrolled out."""
    if rows <= _ALL_SEEN:
        return LOWEST
    return 1 if for_fingers() else 0.78


def height_of_rows(table: QTableView, least: int, rows: int, low_rows: int = 0) -> int:
    """Return a row height with which no row is half visible: larger, or a little less for few.

    As many as fit are seen in rows as low as the last one, if there is one.
    """
    room = table.contentsRect().height() - table.viewportMargins().top()
    seen, lowest = room // least, round(least * LOWEST)
    if rows <= seen:
        return least
    if room >= rows * low(rows) * least:
        return room // rows
    few = min(rows, FEW, room // lowest)
    if low_rows:
        few, lowest = max(few, min(rows, room // low_rows)), min(lowest, low_rows)
    return max(lowest, room // max(1, seen, few))


def in_words(*columns: Column[R]) -> list[Column[R]]:
    """Return the columns of a list: screen readers read whole rows, and tips show cut-off text."""

    def aloud(row: R) -> str:
        return ", ".join(column.text(row) for column in columns)

    return [column._replace(aloud=aloud, cell_tip=column.text) for column in columns]


class ListTable(QTableView):
    """Whole rows, no grid; one column takes the remaining width."""

    WIDEST: int | None = None
    """That column; else the last."""

    def __init__(self, model: QAbstractItemModel, name: str) -> None:
        super().__init__()
        style_as_list(self, model, name)
        self.setItemDelegate(Cells(self))
        self.horizontalHeader().setStretchLastSection(self.WIDEST is None)
        self._follow(model)
        self._measure()

    def _follow(self, model: QAbstractItemModel) -> None:
        """Measure again when text may need more room."""
        model.rowsInserted.connect(self._measure)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._measure()

    def _measure(self) -> None:
        self.verticalHeader().setDefaultSectionSize(row_height(self.fontMetrics().height() * ROW))
        self.resizeColumnsToContents()
        last = self.model().columnCount() - 1
        header = self.horizontalHeader()
        header.setMinimumSectionSize(header.sectionSizeHint(last))
        for column in range(last):
            header.resizeSection(column, header.sectionSize(column) + GAP)
        widest = last if self.WIDEST is None else self.WIDEST
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)
