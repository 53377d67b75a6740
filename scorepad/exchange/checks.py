"""Checks on data from outside beyond the values of the game: names and texts can be shown."""

import re
from collections import Counter
from collections.abc import Iterable
from decimal import Decimal

from scorepad.bridge.deal import MOST_POINTS, Board
from scorepad.bridge.errors import BadData, Impossible, out_of_range
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Money
from scorepad.bridge.plain import Reader
from scorepad.bridge.rotation import FEWEST, MOST
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Name, Seating
from scorepad.bridge.translatable import translate
from scorepad.exchange.names import MOST_OUT, clean_name, short, unfit

LONGEST_TEXT = 10_000
MOST_ITEMS = 5_000
"""Ten times what is played in a day and a night."""
MOST_FIGURES = 50_000
"""Rounds times players on a back score."""
_MOST_RESULTS, _MOST_ON_BOARD = 20_000, 2_000
"""For boards of several tables: a hundred clubs playing the same boards."""
_MOST_ROUNDS = LAST_BOARD = 9999
MONEY = r"[0-9]{1,15}(\.[0-9]{1,8})?"
"""With this many digits before and after the point."""
LARGEST = MOST_POINTS
"""The largest number in a file."""


def _text(text: str) -> str:
    """Return a text of one or more lines if a sheet can show it; else raise Impossible."""
    if len(text) > LONGEST_TEXT:
        too_long = translate("words", "this is too long; at most {most} letters are allowed")
        raise Impossible(too_long, most=LONGEST_TEXT)
    for fault in unfit(re.sub(r"[\n\t]", " ", text)):
        raise Impossible(fault)
    return text


def _money(amount: Decimal) -> Decimal:
    written = f"{amount:f}"
    if not re.fullmatch(MONEY, written):
        text = translate("words", "“{found}” is not an amount, e.g. 2.50")
        raise Impossible(text, found=short(written))
    return amount


def whole_number(typed: str, least: int, most: int) -> int:
    """Read a number; raises Impossible if it is not one, or out of range."""
    if not re.fullmatch("[0-9]{1,9}", typed) or not least <= int(typed) <= most:
        raise Impossible(out_of_range(short(typed), least, most))
    return int(typed)


def _number(number: int) -> int:
    if abs(number) > LARGEST:
        raise Impossible(translate("words", "the number can be at most {most}"), most=LARGEST)
    return number


def _board(board: int) -> int:
    if board < 1:
        text = translate("words", "boards are numbered from 1, not {number}")
        raise Impossible(text, number=board)
    if board > LAST_BOARD:
        raise Impossible(translate("words", "the number can be at most {most}"), most=LAST_BOARD)
    return board


def _seating(seating: Seating) -> Seating:
    if len(seating.out) > MOST_OUT:
        text = translate("words", "at most {most} players can sit out, not %n", "", -1)
        raise BadData("out", text, n=len(seating.out), most=MOST_OUT)
    return seating


def _round(entered: Round) -> Round:
    names = entered.ranked
    if names and not FEWEST <= len(names) <= MOST:
        text = translate("words", "{fewest} to {most} players can draw, not {number}")
        raise BadData("ranked", text, fewest=FEWEST, most=MOST, number=len(names))
    if twice := [name for name in names if names.count(name) > 1]:
        raise BadData("ranked", translate("words", "{name} draws only once"), name=twice[0])
    return entered


def check_sizes(
    items: int, figures: int = 0, results: int = 0, on_board: int = 0, owed: int = 0
) -> None:
    """Raise Impossible if there is far more than could have been played: it would take too long."""
    sizes = (
        (items, MOST_ITEMS),
        (figures, MOST_FIGURES),
        (results, _MOST_RESULTS),
        (on_board, _MOST_ON_BOARD),
        (owed, MOST_ITEMS),
    )
    if any(size > most for size, most in sizes):
        raise Impossible(translate("words", "too large for evenings of bridge"))


def bounded_results(boards: Iterable[object]) -> None:
    """Check results of several tables in the same way."""
    times = Counter(boards)
    check_sizes(0, results=times.total(), on_board=max(times.values(), default=0))


def bounded_evening(evening: Evening) -> Evening:
    """Return an evening if it is within these limits."""
    rounds = evening.rounds
    names = {name for entered in rounds for seats in entered.seatings() for name in seats.players}
    owed = max(map(len, (evening.debts, evening.settled, evening.extras)))
    check_sizes(sum(len(entered.items) for entered in rounds), len(rounds) * len(names), owed=owed)
    for entered in rounds:
        if entered.comparison:
            bounded_results(result.board for result in entered.comparison.results)
    return evening


def _evening(evening: Evening) -> Evening:
    bounded_evening(evening)
    if (evening.planned or 0) > _MOST_ROUNDS:
        text = translate("words", "the number can be at most {most}")
        raise BadData("planned", text, most=_MOST_ROUNDS)
    return evening


READER = Reader(
    {
        Name: clean_name,
        str: _text,
        int: _number,
        Money: _money,
        Board: _board,
        Seating: _seating,
        Round: _round,
        Evening: _evening,
    }
)
"""Reads and checks values from files."""
