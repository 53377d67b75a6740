"""What the pages on what was share: a list on the left, and the sheets of what is chosen."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QSplitter, QVBoxLayout, QWidget

from scorepad.ui.history.read_only_sheets import ReadOnlySheets
from scorepad.ui.parts.layouts import fill, in_column
from scorepad.ui.parts.list_table import ListTable
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.rows import TableModel

R = TypeVar("R")


class ListWithSheets(OverlayPage, Generic[R]):
    """Filled by those who have something to look back on."""

    def __init__(self, title: str, model: TableModel[R], over: QWidget | None) -> None:
        super().__init__(title, over)
        model.setParent(self)
        self._rows = model
        self.table = ListTable(model, title)
        self.sheets = ReadOnlySheets()

    @property
    def chosen(self) -> R | None:
        """The row that is chosen."""
        index = self.table.currentIndex()
        return self._rows.row(index) if index.isValid() else None

    def choose_first(self) -> None:
        self.table.setCurrentIndex(self._rows.index(0, 0))

    def arrange(self, shares: Sequence[int], *below: QLayout | QWidget) -> QVBoxLayout:
        """Arrange the list beside the sheets, with these parts below them, always in sight."""
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.table)
        halves.addWidget(self.sheets)
        halves.setSizes(shares)
        content = QWidget()
        lines = in_column((halves, 1), inside=content, margins=(MARGIN, 4, MARGIN, 4), spacing=8)
        self.scroller.setWidget(content)
        fill(self.lines, in_column(*below, margins=(MARGIN, 4, MARGIN, 14), spacing=8))
        self.table.setFocus()
        return lines
