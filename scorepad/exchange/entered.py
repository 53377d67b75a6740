"""Between what the players entered and the facts of the evening file."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from decimal import Decimal
from itertools import product
from typing import TypeVar, assert_never

from scorepad.bridge.contract import LEVELS, Contract, Doubling, Strain
from scorepad.bridge.deal import Adjustment, Deal, Honours, Item, NewSeats
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_contract
from scorepad.bridge.options import Options
from scorepad.bridge.payments import Payment, Settled
from scorepad.bridge.rotation import FEWEST, MOST
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import NORTH, Seating
from scorepad.exchange.evening_format import (
    MONEY,
    UNNAMED,
    ChangedSeats,
    Entered,
    EnteredAdjustment,
    EnteredDeal,
    HonoursHeld,
    Paid,
    PaidUp,
    PlayedEvening,
    PlayedRound,
    Seats,
)
from scorepad.exchange.kept import BadFile, Kept
from scorepad.exchange.names import clean_name, short, unfit

PASSED_OUT = "pass"
_BIDS = {print_contract(Contract(*bid, NORTH)): bid for bid in product(LEVELS, Strain, Doubling)}
_MONEY = re.compile(MONEY)
_LINES = re.compile(r"[\n\t]")

Fact = TypeVar("Fact")
Value = TypeVar("Value")


# From what was entered to the facts.


def evening_facts(kept: Kept) -> PlayedEvening:
    evening = kept.evening
    return PlayedEvening(
        kept.id,
        evening.day,
        evening.title,
        evening.note,
        evening.partner_change,
        evening.planned,
        evening.currency,
        tuple(map(_paid, evening.debts)),
        tuple(PaidUp(tuple(map(_paid, paid.payments)), paid.day) for paid in evening.settled),
        tuple(map(round_facts, evening.rounds)),
    )


def round_facts(entered: Round) -> PlayedRound:
    options = entered.options
    return PlayedRound(
        options.form,
        options.honours,
        options.part_score_50,
        options.carry_over,
        options.unfinished_part_score,
        _seats(entered.seating),
        entered.keeper,
        None if entered.stake is None else _money(entered.stake),
        entered.ranked,
        tuple(map(item_facts, entered.items)),
        entered.stopped,
        entered.next_dealer,
        entered.next_board,
    )


def item_facts(item: Item) -> Entered:
    match item:
        case Deal():
            return _deal_facts(item)
        case Adjustment(side, points, reason):
            return EnteredAdjustment(side, points, reason)
        case NewSeats(seating):
            return ChangedSeats(*_chairs(seating), seating.out)
        case _:
            assert_never(item)


def _deal_facts(deal: Deal) -> EnteredDeal:
    held = deal.honours
    played = deal.contract
    return EnteredDeal(
        print_contract(played) if played else PASSED_OUT,
        played.declarer if played else None,
        deal.tricks if played else None,
        HonoursHeld(held.holder, held.points) if held else None,
        deal.dealer,
        deal.board,
        deal.note,
    )


def _seats(seating: Seating) -> Seats:
    return UNNAMED if seating == Seating() else Seats(*_chairs(seating), seating.out)


def _chairs(seating: Seating) -> tuple[str, str, str, str]:
    return seating.north, seating.east, seating.south, seating.west


def _paid(payment: Payment) -> Paid:
    return Paid(payment.payer, payment.payee, _money(payment.amount))


def _money(amount: Decimal) -> str:
    return f"{amount:f}"


# From the facts to what was entered; what cannot be is refused with its place.


def evening_of(facts: PlayedEvening) -> Kept:
    evening = Evening(
        _each("rounds", round_of, facts.rounds),
        _text("title", facts.title),
        facts.date,
        _text("note", facts.note),
        facts.partners,
        facts.planned_rounds,
        _text("currency", facts.currency),
        _each("debts", _payment, facts.debts),
        _each("settled", _settled, facts.settled),
    )
    return Kept(facts.id, evening)


def round_of(facts: PlayedRound) -> Round:
    options = Options(
        facts.form,
        facts.honours,
        facts.part_score_50,
        facts.carry_over,
        facts.unfinished_part_score,
    )
    with at("seats"):
        seating = _seating(facts.seats)
    with at("keeper"):
        keeper = None if facts.keeper is None else clean_name(facts.keeper)
    with at("stake"):
        stake = None if facts.stake is None else _amount(facts.stake)
    with at("ranked"):
        ranked = _ranked(facts.ranked)
    return Round(
        options,
        seating,
        keeper,
        stake,
        _each("deals", item_of, facts.deals),
        facts.stopped,
        facts.next_dealer,
        facts.next_board,
        ranked,
    )


def item_of(facts: Entered) -> Item:
    match facts:
        case EnteredDeal():
            return _deal(facts)
        case EnteredAdjustment():
            return Adjustment(facts.side, facts.points, _text("reason", facts.reason))
        case ChangedSeats():
            return NewSeats(_seating(facts))
        case _:
            assert_never(facts)


def _deal(facts: EnteredDeal) -> Deal:
    held = facts.honours
    return Deal(
        _contract(facts),
        facts.tricks or 0,
        Honours(held.holder, held.points) if held else None,
        facts.dealer,
        facts.board,
        _text("note", facts.note),
    )


def _contract(facts: EnteredDeal) -> Contract | None:
    if facts.contract == PASSED_OUT:
        if facts.declarer:
            raise Impossible("a passed-out deal has no declarer")
        return None
    if facts.contract not in _BIDS:
        raise Impossible(f"“{facts.contract}” is no contract; write 4S, 3NT, 6HX or pass")
    if facts.declarer is None:
        raise Impossible("the declarer is missing: N, E, S or W")
    if facts.tricks is None:
        raise Impossible("the tricks that declarer's side took are missing")
    return Contract(*_BIDS[facts.contract], facts.declarer)


def _seating(facts: Seats) -> Seating:
    return Seating(
        clean_name(facts.north),
        clean_name(facts.east),
        clean_name(facts.south),
        clean_name(facts.west),
        tuple(map(clean_name, facts.out)),
    )


def _ranked(names: Iterable[str]) -> tuple[str, ...]:
    ranked = tuple(map(clean_name, names))
    if ranked and len(ranked) < FEWEST:
        raise Impossible(f"{FEWEST} to {MOST} players draw, not {len(ranked)}")
    if len({*ranked}) < len(ranked):
        raise Impossible("a player draws only once")
    return ranked


def _payment(facts: Paid) -> Payment:
    return Payment(clean_name(facts.payer), clean_name(facts.payee), _amount(facts.amount))


def _settled(facts: PaidUp) -> Settled:
    return Settled(_each("payments", _payment, facts.payments), facts.date)


def _amount(written: str) -> Decimal:
    if not _MONEY.fullmatch(written):
        raise Impossible(f"“{short(written)}” is no money; write it as 2.50")
    return Decimal(written)


def _text(name: str, text: str) -> str:
    """Words that may have several lines, but nothing that a sheet cannot show."""
    with at(name):
        for fault in unfit(_LINES.sub(" ", text)):
            raise Impossible(fault)
    return text


def _each(name: str, convert: Callable[[Fact], Value], facts: Iterable[Fact]) -> tuple[Value, ...]:
    """Convert one after the other, and name the one that cannot be."""
    done = []
    for number, fact in enumerate(facts):
        with at(f"{name}[{number}]"):
            done.append(convert(fact))
    return tuple(done)


@contextmanager
def at(place: str) -> Iterator[None]:
    """Whatever cannot be in here, is at this place."""
    try:
        yield
    except Impossible as impossible:
        raise BadFile(place, str(impossible)) from None
    except BadFile as bad:
        raise BadFile(".".join(filter(None, (place, bad.place))), bad.sentence) from None
