"""Whether an archive is sound: its file, its rows, every step of every evening, and the facts."""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from scorepad.archive import files
from scorepad.archive.backup import backups
from scorepad.archive.errors import NOT_AN_EVENING, OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.evenings import ROW, STEPS
from scorepad.archive.facts_check import altered_facts
from scorepad.archive.found import Found, Row, found_in, named
from scorepad.archive.proof import seal
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import Message, translate

MOST_TOLD = 20
"""Of a file that is damaged all over, more would help nobody."""


class NothingThere(ScorepadError):
    """There is no archive, but there are copies of one."""


class Health(NamedTuple):
    """What a check found."""

    evenings: int
    deals: int
    faults: tuple[Message, ...]
    figures: tuple[Message, ...] = ()
    """What is wrong with the facts, which are only counted anew."""


def check(file: Path) -> Health:
    """Read all of an archive as it is at this moment, and tell what is wrong with it."""
    counted = Counter[str]()
    copies = backups(file)
    if copies and not (file.exists() and file.stat().st_size):
        raise NothingThere(
            translate(
                "words",
                "{file} is empty or missing, but there is a copy of {day}; check --mend takes from "
                "it what it holds",
            ),
            file=file,
            day=copies[0].day,
        )
    try:
        with closing(_snapshot(file)) as db:
            faults = tuple(islice(_faults(db, counted), MOST_TOLD))
            figures = () if faults else tuple(islice(altered_facts(file, db), MOST_TOLD))
    except OF_SQLITE as wrong:
        raise archive_error(wrong, file) from wrong
    except NOT_AN_EVENING as wrong:
        raise ArchiveError(Reason.DAMAGED, file) from wrong
    return Health(counted["evenings"], counted["deals"], faults, figures)


def _snapshot(file: Path) -> sqlite3.Connection:
    """Return the archive in memory: whoever plays on meanwhile is not held up."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    memory.text_factory = partial(str, encoding="utf-8", errors="replace")  # which seals notice
    try:
        try:
            with closing(files.open_to_read(file)) as db:
                db.backup(memory)
        except ArchiveError as trouble:
            if trouble.why is not Reason.READ_ONLY or not files.journal(file).exists():
                raise
            with TemporaryDirectory() as folder:  # what was half written is taken back in a copy
                copied = Path(folder) / file.name
                shutil.copyfile(files.journal(file), files.journal(copied))
                shutil.copyfile(file, copied)
                with closing(files.open_to_write(copied)) as db:
                    db.backup(memory)
    except BaseException:
        memory.close()
        raise
    return memory


def _faults(db: sqlite3.Connection, counted: Counter[str]) -> Iterator[Message]:
    for (said,) in db.execute("PRAGMA integrity_check"):
        if said != "ok":
            yield Message(translate("words", "the file: {said}"), {"said": said})
    for table, *_ in db.execute("PRAGMA foreign_key_check"):
        text = translate("words", "{table}: a row belongs to nothing")
        yield Message(text, {"table": table})
    text = translate("words", "the name {name} is not as it was written")
    for *player, written in db.execute("SELECT name, seen, same_as, seal FROM players"):
        if seal(*player) != written:
            yield Message(text, {"name": player[0]})
    for number in _missing(db):
        text = translate("words", "{evening} is missing")
        yield Message(text, {"evening": named(number, None)})
    text = translate("words", "{evening}: {fault}")
    for found in _evenings(db):
        day, rounds = (found.evening.day, found.evening.rounds) if found.evening else (None, ())
        counted.update(evenings=1, deals=sum(each.played for each in rounds))
        for fault in found.faults:
            yield Message(text, {"evening": named(found.key, day), "fault": fault})


def _evenings(db: sqlite3.Connection) -> Iterator[Found]:
    history = groupby(db.execute(STEPS), itemgetter(0))
    key, steps = next(history, (None, ()))
    for row in db.execute(f"SELECT id, {ROW}, seal FROM evenings ORDER BY id"):
        number = row[0]
        while key is not None and key < number:  # of no evening, as was told
            key, steps = next(history, (None, ()))
        its: dict[int, list[Row]] = {}
        if key == number:
            its = {row[1]: [row[2:]] for row in steps}
        yield found_in(number, [row[1:]], its)


def _missing(db: sqlite3.Connection) -> Iterator[int]:
    """Yield the numbers of evenings that were begun, and are neither there nor erased."""
    (last,) = db.execute(
        "SELECT ifnull(max(seq), 0) FROM sqlite_sequence WHERE name='evenings'"
    ).fetchone()
    erased = {
        key for key, written in db.execute("SELECT id, seal FROM gone") if seal(key) == written
    }
    there = {key for (key,) in db.execute("SELECT id FROM evenings")}
    yield from (number for number in range(1, last + 1) if number not in there | erased)
