"""The pages of the window, and the bar beside the menus that switches between them."""

from enum import IntEnum
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QWidget

from scorepad.ui.look import FINGER
from scorepad.ui.parts.layouts import in_row
from scorepad.ui.words import translate


class WindowPage(IntEnum):
    """The pages of the window."""

    TONIGHT = 0
    EVENINGS = 1
    STANDINGS = 2


class PageBar(QWidget):
    """One button for each page, filled for the one shown."""

    asked = Signal(WindowPage)

    def __init__(self) -> None:
        super().__init__()
        names = (
            translate("words", "Tonight"),
            translate("words", "Evenings"),
            translate("words", "Standings"),
        )
        self.buttons = [QPushButton(name) for name in names]
        group = QButtonGroup(self)
        for page, button in zip(WindowPage, self.buttons, strict=True):
            button.setCheckable(True)
            button.setMinimumHeight(FINGER)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the focus stays in the line
            button.clicked.connect(partial(self.asked.emit, page))
            group.addButton(button)
        in_row(*self.buttons, inside=self, margins=(0, 0, 8, 0), spacing=4)
        self.setAccessibleName(translate("words", "Pages"))
        self.show_page(WindowPage.TONIGHT)

    def show_page(self, page: WindowPage) -> None:
        """Highlight the button of the page shown."""
        self.buttons[page].setChecked(True)
