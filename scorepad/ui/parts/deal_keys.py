"""What a key asks of the chosen deal: alike in the list and on the sheet."""

from typing import Protocol

from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QKeyEvent

from scorepad.bridge.rounds import At


class _ShowsDeals(Protocol):
    """A view in which a deal can be chosen."""

    @property
    def correct_asked(self) -> SignalInstance: ...

    @property
    def remove_asked(self) -> SignalInstance: ...

    @property
    def insert_asked(self) -> SignalInstance:
        """A forgotten deal is to go before this one."""

    @property
    def move_asked(self) -> SignalInstance:
        """The deal is to go up (−1) or down (1)."""


def ask(view: _ShowsDeals, at: At, event: QKeyEvent) -> bool:
    """Ask what a key means for a deal; return whether it means anything."""
    key, alt = event.key(), event.modifiers() & Qt.KeyboardModifier.AltModifier
    if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
        view.correct_asked.emit(at)
    elif key == Qt.Key.Key_Delete:
        view.remove_asked.emit(at)
    elif key == Qt.Key.Key_Insert:
        view.insert_asked.emit(at)
    elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
        view.move_asked.emit(at, -1 if key == Qt.Key.Key_Up else 1)
    else:
        return False
    return True
