"""A spin box for a whole number; one out of range is refused, never changed."""

from PySide6.QtCore import QSize, Signal
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
"""The most digits that can be typed."""


class NumberField(QSpinBox):
    """Keeps the typed number, marked as wrong: Qt would make 2 of 24 if 12 is the maximum.

    The value is the last valid number.
    """

    refused = Signal(str)
    """The error when the number was left; empty once it is corrected."""

    def __init__(self, least: int = 0, most: int = 99) -> None:
        super().__init__()
        self.setRange(least, most)
        self.lineEdit().setTextMargins(_EDGE, 0, 0, 0)
        self.lineEdit().setText(str(self.value()))  # Qt would write 0 only once visible
        self.lineEdit().textChanged.connect(self._mend)

    def validate(self, typed: str, cursor: int) -> tuple[QValidator.State, str, int]:
        """Accept digits that are no valid number, or not yet."""
        states = QValidator.State
        state, typed, cursor = super().validate(typed, cursor)
        digits = typed.removesuffix(self.suffix()).strip()
        if state is states.Invalid and digits.isdecimal() and len(digits) <= _DIGITS:
            state = states.Intermediate
        return state, typed, cursor

    def minimumSizeHint(self) -> QSize:
        """Leave the number its room beside the arrows."""
        return super().minimumSizeHint() + QSize(_EDGE, 0)

    @property
    def fault(self) -> str:
        """The error in the typed text, if any."""
        if self.hasAcceptableInput():
            return ""
        typed = self.text().removesuffix(self.suffix()).strip()
        return out_of_range(typed, self.minimum(), self.maximum())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do not let Enter go on with a number other than the visible one."""
        if event.key() in ENTER and self.fault:
            mark_wrong(self, self.fault)
            self.refused.emit(self.fault)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Mark an error; Qt would restore the previous number."""
        typed, fault = self.text(), self.fault
        super().focusOutEvent(event)
        if fault:
            self.lineEdit().setText(typed)
            mark_wrong(self, fault)
            self.refused.emit(fault)

    def _mend(self) -> None:
        """Clear the mark as soon as the number is valid."""
        if self.property("wrong") and not self.fault:
            mark_wrong(self)
            self.refused.emit("")


def out_of_range(typed: str, least: int, most: int) -> str:
    """Return a message with the possible numbers, and what was typed, if anything."""
    if typed:
        return fault_sentence(errors.out_of_range(typed, least, most))
    return translate("words", "A number from {least} to {most}.").format(least=least, most=most)
