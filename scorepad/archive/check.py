"""Checks an archive: its file, its rows, every step, the facts, and whether it can be used."""

import os
import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Container, Iterator
from contextlib import closing
from functools import partial
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from scorepad.archive import files
from scorepad.archive.backup import backups
from scorepad.archive.counting import facts_of
from scorepad.archive.errors import NOT_AN_EVENING, OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.evenings import ROW, STEPS, begin, evening_in
from scorepad.archive.facts_check import Figures, figures_of
from scorepad.archive.found import UUID_BYTES, ReadableEvening, Row, found_in, named
from scorepad.archive.names import renamed, spellings
from scorepad.archive.proof import NotAsWritten, seal
from scorepad.archive.summaries import summary
from scorepad.archive.time_limit import TimeLimit
from scorepad.archive.totals import EVENINGS, PLAYERS, count_rows, read_total
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.translatable import Message, translate

LONGEST = 600.0
"""Seconds after which a check is given up."""
_A_MOMENT = 0.2
MOST_TOLD = 20
"""More messages about a badly damaged file would not help."""


class NothingThere(ScorepadError):
    """There is no archive, but there are backups of one."""


class Health(NamedTuple):
    """The outcome of a check."""

    evenings: int
    deals: int
    faults: tuple[Message, ...]
    figures: tuple[Message, ...] = ()
    """Errors in the facts, which can simply be counted again."""


def check(file: Path) -> Health:
    """Use a snapshot of the archive as a window does, and report what fails.

    All of it is read, listed, loaded and counted, and something is written into a copy in memory.
    """
    counted = Counter[str]()
    try:
        copies = backups(file)
        if copies and not (file.exists() and file.stat().st_size):
            raise NothingThere(
                translate(
                    "words",
                    "{file} is empty or missing, but there is a backup of {day}; check --mend "
                    "restores it",
                ),
                file=file,
                day=copies[0].day,
            )
        with closing(_snapshot(file, TimeLimit(files.LONGEST))) as db:
            TimeLimit(LONGEST).watch(db)
            faults = tuple(islice(_faults(db, counted), MOST_TOLD))
            figures = Figures() if faults else figures_of(file, db)
            faults = faults or tuple(islice(_useless(db, figures.counted), MOST_TOLD))
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong
    except NOT_AN_EVENING as wrong:
        raise ArchiveError(Reason.DAMAGED, file) from wrong
    return Health(counted["evenings"], counted["deals"], faults, figures.faults[:MOST_TOLD])


def is_damaged(file: Path) -> bool:
    """Check again, after a moment, an archive that seemed damaged: a read may have failed.

    Raises any other error.
    """
    time.sleep(_A_MOMENT)
    try:
        return bool(check(file).faults)
    except NothingThere:
        return True
    except ArchiveError as trouble:
        if trouble.why in (Reason.DAMAGED, Reason.FOREIGN):
            return True
        raise


