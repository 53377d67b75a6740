"""Evenings from a copy of the archive."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.restore import CopyStatus, bring_back, copied
from scorepad.bridge.evening import Evening
from tests.archive.damage import fill

TODAY = date(2026, 11, 21)
MADE = 3


@pytest.fixture
def made(file: Path) -> list[Evening]:
    return fill(file, evenings=MADE, deals=4)


@pytest.fixture
def copy(file: Path, made: list[Evening]) -> Iterator[Archive]:
    backup = back_up(file, TODAY)
    assert backup
    opened = Archive.open(backup.file, read_only=True)
    yield opened
    opened.close()


@pytest.fixture
def archive(file: Path, copy: Archive) -> Iterator[Archive]:
    opened = Archive.open(file)
    yield opened
    opened.close()


def states(copy: Archive, archive: Archive) -> dict[int, CopyStatus]:
    return {one.summary.key: one.now for one in copied(copy, archive)}


def test_what_is_there_now(copy: Archive, archive: Archive, made: list[Evening]) -> None:
    assert set(states(copy, archive).values()) == {CopyStatus.SAME}
    archive.save(1, replace(made[0], note="rain"), "a note")
    archive.delete(2)
    archive.delete(3)
    archive.erase(3)
    assert states(copy, archive) == {
        1: CopyStatus.CHANGED,
        2: CopyStatus.DELETED,
        3: CopyStatus.GONE,
        4: CopyStatus.SAME,
    }


def test_all_come_back(copy: Archive, archive: Archive, made: list[Evening]) -> None:
    archive.save(1, replace(made[0], note="rain"), "a note")
    archive.delete(2)
    archive.delete(3)
    archive.erase(3)
    for key in (1, 2, 3):
        bring_back(copy, key, archive, "back")
    assert set(states(copy, archive).values()) == {CopyStatus.SAME}
    assert archive.deleted() == []
    evenings = {evening.title: evening for evening in made}
    found = [archive.load(summary.key) for summary in archive.evenings()]
    assert {evening.title: evening for evening in found} == evenings
    assert archive.history(1)[-1].words == "back"
    bring_back(copy, 3, archive, "back")  # a second time changes nothing
    assert len(archive.evenings()) == MADE + 1


def test_bringing_back_is_a_step(copy: Archive, archive: Archive, made: list[Evening]) -> None:
    changed = replace(made[0], note="rain")
    archive.save(1, changed, "a note")
    bring_back(copy, 1, archive, "back")
    assert [step.evening for step in archive.history(1)[-2:]] == [changed, made[0]]


def test_an_evening_that_cannot_be_read_in_the_copy(
    copy: Archive, archive: Archive, made: list[Evening]
) -> None:
    archive.save(1, replace(made[0], note="rain"), "a note")
    archive._db.execute("UPDATE evenings SET plain='{}x' WHERE id=1")
    assert states(copy, archive)[1] is CopyStatus.CHANGED
