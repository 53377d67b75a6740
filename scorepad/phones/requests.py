"""Requests and answers, and why a request is refused."""

import gzip
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import Message, Translate, translate

JSON = "application/json; charset=utf-8"
UNREADABLE = translate("words", "this request cannot be read")
"""What only a broken program is told; the status says more."""
ONLY_LOOK = translate("words", "this phone may only look; ask at the laptop")
Data = dict[str, Any]
_WORTH_PACKING = 1000
"""Bytes of a body; a shorter one is sent as it is."""


class RequestHead(NamedTuple):
    """What comes before the body of a request."""

    method: str
    target: str
    headers: Mapping[str, str]
    """By their names in small letters."""
    address: str
    """Where it comes from."""


class Answer(NamedTuple):
    status: int
    body: bytes
    kind: str = JSON
    headers: tuple[tuple[str, str], ...] = ()


class NotGranted(ScorepadError):
    """A request that is not granted: why, and what is there instead."""

    def __init__(
        self,
        status: int,
        message: Message,
        data: Data | None = None,
        headers: tuple[tuple[str, str], ...] = (),
        there: str = "",
    ) -> None:
        super().__init__(message)
        self.status = status
        self.data, self.headers = data or {}, headers
        self.there = there
        """What is there instead, as it is printed: the laptop shows both."""

    def answer(self, translate: Translate) -> Answer:
        error = whole_sentence(self.message.said(translate))
        return in_json({"error": error, **self.data}, self.status, self.headers)


def whole_sentence(said: str) -> str:
    """With a capital and a full stop."""
    sentence = f"{said[:1].upper()}{said[1:]}"
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def in_json(data: Data, status: int = 200, headers: tuple[tuple[str, str], ...] = ()) -> Answer:
    return Answer(status, written(data).encode(), headers=headers)


def written(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def packed(answer: Answer, accepted: str) -> Answer:
    """The same compressed, if the phone accepts that: forty phones share one Wi-Fi."""
    ways = [way.strip() for way in accepted.lower().split(",")]
    if len(answer.body) < _WORTH_PACKING or "gzip" not in ways:
        return answer
    headers = (*answer.headers, ("Content-Encoding", "gzip"))
    return answer._replace(body=_packed(answer.body), headers=headers)


@lru_cache(maxsize=16)
def _packed(body: bytes) -> bytes:
    """Compressed once for all phones that get the same."""
    return gzip.compress(body, 5, mtime=0)
