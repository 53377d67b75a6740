"""Three laptops that enter, correct, delete and undo, and hand files to each other.

`python -m tests.bridge.three_laptops 2000` plays as many exchanges and says how it went.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import NamedTuple

from scorepad.bridge.changes.corrections import Correction, Insert, Remove, Replace, correct
from scorepad.bridge.comparison import Comparison, Played, TableResult
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.earlier import EveningWithHistory, Place, earlier_of, known, later
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import (
    Conflict,
    Keep,
    Merged,
    added_by_both,
    can_keep_both,
    decided,
    is_played,
    merge,
)
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.payments import Extra
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import Seat

PAIRS = "123456"
BEGUN = Evening((Round(), Round(Options(DUPLICATE), comparison=Comparison())))
LONGEST = 40
"""The most exchanges in one story."""


class Entry(NamedTuple):
    """What was entered at a place, by somebody who knew these entries there."""

    place: Place
    said: str
    after: int


class Entries(NamedTuple):
    """The entries a laptop knows of, anywhere, and which of them are gone again."""

    all: frozenset[Entry]
    gone: frozenset[Entry]

    @property
    def there(self) -> dict[Place, str]:
        return {one.place: one.said for one in self.all - self.gone}

    def become(self, said: dict[Place, str], places: Iterable[Place]) -> "Entries":
        """A change or decision comes after all existing entries at its place."""
        entries = self
        for place in places:
            there = frozenset(one for one in self.all if one.place == place)
            new = {Entry(place, said[place], hash(there))} if place in said else set()
            entries = Entries(entries.all | new, (entries.gone | there) - new)
        return entries

    def together(self, other: "Entries") -> "Entries":
        return Entries(self.all | other.all, self.gone | other.gone)


NONE = Entries(frozenset(), frozenset())


@dataclass
class Laptop:
    """One laptop: its evening, and what should be in it."""

    chance: random.Random
    known: EveningWithHistory = field(default_factory=lambda: known(BEGUN))
    entries: Entries = NONE
    undo: list[tuple[EveningWithHistory, Entries, bool]] = field(default_factory=list)
    """What was before each step, and whether that was a merge, which is undone as a whole."""

    def step(self, number: int) -> None:
        """Take a step that players may take; each entry differs from all before."""
        if self.undo and self.chance.random() < 0.2:
            before, entries, was_merge = self.undo.pop()
            if was_merge and before.evening != self.known.evening:
                self.known, self.entries = before, entries
            else:
                self._become(before.evening)
            return
        way = self.chance.choice([self._deal, self._result, self._result, self._supper])
        before = self.known
        self.undo.append((before, self.entries, False))
        self._become(way(number))

    def _become(self, evening: Evening) -> None:
        before, self.known = _said(self.known), later(self.known, evening)
        now = _said(self.known)
        changed = [at for at in before | now if before.get(at) != now.get(at)]
        self.entries = self.entries.become(now, changed)

    def _deal(self, number: int) -> Evening:
        entered = self.known.evening.rounds[0]
        deal = Deal(_contract(number), number % 14, note=str(number))
        if not entered.items or self.chance.random() < 0.4:
            with_deal = replace(entered, items=(*entered.items, deal))
            return self.known.evening.with_round(0, with_deal)
        at = At(0, self.chance.randrange(len(entered.items)))
        ways: list[Correction] = [Insert(at, deal), Remove(at), Replace(at, deal)]
        return correct(self.known.evening, self.chance.choice(ways))

    def _result(self, number: int) -> Evening:
        entered = self.known.evening.rounds[1]
        assert entered.comparison
        results = [*entered.comparison.results]
        what = Played(_contract(number), number // 980 % 14)
        if results and self.chance.random() < 0.4:
            place = self.chance.randrange(len(results))
            results[place : place + 1] = (
                [] if self.chance.random() < 0.5 else [replace(results[place], what=what)]
            )
        else:
            board, (ns, ew) = self.chance.randint(1, 3), self.chance.sample(PAIRS, 2)
            there = {one for other in results if other.board == board for one in other.entrants}
            if not {ns, ew} & there:
                results.append(TableResult(board, ns, ew, what))
        comparison = replace(entered.comparison, results=tuple(results))
        return self.known.evening.with_round(1, replace(entered, comparison=comparison))

    def _supper(self, number: int) -> Evening:
        extras = self.known.evening.extras
        if extras and self.chance.random() < 0.5:
            return replace(self.known.evening, extras=extras[1:])
        return replace(
            self.known.evening, extras=(*extras, Extra("Ann", "Bob", Decimal(number), "tea"))
        )

    def take_in(self, other: "Laptop") -> Merged:
        """Merge the file of another laptop; somebody decides the conflicts."""
        theirs = known(other.known.evening, earlier_of(other.known))
        assert theirs == other.known, "all that is known travels"
        merged, turned = merge(self.known, theirs), merge(theirs, self.known)
        assert sorted(map(repr, map(_turned, turned.conflicts))) == sorted(
            map(repr, merged.conflicts)
        )
        kept = {repr(one): self._kept(merged, one) for one in merged.conflicts}
        both = decided(merged, [*kept.values()])
        swapped = {Keep.OURS: Keep.THEIRS, Keep.THEIRS: Keep.OURS, Keep.BOTH: Keep.BOTH}
        back = decided(turned, [swapped[kept[repr(_turned(one))]] for one in turned.conflicts])
        assert (both.facts, both.were) == (back.facts, back.were), "the same both ways"
        for one in (self.known, theirs):
            again = merge(both, one)
            assert not again.both.differs(both), "again is nothing new"
            assert not again.conflicts
            assert merge(one, both).both.facts == both.facts
            assert not merge(one, both).conflicts
        self.undo.append((self.known, self.entries, True))
        differ = [one.place for conflict in merged.conflicts for one in conflict]
        differ += [at for at in both.facts if at not in {**self.known.facts, **theirs.facts}]
        together = self.entries.together(other.entries)
        self.known = both
        self.entries = together.become(_said(both), filter(is_played, differ))
        assert _said(both) == self.entries.there, "nothing is lost, and nothing comes back"
        return merged

    def _kept(self, merged: Merged, conflict: Conflict) -> Keep:
        """Choose at random how to decide a conflict."""
        if can_keep_both(merged, conflict):
            assert all(one.ours and one.theirs for one in conflict)
            return self.chance.choice((Keep.OURS, Keep.THEIRS, Keep.BOTH))
        assert not added_by_both(merged, conflict)
        return self.chance.choice((Keep.OURS, Keep.THEIRS))


def play(seed: int, exchanges: int = LONGEST) -> Counter[str]:
    """Play a story with this number of exchanges."""
    chance = random.Random(seed)
    laptops = [Laptop(chance) for _ in range(3)]
    number, seen = 0, Counter[str]()
    for _ in range(exchanges):
        for _ in range(chance.randint(0, 4)):
            number += 1
            chance.choice(laptops).step(number)
        one, other = chance.sample(laptops, 2)
        merged = one.take_in(other)
        seen["exchanges"] += 1
        seen["conflicts"] += len(merged.conflicts)
        seen["nothing new"] += not merged.both.differs(merged.ours)
    return seen


def _contract(number: int) -> Contract:
    """A different contract for each number, up to 140."""
    seat, strain, level = number % 4, number // 4 % 5, number // 20 % 7
    return Contract(level + 1, [*Strain][strain], Doubling.UNDOUBLED, [*Seat][seat])


def _said(one: EveningWithHistory) -> dict[Place, str]:
    return {place: repr(fact) for place, fact in one.facts.items() if is_played(place)}


def _turned(conflict: Conflict) -> Conflict:
    return tuple(one._replace(ours=one.theirs, theirs=one.ours) for one in conflict)


if __name__ == "__main__":
    total, seed = Counter[str](), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    while total["exchanges"] < int(sys.argv[1]):
        try:
            total += play(seed)
        except BaseException:
            print("seed", seed, total)
            raise
        seed += 1
    print(dict(total))
