"""Texts about the table: dealer, vulnerability, what is needed, who sits out."""

from scorepad.bridge import translatable
from scorepad.bridge.next_deal import NextDeal
from scorepad.bridge.options import DUPLICATE, POINTS, RUBBER
from scorepad.bridge.points_held import to_be_even
from scorepad.bridge.seats import NS, Seating, Side, Sides
from scorepad.bridge.state import State
from scorepad.bridge.translatable import plural
from scorepad.ui.words import side_name, translate


def vulnerable(sides: Sides, we: Side) -> str:
    if len(sides) == 2:
        return translate("words", "Both sides are vulnerable")
    if not sides:
        return translate("words", "Nobody is vulnerable")
    if sides[0] is we:
        return translate("words", "We are vulnerable")
    return translate("words", "They are vulnerable")


def what_sides_need(moment: NextDeal, we: Side) -> list[str]:
    """Say what each side with a part-score needs for game, or for game and rubber."""
    options, state = moment.options, moment.state
    if options.form is POINTS:
        return [_what_makes_even(state, we)]
    if options.form is DUPLICATE or (options.form is not RUBBER and not options.carry_over):
        return []
    lines = []
    for side in (we, we.other):
        if not state.part_scores.of(side):
            continue
        name, wins = side_name(side, we), state.games.of(side) and options.form is RUBBER
        said = (
            translate("words", "{side} need {points} for game and rubber")
            if wins
            else translate("words", "{side} need {points} for game")
        )
        lines.append(said.format(side=name, points=state.needed(side)))
    return lines


def _what_makes_even(state: State, we: Side) -> str:
    """Say how far above expectation a deal must be for the side behind to draw level."""
    even = to_be_even(state)
    if even is None:
        return translate("words", "Both sides are even")
    side, behind, better = even
    said = translatable.translate(
        "words", "{side}: %n IMP(s) behind, more than one deal can bring", "", -1
    )
    if better:
        said = translatable.translate(
            "words", "{side}: %n IMP(s) behind; {points} more than expected make it even", "", -1
        )
    return plural(said, behind, side=side_name(side, we), points=better).said(translate)


def who_sits_out(seating: Seating) -> str:
    if not seating.out:
        return ""
    if len(seating.out) == 1:
        return translate("words", "{player} sits out").format(player=seating.out[0])
    return translate("words", "{players} sit out").format(players=", ".join(seating.out))


def who_are_we(we: Side) -> str:
    """Say which chairs score as We, until that is changed."""
    if we is NS:
        return translate("words", "We are North and South")
    return translate("words", "We are East and West")
