"""Rubber bridge, deal by deal."""

import pytest

from scorepad.bridge.deal import Adjustment, Item
from scorepad.bridge.points import PayKind
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Both, Seat, Side, Sides
from tests.bridge.table import kinds, paid, scored

NOBODY: Sides = ()
BOTH: Sides = (NS, EW)


@pytest.mark.parametrize(
    ("deals", "games", "part_scores", "vulnerable"),
    [
        ([], (0, 0), (0, 0), NOBODY),
        (["S 2H"], (0, 0), (60, 0), NOBODY),
        (["S 3H"], (0, 0), (90, 0), NOBODY),
        (["S 5C"], (1, 0), (0, 0), (NS,)),  # 100 is a game
        (["S 3NT"], (1, 0), (0, 0), (NS,)),
        (["E 4H"], (0, 1), (0, 0), (EW,)),
        (["S 2HX"], (1, 0), (0, 0), (NS,)),  # 120
        (["S 1HXX"], (1, 0), (0, 0), (NS,)),  # 120
        (["S 2CX"], (0, 0), (80, 0), NOBODY),
        (["S 1H+6"], (0, 0), (30, 0), NOBODY),  # overtricks do not count
        (["S 1CX+6"], (0, 0), (40, 0), NOBODY),
        (["S 1S honours S 150"], (0, 0), (30, 0), NOBODY),  # nor honours
        (["S 4S-1"], (0, 0), (0, 0), NOBODY),
        (["S 2H", "E 2S-1"], (0, 0), (60, 0), NOBODY),  # nor penalties
        (["S 2H", "E 2S"], (0, 0), (60, 60), NOBODY),
        (["S 2H", "N 1NT"], (1, 0), (0, 0), (NS,)),  # partners together
        (["S 3H", "N 1C"], (1, 0), (0, 0), (NS,)),
        (["S 2H", "E 4S"], (0, 1), (0, 0), (EW,)),  # a game wipes both part-scores
        (["S 2H", "E 2S", "W 1NT"], (0, 1), (0, 0), (EW,)),
        (["S 2H", "E 4S", "S 1NT"], (0, 1), (40, 0), (EW,)),
        (["S 4H", "E 4S"], (1, 1), (0, 0), BOTH),
        (["E 4H", "S 4S"], (1, 1), (0, 0), BOTH),
        (["S 4H", "E 4S", "S 2C"], (1, 1), (40, 0), BOTH),
        (["S 4H", "E 4S", "W 3C", "S 2C", "E 2C"], (1, 2), (0, 0), BOTH),
        (["S 4H", "N 3NT"], (2, 0), (0, 0), (NS,)),
        (["pass", "S 2H", "pass"], (0, 0), (60, 0), NOBODY),
    ],
)
def test_where_the_rubber_stands(
    deals: list[str], games: Both, part_scores: Both, vulnerable: Sides
) -> None:
    state = scored(*deals).state
    assert state.games == games
    assert state.part_scores == part_scores
    assert state.vulnerable == vulnerable
    assert state.ended == (2 in games)
    assert [state.needed(side) for side in Side] == [100 - part_scores[0], 100 - part_scores[1]]


@pytest.mark.parametrize(
    ("deals", "last"),
    [
        # The deal that wins a game is still scored at the old vulnerability.
        (["S 6S"], [(NS, PayKind.CONTRACT, 180), (NS, PayKind.SLAM, 500)]),
        (["S 2HX+1"], [(NS, "contract", 120), (NS, "overtricks", 100), (NS, "insult", 50)]),
        (["S 4S", "S 2HX-1"], [(EW, "penalty", 200)]),
        (["S 4S", "E 2HX-1"], [(NS, "penalty", 100)]),
        (["S 4S", "E 6S"], [(EW, "contract", 180), (EW, "slam", 500)]),
        (["S 4S", "E 4S", "W 2C-1"], [(NS, "penalty", 100)]),
        # A side with a game stays vulnerable.
        (["S 4S", "E 2C", "S 2C-1"], [(EW, "penalty", 100)]),
        # The rubber bonus: 700 where the other side has no game, 500 where it has one.
        (["S 4S", "S 4S"], [(NS, "contract", 120), (NS, "rubber", 700)]),
        (["E 4S", "W 4S"], [(EW, "contract", 120), (EW, "rubber", 700)]),
        (["S 4S", "E 4S", "S 4S"], [(NS, "contract", 120), (NS, "rubber", 500)]),
        (["E 4S", "S 4S", "N 4S"], [(NS, "contract", 120), (NS, "rubber", 500)]),
        (["S 4S", "E 4S", "E 4S"], [(EW, "contract", 120), (EW, "rubber", 500)]),
        # No other bonus for a game or a part-score.
        (["S 4S"], [(NS, "contract", 120)]),
        (["S 2S"], [(NS, "contract", 60)]),
        # Part-scores neither change the rubber bonus nor earn anything.
        (["S 4S", "E 2S", "S 4S"], [(NS, "contract", 120), (NS, "rubber", 700)]),
        # Everything that one deal can earn, in the order of the sheet.
        (
            ["S 4S", "N 6SX+1 honours N 150"],
            [
                (NS, "contract", 360),
                (NS, "overtricks", 200),
                (NS, "insult", 50),
                (NS, "slam", 750),
                (NS, "honours", 150),
                (NS, "rubber", 700),
            ],
        ),
        # Thirteen tricks in a six contract: a small slam with an overtrick.
        (["S 6C+1"], [(NS, "contract", 120), (NS, "overtricks", 20), (NS, "slam", 500)]),
        (["S 2C+4"], [(NS, "contract", 40), (NS, "overtricks", 80)]),  # a slam not bid
        (["S 6C-1"], [(EW, "penalty", 50)]),  # a slam not made
        (["E 3S-1 honours E 100"], [(NS, "penalty", 50), (EW, "honours", 100)]),
        (["pass"], []),
    ],
)
def test_what_a_deal_is_paid(deals: list[str], last: list[tuple[Side, PayKind, int]]) -> None:
    assert paid(scored(*deals).deals[-1]) == last


