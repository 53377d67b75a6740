"""Texts about possible contracts."""

from collections.abc import Sequence

from scorepad.bridge.contract import DOUBLED, UNDOUBLED, Contract, Doubling
from scorepad.bridge.seats import Side
from scorepad.bridge.what_if import Ends
from scorepad.ui.words import side_name, translate
from scorepad.ui.words.bidding_pad import bid_aloud


def doublings() -> dict[Doubling, str]:
    return {
        UNDOUBLED: translate("words", "undoubled"),
        DOUBLED: translate("words", "doubled"),
        Doubling.REDOUBLED: translate("words", "redoubled"),
    }


def side_plays(side: Side, we: Side | None) -> str:
    if we is None:
        return side_name(side)
    we_play = translate("words", "We play", "the contract")
    return we_play if side is we else translate("words", "They play")


def contract_aloud(bid: Contract) -> str:
    """Return a contract as it is said: 4 spades doubled."""
    said = bid_aloud(bid.level, bid.strain)
    return said if bid.doubling is UNDOUBLED else f"{said} {doublings()[bid.doubling]}"


def won_or_lost(points: int) -> str:
    """Write points with a real minus sign if they are lost."""
    return str(points).replace("-", "−")


def name_of_end(ends: Sequence[Ends]) -> str:
    """Return one word for what a deal would end, the most important: rubber before game."""
    names = {
        Ends.RUBBER: translate("words", "rubber"),
        Ends.GAME: translate("words", "game"),
        Ends.LEAD: translate("words", "enough"),
        Ends.CHUKKER: translate("words", "chukker"),
    }
    return next((names[which] for which in names if which in ends), "")


def end_words(ends: tuple[Ends, ...]) -> str:
    """Return everything that a deal would end."""
    if Ends.RUBBER in ends:
        return translate("words", "game and rubber")
    if Ends.LEAD in ends:
        return translate("words", "the sides are level, or the lead changes")
    if Ends.CHUKKER not in ends:
        return translate("words", "game") if ends else ""
    if Ends.GAME in ends:
        return translate("words", "game and the end of the chukker")
    return translate("words", "the end of the chukker")


def no_figure() -> str:
    """Return the sign for an impossible score."""
    return "–"


def no_such_result() -> str:
    return translate("words", "there are not that many tricks")
