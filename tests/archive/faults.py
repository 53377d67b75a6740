"""What the system and a later program do to an archive; the tests do it on purpose."""

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
    """The system lets no file grow beyond this, as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def as_it_was(archive: Archive, key: Key) -> None:
    """The evening is FULL, the archive sound, and it can be written again."""
    assert archive.load(key) == FULL
    assert [step.evening for step in archive.history(key)] == [FULL]
    archive.save(key, with_deal(FULL), "4♠")
    archive.close()
    assert check(archive.file).faults == ()
    assert contents(archive.file) == [with_deal(FULL)]


def new_version(monkeypatch: pytest.MonkeyPatch, statements: str) -> None:
    """The program is one version further on, with these statements to get there."""
    old, new = schema.VERSION, schema.VERSION + 1

    def migrate(db: sqlite3.Connection, version: int) -> None:
        assert version == old
        schema.run(db, statements)
        db.execute(f"PRAGMA user_version = {new}")

    monkeypatch.setattr(schema, "VERSION", new)
    monkeypatch.setattr(schema, "TABLES", f"{schema.TABLES}CREATE TABLE pencils (id) STRICT;\n")
    monkeypatch.setattr(schema, "migrate", migrate)
