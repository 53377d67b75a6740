"""A damaged archive is set aside unchanged, and the readable part is used from then on."""

import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive import evenings
from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import MOST_TOLD, Health, check
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts, facts_file
from scorepad.archive.history import undo_of
from scorepad.archive.lock import lock_file
from scorepad.archive.paths import default_file, usual_file
from scorepad.archive.proof import BEFORE_ALL, after_step, seal, seal_of_row
from scorepad.archive.recovered_rows import can_be_mended
from scorepad.archive.rescue import LOST_OR_ERASED, PARTLY, rescue
from scorepad.archive.totals import note_all
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from tests.archive.damage import Told, contents, fill, spoil, told, wipe_out
from tests.archive.evenings import with_deal
from tests.archive.faults import no_larger_than
from tests.archive.version_1 import expected, laid_down

TODAY = date(2026, 11, 21)


def read(db: sqlite3.Connection, key: int) -> Evening | None:
    found = evenings.read(db, key)
    return found and found[0]


def without(file: Path, table: str, key: int | None = None) -> None:
    """Delete the rows of a table, those of one evening or all."""
    db = opened(file)
    column = "id" if table == "evenings" else "evening"
    db.execute(f"DELETE FROM {table} WHERE ? IN ({column}, 0)", (key or 0,))
    db.close()


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)


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


def test_rows_that_are_no_evening(file: Path) -> None:
    """The state their steps lead to is there."""
    made = fill(file)
    db = opened(file)
    db.execute("UPDATE evenings SET plain=replace(plain, 'title', 'form') WHERE id=2")
    db.execute("UPDATE evenings SET plain='[' || plain WHERE id=3")
    db.execute("UPDATE evenings SET checksum=checksum+1 WHERE id=4")
    db.close()
    assert [str(fault) for fault in check(file).faults] == [
        f"evening {key}: the evening is damaged" for key in (2, 3, 4)
    ]
    result = rescue(file, TODAY)
    assert told(result) == Told(len(made) - 1, only_steps=1)
    assert contents(file) == made


def test_evenings_of_which_nothing_can_be_read(file: Path) -> None:
    made = fill(file)
    db = opened(file)
    db.execute("UPDATE evenings SET plain='{}' WHERE id=2")
    db.execute("UPDATE history SET change='{' WHERE evening=2 AND number=1")
    db.close()
    assert [str(fault) for fault in check(file).faults] == [
        "evening 2: the evening is damaged",
        "evening 2: step 1 of the evening is damaged",
    ]
    result = rescue(file, TODAY)
    assert told(result) == Told(len(made) - 1, missing=1)
    assert contents(file) == [made[0], *made[2:]]


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


def test_a_step_that_names_another_evening_is_of_no_use_there(file: Path) -> None:
    made = fill(file)
    data = file.read_bytes()
    assert data.count(b"\x02\x05do") == 1
    file.write_bytes(data.replace(b"\x02\x05do", b"\xe1\x05do"))
    result = rescue(file, TODAY)
    assert told(result) == Told(len(made) - 1, steps_lost=1)
    assert contents(file) == made
    assert check(file).faults == ()


@pytest.mark.parametrize("damage", ["evenings SET id=id", "history SET evening=evening"])
def test_an_evening_and_its_steps_with_different_numbers_are_one(damage: str, file: Path) -> None:
    made = fill(file)
    db = opened(file)
    db.execute(f"UPDATE {damage} + 500 WHERE {damage.split('=')[1]}=2")
    db.close()
    result = rescue(file, TODAY)
    assert told(result) == Told(len(made))
    assert sorted(contents(file), key=made.index) == made


@pytest.mark.parametrize("uuid", [b"short", "text of 16 bytes", None])
def test_an_evening_whose_own_number_is_lost_gets_another(uuid: object, file: Path) -> None:
    made = fill(file, evenings=1)
    db = opened(file)
    db.execute("PRAGMA writable_schema=ON")
    db.execute(
        "UPDATE sqlite_master SET sql=replace(replace(sql, 'STRICT', ''), "
        "'NOT NULL UNIQUE CHECK (length(uuid) = 16)', 'UNIQUE') WHERE name='evenings'"
    )
    db.close()
    db = opened(file)
    db.execute("UPDATE evenings SET uuid=? WHERE id=1", (uuid,))
    db.close()
    assert told(rescue(file, TODAY)) == Told(2)
    assert contents(file) == made


