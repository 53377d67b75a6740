"""What the main window says: the line to type into, the bar of notices, the steps."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scorepad.bridge.corrections import Consequences, DealChange
from scorepad.bridge.deal import Item
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import NS, Seating
from scorepad.ui.words import item_text, pairs, round_title, translate

if TYPE_CHECKING:
    from scorepad.bridge.typed.misread import Fault


def program() -> str:
    return "scorepad"


def back_score() -> str:
    return translate("words", "Back score")


def faults_sentence(found: Sequence["Fault"]) -> str:
    """What is wrong in what was typed, as one sentence."""
    said = "; ".join(dict.fromkeys(fault.message.said(translate) for fault in found))
    return said[:1].upper() + said[1:]


def entry_target(deal: str, *, inserts: bool) -> str:
    if inserts:
        return translate("words", "A forgotten deal, before {deal}:").format(deal=deal)
    return translate("words", "Correcting {deal}:").format(deal=deal)


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


def stray_deals(number: int, scored: ScoredRound) -> str:
    """Rubber 1 now ends after deal 4; 2 deals stand after its end."""
    counted = [deal.number for deal in scored.deals if not deal.after_end]
    said = (
        translate("words", "{round} now ends after deal {last}; one deal stands after its end.")
        if len(scored.after_end) == 1
        else translate(
            "words", "{round} now ends after deal {last}; {number} deals stand after its end."
        )
    )
    return said.format(
        round=round_title(number, scored.round.options),
        last=counted[-1] if counted else 0,
        number=len(scored.after_end),
    )


def move_on(number: int, stray: int) -> str:
    said = (
        translate("words", "Move it to round {number}")
        if stray == 1
        else translate("words", "Move them to round {number}")
    )
    return said.format(number=number + 2)


def take_out(stray: int) -> str:
    return translate("words", "Take it out") if stray == 1 else translate("words", "Take them out")


def left_unfinished(number: int, scored: ScoredRound) -> str:
    return translate("words", "{round} is now unfinished.").format(
        round=round_title(number, scored.round.options)
    )


def stopped_early(number: int, scored: ScoredRound) -> str:
    return translate("words", "{round} was stopped before its end.").format(
        round=round_title(number, scored.round.options)
    )


def other_pairs(there: Seating, entered: Item) -> str:
    """What a deal becomes where others are partners than those who played it."""
    said = translate("words", "There {pairs} play; the deal would be {deal}.")
    return said.format(pairs=pairs(there, NS), deal=item_text(entered, there))


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


def redo() -> str:
    return translate("words", "Redo")


def undo_step(step: str) -> str:
    return translate("words", "Undo {step}").format(step=step)


def redo_step(step: str) -> str:
    return translate("words", "Redo {step}").format(step=step)
