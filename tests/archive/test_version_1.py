"""Archives and evening files of version 1: everything in them is there, and they are kept."""

import os
import random
import shutil
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from scorepad.archive import files, schema, version_1
from scorepad.archive.archive import Archive, SessionState
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.exchange.evening_file import decode
from tests.archive.evenings import FULL, FULL_OF_VERSION_1, with_deal
from tests.archive.forked import Forked
from tests.archive.version_1 import FOLDER, NAMES, check_all, expected, laid_down

KILLED = int(os.environ.get("SCOREPAD_KILLED_MIGRATIONS", "5"))


def version_of(file: Path) -> int:
    db = sqlite3.connect(file)
    (version,) = db.execute("PRAGMA user_version").fetchone()
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    return int(version)


def copy_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.version-1")


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_there(name: str, file: Path) -> None:
    laid_down(name, file)
    counted = file.with_name(f"{file.name}.tallies")  # in version 1; now nobody reads it
    counted.touch()
    file.with_name(f"{counted.name}-journal").touch()
    archive = Archive.open(file)
    check_all(archive, expected(name))
    archive.close()
    assert not list(file.parent.glob(f"{counted.name}*"))
    assert version_of(file) == schema.VERSION
    health = check(file)
    assert health.faults == ()
    assert health.evenings == len(expected(name).evenings)
    assert {path.name for path in file.parent.iterdir()} >= {file.name, copy_of(file).name}
    assert not [path for path in file.parent.iterdir() if path.name.endswith(".unfinished")]


@pytest.mark.parametrize("name", NAMES)
def test_the_old_file_stays_beside(name: str, file: Path) -> None:
    Archive.open(laid_down(name, file)).close()
    old = copy_of(file)
    assert version_of(old) == 1
    assert old.stat().st_mode & 0o777 == 0o600
    was = old.read_bytes()
    archive = Archive.open(old, read_only=True)
    check_all(archive, expected(name))
    archive.close()
    assert old.read_bytes() == was
    Archive.open(file).close()  # a second time there is nothing to do
    assert old.read_bytes() == was


@pytest.mark.parametrize("name", ["every_feature", "thousand_steps"])
def test_only_looked_into_it_stays_as_it_is(name: str, file: Path) -> None:
    was = laid_down(name, file).read_bytes()
    archive = Archive.open(file, read_only=True)
    check_all(archive, expected(name))
    archive.close()
    assert check(file).faults == ()
    assert file.read_bytes() == was
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_what_is_half_written_is_not_looked_into(file: Path) -> None:
    """What must be rolled back is rolled back by a program that may write."""
    was = laid_down("interrupted", file).read_bytes()
    with pytest.raises(ArchiveError):
        Archive.open(file, read_only=True)
    assert file.read_bytes() == was
    archive = Archive.open(file)
    check_all(archive, expected("interrupted"))
    archive.close()


def test_the_score_goes_on(file: Path) -> None:
    archive = Archive.open(laid_down("full", file))
    noted = archive.load(1)
    assert noted.note == "snow"
    assert [step.evening for step in archive.history(1)] == [FULL_OF_VERSION_1, noted]
    assert [step.words for step in archive.history(1)] == ["", "a note"]
    assert archive.load(2) == Evening((Round(),))
    assert [summary.key for summary in archive.deleted()] == [2]
    assert archive.merged() == {"Anne": "Ann"}
    assert archive.session() == SessionState(1, "3nt")
    archive.save(1, with_deal(noted), "4♠")
    assert archive.begin(FULL) == 4  # there was a third one
    archive.close()
    assert check(file).faults == ()


def test_a_key_is_not_given_again_by_a_migrated_archive(file: Path) -> None:
    laid_down("full", file)
    db = sqlite3.connect(file)
    db.execute("UPDATE sqlite_sequence SET seq=40 WHERE name='evenings'")
    db.commit()
    db.close()
    archive = Archive.open(file)
    assert archive.begin(FULL) == 41
    with archive.reading() as db:
        last = db.execute("SELECT seq FROM sqlite_sequence WHERE name='evenings'").fetchall()
    assert last == [(41,)]
    archive.close()


# A migration that is interrupted.


