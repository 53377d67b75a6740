"""What the menu of the round says, and its small dialogs."""

from scorepad.bridge.deal import MOST_POINTS
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.seats import Seating, Side
from scorepad.ui.words import player, translate
from scorepad.ui.words.table import vulnerable


def dealer_menu() -> str:
    return translate("words", "Deals &next")


def deal_dealer_menu() -> str:
    return translate("words", "&Who dealt it")


def by_turn() -> str:
    return translate("words", "By &turn")


def board_deals() -> str:
    return translate("words", "The board says who deals")


def choose_a_deal() -> str:
    return translate("words", "Choose a deal in the list first")


def planned_menu() -> str:
    return translate("words", "&How many rounds")


def not_planned() -> str:
    return translate("words", "&As many as you like")


def this_is_last() -> str:
    return translate("words", "This is the &last")


def rounds_planned(number: int) -> str:
    if number == 1:
        return translate("words", "One round")
    return translate("words", "{number} rounds").format(number=number)


def form_menu() -> str:
    return translate("words", "&Form and options…")


def form_title() -> str:
    return translate("words", "What is played")


def which_round() -> str:
    return translate("words", "&In")


def next_one() -> str:
    return translate("words", "the next round")


def whole_round() -> str:
    return translate(
        "words", "A change holds for the whole round: what was played in it is scored anew."
    )


def change_form() -> str:
    return translate("words", "&Play it so")


def adjustment_menu() -> str:
    return translate("words", "&Adjustment…")


def adjustment_title() -> str:
    return translate("words", "Points by agreement")


def points() -> str:
    return translate("words", "&Points")


def to_side() -> str:
    return translate("words", "For")


def reason() -> str:
    return translate("words", "&Reason")


def reason_hint() -> str:
    return translate("words", "a revoke")


def enter_adjustment() -> str:
    return translate("words", "&Enter")


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


def no_reason() -> str:
    return translate("words", "Why are they given? A word is enough.")


def board_menu() -> str:
    return translate("words", "Another b&oard…")


def board_title() -> str:
    return translate("words", "The board played next")


def board_number() -> str:
    return translate("words", "&Board")


def board_facts(board: int, seating: Seating, we: Side) -> str:
    """Who deals a board and who is vulnerable on it."""
    return translate("words", "{player} deals. {vulnerable}.").format(
        player=player(seating, board_dealer(board)),
        vulnerable=vulnerable(board_vulnerable(board), we),
    )


def set_next_board() -> str:
    return translate("words", "&Play it")
