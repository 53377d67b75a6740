"""How one state of an evening differs from the next, as a short text that leads both ways.

The text is JSON. `facts` holds what changed of the evening itself as `name: [before, after]`.
`in` lists the rounds that changed, each as its number, what changed among its items, and where
they changed its own facts. `rounds` is what changed among the rounds besides. What changed in a
row is `[place, taken out, put in]`.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from datetime import date
from decimal import Decimal
from typing import Any, TypeVar

from scorepad.archive.fit import fit
from scorepad.archive.rows import day_in
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.deal import Adjustment, Deal, Honours, Item, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import Form, Options
from scorepad.bridge.payments import Payment, Settled
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating, Side

T = TypeVar("T")
Plain = Any
"""What JSON can hold."""


def difference(before: Evening, after: Evening) -> str:
    """What leads from one state to the other, and back."""
    change: dict[str, Plain] = {}
    facts = _facts_between(before, after, _EVENING)
    if facts:
        change["facts"] = facts
    place, taken, put = _splice(before.rounds, after.rounds)
    pairs = list(zip(taken, put, strict=False))
    if pairs:
        change["in"] = [
            [number, *_within(was, is_)]
            for number, (was, is_) in enumerate(pairs, start=place)
            if was != is_
        ]
    taken, put = taken[len(pairs) :], put[len(pairs) :]
    if taken or put:
        change["rounds"] = _plain_splice((place + len(pairs), taken, put), _round_out)
    return json.dumps(change, ensure_ascii=False, separators=(",", ":"))


def forward(before: Evening, difference: str) -> Evening:
    """The state after a change."""
    return _applied(before, json.loads(difference), was=0, is_=1)


def back(after: Evening, difference: str) -> Evening:
    """The state before a change."""
    return _applied(after, json.loads(difference), was=1, is_=0)


def _applied(evening: Evening, change: dict[str, Plain], was: int, is_: int) -> Evening:
    rounds = list(evening.rounds)
    for number, splice, *head in change.get("in", ()):
        items = _spliced(rounds[number].items, splice, was, is_, _item_in)
        facts = _facts_in(head[0] if head else {}, is_, _ROUND)
        rounds[number] = replace(rounds[number], items=items, **facts)
    if "rounds" in change:
        rounds = list(_spliced(tuple(rounds), change["rounds"], was, is_, _round_in))
    facts = _facts_in(change.get("facts", {}), is_, _EVENING)
    return replace(evening, rounds=tuple(rounds), **facts)


def _within(was: Round, is_: Round) -> list[Plain]:
    """What changed in a round."""
    items = _plain_splice(_splice(was.items, is_.items), _item_out)
    head = _facts_between(was, is_, _ROUND)
    return [items, head] if head else [items]


# A stretch of a list that differs.


def _splice(before: Sequence[T], after: Sequence[T]) -> tuple[int, tuple[T, ...], tuple[T, ...]]:
    """From which place on what was taken out, and what was put in its stead."""
    most = min(len(before), len(after))
    start = 0
    while start < most and before[start] == after[start]:
        start += 1
    end = 0
    while end < most - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return start, tuple(before[start : len(before) - end]), tuple(after[start : len(after) - end])


def _plain_splice(
    splice: tuple[int, tuple[T, ...], tuple[T, ...]], out: Callable[[T], Plain]
) -> list[Plain]:
    place, taken, put = splice
    return [place, [out(one) for one in taken], [out(one) for one in put]]


def _spliced(
    row: tuple[T, ...], splice: list[Plain], was: int, is_: int, read: Callable[[Plain], T]
) -> tuple[T, ...]:
    place, *stretches = splice
    put = tuple(map(read, stretches[is_]))
    return (*row[:place], *put, *row[place + len(stretches[was]) :])


# Facts, each by its name.

Codec = tuple[Callable[[Any], Plain], Callable[[Plain], Any]]


def _facts_between(before: object, after: object, codecs: dict[str, Codec]) -> dict[str, Plain]:
    return {
        name: [out(getattr(before, name)), out(getattr(after, name))]
        for name, (out, _) in codecs.items()
        if getattr(before, name) != getattr(after, name)
    }


def _facts_in(facts: dict[str, Plain], side: int, codecs: dict[str, Codec]) -> dict[str, Any]:
    return {name: codecs[name][1](pair[side]) for name, pair in facts.items()}


def _round_out(entered: Round) -> Plain:
    """Only what is not as it usually is."""
    plain = {
        name: out(getattr(entered, name))
        for name, (out, _) in _ROUND.items()
        if getattr(entered, name) != getattr(_USUAL, name)
    }
    return {**plain, "items": [_item_out(item) for item in entered.items]}


def _round_in(plain: Plain) -> Round:
    items = tuple(map(_item_in, plain["items"]))
    facts = {name: _ROUND[name][1](value) for name, value in plain.items() if name != "items"}
    return Round(items=items, **facts)


def _item_out(item: Item) -> Plain:
    """A deal is a list, an adjustment begins with its side, new seats stand under `seats`."""
    if isinstance(item, NewSeats):
        return {"seats": _seating_out(item.seating)}
    if isinstance(item, Adjustment):
        return [str(item.side), item.points, fit(item.reason)]
    plain: list[Plain] = [None] * 5
    if item.contract:
        bid = item.contract
        plain = [bid.level, str(bid.strain), str(bid.doubling), str(bid.declarer), item.tricks]
    plain += [item.honours.holder, item.honours.points] if item.honours else [None] * 2
    plain += [item.dealer, item.board, fit(item.note) or None]
    while plain and plain[-1] is None:
        plain.pop()
    return plain


def _item_in(plain: Plain) -> Item:
    if isinstance(plain, dict):
        return NewSeats(_seating_in(plain["seats"]))
    if plain and isinstance(plain[0], str):
        side, points, reason = plain
        return Adjustment(Side(side), points, reason)
    plain = [*plain, *[None] * (10 - len(plain))]
    level, strain, doubling, declarer, tricks, holder, points, dealer, board, note = plain
    contract = None
    if level is not None:
        contract = Contract(level, Strain(strain), Doubling(doubling), Seat(declarer))
    honours = Honours(Seat(holder), points) if holder else None
    return Deal(contract, tricks or 0, honours, _seat_in(dealer), board, note or "")


def _seating_out(seating: Seating) -> Plain:
    return [fit(name) for name in seating.players]


def _seating_in(plain: Plain) -> Seating:
    north, east, south, west, *out = plain
    return Seating(north, east, south, west, tuple(out))


def _options_out(options: Options) -> Plain:
    values = [getattr(options, field.name) for field in fields(options)]
    return [str(options.form), *values[1:]]


def _options_in(plain: Plain) -> Options:
    form, *options = plain
    return Options(Form(form), *options)


def _payments_out(payments: tuple[Payment, ...]) -> Plain:
    return [[fit(payer), fit(payee), str(amount)] for payer, payee, amount in payments]


def _payments_in(plain: Plain) -> tuple[Payment, ...]:
    return tuple(Payment(payer, payee, Decimal(amount)) for payer, payee, amount in plain)


def _day_out(day: date | None) -> Plain:
    return day.isoformat() if day else None


def _settled_out(settled: tuple[Settled, ...]) -> Plain:
    return [[_day_out(one.day), _payments_out(one.payments)] for one in settled]


def _settled_in(plain: Plain) -> tuple[Settled, ...]:
    return tuple(Settled(_payments_in(payments), day_in(day)) for day, payments in plain)


def _text_out(text: str | None) -> Plain:
    return None if text is None else fit(text)


def _stake_out(stake: Decimal | None) -> Plain:
    return None if stake is None else str(stake)


def _stake_in(plain: Plain) -> Decimal | None:
    return None if plain is None else Decimal(plain)


def _seat_in(plain: Plain) -> Seat | None:
    return Seat(plain) if plain else None


def _as_it_is(value: Plain) -> Plain:
    return value


_USUAL = Round()
_AS_IT_IS: Codec = (_as_it_is, _as_it_is)
_TEXT: Codec = (_text_out, _as_it_is)
_EVENING: dict[str, Codec] = {
    "title": _TEXT,
    "day": (_day_out, day_in),
    "note": _TEXT,
    "partner_change": (str, PartnerChange),
    "planned": _AS_IT_IS,
    "currency": _TEXT,
    "debts": (_payments_out, _payments_in),
    "settled": (_settled_out, _settled_in),
}
_ROUND: dict[str, Codec] = {
    "options": (_options_out, _options_in),
    "seating": (_seating_out, _seating_in),
    "keeper": _TEXT,
    "stake": (_stake_out, _stake_in),
    "stopped": _AS_IT_IS,
    "next_dealer": (_as_it_is, _seat_in),
    "next_board": _AS_IT_IS,
    "ranked": (lambda names: [fit(name) for name in names], tuple),
}
