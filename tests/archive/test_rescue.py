"""A damaged archive is set aside unchanged, and the readable part is used from then on."""

import random
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts, facts_file
from scorepad.archive.history import undo_of
from scorepad.archive.lock import lock_file
from scorepad.archive.recovered_rows import can_be_mended
from scorepad.archive.rescue import PARTLY, rescue
from scorepad.bridge.evening import with_item
from scorepad.bridge.notation import read_deal
from tests.archive.damage import Told, contents, fill, opened, spoil, told, wipe_out, without
from tests.archive.evenings import with_deal
from tests.archive.version_1 import laid_down

TODAY = date(2026, 11, 21)


@pytest.mark.parametrize("seed", range(24))
def test_whatever_happens_to_the_file(seed: int, file: Path) -> None:
    made = fill(file)
    spoil(file, random.Random(seed))
    spoilt = file.read_bytes()
    result = rescue(file, TODAY)
    assert result.set_aside == file.with_name("evenings-damaged-2026-11-21-1.db")
    assert result.set_aside
    assert result.set_aside.read_bytes() == spoilt
    assert check(file).faults == ()
    found = contents(file)
    assert len(found) == result.whole + len(result.others)
    assert len(found) <= len(made) + 1
    assert sorted(path.name for path in file.parent.iterdir() if path.is_dir()) == []


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(24))
def test_nothing_is_lost_that_is_in_a_copy(seed: int, file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    spoil(file, random.Random(seed))
    rescue(file, TODAY)
    found = contents(file)
    assert len(found) >= len(made)
    assert check(file).faults == ()
    if seed % 4 == 0:  # cut off: the rest is unchanged
        assert found == made


def test_an_evening_that_has_another_id_in_the_index_is_taken_from_its_copy(file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    with closing(sqlite3.connect(file)) as db:
        ((uuid,),) = db.execute("SELECT uuid FROM evenings WHERE id = 7").fetchall()
    pages = file.read_bytes().replace(b"keeper", b"keepe%")  # only this one can no longer be read
    index = next(
        at for at in range(0, len(pages), 4096) if pages[at] == 10 and uuid in page(pages, at)
    )
    broken = page(pages, index).replace(uuid, bytes(16))
    file.write_bytes(pages[:index] + broken + pages[index + 4096 :])
    rescue(file, TODAY)
    assert contents(file) == made


def page(data: bytes, at: int) -> bytes:
    return data[at : at + 4096]


def test_a_file_of_which_not_even_the_fault_can_be_read(file: Path) -> None:
    """SQLite quotes what it stumbles over, letter for letter."""
    made = fill(file)
    back_up(file, TODAY)
    file.write_bytes(file.read_bytes().replace(b"INTEGER PRIMARY", b"INTEGER P\xedIMARY"))
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert refused.value.why is Reason.DAMAGED
    assert can_be_mended(refused.value)
    with pytest.raises(ArchiveError, match="is damaged"):
        check(file)
    rescue(file, TODAY)
    assert contents(file) == made


def test_a_file_without_its_head(file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    file.write_bytes(bytes(4096) + file.read_bytes()[4096:])
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert can_be_mended(refused.value)
    result = rescue(file, TODAY)
    assert told(result) == Told(len(made))
    assert contents(file) == made


@pytest.mark.parametrize("name", ["", "every_feature"])
def test_one_that_was_cut_off_is_read_as_far_as_it_goes(name: str, file: Path) -> None:
    """SQLite refuses a file that is shorter than its header says."""
    if name:
        laid_down(name, file)
    else:
        fill(file, evenings=60, deals=5)
    data = file.read_bytes()
    file.write_bytes(data[: len(data) - 4096])
    db = opened(file)
    with pytest.raises(sqlite3.DatabaseError):
        db.execute("SELECT count(*) FROM evenings")
    db.close()
    result = rescue(file, TODAY)
    assert result.whole > (5 if name else 40)
    assert check(file).faults == ()


def test_an_empty_file_that_was_an_archive(file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    file.write_bytes(b"")
    with pytest.raises(ArchiveError, match="is damaged") as refused:
        Archive.open(file)
    assert can_be_mended(refused.value)
    rescue(file, TODAY)
    assert contents(file) == made


def test_names_that_were_lost_stand_in_the_evenings(file: Path) -> None:
    made = fill(file)
    archive = Archive.open(file)
    known = {*archive.players()}
    archive.close()
    wipe_out(file, "players")
    result = rescue(file, TODAY)
    assert result.whole == len(made)
    assert contents(file) == made
    archive = Archive.open(file)
    assert {*archive.players()} == known
    archive.close()


def test_spellings_that_were_lost_are_in_a_copy(file: Path) -> None:
    fill(file)
    archive = Archive.open(file)
    archive.merge_players("Ann 0", "Ann 1")
    archive.close()
    back_up(file, TODAY)
    wipe_out(file, "players")
    rescue(file, TODAY)
    archive = Archive.open(file)
    assert archive.merged() == {"Ann 0": "Ann 1"}
    archive.close()


def test_evenings_of_which_only_the_steps_are_left(file: Path) -> None:
    made = fill(file)
    without(file, "evenings")
    result = rescue(file, TODAY)
    assert told(result) == Told(0, only_steps=len(made))
    assert contents(file) == made
    assert check(file).faults == ()


def test_they_are_known_again_by_a_copy(file: Path) -> None:
    """The steps go further than the copy, which has the evening's own number."""
    fill(file, evenings=1, deals=2)
    back_up(file, TODAY)
    archive = Archive.open(file)
    uuid, later = archive.uuid(1), with_deal(archive.load(1))
    archive.save(1, later, "4♠")
    archive.close()
    without(file, "evenings")
    result = rescue(file, TODAY)
    assert told(result) == Told(0, only_steps=1, from_copy=1)
    archive = Archive.open(file)
    assert archive.load(1) == later
    assert archive.uuid(1) == uuid
    archive.close()


def test_an_evening_without_its_steps_is_what_its_row_says(file: Path) -> None:
    made = fill(file, evenings=1)
    without(file, "history")
    result = rescue(file, TODAY)
    assert told(result) == Told(0, steps_lost=2)
    assert contents(file) == made


def test_steps_that_were_lost(file: Path) -> None:
    """The evenings are there; undo starts afresh."""
    made = fill(file, evenings=1)
    db = opened(file)
    db.execute("DELETE FROM history WHERE evening=1 AND number=5")
    db.close()
    assert [str(fault) for fault in check(file).faults] == [
        "evening 1: step 5 of the evening is missing"
    ]
    result = rescue(file, TODAY)
    assert told(result) == Told(1, steps_lost=1)
    assert contents(file) == made
    archive = Archive.open(file)
    steps = archive.history(1)
    assert [step.words for step in steps][4:] == [PARTLY]
    undo = undo_of(steps)
    assert undo
    assert len(undo.names) == 4
    archive.close()


def test_the_fuller_of_copy_and_rest(file: Path) -> None:
    made = fill(file, evenings=2, deals=5)
    back_up(file, TODAY)
    archive = Archive.open(file)
    states = [archive.load(1)]
    for written in ("1CN", "2DN", "3HN"):
        states.append(with_item(states[-1], read_deal(written))[0])
        archive.save(1, states[-1], written)
    archive.close()
    db = opened(file)
    db.execute("UPDATE evenings SET plain='{}' WHERE id IN (1, 2)")
    db.execute("DELETE FROM history WHERE evening=1 AND number=8")
    db.execute("DELETE FROM history WHERE evening=2 AND number=3")
    db.close()
    result = rescue(file, TODAY)
    assert told(result) == Told(2, only_steps=1)
    assert contents(file) == [states[1], *made[1:]]
    archive = Archive.open(file)
    assert [step.evening for step in archive.history(1)][6:] == [states[1]]
    assert len(archive.history(2)) == 6
    archive.close()


def test_a_copy_of_another_archive_of_this_name_takes_nothing_away(file: Path) -> None:
    fill(file, evenings=1)
    copy = back_up(file, TODAY)
    assert copy
    file.unlink()
    made = fill(file, evenings=2)  # which has the same numbers
    copy.file.rename(copy.file.with_name("evenings-2026-11-20.db"))
    without(file, "history", 1)
    result = rescue(file, TODAY)
    assert told(result) == Told(2, steps_lost=1)
    assert contents(file) == made


def test_what_is_missing_is_named_by_what_was_counted_of_it(file: Path) -> None:
    made = fill(file, evenings=1)
    with closing(Archive.open(file)) as archive, closing(Facts(archive)) as facts:
        facts.bring_up_to_date()
    without(file, "history", 2)
    without(file, "evenings", 2)
    (missing,) = rescue(file, TODAY).missing
    assert str(missing).startswith("evening 2 of 2026-11-21: ")
    assert contents(file) == made[:1]
    facts_file(file).unlink()
    facts_file(file).mkdir()
    assert rescue(file, TODAY).missing == ()


def test_a_copy_that_is_damaged_too(file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy
    copy.file.write_bytes(b"nothing at all")
    assert rescue(file, TODAY).whole == len(made)


@pytest.mark.parametrize("kind", ["no head", "folder", "the same damage"])
def test_a_copy_that_cannot_be_opened_or_lacks_the_same(kind: str, file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy
    for each in (file, copy.file) if kind == "the same damage" else (file,):
        without(each, "history", 2)
    if kind == "no head":  # its pages are read all the same
        copy.file.write_bytes(bytes(100) + copy.file.read_bytes()[100:])
    if kind == "folder":
        copy.file.unlink()
        copy.file.mkdir()
    lost = kind != "no head"
    assert told(rescue(file, TODAY)) == Told(len(made) - lost, steps_lost=int(lost))
    assert contents(file) == made


def test_a_head_and_a_place_tell_nothing_but_its_rows_do(file: Path) -> None:
    made = fill(file)
    file.write_bytes(b"nothing" * 1000 + file.read_bytes()[7000:])
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert refused.value.why is Reason.FOREIGN
    assert can_be_mended(refused.value)
    assert rescue(file, TODAY).whole
    assert made[-1] in contents(file)


@pytest.mark.parametrize("table", ["players", "evenings"])
def test_a_copy_that_is_damaged_in_its_midst(table: str, file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy
    wipe_out(copy.file, table)
    lock_file(file).mkdir()  # nor can there be a lock here
    assert rescue(file, TODAY).whole == len(made)
