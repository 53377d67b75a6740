"""What a contract came to, whoever played it; written short, the same comes up again and again."""

from functools import lru_cache
from typing import NamedTuple

from scorepad.bridge.contract import Doubling, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.points import Kind
from scorepad.bridge.state import ScoredDeal


class Paid(NamedTuple):
    """Points of one kind for declarer's side, or with a minus for the other."""

    kind: Kind
    points: int


class Outcome(NamedTuple):
    """A contract with its result and all that it paid."""

    level: int
    strain: Strain
    doubling: Doubling
    over: int
    vulnerable: bool
    """Declarer's side, before the deal."""
    paid: tuple[Paid, ...]

    @property
    def is_made(self) -> bool:
        return self.over >= 0

    @property
    def net(self) -> int:
        """What declarer's side won by it, or with a minus lost."""
        return sum(points for _, points in self.paid)

    def of_kind(self, kind: Kind) -> int:
        return sum(points for paid, points in self.paid if paid is kind)


def outcome_of(scored: ScoredDeal) -> Outcome | None:
    """The outcome of a deal; none where nobody played it or it counts nothing."""
    deal = scored.item
    if not isinstance(deal, Deal) or deal.contract is None or scored.after_end:
        return None
    contract = deal.contract
    side = contract.declarer.side
    return Outcome(
        contract.level,
        contract.strain,
        contract.doubling,
        deal.over,
        side in scored.vulnerable,
        tuple(
            [
                Paid(pay.kind, pay.points if to is side else -pay.points)
                for _, to, pay in scored.entries
            ]
        ),
    )


def written(outcome: Outcome) -> str:
    """An outcome as text, for sums that are kept: 4 S X -1 v penalty=-200."""
    level, strain, doubling, over, vulnerable, paid = outcome
    said = " ".join([f"{kind}={points}" for kind, points in paid])
    return f"{level} {strain} {doubling or '-'} {over} {'v' if vulnerable else '-'} {said}"


_numbers: dict[str, int] = {}
_texts: list[str] = []


def number_of(text: str) -> int:
    """The number that stands for a written outcome while the program runs."""
    number = _numbers.setdefault(text, len(_texts))
    if number == len(_texts):
        _texts.append(text)
    return number


def text_of(number: int) -> str:
    """The outcome that has this number, as it is written."""
    return _texts[number]


@lru_cache(maxsize=20_000)
def read(text: str) -> Outcome:
    """The outcome that was written so."""
    level, strain, doubling, over, vulnerable, *paid = text.split()
    return Outcome(
        int(level),
        Strain(strain),
        Doubling(doubling.strip("-")),
        int(over),
        vulnerable == "v",
        tuple(
            Paid(Kind(kind), int(points))
            for kind, points in (payment.split("=") for payment in paid)
        ),
    )
