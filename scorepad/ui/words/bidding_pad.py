"""The words of the bidding pad."""

from scorepad.bridge.contract import Strain
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
    """A card of the bidding box as a screen reader says it."""
    one = {
        Strain.CLUBS: translate("words", "1 club"),
        Strain.DIAMONDS: translate("words", "1 diamond"),
        Strain.HEARTS: translate("words", "1 heart"),
        Strain.SPADES: translate("words", "1 spade"),
        Strain.NOTRUMP: translate("words", "1 notrump"),
    }
    more = {
        Strain.CLUBS: translate("words", "{level} clubs"),
        Strain.DIAMONDS: translate("words", "{level} diamonds"),
        Strain.HEARTS: translate("words", "{level} hearts"),
        Strain.SPADES: translate("words", "{level} spades"),
        Strain.NOTRUMP: translate("words", "{level} notrump"),
    }
    return one[strain] if level == 1 else more[strain].format(level=level)


def question(part: str | None) -> str:
    """Ask for the part that is lacking in a deal."""
    match part:  # by its name, as the parts are not known before a deal is typed
        case "declarer":
            return translate("words", "Who is the declarer?")
        case "holder":
            return translate("words", "Who held the honours?")
    return translate("words", "Choose the contract, or Pass where all four passed.")


def enter_deal(deal: str, *, corrects: bool) -> str:
    if corrects:
        return translate("words", "Correct: {deal}").format(deal=deal)
    return translate("words", "Enter {deal}").format(deal=deal)


def cancel() -> str:
    return translate("words", "Cancel")
