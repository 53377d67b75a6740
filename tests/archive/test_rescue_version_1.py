"""A damaged archive of version 1 is rescued like one of today."""

import random
import shutil
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.check import check
from scorepad.archive.rescue import rescue
from scorepad.bridge.deal import Deal
from tests.archive.damage import Told, contents, opened, read, spoil, told, wipe_out
from tests.archive.version_1 import expected, laid_down

TODAY = date(2026, 11, 21)


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
