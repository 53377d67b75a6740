"""What was at each place of an evening before, to know which of two values is the later one.

A place is a result, a deal, a name, a title and so on: the parts of the plain data that are
entered, corrected and deleted separately. Of earlier values only digests are kept: they identify a
value that was here before, and are all that has to travel with a file.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import sha256
from itertools import takewhile
from typing import Any, NamedTuple, TypeVar

from scorepad.bridge.actions import Action
from scorepad.bridge.comparison import LABEL, Comparison
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import Plain, fields_of, from_plain, to_plain, usual_values
from scorepad.bridge.rounds import Round
from scorepad.bridge.translatable import translate

_Value = TypeVar("_Value", Evening, Round, Comparison)
Place = tuple[str, ...]
"""The path to a place, such as `rounds 1 items 5/2`, which lies after the second deal."""
Facts = dict[Place, Plain]
"""The value at each place; a place with its usual value is left out."""
_Were = Mapping[Place, frozenset[str]]
"""Digests of the earlier values at each place."""
EARLIER = "earlier"
"""The key under which an action or a file keeps earlier values."""
ROUNDS, ITEMS, COMPARISON, RESULTS, NAMES = "rounds", "items", "comparison", "results", "names"
HANDICAPS, ADJUSTED, BYES = "handicaps", "adjusted", "byes"
OPTIONS, SEATING, SETTINGS, NOTE = "options", "seating", "settings", "note"
_UNORDERED = ("debts", "settled", "extras")
"""Values in these lists are added or deleted, never corrected in place; so are byes and adjustments
by the director."""
_BY_CHAIR = "initials"
_GROWING = (*_UNORDERED, _BY_CHAIR, ITEMS, RESULTS, NAMES, HANDICAPS, ADJUSTED, BYES)
_DIGITS = 16
_OF_HEAP = f"[0-9a-f]{{{_DIGITS}}} [0-9]{{1,9}}"
_NUMBER = "[0-9]{1,60}(/[1-9][0-9]{0,59})?"
_PLACE = re.compile(
    rf"rounds( {_NUMBER}( items( {_NUMBER})?| comparison( results [0-9]{{1,9}}( {LABEL})+"
    rf"| (names|handicaps) {LABEL}| (adjusted|byes) {_OF_HEAP}| [a-z_]+)?| [a-z_]+)?)?"
    rf"|[a-z_]+( {LABEL}| {_OF_HEAP})?"
)
_DIGEST = re.compile(rf"[0-9a-f]{{{_DIGITS}}}")
_NEVER: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Earlier:
    """Earlier values of a place, or the order of its deals among the deleted ones."""

    place: str
    were: tuple[str, ...] = ()
    """Digests of the earlier values."""
    order: tuple[str, ...] = ()
    """A sort number for each deal or round, unless they are 1, 2, 3."""

    def __post_init__(self) -> None:
        if not (
            _PLACE.fullmatch(self.place)
            and all(map(_DIGEST.fullmatch, self.were))
            and all(re.fullmatch(_NUMBER, one) for one in self.order)
        ):
            raise Impossible(translate("words", "the earlier versions of this evening are damaged"))


class Version(NamedTuple):
    """The value at a place, and digests of its earlier ones."""

    value: Plain
    were: frozenset[str]

    @property
    def digests(self) -> frozenset[str]:
        """Return the digests by which it is recognised: with its history, and without."""
        if self.is_unknown:
            return _NEVER
        return frozenset({_digest([self.value, sorted(self.were)]), _digest([self.value, []])})

    @property
    def is_unknown(self) -> bool:
        """Whether nothing was ever entered there."""
        return self.value is None and not self.were

    def came_before(self, other: "Version") -> bool:
        """Whether the other version was made from this one."""
        known = _digest([self.value, sorted(self.were)])
        return self.is_unknown or known in other.were


class EveningWithHistory(NamedTuple):
    """An evening with everything known of earlier values."""

    evening: Evening
    facts: Facts
    were: _Were

    def at(self, place: Place) -> Version:
        """Return the version at a place."""
        return Version(self.facts.get(place), self.were.get(place, _NEVER))

    def differs(self, other: "EveningWithHistory") -> bool:
        """Whether values or earlier values differ; the order of entry does not matter."""
        return (self.facts, self.were) != (other.facts, other.were)


def known(evening: Evening, earlier: Iterable[Earlier] = ()) -> EveningWithHistory:
    """Return an evening with its history; an order that does not fit is ignored."""
    told = {tuple(one.place.split()): one for one in earlier}
    orders = {place: [*map(Fraction, one.order)] for place, one in told.items() if one.order}
    were = {place: frozenset(one.were) for place, one in told.items() if one.were}
    return EveningWithHistory(evening, _facts(to_plain(evening), orders), were)


def earlier_of(one: EveningWithHistory) -> tuple[Earlier, ...]:
    """Return the history that has to travel with the evening."""
    orders = {
        row: tuple(map(str, order))
        for row, order in sort_numbers(one.facts).items()
        if order != [*range(1, len(order) + 1)]
    }
    return tuple(
        Earlier(" ".join(place), tuple(sorted(one.were.get(place, ()))), orders.get(place, ()))
        for place in sorted(one.were.keys() | orders.keys())
    )


def later(before: EveningWithHistory, evening: Evening) -> EveningWithHistory:
    """Return what is known after a step that led to this evening."""
    if before.evening is evening:
        return before
    was, now = to_plain(before.evening), to_plain(evening)
    facts = _facts(now, _orders_after(before, was, now))
    were = dict(before.were)
    for place in before.facts.keys() | facts.keys():
        version = before.at(place)
        if version.value != facts.get(place) and not version.is_unknown:
            were[place] = version.were | version.digests
    return EveningWithHistory(evening, facts, were)


def only_adds(before: _Value, after: _Value) -> bool:
    """Whether one evening only adds to the other: nothing is corrected or deleted.

    Of a sequence of such steps only the last one has to be looked at.
    """
    kind: Any = type(before)
    usual = usual_values(kind)
    for name in fields_of(kind):
        was, is_ = getattr(before, name), getattr(after, name)
        if was is is_ or was == is_:
            continue
        if name in _GROWING:
            if was != is_[: len(was)]:
                return False
        elif name == ROUNDS:
            if len(was) > len(is_) or not all(map(only_adds, was, is_)):
                return False
        elif name == COMPARISON and was and is_:
            if not only_adds(was, is_):
                return False
        elif name in (OPTIONS, SETTINGS) or was != usual[name]:
            return False
    return True


def evening_of(facts: Facts) -> Evening:
    """Return the evening that consists of these facts; raises Impossible if there is none."""
    plain: dict[str, Plain] = {}
    rounds: dict[str, Facts] = {}
    for (name, *rest), fact in facts.items():
        if name == ROUNDS:
            rounds.setdefault(rest[0], {})[tuple(rest[1:])] = fact
        elif name in _UNORDERED or name == _BY_CHAIR:
            plain.setdefault(name, []).append(fact)
        else:
            plain[name] = fact
    if rounds:
        plain[ROUNDS] = [_round_of(rounds[at]) for at in sorted(rounds, key=Fraction)]
    try:
        return from_plain(Evening, plain)
    except BadData as wrong:
        raise Impossible(wrong.fault) from None


def with_earlier(action: Action, one: EveningWithHistory) -> Action:
    """Return an import's action with its history added, so that its step keeps it."""
    told = [to_plain(each) for each in earlier_of(one)]
    return action._replace(facts={**action.facts, EARLIER: told})


