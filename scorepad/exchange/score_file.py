"""The score file: an evening written down as plain text, one thing a line."""

import re
from collections.abc import Iterator, Sequence

from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import Message, translate
from scorepad.exchange import pair_lines, score_lines
from scorepad.exchange.checks import bounded_evening
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.names import QUOTED, QUOTES, unreadable
from scorepad.exchange.score_faults import WrongLine

LONGEST_LINE = 2000
_TOO_LONG = Message(
    translate("words", "the line is longer than {most} letters"), {"most": LONGEST_LINE}
)
_MOST_BYTES = 100_000
"""A line with its remark; what is longer is not even read."""
_HEAD = 4096
"""So many bytes tell a picture from a text."""
_LINE_END = re.compile(rb"\r\n|\n|\r")
_BEFORE_COMMENT = re.compile(f"(?:[^{QUOTES}#]+|{QUOTED}|[{QUOTES}])*")
_ALSO = {"honors": "honours"}
_NOT_WITH_PAIRS = ("form", "dealer", "adjust", "stop")


class BadLine(Faulty):
    """The first line of a score file that cannot be read, with all that is wrong in it."""

    def __init__(self, line: int, faults: Sequence[Message]) -> None:
        super().__init__(faults)
        self.line = line


def read_score_file(data: bytes) -> Evening:
    """Read an evening; raises BadLine at the first line that is wrong."""
    so_far = EveningBuilder()
    for number, raw in enumerate(_lines(data), start=1):
        try:
            if len(raw) > _MOST_BYTES:
                raise WrongLine([unreadable(data[:_HEAD]) if b"\0" in raw[:_HEAD] else _TOO_LONG])
            _read(so_far, raw.decode("utf-8-sig" if number == 1 else "utf-8"))
        except UnicodeDecodeError:
            raise BadLine(number, [unreadable(data[:_HEAD])]) from None
        except Faulty as wrong:
            raise BadLine(number, wrong.faults) from None
        except Impossible as impossible:
            raise BadLine(number, [impossible.message]) from None
    try:
        return bounded_evening(so_far.evening())
    except Impossible as impossible:
        raise BadLine(number, [impossible.message]) from None


def _lines(data: bytes) -> Iterator[bytes]:
    """Line after line: of a vast file that is something else only the first is looked at."""
    start = 0
    for end in _LINE_END.finditer(data):
        yield data[start : end.start()]
        start = end.end()
    yield data[start:]


def _read(so_far: EveningBuilder, line: str) -> None:
    """Do what a line says; raises Impossible, or Faulty with all that is wrong in it."""
    before_comment = _BEFORE_COMMENT.match(line)
    text = before_comment.group().strip() if before_comment else ""
    if not text:
        return
    if len(text) > LONGEST_LINE:
        raise WrongLine([_TOO_LONG])
    word, *rest = text.split(maxsplit=1)
    word = word.casefold()
    word = _ALSO.get(word, word)
    if pair_lines.is_pair_line(text):
        score_lines.pair_line(so_far, text)
    elif word in _NOT_WITH_PAIRS and so_far.pairs.results:
        said = translate("words", "“{word}” cannot stand below lines with pairs")
        raise Impossible(said, word=word)
    elif read := score_lines.LINES.get(word):
        read(so_far, rest[0] if rest else "")
    elif pair_lines.looks_like_pair_line(text):
        score_lines.pair_line(so_far, text)
    else:
        score_lines.deal(so_far, text)
