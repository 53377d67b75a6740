"""The next round in another form."""

from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.bridge.switch_form import switch_form
from tests.bridge.table import entered, played


def forms(evening: Evening) -> list[Form]:
    return [each.options.form for each in evening.rounds]


def test_an_empty_round_changes_its_form() -> None:
    assert forms(switch_form(played(entered()), CHICAGO)) == [CHICAGO]


def test_boards_end_where_another_form_begins() -> None:
    evening = switch_form(played(entered("N 4S=", form=DUPLICATE)), RUBBER)
    assert forms(evening) == [DUPLICATE, RUBBER]
    assert score_evening(evening).rounds[0].is_settled


def test_a_rubber_that_is_not_over_is_not_ended() -> None:
    evening = switch_form(played(entered("N 4S=")), CHICAGO)
    assert forms(evening) == [RUBBER, CHICAGO]
    assert not score_evening(evening).rounds[0].is_settled
