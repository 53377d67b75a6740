"""Facts as they are written in files, or in cells of a table; what is wrong is said in words."""

import json
import re
from typing import TypeVar

import msgspec

from scorepad.exchange.kept import BadFile
from scorepad.exchange.names import listed, short, unreadable

_PLACE = re.compile(r"(?P<said>.*?)(?: - at `\$\.?(?P<place>.*)`)?", re.DOTALL)
_WANTED = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`")
_BOUND = re.compile(r"Expected `(?P<what>\w+)` (?P<bound>of length )?(?P<sign>[<>]=) (?P<most>\d+)")
_NAMED = re.compile(
    r"(?:Object missing required field `(?P<missing>.*)`"
    r"|Object contains unknown field `(?P<unknown>.*)`"
    r"|Invalid (?:enum )?value '?(?P<value>.*?)'?)",
    re.DOTALL,
)
_BROKEN = re.compile(r"JSON is malformed: .* \(byte (?P<byte>\d+)\)", re.DOTALL)
_KINDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a broken number",
    "bool": "true or false",
    "null": "nothing",
    "date": "a date",
}
_OTHERWISE = "this is not as scorepad writes it; open another copy of the file"
_KNOWN = {
    "Invalid RFC3339 encoded date": "a date is written as 2026-01-31",
    "Invalid UUID": "the long number by which scorepad knows the evening again is damaged",
    "Number out of range": "the number is too large",
    "Integer value out of range": "the number is too large",
    "Input data was truncated": "the file breaks off; open another copy, which has the rest",
}

T = TypeVar("T")


def written(facts: object) -> str:
    """Facts as JSON on one line; half letters, which no file holds, are left to its encoding."""
    return json.dumps(msgspec.to_builtins(facts), ensure_ascii=False)


def text_of(data: bytes) -> str:
    """The text of a file that is read line by line."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise BadFile(_line(data, wrong.start), unreadable(data)) from None


def decoded(data: bytes, form: type[T]) -> T:
    """Facts written as JSON."""
    try:
        return msgspec.json.decode(data, type=form)
    except UnicodeDecodeError:
        raise BadFile("", unreadable(data)) from None
    except RecursionError:
        raise BadFile("", _OTHERWISE) from None
    except msgspec.MsgspecError as wrong:
        broken = _BROKEN.fullmatch(str(wrong))
        if broken:
            lines = b"\n" in data.strip()
            raise BadFile(_line(data, int(broken["byte"])) if lines else "", _OTHERWISE) from None
        raise _in_words(str(wrong)) from None


def _line(data: bytes, place: int) -> str:
    return str(1 + data.count(b"\n", 0, place))


def converted(cells: object, form: type[T]) -> T:
    """Facts from cells, in which numbers and dates are text."""
    try:
        return msgspec.convert(cells, form, strict=False)
    except msgspec.ValidationError as wrong:
        raise _in_words(str(wrong)) from None


def _in_words(message: str) -> BadFile:
    """What the decoder found, in words and with the place."""
    parts = _PLACE.fullmatch(message)
    assert parts
    return BadFile(parts["place"] or "", _sentence(parts["said"]))


def _sentence(said: str) -> str:
    if said in _KNOWN:
        return _KNOWN[said]
    if wanted := _WANTED.fullmatch(said):
        kinds = [_KINDS.get(kind) for kind in wanted["wanted"].split(" | ") if kind != "null"]
        known = [kind for kind in kinds if kind]
        if not known:
            return _OTHERWISE
        return f"{listed(known, 'or')} belongs here, not {_KINDS.get(wanted['found'], 'this')}"
    if bound := _BOUND.fullmatch(said):
        limit = "at most" if bound["sign"] == "<=" else "at least"
        if bound["bound"]:
            return f"this is too long; it has {limit} {bound['most']} parts or letters"
        return f"the number can be {limit} {bound['most']}"
    if named := _NAMED.fullmatch(said):
        if named["missing"]:
            return f"“{named['missing']}” is missing"
        return f"“{short(named['unknown'] or named['value'] or '')}” is not known here"
    return _OTHERWISE
