"""Asks which of two laptops is right where the same was changed at both."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from scorepad.bridge.merging import Counts, Merged, counts, decided
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import translate
from scorepad.words.differences import Sides, counted, sides


class MergeDialog(AskDialog):
    """What differs side by side, and ours is chosen until somebody chooses otherwise."""

    answered = Signal(object)
    """The evening with what both have, and what is known of it."""
    apart = Signal()
    """The file is to be a separate evening."""

    def __init__(self, merged: Merged, file: str, parent: QWidget, *, own: bool) -> None:
        """The file may be opened as a separate evening, or not."""
        super().__init__(translate("words", "Results of two laptops"), parent)
        self._merged = merged
        self.theirs: list[QRadioButton] = []
        """Of each conflict the button that takes the value of the file."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        came = counts(merged.ours, merged.both)
        column = [Label(_of_two_laptops(file, came, len(merged.conflicts)))]
        if merged.conflicts:
            for place, heading in enumerate(
                (translate("words", "Here"), translate("words", "In {file}").format(file=file)), 1
            ):
                grid.addWidget(Label(heading), 0, place)
        for conflict in merged.conflicts:
            self.theirs.append(self._row(grid, sides(merged, conflict, translate)))
        fill(self.column, *column, grid)
        self.own = self._buttons.addButton(
            translate("words", "A separate &evening"), self._buttons.ButtonRole.ActionRole
        )
        self.own.setVisible(own)
        self.own.clicked.connect(self._open_apart)
        self.ask(translate("words", "&Merge"), self)

    @staticmethod
    def _row(grid: QGridLayout, said: Sides) -> QRadioButton:
        """Add what differs; returns what is chosen where the other laptop is right."""
        row, group = grid.rowCount(), QButtonGroup(grid)
        grid.addWidget(Label(said.place), row, 0)
        for place, side in enumerate((said.ours, said.theirs), 1):
            button = QRadioButton(side.replace("&", "&&"))
            button.setAccessibleName(f"{said.place}: {side}")
            button.setChecked(place == 1)
            group.addButton(button)
            grid.addWidget(button, row, place)
        return button

    def _open_apart(self) -> None:
        self.apart.emit()
        self.close()

    def accept(self) -> None:
        buttons = zip(self._merged.conflicts, self.theirs, strict=True)
        chosen = [conflict for conflict, button in buttons if button.isChecked()]
        super().accept()
        self.answered.emit(decided(self._merged, chosen))


def _of_two_laptops(file: str, came: Counts, differ: int) -> str:
    """What a file has of the evening that is here too."""
    said = [counted(came, translate) or translate("words", "nothing new")]
    text = translate("words", "{file} has another version of this evening: {counts}.")
    said = [text.format(file=file, counts=said[0])]
    if differ:
        said.append(
            translate("words", "These were changed at both laptops; choose which are right.")
        )
    return " ".join(said)
