"""A text field that keeps what was typed, with a line for what is wrong with it."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QWidget

from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import complaint


class CheckedField(HintLineEdit):
    """A text field in which Enter goes on, as Tab does."""

    entered = Signal()
    """Enter was pressed."""
    left = Signal()
    """The field was edited and left."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.complaint = complaint()
        self._fault: Callable[[str], str] = _nothing
        self.editingFinished.connect(self.left)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.left.emit()
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def watch(self, fault: Callable[[str], str]) -> None:
        """Check with this function when the field is left; once corrected, the mark goes at once.

        Until then the message is unchanged, whatever is typed.
        """
        self._fault = fault
        self.left.connect(self.check)
        self.textChanged.connect(self._check_again)

    def check(self) -> None:
        self.mark(self._fault(self.text().strip()))

    def _check_again(self) -> None:
        if self.is_wrong and not self._fault(self.text().strip()):
            self.mark()

    @property
    def is_wrong(self) -> bool:
        return bool(self.complaint.text())

    def mark(self, fault: str = "") -> None:
        """Show an error, or clear it."""
        if fault == self.complaint.text():
            return
        self.complaint.say(fault)
        box = self.parentWidget()
        mark_wrong(box if isinstance(box, QComboBox) else self, fault)


def mark_wrong(field: QWidget, fault: str = "") -> None:
    """Frame a field in red with a reason for screen readers; no fault clears it."""
    field.setAccessibleDescription(fault)
    field.setProperty("wrong", bool(fault))
    field.style().polish(field)


def _nothing(text: str) -> str:
    """Find no error."""
    return ""
