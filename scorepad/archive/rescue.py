"""Repairs a damaged archive: it is set aside, and what can be read goes into a new one.

Each evening is taken from its row, from its steps, or from the newest backup that has it: whichever
is complete, or else gets furthest.
"""

import os
import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import date
from itertools import count
from pathlib import Path
from typing import NamedTuple

from scorepad.archive import evenings, files, lock, version_1
from scorepad.archive.backup import Backup, backups
from scorepad.archive.damaged_version_1 import old_evenings
from scorepad.archive.errors import OF_SQLITE, ArchiveError, Reason, archive_error
from scorepad.archive.evenings import NOTHING, Step, as_text
from scorepad.archive.facts import facts_file
from scorepad.archive.found import (
    NO_STEPS,
    UUID_BYTES,
    ReadableEvening,
    Row,
    StepChain,
    follow,
    named,
)
from scorepad.archive.history import StepKind
from scorepad.archive.lock import Holder
from scorepad.archive.names import everybody, put_player
from scorepad.archive.page_walk import version_of, without_line_ends
from scorepad.archive.proof import Mark
from scorepad.archive.recovered_rows import RecoveredRows
from scorepad.archive.totals import EVENINGS, PLAYERS
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import to_plain
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.value_changes import change_between

PARTLY = encode_action(Action(ActionKind.RESCUE))
STEPS_LOST = translate("words", "{evening}: restored, but some of its earlier steps are lost")
ONLY_STEPS = translate(
    "words", "{evening}: restored up to its last readable step; the rest is lost"
)
FROM_COPY = translate("words", "{evening}: restored from the backup of {day}")
CUT_OFF = translate("words", "the end of the file is lost; which evenings it held is unknown")
_LOST = translate("words", "{evening}: can no longer be read")
LOST_OR_ERASED = translate("words", "{evening}: it was erased, or nothing of it is left")
_MOST_TOUCHED = 1 << 48
"""More changes than any archive has."""
NAMES_LOST = translate("words", "the other names of some players")


class Rescue(NamedTuple):
    """The outcome of a repair."""

    set_aside: Path | None
    """Where the damaged archive is kept; None if there was none."""
    whole: int
    """How many evenings are unchanged, with all their steps."""
    others: tuple[Message, ...]
    """What is left of each of the others, and where it comes from."""
    missing: tuple[Message, ...]
    """The evenings that were lost."""
    number: int = 0
    """How many evenings there were, as far as can be told."""
    copy: Backup | None = None
    """The newest backup, if there is one."""

    @property
    def back(self) -> int:
        """How many evenings were recovered."""
        return self.whole + len(self.others)


class _Mended(NamedTuple):
    """An evening as it goes into the new archive."""

    uuid: bytes | None
    touched: int
    binned: int | None
    evening: Evening
    chain: StepChain
    told: Message | None = None
    """A message about it, unless it is complete."""


@dataclass
class _Names:
    """The players found, and those still to be found in backups."""

    known: dict[str, tuple[int, str | None]]
    number: int = 0
    """How many there were, if that can be read."""
    wanted: set[str] = field(default_factory=set)

    def want(self, evening: Evening) -> None:
        self.wanted |= everybody(evening).keys() - self.known.keys()

    @property
    def are_missing(self) -> bool:
        return bool(self.wanted) or len(self.known) < self.number

    def look_in(self, players: Mapping[str, tuple[int, str | None]]) -> None:
        for name in (*sorted(self.wanted & players.keys()), *sorted(players)):
            if name in self.known or not self.are_missing:
                continue
            self.known[name] = players[name]
            other = players[name][1]
            if other and other not in self.known:
                self.known[other] = players.get(other, (0, None))
            self.wanted -= self.known.keys()


