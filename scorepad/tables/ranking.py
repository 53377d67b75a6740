"""The table of a ranking, for the screen, paper and the terminal."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.ranking import Match, RankedEntrant, Ranking, numbered, place
from scorepad.bridge.translatable import Message, Translate, plural, translate
from scorepad.tables.sides import short_side
from scorepad.tables.table import FIGURES, Column, Table, Writing


class NamedEntrant(NamedTuple):
    """An entrant with its name: a pair, a player or a team."""

    one: RankedEntrant
    name: str


def ranking_table(
    ranking: Ranking,
    names: Mapping[str, str],
    writing: Writing,
    places: Sequence[RankedEntrant] | None = None,
    *,
    of: bool = False,
) -> Table[NamedEntrant]:
    """Return a table of all places, or of some; a single list of two lines names the line.

    With `of`, points are shown with the most that could be won.
    """
    translate, number, exact = writing.translate, writing.number, writing.exact
    scoring = ranking.comparison.settings.scoring
    rows = [
        NamedEntrant(one, names.get(one.entrant, ""))
        for one in (ranking.table if places is None else places)
    ]
    points = translate("words", "IMPs") if scoring.in_imps else translate("words", "Points")
    columns: list[Column[NamedEntrant]] = [
        Column(translate("words", "Place"), lambda row: _place(row.one, translate)),
        Column(who_heading(ranking, translate), lambda row: row.one.entrant),
        Column(translate("words", "Name"), lambda row: row.name),
    ]
    counts_matches = any(row.one.matches is not None for row in rows)
    in_matches = counts_matches and (len(ranking.matches) > 1 or bool(ranking.comparison.byes))
    if not in_matches:
        boards = translate("words", "Boards")
        columns.append(Column(boards, lambda row: str(row.one.boards), FIGURES, goes=1))
    other = ranking.is_adjusted or in_matches or scoring.has_tops
    columns.append(
        Column(points, lambda row: number(row.one.points), FIGURES, goes=2 if other else 0)
    )
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
    if in_matches:
        matches, vp = translate("words", "Matches"), translate("words", "VPs")
        columns += [
            Column(matches, lambda row: str(row.one.matches), FIGURES, goes=1),
            Column(vp, lambda row: exact(row.one.vp), FIGURES),
        ]
    if ranking.is_adjusted:
        adjusted, by = translate("words", "Adjusted"), translate("words", "Ranked by")
        why = {one.entrant: list[str]() for one in ranking.comparison.adjusted}
        for entrant, said in adjustments(ranking, exact):
            why[entrant].append(said)
        columns += [
            Column(
                adjusted,
                lambda row: gain(row.one.adjusted, exact),
                FIGURES,
                cell_tip=lambda row: "\n".join(why.get(row.one.entrant, ())),
            ),
            Column(by, lambda row: exact(row.one.value) if row.one.counts else "", FIGURES),
        ]
    if ranking.has_handicaps:
        handicap, sum_ = translate("words", "Handicap"), translate("words", "With handicap")
        columns += [
            Column(handicap, lambda row: gain(row.one.handicap, exact), FIGURES),
            Column(sum_, lambda row: _with_place(row.one, exact), FIGURES),
        ]
    return Table(columns, rows, lambda row: row.one.entrant)


def match_said(ranking: Ranking, match: Match, writing: Writing) -> str:
    """Return the score of a match, the leading team first, by name if both have names."""
    translate, number, exact = writing.translate, writing.number, writing.exact
    points = match.imps or match.points or (Fraction(), Fraction())
    first, second = (0, 1) if points[0] >= points[1] else (1, 0)
    named = all(team in ranking.names for team in match.teams)
    called = [ranking.names.get(team, team) for team in match.teams]
    said = translate("words", "Team {home} {won}, team {visitors} {lost}")
    said = ("{home} {won}, {visitors} {lost}" if named else said).format(
        home=called[first],
        visitors=called[second],
        won=number(points[first]),
        lost=number(points[second]),
    )
    if match.vp is None:
        return said
    home, visitors = (exact(Fraction(match.vp[at])) for at in (first, second))
    vp = translate("words", "{said}; victory points {home} to {visitors}")
    return vp.format(said=said, home=home, visitors=visitors)


def hidden(missing: int) -> Message:
    """Say that the ranking is hidden until this many more results are in."""
    said = translate("words", "The ranking is shown after %n more result(s).", "", -1)
    return plural(said, missing)


def adjustments(
    ranking: Ranking, exact: Callable[[Fraction | None], str]
) -> Iterator[tuple[str, str]]:
    """Yield each entrant adjusted by the director, with amount and reason."""
    for one in ranking.comparison.adjusted:
        yield one.entrant, f"{gain(Fraction(one.by), exact)} {one.reason}"


def who_heading(ranking: Ranking, translate: Translate) -> str:
    return translate("words", "Team") if ranking.of_teams else translate("words", "Pair")


def gain(figure: Fraction | None, exact: Callable[[Fraction | None], str]) -> str:
    """Write a gain with its sign; nothing without one."""
    return f"+{exact(figure)}" if figure and figure > 0 else exact(figure or None)


def _with_place(one: RankedEntrant, exact: Callable[[Fraction | None], str]) -> str:
    """Write the figure including the handicap, and the place by it."""
    place = numbered(one.place_with_handicap, one.shared_with_handicap)
    return f"{exact(one.with_handicap)} ({place})" if place else ""


def _place(one: RankedEntrant, translate: Translate) -> str:
    return f"{short_side(one.line, translate)} {place(one)}" if one.line else place(one)
