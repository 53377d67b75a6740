"""The archive against SQLite alone, and a large archive against a small one, in one run.

The large one has 10,000 evenings with 250,000 deals, each entered step by step.
"""

import os
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from scorepad.archive.archive import UUID_BYTES, Archive
from scorepad.archive.check import check
from scorepad.archive.evenings import put
from scorepad.archive.facts import Facts
from scorepad.archive.summaries import ALL, QUERY
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from tests.archive.crash_child import DEALS
from tests.benchmarks.conftest import BY_THE_CLOCK, BY_WORK, TURNS, Ratio, Told

pytestmark = BY_WORK
LARGE, SMALL, DEALS_EACH = 10_000, 10, 25
STEPS = "SELECT kind, action, time, change FROM history WHERE evening=? ORDER BY number"


def make(file: Path, evenings: int) -> Path:
    """Ten evenings entered deal by deal, and copies of them up to this number."""
    archive = Archive.open(file)
    db = archive._db
    db.execute("PRAGMA synchronous=OFF")
    for number in range(SMALL):
        seating = Seating(f"Ann {number}", f"Bob {number}", f"Cy {number}", f"Di {number}")
        evening = Evening((Round(seating=seating),))
        key = archive.begin(evening)
        for deal in range(DEALS_EACH):
            written = DEALS[(number + deal) % len(DEALS)]
            evening, _ = with_item(evening, read_deal(written))
            archive.save(key, evening, f"{written} by North")
    ten = [
        (archive.load(key), [tuple(row) for row in db.execute(STEPS, (key,))])
        for key in range(1, SMALL + 1)
    ]
    with archive.transaction():
        for number in range(SMALL, evenings):
            evening, steps = ten[number % SMALL]
            put(db, None, (os.urandom(UUID_BYTES), number, None), evening, steps)
    archive.close()
    return file


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("archives")


@pytest.fixture(scope="module")
def large(folder: Path) -> Path:
    return make(folder / "large.db", LARGE)


@pytest.fixture(scope="module")
def small(folder: Path) -> Path:
    return make(folder / "small.db", SMALL)


def look(file: Path) -> None:
    """Do what a start does: open, and load the evening that was changed last."""
    archive = Archive.open(file)
    archive.session()
    assert archive.latest()
    archive.close()


def test_large_against_small(large: Path, small: Path, ratio: Ratio) -> None:
    ratio.compare(
        "opening 10,000 evenings", lambda: look(large), "opening ten", lambda: look(small)
    )


@BY_THE_CLOCK
def test_saving_a_deal_against_a_bare_commit(folder: Path, ratio: Ratio) -> None:
    """The same rows into the same tables, once through the archive and once by hand.

    Both wait for the disk.
    """
    archive = Archive.open(make(folder / "ours.db", SMALL))
    bare = sqlite3.connect(make(folder / "bare.db", SMALL), isolation_level=None)
    for setting in ("journal_mode=TRUNCATE", "synchronous=FULL", "foreign_keys=ON"):
        bare.execute(f"PRAGMA {setting}")
    evening = Evening((Round(),))
    key = archive.begin(evening)
    bare.execute(
        "INSERT INTO evenings VALUES (?, ?, 99, NULL, 0, 0, NULL, '', 0, 0, 0, 0)",
        (key, os.urandom(UUID_BYTES)),
    )
    deal = read_deal("4SN+1")
    rows: list[tuple[str, str]] = []
    states = []
    for _ in range(TURNS):
        evening, _ = with_item(evening, deal)
        states.append(evening)
    entered = iter(states)

    def ours() -> None:
        """Save a deal, and remember the bytes that were written."""
        archive.save(key, next(entered), "4♠ by North")

    def by_hand() -> None:
        """Write the same bytes of the step before."""
        plain, change = rows[-1]
        bare.execute("BEGIN IMMEDIATE")
        bare.execute("UPDATE evenings SET plain=?, checksum=? WHERE id=?", (plain, 1, key))
        bare.execute(
            "INSERT INTO history VALUES (?, ?, 'do', '4♠ by North', 1795233600, ?, 4294967295)",
            (key, len(rows) + 1, change),
        )
        bare.execute("COMMIT")
        rows.append(latest())

    def latest() -> tuple[str, str]:
        with archive.reading() as db:
            row: tuple[str, str] = db.execute(
                "SELECT plain, change FROM evenings JOIN history ON evening=id WHERE id=? "
                "ORDER BY number DESC LIMIT 1",
                (key,),
            ).fetchone()
        return row

    rows.append(latest())
    ratio.compare("saving a deal", ours, "a bare commit of its rows", by_hand)
    archive.close()
    bare.close()


@pytest.fixture
def archive(large: Path) -> Iterator[Archive]:
    """The large one, with everything counted."""
    archive = Archive.open(large)
    facts = Facts(archive)
    facts.bring_up_to_date()
    facts.close()
    yield archive
    archive.close()


def read_all(archive: Archive) -> None:
    for key in range(1, LARGE + 1):
        archive.load(key)


def test_check_against_reading(archive: Archive, ratio: Ratio) -> None:
    """All evenings with their steps, seals and facts, against the evenings alone."""
    whole, bare = partial(check, archive.file), partial(read_all, archive)
    ratio.compare("checking 10,000 evenings", whole, "reading them", bare, turns=3)


def test_summaries_against_reading(archive: Archive, ratio: Ratio) -> None:
    bare = partial(read_all, archive)
    ratio.compare("summaries of all evenings", archive.evenings, "reading them", bare, turns=3)


def test_some_summaries(archive: Archive, ratio: Ratio) -> None:
    ratio.compare(
        "summaries of the 100 latest",
        lambda: archive.evenings(100),
        "the bare query",
        lambda: archive._db.execute(QUERY, (False, ALL)).fetchall(),
        turns=10,
    )


def test_size_of_a_deal(large: Path, told: Told) -> None:
    """With its step, and without the free pages of the file."""
    db = sqlite3.connect(large)
    db.execute("VACUUM")
    (texts,) = db.execute(
        "SELECT (SELECT sum(length(CAST(plain AS BLOB))) FROM evenings) "
        "+ (SELECT sum(length(CAST(change AS BLOB))) FROM history)"
    ).fetchone()
    db.close()
    size = large.stat().st_size
    each = [f"{bytes_ / (LARGE * DEALS_EACH):.0f} bytes a deal" for bytes_ in (size, texts)]
    told.tell("the file of an archive", "its plain data and steps", size / texts, " to ".join(each))
