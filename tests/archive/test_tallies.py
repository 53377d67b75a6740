"""Tallies that are kept: what is read is what would be counted."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from scorepad.archive import tallies as module
from scorepad.archive.archive import Archive
from scorepad.archive.tallies import Tallies
from scorepad.bridge.agreed import Form
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.tally import Tally, tallied
from tests.bridge.table import FOUR, WHOLE_EVENINGS, entered, sitting

RUBBER_WON = Evening((entered("N 3NT=", "S 4H=", seating=FOUR),))


def file_of(archive: Archive) -> Path:
    return archive.file.with_name(f"{archive.file.name}.tallies")


def count_in(monkeypatch: pytest.MonkeyPatch) -> list[Evening]:
    """A list that every evening is written into that is counted."""
    counted: list[Evening] = []

    def counting(scored: ScoredEvening) -> dict[Form, Tally]:
        counted.append(scored.evening)
        return tallied(scored)

    monkeypatch.setattr(module, "tallied", counting)
    return counted


@given(WHOLE_EVENINGS)
def test_a_tally_is_read_as_it_was_written(evening: Evening) -> None:
    counted = tallied(score_evening(evening))
    assert module.from_plain(module.as_plain(counted)) == counted


def test_an_evening_is_counted_once(archive: Archive, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = count_in(monkeypatch)
    key = archive.begin(RUBBER_WON)
    first = Tallies(archive)
    assert first.of(key) == tallied(score_evening(RUBBER_WON))
    first.keep()
    first.close()
    second = Tallies(archive)
    assert second.of(key) == tallied(score_evening(RUBBER_WON))
    second.close()
    assert len(counted) == 1


def test_a_changed_evening_is_counted_anew(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    tallies = Tallies(archive)
    tallies.of(key)
    changed = replace(RUBBER_WON, rounds=(entered("N 6NT=", "S 4H=", seating=FOUR),))
    archive.save(key, changed, "a slam")
    assert tallies.of(key) == tallied(score_evening(changed))
    tallies.close()


def test_under_other_names_it_is_counted_anew(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    archive.begin(Evening((entered("pass", seating=sitting(("Anne", "X", "Y", "Z"))),)))
    tallies = Tallies(archive)
    tallies.of(key)
    archive.merge_players("Ann", "Anne")
    tallies.follow_names()
    assert {name for tally in tallies.of(key).values() for name in tally.players} >= {"Anne"}
    tallies.close()


@pytest.mark.parametrize("damage", [b"", b"nothing of the kind" * 100])
def test_a_damaged_file_is_begun_anew(archive: Archive, damage: bytes) -> None:
    key = archive.begin(RUBBER_WON)
    file_of(archive).write_bytes(damage)
    tallies = Tallies(archive)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.keep()
    tallies.close()
    with sqlite3.connect(file_of(archive)) as db:
        assert db.execute("SELECT count(*) FROM tallies").fetchone() == (1,)
    db.close()


def test_a_tally_that_cannot_be_read_is_counted(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    tallies = Tallies(archive)
    tallies.of(key)
    tallies.keep()
    with sqlite3.connect(file_of(archive)) as db:
        db.execute("UPDATE tallies SET sums=x'00'")
    db.close()
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.close()


def test_an_evening_that_cannot_be_read_has_none(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    tallies = Tallies(archive)
    sums = tallied(score_evening(RUBBER_WON))
    assert [*tallies.of_many([key, key + 1])] == [(key, sums), (key + 1, None)]
    tallies.close()


def test_without_a_place_for_the_file_everything_is_still_counted(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    file_of(archive).mkdir()
    tallies = Tallies(archive)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.close()


def test_while_another_program_writes_there_the_sums_are_right(archive: Archive) -> None:
    key = archive.begin(RUBBER_WON)
    Tallies(archive).close()
    other = sqlite3.connect(file_of(archive), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    tallies = Tallies(archive)
    assert tallies.of(key) == tallied(score_evening(RUBBER_WON))
    tallies.close()
    other.close()
