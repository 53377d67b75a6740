"""What is said of boards that several tables play."""

from collections import Counter
from decimal import Decimal
from fractions import Fraction

from PySide6.QtCore import QLocale

from scorepad.bridge.comparison import (
    Average,
    NotPlayed,
    Played,
    Scoring,
    TableResult,
    fixed_award,
)
from scorepad.bridge.deal import Deal
from scorepad.bridge.duplicate import board_dealer, board_vulnerable
from scorepad.bridge.entering_results import BoardCount, ResultPlace
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import (
    RankedBoard,
    RankedResult,
    Ranking,
    in_hundredths,
)
from scorepad.bridge.results_to_come import unlikely
from scorepad.bridge.seats import Seating, Side, Sides
from scorepad.bridge.translatable import Message
from scorepad.bridge.typed.as_typed import as_typed
from scorepad.ui.words import (
    contract,
    deal_aloud,
    in_order,
    language,
    result_sign,
    seat_name,
    sentence,
    translate,
)
from scorepad.ui.words.errors import in_words


def side_name(side: Side) -> str:
    return {
        Side.NS: translate("words", "North-South"),
        Side.EW: translate("words", "East-West"),
    }[side]


def short_side(side: Side) -> str:
    return {Side.NS: translate("words", "NS"), Side.EW: translate("words", "EW")}[side]


def called(opponents: str, names: dict[str, str]) -> str:
    """1 Ann & Bob, or the number alone."""
    return " + ".join(f"{one} {names.get(one, '')}".strip() for one in opponents.split("+"))


def number(amount: Fraction | int | None) -> str:
    """A whole number as it is, any other with two decimals."""
    if amount is None:
        return ""
    return in_order(str(amount) if amount == int(amount) else exact(Fraction(amount)))


def exact(amount: Fraction | Decimal) -> str:
    """With two decimals, as numbers are written in the country."""
    return in_hundredths(Fraction(amount)).replace(".", QLocale().decimalPoint())


# The boards and the traveller.


def board_headings() -> tuple[str, str]:
    return translate("words", "Board"), translate("words", "Results")


def count_of(count: BoardCount, *, doubtful: bool = False) -> str:
    """How many results are in, with a mark where one may be mistyped."""
    said = f"{count.entered} ✓"
    if count.entered != count.expected:
        said = translate("words", "{number} of {count}").format(
            number=count.entered, count=count.expected
        )
    return f"{said} ?" if doubtful else said


def board_number(board: int) -> str:
    return translate("words", "Board {number}").format(number=board)


def met(entered: TableResult) -> str:
    """Who met, and what came of it: 1–2: 4♠ N +1."""
    said = " ".join(filter(None, what_cells(entered)))
    return f"{entered.ns}–{entered.ew}: {said}"


def board_title(board: int) -> str:
    said = translate("words", "Board {number}: {dealer} deals, {vulnerable} vulnerable")
    sides = _vulnerable(board_vulnerable(board))
    dealer = seat_name(board_dealer(board))
    return said.format(number=board, dealer=dealer, vulnerable=sides)


def _vulnerable(sides: Sides) -> str:
    if len(sides) == 2:
        return translate("words", "both sides")
    return side_name(*sides) if sides else translate("words", "nobody")


def traveller_headings(scoring: Scoring) -> tuple[str, ...]:
    return (
        short_side(Side.NS),
        short_side(Side.EW),
        translate("words", "Contract"),
        translate("words", "By"),
        translate("words", "Result"),
        translate("words", "NS +"),
        translate("words", "NS −"),
        *points_headings(scoring),
        "",
    )


def points_headings(scoring: Scoring) -> tuple[str, str]:
    if scoring.in_imps:
        return translate("words", "NS IMPs"), translate("words", "EW IMPs")
    return translate("words", "NS points"), translate("words", "EW points")


def what_cells(entered: TableResult) -> tuple[str, str, str]:
    """Contract, declarer and result of what came of a board."""
    what = entered.what
    match what:
        case Played(contract=None):
            return translate("words", "Passed out"), "", ""
        case Played(contract=bid) if bid:
            sign = result_sign(what.tricks - bid.level - 6)
            return contract(bid), language().chair(bid.declarer), sign
        case Average(ns, ew):
            return translate("words", "Average"), "", f"{ns} {ew}"
        case _:
            return translate("words", "Not played"), "", ""


