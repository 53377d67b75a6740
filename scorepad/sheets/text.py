"""Sheets, back scores and tables as lines of text."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.notation import print_deal
from scorepad.bridge.options import POINTS
from scorepad.bridge.points_held import asks_for_points
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Both, Seating, Side
from scorepad.bridge.settling import Status, ledger
from scorepad.bridge.state import ScoredDeal, with_entries
from scorepad.bridge.translatable import Translate, all_of, translate
from scorepad.bridge.typed.languages import spoken
from scorepad.sheets.layout import BoardLine, Header, Row, Rule, Totals, lay_out
from scorepad.tables.back_score import back_score_table
from scorepad.tables.sides import short_side, short_sides
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.tables.text import in_columns, in_terminal, joined, minus, padded, width
from scorepad.words import money, round_title

_RULES = {
    Rule.HEAVY: "  =======+=======",
    Rule.GAME: "  -------+-------",
    Rule.FOOT: "  =======+=======",
}


def evening_text(evening: ScoredEvening, translate: Translate = translate) -> str:
    """Return every sheet of the evening, then back score and payments if the players have names."""
    blocks = [
        [round_title(number, scored.round.options, translate), *_round_lines(scored, translate)]
        for number, scored in enumerate(evening.played, start=1)
    ]
    are_named = bool(set(evening.players) - set(Seating().players))
    if are_named:
        blocks.append(_back_score(evening, translate))
    if are_named or any(entered.comparison for entered in evening.evening.rounds):
        blocks.append(_payments(evening, translate))
    return "\n".join(joined(block) for block in blocks if block)


def sheet_text(number: int, scored: ScoredRound, translate: Translate = translate) -> str:
    """Return the sheet of one round, counted from 1, below the names of its pairs."""
    return joined([_title(number, scored, translate), *_round_lines(scored, translate)])


def seats_text(rounds: Sequence[Seating], translate: Translate = translate) -> str:
    """Return who partners whom and who sits out, one line per round."""
    said = translate("words", "{ns} (N-S) against {ew} (E-W)")
    lines = []
    for number, seating in enumerate(rounds, start=1):
        ns, ew = (all_of(seating.pair(side)).said(translate) for side in Side)
        out = ""
        if seating.out:
            said_out = translate("words", "{players} sit out")
            if len(seating.out) == 1:
                said_out = translate("words", "{player} sits out")
            who = all_of(seating.out).said(translate)
            out = "; " + said_out.format(player=who, players=who)
        lines.append(f"{number:>2}  {said.format(ns=ns, ew=ew)}{out}")
    return joined(lines)


def _title(number: int, scored: ScoredRound, translate: Translate) -> str:
    """Return the title of a round, with the pairs as its columns have them."""
    title, seating = round_title(number, scored.round.options, translate), scored.seating
    if scored.round.comparison or not seating.is_named:
        return title
    we, they = (all_of(seating.pair(side)).said(translate) for side in (scored.we, scored.we.other))
    pairs = translate("words", "{one} against {other}").format(one=we, other=they)
    return f"{title}: {pairs}"


def _round_lines(scored: ScoredRound, translate: Translate) -> list[str]:
    if scored.round.comparison:
        from scorepad.bridge.ranking import rank
        from scorepad.sheets.ranking_text import RankingOrder, ranking_text

        return ranking_text(
            rank(scored.round.comparison), RankingOrder.RANKING, translate
        ).splitlines()
    if scored.round.options.form is POINTS:
        return _imp_lines(scored, translate)
    if scored.round.options.is_listed:
        return _board_lines(scored, translate)
    lines = lay_out(scored).lines
    # As text one rule above the totals is enough; that of a game says more.
    return [
        _sheet_line(line, translate)
        for before, line in zip((None, *lines), lines, strict=False)
        if not isinstance(line, BoardLine)
        and not (line is Rule.FOOT and before in (Rule.GAME, Rule.HEAVY))
    ]


def _sheet_line(line: Header | Row | Rule | Totals, translate: Translate) -> str:
    if isinstance(line, Rule):
        return _RULES[line]
    if isinstance(line, Header):
        return _columns(translate("words", "We"), translate("words", "They"))
    if isinstance(line, Totals):
        return _columns(str(line.we), str(line.they))
    return _columns(*("" if entry is None else str(entry.points) for entry in (line.we, line.they)))


def _columns(we: str, they: str) -> str:
    return f"{we:>8} | {they}".rstrip()


_Line = ScoredDeal | ScoredRound
"""A deal, or the round for the line with its total."""


def _of_deal(text: Callable[[ScoredDeal], str], adjusted: str = "") -> Callable[[_Line], str]:
    """Return a cell text that is empty for totals and `adjusted` for adjustments."""

    def told(line: _Line) -> str:
        if isinstance(line, ScoredRound):
            return ""
        return adjusted if isinstance(line.item, Adjustment) else text(line)

    return told


def _deal_columns(number: str, translate: Translate) -> list[Column[_Line]]:
    """Return columns for number, dealer, vulnerability and result of a deal."""
    language, adjusted = spoken(translate), translate("words", "adjusted")

    def result(deal: ScoredDeal) -> str:
        assert isinstance(deal.item, Deal)
        return minus(print_deal(replace(deal.item, points_ns=None), language))

    return [
        Column(number, _of_deal(lambda deal: str(deal.number)), FIGURES),
        Column(translate("words", "Dealer"), _of_deal(lambda deal: language.chair(deal.dealer))),
        Column(
            translate("words", "Vulnerable"),
            _of_deal(lambda deal: short_sides(deal.vulnerable, translate)),
        ),
        Column(translate("words", "Result"), _of_deal(result, adjusted)),
    ]


def _board_lines(scored: ScoredRound, translate: Translate) -> list[str]:
    def made(side: Side, line: _Line) -> str:
        if isinstance(line, ScoredRound):
            return str(line.total.of(side))
        return str(with_entries(Both(), line.entries).of(side) or "")

    columns = [
        *_deal_columns(translate("words", "Board"), translate),
        *(Column(short_side(side, translate), partial(made, side), FIGURES) for side in Side),
    ]
    return _with_total(columns, (5, 6, 10, 12, 6, 6), scored, translate)


def _imp_lines(scored: ScoredRound, translate: Translate) -> list[str]:
    """Return each deal with its score, the expected score for North-South, and the IMPs won."""

    def points(deal: ScoredDeal) -> str:
        held = deal.item.points_held if isinstance(deal.item, Deal) else None
        if held:
            return f"{short_side(held[0], translate)} {held[1]}"
        return "?" if asks_for_points(deal) else ""

    def score(deal: ScoredDeal) -> str:
        made = with_entries(Both(), deal.entries)
        return minus(str(made.ns - made.ew))

    def expected(deal: ScoredDeal) -> str:
        should = deal.compared and deal.compared.expected
        return "" if should is None else minus(str(should))

    def won(side: Side, line: _Line) -> str:
        if isinstance(line, ScoredRound):
            return str(line.total.of(side))
        return str(line.won.of(side) or "")

    columns = [
        *_deal_columns(translate("words", "No."), translate),
        Column(translate("words", "Points"), _of_deal(points)),
        Column(translate("words", "Score"), _of_deal(score), FIGURES),
        Column(translate("words", "Expected"), _of_deal(expected), FIGURES),
        *(Column(short_side(side, translate), partial(won, side), FIGURES) for side in Side),
    ]
    lines = _with_total(columns, (3, 6, 10, 10, 6, 6, 8, 4, 4), scored, translate)
    asking = [str(deal.number) for deal in scored.deals if asks_for_points(deal)]
    if asking:
        said = translate("words", "? No IMPs until the points are entered: {deals}")
        lines.append(said.format(deals=", ".join(asking)))
    return lines


def _with_total(
    columns: Sequence[Column[_Line]],
    least: Sequence[int],
    scored: ScoredRound,
    translate: Translate,
) -> list[str]:
    """Return the deals one below the other, adjustments with their reasons, and the total."""
    head, *lines, last = in_columns(Table[_Line](columns, [*scored.deals, scored]), least)
    for place, deal in enumerate(scored.deals):
        if isinstance(deal.item, Adjustment):
            lines[place] = f"{padded(lines[place], width(head))}  {deal.item.reason}"
    name = translate("words", "Total")
    return [head, *lines, f"{name}{last[len(name) :]}"]


def _back_score(evening: ScoredEvening, translate: Translate) -> list[str]:
    heading = translate("words", "Back score")
    table = back_score_table(evening, in_terminal(translate), heading)
    player, *rounds, total = table.columns
    if not rounds:
        return []
    columns = table._replace(columns=[player, *rounds])
    lines = in_columns(columns, least=(0, *[4] * len(rounds)))
    if len(rounds) == 1:
        return lines
    totals = [total.heading, *map(total.text, table.rows)]
    wide = width(total.heading) + 1
    return [f"{line}{each:>{wide}}" for line, each in zip(lines, totals, strict=True)]


def _payments(evening: ScoredEvening, translate: Translate) -> list[str]:
    own = evening.evening.currency
    owes = translate("words", "{payer} owes {payee} {amount}: {reason}")
    lines = [
        owes.format(payer=payer, payee=payee, amount=money(amount, own, translate), reason=reason)
        for payer, payee, amount, reason in evening.evening.extras
    ]
    for status, (payer, payee, amount, currency), day, *_ in ledger(evening):
        pays = translate("words", "{payer} paid {payee} {amount}")
        if status is Status.OPEN:
            pays = translate("words", "{payer} pays {payee} {amount}")
        elif day:
            pays = translate("words", "{payer} paid {payee} {amount} on {day}")
        due = money(amount, currency or "", translate)
        lines.append(pays.format(payer=payer, payee=payee, amount=due, day=day))
    return lines
