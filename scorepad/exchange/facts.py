"""Facts as JSON or as cells of a table; what is wrong with them is said in words."""

import json
import re
from typing import TypeVar

import msgspec

from scorepad.exchange.kept import BadFile
from scorepad.exchange.names import listed, short

_PLACE = re.compile(r"(?P<said>.*?)(?: - at `\$\.?(?P<place>.*)`)?", re.DOTALL)
_WANTED = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`")
_BOUND = re.compile(r"Expected `(?P<what>\w+)` (?P<bound>of length )?(?P<sign>[<>]=) (?P<most>\d+)")
_NAMED = re.compile(
    r"(?:Object missing required field `(?P<missing>.*)`"
    r"|Object contains unknown field `(?P<unknown>.*)`"
    r"|Invalid (?:enum )?value '?(?P<value>.*?)'?)",
    re.DOTALL,
)
_KINDS = {
    "object": "a group in { }",
    "array": "a list in [ ]",
    "str": "text",
    "int": "a whole number",
    "float": "a broken number",
    "bool": "true or false",
    "null": "null",
    "date": "a date",
    "uuid": "an id",
}
_KNOWN = {
    "Invalid RFC3339 encoded date": "a date is written as 2026-01-31",
    "Invalid UUID": "an id is written as 01234567-89ab-cdef-0123-456789abcdef",
    "Number out of range": "the number is too large",
    "Integer value out of range": "the number is too large",
    "Input data was truncated": "the file breaks off; the rest of it is missing",
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
        line = str(1 + data.count(b"\n", 0, wrong.start))
        raise BadFile(line, _no_text(wrong)) from None


def decoded(data: bytes, form: type[T]) -> T:
    """Facts written as JSON."""
    try:
        return msgspec.json.decode(data, type=form)
    except UnicodeDecodeError as wrong:
        raise BadFile("", _no_text(wrong)) from None
    except RecursionError:
        raise BadFile("", "brackets stand in brackets too often for an evening file") from None
    except msgspec.MsgspecError as wrong:
        raise _in_words(str(wrong)) from None


def _no_text(wrong: UnicodeDecodeError) -> str:
    return f"byte 0x{wrong.object[wrong.start]:02x} is not UTF-8 text; save the file as UTF-8"


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
        kinds = [_KINDS.get(kind, kind) for kind in wanted["wanted"].split(" | ") if kind != "null"]
        return f"{listed(kinds, 'or')} belongs here, not {_KINDS.get(wanted['found'], 'this')}"
    if bound := _BOUND.fullmatch(said):
        limit = "at most" if bound["sign"] == "<=" else "at least"
        if bound["bound"]:
            return f"this is too long; it has {limit} {bound['most']} parts or letters"
        return f"the number can be {limit} {bound['most']}"
    if named := _NAMED.fullmatch(said):
        if named["missing"]:
            return f"“{named['missing']}” is missing"
        return f"“{short(named['unknown'] or named['value'] or '')}” is not known here"
    return f"this is not written as scorepad writes it ({said})"
