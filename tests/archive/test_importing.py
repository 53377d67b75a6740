"""Evenings from elsewhere: each is in the archive once, and nothing in it is lost."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.history import StepKind
from scorepad.archive.importing import ImportResult, Taken, import_evenings, is_known, known_of
from scorepad.bridge.actions import Action, ActionKind, decode_action, encode_action
from scorepad.bridge.earlier import EveningWithHistory, earlier_in, earlier_of, known, later
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import Counts, MergeConflict, replaced
from tests.bridge.table import FIVE, FOUR, entered
from tests.bridge.three_laptops import Laptop

MARK = "07" * 16
FIRST = Evening((entered("N 3NT", seating=FOUR),))
LATER = Evening((entered("N 3NT", "E 1C", seating=FOUR),), title="Friday")
CORRECTED = Evening((entered("N 3NT-1", "E 1C", seating=FOUR),), title="Friday")
OTHERWISE = Evening((entered("N 3NT+1", "E 1C", seating=FOUR),), title="Friday")
FROM = Action(ActionKind.IMPORT, {"file": "from"})


def took(
    archive: Archive, *evenings: Evening | EveningWithHistory, as_theirs: bool = False
) -> list[Taken]:
    brought = [each if isinstance(each, EveningWithHistory) else known(each) for each in evenings]
    return [
        taken
        for each in brought
        for taken in import_evenings(archive, [(MARK, each)], FROM, as_theirs=as_theirs)
    ]


def taken(archive: Archive, *evenings: Evening | EveningWithHistory) -> list[ImportResult]:
    return [each.result for each in took(archive, *evenings)]


def test_once_and_again(archive: Archive) -> None:
    assert taken(archive, FIRST, FIRST) == [ImportResult.ADDED, ImportResult.THERE]
    (key,) = [summary.key for summary in archive.evenings()]
    assert archive.load(key) == FIRST
    assert archive.uuid(key) == MARK
    (step,) = archive.history(key)
    assert decode_action(step.words).facts["file"] == "from"


def test_what_went_on_elsewhere_is_a_step_here(archive: Archive) -> None:
    assert took(archive, FIRST, LATER, FIRST) == [
        Taken(1, ImportResult.ADDED),
        Taken(1, ImportResult.CHANGED, Counts(new=1, others=1)),
        Taken(1, ImportResult.THERE),
    ]
    assert archive.load(1) == LATER
    assert [step.evening for step in archive.history(1)] == [FIRST, LATER]


def test_what_was_corrected_here_is_known(archive: Archive) -> None:
    """Also if the import has no earlier versions; and the correction is exported again."""
    taken(archive, LATER)
    archive.save(1, CORRECTED, "corrected")
    assert taken(archive, FIRST, LATER) == [ImportResult.THERE, ImportResult.THERE]
    with pytest.raises(MergeConflict, match="the same entry was changed in two ways") as differing:
        taken(archive, OTHERWISE)
    assert len(differing.value.merged.conflicts) == 1
    assert archive.load(1) == CORRECTED
    assert took(archive, OTHERWISE, as_theirs=True)[0].counts == Counts(corrected=1)
    assert archive.load(1) == OTHERWISE
    assert taken(archive, CORRECTED, OTHERWISE) == [ImportResult.THERE, ImportResult.THERE]


def test_an_evening_that_ever_was_like_this(archive: Archive) -> None:
    taken(archive, FIRST, LATER)
    assert [is_known(archive, 1, each) for each in (FIRST, LATER, OTHERWISE)] == [True, True, False]


def test_it_travels_from_archive_to_archive(archive: Archive, tmp_path: Path) -> None:
    taken(archive, LATER)
    archive.save(1, CORRECTED, "corrected")
    archive.save(1, LATER, "corrected", StepKind.UNDO)
    there = Archive.open(tmp_path / "there.db")
    one = known_of(archive, 1)
    assert taken(there, CORRECTED) == [ImportResult.ADDED]
    assert taken(there, one) == [ImportResult.CHANGED], "taking back is a change too"
    assert there.load(1) == LATER
    assert not known_of(there, 1).differs(one)
    there.save(1, FIRST, "deleted")
    assert taken(there, one, LATER) == [ImportResult.THERE, ImportResult.THERE]
    assert taken(archive, known_of(there, 1)) == [ImportResult.CHANGED]
    assert archive.load(1) == FIRST
    there.close()


def test_what_both_came_to_in_two_ways_is_noted_without_a_change(archive: Archive) -> None:
    taken(archive, later(known(LATER), CORRECTED))
    other = later(known(OTHERWISE), CORRECTED)
    assert taken(archive, other, other) == [ImportResult.THERE, ImportResult.THERE]
    assert len(archive.history(1)) == 2
    assert known_of(archive, 1).evening == CORRECTED


def test_taking_back_that_a_file_was_opened_deletes_nothing_of_it(archive: Archive) -> None:
    """Only the merge is undone; afterwards nothing of that file is known."""
    taken(archive, FIRST)
    archive.save(1, replace(FIRST, note="snow"), "a note")
    before = known_of(archive, 1)
    taken(archive, LATER)
    words = archive.history(1)[-1].words
    archive.save(1, before.evening, words, StepKind.UNDO)
    assert not known_of(archive, 1).differs(before)
    archive.save(1, replace(LATER, note="snow"), words, StepKind.REDO)
    for unread in (OTHERWISE, FIRST):
        archive.save(1, unread, words, StepKind.UNDO)
        assert known_of(archive, 1).evening == unread, "also where its steps are lost"
    archive.save(1, before.evening, "a note")
    assert taken(archive, replaced(before, known(LATER))) == [ImportResult.CHANGED]
    assert archive.load(1) == LATER


@pytest.mark.parametrize("seed", range(8))
def test_what_the_steps_say_is_what_was_known_all_along(archive: Archive, seed: int) -> None:
    """Though of steps that only add, the last one has everything."""
    laptop = Laptop(random.Random(seed))
    archive.begin(laptop.known.evening)
    for number in range(1, 41):
        laptop.step(number)
        archive.save(1, laptop.known.evening, "")
    assert not known_of(archive, 1).differs(laptop.known)


@pytest.mark.parametrize(
    ("told", "found"), [("no list", None), ([3], ()), ([{"place": "?"}], ()), ([], ())]
)
def test_what_a_damaged_step_says_of_earlier_versions(told: object, found: object) -> None:
    action = decode_action(encode_action(Action(ActionKind.IMPORT, {"earlier": told})))
    assert earlier_in(action) == found


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
    assert earlier_of(known_of(archive, 1)) == ()


def test_several_at_once(archive: Archive) -> None:
    both = [(MARK, known(FIRST)), ("08" * 16, known(LATER))]
    assert list(import_evenings(archive, both, FROM)) == [
        Taken(1, ImportResult.ADDED),
        Taken(2, ImportResult.ADDED),
    ]


def test_all_or_none(archive: Archive) -> None:
    taken(archive, FIRST)
    both = [(mark, known(LATER)) for mark in (MARK, "08" * 16, "no mark")]
    with pytest.raises(ValueError, match="non-hexadecimal"), archive.transaction():
        list(import_evenings(archive, both, FROM))
    assert [archive.load(summary.key) for summary in archive.evenings()] == [FIRST]
    archive.save(1, LATER, "again")
    assert archive.load(1) == LATER


def test_all_or_none_where_the_disk_gives_up(archive: Archive) -> None:
    """The fault comes in the middle, from SQLite itself."""
    archive._db.execute("PRAGMA max_page_count = 60")
    many = [(f"{number:032x}", known(LATER)) for number in range(2000)]
    with pytest.raises(ArchiveError) as full, archive.transaction():
        list(import_evenings(archive, many, FROM))
    assert full.value.why is Reason.FULL
    assert archive.evenings() == []
    assert taken(archive, FIRST) == [ImportResult.ADDED]
