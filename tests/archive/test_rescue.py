"""A damaged archive is set aside as it is, and what can be read of it goes on."""

import random
import sqlite3
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive import rows, schema
from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up, can_be_mended
from scorepad.archive.check import MOST_TOLD, check
from scorepad.archive.history import undo_of
from scorepad.archive.lock import lock_file
from scorepad.archive.place import usual_file
from scorepad.archive.rescue import rescue
from scorepad.archive.trouble import Trouble, Why
from scorepad.bridge.evening import Evening
from tests.archive.damage import contents, fill, spoil, wipe_out
from tests.archive.faults import new_version, no_larger_than

TODAY = date(2026, 11, 21)


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)


@pytest.mark.parametrize("seed", range(24))
def test_whatever_happens_to_the_file(seed: int, file: Path) -> None:
    made = fill(file)
    spoil(file, random.Random(seed))
    spoilt = file.read_bytes()
    result = rescue(file, TODAY)
    assert result.set_aside.read_bytes() == spoilt
    assert result.set_aside.name == "evenings-damaged-2026-11-21-1.db"
    assert check(file).faults == ()
    found = contents(file)
    assert len(found) == result.rescued + result.in_part + result.from_copies
    assert len(found) <= len(made) + 1
    assert sorted(path.name for path in file.parent.iterdir() if path.is_dir()) == []


