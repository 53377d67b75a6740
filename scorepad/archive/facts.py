"""The file of facts: what was counted of each evening, for lists, standings and charts.

It is computed from the archive and can be deleted at any time. It is a separate file; each evening
has a stamp of what it was counted from, and is counted again if that no longer fits.
"""

import marshal
import sqlite3
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from threading import Thread
from typing import Generic, TypeVar

from scorepad.archive import evenings
from scorepad.archive.archive import Archive, Key
from scorepad.archive.counting import OF_DEALS, EveningFacts, Row, facts_of
from scorepad.archive.errors import ArchiveError, Reason, archive_error
from scorepad.archive.files import address_of, make
from scorepad.archive.names import renamed, spellings
from scorepad.archive.proof import seal
from scorepad.archive.time_limit import TimeLimit
from scorepad.bridge.evening import score_evening

_T = TypeVar("_T")
_COUNTING = 4
"""Raised when something is counted in another way."""
AT_A_TIME = 200
_PLAINEST = 2
"""A marshal format that gives the same bytes for the same row in every Python."""
_KINDS = ", ".join(f"{kind} INTEGER NOT NULL" for kind in OF_DEALS)
"""A column for each kind of points: positive for declarer's side, negative against it."""
_TABLES = f"""
CREATE TABLE players (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, seal INTEGER NOT NULL
) STRICT;

-- A line of the list; its stamp says what it was counted from, and `proof` is that of all its rows.
CREATE TABLE evenings (
    evening INTEGER PRIMARY KEY, stamp TEXT NOT NULL,
    day TEXT, title TEXT NOT NULL, note TEXT NOT NULL, remarks TEXT NOT NULL,
    players TEXT NOT NULL, forms TEXT NOT NULL, deals INTEGER NOT NULL, currencies TEXT NOT NULL,
    proof INTEGER NOT NULL
) STRICT;
CREATE TABLE present (
    evening INTEGER NOT NULL, place INTEGER NOT NULL,
    player INTEGER NOT NULL, played INTEGER NOT NULL,
    PRIMARY KEY (evening, place)
) STRICT, WITHOUT ROWID;

-- What each round brought each player, anew where somebody was replaced in it.
CREATE TABLE results (
    evening INTEGER NOT NULL, number INTEGER NOT NULL,
    round INTEGER NOT NULL, form TEXT NOT NULL,
    player INTEGER NOT NULL, partner INTEGER NOT NULL,
    opponent INTEGER NOT NULL, other_opponent INTEGER NOT NULL,
    deals INTEGER NOT NULL, net INTEGER NOT NULL,
    settled INTEGER NOT NULL, won INTEGER NOT NULL, lost INTEGER NOT NULL,
    points INTEGER NOT NULL, hundreds INTEGER NOT NULL,
    units INTEGER NOT NULL, rate TEXT, currency TEXT NOT NULL,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;

-- Every deal that counts; without a level it was passed out, and declarer is North.
CREATE TABLE deals (
    evening INTEGER NOT NULL, round INTEGER NOT NULL, place INTEGER NOT NULL, form TEXT NOT NULL,
    declarer INTEGER NOT NULL, dummy INTEGER NOT NULL,
    defender INTEGER NOT NULL, other_defender INTEGER NOT NULL,
    level INTEGER, strain TEXT, doubling TEXT, over INTEGER, made INTEGER,
    net INTEGER NOT NULL, {_KINDS},
    PRIMARY KEY (evening, round, place)
) STRICT, WITHOUT ROWID;

-- What players won, or lost, in an evening without a deal: premiums and adjustments.
CREATE TABLE besides (
    evening INTEGER NOT NULL, number INTEGER NOT NULL, form TEXT NOT NULL, kind TEXT NOT NULL,
    player INTEGER NOT NULL, partner INTEGER NOT NULL, points INTEGER NOT NULL,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;

-- What was not paid, before a later evening took it over, and what an evening took over of others.
CREATE TABLE due (
    evening INTEGER NOT NULL, place INTEGER NOT NULL,
    payer INTEGER NOT NULL, payee INTEGER NOT NULL,
    amount TEXT NOT NULL, currency TEXT NOT NULL,
    PRIMARY KEY (evening, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE carried (
    evening INTEGER NOT NULL, place INTEGER NOT NULL,
    source TEXT NOT NULL, payer INTEGER NOT NULL, payee INTEGER NOT NULL,
    amount TEXT NOT NULL, currency TEXT NOT NULL,
    PRIMARY KEY (evening, place)
) STRICT, WITHOUT ROWID;

-- What boards of several tables brought; without the most there were, points are IMPs.
CREATE TABLE compared (
    evening INTEGER NOT NULL, number INTEGER NOT NULL, round INTEGER NOT NULL,
    player INTEGER NOT NULL, partner INTEGER NOT NULL,
    boards INTEGER NOT NULL, points REAL NOT NULL, most INTEGER,
    vp REAL NOT NULL, matches INTEGER NOT NULL,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;

-- What two partners there won against two others, in the order of their names; the same once more
-- as the others have it.
CREATE TABLE met (
    evening INTEGER NOT NULL, number INTEGER NOT NULL,
    player INTEGER NOT NULL, partner INTEGER NOT NULL,
    opponent INTEGER NOT NULL, other_opponent INTEGER NOT NULL,
    boards INTEGER NOT NULL, points REAL NOT NULL, most INTEGER,
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;
"""
FORMAT = zlib.crc32(f"{_COUNTING} {_TABLES}".encode()) >> 1
"""Identifies files with exactly these tables and this way of counting."""
OF_EVENINGS = (
    *("evenings", "present", "results", "deals", "besides", "due", "carried", "compared", "met"),
)
"""Tables in the order of EveningFacts."""
_CHOSEN = "CREATE TEMP TABLE chosen (place INTEGER PRIMARY KEY, evening INTEGER NOT NULL)"
_FORGET_PLAYERS = """
DELETE FROM players WHERE id NOT IN (
    SELECT player FROM present UNION SELECT payer FROM due UNION SELECT payee FROM due
    UNION SELECT payer FROM carried UNION SELECT payee FROM carried
)
"""
_STAMPS = "SELECT id, checksum FROM evenings WHERE binned IS NULL"
_TOTAL = "SELECT * FROM totals WHERE name='evenings'"
"""A row that changes whenever any evening does."""
_CACHE = "PRAGMA cache_size = -4096"
"""Kilobytes."""
_NOT_SOUND = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
ANSWERING = "answering"
"""The name of the threads that answer questions."""
_A_MOMENT = 0.005
"""Seconds."""


