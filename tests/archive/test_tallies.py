"""Tallies that are kept: what is read is what would be counted."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from scorepad.archive.tallies import FORMAT, PLAYED, STRETCH, SUMS, Tallies

from scorepad.archive import tallies as module
from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.options import Form
from scorepad.bridge.played import played_in
from scorepad.bridge.tally import tallied
from tests.bridge.table import FOUR, WHOLE_EVENINGS, entered, sitting

RUBBER_WON = Evening((entered("N 3NT=", "S 4H=", seating=FOUR),))


def file_of(archive: Archive) -> Path:
    return archive.file.with_name(f"{archive.file.name}.tallies")


def number_of_tallies(archive: Archive) -> int:
    db = sqlite3.connect(file_of(archive))
    (number,) = db.execute("SELECT count(*) FROM tallies").fetchone()
    db.close()
    return int(number)


def count_in(monkeypatch: pytest.MonkeyPatch) -> list[Evening]:
    """A list that every evening is written into that is counted."""
    counted: list[Evening] = []

    def counting(evening: Evening) -> ScoredEvening:
        counted.append(evening)
        return score_evening(evening)

    monkeypatch.setattr(module, "score_evening", counting)
    return counted


@given(WHOLE_EVENINGS)
def test_a_tally_is_read_as_it_was_written(evening: Evening) -> None:
    scored = score_evening(evening)
    assert SUMS.unpack(SUMS.pack(tallied(scored))) == tallied(scored)
    assert PLAYED.unpack(PLAYED.pack(played_in(scored))) == played_in(scored)


def test_an_evening_is_counted_once(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = count_in(monkeypatch)
    key = archive.begin(RUBBER_WON)
    first = Tallies(archive)
    assert first.of(key) == tallied(score_evening(RUBBER_WON))
    first.keep()
    first.close()
    second = Tallies(archive)
    assert second.of(key) == tallied(score_evening(RUBBER_WON))
    assert [*second.played_in([key])] == [(key, played_in(score_evening(RUBBER_WON)))]
    second.close()
    assert len(counted) == 1


def test_a_changed_evening_is_counted_anew(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    tallies = Tallies(archive)
    tallies.of(key)
    changed = replace(RUBBER_WON, rounds=(entered("N 6NT=", "S 4H=", seating=FOUR),))
    archive.save(key, changed, "a slam")
    assert tallies.of(key) == tallied(score_evening(changed))
    tallies.close()


def test_under_other_names_it_is_counted_anew(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    archive.begin(Evening((entered("pass", seating=sitting(("Anne", "X", "Y", "Z"))),)))
    tallies = Tallies(archive)
    tallies.of(key)
    archive.merge_players("Ann", "Anne")
    tallies.follow_names()
    (foursome,) = tallies.of(key)[Form.RUBBER]
    assert foursome == (("Anne", "Cy"), ("Bob", "Di"))
    tallies.close()


@pytest.mark.parametrize("damage", [b"", b"nothing of the kind" * 100])
def test_a_damaged_file_is_begun_anew(archive: Archive, damage: bytes) -> None:
    key = archive.begin(RUBBER_WON)
    file_of(archive).write_bytes(damage)
    tallies = Tallies(archive)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.keep()
    tallies.close()
    assert number_of_tallies(archive) == 1


def test_a_tally_that_cannot_be_read_is_counted(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    tallies = Tallies(archive)
    tallies.of(key)
    tallies.keep()
    with sqlite3.connect(file_of(archive)) as db:
        db.execute("UPDATE tallies SET sums=x'00', played=x'00'")
    db.close()
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    assert [*tallies.played_in([key])] == [(key, played_in(score_evening(RUBBER_WON)))]
    tallies.close()


def test_an_evening_that_cannot_be_read_has_none(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    tallies = Tallies(archive)
    sums = tallied(score_evening(RUBBER_WON))
    assert [*tallies.of_many([key, key + 1])] == [(key, sums), (key + 1, None)]
    tallies.close()


def test_without_a_place_for_the_file_everything_is_still_counted(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    file_of(archive).mkdir()
    tallies = Tallies(archive)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.close()


def test_while_another_program_writes_there_the_sums_are_right(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    Tallies(archive).close()
    other = sqlite3.connect(file_of(archive), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    tallies = Tallies(archive)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.close()
    other.close()


def test_ahead_counts_what_is_not_known_and_nothing_twice(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = count_in(monkeypatch)
    keys = [archive.begin(RUBBER_WON) for _ in range(STRETCH + 2)]
    tallies = Tallies(archive)
    tallies.of(keys[0])
    for _ in tallies.ahead():
        pass
    assert len(counted) == len(keys)
    archive.save(keys[3], replace(RUBBER_WON, title="with a slam"), "named")
    for _ in tallies.ahead():
        pass
    assert len(counted) == len(keys) + 1
    assert counted[-1].title == "with a slam"
    tallies.close()


def test_what_was_counted_ahead_stays_when_the_program_is_killed(archive: Archive) -> None:
    for _ in range(STRETCH + 2):
        archive.begin(RUBBER_WON)
    tallies = Tallies(archive)
    steps = tallies.ahead()
    for _ in range(STRETCH + 2):  # into the second stretch
        next(steps)
    assert number_of_tallies(archive) == STRETCH
    tallies.close()


def test_ahead_passes_over_evenings_in_the_bin_and_such_as_cannot_be_read(
    archive: Archive,
) -> None:
    keys = [archive.begin(RUBBER_WON) for _ in range(3)]
    archive.delete(keys[0])
    with archive.looking() as db:
        db.execute("UPDATE rounds SET form='no such form' WHERE evening=?", (keys[1],))
    tallies = Tallies(archive)
    for _ in tallies.ahead():
        pass
    assert number_of_tallies(archive) == 1
    tallies.close()


def test_counting_leaves_the_archive_as_quick_to_save(archive: Archive) -> None:
    """What was loaded last is what the next step is compared with, and need not be read again."""
    key = archive.begin(RUBBER_WON)
    other = archive.begin(RUBBER_WON)
    on_the_table = archive.load(key)
    tallies = Tallies(archive)
    tallies.of(other)
    with archive.looking() as db:
        assert archive._before(db, key) is on_the_table
    tallies.close()


def test_beside_an_archive_of_another_program_nothing_is_written(
    archive: Archive, file: Path
) -> None:
    key = archive.begin(RUBBER_WON)
    other = Archive.open(file)
    assert other.read_only
    tallies = Tallies(other)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.close()
    assert not file_of(archive).exists()
    other.close()


def test_beside_an_archive_of_another_program_what_was_counted_is_read(
    archive: Archive, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, later = archive.begin(RUBBER_WON), archive.begin(RUBBER_WON)
    mine = Tallies(archive)
    mine.of(key)
    mine.close()
    written = file_of(archive).read_bytes()
    other = Archive.open(file)
    tallies = Tallies(other)
    counted = count_in(monkeypatch)
    assert tallies.of(key) == tallies.of(later) == tallied(score_evening(RUBBER_WON))
    assert len(counted) == 1
    tallies.close()
    assert file_of(archive).read_bytes() == written
    other.close()


@pytest.mark.parametrize("read_only", [False, True])
def test_a_file_found_damaged_while_it_is_read_is_thrown_away(
    archive: Archive, file: Path, read_only: bool
) -> None:
    keys = [archive.begin(RUBBER_WON) for _ in range(40)]
    first = Tallies(archive)
    sums = [*first.of_many(keys)]
    first.close()
    whole = file_of(archive).read_bytes()
    damaged = whole[:4096] + b"\xff" * (len(whole) - 4096)  # its head is as it was
    file_of(archive).write_bytes(damaged)
    seen = Archive.open(file, read_only=read_only) if read_only else archive
    second = Tallies(seen)
    assert [*second.of_many(keys)] == sums
    second.close()
    if read_only:
        assert file_of(archive).read_bytes() == damaged
        seen.close()
    else:
        assert number_of_tallies(archive) == len(keys)


def test_a_file_found_damaged_while_it_is_counted_ahead_is_thrown_away(archive: Archive) -> None:
    keys = [archive.begin(RUBBER_WON) for _ in range(40)]
    first = Tallies(archive)
    for _ in first.ahead():
        pass
    first.close()
    whole = file_of(archive).read_bytes()
    file_of(archive).write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    second = Tallies(archive)
    for _ in second.ahead():
        pass
    second.close()
    assert number_of_tallies(archive) == len(keys)


def test_what_was_counted_otherwise_is_not_read_and_stays(archive: Archive, file: Path) -> None:
    """A newer scorepad may have written it, and may yet want it."""
    key = archive.begin(RUBBER_WON)
    newer = sqlite3.connect(file_of(archive))
    newer.execute(f"PRAGMA user_version = {FORMAT + 1}")
    newer.close()
    written = file_of(archive).read_bytes()
    other = Archive.open(file)
    tallies = Tallies(other)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.close()
    other.close()
    assert file_of(archive).read_bytes() == written
