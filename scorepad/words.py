"""English sentences for what the engine explains as values."""

from typing import assert_never

from scorepad.bridge.contract import DOUBLED, NOTRUMP, UNDOUBLED
from scorepad.bridge.points import Kind, Pay


def why(pay: Pay) -> str:
    """Why points are paid: the rule in words, then its sum."""
    if pay.sum == str(pay.points):
        return _rule(pay)
    return f"{_rule(pay)}: {pay.sum.replace('*', ' x ').replace('+', ' + ')}"


def _rule(pay: Pay) -> str:
    match pay.kind:
        case Kind.CONTRACT:
            sign = f"{pay.number}{pay.strain.sign}" if pay.strain else ""
            return f"{sign}{_doubled(pay)} made"
        case Kind.OVERTRICKS:
            return f"{_tricks(pay.number, 'overtrick')}{_doubled(pay)}{_vulnerable(pay)}"
        case Kind.PENALTY:
            return f"{pay.number} down{_doubled(pay)}{_vulnerable(pay)}"
        case Kind.INSULT:
            return f"{_doubled(pay).strip()} contract made"
        case Kind.SLAM:
            slam = "small" if pay.number == 6 else "grand"
            return f"{slam} slam bid and made{_vulnerable(pay)}"
        case Kind.GAME:
            return f"game completed{_vulnerable(pay)}"
        case Kind.PART_SCORE:
            return "part-score made"
        case Kind.HONOURS:
            held = "four aces" if pay.strain is NOTRUMP else f"{pay.number} trump honours"
            return f"{held} in one hand"
        case Kind.RUBBER:
            return "rubber won by two games to " + ("one" if pay.number else "none")
        case Kind.UNFINISHED_GAME:
            return "the only game of an unfinished rubber"
        case Kind.UNFINISHED_PART_SCORE:
            return "the only part-score of an unfinished game"
        case Kind.ADJUSTMENT:
            return f"agreed: {pay.note}"
        case _:
            assert_never(pay.kind)


def _tricks(count: int, word: str) -> str:
    return f"1 {word}" if count == 1 else f"{count} {word}s"


def _doubled(pay: Pay) -> str:
    if pay.doubling is UNDOUBLED:
        return ""
    return " doubled" if pay.doubling is DOUBLED else " redoubled"


def _vulnerable(pay: Pay) -> str:
    return ", vulnerable" if pay.vulnerable else ", not vulnerable"
