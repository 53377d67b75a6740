"""The id of an evening that was imported without one."""

from dataclasses import replace

from hypothesis import given

from scorepad.bridge.evening import Evening
from scorepad.exchange.saved_evening import nameless
from tests.bridge.table import WHOLE_EVENINGS


@given(WHOLE_EVENINGS)
def test_the_same_evening_has_the_same_id_and_no_other_has(evening: Evening) -> None:
    kept = nameless(evening)
    assert kept.evening is evening
    assert nameless(replace(evening)) == kept
    for other in (replace(evening, rounds=()), replace(evening, note=evening.note + "x")):
        assert nameless(other).id != kept.id


def test_it_stays_the_same_from_version_to_version() -> None:
    assert str(nameless(Evening()).id) == "263f8cd3-f7b3-506a-9a4a-a3853d62bd59"
    assert str(nameless(Evening(title="♠\ud800")).id) == "0520f956-a7a6-5249-972d-6cefec35b7a7"
