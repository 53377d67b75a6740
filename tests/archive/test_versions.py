"""Archives of other versions: older ones are migrated, newer ones left alone."""

import sqlite3
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive import files, lock, schema
from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.rescue import rescue
from tests.archive.damage import Told, contents, fill, told
from tests.archive.faults import new_version


def test_a_file_of_a_newer_version(file: Path) -> None:
    fill(file, 1, 1)
    db = sqlite3.connect(file)
    db.execute(f"PRAGMA user_version={schema.VERSION + 1}")
    db.execute("CREATE TABLE pencils (id INTEGER) STRICT")
    db.close()
    was = file.read_bytes()
    for open_it in (Archive.open, files.open_to_read):
        with pytest.raises(ArchiveError, match="newer scorepad"):
            open_it(file)
    assert file.read_bytes() == was
    held = lock.take(file)
    assert isinstance(held, lock.Lock)  # nothing else locks it
    held.let_go()


def test_a_head_that_only_looks_newer(file: Path) -> None:
    """No newer program has the tables of this one: it is damaged, and can be repaired."""
    made = fill(file, 2, 3)
    db = sqlite3.connect(file)
    db.execute(f"PRAGMA user_version={schema.VERSION + 64}")
    db.close()
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert refused.value.why is Reason.DAMAGED
    assert told(rescue(file, date(2026, 11, 21))) == Told(3)
    assert contents(file) == made


@pytest.mark.parametrize(
    "hidden",
    [
        "CREATE TRIGGER more AFTER UPDATE ON evenings BEGIN DELETE FROM history; END",
        "CREATE VIEW everybody AS SELECT name FROM players",
        "CREATE TABLE pencils (id INTEGER)",
    ],
)
def test_whatever_else_stands_in_a_file_does_nothing(hidden: str, file: Path) -> None:
    made = fill(file, 2, 3)
    db = sqlite3.connect(file)
    db.execute(hidden)
    db.close()
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert refused.value.why is Reason.DAMAGED
    rescue(file, date(2026, 11, 21))
    assert contents(file) == made


def test_an_older_file_is_copied_and_brought_up_to_date(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = fill(file, 2, 3)
    old = schema.VERSION
    new_version(monkeypatch, "CREATE TABLE pencils (id INTEGER) STRICT;\nSELECT 1;\n")
    assert contents(file) == made
    db = sqlite3.connect(file)
    assert db.execute("SELECT count(*) FROM pencils").fetchone() == (0,)
    assert db.execute("PRAGMA user_version").fetchone() == (old + 1,)
    db.close()
    monkeypatch.undo()
    assert contents(file.with_name(f"evenings.db.version-{old}")) == made


def test_an_older_file_is_only_looked_into_as_it_is(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = fill(file, 1, 1)
    was = file.read_bytes()
    new_version(monkeypatch, "CREATE TABLE pencils (id INTEGER) STRICT;")
    archive = Archive.open(file, read_only=True)
    assert archive.latest() == made[-1]
    archive.close()
    assert file.read_bytes() == was


def test_a_migration_that_fails_changes_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = fill(file, 1, 1)
    new_version(monkeypatch, "DELETE FROM history;\nDROP TABLE pencils;")
    with pytest.raises(ArchiveError):
        Archive.open(file)
    monkeypatch.undo()
    assert contents(file) == made
