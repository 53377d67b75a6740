"""What the main window says: the line to type into, the bar of notices, the steps."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scorepad.bridge.changes.corrections import Consequences, DealChange
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.ui.words import round_title, translate

if TYPE_CHECKING:
    pass


def program() -> str:
    return "scorepad"


def back_score() -> str:
    return translate("words", "Back score")


def close_notice() -> str:
    return translate("words", "Close")


def _named(changes: Sequence[DealChange]) -> str:
    """Deals by their numbers; of many the first."""
    numbers = ", ".join(str(change.after.number) for change in changes[:8])
    if len(changes) == 1:
        return translate("words", "deal {number}").format(number=numbers)
    more = "…" if len(changes) > 8 else ""
    return translate("words", "deals {numbers}").format(numbers=numbers + more)


def _is_paid_otherwise(change: DealChange) -> bool:
    before, after = ([(e.side, e.pay) for e in deal.entries] for deal in change[-2:])
    return before != after


def move_on(number: int, stray: int) -> str:
    said = (
        translate("words", "Move it to round {number}")
        if stray == 1
        else translate("words", "Move them to round {number}")
    )
    return said.format(number=number + 2)


def take_out(stray: int) -> str:
    return translate("words", "Take it out") if stray == 1 else translate("words", "Take them out")


def consequences(effects: Consequences) -> str:
    """That also changed the points of deals 2, 3; rubber 1 now ends after deal 4."""
    paid = [change for change in effects.deals if _is_paid_otherwise(change)]
    unpaid = [change for change in effects.deals if change not in paid]
    parts = []
    if paid:
        said = translate("words", "That also changed the points of {deals}")
        parts.append(said.format(deals=_named(paid)))
    if unpaid:
        said = translate(
            "words", "That also changed vulnerability or games in {deals}, but no points"
        )
        if paid:
            said = translate("words", "vulnerability or games, but no points, in {deals}")
        parts.append(said.format(deals=_named(unpaid)))
    for change in effects.rounds:
        title = round_title(change.round, change.after.round.options)
        if change.after.state.ended:
            counted = [deal for deal in change.after.deals if not deal.after_end]
            end = translate("words", "{round} now ends after deal {last}")
            parts.append(end.format(round=title, last=counted[-1].number if counted else 0))
        else:
            parts.append(translate("words", "{round} no longer ends").format(round=title))
    return "; ".join(parts) + "."


def undo() -> str:
    return translate("words", "Undo")


def undo_step(step: str) -> str:
    return translate("words", "Undo {step}").format(step=step)


def take_up(form: Form) -> str:
    if form is RUBBER:
        return translate("words", "&Take the rubber up again")
    return translate("words", "&Take the chukker up again")


def forms() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "&Rubber"),
        CHICAGO: translate("words", "&Chukker of four deals (Chicago)"),
        CAVENDISH: translate("words", "Chukker of four deals (Ca&vendish)"),
        DUPLICATE: translate("words", "&Duplicate boards"),
        POINTS: translate("words", "&IMPs against the points held"),
    }


def by_turn() -> str:
    return translate("words", "By &turn")