def _snapshot(file: Path, patience: TimeLimit) -> sqlite3.Connection:
    """Return a copy of the archive in memory, so that nobody who writes is held up."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    memory.text_factory = partial(str, encoding="utf-8", errors="replace")  # seals reveal damage
    try:
        try:
            with closing(files.open_to_read(file)) as db:
                patience.copy(db, memory)
        except ArchiveError as trouble:
            if trouble.why is not Reason.READ_ONLY or not files.journal(file).exists():
                raise
            with TemporaryDirectory() as folder:  # a copy is rolled back there
                copied = Path(folder) / file.name
                shutil.copyfile(files.journal(file), files.journal(copied))
                shutil.copyfile(file, copied)
                with closing(files.open_to_write(copied)) as db:
                    patience.copy(db, memory)
    except BaseException:
        memory.close()
        raise
    return memory


def _faults(db: sqlite3.Connection, counted: Counter[str]) -> Iterator[Message]:
    for (said,) in db.execute("PRAGMA integrity_check"):
        if said != "ok":
            yield Message(translate("words", "the file: {said}"), {"said": said})
    for table, *_ in db.execute("PRAGMA foreign_key_check"):
        text = translate("words", "{table}: a row refers to one that is missing")
        yield Message(text, {"table": table})
    text = translate("words", "the name {name} is damaged")
    for *player, written in db.execute("SELECT name, seen, same_as, seal FROM players"):
        if seal(*player) != written:
            yield Message(text, {"name": player[0]})
    missing = [*islice(_missing(db), MOST_TOLD)]
    for number in missing:
        text = translate("words", "{evening} is missing")
        yield Message(text, {"evening": named(number, None)})
    yield from _not_in_totals(db, len(missing))
    same = spellings(db)
    for found in _evenings(db):
        counted["evenings"] += 1
        if found.row and found.evening:
            _, _, binned, begun, changed, *_ = found.row
            line = summary(found.key, renamed(found.evening, same), begun, changed, binned)
            counted["deals"] += line.deals
        for fault in found.faults:
            yield _of_evening(found.key, found.evening, fault)


def _useless(db: sqlite3.Connection, counted: Container[int]) -> Iterator[Message]:
    """Yield what cannot be done with an archive whose rows are all intact."""
    same = spellings(db)
    rows = db.execute("SELECT id, plain, checksum FROM evenings WHERE binned IS NULL")
    for key, *row in rows:
        if key not in counted:
            evening = renamed(evening_in(*row), same)
            try:
                facts_of(score_evening(evening), str)
            except (*NOT_AN_EVENING, ScorepadError):
                fault = Message(translate("words", "its score cannot be worked out"))
                yield _of_evening(key, evening, fault)
    try:
        db.execute("BEGIN")
        begin(db, os.urandom(UUID_BYTES), Evening(), "")
    except (*OF_SQLITE, *NOT_AN_EVENING):
        yield Message(translate("words", "it cannot be written to"))


def _of_evening(key: int, evening: Evening | None, fault: Message) -> Message:
    text = translate("words", "{place}: {fault}")
    day = evening.day if evening else None
    return Message(text, {"place": named(key, day), "fault": fault})


def _evenings(db: sqlite3.Connection) -> Iterator[ReadableEvening]:
    history = groupby(db.execute(STEPS), itemgetter(0))
    key, steps = next(history, (None, ()))
    for row in db.execute(f"SELECT id, {ROW}, seal FROM evenings ORDER BY id"):
        number = row[0]
        while key is not None and key < number:  # without an evening, reported elsewhere
            key, steps = next(history, (None, ()))
        its: dict[int, list[Row]] = {}
        if key == number:
            its = {row[1]: [row[2:]] for row in steps}
        yield found_in(number, [row[1:]], its)


def _not_in_totals(db: sqlite3.Connection, named: int) -> Iterator[Message]:
    """Yield errors that only the totals show; `named` evenings were already reported missing."""
    for table, fewer, earlier in (
        (
            EVENINGS,
            translate("words", "the list has {number} evenings, the file holds {there}"),
            translate("words", "an evening has lost its last change"),
        ),
        (
            PLAYERS,
            translate("words", "the list has {number} names, the file holds {there}"),
            translate("words", "a name has lost its last change"),
        ),
    ):
        try:
            noted, there = read_total(db, table), count_rows(db, table)
        except NotAsWritten:
            altered = translate("words", "{table}: the total is damaged")
            yield Message(altered, {"table": table})
            continue
        if noted.rows - there.rows not in (0, named):
            yield Message(fewer, {"number": noted.rows, "there": there.rows})
        elif noted.rows == there.rows and noted.proof != there.proof:
            yield Message(earlier)
        named = 0


def _missing(db: sqlite3.Connection) -> Iterator[int]:
    """Yield the numbers of evenings that were begun but are neither present nor erased."""
    (last,) = db.execute(
        "SELECT max((SELECT ifnull(max(seq), 0) FROM sqlite_sequence WHERE name='evenings'), "
        "(SELECT ifnull(max(id), 0) FROM evenings))"
    ).fetchone()
    erased = {
        key for key, written in db.execute("SELECT id, seal FROM gone") if seal(key) == written
    }
    known = erased.union(key for (key,) in db.execute("SELECT id FROM evenings"))
    yield from (number for number in range(1, last + 1) if number not in known)
