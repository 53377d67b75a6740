"""The deals of one round below its title, and a line for each of the other rounds."""

from collections.abc import Collection
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from scorepad.bridge.back_score import back_score, round_back_score, running_totals
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.rounds import At, ScoredRound
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui import words
from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.deals.deal_model import DealModel
from scorepad.ui.deals.hidden_deals import HiddenDeals
from scorepad.ui.document import Document
from scorepad.ui.look import for_fingers, row_height, text_font
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column
from scorepad.ui.parts.list_table import LOW, ROW, ListTable, in_words, low, set_size
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import hundreds, round_title, translate
from scorepad.ui.words import rounds as rounds_words

_ALL = 1000
"""The stretch of the list while not all deals fit."""
_GAP, _LITTLE_GAP = 14, 4
"""Pixels between the deals and the other rounds, and while not all deals fit."""
_FRAME = 0
_SPACING = 2
_LEAST_HIGH, _LEAST_DEALS = 120, 3
"""A height that no screen lacks, and the deals that are seen beside more than one other round."""
_MOST_DEALS, _LOW = 6, 0.8
"""How many deals of a round that is over are seen in any case, and how low their rows may be."""
_WINNER = 1
"""The column of the other rounds with names."""


class _Line(NamedTuple):
    """A round shown only by its result, or several of them by their sum."""

    numbers: tuple[int, ...]
    told: tuple[str, str, str]
    """The name, the winners and the margin."""
    is_to_come: bool
    """Whether none of its deals has been played yet, where an evening is replayed."""


