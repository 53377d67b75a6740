"""An archive shared with other programs: one writes, the others read and are told who it is."""

import os
import sqlite3
from pathlib import Path

import pytest

from scorepad.archive import files, lock
from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError
from scorepad.archive.lock import Holder, lock_file
from tests.archive.damage import fill
from tests.archive.evenings import FULL, with_deal
from tests.archive.faults import as_it_was


def test_another_program_that_writes_just_now(archive: Archive) -> None:
    key = archive.begin(FULL)
    other = sqlite3.connect(archive.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(ArchiveError, match="another program is using"):
        archive.save(key, with_deal(FULL), "4♠")
    other.execute("ROLLBACK")
    as_it_was(archive, key)
    other.close()


def test_another_program_that_writes_while_it_is_opened(archive: Archive) -> None:
    other = sqlite3.connect(archive.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(ArchiveError, match="another program is using"):
        files.open_to_write(archive.file)
    other.close()


def test_another_program_that_reads_just_now(archive: Archive) -> None:
    key = archive.begin(FULL)
    other = sqlite3.connect(archive.file, isolation_level=None)
    other.execute("BEGIN")
    other.execute("SELECT * FROM history").fetchone()
    with pytest.raises(ArchiveError, match="another program is using"):
        archive.save(key, with_deal(FULL), "4♠")
    other.close()
    as_it_was(archive, key)


def test_the_second_to_open_it_reads_it_and_is_told_who_has_it(archive: Archive) -> None:
    archive.begin(FULL)
    second = Archive.open(archive.file)
    assert second.read_only
    assert second.holder
    assert second.holder.pid == os.getpid()
    assert second.holder.is_here
    assert str(second.holder).endswith(f"(process {os.getpid()})")
    assert second.latest() == FULL
    with pytest.raises(ArchiveError, match="another program is using"):
        second.begin(FULL)
    second.close()
    archive.close()
    third = Archive.open(archive.file)
    assert not third.read_only
    third.close()


def test_a_holder_elsewhere() -> None:
    assert not Holder(1, "another computer", "ann").is_here


def test_a_user_without_a_name(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    archive = Archive.open(file)
    second = Archive.open(file)
    assert second.holder
    assert second.holder.user == "?"
    second.close()
    archive.close()


def test_a_lock_file_that_is_none(file: Path) -> None:
    fill(file, 1, 1)
    lock_file(file).write_bytes(b"something else " * 500)
    archive = Archive.open(file)
    second = Archive.open(file)
    assert second.holder
    second.close()
    archive.close()


def test_a_lock_without_a_word_of_who_has_it(file: Path) -> None:
    """Another program holds it and has not written its name yet."""
    fill(file, 1, 1)
    holding = sqlite3.connect(lock_file(file), isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    holding.execute(lock.TABLE)
    archive = Archive.open(file)
    assert archive.read_only
    assert archive.holder == Holder(0, "?", "?")
    archive.close()
    holding.close()


def test_where_there_can_be_no_lock_file(file: Path) -> None:
    fill(file, 1, 1)
    lock_file(file).mkdir()
    archive = Archive.open(file)
    assert not archive.read_only
    archive.close()


def test_a_lock_file_that_cannot_be_taken_away(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(file, 1, 1)
    lock_file(file).write_bytes(b"something else " * 500)

    def refuse(path: Path) -> None:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    archive = Archive.open(file)
    assert not archive.read_only
    archive.close()
