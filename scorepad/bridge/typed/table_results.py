"""A result of one of several tables as typed: `3 1-2 4sn+1`, `ave+ ave-`, `60/40`."""

import re
import unicodedata
from decimal import Decimal
from functools import cache
from typing import NamedTuple

from scorepad.bridge.comparison import Average, NotPlayed, Played, Score, Split, What
from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import Faulty, Impossible, ScorepadError
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.translatable import translate
from scorepad.bridge.typed.deal_words import any_of
from scorepad.bridge.typed.languages import ENGLISH, LANGUAGES, Language
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.name_matching import simplified

_MINUS = "[-−–]"
_LABEL = "[A-Za-z0-9]{1,6}"
_PAIR = rf"{_LABEL}(?:\s*\+\s*{_LABEL})?"
LINE = rf"(?P<ns>{_PAIR})\s*{_MINUS}\s*(?P<ew>{_PAIR})\s*:(?P<what>.*)"
LOOKS_LIKE_LINE = rf"(?P<ns>[^:]{{0,60}}?){_MINUS}(?P<ew>[^:]{{0,60}}):(?P<what>.*)"
_END = r"(?![^\W_])"
"""Neither a letter nor a digit follows."""
_NOT_PLAYED = r"(?i)not\s+played"
_AVERAGE = r"(?i)ave(?:rage)?(?![^\W_])"
_SCORE = r"(?i)(?P<word>score|split)(?![^\W_])(?P<points>.*)"
_POINTS = rf"(?:[+]|{_MINUS})?\s*[0-9]{{1,6}}(?![0-9.,])"
_NUMBER = rf"(?:[+]|{_MINUS})?\s*[0-9]{{1,6}}(?:\.[0-9]{{1,2}})?(?![0-9.])"
_AWARD = rf"ave(?:rage(?!\s*{_NUMBER}))?(?:\s*(?:[+]|{_MINUS})|(?![a-z]))|{_NUMBER}"
_AWARDS = (
    rf"(?i)(?:ave(?:rage)?\s+)?({_AWARD})(?:\s+|\s*/\s*)({_AWARD})",
    rf"(?i)(?:ave(?:rage)?\s+)?({_AWARD})\s*({_AWARD})",
)
_SHARES = rf"\s*{_NUMBER}\s*/\s*{_NUMBER}\s*"
_TYPED = (
    rf"(?i)(?:(?P<board>[0-9]{{1,4}})\s+(?=\S))?"
    rf"(?:(?!score|split)(?P<ns>{_PAIR})\s*{_MINUS}\s*(?P<ew>{_PAIR})(?:\s*:\s*|\s+))?"
    rf"(?P<what>.*)"
)


_FOULED = r"(?i)^(\s*[0-9]{1,4})\s+fouled(?![^\W_])"
_ENGLISH = {
    "plus": "ave+",
    "minus": "ave-",
    "average": "average",
    "ave": "ave",
    "not_played": "not played",
    "score": "score",
    "split": "split",
}
"""Each word in English."""


class _BadResult(Faulty):
    """A result that cannot be read, with all its errors."""


class TypedResult(NamedTuple):
    """A result as far as it was typed; board and pairs may be missing."""

    board: int | None
    ns: str | None
    ew: str | None
    what: What


def read_typed_result(
    text: str, language: Language = ENGLISH, was: What | None = None
) -> TypedResult:
    """Read a result as a player may type it; raises BadResult or Impossible.

    An average needs only its two values, if the first is `ave`, `ave+` or `ave-`, short or in full.
    To correct a deal (`was`) only the wrong part has to be typed.
    """
    try:
        return TypedResult(None, None, None, read_what(text, language))
    except ScorepadError:  # it may begin with a board or pairs
        found = re.fullmatch(_TYPED, text.strip())
        if not found or not (found["board"] or found["ns"]):
            if text and isinstance(was, Played):
                return TypedResult(None, None, None, _read_deal(text, language, was))
            raise
    ns, ew = (pair_typed(found[side]) if found[side] else None for side in ("ns", "ew"))
    board = int(found["board"]) if found["board"] else None
    return TypedResult(board, ns, ew, read_what(found["what"], language))


def without_fouled(text: str) -> tuple[str, bool]:
    """Return the text without the word after the board that marks it as fouled."""
    plain = re.sub(_FOULED, r"\1", text)
    return plain, plain != text


