"""Duplicate boards."""

import pytest

from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.bridge.seats import EAST, EW, NORTH, NS, SOUTH, WEST, Both, Seat, Side, Sides
from tests.bridge.table import on_board, paid, scored

NOBODY: Sides = ()
BOTH: Sides = (NS, EW)
BOARDS: list[tuple[Seat, Sides]] = [
    (NORTH, NOBODY),
    (EAST, (NS,)),
    (SOUTH, (EW,)),
    (WEST, BOTH),
    (NORTH, (NS,)),
    (EAST, (EW,)),
    (SOUTH, BOTH),
    (WEST, NOBODY),
    (NORTH, (EW,)),
    (EAST, BOTH),
    (SOUTH, NOBODY),
    (WEST, (NS,)),
    (NORTH, BOTH),
    (EAST, NOBODY),
    (SOUTH, (NS,)),
    (WEST, (EW,)),
]


@pytest.mark.parametrize("board", range(1, 65))
def test_the_board_says_who_deals_and_who_is_vulnerable(board: int) -> None:
    meant = BOARDS[(board - 1) % 16]
    assert (board_dealer(board), board_vulnerable(board)) == meant
    deal = scored(on_board(board, "S 4S"), form=DUPLICATE, first=WEST).deals[0]
    assert (deal.dealer, deal.vulnerable, deal.number) == (*meant, board)


@pytest.mark.parametrize(
    ("board", "written", "entries"),
    [
        (1, "S 2S+1", [(NS, "contract", 60), (NS, "overtricks", 30), (NS, "part_score", 50)]),
        (1, "S 3NT", [(NS, "contract", 100), (NS, "game", 300)]),
        (2, "S 3NT", [(NS, "contract", 100), (NS, "game", 500)]),
        (2, "E 3NT", [(EW, "contract", 100), (EW, "game", 300)]),
        (3, "E 5C", [(EW, "contract", 100), (EW, "game", 500)]),
        # Doubling included.
        (1, "S 2SX", [(NS, "contract", 120), (NS, "insult", 50), (NS, "game", 300)]),
        (1, "S 2CX", [(NS, "contract", 80), (NS, "insult", 50), (NS, "part_score", 50)]),
        (
            4,
            "W 7NTXX",
            [(EW, "contract", 880), (EW, "insult", 100), (EW, "slam", 1500), (EW, "game", 500)],
        ),
        (
            4,
            "W 6C+1",
            [(EW, "contract", 120), (EW, "overtricks", 20), (EW, "slam", 750), (EW, "game", 500)],
        ),
        (1, "S 4S-2", [(EW, "penalty", 100)]),
        (4, "S 4S-2", [(EW, "penalty", 200)]),
        (1, "pass", []),
    ],
)
def test_each_board_by_itself(
    board: int, written: str, entries: list[tuple[Side, str, int]]
) -> None:
    round_ = scored("S 2S", on_board(board, written), form=DUPLICATE)
    assert paid(round_.deals[1]) == entries
    assert round_.state.part_scores == (0, 0)


def test_totals_by_side() -> None:
    round_ = scored(
        on_board(1, "S 2S+1"),
        on_board(2, "E 3NT-1"),
        on_board(3, "pass"),
        on_board(4, "W 4H"),
        form=DUPLICATE,
        stopped=True,
    )
    assert [deal.after.total for deal in round_.deals] == [(140, 0), (190, 0), (190, 0), (190, 620)]
    assert round_.total == Both(190, 620)
    assert round_.state.games == (0, 1)
    assert round_.closing == ()
    assert round_.winner is EW
    assert round_.two_games is None


def test_boards_never_come_to_an_end_by_themselves() -> None:
    round_ = scored(*(on_board(board, "S 4S") for board in range(1, 33)), form=DUPLICATE)
    assert not round_.is_settled
    assert not round_.after_end


def test_the_next_board_is_the_following_one_unless_the_players_say_otherwise() -> None:
    assert scored(form=DUPLICATE).state.number == 1
    state = scored(on_board(6, "S 4S"), form=DUPLICATE).state
    assert (state.number, state.dealer, state.vulnerable) == (7, SOUTH, BOTH)
    state = scored(on_board(6, "S 4S"), form=DUPLICATE, next_board=12).state
    assert (state.number, state.dealer, state.vulnerable) == (12, WEST, (NS,))
    assert [deal.number for deal in scored("S 1S", "pass", "S 1S", form=DUPLICATE).deals] == [
        1,
        2,
        3,
    ]


@pytest.mark.parametrize("form", [RUBBER, CHICAGO, CAVENDISH])
def test_there_are_no_boards_elsewhere(form: Form) -> None:
    assert scored("S 1S", form=form, next_board=4).state == scored("S 1S", form=form).state


def test_a_deal_bears_its_board_whatever_came_before() -> None:
    """Several results on a board are separate deals, each with the dealer of the board."""
    round_ = scored(
        on_board(7, "S 4S"), on_board(2, "pass"), on_board(7, "E 5HX-1"), form=DUPLICATE
    )
    seven = (7, SOUTH, BOTH)
    told = [(deal.number, deal.dealer, deal.vulnerable) for deal in round_.deals]
    assert told == [seven, (2, EAST, (NS,)), seven]
    assert [deal.after.total for deal in round_.deals] == [(620, 0), (620, 0), (820, 0)]
