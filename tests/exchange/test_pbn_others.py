"""PBN that other programs wrote: results of one table or of several, and what is not taken over."""

from dataclasses import replace
from datetime import date

import pytest

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Named,
    NotPlayed,
    Played,
    Scale,
    Scoring,
    TableResult,
)
from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.bridge.ranking import rank
from scorepad.exchange import pbn_reader
from scorepad.exchange.saved_evening import nameless
from tests.bridge.compared import compared, places
from tests.bridge.table import FOUR, bid
from tests.exchange.test_compared_kept import evening_of
from tests.exchange.whole_files import pbn_of

CLUB = r"""% PBN 2.1
[Event "Club \"A\""]
[Site "here"]
[Date "2026.01.31"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:- - - -"]
[Scoring "MatchPoints;MP1"]
{ a remark
over two lines }
[TotalScoreTable "Rank\2R;PairId\2R;TotalPercentage\5R;Names\40L"]
 1 1 66.67 "Ann & Bob"
 2 2 33.33 Cy - Di
; a remark
[ScoreTable "Rank\3R;PairId_NS\2R;PairId_EW\2R;Contract\5L;Declarer\1R;Result\2R;Lead\3L;\
Score_NS\5R;Percentage_NS;Percentage_EW"]
  1  1  2 4S  N 11 S6 "450" 100 0
  2  3  4 Pass - - - 0 50 50
  -  5  6 -   - - - - 60 40
  -  7  8 -   - - - - - -
[OptimumScore "NS 450"]

[Event "#"]
[Date "#"]
[Board "2"]
[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Names_NS\13;Names_EW"]
1 4 3NTX East 8 Ann Lee   Di and Ed
"""


def read(text: str) -> Evening:
    (kept,) = pbn_reader.decode(text.replace("\\\n", "").encode())
    return kept.evening


def said_of(text: str) -> str:
    with pytest.raises(BadData) as caught:
        read(text)
    return str(caught.value)


def test_results_of_several_tables() -> None:
    evening = read(CLUB)
    assert (evening.title, evening.day) == ('Club "A"', date(2026, 1, 31))
    assert evening.note == "Not taken over from the file: Deal, Lead and Site."
    comparison = evening.rounds[0].comparison
    assert comparison
    assert comparison.settings.scale is Scale.ONE
    assert comparison.names == (Named("1", "Ann & Bob"), Named("2", "Cy - Di"))
    assert comparison.results == (
        TableResult(1, "1", "2", Played(bid("N 4S"), 11)),
        TableResult(1, "3", "4", Played()),
        TableResult(1, "5", "6", Average("60", "40")),
        TableResult(1, "7", "8", NotPlayed()),
        TableResult(2, "1", "4", Played(bid("E 3NTX"), 8)),
    )


@pytest.mark.parametrize(
    ("scoring", "meant"),
    [
        ("IMP;Butler", Scoring.BUTLER),
        ("IMP", Scoring.CROSS_IMPS),
        ("IMP;Cross2", Scoring.CROSS_IMPS),
        ("MatchPoints", Scoring.MATCHPOINTS),
        ("TotalPoints", Scoring.TOTAL_POINTS),
        ("?", Scoring.MATCHPOINTS),
    ],
)
def test_how_they_were_scored(scoring: str, meant: Scoring) -> None:
    comparison = read(CLUB.replace("MatchPoints;MP1", scoring).replace("60 40", "- -"))
    assert comparison.rounds[0].comparison
    assert comparison.rounds[0].comparison.settings.scoring is meant


def game(board: int, names: str, contract: str, *more: str) -> str:
    chairs = dict(zip(("North", "East", "South", "West"), names.split(), strict=True))
    bid_, declarer, tricks = contract.split()
    tags = {"Board": board, **chairs, "Contract": bid_, "Declarer": declarer, "Result": tricks}
    return (
        "".join(f'[{name} "{value}"]\n' for name, value in tags.items()) + "\n".join(more) + "\n\n"
    )


def test_boards_of_one_table() -> None:
    evening = read(
        '[Event "?"]\n'
        + game(1, "Ann Bob Cy Di", "4S N 10")
        + game(2, "Ann Bob Cy Di", "Pass - -")
        + game(3, "Ann Bob Cy Eve", "2H E 8")
        + game(4, "? ? ? ?", "1C W 7")
    )
    (entered,) = evening.rounds
    assert entered.seating == FOUR
    none = read(game(1, "Ann Bob Cy Di", "4S N 10") + game(2, "Ann Bob Cy Di", "NP - -"))
    assert len(none.rounds[0].items) == 1
    deal, passed, seats, after, last = entered.items
    assert deal == Deal(bid("N 4S"), 10, board=1)
    assert passed == Deal(board=2)
    assert isinstance(seats, NewSeats)
    assert seats.seating.west == "Eve"
    assert isinstance(after, Deal)
    assert isinstance(last, Deal)
    assert (after.board, last.board, entered.comparison) == (3, 4, None)
    assert evening.title == ""


def test_pairs_are_known_by_their_players() -> None:
    lines = game(1, "Ann Bob Cy Di", "4S N 10") + game(1, "Ed Flo Gus Hal", "4S N 11")
    comparison = read(lines + game(2, "Ann Hal Cy Flo", "Pass - -")).rounds[0].comparison
    assert comparison
    assert [(one.entrant, one.name) for one in comparison.names] == [
        ("1", "Ann & Cy"),
        ("2", "Bob & Di"),
        ("3", "Ed & Gus"),
        ("4", "Flo & Hal"),
        ("5", "Hal & Flo"),
    ]


