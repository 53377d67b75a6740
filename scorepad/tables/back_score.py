"""The back score: a row for each player, a column for each round, and the total."""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from scorepad.bridge.back_score import back_score, running_totals, timeline
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
    rounds: Sequence[str],
    figures: RoundFigures = RoundFigures.EACH,
) -> Table[BackScoreRow]:
    """Return a table of players by settled rounds, with totals at the right."""

    def written(place: int, row: BackScoreRow) -> str:
        # While a column is being added, rows do not have its figure yet.
        return writing.signed(row.figures[place]) if place < len(row.figures) else ""

    columns: list[Column[BackScoreRow]] = [
        Column(heading, lambda row: writing.player(row.player)),
        *(Column(name, partial(written, place), FIGURES) for place, name in enumerate(rounds)),
        Column(writing.translate("words", "Total"), lambda row: writing.signed(row.total), FIGURES),
    ]
    return Table(columns, [*_rows(scored, figures)], lambda row: row.player)


def _rows(scored: ScoredEvening, figures: RoundFigures) -> Iterator[BackScoreRow]:
    columns = back_score(scored)
    totals, stood = running_totals(columns), timeline(columns)
    for player in scored.players:
        if figures is RoundFigures.POINTS:
            points = tuple(column.points[player] for column in columns)
            yield BackScoreRow(player, points, sum(points))
            continue
        each = tuple(column.hundreds[player] for column in columns)
        if figures is RoundFigures.RUNNING:
            each = stood.get(player, (0,))[1:]
        yield BackScoreRow(player, each, totals.get(player, 0))
