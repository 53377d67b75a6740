"""Tallies as JSON holds them: players and outcomes are written once, and then called by number."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from sys import intern
from typing import Any

from scorepad.bridge.agreed import Form
from scorepad.bridge.played import Played
from scorepad.bridge.tally import NO_MONEY, Pair, Sums, Tally

Plain = Any
"""What JSON can hold."""


class _Numbers(dict[str, int]):
    """Numbers for texts, in the order in which they are asked for."""

    def __missing__(self, text: str) -> int:
        number = self[text] = len(self)
        return number


def tallies_as_plain(tallies: Mapping[Form, Tally]) -> Plain:
    return {form: _tally_as_plain(tally) for form, tally in tallies.items()}


def tallies_from_plain(plain: Plain) -> dict[Form, Tally]:
    return {Form(form): _tally(*parts) for form, parts in plain.items()}


def played_as_plain(played: Mapping[Form, Played]) -> Plain:
    return {form: _played_as_plain(of_form) for form, of_form in played.items()}


def played_from_plain(plain: Plain) -> dict[Form, Played]:
    return {Form(form): _played(*parts) for form, parts in plain.items()}


def _tally_as_plain(tally: Tally) -> Plain:
    number = _Numbers()

    def sums(of: Mapping[Pair, Sums]) -> Plain:
        return [
            [
                *(number[name] for name in pair),
                *(one.rounds, one.won, one.lost, one.points, one.hundreds, one.deals, one.net),
                {currency: str(amount) for currency, amount in one.money.items()},
            ]
            for pair, one in of.items()
        ]

    pairs, against = sums(tally.pairs), sums(tally.against)
    return [list(number), pairs, against]


def _tally(names: list[str], pairs: Plain, against: Plain) -> Tally:
    names = [*map(intern, names)]  # the same in every evening

    def sums(rows: Plain) -> Iterator[tuple[Pair, Sums]]:
        for one, other, rounds, won, lost, points, hundreds, deals, net, money in rows:
            paid = {intern(currency): Decimal(amount) for currency, amount in money.items()}
            yield (
                (names[one], names[other]),
                Sums(rounds, won, lost, points, hundreds, deals, net, paid or NO_MONEY),
            )

    return Tally(dict(sums(pairs)), dict(sums(against)))


def _played_as_plain(played: Played) -> Plain:
    name, text = _Numbers(), _Numbers()
    contracts = [
        [*(name[player] for player in table), *(text[outcome] for outcome in outcomes)]
        for table, outcomes in played.contracts.items()
    ]
    besides = [
        [*(name[player] for player in pair), kinds] for pair, kinds in played.besides.items()
    ]
    return [list(name), list(text), contracts, besides]


def _played(names: list[str], texts: list[str], contracts: Plain, besides: Plain) -> Played:
    names = [*map(intern, names)]
    return Played(
        {
            (names[declarer], names[partner], names[one], names[other]): [
                texts[outcome] for outcome in outcomes
            ]
            for declarer, partner, one, other, *outcomes in contracts
        },
        {(names[one], names[other]): kinds for one, other, kinds in besides},
    )
