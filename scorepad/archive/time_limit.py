"""Time limits for work on a disk, which can also be cancelled."""

import sqlite3
from time import monotonic

_STRETCH = 2000
"""Pages copied at once; others may write in between."""
_AGAIN = 0.05
"""Seconds until a locked file is tried again."""
_SOON = 2.0
"""Seconds for something that a user is waiting for."""
_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_OPERATIONS = 20_000
"""SQLite operations between checks whether to go on."""


class TimeLimit:
    """A number of seconds from now, unless it is ended earlier."""

    def __init__(self, seconds: float = _SOON) -> None:
        self._end = monotonic() + seconds

    @property
    def is_over(self) -> bool:
        return monotonic() >= self._end

    def end(self) -> None:
        self._end = 0.0

    def watch(self, db: sqlite3.Connection) -> None:
        """Interrupt a query of this connection when time is over."""
        db.set_progress_handler(lambda: self.is_over, _OPERATIONS)

    def copy(self, db: sqlite3.Connection, to: sqlite3.Connection) -> None:
        """Copy a whole database; raises TimeoutError, or BlockingIOError if others lock it."""
        left, stuck = -1, TimeLimit()

        def go_on(status: int, remaining: int, total: int) -> None:
            nonlocal left, stuck
            if remaining != left:
                left, stuck = remaining, TimeLimit()
            if self.is_over or stuck.is_over:
                raise BlockingIOError if status in _LOCKED else TimeoutError

        db.backup(to, pages=_STRETCH, progress=go_on, sleep=_AGAIN)
