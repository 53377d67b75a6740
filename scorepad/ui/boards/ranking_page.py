"""The ranking of a session, and the card of the selected pair."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QPushButton, QSizePolicy, QWidget

from scorepad.bridge.ranking import Ranking
from scorepad.tables.ranking import NamedEntrant
from scorepad.tables.table import Table
from scorepad.ui import look
from scorepad.ui.boards.lines import GROWTH, LOOSE, TIGHTEST, Grid
from scorepad.ui.parts.fitted import fit_in_row
from scorepad.ui.parts.labels import LARGEST_TITLE, Label, instead, quiet
from scorepad.ui.parts.layouts import ANY_SIZE, NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.parts.list_table import height_of
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate

_SMALLER = 1.1
"""How much smaller than usual the text may be to fit both side by side."""
_MOST, _HALF = 0.6, 0.5
"""The maximum share of the height for the places above a card."""
_FEW, _FEWEST = 5, 4
"""Below so few lines a card loses its title; below fewer still it gets half of the height."""
_LEAST_LINES, _FEW_PLACES = 2, 6
"""With room for fewer lines, or fewer places, the card is not below the places."""
_GAP, _AROUND = 6, 6
"""Pixels between parts, and above and below the words of a button."""
_HEADING, _LINE = 1.3, 1.5
"""The heights of headings and of a usual row, in rows and in lines."""
_NAMES = 0.9
"""The share of the width that is enough beside whole names."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class RankingTable(Grid[NamedEntrant]):
    """A line for each place, with the figure ranked by, if that is another one."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__(translate("words", "Ranking"), _places(ranking), stretched=(2,))

    def follow(self, ranking: Ranking) -> None:
        """Show the places."""
        self.lines.show(_places(ranking))


class RankingPage(QWidget):
    """The places on the left; on the right the boards of one pair, with explanations."""

    hiding_asked = Signal(bool)
    director_asked = Signal()
    """The director's adjustments are to be shown or entered."""

    def __init__(self, ranking: Ranking) -> None:
        super().__init__()
        self._ranking = ranking
        self.table = RankingTable(ranking)
        self.card = Grid(
            translate("words", "Boards of the pair"),
            ranking_words.card_table(ranking, None),
            stretched=(3,),
        )
        for grid in (self.table, self.card):
            grid.loosest = LOOSE
        self.card.tightest = TIGHTEST
        self.match, self.hidden = _title(), instead()
        self.who, self.reason = _title(), quiet()
        self.hides = QCheckBox(translate("words", "&Hide until all results are in"))
        self.director = QPushButton(translate("words", "&Penalties…"))
        self.director.setToolTip(translate("words", "Awards and penalties"))
        self.director.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.boards = QPushButton(translate("words", "Boards"))
        """Shows the card instead of the places, if there is room for only one."""
        self.boards.setCheckable(True)
        self.boards.setObjectName("switch")
        self.boards.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.boards.hide()
        self.shown = QWidget()
        # Only these share the height; the buttons below keep theirs.
        for part in (self.table, self.card, self.shown):
            part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        left = in_column(self.match, (self.table, 1), spacing=_GAP)
        right = in_column(self.who, (self.card, 1), self.reason, spacing=_GAP)
        self._row = in_row(left, right, inside=self.shown, margins=NO_MARGINS, spacing=16)
        self._foot = in_row(
            self.boards, self.director, self.hides, STRETCH, margins=NO_MARGINS, spacing=16
        )
        in_column(
            self.hidden, (self.shown, 1), self._foot, inside=self, margins=NO_MARGINS, spacing=_GAP
        )
        self.table.selectionModel().currentRowChanged.connect(self._show_card)
        self.card.selectionModel().currentRowChanged.connect(self._show_reason)
        self.boards.clicked.connect(self._lay_card)
        self.hides.clicked.connect(self.hiding_asked)
        self.director.clicked.connect(self.director_asked)

    def follow(self, ranking: Ranking, *, missing: int, hides: bool) -> None:
        """Show the ranking; `missing` is the number of missing results."""
        self._ranking = ranking
        is_hidden = hides and missing > 0
        nothing = ranking_words.nothing_compared(ranking)
        said = ranking_words.hidden(missing) if is_hidden else nothing
        self.hides.setChecked(hides)
        self.hides.setVisible(missing > 0)
        self.shown.setHidden(bool(said))
        self.hidden.say(said)
        self.director.setEnabled(bool(ranking.comparison.results))
        self.match.say(ranking_words.match_result(ranking))
        leads = self.table.currentIndex().row() < 1
        self.table.follow(ranking)
        if leads and ranking.table:  # nobody else was chosen
            self.table.choose(ranking.table[0].entrant)
        self._show_card()
        self._lay_card()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_card()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._lay_card()

    def _lay_card(self) -> None:
        """Put the card of a pair beside the places, or below if both would be too small.

        Below, all places are shown, or as many as leave room for the card; with large text there
        may be room for only one of them.
        """
        places, card = self.table.wanted_width, self.card.wanted_width
        whole = self.height() - self._foot.sizeHint().height()
        shared = self._shared_out(whole)
        wide = self.width() - self._row.spacing()
        is_beside = places + card <= wide * (1 if shared else _SMALLER)
        self._row.setDirection(_BESIDE if is_beside else _BELOW)
        room = _NAMES * wide / max(1, places + card) if is_beside else GROWTH
        for grid in (self.table, self.card):  # both alike
            grid.growth = max(1, min(GROWTH, room)) if shared else 1
        self._row.activate()  # the table may now use larger text
        lines = (1 - _MOST) * whole / (self.who.fontMetrics().height() * 1.5)
        self.who.setHidden(not is_beside and lines < _FEW)  # the pair is already highlighted above
        most = round((_HALF if lines < _FEWEST else _MOST) * whole)
        high = shared or min(self.table.whole_height, most)
        room = whole - high - self._row.spacing() - _GAP
        room -= self.match.heightForWidth(self.width()) + _GAP if self.match.text() else 0
        room -= self.reason.heightForWidth(self.width()) + _GAP  # kept where nothing is chosen
        few = self.table.height_for(min(_FEW_PLACES, self.table.lines.rowCount()))
        least = height_of(self.card, min(_LEAST_LINES, self.card.lines.rowCount()))
        is_low = not is_beside and (room < least or high < few)
        self.boards.setVisible(is_low)
        foot = self.boards, self.director, self.hides
        fit_in_row(foot, self.width() - len(foot) * self._foot.spacing())
        for button in foot:
            button.setMinimumHeight(max(look.FINGER, button.fontMetrics().height() + _AROUND))
        shows_card = is_low and self.boards.isChecked()
        self.table.setHidden(shows_card)
        self.match.setHidden(shows_card or not self.match.text())
        for part in (self.card, self.reason):
            part.setHidden(is_low and not self.boards.isChecked())
        self._hold_places(0 if is_beside or is_low else high)
        for at, share in enumerate((places, card) if is_beside else (0, 1)):
            self._row.setStretch(at, share)

    def _shared_out(self, whole: int) -> int:
        """Return the height of the places above a card if both are whole, or else 0."""
        above, below = (grid.lines.rowCount() + _HEADING for grid in (self.table, self.card))
        room = whole - self._row.spacing() - 2 * _GAP
        for said in (self.match, self.who, self.reason):
            room -= said.heightForWidth(self.width()) if said.text() else 0
        row = look.row_height(self.fontMetrics().height() * _LINE)
        high = min(room / (above + below), row * GROWTH * LOOSE / _LINE)
        return round(above * high) if high >= row else 0

    def _hold_places(self, high: int) -> None:
        """Fix the height of the places above a card; 0 lets them take the available room."""
        policy = QSizePolicy.Policy
        self.table.setSizePolicy(policy.Expanding, policy.Fixed if high else policy.Ignored)
        self.table.setMinimumHeight(high)
        self.table.setMaximumHeight(high or ANY_SIZE)

    def _show_card(self) -> None:
        entrant = self.table.chosen
        self.card.lines.show(ranking_words.card_table(self._ranking, entrant))
        self.who.setText(ranking_words.card_title(self._ranking, entrant) if entrant else "")
        self._show_reason()

    def _show_reason(self) -> None:
        self.reason.setText(self.card.currentIndex().data(Qt.ItemDataRole.ToolTipRole) or "")


def _places(ranking: Ranking) -> Table[NamedEntrant]:
    """Return the ranking, without a column of names if nobody has one."""
    places = ranking_words.places(ranking)
    if any(row.name for row in places.rows):
        return places
    place, who, _, *figures = places.columns
    return places._replace(columns=(place, who, *figures))


def _title() -> Label:
    return Label(times=1.15, most=LARGEST_TITLE)
