"""What the system, or a later version, does to an archive, provoked by the tests."""

import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from scorepad.archive import schema
from scorepad.archive.archive import Archive, Key
from scorepad.archive.check import check
from tests.archive.damage import contents
from tests.archive.evenings import FULL, with_deal


@contextmanager
def no_larger_than(size: int) -> Iterator[None]:
    """Let no file grow beyond this size, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def as_it_was(archive: Archive, key: Key) -> None:
    """Check that the evening is FULL, the archive sound, and that it can be written again."""
    assert archive.load(key) == FULL
    assert [step.evening for step in archive.history(key)] == [FULL]
    archive.save(key, with_deal(FULL), "4♠")
    archive.close()
    assert check(archive.file).faults == ()
    assert contents(archive.file) == [with_deal(FULL)]


def new_version(monkeypatch: pytest.MonkeyPatch, statements: str) -> None:
    """Make the program one version newer, with these statements to migrate."""
    old, new = schema.VERSION, schema.VERSION + 1

    def migrate(db: sqlite3.Connection, version: int) -> None:
        assert version == old
        schema.run(db, statements)
        db.execute(f"PRAGMA user_version = {new}")

    monkeypatch.setattr(schema, "VERSION", new)
    monkeypatch.setattr(schema, "TABLES", f"{schema.TABLES}CREATE TABLE pencils (id) STRICT;\n")
    monkeypatch.setattr(schema, "migrate", migrate)
