"""Errors in a typed deal, with their places."""

from collections.abc import Sequence
from typing import NamedTuple

from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import ScorepadError, joined
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Message


class Fault(NamedTuple):
    """Something wrong or ambiguous in the text: where it starts and ends, and a message."""

    start: int
    end: int
    message: Message
    is_certain: bool = False
    """Whether it is an error as it is, not just something incomplete."""
    may_be: tuple[Seat, ...] = ()
    """The chair and the players that its letter may mean."""
    of_holder: bool = False
    """Whether the question is about the holder of honours instead of the declarer."""

    @property
    def words(self) -> str:
        """The message in English."""
        return str(self.message)

    def answer(self, deal: Deal) -> Seat | None:
        """Return which of the possible meanings the complete deal shows."""
        who = deal.contract.declarer if deal.contract else None
        if self.of_holder:
            who = deal.honours.holder if deal.honours else None
        return who if who in self.may_be else None


class Misread(ScorepadError, ValueError):
    """A deal that cannot be read, with all its errors."""

    def __init__(self, faults: Sequence[Fault], *, has_contract: bool = True) -> None:
        self.messages = [fault.message for fault in faults]
        super().__init__(joined(self.messages))
        self.faults = list(faults)
        self.has_contract = has_contract
