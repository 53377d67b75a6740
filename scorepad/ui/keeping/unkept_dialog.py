"""Asks before a window closes over something that the disk did not take."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorepad.archive.trouble import Trouble
from scorepad.ui.parts.calm_box import CalmBox
from scorepad.ui.parts.labels import label
from scorepad.ui.words import archive as words


class UnkeptDialog(CalmBox):
    """To stay is the usual answer."""

    leave = Signal()

    def __init__(self, trouble: Trouble, parent: QWidget | None = None) -> None:
        super().__init__(words.unkept_title(), parent)
        self.column.addWidget(label(words.unkept(), times=1.25))
        self.column.addWidget(label(words.not_kept(trouble, is_waiting=True)))
        self.stay = self.add_button(words.stay(), closes=True)
        self.go = self.add_button(words.leave_all_the_same(), closes=False)
        self.go.clicked.connect(self.leave)
        self.settle()
