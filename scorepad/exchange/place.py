"""Where in a file something is: on which line it is, whatever kind of file it is."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from scorepad.bridge.errors import BadData, Faulty, Impossible
from scorepad.bridge.typed.misread import Misread

_LINE_END = re.compile(rb"\r\n|\n|\r")


@contextmanager
def at(place: object) -> Iterator[None]:
    """Whatever cannot be in here is wrong at this place of the file, its line as a rule."""
    try:
        yield
    except BadData as bad:
        raise bad.inside(str(place)) from None
    except (Faulty, Impossible, Misread) as wrong:
        raise BadData(str(place), wrong.message) from None


def lines(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Each line with its number, one by one: of a vast file only what is asked for is taken."""
    number, start = 0, 0
    for number, end in enumerate(_LINE_END.finditer(data), start=1):
        yield number, data[start : end.start()]
        start = end.end()
    yield number + 1, data[start:]
