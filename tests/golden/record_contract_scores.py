"""Records what others score for every contract, in contract_scores.txt.

Run it as `python -m tests.golden.record_contract_scores`.
"""

from importlib.metadata import version
from itertools import product
from pathlib import Path

from bridgebots import BiddingSuit
from bridgebots.play_utils import calculate_score
from endplay.types import Contract, Denom, Penalty, Player, Vul

FILE = Path(__file__).with_name("contract_scores.txt")
STRAINS = {
    "C": (Denom.clubs, BiddingSuit.CLUBS),
    "D": (Denom.diamonds, BiddingSuit.DIAMONDS),
    "H": (Denom.hearts, BiddingSuit.HEARTS),
    "S": (Denom.spades, BiddingSuit.SPADES),
    "NT": (Denom.nt, BiddingSuit.NO_TRUMP),
}
DOUBLINGS = {"": (Penalty.passed, 0), "X": (Penalty.doubled, 1), "XX": (Penalty.redoubled, 2)}
HEAD = f"""\
# What declarer's side scores at duplicate with each number of tricks, below none where it pays.
# Recorded from endplay {version("endplay")}, which agreed in every figure with bridgebots
# {version("bridgebots")}; `python -m tests.golden.record_contract_scores` records it anew.
"""


def main() -> None:
    """Write a line for every contract and vulnerability."""
    columns = "".join(f"{tricks:>6}" for tricks in range(14))
    lines = [f"{'contract':<10}{'vulnerable':<11}{columns}"]
    for vulnerable, strain, doubling, level in product(
        (False, True), STRAINS, DOUBLINGS, range(1, 8)
    ):
        scores = [score(level, strain, doubling, vulnerable, tricks) for tricks in range(14)]
        row = "".join(f"{points:>6}" for points in scores)
        lines.append(f"{f'{level}{strain}{doubling}':<10}{'yes' if vulnerable else 'no':<11}{row}")
    FILE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def score(level: int, strain: str, doubling: str, vulnerable: bool, tricks: int) -> int:
    """The score by both scorers; exit if they differ."""
    denom, suit = STRAINS[strain]
    penalty, times = DOUBLINGS[doubling]
    contract = Contract(
        level=level, denom=denom, declarer=Player.south, penalty=penalty, result=tricks - 6 - level
    )
    one: int = contract.score(Vul.both if vulnerable else Vul.none)
    other: int = calculate_score(level, suit, times, tricks, vulnerable)
    if one != other:
        raise SystemExit(f"{contract}: endplay says {one} and bridgebots {other}")
    return one


if __name__ == "__main__":
    main()
