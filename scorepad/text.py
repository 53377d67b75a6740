"""Sheets, back scores and tables as lines of text."""

from collections.abc import Sequence
from dataclasses import replace

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.notation import print_contract, print_deal
from scorepad.bridge.options import CAVENDISH, POINTS, RUBBER
from scorepad.bridge.points_held import asks_for_points, to_be_even
from scorepad.bridge.ranking import rank
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Both, Seating, Side
from scorepad.bridge.settling import Status, ledger
from scorepad.bridge.state import with_entries
from scorepad.bridge.what_if import NextDeal, Outlook
from scorepad.columns import joined, padded, width
from scorepad.layout import BoardLine, Header, Row, Rule, Totals, lay_out
from scorepad.ranking_text import By, ranking_text, vulnerable
from scorepad.words import money

_RULES = {
    Rule.HEAVY: "  =======+=======",
    Rule.GAME: "  -------+-------",
    Rule.FOOT: "  =======+=======",
}


def evening_text(evening: ScoredEvening) -> str:
    """Every sheet of the evening, then the back score where the players have names."""
    blocks = [
        [heading(number, scored), *_round_lines(scored)]
        for number, scored in enumerate(evening.played, start=1)
    ]
    if set(evening.players) - set(Seating().players):
        blocks += [_back_score(evening), _payments(evening)]
    return "\n".join(joined(block) for block in blocks if block)


def sheet_text(number: int, scored: ScoredRound) -> str:
    """The sheet of one round, counted from 1."""
    return joined([heading(number, scored), *_round_lines(scored)])


def heading(number: int, scored: ScoredRound) -> str:
    form = scored.round.options.form
    if form is RUBBER:
        return f"Rubber {number}"
    if scored.round.options.boards:
        return f"Boards {number}" + (", in IMPs" if form is POINTS else "")
    kinds = {CAVENDISH: " (Cavendish)", POINTS: ", in IMPs"}
    return f"Chukker {number}{kinds.get(form, '')}"


def seats_text(rounds: Sequence[Seating]) -> str:
    """Who partners whom and who sits out, a line a round."""
    lines = []
    for number, seating in enumerate(rounds, start=1):
        ns, ew = (" and ".join(seating.pair(side)) for side in Side)
        out = f"; {' and '.join(seating.out)} out" if seating.out else ""
        lines.append(f"{number:>2}  {ns} (N-S) against {ew} (E-W){out}")
    return joined(lines)


def what_if_text(now: NextDeal, outlooks: Sequence[Outlook]) -> str:
    """A table for each side: what a contract brings it made, with one over and with one down."""
    state = now.state
    sides = vulnerable(state.vulnerable)
    deal = "Board" if now.options.boards else "Deal"
    lines = [f"{deal} {state.number}, {state.dealer} deals, {sides} vulnerable"]
    for side in Side:
        rows: dict[str, dict[int, str]] = {}
        for outlook in outlooks:
            if outlook.contract.declarer.side is side:
                row = rows.setdefault(print_contract(outlook.contract), {})
                row[outlook.over] = _outcome(outlook, side)
        lines += ["", f"{side + ' plays':<8}{'made':>14}{'one over':>14}{'one down':>14}"]
        for contract, row in rows.items():
            cells = "".join(f"{row.get(over, ''):>14}" for over in (0, 1, -1))
            lines.append(f"{contract:<8}{cells}".rstrip())
    if even := to_be_even(state) if now.options.form is POINTS else None:
        lines += ["", _even(*even)]
    return joined(lines)


def _even(side: Side, behind: int, better: int | None) -> str:
    if better is None:
        return f"{side} is {behind} IMPs behind, more than one deal can bring."
    imps = "1 IMP" if behind == 1 else f"{behind} IMPs"
    return f"{side} is {imps} behind: {better} points more than expected make it even."


def _outcome(outlook: Outlook, side: Side) -> str:
    """What a side wins or loses, behind what it would end."""
    points = outlook.points.of(side) - outlook.points.of(side.other)
    return f"{outlook.ends[-1] if outlook.ends else ''} {points}".strip()


