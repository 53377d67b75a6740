"""The words of the bidding pad and its dialog."""

from scorepad.bridge.contract import DOUBLED, Doubling, Strain
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


def doubling_aloud(doubling: Doubling) -> str:
    if doubling is DOUBLED:
        return translate("words", "doubled")
    return translate("words", "redoubled")


def declarer_caption() -> str:
    return translate("words", "Declarer")


def result_caption() -> str:
    return translate("words", "Result")


def honours_caption() -> str:
    return translate("words", "Honours")


def honours_figure(points: int) -> str:
    return str(points) if points else translate("words", "none", "honours")


def honours_aloud(points: int) -> str:
    if not points:
        return translate("words", "no honours")
    return translate("words", "{points} for honours").format(points=points)


def holder_aloud(name: str) -> str:
    return translate("words", "honours held by {player}").format(player=name)


def enter_deal(*, corrects: bool) -> str:
    return translate("words", "Correct") if corrects else translate("words", "Enter")


def cancel() -> str:
    return translate("words", "Cancel")
