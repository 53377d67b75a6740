"""What compared boards brought the players of the pairs."""

from dataclasses import replace

from scorepad.bridge.compared_players import by_players
from scorepad.bridge.comparison import ComparisonSettings, Scoring
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import rank
from scorepad.bridge.rounds import Round
from scorepad.bridge.seating_changes import rename
from tests.bridge.compared import compared, ranked

BOARD = ("board 1", "1-2: N 4S=", "3-4: N 4S+1", "5-6: average ave ave", "7-8: not played")


def told(*lines: str) -> list[str]:
    return [
        f"{' '.join(one.players)}: {one.boards} {one.points}{f'/{one.of}' if one.of else ''}"
        for one in by_players(ranked(*lines))
    ]


def test_partners() -> None:
    named = 'pairs 1="Di & Ann" 2=Smith 3="Bob and Cy" 5="Ed&Flo" 7="Gus & Hal"'
    assert told(named, *BOARD) == [
        "Ann Di: 1 1/2/4",
        "Smith: 1 7/2/4",
        "Bob Cy: 1 7/2/4",
        "Ed Flo: 1 2/4",
    ]


def test_imps_have_no_top() -> None:
    lines = ("scoring cross-imps", "pairs 1=Ann", "board 1", "1-2: N 4S=", "3-4: N 4S-1")
    assert told(*lines) == ["Ann: 1 10"]


def test_total_points_are_not_counted_with_those_of_other_evenings() -> None:
    comparison = compared("pairs 1=Ann", "board 1", "1-2: N 4S=")
    total = replace(comparison, settings=ComparisonSettings(Scoring.TOTAL_POINTS))
    assert not [*by_players(rank(total))]


def test_individuals_are_partners_of_one_board() -> None:
    named = "pairs 1=Ann 2=Bob 3=Cy 4=Di"
    lines = (
        "board 1",
        "1+2-3+4: N 1C=",
        "5+6-7+8: N 2C=",
        "board 2",
        "1+3-5+6: pass",
        "2+7-4+8: pass",
    )
    assert told(named, *lines) == ["Ann Bob: 1 0/2", "Cy Di: 1 2/2", "Ann Cy: 1 1/2"]


def test_team_mates_share_what_the_team_won() -> None:
    named = 'pairs A1="Ann & Bob" A2="Cy & Di" B1="Ed & Flo"'
    lines = ("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1")
    assert told("scoring teams", named, *lines) == [
        "Ann Bob: 1 10",
        "Ed Flo: 1 -10",
        "Cy Di: 1 10",
    ]


def test_victory_points_of_a_team_are_those_of_its_people() -> None:
    named = 'pairs A1="Ann & Bob" A2="Cy & Di" C1=Eve'
    lines = ("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1", "board 2", "A1-C1: pass", "C2-A2: pass")
    for option, won in (("vp on", ["2809/100 2", "2809/100 2", "10 1"]), ("vp off", ["0 0"] * 3)):
        ranking = ranked("scoring teams", option, named, *lines)
        assert [f"{one.vp} {one.matches}" for one in by_players(ranking)] == won


def test_a_player_who_is_renamed_is_so_in_the_pair() -> None:
    comparison = compared('pairs 1="Ann & Bob" 2="Smith"', *BOARD)
    evening = Evening((Round(Options(DUPLICATE), comparison=comparison),))
    named = rename(evening, {"Ann": "Anna"}).rounds[0]
    assert named.compared_players == ("Anna", "Bob", "Smith")
    assert named.comparison
    assert [one.name for one in named.comparison.names] == ["Anna & Bob", "Smith"]
