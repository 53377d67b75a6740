"""Tells what became of an archive that was damaged."""

from PySide6.QtWidgets import QWidget

from scorepad.archive.rescue import Rescue
from scorepad.ui.parts.calm_box import CalmBox
from scorepad.ui.parts.labels import label
from scorepad.ui.words import archive as words


class RescueDialog(CalmBox):
    """What is there again, and where the damaged file is."""

    def __init__(self, rescue: Rescue, parent: QWidget | None = None) -> None:
        super().__init__(words.rescue_title(), parent)
        self.column.addWidget(label(words.rescue_title(), times=1.25))
        self.column.addWidget(label(words.rescued(rescue)))
        self.column.addWidget(label(words.set_aside(rescue.set_aside)))
        self.play_on = self.add_button(words.play_on(), closes=True)
        self.settle()
