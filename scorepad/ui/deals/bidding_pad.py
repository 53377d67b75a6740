"""The bidding pad: all choices of a deal as cards at the foot of the window."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QWidget

from scorepad.bridge.contract import DOUBLED, LEVELS, REDOUBLED, UNDOUBLED, Doubling, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.points_scale import ALL_POINTS, EVEN
from scorepad.bridge.seats import Seat, Side
from scorepad.bridge.typed.partial_deal import Bid, PartialDeal
from scorepad.ui import look, words
from scorepad.ui.deals.card_group import CardGroup
from scorepad.ui.deals.cards import EDGE, CardButton, CommandButton, MainButton
from scorepad.ui.deals.pad_line import PadLine
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.layouts import NO_MARGINS, in_row
from scorepad.ui.words import bidding_pad as bidding_pad_words
from scorepad.ui.words import translate
from scorepad.words import doubled

_SHARE = 0.07
"""The maximum height of a row of cards, as a share of the window's, for large text."""
_WHOLE, _IN_PAGES = (90, 3.2), (50, 2.4)
"""Limits of the text size: divisors of the window's width and of a card's height.

All cards are shown at once; or with large text first the contract, then the rest.
"""
_LOW = 22
"""The height of a window in which the lines above need the edges of the cards, in points."""
_MARGIN, _GAP = 6, 6
_LEVELS_IN_A_ROW = 2
_AROUND = ((1, 0), (0, 1), (1, 2), (2, 1))
"""Row and column, in half cards, of the players around the table; the last is at the foot."""
_USUALLY = 23
"""The points that declarer's side usually holds."""
_LIKELY: tuple[tuple[int, ...], ...] = ((*range(4),), (*range(-1, -6, -1),))
"""Frequent results, in rows."""
_IN_A_ROW = 5
_Rows = Sequence[Sequence[tuple[CardButton, int] | None]]
"""Cards in rows, each with the columns it spans, or None for a free column."""


