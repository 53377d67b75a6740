"""The evening file (.scorepad): one evening or many, every fact by its name, as JSON."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from scorepad.bridge.errors import Impossible
from scorepad.exchange.entered import at, evening_facts, evening_of
from scorepad.exchange.evening_format import FORMAT, VERSION, File, Header
from scorepad.exchange.facts import decoded
from scorepad.exchange.kept import BadFile, Kept

_DEEPEST = {"dict": 4, "tuple": 5}
"""So deep the file has a line for each fact: each deal stands on one line, and so do the seats."""
_MARK = b"\xef\xbb\xbf"
_NOT_OURS = "this is no evening file of scorepad; choose another file"


def encode(evenings: Iterable[Kept]) -> bytes:
    """The evenings as a file, laid out to be read by people too."""
    return b"".join(parts(evenings))


def parts(evenings: Iterable[Kept]) -> Iterator[bytes]:
    """The same, evening by evening."""
    before = f'{{\n  "format": "{FORMAT}",\n  "version": {VERSION},\n  "evenings": ['
    after = "]\n}\n"
    for kept in evenings:
        laid_out = _laid_out(msgspec.to_builtins(evening_facts(kept)), depth=2)
        yield f"{before}\n    {laid_out}".encode(errors="replace")
        before, after = ",", "\n  ]\n}\n"
    yield (before + after if before != "," else after).encode()


def decode(data: bytes) -> tuple[Kept, ...]:
    """The evenings in a file; raises BadFile with the first place that is wrong."""
    data = data.removeprefix(_MARK)
    if not data.strip():
        return ()
    if not data.lstrip().startswith(b"{"):
        raise BadFile("", _NOT_OURS)
    header = decoded(data, Header)
    if header.format != FORMAT:
        raise BadFile("", _NOT_OURS)
    if header.version > VERSION:
        raise BadFile(
            "version",
            "the file was written by a newer scorepad than this one; it can be opened there, "
            "or here once this one is newer",
        )
    evenings = []
    places: dict[object, int] = {}
    for number, facts in enumerate(decoded(data, File).evenings):
        with at(f"evenings[{number}]"):
            first = places.setdefault(facts.id, number)
            if first != number:
                raise Impossible(f"this evening stands in the file twice, first as {first + 1}")
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


def _laid_out(value: Any, depth: int) -> str:
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
