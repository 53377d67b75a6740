"""What a house may have agreed on in any form: which tricks count, and how much the last deal."""

from collections.abc import Iterable

from scorepad.bridge.contract import UNDOUBLED, Contract
from scorepad.bridge.options import Options
from scorepad.bridge.points import Pay, PayKind, Result, result
from scorepad.bridge.seats import Side
from scorepad.bridge.state import Entry


def agreed_result(contract: Contract, tricks: int, vulnerable: bool, options: Options) -> Result:
    """All that a contract pays in this house."""
    found = result(contract, tricks, vulnerable)
    if options.overtricks or contract.doubling is not UNDOUBLED:
        return found
    return Result(_without_overtricks(found.paid), _without_overtricks(found.alone), found.below)


def _without_overtricks(paid: Iterable[Pay]) -> tuple[Pay, ...]:
    return tuple(pay for pay in paid if pay.kind is not PayKind.OVERTRICKS)


def again(place: int, entries: Iterable[Entry]) -> list[Entry]:
    """What the last deal pays once more, as it counts double: an entry for each side."""
    paid = [(side, [entry.points for entry in entries if entry.side is side]) for side in Side]
    return [
        Entry(place, side, Pay(PayKind.LAST_DEAL, sum(points), "+".join(map(str, points))))
        for side, points in paid
        if points
    ]
