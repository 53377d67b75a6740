"""What holds for any compared boards."""

from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Played,
    Scale,
    Score,
    Scoring,
    ShortBoards,
    TableResult,
)
from scorepad.bridge.contract import Contract
from scorepad.bridge.imps import imps
from scorepad.bridge.ranking import Ranking, ns_score, rank
from scorepad.bridge.seats import Seat
from scorepad.bridge.victory_points import victory_points
from tests.bridge.compared import RESULTS, places, sessions
from tests.bridge.table import CONTRACTS

MATCHPOINTS = st.builds(
    ComparisonSettings,
    st.just(Scoring.MATCHPOINTS),
    st.sampled_from(Scale),
    st.sampled_from(ShortBoards),
)
TURNED = dict(zip(Seat, [*Seat][1:] + [*Seat][:1], strict=True))
NOBODY_VULNERABLE, BOTH_VULNERABLE = 1, 4
ON_A_BOARD = st.lists(RESULTS, min_size=2, max_size=6)


def on_one_board(
    whats: list[Played | Score], settings: ComparisonSettings, board: int = 1
) -> Ranking:
    results = [
        TableResult(board, str(2 * table + 1), str(2 * table + 2), what)
        for table, what in enumerate(whats)
    ]
    return rank(Comparison(settings, (), tuple(results)))


def won(ranking: Ranking) -> list[Fraction]:
    """What North-South won at each table."""
    return [
        figure.points[0] for board in ranking.boards for figure in board.figures if figure.points
    ]


@given(ON_A_BOARD, MATCHPOINTS)
def test_matchpoints_of_a_board_are_shared_out(
    whats: list[Played | Score], settings: ComparisonSettings
) -> None:
    ranking = on_one_board(whats, settings)
    n, half = len(whats), Fraction(settings.scale.win, 2)
    assert sum(won(ranking)) == half * n * (n - 1)
    for figure in ranking.boards[0].figures:
        assert figure.points
        assert sum(figure.points) == ranking.boards[0].top == 2 * half * (n - 1)
        assert figure.percents
        assert sum(figure.percents) == 100


@given(st.integers(2, 6), st.data(), st.sampled_from([ShortBoards.NEUBERG, ShortBoards.ADD]))
def test_short_boards_stay_fair(n: int, data: st.DataObject, short: ShortBoards) -> None:
    """Factored up, a board still gives both directions half of the points on average."""
    whats = data.draw(st.lists(RESULTS, min_size=2, max_size=n))
    full = [TableResult(2, str(2 * t + 1), str(2 * t + 2), Played()) for t in range(n)]
    few = [TableResult(1, str(2 * t + 1), str(2 * t + 2), what) for t, what in enumerate(whats)]
    ranking = rank(Comparison(ComparisonSettings(short_boards=short), (), (*few, *full)))
    figures = ranking.boards[0].figures
    assert ranking.boards[0].top == 2 * (n - 1)
    assert sum(figure.points[0] for figure in figures if figure.points) == len(whats) * (n - 1)
    assert all(0 <= share <= 2 * (n - 1) for figure in figures for share in figure.points or ())


@given(ON_A_BOARD)
def test_cross_imps_add_up_to_nothing(whats: list[Played | Score]) -> None:
    assert sum(won(on_one_board(whats, ComparisonSettings(Scoring.CROSS_IMPS)))) == 0


def turned_round(what: Played | Score) -> Played | Score:
    """What comes out if North-South sit East-West."""
    if isinstance(what, Score):
        return Score(-what.points)
    bid = what.contract
    return replace(what, contract=bid and replace(bid, declarer=TURNED[bid.declarer]))


