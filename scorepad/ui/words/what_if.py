"""What is said about contracts that might be."""

from scorepad.bridge.contract import DOUBLED, UNDOUBLED, Contract, Doubling
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Seating, Side
from scorepad.bridge.what_if import Ends, NextDeal, Outlook
from scorepad.ui.words import result, result_sign, scores, side_name, translate, we_and_they
from scorepad.ui.words.bidding_pad import bid_aloud
from scorepad.ui.words.table import next_deal, vulnerable, what_sides_need


def what_if_title(deal: str) -> str:
    return translate("words", "What if – {state}").format(state=deal)


def what_if_state(moment: NextDeal, seating: Seating, we: Side) -> list[str]:
    """What the next deal is played under, the most important first."""
    said = [next_deal(moment, seating), vulnerable(moment.state.vulnerable, we)]
    if moment.options.has_chukkers and moment.state.number == moment.options.length:
        said.append(translate("words", "This deal ends the chukker"))
    return said + what_sides_need(moment, we)


def what_if_headings() -> tuple[str, ...]:
    """A heading for each column: We undoubled, We doubled and so on."""
    return tuple(f"{side} {doubled}" for side in we_and_they() for doubled in doublings().values())


def doublings() -> dict[Doubling, str]:
    return {
        UNDOUBLED: translate("words", "undoubled"),
        DOUBLED: translate("words", "doubled"),
        Doubling.REDOUBLED: translate("words", "redoubled"),
    }


def result_button(over: int) -> str:
    """A result on a button: −1, made, +1."""
    return result_sign(over) if over else result(over)


def side_plays(side: int) -> str:
    return (
        translate("words", "They play") if side else translate("words", "We play", "the contract")
    )


def points_we_hold() -> str:
    return translate("words", "Points We &hold")


def contract_aloud(bid: Contract) -> str:
    """A contract as it is said: 4 spades doubled."""
    said = bid_aloud(bid.level, bid.strain)
    return said if bid.doubling is UNDOUBLED else f"{said} {doublings()[bid.doubling]}"


def won_or_lost(points: int) -> str:
    """Points with a real minus sign where they are lost."""
    return str(points).replace("-", "−")


def outlook_aloud(outlook: Outlook, points: int) -> str:
    """A contract, its result, and what that brings: 4 spades doubled, made: 590 and game."""
    said = translate("words", "{contract}, {result}: {points}").format(
        contract=contract_aloud(outlook.contract),
        result=result(outlook.over),
        points=won_or_lost(points),
    )
    brings = translate("words", "{said} and {ended}")
    return brings.format(said=said, ended=end_words(outlook.ends)) if outlook.ends else said


def end_words(ends: tuple[Ends, ...]) -> str:
    """All that a deal would end."""
    if Ends.RUBBER in ends:
        return translate("words", "game and rubber")
    if Ends.LEAD in ends:
        return translate("words", "the sides are even, or the other one leads")
    if Ends.CHUKKER not in ends:
        return translate("words", "game") if ends else ""
    if Ends.GAME in ends:
        return translate("words", "game and the end of the chukker")
    return translate("words", "the end of the chukker")


def outlook_entered(outlook: Outlook, we: Side, options: Options) -> str:
    """The same with where the points would stand: We 240 below and 50 above the line."""
    said = translate("words", "{side}: {contract}, {result}").format(
        side=side_name(outlook.side, we),
        contract=contract_aloud(outlook.contract),
        result=result(outlook.over),
    )
    parts = (said, scores(outlook.deal, we, options), end_words(outlook.ends))
    return " – ".join(part for part in parts if part)


def no_figure() -> str:
    """Stands where there can be no points."""
    return "–"


def no_such_result() -> str:
    return translate("words", "there are not so many tricks")
