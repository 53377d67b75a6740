"""Converts evening files of version 1, and PBN lines of that time, to today's plain data.

Only names and nesting change; the values are checked when the result is read.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from scorepad.bridge.errors import BadData
from scorepad.bridge.plain import KIND, Plain, missing, quoted, unknown
from scorepad.bridge.translatable import one_of, translate

_PASS = "pass"
_BID = re.compile(r"([1-7])(C|D|H|S|NT)(X{0,2})")
_OPTIONS = ("form", "honours", "part_score_50", "carry_over", "unfinished_part_score")
# Old names and today's.
_EVENING = {"date": "day", "partners": "partner_change", "planned_rounds": "planned"}
_ROUND = {"seats": "seating", "deals": "items"}
_SETTLED = {"date": "day"}
_CHAIRS = {"N": "north", "E": "east", "S": "south", "W": "west"}


def evening(old: Plain) -> Plain:
    """Return an evening as in today's files."""
    if not isinstance(old, dict):
        return old
    new = _renamed(old, _EVENING)
    if "settled" in new:
        new["settled"] = _each("settled", new["settled"], lambda paid: _renamed(paid, _SETTLED))
    if "rounds" in new:
        new["rounds"] = _each("rounds", new["rounds"], round_)
    return new


def round_(old: Plain) -> Plain:
    """Return a round as in today's files."""
    if not isinstance(old, dict):
        return old
    if "options" in old:
        raise unknown("options")
    if "form" not in old:
        raise missing("form")
    renamed = _renamed(old, _ROUND)
    new = {name: value for name, value in renamed.items() if name not in _OPTIONS}
    new["options"] = {name: old[name] for name in _OPTIONS if name in old}
    if "seating" in new:
        new["seating"] = _inside("seats", new["seating"], _seating)
    if "items" in new:
        new["items"] = _each("deals", new["items"], item)
    return new


def item(old: Plain) -> Plain:
    """Return an item: a deal, an adjustment, or new seats."""
    kind = old.get(KIND) if isinstance(old, dict) else None
    if kind == "seats":
        chairs = {name: value for name, value in old.items() if name != KIND}
        return {KIND: "new seats", "seating": _seating(chairs)}
    if kind == "deal":
        return _deal(old)
    if kind == "new seats":
        raise unknown(kind)
    return old


def contract(bid: Plain, declarer: Plain) -> Plain:
    """Return a contract written like 6HX, with its declarer."""
    found = _BID.fullmatch(bid) if isinstance(bid, str) else None
    if not found:
        text = translate("words", "“{found}” is not a contract, e.g. 4S, 3NT, 6HX or pass")
        raise BadData("contract", text, found=quoted(bid))
    if declarer is None:
        said = translate("words", "the declarer is missing: {names}")
        raise BadData("declarer", said, names=one_of(["N", "E", "S", "W"]))
    level, strain, doubling = found.groups()
    return {
        "level": int(level),
        "strain": strain[0],
        "doubling": doubling,
        "declarer": declarer,
    }


def _deal(old: dict[str, Plain]) -> Plain:
    if "contract" not in old:
        raise missing("contract")
    new = {name: value for name, value in old.items() if name not in ("contract", "declarer")}
    bid, declarer = old["contract"], old.get("declarer")
    if bid != _PASS:
        new["contract"] = contract(bid, declarer)
        return new
    if declarer is not None:
        raise BadData(
            "declarer", translate("words", "a passed-out deal has no declarer, tricks or honours")
        )
    return {**new, "tricks": old.get("tricks") or 0}


def _seating(old: Plain) -> Plain:
    return _renamed(old, _CHAIRS)


def _renamed(old: Any, names: Mapping[str, str]) -> Any:
    """Return an object with today's names, which must not occur in an old one."""
    if not isinstance(old, dict):
        return old
    for name in names.values():
        if name in old:
            raise unknown(name)
    return {names.get(name, name): value for name, value in old.items()}


def _each(name: str, old: Any, upgrade: Callable[[Plain], Plain]) -> Plain:
    if not isinstance(old, list):
        return old
    return [_inside(f"{name}[{number}]", part, upgrade) for number, part in enumerate(old)]


def _inside(place: str, old: Plain, upgrade: Callable[[Plain], Plain]) -> Plain:
    """Return the converted part; errors get its place."""
    try:
        return upgrade(old)
    except BadData as bad:
        raise bad.inside(place) from None