@pytest.mark.parametrize(
    "damage", ["kind='again'", "action=x'00'", "time='noon'", "time=0.5", "change=NULL"]
)
def test_a_step_that_no_table_can_hold(damage: str, file: Path) -> None:
    made = fill(file, evenings=1)
    db = opened(file)
    db.execute("PRAGMA writable_schema=ON")
    db.execute(
        "UPDATE sqlite_master SET sql=replace(replace(replace(sql, 'STRICT, ', ''), 'NOT NULL', "
        "''), 'CHECK (kind IN', 'CHECK (1 OR kind IN') WHERE name='history'"
    )
    db.close()
    db = opened(file)
    db.execute(f"UPDATE history SET {damage} WHERE evening=1 AND number=5")
    db.close()
    result = rescue(file, TODAY)
    assert told(result) == Told(1, steps_lost=1)
    assert contents(file) == made
    assert check(file).faults == ()


def test_a_player_whose_row_was_altered(file: Path) -> None:
    """Nobody merged Ann with Bob; her name comes back from her evenings."""
    made = fill(file, evenings=1)
    db = opened(file)
    db.execute("UPDATE players SET same_as='Bob' WHERE name='Ann'")
    db.close()
    assert check(file).faults
    assert rescue(file, TODAY).whole == len(made)
    assert check(file).faults == ()
    db = opened(file)
    assert db.execute("SELECT same_as FROM players WHERE name='Ann'").fetchall() == [(None,)]
    db.close()


def test_a_player_that_no_table_can_hold(file: Path) -> None:
    made = fill(file, evenings=1)
    db = opened(file)
    db.execute("PRAGMA writable_schema=ON")
    db.execute("UPDATE sqlite_master SET sql=replace(sql, 'STRICT', '') WHERE name='players'")
    db.close()
    db = opened(file)
    db.execute("UPDATE players SET seen='long ago' WHERE name='Ann'")
    db.close()
    assert rescue(file, TODAY).whole == len(made)
    archive = Archive.open(file)
    assert "Ann" in archive.players()
    archive.close()


# What `check` notices.

FAULT = "evening 1: "


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE evenings SET plain=replace(plain, 'evening 0', 'evening 1') WHERE id=1",
        "UPDATE evenings SET plain=replace(plain, '\"tricks\":', '\"tricks\": ') WHERE id=1",
        "DELETE FROM history WHERE evening=1 AND number=1",
        "DELETE FROM history WHERE evening=1 AND number=4",
        "DELETE FROM history WHERE evening=1 AND number=31",
        "DELETE FROM history WHERE evening=1",
        "UPDATE history SET number=40 WHERE evening=1 AND number=31",
        "UPDATE history SET change='{}' WHERE evening=1 AND number=7",
        "UPDATE history SET change='no json' WHERE evening=1 AND number=7",
        "UPDATE history SET change=replace(change, '\"N\"', '\"E\"') WHERE evening=1",
        "UPDATE history SET change=(SELECT change FROM history WHERE evening=2 AND number=9) "
        "WHERE evening=1 AND number=9",
        "INSERT INTO history SELECT evening, 32, kind, action, time, change, proof FROM history "
        "WHERE evening=1 AND number=31",
    ],
)
def test_whatever_is_altered_is_named(damage: str, file: Path) -> None:
    fill(file, evenings=2)
    db = opened(file)
    (changed,) = db.execute("SELECT total_changes()").fetchone()
    db.execute(damage)
    assert db.execute("SELECT total_changes()").fetchone()[0] > changed
    db.close()
    assert [str(fault)[: len(FAULT)] for fault in check(file).faults] == [FAULT]


def test_what_a_step_says_was_there_before_is_held_too(file: Path) -> None:
    """Undo would lead to a wrong state."""
    fill(file, evenings=1, deals=2)
    archive = Archive.open(file)
    evening = archive.load(1)
    archive.save(1, replace(evening, note="rain"), "a note")
    archive.save(1, replace(evening, note="snow"), "a note")
    archive.close()
    assert check(file).faults == ()
    db = opened(file)
    db.execute("UPDATE history SET change=replace(change, 'rain', 'hail') WHERE number=5")
    db.close()
    assert [str(fault)[: len(FAULT)] for fault in check(file).faults] == [FAULT]


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


