"""Tallies as JSON holds them: players and outcomes are written once, and then called by number."""

from collections.abc import Mapping
from decimal import Decimal
from sys import intern
from typing import Any

from scorepad.bridge.options import Form
from scorepad.bridge.played import Played
from scorepad.bridge.tally import NO_MONEY, Sums, Tally

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
    rows = [
        [
            *(number[player] for pair in foursome for player in pair),
            *(one.rounds, one.won, one.lost, one.points, one.hundreds, one.deals, one.net),
            {currency: str(amount) for currency, amount in one.money.items()},
        ]
        for foursome, one in tally.items()
    ]
    return [list(number), rows]


def _tally(names: list[str], rows: Plain) -> Tally:
    names = [*map(intern, names)]  # the same in every evening
    tally: Tally = {}
    for a, b, c, d, rounds, won, lost, points, hundreds, deals, net, money in rows:
        paid = {intern(currency): Decimal(amount) for currency, amount in money.items()}
        sums = Sums(rounds, won, lost, points, hundreds, deals, net, paid or NO_MONEY)
        tally[(names[a], names[b]), (names[c], names[d])] = sums
    return tally


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
