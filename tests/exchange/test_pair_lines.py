"""Lines with pairs in score files: what they mean, however they are written."""

from datetime import date
from decimal import Decimal

import pytest

from scorepad.bridge.comparison import (
    Adjusted,
    Average,
    Bye,
    Comparison,
    ComparisonSettings,
    Datum,
    Handicap,
    Named,
    NotPlayed,
    Played,
    Pot,
    Scale,
    Scoring,
    SessionStake,
    ShortBoards,
    StakePer,
    TableResult,
    What,
)
from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import score_evening
from scorepad.bridge.rounds import Round
from tests.bridge.compared import compared, ranked
from tests.bridge.table import bid
from tests.exchange.score_lines import read


def what(text: str, *options: str) -> What:
    (result,) = compared(*options, "board 1", f"1-2: {text}").results
    return result.what


@pytest.mark.parametrize(
    "line",
    [
        *("1-b2: pass", "1 - B2 : pass", " 1-B2:pass", "1–b2: Passed Out", "1−B2: p # remark"),
    ],
)
def test_pairs_however_they_are_written(line: str) -> None:
    assert compared("board 7", line).results == (TableResult(7, "1", "B2", Played()),)


@pytest.mark.parametrize("line", ["8+1-5+7: pass", "8 + 1 - 5 +7 :pass"])
def test_individuals(line: str) -> None:
    comparison = compared("board 7", line)
    assert comparison.results == (TableResult(7, "8+1", "5+7", Played()),)
    assert comparison.are_individuals


@pytest.mark.parametrize("pair", ["stop", "form", "board", "title"])
def test_a_pair_may_be_called_like_a_line(pair: str) -> None:
    (result,) = compared("board 1", f"{pair} - 2: pass").results
    assert result.ns == pair.upper()


def test_a_deal_as_everywhere() -> None:
    made = Played(bid("N 4S"), 11)
    assert what("N 4S+1") == what("4sn+1") == what("4♠ north 11 tricks") == made
    assert what("S 3NTXX-2") == Played(bid("S 3NTXX"), 7)


@pytest.mark.parametrize("text", ["not played", "Not  PLAYED"])
def test_not_played(text: str) -> None:
    assert what(text) == NotPlayed()


@pytest.mark.parametrize(
    ("text", "ns", "ew"),
    [
        ("average ave+ ave-", "ave+", "ave-"),
        ("AVERAGE Ave AVE +", "ave", "ave+"),
        ("average ave + ave -", "ave+", "ave-"),
        ("average ave+ave−", "ave+", "ave-"),
        ("average 60 40", "60", "40"),
        ("average +60.50 0", "60.5", "0"),
        ("average ave 100", "ave", "100"),
        ("average ave+ 45.25", "ave+", "45.25"),
    ],
)
def test_averages(text: str, ns: str, ew: str) -> None:
    assert what(text) == Average(ns, ew)


@pytest.mark.parametrize(
    ("text", "ns", "ew"),
    [
        ("average 3 -3", "3", "-3"),
        ("average ave +3", "ave", "3"),
        ("average 2.5-2.5", "2.5", "-2.5"),
        ("average - 24 + 24", "-24", "24"),
        ("average ave – ave", "ave-", "ave"),
    ],
)
def test_averages_in_imps(text: str, ns: str, ew: str) -> None:
    assert what(text, "scoring butler") == Average(ns, ew)


@pytest.mark.parametrize("awards", ["3 ave-", "ave- ave+", "ave ave", "0 ave", "12 -12", "-1.00 1"])
def test_averages_of_teams_balance(awards: str) -> None:
    comparison = compared("scoring teams", "board 1", f"A1-B1: average {awards}")
    assert isinstance(comparison.results[0].what, Average)


def test_options_and_names() -> None:
    comparison = compared(
        *("SCORING Butler", "winners 1", "scale 1/.5/0", "short-boards own", "extremes 0"),
        *("datum median", "vp off", 'pairs 1="Ann & ""Nan"" Lee" b=Cy', 'Pairs 3="Di \\"D\\" Ox"'),
        "board 1",
    )
    assert comparison == Comparison(
        ComparisonSettings(
            Scoring.BUTLER,
            Scale.ONE,
            ShortBoards.OWN,
            extremes=0,
            datum=Datum.MEDIAN,
            vp=False,
            one_list=True,
        ),
        (Named("1", 'Ann & "Nan" Lee'), Named("B", "Cy"), Named("3", 'Di "D" Ox')),
    )


def test_boards_and_lines_in_any_order() -> None:
    one = ranked("board 1", "1-2: N 4S=", "3-4: pass", "board 2", "4-1: N 1C=", "2-3: pass")
    other = ranked("board 2", "2-3: pass", "board 1", "3-4: pass", "board 2", "4-1: N 1C=")
    assert one.boards[1] == other.boards[1]
    again = ranked(
        *("board 2", "2-3: pass", "board 1", "3-4: pass", "1-2: N 4S="), "board 2", "4-1: N 1C="
    )
    assert again.boards == one.boards
    assert again.table == one.table


