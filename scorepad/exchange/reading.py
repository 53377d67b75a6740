"""Reads what is in a file, unless it is vast."""

from pathlib import Path
from typing import BinaryIO

from scorepad.bridge.translatable import translate
from scorepad.exchange.kept import BadFile

MEGABYTES = 400
"""Three times what ten thousand evenings take at the most."""
MOST = MEGABYTES * 1_000_000
_TOO_LARGE = translate(
    "words", "it is larger than {most} megabytes, far too large for evenings of bridge"
)


def read(stream: BinaryIO) -> bytes:
    """All of it; raises BadFile as soon as it is too much."""
    data = stream.read(MOST + 1)
    if len(data) > MOST:
        raise BadFile("", _TOO_LARGE, most=MEGABYTES)
    return data


def read_file(file: Path) -> bytes:
    """The same from the disk; raises OSError where it cannot be read."""
    with file.open("rb") as stream:
        return read(stream)
