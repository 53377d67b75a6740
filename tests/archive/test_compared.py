"""Percentages and IMPs over a season, of boards played at several tables."""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.compared import (
    LAST_SESSIONS,
    ComparedStanding,
    compared_partnerships,
    compared_players,
    in_order,
    met_at_tables,
    proposed_handicaps,
    sessions_behind,
)
from scorepad.archive.facts import Facts
from scorepad.archive.standings import Chosen, players
from scorepad.bridge.comparison import ComparisonSettings, Handicap, Scoring
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, RUBBER, Options
from scorepad.bridge.rounds import Round
from tests.bridge.compared import compared

NAMES = 'pairs 1="Ann & Bob" 2=Smith 3="Ann & Cy"'
FIRST = (NAMES, "board 1", "1-2: N 4S=", "5-4: N 4S+1", "board 2", "1-2: pass", "5-4: pass")
"""Ann and Bob 0 and 1 of 2, Smith 2 and 1."""
SECOND = (NAMES, "scale 1/.5/0", "board 1", "3-2: N 4S+1", "5-4: N 4S=")
"""Ann and Cy 1 of 1, Smith 0."""
IMPS = ("scoring cross-imps", NAMES, "board 1", "1-2: N 4S-1", "5-4: N 4S=")
"""Ann and Bob lose 10."""


@pytest.fixture
def season(archive: Archive) -> Iterator[tuple[Facts, list[int]]]:
    keys = [
        archive.begin(Evening((Round(Options(DUPLICATE), comparison=compared(*lines)),)))
        for lines in (FIRST, SECOND, IMPS)
    ]
    facts = Facts(archive)
    facts.bring_up_to_date()
    yield facts, keys
    facts.close()


def shown(found: list[ComparedStanding]) -> list[str]:
    return [
        f"{' '.join(one.who)}: {one.evenings} {one.boards} "
        f"{'-' if one.percent is None else f'{one.percent:.2f}'} {one.imps_per_board}"
        for one in found
    ]


def test_what_is_behind_a_figure(season: tuple[Facts, list[int]]) -> None:
    facts, keys = season
    chosen = Chosen(keys, (DUPLICATE,))

    def behind(*who: str, in_imps: bool | None = None) -> list[tuple[int, int, float, int | None]]:
        found = sessions_behind(facts, chosen, who, in_imps=in_imps)
        return [(keys.index(one.evening), one.boards, one.points, one.most) for one in found]

    assert behind("Ann") == [(2, 1, -10, None), (1, 1, 1, 1), (0, 2, 1, 4)]
    assert behind("Bob", "Ann") == [(2, 1, -10, None), (0, 2, 1, 4)]
    assert behind("Ann", in_imps=True) == [(2, 1, -10, None)]
    assert behind("Ann", in_imps=False) == [(1, 1, 1, 1), (0, 2, 1, 4)]


def test_per_cent_and_imps(season: tuple[Facts, list[int]]) -> None:
    facts, keys = season
    chosen = Chosen(keys, (DUPLICATE, RUBBER))
    assert shown(compared_players(facts, chosen)) == [
        "Ann: 3 4 40.00 -10.0",
        "Bob: 2 3 25.00 -10.0",
        "Cy: 1 1 100.00 None",
        "Smith: 3 4 60.00 10.0",
    ]
    assert shown(compared_partnerships(facts, chosen)) == [
        "Ann Bob: 2 3 25.00 -10.0",
        "Ann Cy: 1 1 100.00 None",
    ]


def test_only_what_is_asked_for(season: tuple[Facts, list[int]]) -> None:
    facts, keys = season
    assert shown(compared_players(facts, Chosen(keys[2:], (DUPLICATE,)))) == [
        "Ann: 1 1 - -10.0",
        "Bob: 1 1 - -10.0",
        "Smith: 1 1 - 10.0",
    ]
    assert compared_players(facts, Chosen(keys, (RUBBER,))) == []


def test_nothing_of_it_counts_in_hundreds(season: tuple[Facts, list[int]]) -> None:
    facts, keys = season
    assert players(facts, Chosen(keys, (DUPLICATE, RUBBER))) == []


def test_the_list_names_the_players_and_counts_the_results(archive: Archive) -> None:
    archive.begin(Evening((Round(Options(DUPLICATE), comparison=compared(*FIRST)),)))
    (summary,) = archive.evenings()
    assert summary.players == ("Ann", "Bob", "Smith", "Cy")
    assert (summary.rounds, summary.deals) == (1, 4)


