"""Texts of the bidding pad."""

from scorepad.bridge import translatable
from scorepad.bridge.contract import Strain
from scorepad.bridge.translatable import plural
from scorepad.ui.words import translate


def suit(which: Strain) -> str:
    names = {
        Strain.CLUBS: translate("words", "clubs"),
        Strain.DIAMONDS: translate("words", "diamonds"),
        Strain.HEARTS: translate("words", "hearts"),
        Strain.SPADES: translate("words", "spades"),
        Strain.NOTRUMP: translate("words", "notrump"),
    }
    return names[which]


def bid_aloud(level: int, strain: Strain) -> str:
    """Return the accessible text of a bid."""
    bids = {
        Strain.CLUBS: translatable.translate("words", "%n club(s)", "", -1),
        Strain.DIAMONDS: translatable.translate("words", "%n diamond(s)", "", -1),
        Strain.HEARTS: translatable.translate("words", "%n heart(s)", "", -1),
        Strain.SPADES: translatable.translate("words", "%n spade(s)", "", -1),
        Strain.NOTRUMP: translatable.translate("words", "%n notrump", "", -1),
    }
    return plural(bids[strain], level).said(translate)


def question(part: str | None) -> str:
    """Ask for the missing part of a deal."""
    match part:  # by name, as DealPart is imported later
        case "declarer":
            return translate("words", "Who is the declarer?")
        case "holder":
            return translate("words", "Who held the honours?")
    return translate("words", "Choose the contract, or Pass if all four passed.")


def enter_deal(deal: str, *, corrects: bool) -> str:
    if corrects:
        return translate("words", "Correct: {deal}").format(deal=deal)
    return translate("words", "Enter {deal}").format(deal=deal)


def cancel() -> str:
    return translate("words", "Cancel")
