"""A combo box whose list may be longer than the screen."""

from PySide6.QtWidgets import QComboBox

from scorepad.ui.parts.finger_scroll import PopupRoller


class LongListBox(QComboBox):
    """Its list can be scrolled and tapped by a finger."""

    def showPopup(self) -> None:
        if not self.view().findChildren(PopupRoller):
            PopupRoller(self.view())
        super().showPopup()
