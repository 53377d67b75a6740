"""The archive of all evenings in one file: begin, save, look up, delete and restore."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from scorepad.archive import evenings, files, lock
from scorepad.archive.backup import backups
from scorepad.archive.errors import NOT_AN_EVENING, OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.history import Step, StepKind, steps_back, steps_of
from scorepad.archive.lock import Holder, Lock
from scorepad.archive.names import (
    as_typed,
    everybody,
    forget_players,
    note_players,
    players,
    renamed,
    sat_together,
    set_same,
    spellings,
)
from scorepad.archive.proof import Mark, NotAsWritten
from scorepad.archive.summaries import ALL, Summary, summaries
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import Plain, to_plain
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import translate

_BY_DAY = """
SELECT id, day, touched FROM evenings WHERE binned IS NULL AND day IS NOT NULL
UNION ALL
SELECT id, date(begun, 'unixepoch', 'localtime'), touched FROM evenings
WHERE binned IS NULL AND day IS NULL
ORDER BY 2 DESC, 3 DESC
"""
"""The evenings, latest first. The index has them in this order, so no more are read than needed."""
_LONG_AGO = 1_000
_AT_TABLES = f"""
SELECT evenings.id FROM (SELECT * FROM ({_BY_DAY}) LIMIT {_LONG_AGO}) AS latest
JOIN evenings USING (id) WHERE instr(plain, '"comparison"')
ORDER BY latest.day DESC, latest.touched DESC
"""
"""The evenings at several tables among the latest thousand."""
Key = int
"""The number of an evening in its archive; numbers are never reused."""
UUID_BYTES = 16


class SessionState(NamedTuple):
    """What was open when the program was closed."""

    key: Key | None = None
    typed: str = ""
    """The unfinished text of the entry line."""
    at: tuple[int, int] | None = None
    """The round and place of the earlier deal that it was meant for."""
    inserts: bool = False


class _Last(NamedTuple):
    """An evening with the names as typed, and its last step in the archive."""

    key: Key
    evening: Evening
    mark: Mark
    plain: Plain = None
    """The evening as plain data, if already computed."""


class Archive:
    """One archive. A method that returns without raising has written its change to the disk."""

    def __init__(
        self,
        file: Path,
        db: sqlite3.Connection,
        held: Lock | Holder | None = None,
        *,
        read_only: bool = False,
    ) -> None:
        self.file = file
        self.read_only = read_only
        self.holder = held if isinstance(held, Holder) else None
        """The other program that has the archive open for writing, if there is one."""
        self._lock = held if isinstance(held, Lock) else None
        self._db = db
        self._last: _Last | None = None
        """The evening last loaded or saved."""
        self._is_writing = False
        self._state = files.state_of(file)

    @classmethod
    def open(cls, file: Path, *, read_only: bool = False) -> "Archive":
        """Open an archive; read-only if another program has it."""
        if read_only:
            return cls(file, files.open_to_read(file), read_only=True)
        try:
            if not (files.is_there(file) and file.stat().st_size) and backups(file):
                raise ArchiveError(Reason.DAMAGED, file)  # a file that existed before
            files.make(file)
            read_only = not files.may_be_written(file)
            held = None if read_only else lock.take(file)
        except OSError as wrong:
            raise archive_error(wrong, file) from wrong
        try:
            if read_only or isinstance(held, Holder):
                return cls(file, files.open_to_read(file), held, read_only=True)
            files.clear_away(file)
            return cls(file, files.open_to_write(file), held)
        except BaseException:
            if isinstance(held, Lock):
                held.let_go()
            raise

    def close(self) -> None:
        self._db.close()
        if self._lock:
            self._lock.let_go()

    # Queries.

    def evenings(self, most: int = ALL) -> list[Summary]:
        """Return all evenings, or at most this many, the last changed first."""
        with self.reading() as db:
            return summaries(db, spellings(db), binned=False, most=most)

    def players(self) -> list[str]:
        """Return every player ever recorded, the latest first."""
        with self.reading() as db:
            return players(db)

    def load(self, key: Key) -> Evening:
        """Return an evening in its present state."""
        with self.reading() as db:
            evening, mark = self._read(db, key)
            self._last = _Last(key, evening, mark)
            return renamed(evening, spellings(db))

    def mark(self, key: Key) -> Mark | None:
        """Return the last step of an evening, as last loaded or saved."""
        if self._last and self._last.key == key:
            return self._last.mark
        with self.reading() as db:
            return evenings.mark_of(db, key)

    def latest_key(self) -> Key | None:
        """Return the key of the evening changed last."""
        with self.reading() as db:
            row = db.execute(
                "SELECT id FROM evenings WHERE binned IS NULL ORDER BY touched DESC LIMIT 1"
            ).fetchone()
            return row[0] if row else None

    def latest(self) -> Evening | None:
        """Return the evening changed last."""
        key = self.latest_key()
        return None if key is None else self.load(key)

    def last_played(self) -> Evening | None:
        """Return the evening with the latest day; on one day, the one changed last.

        Evenings that ended at several tables are skipped, as no four players can continue them.
        One without names only counts if there is no other.
        """
        unnamed = None
        with self.reading() as db:
            for key, *_ in db.execute(_BY_DAY):
                evening = self._read(db, key)[0]
                if not evening.is_played or evening.session is not None:
                    continue
                if not {*evening.rounds[-1].seating_now.players} <= {*Seat}:
                    return self.load(key)
                unnamed = key if unnamed is None else unnamed
            return None if unnamed is None else self.load(unnamed)

    def last_session(self) -> Evening | None:
        """Return the last evening at several tables whose pairs or teams have names."""
        with self.reading() as db:
            for (key,) in db.execute(_AT_TABLES):
                session = self._read(db, key)[0].session
                if session and session.results and session.names:
                    return self.load(key)
            return None

    def empty_key(self) -> Key | None:
        """Return the key of the evening changed last, if it is still empty."""
        with self.reading() as db:
            key = self.latest_key()
            return key if key is not None and self._read(db, key)[0].is_empty else None

    def history(self, key: Key) -> list[Step]:
        """Return every step of an evening with the state after it, oldest first."""
        return [*self.history_back(key)][::-1]

    def history_back(self, key: Key) -> Iterator[Step]:
        """Yield the same, latest first, each computed on demand."""
        with self.reading() as db:
            same = spellings(db)
            steps = steps_back(db, key, self._read(db, key)[0])
        return (step._replace(evening=renamed(step.evening, same)) for step in steps)

    def uuid(self, key: Key) -> str:
        """Return the id that identifies an evening in any archive."""
        with self.reading() as db:
            row = db.execute("SELECT uuid FROM evenings WHERE id=?", (key,)).fetchone()
        if row is None:
            raise ArchiveError(Reason.GONE, self.file)
        return bytes(row[0]).hex()

    def find(self, uuid: str) -> Key | None:
        """Return the key of the evening with this id, deleted or not."""
        named = bytes.fromhex(uuid)
        with self.reading() as db:
            row = db.execute("SELECT id FROM evenings WHERE uuid=?", (named,)).fetchone()
        return row[0] if row else None

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give a connection with a consistent snapshot; errors become ArchiveError."""
        try:
            if not self._is_writing and not self._db.in_transaction:
                self._is_as_it_was_left()
            with files.one_reading(self._db):
                yield self._db
        except OF_SQLITE as wrong:
            raise archive_error(wrong, self.file) from wrong
        except NOT_AN_EVENING as wrong:
            raise ArchiveError(Reason.DAMAGED, self.file) from wrong

    def last_steps(self) -> dict[str, tuple[Key, bool, Mark]]:
        """Return by evening id its key, whether it is deleted, and its last step.

        If two archives have the same last step of an evening, they have the same evening.
        """
        with self.reading() as db:
            return {
                bytes(uuid).hex(): (key, binned is not None, Mark(steps, proof))
                for uuid, key, binned, steps, proof in db.execute(
                    "SELECT uuid, id, binned, steps, proof FROM evenings"
                )
            }

    # Changes.

    def begin(self, evening: Evening, words: str = "", uuid: str = "") -> Key:
        """Store a new evening; return the existing key if the id is already there."""
        named = bytes.fromhex(uuid) if uuid else os.urandom(UUID_BYTES)
        with self._writing() as db:
            row = db.execute("SELECT id FROM evenings WHERE uuid=?", (named,)).fetchone()
            key = row[0] if row else evenings.begin(db, named, evening, words)
            note_players(db, everybody(evening))
        self._last = None
        return int(key)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make several changes at once: all of them reach the disk, or none."""
        with self._writing():
            yield

    def save(
        self,
        key: Key,
        evening: Evening,
        words: str,
        kind: StepKind = StepKind.DO,
        after: Mark | None = None,
    ) -> Mark:
        """Save the new state of an evening with a description of the step; return that step.

        If `after` is given, the evening's last step must be that one.
        """
        with self._writing() as db:
            now = evenings.mark_of(db, key)
            if now is None:
                raise ArchiveError(Reason.GONE, self.file)
            if after not in (None, now):
                there = _Last(key, *self._read(db, key))
                if there.evening != as_typed(evening, there.evening, spellings(db)):
                    raise ArchiveError(Reason.CHANGED, self.file)
                self._last = there  # saved before, but the reply was lost
                return now
            last = self._last
            if last is None or (last.key, last.mark) != (key, now):
                last = _Last(key, *self._read(db, key))
            before = last.evening
            evening = as_typed(evening, before, spellings(db))
            written = evenings.write(db, key, before, evening, words, kind, last.plain)
            changed = [
                entered
                for entered, was in zip_longest(evening.rounds, before.rounds)
                if entered and entered is not was
            ]
            note_players(db, everybody(replace(evening, rounds=tuple(changed))))
        self._last = _Last(key, evening, *written)
        return self._last.mark

    def forget_empty(self, key: Key) -> None:
        """Delete an evening that was always empty, and players who are named only there."""
        if all(step.evening.is_empty for step in self.history(key)):
            self._forget(key)

    def session(self) -> SessionState:
        """Return what was open when the program was closed."""
        with self.reading() as db:
            row = db.execute(
                "SELECT evenings.id, typed, round, place, inserts FROM session "
                "LEFT JOIN evenings ON evenings.id=evening AND binned IS NULL"
            ).fetchone()
        if row is None:
            return SessionState()
        key, typed, number, place, inserts = row
        at = None if None in (number, place) else (number, place)
        return SessionState(key, typed, at, bool(inserts))

    def save_session(self, session: SessionState) -> None:
        """Store what is open."""
        number, place = session.at or (None, None)
        with self._writing() as db:
            db.execute(
                "INSERT OR REPLACE INTO session VALUES (1, ?, ?, ?, ?, ?)",
                (session.key, to_plain(session.typed), number, place, session.inserts),
            )

    # The bin.

    def delete(self, key: Key) -> None:
        """Move an evening to the bin, from which it can be restored."""
        self._set_binned(key, int(time.time()))

    def restore(self, key: Key) -> None:
        """Restore an evening from the bin."""
        self._set_binned(key, None)

    def deleted(self) -> list[Summary]:
        """Return the evenings in the bin."""
        with self.reading() as db:
            return summaries(db, spellings(db), binned=True)

    def erase(self, key: Key) -> None:
        """Delete an evening in the bin for good, and players who are named only there."""
        if key not in {summary.key for summary in self.deleted()}:
            raise ArchiveError(Reason.GONE, self.file)
        self._forget(key)

    # Spellings of a player.

    def merge_players(self, spelling: str, name: str) -> None:
        """Use one name for another from now on; stored evenings are unchanged."""
        with self._writing() as db:
            same = spellings(db)
            name = same.get(name, name)
            known = [name for (name,) in db.execute("SELECT name FROM players")]
            if {spelling, name} - {*known} or spelling == name or spelling in same:
                raise Impossible(
                    translate("words", "{one} and {other} are not two players of this archive"),
                    one=spelling,
                    other=name,
                )
            if sat_together(db, spelling, name):
                raise Impossible(
                    translate(
                        "words", "{one} and {other} sat at one table, so they are two players"
                    ),
                    one=spelling,
                    other=name,
                )
            set_same(db, spelling, name)
        self._last = None

    def unmerge(self, spelling: str) -> None:
        """Let a merged spelling stand for a separate player again."""
        with self._writing() as db:
            set_same(db, spelling, None)
        self._last = None

    def merged(self) -> dict[str, str]:
        """Return each merged spelling with the name used for it."""
        with self.reading() as db:
            return spellings(db)

    # Internals.

    def _read(self, db: sqlite3.Connection, key: Key) -> tuple[Evening, Mark]:
        """Return an evening with the names as typed, and its last step."""
        found = evenings.read(db, key)
        if found is None:
            raise ArchiveError(Reason.GONE, self.file)
        return found

    def _forget(self, key: Key) -> None:
        """Delete an evening, and players who are or were named only there."""
        with self._writing() as db:
            steps = steps_of(db, key, self._read(db, key)[0])
            names = {name for step in steps for name in everybody(step.evening)}
            evenings.erase(db, key)
            forget_players(db, names)
        self._last = None

    def _set_binned(self, key: Key, when: int | None) -> None:
        with self._writing() as db:
            if not evenings.set_binned(db, key, when):
                raise ArchiveError(Reason.GONE, self.file)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Run one transaction: all of it reaches the disk, or nothing."""
        if self.read_only:
            raise ArchiveError(Reason.BUSY if self.holder else Reason.READ_ONLY, self.file)
        if self._is_writing:
            yield self._db  # part of an outer transaction
            return
        if not self._is_as_it_was_left():
            raise ArchiveError(Reason.CHANGED, self.file)
        self._is_writing = True
        try:
            if self._db.in_transaction:  # left when a rollback failed
                self._db.execute("ROLLBACK")
            self._db.execute("BEGIN IMMEDIATE")
            yield self._db
            self._db.execute("COMMIT")
        except BaseException as wrong:
            self._last = None
            self._roll_back()
            if isinstance(wrong, (*OF_SQLITE, OverflowError)):
                raise archive_error(wrong, self.file) from wrong
            if isinstance(wrong, NotAsWritten):
                raise ArchiveError(Reason.DAMAGED, self.file) from wrong
            raise
        finally:
            self._is_writing = False
            self._state = files.state_of(self.file)

    def _is_as_it_was_left(self) -> bool:
        """Whether the file is as this program left it; if not, it is opened again."""
        state = files.state_of(self.file)
        is_held = self._lock is None or self._lock.is_held()
        if state and state == self._state and is_held:
            return True
        if self.read_only and state and self._state and state[:2] == self._state[:2]:
            self._state = state  # the program that has it changed it
            return True
        self._last = self._state = None
        self.close()
        anew = Archive.open(self.file, read_only=self.read_only)
        self._db, self._lock, self._state = anew._db, anew._lock, anew._state
        self.holder, self.read_only = anew.holder, anew.read_only
        return False

    def _roll_back(self) -> None:
        # A failed rollback happens before the next change, or when the file is next opened.
        with suppress(*OF_SQLITE):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
