"""The archive against SQLite alone, and a large archive against a small one, in one run.

The large one has 10,000 evenings with 250,000 deals, each entered step by step.
"""

import os
import sqlite3
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from scorepad.archive.archive import Archive
from scorepad.archive.summaries import ALL, QUERY
from scorepad.bridge.evening import Evening, add
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from tests.archive.crash_child import DEALS
from tests.benchmarks.conftest import Ratios

LARGE, SMALL, DEALS_EACH = 10_000, 10, 25
TABLES = ("rounds", "seats", "deals", "history")


def make(file: Path, evenings: int) -> Path:
    """Ten evenings entered deal by deal, and as many copies of them as there shall be."""
    archive = Archive.open(file)
    db = archive._db
    db.execute("PRAGMA synchronous=OFF")
    for number in range(SMALL):
        seating = Seating(f"Ann {number}", f"Bob {number}", f"Cy {number}", f"Di {number}")
        evening = Evening((Round(seating=seating),))
        key = archive.begin(evening)
        for deal in range(DEALS_EACH):
            written = DEALS[(number + deal) % len(DEALS)]
            evening, _ = add(evening, read_deal(written))
            archive.save(key, evening, f"{written} by North")
    db.execute("BEGIN")
    for first in range(SMALL, evenings, SMALL):
        db.execute(
            "INSERT INTO evenings SELECT id + ?1, randomblob(16), touched + ?1, binned, title, "
            "day, note, way, planned, currency FROM evenings WHERE id <= ?2",
            (first, SMALL),
        )
        for table in TABLES:
            columns = [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")][1:]
            others = ", ".join(columns)
            db.execute(
                f"INSERT INTO {table} SELECT evening + ?1, {others} FROM {table} "
                "WHERE evening <= ?2",
                (first, SMALL),
            )
    db.execute("COMMIT")
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
    """What a start does: open, and lay the evening on the table that was changed last."""
    archive = Archive.open(file)
    archive.desk()
    assert archive.latest()
    archive.close()


@pytest.mark.benchmark(group="opening an archive")
@pytest.mark.parametrize("size", ["small", "large"])
def test_open(benchmark: BenchmarkFixture, size: str, request: pytest.FixtureRequest) -> None:
    benchmark(look, request.getfixturevalue(size))


def test_large_against_small(large: Path, small: Path, ratios: Ratios) -> None:
    ratios.compare(
        f"opening {LARGE:,} evenings", lambda: look(large), "opening ten", lambda: look(small)
    )


def test_saving_a_deal_against_a_bare_commit(folder: Path, ratios: Ratios) -> None:
    """The same rows into the same tables, once through the archive and once by hand."""
    archive = Archive.open(make(folder / "ours.db", SMALL))
    bare = sqlite3.connect(make(folder / "bare.db", SMALL), isolation_level=None)
    for setting in ("journal_mode=TRUNCATE", "synchronous=FULL", "foreign_keys=ON"):
        bare.execute(f"PRAGMA {setting}")
    evening = Evening((Round(),))
    key = archive.begin(evening)
    columns = "INSERT INTO evenings (mark, touched, title, note, way, currency) VALUES "
    bare.execute(f"{columns} (?, 99, '', '', '', '')", (os.urandom(16),))
    bare.execute(f"INSERT INTO rounds VALUES ({key},0,'rubber',1,0,1,100,NULL,NULL,0,NULL,NULL)")
    deal = read_deal("4SN+1")
    places = count()

    def ours() -> None:
        nonlocal evening
        evening, _ = add(evening, deal)
        archive.save(key, evening, "4♠ by North")

    def by_hand() -> None:
        place = next(places)
        bare.execute("BEGIN IMMEDIATE")
        bare.execute(
            "INSERT INTO deals VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",
            (key, place // 8, place, 4, "S", "", "N", 11, None, None, None, None, ""),
        )
        bare.execute(
            "INSERT INTO history VALUES (?,?,'do','4♠ by North',1795233600,?)",
            (key, place, '{"in":[[0,[7,[],[[4,"S","","N",11]]]]]}'),
        )
        bare.execute("COMMIT")

    bare.execute("PRAGMA foreign_keys=OFF")
    ratios.compare("saving a deal", ours, "a bare commit of its rows", by_hand)
    archive.close()
    bare.close()


def test_list_of_evenings_against_its_query(large: Path, ratios: Ratios) -> None:
    archive = Archive.open(large)

    def query() -> None:
        archive._db.execute(QUERY, (False, ALL)).fetchall()

    ratios.compare(
        f"summaries of {LARGE:,} evenings", archive.evenings, "the bare query", query, turns=10
    )
    ratios.compare(
        "summaries of the 100 latest",
        lambda: archive.evenings(100),
        "those of all",
        query,
        turns=10,
    )
    archive.close()


def test_size_of_a_deal(large: Path, benchmark: BenchmarkFixture) -> None:
    deals = LARGE * DEALS_EACH
    benchmark.extra_info["bytes for each deal"] = round(large.stat().st_size / deals)
    db = sqlite3.connect(large)
    db.execute("VACUUM")
    db.close()
    size = round(large.stat().st_size / deals)
    benchmark.extra_info["the same without free pages"] = size
    print(f"{size} bytes for each deal with its step")
    benchmark(large.stat)
