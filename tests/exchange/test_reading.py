"""Reading a file: not a vast one, and not one that is no text."""

import os
import subprocess
from io import BytesIO
from pathlib import Path
from unittest.mock import patch

import pytest

from scorepad.bridge.errors import BadData
from scorepad.exchange import reading
from scorepad.exchange.reading import read, read_file, text_of


def test_all_of_a_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"one")
    assert read_file(tmp_path / "x") == read(BytesIO(b"one")) == b"one"
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "y")


def test_a_vast_file_is_refused_before_all_of_it_is_read() -> None:
    endless = BytesIO(b"12345678")
    with patch.object(reading, "MOST", 4), pytest.raises(BadData) as bad:
        read(endless)
    assert (bad.value.place, bad.value.sentence) == (
        "",
        "larger than 400 megabytes, too large for evenings of bridge",
    )
    assert endless.tell() == 5
    with patch.object(reading, "MOST", 8):
        assert read(BytesIO(b"12345678")) == b"12345678"


def test_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    """A shell names a pipe for `score <(...)`; its writer may not have begun yet."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["sh", "-c", 'exec > "$0"; sleep 0.2; echo one', str(pipe)]) as late:
        while not (found := read_from(pipe)):
            assert late.poll() is None
    assert found == b"one\n"
    there, written = os.pipe()
    os.write(written, b"two")
    os.close(written)
    assert read_file(Path(f"/dev/fd/{there}")) == b"two"
    os.close(there)


def read_from(pipe: Path) -> bytes:
    """Read a pipe; return nothing if it is refused."""
    try:
        return read_file(pipe)
    except BadData:
        return b""


def test_nobody_waits_for_a_pipe_into_which_nobody_writes(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadData, match="it is a pipe that nothing is written to"):
        read_file(tmp_path / "pipe")


def test_text() -> None:
    assert text_of("♠\r\n".encode()) == "♠\r\n"
    assert text_of(b"\xef\xbb\xbfx") == "x"


@pytest.mark.parametrize(
    ("data", "place", "said"),
    [
        (b"\xff", "1", "this letter cannot be read; save the file as Unicode (UTF-8) in its own"),
        (b"a\nb\r\n\xe9", "3", "this letter cannot be read"),
        (b"a\nb\n\xed\xa0\x80\n\n", "3", "this letter cannot be read"),
        (b"\xff\0", "1", "this is not a text file; choose another file"),
        (b"a\n\xff%PDF", "2", "this is not a text file; choose another file"),
    ],
)
def test_what_is_no_text(data: bytes, place: str, said: str) -> None:
    with pytest.raises(BadData) as bad:
        text_of(data)
    assert (bad.value.place, bad.value.sentence[: len(said)]) == (place, said)
