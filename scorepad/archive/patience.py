"""How long something with a disk may take: nobody waits for ever, and whoever leaves ends it."""

import sqlite3
from time import monotonic

_STRETCH = 2000
"""Pages that are copied at once; in between others may write."""
_AGAIN = 0.05
"""Seconds until a file that others have is tried again."""
_SOON = 2.0
"""Seconds for what somebody waits for at the screen."""
_LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_OPERATIONS = 20_000
"""Of SQLite, after which it is asked whether it may go on."""


class Patience:
    """So many seconds from now, unless it is ended before."""

    def __init__(self, seconds: float = _SOON) -> None:
        self._end = monotonic() + seconds

    @property
    def is_over(self) -> bool:
        return monotonic() >= self._end

    def end(self) -> None:
        self._end = 0.0

    def watch(self, db: sqlite3.Connection) -> None:
        """Interrupt whatever this connection does then."""
        db.set_progress_handler(lambda: self.is_over, _OPERATIONS)

    def copy(self, db: sqlite3.Connection, to: sqlite3.Connection) -> None:
        """Copy a whole file; raises TimeoutError, or BlockingIOError where others keep it."""
        left, stuck = -1, Patience()

        def go_on(status: int, remaining: int, total: int) -> None:
            nonlocal left, stuck
            if remaining != left:
                left, stuck = remaining, Patience()
            if self.is_over or stuck.is_over:
                raise BlockingIOError if status in _LOCKED else TimeoutError

        db.backup(to, pages=_STRETCH, progress=go_on, sleep=_AGAIN)
