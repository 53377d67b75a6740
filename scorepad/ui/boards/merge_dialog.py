"""Asks how the results of a second laptop are put to those that are here."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QRadioButton, QWidget

from scorepad.bridge.comparison import Named
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import Conflict, Merged, decided, with_session
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import boards as board_words
from scorepad.ui.words import files as words
from scorepad.ui.words import movements as movement_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence


class MergeDialog(AskDialog):
    """What differs stands side by side, and ours is chosen until somebody chooses otherwise."""

    answered = Signal(object)
    """The evening with the results of both, or none where all is to stay as it is."""
    apart = Signal()
    """The file is to be an evening of its own."""

    def __init__(
        self, both: Evening, merged: Merged, new: int, file: str, parent: QWidget, *, own: bool
    ) -> None:
        """So many results are new here; the file may be opened as an evening of its own."""
        super().__init__(translate("words", "Results of two laptops"), parent)
        self._both, self._merged = both, merged
        self.theirs: dict[Conflict | Named, QRadioButton] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        differ = [*merged.conflicts, *(theirs for _, theirs in merged.named_otherwise)]
        column = [Label(words.of_two_laptops(file, new, len(differ)))]
        if differ:
            for place, heading in enumerate((translate("words", "Here"), words.in_file(file)), 1):
                grid.addWidget(Label(heading), 0, place)
        for conflict in merged.conflicts:
            title = board_words.board_number(conflict.one.board)
            sides = (board_words.met(conflict.one), board_words.met(conflict.other))
            self.theirs[conflict] = self._row(grid, title, sides)
        for ours, named in merged.named_otherwise:
            title = movement_words.name_of(named.entrant)
            self.theirs[named] = self._row(grid, title, (ours.name, named.name))
        fill(self.column, *column, grid)
        self.own = self._buttons.addButton(
            translate("words", "An evening of its &own"), self._buttons.ButtonRole.ActionRole
        )
        self.own.setVisible(own)
        self.own.clicked.connect(self._open_apart)
        self.ask(translate("words", "&Put together"), self)

    @staticmethod
    def _row(grid: QGridLayout, title: str, sides: tuple[str, str]) -> QRadioButton:
        """Add what differs; returns what is chosen where the other laptop is right."""
        row, group = grid.rowCount(), QButtonGroup(grid)
        grid.addWidget(Label(title), row, 0)
        for place, side in enumerate(sides, 1):
            button = QRadioButton(side.replace("&", "&&"))
            button.setAccessibleName(f"{title}: {side}")
            button.setChecked(place == 1)
            group.addButton(button)
            grid.addWidget(button, row, place)
        return button

    def _open_apart(self) -> None:
        self.apart.emit()
        self.close()

    def accept(self) -> None:
        chosen = [one for one, button in self.theirs.items() if button.isChecked()]
        results = [one for one in chosen if isinstance(one, Conflict)]
        names = [one for one in chosen if isinstance(one, Named)]
        try:
            comparison = decided(self._merged, results, names)
        except Impossible as wrong:
            self.complain(error_sentence(wrong))
            return
        super().accept()
        self.answered.emit(with_session(self._both, comparison))
