"""The back score: a row for each player, a column for each round, and the total."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from scorepad.bridge.back_score import BackScoreColumn, back_score, timeline
from scorepad.bridge.evening import ScoredEvening
from scorepad.tables.table import FIGURES, Column, Table, Writing


class RoundFigures(Enum):
    """Which figure each round shows."""

    EACH = auto()
    """Won or lost in the round, in hundreds."""
    RUNNING = auto()
    """The running total after it, in hundreds."""
    POINTS = auto()
    """Won or lost in the round, in exact points."""


class BackScoreRow(NamedTuple):
    """A player, the figure of each settled round, and the total."""

    player: str
    figures: tuple[int, ...]
    total: int


def back_score_table(
    scored: ScoredEvening,
    writing: Writing,
    heading: str,
    figures: RoundFigures = RoundFigures.EACH,
) -> Table[BackScoreRow]:
    """Return a table of players by settled rounds, with totals at the right."""

    def written(place: int, row: BackScoreRow) -> str:
        # While a column is being added, rows do not have its figure yet.
        return writing.signed(row.figures[place]) if place < len(row.figures) else ""

    rounds = back_score(scored)
    names = _names(rounds, writing)
    columns: list[Column[BackScoreRow]] = [
        Column(heading, lambda row: writing.player(row.player)),
        *(Column(name, partial(written, place), FIGURES) for place, name in enumerate(names)),
        Column(writing.translate("words", "Total"), lambda row: writing.signed(row.total), FIGURES),
    ]
    return Table(columns, [*_rows(rounds, scored.players, figures)], lambda row: row.player)


def _names(rounds: Sequence[BackScoreColumn], writing: Writing) -> list[str]:
    """Return the headings of rounds; IMPs next to hundreds are marked, as they are not added."""
    both = len({each.in_imps for each in rounds}) > 1
    in_imps = writing.translate("words", "{round}, IMPs")
    return [
        in_imps.format(round=each.round) if both and each.in_imps else str(each.round)
        for each in rounds
    ]


def _rows(
    rounds: tuple[BackScoreColumn, ...], players: Sequence[str], figures: RoundFigures
) -> Iterator[BackScoreRow]:
    stood = timeline(rounds)
    for player in players:
        if figures is RoundFigures.POINTS:
            points = tuple(each.points[player] for each in rounds)
            yield BackScoreRow(player, points, sum(points))
            continue
        _, *running = totals = stood.get(player, (0,))
        won = [each.hundreds[player] for each in rounds]
        each_round = running if figures is RoundFigures.RUNNING else won
        yield BackScoreRow(player, tuple(each_round), totals[-1])