def rescue(file: Path, today: date, *, or_begin_anew: bool = True) -> Rescue:
    """Replace a damaged archive by everything that can be read of it and its backups.

    The damaged one stays in place until that is complete; a copy of it is kept for good. If no
    evening can be recovered nothing is changed, unless a new archive may be begun.
    """
    held = lock.take(file)
    if isinstance(held, Holder):
        raise ArchiveError(Reason.BUSY, file)
    folder = files.mending_folder(file)
    try:
        files.clear_away(file)
        folder.mkdir(mode=files.FOLDER_FOR_ITS_OWNER)
        result = _made_whole(folder, file)
        if not (result.back or or_begin_anew):
            return result
        if file.exists():
            result = result._replace(set_aside=_set_aside(file, today))
        files.journal(file).unlink(missing_ok=True)  # the damaged one's
        (folder / file.name).replace(file)
    except (*OF_SQLITE, OSError) as wrong:
        raise archive_error(wrong, file) from wrong
    finally:
        files.clear_away(file)
        if held:
            held.let_go()
    return result


def _made_whole(folder: Path, file: Path) -> Rescue:
    damaged = folder / "damaged.db"
    mended: dict[int, _Mended] = {}
    if file.exists():
        _copy(file, damaged)
    else:
        files.make(damaged)
    damaged.write_bytes(without_line_ends(damaged.read_bytes()))
    with suppress(*OF_SQLITE), closing(sqlite3.connect(damaged)) as db:
        db.execute("SELECT * FROM sqlite_master").fetchone()  # rolls back what was unfinished
    data = damaged.read_bytes()
    is_old = version_of(data) == 1
    pieces = RecoveredRows(b"" if is_old else data)
    lacking: dict[int, ReadableEvening] = {}
    if is_old:
        _take_old(damaged, pieces, mended, lacking)
    for key in pieces.keys:
        found = pieces.found(key)
        if found.is_whole and found.row and found.evening:
            mended[key] = _whole(found.row, found.evening, found.chain)
        else:
            lacking[key] = found
    _bring_together(pieces, lacking)
    missing = pieces.missing()
    lost = missing.keys() - mended.keys() - lacking.keys()
    names = _Names(dict(pieces.players), pieces.totals.get(PLAYERS, 0))
    for one in mended.values():
        names.want(one.evening)
    _fill_from_copies(file, pieces, mended, lacking, lost, names)
    for key, found in lacking.items():
        part = _without_copy(found, pieces)
        if part:
            mended[key] = part
            names.want(part.evening)
        else:
            lost.add(key)
    days = _days_counted(file)
    lost |= days.keys() - mended.keys() - pieces.gone
    with closing(files.open_to_write(folder / file.name)) as db:
        db.execute("PRAGMA foreign_keys=OFF")
        db.execute("BEGIN")
        _write(db, mended, max([0, *mended, *lost, *pieces.gone]), names, pieces)
        db.execute("COMMIT")
    gone = [
        Message(
            _LOST if missing.get(key, True) else LOST_OR_ERASED,
            {"evening": named(key, days.get(key))},
        )
        for key in sorted(lost)
    ]
    there_were = max(pieces.totals.get(EVENINGS, 0), len(mended.keys() | lost))
    if pieces.is_cut_off and not 0 < pieces.totals.get(EVENINGS, 0) <= len(mended.keys() | lost):
        gone.append(Message(CUT_OFF))
    if names.are_missing and not is_old:
        gone.append(Message(NAMES_LOST))
    told = tuple(mended[key].told for key in sorted(mended))
    others = tuple(filter(None, told))
    newest = next(iter(backups(file)), None)
    return Rescue(None, len(told) - len(others), others, tuple(gone), there_were, newest)


def _bring_together(pieces: RecoveredRows, lacking: dict[int, ReadableEvening]) -> None:
    """Join an evening with steps found under another number, if both end at the same mark."""
    ends: dict[Mark | None, int] = {
        found.chain.mark: key for key, found in lacking.items() if not found.evening
    }
    for key, found in [*lacking.items()]:
        other = ends.get(pieces.mark(key))
        if found.evening and other is not None:
            number = key if found.row else other
            del lacking[key]
            chain = lacking.pop(other).chain
            lacking[number] = found._replace(key=number, chain=chain)


