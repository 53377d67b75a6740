"""Keeps the evening on the table in the archive: each change before it is shown as entered.

While the disk refuses, changes wait here in memory, and are tried again until they are kept.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.archive.archive import Archive, Key
from scorepad.archive.history import Kind, Undo, undo_of
from scorepad.archive.trouble import Trouble, Why
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round

AGAIN = 3000
"""Milliseconds until what could not be kept is tried again."""
BLANK = Evening((Round(),))


@dataclass(slots=True)
class _OnTheTable:
    """An evening, and what it is called in the archive once it is there."""

    begun_as: Evening
    key: Key | None


@dataclass(frozen=True, slots=True)
class _Change:
    """A change that is not kept yet."""

    of: _OnTheTable
    evening: Evening
    words: str
    kind: Kind


class Keeping(QObject):
    """Stands between the document and the archive."""

    troubled = Signal()
    """Something cannot be kept, or can be again."""

    def __init__(self, open_archive: Callable[[], Archive], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open = open_archive
        self.archive: Archive | None = None
        self.trouble: Trouble | None = None
        """Why nothing can be kept just now."""
        self._table = _OnTheTable(BLANK, None)
        self._waiting: list[_Change] = []
        self._told = "None", False
        self._again = QTimer(self)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self.try_again)
        self._try(self._opened)

    @property
    def key(self) -> Key | None:
        """What the evening on the table is called in the archive, once it is there."""
        return self._table.key

    @property
    def is_waiting(self) -> bool:
        """Whether something that was entered is not on the disk."""
        return bool(self._waiting)

    def lay(self, evening: Evening, key: Key | None = None) -> None:
        """Another evening comes onto the table; a new one is begun with its first change."""
        self._table = _OnTheTable(evening, key)

    def begin(self) -> None:
        """Begin the evening on the table at once, if anything of it was entered."""
        entered = replace(self._table.begun_as, day=None) != BLANK
        if self._table.key is None and entered:
            self.keep(self._table.begun_as, "", Kind.BEGIN)

    def keep(self, evening: Evening, words: str, kind: Kind) -> None:
        """Keep a change; afterwards it is on the disk, or waits and the trouble is told."""
        self._waiting.append(_Change(self._table, evening, words, kind))
        self.try_again()

    def undo(self) -> Undo | None:
        """What can be taken back of the evening on the table, from its steps in the archive."""
        if self.archive and self._table.key is not None:
            try:
                return undo_of(self.archive.history(self._table.key))
            except Trouble:
                # It can still be played on, and what is entered now can be taken back.
                pass
        return None

    def try_again(self) -> None:
        """Keep all that waits."""
        self._try(self._write)

    def give_up(self) -> None:
        """Forget what waits, knowingly."""
        self._waiting.clear()

    def close(self) -> None:
        if self.archive:
            self.archive.close()
            self.archive = None

    def _try(self, do: Callable[[], object]) -> None:
        self.trouble = None
        try:
            do()
        except Trouble as trouble:
            self.trouble = trouble
            self._again.start()
        else:
            self._again.stop()
        told = str(self.trouble), self.is_waiting
        if told != self._told:
            self._told = told
            self.troubled.emit()

    def _opened(self) -> Archive:
        """The archive, opened anew where another program had it."""
        if self.archive and self.archive.holder:
            self.close()
        if self.archive is None:
            self.archive = self._open()
        if self.archive.holder:
            raise Trouble(Why.BUSY, self.archive.file)
        return self.archive

    def _write(self) -> None:
        archive = self._opened()
        while self._waiting:
            _write_one(archive, self._waiting[0])
            del self._waiting[0]


def _write_one(archive: Archive, change: _Change) -> None:
    table = change.of
    if table.key is None:
        table.key = archive.begin(table.begun_as)
    if change.kind is Kind.BEGIN:
        return
    try:
        archive.save(table.key, change.evening, change.words, change.kind)
    except Trouble as trouble:
        if trouble.why is not Why.GONE:
            raise
        # It was erased while it lay on the table, and goes on as a new one.
        table.key = archive.begin(change.evening, change.words)
