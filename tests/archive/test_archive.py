"""An archive as whoever uses it meets it: what was kept is there, after closing too."""

import stat
import subprocess
import sys
from dataclasses import fields, replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.archive.archive import Archive, Desk
from scorepad.archive.history import Kind, undo_of
from scorepad.archive.trouble import Trouble, Why
from scorepad.bridge.agreed import RUBBER
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening, add
from scorepad.bridge.notation import read_deal
from scorepad.bridge.payments import Payment
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import NS, Impossible, Seating
from tests.archive.evenings import FULL
from tests.bridge.table import FOUR, WHOLE_EVENINGS

OTHERS = Seating("Flo", "Gus", "Hal", "Ida")


def with_deal(evening: Evening, written: str) -> Evening:
    return add(evening, read_deal(written))[0]


def reopened(archive: Archive) -> Archive:
    archive.close()
    return Archive.open(archive.file)


# What is kept.


def test_every_fact_comes_back(archive: Archive) -> None:
    key = archive.begin(FULL)
    usual = Evening()
    assert all(getattr(FULL, field.name) != getattr(usual, field.name) for field in fields(FULL))
    again = reopened(archive)
    assert again.load(key) == FULL
    assert again.latest() == FULL
    again.close()


@given(st.lists(WHOLE_EVENINGS, min_size=1, max_size=5))
def test_whatever_an_evening_becomes_comes_back(states: list[Evening]) -> None:
    """Every state is there afterwards, and each step leads to the next."""
    with TemporaryDirectory() as folder:
        archive = Archive.open(Path(folder) / "evenings.db")
        key = archive.begin(states[0])
        for number, state in enumerate(states[1:]):
            archive.save(key, state, f"step {number}")
        again = reopened(archive)
        assert again.load(key) == states[-1]
        assert [step.evening for step in again.history(key)] == states
        again.close()


def test_text_that_no_file_can_hold_is_kept_as_well_as_can_be(archive: Archive) -> None:
    key = archive.begin(Evening(title="half a \ud83c letter", note="nul\0 and \ud83c\udccf"))
    archive.save(key, replace(archive.load(key), note="\udfff"), "words \ud83c")
    again = reopened(archive)
    assert again.load(key).title == "half a \ufffd letter"
    assert [step.evening.note for step in again.history(key)] == ["nul\0 and \U0001f0cf", "\ufffd"]
    again.close()


def test_a_number_that_no_file_can_hold_changes_nothing(archive: Archive) -> None:
    key = archive.begin(FULL)
    with pytest.raises(Trouble) as refused:
        archive.save(key, replace(FULL, title="another", planned=2**70), "planning")
    assert refused.value.why is Why.UNFIT
    assert archive.load(key) == FULL


def test_no_totals_and_no_vulnerability_are_kept(archive: Archive) -> None:
    columns = {
        name
        for (table,) in archive._db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        for _, name, *_ in archive._db.execute(f"PRAGMA table_info({table})")
    }
    assert not columns & {"total", "vulnerable", "score", "games", "ns", "ew", "winner"}


def test_a_key_is_never_given_twice(archive: Archive) -> None:
    first = archive.begin(FULL)
    archive.delete(first)
    archive.erase(first)
    assert archive.begin(FULL) > first
    with pytest.raises(Trouble, match="no longer in"):
        archive.load(first)
    with pytest.raises(Trouble, match="no longer in"):
        archive.save(first, FULL, "")
    with pytest.raises(Trouble, match="no longer in"):
        archive.mark(first)


def test_a_mark_finds_its_evening_in_any_archive(archive: Archive, tmp_path: Path) -> None:
    mark = archive.mark(archive.begin(FULL))
    other = Archive.open(tmp_path / "other.db")
    assert other.find(mark) is None
    key = other.begin(FULL, mark=mark)
    assert other.find(mark) == key
    assert other.mark(key) == mark
    other.close()


def test_only_its_owner_can_read_it(archive: Archive) -> None:
    def mode(file: Path) -> int:
        return stat.S_IMODE(file.stat().st_mode)

    archive.begin(FULL)
    assert mode(archive.file.parent) == 0o700
    assert {mode(file) for file in archive.file.parent.iterdir()} == {0o600}


# What was there.


