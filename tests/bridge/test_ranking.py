"""Boards compared and ranked: small sessions worked out by hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from scorepad.bridge.board_results import for_east_west
from scorepad.bridge.comparison import (
    Average,
    Comparison,
    ComparisonSettings,
    Scoring,
    TableResult,
)
from scorepad.bridge.decimals import in_hundredths
from scorepad.bridge.errors import Impossible
from scorepad.bridge.ranking import card, rank
from tests.bridge.compared import compared, figures, places, points, ranked

FOUR_RESULTS = ("board 1", "1-2: N 4S=", "3-4: N 4S+1", "5-6: N 3S+1", "7-8: N 4S=")
"""420, 450, 170 and 420."""
SHORT = (*FOUR_RESULTS, "board 2", "1-2: N 1NT=", "3-4: N 1NT+1")
"""90 and 120 on a second board, where four results could be."""


def test_matchpoints() -> None:
    ranking = ranked(*FOUR_RESULTS)
    assert points(ranking, 1) == ["3 3", "6 0", "0 6", "3 3"]
    assert ranking.boards[0].top == 6
    assert points(ranked("scale 1/.5/0", *FOUR_RESULTS), 1) == ["3/2 3/2", "3 0", "0 3", "3/2 3/2"]
    assert ranking.lists == 2
    assert places(ranking) == ["1 3", "2= 1", "2= 7", "4 5", "1 6", "2= 2", "2= 8", "4 4"]


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        ("neuberg", ["1 5", "5 1"]),  # (0 + 1) x 4/2 - 1 and (2 + 1) x 4/2 - 1
        ("own", ["0 2", "2 0"]),
        ("add", ["2 4", "4 2"]),
    ],
)
def test_a_board_with_fewer_results(option: str, expected: list[str]) -> None:
    assert points(ranked(f"short-boards {option}", *SHORT), 2) == expected


def in_total(*lines: str) -> Comparison:
    """The same with the points added; a score file has no such option."""
    settings = ComparisonSettings(Scoring.TOTAL_POINTS)
    return replace(compared("scoring cross-imps", *lines), settings=settings)


def test_total_points_are_added() -> None:
    """A board with one result counts too; sitting out is ranked as if all played equally often."""
    lines = (
        "board 1",
        "1-2: N 4S=",
        "3-4: N 4S-1",
        "board 2",
        "4-1: N 3NT=",
        "2-3: average ave ave",
    )
    ranking = rank(in_total(*lines, "board 3", "1-3: W 1NT="))
    assert points(ranking, 1) == ["420 -420", "-50 50"]
    assert points(ranking, 2) == ["0 0", "600 -600"]
    assert points(ranking, 3) == ["-90 90"]
    table = [f"{one.entrant}: {one.boards} {one.points} {one.scaled}" for one in ranking.table]
    assert table == ["4: 2 650 975", "3: 3 40 40", "1: 3 -270 -270", "2: 2 -420 -630"]
    assert not any(one.of for one in ranking.table)
    why = figures(ranking, 1)["1"].why
    assert str(why) == "420 for North-South, -420 for East-West"
    assert str(figures(ranking, 2)["2"].why).startswith("an average of 0 points")


@pytest.mark.parametrize(("award", "fits"), [("100", True), ("-999", True), ("ave+", False)])
def test_averages_at_total_points_are_points(award: str, fits: bool) -> None:
    comparison = in_total("board 1", "1-2: pass")
    more = TableResult(2, "1", "2", Average(award, "ave"))
    if fits:
        assert rank(replace(comparison, results=(more,))).table[0].points == int(award)
        return
    with pytest.raises(Impossible, match="for total points, an average"):
        replace(comparison, results=(more,))


def test_a_board_with_one_result_counts_for_nobody() -> None:
    ranking = ranked("board 1", "1-2: N 4S=", "3-4: not played", "board 2", "1-2: average ave ave")
    assert points(ranking, 1) == ["-", "-"]
    assert [figure.compared for figure in figures(ranking, 1).values()] == [0, None]
    assert [(one.entrant, one.boards, one.place) for one in ranking.table] == [
        *(("1", 1, 1), ("3", 0, None)),
        *(("2", 1, 1), ("4", 0, None)),
    ]


def test_an_average_counts_and_makes_its_board_a_short_one() -> None:
    ranking = ranked(*FOUR_RESULTS[:4], "7-8: average ave+ 35")
    # 420, 450 and 170: 2, 4 and 0 of 4, with 4 results expected.
    assert points(ranking, 1) == ["3 3", "17/3 1/3", "1/3 17/3", "18/5 21/10"]
    assert figures(ranking, 1)["7"].percents == (Fraction(60), Fraction(35))


def test_an_average_is_the_own_percentage_where_that_is_better() -> None:
    board_2 = ("board 2", "1-2: average ave+ ave-", "3-4: average ave- ave+")
    ranking = ranked(*FOUR_RESULTS, *board_2)
    # 1-2 had 50 % each on board 1; 3 had 100 %, 4 none.
    assert points(ranking, 2) == ["18/5 12/5", "12/5 18/5"]
    ranking = ranked(*FOUR_RESULTS, "board 2", "3-4: average ave+ ave-")
    assert points(ranking, 2) == ["6 0"]
    ranking = ranked(*FOUR_RESULTS, "board 2", "3-4: average ave ave", "5-6: average ave- ave+")
    assert points(ranking, 2) == ["3 3", "0 6"]


def test_individuals_get_the_points_of_their_pair() -> None:
    lines = (
        "board 1",
        "1+2-3+4: N 1S=",
        "5+6-7+8: N 1S+1",
        "board 2",
        "1+3-5+7: average ave+ ave-",
    )
    ranking = ranked(*lines, "8+2-4+6: N 1S=")
    assert points(ranking, 1) == ["0 2", "2 0"]
    assert points(ranking, 2) == ["6/5 4/5", "-"]
    assert ranking.lists == 1
    assert {one.entrant: one.boards for one in ranking.table} == {
        **dict.fromkeys("1357", 2),
        **dict.fromkeys("2468", 1),
    }


def test_cross_imps() -> None:
    ranking = ranked("scoring cross-imps", *FOUR_RESULTS)
    # 420: -1 against 450, 6 against 170, 0; 450: 1, 7, 1; 170: -6, -7, -6.
    assert points(ranking, 1) == ["5/3 -5/3", "3 -3", "-19/3 19/3", "5/3 -5/3"]


def test_fewer_boards_at_imps() -> None:
    ranking = ranked("scoring cross-imps", *FOUR_RESULTS[:4], "board 2", "1-2: pass", "5-6: pass")
    scaled = {one.entrant: f"{one.boards} {one.points} {one.scaled}" for one in ranking.table}
    # 450 against 420 and 170: 1 and 7.
    assert scaled["3"] == "1 4 8"
    assert scaled["1"] == "2 5/2 5/2"


@pytest.mark.parametrize(
    ("lines", "datum", "expected"),
    [
        # 420, 450, 170, 420 without 450 and 170.
        ((), 420, ["0 0", "1 -1", "-6 6", "0 0"]),
        # 1460 / 4 = 365.
        (("extremes 0",), 370, ["2 -2", "2 -2", "-5 5", "2 -2"]),
        (("datum median",), 420, ["0 0", "1 -1", "-6 6", "0 0"]),
    ],
)
def test_butler(lines: tuple[str, ...], datum: int, expected: list[str]) -> None:
    ranking = ranked("scoring butler", *lines, *FOUR_RESULTS)
    assert ranking.boards[0].datum == datum
    assert points(ranking, 1) == expected


def test_averages_at_imps() -> None:
    ranking = ranked("scoring butler", "board 1", "1-2: average ave+ ave-", "3-4: average ave 2.5")
    assert points(ranking, 1) == ["3 -3", "0 5/2"]
    assert ranking.boards[0].datum is None


MATCH = (
    *("board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1"),  # 420 and -50: 10 IMPs
    *("board 2", "A1-B1: N 1NT=", "B2-A2: N 1NT+1"),  # 90 and 120: -1
    *("board 3", "A1-B1: pass", "B2-A2: average ave+ ave-"),  # 3 for B
    *("board 4", "A1-B1: not played", "B2-A2: N 1NT="),
)


def test_teams() -> None:
    ranking = ranked("scoring teams", *MATCH)
    assert points(ranking, 1) == ["10 -10", "-10 10"]
    assert points(ranking, 3) == ["-", "3 -3"]
    assert points(ranking, 4) == ["-", "-"]
    match = ranking.match
    assert match
    assert (match.teams, match.boards, match.imps, match.margin) == (("A", "B"), 3, (10, 4), 6)
    assert match.vp
    assert sum(match.vp) == 20
    assert [f"{one.entrant} {one.points} {one.place}" for one in ranking.table] == [
        "A 6 1",
        "B -6 2",
    ]


def test_the_visitors_win() -> None:
    ranking = ranked("scoring teams", "board 1", "B1-A1: N 4S=", "A2-B2: N 4S-1")
    match = ranking.match
    assert match
    assert match.imps == (0, 10)
    assert match.margin == -10
    assert match.vp
    assert match.vp[0] < 10 < match.vp[1]
    assert places(ranking) == ["1 B", "2 A"]


def test_a_match_without_victory_points() -> None:
    for lines in (("vp off", *MATCH), ("board 1", "A1-B1: pass")):
        match = ranked("scoring teams", *lines).match
        assert match
        assert match.vp is None


def test_board_a_match() -> None:
    ranking = ranked("scoring board-a-match", *MATCH)
    assert points(ranking, 1) == ["2 0", "0 2"]
    assert points(ranking, 3) == ["-", "6/5 4/5"]
    match = ranking.match
    assert match
    assert match.points == (Fraction(14, 5), Fraction(16, 5))
    assert (match.imps, match.margin, match.vp) == (None, None, None)
    assert [f"{one.entrant} {one.boards} {one.of}" for one in ranking.table] == ["B 3 6", "A 3 6"]


def test_a_draw_of_teams() -> None:
    ranking = ranked("scoring teams", "board 1", "A1-B1: pass", "B2-A2: pass")
    assert places(ranking) == ["1= A", "1= B"]


def test_nothing_is_compared_yet() -> None:
    assert rank(Comparison(ComparisonSettings(Scoring.TEAMS))).match is None
    assert rank(Comparison()).table == ()


@pytest.mark.parametrize(
    ("lines", "lists"),
    [
        (("1-2: pass", "3-4: pass"), 2),
        (("1-2: not played", "3-1: pass"), 1),
    ],
)
def test_two_lists_where_nobody_changes_lines(lines: tuple[str, ...], lists: int) -> None:
    one, other = lines
    assert ranked("board 1", one, "board 2", other).lists == lists
    assert ranked("winners 1", "board 1", one, "board 2", other).lists == 1


def test_pairs_are_ordered_by_number_and_then_by_letter() -> None:
    results = [f"{pair}-X{number}: pass" for number, pair in enumerate(["B", "10", "A", "9"])]
    ranking = ranked("board 1", *results)
    assert [*figures(ranking, 1)] == ["9", "10", "A", "B"]
    assert places(ranking)[:4] == ["1= 9", "1= 10", "1= A", "1= B"]


@pytest.mark.parametrize(
    ("number", "shown"),
    [(Fraction(17, 3), "5.67"), (Fraction(1, 200), "0.01"), (Fraction(100), "100.00")],
)
def test_two_decimals_half_up(number: Fraction, shown: str) -> None:
    assert in_hundredths(number) == shown


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (FOUR_RESULTS, "420 against 450 (0), 420 (1), 170 (2): 3 of 6; East-West 3"),
        (
            ("scoring cross-imps", *FOUR_RESULTS),
            "420 against 450 (-1), 420 (0), 170 (6): 5 / 3 = 5/3 IMPs",
        ),
        (
            ("scoring butler", *FOUR_RESULTS[:4]),
            "420 against the datum 350, a difference of 70: 2 IMPs",
        ),
        (("scoring cross-imps", *FOUR_RESULTS[:3]), "420 against 450 (-1): -1 IMPs"),
        (
            (*FOUR_RESULTS[:3], "board 2", *FOUR_RESULTS[1:]),
            "420 against 450 (0); 2 results where there are up to 4: "
            "(0 + 1) × 4 / 2 − 1 = 1 of 6; East-West 5",
        ),
        (
            ("short-boards add", *FOUR_RESULTS[:3], "board 2", *FOUR_RESULTS[1:]),
            "420 against 450 (0), and 1 for each of 2 missing results: 2 of 6; East-West 4",
        ),
        (
            ("board 1", "1-2: average ave+ ave-"),
            "an average of 60 % of 2 for North-South, 40 % for East-West: 6/5 and 4/5",
        ),
        (
            ("scoring butler", "board 1", "1-2: average ave+ ave-"),
            "an average of 3 IMPs for North-South, -3 for East-West",
        ),
    ],
)
def test_each_figure_explains_itself(lines: tuple[str, ...], why: str) -> None:
    assert str(figures(ranked(*lines), 1)["1"].why) == why


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (
            ("scoring cross-imps", *FOUR_RESULTS),
            "-420 against -170 (-6), -420 (0), -450 (1): -5 / 3 = -5/3 IMPs",
        ),
        (
            ("scoring butler", *FOUR_RESULTS[:4]),
            "-420 against the datum -350, a difference of -70: -2 IMPs",
        ),
        (FOUR_RESULTS, "420 against 450 (0), 420 (1), 170 (2): 3 of 6; East-West 3"),
    ],
)
def test_each_figure_explains_itself_to_east_west(lines: tuple[str, ...], why: str) -> None:
    """As they reckon it at IMPs; at matchpoints what both sides get is said anyway."""
    told = figures(ranked(*lines), 1)["1"].why
    assert told
    assert str(for_east_west(told)) == why


def test_equal_results_are_told_together() -> None:
    ranking = ranked("board 1", *(f"{pair}-E{pair}: N 1NT=" for pair in range(1, 5)))
    assert str(figures(ranking, 1)["1"].why) == "90 against 3 × 90 (3 × 1): 3 of 6; East-West 3"


def test_it_is_the_comparison_that_is_ranked() -> None:
    comparison = compared("pairs 1=Ann", *FOUR_RESULTS)
    assert rank(comparison).comparison is comparison
    assert rank(comparison).names == {"1": "Ann"}


@pytest.mark.parametrize(
    ("lines", "entrant", "sat"),
    [
        (("board 2", "1-2: pass", "3-4: pass", "board 1", "4-1: pass"), "1", ["1 EW", "2 NS"]),
        (("board 1", "1+2-3+4: pass"), "4", ["1 EW"]),
        (("scoring teams", "board 1", "a1-b1: pass", "b2-a2: pass"), "A", ["1 NS", "1 EW"]),
        (("board 1", "1-2: pass"), "3", []),
    ],
)
def test_the_card_of_a_pair(lines: tuple[str, ...], entrant: str, sat: list[str]) -> None:
    found = card(ranked(*lines), entrant)
    assert [f"{board} {side}" for board, _, side in found] == sat


@pytest.mark.parametrize(
    ("scoring", "earned"),
    [
        ("matchpoints", ["3 3", "17/3 1/3", "1/3 17/3", "5 5"]),
        ("cross-imps", ["9/2 -9/2", "6 -6", "-21/2 21/2", "4 7"]),
    ],
)
def test_only_the_score_is_known(scoring: str, earned: list[str]) -> None:
    """It is compared like any result; a split is compared with it, but nothing with a split."""
    lines = ("board 1", "1-2: N 4S=", "3-4: score 450", "5-6: score -50", "7-8: split 450 -50")
    ranking = ranked(f"scoring {scoring}", *lines)
    assert points(ranking, 1) == earned
    found = figures(ranking, 1)
    assert [(figure.score, figure.compared) for figure in found.values()] == [
        *((420, 2), (450, 2), (-50, 2)),
        (None, 3),
    ]


@pytest.mark.parametrize(
    ("scoring", "others", "earned"),
    [
        ("butler", ("3-4: score 420", "5-6: score 420"), "0 10"),
        ("butler", ("3-4: score 420",), "-"),
        ("matchpoints", ("3-4: score 420",), "1 2"),
        ("matchpoints", (), "-"),
        ("cross-imps", ("3-4: pass",), "9 2"),
    ],
)
def test_a_split(scoring: str, others: tuple[str, ...], earned: str) -> None:
    ranking = ranked(f"scoring {scoring}", "board 1", "1-2: split 420 -50", *others)
    assert points(ranking, 1)[0] == earned


@pytest.mark.parametrize(
    ("scoring", "lines", "match"),
    [
        ("teams", ("A1-B1: score 420", "B2-A2: score -50"), ((10, 0), None)),
        ("teams", ("A1-B1: score -50", "B2-A2: score 420"), ((0, 10), None)),
        ("teams", ("A1-B1: split 420 50", "B2-A2: pass"), ((9, 0), None)),
        ("teams", ("B1-A1: split 420 -50", "A2-B2: pass"), ((2, 9), None)),
        ("board-a-match", ("A1-B1: split 420 -50", "B2-A2: pass"), (None, (2, 2))),
    ],
)
def test_scores_and_splits_at_teams(
    scoring: str, lines: tuple[str, ...], match: tuple[object, object]
) -> None:
    ranking = ranked(f"scoring {scoring}", "board 1", *lines)
    assert ranking.match
    assert (ranking.match.imps, ranking.match.points) == match


def test_a_split_says_why() -> None:
    ranking = ranked("board 1", "1-2: split 420 -50", "3-4: pass")
    assert str(figures(ranking, 1)["1"].why) == (
        "North-South: 420 against 0 (2): 2 of 2; East-West 0. "
        "East-West: -50 against 0 (0): 0 of 2; East-West 2"
    )