def earlier_in(action: Action) -> tuple[Earlier, ...] | None:
    """Return the history kept by `with_earlier`; None if there is none."""
    told = action.facts.get(EARLIER)
    if not isinstance(told, list):
        return None
    try:
        return tuple(from_plain(Earlier, each) for each in told)
    except BadData:
        return ()


# Places.


def _facts(plain: Plain, orders: Mapping[Place, Sequence[Fraction]]) -> Facts:
    facts: Facts = {}
    for name, part in plain.items():
        if name == ROUNDS:
            for place, entered in _placed((ROUNDS,), part, orders):
                facts[place] = True
                facts |= _facts_of_round(entered, place, orders)
        elif name in _UNORDERED:
            facts |= _heaped((name,), part)
        elif name == _BY_CHAIR:
            facts |= {(name, one["chair"]): one for one in part}
        else:
            facts[name,] = part
    return facts


def _facts_of_round(
    plain: Plain, place: Place, orders: Mapping[Place, Sequence[Fraction]]
) -> Facts:
    facts: Facts = {(*place, OPTIONS): {}}  # the options of a rubber, unless replaced below
    facts |= {(*place, name): part for name, part in plain.items()}
    items = facts.pop((*place, ITEMS), [])
    facts |= _placed((*place, ITEMS), items, orders)
    there = (*place, COMPARISON)
    comparison = facts.pop(there, None)
    if comparison is not None:
        facts[there] = True
        facts[*there, SETTINGS] = {}
        facts |= {(*there, name): part for name, part in comparison.items()}
        for result in facts.pop((*there, RESULTS), ()):
            met = sorted([*result["ns"].split("+"), *result["ew"].split("+")])
            facts[*there, RESULTS, str(result["board"]), *met] = result
        for by_entrant in (NAMES, HANDICAPS):
            for one in facts.pop((*there, by_entrant), ()):
                facts[*there, by_entrant, one["entrant"]] = one
        for heap in (ADJUSTED, BYES):
            facts |= _heaped((*there, heap), facts.pop((*there, heap), ()))
    return facts


