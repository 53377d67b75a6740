"""What a contract came to, whoever played it; written short, the same comes up again and again."""

from functools import lru_cache
from typing import NamedTuple

from scorepad.bridge.contract import Doubling, Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.points import PayKind
from scorepad.bridge.state import ScoredDeal


class Paid(NamedTuple):
    """Points of one kind for declarer's side, or with a minus for the other."""

    kind: PayKind
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

    def of_kind(self, kind: PayKind) -> int:
        return sum(points for paid, points in self.paid if paid is kind)


def outcome_of(scored: ScoredDeal) -> Outcome | None:
    """The outcome of a deal; none where nobody played it or it counts nothing."""
    text = written(scored)
    return read(text) if text else None


def written(scored: ScoredDeal) -> str:
    """The outcome of a deal as text, for what is kept: 4 S X -1 v penalty=-200."""
    deal = scored.item
    if not isinstance(deal, Deal) or deal.contract is None or scored.after_end:
        return ""
    level, strain, doubling = deal.contract.level, deal.contract.strain, deal.contract.doubling
    side = deal.contract.declarer.side
    vulnerable = "v" if side in scored.vulnerable else "-"
    paid = " ".join(
        [f"{pay.kind}={pay.points if to is side else -pay.points}" for _, to, pay in scored.entries]
    )
    return f"{level} {strain} {doubling or '-'} {deal.over} {vulnerable} {paid}"


@lru_cache(maxsize=1_000)
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
            Paid(PayKind(kind), int(points))
            for kind, points in (payment.split("=") for payment in paid)
        ),
    )
