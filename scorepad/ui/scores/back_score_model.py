"""The back score of the evening, beside the sheet and on its own page."""

from PySide6.QtCore import QObject

from scorepad.bridge.back_score import is_written_down
from scorepad.tables.back_score import BackScoreRow, RoundFigures, back_score_table
from scorepad.tables.table import Table
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.words import window as window_words
from scorepad.ui.words.writing import WRITING


class BackScoreModel(TableModel[BackScoreRow]):
    """The back score of the open evening."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        self._document, self._figures = document, RoundFigures.EACH
        super().__init__(self._wanted, parent)
        document.changed.connect(self.follow)

    @property
    def is_wanted(self) -> bool:
        """Whether there is anything to show: duplicate boards never are."""
        return any(map(is_written_down, self._document.scored.played))

    @property
    def _wanted(self) -> Table[BackScoreRow]:
        scored = self._document.scored
        return back_score_table(scored, WRITING, window_words.back_score(), self._figures)

    @property
    def texts(self) -> set[str]:
        """Every figure as it is written."""
        rows = (self.row(place) for place in range(self.rowCount()))
        figures = {figure for row in rows for figure in (*row.figures, row.total)}
        return set(map(WRITING.signed, figures))

    def follow(self) -> None:
        self.show(self._wanted)

    def set_figures(self, figures: RoundFigures) -> None:
        self._figures = figures
        self.follow()
