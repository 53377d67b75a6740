"""Who won what against whom; of a match, what each board brought."""

from typing import Any

from PySide6.QtWidgets import QWidget

from scorepad.bridge.ranking import Ranking
from scorepad.tables.table import Table
from scorepad.ui.boards.lines import Grid
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.words import ranking as ranking_words


class CrossPage(QWidget):
    """A line for each pair, or for each board of a match."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.hidden = Label(times=1.15), Label()
        self.table: Grid[Any] | None = None
        self._column = in_column(
            self.title, self.hidden, inside=self, margins=NO_MARGINS, spacing=6
        )

    def follow(self, ranking: Ranking, *, missing: int, hides: bool) -> None:
        """Show them as they stand; so many results are still to come."""
        is_hidden = hides and missing > 0
        self.title.setText(ranking_words.match_result(ranking) or ranking_words.each_against_each())
        self.title.setHidden(is_hidden)
        self.hidden.setVisible(is_hidden)
        self.hidden.setText(ranking_words.hidden(missing))
        match = ranking.match
        shown: Table[Any] = (
            ranking_words.match_table(ranking, match) if match else ranking_words.cross_of(ranking)
        )
        table = self._with_columns(shown, is_match=match is not None)
        table.lines.show(shown)
        table.setHidden(is_hidden)

    def _with_columns(self, shown: Table[Any], *, is_match: bool) -> Grid[Any]:
        """Return the table, or another one where it has other columns."""
        if self.table and self.table.lines.columnCount() == len(shown.columns):
            return self.table
        if self.table:
            self._column.removeWidget(self.table)
            self.table.deleteLater()
        self.table = Grid(self.title.text(), shown, stretched=(1, 2) if is_match else (1,))
        self._column.addWidget(self.table, 1)
        return self.table