def _heaped(place: Place, values: Iterable[Plain]) -> Facts:
    """Give each value a place named by its digest."""
    facts, again = Facts(), Counter[str]()
    for one in values:
        digest = _digest(one)
        facts[*place, digest, str(again[digest])] = one
        again[digest] += 1
    return facts


def _round_of(facts: Facts) -> Plain:
    plain = {place[0]: fact for place, fact in facts.items() if len(place) == 1}
    items = {place[1]: fact for place, fact in facts.items() if place[:1] == (ITEMS,)}
    if items:
        plain[ITEMS] = [items[at] for at in sorted(items, key=Fraction)]
    if COMPARISON in plain:
        plain[COMPARISON] = inside = dict[str, Plain]()
        for place, fact in facts.items():
            if place[:1] == (COMPARISON,) and len(place) == 2:
                inside[place[1]] = fact
            elif place[:1] == (COMPARISON,) and len(place) > 2:
                inside.setdefault(place[1], []).append(fact)
    return plain


def _placed(
    row: Place, values: Sequence[Plain], orders: Mapping[Place, Sequence[Fraction]]
) -> list[tuple[Place, Plain]]:
    usual = [*map(Fraction, range(1, len(values) + 1))]
    order = orders.get(row, usual)
    if len(order) != len(values) or [*order] != sorted({*order}):
        order = usual
    return [((*row, str(at)), value) for at, value in zip(order, values, strict=True)]


def sort_numbers(places: Iterable[Place]) -> dict[Place, list[Fraction]]:
    """Return the sort numbers of the rounds, and of the deals of each round."""
    rows: dict[Place, list[Fraction]] = {}
    for *row, at in places:
        if row[-1:] in ([ROUNDS], [ITEMS]):
            rows.setdefault(tuple(row), []).append(Fraction(at))
    return {row: sorted(order) for row, order in rows.items()}


def _orders_after(
    before: EveningWithHistory, was: Plain, now: Plain
) -> dict[Place, list[Fraction]]:
    """Return the sort numbers after a step that inserted or removed something."""
    orders = sort_numbers(before.facts)
    gone = sort_numbers(at for at in before.were if at not in before.facts)

    def moved(row: Place, old: Sequence[Plain], new: Sequence[Plain]) -> list[Fraction]:
        return _moved(orders.get(row, []), gone.get(row, []), old, new)

    rounds = moved((ROUNDS,), was.get(ROUNDS, ()), now.get(ROUNDS, ()))
    after: dict[Place, list[Fraction]] = {(ROUNDS,): rounds}
    there = dict(zip(orders.get((ROUNDS,), ()), was.get(ROUNDS, ()), strict=True))
    for at, entered in zip(rounds, now.get(ROUNDS, ()), strict=True):
        row, old = (ROUNDS, str(at), ITEMS), there.get(at, {})
        after[row] = moved(row, old.get(ITEMS, ()), entered.get(ITEMS, ()))
    return after


def _moved(
    order: Sequence[Fraction], gone: Sequence[Fraction], old: Sequence[Plain], new: Sequence[Plain]
) -> list[Fraction]:
    """Return the sort numbers of a new row: its unchanged ends keep theirs.

    An added value takes the first number between them that a deleted one left, else a new one that
    is the same on every laptop that adds something there.
    """
    most = min(len(old), len(new))
    start = _alike(zip(old, new, strict=False))
    end = min(_alike(zip(reversed(old), reversed(new), strict=False)), most - start)
    kept = min(len(old), len(new)) - start - end
    left, right = [*order[: start + kept]], [*order[len(order) - end :]]
    for _ in range(len(new) - len(left) - len(right)):
        least, most_ = left[-1] if left else Fraction(0), right[0] if right else None
        free = (at for at in gone if at > least and (most_ is None or at < most_))
        made = Fraction(int(least) + 1) if most_ is None else (least + most_) / 2
        left.append(next(free, made))
    return left + right


def _alike(pairs: Iterable[tuple[Plain, Plain]]) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _digest(plain: Plain) -> str:
    text = json.dumps(plain, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:_DIGITS]
