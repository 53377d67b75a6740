"""PBN by other programs: results of one table or of several, and what is not taken over."""

from dataclasses import replace
from datetime import date
from uuid import UUID

import pytest

from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Named,
    NotPlayed,
    Played,
    Scale,
    Score,
    Scoring,
    TableResult,
)
from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.bridge.hands import Cards
from scorepad.bridge.ranking import rank
from scorepad.exchange import pbn_reader
from scorepad.exchange.saved_evening import SavedEvening, nameless
from tests.bridge.compared import HANDS, compared, places
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
    assert evening.club == "here"
    assert evening.note == "Not imported from the file: Deal and Lead."
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
    entered, others = evening.rounds  # with Eve they are other pairs
    assert entered.seating == FOUR
    none = read(game(1, "Ann Bob Cy Di", "4S N 10") + game(2, "Ann Bob Cy Di", "NP - -"))
    assert len(none.rounds[0].items) == 1
    deal, passed = entered.items
    assert deal == Deal(bid("N 4S"), 10, board=1)
    assert passed == Deal(board=2)
    assert others.seating.west == "Eve"
    after, last = others.items
    assert isinstance(after, Deal)
    assert isinstance(last, Deal)
    assert (after.board, last.board, entered.comparison) == (3, 4, None)
    assert evening.title == ""


FIRST = """[Event "Club"]
[Site "here"]
[Date "2026.01.31"]
[West "Di"]
[North "Ann"]
[East "Bob"]
[South "Cy"]
[Scoring "IMP"]
[Board "1"]
[Contract "4S"]
[Declarer "N"]
[Result "10"]
"""
NEXT = '[Board "2"]\n[Contract "3NT"]\n[Declarer "E"]\n[Result "9"]\n'


@pytest.mark.parametrize(
    "text",
    [
        f"{FIRST}\n{NEXT}",
        f"{FIRST}{NEXT}",  # no blank line between them
        f'{FIRST}\n[Event "Club"]\n{NEXT}',
        f'{FIRST}\n[Event "#"]\n[Date "#"]\n{NEXT}',
        f'{FIRST}\n[North "Ann"]\n[Site "#"]\n{NEXT}',
        f'{FIRST}\n[Board "3"]\n[Contract "?"]\n\n{NEXT}',  # not played
    ],
)
def test_what_is_said_once_holds_for_the_games_that_follow(text: str) -> None:
    evening = read(text)
    assert (evening.title, evening.day) == ("Club", date(2026, 1, 31))
    (entered,) = evening.rounds
    assert entered.seating == FOUR
    assert entered.items == (
        Deal(bid("N 4S"), 10, board=1),
        Deal(bid("E 3NT"), 9, board=2),
    )


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ('[Declarer "E"]\n', "14: “3NT” by “” with “9” tricks is not a result"),
        ('[Result "9"]\n', "14: “3NT” by “E” with “” tricks is not a result"),
        ('[Contract "3NT"]\n', "14: “?” by “E” with “9” tricks is not a result"),
    ],
)
def test_a_result_is_never_that_of_the_game_before(missing: str, said: str) -> None:
    assert said_of(f"{FIRST}\n{NEXT.replace(missing, '')}") == said
    not_played = read(f'{FIRST}\n[Board "2"]\n[Remark]\n[Declarer "E"]\n')
    assert not_played.rounds[0].items == (Deal(bid("N 4S"), 10, board=1),)


def test_how_boards_are_scored_is_said_once() -> None:
    table = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 4S N 10\n3 4 4S N 9\n'
    evening = read(f'[Scoring "IMP"]\n[Board "1"]\n[Contract "?"]\n\n[Board "2"]\n{table}')
    assert evening.rounds[0].comparison
    assert evening.rounds[0].comparison.settings.scoring is Scoring.CROSS_IMPS


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


def test_pairs_that_go_by_one_name() -> None:
    lines = game(1, "Para-1 Para-2 Para-1 Para-2", "4S N 10")
    comparison = (
        read(lines + game(1, "Para-3 Para-4 Para-3 Para-4", "4S N 11")).rounds[0].comparison
    )
    assert comparison
    assert [one.name for one in comparison.names] == ["Para-1", "Para-2", "Para-3", "Para-4"]


def test_the_time_of_a_board_makes_no_other_evening() -> None:
    one, other = game(1, "Ann Bob Cy Di", "4S N 10"), game(1, "Ed Flo Gus Hal", "4S N 11")
    timed = f'[Date "2013-11-23 11:23"]\n{one}\n[Date "2013-11-23 11:25"]\n{other}'
    (kept,) = pbn_reader.decode(timed.encode())
    assert kept.evening.day == date(2013, 11, 23)


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


def test_a_score_without_a_contract() -> None:
    """Enough for a comparison; at one table it is no result, and a score of 0 says nothing."""
    rooms = game(1, "Ann Bob Cy Di", "4S N 9", '[Room "Open"]') + (
        '[Board "1"]\n[Room "Closed"]\n[Contract "?"]\n[Score "EW 420"]\n'
    )
    comparison = read(rooms).rounds[0].comparison
    assert comparison
    assert comparison.results[1] == TableResult(1, "B2", "A2", Score(-420))
    assert said_of(f'{FIRST}\n[Board "2"]\n[Score "NS 420"]\n') == (
        "14: “?” by “” with “” tricks is not a result"
    )
    assert read(f'{FIRST}\n[Board "2"]\n[Score "NS 0"]\n') == read(FIRST)


