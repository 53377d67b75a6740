"""The evening file (.scorepad): one evening or many, every fact by its name, as JSON."""

import json
import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from scorepad.bridge.seats import Impossible
from scorepad.exchange.entered import at, evening_facts, evening_of
from scorepad.exchange.evening_format import FORMAT, VERSION, File, Header
from scorepad.exchange.kept import BadFile, Kept
from scorepad.exchange.names import listed, short

_DEEPEST = {"dict": 4, "tuple": 5}
"""So deep the file has a line for each fact: each deal stands on one line, and so do the seats."""
_MARK = b"\xef\xbb\xbf"
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
    "object": "facts in { }",
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


def encode(evenings: Iterable[Kept]) -> bytes:
    """The evenings as a file, laid out to be read by people too."""
    file = File(FORMAT, VERSION, tuple(map(evening_facts, evenings)))
    return (_laid_out(msgspec.to_builtins(file)) + "\n").encode(errors="replace")


def decode(data: bytes) -> tuple[Kept, ...]:
    """The evenings in a file; raises BadFile with the first place that is wrong."""
    data = data.removeprefix(_MARK)
    header = _decoded(data, Header)
    if header.format != FORMAT:
        raise BadFile("", "this is no evening file of scorepad")
    if header.version > VERSION:
        raise BadFile(
            "version",
            f"the file was written by a newer scorepad, in version {header.version}; "
            f"this one reads up to version {VERSION}",
        )
    evenings = []
    places: dict[object, int] = {}
    for number, facts in enumerate(_decoded(data, File).evenings):
        with at(f"evenings[{number}]"):
            first = places.setdefault(facts.id, number)
            if first != number:
                raise Impossible(f"its id is that of evenings[{first}]")
            evenings.append(evening_of(facts))
    return tuple(evenings)


def schema() -> bytes:
    """The JSON Schema of the file, as it stands in resources/evening-file.schema.json."""
    described = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "scorepad evening file",
        **msgspec.json.schema(File),
    }
    return msgspec.json.format(msgspec.json.encode(described), indent=2) + b"\n"


def _decoded(data: bytes, form: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=form)
    except UnicodeDecodeError as wrong:
        byte = f"0x{wrong.object[wrong.start]:02x}"
        raise BadFile("", f"byte {byte} is not UTF-8 text; save the file as UTF-8") from None
    except RecursionError:
        raise BadFile("", "brackets stand in brackets too often for an evening file") from None
    except msgspec.MsgspecError as wrong:
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
    return f"this is not the JSON of an evening file: {said}"


def _laid_out(value: Any, depth: int = 0) -> str:
    """JSON with a line for each fact, down to the deals; a line holds what is only words."""
    parts = value.values() if isinstance(value, dict) else value
    if depth > _DEEPEST.get(type(value).__name__, -1) or not any(map(_has_parts, parts)):
        return json.dumps(value, ensure_ascii=False)
    laid_out = [_laid_out(part, depth + 1) for part in parts]
    before, after = "[]"
    if isinstance(value, dict):
        laid_out = [f'"{name}": {part}' for name, part in zip(value, laid_out, strict=True)]
        before, after = "{}"
    inner = "\n" + "  " * (depth + 1)
    return f"{before}{inner}{f',{inner}'.join(laid_out)}\n{'  ' * depth}{after}"


def _has_parts(value: object) -> bool:
    return isinstance(value, dict | tuple)
