"""What a disk does not do at once is tried again, and given up after a time limit."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from scorepad.archive import files, lock
from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up, backups
from scorepad.archive.check import check, is_damaged
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts, facts_file
from scorepad.archive.facts_check import Figures, figures_of
from scorepad.archive.time_limit import TimeLimit
from tests.archive.damage import fill, wipe_out

TODAY = date(2026, 11, 21)
NONE = TimeLimit(0)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at the screen waits long."""
    monkeypatch.setattr(TimeLimit.__init__, "__defaults__", (0.2,))


@pytest.fixture
def kept_from_all(file: Path) -> Iterator[sqlite3.Connection]:
    """An archive that another program writes to without end."""
    fill(file, evenings=1, deals=1)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        yield other


def test_whoever_has_no_patience_copies_nothing(file: Path) -> None:
    fill(file)
    with pytest.raises(ArchiveError) as refused:
        back_up(file, TODAY, NONE)
    assert refused.value.why is Reason.TOO_SLOW
    assert [*backups(file)] == []
    assert [*(file.parent / "backups").iterdir()] == []
    assert back_up(file, TODAY)


def test_a_copy_is_ended_by_whoever_leaves(file: Path) -> None:
    fill(file)
    patience = TimeLimit(60)
    patience.end()
    with pytest.raises(ArchiveError, match="takes too long"):
        back_up(file, TODAY, patience)


@pytest.mark.usefixtures("soon")
def test_what_another_program_keeps_is_given_up(kept_from_all: sqlite3.Connection) -> None:
    with closing(sqlite3.connect(":memory:")) as memory:
        kept_from_all.execute("BEGIN EXCLUSIVE")
        (_, _, name), *_ = kept_from_all.execute("PRAGMA database_list").fetchall()
        with closing(sqlite3.connect(name, timeout=0)) as locked:
            start = time.monotonic()
            with pytest.raises(BlockingIOError):
                TimeLimit(60).copy(locked, memory)
    assert time.monotonic() - start < 2


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("taken", ["while it is opened", "while it is copied"])
def test_a_check_of_what_another_program_keeps(
    taken: str, file: Path, kept_from_all: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = files.open_to_read

    def then_kept(file: Path) -> sqlite3.Connection:
        db = opened(file)
        db.execute("PRAGMA busy_timeout=0")
        kept_from_all.execute("BEGIN EXCLUSIVE")
        return db

    if taken == "while it is opened":
        kept_from_all.execute("BEGIN EXCLUSIVE")
    else:
        monkeypatch.setattr(files, "open_to_read", then_kept)
    with pytest.raises(ArchiveError) as refused:
        check(file)
    assert refused.value.why is Reason.BUSY


def test_a_check_that_takes_too_long(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(file, evenings=30, deals=30)
    monkeypatch.setattr("scorepad.archive.check.LONGEST", 0)
    with pytest.raises(ArchiveError) as refused:
        check(file)
    assert refused.value.why is Reason.TOO_SLOW


@pytest.mark.usefixtures("soon")
def test_figures_that_another_program_keeps(file: Path) -> None:
    """They are neither checked nor waited for."""
    fill(file, evenings=1, deals=1)
    with closing(Archive.open(file)) as archive, closing(Facts(archive)) as facts:
        facts.bring_up_to_date()
    with closing(sqlite3.connect(facts_file(file), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert check(file).faults == ()
        with closing(Archive.open(file, read_only=True)) as archive, archive.reading() as db:
            assert figures_of(file, db) == Figures()
            Facts(archive).close()


class ReadsOnce(sqlite3.Connection):
    """Its first query fails, as on a disk that cannot be read."""

    failed = False

    def execute(self, *question: Any) -> sqlite3.Cursor:
        if not ReadsOnce.failed and "sqlite_master" in question[0]:
            ReadsOnce.failed = True
            wrong = sqlite3.DatabaseError("database disk image is malformed")
            wrong.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise wrong
        return super().execute(*question)


def test_an_archive_is_damaged_only_if_it_is_so_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(file, evenings=1, deals=1)
    connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda *given, **how: connect(*given, **how, factory=ReadsOnce)
    )
    with pytest.raises(ArchiveError, match="is damaged"):
        check(file)
    assert not is_damaged(file)


def test_what_is_still_damaged(file: Path) -> None:
    fill(file, evenings=1, deals=1)
    back_up(file, TODAY)
    wipe_out(file, "players")
    assert is_damaged(file)
    file.write_bytes(b"nothing" * 1000)
    assert is_damaged(file)
    file.unlink()
    assert is_damaged(file)
    file.mkdir()
    with pytest.raises(ArchiveError, match="is a folder"):
        is_damaged(file)


def test_a_lock_that_was_refused_is_taken_at_a_second_try(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(file, evenings=1, deals=1)
    connect, tried = sqlite3.connect, list[int]()

    def refused_once(*given: Any, **how: Any) -> sqlite3.Connection:
        tried.append(1)
        if len(tried) == 1:
            raise sqlite3.OperationalError("disk I/O error")
        db: sqlite3.Connection = connect(*given, **how)
        return db

    monkeypatch.setattr(sqlite3, "connect", refused_once)
    held = lock.take(file)
    assert isinstance(held, lock.Lock)
    held.let_go()
