"""Results of several tables written as CSV and read again, and what is wrong with them."""

from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.ranking import rank
from scorepad.exchange.csv_reader import decode
from scorepad.exchange.file_kinds import CsvTable
from scorepad.exchange.saved_evening import nameless
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.report import ranking_data
from tests.bridge.compared import compared
from tests.exchange.read_csv import evening_of, said_of
from tests.exchange.test_compared_kept import evening_of as evening_compared
from tests.exchange.whole_files import csv_of
from tests.ran import CHECKOUT

SESSIONS = sorted((CHECKOUT / "tests/golden/rankings").glob("*.txt"))


@pytest.mark.parametrize("which", [CsvTable.DEALS, CsvTable.RESULTS])
@pytest.mark.parametrize("separator", [",", ";"])
@pytest.mark.parametrize("file", SESSIONS, ids=lambda file: str(file.stem))
def test_results_of_several_tables_come_back(file: Path, separator: str, which: CsvTable) -> None:
    kept = nameless(read_score_file(file.read_bytes()))
    (back,) = decode(csv_of([kept], which, separator))
    (one,), (other,) = kept.evening.rounds, back.evening.rounds
    assert one.comparison
    assert other.comparison
    assert ranking_data(rank(other.comparison)) == ranking_data(rank(one.comparison))
    assert back.id == kept.id


TEAMS = compared(
    *("scoring teams", 'pairs A=Owls A1="Ann & Bob" B="The Hawks, 2" B2=Ed'),
    *("board 1", "A1-B1: N 4S-2", "B2-A2: N 4S=", "board 2", "A1-B1: pass"),
)


DIRECTED = (
    compared(
        *("scoring cross-imps", "handicap 1=+0.50 4=-1", "stake 0.50", "stake-per imp"),
        *("board 1", "1-2: N 4S=", "3-4: split 420 -50", "board 2 fouled", "1-3: score -50"),
        *("2-4: pass", 'adjust 1 -2.50 slow, "very" slow', "adjust 4 1 =thanks"),
    ),
    compared("pot 5.00 60/40", "board 1", "1-2: average 60 40", "3-4: not played"),
    compared("stake 2", "board 1", "1-2: pass", "3-4: pass"),
    compared("scoring teams", "board 1", "A1-B1: N 4S=", "B2-A2: pass", "bye C 12"),
)


@pytest.mark.parametrize("which", [CsvTable.DEALS, CsvTable.RESULTS])
@pytest.mark.parametrize("comparison", DIRECTED)
def test_what_the_director_did_comes_back(comparison: Comparison, which: CsvTable) -> None:
    kept = nameless(replace(evening_compared(comparison), currency="€", club="Owls"))
    (back,) = decode(csv_of([kept], which, ";"))
    assert (back.id, back.evening) == kept[:2]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("adjust 7 -5 late", "3: “7” has no result in the lines above"),
        ("adjust 1 -5", "3: an adjustment needs a pair, a player or a team, how much, and a"),
        ("adjust 1 -5 \u202e", "3: the character U+202E is not allowed in a name or a reason"),
        ("pot 5", "3: a pot needs an amount for each to pay, and the shares"),
        ("stake 5 hours", "3: “hours” is unknown after stake; possible: percent, imp or vp"),
        ("stake", "3: “” is not an amount, e.g. 2.50"),
        ("handicap 1", "3: "),
        ("bye", "3: a bye needs a team and its VPs"),
    ],
)
def test_what_is_wrong_with_what_the_director_did(row: str, said: str) -> None:
    head = "board,pair NS,pair EW,came of it"
    assert said_of(f"{head}\n1,1,2,pass\n,,,{row}").startswith(said)


def test_the_names_of_teams_come_back() -> None:
    (back,) = decode(csv_of([nameless(evening_compared(TEAMS))]))
    comparison = back.evening.rounds[0].comparison
    assert comparison
    assert {*comparison.names} == {*TEAMS.names}
    assert ranking_data(rank(comparison)) == ranking_data(rank(TEAMS))
    head = "board,pair NS,pair EW,contract,declarer,result,team NS,scoring"
    assert said_of(f"{head}\n1,A1,B1,pass,,,Owls,teams\n2,A1,B1,pass,,,Hawks,") == (
        "3: “team NS” is “Hawks” here but “Owls” further up in the same round or evening"
    )
    (pairs,) = evening_of(head, "1,A1,B1,pass,,,Owls,matchpoints").rounds
    assert pairs.comparison
    assert not pairs.comparison.names


COMPARED = "board,pair NS,pair EW,contract,declarer,result,names NS,scoring"


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("1,1,2,4S,N,=,,golf", "2: “golf” is unknown after scoring; possible: matchpoints"),
        ("1,1,2,4S,N,=,,butler\n1,1,3,pass,,,,", "3: 1 has already played board 1"),
        ("1,1,1,4S,N,=,,", "2: a pair cannot play against itself"),
        ("x,1,2,4S,N,=,,", "2: “x” is not a number"),
        ("1,1,2,4S h100n,N,=,,", "2: “4S h100n” is more than a contract"),
        ("1,1,2,,,,,", "2: the result is missing"),
        (
            '1,1,2,4S,N,=,,"butler, datum never"',
            "2: “never” is unknown after datum; possible",
        ),
        ('1,1,2,4S,N,=,,"butler, speed 1"', "2: “speed” is unknown after butler; possible: "),
        ("1,1,2,4S,N,=,Ann,\n2,1,2,4S,N,=,Bob,", "3: “names NS” is “Bob” here but “Ann”"),
    ],
)
def test_what_is_wrong_with_a_result(rows: str, said: str) -> None:
    assert said_of(f"{COMPARED}\n{rows}").startswith(said)


def test_results_and_deals_are_rounds_of_their_own() -> None:
    lines = [COMPARED, "1,,,4S,N,=,,", '1,1,2,average ave+ ave-,,,"Ann, Bob",', "2,,,pass,,,,"]
    one, other, last = evening_of(*lines).rounds
    assert (one.played, other.played, last.played) == (1, 1, 1)
    assert other.comparison
    assert other.comparison.names[0].name == "Ann, Bob"
    for second in ("A,1,1,2,4S,N,=", "B,2,1,2,4S,N,="):
        head = "round,board,pair NS,pair EW,contract,declarer,result"
        first = "A,1,,,4S,N,=\n" if second[0] == "A" else "B,1,3,4,4S,N,=\n"
        last_row = second if second[0] == "A" else "B,2,,,4S,N,="
        assert said_of(f"{head}\n{first}{last_row}").startswith("3: results of several")
    assert said_of(b"form,board,pair NS,pair EW,contract,declarer,result\nrubber,1,1,2,4S,N,=") == (
        "2: lines with pairs need form duplicate before them"
    )
    assert said_of(
        b"board,pair NS,pair EW,contract,declarer,result,honours,held by\n1,1,2,4S,N,=,100,N"
    ) == ("2: duplicate has no honours; leave them out")
