"""A dialog that asks for a deal, and how the tests read and use it."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge.contract import Strain
from scorepad.bridge.corrections import At
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_deal
from scorepad.bridge.seats import Seating
from scorepad.ui import look
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.document import Document, Target
from scorepad.ui.parts.cards import CardButton

C, D, H, S, N = Strain
ENTER, ESCAPE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab
FIRST = Target(At(0, 0))
LONG = Seating("Bartholomew Featherstonehaugh", "Wilhelmina", "Maximilian", "Anne-Marie de la Tour")


class Asked:
    """A document with the dialog that asks for one of its deals."""

    def __init__(self, window: QWidget, evening: Evening, target: Target, points: float) -> None:
        self.document = Document(evening)
        self.window = window
        self.dialog = DealDialog(self.document, target, look.LIGHT, points, window)
        self.dialog.open()
        self.pad = self.dialog.pad

    @property
    def message(self) -> str:
        return self.dialog.sentence.text()

    @property
    def deals(self) -> list[str]:
        """Every deal of the evening, in its notation."""
        items = [item for entered in self.document.evening.rounds for item in entered.items]
        return [print_deal(item) for item in items if isinstance(item, Deal)]

    @property
    def is_open(self) -> bool:
        return bool(self.window.findChildren(DealDialog))


Ask = Callable[..., Asked]


def focus() -> QWidget:
    """The card that has the focus."""
    card = QApplication.focusWidget()
    assert card
    return card


def keys(*typed: str | Qt.Key) -> None:
    """Type, wherever the focus is."""
    for key in typed:
        if isinstance(key, str):
            for letter in key:
                QTest.keyClicks(focus(), letter)
        else:
            QTest.keyClick(focus(), key)


def possible(cards: Mapping[Any, CardButton]) -> set[Any]:
    return {value for value, card in cards.items() if card.isEnabled()}


def results(asked: Asked) -> dict[int, CardButton]:
    return {over: asked.pad.results.card(over) for over in range(-13, 7)}


def figures(asked: Asked) -> dict[int, CardButton]:
    return {points: asked.pad.figures.card(points) for points in (0, 100, 150)}


def chosen(asked: Asked) -> list[str]:
    """The names of all cards that lie chosen."""
    return [card.accessibleName() for card in asked.pad.cards if card.isChecked()]


def press(*cards: CardButton) -> None:
    for card in cards:
        card.click()
