"""Who won: the one table of a ranking, on the screen, on paper and in a terminal."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorepad.bridge.ranking import RankedEntrant, Ranking, place
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import Translate
from scorepad.tables.table import FIGURES, Column, Table, Writing


class Placed(NamedTuple):
    """A pair, a player or a team, by its number and by name."""

    one: RankedEntrant
    name: str


def ranking_table(
    ranking: Ranking,
    names: Mapping[str, str],
    writing: Writing,
    places: Sequence[RankedEntrant] | None = None,
    *,
    of: bool = False,
) -> Table[Placed]:
    """Return the places of all, or of some; in one list of two lines each says its line.

    How much could be won is told beside the points if wanted.
    """
    translate, number, exact = writing.translate, writing.number, writing.exact
    scoring = ranking.comparison.settings.scoring
    rows = [
        Placed(one, names.get(one.entrant, ""))
        for one in (ranking.table if places is None else places)
    ]
    who = translate("words", "Team") if ranking.match else translate("words", "Pair")
    points = translate("words", "IMPs") if scoring.in_imps else translate("words", "Points")
    columns: list[Column[Placed]] = [
        Column(translate("words", "Place"), lambda row: _place(row.one, translate)),
        Column(who, lambda row: row.one.entrant),
        Column(translate("words", "Name"), lambda row: row.name),
        Column(translate("words", "Boards"), lambda row: str(row.one.boards), FIGURES),
        Column(points, lambda row: number(row.one.points), FIGURES),
    ]
    if scoring.has_tops:
        per_cent = translate("words", "Per cent")
        if of:
            columns.append(
                Column(translate("words", "of"), lambda row: number(row.one.of), FIGURES)
            )
        columns.append(Column(per_cent, lambda row: exact(row.one.percent), FIGURES))
    elif any(row.one.scaled not in (None, row.one.points) for row in rows):
        alike = translate("words", "scaled to equal boards")
        columns.append(Column(alike, lambda row: exact(row.one.scaled), FIGURES))
    return Table(columns, rows, lambda row: row.one.entrant)


def short_side(side: Side, translate: Translate) -> str:
    return translate("words", "NS") if side is Side.NS else translate("words", "EW")


def _place(one: RankedEntrant, translate: Translate) -> str:
    return f"{short_side(one.line, translate)} {place(one)}" if one.line else place(one)
