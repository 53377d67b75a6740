"""Shared by the tests of damage: an archive of some size, and ways to damage a file."""

import random
import sqlite3
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from scorepad.archive import evenings as evening_rows
from scorepad.archive.archive import Archive
from scorepad.archive.rescue import FROM_COPY, ONLY_STEPS, STEPS_LOST, Rescue
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seating
from tests.archive.evenings import FULL, opened_soon


class Told(NamedTuple):
    """How many evenings a rescue reports as what."""

    whole: int
    steps_lost: int = 0
    only_steps: int = 0
    from_copy: int = 0
    missing: int = 0


def told(rescued: Rescue) -> Told:
    texts = [message.text for message in rescued.others]
    others = [texts.count(text) for text in (STEPS_LOST, ONLY_STEPS, FROM_COPY)]
    return Told._make([rescued.whole, *others, len(rescued.missing)])


DEALS = ("4SN", "3NTE-1", "pass", "6CXS+1", "2HW=", "1NTN+2")


def fill(file: Path, evenings: int = 6, deals: int = 30) -> list[Evening]:
    """Fill an archive with distinguishable evenings, entered deal by deal."""
    data, made = _filled(evenings, deals)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return made


@cache
def _filled(evenings: int, deals: int) -> tuple[bytes, list[Evening]]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "evenings.db"
        made = _make(file, evenings, deals)
        return file.read_bytes(), made


def _make(file: Path, evenings: int, deals: int) -> list[Evening]:
    archive = opened_soon(file)
    made = []
    rng = random.Random(evenings)
    for number in range(evenings):
        seating = Seating(f"Ann {number}", f"Bob {number}", f"Cy {number}", f"Di {number}")
        evening = Evening((Round(seating=seating),), title=f"evening {number}")
        key = archive.begin(evening)
        for _ in range(deals):
            written = rng.choice(DEALS)
            evening, _ = with_item(evening, read_deal(written))
            archive.save(key, evening, written)
        made.append(evening)
    archive.begin(FULL)
    archive.close()
    return [*made, FULL]


def spoil(file: Path, rng: random.Random) -> None:
    """Overwrite parts of a file, or cut it off."""
    data = bytearray(file.read_bytes())
    match rng.randrange(4):
        case 0:
            data = data[: rng.randrange(len(data))]
        case 1:
            start = rng.randrange(len(data))
            data[start : start + 4096] = rng.randbytes(len(data[start : start + 4096]))
        case 2:
            page = rng.randrange(len(data) // 4096) * 4096
            data[page : page + 4096] = bytes(4096)
        case _:
            for _ in range(20):
                data[rng.randrange(len(data))] = rng.randrange(256)
    file.write_bytes(data)


def wipe_out(file: Path, table: str) -> None:
    """Overwrite the first page of a table with zeros."""
    db = sqlite3.connect(file)
    (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name=?", (table,)).fetchone()
    (size,) = db.execute("PRAGMA page_size").fetchone()
    db.close()
    data = bytearray(file.read_bytes())
    data[(page - 1) * size : page * size] = bytes(size)
    file.write_bytes(data)


def contents(file: Path) -> list[Evening]:
    """The evenings of an archive, in the order they were begun."""
    archive = Archive.open(file)
    evenings = [archive.load(key) for key in sorted(one.key for one in archive.evenings())]
    archive.close()
    return evenings


def read(db: sqlite3.Connection, key: int) -> Evening | None:
    found = evening_rows.read(db, key)
    return found and found[0]


def without(file: Path, table: str, key: int | None = None) -> None:
    """Delete the rows of a table, those of one evening or all."""
    db = opened(file)
    column = "id" if table == "evenings" else "evening"
    db.execute(f"DELETE FROM {table} WHERE ? IN ({column}, 0)", (key or 0,))
    db.close()


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, isolation_level=None)