class _OtherRounds(ListTable):
    """The other rounds, one line each; a click or Enter shows one.

    The oldest share a line where not all have room.
    """

    WIDEST = _WINNER  # long names are cut off rather than the margin
    chosen = Signal(int)

    def __init__(self, document: Document) -> None:
        self._document = document
        self._folded: list[int] = []
        self._to_come: set[int] = set()
        self._told = 0
        """How many lines tell them now."""
        self.lines = TableModel[_Line](Table(_columns()))
        super().__init__(self.lines, translate("words", "The other rounds"))
        self.lines.dataChanged.connect(self._measure)
        self.horizontalHeader().hide()
        for set_bar in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            set_bar(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus in the line
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def show_rounds(self, folded: list[int], to_come: set[int]) -> None:
        """Show these rounds by their results."""
        self._folded, self._to_come, self._told = folded, to_come, 0
        self.setVisible(bool(folded))
        self.fit()

    def set_size(self, points: float) -> None:
        set_size(self, points)
        self.fit()

    def fit(self, room: int = 0) -> None:
        """Have a line for each where this room allows it, or else share a low one."""
        high = self.fontMetrics().height()
        most = (room - _FRAME) // row_height(high * ROW)
        told = min(max(1, most), len(self._folded))
        self.verticalHeader().setDefaultSectionSize(row_height(high * (ROW if most > 0 else LOW)))
        self._tell(told)
        self.setFixedHeight(told * self.verticalHeader().defaultSectionSize() + _FRAME)

    def least_height(self) -> int:
        """The height of a line that all of them share."""
        return row_height(self.fontMetrics().height() * LOW) + _FRAME

    def _tell(self, lines: int) -> None:
        """Tell of the rounds in so many lines."""
        if lines == self._told:
            return
        self._told = lines
        shared = self._folded[: len(self._folded) - lines + 1]
        told = [self._line(number) for number in self._folded[len(shared) :]]
        if shared:
            told.insert(0, self._line(*shared))
        self.lines.show(
            Table(_columns(), told, lambda line: line.numbers[-1], lambda line: line.is_to_come)
        )

    def _line(self, *numbers: int) -> _Line:
        scored = self._document.scored
        alone = len(numbers) == 1
        told = _folded(numbers[0], scored.rounds[numbers[0]]) if alone else _sum(numbers, scored)
        return _Line(numbers, told, self._to_come.issuperset(numbers))

    def _choose(self, index: QModelIndex) -> None:
        """Show a round, or offer those that share a line."""
        numbers = self.lines.row(index).numbers
        self.selectionModel().clear()  # or the line that takes its place would be selected
        if len(numbers) == 1:
            self.chosen.emit(numbers[0])
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number in numbers:
            told = "   ".join(self._line(number).told)
            menu.addAction(told.replace("&", "&&"), partial(self.chosen.emit, number))
        menu.popup(self.viewport().mapToGlobal(self.visualRect(index).bottomLeft()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: the first click showed a round, and another one has taken its place."""


class DealsPane(QWidget):
    """Follows the round whose sheet is shown; one begun without deals is listed in play only."""

    def __init__(
        self,
        document: Document,
        deals: DealModel,
        deal_list: DealList,
        *,
        is_replay: bool = False,
    ) -> None:
        super().__init__()
        self._is_replay = is_replay
        self.setMinimumHeight(_LEAST_HIGH)
        self._document, self._deals = document, deals
        self.list, self.others = deal_list, _OtherRounds(document)
        self.head = Label(wraps=False)
        self.hidden = HiddenDeals(deal_list, self)
        # The other rounds follow the deals, with the blank room below them.
        self._gap = QWidget()
        self._gap.setFixedHeight(_GAP)
        self.totals = Label()
        self._has_totals = False
        column = (self.head, (self.list, _ALL), self._gap, self.others, self.totals, STRETCH)
        in_column(*column, inside=self, margins=NO_MARGINS, spacing=_SPACING)
        bar = deal_list.verticalScrollBar()
        for turned in (bar.valueChanged, bar.rangeChanged):
            turned.connect(self._name)
        document.changed.connect(self.follow)
        deals.turned.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the name of the round, and fold the others."""
        rounds, shown = self._document.scored.rounds, self._deals.round
        begun = -1 if self._is_replay else len(rounds) - 1
        folded = [
            number
            for number, scored in enumerate(rounds)
            if number != shown and (number == begun or not scored.round.is_empty)
        ]
        to_come = {number for number in folded if At(number, 0) in self._deals.to_come}
        self.others.show_rounds(folded, to_come)
        self._gap.setHidden(self.others.isHidden())
        self._name()
        self.show_totals(shown=self._has_totals)

    def _fit(self) -> None:
        """Let the list be no higher than its deals, and the other rounds have what is left."""
        bar = self.list.horizontalScrollBar()
        beside = bar.sizeHint().height() if bar.maximum() else 0
        high = self.list.height_for(self.number) + beside
        self.list.setMaximumHeight(high)
        room = self.height() - self.head.height() - _LITTLE_GAP - 3 * _SPACING
        least = self.list.height_for(min(_LEAST_DEALS, self.number)) + self.others.least_height()
        totals = self.totals.heightForWidth(self.width()) + _SPACING if self.totals.text() else 0
        self.totals.setVisible(0 < totals <= room - least)
        room -= totals if self.totals.isVisibleTo(self) else 0
        self.others.fit(room - high)
        left = room - high - self.others.height()
        self._gap.setFixedHeight(max(_LITTLE_GAP, min(_GAP, _LITTLE_GAP + left)))

    @property
    def number(self) -> int:
        """The number of deals in the list; none while another round takes its place."""
        return max(0, self._deals.rowCount() - self._deals.of_one_round)  # the head is above

    @property
    def expected(self) -> float:
        """The deals that are seen in any case, in rows a bit lower: most of a round that is over.

        Rows that must be touched stay as high as they are, unless they are few and it is over.
        """
        is_over = self._document.scored.rounds[self._deals.round].is_settled
        number = min(_MOST_DEALS, self.number) if is_over else _LEAST_DEALS
        if for_fingers() and not is_over:
            return number
        return min(1 if for_fingers() else _LOW, low(number)) * number

    def _name(self) -> None:
        """Show the title of the round, shortened to fit."""
        number = self._deals.round
        scored = self._document.scored.rounds[number]
        title, seating, we = (
            words.round_title(number, scored.round.options),
            scored.seating,
            scored.we,
        )
        ways = [title]
        if seating.is_named:
            pairs = words.sides(seating.pair(we), seating.pair(we.other))
            ways = [f"{title}   {ours} – {theirs}" for ours, theirs in pairs]
        self.head.setToolTip(plain_tip(ways[0]))
        metrics = self.head.fontMetrics()
        room = self.width() - self.hidden.lie_beside(self.head)
        fits = (way for way in ways if metrics.horizontalAdvance(way) <= room)
        self.head.setText(next(fits, title))

    def set_size(self, points: float) -> None:
        self.list.set_size(points)
        self.others.set_size(points)
        self.head.setFont(text_font(points, bold=True))
        self.hidden.setFont(text_font(points))
        self.totals.setFont(text_font(points))
        self._name()
        self._fit()

    def show_totals(self, *, shown: bool) -> None:
        """Say what everybody has won so far, where the back score has no room."""
        self._has_totals = shown
        stood = running_totals(back_score(self._document.scored)) if shown else {}
        best_first = dict(sorted(stood.items(), key=lambda each: -each[1]))
        self.totals.setText(back_score_words.in_all(best_first) if best_first else "")
        self._fit()

    def height_for(self, deals: float) -> int:
        """Return the height that shows this number of deals."""
        others = 0 if self.others.isHidden() else self.others.least_height() + _LITTLE_GAP
        return self.head.sizeHint().height() + self.list.height_for(deals) + others + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name()
        self._fit()


def _columns() -> list[Column[_Line]]:
    return in_words(
        Column(translate("words", "Played in"), lambda row: row.told[0]),
        Column("", lambda row: row.told[1]),
        Column("", lambda row: f"{row.told[2]} ›", FIGURES),
    )


def _folded(number: int, scored: ScoredRound) -> tuple[str, str, str]:
    """Return a round in a line: its name, the winner, and the back score or the points."""
    _, figures, who = rounds_words.chip(number, scored)
    counts = scored.is_settled and scored.winner and scored.round.options.form is not DUPLICATE
    if counts and not scored.round.options.imps_by_deal:
        figures = hundreds(round_back_score(scored))
    return round_title(number, scored.round.options), who, figures


def _sum(numbers: Collection[int], evening: ScoredEvening) -> tuple[str, str, str]:
    """Return several rounds in a line: how many, and who won most in all of them."""
    options = [evening.rounds[number].round.options for number in numbers]
    counted = rounds_words.counted_rounds(options, len(numbers))
    stood = running_totals(
        tuple(column for column in back_score(evening) if column.round - 1 in numbers)
    )
    most = max(stood.values(), default=0)
    if most <= 0:
        return counted, "", ""
    first = [words.player_name(name) for name, won in stood.items() if won == most]
    return counted, ", ".join(first), hundreds(most)
