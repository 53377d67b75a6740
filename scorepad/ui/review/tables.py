"""Plain tables to read and to choose a row or a figure in."""

from collections.abc import Iterable

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from scorepad.ui.calm_table import make_calm

ROW = 1.55
"""The height of a row in lines."""


def measure(table: QTableView, letters: Iterable[int]) -> None:
    """Fit rows and columns to the size of the words; no heading is cut."""
    metrics = table.fontMetrics()
    table.verticalHeader().setDefaultSectionSize(round(metrics.height() * ROW))
    header = table.horizontalHeader()
    for column, number in enumerate(letters):
        least = header.sectionSizeHint(column)
        table.setColumnWidth(column, max(least, number * metrics.averageCharWidth()))


def plain_table(model: QAbstractItemModel, name: str) -> QTableView:
    table = QTableView()
    make_plain(table, model, name)
    return table


def make_plain(table: QTableView, model: QAbstractItemModel, name: str) -> None:
    """A table of which a long line is cut, and a wide one scrolled."""
    make_calm(table, model, name)
    table.setWordWrap(False)
    table.setTextElideMode(Qt.TextElideMode.ElideRight)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().setMinimumSectionSize(1)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.horizontalHeader().setStretchLastSection(True)
