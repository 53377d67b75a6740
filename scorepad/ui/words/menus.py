"""The words of the menus, and of the small dialogs of the menu of the round."""

from scorepad.bridge.deal import MOST_POINTS
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.bridge.seats import Seating, Side
from scorepad.ui.settings import Theme
from scorepad.ui.words import player, translate
from scorepad.ui.words.table import vulnerable


def insert_deal() -> str:
    return translate("words", "&Insert a forgotten deal before it")


def themes() -> dict[Theme, str]:
    return {
        Theme.DESKTOP: translate("words", "As the &desktop"),
        Theme.LIGHT: translate("words", "&Light"),
        Theme.DARK: translate("words", "Da&rk"),
    }


def two_colours() -> str:
    return translate("words", "Suits in &black and red")


def marks() -> str:
    return translate("words", "L&etters at the figures")


def menu_help() -> str:
    return translate("words", "&Help")


def menu_stop(form: Form) -> str:
    """Only a rubber that is stopped has premiums."""
    if form is RUBBER:
        return translate("words", "&Stop it here, with its premiums")
    return translate("words", "&Stop it here")


def take_up(form: Form) -> str:
    if form is RUBBER:
        return translate("words", "&Take the rubber up again")
    return translate("words", "&Take the chukker up again")


def forms() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "&Rubber"),
        CHICAGO: translate("words", "&Chukker of four deals (Chicago)"),
        CAVENDISH: translate("words", "Chukker of four deals (Ca&vendish)"),
        DUPLICATE: translate("words", "&Duplicate boards"),
        POINTS: translate("words", "&IMPs against the points held"),
    }


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


def adjustment_note(round_name: str) -> str:
    return translate(
        "words", "They count in the total of {round}, and never towards a game."
    ).format(round=round_name)


def by_agreement(*, imps: bool) -> str:
    if imps:
        return translate("words", "IMPs by agreement")
    return translate("words", "Points by agreement")


def what_is_given(*, imps: bool) -> str:
    """What stands beside the line for an adjustment."""
    return translate("words", "&IMPs") if imps else translate("words", "&Points")


def no_points(text: str, *, imps: bool) -> str:
    if not text:
        said = translate("words", "How many points? A number from 1 to {most}.")
        if imps:
            said = translate("words", "How many IMPs? A number from 1 to {most}.")
    else:
        said = translate("words", "“{text}” is no number of points from 1 to {most}.")
        if imps:
            said = translate("words", "“{text}” is no number of IMPs from 1 to {most}.")
    return said.format(text=text, most=MOST_POINTS)


def board_facts(board: int, seating: Seating, we: Side) -> str:
    """Who deals a board and who is vulnerable on it."""
    return translate("words", "{player} deals. {vulnerable}.").format(
        player=player(seating, board_dealer(board)),
        vulnerable=vulnerable(board_vulnerable(board), we),
    )
