"""The guide of a movement: who meets whom at which table, round by round, and on which boards."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.movements import rounds_of, sitting_out
from scorepad.ui.boards.lines import Grid, Line, Lines
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.parts.rows import Keyed
from scorepad.ui.words import boards as words
from scorepad.ui.words import translate


class MovementPage(QWidget):
    """A line for each table of each round."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Grid(
            Lines(words.movement_headings(), (), self), translate("words", "The movement"), (2, 3)
        )
        self.none = Label(words.no_movement())
        in_column(self.none, (self.table, 1), inside=self, margins=NO_MARGINS)

    def follow(self, comparison: Comparison) -> None:
        self.none.setVisible(comparison.plan is None)
        self.table.setVisible(comparison.plan is not None)
        self.table.lines.show(list(_lines(comparison)))


def _lines(comparison: Comparison) -> list[Keyed[Line]]:
    names = {one.entrant: one.name for one in comparison.names}
    plan, lines = comparison.plan, []
    for number, tables in enumerate(rounds_of(plan) if plan else (), start=1):
        for at in tables:
            shown = str(number) if at is tables[0] else ""
            pairs = words.called(at.ns, names), words.called(at.ew, names)
            cells = (shown, str(at.table), *pairs, words.set_of(at.boards))
            lines.append(Keyed((number, at.table), Line(cells)))
        out = sitting_out(plan, tables) if plan else ()
        if out:
            who = ", ".join(words.called(one, names) for one in out)
            cells = ("", translate("words", "sits out"), who, "", "")
            lines.append(Keyed((number, 0), Line(cells, is_quiet=True)))
    return lines