class CountedFacts:
    """The facts, for queries."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    @contextmanager
    def asking(self) -> Iterator[sqlite3.Connection]:
        yield self._db

    @contextmanager
    def of(self, keys: Iterable[Key]) -> Iterator[sqlite3.Connection]:
        """Give a connection for queries about these evenings, which `chosen` holds in order."""
        with self.asking() as db:
            db.execute("DELETE FROM chosen")
            db.executemany("INSERT INTO chosen VALUES (?, ?)", enumerate(keys))
            yield db


class _Answering(Thread, Generic[_T]):
    """Answers a question in a thread; must not touch any widget."""

    answer: _T

    def __init__(self, db: sqlite3.Connection, question: Callable[[CountedFacts], _T]) -> None:
        super().__init__(name=ANSWERING, daemon=True)
        self._db, self._question = db, question
        self.fault: Exception | None = None

    def run(self) -> None:
        try:
            self._db.execute(_CHOSEN)
            self.answer = self._question(CountedFacts(self._db))
        except Exception as fault:
            self.fault = fault
        finally:
            self._db.close()

    def leave(self) -> None:
        """Stop, as nobody waits for the answer."""
        with suppress(sqlite3.ProgrammingError):  # already closed
            self._db.interrupt()


class Facts(CountedFacts):
    """The facts of one archive."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._file = facts_file(archive.file)
        super().__init__((_opened_to_read if archive.read_only else _opened)(self._file))
        self._players: dict[str, int] = {}
        self._same: dict[str, str] = {}
        self._names = ""
        self._all_known: Row | None = None
        """The archive's total when all evenings were counted; None after one was counted."""
        self.follow_names()

    def follow_names(self) -> None:
        """Read which names stand for others; that changes the facts."""
        with self._archive.reading() as db:
            self._same = spellings(db)
        self._names = stamp_of_names(self._same)
        self._all_known = None

    def close(self) -> None:
        self.keep()
        self._db.close()

    def keep(self) -> None:
        """Commit what was counted."""
        with suppress(sqlite3.Error):
            self._db.commit()

    # Counting.

    def outdated(self, keys: Sequence[Key] | None = None) -> list[Key]:
        """Return which of these or of all evenings must be counted; deleted ones are dropped."""
        asked = tuple(keys or ())
        these = "1" if keys is None else f"{{}} IN {any_of(asked)}"
        with self._archive.reading() as db:
            total = db.execute(_TOTAL).fetchone()
            if total and total == self._all_known:
                return []
            query = f"SELECT evening, stamp FROM evenings WHERE {these.format('evening')}"
            known = dict(self._rows(query, asked))
            outdated = [
                key
                for key, checksum in db.execute(f"{_STAMPS} AND {these.format('id')}", asked)
                if known.pop(key, None) != stamp_of(checksum, self._names)
            ]
        for gone in known:
            self._forget(gone)
        if known:
            self._db.execute(_FORGET_PLAYERS)
            self._players.clear()
            self.keep()
        if keys is None and not outdated:
            self._all_known = total
        return outdated

    def count(self, keys: Iterable[Key]) -> Iterator[Key]:
        """Count those of these evenings that must be, and yield each.

        One that cannot be read gets no facts.
        """
        for some in some_at_a_time(keys):
            outdated = {*self.outdated(some)}
            for key in some:
                if key in outdated:
                    with suppress(ArchiveError):
                        self._count(key)
                yield key
            self.keep()

    def bring_up_to_date(self, keys: Sequence[Key] | None = None) -> None:
        """Count all of these evenings that must be counted."""
        for _ in self.count(self.outdated(keys)):
            pass

    def _count(self, key: Key) -> None:
        with self._archive.reading() as db:
            row = db.execute("SELECT plain, checksum FROM evenings WHERE id=?", (key,)).fetchone()
            if row is None:
                raise ArchiveError(Reason.GONE, self._archive.file)
            evening = renamed(evenings.evening_in(*row), self._same)
        scored = score_evening(evening)
        try:
            self._write(key, stamp_of(row[1], self._names), facts_of(scored, self._number))
        except sqlite3.Error as wrong:
            self._rebuild(wrong)
            with suppress(sqlite3.Error):
                self._forget(key)

    def _write(self, key: Key, stamp: str, facts: EveningFacts) -> None:
        self._forget(key)
        line, *tables = facts
        rows = [(key, stamp, *line)]
        proof = _proof_of("evenings", rows)
        for table, found in zip(OF_EVENINGS[1:], tables, strict=True):
            if found:
                rows = [(key, *row) for row in found]
                proof = _proof_of(table, rows, proof)
                self._db.executemany(f"INSERT INTO {table} VALUES ({_marks(len(rows[0]))})", rows)
        # Last: without it the evening is counted again.
        whole = (key, stamp, *line, proof)
        self._db.execute(f"INSERT INTO evenings VALUES ({_marks(len(whole))})", whole)

    def _forget(self, key: Key) -> None:
        self._all_known = None
        for table in OF_EVENINGS:
            self._db.execute(f"DELETE FROM {table} WHERE evening=?", (key,))

    def _number(self, name: str) -> int:
        """Return the number of a player; a new one gets the next."""
        number = self._players.get(name)
        if number is None:
            number = self._players[name] = self._known(name) or self._added(name)
        return number

    def _known(self, name: str) -> int | None:
        found = self._db.execute("SELECT id FROM players WHERE name=?", (name,)).fetchone()
        return found and int(found[0])

    def _added(self, name: str) -> int:
        (last,) = self._db.execute("SELECT ifnull(max(id), 0) FROM players").fetchone()
        number = int(last) + 1
        self._db.execute("INSERT INTO players VALUES (?, ?, ?)", (number, name, seal(number, name)))
        return number

    # Queries.

    def answer(self, question: Callable[[CountedFacts], _T]) -> Generator[None, None, _T]:
        """Return the answer to a question; until it is there, yield repeatedly."""
        with self.asking():
            self.keep()
            answering = _Answering(self._another(), question)
            answering.start()
            try:
                while answering.is_alive():
                    yield
                    answering.join(_A_MOMENT)
                    self.keep()  # may wait for readers
            finally:
                answering.leave()
            if answering.fault:
                raise answering.fault
            return answering.answer

    def _another(self) -> sqlite3.Connection:
        """Return a second connection for another thread; facts in memory are copied."""
        ((_, _, file),) = self._db.execute("PRAGMA database_list").fetchmany(1)
        if file:
            address = address_of(self._file, "ro")
            return sqlite3.connect(address, uri=True, check_same_thread=False)
        memory = sqlite3.connect(":memory:", check_same_thread=False)
        self._db.backup(memory)
        return memory

    @contextmanager
    def asking(self) -> Iterator[sqlite3.Connection]:
        """Give the connection; if the file turns out to be damaged, it is thrown away."""
        try:
            yield self._db
        except sqlite3.Error as wrong:
            self._rebuild(wrong)
            raise archive_error(wrong, self._file) from wrong

    def _rows(self, query: str, asked: tuple[Key, ...]) -> list[tuple[Key, str]]:
        try:
            return self._db.execute(query, asked).fetchall()
        except sqlite3.Error as wrong:
            self._rebuild(wrong)
            return []

    def _rebuild(self, wrong: sqlite3.Error) -> None:
        """Replace a damaged file, such as a power cut can leave."""
        self._players.clear()  # some may have been rolled back
        self._all_known = None
        if getattr(wrong, "sqlite_errorcode", 0) & 0xFF in _NOT_SOUND:
            self._db.close()
            if self._archive.read_only:
                self._db = _in_memory()
            else:
                with suppress(OSError):
                    self._file.unlink(missing_ok=True)
                self._db = _opened(self._file)


