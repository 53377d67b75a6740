"""An evening to save, what was saved of it, and another program that locks the archive."""

import shutil
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts, facts_file
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.ui.saving.auto_save import AutoSave
from tests.benchmarks.club import evenings
from tests.bridge.table import FOUR

NAMED = Evening((Round(seating=FOUR),), day=date(2026, 11, 21))


def make_club(file: Path, number: int) -> Path:
    """Make the archive of a club, with its evenings counted, to be copied."""
    with closing(Archive.open(file)) as archive, closing(Facts(archive)) as facts:
        for evening in evenings(number):
            archive.begin(evening)
        facts.bring_up_to_date()
    return file


def copy_club(club: Path, file: Path) -> None:
    """Copy the archive, and what was counted of it."""
    shutil.copyfile(club, file)
    shutil.copyfile(facts_file(club), facts_file(file))


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
