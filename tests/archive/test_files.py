"""A file that is not an archive, or no longer one of ours."""

import os
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive import files
from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts, facts_file
from scorepad.archive.lock import lock_file
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
    assert refused.value.why is (Reason.FOLDER if kind == "folder" else Reason.FOREIGN)
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


@pytest.mark.parametrize("kind", ["pipe", "folder", "loop", "nowhere"])
def test_what_is_no_file_is_told(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        file.mkdir()
    else:
        file.symlink_to(file if kind == "loop" else tmp_path / "nowhere")
    for open_it in (Archive.open, files.open_to_read, files.open_to_write):
        with pytest.raises(ArchiveError) as refused:
            open_it(file)
        assert refused.value.why is (Reason.FOLDER if kind == "folder" else Reason.NOT_OPEN)
    if kind in ("pipe", "folder"):
        assert list(tmp_path.iterdir()) == [file]


def test_a_link_for_a_lock_or_a_copy_is_not_followed(file: Path, tmp_path: Path) -> None:
    """In a folder that others may write to, they choose where a link leads."""
    mine = tmp_path / "mine"
    mine.write_text("a letter", encoding="utf-8")
    file.parent.mkdir()
    lock_file(file).symlink_to(mine)
    (file.parent / "backups").mkdir()
    (file.parent / "backups" / "evenings-2026-11-21.db.unfinished").symlink_to(mine)
    facts_file(file).symlink_to(mine)
    archive = Archive.open(file)
    archive.begin(FULL)
    back_up(file, date(2026, 11, 21))
    with closing(Facts(archive)) as facts:
        facts.bring_up_to_date()
    archive.close()
    assert mine.read_text(encoding="utf-8") == "a letter"
    assert not lock_file(file).is_symlink()
