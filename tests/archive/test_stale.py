"""An archive that others wrote to in the meantime: neither their work nor ours is overwritten."""

import shutil
import sqlite3
from pathlib import Path

import pytest

from scorepad.archive import lock
from scorepad.archive.archive import Archive
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.lock import NOBODY_KNOWN, lock_file
from tests.archive.damage import contents
from tests.archive.evenings import FULL, with_deal
from tests.archive.version_1 import laid_down

ONE, OTHER = with_deal(FULL, "1CN"), with_deal(FULL, "2DN")


def test_a_step_comes_only_after_the_one_it_is_meant_for(archive: Archive) -> None:
    key = archive.begin(FULL)
    mark = archive.mark(key)
    assert archive.load(key) == FULL
    assert archive.mark(key) == mark
    later = archive.save(key, ONE, "one", after=mark)
    with pytest.raises(ArchiveError) as refused:
        archive.save(key, OTHER, "other", after=mark)
    assert refused.value.why is Reason.CHANGED
    assert archive.save(key, ONE, "one", after=mark) == later  # only the report of it was lost
    assert len(archive.history(key)) == 2
    with pytest.raises(ArchiveError) as refused:
        archive.save(99, ONE, "one")
    assert refused.value.why is Reason.GONE


def test_a_file_that_was_replaced_is_opened_anew(archive: Archive) -> None:
    key = archive.begin(FULL)
    other = archive.file.with_name("other.db")
    shutil.copyfile(archive.file, other)
    elsewhere = Archive.open(other)
    elsewhere.save(key, OTHER, "other")
    elsewhere.close()
    other.replace(archive.file)
    with pytest.raises(ArchiveError) as refused:
        archive.save(key, ONE, "one")
    assert refused.value.why is Reason.CHANGED
    assert archive.load(key) == OTHER
    archive.save(key, ONE, "one")
    archive.close()
    assert contents(archive.file) == [ONE]


@pytest.mark.parametrize("taken", ["lock", "archive"])
def test_a_file_that_somebody_took_away_meanwhile(taken: str, archive: Archive) -> None:
    key = archive.begin(FULL)
    (archive.file if taken == "archive" else lock_file(archive.file)).unlink()
    with pytest.raises(ArchiveError) as refused:
        archive.save(key, ONE, "one")
    assert refused.value.why is Reason.CHANGED
    if taken == "archive":
        assert archive.evenings() == []
        key = archive.begin(FULL)
    archive.save(key, ONE, "one")
    assert lock_file(archive.file).exists()
    archive.close()
    assert contents(archive.file) == [ONE]


def test_one_that_is_only_read_is_read_as_it_is(archive: Archive) -> None:
    key = archive.begin(FULL)
    reading = Archive.open(archive.file)
    assert reading.holder
    assert reading.load(key) == FULL
    archive.save(key, ONE, "one")
    assert reading.load(key) == ONE
    reading.close()


def test_an_evening_begun_twice_under_one_mark_is_one(archive: Archive) -> None:
    mark = "07" * 16
    key = archive.begin(FULL, "", mark)
    assert archive.begin(FULL, "", mark) == key


def test_an_altered_row_is_not_written_over(archive: Archive) -> None:
    key = archive.begin(FULL)
    archive._db.execute("UPDATE evenings SET binned=7")
    archive.latest_key()  # which finds that the file has changed
    with pytest.raises(ArchiveError) as refused:
        archive.save(key, ONE, "one")
    assert refused.value.why is Reason.DAMAGED


def test_what_was_half_written_is_no_damage(file: Path) -> None:
    """The next start rolls it back, and so does a check, in a copy."""
    was = laid_down("interrupted", file).read_bytes()
    assert check(file).faults == ()
    assert file.read_bytes() == was


def test_a_link_in_the_place_of_the_lock_that_cannot_be_taken_away(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Archive.open(file).close()
    lock_file(file).unlink()
    lock_file(file).symlink_to(file)

    def refuse(path: Path, *, missing_ok: bool = False) -> None:
        raise PermissionError(1, "not yours")

    monkeypatch.setattr(Path, "unlink", refuse)
    assert lock.take(file) == NOBODY_KNOWN


def test_a_text_that_is_none_is_named(file: Path) -> None:
    archive = Archive.open(file)
    archive.begin(FULL)
    archive.close()
    db = sqlite3.connect(file)
    db.execute("UPDATE evenings SET plain=cast(x'7b22ed22' AS TEXT)")
    db.commit()
    db.close()
    assert [str(fault) for fault in check(file).faults] == ["evening 1: the evening is damaged"]
    archive = Archive.open(file)
    with pytest.raises(ArchiveError) as refused:
        archive.load(1)
    archive.close()
    assert refused.value.why is Reason.DAMAGED
