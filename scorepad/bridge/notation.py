"""The notation of a deal: `S 4SX+1 honours E 100`, or `pass`.

Reading is generous, printing is one form.
"""

from scorepad.bridge.comparison import Average, Played, What
from scorepad.bridge.contract import NOTRUMP, Contract
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Seating
from scorepad.bridge.typed.deal_reader import DealReader
from scorepad.bridge.typed.misread import Misread


def print_deal(deal: Deal) -> str:
    """A deal in its one printed form."""
    text = "pass"
    if deal.contract:
        contract = print_contract(deal.contract)
        text = f"{deal.contract.declarer} {contract}{print_result(deal.over)}"
    if deal.honours:
        text += f" honours {deal.honours.holder} {deal.honours.points}"
    if deal.points_held:
        text += " points {} {}".format(*deal.points_held)
    return text


def print_what(what: What) -> str:
    """What came of a board at one of several tables, as a line with pairs has it."""
    if isinstance(what, Played):
        return print_deal(Deal(what.contract, what.tricks))
    return f"average {what.ns} {what.ew}" if isinstance(what, Average) else "not played"


def print_contract(contract: Contract) -> str:
    strain = "NT" if contract.strain is NOTRUMP else contract.strain
    return f"{contract.level}{strain}{contract.doubling}"


def print_result(over: int) -> str:
    return f"{over:+d}" if over else "="


def read_deal(
    text: str,
    seating: Seating = Seating(),
    options: Options = Options(),
    *,
    was: Deal | None = None,
) -> Deal:
    """Read a deal as a player may type it; raises Misread with all that is wrong or doubtful.

    A player may be named by as many letters as tell him apart, and in place of a deal that is
    corrected only what was wrong in it need be typed. The options say whether honours count.
    """
    reader = DealReader(text, seating, options, was)
    try:
        return reader.deal()
    except Misread as misread:
        try:
            return DealReader(text, seating, options, was, abroad=True).deal()
        except Misread as abroad:
            raise (abroad if _first(abroad) > _first(misread) else misread) from None


def _first(misread: Misread) -> int:
    return min(fault.start for fault in misread.faults)
