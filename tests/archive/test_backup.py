"""Backups of each day, thinned out for older weeks."""

import os
import sqlite3
import time
from datetime import date, timedelta
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.backup import Backup, back_up, backups, is_due
from scorepad.archive.errors import ArchiveError, Reason
from tests.archive.damage import contents, fill
from tests.archive.evenings import FULL

TODAY = date(2026, 11, 21)


def test_a_copy_holds_all_evenings(file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy == Backup(TODAY, file.parent / "backups" / "evenings-2026-11-21.db")
    assert contents(copy.file) == made
    assert [path.name for path in copy.file.parent.glob("*.unfinished")] == []


def test_one_copy_a_day_of_all_that_was_kept(file: Path) -> None:
    made = fill(file)
    assert back_up(file, TODAY)
    assert back_up(file, TODAY) is None
    archive = Archive.open(file)
    archive.save(1, FULL, "more")
    archive.close()
    copy = back_up(file, TODAY)
    assert backups(file) == [copy]
    assert copy
    assert contents(copy.file) == [FULL, *made[1:]]


def test_a_copy_is_due_when_something_was_kept(file: Path) -> None:
    fill(file)
    assert is_due(file)
    copy = back_up(file, TODAY)
    assert copy
    assert not is_due(file)
    ahead = time.time() + 1e8  # a wrong clock makes nobody wait
    os.utime(copy.file, (ahead, ahead))
    assert is_due(file)


def enter(file: Path, *days: date) -> None:
    """Play on each of these days; each makes a backup."""
    for day in days:
        archive = Archive.open(file)
        archive.save(1, FULL, "more")
        archive.close()
        assert back_up(file, day)


def test_seven_days_and_eight_weeks_stay(file: Path) -> None:
    fill(file, evenings=1, deals=1)
    enter(file, *(TODAY + timedelta(days=day) for day in range(120)))
    last = TODAY + timedelta(days=119)
    days = [backup.day for backup in backups(file)]
    assert days[:7] == [last - timedelta(days=back) for back in range(7)]
    weeks = {day.isocalendar()[:2] for day in days}
    assert len(weeks) == 8
    assert last - min(days) >= timedelta(days=48)
    assert len(days) <= 7 + 8


def test_a_clock_set_back_costs_no_copy(file: Path) -> None:
    """The backup just made stays, though it seems to be the oldest."""
    fill(file, evenings=1, deals=1)
    enter(file, *(TODAY + timedelta(weeks=week) for week in range(20)))
    enter(file, date(1999, 12, 31))
    assert backups(file)[-1].day == date(1999, 12, 31)


def test_a_clock_that_was_ahead_costs_no_copy(file: Path) -> None:
    """Backups with days in the future take no places from the others."""
    fill(file, evenings=1, deals=1)
    enter(file, *(date(2091, 1, 1) + timedelta(weeks=week) for week in range(20)))
    days = [TODAY + timedelta(days=day) for day in range(30)]
    enter(file, *days)
    made = [backup.day for backup in backups(file) if backup.day.year < 2090]
    assert made[:7] == days[:-8:-1]
    assert len(made) >= 9
    assert len(backups(file)) <= 2 * (7 + 8)


def test_a_copy_takes_nothing_that_was_altered(file: Path) -> None:
    fill(file)
    copy = back_up(file, TODAY)
    assert copy
    was = copy.file.read_bytes()
    for change in (
        "UPDATE history SET change=replace(change, '4', '3') WHERE evening=2",
        "UPDATE evenings SET binned=1 WHERE id=2",
        "UPDATE evenings SET plain=replace(plain, 'Ann', 'Eve') WHERE id=2",
        "DELETE FROM history WHERE evening=2 AND number=31",
        "UPDATE players SET seen=seen + 1 WHERE name='Ann 1'",
    ):
        with sqlite3.connect(file) as db:
            db.execute(change)
        with pytest.raises(ArchiveError) as refused:
            back_up(file, TODAY)
        assert refused.value.why is Reason.DAMAGED
        db.close()
        fill(file)
    assert copy.file.read_bytes() == was
    assert [path.name for path in copy.file.parent.iterdir()] == [copy.file.name]


def test_what_was_killed_leaves_nothing_behind(file: Path) -> None:
    fill(file)
    back_up(file, TODAY)
    left = [
        file.with_name("evenings.db.version-2.unfinished"),
        file.with_name("evenings.db.mending") / "damaged.db",
        file.parent / "backups" / "evenings-2026-11-20.db.unfinished",
        file.parent / "backups" / "evenings-2026-11-20.db.unfinished-journal",
    ]
    others = file.parent / "letter.unfinished"
    for path in (*left, others):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"half")
    Archive.open(file).close()
    assert [path for path in left if path.exists()] == []
    assert others.exists()
    assert not left[1].parent.exists()


def test_other_files_in_the_folder_stay(file: Path) -> None:
    fill(file, evenings=1, deals=1)
    folder = file.parent / "backups"
    folder.mkdir()
    for name in ("evenings-2026-13-01.db", "letter.txt", "other-2026-11-21.db"):
        (folder / name).write_text("mine", encoding="utf-8")
    back_up(file, TODAY)
    assert [backup.day for backup in backups(file)] == [TODAY]
    assert len(list(folder.iterdir())) == 4


@pytest.mark.parametrize("what", ["damaged", "missing", "no folder"])
def test_no_copy_is_made_of_what_is_damaged(what: str, file: Path) -> None:
    fill(file)
    if what == "damaged":
        data = bytearray(file.read_bytes())
        data[8192:] = bytes(len(data) - 8192)
        file.write_bytes(data)
    elif what == "missing":
        file.unlink()
    else:
        (file.parent / "backups").write_text("in the way", encoding="utf-8")
    with pytest.raises(ArchiveError):
        back_up(file, TODAY)
    assert backups(file) == []


def test_a_folder_that_cannot_be_listed_is_said(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(file)
    assert back_up(file, TODAY)

    def refused(folder: Path) -> None:
        raise PermissionError(13, "Permission denied", str(folder))

    monkeypatch.setattr(Path, "iterdir", refused)
    with pytest.raises(ArchiveError) as wrong:
        backups(file)
    assert wrong.value.why is Reason.NOT_OPEN
