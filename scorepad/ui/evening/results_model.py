"""An editable table of the results of a past evening: a row for each round."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from scorepad.bridge.errors import Impossible
from scorepad.bridge.old_results import Figures, FigureUnit, fill_in, sides
from scorepad.bridge.options import Options
from scorepad.exchange.names import short
from scorepad.ui import look
from scorepad.ui.parts.rows import FIGURES, ROOT
from scorepad.ui.parts.tips import Index
from scorepad.ui.words import round_title, sentence, translate
from scorepad.ui.words.errors import in_words

_FIGURE = re.compile(r"[+\-−–]?[0-9]{1,9}")
_SAT_OUT = ("-", "−", "–", "—")
"""Signs for a player who sat out."""


class ResultsModel(QAbstractTableModel):
    """Keeps the typed text; the last row is always empty."""

    def __init__(
        self,
        players: Sequence[str],
        written: FigureUnit,
        options: Options,
        parent: QObject | None = None,
        typed: Sequence[Mapping[str, str]] = (),
    ) -> None:
        """Make a model; text typed earlier is kept for players who are still there."""
        super().__init__(parent)
        self.players = tuple(players)
        self._written = written
        self._options = options
        kept = [{name: line[name] for name in players if line.get(name)} for line in typed]
        self._typed: list[dict[str, str]] = [*filter(None, kept), {}]

    @property
    def typed(self) -> Sequence[Mapping[str, str]]:
        return self._typed

    @property
    def rounds(self) -> list[Figures]:
        """The figures of all rows that have any."""
        return [self._figures(row) for row, typed in enumerate(self._typed) if any(typed.values())]

    def read_as(self, written: FigureUnit, options: Options) -> None:
        """Read the figures as hundreds or points, of rounds in this form."""
        self._written, self._options = written, options
        self._tell(0, len(self._typed) - 1)
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._typed) - 1)

    def fault(self) -> tuple[Index, str] | None:
        """Return the first faulty cell with its error."""
        for row, typed in enumerate(self._typed):
            fault = self._fault(row) if any(typed.values()) else ""
            if fault:
                column = next((c for c in range(len(self.players)) if self._is_wrong(row, c)), 0)
                return self.index(row, column), sentence(
                    translate("words", "{place}: {fault}").format(
                        place=self._title(row), fault=fault
                    )
                )
        return None

    # Rows.

    def _figures(self, row: int) -> dict[str, int]:
        """Return the typed figures of a row and the deduced ones; none if it is faulty."""
        figures = {}
        for player in self.players:
            figure = _read(self._typed[row].get(player, ""))
            if isinstance(figure, int):
                figures[player] = figure
        line = self._typed[row]
        may_play = [name for name in self.players if line.get(name) not in _SAT_OUT]
        return fill_in(may_play, figures, self._written)

    def _fault(self, row: int) -> str:
        for typed in self._typed[row].values():
            if isinstance(_read(typed), str):
                return translate("words", "“{typed}” is not a whole number, e.g. 18 or −18").format(
                    typed=short(typed)
                )
        try:
            sides(self._figures(row), self._written)
        except Impossible as wrong:
            return in_words(wrong.message)
        return ""

    def _is_wrong(self, row: int, column: int) -> bool:
        """Return whether a cell is faulty; if the row is faulty as a whole, every cell is."""
        cells = [isinstance(_read(self._typed[row].get(name, "")), str) for name in self.players]
        return cells[column] if any(cells) else bool(self._fault(row))

    def _title(self, row: int) -> str:
        return round_title(row, self._options)

    # Qt's methods.

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._typed)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.players)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() else flags

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation == Qt.Orientation.Horizontal:
            return FIGURES
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.players[section] if 0 <= section < len(self.players) else None
        return self._title(section)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        player = self.players[column]
        typed = self._typed[row].get(player, "")
        match role:
            case Qt.ItemDataRole.EditRole:
                return typed
            case Qt.ItemDataRole.DisplayRole:
                figure = self._figures(row).get(player)
                return typed if figure is None else str(figure).replace("-", "−")
            case Qt.ItemDataRole.TextAlignmentRole:
                return FIGURES
            case Qt.ItemDataRole.ForegroundRole:
                if not typed:
                    return look.colours().quiet
                return look.colours().wrong if self._is_wrong(row, column) else None
            case Qt.ItemDataRole.ToolTipRole:
                return self._fault(row) if typed and self._is_wrong(row, column) else None
            case _:
                return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        row, player, typed = index.row(), self.players[index.column()], str(value).strip()
        if typed == self._typed[row].get(player, ""):
            return True
        self._typed[row][player] = typed
        self._tell(row, row)
        if any(self._typed[-1].values()):
            end = len(self._typed)
            self.beginInsertRows(ROOT, end, end)
            self._typed.append({})
            self.endInsertRows()
        return True

    def _tell(self, first: int, last: int) -> None:
        """Emit that rows changed: one figure can decide the others."""
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(self.players) - 1))


def _read(typed: str) -> int | str | None:
    """Return a figure, None for a player who sat out, or the text if it is neither."""
    if not typed or typed in _SAT_OUT:
        return None
    if not _FIGURE.fullmatch(typed):
        return typed
    return int(typed.replace("−", "-").replace("–", "-"))