def _round_lines(scored: ScoredRound) -> list[str]:
    if scored.round.comparison:
        return ranking_text(rank(scored.round.comparison), By.RANKING).splitlines()
    if scored.round.options.form is POINTS:
        return _imp_lines(scored)
    if scored.round.options.is_listed:
        return _board_lines(scored)
    lines = lay_out(scored).lines
    # In letters one line above the totals is enough, and that of a game says more.
    return [
        _sheet_line(line)
        for before, line in zip((None, *lines), lines, strict=False)
        if not isinstance(line, BoardLine)
        and not (line is Rule.FOOT and before in (Rule.GAME, Rule.HEAVY))
    ]


def _sheet_line(line: Header | Row | Rule | Totals) -> str:
    if isinstance(line, Rule):
        return _RULES[line]
    if isinstance(line, Header):
        return _columns("We", "They")
    if isinstance(line, Totals):
        return _columns(str(line.we), str(line.they))
    return _columns(*("" if entry is None else str(entry.points) for entry in (line.we, line.they)))


def _columns(we: str, they: str) -> str:
    return f"{we:>8} | {they}".rstrip()


def _board_lines(scored: ScoredRound) -> list[str]:
    lines = ["Board  Dealer  Vulnerable  Result            NS      EW"]
    for deal in scored.deals:
        total = with_entries(Both(), deal.entries)
        points = f"{total.ns or '':>6}{total.ew or '':>8}"
        if isinstance(deal.item, Adjustment):
            lines.append(f"{'':>27}{'adjusted':<14}{points}  {deal.item.reason}")
        else:
            lines.append(
                f"{deal.number:>5}  {deal.dealer:<6}  {vulnerable(deal.vulnerable):<10}  "
                f"{print_deal(deal.item):<14}{points}".rstrip()
            )
    return [*lines, f"{'Total':<41}{scored.total.ns:>6}{scored.total.ew:>8}"]


def _imp_lines(scored: ScoredRound) -> list[str]:
    """Each deal with its score and what was expected, for North-South, and the IMPs won."""
    lines = ["No.  Dealer  Vulnerable  Result      Points   Score  Expected    NS    EW"]
    for deal in scored.deals:
        won = f"{deal.won.ns or '':>6}{deal.won.ew or '':>6}"
        if isinstance(deal.item, Adjustment):
            lines.append(f"{'':>25}{'adjusted':<36}{won}  {deal.item.reason}")
            continue
        made = with_entries(Both(), deal.entries)
        held, should = deal.item.points_held, deal.compared and deal.compared.expected
        points = "{} {}".format(*held) if held else "?" if asks_for_points(deal) else ""
        lines.append(
            f"{deal.number:>3}  {deal.dealer:<6}  {vulnerable(deal.vulnerable):<10}  "
            f"{print_deal(replace(deal.item, points_ns=None)):<12}{points:<8}"
            f"{made.ns - made.ew:>6}{'' if should is None else should:>10}{won}".rstrip()
        )
    lines.append(f"{'Total':<61}{scored.total.ns:>6}{scored.total.ew:>6}")
    asking = [str(deal.number) for deal in scored.deals if asks_for_points(deal)]
    if asking:
        lines.append(f"? scores nothing until its points are told: {', '.join(asking)}")
    return lines


def _back_score(evening: ScoredEvening) -> list[str]:
    columns = back_score(evening)
    if not columns:
        return []
    wide = max(map(width, (*evening.players, "Back score")))
    totals, both = running_totals(columns), len({column.in_imps for column in columns}) > 1
    names = [f"{each.round}{' IMPs' * (both and each.in_imps)}" for each in columns]
    names += ["Total"] * (len(columns) > 1)
    lines = [padded("Back score", wide) + "".join(f" {name:>5}" for name in names)]
    for player in evening.players:
        figures = [*(column.hundreds[player] for column in columns), totals[player]]
        written = (
            f" {_signed(figure):>{max(5, len(name))}}"
            for name, figure in zip(names, figures, strict=False)
        )
        lines.append(padded(player, wide) + "".join(written))
    return lines


def _payments(evening: ScoredEvening) -> list[str]:
    own = evening.evening.currency
    lines = [
        f"{payer} owes {payee} {money(amount, own)}: {reason}"
        for payer, payee, amount, reason in evening.evening.extras
    ]
    for status, (payer, payee, amount, currency), day, *_ in ledger(evening):
        pays = "pays" if status is Status.OPEN else "paid"
        on = f" on {day}" if day else ""
        lines.append(f"{payer} {pays} {payee} {money(amount, currency or own)}{on}")
    return lines


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"
