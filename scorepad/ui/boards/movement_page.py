"""The guide of a movement: who meets whom at which table, round by round, and on which boards."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.comparison import Comparison
from scorepad.ui.boards.lines import Grid
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.words import movements as movements_words
from scorepad.ui.words import translate


class MovementPage(QWidget):
    """A line for each table of each round."""

    def __init__(self) -> None:
        super().__init__()
        name = translate("words", "The movement")
        self.table = Grid(name, movements_words.movement_table(None, {}), stretched=(2, 3))
        self.none = Label(movements_words.no_movement())
        in_column(self.none, (self.table, 1), inside=self, margins=NO_MARGINS)

    def follow(self, comparison: Comparison) -> None:
        self.none.setVisible(comparison.plan is None)
        self.table.setVisible(comparison.plan is not None)
        names = {one.entrant: one.name for one in comparison.names}
        self.table.lines.show(movements_words.movement_table(comparison.plan, names))
