"""What data from outside must be besides values of the game: names and words that can be shown."""

import re
from collections.abc import Iterable
from decimal import Decimal

from scorepad.bridge.deal import Board
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Money
from scorepad.bridge.plain import Reader
from scorepad.bridge.rotation import FEWEST, MOST
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Name, Seating
from scorepad.bridge.translatable import translate
from scorepad.exchange.names import MOST_OUT, clean_name, unfit

LONGEST_TEXT = 10_000
MOST_ROUNDS = LAST_BOARD = 9999
_LINES = re.compile(r"[\n\t]")
_DIGITS, _COINS = 15, 8
"""How many digits of money may stand before and behind the point."""


def _text(text: str) -> str:
    """Take words that may have several lines, but nothing that a sheet cannot show."""
    if len(text) > LONGEST_TEXT:
        too_long = translate("words", "this is too long; it has at most {most} letters")
        raise Impossible(too_long, most=LONGEST_TEXT)
    for fault in unfit(_LINES.sub(" ", text)):
        raise Impossible(fault)
    return text


def _money(amount: Decimal) -> Decimal:
    exponent = amount.as_tuple().exponent
    if (
        not isinstance(exponent, int)
        or not -_COINS <= exponent <= _DIGITS
        or not 0 <= amount < Decimal(10) ** _DIGITS
    ):
        raise Impossible(
            translate("words", "“{found}” is no money; write it as 2.50"), found=amount
        )
    return amount


def _board(board: int) -> int:
    return _at_most(board, LAST_BOARD)


def _at_most(number: int, most: int) -> int:
    if number > most:
        raise Impossible(translate("words", "the number can be at most {most}"), most=most)
    return number


def _seating(seating: Seating) -> Seating:
    if len(seating.out) > MOST_OUT:
        number = len(seating.out)
        text = translate("words", "{number} sit out, and at most {most} can")
        raise Impossible(text, number=number, most=MOST_OUT)
    return seating


def _round(entered: Round) -> Round:
    _ranked(entered.ranked)
    return entered


def _ranked(ranked: Iterable[str]) -> None:
    names = [*ranked]
    if names and not FEWEST <= len(names) <= MOST:
        text = translate("words", "{fewest} to {most} players draw, not {number}")
        raise Impossible(text, fewest=FEWEST, most=MOST, number=len(names))
    if len({*names}) < len(names):
        raise Impossible(translate("words", "a player draws only once"))


def _evening(evening: Evening) -> Evening:
    _at_most(evening.planned or 0, MOST_ROUNDS)
    return evening


READER = Reader(
    {
        Name: clean_name,
        str: _text,
        Money: _money,
        Board: _board,
        Seating: _seating,
        Round: _round,
        Evening: _evening,
    }
)
"""Reads values from files."""
