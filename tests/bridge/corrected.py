"""Evenings to correct, and their deals afterwards."""

from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.rounds import Round
from tests.bridge.table import entered


def evening(*rounds: Round) -> Evening:
    return Evening(rounds)


def deals_of(entered_: Evening) -> list[str]:
    """The rounds, each as the notation of its deals."""
    return [
        ", ".join(print_deal(item) for item in round_.items if isinstance(item, Deal))
        for round_ in entered_.rounds
    ]


TWO_ROUNDS = evening(entered("S 1C", "S 2C", "S 3C"), entered("E 1C", "E 2C"))
NEW = read_deal("N 7NT")
