"""Tallies as JSON holds them: players and outcomes are written once, and then called by number."""

from array import array
from collections.abc import Iterator, Mapping
from decimal import Decimal
from sys import intern
from typing import Any

from scorepad.bridge.agreed import Form
from scorepad.bridge.outcomes import number_of, text_of
from scorepad.bridge.tally import NO_MONEY, Outcomes, Pair, Sums, Tally

Plain = Any
"""What JSON can hold."""


def as_plain(tallies: Mapping[Form, Tally]) -> Plain:
    return {str(form): _plain_tally(tally) for form, tally in tallies.items()}


def _plain_tally(tally: Tally) -> Plain:
    names = sorted(tally.players)
    number = {name: place for place, name in enumerate(names)}
    texts: dict[str, int] = {}

    def outcomes(of: Mapping[Pair, Outcomes]) -> Plain:
        return [
            [
                *(number[name] for name in pair),
                *(texts.setdefault(text_of(one), len(texts)) for one in told),
            ]
            for pair, told in of.items()
        ]

    def besides(of: Mapping[Pair, dict[str, int]]) -> Plain:
        return [[*(number[name] for name in pair), kinds] for pair, kinds in of.items()]

    def sums(of: Mapping[Pair, Sums]) -> Plain:
        return [
            [
                *(number[name] for name in pair),
                *(one.rounds, one.won, one.lost, one.points, one.hundreds, one.deals, one.net),
                {currency: str(amount) for currency, amount in one.money.items()},
            ]
            for pair, one in of.items()
        ]

    parts = [
        sums(tally.pairs),
        sums(tally.against),
        outcomes(tally.declared),
        outcomes(tally.defended),
        besides(tally.besides),
    ]
    return [names, list(texts), *parts]


def from_plain(plain: Plain) -> dict[Form, Tally]:
    return {Form(form): _tally(*parts) for form, parts in plain.items()}


def _tally(
    names: list[str],
    texts: list[str],
    pairs: Plain,
    against: Plain,
    declared: Plain,
    defended: Plain,
    besides: Plain,
) -> Tally:
    names, known = [*map(intern, names)], [*map(number_of, texts)]  # the same in every evening

    def sums(rows: Plain) -> Iterator[tuple[Pair, Sums]]:
        for one, other, rounds, won, lost, points, hundreds, deals, net, money in rows:
            paid = {currency: Decimal(amount) for currency, amount in money.items()} or NO_MONEY
            yield (
                (names[one], names[other]),
                Sums(rounds, won, lost, points, hundreds, deals, net, paid),
            )

    def outcomes(rows: Plain) -> Iterator[tuple[Pair, Outcomes]]:
        for one, other, *told in rows:
            yield (names[one], names[other]), array("I", [known[text] for text in told])

    def kinds(rows: Plain) -> Iterator[tuple[Pair, dict[str, int]]]:
        for one, other, points in rows:
            yield (names[one], names[other]), points

    return Tally(
        dict(sums(pairs)),
        dict(sums(against)),
        dict(outcomes(declared)),
        dict(outcomes(defended)),
        dict(kinds(besides)),
    )