def _fill_from_copies(
    file: Path,
    pieces: RecoveredRows,
    mended: dict[int, _Mended],
    lacking: dict[int, ReadableEvening],
    lost: set[int],
    names: _Names,
) -> None:
    """Take evenings that are incomplete or missing from the newest backup that has them."""
    for copy in backups(file):
        is_all = mended and not (lacking or lost or names.are_missing or pieces.is_cut_off)
        if is_all:
            break
        copied = RecoveredRows(_bytes_of(copy.file))
        names.look_in(copied.players)
        for key in copied.keys:
            is_new = key > pieces.last and key not in mended
            if not (is_new or key in lost or key in lacking):
                continue
            there = copied.found(key)
            if there.row is None or there.evening is None or not there.is_whole:
                continue
            if key not in lacking:
                told = _told(FROM_COPY, key, there.evening, copy)
                mended[key] = _whole(there.row, there.evening, there.chain, told)
                lost.discard(key)
            elif _is_same(lacking[key], there, pieces.possible_uuids(key)):
                mended[key] = _with_copy(lacking.pop(key), there, pieces, copy)
            else:
                continue
            names.want(mended[key].evening)


def _is_same(found: ReadableEvening, there: ReadableEvening, uuids: Sequence[bytes]) -> bool:
    """Return whether a backup's evening is the same one, by its id or its first step."""
    if there.row and there.row[0] in uuids:
        return True
    steps = found.chain.steps
    return steps[:1] == there.chain.steps[:1] if steps else not uuids


def _with_copy(
    found: ReadableEvening, there: ReadableEvening, pieces: RecoveredRows, copy: Backup
) -> _Mended:
    """Return an evening from its remains and a complete version in a backup."""
    assert there.row
    assert there.evening
    longer = max(there.chain, found.chain, key=lambda chain: chain.mark.steps)
    chain, _ = follow(longer, pieces.history(found.key))
    row = found.row or (there.row[0], pieces.touched(found.key), None)
    part = _part(found, chain, row)
    if part and (part.told is None or chain.mark.steps > there.chain.mark.steps or found.evening):
        return part
    left = found.chain.evening
    if left and not found.chain.mark.steps and _items(left) > _items(there.evening):
        return _whole(row, left, NO_STEPS, _told(ONLY_STEPS, found.key, left))
    told = _told(FROM_COPY, found.key, there.evening, copy)
    return _whole(row, there.evening, there.chain, told)


def _without_copy(found: ReadableEvening, pieces: RecoveredRows) -> _Mended | None:
    """Return the remains of an evening that is in no backup."""
    row = found.row or (pieces.uuid(found.key), pieces.touched(found.key), None)
    return _part(found, found.chain, row)


def _part(found: ReadableEvening, chain: StepChain, row: Row) -> _Mended | None:
    """Return an evening from its row, if that can be read, or else from its steps."""
    reached = chain.evening
    is_all = found.row is None or chain.mark == found.row[8:]
    if found.evening:
        told = _told(STEPS_LOST, found.key, found.evening)
        is_all = is_all and reached == found.evening
        return _whole(row, found.evening, chain, None if is_all else told)
    if reached is None or (reached == NOTHING and not chain.steps):
        return None
    is_all = is_all and found.row is not None
    return _whole(row, reached, chain, None if is_all else _told(ONLY_STEPS, found.key, reached))


def _whole(row: Row, evening: Evening, chain: StepChain, told: Message | None = None) -> _Mended:
    return _Mended(row[0], row[1], row[2], evening, chain, told)


def _told(text: str, key: int, evening: Evening, copy: Backup | None = None) -> Message:
    day = copy.day if copy else None
    return Message(text, {"evening": named(key, evening.day), "day": day})


# Archives of version 1, whose rows have no checksums.


