"""Per cent and IMPs over a season, of boards that several tables played."""

from collections.abc import Iterator

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.compared import (
    ComparedStanding,
    compared_partnerships,
    compared_players,
    sessions_behind,
)
from scorepad.archive.facts import Facts
from scorepad.archive.standings import Chosen, players
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
