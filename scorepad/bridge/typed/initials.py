"""Letters that are a chair and also begin a player's name: asked about once, then remembered."""

from collections.abc import Iterable

from scorepad.bridge.deal import Deal
from scorepad.bridge.seats import Initial, Seating
from scorepad.bridge.translatable import Message
from scorepad.bridge.typed.misread import Fault
from scorepad.bridge.typed.people import People


def initials_told(asked: Iterable[Fault], deal: Deal, seating: Seating) -> tuple[Initial, ...]:
    """Return the answers to earlier questions, as implied by the deal entered since."""
    found = ((fault.may_be[0], fault.answer(deal)) for fault in asked if fault.may_be)
    return tuple(
        Initial(chair, None if who is chair else seating.at(who)) for chair, who in found if who
    )


def reminders(text: str, asked: Iterable[Fault], deal: Deal, people: People) -> list[Message]:
    """Return reminders of what letters in a deal mean, for those that would be ambiguous."""
    found = ((text[fault.start : fault.end], fault.may_be, fault.answer(deal)) for fault in asked)
    said = {typed: people.reminder(typed, may_be, who) for typed, may_be, who in found if who}
    return [*said.values()]
