"""The columns of tables that are sorted by them, as Qt asks for them."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from scorepad.ui.parts.rows import FIGURES, LEFT, ROOT, Index

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder


class Heading(NamedTuple):
    """What stands above a column, and how one reads it."""

    text: str
    tip: str = ""
    is_figures: bool = False
    greatest_first: bool = False
    """Who sorts by it wants to see the greatest."""


class SortableModel(QAbstractTableModel):
    """Words begin, and figures end, on one vertical with their heading."""

    def __init__(self, headings: Iterable[Heading], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.headings = tuple(headings)

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return FIGURES if self.headings[column].is_figures else LEFT

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        heading = self.headings[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return heading.text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.WhatsThisRole:
                return heading.tip or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(section)
            case Qt.ItemDataRole.InitialSortOrderRole:
                return (DOWN if heading.greatest_first else UP).value
            case _:
                return None
