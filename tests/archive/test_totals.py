"""A proof of all rows together: missing or outdated rows are noticed and repaired."""

import shutil
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.rescue import NAMES_LOST, rescue
from scorepad.bridge.seating_changes import rename
from tests.archive.damage import contents, fill
from tests.archive.evenings import FULL, with_deal

TODAY = date(2026, 11, 21)
VANISHED = "DELETE FROM history WHERE evening=3; DELETE FROM evenings WHERE id=3;"
DAMAGES = [
    (
        f"{VANISHED} UPDATE sqlite_sequence SET seq=2;",
        "the list has 3 evenings, the file holds 2",
    ),
    (
        f"{VANISHED} DELETE FROM sqlite_sequence;",
        "the list has 3 evenings, the file holds 2",
    ),
    (
        "DELETE FROM history WHERE evening IN (1, 3); DELETE FROM evenings WHERE id IN (1, 3);"
        "UPDATE sqlite_sequence SET seq=2;",
        "evening 1 is missing; the list has 3 evenings, the file holds 1",
    ),
    (VANISHED, "evening 3 is missing"),
    (
        "DELETE FROM players WHERE name='Ann 1';",
        "the list has 14 names, the file holds 13",
    ),
    (
        "UPDATE totals SET rows=4 WHERE name='evenings';",
        "evenings: the total is damaged",
    ),
    ("DELETE FROM totals WHERE name='players';", "players: the total is damaged"),
]
"""What happens to an archive of three evenings, and what is reported."""


def damage(file: Path, statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript(statements)


def faults(file: Path) -> str:
    return "; ".join(str(fault) for fault in check(file).faults)


@pytest.mark.parametrize(("statements", "said"), DAMAGES)
def test_whatever_is_gone_is_noticed(statements: str, said: str, file: Path) -> None:
    """By a check and by every backup; repaired from its backup, the archive is as before."""
    made = fill(file, evenings=2, deals=3)
    copy = back_up(file, TODAY)
    assert copy
    was = copy.file.read_bytes()
    damage(file, statements)
    assert faults(file) == said
    with pytest.raises(ArchiveError) as refused:
        back_up(file, TODAY)
    assert refused.value.why is Reason.DAMAGED
    assert copy.file.read_bytes() == was
    rescue(file, TODAY)
    assert faults(file) == ""
    assert contents(file) == made


OLDER = {
    "evenings": "an evening has lost its last change",
    "players": "a name has lost its last change",
}


def test_a_name_that_stands_in_no_evening_comes_back_from_a_copy(file: Path) -> None:
    fill(file, evenings=1, deals=3)
    with closing(Archive.open(file)) as archive:
        evening = archive.load(1)
        archive.save(1, rename(evening, {"Ann 0": "Anna"}), "a name")
        archive.merge_players("Ann 0", "Anna")
        archive.save(1, rename(evening, {"Ann 0": "Anna"}), "a name")
    for has_copy in (True, False):
        if has_copy:
            back_up(file, TODAY)
        damage(file, "DELETE FROM players WHERE name='Ann 0'")
        missing = [each.text for each in rescue(file, TODAY).missing]
        with closing(Archive.open(file)) as archive:
            assert archive.merged() == ({"Ann 0": "Anna"} if has_copy else {})
        assert missing == ([] if has_copy else [NAMES_LOST])
        shutil.rmtree(file.parent / "backups", ignore_errors=True)


@pytest.mark.parametrize("table", OLDER)
def test_a_row_that_is_what_it_was_earlier_is_noticed(table: str, file: Path) -> None:
    """Like a page that the disk did not write."""
    fill(file, evenings=2, deals=3)
    before = Path(shutil.copyfile(file, file.with_name("before.db")))
    with closing(Archive.open(file)) as archive:
        archive.save(1, with_deal(archive.load(1)), "4♠")
        archive.merge_players("Ann 0", "Ann 1")
    back = f"ATTACH '{before}' AS before;"
    if table == "evenings":
        back += "DELETE FROM history WHERE evening=1 AND number=5;"
    back += f"INSERT OR REPLACE INTO {table} SELECT * FROM before.{table} WHERE id=1;"
    damage(file, back)
    assert faults(file) == OLDER[table]


def test_nothing_is_written_into_an_archive_whose_total_was_altered(file: Path) -> None:
    fill(file, evenings=2, deals=3)
    damage(file, "UPDATE totals SET proof=proof + 1;")
    with closing(Archive.open(file)) as archive, pytest.raises(ArchiveError) as refused:
        archive.begin(FULL)
    assert refused.value.why is Reason.DAMAGED


def test_what_is_erased_on_purpose_is_no_fault(file: Path) -> None:
    made = fill(file, evenings=2, deals=3)
    with closing(Archive.open(file)) as archive:
        for key in (3, 1):
            archive.delete(key)
            archive.erase(key)
        archive.forget_empty(archive.begin(with_deal(FULL)))
    assert faults(file) == ""
    assert contents(file)[:1] == made[1:2]
