"""The score of every contract in the present state, as text."""

from collections.abc import Sequence
from functools import partial

from scorepad.bridge import translatable
from scorepad.bridge.next_deal import NextDeal
from scorepad.bridge.notation import print_contract
from scorepad.bridge.options import POINTS
from scorepad.bridge.points_held import to_be_even
from scorepad.bridge.seats import Side
from scorepad.bridge.translatable import Translate, plural, translate
from scorepad.bridge.typed.languages import spoken
from scorepad.bridge.what_if import Ends, Outlook
from scorepad.tables.sides import short_side, short_sides
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.tables.text import in_columns, joined, minus


def what_if_text(
    now: NextDeal, outlooks: Sequence[Outlook], translate: Translate = translate
) -> str:
    """Return a table for each side: each contract made, with one overtrick, and one down."""
    state, language = now.state, spoken(translate)
    if now.options.boards:
        said = translate("words", "Board {number}: {dealer} deals, {vulnerable} vulnerable")
    else:
        said = translate("words", "Deal {number}, {dealer} deals, {vulnerable} vulnerable")
    lines = [
        said.format(
            number=state.number,
            dealer=language.chair(state.dealer),
            vulnerable=short_sides(state.vulnerable, translate),
        )
    ]
    plays = translate("words", "{side} play")
    overs = {
        0: translate("words", "made"),
        1: translate("words", "one overtrick"),
        -1: translate("words", "one down"),
    }
    for side in Side:
        found: dict[str, dict[int, str]] = {}
        for outlook in outlooks:
            if outlook.contract.declarer.side is side:
                row = found.setdefault(print_contract(outlook.contract, language), {})
                row[outlook.over] = _outcome(outlook, side, translate)
        columns = [
            Column[_Outcomes](plays.format(side=short_side(side, translate)), lambda row: row[0]),
            *(Column(said, partial(_of, over), FIGURES) for over, said in overs.items()),
        ]
        lines += ["", *in_columns(Table(columns, [*found.items()]), least=(8, 12, 12, 12))]
    if even := to_be_even(state) if now.options.form is POINTS else None:
        lines += ["", _even(*even, translate)]
    return joined(lines)


_Outcomes = tuple[str, dict[int, str]]
"""A contract, and its score by the number of overtricks."""


def _of(over: int, row: _Outcomes) -> str:
    return row[1].get(over, "")


def _even(side: Side, behind: int, better: int | None, translate: Translate) -> str:
    if better is None:
        said = translatable.translate(
            "words", "{side}: %n IMP(s) behind, more than one deal can bring", "", -1
        )
    else:
        said = translatable.translate(
            "words",
            "{side}: %n IMP(s) behind; {points} more than expected make it even",
            "",
            -1,
        )
    return plural(said, behind, side=short_side(side, translate), points=better).said(translate)


def _outcome(outlook: Outlook, side: Side, translate: Translate) -> str:
    """Write what a side wins or loses, after what the deal would end."""
    points = outlook.points.of(side) - outlook.points.of(side.other)
    if not outlook.ends:
        return minus(str(points))
    ended = {
        Ends.GAME: translate("words", "game"),
        Ends.RUBBER: translate("words", "rubber"),
        Ends.CHUKKER: translate("words", "chukker"),
        Ends.LEAD: translate("words", "enough"),
    }
    return minus(f"{ended[outlook.ends[-1]]} {points}")
