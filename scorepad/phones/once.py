"""What is entered is entered once, however often it is asked for."""

import hashlib
from dataclasses import replace
from typing import NamedTuple

from scorepad.bridge.actions import Action
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening
from scorepad.bridge.plain import to_plain
from scorepad.bridge.translatable import Message, translate
from scorepad.phones import fields
from scorepad.phones.desk import Desk, as_it_was, revision
from scorepad.phones.kept import AlreadyThere, Phone, Tick
from scorepad.phones.requests import Answer, Data, NotGranted, in_json, written

PHONE = "phone"
"""The fact of an action that tells which phone did it."""


class PhoneEntry(NamedTuple):
    """What a phone wants to enter: known by its id, seen at a revision."""

    id: str
    sent: str
    """A digest of what it asks for, to know it again."""
    revision: int
    status: int
    """The status of its answer, once it is entered."""


def entry_of(data: Data, what: str, status: int, *names: str) -> PhoneEntry:
    asked = [what, *(data.get(name) for name in names)]
    sent = hashlib.sha256(written({"asked": asked}).encode()).hexdigest()[:16]
    return PhoneEntry(fields.identity(data), sent, fields.number(data, "revision"), status)


def answered_before(desk: Desk, entry: PhoneEntry) -> Answer | None:
    """The first answer to what was asked before."""
    known = _known(desk, entry)
    if known is None:
        return None
    sent, number, status = known
    if sent != entry.sent:
        return None  # its place is looked at first
    if not desk.is_saved:
        raise _unsaved()
    return _accepted(desk, number, status)


def must_be_new(desk: Desk, entry: PhoneEntry) -> None:
    """Refuse an ID that another entry has, and a revision that the laptop has not reached."""
    if _known(desk, entry):
        said = translate("words", "another entry already has this ID")
        raise NotGranted(409, Message(said), {"here": None})
    if entry.revision > revision(desk):
        said = translate("words", "the laptop has not reached this deal; look again")
        raise NotGranted(409, Message(said), {"here": None})


def _known(desk: Desk, entry: PhoneEntry) -> tuple[str, int, int] | None:
    """What was sent under this id, the revision it led to, and how that was answered."""
    for past in desk.history():
        by = past.action.facts.get(PHONE)
        if isinstance(by, dict) and by.get("id") == entry.id:
            return str(by.get("sent")), past.revision, entry.status
    for number, tick in enumerate(desk.kept.ticks, start=1):
        if tick.id == entry.id:
            return tick.sent, tick.steps + number, 200
    for found in desk.kept.found:
        if found.id == entry.id:
            return found.sent, found.revision, 200
    return None


def is_there(desk: Desk, entry: PhoneEntry) -> Answer:
    """Answer that this very thing was there already, and keep that it was asked for."""
    now = revision(desk)
    found = AlreadyThere(entry.id, entry.sent, now)
    if not desk.keep(replace(desk.kept, found=(*desk.kept.found, found))):
        raise _unsaved()
    return _accepted(desk, now, 200)


def done(desk: Desk, phone: Phone, entry: PhoneEntry, change: Change) -> Answer:
    """Make the change, as a step that tells which phone it came from."""
    kind, facts = change.action
    by = {
        "id": entry.id,
        "sent": entry.sent,
        "name": phone.name,
        "of": phone.id,
        "place": phone.place,
    }
    desk.become(change._replace(action=Action(kind, {**facts, PHONE: by})))
    if not desk.is_saved:
        raise _unsaved()
    return _accepted(desk, revision(desk), entry.status)


def ticked(desk: Desk, entry: PhoneEntry, tick: Tick) -> Answer:
    if not desk.keep(replace(desk.kept, ticks=(*desk.kept.ticks, tick))):
        raise _unsaved()
    return _accepted(desk, revision(desk), entry.status)


def _accepted(desk: Desk, number: int, status: int) -> Answer:
    """The answer with a revision, and with what was shown at it."""
    ticks = tuple(
        tick for count, tick in enumerate(desk.kept.ticks, start=1) if tick.steps + count <= number
    )
    evening = desk.scored.evening if number == revision(desk) else as_it_was(desk, number)
    return in_json({"revision": number, "checksum": checksum(evening, ticks)}, status)


def checksum(evening: Evening, ticks: tuple[Tick, ...]) -> str:
    """A digest of what is shown: phones that have the same one show the same."""
    shown = written({"evening": to_plain(evening), "ticks": [to_plain(tick) for tick in ticks]})
    return hashlib.sha256(shown.encode()).hexdigest()[:16]


def _unsaved() -> NotGranted:
    said = translate("words", "the laptop cannot save it at the moment; try again soon")
    return NotGranted(503, Message(said))
