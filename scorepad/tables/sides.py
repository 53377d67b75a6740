"""Short names of sides."""

from scorepad.bridge.seats import Side, Sides
from scorepad.bridge.translatable import Translate, translate


def short_side(side: Side, translate: Translate) -> str:
    return translate("words", "NS") if side is Side.NS else translate("words", "EW")


def short_sides(sides: Sides, translate: Translate = translate) -> str:
    if len(sides) == 1:
        return short_side(*sides, translate)
    return translate("words", "both") if sides else translate("words", "nobody")