def test_summaries(archive: Archive) -> None:
    first = archive.begin(FULL)
    empty = archive.begin(Evening((Round(seating=FOUR),), title="empty"))
    archive.save(first, replace(FULL, note="rain and snow"), "a note")
    summary, other = archive.evenings()
    assert (summary.key, other.key) == (first, empty)
    assert summary.day == date(2026, 11, 21)
    assert summary.title == "At Ann's"
    assert summary.note == "rain and snow"
    assert summary.players == ("Ann", "Bob", "Cy", "Di", "Gus", "Eve")
    assert summary.forms == (RUBBER,)
    assert (summary.rounds, summary.deals) == (2, 5)
    assert summary.begun <= summary.changed
    assert (other.rounds, other.deals, other.day) == (0, 0, None)
    assert archive.evenings(1) == [summary]


def test_rounds_of_which_only_the_points_are_known(archive: Archive) -> None:
    by_points = Round(items=(Adjustment(NS, 700, "the first rubber"),))
    archive.begin(Evening((by_points, by_points, Round())))
    (summary,) = archive.evenings()
    assert (summary.rounds, summary.deals) == (2, 0)


def test_chairs_without_names_are_no_players(archive: Archive) -> None:
    archive.begin(Evening((Round(keeper="S", ranked=("N", "E", "S", "W")),)))
    assert archive.players() == []
    assert archive.evenings()[0].players == ()


def test_players_latest_first(archive: Archive) -> None:
    first = archive.begin(Evening((Round(seating=FOUR),)))
    archive.begin(Evening((Round(seating=OTHERS),)))
    assert archive.players() == ["Flo", "Gus", "Hal", "Ida", "Ann", "Bob", "Cy", "Di"]
    evening = archive.load(first)
    archive.save(first, replace(evening, rounds=(*evening.rounds, *evening.rounds)), "a round")
    assert archive.players()[:4] == ["Ann", "Bob", "Cy", "Di"]


def test_latest_is_the_one_changed_last(archive: Archive) -> None:
    assert archive.latest() is None
    first = archive.begin(FULL)
    second = archive.begin(Evening())
    assert archive.latest_key() == second
    archive.save(first, with_deal(FULL, "1NT N"), "")
    assert archive.latest_key() == first
    archive.delete(first)
    assert archive.latest_key() == second


def test_the_desk_is_as_it_was_left(archive: Archive) -> None:
    assert archive.desk() == Desk()
    key = archive.begin(FULL)
    archive.leave(Desk(key, "4s", (1, 2), inserts=True))
    again = reopened(archive)
    assert again.desk() == Desk(key, "4s", (1, 2), inserts=True)
    again.leave(Desk(key, "3"))
    assert again.desk() == Desk(key, "3")
    again.delete(key)
    again.erase(key)
    assert again.desk() == Desk(None, "3")
    again.close()


# Steps.


def test_undo_goes_on_after_closing(archive: Archive) -> None:
    one = Evening((Round(),))
    two, three, four = with_deal(one, "4SN"), with_deal(one, "3NTE"), with_deal(one, "pass")
    key = archive.begin(one)
    archive.save(key, two, "4♠ by North")
    archive.save(key, one, "", Kind.UNDO)
    archive.save(key, three, "3NT by East")
    archive.save(key, four, "pass")
    archive.save(key, three, "", Kind.UNDO)
    again = reopened(archive)
    steps = again.history(key)
    assert [step.evening for step in steps] == [one, two, one, three, four, three]
    assert undo_of(steps) == ((one, three, four), ("3NT by East", "pass"), 1)
    again.save(key, four, "", Kind.REDO)
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
    archive.save(key, one, "", Kind.UNDO)
    assert [step.kind for step in archive.history(key)] == [Kind.BEGIN, Kind.DO, Kind.UNDO]
    assert [summary.key for summary in archive.evenings()] == [key, other]


def test_a_step_that_cannot_be_read_hides_only_those_before_it(archive: Archive) -> None:
    states = [Evening((Round(),))]
    key = archive.begin(states[0])
    for _ in range(5):
        states.append(with_deal(states[-1], "1CN-1"))
        archive.save(key, states[-1], "1♣")
    archive._db.execute("UPDATE history SET change='{\"in\": [[7, []]]}' WHERE number=3")
    again = reopened(archive)
    assert [step.evening for step in again.history(key)] == states[2:]
    assert undo_of(again.history(key)) == (tuple(states[2:]), ("1♣",) * 3, 3)
    again.close()


# The bin, and spellings.


