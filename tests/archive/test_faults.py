"""What the disk, the system and other programs can do to an archive: clear words, nothing lost."""

import os
import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.archive import files, lock, schema
from scorepad.archive.archive import Archive, Desk, Key
from scorepad.archive.check import check
from scorepad.archive.lock import Holder, lock_file
from scorepad.archive.trouble import Trouble, Why, trouble
from scorepad.bridge.evening import Evening, add
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import Round
from tests.archive.damage import contents, fill
from tests.archive.evenings import FULL

MORE = Evening(FULL.rounds * 30, title="a long one", note="word " * 5000)


def with_deal(evening: Evening, written: str = "4SN") -> Evening:
    return add(evening, read_deal(written))[0]


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


# The disk.


@pytest.mark.parametrize("room", [0, 1, 3000, 4096, 20_000])
def test_files_that_cannot_grow(room: int, archive: Archive) -> None:
    key = archive.begin(FULL)
    with no_larger_than(archive.file.stat().st_size + room), pytest.raises(Trouble) as refused:
        archive.save(key, MORE, "a lot")
    assert refused.value.why in (Why.FULL, Why.FAULTY_DISK)
    as_it_was(archive, key)


def test_not_even_room_for_a_journal(archive: Archive) -> None:
    key = archive.begin(FULL)
    with no_larger_than(100), pytest.raises(Trouble) as refused:
        archive.save(key, with_deal(FULL), "4♠")
    assert refused.value.why in (Why.FULL, Why.FAULTY_DISK)
    as_it_was(archive, key)


def test_a_full_disk(archive: Archive) -> None:
    key = archive.begin(FULL)
    (pages,) = archive._db.execute("PRAGMA page_count").fetchone()
    archive._db.execute(f"PRAGMA max_page_count={pages}")
    with pytest.raises(Trouble, match="no room left on the disk") as refused:
        archive.save(key, MORE, "a lot")
    assert refused.value.why is Why.FULL
    archive._db.execute("PRAGMA max_page_count=1000000")
    as_it_was(archive, key)


def test_no_room_for_a_new_archive(file: Path) -> None:
    with no_larger_than(5000), pytest.raises(Trouble):
        Archive.open(file)
    archive = Archive.open(file)
    as_it_was(archive, archive.begin(FULL))


def test_no_room_for_a_copy_before_a_migration(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = fill(file, 1, 1)
    new_version(monkeypatch, "SELECT 1;")
    with no_larger_than(5000), pytest.raises(Trouble):
        Archive.open(file)
    monkeypatch.undo()
    assert contents(file) == made


def test_a_file_that_may_not_be_written(archive: Archive) -> None:
    key = archive.begin(FULL)
    archive._db.execute("PRAGMA query_only=ON")
    for change in (
        lambda: archive.save(key, with_deal(FULL), "4♠"),
        lambda: archive.begin(FULL),
        lambda: archive.leave(Desk(key, "4s")),
        lambda: archive.delete(key),
    ):
        with pytest.raises(Trouble, match="may not be written"):
            change()
    archive._db.execute("PRAGMA query_only=OFF")
    as_it_was(archive, key)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written(file: Path) -> None:
    made = fill(file, 1, 1)
    file.parent.chmod(0o500)
    archive = Archive.open(file)
    assert archive.latest() == made[-1]
    with pytest.raises(Trouble):
        archive.begin(FULL)
    archive.close()
    with pytest.raises(Trouble):
        Archive.open(file.parent / "another" / "evenings.db")
    file.parent.chmod(0o700)


def test_an_archive_that_is_only_read(file: Path) -> None:
    made = fill(file, 1, 1)
    archive = Archive.open(file, read_only=True)
    assert archive.latest() == made[-1]
    with pytest.raises(Trouble, match="may not be written"):
        archive.begin(FULL)
    archive.close()


def test_power_cut_amid_a_change(archive: Archive, tmp_path: Path) -> None:
    """Whatever lay on the disk at any moment of it, the state before is there."""
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

    archive._db.set_progress_handler(cut, 2000)
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


# Other programs.


def test_another_program_that_writes_just_now(archive: Archive) -> None:
    key = archive.begin(FULL)
    other = sqlite3.connect(archive.file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Trouble, match="another program is using"):
        archive.save(key, with_deal(FULL), "4♠")
    other.execute("ROLLBACK")
    as_it_was(archive, key)
    other.close()


def test_another_program_that_reads_just_now(archive: Archive) -> None:
    key = archive.begin(FULL)
    other = sqlite3.connect(archive.file, isolation_level=None)
    other.execute("BEGIN")
    other.execute("SELECT * FROM deals").fetchone()
    with pytest.raises(Trouble, match="another program is using"):
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
    with pytest.raises(Trouble, match="another program is using"):
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
    """Somebody holds it who has not written his name yet."""
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


# The file.


def test_a_file_of_a_newer_version(file: Path) -> None:
    fill(file, 1, 1)
    db = sqlite3.connect(file)
    db.execute(f"PRAGMA user_version={schema.VERSION + 1}")
    db.close()
    was = file.read_bytes()
    for open_it in (Archive.open, files.open_to_read):
        with pytest.raises(Trouble, match="newer scorepad"):
            open_it(file)
    assert file.read_bytes() == was
    held = lock.take(file)
    assert isinstance(held, lock.Lock)  # nothing else holds it
    held.let_go()


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
    with pytest.raises(Trouble) as refused:
        Archive.open(file)
    assert refused.value.why is (Why.NOT_OPEN if kind == "folder" else Why.FOREIGN)
    assert str(file) in str(refused.value)
    assert (file.read_bytes() if file.is_file() else b"") == was


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
    archive._db.execute("UPDATE deals SET level=9 WHERE place=0")
    with pytest.raises(Trouble, match="is damaged"):
        archive.load(key)
    archive._db.execute("ALTER TABLE players RENAME TO pencils")
    with pytest.raises(Trouble, match="is damaged"):
        archive.players()


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (PermissionError(13, "denied"), Why.READ_ONLY),
        (OSError(5, "I/O"), Why.NOT_OPEN),
        (OverflowError("too large"), Why.UNFIT),
        (sqlite3.InterfaceError("no code"), Why.FAULTY_DISK),
    ],
)
def test_errors_of_the_system(error: Exception, why: Why) -> None:
    assert trouble(error, Path("evenings.db")).why is why