class BiddingPad(QWidget):
    """Shows what is in the line, and writes into it what is pressed."""

    def __init__(self, line: PadLine) -> None:
        super().__init__()
        self._line, self._now = line, line.for_pad
        self._shows: Callable[[PartialDeal], None] = self._likely
        self.bids, self.declarers = CardGroup(self), CardGroup(self)
        self.results, self.figures, self.holders = CardGroup(self), CardGroup(self), CardGroup(self)
        self.awards = CardGroup(self)
        self.pass_card = CardButton(translate("words", "Pass"), words.passed_out())
        self.doubled = CardButton("X", doubled(DOUBLED, translate))
        self.redoubled = CardButton("XX", doubled(REDOUBLED, translate))
        self.clear = CommandButton(translate("words", "Clear"))
        self.more = CardButton("…", translate("words", "more results"))
        self.average = CardButton("", translate("words", "Average"))
        self.fewer = CardButton("−", translate("words", "one point fewer"))
        self.held = CardButton("", _held_aloud(""))
        self.further = CardButton("+", translate("words", "one point more"))
        self.enter = MainButton("")
        self.go_on = CommandButton("…", translate("words", "more results"))
        self.contract = CommandButton("←", translate("words", "Back"))
        self._pages = self._first, self._second = QWidget(self), QWidget(self)
        self._in_pages = self._asks_contract = self._is_settled = False
        self._fill_groups()
        self._rest = QGridLayout()
        self._arrange()
        self._connect()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("words", "Bidding pad"))

    # Layout of the cards.

    def _fill_groups(self) -> None:
        for level in LEVELS:
            for strain in Strain:
                bid = Bid(level, strain)
                self.bids.add(
                    bid, CardButton("", bidding_pad_words.bid_aloud(level, strain), bid=bid)
                )
        for seat in Seat:
            for group in (self.declarers, self.holders):
                group.add(seat, CardButton("", "", letter=words.language().chair(seat)))
        for over in (*range(7), *range(-1, -14, -1)):
            name = words.result(over)
            self.results.add(over, CardButton(words.result_sign(over) if over else name, name))
        for points in (100, 150):
            name = translate("words", "{points} honours").format(points=points)
            self.figures.add(points, CardButton(name, name))
        for typed, (text, name) in self._now.awards.items():
            self.awards.add(typed, CardButton(text, name))

    @property
    def cards(self) -> list[CardButton]:
        """All cards, in Tab order."""
        return [
            *self.bids.cards,
            *(self.pass_card, self.go_on, self.contract),
            *(self.doubled, self.redoubled, self.clear),
            *self.declarers.cards,
            *self.results.cards,
            *(self.more, *self.figures.cards, *self.holders.cards),
            *(self.average, *self.awards.cards),
            *(self.fewer, self.held, self.further, self.enter),
        ]

    def lend_room(self, *, lent: bool) -> QWidget:
        """Return the room for a question: of what the contract comes before, or else of all.

        While it is lent, nothing there can be pressed.
        """
        was_lent = not self._second.isEnabledTo(self)
        self._first.setEnabled(not (lent and self._in_pages))
        self._second.setEnabled(not lent)
        if was_lent != lent:
            self._follow_if_seen()
        return self if self._in_pages else self._second

    def _arrange(self) -> None:
        bids, seats = QGridLayout(self._first), QGridLayout()
        strains = len(Strain)
        columns = _LEVELS_IN_A_ROW * strains
        for number, card in enumerate(self.bids.cards):
            row, column = divmod(number, columns)
            bids.addWidget(card, row, column + column // strains)
        bids.setColumnMinimumWidth(strains, _GAP)
        calls = ((self.pass_card, 3), (self.go_on, 3))
        self._calls = in_row(*calls, margins=NO_MARGINS, spacing=0)
        bids.addLayout(self._calls, len(LEVELS) // _LEVELS_IN_A_ROW, strains + 1, 1, strains)
        right = QGridLayout(self._second)
        right.addLayout(seats, 0, 0, 3, 1)
        right.addLayout(self._rest, 0, 1, 3, 1)
        right.addWidget(self.enter, 3, 0, 1, 2)
        seats.addWidget(self.contract, 0, 0)
        self._seats = seats
        one = (1,) * strains
        for grid, shares, high in (
            (bids, (*one, 0, *one), 4),
            (seats, (1, 1, 1, 1), 3),
            (self._rest, one, 3),
            (right, (10, 11), 4),
        ):
            grid.setSpacing(0)
            grid.setContentsMargins(*NO_MARGINS)
            for column, share in enumerate(shares):
                grid.setColumnStretch(column, share)
            for row in range(high):
                grid.setRowStretch(row, 1)
        in_row(
            *((self._first, 49), (self._second, 51)),  # names and results are longer than bids
            inside=self,
            margins=(_MARGIN, _MARGIN, _MARGIN, 0),
            spacing=_GAP,
        )
        right.setHorizontalSpacing(_GAP)
        for page in self._pages:
            page.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        for card in self.cards:
            card.setParent(card.parentWidget() or self._second)  # also cards not in a layout yet
        self._lay_calls()
        for before, after in pairwise(self.cards):
            QWidget.setTabOrder(before, after)

    def fit(self, window: QSize) -> None:
        """Set the sizes for a window of this size."""
        room = round(min(look.points() * 4, window.height() * _SHARE))
        least = FINGER + 2 * EDGE
        high, (wide, low) = max(least, room), _WHOLE
        letters = min(look.points(), window.width() / wide, high / low)
        in_pages = letters < LISTS_SHARE * look.points()
        if in_pages:  # where cards are wide, and large words lack room above
            least = FINGER if window.height() < _LOW * look.points() else least
            high, (wide, low) = max(least, room), _IN_PAGES
            letters = min(look.points(), window.width() / wide, high / low)
        for card in self.cards:
            card.setFont(text_font(letters))
        self.setFixedHeight(4 * high + _MARGIN)
        if in_pages != self._in_pages:
            self._in_pages, self._asks_contract = in_pages, not self._is_settled
            self._lay_calls()
            self._show_page()

    def usual_height(self, window: QSize) -> int:
        """Return its height with text of the usual size."""
        room = round(min(look.usual_points() * 4, window.height() * _SHARE))
        return 4 * max(FINGER + 2 * EDGE, room) + _MARGIN

    def _lay_calls(self) -> None:
        """Place Double, Redouble and Clear below the bids, or on pages around the players."""
        corners = (self.doubled, 2, (2, 0)), (self.redoubled, 2, (2, 3)), (self.clear, 3, (0, 3))
        for card, share, corner in corners:
            if self._in_pages:
                self._seats.addWidget(card, *corner)
            else:
                self._calls.addWidget(card, share)
        for card in (self.go_on, self.contract):
            card.setVisible(self._in_pages)

    def _show_page(self) -> None:
        """Show the page with the contract, the one with the rest, or both if they fit."""
        focus = QApplication.focusWidget()
        gone = (self._second if self._asks_contract else self._first) if self._in_pages else None
        had_focus = gone and focus and gone.isAncestorOf(focus)
        for page in self._pages:
            page.setVisible(page is not gone)
        if had_focus:
            stops = (card for card in self.cards if card.isVisible() and card.isEnabled())
            next(card for card in stops if card.focusPolicy() is Qt.FocusPolicy.TabFocus).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line along the top edge."""
        with QPainter(self) as painter:
            painter.fillRect(0, 0, self.width(), 1, look.colours().hairline)

    # State.

    def _follow(self) -> None:
        """Show what is in the line, and disable what is impossible."""
        self._now = self._line.for_pad
        deal, said = self._now.deal, self._now.to_enter
        self.bids.show_chosen(deal.bid)
        self.pass_card.setChecked(deal.passed)
        for card, doubling in ((self.doubled, DOUBLED), (self.redoubled, REDOUBLED)):
            card.setEnabled(deal.bid is not None)
            card.setChecked(deal.doubling is doubling)
        self.clear.setEnabled(bool(self._now.text) or self._now.is_correcting)
        self.results.show_chosen(deal.over if deal.results else None, deal.results)
        self.figures.show_chosen(deal.honours or None, deal.figures)
        self.holders.show_chosen(deal.holder)
        self._show_awards()
        self.more.setEnabled(bool(deal.results))
        self._name_players()
        asked = bidding_pad_words.question(deal.lacks) if self._now.is_asked else ""
        self.enter.set_text(said or asked)
        self.enter.setEnabled(bool(said))
        self.setEnabled(self._now.is_asked)
        if not deal.results and self._shows != self._averages:
            self._shows = self._likely
        if self._shows == self._who_held and not deal.honours:
            self._shows = self._likely
        # While asking who held honours, the same names beside would mean the declarer.
        is_settled = deal.passed or (self._shows == self._who_held and deal.declarer)
        self.declarers.show_chosen(deal.declarer, () if is_settled else tuple(Seat))
        self._shows(deal)
        chosen = any(card.isChecked() for card in (self.pass_card, *self.awards.cards))
        self.contract.set_bid(deal.bid)
        if self._is_settled != (deal.bid is not None or chosen):
            self._is_settled = not self._is_settled
            self._asks_contract = not self._is_settled
        self._show_page()

    def _name_players(self) -> None:
        """Put the players' names around the table."""
        foot = self._now.foot
        for seat, (row, column) in zip(
            (foot.left, foot.partner, foot.right, foot), _AROUND, strict=True
        ):
            name = words.player(self._now.seating, seat)
            declarer, holder = self.declarers.card(seat), self.holders.card(seat)
            declarer.set_text(name, translate("words", "declarer {player}").format(player=name))
            holder.set_text(
                name, translate("words", "honours held by {player}").format(player=name)
            )
            self._seats.addWidget(declarer, row, column, 1, 2)

    def _likely(self, deal: PartialDeal) -> None:
        """Show the frequent results, and below them honours if these count."""
        rows = [[(self.results.card(over), 1 + (over == 0)) for over in row] for row in _LIKELY]
        self.results.card(0).set_text(words.result(0))
        is_rare = not any(deal.over in row for row in _LIKELY)
        sign = f"{words.result_sign(deal.over)} …" if is_rare else "…"
        self.more.set_text(sign, translate("words", "more results"))
        self.more.setChecked(is_rare)
        if self._now.honours_count:
            rows.append([(self.more, 1), *((card, 2) for card in self.figures.cards)])
        elif self._now.points_count:
            self._show_held(deal)
            rows.append([(self.more, 1), (self.fewer, 1), (self.held, 2), (self.further, 1)])
        elif self.awards.cards:
            *_, not_played = self.awards.cards
            rows.append([(self.more, 1), (self.average, 2), (not_played, 2)])
        else:
            rows.append([(self.more, _IN_A_ROW)])
        self._lay(rows)

    def _averages(self, _: PartialDeal) -> None:
        """Show the possible averages, North-South's first."""
        *averages, _not_played = [card for card in self.awards.cards if card.isEnabledTo(self)]
        self.more.set_text("←", translate("words", "Back"))
        self.more.setChecked(False)
        self.more.setEnabled(True)
        rows: list[list[tuple[CardButton, int] | None]] = [[(averages[0], 4), (self.more, 1)]]
        for at in range(1, len(averages), 2):
            rows.append(
                [(averages[at], 2), None, *((card, 2) for card in averages[at + 1 : at + 2])]
            )
        self._lay(rows)

    def _show_awards(self) -> None:
        """Label the averages for the scoring, and mark the typed one."""
        awards = self._now.awards
        possible = {typed: said for typed, said in awards.items() if said[0]}
        for typed, said in possible.items():
            self.awards.card(typed).set_text(*said)
        chosen = next((typed for typed in awards if self._now.text.endswith(typed)), None)
        self.awards.show_chosen(chosen, possible)
        self.average.set_text(translate("words", "Average"))
        self.average.setChecked(chosen in [*awards][:-1])

    def _show_held(self, deal: PartialDeal) -> None:
        """Show which side holds more points, and how many; without points, ask."""
        we = self._now.we
        held = Deal(points_ns=deal.points_ns).points_held
        told = _points_held(held, we)
        self.held.set_text(told or translate("words", "Points"), _held_aloud(told))
        self.held.setChecked(held is not None)
        for card in (self.fewer, self.further):
            card.setChecked(False)

    def _all_results(self, deal: PartialDeal) -> None:
        """Show every result of the contract; there are always fourteen."""
        made, down = deal.results[-deal.results.start :], deal.results[: -deal.results.start]
        cards = [(self.results.card(over), 1) for over in (*made, *reversed(down))]
        self.results.card(0).set_text(words.result_sign(0), words.result(0))
        self.more.set_text("←", translate("words", "Back"))
        self.more.setChecked(False)
        cards.append((self.more, 1))
        self._lay([cards[at : at + _IN_A_ROW] for at in range(0, len(cards), _IN_A_ROW)])

    def _who_held(self, deal: PartialDeal) -> None:
        """Show the players around a table, to select the holder of honours."""
        foot = self._now.foot
        left, top, right, low = (
            self.holders.card(seat) for seat in (foot.left, foot.partner, foot.right, foot)
        )
        self.more.set_text("←", translate("words", "Back"))
        self.more.setChecked(False)
        self._lay([[None, (top, 3)], [(left, 2), None, (right, 2)], [(self.more, 1), (low, 3)]])

    def _lay(self, rows: _Rows) -> None:
        """Show these cards on the right, and hide the others there."""
        shown = []
        for row, cards in enumerate(rows):
            column = 0
            for card, wide in (each or (None, 1) for each in cards):
                if card:
                    self._rest.addWidget(card, row, column, 1, wide)
                    shown.append(card)
                column += wide
        groups = (self.results, self.figures, self.holders, self.awards)
        others = (self.average, self.fewer, self.held, self.further)
        for card in (*(card for group in groups for card in group.cards), *others):
            card.setVisible(card in shown)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow()

    # User actions.

    def _connect(self) -> None:
        self._line.understood.connect(self._follow_if_seen)
        self.bids.chosen.connect(self._bid)
        self.go_on.clicked.connect(self._turn)
        self.contract.clicked.connect(self._turn)
        self.pass_card.clicked.connect(self._pass)
        self.doubled.clicked.connect(partial(self._double, DOUBLED))
        self.redoubled.clicked.connect(partial(self._double, REDOUBLED))
        self.clear.clicked.connect(self._line.give_up)
        self.declarers.chosen.connect(lambda seat: self._choose(declarer=seat))
        self.results.chosen.connect(self._take)
        self.more.clicked.connect(self._turn_page)
        self.figures.chosen.connect(self._count_honours)
        self.holders.chosen.connect(self._hold)
        self.awards.chosen.connect(self._award)
        self.average.clicked.connect(self._show_averages)
        self.fewer.clicked.connect(partial(self._hold_points, -1))
        self.held.clicked.connect(self._of_the_other)
        self.further.clicked.connect(partial(self._hold_points, 1))
        self.enter.clicked.connect(self._line.enter)

    def _follow_if_seen(self) -> None:
        if self.isVisible():
            self._follow()

    def _choose(self, **parts: Any) -> None:
        if self._shows == self._averages:
            self._shows = self._likely
        self._line.choose(self._line.for_pad.deal.choosing(**parts))

    def _bid(self, bid: Bid) -> None:
        self._asks_contract = False
        self._choose(bid=bid, passed=False)

    def _turn(self) -> None:
        self._asks_contract = not self._asks_contract
        self._show_page()

    def _pass(self) -> None:
        """Toggle a passed-out deal."""
        self._choose(passed=not self._line.for_pad.deal.passed)

    def _double(self, doubling: Doubling) -> None:
        """Toggle a double or redouble."""
        was = self._line.for_pad.deal.doubling
        self._choose(doubling=UNDOUBLED if was is doubling else doubling)

    def _take(self, over: int) -> None:
        self._shows = self._likely
        self._choose(over=over)

    def _count_honours(self, points: int) -> None:
        """Ask who held the honours, or remove them if pressed again."""
        honours = 0 if self._line.for_pad.deal.honours == points else points
        self._shows = self._who_held if honours else self._likely
        self._choose(honours=honours)

    def _hold(self, seat: Seat) -> None:
        self._shows = self._likely
        self._choose(holder=seat)

    def _award(self, typed: str) -> None:
        self._shows = self._likely
        self._line.set_text(typed)

    def _show_averages(self) -> None:
        self._shows = self._averages
        self._follow()

    def _hold_points(self, more: int) -> None:
        """Move a point to the side that holds more, or from it."""
        deal = self._line.for_pad.deal
        if deal.points_ns is None:
            self._of_the_other()
            return
        up = more if deal.points_ns >= EVEN else -more
        self._choose(points_ns=min(max(deal.points_ns + up, 0), ALL_POINTS))

    def _of_the_other(self) -> None:
        """Swap the sides; at first declarer's side, or We, holds the usual number of points."""
        deal = self._line.for_pad.deal
        side = deal.declarer.side if deal.declarer else self._now.we
        usual = _USUALLY if side is Side.NS else ALL_POINTS - _USUALLY
        now = usual if deal.points_ns is None else ALL_POINTS - deal.points_ns
        self._choose(points_ns=now)

    def _turn_page(self) -> None:
        """Toggle between all results and the frequent ones."""
        self._shows = self._all_results if self._shows == self._likely else self._likely
        self._follow()


def _held_aloud(told: str) -> str:
    """Return a card's accessible text: who holds more points, and what pressing it does."""
    if not told:
        return translate("words", "say who holds more points")
    return translate("words", "{side} points, press for the other side").format(side=told)


def _points_held(held: tuple[Side, int] | None, we: Side) -> str:
    """Return the points held: We 23."""
    if held is None:
        return ""
    side, points = held
    return f"{words.side_name(side, we)} {points}"
