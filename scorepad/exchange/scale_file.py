"""The players' own scale of expected scores for the points held, as plain text.

One line for each number of points, such as 25 300/440: not vulnerable, then vulnerable; 37-40
1300/1950 covers several. In a single line commas separate them; # begins a comment.
"""

import re

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.points_scale import ALL_POINTS, EVEN, Expectation, check_scale
from scorepad.bridge.translatable import all_of, translate
from scorepad.exchange.file_kinds import FileKind
from scorepad.exchange.names import short
from scorepad.exchange.reading import bounded_file, text_of

_ROW = (
    r"(?P<first>[0-9]{1,2})(?:\s*[-–]\s*(?P<last>[0-9]{1,2}))?\s*:?\s+"
    r"(?P<not_vulnerable>[0-9]{1,5})(?:\s*/\s*|\s+)(?P<vulnerable>[0-9]{1,5})"
)


def read_scale_file(data: bytes) -> tuple[Expectation, ...]:
    """Read a file; raises BadData with the faulty line, or with what is missing."""
    rows: dict[int, Expectation] = {}
    for number, line in enumerate(
        text_of(bounded_file(FileKind.SCORE, data)).splitlines(), start=1
    ):
        try:
            _read_rows(line.partition("#")[0], rows)
        except Impossible as wrong:
            raise BadData(str(number), wrong.message) from None
    try:
        return _whole(rows)
    except Impossible as wrong:
        raise BadData("", wrong.message) from None


def read_scale(text: str) -> tuple[Expectation, ...]:
    """Read a scale in one line; raises Impossible with what is wrong."""
    rows: dict[int, Expectation] = {}
    _read_rows(text, rows)
    return _whole(rows)


def print_scale(scale: tuple[Expectation, ...]) -> str:
    """Return a scale in one line; nothing for the usual one."""
    rows = enumerate(scale, start=EVEN)
    return ", ".join(f"{points} {plain}/{vulnerable}" for points, (plain, vulnerable) in rows)


def _read_rows(text: str, rows: dict[int, Expectation]) -> None:
    """Add the rows of a line to those read before."""
    for typed in filter(None, map(str.strip, re.split("[,;]", text))):
        found = re.fullmatch(_ROW, typed)
        if not found:
            said = translate(
                "words",
                "“{typed}” is not a row of a scale, e.g. 25 300/440 (points, expected not "
                "vulnerable and vulnerable)",
            )
            raise Impossible(said, typed=short(typed))
        first = int(found["first"])
        last = int(found["last"] or first)
        if not EVEN <= first <= last <= ALL_POINTS:
            said = translate("words", "a scale covers 20 to 40 points, not “{typed}”")
            raise Impossible(said, typed=short(typed))
        for points in range(first, last + 1):
            if points in rows:
                said = translate("words", "the scale has two rows for {points}")
                raise Impossible(said, points=points)
            rows[points] = Expectation(int(found["not_vulnerable"]), int(found["vulnerable"]))


def _whole(rows: dict[int, Expectation]) -> tuple[Expectation, ...]:
    """Return the scale from 20 points on; for 20 the default is 0."""
    rows = {EVEN: Expectation(), **rows}
    missing = [points for points in range(EVEN, ALL_POINTS + 1) if points not in rows]
    if missing:
        said = translate("words", "the scale has no score for {points} points")
        raise Impossible(said, points=all_of(missing))
    scale = tuple(rows[points] for points in sorted(rows))
    check_scale(scale)
    return scale
