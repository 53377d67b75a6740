"""What is kept of the phones of an evening, beside the archive, so that they find their way back.

Deals that a phone entered are in the evening, and who entered them in its steps.
"""

import base64
import json
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from scorepad.bridge.errors import BadData
from scorepad.bridge.plain import from_plain, to_plain

KEY_BYTES = 16


class May(StrEnum):
    """What a phone may do."""

    SEE = "see"
    ASKED = "asked"
    """It wants to enter, and nobody has decided yet."""
    ENTER = "enter"


@dataclass(frozen=True, slots=True)
class Phone:
    """A phone that said whose it is."""

    id: str
    token: str
    name: str = ""
    place: str = ""
    may: May = May.SEE
    is_decided: bool = False
    """Whether the laptop has decided what it may do; it is asked once."""
    is_sent_away: bool = False


@dataclass(frozen=True, slots=True)
class Tick:
    """What the other side said of a result as it saw it."""

    id: str
    sent: str
    board: int
    ns: str
    ew: str
    agrees: bool
    result: str
    """As it was written; another one that takes its place voids the tick."""
    steps: int
    """How many steps the evening had had by then."""
    round: int = 0
    """The round with the boards, from 0."""


@dataclass(frozen=True, slots=True)
class AlreadyThere:
    """A request whose deal was there already, so that it was no step of the evening."""

    id: str
    sent: str
    revision: int


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept of the phones of one evening."""

    evening: str
    """Its UUID in the archive."""
    key: str
    """It is in the code on the screen."""
    port: int = 0
    phones: tuple[Phone, ...] = ()
    ticks: tuple[Tick, ...] = ()
    """All that were ever made: each is a revision of its own."""
    past_keys: tuple[str, ...] = ()
    """From before a phone was sent away; they still serve the phones that were in by then."""
    found: tuple[AlreadyThere, ...] = ()

    def phone_of(self, token: str) -> Phone | None:
        return next((phone for phone in self.phones if phone.token == token), None)

    def without(self, phone: Phone) -> "Kept":
        """The same with a phone sent away, and with a new key, as it knows this one."""
        away = replace(phone, may=May.SEE, is_sent_away=True)
        keys = (*self.past_keys, self.key)
        return replace(self.with_phone(away), key=new_key(), past_keys=keys)

    def with_phone(self, phone: Phone) -> "Kept":
        """The same with a phone added, or put in the place of the one with its ID."""
        if all(other.id != phone.id for other in self.phones):
            return replace(self, phones=(*self.phones, phone))
        phones = (phone if other.id == phone.id else other for other in self.phones)
        return replace(self, phones=tuple(phones))


def new_key() -> str:
    """Random letters and figures that can be typed where nothing can be scanned."""
    return base64.b32encode(secrets.token_bytes(KEY_BYTES)).decode().rstrip("=").lower()


def read_kept(file: Path) -> Kept | None:
    """What was kept last; a file that is missing or damaged keeps nothing."""
    with suppress(OSError, ValueError, RecursionError, BadData):
        return from_plain(Kept, json.loads(file.read_text(encoding="utf-8")))
    return None


def write_kept(file: Path, kept: Kept) -> bool:
    """Keep this instead, whole or not at all; tell whether the disk has it.

    Nobody else may read the key.
    """
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(handle, "w", encoding="utf-8") as put:
            json.dump(to_plain(kept), put, ensure_ascii=False)
            put.flush()
            os.fsync(put.fileno())
        unfinished.replace(file)
    except OSError:
        return False
    return True
