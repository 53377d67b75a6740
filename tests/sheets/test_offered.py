"""The options offered for printing: only those that change a page."""

from decimal import Decimal

import pytest

from scorepad.bridge.comparison import Comparison, ComparisonSettings, Scoring
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.hands import Cards
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import CHICAGO, DUPLICATE, POINTS, Options
from scorepad.bridge.payments import Debt
from scorepad.bridge.rounds import Round
from scorepad.sheets.offered import extents, switches
from scorepad.sheets.pages import Extent
from tests.bridge.compared import HANDS, compared
from tests.bridge.table import FOUR, entered

ROUND = {"elements", "letters", "large", "black"}
HOWELL = Comparison(plan=Plan(Movement.HOWELL, 6, 3))
TEAMS = Comparison(ComparisonSettings(Scoring.TEAMS), plan=Plan(Movement.TEAMS, 4, 4))
RUBBER = entered("N 4S=", "S 3N=", seating=FOUR)
PLAYED = compared("board 1", "1-5: N 4S=", "2-3: N 4S-1")
MATCH = compared("scoring teams", "board 1", "a1-b1: N 4S=", "b2-a2: N 4S-1")


def evening(*rounds: Round | Comparison, debts: tuple[Debt, ...] = ()) -> ScoredEvening:
    options = Options(DUPLICATE)
    made = (
        Round(options, comparison=each) if isinstance(each, Comparison) else each for each in rounds
    )
    return score_evening(Evening(tuple(made), debts=debts))


@pytest.mark.parametrize(
    ("rounds", "offered"),
    [
        ((RUBBER,), ROUND | {"games", "panels", "back_score"}),
        ((RUBBER,) * 3, ROUND | {"games", "panels", "back_score", "chart"}),
        ((entered("N 2S=", form=CHICAGO),), ROUND | {"panels"}),
        ((entered("N 2S=", form=DUPLICATE),), ROUND | {"back_score"}),
        ((entered(),), set()),
        ((PLAYED,), {"ranking", "cards", "travellers", "large", "black"}),
        ((MATCH,), {"ranking", "travellers", "large", "black"}),
        ((HOWELL,), {"travellers", "movement", "slips", "large"}),
        ((Comparison(cards=(Cards(1, HANDS),)),), {"hands", "large", "black"}),
        ((Comparison(),), set()),
    ],
)
def test_only_what_changes_a_page_is_offered(
    rounds: tuple[Round | Comparison, ...], offered: set[str]
) -> None:
    assert switches(evening(*rounds), Extent.EVENING, 0) == offered


def test_a_sheet_alone_has_few_choices() -> None:
    assert switches(evening(RUBBER), Extent.SHEET, 0) == {"letters"}
    points = entered("N 2S=", form=POINTS)
    assert switches(evening(RUBBER, points), Extent.SHEET, 1) == {"black"}
    assert switches(evening(RUBBER, points), Extent.ROUND, 1) == ROUND
    assert switches(evening(RUBBER), Extent.POSTER, 0) == set()


def test_old_debts_are_settled_too() -> None:
    owed = evening(entered(), debts=(Debt("Ann", "Bob", Decimal(5)),))
    assert switches(owed, Extent.EVENING, 0) == {"settlement"}


@pytest.mark.parametrize(
    ("rounds", "number", "offered"),
    [
        ((RUBBER,), 0, [*Extent]),
        ((entered("N 2S="),), 0, [Extent.SHEET, Extent.EVENING]),
        ((entered(),), 0, [Extent.EVENING]),
        ((TEAMS,), 0, [Extent.EVENING]),
        ((RUBBER, TEAMS), 1, [Extent.ROUND, Extent.EVENING, Extent.POSTER]),
    ],
)
def test_how_much_is_offered(
    rounds: tuple[Round | Comparison, ...], number: int, offered: list[Extent]
) -> None:
    assert extents(evening(*rounds), number) == offered