def test_a_disk_with_one_name_for_each_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*names: Path) -> None:
        raise PermissionError(1, "not here")

    made = fill(file)
    was = file.read_bytes()
    monkeypatch.setattr("os.link", refuse)
    aside = rescue(file, TODAY).set_aside
    assert aside
    assert aside.read_bytes() == was
    assert contents(file) == made


def test_a_second_rescue_on_one_day(file: Path) -> None:
    fill(file)
    rescue(file, TODAY)
    assert rescue(file, TODAY).set_aside == file.with_name("evenings-damaged-2026-11-21-2.db")


def test_what_was_being_written_goes_aside_with_the_file(file: Path) -> None:
    fill(file)
    journal = file.with_name("evenings.db-journal")
    journal.write_bytes(b"half a step")
    aside = rescue(file, TODAY).set_aside
    assert aside
    assert aside.with_name(f"{aside.name}-journal").read_bytes() == b"half a step"


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


def test_a_rescue_goes_on_where_one_was_interrupted(file: Path) -> None:
    """Then the damaged file has already been renamed."""
    made = fill(file)
    aside = file.with_name("evenings-damaged-2026-11-21-1.db")
    aside.hardlink_to(file)
    assert rescue(file, TODAY).set_aside == aside
    assert contents(file) == made
    assert not aside.samefile(file)


@pytest.mark.parametrize("total", ["", "; DELETE FROM totals"])
def test_an_erased_evening_of_which_that_is_altered(total: str, file: Path) -> None:
    """The number of evenings there were shows that it was erased."""
    fill(file, evenings=1)
    with closing(Archive.open(file)) as archive:
        archive.delete(1)
        archive.erase(1)
    db = opened(file)
    db.executescript(f"UPDATE gone SET seal=seal + 1{total}")
    db.close()
    assert str(check(file).faults[0]) == "evening 1 is missing"
    said = [LOST_OR_ERASED] if total else []
    assert [each.text for each in rescue(file, TODAY).missing] == said


def test_no_room_for_a_rescue(file: Path, tmp_path: Path) -> None:
    with pytest.raises(ArchiveError):
        rescue(tmp_path / "nowhere" / "evenings.db", TODAY)


