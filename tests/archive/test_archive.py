"""An archive keeps every fact of its evenings, and reports what it has."""

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

from scorepad.archive.archive import Archive, SessionState
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.bridge.comparison import Named
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, RUBBER, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import NS, Seating
from tests.archive.evenings import FULL, opened_soon, reopened, with_deal
from tests.bridge.compared import compared
from tests.bridge.table import FOUR, WHOLE_EVENINGS

OTHERS = Seating("Flo", "Gus", "Hal", "Ida")


def test_every_fact_comes_back(archive: Archive) -> None:
    key = archive.begin(FULL)
    usual = Evening()
    assert all(getattr(FULL, field.name) != getattr(usual, field.name) for field in fields(FULL))
    again = reopened(archive)
    assert again.load(key) == FULL
    assert again.latest() == FULL
    again.close()


@pytest.mark.no_cover
@given(st.lists(WHOLE_EVENINGS, min_size=1, max_size=5))
def test_whatever_an_evening_becomes_comes_back(states: list[Evening]) -> None:
    """Every state can be read afterwards, and each step leads to the next."""
    with TemporaryDirectory() as folder:
        archive = opened_soon(Path(folder) / "evenings.db")
        key = archive.begin(states[0])
        for number, state in enumerate(states[1:]):
            archive.save(key, state, f"step {number}")
        again = reopened(archive)
        assert again.load(key) == states[-1]
        assert [step.evening for step in again.history(key)] == states
        again.close()


def test_who_played_last_goes_by_the_day(archive: Archive) -> None:
    """Not by what was written last: evenings of last year may have been imported since."""
    assert archive.last_played() is None
    evening = with_deal(Evening((Round(seating=FOUR),), "of a Thursday", date(2026, 11, 19)))
    archive.begin(evening)
    archive.begin(replace(evening, title="of last year", day=date(2025, 11, 20)))
    archive.begin(Evening((Round(seating=OTHERS),), "not played yet", date(2026, 11, 26)))
    assert archive.last_played() == evening
    later = replace(evening, title="of the same day")
    archive.begin(later)
    assert archive.last_played() == later
    of_today = replace(evening, title="without a day", day=None)
    key = archive.begin(of_today)
    assert archive.last_played() == of_today
    archive.delete(key)
    assert archive.last_played() == later
    session = Round(Options(DUPLICATE), comparison=compared("board 1", "1-2: N 4S="))
    archive.begin(Evening((session,), "at several tables", date(2026, 11, 27)))
    assert archive.last_played() == later, "nobody of its four could go on"
    assert archive.last_session() is None, "nobody has a name"
    named = replace(compared("board 1", "1-2: N 4S="), names=(Named("1", "Ann & Bob"),))
    known = Evening((replace(session, comparison=named),), "a week before", date(2026, 11, 20))
    archive.begin(known)
    assert archive.last_session() == known


def test_a_session_of_a_thousand_evenings_ago_is_not_looked_for(archive: Archive) -> None:
    named = replace(compared("board 1", "1-2: N 4S="), names=(Named("1", "Ann & Bob"),))
    session = Round(Options(DUPLICATE), comparison=named)
    first = Evening((session,), "of old", date(2006, 11, 20))
    with archive.transaction():
        archive.begin(first)
        for _ in range(999):
            archive.begin(Evening(day=date(2026, 11, 26)))
    assert archive.last_session() == first
    archive.begin(Evening(day=date(2026, 11, 27)))
    assert archive.last_session() is None


def test_who_played_last_has_names_if_anybody_has(archive: Archive) -> None:
    unnamed = with_deal(Evening((Round(),), "a trial", date(2026, 11, 26)))
    archive.begin(unnamed)
    assert archive.last_played() == unnamed
    named = with_deal(Evening((Round(seating=FOUR),), "of a Thursday", date(2026, 11, 19)))
    archive.begin(named)
    assert archive.last_played() == named


def test_only_what_was_always_empty_is_forgotten(archive: Archive) -> None:
    empty = Evening((Round(seating=FOUR),))
    assert archive.empty_key() is None
    played, noted = archive.begin(with_deal(empty)), archive.begin(replace(empty, note="ill"))
    assert archive.empty_key() is None
    archive.save(played, empty, "taken out")
    assert archive.empty_key() == played
    archive.begin(Evening((Round(seating=OTHERS),)))
    key = archive.begin(Evening((Round(seating=replace(OTHERS, north="Zoe")),)))
    assert archive.empty_key() == key
    for each in (played, noted, key):
        archive.forget_empty(each)
    assert {summary.key for summary in archive.evenings()} == {played, noted, key - 1}
    assert set(archive.players()) == {*FOUR.players, *OTHERS.players}


