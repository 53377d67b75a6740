"""The back score: what each round brought each player, in hundreds."""

from typing import NamedTuple

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.rounds import ScoredRound


class Column(NamedTuple):
    """One settled round on the back score; players who sat out have 0."""

    round: int
    """The number of the round, from 1."""
    hundreds: dict[str, int]
    points: dict[str, int]
    """The exact margin behind the hundreds."""


def in_hundreds(margin: int) -> int:
    """A margin in hundreds, 50 rounded up."""
    return (margin + 50) // 100


def round_back_score(scored: ScoredRound) -> int:
    """What the winners of a round write down; nothing while it is open or when it was tied."""
    return in_hundreds(scored.margin) if scored.winner else 0


def back_score(evening: ScoredEvening) -> tuple[Column, ...]:
    """A column for each settled round; each sums to zero."""
    players = evening.players
    columns = []
    for number, scored in enumerate(evening.played, start=1):
        if not scored.is_settled:
            continue
        hundreds = dict.fromkeys(players, 0)
        points = dict.fromkeys(players, 0)
        for seat, player in scored.seating:
            if scored.winner:
                sign = 1 if seat.side is scored.winner else -1
                hundreds[player] = sign * round_back_score(scored)
                points[player] = sign * scored.margin
        columns.append(Column(number, hundreds, points))
    return tuple(columns)


def running_totals(columns: tuple[Column, ...]) -> dict[str, int]:
    """The hundreds of each player after the last column."""
    totals: dict[str, int] = {}
    for column in columns:
        for player, hundreds in column.hundreds.items():
            totals[player] = totals.get(player, 0) + hundreds
    return totals