def split_typed(text: str, language: Language = ENGLISH) -> tuple[str, str]:
    """Split the text typed so far: the board and pairs, and the result."""
    try:
        read_what(text, language)
    except ScorepadError:
        to_come = " p" if text[-1:].isspace() else ""  # after a blank the last part begins
        whole = text.strip() + to_come
        if found := re.fullmatch(_TYPED, whole):
            start = found.start("what")
            return whole[:start], whole[start:].removesuffix(to_come[1:])
    return "", text


def pair_typed(text: str) -> str:
    """Return a pair, or two players, as they are stored."""
    return re.sub(r"\s*\+\s*", "+", text.strip()).upper()


def read_what(text: str, language: Language = ENGLISH) -> What:
    """Read the result of a board; raises BadResult or Impossible."""
    if not text:
        raise Impossible(translate("words", "the result is missing, e.g. N 4S+1"))
    text = _in_english(unicodedata.normalize("NFC", text), language)
    if re.fullmatch(_NOT_PLAYED, text):
        return NotPlayed()
    if re.match(_AVERAGE, text) or re.fullmatch(_SHARES, text):
        return _average(text)
    if score := re.fullmatch(_SCORE, text):
        return _score(score["points"], is_split=score["word"].casefold() == "split")
    return _read_deal(text, language)


def deal_of(was: What | None) -> Deal | None:
    """Return the deal of a result being corrected, if it is known."""
    return Deal(was.contract, was.tricks) if isinstance(was, Played) else None


def _read_deal(text: str, language: Language, was: What | None = None) -> Played:
    try:
        deal = read_deal(text, options=Options(DUPLICATE), was=deal_of(was), language=language)
    except Misread as misread:
        raise _BadResult(misread.messages) from None
    return Played(deal.contract, deal.tricks)


def _score(text: str, *, is_split: bool) -> Score | Split:
    points = [int(award(found)) for found in re.findall(_POINTS, text)]
    if re.sub(_POINTS, "", text).strip() or len(points) != 1 + is_split:
        said = translate("words", "the score is missing: North-South’s points, e.g. score -50")
        if is_split:
            said = translate(
                "words",
                "a split needs two scores for North-South: the first counts for them, "
                "the second for East-West, e.g. split 420 -50",
            )
        raise Impossible(said)
    return Split(*points) if is_split else Score(*points)


def _average(text: str) -> Average:
    for pattern in _AWARDS:
        if found := re.fullmatch(pattern, text.strip()):
            return Average(*map(award, found.groups()))
    said = translate(
        "words", "an average needs two values, North-South’s first, e.g. ave+ ave- or 60 40"
    )
    raise Impossible(said)


def _in_english(text: str, language: Language) -> str:
    """Return the text with English words for results other than deals."""
    found = [*_said_of_boards(language).finditer(simplified(text))]
    for each in reversed(found):
        text = f"{text[: each.start()]}{_ENGLISH[str(each.lastgroup)]}{text[each.end() :]}"
    return text


@cache
def _said_of_boards(language: Language) -> re.Pattern[str]:
    spoken = (language, ENGLISH) if language != ENGLISH else tuple(LANGUAGES.values())
    average, ave = any_of(each.average for each in spoken), any_of(each.ave for each in spoken)
    plus, minus = any_of(each.plus for each in spoken), any_of(each.minus for each in spoken)
    words = {
        "plus": rf"(?:{average}|{ave})(?:\+(?!\d)|\s+\+(?!\s*\d)|\s*{plus}{_END})",
        "minus": rf"(?:{average}|{ave})(?:-(?!\d)|\s+-(?!\s*\d)|\s*{minus}{_END})",
        "average": average + _END,
        "ave": ave + _END,
        "not_played": any_of(each.not_played for each in spoken) + _END,
        "score": any_of(each.score for each in spoken) + _END,
        "split": any_of(each.split for each in spoken) + _END,
    }
    either = "|".join(f"(?P<{name}>{pattern})" for name, pattern in words.items())
    return re.compile(rf"(?<![^\W_])(?:{either})")


def award(text: str) -> str:
    """Return an average in its standard form, without blanks."""
    plain = re.sub(_MINUS, "-", re.sub(r"\s+", "", text)).casefold().replace("average", "ave")
    return plain if plain.startswith("ave") else f"{Decimal(plain).normalize():f}"
