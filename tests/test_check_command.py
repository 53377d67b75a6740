"""The command that says whether an archive is sound."""

import os
import sqlite3
from pathlib import Path
from unittest.mock import patch

from tests.archive.damage import fill
from tests.ran import refused, run


def test_a_sound_archive(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    assert run("check", "--archive", str(file)).out == f"{file} is sound: evenings 3, deals 25\n"


def test_a_damaged_archive(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    file.write_bytes(file.read_bytes()[:20_000])
    assert f"{file} is damaged" in refused(run("check", "--archive", str(file)))


def test_rows_of_an_archive_that_are_no_evening(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    with sqlite3.connect(file) as db:
        db.execute(
            "UPDATE evenings SET plain=replace(plain, '\"tricks\":', '\"trick\":') WHERE id=1"
        )
    db.close()
    told = refused(run("check", "--archive", str(file)))
    assert told.endswith("when the window is opened next: evening 1 does not follow from its steps")


def test_no_archive(tmp_path: Path) -> None:
    with patch.dict(os.environ, {"SCOREPAD_ARCHIVE": str(tmp_path / "nowhere.db")}):
        told = refused(run("check"))
    assert told == f"scorepad check: {tmp_path / 'nowhere.db'} cannot be opened"
