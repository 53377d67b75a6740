"""Copies that the archive makes of itself: one of each day it was used, fewer of older weeks."""

import re
from datetime import date
from pathlib import Path
from typing import NamedTuple

from scorepad.archive import files
from scorepad.archive.errors import OF_SQLITE, archive_error

DAYS, WEEKS = 7, 8
"""How many copies stay: of the last days on which there is one, and of the last weeks."""


class Backup(NamedTuple):
    """A copy, and the day it was made."""

    day: date
    file: Path


def backups(archive: Path) -> list[Backup]:
    """The copies there are of an archive, latest first."""
    named = re.compile(rf"{re.escape(archive.stem)}-(\d{{4}}-\d\d-\d\d)\.db")
    found = []
    folder = archive.parent / files.BACKUPS
    for file in folder.iterdir() if folder.is_dir() else ():
        match = named.fullmatch(file.name)
        if match:
            try:
                found.append(Backup(date.fromisoformat(match[1]), file))
            except ValueError:
                continue  # a day that is in no calendar: not one of ours
    return sorted(found, reverse=True)


def back_up(archive: Path, today: date) -> Backup | None:
    """Make a verified copy, unless there is one of today, and take out what is too old."""
    backup = Backup(
        today, archive.parent / files.BACKUPS / f"{archive.stem}-{today.isoformat()}.db"
    )
    if backup.file.exists():
        return None
    try:
        db = files.connect(archive, "ro")
        try:
            files.copy(db, backup.file)
        finally:
            db.close()
        _thin_out(archive, backup)
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, archive) from wrong
    return backup


def is_due(archive: Path) -> bool:
    """Whether something was kept since the last copy was made."""
    latest = [backup.file.stat().st_mtime for backup in backups(archive)]
    return archive.exists() and archive.stat().st_mtime > max(latest, default=0)


def _thin_out(archive: Path, just_made: Backup) -> None:
    made = backups(archive)
    weeks: dict[tuple[int, int], Backup] = {}
    for backup in made:
        year, week, _ = backup.day.isocalendar()
        weeks.setdefault((year, week), backup)
    stay = {*made[:DAYS], *list(weeks.values())[:WEEKS], just_made}
    for backup in made:
        if backup not in stay:
            backup.file.unlink()
