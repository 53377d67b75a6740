"""The ranking in large text for the whole room."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorepad.ui.boards.boards_stage import BoardsStage
from scorepad.ui.boards.ranking_page import RankingTable
from scorepad.ui.look import text_font
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.words import ranking as ranking_words

TITLE = 1.2
"""The size of the title, relative to the places."""


class RankingView(QWidget):
    """Places, names and figures at a given size; nothing can be selected."""

    def __init__(self, stage: BoardsStage) -> None:
        super().__init__()
        self._stage = stage
        self.title = Label()
        self.table = RankingTable(stage.ranking)
        self.table.setSelectionMode(RankingTable.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys go to the line
        in_column(self.title, (self.table, 1), inside=self)
        stage.ranked.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the places, unless they are hidden until the end."""
        ranking, hides = self._stage.ranking, self._stage.hides_ranking
        said = ranking_words.match_result(ranking) or ranking_words.title(ranking.comparison)
        self.title.setText(ranking_words.hidden(self._stage.missing) if hides else said)
        self.table.setHidden(hides)
        self.table.follow(ranking)

    def set_points(self, points: float) -> None:
        """Set the size of the text."""
        self.title.setFont(text_font(points * TITLE, bold=True))
        self.table.set_points(points)