@given(ON_A_BOARD, st.sampled_from([NOBODY_VULNERABLE, BOTH_VULNERABLE]), st.sampled_from(Scoring))
def test_turned_round_the_table_everything_is_mirrored(
    whats: list[Played | Score], board: int, scoring: Scoring
) -> None:
    if scoring.is_match:
        return
    turned = [*map(turned_round, whats)]
    ranking = on_one_board(whats, ComparisonSettings(scoring), board)
    mirrored = on_one_board(turned, ComparisonSettings(scoring), board)
    for figure, other in zip(ranking.boards[0].figures, mirrored.boards[0].figures, strict=True):
        assert figure.points
        assert other.points == figure.points[::-1]


@given(ON_A_BOARD, st.data())
def test_another_equal_result_keeps_the_order(
    whats: list[Played | Score], data: st.DataObject
) -> None:
    again = data.draw(st.sampled_from(whats))
    for settings in (ComparisonSettings(), ComparisonSettings(Scoring.CROSS_IMPS)):
        before = won(on_one_board(whats, settings))
        after = won(on_one_board([*whats, again], settings))
        order = sorted(range(len(whats)), key=lambda place: before[place])
        assert all(
            after[one] <= after[other] or before[one] == before[other]
            for one, other in pairwise(order)
        )
        assert after[-1] == after[whats.index(again)]


@given(sessions())
def test_every_figure_that_counts_explains_itself(comparison: Comparison) -> None:
    ranking = rank(comparison)
    for board in ranking.boards:
        for figure in board.figures:
            assert (figure.points is None) == (figure.why is None)
            if figure.why and figure.score is not None:
                assert str(figure.why).startswith(f"{figure.score} against ")


@given(sessions())
def test_the_table_adds_up_what_the_boards_gave(comparison: Comparison) -> None:
    ranking = rank(comparison)
    sums: dict[str, Fraction] = defaultdict(Fraction)
    for board in ranking.boards:
        for figure in board.figures:
            if figure.points:
                sums[figure.result.ns] += figure.points[0]
                sums[figure.result.ew] += figure.points[1]
    assert {one.entrant: one.points for one in ranking.table if one.boards} == sums


@given(sessions())
def test_places_leave_out_as_many_as_share_one(comparison: Comparison) -> None:
    ranking = rank(comparison)
    for line in {one.line for one in ranking.table}:
        table = [one for one in ranking.table if one.line is line and one.place]
        assert [one.place for one in table] == [
            1 + sum(other.value > one.value for other in table) for one in table
        ]
        assert [one.shared for one in table] == [
            sum(other.place == one.place for other in table) for one in table
        ]


@given(sessions())
def test_the_order_in_which_results_were_entered_changes_nothing(comparison: Comparison) -> None:
    mixed = sorted(comparison.results, key=lambda result: (result.ew, result.board))
    other = rank(replace(comparison, results=tuple(mixed)))
    ranking = rank(comparison)
    assert other.boards == ranking.boards
    assert places(other) == places(ranking)


@given(st.integers(0, 300), st.integers(1, 64))
def test_victory_points_add_up_to_20_and_no_imp_is_worth_more_than_the_one_before(
    margin: int, boards: int
) -> None:
    scale = [victory_points(margin + more, boards) for more in range(3)]
    assert all(won + lost == 20 and won >= lost for won, lost in scale)
    first, second, third = (won for won, _ in scale)
    assert margin == 0 or 0 <= third - second <= second - first


@given(st.integers(-8000, 8000))
def test_imps_are_the_same_for_both_sides(difference: int) -> None:
    assert imps(difference) == -imps(-difference)
    assert imps(abs(difference)) <= imps(abs(difference) + 10) <= 24


@given(CONTRACTS, st.integers(0, 13), st.integers(1, 16))
def test_points_are_north_souths(contract: Contract, tricks: int, board: int) -> None:
    score = ns_score(TableResult(board, "1", "2", Played(contract, tricks)))
    made = tricks >= contract.tricks_needed
    assert score
    assert (score > 0) == (made == (contract.declarer in (Seat.NORTH, Seat.SOUTH)))


@given(sessions())
def test_percentages_are_between_0_and_100(comparison: Comparison) -> None:
    for one in rank(comparison).table:
        assert one.percent is None or 0 <= one.percent <= 100
