"""Evening files of version 1, and the lines of PBN from that time, in the plain shape of today.

Only names and nesting were otherwise; whether it makes sense is seen when it is read.
"""

import re
from collections.abc import Mapping
from typing import Any

from scorepad.bridge.errors import BadData
from scorepad.bridge.plain import KIND, Plain
from scorepad.bridge.translatable import translate

_BID = re.compile(r"([1-7])(C|D|H|S|NT)(X{0,2})")
_CHAIRS = {"N": "north", "E": "east", "S": "south", "W": "west"}
_OPTIONS = ("form", "honours", "part_score_50", "carry_over", "unfinished_part_score")
_EVENING = {"date": "day", "partners": "partner_change", "planned_rounds": "planned"}
PASS = "pass"


def evening(old: Plain) -> Plain:
    """Return an evening as it stands in a file of today."""
    if not isinstance(old, dict):
        return old
    new = _renamed(old, _EVENING)
    if isinstance(old.get("settled"), list):
        new["settled"] = [_renamed(paid, {"date": "day"}) for paid in old["settled"]]
    if isinstance(old.get("rounds"), list):
        new["rounds"] = [round_(entered) for entered in old["rounds"]]
    return new


def round_(old: Plain) -> Plain:
    if not isinstance(old, dict):
        return old
    new = {name: value for name, value in old.items() if name not in _OPTIONS}
    new["options"] = {name: old[name] for name in _OPTIONS if name in old}
    if "seats" in new:
        new["seating"] = _renamed(new.pop("seats"), _CHAIRS)
    if "deals" in new:
        items = new.pop("deals")
        new["items"] = [item(one) for one in items] if isinstance(items, list) else items
    return new


def item(old: Plain) -> Plain:
    """Return what was entered: a deal, an adjustment, or new seats."""
    if not isinstance(old, dict):
        return old
    if old.get(KIND) == "seats":
        chairs = {name: value for name, value in old.items() if name != KIND}
        return {KIND: "new seats", "seating": _renamed(chairs, _CHAIRS)}
    if old.get(KIND) != "deal":
        return old
    new = {name: value for name, value in old.items() if name not in ("contract", "declarer")}
    if old.get("contract") != PASS:
        new["contract"] = contract(old.get("contract"), old.get("declarer"))
    elif "declarer" in old:
        raise BadData("declarer", translate("words", "a passed-out deal has no declarer"))
    return new


def contract(bid: Plain, declarer: Plain) -> Plain:
    """Return a contract that was written like 6HX, with its declarer."""
    found = _BID.fullmatch(bid) if isinstance(bid, str) else None
    if not found:
        text = translate("words", "“{found}” is no contract; write 4S, 3NT, 6HX or pass")
        raise BadData("contract", text, found=str(bid)[:60])
    if declarer is None:
        raise BadData("declarer", translate("words", "the declarer is missing: N, E, S or W"))
    level, strain, doubling = found.groups()
    return {
        "level": int(level),
        "strain": strain[0],
        "doubling": doubling,
        "declarer": declarer,
    }


def _renamed(old: Any, names: Mapping[str, str]) -> Plain:
    if not isinstance(old, dict):
        return old
    return {names.get(name, name): value for name, value in old.items()}
