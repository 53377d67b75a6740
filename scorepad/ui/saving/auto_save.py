"""Saves the open evening to the archive: each change before it is shown as entered.

While the disk fails, changes wait in memory and are tried again.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import date
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.archive.archive import UUID_BYTES, Archive, Key
from scorepad.archive.backup import back_up, is_due
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.files import LONGEST
from scorepad.archive.history import Step, StepKind
from scorepad.archive.proof import Mark
from scorepad.archive.time_limit import TimeLimit
from scorepad.bridge.actions import NO_ACTION, Action, encode_action
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round

if TYPE_CHECKING:
    from scorepad.archive.facts import Facts
    from scorepad.archive.rescue import Rescue

_MAY_PASS = (Reason.FAULTY_DISK, Reason.NOT_OPEN)
"""Errors after which saving is retried at once."""
_AGAIN = 3000
"""Milliseconds until saving is retried."""
PAUSE = 20_000
"""Milliseconds without a change until a backup is made."""
_LONGEST_CLOSING, _TO_STOP = 3.0, 1.0
"""Seconds that a closing window waits for a backup, and then for its cancellation."""
LONGEST_UNCOPIED = 540
"""The most seconds of play without a backup, even when busy; ten minutes are promised."""
_BLANK = Evening((Round(),))
_T = TypeVar("_T")


class _CurrentEvening:
    """An evening, and its key in the archive once it is there."""

    def __init__(self, now: Evening, key: Key | None, begun_as: Evening = _BLANK) -> None:
        self.now = now
        """The evening after its last change here."""
        self.key, self.begun_as = key, begun_as
        self.mark: Mark | None = None
        """Its last known step in the archive."""
        self.uuid = os.urandom(UUID_BYTES).hex()


class _Change(NamedTuple):
    """A change that is not saved yet."""

    of: _CurrentEvening
    evening: Evening
    action: Action
    kind: StepKind


class AutoSave(QObject):
    """Connects the document and the archive."""

    troubled = Signal()
    """Saving began to fail, or works again."""
    mended = Signal()
    """The archive was damaged, and has been repaired as far as possible."""
    overtaken = Signal(bool)
    """Another program changed the open evening; whether ours is now a separate one."""
    uncounted = Signal()
    """Other evenings need counting: imported ones, or with other names."""
    closing = Signal()
    """The archive is about to be closed: release it."""
    _copied = Signal(object)
    """A backup was made in the background, or failed."""

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self.archive: Archive | None = None
        self.trouble: ArchiveError | None = None
        """Why saving fails at present."""
        self.rescue: Rescue | None = None
        """The outcome of a repair of the archive."""
        self.copy_trouble: ArchiveError | None = None
        """Why there is no backup of today."""
        self._facts: Facts | None = None
        self._copied_on: date | None = None
        self._copying: Thread | None = None
        self._patience = TimeLimit(LONGEST)
        self._copied.connect(self._after_copy)
        self._table = _CurrentEvening(_BLANK, None)
        self._kept = _BLANK
        self._waiting: list[_Change] = []
        self._reported = "None", False
        self._again = QTimer(self, interval=_AGAIN)
        self._again.timeout.connect(self.try_again)
        self._watch = QTimer(self)
        self._watch.timeout.connect(self.look_again)
        self._watch.start(_AGAIN)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._copy)
        self._uncopied_since: float | None = None
        with self._mending():
            self._opened()

    @property
    def key(self) -> Key | None:
        """The key of the open evening, once it is in the archive."""
        return self._table.key

    @property
    def uuid(self) -> str:
        """The id of the open evening, the same in any archive."""
        return self._table.uuid

    @property
    def steps_taken(self) -> int:
        """The number of its steps, including unsaved ones."""
        table = self._table
        waiting = [one for one in self._waiting if one.of is table]
        to_begin = table.key is None and bool(waiting)
        begun = table.mark.steps if table.mark else 0
        return begun + to_begin + sum(one.kind is not StepKind.BEGIN for one in waiting)

    @property
    def facts(self) -> "Facts | None":
        """The facts of the archive, opened on first use."""
        if self._facts is None and self.archive:
            from scorepad.archive.facts import Facts

            self._facts = Facts(self.archive)
        return self._facts

    @property
    def is_waiting(self) -> bool:
        """Whether any change is unsaved."""
        return bool(self._waiting)

    @property
    def on_disk(self) -> Evening | None:
        """The saved state of the open evening, while later changes wait."""
        return self._kept if self._waiting else None

    def set_evening(self, evening: Evening, key: Key | None = None) -> None:
        """Follow another evening; a new one is saved with its first change.

        The one before is deleted if it was always empty.
        """
        left, self._table = self._table.key, _CurrentEvening(evening, key, begun_as=evening)
        self._kept = evening
        if key is not None:
            self._table.mark = self.look_up(lambda archive: archive.mark(key))
            self._table.uuid = self.look_up(lambda archive: archive.uuid(key)) or self._table.uuid
        if left is not None and left != key and not self._waiting:
            self.look_up(lambda archive: archive.forget_empty(left))

    def begin(self) -> None:
        """Save the open evening at once, if anything was entered."""
        if self._table.key is None and not _is_blank(self._table.begun_as):
            self.save(self._table.begun_as, NO_ACTION, StepKind.BEGIN)

    def save(self, evening: Evening, action: Action, kind: StepKind) -> None:
        """Save a change; if that fails, it waits and `troubled` is emitted."""
        self._waiting.append(_Change(self._table, evening, action, kind))
        self._table.now = evening
        with self._mending():
            self._write()

    def steps_back(self) -> Iterator[Step]:
        """Yield the same, latest first, each computed on demand."""
        key = self._table.key
        nothing: Iterator[Step] = iter(())
        return nothing if key is None else self.look_up(lambda a: a.history_back(key)) or nothing

    def steps(self) -> list[Step]:
        """Return every step of the open evening in the archive."""
        key = self._table.key
        return [] if key is None else self.look_up(lambda archive: archive.history(key)) or []

    def look_up(self, read: Callable[[Archive], _T]) -> _T | None:
        """Read from the archive; return None on failure. A damaged archive is repaired first."""
        with suppress(ArchiveError):
            try:
                return read(self.archive) if self.archive else None
            except ArchiveError as damage:
                return read(self._mend(damage))
        return None

    def try_again(self) -> None:
        """Save all waiting changes."""
        with self._mending():
            self._write()

    def look_again(self) -> None:
        """Check whether the archive, and the evening in it, were changed by another program."""
        archive = self.archive
        if archive and not self.trouble and not archive.read_only:
            self.look_up(lambda archive: archive.latest_key())
            with self._mending():
                self._reread()

    def give_up(self) -> None:
        """Discard the waiting changes, as the user decided."""
        self._waiting.clear()

    def close(self) -> None:
        for timer in (self._again, self._watch, self._pause):
            timer.stop()
        if self._copying:
            self._copying.join(_LONGEST_CLOSING)
            self._patience.end()
            self._copying.join(_TO_STOP)
        self._close_archive()

    def copy_if_due(self) -> None:
        """Make the backup of the day, if something was saved since the last one."""
        if self.archive is None or self.archive.read_only:
            return
        with suppress(OSError, ArchiveError):  # reported by the backup itself
            if not is_due(self.file):
                return
        if self.look_up(Archive.latest_key) is not None:  # an empty archive needs none
            self._copy()

    def _copy(self) -> None:
        """Make the backup in the background, as a large archive takes a moment."""
        if self._copying and self._copying.is_alive():
            self._pause.start()
            return
        self._uncopied_since, self._copied_on = None, date.today()
        self._patience = TimeLimit(LONGEST)
        arguments = date.today(), self._patience
        self._copying = Thread(target=self._make_copy, args=arguments, daemon=True)
        self._copying.start()

    def _make_copy(self, today: date, patience: TimeLimit) -> None:
        trouble = self._copied_once(today, patience) and self._copied_once(today, patience)
        with suppress(RuntimeError):  # the window may be gone by then
            self._copied.emit(trouble)

    def _copied_once(self, today: date, patience: TimeLimit) -> ArchiveError | None:
        try:
            back_up(self.file, today, patience)
        except ArchiveError as trouble:
            return trouble
        return None

    def _after_copy(self, trouble: ArchiveError | None) -> None:
        self.copy_trouble = trouble
        if trouble and _can_be_mended(trouble):
            with self._mending():
                raise trouble

    @contextmanager
    def _mending(self) -> Iterator[None]:
        """Record failures, and after a repair save the waiting changes."""
        self.trouble = None
        try:
            try:
                yield
            except ArchiveError as damage:
                self._mend(damage)
                self._write()
        except ArchiveError as trouble:
            self.trouble = trouble
            self._again.start()
        else:
            self._again.stop()
        report = str(self.trouble), self.is_waiting
        if report != self._reported:
            self._reported = report
            self.troubled.emit()

    def _opened(self) -> Archive:
        """Return the archive, reopened if another program had it."""
        if self.archive and self.archive.read_only:
            self._close_archive()
        if self.archive is None:
            self.archive = Archive.open(self.file)
        if self.archive.read_only:
            why = Reason.BUSY if self.archive.holder else Reason.READ_ONLY
            raise ArchiveError(why, self.archive.file)
        return self.archive

    def _reread(self) -> None:
        """Load the open evening if another program changed it.

        A state that is not among its steps is saved as a separate evening.
        """
        archive, table = self._opened(), self._table
        if table.key is None or self._waiting:
            return
        try:
            mark = archive.mark(table.key)
            if mark == table.mark:
                return
            from scorepad.archive.importing import is_known

            is_there = mark is not None and archive.find(table.uuid) == table.key
            if is_there and is_known(archive, table.key, table.now):
                table.mark = mark
                self.overtaken.emit(False)
                return
        except ArchiveError as trouble:
            if trouble.why is not Reason.GONE:
                raise
        _beside(archive, table, table.now, NO_ACTION)
        if is_there:
            self.overtaken.emit(True)

    def _mend(self, damage: ArchiveError) -> Archive:
        """Repair the archive and open it again; raise errors that a repair does not help.

        If a second check finds no damage, or the disk just failed to read, it is only reopened.
        """
        if damage.why in _MAY_PASS:
            return self._opened()
        if not _can_be_mended(damage):
            raise damage
        from scorepad.archive.check import is_damaged
        from scorepad.archive.rescue import rescue

        self._close_archive()
        if is_damaged(self.file):
            self.rescue = rescue(self.file, date.today())
            self.mended.emit()
        return self._opened()

    def _close_archive(self) -> None:
        if self.archive:
            self.closing.emit()
        if self._facts:
            self._facts.close()
            self._facts = None
        if self.archive:
            self.archive.close()
            self.archive = None

    def _write(self) -> None:
        archive = self._opened()
        self._reread()
        while self._waiting:
            change = self._waiting[0]
            table, is_there = change.of, False
            action = encode_action(change.action)
            try:
                if table.key is None:
                    table.key = archive.begin(table.begun_as, "", table.uuid)
                    table.mark = archive.mark(table.key)
                if change.kind is not StepKind.BEGIN:
                    table.mark = archive.save(
                        table.key, change.evening, action, change.kind, table.mark
                    )
            except ArchiveError as trouble:
                if trouble.why is Reason.UNFIT:
                    del self._waiting[0]  # never possible; later changes may be
                if trouble.why not in (Reason.GONE, Reason.CHANGED):
                    raise
                if trouble.why is Reason.CHANGED and _is_as_left(archive, table):
                    continue  # the file was replaced, the evening is there
                is_there = archive.find(table.uuid) is not None
                _beside(archive, table, change.evening, change.action)
            del self._waiting[0]
            if table is self._table:
                self._kept = change.evening
            if is_there:
                self.overtaken.emit(True)
            self._copy_soon()

    def _copy_soon(self) -> None:
        """Make the first backup of the day at once, others when nobody types or it is overdue."""
        self._uncopied_since = self._uncopied_since or monotonic()
        if self._copied_on != date.today() or monotonic() - self._uncopied_since > LONGEST_UNCOPIED:
            self._copy()
        else:
            self._pause.start()


def _can_be_mended(trouble: ArchiveError) -> bool:
    from scorepad.archive.recovered_rows import can_be_mended  # only for damaged archives

    return can_be_mended(trouble)


def _is_blank(evening: Evening) -> bool:
    """Whether an evening has nothing but a day and its default title."""
    from scorepad.ui.words.evening import usual_title

    usual = usual_title(evening.day) if evening.day else ""
    return evening in (replace(_BLANK, day=evening.day, title=title) for title in ("", usual))


def _is_as_left(archive: Archive, table: _CurrentEvening) -> bool:
    return table.key is not None and archive.mark(table.key) == table.mark


def _beside(archive: Archive, table: _CurrentEvening, evening: Evening, action: Action) -> None:
    """Continue as a separate evening, with the same id unless another one has it."""
    if archive.find(table.uuid) is not None:
        table.uuid = os.urandom(UUID_BYTES).hex()
    table.key = archive.begin(evening, encode_action(action), table.uuid)
    table.mark = archive.mark(table.key)
