"""What a phone says of the last deal: 240 to We; They need 60 for game."""

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.seats import NS, Side
from scorepad.bridge.translatable import Translate


def aloud(evening: ScoredEvening, ours: Side | None, translate: Translate) -> str:
    """What the last deal brought, and what each side needs, ours first if we are at the table."""
    scored = evening.rounds[-1]
    if not scored.deals:
        return ""
    won, below = scored.deals[-1].won, scored.state.part_scores
    sides = (ours, ours.other) if ours else tuple(Side)
    said = [_paid(side, ours, won.of(side), translate) for side in sides if won.of(side)]
    for side in sides:
        if below.of(side):
            said.append(_needs(side, ours, scored.state.needed(side), translate))
    return "; ".join(said) or translate("words", "no score")


def _paid(side: Side, ours: Side | None, points: int, translate: Translate) -> str:
    if side is ours:
        said = translate("words", "{points} to We")
    elif ours:
        said = translate("words", "{points} to They")
    else:
        said = translate("words", "{points} to {side}")
    return said.format(points=points, side=_line(side, translate))


def _needs(side: Side, ours: Side | None, points: int, translate: Translate) -> str:
    if side is ours:
        said = translate("words", "We need {points} for game")
    elif ours:
        said = translate("words", "They need {points} for game")
    else:
        said = translate("words", "{side} need {points} for game")
    return said.format(points=points, side=_line(side, translate))


def _line(side: Side, translate: Translate) -> str:
    return translate("words", "North-South") if side is NS else translate("words", "East-West")
