"""Who entered each result, and whether the other side agrees with it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorepad.bridge.actions import ActionKind
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.entering_results import ResultPlace, place_of
from scorepad.bridge.notation import print_what
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import Message, translate
from scorepad.phones.asked import comparison_of
from scorepad.phones.desk import Desk, Past
from scorepad.phones.kept import Phone
from scorepad.phones.once import PHONE
from scorepad.phones.places import Place, read_place, side_of
from scorepad.phones.requests import NotGranted
from scorepad.phones.standing import result_at


class Agreement(NamedTuple):
    """What both sides have said of a result."""

    entered_by: Side | None = None
    """The side whose phone entered it; none where the laptop or a table's phone did."""
    agrees: bool | None = None
    """What the other side ticked last, if it has."""


def agreements(desk: Desk) -> dict[ResultPlace, Agreement]:
    """Return who entered each result, and whether the other side agrees with that very one."""
    comparison, number = comparison_of(desk.scored), len(desk.scored.rounds) - 1
    if comparison is None:
        return {}
    steps = [
        past
        for past in desk.history()
        if past.action.kind is ActionKind.RESULT and len(past.evening.rounds) > number
    ]
    sides = _entered_by(steps, comparison)
    entered = {_place(past.action.facts): past.revision for past in steps}
    ticked = {
        ResultPlace(tick.board, tick.ns, tick.ew): (tick, tick.steps + count)
        for count, tick in enumerate(desk.kept.ticks, start=1)
        if tick.round == number
    }
    found = {}
    for result in comparison.results:
        place, agrees = place_of(result), None
        tick, at = ticked.get(place, (None, 0))
        if tick and tick.result == print_what(result.what) and entered.get(place, 0) <= at:
            agrees = tick.agrees
        found[place] = Agreement(sides.get(place), agrees)
    return found


def _entered_by(steps: list[Past], comparison: Comparison) -> dict[ResultPlace, Side | None]:
    """Return the side whose phone last entered each result; undo and redo repeat a step's ID."""
    there = {place_of(one): one for one in comparison.results}
    sides: dict[ResultPlace, Side | None] = {}
    known = set[object]()
    for past in steps:
        place, by = _place(past.action.facts), past.action.facts.get(PHONE)
        then = past.evening.session
        if not isinstance(by, dict) or by.get("id") in known or then is None:
            continue
        known.add(by.get("id"))
        if place in there and result_at(then, place) == there[place]:
            at = read_place(str(by.get("place", ""))) or Place()
            sides[place] = side_of(at, comparison, place)
    return sides


def _place(facts: Mapping[str, Any]) -> ResultPlace:
    return ResultPlace(facts["board"], facts["ns"], facts["ew"])


def must_be_other_side(
    desk: Desk, phone: Phone, comparison: Comparison, place: ResultPlace
) -> None:
    """Refuse a tick from the side that entered the result."""
    side = side_of(read_place(phone.place) or Place(), comparison, place)
    if side and agreements(desk).get(place, Agreement()).entered_by is side:
        said = translate("words", "your side entered this result; the other side has to agree")
        raise NotGranted(403, Message(said))
