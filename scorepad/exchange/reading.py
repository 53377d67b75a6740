"""Reads files, unless they are too large."""

import os
import re
from pathlib import Path
from typing import BinaryIO, NamedTuple

from scorepad.bridge.errors import BadData
from scorepad.bridge.translatable import translate
from scorepad.exchange.file_kinds import FileKind
from scorepad.exchange.names import unreadable

_MEGABYTES = 400
"""Three times what ten thousand evenings take at most."""
_MILLION = 1_000_000
MOST = _MEGABYTES * _MILLION
_HEAD = 1000
_LETTERS = 6
"""Parts of our own files have more letters on average."""
_EVENING, _MOST_EVENINGS = b"%evening ", 100_000
"""Ten times those of a long life."""
_TOO_LARGE = translate("words", "larger than {most} megabytes, too large for evenings of bridge")


class _Bounds(NamedTuple):
    """How much is read of one kind of file: ten times the largest events."""

    megabytes: int
    marks: tuple[bytes, ...] = ()
    """Ends of lines and beginnings of parts, for counting them."""
    most: int = 0
    own: re.Pattern[bytes] | None = None
    """How files of scorepad begin, which may hold a lifetime of evenings."""


_BOUNDS = {
    FileKind.SCORE: _Bounds(20, (b"\n", b"\r"), 300_000),
    FileKind.PBN: _Bounds(20, (b"\n",), 250_000, re.compile(rb"^%evening ", re.MULTILINE)),
    FileKind.CSV: _Bounds(
        20, (b"\n", b"\r"), 30_000, re.compile(b"\xef\xbb\xbfevening.date.title")
    ),
    FileKind.USEBIO: _Bounds(20, (b"<", b"="), 600_000),
    FileKind.EVENINGS: _Bounds(
        20, (b"[", b"{", b","), _MILLION, re.compile(rb'\s*\{\s*"format": "')
    ),
}


def bounded_file(kind: FileKind, data: bytes) -> bytes:
    """Return the data if it is not too much for this kind; raises BadData before parsing."""
    bounds = _BOUNDS[kind]
    is_ours = bounds.own is not None and bounds.own.search(data, 0, _HEAD) is not None
    if len(data) > bounds.megabytes * _MILLION and not is_ours:
        raise BadData("", _TOO_LARGE, most=bounds.megabytes)
    most = max(bounds.most, len(data) // _LETTERS) if is_ours else bounds.most
    if sum(map(data.count, bounds.marks)) > most or data.count(_EVENING) > _MOST_EVENINGS:
        raise BadData("", translate("words", "too large for evenings of bridge"))
    return data


def read(stream: BinaryIO) -> bytes:
    """Read all of a stream; raises BadData as soon as it is too much."""
    data = stream.read(MOST + 1)
    if len(data) > MOST:
        raise BadData("", _TOO_LARGE, most=_MEGABYTES)
    return data


def read_file(file: Path) -> bytes:
    """Read a file or a pipe; raises OSError if it cannot be read."""
    if file.is_fifo():
        return _from_pipe(file)
    with file.open("rb") as stream:
        return read(stream)


def _from_pipe(file: Path) -> bytes:
    """Read a pipe; does not wait if nobody writes to it."""
    with open(os.open(file, os.O_RDONLY | os.O_NONBLOCK), "rb") as stream:
        begin = stream.raw.read(1)
        if begin == b"":
            raise BadData("", translate("words", "it is a pipe that nothing is written to"))
        os.set_blocking(stream.fileno(), True)
        return (begin or b"") + read(stream)


def text_of(data: bytes) -> str:
    """Return the text of a file; raises BadData with the first unreadable line."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = 1 + data.count(b"\n", 0, wrong.start)
        raise BadData(str(line), unreadable(data)) from None
