"""Sheets, back scores and tables as lines of text."""

from collections.abc import Sequence
from dataclasses import replace

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.notation import print_contract, print_deal
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER
from scorepad.bridge.points_held import asks_for_points, to_be_even
from scorepad.bridge.ranking import rank
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Both, Seating, Side
from scorepad.bridge.settling import Status, ledger
from scorepad.bridge.state import ScoredDeal, with_entries
from scorepad.bridge.translatable import Translate, all_of, translate
from scorepad.bridge.typed.languages import spoken
from scorepad.bridge.what_if import Ends, NextDeal, Outlook
from scorepad.columns import aligned, joined, padded, width
from scorepad.layout import BoardLine, Header, Row, Rule, Totals, lay_out
from scorepad.ranking_text import By, ranking_text, short_side, vulnerable
from scorepad.words import money

_RULES = {
    Rule.HEAVY: "  =======+=======",
    Rule.GAME: "  -------+-------",
    Rule.FOOT: "  =======+=======",
}


def evening_text(evening: ScoredEvening, translate: Translate = translate) -> str:
    """Every sheet of the evening, then the back score where the players have names."""
    blocks = [
        [heading(number, scored, translate), *_round_lines(scored, translate)]
        for number, scored in enumerate(evening.played, start=1)
    ]
    if set(evening.players) - set(Seating().players):
        blocks += [_back_score(evening, translate), _payments(evening, translate)]
    return "\n".join(joined(block) for block in blocks if block)


def sheet_text(number: int, scored: ScoredRound, translate: Translate = translate) -> str:
    """The sheet of one round, counted from 1."""
    return joined([heading(number, scored, translate), *_round_lines(scored, translate)])


def heading(number: int, scored: ScoredRound, translate: Translate) -> str:
    options = scored.round.options
    titles = {
        RUBBER: translate("words", "Rubber {number}"),
        CHICAGO: translate("words", "Chukker {number}"),
        CAVENDISH: translate("words", "Chukker {number} (Cavendish)"),
        DUPLICATE: translate("words", "Boards {number}"),
        POINTS: translate("words", "Boards {number}, in IMPs")
        if options.boards
        else translate("words", "Chukker {number}, in IMPs"),
    }
    return titles[options.form].format(number=number)


def seats_text(rounds: Sequence[Seating], translate: Translate = translate) -> str:
    """Who partners whom and who sits out, a line a round."""
    said = translate("words", "{ns} (N-S) against {ew} (E-W)")
    lines = []
    for number, seating in enumerate(rounds, start=1):
        ns, ew = (all_of(seating.pair(side)).said(translate) for side in Side)
        out = ""
        if seating.out:
            names = all_of(seating.out).said(translate)
            out = "; " + translate("words", "{players} out").format(players=names)
        lines.append(f"{number:>2}  {said.format(ns=ns, ew=ew)}{out}")
    return joined(lines)


def what_if_text(
    now: NextDeal, outlooks: Sequence[Outlook], translate: Translate = translate
) -> str:
    """A table for each side: what a contract brings it made, with one over and with one down."""
    state, language = now.state, spoken(translate)
    if now.options.boards:
        said = translate("words", "Board {number}, {dealer} deals, {vulnerable} vulnerable")
    else:
        said = translate("words", "Deal {number}, {dealer} deals, {vulnerable} vulnerable")
    lines = [
        said.format(
            number=state.number,
            dealer=language.chair(state.dealer),
            vulnerable=vulnerable(state.vulnerable, translate),
        )
    ]
    plays = translate("words", "{side} plays")
    overs = {
        0: translate("words", "made"),
        1: translate("words", "one over"),
        -1: translate("words", "one down"),
    }
    for side in Side:
        found: dict[str, dict[int, str]] = {}
        for outlook in outlooks:
            if outlook.contract.declarer.side is side:
                row = found.setdefault(print_contract(outlook.contract, language), {})
                row[outlook.over] = _outcome(outlook, side, translate)
        rows = [[plays.format(side=short_side(side, translate)), *overs.values()]]
        rows += [
            [contract, *(row.get(over, "") for over in overs)] for contract, row in found.items()
        ]
        lines += ["", *aligned(rows, left=(0,), least=(8, 12, 12, 12))]
    if even := to_be_even(state) if now.options.form is POINTS else None:
        lines += ["", _even(*even, translate)]
    return joined(lines)


def _even(side: Side, behind: int, better: int | None, translate: Translate) -> str:
    if better is None:
        said = translate("words", "{side} is {imps} IMPs behind, more than one deal can bring.")
    elif behind == 1:
        said = translate(
            "words", "{side} is 1 IMP behind: {points} points more than expected make it even."
        )
    else:
        said = translate(
            "words",
            "{side} is {imps} IMPs behind: {points} points more than expected make it even.",
        )
    return said.format(side=short_side(side, translate), imps=behind, points=better)


def _outcome(outlook: Outlook, side: Side, translate: Translate) -> str:
    """What a side wins or loses, behind what it would end."""
    points = outlook.points.of(side) - outlook.points.of(side.other)
    if not outlook.ends:
        return str(points)
    ended = {
        Ends.GAME: translate("words", "game"),
        Ends.RUBBER: translate("words", "rubber"),
        Ends.CHUKKER: translate("words", "chukker"),
        Ends.LEAD: translate("words", "enough"),
    }
    return f"{ended[outlook.ends[-1]]} {points}"


