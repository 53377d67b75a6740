"""A file that is no archive, or not one of ours any more."""

import sqlite3
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason
from tests.archive.evenings import FULL
from tests.archive.faults import as_it_was


@pytest.mark.parametrize("kind", ["text", "another database", "folder"])
def test_a_file_of_another_kind(kind: str, file: Path) -> None:
    file.parent.mkdir()
    if kind == "text":
        file.write_text("Dear Ann, " * 1000, encoding="utf-8")
    elif kind == "folder":
        file.mkdir()
    else:
        db = sqlite3.connect(file)
        db.execute("CREATE TABLE letters (id INTEGER)")
        db.close()
    was = file.read_bytes() if file.is_file() else b""
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert refused.value.why is (Reason.NOT_OPEN if kind == "folder" else Reason.FOREIGN)
    assert str(file) in str(refused.value)
    assert (file.read_bytes() if file.is_file() else b"") == was


def test_a_file_that_is_not_there_is_not_made_to_be_read(file: Path) -> None:
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file, read_only=True)
    assert refused.value.why is Reason.NOT_OPEN
    assert not file.parent.exists()


def test_a_version_that_cannot_be(archive: Archive) -> None:
    archive._db.execute("PRAGMA user_version=-5")
    archive.close()
    with pytest.raises(ArchiveError, match="is damaged"):
        Archive.open(archive.file)


def test_an_empty_file_becomes_an_archive(file: Path) -> None:
    file.parent.mkdir()
    file.touch()
    archive = Archive.open(file, read_only=True)
    assert archive.evenings() == []
    archive.close()
    assert file.stat().st_size == 0
    archive = Archive.open(file)
    as_it_was(archive, archive.begin(FULL))


def test_rows_that_are_no_evening_are_told(archive: Archive) -> None:
    key = archive.begin(FULL)
    archive._db.execute("UPDATE evenings SET plain=replace(plain, '4,', '9,')")
    with pytest.raises(ArchiveError, match="is damaged"):
        archive.load(key)
    archive._db.execute("UPDATE evenings SET plain=?", ["[" * 100_000])
    with pytest.raises(ArchiveError, match="is damaged"):
        archive.load(key)
    archive._db.execute("ALTER TABLE players RENAME TO pencils")
    with pytest.raises(ArchiveError, match="is damaged"):
        archive.players()


@pytest.mark.parametrize("name", ["what? #1 50% é", "%41", "a:b&mode=ro"])
def test_any_name_of_a_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / name / f"{name}.db"
    Archive.open(file).close()
    assert file.is_file()
    Archive.open(file, read_only=True).close()
    assert [made.name for made in tmp_path.iterdir()] == [name]
