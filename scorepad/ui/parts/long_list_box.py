"""A combo box whose list may be longer than the screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox

from scorepad.ui.parts.finger_scroll import PopupRoller


class LongListBox(QComboBox):
    """Its list can be scrolled and tapped by a finger."""

    def minimumSizeHint(self) -> QSize:
        """Return that of the present font; Qt keeps that of an earlier one."""
        return self.sizeHint()

    def showPopup(self) -> None:
        if not self.view().findChildren(PopupRoller):
            PopupRoller(self.view())
        super().showPopup()
