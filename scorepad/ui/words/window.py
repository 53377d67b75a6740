"""Texts of the main window: the entry line, notices, steps."""

from scorepad.bridge import translatable
from scorepad.bridge.changes.corrections import Consequences
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form
from scorepad.bridge.state import ScoredDeal
from scorepad.bridge.translatable import Message
from scorepad.ui.words import round_title, translate

_SEVERAL = 2
"""The most deals named in a sentence; the list marks all of them."""


def program() -> str:
    return "scorepad"


def back_score() -> str:
    return translate("words", "Back score")


def close_notice() -> str:
    return translate("words", "Close")


def brought(deal: ScoredDeal) -> str:
    """Return a deal's points: 620, or 150 : 50 if both sides scored."""
    return " : ".join(str(points) for points in deal.won if points) or "0"


def consequences(effects: Consequences) -> str:
    """Return the side effects: That also changed deal 5 from 50 to 100. Rubber 1 now ends …"""
    paid = effects.paid_otherwise
    deal = translate("words", "deal {number} from {before} to {after}")
    each = [
        deal.format(
            number=change.after.number,
            before=brought(change.before),
            after=brought(change.after),
        )
        for change in paid
    ]
    said = translate("words", "That also changed {deals}.").format(deals=", ".join(each))
    if len(paid) > _SEVERAL:
        several = translatable.translate("words", "That also changed %n deal(s).", "", -1)
        said = Message(several, {"n": len(paid)}).said(translate)
    parts = [said] if paid else []
    for change in effects.rounds:
        title = round_title(change.round, change.after.round.options)
        if change.after.state.ended:
            counted = [deal for deal in change.after.deals if not deal.after_end]
            end = translate("words", "{round} now ends after deal {last}.")
            parts.append(end.format(round=title, last=counted[-1].number if counted else 0))
        else:
            parts.append(translate("words", "{round} no longer ends.").format(round=title))
    return " ".join(parts)


def undo() -> str:
    return translate("words", "Undo")


def undo_step(step: str) -> str:
    return translate("words", "Undo {step}").format(step=step)


def take_up(form: Form) -> str:
    if form is RUBBER:
        return translate("words", "Resume &the rubber")
    return translate("words", "Resume &the chukker")


def forms() -> dict[Form, str]:
    return {
        RUBBER: translate("words", "&Rubber"),
        CHICAGO: translate("words", "Four deals, C&hicago"),
        CAVENDISH: translate("words", "Four deals, Ca&vendish"),
        DUPLICATE: translate("words", "D&uplicate boards"),
        POINTS: translate("words", "&IMPs against the points held"),
    }
