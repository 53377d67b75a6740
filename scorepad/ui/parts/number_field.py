"""A whole number to type, or to reach by steps; one that is out of range is refused, never cut."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import QSpinBox

from scorepad.bridge import errors
from scorepad.ui.parts.checked_field import mark_wrong
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.words import translate
from scorepad.ui.words.errors import fault_sentence

_EDGE = 11
"""Pixels beside the number, as in other fields."""
_DIGITS = 5
"""Who types more means no number."""


class NumberField(QSpinBox):
    """Qt would make 2 of 24 where 12 is the most: here it stays as it was typed, marked wrong.

    Its value is the last one that was possible.
    """

    refused = Signal(str)
    """What is wrong with a number that Enter was pressed behind; nothing, once it is mended."""

    def __init__(self, least: int = 0, most: int = 99) -> None:
        super().__init__()
        self.setRange(least, most)
        self.lineEdit().setTextMargins(_EDGE, 0, 0, 0)
        self.lineEdit().setText(str(self.value()))  # Qt writes 0 only where it is seen
        self.lineEdit().textChanged.connect(self._mend)

    def validate(self, typed: str, cursor: int) -> tuple[QValidator.State, str, int]:
        """Let digits be typed that come to no possible number, or not yet."""
        states = QValidator.State
        state, typed, cursor = super().validate(typed, cursor)
        digits = typed.removesuffix(self.suffix()).strip()
        if state is states.Invalid and digits.isdecimal() and len(digits) <= _DIGITS:
            state = states.Intermediate
        return state, typed, cursor

    @property
    def fault(self) -> str:
        """What is wrong with what is typed, if anything is."""
        if self.hasAcceptableInput():
            return ""
        typed = self.text().removesuffix(self.suffix()).strip()
        return out_of_range(typed, self.minimum(), self.maximum())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from going on with another number than the one that is seen."""
        if event.key() in ENTER and self.fault:
            mark_wrong(self, self.fault)
            self.refused.emit(self.fault)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Mark what is wrong; Qt would put back what was there before."""
        typed, fault = self.text(), self.fault
        super().focusOutEvent(event)
        if fault:
            self.lineEdit().setText(typed)
            mark_wrong(self, fault)

    def _mend(self) -> None:
        """A mark goes as soon as the number is possible."""
        if self.property("wrong") and not self.fault:
            mark_wrong(self)
            self.refused.emit("")


def out_of_range(typed: str, least: int, most: int) -> str:
    """Say which numbers are possible, and what was typed if anything was."""
    if typed:
        return fault_sentence(errors.out_of_range(typed, least, most))
    return translate("words", "A number from {least} to {most}.").format(least=least, most=most)
