"""Every kind of page, to hold rules about pages against all of them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import cache, partial
from random import Random
from typing import Any

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Named,
    Scoring,
    TableResult,
)
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.pages import Extent, Wanted
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.season_pages import PrintedSeason, season_pages, season_to_print
from tests.archive.counted import counted
from tests.ui.paper.evenings import endless, evening, sample, sixty
from tests.ui.paper.reading import Printed, read
from tests.ui.ways.sessions import MADE
from tests.ui.ways.sessions import evening as evening_of

Kind = Callable[[Wanted], Iterable[Page]]
"""Prints it as wanted."""
PEOPLE = [
    f"{first} {last}"
    for last in ("Adams", "Foster", "Green", "Hill")
    for first in ("Margaret", "Harold", "Dorothy", "Eleanor", "Kay", "Bernd", "Rosalind", "Max")
]
PAIRS = [" & ".join(PEOPLE[at : at + 2]) for at in range(0, len(PEOPLE), 2)]
BETWEEN = ("Owls", "Larks", "Robins", "Wrens", "Jays", "Kites")
HOWELL = {"one_list": True}


def planned(
    movement: Movement, entrants: int, boards: int, *, played: bool = True, **settings: Any
) -> ScoredEvening:
    """Pairs with long names, who met as planned, or will."""
    names = tuple(Named(str(at + 1), PAIRS[at % len(PAIRS)]) for at in range(entrants))
    return _met(ComparisonSettings(**settings), names, Plan(movement, entrants, boards), played)


def teams(number: int, *, named: bool = True, played: bool = True) -> ScoredEvening:
    """As many teams of two pairs."""
    names: list[Named] = []
    for at, letter in enumerate("ABCDEF"[:number]):
        names += [Named(letter, BETWEEN[at])] * named
        names += [Named(f"{letter}{pair}", PAIRS[2 * at + pair - 1]) for pair in (1, 2)]
    plan = Plan(Movement.TEAMS, 2 * number, 6)
    return _met(ComparisonSettings(Scoring.TEAMS), names, plan, played)


def _met(
    settings: ComparisonSettings, names: Iterable[Named], plan: Plan, played: bool
) -> ScoredEvening:
    whole = Comparison(settings, tuple(names), plan=plan)
    chance = Random(1)
    meetings = all_expected(whole) if played else ()
    results = (TableResult(x.board, x.ns, x.ew, chance.choice(MADE)) for x in meetings)
    return score_evening(evening_of(replace(whole, results=tuple(results))))


def rubbers(number: int = 3) -> ScoredEvening:
    """Rubbers with changing partners."""
    seats = (PEOPLE[:4], [PEOPLE[at] for at in (0, 2, 1, 3)], PEOPLE[3::-1])
    return evening(
        "form rubber\n"
        + "\n".join(
            f'seats N="{n}" E="{e}" S="{s}" W="{w}"\nstake 2.50\n'
            "N 3NT=\nE 2H-1\nS 4S+1\nW 1NT-2\nE 2H=\nW 3NT+1\nN 6S=\nS 4H+1"
            for n, e, s, w in [seats[at % 3] for at in range(number)]
        )
    )


@cache
def season(players: int, evenings: int) -> PrintedSeason:
    """An evening a week, of four of these players each."""
    chance, played = Random(3), []
    for week in range(evenings):
        n, e, s, w = chance.sample(PEOPLE[:players], 4)
        rounds = [
            read_score_file(
                f'form rubber\nseats N="{n}" E="{e}" S="{s}" W="{w}"\n{deals}'.encode()
            ).rounds[0]
            for deals in chance.choices(("N 3NT=\nS 4H=", "E 4S=\nW 3NT+1", "N 6S=\nE 4H="), k=3)
        ]
        played.append(Evening(tuple(rounds), day=date(2026, 1, 8) + timedelta(7 * week)))
    with counted(played) as found:
        return season_to_print(found.facts, found.chosen(), "2026")


def _evening(held: Callable[[], ScoredEvening], **chosen: Any) -> Kind:
    """Print an evening with these choices."""
    return lambda wanted: evening_pages(held(), replace(wanted, **chosen))


def _only(held: Callable[[], ScoredEvening], **chosen: Any) -> Kind:
    """Print one part of several tables."""
    return _evening(held, ranking=False, cards=False, **chosen)


def _poster(kind: Kind, wanted: Wanted) -> Iterable[Page]:
    return kind(replace(wanted, extent=Extent.POSTER))


def _season(players: int, evenings: int) -> Kind:
    return lambda wanted: season_pages(season(players, evenings), wanted)


RANKED: dict[str, Kind] = {
    "howell": _evening(lambda: planned(Movement.HOWELL, 8, 3, **HOWELL)),
    "butler": _evening(lambda: planned(Movement.HOWELL, 8, 3, scoring=Scoring.BUTLER, **HOWELL)),
    "mitchell": _evening(lambda: planned(Movement.MITCHELL, 10, 5)),
    "wide mitchell": _evening(lambda: planned(Movement.MITCHELL, 12, 4)),
    "four teams": _evening(lambda: teams(4)),
    "six teams": _evening(lambda: teams(6)),
    "match": _evening(lambda: teams(2)),
}
"""After play at several tables."""
AT_TABLES: dict[str, Kind] = {
    "travellers": _only(lambda: planned(Movement.HOWELL, 8, 3, **HOWELL), travellers=True),
    "movement": _only(lambda: planned(Movement.HOWELL, 8, 3, played=False), movement=True),
    "wide movement": _only(lambda: planned(Movement.MITCHELL, 12, 4, played=False), movement=True),
    "slips": _only(lambda: planned(Movement.HOWELL, 8, 3, played=False), slips=True),
    "slips of teams": _only(lambda: teams(4, played=False), slips=True),
    "blank travellers": _only(
        lambda: planned(Movement.HOWELL, 8, 3, played=False), travellers=True
    ),
}
"""What tables need, one kind at a time."""
AT_HOME: dict[str, Kind] = {
    "rubber": _evening(sample),
    "two rubbers": _evening(lambda: rubbers(2)),
    "three rubbers": _evening(rubbers),
    "four rubbers": _evening(lambda: rubbers(4)),
    "long rubber": _evening(endless),
    "many rubbers": _evening(sixty),
    "letters": _evening(sample, letters=True),
    "elements": _evening(lambda: rubbers(2), elements=True, games=True),
    "chicago": _evening(lambda: sixty("chicago")),
    "imps": _evening(lambda: sixty("points")),
    "boards": _evening(lambda: sixty("duplicate")),
    "sheet": _evening(sample, extent=Extent.SHEET),
    "sheets after each deal": _evening(sample, panels=True),
    "sheets of three rubbers": _evening(rubbers, panels=True),
}
SEASONS: dict[str, Kind] = {
    "season of four": _season(4, 24),
    "season of six": _season(6, 30),
    "season of many": _season(16, 40),
}
POSTERS: dict[str, Kind] = {
    "poster of rubbers": _evening(rubbers, extent=Extent.POSTER),
    **{f"poster of {kind}": partial(_poster, each) for kind, each in RANKED.items()},
    "poster of unnamed teams": _evening(lambda: teams(4, named=False), extent=Extent.POSTER),
}
KINDS = RANKED | AT_TABLES | AT_HOME | SEASONS | POSTERS


@cache
def printed(kind: str, wanted: Wanted) -> Sequence[Printed]:
    """The pages of a kind, as they are read."""
    return read(KINDS[kind](wanted))
