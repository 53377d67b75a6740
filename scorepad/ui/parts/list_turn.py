"""A button that shows a list instead of the sheet, if there is no room for both."""

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
    """Show the button only if the list is not visible anyway; return whether it is switched on."""
    if not wanted:
        button.setChecked(False)
    is_on = button.isChecked()
    button.setText(translate("words", "Shee&t") if is_on else translate("words", "Dea&ls"))
    button.setVisible(wanted)
    return is_on