# Versions.


def new_version(monkeypatch: pytest.MonkeyPatch, statements: str) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", {schema.VERSION: statements})
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + 1)


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
    new_version(monkeypatch, "DELETE FROM deals;\nDROP TABLE pencils;")
    with pytest.raises(Trouble):
        Archive.open(file)
    monkeypatch.undo()
    assert contents(file) == made


VERSIONS = sorted(Path(__file__).parent.glob("version-*.db"))


def test_there_is_a_file_of_every_version() -> None:
    assert [file.stem for file in VERSIONS] == [
        f"version-{version}" for version in range(1, schema.VERSION + 1)
    ]


@pytest.mark.parametrize("old", VERSIONS, ids=[file.stem for file in VERSIONS])
@pytest.mark.parametrize("look", [Archive.open, lambda file: Archive.open(file, read_only=True)])
def test_files_of_every_version_open(
    old: Path, look: Callable[[Path], Archive], tmp_path: Path
) -> None:
    file = tmp_path / "evenings.db"
    shutil.copyfile(old, file)
    archive = look(file)
    noted = replace(FULL, note="snow")
    assert archive.load(1) == noted
    assert [step.evening for step in archive.history(1)] == [FULL, noted]
    assert [step.words for step in archive.history(1)] == ["", "a note"]
    assert archive.load(2) == Evening((Round(),))
    assert [summary.key for summary in archive.deleted()] == [2]
    assert archive.merged() == {"Anne": "Ann"}
    assert archive.desk() == Desk(1, "3nt")
    archive.close()
    assert check(file).faults == ()


def test_a_lock_file_that_cannot_be_taken_away(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(file, 1, 1)
    lock_file(file).write_bytes(b"something else " * 500)

    def refuse(path: Path) -> None:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(Path, "unlink", refuse)
    archive = Archive.open(file)
    assert not archive.read_only
    archive.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "scorepad").write_text("in the way", encoding="utf-8")
    with pytest.raises(Trouble, match="cannot be opened"):
        Archive.open(tmp_path / "scorepad" / "evenings.db")


class Refusing(sqlite3.Connection):
    """A disk that is gone."""

    def execute(self, *statement: object) -> sqlite3.Cursor:
        raise sqlite3.OperationalError("disk I/O error")


def test_a_disk_that_refuses_even_to_roll_back(archive: Archive) -> None:
    """SQLite rolls back when the file is opened next."""
    key = archive.begin(FULL)
    db = archive._db

    archive._db = Refusing(":memory:", isolation_level=None)
    sqlite3.Connection.execute(archive._db, "BEGIN")
    with pytest.raises(Trouble):
        archive.save(key, with_deal(FULL), "4♠")
    archive._db.close()
    archive._db = db
    as_it_was(archive, key)


def test_what_could_not_be_rolled_back_is_before_the_next_change(archive: Archive) -> None:
    key = archive.begin(FULL)
    archive._db.execute("BEGIN")
    archive._db.execute("DELETE FROM deals")
    archive.save(key, replace(FULL, note="snow"), "a note")
    assert not archive._db.in_transaction
    archive.close()
    assert contents(archive.file) == [replace(FULL, note="snow")]
