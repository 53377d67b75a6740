"""What a check of the archive notices, and how it names it."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import MOST_TOLD, Health, check
from scorepad.archive.errors import ArchiveError
from tests.archive.damage import fill, opened, wipe_out

TODAY = date(2026, 11, 21)

FAULT = "evening 1: "


def test_a_sound_archive(file: Path) -> None:
    fill(file, evenings=2, deals=10)
    assert check(file) == Health(3, 25, ())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE evenings SET plain=replace(plain, 'evening 0', 'evening 1') WHERE id=1",
        "UPDATE evenings SET plain=replace(plain, '\"tricks\":', '\"tricks\": ') WHERE id=1",
        "DELETE FROM history WHERE evening=1 AND number=1",
        "DELETE FROM history WHERE evening=1 AND number=4",
        "DELETE FROM history WHERE evening=1 AND number=31",
        "DELETE FROM history WHERE evening=1",
        "UPDATE history SET number=40 WHERE evening=1 AND number=31",
        "UPDATE history SET change='{}' WHERE evening=1 AND number=7",
        "UPDATE history SET change='no json' WHERE evening=1 AND number=7",
        "UPDATE history SET change=replace(change, '\"N\"', '\"E\"') WHERE evening=1",
        "UPDATE history SET change=(SELECT change FROM history WHERE evening=2 AND number=9) "
        "WHERE evening=1 AND number=9",
        "INSERT INTO history SELECT evening, 32, kind, action, time, change, proof FROM history "
        "WHERE evening=1 AND number=31",
    ],
)
def test_whatever_is_altered_is_named(damage: str, file: Path) -> None:
    fill(file, evenings=2)
    db = opened(file)
    (changed,) = db.execute("SELECT total_changes()").fetchone()
    db.execute(damage)
    assert db.execute("SELECT total_changes()").fetchone()[0] > changed
    db.close()
    assert [str(fault)[: len(FAULT)] for fault in check(file).faults] == [FAULT]


def test_what_a_step_says_was_there_before_is_held_too(file: Path) -> None:
    """Undo would lead to a wrong state."""
    fill(file, evenings=1, deals=2)
    archive = Archive.open(file)
    evening = archive.load(1)
    archive.save(1, replace(evening, note="rain"), "a note")
    archive.save(1, replace(evening, note="snow"), "a note")
    archive.close()
    assert check(file).faults == ()
    db = opened(file)
    db.execute("UPDATE history SET change=replace(change, 'rain', 'hail') WHERE number=5")
    db.close()
    assert [str(fault)[: len(FAULT)] for fault in check(file).faults] == [FAULT]


def test_not_all_faults_are_told(file: Path) -> None:
    fill(file, evenings=MOST_TOLD + 5, deals=1)
    db = opened(file)
    db.execute("UPDATE evenings SET checksum=0")
    db.close()
    assert len(check(file).faults) == MOST_TOLD


def test_a_file_that_cannot_be_checked_at_all(file: Path) -> None:
    fill(file)
    wipe_out(file, "history")
    with pytest.raises(ArchiveError, match="is damaged"):
        check(file)


def test_what_the_file_itself_says_is_told(file: Path) -> None:
    fill(file)
    db = opened(file)
    (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name='players'").fetchone()
    db.close()
    data = file.read_bytes()
    start = (page - 1) * 4096
    other = data[start : start + 4096].replace(b"Bob 1", b"Bob 9")  # the index still has Bob 1
    file.write_bytes(data[:start] + other + data[start + 4096 :])
    assert str(check(file).faults[0]).startswith("the file: ")
    with pytest.raises(ArchiveError, match="is damaged"):
        back_up(file, TODAY)
