"""A rescue reports how many evenings there were, and how many came back, wherever they were."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.backup import back_up, backups
from scorepad.archive.check import check
from scorepad.archive.errors import ArchiveError
from scorepad.archive.page_walk import MAGIC, application_of, records
from scorepad.archive.recovered_rows import can_be_mended
from scorepad.archive.rescue import CUT_OFF, rescue
from scorepad.bridge.translatable import Message
from tests.archive.damage import contents, fill, wipe_out

TODAY = date(2026, 11, 21)
PAGE = 4096
Spoil = Callable[[bytes], bytes]
ALL_BACK: dict[str, Spoil] = {
    "sent as text": lambda data: data.replace(b"\n", b"\r\n"),
    "sent as text, and damaged": lambda data: data.replace(b"\n", b"\r\n")[:-9] + b"\n" * 9,
    "a letter before it": lambda data: b"From: Ann\n" + data,
    "pages before it": lambda data: bytes(3 * PAGE + 7) + data,
    "a byte put into its schema": lambda data: data[:2000] + b"!" + data[2000:],
    "a byte taken from its schema": lambda data: data[:2000] + data[2001:],
    "no head": lambda data: data[100:],
}


@pytest.mark.parametrize("spoil", ALL_BACK.values(), ids=ALL_BACK)
def test_all_come_back(spoil: Spoil, file: Path) -> None:
    made = fill(file, evenings=12, deals=30)
    file.write_bytes(spoil(file.read_bytes()))
    with pytest.raises(ArchiveError) as refused:
        Archive.open(file)
    assert can_be_mended(refused.value)
    result = rescue(file, TODAY)
    assert (result.back, result.number, result.missing) == (13, 13, ())
    assert contents(file) == made
    assert check(file).faults == ()


def test_what_is_missing_is_counted(file: Path) -> None:
    fill(file, evenings=12, deals=30)
    data = file.read_bytes()
    file.write_bytes(data[: 3 * len(data) // 4])
    result = rescue(file, TODAY)
    assert result.number == 13
    assert 0 < result.back < 13
    assert len(result.missing) == 13 - result.back
    assert Message(CUT_OFF) not in result.missing
    assert result.copy is None


@pytest.mark.parametrize("page_size", [512, 65536])
def test_pages_of_another_size(page_size: int, file: Path) -> None:
    made = fill(file, evenings=3, deals=30)
    resized(file, page_size)
    file.write_bytes(b"From: Ann\n" + file.read_bytes())
    assert application_of(file.read_bytes())
    assert rescue(file, TODAY).back == 4
    assert contents(file) == made


def resized(file: Path, page_size: int) -> None:
    archive = Archive.open(file)
    archive._db.execute(f"PRAGMA page_size={page_size}")
    archive._db.execute("VACUUM")
    archive.close()


def test_where_none_comes_back_nothing_is_changed(file: Path) -> None:
    fill(file, evenings=2, deals=3)
    spoilt = MAGIC + bytes(len(file.read_bytes()) - 16)
    file.write_bytes(spoilt)
    result = rescue(file, TODAY, or_begin_anew=False)
    assert (result.back, result.set_aside) == (0, None)
    assert file.read_bytes() == spoilt
    result = rescue(file, TODAY)
    assert result.back == 0
    assert result.set_aside
    assert contents(file) == []


def test_the_newest_copy_is_known(file: Path) -> None:
    made = fill(file, evenings=2, deals=3)
    back_up(file, date(2026, 11, 19))
    file.write_bytes(file.read_bytes()[:PAGE])
    result = rescue(file, TODAY)
    assert result.copy == backups(file)[0]
    assert (result.back, result.number) == (3, 3)
    assert contents(file) == made


def test_how_many_there_were_is_told_by_what_is_left(file: Path) -> None:
    """Without the totals, by the numbers that were assigned."""
    fill(file, evenings=12, deals=30)
    wipe_out(file, "totals")
    result = rescue(file, TODAY)
    assert (result.back, result.number) == (13, 13)


@pytest.mark.parametrize("data", [b"", b"\r", b"\x0d\0\0\0\1\0\0\0", bytes(4097)])
def test_no_pages_at_all(data: bytes) -> None:
    assert [*records(data)] == []
