"""Another evening is opened: it is shown, and nothing of the last one remains."""

from scorepad.bridge.changes.deals import enter
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import At
from scorepad.ui.document import Document
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.windows import (
    Opened,
    shown_back_score,
    shown_deals,
    shown_sheets,
    type_deal,
    watch_models,
)

FIRST = Evening((entered("N 4H=", "N 4H=", seating=FIVE), entered("E 2S=", seating=FOUR)))
SECOND = Evening((entered("S 3NT=", seating=FOUR, keeper="Ann"),), title="Friday")


def test_it_becomes_the_one_on_the_screen(opened: Opened) -> None:
    window = opened(FIRST)
    resets = watch_models(window)
    window.document.open(SECOND)
    fresh = opened(SECOND)
    assert shown_sheets(window) == shown_sheets(fresh)
    assert shown_deals(window) == shown_deals(fresh)
    assert shown_back_score(window) == shown_back_score(fresh)
    assert resets == []


def test_no_step_leads_back_into_the_last(opened: Opened) -> None:
    window = opened(FIRST)
    type_deal(window, "1nn")
    window.document.open(SECOND)
    window.document.steps.undo()
    assert window.document.evening == SECOND
    type_deal(window, "1nn")
    window.document.steps.undo()
    assert window.document.evening == SECOND


def test_what_was_being_typed_is_gone(opened: Opened) -> None:
    window = opened(FIRST)
    window.entry.correct(At(0, 1))
    window.entry.set_text("3sn")
    window.document.open(SECOND)
    assert window.document.preview is None
    assert window.entry.text == ""
    assert not window.entry.is_correcting
    type_deal(window, "1nn")
    assert len(window.document.evening.rounds[0].items) == 2


def test_an_evening_without_a_round_waits_for_its_first() -> None:
    document = Document(Evening(title="Friday"))
    document.open(Evening(title="Sunday"))
    assert document.evening.title == "Sunday"
    assert document.table.round.is_empty


def test_it_is_told_once_it_lies_there() -> None:
    document = Document(FIRST)
    told: list[str] = []
    document.changed.connect(lambda: told.append("changed"))
    document.opened.connect(lambda: told.append(document.evening.title))
    document.open(SECOND)
    assert told == ["changed", "Friday"]
    document.become(enter(document.scored, SECOND.rounds[0].items[0]))
    assert told == ["changed", "Friday", "changed"]
