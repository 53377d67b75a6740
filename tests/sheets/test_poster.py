"""What a poster shows besides the winners."""

from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.evening_result import evening_result
from scorepad.sheets.poster import dearest_penalty
from tests.bridge.table import FOUR, entered


def dearest(*deals: str) -> int | None:
    whole = score_evening(Evening((entered(*deals, seating=FOUR),)))
    found = dearest_penalty(whole, evening_result(whole))
    return found and found.points


def test_the_dearest_penalty_unless_it_is_the_deal_of_the_evening() -> None:
    assert dearest("N 6S=", "E 3N-2", "W 2HX-1", "S 4S=") == 100
    assert dearest("N 1S=", "E 3NX-5", "W 2H-1", "S 3S=", "S 4S=") is None
    assert dearest("N 1S=", "S 4S=") is None
