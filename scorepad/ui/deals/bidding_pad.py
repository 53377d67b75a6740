"""All that there is to choose of a deal, as cards: contract, declarer, result, honours."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QWidget

from scorepad.bridge.contract import DOUBLED, LEVELS, REDOUBLED, UNDOUBLED, Doubling, Strain
from scorepad.bridge.seats import Seat, Seating
from scorepad.ui import words
from scorepad.ui.deals.card_group import CardGroup
from scorepad.ui.deals.partial_deal import Bid, DealPart, PartialDeal
from scorepad.ui.look import text_font
from scorepad.ui.parts.cards import CardButton, CardKind, CardStyle
from scorepad.ui.parts.layouts import STRETCH, in_column, in_row
from scorepad.ui.words import bidding_pad as pad_words
from scorepad.ui.words import translate

_PASS_WIDTH = 3
"""Pass is as wide as so many bids, X and XX as one."""
_ROOMY: tuple[tuple[int, ...], ...] = ((*range(7),), (*range(-1, -8, -1),), (*range(-8, -14, -1),))
"""The results in rows: contracts made in the first, below it those that went down."""
_CLOSE: tuple[tuple[int, ...], ...] = (
    (*range(5),),
    (*range(-1, -6, -1),),
    (*range(-6, -11, -1),),
    (*range(-11, -14, -1), 5, 6),
)
"""The same where there is less room: what happens often comes first."""


class BiddingPad(QWidget):
    """Shows a choice, and tells of another when a card is pressed."""

    chosen = Signal(object)

    def __init__(self, style: CardStyle, seating: Seating, foot: Seat, *, honours: bool) -> None:
        """The chair at the foot is drawn there, the others around the table as they are."""
        super().__init__()
        self._style = style
        self._choice = PartialDeal()
        self.bids = CardGroup(translate("words", "Contract"))
        self.pass_card = CardButton(translate("words", "Pass"), words.passed_out(), style)
        self.doubled = CardButton("X", pad_words.doubling_aloud(DOUBLED), style)
        self.redoubled = CardButton("XX", pad_words.doubling_aloud(REDOUBLED), style)
        self.declarers = CardGroup(pad_words.declarer_caption())
        self.results = CardGroup(pad_words.result_caption())
        self.figures = CardGroup(pad_words.honours_caption())
        self.holders = CardGroup(translate("words", "Held by"))
        self._add_bids()
        self._add_players(seating, foot)
        self._add_results()
        self._add_honours()
        for part in (self.figures, self.holders):
            part.setVisible(honours)
        self._columns = self._arranged()
        self._rows = _ROOMY
        self.wide = self.sizeHint()
        """The size with the columns side by side."""
        self._lie(True, _CLOSE)
        self.close_by = self.sizeHint()
        """The same with the results in a narrower column."""
        self._lie(False, _ROOMY)
        self.narrow = self.sizeHint()
        self._connect()

    @property
    def cards(self) -> list[CardButton]:
        """All cards, in the order of Tab."""
        return [
            *self.bids.cards,
            *(self.pass_card, self.doubled, self.redoubled),
            *self.declarers.cards,
            *self.results.cards,
            *self.figures.cards,
            *self.holders.cards,
        ]

    def stop(self, part: DealPart) -> CardButton | None:
        """Return the card to begin with where a part is lacking."""
        groups = {
            DealPart.CONTRACT: self.bids,
            DealPart.DECLARER: self.declarers,
            DealPart.HOLDER: self.holders,
        }
        return groups[part].stop

    def fit(self, width: int) -> None:
        """Put the two columns side by side, or one below the other where that is too wide."""
        beside = width >= self.close_by.width()
        roomy = width >= self.wide.width() or not beside
        self._lie(beside, _ROOMY if roomy else _CLOSE)

    def show_choice(self, choice: PartialDeal) -> None:
        """Show what is chosen, with all that is impossible off."""
        self._choice = choice
        seats = () if choice.passed else tuple(Seat)
        self.bids.show_chosen(None if choice.passed else choice.bid)
        self.pass_card.setChecked(choice.passed)
        for card, doubling in ((self.doubled, DOUBLED), (self.redoubled, REDOUBLED)):
            card.setEnabled(not choice.passed)
            card.setChecked(not choice.passed and choice.doubling is doubling)
        self.declarers.show_chosen(None if choice.passed else choice.declarer, seats)
        self.results.show_chosen(choice.result if choice.results else None, choice.results)
        self.figures.show_chosen(choice.figure if choice.figures else None, choice.figures)
        holders = seats if choice.figure else ()
        self.holders.show_chosen(choice.holder if holders else None, holders)

    # The cards and where they lie.

    def _add_bids(self) -> None:
        for level in LEVELS:
            for column, strain in enumerate(Strain):
                bid = Bid(level, strain)
                card = CardButton("", pad_words.bid_aloud(level, strain), self._style, bid=bid)
                self.bids.add(bid, card, level, column)

    def _add_players(self, seating: Seating, foot: Seat) -> None:
        self._caption(pad_words.declarer_caption(), self.declarers, 1, 1)
        around = (foot.left, foot.partner, foot.right, foot)
        places = ((1, 0), (0, 1), (1, 2), (2, 1))
        for number, (seat, place) in enumerate(zip(around, places, strict=True)):
            name = words.player(seating, seat)
            declarer = CardButton(
                name, translate("words", "declarer {player}").format(player=name), self._style
            )
            self.declarers.add(seat, declarer, *place)
            holder = CardButton(name, pad_words.holder_aloud(name), self._style)
            self.holders.add(seat, holder, 0, number)

    def _add_results(self) -> None:
        for row, overs in enumerate(_ROOMY):
            for column, over in enumerate(overs):
                name = words.result(over)
                card = CardButton(words.result_sign(over) if over else name, name, self._style)
                self.results.add(over, card, row, column)

    def _lie(self, beside: bool, rows: tuple[tuple[int, ...], ...]) -> None:
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._columns.setStretch(1, len(rows[0]))
        if rows != self._rows:
            self._rows = rows
            self.results.arrange(rows)
            self._columns.activate()  # or it would keep the size with the rows before

    def _add_honours(self) -> None:
        self._caption(pad_words.honours_caption(), self.figures, 0, 0)
        for column, points in enumerate((0, 100, 150), start=1):
            kind = CardKind.CHOICE if points else CardKind.NOTHING
            name = pad_words.honours_aloud(points)
            card = CardButton(pad_words.honours_figure(points), name, self._style, kind=kind)
            self.figures.add(points, card, 0, column)

    def _caption(self, text: str, group: CardGroup, row: int, column: int) -> None:
        label = QLabel(text)
        label.setFont(text_font(self._style.points))
        colours = label.palette()
        colours.setColor(label.foregroundRole(), self._style.colours.quiet)
        label.setPalette(colours)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        group.grid.addWidget(label, row, column)
        group.grid.setColumnStretch(column, 1)

    def _arranged(self) -> QBoxLayout:
        gap = self._style.gap
        calls = QGridLayout()
        calls.setSpacing(0)
        calls.addWidget(self.pass_card, 0, 0, 1, _PASS_WIDTH)
        calls.addWidget(self.doubled, 0, _PASS_WIDTH)
        calls.addWidget(self.redoubled, 0, _PASS_WIDTH + 1)
        for column in range(len(Strain)):
            calls.setColumnStretch(column, 1)
        bidding = in_column(self.bids, calls, STRETCH, spacing=gap)
        others = (self.declarers, self.results, STRETCH, self.figures, self.holders)
        rest, margins = in_column(*others, spacing=gap), (2 * gap, 2 * gap, 2 * gap, gap)
        return in_row((bidding, 5), (rest, 7), inside=self, margins=margins, spacing=3 * gap)

    # What the players press.

    def _connect(self) -> None:
        self.bids.chosen.connect(self._bid)
        self.pass_card.clicked.connect(self._pass)
        self.doubled.clicked.connect(self._double)
        self.redoubled.clicked.connect(self._redouble)
        self.declarers.chosen.connect(self._declare)
        self.results.chosen.connect(self._take)
        self.figures.chosen.connect(self._count_honours)
        self.holders.chosen.connect(self._hold)

    def _choose(self, **parts: Any) -> None:
        self.chosen.emit(replace(self._choice, **parts))

    def _bid(self, bid: Bid) -> None:
        self._choose(bid=bid, passed=False)

    def _pass(self) -> None:
        self._choose(passed=not self._choice.passed)

    def _double(self) -> None:
        self._turn(DOUBLED)

    def _redouble(self) -> None:
        self._turn(REDOUBLED)

    def _turn(self, doubling: Doubling) -> None:
        """Turn the doubling; the same card once more takes it back."""
        self._choose(doubling=UNDOUBLED if self._choice.doubling is doubling else doubling)

    def _declare(self, seat: Seat) -> None:
        self._choose(declarer=seat)

    def _take(self, over: int) -> None:
        self._choose(over=over)

    def _count_honours(self, points: int) -> None:
        self._choose(honours=points)

    def _hold(self, seat: Seat) -> None:
        self._choose(holder=seat)