def facts_file(archive: Path) -> Path:
    """Return the path of an archive's facts."""
    return archive.with_name(f"{archive.name}.facts")


def stamp_of_names(same: Mapping[str, str]) -> str:
    """Return a text that changes when names stand for others."""
    return format(zlib.crc32(repr(sorted(same.items())).encode()), "x")


def stamp_of(checksum: int, names: str) -> str:
    """Return a text that changes when an evening or its names do."""
    return f"{checksum:x} {names}"


def _proof_of(table: str, rows: list[Row], before: int = 0) -> int:
    """Return a checksum of an evening's rows in a table, chained to `before`."""
    return zlib.crc32(marshal.dumps((table, rows), _PLAINEST), before)


def proofs(db: sqlite3.Connection) -> dict[Key, int]:
    """Return the checksum of each evening's rows."""
    found: dict[Key, int] = {}
    for table in OF_EVENINGS:
        rows = db.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3")
        for key, its in groupby(rows, key=itemgetter(0)):
            each = [row[:-1] if table == "evenings" else row for row in its]
            found[key] = _proof_of(table, each, found.get(key, 0))
    return found


def some_at_a_time(keys: Iterable[_T]) -> Iterator[list[_T]]:
    """Yield keys in batches, to limit the memory needed."""
    rest = iter(keys)
    while some := [*islice(rest, AT_A_TIME)]:
        yield some


