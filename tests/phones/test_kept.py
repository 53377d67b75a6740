"""What is kept of the phones, beside the archive."""

import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from scorepad.bridge.seats import NORTH
from scorepad.phones.kept import AlreadyThere, Kept, May, Phone, Tick, read_kept, write_kept
from scorepad.phones.places import Place, read_place

KEPT = Kept(
    "uuid",
    "key",
    8080,
    (Phone("a", "token", "Änne", "table 2", May.ENTER, True),),
    (Tick("t", "sent", 3, "1", "2", True, "N 4S=", 7),),
    ("old key",),
    (AlreadyThere("f", "sent", 8),),
)


def test_it_is_read_as_it_was_written_and_by_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "evenings.db.phones"
    assert write_kept(file, KEPT)
    assert write_kept(file, replace(KEPT, port=9))
    assert read_kept(file) == replace(KEPT, port=9)
    assert [one.name for one in tmp_path.iterdir()] == [file.name]
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"evening": 4}', "[" * 100_000, '{"evening": "a"}']
)
def test_a_damaged_file_keeps_nothing(text: str, tmp_path: Path) -> None:
    file = tmp_path / "phones"
    file.write_text(text, encoding="utf-8")
    assert read_kept(file) is None


def test_there_may_be_no_file_and_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "gone" / "phones"
    assert read_kept(file) is None
    assert not write_kept(file, KEPT)


def test_a_phone_takes_the_place_of_itself() -> None:
    other = Phone("b", "another")
    both = KEPT.with_phone(other)
    renamed = both.with_phone(replace(other, name="Bob"))
    assert [phone.name for phone in renamed.phones] == ["Änne", "Bob"]
    assert renamed.phone_of("another") == replace(other, name="Bob")
    assert renamed.phone_of("nobody's") is None


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", Place()),
        ("North", Place(chair=NORTH)),
        ("table 12", Place(table=12)),
        ("Table 3", Place(table=3)),
        ("7", Place(entrant="7")),
        ("a1", Place(entrant="A1")),
        ("table", Place(entrant="TABLE")),
        ("table 0", None),
        ("the moon", None),
        ("é", None),
    ],
)
def test_places(text: str, place: Place | None) -> None:
    assert read_place(text) == place
