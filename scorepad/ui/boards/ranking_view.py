"""The ranking in large text for the whole room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QWidget

from scorepad.ui.boards.boards_stage import BoardsStage
from scorepad.ui.boards.ranking_page import RankingTable
from scorepad.ui.look import points, text_font
from scorepad.ui.parts.fitted import in_one_line
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.words import ranking as ranking_words

_TITLE, _MOST = 1.2, 3.0
"""The size of the title, and the most growth if there are few places, relative to the places."""
_LOOSE = 3.5
"""The most height of a row, in heights of its words, where names are too long for larger ones."""
_ROW, _AROUND = 1.6, 2.5
"""The height of a row, in heights of the font; title and headings, in rows."""


class RankingView(QWidget):
    """Places, names and figures at a given size; nothing can be selected."""

    def __init__(self, stage: BoardsStage) -> None:
        super().__init__()
        self._stage = stage
        self._points = points()
        self.title = Label()
        self.table = RankingTable(stage.ranking)
        self.table.loosest = _LOOSE
        self.table.setSelectionMode(RankingTable.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys go to the line
        in_column(self.title, (self.table, 1), inside=self)
        stage.ranked.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the places, unless they are hidden until the end."""
        ranking, hides = self._stage.ranking, self._stage.hides_ranking
        said = ranking_words.match_result(ranking) or ranking_words.title(ranking.comparison)
        hidden = ranking_words.hidden(self._stage.missing) if hides else ""
        instead = hidden or ranking_words.nothing_compared(ranking)
        self.title.setText(instead or said)
        side = Qt.AlignmentFlag.AlignHCenter if instead else Qt.AlignmentFlag.AlignLeft
        self.title.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self.table.setHidden(bool(instead))
        self.table.follow(ranking)
        self._fit()

    def set_points(self, points: float) -> None:
        """Set the minimum size of the text; it grows if there are few places."""
        self._points = points
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Grow the text to fill the height, but no wider than the table allows."""
        least, lines = self._points, self.table.lines.rowCount() + _AROUND
        line = QFontMetricsF(text_font(least)).height() * _ROW
        larger = least * max(1, min(_MOST, self.height() / (line * lines)))
        self.table.set_points(larger)
        share = self.table.viewport().width() / max(1, self.table.wanted_width)
        if share < 1:
            larger = max(least, larger * share)
            self.table.set_points(larger)
        said, room = self.title.text(), self.table.width()
        font = in_one_line(said, larger * _TITLE, least * _TITLE, room, bold=True)
        self.title.setFont(font)
