"""Checks that the facts are those that were counted, by the checksums of each evening."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from scorepad.archive.facts import FORMAT, facts_file, proofs, stamp_of, stamp_of_names
from scorepad.archive.files import address_of
from scorepad.archive.found import named
from scorepad.archive.names import spellings
from scorepad.archive.proof import seal
from scorepad.archive.time_limit import TimeLimit
from scorepad.bridge.translatable import Message, translate

_IN_DOUBT = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)
"""Somebody is counting, nobody has yet, or a rollback is pending."""


class Figures(NamedTuple):
    """The outcome of checking the facts."""

    faults: tuple[Message, ...] = ()
    """What is wrong with them."""
    counted: frozenset[int] = frozenset()
    """The evenings that are counted."""


def figures_of(archive: Path, db: sqlite3.Connection) -> Figures:
    """Check the facts against an archive that is sound."""
    try:
        address = address_of(facts_file(archive), "ro")
        with (
            closing(sqlite3.connect(":memory:")) as facts,
            closing(sqlite3.connect(address, uri=True, timeout=0)) as file,
        ):
            TimeLimit().copy(file, facts)
            if facts.execute("PRAGMA user_version").fetchone() == (FORMAT,):
                return _figures_in(facts, db)
    except OSError:
        return Figures()  # somebody is counting
    except sqlite3.Error as wrong:
        if getattr(wrong, "sqlite_errorcode", 0) & 0xFF not in _IN_DOUBT:
            return Figures((Message(translate("words", "the statistics cannot be read")),))
    return Figures()


def _figures_in(facts: sqlite3.Connection, db: sqlite3.Connection) -> Figures:
    faults, counted = list[Message](), set[int]()
    for *player, written in facts.execute("SELECT id, name, seal FROM players"):
        if seal(*player) != written:
            text = translate("words", "the statistics of {name} are damaged")
            faults.append(Message(text, {"name": player[1]}))
    names = stamp_of_names(spellings(db))
    stamps = {
        key: stamp_of(checksum, names)
        for key, checksum in db.execute("SELECT id, checksum FROM evenings")
    }
    found = proofs(facts)
    text = translate("words", "{evening}: its statistics are damaged")
    for key, its, proof in facts.execute("SELECT evening, stamp, proof FROM evenings"):
        is_of_now = its == stamps.get(key)
        if is_of_now and found[key] == proof:
            counted.add(key)
        elif is_of_now:
            faults.append(Message(text, {"evening": named(key, None)}))
    return Figures(tuple(faults), frozenset(counted))
