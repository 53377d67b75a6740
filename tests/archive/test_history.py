"""The steps of an evening, which continue after the archive was closed."""

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.history import StepKind, undo_of
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from tests.archive.evenings import FULL, reopened, with_deal


def test_undo_goes_on_after_closing(archive: Archive) -> None:
    one = Evening((Round(),))
    two, three, four = with_deal(one, "4SN"), with_deal(one, "3NTE"), with_deal(one, "pass")
    key = archive.begin(one)
    archive.save(key, two, "4♠ by North")
    archive.save(key, one, "", StepKind.UNDO)
    archive.save(key, three, "3NT by East")
    archive.save(key, four, "pass")
    archive.save(key, three, "", StepKind.UNDO)
    again = reopened(archive)
    steps = again.history(key)
    assert [step.evening for step in steps] == [one, two, one, three, four, three]
    assert undo_of(steps) == ((one, three, four), ("3NT by East", "pass"), 1)
    again.save(key, four, "", StepKind.REDO)
    assert undo_of(again.history(key)) == ((one, three, four), ("3NT by East", "pass"), 2)
    again.close()


def test_the_order_of_steps_does_not_follow_the_clock(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Evening((Round(),))
    key = archive.begin(one)
    other = archive.begin(FULL)
    monkeypatch.setattr("time.time", lambda: 86_400.0)  # the clock was set back to 1970
    archive.save(key, with_deal(one, "4SN"), "4♠")
    archive.save(key, one, "", StepKind.UNDO)
    assert [step.kind for step in archive.history(key)] == [
        StepKind.BEGIN,
        StepKind.DO,
        StepKind.UNDO,
    ]
    assert [summary.key for summary in archive.evenings()] == [key, other]


def test_a_step_that_cannot_be_read_hides_only_those_before_it(archive: Archive) -> None:
    states = [Evening((Round(),))]
    key = archive.begin(states[0])
    for _ in range(5):
        states.append(with_deal(states[-1], "1CN-1"))
        archive.save(key, states[-1], "1♣")
    archive._db.execute('UPDATE history SET change=\'{"title":["x","y"]}\' WHERE number=3')
    again = reopened(archive)
    assert undo_of([]) is None
    assert [step.evening for step in again.history(key)] == states[2:]
    assert undo_of(again.history(key)) == (tuple(states[2:]), ("1♣",) * 3, 3)
    again.close()


def test_where_the_first_steps_are_gone_the_others_are_there(archive: Archive) -> None:
    states = [Evening((Round(),))]
    key = archive.begin(states[0])
    for _ in range(3):
        states.append(with_deal(states[-1], "1CN-1"))
        archive.save(key, states[-1], "1♣")
    archive._db.execute("DELETE FROM history WHERE number=1")
    again = reopened(archive)
    assert [step.evening for step in again.history(key)] == states[1:]
    again.close()