@pytest.mark.parametrize("where", ["take_over", "read", "steps_of", "put"])
@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), KeyError("Ann")])
def test_one_that_fails_changes_nothing(
    where: str, error: Exception, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    was = laid_down("every_feature", file).read_bytes()
    calls = 0
    whole = getattr(version_1, where)

    def failing(*arguments: object) -> object:
        nonlocal calls
        calls += 1
        if calls == (1 if where == "take_over" else 5):
            raise error
        return whole(*arguments)

    monkeypatch.setattr(version_1, where, failing)
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    expected_why = Reason.DAMAGED if isinstance(error, KeyError) else Reason.FAULTY_DISK
    assert refused.value.why is expected_why
    assert file.read_bytes() == was
    calls = 0
    with pytest.raises(ArchiveError):
        Archive.open(file, read_only=True)
    monkeypatch.undo()
    assert version_of(file) == version_of(copy_of(file)) == 1
    archive = Archive.open(file)
    check_all(archive, expected("every_feature"))
    archive.close()


def test_whatever_lay_on_the_disk_at_any_moment(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_down("every_feature", file)
    connect = files.connect
    cuts = 0

    def cut() -> None:
        nonlocal cuts
        cuts += 1
        folder = tmp_path / f"cut {cuts}"
        folder.mkdir()
        for part in file.parent.glob("evenings.db*"):
            if not part.name.endswith((".lock", ".unfinished")):
                shutil.copyfile(part, folder / part.name)

    def connect_to_be_cut(to: Path, mode: str = "rw") -> sqlite3.Connection:
        db = connect(to, mode)
        if to == file:
            db.execute("PRAGMA cache_size=1")  # pages go to the disk before the end
            db.set_progress_handler(cut, 400)
        return db

    monkeypatch.setattr(files, "connect", connect_to_be_cut)
    Archive.open(file).close()
    monkeypatch.undo()
    assert cuts > 10
    rolled_back = 0
    for number in range(1, cuts + 1):
        there = tmp_path / f"cut {number}" / file.name
        journal = there.with_name(f"{there.name}-journal")
        rolled_back += journal.exists() and journal.stat().st_size > 0
        assert version_of(there) == 1
        assert there.read_bytes() == (FOLDER / "every_feature.db").read_bytes()
        if number % 5 == 0:
            archive = Archive.open(there)
            assert len(archive.evenings()) == len(expected("every_feature").facts["by_touched"])
            archive.close()
    assert rolled_back > 5


def opened_for(programs: Forked, file: Path, killed_after: float | None = None) -> float:
    """Let one open an archive, kill it, and return how long it took."""
    pid = programs.begin(file)
    start = time.perf_counter()
    if killed_after is None:
        assert programs.heard()[0] == "open"
    else:
        time.sleep(killed_after)
    took = time.perf_counter() - start
    os.kill(pid, signal.SIGKILL)
    while programs.heard()[0] != "end":
        pass
    return took


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the programs are forked")
def test_one_that_is_killed_leaves_the_old_one_and_is_done_again(tmp_path: Path) -> None:
    """`SCOREPAD_KILLED_MIGRATIONS=200 python -m pytest` kills more often."""
    programs = Forked("migration_child")
    whole = (FOLDER / "every_feature.db").read_bytes()
    takes = opened_for(programs, laid_down("every_feature", tmp_path / "whole" / "evenings.db"))
    rng = random.Random(1)
    killed = 0
    for number in range(KILLED):
        file = laid_down("every_feature", tmp_path / str(number) / "evenings.db")
        opened_for(programs, file, takes * rng.random())
        if version_of(file) == 1:
            killed += 1
            assert file.read_bytes() == whole
        copy = copy_of(file)
        assert not copy.exists() or version_of(copy) == 1
        archive = Archive.open(file)
        check_all(archive, expected("every_feature"))
        archive.close()
        assert version_of(copy) == 1
    programs.close()
    assert killed


# Damaged archives of version 1.


def test_a_damaged_row_is_told(file: Path) -> None:
    laid_down("every_feature", file)
    db = sqlite3.connect(file)
    db.execute("PRAGMA ignore_check_constraints=ON")
    db.execute("UPDATE rounds SET form='whist' WHERE evening=2")
    db.commit()
    db.close()
    was = file.read_bytes()
    for read_only in (False, True):
        with pytest.raises(ArchiveError) as refused:
            Archive.open(file, read_only=read_only)
        assert refused.value.why is Reason.DAMAGED
    assert file.read_bytes() == was


@pytest.mark.parametrize("steps", ["number=3", "number<=3", "number>0"])
def test_where_steps_were_lost_what_is_there_is_whole(steps: str, file: Path) -> None:
    """The history begins with the first state that can be read."""
    laid_down("thousand_steps", file)
    db = sqlite3.connect(file)
    db.execute(f"UPDATE history SET change='[]' WHERE {steps}")
    if steps == "number>0":
        db.execute("DELETE FROM history")
    db.commit()
    db.close()
    archive = Archive.open(file)
    told = expected("thousand_steps").evenings[0]
    states = [expected("thousand_steps").state(step["state"]) for step in told["history"]]
    found = archive.history(told["key"])
    left = 1 if steps == "number>0" else len(states) - 2
    assert [step.evening for step in found] == states[-left:]
    assert [step.number for step in found] == list(range(1, left + 1))
    assert found[0].kind == "begin"
    archive.close()
    assert check(file).faults == ()


# Evening files.


@pytest.mark.parametrize("name", ["every_feature", "thousand_steps"])
def test_evening_files_open(name: str) -> None:
    told = expected(name)
    data = (FOLDER / f"{name}.scorepad").read_bytes()
    found = {kept.id.hex: kept.evening for kept in decode(data)}
    binned = told.facts["binned"]
    assert found == {
        each["mark"]: told.state(each["evening"])
        for each in told.evenings
        if each["key"] not in binned
    }
