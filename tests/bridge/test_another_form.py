"""The next round in another form."""

from scorepad.bridge.agreed import CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.bridge.another_form import begun_in
from scorepad.bridge.evening import Evening, score_evening
from tests.bridge.table import entered, played


def forms(evening: Evening) -> list[Form]:
    return [each.agreed.form for each in evening.rounds]


def test_an_empty_round_changes_its_form() -> None:
    assert forms(begun_in(played(entered()), CHICAGO)) == [CHICAGO]


def test_boards_end_where_another_form_begins() -> None:
    evening = begun_in(played(entered("N 4S=", form=DUPLICATE)), RUBBER)
    assert forms(evening) == [DUPLICATE, RUBBER]
    assert score_evening(evening).rounds[0].is_settled


def test_a_rubber_that_is_not_over_is_not_ended() -> None:
    evening = begun_in(played(entered("N 4S=")), CHICAGO)
    assert forms(evening) == [RUBBER, CHICAGO]
    assert not score_evening(evening).rounds[0].is_settled
