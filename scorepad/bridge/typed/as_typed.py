"""A deal as people type it: `4s ann x +1 h100 eve`."""

from itertools import product

from scorepad.bridge.deal import Deal, print_result
from scorepad.bridge.options import POINTS, Options
from scorepad.bridge.points_scale import ALL_POINTS, EVEN
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.typed.deal_words import deal_words
from scorepad.bridge.typed.languages import ENGLISH, Language, first_word
from scorepad.bridge.typed.partial_deal import PartialDeal, partial_deal_of, read_partial_deal
from scorepad.bridge.typed.people import People


def as_typed(
    deal: Deal,
    seating: Seating,
    options: Options = Options(),
    language: Language = ENGLISH,
) -> str:
    """Return a deal as its players would type it; as a correction of itself it reads back the same.

    A player whose name is ambiguous is left out, which keeps him as he was.
    """
    return typed_so_far(partial_deal_of(deal), seating, options, was=deal, language=language)


def typed_so_far(
    choice: PartialDeal,
    seating: Seating,
    options: Options = Options(),
    *,
    was: Deal | None = None,
    language: Language = ENGLISH,
) -> str:
    """Return the known parts of a deal as its players would type them."""
    points = ""
    if options.form is POINTS and choice.points_ns is not None:
        points = f" ns {choice.points_ns}p"
        if choice.points_ns < EVEN:
            points = f" ew {ALL_POINTS - choice.points_ns}p"
    if choice.passed:
        return f"{first_word(language.passed)}{points}"
    if not options.honours_count:
        choice = choice.choosing(honours=0)
    people = People(seating, deal_words(language))
    texts = [
        _typed(choice, declarer, holder, language) + points
        for declarer, holder in product(
            _names(people, choice.declarer), _names(people, choice.holder)
        )
    ]
    reads_back = (
        text
        for text in texts
        if read_partial_deal(text, seating, options, was=was, language=language) == choice
    )
    return next(reads_back, texts[-1])


def _names(people: People, who: Seat | None) -> list[str]:
    """Return ways to type a player, the usual one first."""
    if who is None:
        return [""]
    name = people.called(who).lower()
    return [name, people.in_full(who), people.typed(who), people.chair_name(who), ""]


def _typed(choice: PartialDeal, declarer: str, holder: str, language: Language) -> str:
    contract = ""
    if choice.bid:
        contract = f"{choice.bid.level}{language.suit(choice.bid.strain).lower()}"
    result = print_result(choice.over) if choice.over else ""
    honours = f"h{choice.honours} {holder}" if choice.honours else ""
    return " ".join(f"{contract} {declarer} {choice.doubling.lower()} {result} {honours}".split())
