"""Evenings from elsewhere: each is in the archive once, and nothing that was there is lost."""

from dataclasses import replace

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.importing import ImportResult, import_evenings
from scorepad.bridge.evening import Evening
from tests.bridge.table import FIVE, FOUR, entered

MARK = "07" * 16
FIRST = Evening((entered("N 3NT", seating=FOUR),))
LATER = Evening((entered("N 3NT", "E 1C", seating=FOUR),), title="Friday")


def taken(archive: Archive, *evenings: Evening) -> list[ImportResult]:
    return [
        result
        for evening in evenings
        for _, result in import_evenings(archive, [(MARK, evening)], "from")
    ]


def test_once_and_again(archive: Archive) -> None:
    assert taken(archive, FIRST, FIRST) == [ImportResult.ADDED, ImportResult.THERE]
    (key,) = [summary.key for summary in archive.evenings()]
    assert archive.load(key) == FIRST
    assert archive.uuid(key) == MARK
    assert [step.words for step in archive.history(key)] == ["from"]


def test_what_went_on_elsewhere_is_a_step_here(archive: Archive) -> None:
    assert taken(archive, FIRST, LATER, FIRST) == [
        ImportResult.ADDED,
        ImportResult.CHANGED,
        ImportResult.THERE,
    ]
    (key,) = [summary.key for summary in archive.evenings()]
    assert archive.load(key) == LATER
    assert [step.evening for step in archive.history(key)] == [FIRST, LATER]


def test_what_was_deleted_comes_back(archive: Archive) -> None:
    taken(archive, FIRST)
    archive.delete(1)
    assert taken(archive, FIRST) == [ImportResult.THERE]
    assert [summary.key for summary in archive.evenings()] == [1]


def test_another_spelling_is_no_other_evening(archive: Archive) -> None:
    taken(archive, FIRST)
    archive.begin(Evening((entered("N 1C", seating=replace(FIVE, north="Anna", out=())),)))
    archive.merge_players("Ann", "Anna")
    assert archive.load(1) != FIRST
    assert taken(archive, FIRST) == [ImportResult.THERE]


def test_several_at_once(archive: Archive) -> None:
    both = [(MARK, FIRST), ("08" * 16, LATER)]
    assert list(import_evenings(archive, both, "")) == [
        (1, ImportResult.ADDED),
        (2, ImportResult.ADDED),
    ]


def test_all_or_none(archive: Archive) -> None:
    taken(archive, FIRST)
    both = [(MARK, LATER), ("08" * 16, LATER), ("no mark", LATER)]
    with pytest.raises(ValueError, match="non-hexadecimal"), archive.transaction():
        list(import_evenings(archive, both, ""))
    assert [archive.load(summary.key) for summary in archive.evenings()] == [FIRST]
    archive.save(1, LATER, "again")
    assert archive.load(1) == LATER


def test_all_or_none_where_the_disk_gives_up(archive: Archive) -> None:
    """The fault comes in the middle, from SQLite itself."""
    archive._db.execute("PRAGMA max_page_count = 60")
    many = [(f"{number:032x}", LATER) for number in range(2000)]
    with pytest.raises(ArchiveError) as full, archive.transaction():
        list(import_evenings(archive, many, "from"))
    assert full.value.why is Reason.FULL
    assert archive.evenings() == []
    assert taken(archive, FIRST) == [ImportResult.ADDED]
