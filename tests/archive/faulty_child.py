"""Plays on a disk that fails, or that is watched, with the library of `faulty_disk.c` loaded.

`python -m tests.archive.faulty_child FOLDER ERRNO TIMES FROM TO STEP` plays a session for each of
these calls, in which that call is the first to fail, and as many as TIMES. What was said to be
kept must be there when the disk is well again. `... FOLDER` alone plays once and writes into a
file `kept` how many steps are.
"""

import ctypes
import sys
from contextlib import closing, suppress
from datetime import date
from pathlib import Path

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up, backups
from scorepad.archive.check import check, is_damaged
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts
from scorepad.archive.rescue import rescue
from scorepad.bridge.evening import Evening
from tests.archive.crash_child import Table

STEPS = 6
WATCHED = 30
"""The number of steps played when writes are watched, also used as their seed."""
DISK = ctypes.CDLL(None)
FINE = (Reason.FULL, Reason.READ_ONLY, Reason.NOT_OPEN, Reason.FAULTY_DISK, Reason.BUSY)


def number(name: str) -> ctypes.c_long:
    return ctypes.c_long.in_dll(DISK, name)


def play(file: Path, seed: int) -> tuple[list[Evening], int]:
    """Play, and retry what could not be saved; return all states, and how many are saved."""
    table = Table(seed)
    states, kept = [table.evening], 0
    key = archive = mark = None
    for step in range(STEPS):
        todo = (table.evening, "", None) if step == 0 else table.step()
        if step:
            states.append(todo[0])
        for _ in range(2):
            try:
                archive = archive or Archive.open(file)
                if key is None:
                    key = archive.begin(states[0], "", f"{seed:032x}")
                    kept, mark = 1, archive.mark(key)
                if todo[2] is not None:
                    mark = archive.save(key, *todo, after=mark)
                    kept = step + 1
            except ArchiveError as trouble:
                if trouble.why in (Reason.DAMAGED, Reason.FOREIGN):
                    mend(file, archive)
                    archive = None
                elif trouble.why not in FINE:
                    raise
                continue
            break
        else:
            break
    if archive:
        with suppress(ArchiveError):
            back_up(file, date(2026, 11, 20))
            with closing(Facts(archive)) as facts:
                facts.bring_up_to_date()
        archive.close()
    return states, kept


def mend(file: Path, archive: Archive | None) -> None:
    """Do what a window does: check again, and repair what is still damaged."""
    if archive:
        archive.close()
    with suppress(ArchiveError):
        if is_damaged(file):
            rescue(file, date(2026, 11, 20))


def is_kept(file: Path, states: list[Evening], kept: int) -> None:
    """Check that everything reported as saved is there, at most one step more, and all sound."""
    with closing(Archive.open(file)) as archive:
        found = [step.evening for each in archive.evenings() for step in archive.history(each.key)]
    assert kept <= len(found) <= kept + 1, (kept, len(found))
    assert found == states[: len(found)], [states.index(one) for one in found]
    for one in (file, *(backup.file for backup in backups(file))):
        health = check(one)
        said = [str(fault) for fault in (*health.faults, *health.figures)]
        assert said == [], said
    assert not [*file.parent.rglob("*.unfinished*")]


def watched(folder: Path) -> None:
    """Play without a fault, and report after each step that it is saved."""
    table = Table(WATCHED)
    with (
        (folder / "kept").open("wb", buffering=0) as said,
        closing(Archive.open(folder / "evenings.db")) as archive,
    ):
        key = archive.begin(table.evening)
        said.write(b"1")
        for _ in range(WATCHED):
            archive.save(key, *table.step())
            said.write(b"1")


def main(folder: str, errno: str = "", *calls: str) -> None:
    if not errno:
        watched(Path(folder))
        return
    times, *between = calls
    ctypes.c_int.in_dll(DISK, "fail_errno").value = int(errno)
    number("fail_times").value = int(times)
    done = 0
    for call in range(*map(int, between)):
        file = Path(folder) / f"{errno}-{times}-{call}" / "evenings.db"
        number("calls").value = 0
        number("fail_from").value = call
        states, kept = play(file, call)
        came_so_far = number("calls").value >= call
        number("fail_from").value = 0
        if file.exists():
            is_kept(file, states, kept)
        assert file.exists() or not kept
        done += came_so_far
        if not came_so_far:
            break
    print(done)


if __name__ == "__main__":
    main(*sys.argv[1:])
