"""What a rescue makes of rows that can be read, and are wrong."""

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive import evenings
from scorepad.archive.archive import Archive
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError
from scorepad.archive.proof import BEFORE_ALL, after_step, seal, seal_of_row
from scorepad.archive.rescue import LOST_OR_ERASED, rescue
from scorepad.archive.totals import note_all
from tests.archive.damage import Told, contents, fill, opened, told, without

TODAY = date(2026, 11, 21)


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
