"""The command that reports whether an archive is sound."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path
from unittest.mock import patch

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up
from scorepad.archive.check import Health
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts, facts_file
from tests.archive.damage import fill
from tests.ran import refused, run


def test_a_sound_archive(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    assert run("check", "--archive", str(file)).out == f"{file} is sound: 3 evenings, 25 deals\n"


def test_an_archive_that_may_only_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is checked like any other, and a window could not save anything in it."""
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    monkeypatch.setattr("scorepad.archive.files.may_be_written", lambda file: False)
    assert run("check", "--archive", str(file)) == (
        0,
        f"{file} is sound: 3 evenings, 25 deals\nno permission to write {file}\n",
        "",
    )
    told = run("check", "--mend", "--archive", str(file)).out
    assert told == f"{file} is sound: there is nothing to repair\n"


def test_a_damaged_archive(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    file.write_bytes(file.read_bytes()[:20_000])
    assert f"{file} is damaged" in refused(run("check", "--archive", str(file)))
    assert f"{file} was repaired\n" in run("check", "--mend", "--archive", str(file)).out
    assert f"{file} is sound" in run("check", "--archive", str(file)).out


def test_rows_of_an_archive_that_are_no_evening(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    with sqlite3.connect(file) as db:
        db.execute(
            "UPDATE evenings SET plain=replace(plain, '\"tricks\":', '\"trick\":') WHERE id=1"
        )
    db.close()
    told = refused(run("check", "--archive", str(file)))
    assert told == (
        f"scorepad check: {file} is damaged; check --mend repairs it as far as possible: "
        "evening 1: the evening is damaged"
    )
    mended = run("check", "--mend", "--archive", str(file)).out.splitlines()
    assert mended[1:] == [
        "3 of 3 evenings restored.",
        "3 evenings unchanged",
        f"the damaged file is kept as {file.with_name(mended[-1].rpartition('/')[2])}",
    ]
    assert run("check", "--archive", str(file)).out == f"{file} is sound: 3 evenings, 25 deals\n"
    told = run("check", "--mend", "--archive", str(file)).out
    assert told == f"{file} is sound: there is nothing to repair\n"


def test_figures_that_were_altered(tmp_path: Path) -> None:
    """The archive is sound, and its facts are counted again."""
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    count(file)
    assert "is sound" in run("check", "--archive", str(file)).out
    with sqlite3.connect(facts_file(file)) as db:
        db.execute("UPDATE deals SET net=net + 10 WHERE evening=2 AND place=3")
        db.execute("UPDATE players SET name='Anna 0' WHERE name='Ann 0'")
    db.close()
    told = refused(run("check", "--archive", str(file)))
    assert told.endswith(
        "the statistics of Anna 0 are damaged; evening 2: its statistics are damaged"
    )
    with patch.object(Path, "unlink", side_effect=PermissionError(13, "denied")):
        told = refused(run("check", "--mend", "--archive", str(file)))
    assert told == f"scorepad check: no permission to write {facts_file(file)}"
    assert "counted again" in run("check", "--mend", "--archive", str(file)).out
    count(file)
    assert "is sound" in run("check", "--archive", str(file)).out
    with sqlite3.connect(facts_file(file)) as db:
        db.execute("UPDATE deals SET net=net + 10")
        db.execute("PRAGMA user_version=7")  # of another scorepad, which counts differently
    db.close()
    assert "is sound" in run("check", "--archive", str(file)).out
    facts_file(file).write_bytes(b"nothing" * 1000)
    told = refused(run("check", "--archive", str(file)))
    assert told.endswith("the statistics cannot be read")
    facts_file(file).unlink()
    assert "is sound" in run("check", "--archive", str(file)).out


def count(file: Path) -> None:
    with closing(Archive.open(file)) as archive, closing(Facts(archive)) as facts:
        facts.bring_up_to_date()


@pytest.mark.parametrize("left", ["", None])
def test_nothing_there_but_copies(left: str | None, tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    back_up(file, date(2026, 11, 20))
    file.unlink()
    if left is not None:
        file.write_text(left, encoding="utf-8")
    told = refused(run("check", "--archive", str(file)))
    assert told == (
        f"scorepad check: {file} is empty or missing, but there is a backup of 2026-11-20; "
        "check --mend restores it"
    )
    mended = run("check", "--mend", "--archive", str(file)).out
    assert "evening 3 of 2026-11-21: restored from the backup of 2026-11-20\n" in mended
    assert "is sound: 3 evenings" in run("check", "--archive", str(file)).out


def test_what_is_no_archive_is_not_mended(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"Dear Ann, " * 1000)
    told = refused(run("check", "--mend", "--archive", str(letter)))
    assert told == f"scorepad check: {letter} is not an archive of scorepad"
    assert [*tmp_path.iterdir()] == [letter]


def test_no_archive(tmp_path: Path) -> None:
    file = str(tmp_path / "nowhere.db")
    told = refused(run("check", "--archive", file))
    assert told == f"{file} cannot be read: No such file or directory"
    with patch.dict(os.environ, {"SCOREPAD_ARCHIVE": file}):
        for mend in ((), ("--mend",)):
            assert run("check", *mend).out == "There are no evenings yet.\n"
    assert not [*tmp_path.iterdir()]


def test_nothing_comes_back(tmp_path: Path) -> None:
    """Then nothing is repaired, and nothing is changed."""
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    data = file.read_bytes()
    spoilt = data[:100] + bytes(len(data) - 100)
    file.write_bytes(spoilt)
    told = refused(run("check", "--mend", "--archive", str(file)))
    assert told == (
        f"scorepad check: none of the 0 evenings in {file} can be read; it was not changed"
    )
    assert file.read_bytes() == spoilt
    assert {path.name for path in tmp_path.iterdir()} == {file.name, f"{file.name}.lock"}


def test_the_newest_copy_is_named_where_something_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=9, deals=30)
    (tmp_path / "backups").mkdir()
    copy = tmp_path / "backups" / "evenings-2026-11-20.db"
    copy.write_bytes(b"nothing")
    file.write_bytes(file.read_bytes()[:-30_000])
    told = run("check", "--mend", "--archive", str(file)).out.splitlines()
    assert told[:2] == [f"{file} was repaired", "7 of 10 evenings restored."]
    assert told[-2] == f"the newest backup is {copy}"


def test_one_that_is_sound_at_a_second_look_is_not_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "evenings.db"
    fill(file, evenings=2, deals=10)
    looks: Iterator[ArchiveError | Health]
    looks = iter([ArchiveError(Reason.DAMAGED, file), Health(3, 25, ())])

    def look(file: Path) -> Health:
        found = next(looks)
        if isinstance(found, ArchiveError):
            raise found
        return found

    monkeypatch.setattr("scorepad.archive.check.check", look)
    told = run("check", "--mend", "--archive", str(file)).out
    assert told == f"{file} is sound: there is nothing to repair\n"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
