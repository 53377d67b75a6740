"""The back score: what each round brought each player, in hundreds."""

from typing import NamedTuple

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.rounds import ScoredRound


class BackScoreColumn(NamedTuple):
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
    """What the winners of a round write down; nothing while it is open or when it was tied.

    Boards are compared with other tables, and never go on the back score.
    """
    counts = scored.winner and scored.round.options.form is not DUPLICATE
    return in_hundreds(scored.margin) if counts else 0


def back_score(evening: ScoredEvening) -> tuple[BackScoreColumn, ...]:
    """A column for each settled rubber and chukker; each sums to zero."""
    players = evening.players
    columns = []
    for number, scored in enumerate(evening.played, start=1):
        if not scored.is_settled or scored.round.options.form is DUPLICATE:
            continue
        hundreds = dict.fromkeys(players, 0)
        points = dict.fromkeys(players, 0)
        for seat, player in scored.seating:
            if scored.winner:
                sign = 1 if seat.side is scored.winner else -1
                hundreds[player] = sign * round_back_score(scored)
                points[player] = sign * scored.margin
        columns.append(BackScoreColumn(number, hundreds, points))
    return tuple(columns)


def running_totals(columns: tuple[BackScoreColumn, ...]) -> dict[str, int]:
    """The hundreds of each player after the last column."""
    totals: dict[str, int] = {}
    for column in columns:
        for player, hundreds in column.hundreds.items():
            totals[player] = totals.get(player, 0) + hundreds
    return totals


def timeline(columns: tuple[BackScoreColumn, ...]) -> dict[str, tuple[int, ...]]:
    """How each player stood, from nothing through every column."""
    stood = {player: [0] for column in columns[:1] for player in column.hundreds}
    for column in columns:
        for player, hundreds in column.hundreds.items():
            stood[player].append(stood[player][-1] + hundreds)
    return {player: tuple(totals) for player, totals in stood.items()}