def test_victory_points(archive: Archive) -> None:
    lines = ("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1")
    match = compared("scoring teams", "pairs A1=Ann A2=Bob B1=Cy", *lines)
    key = archive.begin(Evening((Round(Options(DUPLICATE), comparison=match),) * 2))
    facts = Facts(archive)
    facts.bring_up_to_date()
    found = compared_players(facts, Chosen([key], (DUPLICATE,)))
    told = [(one.who, one.matches, one.vp_per_match) for one in found]
    facts.close()
    assert told == [(("Ann",), 2, 18.09), (("Bob",), 2, 18.09), (("Cy",), 2, 1.91)]


def test_handicaps_are_half_the_distance_of_the_last_sessions(
    season: tuple[Facts, list[int]],
) -> None:
    """Ann has 40 per cent, Bob 25, Smith 60; at IMPs -10, -10 and 10 a board."""
    facts, keys = season
    chosen = Chosen(keys, (DUPLICATE,))

    def handicaps(*lines: str) -> dict[str, str]:
        found = proposed_handicaps(facts, chosen, compared(*lines))
        return {one.entrant: str(one.by) for one in found}

    assert handicaps('pairs 1="Ann & Bob" 2=Smith 3=Zoe 4="Cy & Zoe"') == {
        **{"1": "8.75", "2": "-5.00", "4": "-25.00"}
    }
    assert handicaps("scoring butler", "pairs 1=Bob 2=Smith") == {"1": "5.00", "2": "-5.00"}
    assert handicaps("scoring teams", "pairs A1=Bob") == {}
    even = replace(compared("pairs 1=Bob"), settings=ComparisonSettings(Scoring.TOTAL_POINTS))
    assert proposed_handicaps(facts, chosen, even) == ()


def test_the_last_ten_sessions_count(archive: Archive) -> None:
    """Ten in which Ann has half follow one in which she had all."""
    first = ("pairs 1=Ann", "board 1", "1-2: N 4S+1", "5-4: N 4S=")
    others = ("pairs 1=Ann", "board 1", "1-2: N 4S=", "5-4: N 4S=")
    keys = [
        archive.begin(Evening((Round(Options(DUPLICATE), comparison=compared(*lines)),)))
        for lines in (first, *[others] * LAST_SESSIONS)
    ]
    facts = Facts(archive)
    facts.bring_up_to_date()
    found = [
        proposed_handicaps(facts, Chosen(some, (DUPLICATE,)), compared("pairs 1=Ann"))
        for some in (keys, keys[:1])
    ]
    facts.close()
    assert found == [(), (Handicap("1", Decimal("-25.00")),)]


def test_the_best_stand_first() -> None:
    """By percentage, or else by IMPs; equals by name."""
    rows = [
        ComparedStanding((name,), (), 1, 4, percent, imps, 4, 0.0, 0)
        for name, percent, imps in (
            ("Di", 40.0, None),
            ("Bob", 60.0, 3.0),
            ("Ann", 60.0, None),
            ("Cy", None, 50.0),
            ("Eve", None, None),
        )
    ]
    assert [row.who[0] for row in in_order(rows)] == ["Ann", "Bob", "Cy", "Di", "Eve"]


def test_how_pairs_did_against_each_other(season: tuple[Facts, list[int]]) -> None:
    """On the boards on which they met, from either side; unnamed players met nobody."""
    facts, keys = season
    found = met_at_tables(facts, Chosen(keys, (DUPLICATE,)))
    assert [
        f"{' '.join(one.who)} - {' '.join(one.others)}: {one.evenings} {one.boards} "
        f"{one.percent:.2f} {one.imps_per_board}"
        for one in found
    ] == [
        "Ann Bob - Smith: 2 3 25.00 -10.0",
        "Ann Cy - Smith: 1 1 100.00 None",
        "Smith - Ann Bob: 2 3 75.00 10.0",
        "Smith - Ann Cy: 1 1 0.00 None",
    ]
    assert met_at_tables(facts, Chosen(keys, (RUBBER,))) == []


def test_total_points_are_no_figure_of_who_met_whom(archive: Archive) -> None:
    session = compared(*FIRST)
    session = replace(session, settings=ComparisonSettings(Scoring.TOTAL_POINTS))
    key = archive.begin(Evening((Round(Options(DUPLICATE), comparison=session),)))
    facts = Facts(archive)
    facts.bring_up_to_date()
    assert met_at_tables(facts, Chosen([key], (DUPLICATE,))) == []
    facts.close()
