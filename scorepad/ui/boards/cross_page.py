"""What each pair won against each other pair; for a match, what each board brought."""

from typing import Any

from PySide6.QtWidgets import QWidget

from scorepad.bridge.ranking import Ranking
from scorepad.tables.table import Table
from scorepad.ui.boards.lines import GROWTH, LOOSE, TIGHTEST, Grid
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.labels import LARGEST_TITLE, Label, instead
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate
from scorepad.ui.words.boards import called

_Teams = tuple[str, str]


class CrossPage(QWidget):
    """A line for each pair, or for each board of a match; with many matches one can be chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.hidden = Label(times=1.15, most=LARGEST_TITLE), instead()
        self.match = ChoiceBox[_Teams | None]({})
        self.match.setAccessibleName(translate("words", "Match"))
        self.match.hide()
        self.table: Grid[Any] | None = None
        self._headings: list[str] = []
        self._ranking: Ranking | None = None
        self._column = in_column(
            self.match, self.title, self.hidden, inside=self, margins=NO_MARGINS, spacing=6
        )
        self.match.activated.connect(self._show)

    def follow(self, ranking: Ranking, *, missing: int, hides: bool) -> None:
        """Show the ranking; `missing` is the number of missing results."""
        self._ranking = ranking
        is_hidden = hides and missing > 0
        nothing = "" if ranking.matches else ranking_words.nothing_compared(ranking)
        said = ranking_words.hidden(missing) if is_hidden else nothing
        self.match.offer(_matches_to_choose(ranking))
        self.match.setHidden(is_hidden or len(ranking.matches) < 2)
        self.hidden.say(said)
        self._show().setHidden(bool(said))
        if is_hidden:
            self.title.hide()

    def _show(self) -> Grid[Any]:
        """Show the selected match, or all pairs."""
        ranking = self._ranking
        assert ranking
        chosen = self.match.value
        match = next((one for one in ranking.matches if one.teams == chosen), ranking.match)
        self.title.say(ranking_words.match_said(ranking, match) if match else "")
        shown: Table[Any] = (
            ranking_words.match_table(ranking, match) if match else ranking_words.cross_of(ranking)
        )
        table = self._with_columns(shown, is_match=match is not None)
        table.lines.show(shown)
        return table

    def _with_columns(self, shown: Table[Any], *, is_match: bool) -> Grid[Any]:
        """Return the table, newly made if its columns changed."""
        headings = [column.heading for column in shown.columns]
        if self.table and self._headings == headings:
            return self.table
        if self.table:
            self._column.removeWidget(self.table)
            self.table.hide()
            self.table.deleteLater()
        self._headings = headings
        name = self.title.text() or ranking_words.each_against_each()
        self.table = Grid(name, shown, stretched=(1, 2) if is_match else (1,))
        self.table.growth, self.table.loosest, self.table.tightest = GROWTH, LOOSE, TIGHTEST
        self._column.addWidget(self.table, 1)
        return self.table


def _matches_to_choose(ranking: Ranking) -> dict[tuple[str, str] | None, str]:
    """Return the choices: all matches together, or one of them."""
    names = ranking.names
    chosen: dict[tuple[str, str] | None, str] = {None: translate("words", "All matches")}
    for match in ranking.matches:
        home, visitors = (called(team, names) for team in match.teams)
        chosen[match.teams] = f"{home} – {visitors}"
    return chosen
