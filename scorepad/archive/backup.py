"""Backups of the archive: one for each of the last days it was used, fewer for older weeks."""

import os
import re
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import NamedTuple

from scorepad.archive import evenings, files
from scorepad.archive.errors import OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.proof import NotAsWritten
from scorepad.archive.time_limit import TimeLimit

_DAYS, _WEEKS = 7, 8
"""How many backups are kept: of the last days that have one, and of the last weeks."""


class Backup(NamedTuple):
    """A backup and its day."""

    day: date
    file: Path


def backups(archive: Path) -> list[Backup]:
    """Return an archive's backups, latest first; raises ArchiveError if none can be listed."""
    named = re.compile(rf"{re.escape(archive.stem)}-(\d{{4}}-\d\d-\d\d)\.db")
    found = []
    folder = archive.parent / files.BACKUPS
    try:
        there = [*folder.iterdir()] if folder.is_dir() else []
    except OSError as wrong:
        raise ArchiveError(Reason.NOT_OPEN, folder) from wrong
    for file in there:
        match = named.fullmatch(file.name)
        if match:
            try:
                found.append(Backup(date.fromisoformat(match[1]), file))
            except ValueError:
                continue  # not a date, so not one of ours
    return sorted(found, reverse=True)


def back_up(archive: Path, today: date, patience: TimeLimit | None = None) -> Backup | None:
    """Make a verified backup, unless the last one is up to date, and delete old ones.

    It replaces an earlier one of the same day.
    """
    folder = archive.parent / files.BACKUPS
    backup = Backup(today, folder / f"{archive.stem}-{today.isoformat()}.db")
    try:
        if not is_due(archive):
            return None
        written = archive.stat().st_mtime_ns
        with closing(files.connect(archive, "ro")) as db:
            files.copy(db, backup.file, patience or TimeLimit(files.LONGEST), evenings.prove)
        os.utime(backup.file, ns=(written, written))
        _thin_out(archive, backup)
    except NotAsWritten as wrong:
        raise ArchiveError(Reason.DAMAGED, archive) from wrong
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, archive) from wrong
    return backup


def is_due(archive: Path) -> bool:
    """Whether the archive was written since every backup, by its time stamp."""
    copied = {backup.file.stat().st_mtime_ns for backup in backups(archive)}
    return archive.stat().st_mtime_ns not in copied


def _thin_out(archive: Path, just_made: Backup) -> None:
    """Delete old backups; those of future days are counted separately, as clocks can be wrong."""
    made = backups(archive)
    ahead = [backup for backup in made if backup.day > just_made.day]
    for some in (ahead, made[len(ahead) :]):
        weeks: dict[tuple[int, int], Backup] = {}
        for backup in some:
            year, week, _ = backup.day.isocalendar()
            weeks.setdefault((year, week), backup)
        stay = {*some[:_DAYS], *list(weeks.values())[:_WEEKS]}
        for backup in some:
            if backup not in stay:
                backup.file.unlink()
