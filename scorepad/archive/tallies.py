"""Tallies of evenings, kept so that they need not be counted again.

They follow from the archive and can be thrown away at any time: they stand in a file of their
own, each with a stamp of the evening it was counted from, and one that doesn't fit is not used.
"""

import json
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from scorepad.archive import rows
from scorepad.archive.archive import Archive, Key
from scorepad.archive.files import make
from scorepad.archive.listing import places, stretches
from scorepad.archive.names import renamed, spellings
from scorepad.archive.plain_tally import (
    Plain,
    played_as_plain,
    played_from_plain,
    tallies_as_plain,
    tallies_from_plain,
)
from scorepad.archive.trouble import Trouble, Why
from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.bridge.options import Form
from scorepad.bridge.played import Played, played_in
from scorepad.bridge.tally import Tally, tallied

T = TypeVar("T")
FORMAT = 5
"""Another number where a tally is counted or written otherwise than before."""
STAMP = """
hex(mark) || ' ' || touched || ' ' ||
(SELECT number || ' ' || time FROM history WHERE evening=id ORDER BY number DESC LIMIT 1)
"""
STAMPS = f"SELECT id, {STAMP} FROM evenings"
STRETCH = 50
"""So many evenings at a time are looked at whether they are known."""
NEXT_STAMPS = f"""
SELECT id, {STAMP} FROM evenings WHERE id > ? AND binned IS NULL ORDER BY id LIMIT {STRETCH}
"""
CACHE = "PRAGMA cache_size = -256"
"""Kilobytes: each tally is read once, and then let go."""
AS_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
NOT_SOUND = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Part(NamedTuple, Generic[T]):
    """One of the two parts of what is counted: standings need no contracts."""

    column: str
    of: Callable[[ScoredEvening], Mapping[Form, T]]
    as_plain: Callable[[Mapping[Form, T]], Plain]
    from_plain: Callable[[Plain], Mapping[Form, T]]

    def pack(self, counted: Mapping[Form, T]) -> bytes:
        """As it is kept."""
        text = AS_JSON.encode(self.as_plain(counted))
        # With its usual window it takes longer to begin than to work.
        press = zlib.compressobj(level=1, wbits=12, memLevel=4)
        return press.compress(text.encode()) + press.flush()

    def unpack(self, kept: bytes) -> Mapping[Form, T]:
        return self.from_plain(json.loads(zlib.decompress(kept)))


SUMS = Part("sums", tallied, tallies_as_plain, tallies_from_plain)
PLAYED = Part("played", played_in, played_as_plain, played_from_plain)
PARTS: tuple[Part[Any], ...] = (SUMS, PLAYED)


