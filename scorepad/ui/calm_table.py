"""A table to choose a row from, as calm as the lists beside the sheet."""

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from scorepad.ui.look import text_font

GAP = 14
"""Pixels between columns."""


class CalmTable(QTableView):
    """Whole rows, no grid; the last column takes the room that is left."""

    def __init__(self, model: QAbstractItemModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        model.rowsInserted.connect(self._measure)

    def set_points(self, points: float) -> None:
        self.setFont(text_font(points))
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.5))
        self._measure()

    def _measure(self) -> None:
        self.resizeColumnsToContents()
        last = self.model().columnCount() - 1
        header = self.horizontalHeader()
        for column in range(last):
            header.resizeSection(column, header.sectionSize(column) + GAP)
        header.setSectionResizeMode(last, QHeaderView.ResizeMode.Stretch)