def test_other_files_are_not_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor if somebody chose one by mistake."""
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"Dear Ann, " * 1000)
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(letter))
    assert usual_file() == letter
    for why in (Reason.FOREIGN, Reason.DAMAGED, Reason.FULL):
        assert not can_be_mended(ArchiveError(why, letter))
        assert not can_be_mended(ArchiveError(why, tmp_path))
    assert not can_be_mended(ArchiveError(Reason.FOREIGN, Path("/proc/self/mem")))  # unreadable
    assert can_be_mended(ArchiveError(Reason.FOREIGN, default_file()))


def test_a_head_and_a_place_tell_nothing_but_its_rows_do(file: Path) -> None:
    made = fill(file)
    file.write_bytes(b"nothing" * 1000 + file.read_bytes()[7000:])
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert refused.value.why is Reason.FOREIGN
    assert can_be_mended(refused.value)
    assert rescue(file, TODAY).whole
    assert made[-1] in contents(file)


def test_a_sound_archive(file: Path) -> None:
    fill(file, evenings=2, deals=10)
    assert check(file) == Health(3, 25, ())


def test_not_all_faults_are_told(file: Path) -> None:
    fill(file, evenings=MOST_TOLD + 5, deals=1)
    db = opened(file)
    db.execute("UPDATE evenings SET checksum=0")
    db.close()
    assert len(check(file).faults) == MOST_TOLD


def forge(file: Path, number: int, change: str) -> None:
    """Give evening 1 another valid step, and make the later ones and the row match it."""
    db = opened(file)
    db.execute("UPDATE history SET change=? WHERE evening=1 AND number=?", (change, number))
    mark = BEFORE_ALL
    steps = "SELECT kind, action, time, change FROM history WHERE evening=1 ORDER BY number"
    for step in db.execute(steps).fetchall():
        mark = after_step(mark, *step)
        db.execute("UPDATE history SET proof=? WHERE evening=1 AND number=?", mark[::-1])
    row = db.execute(f"SELECT {evenings.ROW} FROM evenings WHERE id=1").fetchone()
    written = seal_of_row(1, (*row[:8], *mark))
    db.execute("UPDATE evenings SET proof=?, seal=? WHERE id=1", (mark.proof, written))
    note_all(db)
    db.close()


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("[", "step 2 of the evening is damaged"),
        ("{}, {}", "step 2 of the evening is damaged"),
        ('{"titel": ["", "Friday"]}', "step 2 of the evening is damaged"),
        ('{"title": ["evening 0", "Friday"]}', "the evening does not match its history"),
    ],
)
def test_steps_that_prove_themselves_and_lead_elsewhere(
    change: str, fault: str, file: Path
) -> None:
    made = fill(file, evenings=1, deals=1)
    forge(file, 2, change)
    assert [str(each) for each in check(file).faults] == [f"evening 1: {fault}"]
    assert told(rescue(file, TODAY)) == Told(1, steps_lost=1)
    assert contents(file) == made


def test_steps_that_lead_to_no_evening(file: Path) -> None:
    made = fill(file, evenings=1, deals=1)
    forge(file, 2, '{"title": ["evening 0", 3]}')
    without(file, "evenings", 1)
    assert told(rescue(file, TODAY)) == Told(1, missing=1)
    assert contents(file) == made[1:]


def test_a_step_whose_number_is_none(file: Path) -> None:
    made = fill(file, evenings=1)
    loose = "replace(sql, 'STRICT, ', '')"
    for change in (loose, "replace(sql, ') WITHOUT', ') STRICT, WITHOUT')"):
        db = opened(file)
        db.execute("PRAGMA writable_schema=ON")
        db.execute(f"UPDATE sqlite_master SET sql={change} WHERE name='history'")
        db.close()
        if change == loose:
            db = opened(file)
            db.execute("UPDATE history SET number='last' WHERE evening=1 AND number=31")
            db.close()
    with pytest.raises(ArchiveError, match="is damaged"):
        check(file)
    assert told(rescue(file, TODAY)) == Told(1, steps_lost=1)
    assert contents(file) == made


def test_rows_that_belong_to_nothing(file: Path) -> None:
    made = fill(file)
    db = opened(file)
    db.execute(
        "INSERT INTO players (name, seen, same_as, seal) VALUES ('Anne', 1, 'Ann', ?)",
        (seal("Anne", 1, "Ann"),),
    )
    db.execute("DELETE FROM players WHERE name='Ann'")
    db.execute("INSERT INTO session VALUES (1, 99, '4s', NULL, NULL, 0)")
    note_all(db)
    db.close()
    assert sorted(str(fault) for fault in check(file).faults) == [
        "players: a row refers to one that is missing",
        "session: a row refers to one that is missing",
    ]
    rescue(file, TODAY)
    assert check(file).faults == ()
    assert contents(file) == made


def test_a_file_that_cannot_be_checked_at_all(file: Path) -> None:
    fill(file)
    wipe_out(file, "history")
    with pytest.raises(ArchiveError, match="is damaged"):
        check(file)


@pytest.mark.parametrize("when", ["at once", "later"])
def test_a_rescue_for_which_there_is_no_room_changes_nothing(
    when: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*archives: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    fill(file)
    wipe_out(file, "players")
    was = file.read_bytes()
    if when == "later":
        monkeypatch.setattr("scorepad.archive.rescue._write", full)
    with no_larger_than(10_000 if when == "at once" else 10_000_000), pytest.raises(ArchiveError):
        rescue(file, TODAY)
    assert file.read_bytes() == was
    assert {path.name for path in file.parent.iterdir()} == {"evenings.db", "evenings.db.lock"}
    monkeypatch.undo()
    assert rescue(file, TODAY).whole


def test_an_archive_that_another_program_has_is_left_to_it(file: Path) -> None:
    fill(file)
    archive = Archive.open(file)
    with pytest.raises(ArchiveError, match="another program is using"):
        rescue(file, TODAY)
    archive.close()


# Archives of version 1.


def test_a_damaged_one_of_version_1(file: Path) -> None:
    old = expected("every_feature")
    laid_down("every_feature", file)
    db = opened(file)
    db.execute("PRAGMA ignore_check_constraints=ON")
    db.execute("UPDATE rounds SET form='whist' WHERE evening=2")
    db.execute("UPDATE history SET change='[' WHERE evening=4 AND number=2")
    db.close()
    result = rescue(file, TODAY)
    assert result.whole == len(old.evenings) - 1
    assert check(file).faults == ()
    archive = Archive.open(file)
    assert archive.merged() == old.facts["spellings"]
    assert archive.session() == old.session
    for each in old.evenings:
        if each["key"] != 2:
            with archive.reading() as db:
                assert read(db, each["key"]) == old.state(each["as_typed"])
    archive.close()


def test_what_it_has_lost_is_in_its_copies(file: Path) -> None:
    laid_down("every_feature", file)
    copies = file.parent / "backups"
    copies.mkdir()
    shutil.copyfile(file, copies / "evenings-2026-11-20.db")
    wipe_out(file, "rounds")
    result = rescue(file, TODAY)
    assert told(result) == Told(0, from_copy=len(expected("every_feature").evenings))
    assert check(file).faults == ()
    archive = Archive.open(file)
    assert archive.merged() == expected("every_feature").facts["spellings"]
    archive.close()


@pytest.mark.parametrize(
    "table", ["history", "deals", "players", "evenings", "draws", "debts", "seats"]
)
def test_a_table_of_version_1_that_is_lost_takes_no_evening_with_it(table: str, file: Path) -> None:
    old = expected("every_feature")
    laid_down("every_feature", file)
    wipe_out(file, table)
    result = rescue(file, TODAY)
    assert result.whole + len(result.others) > len(old.evenings) - 4
    assert check(file).faults == ()
    archive = Archive.open(file)
    with archive.reading() as db:
        found = {one.key: read(db, one.key) for one in archive.evenings()}
    if table == "history":
        for each in old.evenings:
            if each["key"] not in old.facts["binned"]:
                assert found[each["key"]] == old.state(each["as_typed"])
    if table == "players":
        assert any(name.startswith("? ") for name in archive.players())
    archive.close()


def test_deals_of_version_1_that_are_missing_are_noticed(file: Path) -> None:
    laid_down("every_feature", file)
    db = opened(file)
    key, number, count = db.execute(
        "SELECT evening, round, count(*) FROM deals GROUP BY evening, round HAVING count(*) > 3"
    ).fetchone()
    db.execute("DELETE FROM deals WHERE evening=? AND round=? AND place=1", [key, number])
    db.close()
    result = rescue(file, TODAY)
    assert told(result) == Told(len(expected("every_feature").evenings) - 1, only_steps=1)
    archive = Archive.open(file)
    left = [item for item in archive.load(key).rounds[number].items if isinstance(item, Deal)]
    assert len(left) == count - 1
    archive.close()


def test_one_of_version_1_that_went_further_than_its_copy(file: Path) -> None:
    laid_down("every_feature", file)
    copies = file.parent / "backups"
    copies.mkdir()
    shutil.copyfile(file, copies / "evenings-2026-11-20.db")
    db = opened(file)
    db.execute(
        "INSERT INTO deals SELECT evening, round, place + 1, level, strain, doubling, declarer, "
        "tricks, holder, honours, dealer, board, note FROM deals WHERE evening=9 AND place=3"
    )
    db.execute("DELETE FROM history WHERE evening=9 AND number=2")
    db.close()
    whole = len(expected("every_feature").evenings) - 1
    assert told(rescue(file, TODAY)) == Told(whole, only_steps=1)
    with closing(Archive.open(file)) as archive:
        assert len(archive.load(9).rounds[0].items) == 5


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_to_one_of_version_1(seed: int, file: Path) -> None:
    old = expected("thousand_steps" if seed % 2 else "every_feature")
    laid_down("thousand_steps" if seed % 2 else "every_feature", file)
    spoil(file, random.Random(seed))
    spoilt = file.read_bytes()
    result = rescue(file, TODAY)
    assert result.set_aside
    assert result.set_aside.read_bytes() == spoilt
    assert check(file).faults == ()
    found = contents(file)
    assert len(found) <= result.whole + len(result.others) <= len(old.evenings)


@pytest.mark.parametrize("table", ["players", "evenings"])
def test_a_copy_that_is_damaged_in_its_midst(table: str, file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy
    wipe_out(copy.file, table)
    lock_file(file).mkdir()  # nor can there be a lock here
    assert rescue(file, TODAY).whole == len(made)


def test_what_the_file_itself_says_is_told(file: Path) -> None:
    fill(file)
    db = opened(file)
    (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name='players'").fetchone()
    db.close()
    data = file.read_bytes()
    start = (page - 1) * 4096
    other = data[start : start + 4096].replace(b"Bob 1", b"Bob 9")  # the index still has Bob 1
    file.write_bytes(data[:start] + other + data[start + 4096 :])
    assert str(check(file).faults[0]).startswith("the file: ")
    with pytest.raises(ArchiveError, match="is damaged"):
        back_up(file, TODAY)
