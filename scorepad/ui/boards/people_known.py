"""Offers the names of those who played before, one after the other in a pair: Ann & B…"""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QCompleter


class PeopleKnown(QObject):
    """Has a completer for each field of names."""

    def __init__(self, players: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._players = list(players)

    def completer(self) -> QCompleter:
        return _OfPairs(self._players, self)


class _OfPairs(QCompleter):
    """Completes the name behind the last &."""

    def __init__(self, players: list[str], parent: QObject) -> None:
        super().__init__(players, parent)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._before = ""

    def splitPath(self, path: str) -> list[str]:
        first, sign, last = path.rpartition("&")
        self._before = f"{first.rstrip()} & " if sign else ""
        return [last.lstrip()]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return f"{self._before}{super().pathFromIndex(index)}"
