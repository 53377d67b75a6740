"""Asks which version to keep where two laptops differ, or both."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from scorepad.bridge.merging import (
    Conflict,
    Counts,
    Keep,
    Merged,
    can_keep_both,
    counts,
    decided,
    kept_by,
)
from scorepad.ui.painting.wrapping import wrapped
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.parts.screen_fit import room_for
from scorepad.ui.words import translate
from scorepad.words.differences import counted, sides

_COLUMN = 0.28
"""The most width for the words of a choice; longer ones stand in lines."""


class MergeDialog(AskDialog):
    """Shows the differences side by side; preselects ours, or both where each added something."""

    answered = Signal(object)
    """The merged evening with its history."""
    apart = Signal()
    """The file should be opened as a separate evening."""

    def __init__(self, merged: Merged, file: str, parent: QWidget, *, own: bool) -> None:
        """With `own`, the file can also be opened as a separate evening."""
        super().__init__(translate("words", "Results of two laptops"), parent)
        self._merged = merged
        self.choices: list[dict[Keep, QRadioButton]] = []
        """The buttons of each conflict."""
        self._grid = grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        came = counts(merged.ours, merged.both)
        column = [Label(_of_two_laptops(file, came, len(merged.conflicts)))]
        if merged.conflicts:
            for place, heading in enumerate(
                (translate("words", "Here"), translate("words", "In {file}").format(file=file)), 1
            ):
                grid.addWidget(Label(heading), 0, place)
        for conflict, keep in zip(merged.conflicts, kept_by(merged, Keep.OURS), strict=True):
            buttons = self._row(merged, conflict)
            buttons[keep].setChecked(True)
            self.choices.append(buttons)
        fill(self.column, *column, grid)
        self.own = self._buttons.addButton(
            translate("words", "A separate &evening"), self._buttons.ButtonRole.ActionRole
        )
        self.own.setVisible(own)
        self.own.clicked.connect(self._open_apart)
        self.ask(translate("words", "&Merge"), self)

    def _row(self, merged: Merged, conflict: Conflict) -> dict[Keep, QRadioButton]:
        """Add a row for a conflict; return its buttons."""
        said = sides(merged, conflict, translate)
        choices = {Keep.OURS: said.ours, Keep.THEIRS: said.theirs}
        if can_keep_both(merged, conflict):
            choices[Keep.BOTH] = translate("words", "Keep both")
        row, group = self._grid.rowCount(), QButtonGroup(self)
        self._grid.addWidget(Label(said.place), row, 0)
        buttons = {}
        for column, (keep, text) in enumerate(choices.items(), 1):
            lines = wrapped(text, self.font(), room_for(self).width() * _COLUMN)
            button = buttons[keep] = QRadioButton("\n".join(lines).replace("&", "&&"))
            button.setAccessibleName(f"{said.place}: {text}")
            group.addButton(button)
            self._grid.addWidget(button, row, column)
        return buttons

    def _open_apart(self) -> None:
        self.apart.emit()
        self.close()

    def accept(self) -> None:
        kept = [
            keep
            for buttons in self.choices
            for keep, button in buttons.items()
            if button.isChecked()
        ]
        super().accept()
        self.answered.emit(decided(self._merged, kept))


def _of_two_laptops(file: str, came: Counts, differ: int) -> str:
    """Return what a file adds to the evening."""
    new = counted(came, translate)
    if not (new or differ):
        new = translate("words", "nothing new")
    text = translate("words", "{file} has another version of this evening: {counts}.")
    if not new:
        text = translate("words", "{file} has another version of this evening.")
    said = text.format(file=file, counts=new)
    if not differ:
        return said
    question = translate("words", "Choose what to keep where the two laptops differ.")
    return f"{said} {question}"
