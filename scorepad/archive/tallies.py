"""Tallies of evenings, kept so that they need not be counted again.

They follow from the archive and can be thrown away at any time: they stand in a file of their
own, each with a stamp of the evening it was counted from, and one that doesn't fit is not used.
"""

import json
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from decimal import Decimal
from pathlib import Path
from typing import Any

from scorepad.archive.archive import Archive, Key
from scorepad.archive.files import make
from scorepad.archive.names import spellings
from scorepad.archive.trouble import Trouble
from scorepad.bridge.agreed import Form
from scorepad.bridge.evening import score_evening
from scorepad.bridge.tally import Outcomes, Pair, Sums, Tally, tallied

FORMAT = 1
"""Another number where a tally is counted or written otherwise than before."""
STAMPS = """
SELECT id, hex(mark) || ' ' || touched || ' ' ||
    (SELECT number || ' ' || time FROM history WHERE evening=id ORDER BY number DESC LIMIT 1)
FROM evenings
"""

Plain = Any
"""What JSON can hold."""


class Tallies:
    """The tallies of the evenings of one archive."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._names = ""
        self._db = _opened(archive.file.with_name(f"{archive.file.name}.tallies"))
        self.follow_names()

    def follow_names(self) -> None:
        """Names may stand for others than before; with other names the sums are others."""
        with self._archive.looking() as db:
            same = sorted(spellings(db).items())
        self._names = format(zlib.crc32(repr(same).encode()), "x") if same else ""

    def close(self) -> None:
        self._db.close()

    def of(self, key: Key) -> Mapping[Form, Tally]:
        """The tally of an evening, counted now if it is not known."""
        with self._archive.looking() as db:
            row = db.execute(f"{STAMPS} WHERE id=?", (key,)).fetchone()
        return self._of(key, row[1] if row else "")

    def of_many(self, keys: Iterable[Key]) -> Iterator[tuple[Key, Mapping[Form, Tally] | None]]:
        """Those of many evenings, one after the other; None where one cannot be read."""
        with self._archive.looking() as db:
            stamps = dict(db.execute(STAMPS))
        for key in keys:
            try:
                yield key, self._of(key, stamps.get(key, ""))
            except Trouble:
                yield key, None

    def _of(self, key: Key, stamp: str) -> Mapping[Form, Tally]:
        stamp = f"{stamp} {self._names}"
        with suppress(sqlite3.Error, zlib.error, ValueError, LookupError, TypeError):
            row = self._db.execute(
                "SELECT sums FROM tallies WHERE evening=? AND stamp=?", (key, stamp)
            ).fetchone()
            if row:
                return from_plain(json.loads(zlib.decompress(row[0])))
        counted = tallied(score_evening(self._archive.load(key)))
        text = json.dumps(as_plain(counted), ensure_ascii=False, separators=(",", ":"))
        with suppress(sqlite3.Error):  # it is counted anew another time
            self._db.execute(
                "INSERT OR REPLACE INTO tallies VALUES (?, ?, ?)",
                (key, stamp, zlib.compress(text.encode(), 1)),
            )
        return counted

    def keep(self) -> None:
        """Write down what was counted."""
        with suppress(sqlite3.Error):
            self._db.commit()


def _opened(file: Path) -> sqlite3.Connection:
    """The file of tallies, begun anew where it is not sound, or in memory where none can be."""
    for _ in range(2):
        with suppress(OSError, sqlite3.OperationalError):  # no such place, or somebody has it
            make(file)
            db = sqlite3.connect(file, timeout=0)
            try:
                return _ready(db)
            except sqlite3.DatabaseError as wrong:
                db.close()
                if isinstance(wrong, sqlite3.OperationalError):
                    break
                file.unlink(missing_ok=True)
    return _ready(sqlite3.connect(":memory:"))


def _ready(db: sqlite3.Connection) -> sqlite3.Connection:
    """With a table in it, an empty one where it was of another format."""
    db.execute("PRAGMA synchronous=OFF")
    db.execute("PRAGMA journal_mode=MEMORY")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version != FORMAT:
        db.execute("DROP TABLE IF EXISTS tallies")
        db.execute(
            "CREATE TABLE tallies "
            "(evening INTEGER PRIMARY KEY, stamp TEXT NOT NULL, sums BLOB NOT NULL) STRICT"
        )
        db.execute(f"PRAGMA user_version = {FORMAT}")
        db.commit()
    return db


# As JSON. Players and outcomes are written once and then called by their numbers.


def as_plain(tallies: Mapping[Form, Tally]) -> Plain:
    return {str(form): _plain_tally(tally) for form, tally in tallies.items()}


def _plain_tally(tally: Tally) -> Plain:
    names = sorted(tally.players)
    number = {name: place for place, name in enumerate(names)}
    texts: dict[str, int] = {}

    def outcomes(counts: Mapping[Pair, Outcomes]) -> Plain:
        return [
            [
                *(number[name] for name in pair),
                *(
                    figure
                    for text, often in known.items()
                    for figure in (texts.setdefault(text, len(texts)), often)
                ),
            ]
            for pair, known in counts.items()
        ]

    def sums(of: Mapping[Pair, Sums]) -> Plain:
        return [
            [
                *(number[name] for name in pair),
                *(one.rounds, one.won, one.lost, one.points, one.hundreds, one.deals, one.net),
                {currency: str(amount) for currency, amount in one.money.items()},
            ]
            for pair, one in of.items()
        ]

    parts = [
        sums(tally.pairs),
        sums(tally.against),
        outcomes(tally.declared),
        outcomes(tally.defended),
        outcomes(tally.besides),
    ]
    return [names, list(texts), *parts]


def from_plain(plain: Plain) -> dict[Form, Tally]:
    return {Form(form): _tally(*parts) for form, parts in plain.items()}


def _tally(
    names: list[str],
    texts: list[str],
    pairs: Plain,
    against: Plain,
    declared: Plain,
    defended: Plain,
    besides: Plain,
) -> Tally:
    def sums(rows: Plain) -> Iterator[tuple[Pair, Sums]]:
        for one, other, rounds, won, lost, points, hundreds, deals, net, money in rows:
            paid = {currency: Decimal(amount) for currency, amount in money.items()}
            yield (
                (names[one], names[other]),
                Sums(rounds, won, lost, points, hundreds, deals, net, paid),
            )

    def outcomes(rows: Plain) -> Iterator[tuple[Pair, Outcomes]]:
        for one, other, *figures in rows:
            known = {
                texts[text]: often for text, often in zip(figures[::2], figures[1::2], strict=True)
            }
            yield (names[one], names[other]), known

    return Tally(
        dict(sums(pairs)),
        dict(sums(against)),
        dict(outcomes(declared)),
        dict(outcomes(defended)),
        dict(outcomes(besides)),
    )
