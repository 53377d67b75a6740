"""Completes names of earlier players, one after the other in a pair: Ann & B…"""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit


class PeopleKnown(QObject):
    """Completes names in fields."""

    def __init__(self, players: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._players = list(players)

    def offer_in(self, field: QLineEdit) -> None:
        """Complete what is typed into a field."""
        offers = _OfPairs(self._players, self)
        field.setCompleter(offers)
        # Qt opens its list after textEdited was emitted.
        field.textEdited.connect(offers.close_list, Qt.ConnectionType.QueuedConnection)


class _OfPairs(QCompleter):
    """Completes the name after the last &."""

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

    def close_list(self, typed: str) -> None:
        """Close the list at a complete name, or it would swallow the next click.

        Also if another widget has the focus by now.
        """
        (last,) = self.splitPath(typed)
        model, field, popup = self.completionModel(), self.widget(), self.popup()
        offered = {model.index(row, 0).data().casefold() for row in range(self.completionCount())}
        has_keys = field is not None and field.window().focusWidget() is field
        if popup and (last.strip().casefold() in offered or not has_keys):
            popup.hide()
