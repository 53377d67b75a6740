"""The score file: an evening as plain text, one item per line."""

import re
from dataclasses import replace

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.table_results import LINE, LOOKS_LIKE_LINE
from scorepad.exchange import score_lines
from scorepad.exchange.names import QUOTED, QUOTES, unreadable
from scorepad.exchange.place import at, lines
from scorepad.exchange.score_options import ScoreSoFar

_LONGEST_LINE = 2000
_MOST_BYTES = 100_000
"""A line with its comment; a longer one is refused unread."""
_HEAD = 4096
"""This many bytes distinguish a picture from a text."""
_BEFORE_COMMENT = re.compile(f"(?:[^{QUOTES}#]+|{QUOTED}|[{QUOTES}])*")
_ALSO = {"honors": "honours"}
_NOT_WITH_PAIRS = ("form", "dealer", "stop")


def read_score_file(data: bytes) -> Evening:
    """Read an evening; raises BadData with the first faulty line."""
    so_far = ScoreSoFar()
    for number, raw in lines(data):
        with at(number):
            if len(raw) > _MOST_BYTES:
                raise _unreadable(data) if b"\0" in raw[:_HEAD] else _too_long()
            try:
                line = raw.decode("utf-8-sig" if number == 1 else "utf-8")
            except UnicodeDecodeError:
                raise _unreadable(data) from None
            _read(so_far, line)
    with at(number):
        if so_far.round and not so_far.results:
            board = so_far.board if so_far.board_waits else None
            so_far.round = replace(so_far.round, next_dealer=so_far.dealer, next_board=board)
        return so_far.evening()


def _read(so_far: ScoreSoFar, line: str) -> None:
    """Carry out a line; raises Impossible, or Faulty with everything that is wrong."""
    before_comment = _BEFORE_COMMENT.match(line)
    text = before_comment.group().strip() if before_comment else ""
    if not text:
        return
    if len(text) > _LONGEST_LINE:
        raise _too_long()
    word, *rest = text.split(maxsplit=1)
    word = word.casefold()
    word = _ALSO.get(word, word)
    if re.fullmatch(LINE, text):
        score_lines.pair_line(so_far, text)
    elif word in _NOT_WITH_PAIRS and so_far.results:
        said = translate(
            "words",
            "“{word}” does not go with results of several tables; put it into a separate file",
        )
        raise Impossible(said, word=word)
    elif read := score_lines.LINES.get(word):
        read(so_far, rest[0] if rest else "")
    elif re.fullmatch(LOOKS_LIKE_LINE, text):
        score_lines.pair_line(so_far, text)
    else:
        score_lines.deal(so_far, text)
    so_far.has_lines = True


def _too_long() -> Impossible:
    return Impossible(
        translate("words", "the line is longer than {most} letters"), most=_LONGEST_LINE
    )


def _unreadable(data: bytes) -> BadData:
    return BadData("", unreadable(data[:_HEAD]))