def traveller_cells(figure: RankedResult, ranking: Ranking) -> tuple[str, ...]:
    """A line of a traveller; at its end a mark where it may be mistyped."""
    entered, score, names = figure.result, figure.score, ranking.names
    brought = figure.points or (None, None)
    return (
        called(entered.ns, names),
        called(entered.ew, names),
        *what_cells(entered),
        str(score) if score is not None and score >= 0 else "",
        str(-score) if score is not None and score < 0 else "",
        *map(number, brought),
        "?" if unlikely(ranking.comparison, entered) else "",
    )


def what_aloud(entered: TableResult) -> str:
    match entered.what:
        case Played(bid, tricks):
            return deal_aloud(Deal(bid, tricks), Seating())
        case Average(ns, ew):
            said = translate("words", "an average, {ns} for North-South and {ew} for East-West")
            return said.format(ns=ns, ew=ew)
        case NotPlayed():
            return translate("words", "Not played")


_AVERAGES = (
    ("ave", "ave"),
    *(("ave+", "ave-"), ("ave-", "ave+")),
    *(("ave+", "ave+"), ("ave-", "ave-")),
)


def awards(scoring: Scoring) -> dict[str, tuple[str, str]]:
    """What a director may award, by how it is typed: short and aloud; no words where it cannot."""
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
    """A result as it may be typed again."""
    match entered.what:
        case Played(bid, tricks):
            return as_typed(Deal(bid, tricks), Seating(), Options(DUPLICATE), language())
        case Average(ns, ew):
            return f"average {ns} {ew}"
        case NotPlayed():
            return "not played"


def to_come() -> str:
    return translate("words", "to come")


def asks_for(at: ResultPlace | None, names: dict[str, str], *, has_results: bool) -> str:
    """What the line waits for."""
    if at is None and not has_results:
        return translate("words", "Type the board, the pairs and their result: 1 1-2 4sn+1")
    if at is None:
        return translate("words", "All results are in. To add one: 3 1-2 4sn+1")
    if not at.ns:
        said = translate("words", "Board {board}: the pairs and their result, such as 1-2 4sn+1")
        return said.format(board=at.board)
    said = translate("words", "Board {board}: {ns} against {ew} – type their result, such as 4sn+1")
    return said.format(board=at.board, ns=called(at.ns, names), ew=called(at.ew, names))


def understood(entered: TableResult, score: int | None) -> str:
    said = translate("words", "Board {board}, {ns} against {ew}: {result}").format(
        board=entered.board, ns=entered.ns, ew=entered.ew, result=what_aloud(entered)
    )
    if not score:
        return said
    side = side_name(Side.NS if score > 0 else Side.EW)
    return translate("words", "{said}; {points} for {side}").format(
        said=said, points=abs(score), side=side
    )


def look_again(doubtful: Message | None) -> str:
    """What looks mistyped, though nothing is refused."""
    return sentence(in_words(doubtful)) if doubtful else ""


def doubt(entered: TableResult, doubtful: Message) -> str:
    said = translate("words", "? {ns} against {ew}: {doubt}.")
    return said.format(ns=entered.ns, ew=entered.ew, doubt=in_words(doubtful))


def frequencies(board: RankedBoard) -> str:
    """How often each score was made, and what it brought North-South."""
    times = Counter(figure.score for figure in board.figures if figure.score is not None)
    worth = {figure.score: figure.points[0] for figure in board.figures if figure.points}
    parts = []
    for score in sorted(times, reverse=True):
        part = f"{times[score]} × {score}"
        if score in worth:
            part += f" ({number(worth[score])})"
        parts.append(part)
    if not parts:
        return ""
    said = translate("words", "How often, with the points of North-South: {scores}")
    whole = said.format(scores=",  ".join(parts))
    if board.datum is None:
        return whole
    return f"{whole}; " + translate("words", "datum {datum}").format(datum=board.datum)


# Help.


def how_to() -> list[str]:
    return [
        translate(
            "words",
            "New evening, Duplicate boards, At several tables: say who plays; a movement is "
            "proposed, and shown beside the results.",
        ),
        translate(
            "words",
            "Type the result that is asked for, such as 4sn+1, or any other with its board and "
            "pairs: 3 1-2 4sn+1. There are also: pass, not played, ave+ ave-.",
        ),
        translate(
            "words",
            "Up and Down lead to a line, which can be typed anew; Delete takes it out, and F1 "
            "says why a figure is so.",
        ),
        translate(
            "words",
            "The ranking, what each won against each and the sheet of a match stand beside the "
            "results, and go on paper with travellers, score slips and cards for the tables.",
        ),
        translate(
            "words",
            "Where a second laptop is used, save the evening there and open its file here: what "
            "differs is shown side by side. Results of other programs are opened from PBN and "
            "USEBIO files.",
        ),
    ]
