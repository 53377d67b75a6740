"""Who won what against whom; of a match, what each board brought."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.cross_table import cross_table, match_sheet
from scorepad.bridge.ranking import Ranking
from scorepad.ui.boards.lines import Grid, GridLine
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.parts.rows import Keyed
from scorepad.ui.words import ranking as ranking_words

MATCH = (3, 4, 5, 6, 7), (1, 2)
"""The columns of figures in the sheet of a match, and those that share the room."""


class CrossPage(QWidget):
    """A line for each pair, or for each board of a match."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.hidden = Label(times=1.15), Label()
        self.table: Grid | None = None
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
        headings, rows = (_boards if ranking.match else _pairs)(ranking)
        table = self._with_columns(headings, is_match=ranking.match is not None)
        table.lines.name_columns(headings)
        table.lines.show(rows)
        table.setHidden(is_hidden)

    def _with_columns(self, headings: tuple[str, ...], *, is_match: bool) -> Grid:
        """Return the table, or another one where it has other columns."""
        if self.table and self.table.lines.columnCount() == len(headings):
            return self.table
        if self.table:
            self._column.removeWidget(self.table)
            self.table.deleteLater()
        figures, stretched = MATCH if is_match else (range(2, len(headings)), (1,))
        self.table = Grid(self.title.text(), headings, figures=figures, stretched=stretched)
        self._column.addWidget(self.table, 1)
        return self.table


def _pairs(ranking: Ranking) -> tuple[tuple[str, ...], list[Keyed[GridLine]]]:
    cross = cross_table(ranking)
    rows = [
        Keyed(
            one.entrant,
            GridLine(
                ranking_words.cross_cells(one, cross, ranking),
                ranking_words.cross_tip(one.entrant, cross, ranking.names),
            ),
        )
        for one in ranking.table
        if one.entrant in cross.rows
    ]
    return ranking_words.cross_headings(cross, ranking.comparison.settings.scoring), rows


def _boards(ranking: Ranking) -> tuple[tuple[str, ...], list[Keyed[GridLine]]]:
    assert ranking.match
    rows = [
        Keyed(line.board, GridLine(ranking_words.match_cells(line), ranking_words.match_why(line)))
        for line in match_sheet(ranking)
    ]
    rows.append(Keyed(0, GridLine(ranking_words.match_total(ranking.match))))
    return ranking_words.match_headings(ranking.match), rows
