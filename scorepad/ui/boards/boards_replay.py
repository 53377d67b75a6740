"""An earlier session of several tables: one of its boards, and the ranking after it."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.entering_results import Place
from scorepad.bridge.ranking import rank
from scorepad.ui.boards.ranking_page import RankingPage
from scorepad.ui.boards.results_page import ResultsPage
from scorepad.ui.parts.layouts import NO_MARGINS, in_column


class BoardsReplay(QWidget):
    """Shows the last board that was played so far; any other can be looked at."""

    def __init__(self) -> None:
        super().__init__()
        self._ranking = rank(Comparison())
        self.results, self.places = ResultsPage(self._ranking), RankingPage(self._ranking)
        parts = ((self.results, 1), (self.places, 1))
        in_column(*parts, inside=self, margins=NO_MARGINS, spacing=12)
        self.results.chosen.connect(self._look_at)

    def show_boards(self, comparison: Comparison) -> int | None:
        """Show the session so far, and tell the board that is shown."""
        self._ranking = rank(comparison)
        self.places.follow(self._ranking, missing=0, hides=False)
        last = max((result.board for result in comparison.results), default=None)
        self._look_at(Place(last, "", "") if last else None)
        return last

    def _look_at(self, at: Place | None) -> None:
        self.results.follow(self._ranking, at, hides_points=False)
        self.results.fit()
