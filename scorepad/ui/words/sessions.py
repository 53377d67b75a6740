"""Texts about a whole session at several tables: entrants, winners, best board."""

from scorepad.bridge import translatable
from scorepad.bridge.best_board import BestBoard
from scorepad.bridge.comparison import Comparison, Named, team_of
from scorepad.bridge.expected_results import all_expected, all_played, still_expected
from scorepad.bridge.movements import Movement
from scorepad.bridge.ranking import RankedEntrant, Ranking, place
from scorepad.bridge.translatable import plural
from scorepad.bridge.typed.director import entrants_of
from scorepad.tables.sides import short_side
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import in_order, translate
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words.evening_result import MOST_NAMED, leads, nobody_wins, nothing_decided, wins

_MOST_OTHERS = 4
"""The most scores of others listed with the best board."""


def title(comparison: Comparison) -> str:
    """Return 8 pairs, 21 boards, Howell."""
    of_teams = comparison.settings.scoring.is_match
    coming = {one for each in still_expected(comparison) for one in each.entrants}
    there = entrants_of(comparison).union(map(team_of, coming) if of_teams else coming)
    if of_teams and not there:
        there = {"A", "B"}
    boards = {result.board for result in comparison.results}
    boards |= {one.board for one in all_expected(comparison)}
    return counted(comparison, len(there), len(boards))


def counted(comparison: Comparison, number: int, boards: int) -> str:
    """Return the numbers of entrants and boards, and the movement: 8 pairs, 21 boards, Howell."""
    who = translatable.translate("words", "%n pair(s)", "", -1)
    if comparison.are_individuals:
        who = translatable.translate("words", "%n player(s)", "", -1)
    elif comparison.settings.scoring.is_match:
        who = translatable.translate("words", "%n team(s)", "", -1)
    what = translatable.translate("words", "%n board(s)", "", -1)
    plan = comparison.plan
    named = plan and plan.movement in (Movement.HOWELL, Movement.MITCHELL)
    movement = plan.movement.capitalize() if plan and named else ""
    parts = [plural(each, n) for each, n in ((who, number), (what, boards)) if n]
    return ", ".join(filter(None, (*(each.said(translate) for each in parts), movement)))


def headline(ranking: Ranking) -> str:
    """Return who won, or who leads while results are missing."""
    first = [one for one in ranking.table if one.place == 1]
    if not first:
        return nothing_decided()
    is_over = all_played(ranking.comparison)
    if len(first) == len(ranking.table) or len(first) > MOST_NAMED:
        return nobody_wins() if is_over else nothing_decided()
    people = _people(ranking, first[0])
    names = people if len(first) == 1 and people else [_name(ranking, one) for one in first]
    if ranking.of_teams and len(names) == 1:  # whose name may be of one or of several
        said = translate("words", "The evening goes to {team}")
        said = said if is_over else translate("words", "In the lead: {team}")
        return said.format(team=names[0])
    return wins(names) if is_over else leads(names)


def order(ranking: Ranking) -> tuple[tuple[str, str, str], ...]:
    """Return everybody's place, name and figure."""
    return tuple(
        (_place(one), _name(ranking, one), ranking_words.brought(ranking, one))
        for one in ranking.table
    )


def _place(one: RankedEntrant) -> str:
    line = short_side(one.line, translate) if one.line else ""
    return f"{line} {place(one)}".strip()


def in_list(ranking: Ranking, called: str) -> str:
    """Return everybody's figure, best first; without names the title, or the number of entrants.

    A team goes by its own name, if it has one.
    """
    if not any(each.name for each in ranking.comparison.names):
        return called or title(ranking.comparison)
    comma = ",\N{NO-BREAK SPACE}"  # keeps a team's names together
    own = ranking.names if ranking.of_teams else {}
    names = (own.get(one.entrant) or _name(ranking, one) for one in ranking.table)
    parts = (
        f"{name.replace(', ', comma)}\N{NO-BREAK SPACE}{ranking_words.brought(ranking, one)}"
        for name, one in zip(names, ranking.table, strict=True)
    )
    return ", ".join(parts)


def _name(ranking: Ranking, one: RankedEntrant) -> str:
    """Return an entrant's names, or else the number of a pair or the letter of a team."""
    return ranking.people.get(one.entrant) or ranking_words.unnamed(ranking, one.entrant)


def _people(ranking: Ranking, one: RankedEntrant) -> list[str]:
    """Return a team's name, or else its people; for a pair its people."""
    own = ranking.names.get(one.entrant, "")
    if ranking.of_teams and own:
        return [own]
    theirs = ranking.team_names(one.entrant) if ranking.of_teams else [own]
    return [player for each in theirs for player in Named(one.entrant, each).players]


def best_board(best: BestBoard, ranking: Ranking) -> str:
    """Return Board 8: 6NT by West, made: 990 for Cleo & Dora, elsewhere 490, 460 ×2."""
    others = sorted({*best.others}, reverse=True)
    elsewhere = boards_words.scores((each, best.others.count(each)) for each in others)
    if len(others) > _MOST_OTHERS:
        elsewhere = in_order(f"{others[0]} … {others[-1]}")
    said = translate("words", "{board}: {result}: {points} for {pair}, elsewhere {others}")
    opponents, names = best.result.of(best.side).split("+"), ranking.names
    if ranking.of_teams:  # a pair without names goes by its team
        names = {one: names[team] for one in opponents if (team := team_of(one)) in names} | names
    return said.format(
        board=boards_words.board_number(best.result.board),
        result=boards_words.what_aloud(best.result),
        points=in_order(str(best.points)),
        pair=" + ".join(names.get(one, one) for one in opponents),
        others=elsewhere,
    )
