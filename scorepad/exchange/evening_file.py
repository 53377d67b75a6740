"""The evening file (.scorepad): one or more evenings as plain data in JSON.

resources/evening-file.schema.json describes it for other programs.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any
from uuid import UUID

from scorepad.bridge.earlier import EARLIER, Earlier
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import Plain, to_plain, unknown
from scorepad.bridge.translatable import translate
from scorepad.exchange import version_1
from scorepad.exchange.checks import READER
from scorepad.exchange.reading import text_of
from scorepad.exchange.saved_evening import SavedEvening

FORMAT = "scorepad evenings"
VERSION = 2
_DEEPEST: dict[type, int] = {dict: 5, list: 6}
"""Down to this depth each fact has a line of its own: each deal and each result is one line."""
_LOOKS_LIKE_JSON = re.compile(rb"(\xef\xbb\xbf)?\s*\{")
_NOT_OURS = translate("words", "this is not an evening file of scorepad; choose another file")
OTHERWISE = translate("words", "this part is damaged; open another copy of the file")
NEWER = translate(
    "words",
    "the file was written by a newer scorepad; update this one to open it",
)
_READ_EARLIER = READER.reader(tuple[Earlier, ...])
_HALF_WORD = re.compile(r"[-\w\\]{0,5}")
r"""Where a file breaks off, this may be left: part of a number, of true, or of \\u2660."""


def parts(evenings: Iterable[SavedEvening]) -> Iterator[bytes]:
    """Yield the evenings as a file, one by one, in a layout for people to read."""
    before = f'{{\n  "format": "{FORMAT}",\n  "version": {VERSION},\n  "evenings": ['
    after = "]\n}\n"
    for kept in evenings:
        laid_out = _laid_out(plain_of(kept), depth=2)
        yield f"{before}\n    {laid_out}".encode(errors="replace")
        before, after = ",", "\n  ]\n}\n"
    yield (before + after if before != "," else after).encode()


def plain_of(kept: SavedEvening) -> Plain:
    """Return an evening with its id as plain data."""
    earlier = [to_plain(one) for one in kept.earlier]
    told = {EARLIER: earlier} if earlier else {}
    return {"id": str(kept.id), **to_plain(kept.evening), **told}


def decode(data: bytes) -> tuple[SavedEvening, ...]:
    """Return the evenings in a file; raises BadData with the first faulty place."""
    if not data.strip():
        return ()
    plain = read_json(data) if _LOOKS_LIKE_JSON.match(data) else None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadData("", _NOT_OURS)
    version, evenings = plain.get("version"), plain.get("evenings")
    if type(version) is not int or version < 1:
        raise BadData("version", OTHERWISE)
    if version > VERSION:
        raise BadData("version", NEWER)
    if others := plain.keys() - {"format", "version", "evenings"}:
        raise unknown(min(others))
    if not isinstance(evenings, list):
        raise BadData("evenings", OTHERWISE)
    found: dict[UUID, SavedEvening] = {}
    for number, part in enumerate(evenings):
        try:
            kept = kept_of(version_1.evening(part) if version == 1 else part)
            if kept.id in found:
                text = translate("words", "the file has this evening twice, first as {first}")
                raise BadData("", text, first=[*found].index(kept.id) + 1)
        except BadData as bad:
            raise bad.inside(f"evenings[{number}]") from None
        found[kept.id] = kept
    return tuple(found.values())


def kept_of(plain: Plain) -> SavedEvening:
    """Return the evening that plain data with an id describes."""
    if not isinstance(plain, dict):
        raise BadData("", OTHERWISE)
    try:
        uuid = UUID(plain.get("id"))
    except (ValueError, TypeError, AttributeError):
        raise BadData(
            "id",
            translate("words", "the evening’s ID is damaged"),
        ) from None
    rest = {name: value for name, value in plain.items() if name not in ("id", EARLIER)}
    evening = READER.read(Evening, rest)
    try:
        earlier = _READ_EARLIER(plain.get(EARLIER, []))
    except BadData as bad:
        raise bad.inside(EARLIER) from None
    return SavedEvening(uuid, evening, earlier)


def read_json(data: bytes) -> Plain:
    """Parse JSON; raises BadData."""
    text = text_of(data)
    try:
        return json.loads(text)
    except json.JSONDecodeError as wrong:
        rest = text[wrong.pos :].rstrip()
        if wrong.msg.startswith("Unterminated string") or (
            wrong.msg != "Extra data" and _HALF_WORD.fullmatch(rest)
        ):
            said = translate("words", "the file is cut off; open a complete copy")
            raise BadData("", said) from None
        raise BadData(str(wrong.lineno) if "\n" in text.strip() else "", OTHERWISE) from None
    except (RecursionError, ValueError):
        raise BadData("", OTHERWISE) from None


def _laid_out(value: Any, depth: int) -> str:
    """Return JSON with one line per fact, down to the deals; simple values share a line."""
    parts = value.values() if isinstance(value, dict) else value
    if depth > _DEEPEST.get(type(value), -1) or not any(map(_has_parts, parts)):
        return json.dumps(value, ensure_ascii=False)
    laid_out = [_laid_out(part, depth + 1) for part in parts]
    before, after = "[]"
    if isinstance(value, dict):
        laid_out = [f'"{name}": {part}' for name, part in zip(value, laid_out, strict=True)]
        before, after = "{}"
    inner = "\n" + "  " * (depth + 1)
    return f"{before}{inner}{f',{inner}'.join(laid_out)}\n{'  ' * depth}{after}"


def _has_parts(value: object) -> bool:
    """Whether a value is more than a list of words or numbers."""
    return isinstance(value, dict) or (isinstance(value, list) and any(map(_has_parts, value)))
