"""Texts about boards played at several tables."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from scorepad.bridge.board_results import for_east_west
from scorepad.bridge.comparison import (
    Average,
    NotPlayed,
    Played,
    Score,
    Scoring,
    Split,
    StakePer,
    TableResult,
    fixed_award,
)
from scorepad.bridge.contract import NOTRUMP
from scorepad.bridge.deal import Deal
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.entering_results import TravellerLine, place_of
from scorepad.bridge.expected_results import unlikely_of_board
from scorepad.bridge.hands import SUITS, Cards
from scorepad.bridge.notation import print_what
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import (
    RankedBoard,
    RankedResult,
    Ranking,
    ns_score,
)
from scorepad.bridge.seats import Seating, Side, Sides
from scorepad.bridge.typed.as_typed import as_typed
from scorepad.sheets.ranking_text import in_figures
from scorepad.tables.sides import short_side
from scorepad.tables.table import FIGURES, Column, Table
from scorepad.ui.words import (
    contract_signs,
    deal_aloud,
    in_order,
    language,
    result_sign,
    seat_name,
    sentence,
    side_name,
    translate,
)
from scorepad.ui.words.errors import in_words
from scorepad.ui.words.writing import column_writer, decimals, number

_MINUS = re.compile(r"(?<!\w)-(?=\d)")


def called(opponents: str, names: dict[str, str]) -> str:
    """Return 1 Ann & Bob, A1 Owls, or only the number."""

    def name(one: str) -> str:
        team = names.get(one[0], "") if one[0].isalpha() and one[1:].isdigit() else ""
        return names.get(one, team)

    return " + ".join(f"{one} {name(one)}".strip() for one in opponents.split("+"))


def hands(cards: Cards) -> list[tuple[str, ...]]:
    """Return each hand: N, ♠ A32, ♥ K104 …"""
    court = dict(zip("JQKA", language().court_cards, strict=True)) | {"T": "10"}
    return [
        (
            language().chair(seat),
            *(
                f"{suit.sign} {''.join(court.get(rank, rank) for rank in ranks) or '–'}"
                for suit, ranks in zip(SUITS, held, strict=True)
            ),
        )
        for seat, held in cards.hands()
    ]


# Boards and travellers.


def paid_for(per: StakePer) -> str:
    """Return what the loser pays for."""
    return {
        StakePer.PERCENT: translate("words", "for each per cent from 50"),
        StakePer.IMP: translate("words", "for each IMP"),
        StakePer.VP: translate("words", "for each VP from 10"),
    }[per]


def pot(shares: Sequence[int]) -> str:
    """Describe a pot: each pays in, and the first places share it: 60/40."""
    if len(shares) == 1:
        return translate("words", "a pot for the winner")
    said = translate("words", "a pot, shared {shares}")
    return said.format(shares="/".join(map(str, shares)))


def board_number(board: int) -> str:
    return translate("words", "Board {number}").format(number=board)


def met(entered: TableResult) -> str:
    """Return who met, and the result: 1–2: 4♠ N +1."""
    return f"{entered.ns}–{entered.ew}: {_signs(entered)}"


def _signs(entered: TableResult) -> str:
    """Return the result: 4♠ N +1, or only the score if nothing else is known."""
    if isinstance(entered.what, Score):
        return in_order(str(entered.what.points))
    return " ".join(filter(None, (*what_cells(entered), _fouled(entered))))


def _fouled(entered: TableResult) -> str:
    """Return a mark for a fouled board."""
    return translate("words", "fouled") if entered.fouled else ""


def at_the_foot(entered: TableResult, *, corrects: bool) -> str:
    """Name the result being corrected, or the one just entered, with what it brought."""
    if corrects:
        return translate("words", "Correcting {deal}").format(deal=_signs(entered))
    said = f"{board_number(entered.board)}, {met(entered)}"
    score = ns_score(entered)
    is_all = not score or isinstance(entered.what, Score)
    return said if is_all else f"{said} · {_for_ns(score)}"


def _for_ns(score: Decimal | int | None) -> str:
    return f"{short_side(Side.NS, translate)} {signed(score)}"


def corrected(entered: TableResult, was: TableResult) -> str:
    """Return what replaced a result."""
    said = translate("words", "{board}, {result} – was {before}.")
    before = _signs(was) if (entered.ns, entered.ew) == (was.ns, was.ew) else met(was)
    board = board_number(entered.board)
    return said.format(board=board, result=met(entered), before=before)


def changed(was: TableResult | None, now: TableResult | None) -> str:
    """Name the step by which a result was entered, corrected or deleted."""
    if was and now:
        said = translate("words", "{board}, {ns}–{ew}: {before} became {result}")
        return said.format(
            board=board_number(now.board),
            ns=now.ns,
            ew=now.ew,
            before=_signs(was),
            result=_signs(now),
        )
    there = "".join(f"{board_number(one.board)}, {met(one)}" for one in (was, now) if one)
    return translate("words", "deleting {deal}").format(deal=there) if was else there


def stays() -> str:
    """Say why a result is not moved, and what to do instead."""
    return translate(
        "words", "A result stays with its board and pairs: delete it and type it again"
    )


def deleted(entered: TableResult) -> str:
    said = translate("words", "Deleted: {deal}.")
    return said.format(deal=f"{board_number(entered.board)}, {met(entered)}")


def board_title(board: int) -> str:
    said = translate("words", "Board {number}: {dealer} deals, {vulnerable} vulnerable")
    sides = _vulnerable(board_vulnerable(board))
    dealer = seat_name(board_dealer(board))
    return said.format(number=board, dealer=dealer, vulnerable=sides)


def _vulnerable(sides: Sides) -> str:
    if len(sides) == 2:
        return translate("words", "both sides")
    return side_name(*sides) if sides else translate("words", "nobody")


def what_cells(entered: TableResult) -> tuple[str, str, str]:
    """Return contract, declarer and result; empty if only the score is known."""
    what = entered.what
    match what:
        case Played(contract=None):
            return translate("words", "Passed out"), "", ""
        case Played(contract=bid) if bid:
            sign = result_sign(what.tricks - bid.level - 6)
            return contract_signs(bid), language().chair(bid.declarer), sign
        case Average(ns, ew):
            return (
                translate("words", "Average"),
                "",
                f"{language().award(ns)} {language().award(ew)}",
            )
        case Split(first, second):
            return translate("words", "Split score"), "", in_order(f"{first} / {second}")
        case NotPlayed():
            return translate("words", "Not played"), "", ""
        case _:
            return "", "", ""


_APART = "\u2003"
"""Between a figure and the words after it."""


class _ShownLine(NamedTuple):
    """A line of a traveller, with the names, and whether it looks mistyped."""

    line: TravellerLine
    ns: str
    ew: str
    is_doubtful: bool
    was: str
    """What it brought before it was corrected: was 420."""
    is_typed: bool
    """Whether it is only being typed."""

    def what(self, at: int) -> str:
        """Return the contract, the declarer or the result."""
        if self.line.figure:
            return what_cells(self.line.figure.result)[at]
        return "" if at else to_come()

    @property
    def across(self) -> int:
        """Return how many columns words have in place of a contract, empty ones included."""
        return 1 if self.what(1) else 2 if self.what(2) else 3

    @property
    def happened(self) -> str:
        """Return all three: 4♠ N +1."""
        return " ".join(filter(None, map(self.what, range(3))))

    @property
    def mark(self) -> str:
        """Return a mark of a doubt or a fouled board, and what it brought before."""
        figure = self.line.figure
        mark = "?" if self.is_doubtful else _fouled(figure.result) if figure else ""
        return " ".join(filter(None, (mark, self.was)))

    def score(self, sign: int) -> str:
        """Return the score in the column of the side that won it."""
        score = self.line.figure.score if self.line.figure else None
        return str(abs(score)) if score is not None and (score >= 0) is (sign > 0) else ""

    def points(self, at: int) -> Fraction | None:
        figure = self.line.figure
        return figure.points[at] if figure and figure.points else None


def traveller_table(
    lines: Sequence[TravellerLine],
    ranking: Ranking,
    was: TableResult | None = None,
    typed: TableResult | None = None,
) -> Table[_ShownLine]:
    """Return the results of a board, entered or missing, with a mark for doubts.

    One of them may have been corrected just now, and another one may only be typed.
    """
    heads = translate("words", "NS points"), translate("words", "EW points")
    if ranking.comparison.settings.scoring.in_imps:
        heads = translate("words", "NS IMPs"), translate("words", "EW IMPs")
    figures = [line.figure for line in lines if line.figure]
    written = column_writer(one for figure in figures for one in figure.points or ())

    def score(heading: str, sign: int) -> Column[_ShownLine]:
        return Column(heading, lambda row: row.score(sign), FIGURES, goes=2, usual=["1430"])

    def earned(at: int) -> Column[_ShownLine]:
        most = ["−10.50"]
        return Column(heads[at], lambda row: written(row.points(at)), FIGURES, goes=1, usual=most)

    contract, widest = translate("words", "Contract"), f"6{language().sign(NOTRUMP)}××"
    columns: list[Column[_ShownLine]] = [
        Column(short_side(Side.NS, translate), lambda row: row.ns),
        Column(short_side(Side.EW, translate), lambda row: row.ew),
        Column(contract, lambda row: row.what(0), span=lambda row: row.across, usual=[widest]),
        Column(translate("words", "By"), lambda row: row.what(1)),
        Column(translate("words", "Result"), lambda row: row.what(2)),
        score(translate("words", "NS +"), 1),
        score(translate("words", "NS −"), -1),
        earned(0),
        earned(1),
        Column("", lambda row: row.mark and f"{_APART}{row.mark}", usual=[f"{_APART}?"]),
    ]
    doubtful = unlikely_of_board([figure.result for figure in figures])
    rows = [
        _ShownLine(
            line,
            called(line.place.ns, ranking.names),
            called(line.place.ew, ranking.names),
            bool(line.figure and line.figure.result in doubtful),
            _brought_before(was, line.figure) if was and place_of(was) == line.place else "",
            bool(typed and line.figure and line.figure.result is typed),
        )
        for line in lines
    ]
    return Table(
        [column._replace(cell_tip=lambda row: why(row.line.figure)) for column in columns],
        rows,
        lambda row: row.line.place,
        lambda row: row.line.figure is None,
        lambda row: row.is_typed,
    )


def _brought_before(was: TableResult, now: RankedResult | None) -> str:
    """Return what a result brought before a correction, if that is another score: was NS −50.

    The column says whose it is, as long as it is the same one.
    """
    before, after = ns_score(was), now.score if now else None
    if before == after:
        return ""
    points = _signs(was) if before is None else _for_ns(before)
    if before is not None and after is not None and (before >= 0) is (after >= 0):
        points = str(abs(before))
    return translate("words", "was {points}").format(points=points)


def why(figure: RankedResult | None, side: Side = Side.NS) -> str:
    """Return what a figure was compared with, and what each comparison earned this side."""
    if figure is None:
        return ""
    if figure.why:
        told = figure.why if side is Side.NS else for_east_west(figure.why)
        return _MINUS.sub("−", sentence(in_words(in_figures(told, decimals))))
    if figure.compared == 0:
        return translate("words", "There is nothing to compare it with yet.")
    return ""


def what_aloud(entered: TableResult) -> str:
    match entered.what:
        case Played(bid, tricks):
            return deal_aloud(Deal(bid, tricks), Seating())
        case Score(points):
            said = translate("words", "only the score is known, {points} for North-South")
            return said.format(points=signed(points))
        case Split(first, second):
            said = translate("words", "a split score, {ns} for North-South and {ew} for East-West")
            return said.format(ns=signed(first), ew=signed(-second))
        case Average(ns, ew):
            said = translate("words", "an average, {ns} for North-South and {ew} for East-West")
            return said.format(ns=language().award(ns), ew=language().award(ew))
        case NotPlayed():
            return translate("words", "Not played")


_AVERAGES = (
    ("ave", "ave"),
    *(("ave+", "ave-"), ("ave-", "ave+")),
    *(("ave+", "ave+"), ("ave-", "ave-")),
)


def awards(scoring: Scoring) -> dict[str, tuple[str, str]]:
    """Return awards by what is typed: short and accessible text, empty if impossible."""
    said = translate("words", "an average, {ns} for North-South and {ew} for East-West")
    cards = {}
    for ns, ew in _AVERAGES:
        won, lost = (signed(fixed_award(award, scoring)) for award in (ns, ew))
        if scoring.has_tops:
            won, lost = won.replace("+", ""), lost.replace("+", "")
        balances = ns != ew or ns == "ave" or not scoring.is_match
        if scoring is Scoring.TOTAL_POINTS:
            balances = ns == ew == "ave"
        text = f"{won} : {lost}" if balances else ""
        cards[f"{ns} {ew}"] = text, said.format(ns=won, ew=lost)
    not_played = translate("words", "Not played")
    return {**cards, "not played": (not_played, not_played)}


def signed(amount: Decimal | int | None) -> str:
    return "" if amount is None else in_order(f"{amount:+}" if amount else "0")


def typed_again(entered: TableResult) -> str:
    """Return a result as it can be typed again."""
    match entered.what:
        case Played(bid, tricks):
            return as_typed(Deal(bid, tricks), Seating(), Options(DUPLICATE), language())
        case what:
            return print_what(what)


def to_come() -> str:
    return translate("words", "to come")


def understood(entered: TableResult, score: int | None) -> str:
    result = ", ".join(filter(None, (what_aloud(entered), _fouled(entered))))
    said = translate("words", "Board {board}, {ns} against {ew}: {result}").format(
        board=entered.board, ns=entered.ns, ew=entered.ew, result=result
    )
    if not score:
        return said
    side = side_name(Side.NS if score > 0 else Side.EW)
    return translate("words", "{said}; {points} for {side}").format(
        said=said, points=abs(score), side=side
    )


def scores(times: Iterable[tuple[int, int]]) -> str:
    """Write scores with their frequencies: 620 ×2, −100; the best first."""
    several = "{score}\N{NO-BREAK SPACE}×{often}"
    said = [
        several.format(score=score, often=often) if often > 1 else str(score)
        for score, often in times
    ]
    said.sort(key=lambda each: -int(each.split()[0]))
    return in_order(", ".join(said))


def frequencies(board: RankedBoard) -> str:
    """Return how often each score was made and what it earned North-South: 600 ×2 = 5; 140 = 0.

    Nothing if all are alike, or all different: each then has a row that says it.
    """
    times = Counter(figure.score for figure in board.figures if figure.score is not None)
    worth = {figure.score: figure.points[0] for figure in board.figures if figure.points}
    parts = []
    for score in sorted(times, reverse=True) if 1 < len(times) < times.total() else ():
        made = scores([(score, times[score])])
        if score in worth:
            made += f" = {number(worth[score])}".replace(" ", "\N{NO-BREAK SPACE}")
        parts.append(made)
    if board.datum is not None:
        parts.append(translate("words", "datum {datum}").format(datum=board.datum))
    return "; ".join(parts)


# Help.
