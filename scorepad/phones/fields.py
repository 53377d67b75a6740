"""What is in the body of a request: each field of the type it must have."""

import json
import re
from typing import Any

from scorepad.bridge.comparison import LABEL
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.typed.languages import LANGUAGES, Language
from scorepad.bridge.typed.table_results import pair_typed
from scorepad.exchange.checks import LAST_BOARD
from scorepad.exchange.names import unfit
from scorepad.phones.requests import UNREADABLE, Data, NotGranted

_MOST_LETTERS = 200
_SIDE = rf"{LABEL}(?:\+{LABEL})?"
_PAIRS = re.compile(rf"\s*({_SIDE})\s*[-−–]\s*({_SIDE})\s*", re.IGNORECASE)


def read_body(body: bytes) -> Data:
    try:
        data = json.loads(body)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise NotGranted(400, Message(UNREADABLE))
    return data


def text(data: Data, name: str, most: int = _MOST_LETTERS) -> str:
    found = data.get(name)
    if not isinstance(found, str) or len(found) > most or unfit(found):
        raise unfit_field(name)
    return found


def identity(data: Data) -> str:
    found = text(data, "id", 64)
    if not found:
        raise unfit_field("id")
    return found


def number(data: Data, name: str, least: int = 0) -> int:
    found = data.get(name)
    if not isinstance(found, int) or not _is_number(found, least):
        raise unfit_field(name)
    return found


def deal_place(data: Data) -> tuple[int, int]:
    """The round, and the position among its deals, both from 1."""
    found = data.get("deal")
    if not isinstance(found, list) or len(found) != 2 or not all(_is_number(n, 1) for n in found):
        raise unfit_field("deal")
    return found[0], found[1]


def result_place(data: Data) -> ResultPlace:
    found = _PAIRS.fullmatch(text(data, "pairs"))
    board = number(data, "board", 1)
    if not found or board > LAST_BOARD:
        raise unfit_field("pairs" if not found else "board")
    return ResultPlace(board, pair_typed(found[1]), pair_typed(found[2]))


def language(data: Data) -> Language | None:
    """The language in which the text was typed; none for a score file's notation."""
    if data.get("language") is None:
        return None
    code = text(data, "language")
    if code not in LANGUAGES:
        raise unfit_field("language")
    return LANGUAGES[code]


def _is_number(found: Any, least: int) -> bool:
    return isinstance(found, int) and not isinstance(found, bool) and found >= least


def unfit_field(name: str) -> NotGranted:
    said = translate("words", "“{name}” is missing or not of the right kind")
    return NotGranted(400, Message(said, {"name": name}))
