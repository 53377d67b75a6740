"""A button that shows a list in the place of the sheet, where there is no room for both."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from scorepad.ui.look import FINGER
from scorepad.ui.words import translate


def turn_button() -> QPushButton:
    button = QPushButton()
    button.setCheckable(True)
    button.setObjectName("switch")
    button.setMinimumHeight(FINGER)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def show_turn(button: QPushButton, *, wanted: bool) -> bool:
    """Offer the list only where it is not seen anyway, and tell whether it has been turned to."""
    if not wanted:
        button.setChecked(False)
    is_on = button.isChecked()
    button.setText(translate("words", "Sheet") if is_on else translate("words", "Deals"))
    button.setVisible(wanted)
    return is_on
