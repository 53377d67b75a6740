"""An evening to save, what was saved of it, and another program that locks the archive."""

import sqlite3
from datetime import date
from pathlib import Path

from scorepad.archive.archive import Archive
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.ui.saving.auto_save import AutoSave
from tests.bridge.table import FOUR

NAMED = Evening((Round(seating=FOUR),), day=date(2026, 11, 21))


def on_disk(file: Path) -> Evening | None:
    """What another program would read now."""
    archive = Archive.open(file, read_only=True)
    evening = archive.latest()
    archive.close()
    return evening


class Blocker:
    """Another program that is writing to the archive."""

    def __init__(self, file: Path) -> None:
        self.db = sqlite3.connect(file, isolation_level=None)
        self.db.execute("BEGIN IMMEDIATE")

    def let_go(self) -> None:
        self.db.close()


def archive_of(auto_save: AutoSave) -> Archive:
    assert auto_save.archive
    return auto_save.archive