def test_a_match_of_two_rooms() -> None:
    rooms = [
        game(1, "Ann Bob Cy Di", "4S N 10", '[Room "Open"]'),
        game(1, "Ed Flo Gus Hal", "4S N 9", '[Room "Closed"]'),
    ]
    comparison = read("".join(rooms)).rounds[0].comparison
    assert comparison
    match = rank(comparison).match
    assert match
    assert match.imps == (10, 0)


def test_sections_and_lines_that_number_alike() -> None:
    table = '[ScoreTable "Section;PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'
    rows = "A 1 1 4S N 10\nA 2 2 4S N 9\nB 1 1 4S N 11\n"
    comparison = read('[Board "1"]\n' + table + rows).rounds[0].comparison
    assert comparison
    assert [(one.ns, one.ew) for one in comparison.results] == [
        ("A1", "EA1"),
        ("A2", "EA2"),
        ("B1", "EB1"),
    ]


def test_every_event_and_day_is_an_evening_of_its_own() -> None:
    other = CLUB.replace("2026.01.31", "2026.02.??")
    first, second = pbn_reader.decode((CLUB + "\n" + other).replace("\\\n", "").encode())
    assert first.evening.rounds == second.evening.rounds
    assert second.evening.day is None


@pytest.mark.parametrize(
    ("was", "is_", "said"),
    [
        ("  1  1  2 4S  N 11", "  1  1  2 9S  N 11", "17: “9S” by “N” with “11” tricks is no"),
        ("  1  1  2 4S  N 11", "  1  1  2 4S  N 14", "17: a side takes 0 to 13 tricks, not 14"),
        ("  1  1  2 4S  N 11", "  1  1  2 4S  X 11", "17: “4S” by “X” with “11” tricks is no"),
        ("  2  3  4 Pass", "  2  1  4 Pass", "18: 1 has been on board 1 before"),
        ("  2  3  4 Pass", "  2  é  4 Pass", "18: “É” is no pair"),
        ("5  6 -   - - - - 60 40", "5  6 - - 60", "19: this row has other columns than its table"),
        ("60 40", "60 x", "19: “60” and “x” are no percentages"),
        ('[Board "1"]', '[Board "one"]', "17: “one” is no number of a board"),
        ('"None"', '"NS"', "5: board 1 has another vulnerability here than its number says"),
        (
            "PairId_NS;PairId_EW;Contract;Declarer;Result;Names",
            "No;PairId_EW;Contract;Declarer;Result;Names",
            "27: this result names no pairs",
        ),
    ],
)
def test_what_is_wrong(was: str, is_: str, said: str) -> None:
    assert said_of(CLUB.replace(was, is_)).startswith(said)


def test_results_without_names() -> None:
    lines = game(1, "? ? ? ?", "4S N 10") * 2
    assert said_of(lines) == "1: this result names no pairs, so that nobody can be ranked"
    assert said_of(game(0, "? ? ? ?", "4S N 10")).endswith("there is no board 0")


def test_what_cannot_be_shown_is_left_out() -> None:
    assert read(CLUB.replace("Club", "Cl\u202eub")).title == ""


def test_rubbers_are_not_taken_for_boards() -> None:
    lines = game(1, "Ann Bob Cy Di", "4S N 10", '[Competition "Rubber"]')
    assert said_of(lines).endswith(
        "Rubber of another program cannot be read, only duplicate boards"
    )


def test_cards_alone_are_not_kept() -> None:
    said = "no board in this PBN has a result, and cards alone are not kept"
    assert said_of('[Board "1"]\n[Deal "N:- - - -"]\n[Contract "?"]\n') == said


def test_vulnerability_by_other_names() -> None:
    for said in ("Love", "None", "-", "?"):
        assert read(CLUB.replace('"None"', f'"{said}"'))
    assert read(CLUB.replace('[Board "2"]', '[Board "4"]\n[Vulnerable "Both"]'))


SESSIONS = [
    ("board 1", "1-2: N 4S=", "3-4: pass", "5-6: average 60 40", "7-8: not played"),
    ("scale 1/.5/0", 'pairs 1="Ann [x]"', "board 2", "1-2: N 4S=", "3-4: pass"),
    ("scoring cross-imps", "board 1", "1-2: N 4S=", "3-4: N 4S-1", "board 2", "1-4: pass"),
    ("scoring butler", "board 1", "1-2: N 4S=", "3-4: N 4S-1", "board 2", "1-4: pass"),
    ("pairs 1=Ann 5=Ed", "board 1", "1+2-3+4: N 4S=", "5+6-7+8: pass"),
    ("scoring teams", "board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1"),
    ("scoring teams", "board 1", "A1-B1: not played"),
]


@pytest.mark.parametrize("lines", SESSIONS)
def test_our_tables_are_read_as_those_of_others(lines: tuple[str, ...]) -> None:
    check_as_others(compared(*lines))


def test_total_points_too() -> None:
    comparison = compared("scoring cross-imps", "board 1", "1-2: N 4S=", "board 2", "2-3: pass")
    check_as_others(replace(comparison, settings=ComparisonSettings(Scoring.TOTAL_POINTS)))


def check_as_others(comparison: Comparison) -> None:
    """Without the lines that only scorepad reads the same pairs get the same places."""
    ours = pbn_of([nameless(evening_of(comparison))]).decode()
    others = read("".join(line for line in ours.splitlines(keepends=True) if line[0] != "%"))
    found = others.rounds[0].comparison
    assert found
    assert found.results == comparison.results
    assert places(rank(found)) == places(rank(comparison))
