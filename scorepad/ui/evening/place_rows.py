"""The players: a row for each chair and each place outside, with the cards drawn for them."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from secrets import SystemRandom

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QWidget

from scorepad.bridge.draw import RANKS, SUITS, Card, rank_draw
from scorepad.bridge.errors import Impossible
from scorepad.bridge.rotation import FEWEST, MOST, propose
from scorepad.bridge.seats import Seat, Seating, seated
from scorepad.exchange.names import clean_name
from scorepad.ui import look
from scorepad.ui.evening.place_row import LETTERS, PlaceRow
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.parts.fitted import LEAST_POINTS, in_one_line
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS
from scorepad.ui.parts.sliding import slide
from scorepad.ui.words import by_alphabet, language, seat_name, translate
from scorepad.ui.words.errors import error_sentence

_PLACES: tuple[Seat | None, ...] = (*Seat, *[None] * (MOST - FEWEST))
"""The four chairs, then the places for sitting out."""
_GAP = 2
"""Pixels between two rows."""
PACK = tuple(Card(rank, suit) for rank in range(len(RANKS)) for suit in range(len(SUITS)))

_Drawer = Callable[[int], Sequence[Card]]


def from_pack(number: int) -> Sequence[Card]:
    """Draw this many cards from a pack shuffled by the system's random source."""
    return SystemRandom().sample(PACK, number)