@pytest.mark.parametrize("seed", range(24))
def test_nothing_is_lost_that_is_in_a_copy(seed: int, file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    spoil(file, random.Random(seed))
    rescue(file, TODAY)
    found = contents(file)
    assert len(found) >= len(made)
    assert check(file).faults == ()
    if seed % 4 == 0:  # cut off: what is there is as it was
        assert found == made


def test_a_file_of_which_not_even_the_fault_can_be_read(file: Path) -> None:
    """SQLite quotes what it stumbles over, letter for letter."""
    made = fill(file)
    back_up(file, TODAY)
    file.write_bytes(file.read_bytes().replace(b"INTEGER PRIMARY", b"INTEGER P\xedIMARY"))
    with pytest.raises(Trouble) as refused:
        Archive.open(file)
    assert refused.value.why is Why.DAMAGED
    assert can_be_mended(refused.value)
    with pytest.raises(Trouble, match="is damaged"):
        check(file)
    rescue(file, TODAY)
    assert contents(file) == made


def test_an_evening_that_is_listed_and_not_found(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where the pages of a table have lost each other."""
    fill(file, evenings=1)
    monkeypatch.setattr(rows, "read", lambda db, key: None)
    assert check(file).faults == ("evening 1 cannot be read", "evening 2 cannot be read")


def test_a_file_without_its_head(file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    file.write_bytes(bytes(4096) + file.read_bytes()[4096:])
    with pytest.raises(Trouble) as refused:
        Archive.open(file)
    assert can_be_mended(refused.value)
    result = rescue(file, TODAY)
    assert (result.rescued, result.in_part, result.from_copies) == (0, 0, len(made))
    assert contents(file) == made


def test_an_empty_file_that_was_an_archive(file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    file.write_bytes(b"")
    with pytest.raises(Trouble, match="is damaged") as refused:
        Archive.open(file)
    assert can_be_mended(refused.value)
    rescue(file, TODAY)
    assert contents(file) == made


def test_names_that_were_lost(file: Path) -> None:
    made = fill(file)
    wipe_out(file, "players")
    result = rescue(file, TODAY)
    assert result.rescued == len(made)
    evening = contents(file)[0]
    assert evening.rounds[0].items == made[0].rounds[0].items
    assert all(name.startswith("? ") for name in evening.rounds[0].seating.players)


def test_names_that_were_lost_are_in_a_copy(file: Path) -> None:
    made = fill(file)
    back_up(file, TODAY)
    wipe_out(file, "players")
    rescue(file, TODAY)
    assert contents(file) == made


def test_evenings_of_which_only_deals_are_left(file: Path) -> None:
    made = fill(file)
    for table in ("evenings", "rounds", "seats"):
        wipe_out(file, table)
    result = rescue(file, TODAY)
    assert (result.rescued, result.in_part) == (0, len(made))
    assert [evening.rounds[0].items for evening in contents(file)[:-1]] == [
        evening.rounds[0].items for evening in made[:-1]
    ]


def test_steps_that_were_lost(file: Path) -> None:
    """The evenings are there; what can be taken back begins anew."""
    made = fill(file, evenings=1)
    db = opened(file)
    db.execute("DELETE FROM history WHERE evening=1 AND number=5")
    db.close()
    assert "steps cannot be read" in check(file).faults[0]
    result = rescue(file, TODAY)
    assert (result.rescued, result.in_part) == (1, 1)
    assert contents(file) == made
    archive = Archive.open(file)
    (step,) = archive.history(1)
    assert step.words == "rescued in part"
    undo = undo_of([step])
    assert undo
    assert undo.names == ()
    archive.close()


def test_the_fuller_of_copy_and_rest(file: Path) -> None:
    made = fill(file, evenings=1, deals=5)
    back_up(file, TODAY)
    archive = Archive.open(file)
    evening = archive.load(1)
    twice = Evening((evening.rounds[0], evening.rounds[0]), title=evening.title)
    archive.save(1, twice, "all again")
    archive.close()
    db = opened(file)
    db.execute("DELETE FROM deals WHERE evening=1 AND round=1 AND place=0")
    db.execute("DELETE FROM deals WHERE evening=2")
    db.close()
    result = rescue(file, TODAY)
    assert (result.in_part, result.from_copies) == (1, 1)
    now = contents(file)
    assert len(now[0].rounds[1].items) == 4
    assert now[1] == made[1]


def test_rows_that_are_no_evening(file: Path) -> None:
    made = fill(file)
    db = opened(file)
    db.execute("UPDATE rounds SET form='whist' WHERE evening=2")
    db.execute("UPDATE deals SET level=9 WHERE evening=3 AND place=1")
    db.execute("UPDATE rounds SET stake='much' WHERE evening=4")
    db.close()
    assert check(file).faults == tuple(f"evening {key} cannot be read" for key in (2, 3, 4))
    assert rescue(file, TODAY).rescued == len(made) - 3


def test_a_second_rescue_on_one_day(file: Path) -> None:
    fill(file)
    rescue(file, TODAY)
    assert rescue(file, TODAY).set_aside.name == "evenings-damaged-2026-11-21-2.db"


def test_what_was_being_written_goes_aside_with_the_file(file: Path) -> None:
    fill(file)
    journal = file.with_name("evenings.db-journal")
    journal.write_bytes(b"half a step")
    aside = rescue(file, TODAY).set_aside
    assert aside.with_name(f"{aside.name}-journal").read_bytes() == b"half a step"


def test_a_copy_that_is_damaged_too(file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy
    copy.file.write_bytes(b"nothing at all")
    assert rescue(file, TODAY).rescued == len(made)


def test_no_room_for_a_rescue(file: Path, tmp_path: Path) -> None:
    with pytest.raises(Trouble):
        rescue(tmp_path / "nowhere" / "evenings.db", TODAY)


def test_other_files_are_not_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    letter = tmp_path / "letter.txt"
    assert not can_be_mended(Trouble(Why.FOREIGN, letter))
    assert not can_be_mended(Trouble(Why.FULL, letter))
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(letter))
    assert can_be_mended(Trouble(Why.FOREIGN, usual_file()))


def test_a_sound_archive(file: Path) -> None:
    fill(file, evenings=2, deals=10)
    assert check(file) == (3, 25, ())


def test_not_all_faults_are_told(file: Path) -> None:
    fill(file, evenings=MOST_TOLD + 5, deals=1)
    db = opened(file)
    db.execute("UPDATE rounds SET form='whist'")
    db.close()
    assert len(check(file).faults) == MOST_TOLD


def test_rows_that_belong_to_nothing(file: Path) -> None:
    fill(file)
    db = opened(file)
    db.execute("DELETE FROM players WHERE name='Ann 1'")
    db.close()
    assert any("belongs to nothing" in fault for fault in check(file).faults)


def test_a_file_that_cannot_be_checked_at_all(file: Path) -> None:
    fill(file)
    wipe_out(file, "evenings")
    with pytest.raises(Trouble, match="is damaged"):
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
        monkeypatch.setattr("scorepad.archive.salvage.take_out_what_is_not_whole", full)
    with no_larger_than(10_000 if when == "at once" else 10_000_000), pytest.raises(Trouble):
        rescue(file, TODAY)
    assert file.read_bytes() == was
    assert {path.name for path in file.parent.iterdir()} == {"evenings.db", "evenings.db.lock"}
    monkeypatch.undo()
    assert rescue(file, TODAY).rescued


def test_an_archive_that_another_program_has_is_left_to_it(file: Path) -> None:
    fill(file)
    archive = Archive.open(file)
    with pytest.raises(Trouble, match="another program is using"):
        rescue(file, TODAY)
    archive.close()


def test_an_older_archive_that_is_damaged(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = fill(file)
    wipe_out(file, "debts")
    new_version(monkeypatch, "CREATE TABLE pencils (id INTEGER) STRICT;")
    monkeypatch.setattr(
        schema, "TABLES", schema.TABLES + "CREATE TABLE pencils (id INTEGER) STRICT;"
    )
    assert rescue(file, TODAY).rescued == len(made)


@pytest.mark.parametrize("table", ["players", "evenings"])
def test_a_copy_that_is_damaged_in_its_midst(table: str, file: Path) -> None:
    made = fill(file)
    copy = back_up(file, TODAY)
    assert copy
    wipe_out(copy.file, table)
    lock_file(file).mkdir()  # nor can there be a lock here
    assert rescue(file, TODAY).rescued == len(made)


def test_what_the_file_itself_says_is_told(file: Path) -> None:
    fill(file)
    data = file.read_bytes()
    file.write_bytes(data.replace(b"Bob 1", b"Bob 9", 1))  # the index still has the other name
    assert check(file).faults[0].startswith("the file: ")
    with pytest.raises(Trouble, match="is damaged"):
        back_up(file, TODAY)