def _round_lines(scored: ScoredRound, translate: Translate) -> list[str]:
    if scored.round.comparison:
        return ranking_text(rank(scored.round.comparison), By.RANKING, translate).splitlines()
    if scored.round.options.form is POINTS:
        return _imp_lines(scored, translate)
    if scored.round.options.is_listed:
        return _board_lines(scored, translate)
    lines = lay_out(scored).lines
    # In letters one line above the totals is enough, and that of a game says more.
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


def _board_lines(scored: ScoredRound, translate: Translate) -> list[str]:
    rows = [
        [
            translate("words", "Board"),
            translate("words", "Dealer"),
            translate("words", "Vulnerable"),
            translate("words", "Result"),
            *(short_side(side, translate) for side in Side),
        ]
    ]
    for deal in scored.deals:
        total = with_entries(Both(), deal.entries)
        rows.append([*_deal_cells(deal, translate), str(total.ns or ""), str(total.ew or "")])
    return _with_total(rows, (1, 2, 3), (5, 6, 10, 12, 6, 6), scored, translate)


def _imp_lines(scored: ScoredRound, translate: Translate) -> list[str]:
    """Each deal with its score and what was expected, for North-South, and the IMPs won."""
    rows = [
        [
            translate("words", "No."),
            translate("words", "Dealer"),
            translate("words", "Vulnerable"),
            translate("words", "Result"),
            translate("words", "Points"),
            translate("words", "Score"),
            translate("words", "Expected"),
            *(short_side(side, translate) for side in Side),
        ]
    ]
    for deal in scored.deals:
        cells = ["", "", ""]
        if not isinstance(deal.item, Adjustment):
            made = with_entries(Both(), deal.entries)
            held, should = deal.item.points_held, deal.compared and deal.compared.expected
            points = "?" if asks_for_points(deal) else ""
            if held:
                points = f"{short_side(held[0], translate)} {held[1]}"
            cells = [points, str(made.ns - made.ew), "" if should is None else str(should)]
        won = [str(deal.won.ns or ""), str(deal.won.ew or "")]
        rows.append([*_deal_cells(deal, translate), *cells, *won])
    lines = _with_total(rows, (1, 2, 3, 4), (3, 6, 10, 10, 6, 6, 8, 4, 4), scored, translate)
    asking = [str(deal.number) for deal in scored.deals if asks_for_points(deal)]
    if asking:
        said = translate("words", "? scores nothing until its points are told: {deals}")
        lines.append(said.format(deals=", ".join(asking)))
    return lines


def _deal_cells(deal: ScoredDeal, translate: Translate) -> list[str]:
    """The number, the dealer, who is vulnerable and the result of a deal; or an adjustment."""
    if isinstance(deal.item, Adjustment):
        return ["", "", "", translate("words", "adjusted")]
    language = spoken(translate)
    return [
        str(deal.number),
        language.chair(deal.dealer),
        vulnerable(deal.vulnerable, translate),
        print_deal(replace(deal.item, points_ns=None), language),
    ]


def _with_total(
    rows: list[list[str]],
    left: Sequence[int],
    least: Sequence[int],
    scored: ScoredRound,
    translate: Translate,
) -> list[str]:
    """The rows below one another, adjustments with their reasons, and the total."""
    total = [*[""] * (len(least) - 2), str(scored.total.ns), str(scored.total.ew)]
    head, *lines, last = aligned([*rows, total], left, least)
    for place, deal in enumerate(scored.deals):
        if isinstance(deal.item, Adjustment):
            lines[place] = f"{padded(lines[place], width(head))}  {deal.item.reason}"
    name = translate("words", "Total")
    return [head, *lines, f"{name}{last[len(name) :]}"]


def _back_score(evening: ScoredEvening, translate: Translate) -> list[str]:
    columns = back_score(evening)
    if not columns:
        return []
    summed, both = running_totals(columns), len({column.in_imps for column in columns}) > 1
    in_imps = translate("words", "{number} IMPs") if both else "{number}"
    heads = [
        (in_imps if each.in_imps else "{number}").format(number=each.round) for each in columns
    ]
    rows = [[translate("words", "Back score"), *heads]]
    totals = [translate("words", "Total")]
    for player in evening.players:
        rows.append([player, *(_signed(column.hundreds[player]) for column in columns)])
        totals.append(_signed(summed[player]))
    lines = aligned(rows, left=(0,), least=(0, *[4] * len(columns)))
    if len(columns) == 1:
        return lines
    wide = width(totals[0]) + 1
    return [f"{line}{total:>{wide}}" for line, total in zip(lines, totals, strict=True)]


def _payments(evening: ScoredEvening, translate: Translate) -> list[str]:
    own = evening.evening.currency
    owes = translate("words", "{payer} owes {payee} {amount}: {reason}")
    lines = [
        owes.format(payer=payer, payee=payee, amount=money(amount, own), reason=reason)
        for payer, payee, amount, reason in evening.evening.extras
    ]
    for status, (payer, payee, amount, currency), day, *_ in ledger(evening):
        pays = translate("words", "{payer} paid {payee} {amount}")
        if status is Status.OPEN:
            pays = translate("words", "{payer} pays {payee} {amount}")
        elif day:
            pays = translate("words", "{payer} paid {payee} {amount} on {day}")
        due = money(amount, currency or own)
        lines.append(pays.format(payer=payer, payee=payee, amount=due, day=day))
    return lines


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"