class PlaceRows(QWidget):
    """Names, dealer and scorekeeper; cards may decide the seats."""

    changed = Signal()
    """The text of a row changed."""
    counted = Signal()
    """A name was accepted, and players may have moved."""
    typed = Signal()
    """Text was typed or a card turned up, which closing would lose."""
    entered = Signal(int)
    """Enter was pressed after the name in this place."""
    drawn = Signal()
    """The last card was turned up, or Enter was pressed after it."""

    def __init__(self, known: Sequence[str], drawer: _Drawer = from_pack) -> None:
        super().__init__()
        self._known = {name.casefold(): name for name in reversed(known)}
        self._there = Seating()
        """The last seating shown: a player in it who is named elsewhere swaps places."""
        self._names = [""] * MOST
        """The accepted name in each place."""
        self._drawer = drawer
        self._down: dict[PlaceRow, Card] = {}
        """The cards that are face down; whoever is renamed keeps his."""
        self._ranked: tuple[str, ...] = ()
        self._asks_dealer = self._asks_keeper = True
        self._is_folded = False
        self.rows = [PlaceRow(number, seat) for number, seat in enumerate(_PLACES)]
        self._dealers, self._keepers = QButtonGroup(self), QButtonGroup(self)
        self._deals, self._keeps = (
            Label(translate("words", "Deals next")),
            Label(translate("words", "Keeps score")),
        )
        self._arrange()

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(*NO_MARGINS)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(_GAP)
        grid.setColumnStretch(1, 1)
        for column, caption in ((4, self._deals), (5, self._keeps)):
            caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(caption, 0, column, Qt.AlignmentFlag.AlignCenter)
        for number, row in enumerate(self.rows):
            line = 2 * number + 1
            for column, part in enumerate(row.parts):
                middle = Qt.AlignmentFlag.AlignCenter if column > 3 else Qt.AlignmentFlag(0)
                grid.addWidget(part, line, column, middle)
            for below in (row.field, row.card):
                grid.addWidget(below.complaint, line + 1, 1)
            if row.seat:
                self._dealers.addButton(row.deals, number)
            else:  # whoever leaves sits out first, and is taken out by a mouse too
                row.field.setClearButtonEnabled(True)
                for clear in row.field.findChildren(QAbstractButton):
                    clear.clicked.connect(self.count)
            self._keepers.addButton(row.keeps, number)
            row.field.textEdited.connect(self.typed)
            row.field.textChanged.connect(self.follow)
            row.field.editingFinished.connect(self.count)
            row.field.entered.connect(partial(self.entered.emit, number))
            row.field.came.connect(partial(self._offer, row))
            row.field.chosen.connect(partial(self.entered.emit, number))
            row.box.activated.connect(self.typed)
            row.box.activated.connect(self.count)
            row.card.textEdited.connect(self.typed)
            row.card.textEdited.connect(self._read_cards)
            row.card.left.connect(self._check_cards)
            row.card.entered.connect(partial(self._next_card, row))
            row.picture.clicked.connect(partial(self._turn_by_hand, row))

        for marks in (self._dealers, self._keepers):
            marks.buttonClicked.connect(self.typed)

    def lead_past(self, *others: QWidget) -> None:
        """Set the Tab order: names, these other widgets, cards, then the marks."""
        names, cards, deals, keeps = (
            [row.parts[kind] for row in self.rows] for kind in (1, 3, 4, 5)
        )
        for before, after in pairwise((*names, *others, *cards, *deals, *keeps)):
            QWidget.setTabOrder(before, after)

    # Values.

    @property
    def names(self) -> list[str]:
        """The typed names without surrounding blanks."""
        return [row.name for row in self.rows]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(filter(None, self.names))

    @property
    def seating(self) -> Seating:
        """The seating; empty chairs are filled with players who sit out."""
        chairs, out = self.names[:FEWEST], [name for name in self.names[FEWEST:] if name]
        named = {
            seat: name or (out.pop(0) if out else str(seat))
            for seat, name in zip(Seat, chairs, strict=True)
        }
        return seated(named, tuple(out))

    @property
    def dealer(self) -> Seat | None:
        """The player marked as dealer; None for boards, which decide that."""
        marked = self._dealers.checkedId()
        return list(Seat)[marked] if marked >= 0 else None

    @property
    def keeper(self) -> str | None:
        marked = self._keepers.checkedId()
        return (self.names[marked] or None) if marked >= 0 else None

    @property
    def ranked(self) -> tuple[str, ...]:
        """The players from the highest card drawn; empty unless all of them drew."""
        return self._ranked if {*self._ranked} == {*self.players} else ()

    def show_players(self, seating: Seating, keeper: str | None, dealer: Seat | None) -> None:
        """Show these players; with no dealer, none is asked for."""
        self.seat(seating)
        here = [*dict.fromkeys((*self.players, *sorted(self._known.values(), key=by_alphabet)))]
        for row in self.rows:
            with QSignalBlocker(row.box):
                typed = row.field.text()
                row.box.clear()
                row.box.addItems(here)
                row.box.setCurrentIndex(-1)
                row.box.setEditText(typed)
            row.keeps.setChecked(bool(keeper) and typed == keeper)
            row.deals.setChecked(row.seat is dealer and dealer is not None)
        self.hide_marks(deals=dealer is None, keeps=False)
        self.follow()

    def hide_marks(self, *, deals: bool, keeps: bool) -> None:
        self._asks_dealer, self._asks_keeper = not deals, not keeps
        self._show_places()

    def fold(self, *, folded: bool) -> None:
        """Show only names, or also dealer and scorekeeper."""
        self._is_folded = folded
        self._show_places()

    def _show_places(self) -> None:
        """Show the chairs, and one more place than there are names.

        While cards are face down, no marks are shown, to make room for a hint.
        """
        named = max((place for place, row in enumerate(self.rows) if row.name), default=-1)
        deals, keeps = (
            asked and not self._is_folded for asked in (self._asks_dealer, self._asks_keeper)
        )
        self._deals.setVisible(deals)
        self._keeps.setVisible(keeps)
        for place, row in enumerate(self.rows):
            beyond = place > max(named + 1, FEWEST - 1) or self.is_face_down
            gone = beyond and not row.name
            for part in (row.caption, row.box):
                part.setHidden(gone)
            row.deals.setVisible(deals and row.seat is not None)
            row.keeps.setVisible(keeps and not gone)

    def seat(self, seating: Seating) -> None:
        """Write the players into their places, each with his card."""
        cards = {row.name: (row.card.text(), self._down.pop(row, None)) for row in self.rows}
        keeper = self.keeper
        self._names = [*(name if name != seat else "" for seat, name in seating), *seating.out]
        self._names += [""] * (MOST - len(self._names))
        self._there = seating
        for row, name in zip(self.rows, self._names, strict=True):
            with QSignalBlocker(row.field):
                row.field.setText(name)
            row.field.mark()
            shown, down = cards.get(name, ("", None)) if name else ("", None)
            row.card.setText(shown)
            if down:
                self._down[row] = down
            if keeper and name == keeper:
                row.keeps.setChecked(True)
        self._show_cards()
        self.follow()

    def show_faults(self) -> CheckedField | None:
        """Mark all errors, and return the first faulty field."""
        taken: dict[str, str] = {}
        for row, name in zip(self.rows, self.names, strict=True):
            row.field.mark(self._fault(row.field.text(), name, taken))
            taken.setdefault(name.casefold(), name)
        self._check_cards()
        fields = (*(row.field for row in self.rows), *(row.card for row in self.rows))
        return next((field for field in fields if field.is_wrong), None)

    def _fault(self, text: str, name: str, taken: dict[str, str]) -> str:
        if not name:
            return ""
        try:
            clean_name(text)
        except Impossible as wrong:
            return error_sentence(wrong)
        if name in list(Seat):
            return _letter_of_a_chair(name)
        other = taken.get(name.casefold())
        both_there = other != name and {other, name} <= {*self._there.players}
        return (
            translate("words", "{name} is already there.").format(name=name)
            if other and not both_there
            else ""
        )

    # Names.

    def follow(self) -> None:
        """Clear an error as soon as it is corrected, and show a place for another name."""
        self._show_places()
        if any(row.field.is_wrong for row in self.rows):
            self.show_faults()
        self.changed.emit()

    def count(self) -> None:
        """Accept the names typed or chosen.

        A known player named elsewhere swaps places with the one here, and gets the known spelling.
        """
        for here, was in enumerate(self._names):
            typed = self.names
            name = typed[here]
            there = None if name == was else self._place_of(name, besides=here)
            if there is not None:
                spelt = typed[there]
                self.rows[there].field.setText("" if was in typed else was)
                self.rows[here].field.setText(spelt)
                self._follow_keeper(here, there)
            elif name not in self._there.players and name.casefold() in self._known:
                self.rows[here].field.setText(self._known[name.casefold()])
        self._names = [
            name if name in self._there.players else was
            for name, was in zip(self.names, self._names, strict=True)
        ]
        self.show_faults()
        self.counted.emit()

    def _place_of(self, name: str, besides: int) -> int | None:
        """Return the place of a player already there, ignoring case."""
        names = self.names
        places = [
            place
            for place, shown in enumerate(names)
            if place != besides
            and shown in self._there.players
            and shown.casefold() == name.casefold()
        ]
        return min(places, key=lambda place: names[place] != name, default=None)

    def _follow_keeper(self, here: int, there: int) -> None:
        """Keep the scorekeeper's mark with him when he moves."""
        places = {here: there, there: here}
        keeper = places.get(self._keepers.checkedId())
        if keeper is not None:
            self.rows[keeper].keeps.setChecked(True)

    def next_to_name(self, here: int) -> CheckedField | None:
        """Return the next field after a new player, unless he replaced somebody."""
        names = self.names
        took = self._names[here]
        if here + 1 >= MOST or not names[here] or names[here + 1] or took:
            return None
        return self.rows[here + 1].field

    def next_place(self, here: int) -> CheckedField | None:
        """Return the next field: at the end one for another player, and none after that."""
        below = self.rows[here + 1 : here + 2]
        return below[0].field if below and self.rows[here].name else None

    def _offer(self, row: PlaceRow) -> None:
        """Suggest the known names that are not in use."""
        taken = {other.name.casefold() for other in self.rows if other is not row}
        names = [name for folded, name in self._known.items() if folded not in taken]
        row.field.offered.setStringList(sorted(names, key=by_alphabet))

    # Sizes.

    @property
    def wanted_width(self) -> int:
        """The width that shows the longest name, or hint for one, at full size."""
        return max(self.least_width, self._width_for(self._longest))

    @property
    def least_width(self) -> int:
        """The width that shows the longest hint, which is never written smaller."""
        return max(self._width_for(row.field.placeholderText()) for row in self.rows)

    def _width_for(self, text: str) -> int:
        wanted = self.fontMetrics().horizontalAdvance(text) + self._frame
        has = self.rows[0].box.sizeHint().width()
        return self.sizeHint().width() + max(0, wanted - has)

    @property
    def room_to_come(self) -> int:
        """The height of the rows that are still hidden."""
        row = self.rows[0].box.sizeHint().height() + _GAP
        return row * sum(one.box.isHidden() for one in self.rows)

    @property
    def _longest(self) -> str:
        return max(self.names, key=self.fontMetrics().horizontalAdvance)

    @property
    def _frame(self) -> int:
        """The width of a box without its name."""
        box = self.rows[0].box
        letters = LETTERS * box.fontMetrics().horizontalAdvance("X")
        return box.minimumSizeHint().width() - letters

    def fit(self) -> None:
        """Shrink all names alike until the longest fits, in aligned columns."""
        grid = self.layout()
        assert isinstance(grid, QGridLayout)
        captions = max(row.caption.sizeHint().width() for row in self.rows)
        if grid.columnMinimumWidth(0) != captions:
            grid.setColumnMinimumWidth(0, captions)
        room = self.rows[0].box.width() - self._frame
        font = in_one_line(self._longest, look.points(), LEAST_POINTS, room)
        for narrow in (self._deals, self._keeps, *(row.card for row in self.rows)):
            narrow.setFixedWidth(narrow.minimumSizeHint().width())
        for row in self.rows:
            if row.box.font().pointSizeF() != font.pointSizeF():
                row.box.setFont(font)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    # Cards.

    @property
    def can_draw(self) -> bool:
        return len(self.players) >= FEWEST

    @property
    def is_face_down(self) -> bool:
        """Whether any cards are face down."""
        return bool(self._down)

    @property
    def is_drawing(self) -> bool:
        """Whether a draw is under way, during which nothing else is asked for."""
        return self.types_cards or any(row.picture.isVisibleTo(self) for row in self.rows)

    @property
    def types_cards(self) -> bool:
        """Whether the fields for typing cards are visible."""
        return any(not row.card.isHidden() for row in self.rows)

    @property
    def _drawing(self) -> list[PlaceRow]:
        return [row for row in self.rows if row.name]

    def show_cards(self, *, typed: bool) -> CheckedField:
        """Show the fields for typing cards, or the pictures, and return the first field."""
        if typed:
            self._down = {}  # a real pack replaces the dealt cards
        for row in self.rows:
            row.card.setVisible(typed and bool(row.name))
            row.picture.setVisible(not typed and bool(row.name))
        return self._drawing[0].card

    def draw(self) -> None:
        """Shuffle and deal everybody a card face down, turned up by key or click."""
        self._ranked = ()
        rows = self._drawing
        self._down = dict(zip(rows, self._drawer(len(rows)), strict=True))
        for row in rows:
            row.card.clear()
            row.card.mark()
        self.show_cards(typed=False)
        self._show_cards()
        self._drawing[0].picture.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def turn_all_up(self) -> None:
        """Turn up all cards."""
        for row in self._drawing:
            if row in self._down:
                row.card.setText(str(self._down[row]))
        self.typed.emit()
        self._read_cards()

    def _turn_by_hand(self, row: PlaceRow) -> None:
        """Turn up one card, and focus the next one that is face down."""
        row.card.setText(str(self._down[row]))
        self.typed.emit()
        self._read_cards()
        following = next((each for each in self._drawing if each in self._down), None)
        if following:
            following.picture.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.drawn.emit()

    def _read_cards(self) -> None:
        """Read the cards; once all are there, they decide the seats."""
        still_down = [row for row in self._drawing if not row.card.text()]
        self._down = {row: card for row, card in self._down.items() if row in still_down}
        self._show_cards()
        if any(row.card.is_wrong for row in self.rows):
            self._check_cards()
        cards = {row.name: card for row in self._drawing if (card := row.read())}
        is_complete = len(cards) == len(set(cards.values())) == len(self._drawing) >= FEWEST
        self._ranked = rank_draw(cards) if is_complete else ()
        if self._ranked:
            self._sit_as_drawn(propose(self._ranked))
        self.changed.emit()

    def _sit_as_drawn(self, seating: Seating) -> None:
        """Move the names to their chairs with an animation; the highest card deals."""
        was = {row.name: row.box.pos() for row in self._drawing}
        self.seat(seating)
        for row in self.rows:
            row.deals.setChecked(row.seat is not None and row.name == self._ranked[0])
            slide(row.box, was.get(row.name, row.box.pos()))
        self.counted.emit()

    def _show_cards(self) -> None:
        """Show the cards, face up or down."""
        self._show_places()
        for row in self.rows:
            down = self._down.get(row)
            row.picture.show_card(down or row.read(), up=down is None)

    def _check_cards(self) -> None:
        drawn: dict[Card, str] = {}
        for row in self._drawing:
            card, complaint = row.read(), ""
            if card in drawn:
                complaint = translate("words", "{name} already has the {card}.").format(
                    name=drawn[card], card=card.called(language())
                )
            elif card:
                drawn[card] = row.name
            row.card.mark(complaint or row.fault)

    def _next_card(self, row: PlaceRow) -> None:
        """Focus the next card; after the last one, emit `drawn`."""
        fields = [each.card for each in self._drawing]
        place = fields.index(row.card) + 1
        if place < len(fields):
            fields[place].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.drawn.emit()


def _letter_of_a_chair(name: str) -> str:
    said = translate("words", "{name} alone means the seat {chair}; type more of the name.")
    return said.format(name=name, chair=seat_name(Seat(name)))