def test_remarks_of_several_lines() -> None:
    there = read(CLUB)
    first, rest = CLUB.split("\n", 1)
    remark = '{ it began\n[Board "7"]\n'
    for end in ("and ends }", "ends } { and again }", "ends } {again\nand ends }"):
        assert read(f"{first}\n{remark}{end}\n{rest}") == there
    row = "  3  4 Pass - - - 0 50 50\n"
    assert read(CLUB.replace(row, row.replace("- - -", "- {no bid} - -"))) == there
    assert said_of(f"{first}\n{remark}{rest}".replace("}", "")).startswith(
        "2: the remark that begins here has no } at its end"
    )


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
        ("  2  3  4 Pass", "  2  1  4 Pass", "18: 1 has already played board 1"),
        ("  2  3  4 Pass", "  2  é  4 Pass", "18: “É” is not a pair"),
        (
            "5  6 -   - - - - 60 40",
            "5  6 - - 60",
            "19: this row does not match the columns of its table",
        ),
        ("60 40", "60 x", "19: “60” and “x” are not percentages"),
        ('[Board "1"]', '[Board "one"]', "17: “one” is not a number from 1 to 9999"),
        ('"None"', '"NS"', "5: board 1 has the wrong vulnerability for its number"),
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
    assert said_of(lines) == "1: this result names no pairs, so nobody can be ranked"
    assert said_of(game(0, "? ? ? ?", "4S N 10")).endswith("“0” is not a number from 1 to 9999")


def test_what_cannot_be_shown_is_left_out() -> None:
    assert read(CLUB.replace("Club", "Cl\u202eub")).title == ""


@pytest.mark.parametrize("tag", ["Competition", "Scoring"])
def test_rubbers_are_not_taken_for_boards(tag: str) -> None:
    lines = game(1, "Ann Bob Cy Di", "4S N 10", f'[{tag} "Rubber"]')
    assert said_of(lines).endswith(
        "Rubber of another program cannot be read, only duplicate boards"
    )


def test_cards_stay_with_the_boards() -> None:
    dealt = CLUB.replace("N:- - - -", HANDS)
    comparison = read(dealt).rounds[0].comparison
    assert comparison
    assert comparison.cards == (Cards(1, HANDS),)
    assert read(dealt).note == "Not imported from the file: Lead."
    written = pbn_of([SavedEvening(UUID(int=7), read(dealt))]).decode()
    assert f'[Deal "{HANDS}"]' in written
    assert pbn_reader.decode(written.encode())[0].evening == read(dealt)


def test_cards_alone_are_a_session_to_be_played() -> None:
    evening = read(f'[Event "Cup"]\n[Board "3"]\n[Deal "{HANDS.lower()}"]\n[Contract "?"]\n')
    assert evening.rounds[0].comparison == Comparison(cards=(Cards(3, HANDS),))
    assert (evening.title, evening.note) == ("Cup", "")
    for board, hands in (("x", HANDS), ("0", HANDS), ("1", HANDS[:-1]), ("1", f"{HANDS[:-1]}4")):
        said = said_of(f'[Board "{board}"]\n[Deal "{hands}"]\n')
        assert said == "no board in this PBN has a result or four hands of cards"


def test_cards_of_which_some_are_missing_are_not_kept() -> None:
    said = "no board in this PBN has a result or four hands of cards"
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
    """Check that without the lines for scorepad the same pairs get the same places."""
    ours = pbn_of([nameless(evening_of(comparison))]).decode()
    others = read("".join(line for line in ours.splitlines(keepends=True) if line[0] != "%"))
    found = others.rounds[0].comparison
    assert found
    assert found.results == comparison.results
    assert places(rank(found)) == places(rank(comparison))


def test_what_a_table_counts_otherwise_is_named() -> None:
    table = (
        '[Scoring "MatchPoints"]\n[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;'
        'Result;Score_NS;MP_NS;MP_EW"]\n'
    )
    rows = "1 2 4S N 10 450 4 0\n3 4 - - - -50 1 3\n5 6 4S N 9 -50 1 4\n"
    evening = read(table + rows)
    comparison = evening.rounds[0].comparison
    assert comparison
    assert [one.what for one in comparison.results][1] == Score(-50)
    assert evening.note.splitlines() == [
        "Board 1, 1-2: N 4S= scores 420; the file has 450",
        "Board 1, 5-6: 1 and 3 by our count, 1 and 4 in the file",
    ]


def test_a_score_in_a_table_that_is_no_score_is_named() -> None:
    table = '[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"]\n'
    evening = read(f"{table}1 2 4S N 10 much\n3 4 4S N 9 -50\n")
    assert evening.note == "Board 1, 1-2: “much” cannot be read"


@pytest.mark.parametrize(
    ("score", "note"),
    [
        ("NS 420", ""),
        ("420", ""),
        ("EW -420", ""),
        ("NS 450", "Board 1, NS-EW: N 4S= scores 420; the file has 450"),
        ("EW 50", "Board 1, NS-EW: N 4S= scores 420; the file has -50"),
        ("much", ""),
    ],
)
def test_a_score_of_one_table_that_does_not_follow_is_named(score: str, note: str) -> None:
    tags = f'[Board "1"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n[Score "{score}"]\n'
    assert read(tags).note == note
