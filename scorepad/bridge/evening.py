"""An evening: the rounds played, one after the other, and what follows from them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from itertools import zip_longest
from typing import NamedTuple

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.errors import Impossible
from scorepad.bridge.options import Options
from scorepad.bridge.payments import Debt, Extra, Settled, check_payments
from scorepad.bridge.rotation import PartnerChange, by_chairs, propose
from scorepad.bridge.rounds import Round, ScoredRound, score_round
from scorepad.bridge.seats import NORTH, Initial, Seat
from scorepad.bridge.translatable import translate


@dataclass(frozen=True, slots=True)
class Evening:
    """All that the players entered; everything else is computed from it."""

    rounds: tuple[Round, ...] = ()
    title: str = ""
    day: date | None = None
    note: str = ""
    partner_change: PartnerChange = PartnerChange.PIVOT
    """How four players change partners."""
    planned: int | None = None
    """How many rounds the players plan, if they said so."""
    currency: str = ""
    """The currency of the stakes."""
    debts: tuple[Debt, ...] = ()
    """Debts from earlier evenings."""
    settled: tuple[Settled, ...] = ()
    """Payments already made."""
    extras: tuple[Extra, ...] = ()
    """Amounts agreed besides the score, in the currency of the evening."""
    initials: tuple[Initial, ...] = ()
    """The answers to the question whom a letter means."""
    club: str = ""
    """The club where the tables play."""
    director: str = ""
    """The director of the session."""

    def __post_init__(self) -> None:
        if self.planned is not None and self.planned < 1:
            raise Impossible(translate("words", "at least one round must be played"))
        check_payments(self.debts)
        check_payments(self.extras)
        if not all(extra.reason.strip() for extra in self.extras):
            raise Impossible(translate("words", "an extra amount needs a reason"))

    def with_round(self, number: int, entered: Round) -> "Evening":
        """Return the evening with one round replaced."""
        rounds = list(self.rounds)
        rounds[number] = entered
        return replace(self, rounds=tuple(rounds))

    def with_initials(self, told: Iterable[Initial]) -> "Evening":
        """Return the evening with these answers, replacing those for the same letters."""
        initials = {initial.chair: initial for initial in (*self.initials, *told)}
        return replace(self, initials=tuple(initials.values()))

    @property
    def session(self) -> Comparison | None:
        """The boards that several tables play now, if any."""
        return self.rounds[-1].comparison if self.rounds else None

    @property
    def is_played(self) -> bool:
        return not all(entered.is_empty for entered in self.rounds)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was played, noted or owed: names alone do not count."""
        return not (self.is_played or self.note or self.debts or self.settled or self.extras)


class ScoredEvening(NamedTuple):
    """An evening with everything computed from it."""

    evening: Evening
    rounds: tuple[ScoredRound, ...]

    @property
    def played(self) -> tuple[ScoredRound, ...]:
        """The rounds, without an empty last one."""
        waits = self.rounds and self.rounds[-1].round.is_empty
        return self.rounds[:-1] if waits else self.rounds

    @property
    def comparison(self) -> Comparison | None:
        """The last boards of several tables that have a result."""
        found = [one.round.comparison for one in self.rounds if one.round.comparison]
        return next((one for one in reversed(found) if one.results), None)

    @property
    def players(self) -> tuple[str, ...]:
        """All players of the evening, in the order in which they first sat down."""
        rounds = self.played or self.rounds
        seatings = [seating for scored in rounds for seating in scored.round.seatings()]
        return tuple(dict.fromkeys(name for seating in seatings for name in seating.players))


def with_item(
    evening: Evening, item: Item, like: ScoredEvening | None = None
) -> tuple[Evening, tuple[int, int]]:
    """Enter the next item, and return its round and place.

    A deal after the end of a round begins the next with the same options and seats; so do new seats
    then, as they do not belong to the finished round. Board numbers continue.
    """
    rounds = evening.rounds or (Round(),)
    last = rounds[-1]
    if last.stopped or last.comparison or not last.is_empty:  # an empty one awaits a deal
        scored = score_evening(evening, like).rounds[-1]
        over = scored.is_settled and not isinstance(item, Adjustment)
        if over or last.comparison:
            new = replace(last.another, next_board=scored.next_board)
            rounds = begin(evening, new).rounds
    *before, last = rounds
    if isinstance(item, Deal):
        board = last.next_board if last.options.boards else None
        item = replace(item, dealer=item.dealer or last.next_dealer, board=item.board or board)
        last = replace(last, next_dealer=None, next_board=None)
    with_item = replace(last, items=(*last.items, item, *new_seats_after(last, item)))
    return replace(evening, rounds=(*before, with_item)), (len(before), len(last.items))


def new_seats_after(entered: Round, item: Item) -> tuple[NewSeats, ...]:
    """Return the seats after a deal, if five players change chairs after each deal but the last."""
    options, now = entered.options, entered.seating_now
    if not isinstance(item, Deal) or not options.rotates or len(now.players) != 5:
        return ()
    played = sum(isinstance(before, Deal) for before in entered.items) + 1
    if played == options.length or not now.is_named:
        return ()
    ranked = entered.ranked if {*entered.ranked} == {*now.players} else by_chairs(entered.seating)
    return (NewSeats(propose(ranked, [now])),)


def begin_round(evening: Evening, options: Options) -> Evening:
    """Begin another round at the same table; an empty last round is changed instead."""
    *before, last = evening.rounds or (Round(),)
    if last.is_empty:
        last = replace(last, options=options, stopped=False, next_board=None, comparison=None)
        return replace(evening, rounds=(*before, last))
    return begin(evening, replace(last.another, options=options))


def begin(evening: Evening, new: Round) -> Evening:
    """Begin this round after the last one; a dealer named for the next deal is kept."""
    *before, last = evening.rounds
    new = replace(new, next_dealer=new.next_dealer or last.next_dealer)
    last = replace(last, next_dealer=None, next_board=None)
    return replace(evening, rounds=(*before, last, new))


def score_evening(evening: Evening, like: ScoredEvening | None = None) -> ScoredEvening:
    """Score every round; the turn to deal passes on from round to round.

    Rounds that are the same in another scored evening are reused from it.
    """
    others = like.rounds if like else ()
    dealer = others_dealer = NORTH
    rounds = []
    for entered, other in zip_longest(evening.rounds, others[: len(evening.rounds)]):
        if other and other.round is entered and others_dealer is dealer:
            scored = other
        elif other and other.round == entered and others_dealer is dealer:
            scored = other._replace(round=entered)
        else:
            scored = score_round(entered, dealer)
        rounds.append(scored)
        dealer = _next_dealer(scored, dealer)
        others_dealer = _next_dealer(other, others_dealer) if other else dealer
    return ScoredEvening(evening, tuple(rounds))


def _next_dealer(scored: ScoredRound, dealer: Seat) -> Seat:
    """Return the dealer after a round; a set of boards without deals does not pass the turn."""
    if scored.round.options.boards and not any(
        isinstance(deal.item, Deal) for deal in scored.deals
    ):
        return dealer
    return scored.state.dealer
