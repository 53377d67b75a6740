"""The ranking of a session, and the card of the pair that is chosen in it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QPushButton, QWidget

from scorepad.bridge.ranking import Ranking
from scorepad.tables.ranking import NamedEntrant
from scorepad.ui.boards.lines import Grid
from scorepad.ui.parts.labels import Label, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate

PLACES, CARD = 7, 6
"""How the places share the room with the card of a pair."""
MANY = 7
"""Where the places have more columns, the card lies below: so they are read from the table."""
MOST = 0.6
"""Of the height the places above a card may take so much: as many are seen as there are."""
_ANY_HEIGHT = 16777215
"""As high as Qt lets a widget be."""
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class RankingTable(Grid[NamedEntrant]):
    """A line for each place, and what they are ranked by where that is another figure."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__(
            translate("words", "Ranking"), ranking_words.places(ranking), stretched=(2,)
        )

    def follow(self, ranking: Ranking) -> None:
        """Show the places as they stand."""
        self.lines.show(ranking_words.places(ranking))


class RankingPage(QWidget):
    """Places at the left, at the right the boards of one pair, each with its reason."""

    hiding_asked = Signal(bool)
    director_asked = Signal()
    """What the director gave or took is to be seen, or more of it entered."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__()
        self._ranking = ranking
        self.table = RankingTable(ranking)
        self.card = Grid(
            translate("words", "Boards of the pair"),
            ranking_words.card_table(ranking, None),
            stretched=(3,),
        )
        self.match, self.hidden = Label(times=1.15), Label()
        self.who, self.reason = Label(times=1.15), quiet()
        self.hides = QCheckBox(translate("words", "&Hide until all results are in"))
        self.director = QPushButton(translate("words", "&Penalties…"))
        self.director.setToolTip(
            translate("words", "What the director gave or took: enter, correct or delete it")
        )
        self.director.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.shown = QWidget()
        left = in_column(self.match, (self.table, 1), spacing=6)
        right = in_column(self.who, (self.card, 1), self.reason, spacing=6)
        self._row = in_row(
            (left, PLACES), (right, CARD), inside=self.shown, margins=NO_MARGINS, spacing=16
        )
        foot = in_row(self.director, self.hides, STRETCH, margins=NO_MARGINS, spacing=16)
        in_column(self.hidden, (self.shown, 1), foot, inside=self, margins=NO_MARGINS, spacing=6)
        self.table.measured.connect(self._share_height)
        self.table.selectionModel().currentRowChanged.connect(self._show_card)
        self.card.selectionModel().currentRowChanged.connect(self._show_reason)
        self.hides.clicked.connect(self.hiding_asked)
        self.director.clicked.connect(self.director_asked)

    def follow(self, ranking: Ranking, *, missing: int, hides: bool) -> None:
        """Show the ranking as it stands; so many results are still to come."""
        self._ranking = ranking
        is_hidden = hides and missing > 0
        self.hides.setChecked(hides)
        self.hides.setVisible(missing > 0)
        self.shown.setVisible(not is_hidden)
        self.hidden.setVisible(is_hidden)
        self.hidden.setText(ranking_words.hidden(missing))
        self.director.setEnabled(bool(ranking.comparison.results))
        self.match.say(ranking_words.match_result(ranking))
        self.table.follow(ranking)
        self._share_height()
        if self.table.chosen is None and ranking.table:
            self.table.choose(ranking.table[0].entrant)
        self._show_card()

    def _share_height(self) -> None:
        """Show all places above the card of one, or as many as leave it room."""
        is_wide = self.table.lines.columnCount() > MANY
        self._row.setDirection(BELOW if is_wide else BESIDE)
        high = min(self.table.whole_height, round(MOST * self.height()))
        self.table.setMinimumHeight(high if is_wide else 0)
        self.table.setMaximumHeight(high if is_wide else _ANY_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def _show_card(self) -> None:
        entrant = self.table.chosen
        self.card.lines.show(ranking_words.card_table(self._ranking, entrant))
        self.who.setText(boards_words.called(entrant, self._ranking.people) if entrant else "")
        self._show_reason()

    def _show_reason(self) -> None:
        index = self.card.currentIndex()
        self.reason.setText(
            boards_words.why(self.card.lines.row(index).figure) if index.isValid() else ""
        )
