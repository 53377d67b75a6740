"""The result of one of several tables as it is typed: `3 1-2 4sn+1`, `average ave+ ave-`."""

import re
import unicodedata
from decimal import Decimal
from typing import NamedTuple

from scorepad.bridge.comparison import Average, NotPlayed, Played, What
from scorepad.bridge.errors import Faulty, Impossible, ScorepadError
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.languages import ENGLISH, Language
from scorepad.bridge.typed.misread import Misread

_MINUS = "[-−–]"
_LABEL = "[A-Za-z0-9]{1,6}"
_PAIR = rf"{_LABEL}(?:\s*\+\s*{_LABEL})?"
LINE = re.compile(rf"(?P<ns>{_PAIR})\s*{_MINUS}\s*(?P<ew>{_PAIR})\s*:(?P<what>.*)")
LOOKS_LIKE_LINE = re.compile(rf"(?P<ns>[^:]{{0,60}}?){_MINUS}(?P<ew>[^:]{{0,60}}):(?P<what>.*)")
_NOT_PLAYED = re.compile(r"not\s+played", re.IGNORECASE)
_AVERAGE = re.compile(r"average(?![^\W_])(?P<awards>.*)", re.IGNORECASE)
_SHORT = re.compile(r"\s*ave(?!rage)", re.IGNORECASE)
_NUMBER = rf"(?:[+]|{_MINUS})?\s*[0-9]{{1,6}}(?:\.[0-9]{{1,2}})?(?![0-9.])"
_AWARD = rf"ave(?:\s*(?:[+]|{_MINUS})|(?![a-z]))|{_NUMBER}"
_AWARDS = (
    re.compile(rf"\s*({_AWARD})\s+({_AWARD})", re.IGNORECASE),
    re.compile(rf"\s*({_AWARD})\s*({_AWARD})", re.IGNORECASE),
)
_TYPED = re.compile(
    rf"(?:(?P<board>[0-9]{{1,4}})\s+(?=\S))?"
    rf"(?:(?P<ns>{_PAIR})\s*{_MINUS}\s*(?P<ew>{_PAIR})(?:\s*:\s*|\s+))?(?P<what>.*)"
)


class BadResult(Faulty):
    """A result that cannot be read, with all that is wrong in it."""


class TypedResult(NamedTuple):
    """A result as far as it was typed: the board and the pairs where they were named."""

    board: int | None
    ns: str | None
    ew: str | None
    what: What


def read_typed_result(text: str, language: Language = ENGLISH) -> TypedResult:
    """Read a result as a player may type it; raises BadResult or Impossible.

    An average needs no more than its two values, if the first is `ave`, `ave+` or `ave-`.
    """
    try:
        return TypedResult(None, None, None, _read_what_typed(text, language))
    except ScorepadError:  # then it may begin with its board or its pairs
        found = _TYPED.fullmatch(text.strip())
        if not found or not (found["board"] or found["ns"]):
            raise
    ns, ew = (pair_typed(found[side]) if found[side] else None for side in ("ns", "ew"))
    board = int(found["board"]) if found["board"] else None
    return TypedResult(board, ns, ew, _read_what_typed(found["what"], language))


def split_typed(text: str, language: Language = ENGLISH) -> tuple[str, str]:
    """What is typed in two parts: the board and the pairs, and what came of it, so far."""
    try:
        _read_what_typed(text, language)
    except ScorepadError:
        to_come = " p" if text[-1:].isspace() else ""  # behind a blank the last part begins
        whole = text.strip() + to_come
        if found := _TYPED.fullmatch(whole):
            start = found.start("what")
            return whole[:start], whole[start:].removesuffix(to_come[1:])
    return "", text


def _read_what_typed(text: str, language: Language) -> What:
    return read_what(f"average {text}" if _SHORT.match(text) else text, language)


def pair_typed(text: str) -> str:
    """A pair, or two players, as it is kept."""
    return re.sub(r"\s*\+\s*", "+", text.strip()).upper()


def read_what(text: str, language: Language = ENGLISH) -> What:
    """Read what came of a board; raises BadResult or Impossible."""
    if not text:
        raise Impossible(
            translate("words", "the result is missing; write a line such as 1-2: N 4S+1")
        )
    if _NOT_PLAYED.fullmatch(text):
        return NotPlayed()
    if average := _AVERAGE.fullmatch(text):
        return _average(average["awards"])
    try:
        normal = unicodedata.normalize("NFC", text)
        deal = read_deal(normal, options=Options(DUPLICATE), language=language)
    except Misread as misread:
        raise BadResult(misread.messages) from None
    return Played(deal.contract, deal.tricks)


def _average(text: str) -> Average:
    for pattern in _AWARDS:
        if found := pattern.fullmatch(text.rstrip()):
            return Average(*map(award, found.groups()))
    said = translate(
        "words",
        "an average needs two values, North-South’s first: "
        "ave, ave+, ave- or a number with at most two decimals; write average ave+ ave-",
    )
    raise Impossible(said)


def award(text: str) -> str:
    """An average in its one form, without blanks."""
    plain = re.sub(_MINUS, "-", re.sub(r"\s+", "", text)).casefold()
    return plain if plain.startswith("ave") else f"{Decimal(plain).normalize():f}"
