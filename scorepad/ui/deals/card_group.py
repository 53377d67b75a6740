"""Cards that lie together, of which one is chosen."""

from collections.abc import Collection, Hashable, Sequence
from itertools import chain

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QWidget

from scorepad.ui.parts.cards import CardButton


class CardGroup(QWidget):
    """Cards of which one is chosen: one stop for Tab, arrows lead from card to card."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._cards: dict[Hashable, CardButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._clicked)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(0)

    def add(self, value: Hashable, card: CardButton, row: int, column: int) -> None:
        self._cards[value] = card
        self._group.addButton(card)
        self.grid.addWidget(card, row, column)
        self.grid.setColumnStretch(column, 1)

    def arrange(self, rows: Sequence[Sequence[Hashable]]) -> None:
        """Lay the cards in other rows."""
        for column in range(self.grid.columnCount()):
            self.grid.setColumnStretch(column, int(column < len(rows[0])))
        for row, values in enumerate(rows):
            for column, value in enumerate(values):
                self.grid.addWidget(self._cards[value], row, column)
        self.updateGeometry()

    @property
    def cards(self) -> tuple[CardButton, ...]:
        return tuple(self._cards.values())

    def card(self, value: Hashable) -> CardButton:
        return self._cards[value]

    def show_chosen(self, value: Hashable, possible: Collection[Hashable] | None = None) -> None:
        """Show which card is chosen, if any, and which can be."""
        self._group.setExclusive(False)
        for each, card in self._cards.items():
            card.setChecked(each == value)
            card.setEnabled(possible is None or each in possible)
        self._group.setExclusive(True)
        stop = self.stop
        for card in self._cards.values():
            tab = Qt.FocusPolicy.StrongFocus if card is stop else Qt.FocusPolicy.ClickFocus
            card.setFocusPolicy(tab)
        focus = self.window().focusWidget()
        if stop and focus and self.isAncestorOf(focus):
            stop.setFocus()

    @property
    def stop(self) -> CardButton | None:
        """Where Tab comes in: the chosen card, else the one with the focus, else the first."""
        able = [card for card in self._cards.values() if card.isEnabled()]
        chosen = (card for card in able if card.isChecked())
        focused = (card for card in able if card.hasFocus())
        return next(chain(chosen, focused, able), None)

    def _clicked(self, button: QAbstractButton) -> None:
        value = next(value for value, card in self._cards.items() if card is button)
        self.chosen.emit(value)
