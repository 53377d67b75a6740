"""Archives of versions 2 to 4 are taken over with all they hold.

Rows of version 2 had no proof, version 3 noted no totals, version 4 had no index of days.
"""

import shutil
import sqlite3
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.rescue import rescue
from tests.archive.damage import Told, contents, told
from tests.archive.evenings import FULL, with_deal
from tests.archive.version_1 import check_all, expected

FOLDER = Path(__file__).parent / "data"
FULL_THEN = replace(FULL, extras=(), initials=(), club="", director="")
"""What an evening could hold in that version."""
TODAY = date(2026, 11, 21)


def laid_down(version: int, name: str, file: Path) -> Path:
    """Copy an archive written by this version to where it will be opened."""
    file.parent.mkdir(parents=True)
    return Path(shutil.copyfile(FOLDER / f"version_{version}" / f"{name}.db", file))


@pytest.mark.parametrize("version", [2, 3, 4])
def test_everything_is_there(version: int, file: Path) -> None:
    was = laid_down(version, "every_feature", file).read_bytes()
    archive = Archive.open(file, read_only=True)
    check_all(archive, expected("every_feature"))
    archive.close()
    assert file.read_bytes() == was
    archive = Archive.open(file)
    check_all(archive, expected("every_feature"))
    archive.close()
    assert check(file).faults == ()
    assert file.with_name(f"evenings.db.version-{version}").read_bytes()[:16] == was[:16]


@pytest.mark.parametrize(
    "hidden",
    [
        "CREATE VIRTUAL TABLE pencils USING fts5 (name)",
        "CREATE TABLE pencils (id INTEGER, twice INTEGER AS (2 * id) VIRTUAL)",
        "CREATE VIEW pencils AS SELECT name FROM players",
    ],
)
def test_whatever_could_do_something_is_not_used(hidden: str, file: Path) -> None:
    db = sqlite3.connect(laid_down(2, "full", file))
    db.execute(hidden)
    db.close()
    for read_only in (True, False):
        with pytest.raises(ArchiveError) as refused:
            Archive.open(file, read_only=read_only)
        assert refused.value.why is Reason.DAMAGED


@pytest.mark.parametrize("version", [2, 3, 4])
def test_the_score_goes_on(version: int, file: Path) -> None:
    archive = Archive.open(laid_down(version, "full", file))
    assert archive.load(4) == with_deal(FULL_THEN)
    assert archive.merged() == {"Anne": "Ann"}
    assert archive.session().typed == "3nt"
    archive.save(4, FULL_THEN, "x")
    if version > 2:
        archive.delete(4)
        archive.erase(4)
    assert archive.begin(FULL) == 5
    archive.close()
    assert check(file).faults == ()  # nor is any number missing that was erased then


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("UPDATE evenings SET plain=replace(plain, '7', '8') WHERE id=4", Told(1, only_steps=1)),
        ("UPDATE history SET change='{}' WHERE evening=4 AND number=2", Told(1, steps_lost=1)),
        ("UPDATE sqlite_sequence SET seq=9000000", Told(2)),
        ("DELETE FROM history WHERE evening=4", Told(1, steps_lost=1)),
        ("DELETE FROM history WHERE evening=1", Told(1, steps_lost=1)),
    ],
)
def test_a_damaged_one_is_mended(damage: str, words: Told, file: Path) -> None:
    db = sqlite3.connect(laid_down(2, "full", file))
    db.execute(damage)
    db.commit()
    db.close()
    if "change='{}'" not in damage:  # which only a check finds
        with pytest.raises(ArchiveError) as refused:
            Archive.open(file)
        assert refused.value.why is Reason.DAMAGED
    assert told(rescue(file, TODAY)) == words
    assert contents(file)[1] == with_deal(FULL_THEN)
    assert check(file).faults == ()


@pytest.mark.parametrize("version", [3, 4])
def test_what_was_missing_then_is_missing_now(version: int, file: Path) -> None:
    db = sqlite3.connect(laid_down(version, "full", file))
    db.execute("DELETE FROM evenings WHERE id=4")
    db.execute("DELETE FROM history WHERE evening=4")
    db.execute("UPDATE evenings SET binned=9 WHERE id=1")
    db.commit()
    db.close()
    said = ["evening 4 is missing", "evening 1 of 2026-11-21: the evening is damaged"]
    assert [str(fault) for fault in check(file).faults] == said
    Archive.open(file).close()
    assert [str(fault) for fault in check(file).faults] == said


@pytest.mark.parametrize(
    "beside", ["CREATE TABLE pencils (id INTEGER)", "CREATE INDEX by_note ON evenings (plain)"]
)
def test_what_would_not_be_ours_is_left_as_it_is(beside: str, file: Path) -> None:
    db = sqlite3.connect(laid_down(4, "full", file))
    db.execute(beside)
    db.close()
    was = file.read_bytes()
    for read_only in (True, False):
        with pytest.raises(ArchiveError) as refused:
            Archive.open(file, read_only=read_only)
        assert refused.value.why is Reason.DAMAGED
    assert file.read_bytes() == was
    assert told(rescue(file, TODAY)) == Told(2)
    assert contents(file)[1] == with_deal(FULL_THEN)
