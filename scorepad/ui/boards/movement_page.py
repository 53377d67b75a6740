"""The guide for a movement: who meets whom at which table and on which boards, by round."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.expected_results import current_round, still_expected
from scorepad.bridge.movements import Movement, rounds_planned
from scorepad.ui.boards.lines import Grid
from scorepad.ui.parts.labels import instead
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.words import movements as movements_words
from scorepad.ui.words import translate


class MovementPage(QWidget):
    """A line for each table of each round; the next round of a Swiss event is drawn here."""

    draw_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        name = translate("words", "The movement")
        self.table = Grid(name, movements_words.movement_table(None, {}), stretched=(2, 3))
        self.none = instead(movements_words.no_movement())
        self.draw = QPushButton()
        self.draw.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.draw.clicked.connect(self.draw_asked)
        parts = self.none, (self.table, 1), self.draw
        in_column(*parts, inside=self, margins=NO_MARGINS, spacing=6)

    def follow(self, comparison: Comparison) -> None:
        plan = comparison.plan
        self.none.setVisible(plan is None)
        if plan and plan.movement is Movement.SWISS and len(plan.drawn) < rounds_planned(plan):
            self.draw.setText(movements_words.draw_round(len(plan.drawn) + 1))
            self.draw.setEnabled(not still_expected(comparison))
            self.draw.show()
        else:
            self.draw.hide()
        self.table.setVisible(comparison.plan is not None)
        names = {one.entrant: one.name for one in comparison.names}
        self.table.lines.show(movements_words.movement_table(comparison.plan, names))

    def turn_to_round(self, comparison: Comparison) -> None:
        """Scroll to the current round, or the next one."""
        now = str(current_round(comparison))
        lines = self.table.lines
        for at in range(lines.rowCount()):
            if lines.row(at).round == now:
                top = QAbstractItemView.ScrollHint.PositionAtTop
                self.table.scrollTo(lines.index(at, 0), top)