class Tallies:
    """The tallies of the evenings of one archive."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._same: dict[str, str] = {}
        self._names = ""
        self._file = archive.file.with_name(f"{archive.file.name}.tallies")
        self._db = (_opened_to_read if archive.read_only else _opened)(self._file)
        self.follow_names()

    def follow_names(self) -> None:
        """Names may stand for others than before; with other names the sums are others."""
        with self._archive.looking() as db:
            self._same = spellings(db)
        same = sorted(self._same.items())
        self._names = format(zlib.crc32(repr(same).encode()), "x") if same else ""

    def close(self) -> None:
        self.keep()
        self._db.close()

    def of(self, key: Key) -> Mapping[Form, Tally]:
        """The tally of an evening, counted now if it is not known."""
        with self._archive.looking() as db:
            row = db.execute(f"{STAMPS} WHERE id=?", (key,)).fetchone()
        return self._of(key, row[1] if row else "", SUMS)

    def of_many(self, keys: Iterable[Key]) -> Iterator[tuple[Key, Mapping[Form, Tally] | None]]:
        """Those of many evenings, one after the other; None where one cannot be read."""
        return self._of_many(keys, SUMS)

    def played_in(self, keys: Iterable[Key]) -> Iterator[tuple[Key, Mapping[Form, Played] | None]]:
        """The contracts of many evenings likewise."""
        return self._of_many(keys, PLAYED)

    def ahead(self) -> Iterator[object]:
        """Count all that was not counted yet, an evening at a step."""
        last = 0
        while True:
            with self._archive.looking() as db:
                stamps = dict(db.execute(NEXT_STAMPS, (last,)))
            if not stamps:
                return
            first, last = min(stamps), max(stamps)
            known = self._stamps_between(first, last)
            yield last
            for key, stamp in stamps.items():
                if known.get(key) != self._under_names(stamp):
                    with suppress(Trouble):  # who asks for it will be told
                        self._count(key, stamp, SUMS)
                    yield key
            self.keep()

    def keep(self) -> None:
        """Write down what was counted."""
        with suppress(sqlite3.Error):
            self._db.commit()

    def _of_many(
        self, keys: Iterable[Key], part: Part[T]
    ) -> Iterator[tuple[Key, Mapping[Form, T] | None]]:
        for some in stretches(keys):
            with self._archive.looking() as db:
                stamps = dict(db.execute(f"{STAMPS} WHERE id IN ({places(some)})", some))
            for key in some:
                try:
                    yield key, self._of(key, stamps.get(key, ""), part)
                except Trouble:
                    yield key, None

    def _of(self, key: Key, stamp: str, part: Part[T]) -> Mapping[Form, T]:
        try:
            row = self._db.execute(
                f"SELECT {part.column} FROM tallies WHERE evening=? AND stamp=?",
                (key, self._under_names(stamp)),
            ).fetchone()
            if row:
                return part.unpack(row[0])
        except sqlite3.Error as wrong:
            self._begin_anew(wrong)
        except (zlib.error, ValueError, LookupError, TypeError):
            pass  # it is counted and written anew
        return self._count(key, stamp, part)

    def _count(self, key: Key, stamp: str, wanted: Part[T]) -> Mapping[Form, T]:
        """Count all of an evening, and keep it."""
        with self._archive.looking() as db:
            evening = rows.read(db, key)
        if evening is None:
            raise Trouble(Why.GONE, self._archive.file)
        scored = score_evening(renamed(evening, self._same))
        counted = {part.column: part.of(scored) for part in PARTS}
        packed = [part.pack(counted[part.column]) for part in PARTS]
        try:
            self._db.execute(
                "INSERT OR REPLACE INTO tallies VALUES (?, ?, ?, ?)",
                (key, self._under_names(stamp), *packed),
            )
        except sqlite3.Error as wrong:  # it is counted anew another time
            self._begin_anew(wrong)
        found: Mapping[Form, T] = counted[wanted.column]
        return found

    def _under_names(self, stamp: str) -> str:
        return f"{stamp} {self._names}"

    def _stamps_between(self, first: Key, last: Key) -> dict[Key, str]:
        try:
            return dict(
                self._db.execute(
                    "SELECT evening, stamp FROM tallies WHERE evening BETWEEN ? AND ?",
                    (first, last),
                )
            )
        except sqlite3.Error as wrong:
            self._begin_anew(wrong)
            return {}

    def _begin_anew(self, wrong: sqlite3.Error) -> None:
        """Throw away a file that turns out not to be sound: a power cut can leave one."""
        if getattr(wrong, "sqlite_errorcode", 0) & 0xFF in NOT_SOUND:
            self._db.close()
            if self._archive.read_only:
                self._db = _in_memory()
            else:
                with suppress(OSError):
                    self._file.unlink(missing_ok=True)
                self._db = _opened(self._file)


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
    return _in_memory()


def _opened_to_read(file: Path) -> sqlite3.Connection:
    """What was counted before, where that can be read; nothing more is written down then."""
    with suppress(sqlite3.Error):
        db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=0)
        with suppress(sqlite3.Error):
            if db.execute("PRAGMA user_version").fetchone() == (FORMAT,):
                db.execute(CACHE)
                return db
        db.close()
    return _in_memory()


def _in_memory() -> sqlite3.Connection:
    return _ready(sqlite3.connect(":memory:"))


def _ready(db: sqlite3.Connection) -> sqlite3.Connection:
    """With a table in it, an empty one where it was of another format."""
    # A program that is killed leaves it sound; after a power cut it may be thrown away.
    db.execute("PRAGMA synchronous=OFF")
    db.execute(CACHE)
    db.execute("PRAGMA journal_mode=TRUNCATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version != FORMAT:
        db.execute("DROP TABLE IF EXISTS tallies")
        db.execute(
            "CREATE TABLE tallies (evening INTEGER PRIMARY KEY, stamp TEXT NOT NULL, "
            "sums BLOB NOT NULL, played BLOB NOT NULL) STRICT"
        )
        db.execute(f"PRAGMA user_version = {FORMAT}")
        db.commit()
    return db
