"""All evenings there are, kept in one file: begun, changed, looked up, deleted and restored."""

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
from scorepad.bridge.translatable import translate

_BY_DAY = """
SELECT id FROM evenings WHERE binned IS NULL
ORDER BY ifnull(day, date(begun, 'unixepoch', 'localtime')) DESC, touched DESC
"""
Key = int
"""What an evening is called in its archive; none is ever given twice."""
UUID_BYTES = 16


class SessionState(NamedTuple):
    """What lay on the table when the program was left."""

    key: Key | None = None
    typed: str = ""
    """The line that was half typed."""
    at: tuple[int, int] | None = None
    """The earlier deal it was meant for, by its round and place."""
    inserts: bool = False


class _Last(NamedTuple):
    """An evening as it was typed, and as it stands in the archive."""

    key: Key
    evening: Evening
    mark: Mark
    plain: Plain = None
    """The same as plain data, where it was made already."""


class Archive:
    """One archive. Whatever returns without a `Trouble` is on the disk."""

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
        """The other program that has the archive, which can only be read here then."""
        self._lock = held if isinstance(held, Lock) else None
        self._db = db
        self._last: _Last | None = None
        """The evening that was loaded or saved last."""
        self._is_writing = False
        self._state = files.state_of(file)

    @classmethod
    def open(cls, file: Path, *, read_only: bool = False) -> "Archive":
        """Open an archive; where another program has it, only to be read."""
        if read_only:
            return cls(file, files.open_to_read(file), read_only=True)
        try:
            if not (files.is_there(file) and file.stat().st_size) and backups(file):
                raise ArchiveError(Reason.DAMAGED, file)  # it was something once
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

    # Looking up.

    def evenings(self, most: int = ALL) -> list[Summary]:
        """All evenings, or so many of them, those changed last first."""
        with self.reading() as db:
            return summaries(db, spellings(db), binned=False, most=most)

    def players(self) -> list[str]:
        """Everybody who was ever written down, latest first."""
        with self.reading() as db:
            return players(db)

    def load(self, key: Key) -> Evening:
        """An evening as it is now."""
        with self.reading() as db:
            evening, mark = self._read(db, key)
            self._last = _Last(key, evening, mark)
            return renamed(evening, spellings(db))

    def mark(self, key: Key) -> Mark | None:
        """The last step of an evening, as it was loaded or saved last."""
        if self._last and self._last.key == key:
            return self._last.mark
        with self.reading() as db:
            return evenings.mark_of(db, key)

    def latest_key(self) -> Key | None:
        """The evening that was changed last."""
        with self.reading() as db:
            row = db.execute(
                "SELECT id FROM evenings WHERE binned IS NULL ORDER BY touched DESC LIMIT 1"
            ).fetchone()
            return row[0] if row else None

    def latest(self) -> Evening | None:
        """The same, as it is now."""
        key = self.latest_key()
        return None if key is None else self.load(key)

    def last_played(self) -> Evening | None:
        """The evening that was played last, by its day; those of one day by their last change.

        One that ended at several tables has no four that could go on: it is passed over.
        """
        with self.reading() as db:
            for (key,) in db.execute(_BY_DAY).fetchall():
                evening = self._read(db, key)[0]
                if evening.is_played and evening.session is None:
                    return self.load(key)
        return None

    def empty_key(self) -> Key | None:
        """The evening that was changed last, as long as it is empty: only the table has it."""
        with self.reading() as db:
            key = self.latest_key()
            return key if key is not None and self._read(db, key)[0].is_empty else None

    def history(self, key: Key) -> list[Step]:
        """Every step of an evening with its state after it, oldest first."""
        return [*self.history_back(key)][::-1]

    def history_back(self, key: Key) -> Iterator[Step]:
        """The same, latest first, each found out when it is asked for."""
        with self.reading() as db:
            same = spellings(db)
            steps = steps_back(db, key, self._read(db, key)[0])
        return (step._replace(evening=renamed(step.evening, same)) for step in steps)

    def uuid(self, key: Key) -> str:
        """What tells an evening from all others, in whatever archive it is."""
        with self.reading() as db:
            row = db.execute("SELECT uuid FROM evenings WHERE id=?", (key,)).fetchone()
        if row is None:
            raise ArchiveError(Reason.GONE, self.file)
        return bytes(row[0]).hex()

    def find(self, uuid: str) -> Key | None:
        """The evening with this mark, be it deleted or not."""
        named = bytes.fromhex(uuid)
        with self.reading() as db:
            row = db.execute("SELECT id FROM evenings WHERE uuid=?", (named,)).fetchone()
        return row[0] if row else None

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """To look up more: all is of one moment, and what goes wrong is trouble as everywhere."""
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
        """By the mark of each evening its key, whether it is deleted, and its last step.

        Where two archives have the same last step of an evening, they have the same evening.
        """
        with self.reading() as db:
            return {
                bytes(uuid).hex(): (key, binned is not None, Mark(steps, proof))
                for uuid, key, binned, steps, proof in db.execute(
                    "SELECT uuid, id, binned, steps, proof FROM evenings"
                )
            }

    # Keeping.

    def begin(self, evening: Evening, words: str = "", uuid: str = "") -> Key:
        """Keep a new evening; one of this uuid that is kept already is the same."""
        named = bytes.fromhex(uuid) if uuid else os.urandom(UUID_BYTES)
        with self._writing() as db:
            row = db.execute("SELECT id FROM evenings WHERE uuid=?", (named,)).fetchone()
            key = row[0] if row else evenings.begin(db, named, evening, words)
            note_players(db, everybody(evening))
        self._last = None
        return int(key)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Several changes, of which all are on the disk afterwards, or none."""
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
        """Keep what an evening has become, with what was done in words, and return its last step.

        Where it is known after which step this comes, it does not come after any other.
        """
        with self._writing() as db:
            now = evenings.mark_of(db, key)
            if now is None:
                raise ArchiveError(Reason.GONE, self.file)
            if after not in (None, now):
                there = _Last(key, *self._read(db, key))
                if there.evening != as_typed(evening, there.evening, spellings(db)):
                    raise ArchiveError(Reason.CHANGED, self.file)
                self._last = there  # only the word of it was lost
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
        """Forget an evening that was empty ever since it began, and players named only there."""
        if all(step.evening.is_empty for step in self.history(key)):
            self._forget(key)

    def session(self) -> SessionState:
        """What lay on the table when the program was left."""
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
        """Remember what lies on the table."""
        number, place = session.at or (None, None)
        with self._writing() as db:
            db.execute(
                "INSERT OR REPLACE INTO session VALUES (1, ?, ?, ?, ?, ?)",
                (session.key, to_plain(session.typed), number, place, session.inserts),
            )

    # The bin.

    def delete(self, key: Key) -> None:
        """Put an evening into the bin, from which it can be restored."""
        self._set_binned(key, int(time.time()))

    def restore(self, key: Key) -> None:
        """Take an evening out of the bin."""
        self._set_binned(key, None)

    def deleted(self) -> list[Summary]:
        """What is in the bin."""
        with self.reading() as db:
            return summaries(db, spellings(db), binned=True)

    def erase(self, key: Key) -> None:
        """Forget an evening that is in the bin, for good, and players named only there."""
        if key not in {summary.key for summary in self.deleted()}:
            raise ArchiveError(Reason.GONE, self.file)
        self._forget(key)

    # Two spellings of a player.

    def merge_players(self, spelling: str, name: str) -> None:
        """From now on one name stands for the other too; no row of an evening is changed."""
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
        """Let a name stand for a player of its own again."""
        with self._writing() as db:
            set_same(db, spelling, None)
        self._last = None

    def merged(self) -> dict[str, str]:
        """Each spelling with the name that stands for it."""
        with self.reading() as db:
            return spellings(db)

    # Inside.

    def _read(self, db: sqlite3.Connection, key: Key) -> tuple[Evening, Mark]:
        """The evening as it was typed, and its last step."""
        found = evenings.read(db, key)
        if found is None:
            raise ArchiveError(Reason.GONE, self.file)
        return found

    def _forget(self, key: Key) -> None:
        """Take away an evening and whoever stands in it, or ever stood, and nowhere else."""
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
        """One transaction: all of it is on the disk afterwards, or nothing."""
        if self.read_only:
            raise ArchiveError(Reason.BUSY if self.holder else Reason.READ_ONLY, self.file)
        if self._is_writing:
            yield self._db  # part of what is done as one
            return
        if not self._is_as_it_was_left():
            raise ArchiveError(Reason.CHANGED, self.file)
        self._is_writing = True
        try:
            if self._db.in_transaction:  # what could not be rolled back when it failed
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
        """Tell whether the file is as this program left it; any other one is opened anew."""
        state = files.state_of(self.file)
        is_held = self._lock is None or self._lock.is_held()
        if state and state == self._state and is_held:
            return True
        if self.read_only and state and self._state and state[:2] == self._state[:2]:
            self._state = state  # the program that has it wrote into it
            return True
        self._last = self._state = None
        self.close()
        anew = Archive.open(self.file, read_only=self.read_only)
        self._db, self._lock, self._state = anew._db, anew._lock, anew._state
        self.holder, self.read_only = anew.holder, anew.read_only
        return False

    def _roll_back(self) -> None:
        # What cannot be rolled back now is before the next change, or by whoever opens it next.
        with suppress(*OF_SQLITE):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
