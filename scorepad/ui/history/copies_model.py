"""The evenings of a copy of the archive, as a Qt table."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt

from scorepad.archive.restore import Copied
from scorepad.ui.parts.rows import Index, Keyed, RowsModel
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import history as words

DAY, NOW, DEALS, PLAYERS = range(4)


class CopiesModel(RowsModel[Copied]):
    """A row for each evening, with what is there of it now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(words.copies_headings(), parent)

    def fill(self, found: Sequence[Copied]) -> None:
        self.show([Keyed(one.summary.key, one) for one in found])

    def alignment(self, column: int) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignCenter if column == DEALS else super().alignment(column)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _text(self.row(index), index.column())
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(_text(self.row(index), index.column()))
            case Qt.ItemDataRole.AccessibleTextRole:
                return ", ".join(_text(self.row(index), column) for column in range(PLAYERS + 1))
            case Qt.ItemDataRole.TextAlignmentRole:
                return self.alignment(index.column())
            case _:
                return None


def _text(one: Copied, column: int) -> str:
    return (
        words.evening_day(one.summary),
        words.copy_status(one.now),
        str(one.summary.deals),
        words.evening_players(one.summary),
    )[column]