def test_another_spelling_is_not_forgotten_with_an_evening(archive: Archive) -> None:
    archive.begin(Evening((Round(seating=FOUR),)))
    key = archive.begin(Evening((Round(seating=Seating("Anne", "Zoe", "Bobby", "Yan")),)))
    archive.merge_players("Anne", "Ann")
    archive.merge_players("Bob", "Bobby")
    archive.forget_empty(key)
    assert archive.merged() == {"Anne": "Ann", "Bob": "Bobby"}
    assert set(archive.players()) == {"Ann", "Bobby", "Cy", "Di"}


def test_text_that_no_file_can_hold_is_kept_as_well_as_can_be(archive: Archive) -> None:
    key = archive.begin(Evening(title="half a \ud83c letter", note="nul\0 and \ud83c\udccf"))
    archive.save(key, replace(archive.load(key), note="\udfff"), "words \ud83c")
    again = reopened(archive)
    assert again.load(key).title == "half a \ufffd letter"
    assert [step.evening.note for step in again.history(key)] == ["nul\0 and \U0001f0cf", "\ufffd"]
    again.close()


def test_a_number_is_as_large_as_it_is(archive: Archive) -> None:
    key = archive.begin(FULL)
    planned = replace(FULL, planned=2**70)
    archive.save(key, planned, "planning")
    again = reopened(archive)
    assert again.load(key) == planned
    again.close()


def test_a_number_that_no_file_can_hold_changes_nothing(archive: Archive) -> None:
    key = archive.begin(FULL)
    archive.save_session(SessionState(key, "4s"))
    with pytest.raises(ArchiveError) as refused:
        archive.save_session(SessionState(key, "3nt", (2**70, 0)))
    assert refused.value.why is Reason.UNFIT
    assert archive.session() == SessionState(key, "4s")


def test_no_totals_and_no_vulnerability_are_kept(archive: Archive) -> None:
    columns = {
        name
        for (table,) in archive._db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        for _, name, *_ in archive._db.execute(f"PRAGMA table_info({table})")
    }
    unwanted = {"total", "vulnerable", "score", "games", "ns", "ew", "winner"}
    assert not columns & unwanted
    archive.begin(FULL)
    (plain,) = archive._db.execute("SELECT plain FROM evenings").fetchone()
    assert not any(f'"{name}"' in plain for name in unwanted)


def test_a_key_is_never_given_twice(archive: Archive) -> None:
    first = archive.begin(FULL)
    archive.delete(first)
    archive.erase(first)
    assert archive.begin(FULL) > first
    with pytest.raises(ArchiveError, match="no longer in"):
        archive.load(first)
    with pytest.raises(ArchiveError, match="no longer in"):
        archive.save(first, FULL, "")
    with pytest.raises(ArchiveError, match="no longer in"):
        archive.uuid(first)


def test_a_mark_finds_its_evening_in_any_archive(archive: Archive, tmp_path: Path) -> None:
    uuid = archive.uuid(archive.begin(FULL))
    other = Archive.open(tmp_path / "other.db")
    assert other.find(uuid) is None
    key = other.begin(FULL, uuid=uuid)
    assert other.find(uuid) == key
    assert other.uuid(key) == uuid
    other.close()


def test_only_its_owner_can_read_it(archive: Archive) -> None:
    def mode(file: Path) -> int:
        return stat.S_IMODE(file.stat().st_mode)

    archive.begin(FULL)
    assert mode(archive.file.parent) == 0o700
    assert {mode(file) for file in archive.file.parent.iterdir()} == {0o600}


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
    assert archive.session() == SessionState()
    key = archive.begin(FULL)
    archive.save_session(SessionState(key, "4s", (1, 2), inserts=True))
    again = reopened(archive)
    assert again.session() == SessionState(key, "4s", (1, 2), inserts=True)
    again.save_session(SessionState(key, "3"))
    assert again.session() == SessionState(key, "3")
    again.delete(key)
    again.erase(key)
    assert again.session() == SessionState(None, "3")
    again.close()


def test_the_bin(archive: Archive) -> None:
    key = archive.begin(FULL)
    with pytest.raises(ArchiveError, match="no longer in"):
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
    with pytest.raises(ArchiveError, match="no longer in"):
        archive.restore(key)
    for table in ("evenings", "history"):
        assert archive._db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_opening_imports_nothing_heavy() -> None:
    script = """
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from scorepad.archive.archive import Archive
with TemporaryDirectory() as folder:
    archive = Archive.open(Path(folder) / "evenings.db")
    archive.latest(), archive.session(), archive.close()
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert not {*done.stdout.split()} & {"PySide6", "asyncio", "http", "ssl"}
