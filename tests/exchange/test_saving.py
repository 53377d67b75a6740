"""Writing a file: all of it is there, or the old one."""

import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from unittest.mock import Mock, patch
from uuid import UUID

import pytest

from scorepad.bridge.evening import Evening
from scorepad.exchange import csv_file, evening_file, pbn
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.saving import save_evenings, save_parts
from tests.bridge.compared import compared
from tests.bridge.table import FOUR, entered
from tests.exchange.test_compared_kept import evening_of
from tests.exchange.whole_files import csv_of, evenings_of, pbn_of, usebio_of

Parts = Callable[[Iterable[SavedEvening]], Iterator[bytes]]
BOARDS = SavedEvening(UUID(int=2), evening_of(compared("board 1", "1-2: N 4S=", "3-4: pass")))


def test_a_new_file_and_one_that_was_there(tmp_path: Path) -> None:
    file = tmp_path / "evening.scorepad"
    save_parts(file, [b"one"])
    assert file.read_bytes() == b"one"
    save_parts(file, [b"two"])
    assert file.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("call", ["fsync", "replace", "chmod", "link"])
def test_a_fault_leaves_what_was_there(tmp_path: Path, call: str) -> None:
    file = tmp_path / "evening.scorepad"
    file.write_bytes(b"one")
    full = OSError(errno.ENOSPC, "No space left on device")
    with patch.object(os, call, side_effect=full), pytest.raises(OSError, match="No space"):
        save_parts(file, [b"two"])
    assert file.read_bytes() == b"one"
    assert list(tmp_path.iterdir()) == [file]


class Killed(BaseException):
    """A killed process does nothing more."""


@pytest.mark.parametrize("call", ["fsync", "chmod", "link"])
def test_whoever_is_killed_leaves_no_litter(tmp_path: Path, call: str) -> None:
    file = tmp_path / "evening.scorepad"
    file.write_bytes(b"one")
    with (
        patch.object(os, call, side_effect=Killed),
        patch.object(os, "unlink", side_effect=Killed),
        pytest.raises(Killed),
    ):
        save_parts(file, [b"two"])
    assert list(tmp_path.iterdir()) == [file]


def test_what_one_left_who_was_killed_at_the_last_moment_goes_with_the_next(
    tmp_path: Path,
) -> None:
    file = tmp_path / "evening.scorepad"
    with (
        patch.object(os, "replace", side_effect=Killed),
        patch.object(os, "unlink", side_effect=Killed),
        pytest.raises(Killed),
    ):
        save_parts(file, [b"one"])
    save_parts(file, [b"two"])
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("fault", [None, "fsync", "replace"])
def test_where_every_file_has_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str | None
) -> None:
    """On other systems, and on most sticks."""
    monkeypatch.delattr(os, "O_TMPFILE")
    file = tmp_path / "evening.scorepad"
    file.write_bytes(b"one")
    if fault:
        monkeypatch.setattr(os, fault, Mock(side_effect=OSError(errno.EIO, "gone")))
        with pytest.raises(OSError, match="gone"):
            save_parts(file, [b"two"])
    else:
        save_parts(file, [b"two"])
    assert file.read_bytes() == (b"one" if fault else b"two")
    assert list(tmp_path.iterdir()) == [file]


def test_all_of_it_is_on_the_disk_before_it_takes_its_place(tmp_path: Path) -> None:
    file = tmp_path / "evening.scorepad"
    done = []
    fsync, replace = os.fsync, os.replace

    def to_disk(handle: int) -> None:
        done.append(f"{'folder' if stat.S_ISDIR(os.fstat(handle).st_mode) else 'file'} on disk")
        fsync(handle)

    def in_place(source: str, target: Path) -> None:
        done.append("in its place")
        replace(source, target)

    with patch.object(os, "fsync", to_disk), patch.object(os, "replace", in_place):
        save_parts(file, [b"one"])
    assert done == ["file on disk", "in its place", "folder on disk"]


