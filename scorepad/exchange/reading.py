"""Reads what is in a file, unless it is vast."""

import os
from pathlib import Path
from typing import BinaryIO

from scorepad.bridge.errors import BadData
from scorepad.bridge.translatable import translate
from scorepad.exchange.names import unreadable

MEGABYTES = 400
"""Three times what ten thousand evenings take at the most."""
MOST = MEGABYTES * 1_000_000
_TOO_LARGE = translate(
    "words", "it is larger than {most} megabytes, far too large for evenings of bridge"
)


def read(stream: BinaryIO) -> bytes:
    """All of it; raises BadData as soon as it is too much."""
    data = stream.read(MOST + 1)
    if len(data) > MOST:
        raise BadData("", _TOO_LARGE, most=MEGABYTES)
    return data


def read_file(file: Path) -> bytes:
    """The same from the disk or from a pipe; raises OSError where it cannot be read."""
    if file.is_fifo():
        return _from_pipe(file)
    with file.open("rb") as stream:
        return read(stream)


def _from_pipe(file: Path) -> bytes:
    """What is written into a pipe; where nobody has it open, nobody is waited for."""
    with open(os.open(file, os.O_RDONLY | os.O_NONBLOCK), "rb") as stream:
        begin = stream.raw.read(1)
        if begin == b"":
            raise BadData("", translate("words", "it is a pipe into which nobody writes"))
        os.set_blocking(stream.fileno(), True)
        return (begin or b"") + read(stream)


def text_of(data: bytes) -> str:
    """Return the text of a file; raises BadData with the line that cannot be read."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = 1 + data.count(b"\n", 0, wrong.start)
        raise BadData(str(line), unreadable(data)) from None
