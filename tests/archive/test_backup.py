"""Copies of each day, and fewer of older weeks."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from scorepad.archive.backup import Backup, back_up, backups, is_due
from scorepad.archive.errors import ArchiveError
from tests.archive.damage import contents, fill

TODAY = date(2026, 11, 21)


def test_a_copy_holds_all_evenings(file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy == Backup(TODAY, file.parent / "backups" / "evenings-2026-11-21.db")
    assert contents(copy.file) == made
    assert [path.name for path in copy.file.parent.glob("*.unfinished")] == []


def test_one_copy_a_day(file: Path) -> None:
    fill(file)
    assert back_up(file, TODAY)
    assert back_up(file, TODAY) is None
    assert len(backups(file)) == 1


def test_a_copy_is_due_when_something_was_kept(file: Path) -> None:
    assert not is_due(file)
    fill(file)
    assert is_due(file)
    back_up(file, TODAY)
    assert not is_due(file)


def test_seven_days_and_eight_weeks_stay(file: Path) -> None:
    fill(file, evenings=1, deals=1)
    for day in range(120):
        back_up(file, TODAY + timedelta(days=day))
    last = TODAY + timedelta(days=119)
    days = [backup.day for backup in backups(file)]
    assert days[:7] == [last - timedelta(days=back) for back in range(7)]
    weeks = {day.isocalendar()[:2] for day in days}
    assert len(weeks) == 8
    assert last - min(days) >= timedelta(days=48)
    assert len(days) <= 7 + 8


def test_a_clock_set_back_costs_no_copy(file: Path) -> None:
    """The copy just made stays, though it seems to be the oldest."""
    fill(file, evenings=1, deals=1)
    for week in range(20):
        back_up(file, TODAY + timedelta(weeks=week))
    copy = back_up(file, date(1999, 12, 31))
    assert copy in backups(file)


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
