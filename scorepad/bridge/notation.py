"""The notation of a deal: `S 4SX+1 honours E 100`, or `pass`; in French `S 4PX+1 honneurs E 100`.

Many ways of typing are read, one is printed.
"""

from collections.abc import Collection

from scorepad.bridge.comparison import Average, Played, Score, Split, What
from scorepad.bridge.contract import Contract
from scorepad.bridge.deal import Deal, print_result
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Initial, Seating
from scorepad.bridge.typed.deal_reader import DealReader
from scorepad.bridge.typed.deal_words import deal_words, words_abroad
from scorepad.bridge.typed.languages import ENGLISH, Language, first_word
from scorepad.bridge.typed.misread import Misread


def print_deal(deal: Deal, language: Language = ENGLISH) -> str:
    """Return a deal in its standard notation."""
    text = first_word(language.passed)
    if deal.contract:
        contract = print_contract(deal.contract, language)
        text = f"{language.chair(deal.contract.declarer)} {contract}{print_result(deal.over)}"
    if deal.honours:
        holder = language.chair(deal.honours.holder)
        text += f" {first_word(language.honours)} {holder} {deal.honours.points}"
    if deal.points_held:
        text += " points {} {}".format(*deal.points_held)
    return text


def print_what(what: What) -> str:
    """Return the result of a board at one of several tables, as it follows the pairs in a line."""
    match what:
        case Played(contract, tricks):
            return print_deal(Deal(contract, tricks))
        case Score(points):
            return f"score {points}"
        case Split(ns, ew):
            return f"split {ns} {ew}"
        case Average(award, other):
            return f"average {award} {other}"
        case _:
            return "not played"


def print_contract(contract: Contract, language: Language = ENGLISH) -> str:
    return f"{contract.level}{language.suit(contract.strain)}{contract.doubling}"


def read_deal(
    text: str,
    seating: Seating = Seating(),
    options: Options = Options(),
    *,
    was: Deal | None = None,
    language: Language = ENGLISH,
    initials: Collection[Initial] = (),
) -> Deal:
    """Read a deal as a player may type it; raises Misread with all errors and ambiguities.

    A player's name may be shortened while it is unambiguous, and to correct a deal (`was`) only the
    wrong part has to be typed. The options say whether honours count; the initials say what a
    letter means that is both a chair and a player.

    >>> table = Seating("Ann", "Bob", "Cy", "Di")
    >>> print_deal(read_deal("4 spades ann doubled made 5", table))
    'N 4SX+1'
    """
    try:
        return DealReader(text, seating, options, was, deal_words(language), initials).deal()
    except Misread as misread:
        if language != ENGLISH:
            raise
        try:
            return DealReader(text, seating, options, was, words_abroad(), initials).deal()
        except Misread as abroad:
            raise (abroad if _first(abroad) > _first(misread) else misread) from None


def _first(misread: Misread) -> int:
    return min(fault.start for fault in misread.faults)
