"""What is wrong in a deal as it was typed, and where."""

from collections.abc import Sequence
from typing import NamedTuple

from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import ScorepadError, joined
from scorepad.bridge.seats import Seat
from scorepad.bridge.translatable import Message


class Fault(NamedTuple):
    """Something wrong or doubtful in what was typed: from where to where, and what it is."""

    start: int
    end: int
    message: Message
    is_certain: bool = False
    """Whether it stands in the way as it is, rather than being perhaps not yet complete."""
    may_be: tuple[Seat, ...] = ()
    """The chair and the players whom its letter may mean."""
    of_holder: bool = False
    """Whether it is who holds the honours that is asked about, rather than the declarer."""

    @property
    def words(self) -> str:
        """In English."""
        return str(self.message)

    def answer(self, deal: Deal) -> Seat | None:
        """Whom of those that a letter may mean was meant by it, as the whole deal tells."""
        who = deal.contract.declarer if deal.contract else None
        if self.of_holder:
            who = deal.honours.holder if deal.honours else None
        return who if who in self.may_be else None


class Misread(ScorepadError, ValueError):
    """A deal that cannot be read, with all that is wrong in it."""

    def __init__(self, faults: Sequence[Fault], *, has_contract: bool = True) -> None:
        self.messages = [fault.message for fault in faults]
        super().__init__(joined(self.messages))
        self.faults = list(faults)
        self.has_contract = has_contract