@pytest.mark.parametrize(
    ("items", "total", "two_games", "winner"),
    [
        (["S 4S", "S 4S"], (940, 0), NS, NS),
        (["E 4S", "W 4S"], (0, 940), EW, EW),
        (["S 4S", "E 7CX-7", "S 4S"], (2640, 0), NS, NS),
        # The side with two games loses on points.
        (["S 7CX-7", "S 4S", "S 4S"], (940, 1700), NS, EW),
        (["S 5C", "E 7NT-4", "E 5CX-4", "E 4S", "W 4S"], (1100, 740), EW, NS),
        # A tie: nobody wins, though one side has two games.
        (["S 4S", "S 4S", Adjustment(EW, 940, "a long story")], (940, 940), NS, None),
        # A rubber still open has no winner.
        (["S 4S"], (120, 0), None, None),
        (["S 4S", "E 4S"], (120, 120), None, None),
    ],
)
def test_who_wins(
    items: list[str | Item], total: Both, two_games: Side | None, winner: Side | None
) -> None:
    round_ = scored(*items)
    assert round_.total == total
    assert round_.margin == abs(total[0] - total[1])
    assert round_.two_games is two_games
    assert round_.winner is winner


@pytest.mark.parametrize(
    ("items", "premiums", "winner"),
    [
        ([], [], None),
        (["pass"], [], None),
        (["S 4S"], [(NS, "unfinished_game", 300)], NS),
        (["E 4S"], [(EW, "unfinished_game", 300)], EW),
        (["S 2S"], [(NS, "unfinished_part_score", 100)], NS),
        (["E 2S"], [(EW, "unfinished_part_score", 100)], EW),
        (["S 4S", "S 2S"], [(NS, "unfinished_game", 300), (NS, "unfinished_part_score", 100)], NS),
        (["S 4S", "E 2S"], [(NS, "unfinished_game", 300), (EW, "unfinished_part_score", 100)], NS),
        (["S 4S", "E 4S"], [], None),  # one game all
        (["S 4S", "E 4S", "E 2C"], [(EW, "unfinished_part_score", 100)], EW),
        (["S 4S", "S 2C", "E 2C"], [(NS, "unfinished_game", 300)], NS),
        (["S 2S", "E 4S"], [(EW, "unfinished_game", 300)], EW),  # the part-score was wiped out
        (["S 4S", "E 7NT-7"], [(NS, "unfinished_game", 300)], NS),
        (["S 4S", "S 4S"], [], NS),  # it was finished
        (["S 4S", "S 7NTX-4"], [(NS, "unfinished_game", 300)], EW),
    ],
)
@pytest.mark.parametrize("figure", [100, 50])
def test_unfinished_rubber(
    items: list[str], premiums: list[tuple[Side, PayKind, int]], winner: Side | None, figure: int
) -> None:
    going = scored(*items, unfinished_part_score=figure)
    stopped = scored(*items, unfinished_part_score=figure, stopped=True)
    meant = [
        (side, kind, figure if kind == "unfinished_part_score" else points)
        for side, kind, points in premiums
    ]
    assert not going.closing  # never shown as running totals
    assert [(entry.side, entry.kind, entry.points) for entry in stopped.closing] == meant
    total = going.state.total
    for side, _, points in meant:
        total = total.plus(side, points)
    assert stopped.total == total
    assert stopped.state == going.state
    assert stopped.is_settled
    assert stopped.winner is winner
    assert stopped.two_games == going.two_games


def test_passed_out_deals_are_recorded_and_pass_the_turn_on() -> None:
    round_ = scored("pass", "S 2S", "pass", "pass", first=WEST)
    assert [deal.dealer for deal in round_.deals] == [WEST, NORTH, EAST, SOUTH]
    assert [deal.number for deal in round_.deals] == [1, 2, 3, 4]
    assert [kinds(deal) for deal in round_.deals] == [{}, {"contract": 60}, {}, {}]
    assert round_.state.dealer is WEST
    assert round_.state.number == 5


@pytest.mark.parametrize(
    ("deals", "game_to"),
    [
        (["S 2H"], [None]),
        (["S 2H", "N 1NT"], [None, NS]),
        (["E 4H", "S 4S-1", "W 4S"], [EW, None, EW]),
    ],
)
def test_who_made_a_game(deals: list[str], game_to: list[Side | None]) -> None:
    assert [deal.game_to for deal in scored(*deals).deals] == game_to


def test_a_part_score_stays_on_the_sheet_and_in_the_total() -> None:
    deals = scored("S 2H", "E 4S", "S 2H", "S 1NT").deals
    assert [deal.after.total for deal in deals] == [(60, 0), (60, 120), (120, 120), (160, 120)]
    assert [deal.after.part_scores for deal in deals] == [(60, 0), (0, 0), (60, 0), (0, 0)]


@pytest.mark.parametrize("first", Seat)
def test_who_deals_changes_no_points(first: Seat) -> None:
    deals = ["S 2H", "E 2S-1", "N 3NTX+1", "W 4S", "S 6H"]
    meant = (60 + 50 + (200 + 100 + 50) + (180 + 750 + 500), 120)
    assert scored(*deals, first=first).total == meant
