"""What can be found in the pages of an archive, even without its header and tables."""

import json
from collections import defaultdict
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from scorepad.archive.backup import backups
from scorepad.archive.errors import NOT_AN_EVENING, ArchiveError, Reason
from scorepad.archive.found import (
    NO_STEPS,
    UNPROVEN,
    UUID_BYTES,
    ReadableEvening,
    Row,
    follow,
    found_in,
)
from scorepad.archive.page_walk import application_of, is_cut_off, records, without_line_ends
from scorepad.archive.paths import default_file
from scorepad.archive.proof import Mark, seal, seal_of_row
from scorepad.archive.schema import APPLICATION
from scorepad.archive.totals import EVENINGS
from scorepad.bridge.errors import ScorepadError

_LARGEST = 4_000_000_000
"""More bytes than any archive has."""


class RecoveredRows:
    """The rows of one file, sorted by kind."""

    def __init__(self, data: bytes) -> None:
        self._rows: defaultdict[int, list[Row]] = defaultdict(list)
        self._old_rows: dict[int, Row] = {}
        """Rows of version 2, which have no seal."""
        self._history: defaultdict[int, defaultdict[int, list[Row]]] = defaultdict(
            lambda: defaultdict(list)
        )
        self.uuids: dict[int, bytes] = {}
        self.players: dict[str, tuple[int, str | None]] = {}
        """When each name was last used, and which name it stands for."""
        self.session: Row | None = None
        self.gone: set[int] = set()
        self.totals: dict[str, int] = {}
        """How many evenings and names there were, if that can be read."""
        self._last = 0
        self.is_cut_off = is_cut_off(data)
        for number, values in records(data):
            self._sort_in(number, values)

    @property
    def is_ours(self) -> bool:
        """Whether any row proves that this is an archive."""
        return any(self.found(key).row for key in self._rows) or any(
            self.found(key).is_whole for key in self._old_rows
        )

    @cached_property
    def keys(self) -> list[int]:
        """The numbers of all evenings with more than stray steps."""
        rows = {*self._rows, *self._old_rows}
        begun = (key for key in {*self._history} - rows if self.found(key).chain.steps)
        return sorted({*rows, *begun} - self.gone)

    @property
    def last(self) -> int:
        """The highest number ever given, from the totals if they can be read."""
        known = {*self.keys, *self.gone}
        if EVENINGS in self.totals:
            return max(self.totals[EVENINGS] + len(self.gone), *known, 0)
        return self._last if self._last in known | self.uuids.keys() else max(known, default=0)

    def missing(self) -> dict[int, bool]:
        """The numbers given that are neither erased nor found, and whether that is certain."""
        given = self.uuids.keys() if self._old_rows else range(1, self.last + 1)
        there = {*self.keys, *self.gone}
        missing = [key for key in given if key not in there]
        lost = self.totals.get(EVENINGS, 0) - len(self.keys)
        if EVENINGS in self.totals and lost <= 0:
            return {}
        sure = self.uuids.keys() | self._history.keys()
        return {key: key in sure or lost == len(missing) for key in missing}

    def mark(self, key: int) -> Mark | None:
        """Return the last step of an evening according to its row."""
        return next((Mark(*row[8:10]) for row in self._rows.get(key, ())), None)

    def history(self, key: int) -> dict[int, list[Row]]:
        """Return the steps of an evening by number."""
        return self._history.get(key, {})

    def found(self, key: int) -> ReadableEvening:
        """Return what there is of an evening."""
        return found_in(key, self._rows.get(key) or self._sealed(key), self.history(key))

    def uuid(self, key: int) -> bytes | None:
        """Return the id of an evening, from its row or from the index."""
        return next(iter(self.possible_uuids(key)), None)

    def possible_uuids(self, key: int) -> list[bytes]:
        """Return what the index and the rows say is its id; damaged, they may differ."""
        rows = [*self._rows.get(key, ()), *filter(None, [self._old_rows.get(key)])]
        given = [self.uuids.get(key), *(row[0] for row in rows)]
        return [one for one in given if isinstance(one, bytes) and len(one) == UUID_BYTES]

    def touched(self, key: int) -> int:
        """Return when an evening was last changed, according to its row."""
        rows = [*self._rows.get(key, ()), *filter(None, [self._old_rows.get(key)])]
        return next((row[1] for row in rows if isinstance(row[1], int) and row[1] > 0), 0)

    def _sealed(self, key: int) -> list[Row]:
        """Return a row of version 2 with a seal, if the evening's steps prove its contents."""
        row = self._old_rows.get(key)
        if row is None:
            return []
        with suppress(*NOT_AN_EVENING):
            chain, fault = follow(NO_STEPS, self.history(key))
            if not fault and chain.plain == json.loads(row[6]):
                whole = (*row, *chain.mark)
                return [(*whole, seal_of_row(key, whole))]
        return [(*row, 0, 0, None)]

    def _sort_in(self, number: int | None, values: tuple[Any, ...]) -> None:
        match number, values:
            case int(), (None, _, _, _, _, _, _, str(), int(), _, _, _):
                self._rows[number].append(values[1:])
            case int(), (None, _, _, _, _, _, _, str(), int()):
                self._old_rows[number] = values[1:]
            case None, (int(key), int(step), str(), str(), int(), str(), int()):
                self._history[key][step].append(values[2:])
            case None, (int(key), int(step), str(), str(), int(), str()):
                self._history[key][step].append((*values[2:], UNPROVEN))
            case int(), (None, str(name), int(seen), None | str(), int(sealed)) if (
                seal(*values[1:4]) == sealed
            ):
                self.players[name] = seen, values[3]
            case int(), (None, str(name), int(seen), None | str()):
                self.players[name] = seen, values[3]
            case 1, (None, _, str(), _, _, int()):
                self.session = (1, *values[1:])
            case None, (str(table), int(rows), int(proof), int(sealed)) if (
                seal(table, rows, proof) == sealed
            ):
                self.totals[table] = rows
            case int(), (None, int()):
                if seal(number) == values[1]:
                    self.gone.add(number)
            case int(), ("evenings", int(last)):
                self._last = last
            case None, (bytes(uuid), int(key)) if len(uuid) == UUID_BYTES:
                self.uuids[key] = uuid


def can_be_mended(error: ArchiveError) -> bool:
    """Whether a file that cannot be opened is a damaged archive, and not another kind of file."""
    if error.why not in (Reason.FOREIGN, Reason.DAMAGED):
        return False
    file = error.file
    try:
        return file == default_file() or bool(backups(file)) or _is_archive(file)
    except (OSError, ScorepadError):  # the system does not let us look
        return False


def _is_archive(file: Path) -> bool:
    """Whether a file is an archive by its header, or else by any row."""
    if not file.is_file() or file.stat().st_size > _LARGEST:
        return False
    data = without_line_ends(file.read_bytes())
    return application_of(data) == APPLICATION or RecoveredRows(data).is_ours
