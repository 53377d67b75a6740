"""House rules for any form: whether overtricks count, and whether the last deal is doubled."""

from collections.abc import Iterable

from scorepad.bridge.contract import UNDOUBLED, Contract
from scorepad.bridge.options import Options
from scorepad.bridge.points import Entry, Pay, PayKind, Result, result


def agreed_result(contract: Contract, tricks: int, vulnerable: bool, options: Options) -> Result:
    """Return what a contract pays under the agreed rules."""
    found = result(contract, tricks, vulnerable)
    if options.overtricks or contract.doubling is not UNDOUBLED:
        return found
    return Result(_without_overtricks(found.paid), _without_overtricks(found.alone), found.below)


def _without_overtricks(paid: Iterable[Entry]) -> tuple[Entry, ...]:
    return tuple(entry for entry in paid if entry.kind is not PayKind.OVERTRICKS)


def twice(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries of a last deal that counts double."""
    return tuple(entry._replace(pay=_twice(entry.pay)) for entry in entries)


def _twice(pay: Pay) -> Pay:
    each = pay.sum if pay.sum.isdigit() else f"({pay.sum})"
    return pay._replace(points=2 * pay.points, sum=f"{each}*2")