def _marks(number: int) -> str:
    return ",".join("?" * number)


def any_of(values: Sequence[object]) -> str:
    """Return a list of question marks, one for each value, for a query."""
    return f"({_marks(len(values))})"


def _opened(file: Path) -> sqlite3.Connection:
    """Open the file of facts, made again if damaged, or in memory if no file is possible."""
    if file.is_symlink():
        return _in_memory()  # others could choose where it leads
    for _ in range(2):
        with suppress(OSError, sqlite3.OperationalError):  # no such folder, or locked
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
    """Return a copy of the facts in memory, if they can be read; nothing is written back."""
    memory = _in_memory()
    with suppress(sqlite3.Error):
        db = sqlite3.connect(address_of(file, "ro"), uri=True, timeout=0)
        with suppress(sqlite3.Error, OSError):
            if db.execute("PRAGMA user_version").fetchone() == (FORMAT,):
                TimeLimit().copy(db, memory)
        db.close()
    return memory


def _in_memory() -> sqlite3.Connection:
    return _ready(sqlite3.connect(":memory:"))


def _ready(db: sqlite3.Connection) -> sqlite3.Connection:
    """Prepare the tables, emptied if they had another format."""
    # A killed program leaves it intact; after a power cut it may be thrown away.
    db.execute("PRAGMA trusted_schema=OFF")
    db.execute("PRAGMA synchronous=OFF")
    db.execute("PRAGMA secure_delete=ON")
    db.execute(_CACHE)
    db.execute("PRAGMA journal_mode=TRUNCATE")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version != FORMAT:
        for kind, name in db.execute(
            "SELECT type, name FROM sqlite_master WHERE type IN ('table', 'view')"
        ).fetchall():
            db.execute(f"DROP {kind} {name}")
        db.executescript(_TABLES)
        db.execute(f"PRAGMA user_version = {FORMAT}")
        db.commit()
    db.execute(_CHOSEN)
    return db
