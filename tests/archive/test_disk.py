"""What the disk and the system can do to an archive: clear messages, nothing lost."""

import os
import shutil
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive, SessionState
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError, Reason, archive_error
from scorepad.archive.lock import lock_file
from scorepad.bridge.evening import Evening
from tests.archive.damage import contents, fill
from tests.archive.evenings import FULL, with_deal
from tests.archive.faults import as_it_was, new_version, no_larger_than

MORE = Evening(FULL.rounds * 30, title="a long one", note="word " * 5000)


@pytest.mark.parametrize("room", [0, 1, 3000, 4096, 20_000])
def test_files_that_cannot_grow(room: int, archive: Archive) -> None:
    key = archive.begin(FULL)
    with no_larger_than(archive.file.stat().st_size + room), pytest.raises(ArchiveError) as refused:
        archive.save(key, MORE, "a lot")
    assert refused.value.why in (Reason.FULL, Reason.FAULTY_DISK)
    as_it_was(archive, key)


def test_not_even_room_for_a_journal(archive: Archive) -> None:
    key = archive.begin(FULL)
    with no_larger_than(100), pytest.raises(ArchiveError) as refused:
        archive.save(key, with_deal(FULL), "4♠")
    assert refused.value.why in (Reason.FULL, Reason.FAULTY_DISK)
    as_it_was(archive, key)


def test_a_full_disk(archive: Archive) -> None:
    key = archive.begin(FULL)
    (pages,) = archive._db.execute("PRAGMA page_count").fetchone()
    archive._db.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(ArchiveError, match="the disk is too full") as refused:
        archive.save(key, MORE, "a lot")
    assert refused.value.why is Reason.FULL
    archive._db.execute("PRAGMA max_page_count=1000000")
    as_it_was(archive, key)


def test_no_room_for_a_new_archive(file: Path) -> None:
    with no_larger_than(5000), pytest.raises(ArchiveError):
        Archive.open(file)
    archive = Archive.open(file)
    as_it_was(archive, archive.begin(FULL))


def test_no_room_for_a_copy_before_a_migration(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = fill(file, 1, 1)
    new_version(monkeypatch, "SELECT 1;")
    with no_larger_than(5000), pytest.raises(ArchiveError):
        Archive.open(file)
    monkeypatch.undo()
    assert contents(file) == made


def test_a_file_that_may_not_be_written(archive: Archive) -> None:
    key = archive.begin(FULL)
    archive._db.execute("PRAGMA query_only=ON")
    for change in (
        lambda: archive.save(key, with_deal(FULL), "4♠"),
        lambda: archive.begin(FULL),
        lambda: archive.save_session(SessionState(key, "4s")),
        lambda: archive.delete(key),
    ):
        with pytest.raises(ArchiveError, match="no permission to write"):
            change()
    archive._db.execute("PRAGMA query_only=OFF")
    as_it_was(archive, key)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(file: Path) -> None:
    made = fill(file, 1, 1)
    file.parent.chmod(0o500)
    archive = Archive.open(file)
    assert archive.latest() == made[-1]
    with pytest.raises(ArchiveError):
        archive.begin(FULL)
    archive.close()
    with pytest.raises(ArchiveError):
        Archive.open(file.parent / "another" / "evenings.db")
    file.parent.chmod(0o700)


def test_an_archive_that_is_only_read(file: Path) -> None:
    made = fill(file, 1, 1)
    archive = Archive.open(file, read_only=True)
    assert archive.latest() == made[-1]
    with pytest.raises(ArchiveError, match="no permission to write"):
        archive.begin(FULL)
    archive.close()


def test_power_cut_amid_a_change(archive: Archive, tmp_path: Path) -> None:
    """Whatever was on the disk at any moment of it, the state before is there."""
    key = archive.begin(FULL)
    archive._db.execute("PRAGMA cache_size=1")  # pages go to the disk before the end
    cuts = 0

    def cut() -> None:
        nonlocal cuts
        cuts += 1
        folder = tmp_path / f"cut {cuts}"
        folder.mkdir()
        for file in archive.file.parent.glob("evenings.db*"):
            if file != lock_file(archive.file):
                shutil.copyfile(file, folder / file.name)

    archive._db.set_progress_handler(cut, 5)
    archive.save(key, MORE, "a lot")
    archive._db.set_progress_handler(None, 0)
    assert cuts > 10
    rolled_back = 0
    for number in range(1, cuts + 1):
        file = tmp_path / f"cut {number}" / "evenings.db"
        rolled_back += file.with_name("evenings.db-journal").stat().st_size > 0
        assert contents(file) == [FULL]
        assert check(file).faults == ()
    assert rolled_back > 5
    assert archive.load(key) == MORE


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (PermissionError(13, "denied"), Reason.READ_ONLY),
        (OSError(5, "I/O"), Reason.NOT_OPEN),
        (OverflowError("too large"), Reason.UNFIT),
        (sqlite3.InterfaceError("no code"), Reason.FAULTY_DISK),
        (UnicodeDecodeError("utf-8", b"\xed", 0, 1, "half a letter"), Reason.DAMAGED),
    ],
)
def test_errors_of_the_system(error: Exception, why: Reason) -> None:
    assert archive_error(error, Path("evenings.db")).why is why


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "scorepad").write_text("in the way", encoding="utf-8")
    with pytest.raises(ArchiveError, match="cannot be opened"):
        Archive.open(tmp_path / "scorepad" / "evenings.db")


class Refusing(sqlite3.Connection):
    """A disk that has gone away."""

    def execute(self, *statement: object) -> sqlite3.Cursor:
        raise sqlite3.OperationalError("disk I/O error")


def test_a_disk_that_refuses_even_to_roll_back(archive: Archive) -> None:
    """SQLite rolls back when the file is next opened."""
    key = archive.begin(FULL)
    db = archive._db

    archive._db = Refusing(":memory:", isolation_level=None)
    sqlite3.Connection.execute(archive._db, "BEGIN")
    with pytest.raises(ArchiveError):
        archive.save(key, with_deal(FULL), "4♠")
    archive._db.close()
    archive._db = db
    as_it_was(archive, key)


def test_what_could_not_be_rolled_back_is_before_the_next_change(archive: Archive) -> None:
    key = archive.begin(FULL)
    archive._db.execute("BEGIN")
    archive._db.execute("DELETE FROM history")
    archive.save(key, replace(FULL, note="snow"), "a note")
    assert not archive._db.in_transaction
    archive.close()
    assert contents(archive.file) == [replace(FULL, note="snow")]
