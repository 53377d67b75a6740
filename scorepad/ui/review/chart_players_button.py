"""A button that shows how many players are in the chart, and lets one select them."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QMenu, QPushButton, QWidgetAction

from scorepad.ui.review.pictures import MOST_LINES
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words import translate

_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked
_CAN_BE_CHECKED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable


class ChartPlayersButton(QPushButton):
    """Opens a list of players to tick, which stays open."""

    picked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.list, self._names = QListView(), QStandardItemModel(self)
        self.list.setModel(self._names)
        self.list.setAccessibleName(_choose_lines())
        menu = QMenu(self)
        action = QWidgetAction(menu)
        action.setDefaultWidget(self.list)
        menu.addAction(action)
        menu.aboutToShow.connect(self.list.setFocus)
        self.setMenu(menu)
        self.setToolTip(_choose_lines())
        self._names.itemChanged.connect(self.picked)

    @property
    def checked(self) -> tuple[str, ...]:
        return tuple(item.text() for item in self._items() if item.checkState() is _CHECKED)

    def offer(self, players: Sequence[str], drawn: Collection[str]) -> None:
        """Show whose lines are drawn; with the maximum, no more can be ticked."""
        self._names.itemChanged.disconnect(self.picked)
        if [item.text() for item in self._items()] != [*players]:
            self._names.clear()
            for player in players:
                self._names.appendRow(QStandardItem(player))
        for item in self._items():
            is_drawn = item.text() in drawn
            item.setCheckState(_CHECKED if is_drawn else _UNCHECKED)
            can_change = is_drawn or len(drawn) < MOST_LINES
            item.setFlags(_CAN_BE_CHECKED if can_change else Qt.ItemFlag.NoItemFlags)
        self._names.itemChanged.connect(self.picked)
        self.setText(standings_words.lines_drawn(len(drawn), len(players)))

    def _items(self) -> list[QStandardItem]:
        return [self._names.item(row) for row in range(self._names.rowCount())]


def _choose_lines() -> str:
    return translate("words", "Players in the chart, seven at most")