@pytest.mark.parametrize("call", ["open", "fsync"])
def test_a_system_that_cannot_settle_a_folder(tmp_path: Path, call: str) -> None:
    file = tmp_path / "evening.scorepad"
    usual = getattr(os, call)

    def refuses_folders(what: object, *rest: object) -> object:
        if what == tmp_path or (isinstance(what, int) and stat.S_ISDIR(os.fstat(what).st_mode)):
            raise OSError(errno.EINVAL, "Invalid argument")
        return usual(what, *rest)

    with patch.object(os, call, refuses_folders):
        save_parts(file, [b"one"])
    assert file.read_bytes() == b"one"


def test_who_may_read_it(tmp_path: Path) -> None:
    file, other = tmp_path / "mine", tmp_path / "ours"
    before = os.umask(0o027)
    try:
        save_parts(file, [b"one"])
    finally:
        os.umask(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    other.write_bytes(b"")
    other.chmod(0o600)
    save_parts(other, [b"one"])
    assert stat.S_IMODE(other.stat().st_mode) == 0o600


def test_a_link_goes_on_pointing_to_the_file(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"one")
    link.symlink_to(file)
    save_parts(link, [b"two"])
    assert link.is_symlink()
    assert file.read_bytes() == b"two"


def test_what_is_no_file_is_written_into() -> None:
    save_parts(Path(os.devnull), [b"one"])
    assert not Path(os.devnull).is_file()


def test_the_kind_of_file_follows_from_its_name_unless_it_is_said(tmp_path: Path) -> None:
    kept = SavedEvening(UUID(int=1), Evening((entered("N 3NT", seating=FOUR),)))
    written = {
        "a.scorepad": evenings_of([kept]),
        "a": evenings_of([kept]),
        "a.CSV": csv_of([kept]),
        "a.PBN": pbn_of([kept]),
    }
    for name, data in written.items():
        save_evenings(tmp_path / name, [kept])
        assert (tmp_path / name).read_bytes() == data
    save_evenings(tmp_path / "a.xml", [BOARDS])
    assert (tmp_path / "a.xml").read_bytes() == usebio_of([BOARDS])
    save_evenings(tmp_path / "a.csv", [kept], FileKind.PBN)
    assert (tmp_path / "a.csv").read_bytes() == pbn_of([kept])
    save_evenings(tmp_path / "a.txt", [kept], FileKind.CSV, CsvTable.ROUNDS, ";")
    assert (
        b"".join(csv_file.parts([kept], CsvTable.ROUNDS, ";")) == (tmp_path / "a.txt").read_bytes()
    )


@pytest.mark.parametrize("parts", [evening_file.parts, pbn.parts, csv_file.parts])
def test_a_whole_archive_is_never_in_memory_at_once(parts: Parts) -> None:
    """One evening is written before the one after the next is asked for."""
    asked = []

    def evenings() -> Iterator[SavedEvening]:
        for number in range(1, 21):
            asked.append(number)
            yield SavedEvening(UUID(int=number), Evening((entered("N 3NT", seating=FOUR),)))

    written = b""
    for part in parts(evenings()):
        written += part
        assert all(str(UUID(int=number)).encode() in written for number in asked[:-1])
    assert len(asked) == 20
    assert all(str(UUID(int=number)).encode() in written for number in asked)


def test_what_fails_half_way_leaves_what_was_there(tmp_path: Path) -> None:
    def evenings() -> Iterator[SavedEvening]:
        yield SavedEvening(UUID(int=1), Evening((entered("N 3NT"),)))
        raise OSError(errno.EIO, "the disk is gone")

    file = tmp_path / "all.pbn"
    file.write_bytes(b"before")
    with pytest.raises(OSError, match="gone"):
        save_evenings(file, evenings())
    assert file.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [file]


def test_into_a_pipe_that_somebody_reads(tmp_path: Path) -> None:
    """A shell names a pipe for `-o >(...)`; an unread one would block forever."""
    there, written = os.pipe()
    save_parts(Path(f"/dev/fd/{written}"), [b"one"])
    os.close(written)
    assert os.read(there, 10) == b"one"
    os.close(there)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="No such device or address"):
        save_parts(tmp_path / "pipe", [b"one"])
    assert list(tmp_path.iterdir()) == [tmp_path / "pipe"]