def test_the_bin(archive: Archive) -> None:
    key = archive.begin(FULL)
    with pytest.raises(Trouble, match="no longer in"):
        archive.erase(key)
    archive.delete(key)
    assert archive.evenings() == []
    assert [summary.key for summary in archive.deleted()] == [key]
    assert archive.deleted()[0].binned
    assert archive.load(key) == FULL
    archive.restore(key)
    assert archive.deleted() == []
    assert [summary.key for summary in archive.evenings()] == [key]
    archive.delete(key)
    archive.erase(key)
    with pytest.raises(Trouble, match="no longer in"):
        archive.restore(key)
    tables = ("rounds", "seats", "sitting_out", "draws", "deals", "adjustments", "debts")
    for table in (*tables, "settlements", "payments", "history"):
        assert archive._db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_two_spellings_of_a_player(archive: Archive) -> None:
    old = replace(FULL, rounds=(replace(FULL.rounds[0], keeper="Ann"), FULL.rounds[1]))
    key = archive.begin(old)
    archive.begin(Evening((Round(seating=Seating("Anne", "Flo", "Hal", "Ida")),)))
    archive.merge_players("Ann", "Anne")
    assert archive.merged() == {"Ann": "Anne"}
    assert "Ann" not in archive.players()
    now = archive.load(key)
    assert now.rounds[0].seating.north == "Anne"
    assert now.rounds[0].keeper == "Anne"
    assert now.rounds[0].ranked[0] == "Anne"
    assert now.rounds[1].seating_now.north == "Anne"
    assert now.settled[0].payments[0].payer == "Anne"
    assert archive.evenings()[1].players[0] == "Anne"
    archive.save(key, with_deal(now, "1NTN"), "1NT")
    assert reopened_names(archive, key) == {"Anne"}
    archive.unmerge("Ann")
    assert archive.load(key).rounds[0].seating.north == "Ann"
    assert archive.merged() == {}


def reopened_names(archive: Archive, key: int) -> set[str]:
    """Who sat North in any state of the evening."""
    return {step.evening.rounds[0].seating.north for step in archive.history(key)}


def test_spellings_of_spellings(archive: Archive) -> None:
    for name in ("Jo", "Joe", "Joseph"):
        archive.begin(Evening((Round(seating=Seating(name, "Flo", "Hal", "Ida")),)))
    archive.merge_players("Jo", "Joe")
    archive.merge_players("Joe", "Joseph")
    assert archive.merged() == {"Jo": "Joseph", "Joe": "Joseph"}
    assert {summary.players[0] for summary in archive.evenings()} == {"Joseph"}
    with pytest.raises(Impossible, match="not two players"):
        archive.merge_players("Joseph", "Jo")
    with pytest.raises(Impossible, match="not two players"):
        archive.merge_players("Jo", "Flo")


@pytest.mark.parametrize("other", ["Eve", "Bob"])
def test_players_at_one_table_are_two(archive: Archive, other: str) -> None:
    archive.begin(FULL)
    with pytest.raises(Impossible, match="sat at one table"):
        archive.merge_players("Ann", other)
    assert archive.merged() == {}


def test_merged_spellings_that_meet_later_stay_two(archive: Archive) -> None:
    archive.begin(Evening((Round(seating=Seating("Ann", "Flo", "Hal", "Ida")),)))
    archive.begin(Evening((Round(seating=Seating("Anne", "Flo", "Hal", "Ida")),)))
    archive.merge_players("Ann", "Anne")
    both = Evening((Round(seating=Seating("Ann", "Anne", "Hal", "Ida")),))
    key = archive.begin(both)
    again = reopened(archive)
    assert again.load(key) == both
    again.close()


def test_owing_each_other_later_keeps_two_spellings_apart(archive: Archive) -> None:
    archive.begin(Evening((Round(seating=Seating("Ann", "Flo", "Hal", "Ida")),)))
    archive.begin(Evening((Round(seating=Seating("Anne", "Flo", "Hal", "Ida")),)))
    archive.merge_players("Ann", "Anne")
    owing = Evening(debts=(Payment("Ann", "Anne", FULL.debts[0].amount),))
    key = archive.begin(owing)
    again = reopened(archive)
    assert again.load(key) == owing
    again.close()


# Start-up.


def test_opening_imports_nothing_heavy() -> None:
    script = """
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from tempfile import TemporaryDirectory
from scorepad.archive.archive import Archive
with TemporaryDirectory() as folder:
    archive = Archive.open(Path(folder) / "evenings.db")
    archive.latest(), archive.desk(), archive.close()
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert not {*done.stdout.split()} & {"msgspec", "PySide6", "asyncio", "http", "ssl"}