def test_seats_keeper_and_stake_change_nothing() -> None:
    lines = ("board 1", "1-2: N 4S=", "3-4: s 1C=")
    plain = ranked(*lines)
    seats = "seats N=Sam E=Sue S=Nell W=Ed"
    for before in (0, 2):
        found = ranked(*lines[:before], seats, "keeper Sam", "stake 2", *lines[before:])
        assert (found.boards, found.table) == (plain.boards, plain.table)


@pytest.mark.parametrize(
    ("lines", "stakes"),
    [
        ("", None),
        ("stake 0.50", SessionStake(Decimal("0.50"))),
        ("stake 2 | stake-per IMP", SessionStake(Decimal(2), StakePer.IMP)),
        ("stake-per percent | stake 2", SessionStake(Decimal(2), StakePer.PERCENT)),
        ("stake-per vp", None),
        ("pot 5.00 60/40", Pot(Decimal("5.00"), (60, 40))),
        ("stake 2 | pot 1 100", Pot(Decimal(1), (100,))),
    ],
)
def test_money(lines: str, stakes: object) -> None:
    assert compared(*lines.split(" | "), "board 1", "1-2: pass").stakes == stakes


@pytest.mark.parametrize(
    ("before", "stakes"),
    [
        ("stake 2 | form rubber", SessionStake(Decimal(2))),
        ("stake 2 | form rubber | N 1C=", None),
        ("stake 2 | form rubber | N 1C= | stake 3", SessionStake(Decimal(3))),
    ],
)
def test_a_stake_of_deals_is_not_that_of_a_session(before: str, stakes: object) -> None:
    evening = read(f"{before} | form duplicate | board 1 | 1-2: pass")
    assert evening.rounds[-1].comparison
    assert evening.rounds[-1].comparison.stakes == stakes
    evening = read(f"{before} | form duplicate | stake-per imp | board 1 | 1-2: pass")
    assert evening.rounds[-1].comparison
    amount = evening.rounds[-1].stake
    assert evening.rounds[-1].comparison.stakes == SessionStake(amount or Decimal(), StakePer.IMP)


def test_what_the_director_gives() -> None:
    comparison = compared(
        *("handicap 1=+2.5 ns = -1", "board 1", "NS-1: pass", "board 2 Fouled", "NS-2: pass"),
        *("adjust NS 3 a good sport", "adjust 1 −2.25 late", "board 1", "3-4: pass"),
    )
    assert [result.fouled for result in comparison.results] == [False, True, False]
    assert comparison.adjusted == (
        Adjusted("NS", Decimal(3), "a good sport"),
        Adjusted("1", Decimal("-2.25"), "late"),
    )
    assert comparison.handicaps == (Handicap("1", Decimal("2.5")), Handicap("NS", Decimal(-1)))
    teams = compared("scoring teams", "board 1", "A1-B1: pass", "bye c 12", "bye c 12")
    assert teams.byes == (Bye("C", Decimal(12)),) * 2


def test_what_was_played_before_stays() -> None:
    evening = read(
        "form rubber | N 1C= | form duplicate | board 1 | N 1C= | "
        "form duplicate | dealer E | board 5 | 1-2: pass"
    )
    rubber, boards, compared_boards = evening.rounds
    assert [len(entered.items) for entered in evening.rounds] == [1, 1, 0]
    assert rubber.comparison is boards.comparison is None
    assert compared_boards.comparison
    assert compared_boards.next_dealer is None
    scored = score_evening(evening)
    assert scored.played == scored.rounds
    assert scored.comparison is compared_boards.comparison


def test_options_of_boards_that_one_table_played_have_no_effect() -> None:
    (entered,) = read("form duplicate | scoring butler | board 1 | N 1C=").rounds
    assert entered.comparison is None
    assert read("form duplicate | scoring butler").rounds[0].comparison
    assert score_evening(read("form duplicate | scoring butler")).comparison is None
    assert read("form duplicate").rounds == (Round(entered.options),)


def test_the_day_and_the_title() -> None:
    evening = read('date 2026-01-31 | title  "Club ""A""  night" | form rubber')
    assert (evening.day, evening.title) == (date(2026, 1, 31), 'Club "A" night')
    assert read("date 31.1.2026 | title Ann’s # remark").day == date(2026, 1, 31)
    assert read("title Ann’s # remark").title == "Ann’s"


def test_quotes_within_a_name() -> None:
    seating = (
        read('seats N="Ann ""A"" B" E="B\\"o\\"b" S=«C "y"» W="D\\" | form rubber')
        .rounds[0]
        .seating
    )
    assert [*seating.players] == ['Ann "A" B', 'B"o"b', 'C "y"', "D\\"]
    keeper = 'keeper "Ann ""A"" B"'
    lines = f'seats N="Ann ""A"" B" E=B S=C W=D | {keeper} | form rubber | dealer "Ann ""A"" B"'
    assert read(lines).rounds[0].keeper == 'Ann "A" B'


def test_boards_are_counted_on() -> None:
    (entered,) = read(
        "form duplicate | board 7 | N 1C | E 1C | pass | board 3 | N 1C | N 1C"
    ).rounds
    deals = [item for item in entered.items if isinstance(item, Deal)]
    assert [deal.board for deal in deals] == [7, 8, 9, 3, 4]
    last = "form duplicate | board 9999 | N 1C | N 1C"
    with pytest.raises(BadData, match="the board is missing"):
        read(last)
