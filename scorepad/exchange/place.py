"""The place of an error in a file: usually a line, whatever the kind of file."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from scorepad.bridge.errors import BadData, Faulty, Impossible
from scorepad.bridge.typed.misread import Misread

_LINE_END = re.compile(rb"\r\n|\n|\r")


@contextmanager
def at(place: object) -> Iterator[None]:
    """Add this place, usually a line number, to every error raised inside."""
    try:
        yield
    except BadData as bad:
        raise bad.inside(str(place)) from None
    except (Faulty, Impossible, Misread) as wrong:
        raise BadData(str(place), wrong.message) from None


def lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield each line with its number, lazily, so that a huge file is not split as a whole."""
    number, start = 0, 0
    for number, end in enumerate(_LINE_END.finditer(data), start=1):
        yield number, data[start : end.start()]
        start = end.end()
    yield number + 1, data[start:]
