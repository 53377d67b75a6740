"""A box whose list may be longer than the screen."""

from PySide6.QtWidgets import QComboBox

from scorepad.ui.parts.finger_scroll import PopupRoller


class LongListBox(QComboBox):
    """A finger rolls its list, and chooses where it stays."""

    def showPopup(self) -> None:
        if not self.view().findChildren(PopupRoller):
            PopupRoller(self.view())
        super().showPopup()
