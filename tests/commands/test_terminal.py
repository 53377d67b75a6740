"""Whatever reads the output, nothing is lost without a message."""

import errno
import io
import os
from pathlib import Path
from unittest.mock import patch

import pytest

from scorepad.commands import terminal
from scorepad.commands.cli import main
from scorepad.commands.shared import STANDARD_OUTPUT, written
from scorepad.commands.terminal import print_out, telling


class Full(io.TextIOWrapper):
    """A file on a full disk."""

    def write(self, text: str, /) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Full((tmp_path / "sheet.txt").open("wb")) as file, patch("sys.stdout", file):
        assert main(["seats", "A=2C", "B=3C", "C=4C", "D=5C"]) == 2
    assert capsys.readouterr().err == "scorepad: cannot print: No space left on device\n"


def test_a_reader_who_has_seen_enough(capsys: pytest.CaptureFixture[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8") as pipe, patch("sys.stdout", pipe):
        assert main(["seats", "A=2C", "B=3C", "C=4C", "D=5C"]) == 0
    assert capsys.readouterr().err == ""


def test_output_in_letters_that_the_terminal_lacks() -> None:
    raw = io.BytesIO()
    text = "form duplicate\nboard 1\nN 1C-1\nadjust NS 5 ♠ and é\n"
    with (
        patch("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode()))),
        patch("sys.stdout", io.TextIOWrapper(raw, encoding="latin-1")),
    ):
        assert main(["score", "-"]) == 0
        assert b"\\u2660 and \xe9" in raw.getvalue()
        assert b"N 1C-1" in raw.getvalue()


def test_a_closed_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    played = io.TextIOWrapper(io.BytesIO(b"form rubber\n"))
    with patch("sys.stdout", None), patch("sys.stdin", played):
        assert main(["score", "-"]) == 2
    assert capsys.readouterr().err == "scorepad: cannot print: standard output is closed\n"


def test_a_closed_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("sys.stderr", None), patch("sys.stdin", None):
        assert main(["score", "-"]) == 2
        with pytest.raises(SystemExit) as end:
            main(["score"])
    assert end.value.code == 2
    assert capsys.readouterr() == ("", "")


def test_a_full_disk_behind_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Full((tmp_path / "errors.txt").open("wb")) as file, patch("sys.stderr", file):
        assert main(["score", str(tmp_path)]) == 2
    assert capsys.readouterr().out == ""


def test_bytes_of_a_file_on_standard_output(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    def write(file: Path) -> str:
        file.write_bytes(b"\x00\xff")
        return "written\n"

    for file in STANDARD_OUTPUT:
        assert print_out(written(file, write)) == 0
    assert capsysbinary.readouterr().out == b"\x00\xff" * 2


class Screen(io.StringIO):
    """A terminal in which a line can be overwritten."""

    def isatty(self) -> bool:
        return True


class Gone(Full):
    """A terminal that was closed in the meantime."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_far_it_is_and_then_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal, "PATIENCE", 0)
    monkeypatch.setattr(terminal, "PAUSE", 0)
    with patch("sys.stderr", Screen()) as screen:
        assert [*telling("ab", 2, "evening\n {number} of {total}")] == ["a", "b"]
    assert screen.getvalue() == "\revening\\n 1 of 2\revening\\n 2 of 2\r                \r"


def test_nothing_is_shown_of_what_takes_no_time_nor_elsewhere_than_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with patch("sys.stderr", Screen()) as screen:
        assert [*telling("ab", 2, "evening")] == ["a", "b"]
    assert screen.getvalue() == ""
    monkeypatch.setattr(terminal, "PATIENCE", 0)
    with patch("sys.stderr", io.StringIO()) as file:
        assert [*telling("ab", 2, "evening")] == ["a", "b"]
    assert file.getvalue() == ""
    with patch("sys.stderr", None):
        assert [*telling("ab", 2, "evening")] == ["a", "b"]


def test_what_is_done_goes_on_when_the_terminal_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminal, "PATIENCE", 0)
    with Gone((tmp_path / "gone").open("wb")) as gone, patch("sys.stderr", gone):
        assert [*telling("ab", 2, "evening")] == ["a", "b"]
