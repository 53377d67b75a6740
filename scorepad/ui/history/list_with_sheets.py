"""What the windows on what was share: a list on the left, and the sheets of what is chosen."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLayout, QSplitter, QVBoxLayout, QWidget

from scorepad.ui.history.read_only_sheets import ReadOnlySheets
from scorepad.ui.look import points
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.parts.list_table import ListTable
from scorepad.ui.parts.rows import RowsModel
from scorepad.ui.parts.screen_fit import fit_to_screen

R = TypeVar("R")
MARGIN = 16


class ListWithSheets(QWidget, Generic[R]):
    """Filled by those who have something to look back on; Esc closes it."""

    def __init__(
        self,
        title: str,
        model: RowsModel[R],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def arrange(self, shares: Sequence[int], *below: QLayout | QWidget) -> QVBoxLayout:
        """Arrange the list beside the sheets, with these parts below them."""
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.table)
        halves.addWidget(self.sheets)
        halves.setSizes(shares)
        margins = (MARGIN, 12, MARGIN, 14)
        return in_column((halves, 1), *below, inside=self, margins=margins, spacing=12)

    def fit(self, width: int, height: int) -> None:
        """Make it so large, in letters, if the screen has room, and give the list the focus."""
        self.table.setFocus()
        fit_to_screen(self, round(points() * width), round(points() * height))
