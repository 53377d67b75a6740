"""Who was ever written down in an archive: every name has a number, and is seen again."""

import sqlite3

from scorepad.archive.fit import fit


class Players:
    """The numbers that stand for names; a new name gets one."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._known: dict[str, int] = {}
        (self._now,) = db.execute("SELECT max(touched) FROM evenings").fetchone()

    def number(self, name: str) -> int:
        if name not in self._known:
            self._known[name] = self._found(fit(name))
        return self._known[name]

    def _found(self, name: str) -> int:
        """Whoever is written down now is the one seen last."""
        row = self._db.execute("SELECT id, seen FROM players WHERE name=?", (name,)).fetchone()
        if row is None:
            made = self._db.execute(
                "INSERT INTO players (name, seen) VALUES (?, ?)", (name, self._now)
            )
            assert made.lastrowid
            return made.lastrowid
        number, seen = row
        if seen < self._now:
            self._db.execute("UPDATE players SET seen=? WHERE id=?", (self._now, number))
        return int(number)
