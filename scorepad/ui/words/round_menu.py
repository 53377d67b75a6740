"""What the menu of the round says, and its small dialogs."""

from scorepad.bridge.deal import MOST_POINTS
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.seats import Seating, Side
from scorepad.ui.words import player, translate
from scorepad.ui.words.table import vulnerable


def by_turn() -> str:
    return translate("words", "By &turn")


def board_deals() -> str:
    return translate("words", "The board says who deals")


def rounds_planned(number: int) -> str:
    if number == 1:
        return translate("words", "One round")
    return translate("words", "{number} rounds").format(number=number)


def next_round() -> str:
    return translate("words", "the next round")


def whole_round_note() -> str:
    return translate(
        "words", "A change holds for the whole round: what was played in it is scored anew."
    )


def points() -> str:
    return translate("words", "&Points")


def adjustment_note(round_name: str) -> str:
    return translate(
        "words", "They count in the total of {round}, and never towards a game."
    ).format(round=round_name)


def no_points(text: str) -> str:
    if not text:
        return translate("words", "How many points? A number from 1 to {most}.").format(
            most=MOST_POINTS
        )
    return translate("words", "“{text}” is no number of points from 1 to {most}.").format(
        text=text, most=MOST_POINTS
    )


def board_facts(board: int, seating: Seating, we: Side) -> str:
    """Who deals a board and who is vulnerable on it."""
    return translate("words", "{player} deals. {vulnerable}.").format(
        player=player(seating, board_dealer(board)),
        vulnerable=vulnerable(board_vulnerable(board), we),
    )
