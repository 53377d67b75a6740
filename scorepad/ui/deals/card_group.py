"""A group of cards of which one can be selected."""

from collections.abc import Collection, Hashable
from itertools import chain

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup

from scorepad.ui.deals.cards import CardButton


class CardGroup(QButtonGroup):
    """One stop for Tab; the arrow keys move between cards."""

    chosen = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cards: dict[Hashable, CardButton] = {}
        self.buttonClicked.connect(self._clicked)

    def add(self, value: Hashable, card: CardButton) -> CardButton:
        self._cards[value] = card
        self.addButton(card)
        return card

    @property
    def cards(self) -> tuple[CardButton, ...]:
        return tuple(self._cards.values())

    def card(self, value: Hashable) -> CardButton:
        return self._cards[value]

    def show_chosen(self, value: Hashable, possible: Collection[Hashable] | None = None) -> None:
        """Show the selected card, if any, and disable impossible ones."""
        self.setExclusive(False)
        for each, card in self._cards.items():
            card.setChecked(each == value)
            card.setEnabled(possible is None or each in possible)
        self.setExclusive(True)
        able = [card for card in self.cards if card.isEnabled()]
        chosen = (card for card in able if card.isChecked())
        focused = (card for card in able if card.hasFocus())
        stop = next(chain(chosen, focused, able), None)
        for card in self.cards:
            tab = Qt.FocusPolicy.TabFocus if card is stop else Qt.FocusPolicy.NoFocus
            card.setFocusPolicy(tab)  # a click leaves the focus in the line
        if stop and any(card.hasFocus() for card in self.cards):
            stop.setFocus()

    def _clicked(self, button: QAbstractButton) -> None:
        self.chosen.emit(next(value for value, card in self._cards.items() if card is button))
