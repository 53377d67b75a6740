"""Deals in words: the contract, the player and the result."""

from collections.abc import Mapping
from typing import Any

from scorepad.bridge.actions import item_facts
from scorepad.bridge.comparison import Average
from scorepad.bridge.contract import DOUBLED, UNDOUBLED, Contract, Doubling, Strain
from scorepad.bridge.deal import Deal, Honours, Item
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.translatable import Translate
from scorepad.bridge.typed.languages import spoken
from scorepad.words import doubled, result


def seat_name(seat: Seat, translate: Translate) -> str:
    names = {
        Seat.NORTH: translate("words", "North"),
        Seat.EAST: translate("words", "East"),
        Seat.SOUTH: translate("words", "South"),
        Seat.WEST: translate("words", "West"),
    }
    return names[seat]


def player_name(name: str, translate: Translate) -> str:
    """Return a player's name, or that of the chair without one."""
    return seat_name(Seat(name), translate) if name in list(Seat) else name


def contract(bid: Contract, translate: Translate) -> str:
    """4♠ doubled."""
    named = f"{bid.level}{spoken(translate).sign(bid.strain)}"
    return f"{named} {doubled(bid.doubling, translate)}".rstrip()


def contract_signs(bid: Contract, translate: Translate) -> str:
    """4♠×, as it is written on the sheet."""
    signs = {UNDOUBLED: "", DOUBLED: "×"}.get(bid.doubling, "××")
    return f"{bid.level}{spoken(translate).sign(bid.strain)}{signs}"


def result_sign(over: int) -> str:
    """Write a result as a sign: =, +1, −2."""
    return f"{over:+d}".replace("-", "−") if over else "="


def item_text(entered: Item, seating: Seating, translate: Translate) -> str:
    """Return a short text for a deal or an adjustment."""
    return item_words(item_facts(entered, seating), translate)


def item_words(facts: Mapping[str, Any], translate: Translate) -> str:
    """Return a text for an item's facts: 4♠ by Ann."""
    if "points" in facts:
        return translate("words", "adjustment of {points}").format(points=facts["points"])
    if "passed_out" in facts:
        return translate("words", "a passed-out deal")
    if "level" not in facts:
        return translate("words", "seats")
    bid = Contract(
        facts["level"],
        Strain(facts["strain"]),
        Doubling(facts["doubling"]),
        Seat(facts["declarer"]),
    )
    name = facts["player"]
    who = seat_name(bid.declarer, translate) if name == bid.declarer else name
    said = translate("words", "{contract} by {player}")
    if bid.doubling is not UNDOUBLED:  # the comma shows that the player bid it, not doubled it
        said = translate("words", "{contract}, by {player}")
    return said.format(contract=contract(bid, translate), player=who)


def deal_aloud(deal: Deal, seating: Seating, translate: Translate) -> str:
    """Return a deal as it is read aloud: 4♠ doubled, by Ann, made with 1 overtrick."""
    if deal.contract is None:
        return translate("words", "Passed out")
    over = result(deal.over).said(translate)
    said = f"{item_text(deal, seating, translate)}, {over}"
    if deal.honours is None:
        return said
    return f"{said}, {honours_said(deal.honours, seating, translate)}"


def honours_said(honours: Honours, seating: Seating, translate: Translate) -> str:
    """100 honours held by Eve."""
    said = translate("words", "{points} honours held by {player}")
    holder = player_name(seating.at(honours.holder), translate)
    return said.format(points=honours.points, player=holder)


def average(what: Average, translate: Translate) -> str:
    """Say an average as it is typed: average ave+ ave-."""
    language = spoken(translate)
    said = translate("words", "average {ns} {ew}")
    return said.format(ns=language.award(what.ns), ew=language.award(what.ew))
