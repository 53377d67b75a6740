"""The draw: cards typed in or drawn by the program rank the players and seat them."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from secrets import SystemRandom

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from scorepad.bridge.draw import RANKS, SUITS, Card, rank_draw, read_card
from scorepad.bridge.errors import Impossible
from scorepad.bridge.rotation import propose
from scorepad.bridge.seats import NORTH, Seat, Seating
from scorepad.ui import look
from scorepad.ui.evening.card_picture import CardPicture
from scorepad.ui.evening.checked_field import CheckedField
from scorepad.ui.evening.page_parts import PAGE_MARGINS, TwoColumnPage
from scorepad.ui.evening.seat_table import SeatTable
from scorepad.ui.parts.cards import CommandButton
from scorepad.ui.parts.labels import Label, quiet
from scorepad.ui.parts.layouts import STRETCH, fill, in_column
from scorepad.ui.words import draw as words
from scorepad.ui.words import translate

PACK = tuple(Card(rank, suit) for rank in range(len(RANKS)) for suit in range(len(SUITS)))

Drawer = Callable[[int], Sequence[Card]]


def from_pack(number: int) -> Sequence[Card]:
    """Draw so many cards from a pack shuffled by the random source of the machine."""
    return SystemRandom().sample(PACK, number)


class DrawPage(TwoColumnPage):
    """Players with their cards on the left, the table on the right."""

    def __init__(self, drawer: Drawer = from_pack) -> None:
        super().__init__()
        self._drawer = drawer
        self._rows: list[_Row] = []
        self._down: list[_Row] = []
        self.ranked: tuple[str, ...] = ()
        self._turn: Seat | None = None
        self.table = SeatTable()
        self.outcome = Label(times=1.1)
        self.shuffle = CommandButton(words.let_program_draw())
        self._grid = QGridLayout()
        self._arrange()
        self.shuffle.clicked.connect(self._press)
        self.table.changed.connect(self._show_outcome)

    # What the players do.

    def show_players(
        self, seating: Seating, ranked: tuple[str, ...], dealer: Seat | None, turn: Seat
    ) -> None:
        """Show those who draw, and who deals next unless the draw says otherwise.

        Cards that these same players have drawn already lie there still.
        """
        if {row.name for row in self._rows} != set(seating.players):
            self._begin(seating.players)
        self.ranked = ranked
        self._turn = None if dealer else turn
        self.table.show_seats(seating, dealer or turn)
        self._show_outcome()

    @property
    def fields(self) -> list[CheckedField]:
        """Where the cards are typed, one player after the other."""
        return [row.field for row in self._rows]

    @property
    def pictures(self) -> list[CardPicture]:
        return [row.picture for row in self._rows]

    @property
    def seating(self) -> Seating:
        return self.table.seating

    @property
    def dealer(self) -> Seat | None:
        """Who deals, where cards or players said so."""
        was_chosen = self.ranked or self.table.dealer is not self._turn
        return self.table.dealer if was_chosen else None

    def height_of_outcome(self) -> int:
        return self.outcome.mapTo(self, QPoint()).y()

    def _press(self) -> None:
        """Draw, or turn up the next card."""
        if self._down:
            self._turn_up(self._down[0])
        else:
            self.draw()

    def draw(self) -> None:
        """Shuffle and give everybody a card face down: a key or a click turns up each."""
        for row, card in zip(self._rows, self._drawer(len(self._rows)), strict=True):
            row.field.clear()
            row.card = card
            row.picture.show_card(card, up=False)
        self._down = list(self._rows)
        self._name_button()
        self.typed.emit()

    def turn_all_up(self) -> None:
        """Turn up all cards at once."""
        for row in self._down:
            row.field.setText(str(row.card))

    def first_fault(self) -> CheckedField | None:
        """Mark what is no card or was drawn by another, and return the first field at fault."""
        self.turn_all_up()
        self._check()
        return next((row.field for row in self._rows if row.field.is_wrong), None)

    def _turn_up(self, row: "_Row") -> None:
        row.field.setText(str(row.card))
        if not self._down:
            self.done.emit()

    def _name_button(self) -> None:
        """Say on the button what it does next."""
        once_more = translate("words", "Draw once more")
        self.shuffle.set_text(translate("words", "Turn a card") if self._down else once_more)

    def _typed(self) -> None:
        """Show a card as soon as it can be read; once all are there they decide."""
        if self._down:
            self._down = [row for row in self._down if not row.field.text()]
            self._name_button()
        for row in self._rows:
            if row not in self._down:
                row.read()
        if any(row.field.is_wrong for row in self._rows):
            self._check()
        cards = {row.name: row.card for row in self._rows if row.card and row not in self._down}
        is_complete = len(cards) == len(set(cards.values())) == len(self._rows)
        self.ranked = rank_draw(cards) if is_complete else ()
        if self.ranked:
            seating = propose(self.ranked)
            self.table.show_seats(seating, seating.seat_of(self.ranked[0]) or NORTH, slides=True)
        self._show_outcome()

    def _check(self) -> None:
        drawn: dict[Card, str] = {}
        for row in self._rows:
            typed = row.field.text().strip()
            complaint = ""
            if typed and row.card is None:
                complaint = translate(
                    "words", "{typed} is not a card; write rank and suit, such as QC or 10H."
                ).format(typed=typed)
            elif row.card in drawn:
                complaint = translate("words", "{name} has drawn the {card}.").format(
                    name=drawn[row.card], card=row.card
                )
            elif row.card:
                drawn[row.card] = row.name
            row.field.mark(complaint)

    def _lead_on(self) -> None:
        """Go to the next card; behind the last one, leave the page."""
        fields = self.fields
        place = next(place for place, field in enumerate(fields, 1) if field is self.sender())
        if place < len(fields):
            fields[place].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.done.emit()

    # How it looks.

    def _begin(self, players: tuple[str, ...]) -> None:
        for row in self._rows:
            for part in row.parts:
                self._grid.removeWidget(part)
                part.deleteLater()
        self._rows, self._down = [_Row(name) for name in players], []
        for line, row in enumerate(self._rows):
            *beside, below = row.parts
            for column, part in enumerate(beside):
                self._grid.addWidget(part, 2 * line, column)
            self._grid.addWidget(below, 2 * line + 1, 1, 1, 3)
            row.picture.clicked.connect(partial(self._turn_up, row))
            row.field.textChanged.connect(self._typed)
            row.field.textEdited.connect(self.typed)
            row.field.left.connect(self._check)
            row.field.entered.connect(self._lead_on)
        stops = [self.shuffle, *self.fields]
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)
        self.shuffle.set_text(words.let_program_draw())

    def _show_outcome(self) -> None:
        self.outcome.setText(words.outcome(self.table.seating, self.table.dealer))
        for row in self._rows:
            place = self.ranked.index(row.name) + 1 if row.name in self.ranked else 0
            row.rank.setText(words.place_in_draw(place))

    def _arrange(self) -> None:
        points = look.points()
        self._grid.setHorizontalSpacing(round(points))
        self._grid.setVerticalSpacing(round(points * 0.4))
        self._grid.setColumnStretch(2, 1)
        cards = in_column(
            Label(translate("words", "The draw"), times=1.15),
            quiet(words.draw_hint()),
            *(self.shuffle, self._grid, STRETCH),
            spacing=round(points * 0.8),
        )
        seats = in_column(
            Label(translate("words", "Who sits where"), times=1.15),
            *(self.outcome, (self.table, 1)),
            *(quiet(words.seats_hint()), STRETCH),
            spacing=round(points * 0.8),
        )
        fill(self.columns, (cards, 4), (seats, 5), spacing=round(points * 3))
        in_column(self.columns, inside=self, margins=PAGE_MARGINS)


class _Row:
    """A player who draws: place in the draw, card, name, and the field the card is typed into."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.card: Card | None = None
        self.rank = quiet()
        self.rank.setFixedWidth(round(look.points() * 2))
        self.picture = CardPicture()
        self.label = Label(name)
        self.field = CheckedField(translate("words", "the card of {name}").format(name=name))
        self.field.setPlaceholderText(words.card_hint())
        letters = self.field.fontMetrics()
        hint = letters.horizontalAdvance(words.card_hint()) + round(look.points() * 3)
        self.field.setFixedWidth(max(round(look.points() * 9), hint))

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """From the left to the right, and what is below them."""
        return self.rank, self.picture, self.label, self.field, self.field.complaint

    def read(self) -> None:
        """Take the card that is typed, if it is one."""
        try:
            self.card = read_card(self.field.text())
        except Impossible:
            self.card = None
        self.picture.show_card(self.card)
