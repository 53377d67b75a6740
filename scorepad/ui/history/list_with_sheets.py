"""The base of pages about the past: a list on the left, the sheets of the selected row."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QSplitter, QVBoxLayout, QWidget

from scorepad.ui.history.read_only_sheets import ReadOnlySheets
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.parts.list_table import ListTable
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.screen_fit import has_few_lines

_R = TypeVar("_R")


class ListWithSheets(OverlayPage, Generic[_R]):
    """Subclasses provide the list."""

    def __init__(self, title: str, model: TableModel[_R], over: QWidget | None) -> None:
        super().__init__(title, over)
        model.setParent(self)
        self._rows = model
        self.table = ListTable(model, title)
        self.sheets = ReadOnlySheets()
        self.note = Label("")
        self._explained = ""

    @property
    def chosen(self) -> _R | None:
        """The selected row."""
        index = self.table.currentIndex()
        return self._rows.row(index) if index.isValid() else None

    def explain(self, text: str) -> None:
        """Say what the page is for, as long as there is room."""
        self._explained = text
        self.say(text)

    def say(self, text: str) -> None:
        self.note.setText(text)
        self.measure()

    def measure(self) -> None:
        gives_way = self.note.text() == self._explained and has_few_lines(self.window())
        self.note.setHidden(gives_way)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def choose_first(self) -> None:
        self.table.setCurrentIndex(self._rows.index(0, 0))

    def arrange(self, shares: Sequence[int], *below: QLayout | QWidget) -> QVBoxLayout:
        """Lay out the list beside the sheets, with these parts below them."""
        halves = _Halves(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.table)
        halves.addWidget(self.sheets)
        halves.setSizes(shares)
        content, margins = QWidget(), (MARGIN, 4, MARGIN, 14)
        lines = in_column(
            (halves, 1), self.note, *below, inside=content, margins=margins, spacing=8
        )
        self.scroller.setWidget(content)
        self.table.setFocus()
        return lines


class _Halves(QSplitter):
    """Requests only its minimum size, so that the parts below stay visible."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()
