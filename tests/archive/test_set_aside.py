"""Where a damaged archive is set aside, and when it is left as it is."""

import sqlite3
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.paths import default_file, usual_file
from scorepad.archive.recovered_rows import can_be_mended
from scorepad.archive.rescue import rescue
from tests.archive.damage import contents, fill, wipe_out
from tests.archive.faults import no_larger_than

TODAY = date(2026, 11, 21)


def test_a_disk_with_one_name_for_each_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*names: Path) -> None:
        raise PermissionError(1, "not here")

    made = fill(file)
    was = file.read_bytes()
    monkeypatch.setattr("os.link", refuse)
    aside = rescue(file, TODAY).set_aside
    assert aside
    assert aside.read_bytes() == was
    assert contents(file) == made


def test_a_second_rescue_on_one_day(file: Path) -> None:
    fill(file)
    rescue(file, TODAY)
    assert rescue(file, TODAY).set_aside == file.with_name("evenings-damaged-2026-11-21-2.db")


def test_what_was_being_written_goes_aside_with_the_file(file: Path) -> None:
    fill(file)
    journal = file.with_name("evenings.db-journal")
    journal.write_bytes(b"half a step")
    aside = rescue(file, TODAY).set_aside
    assert aside
    assert aside.with_name(f"{aside.name}-journal").read_bytes() == b"half a step"


def test_a_rescue_goes_on_where_one_was_interrupted(file: Path) -> None:
    """Then the damaged file has already been renamed."""
    made = fill(file)
    aside = file.with_name("evenings-damaged-2026-11-21-1.db")
    aside.hardlink_to(file)
    assert rescue(file, TODAY).set_aside == aside
    assert contents(file) == made
    assert not aside.samefile(file)


def test_no_room_for_a_rescue(file: Path, tmp_path: Path) -> None:
    with pytest.raises(ArchiveError):
        rescue(tmp_path / "nowhere" / "evenings.db", TODAY)


def test_other_files_are_not_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor if somebody chose one by mistake."""
    letter = tmp_path / "letter.txt"
    letter.write_bytes(b"Dear Ann, " * 1000)
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(letter))
    assert usual_file() == letter
    for why in (Reason.FOREIGN, Reason.DAMAGED, Reason.FULL):
        assert not can_be_mended(ArchiveError(why, letter))
        assert not can_be_mended(ArchiveError(why, tmp_path))
    assert not can_be_mended(ArchiveError(Reason.FOREIGN, Path("/proc/self/mem")))  # unreadable
    assert can_be_mended(ArchiveError(Reason.FOREIGN, default_file()))


@pytest.mark.parametrize("when", ["at once", "later"])
def test_a_rescue_for_which_there_is_no_room_changes_nothing(
    when: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*archives: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    fill(file)
    wipe_out(file, "players")
    was = file.read_bytes()
    if when == "later":
        monkeypatch.setattr("scorepad.archive.rescue._write", full)
    with no_larger_than(10_000 if when == "at once" else 10_000_000), pytest.raises(ArchiveError):
        rescue(file, TODAY)
    assert file.read_bytes() == was
    assert {path.name for path in file.parent.iterdir()} == {"evenings.db", "evenings.db.lock"}
    monkeypatch.undo()
    assert rescue(file, TODAY).whole


def test_an_archive_that_another_program_has_is_left_to_it(file: Path) -> None:
    fill(file)
    archive = Archive.open(file)
    with pytest.raises(ArchiveError, match="another program is using"):
        rescue(file, TODAY)
    archive.close()