def _take_old(
    damaged: Path,
    pieces: RecoveredRows,
    mended: dict[int, _Mended],
    lacking: dict[int, ReadableEvening],
) -> None:
    with closing(sqlite3.connect(damaged, isolation_level=None)) as db:
        db.execute("PRAGMA writable_schema=ON")  # or a file that was cut off is refused
        for key, row, evening, steps, is_whole in old_evenings(db):
            if row:
                pieces.uuids[key] = row[1]
            if row and is_whole:
                chain = StepChain(version_1.as_steps(steps), NO_STEPS.mark, to_plain(evening))
                mended[key] = _Mended(row[1], row[2], row[3], evening, chain)
            else:
                begun = version_1.OldStep(1, StepKind.BEGIN, PARTLY, 0, evening)
                left = StepChain(version_1.as_steps([begun]), NO_STEPS.mark, to_plain(evening))
                lacking[key] = ReadableEvening(key, None, None, left, (Message(ONLY_STEPS),))
        with suppress(*OF_SQLITE):
            for name, seen, same in db.execute(
                f"SELECT name, seen, {version_1.SAME_AS} FROM players"
            ):
                pieces.players[name] = seen, same
        with suppress(*OF_SQLITE):
            pieces.session = db.execute(f"SELECT * FROM {version_1.DESK}").fetchone()


# The new archive.


def _write(
    db: sqlite3.Connection,
    mended: Mapping[int, _Mended],
    last: int,
    names: _Names,
    pieces: RecoveredRows,
) -> None:
    used: set[bytes] = set()
    for key, one in sorted(mended.items()):
        uuid = one.uuid if one.uuid and one.uuid not in used else os.urandom(UUID_BYTES)
        used.add(uuid)
        row = (uuid, one.touched if 0 < one.touched < _MOST_TOUCHED else key, one.binned)
        evenings.put(db, key, row, one.evening, _steps(one))
        names.want(one.evening)
    db.execute("DELETE FROM sqlite_sequence")
    db.execute("INSERT INTO sqlite_sequence VALUES ('evenings', ?)", (last,))
    evenings.note_gone(db)
    for name in sorted(names.wanted):
        names.known[name] = 0, None
    for name, (seen, same) in names.known.items():
        put_player(db, name, seen, same if same in names.known and same != name else None)
    if pieces.session and pieces.session[1] in mended:
        with suppress(sqlite3.IntegrityError):
            db.execute("INSERT INTO session VALUES (?, ?, ?, ?, ?, ?)", pieces.session)


def _steps(one: _Mended) -> list[Step]:
    """Return the steps of an evening, with one more if they do not lead to its state."""
    reached = one.chain.evening
    steps = [*one.chain.steps] if reached else []
    if steps and reached == one.evening:
        return steps
    kind = StepKind.DO if steps else StepKind.BEGIN
    change = change_between(reached if steps and reached else NOTHING, one.evening)
    return [*steps, (str(kind), PARTLY, steps[-1][2] if steps else 0, as_text(change))]


# Files.


def _bytes_of(copy: Path) -> bytes:
    """Return the contents of a backup, upgraded to today's form if possible."""
    with suppress(ArchiveError, *OF_SQLITE), closing(files.open_to_read(copy)) as db:
        return db.serialize()
    with suppress(OSError):
        return copy.read_bytes()
    return b""


def _days_counted(file: Path) -> dict[int, date | None]:
    """Return the days of the evenings counted before."""
    with (
        suppress(ArchiveError, *OF_SQLITE, ValueError),
        closing(files.connect(facts_file(file), "ro")) as facts,
    ):
        found = facts.execute("SELECT evening, day FROM evenings").fetchall()
        return {key: evenings.day_in(day) for key, day in found}
    return {}


def _set_aside(file: Path, today: date) -> Path:
    """Keep the damaged file under a second name, for good."""
    names = (f"{file.stem}-damaged-{today.isoformat()}-{number}.db" for number in count(1))
    paths = (file.with_name(name) for name in names)
    aside = next(path for path in paths if not path.exists() or path.samefile(file))
    try:
        if not aside.exists():
            os.link(file, aside)
    except OSError:  # no hard links on some disks
        _copy(file, aside)
    _copy_one(files.journal(file), files.journal(aside))
    return aside


def _copy(file: Path, to: Path) -> None:
    """Copy a file with its journal."""
    _copy_one(files.journal(file), files.journal(to))
    _copy_one(file, to)


def _copy_one(file: Path, to: Path) -> None:
    if file.exists():
        unfinished = to.with_name(f"{to.name}{files.UNFINISHED}")
        files.make(unfinished)
        shutil.copyfile(file, unfinished)
        unfinished.replace(to)


def _items(evening: Evening) -> int:
    return sum(len(entered.items) for entered in evening.rounds)
