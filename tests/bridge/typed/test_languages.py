"""Deals typed, printed and asked about in each language."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.contract import Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.notation import print_deal, read_deal
from scorepad.bridge.options import POINTS, Options
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.typed.as_typed import as_typed, typed_so_far
from scorepad.bridge.typed.languages import (
    DUTCH,
    ENGLISH,
    FRENCH,
    GERMAN,
    LANGUAGES,
    Language,
    first_word,
    spoken,
)
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.partial_deal import read_partial_deal
from tests.bridge.table import made_or_not
from tests.bridge.typed.test_as_typed import DEALS, SEATINGS
from tests.golden.test_sheets import shown
from tests.golden.typed import typed_examples

EVERY = st.sampled_from(list(LANGUAGES.values()))
each_language = pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
TABLE = Seating("Jürgen", "Astrid", "Zofia", "Óscar")


def test_chairs_without_names_go_by_the_letters_of_the_language() -> None:
    with pytest.raises(Misread) as misread:
        read_deal("4p", language=GERMAN)
    assert "N, O, S or W" in str(misread.value)
    with pytest.raises(Misread) as misread:
        read_deal("zzz", language=DUTCH)
    assert "e.g. 4sn+1" in str(misread.value)


@pytest.mark.parametrize(
    ("seating", "written", "printed"),
    [
        (TABLE, "4p jürgen", "N 4S="),
        (TABLE, "4p jurgen", "N 4S="),
        (TABLE, "4p os", "W 4S="),
        (Seating("Esteban", "Von Arnim", "Cy", "Di"), "4p von von arnim", "E 4S="),
        (Seating("Esteban", "Von Arnim", "Cy", "Di"), "4p von arnim", "E 4S="),
        (Seating("Esteban", "Von Arnim", "Cy", "Di"), "4p von", "E 4S="),
        (Seating("Oststein", "Bob", "Cy", "Di"), "4p ost", "E 4S="),
        (Seating("Oststein", "Bob", "Cy", "Di"), "4p oststein", "N 4S="),
    ],
)
def test_players_in_german(seating: Seating, written: str, printed: str) -> None:
    assert print_deal(read_deal(written, seating, language=GERMAN)) == printed


@given(st.just(Deal()) | made_or_not(), EVERY)
def test_print_and_read_are_inverse(deal: Deal, language: Language) -> None:
    options = Options() if deal.points_ns is None else Options(POINTS)
    deal = deal if deal.points_ns is None else replace(deal, honours=None)
    printed = print_deal(deal, language)
    for written in (printed, printed.lower(), f"  {printed}\t"):
        assert read_deal(written, options=options, language=language) == deal


@given(DEALS, SEATINGS, EVERY)
def test_what_is_offered_for_correction_reads_back(
    deal: Deal, seating: Seating, language: Language
) -> None:
    typed = as_typed(deal, seating, language=language)
    read = read_deal(typed, seating, was=deal, language=language)
    assert (read.contract, read.tricks, read.honours) == (deal.contract, deal.tricks, deal.honours)


@given(made_or_not(), EVERY)
def test_suits_may_be_typed_in_signs(deal: Deal, language: Language) -> None:
    assert deal.contract
    declarer, bid = language.chair(deal.contract.declarer), deal.contract
    typed = f"{bid.level}{language.sign(bid.strain)} {declarer} {bid.doubling} {deal.over:+d}"
    assert read_deal(typed, language=language).contract == bid


@pytest.mark.no_cover
@each_language
def test_the_worked_examples_give_the_same_sheets(language: Language) -> None:
    examples = typed_examples()
    assert len(examples) > 5
    for example in examples:
        deals = [read_deal(line) for line in example.typed]
        typed = [as_typed(deal, Seating(), language=language) for deal in deals]
        read = [read_deal(line, language=language) for line in typed]
        entered = "\n".join([example.options, *map(print_deal, read)])
        assert shown(entered) == example.sheets[-1]


@each_language
def test_a_deal_is_told_part_by_part(language: Language) -> None:
    choice = read_partial_deal(f"5{language.suit(Strain.CLUBS)}", language=language)
    assert choice.bid == (5, Strain.CLUBS)
    chosen = choice.choosing(declarer=Seat.SOUTH, over=-1)
    typed = typed_so_far(chosen, Seating(), language=language)
    assert read_partial_deal(typed, language=language) == chosen


@each_language
def test_what_is_printed_is_a_plain_word(language: Language) -> None:
    printed = [language.passed, language.honours, *language.chair_names]
    assert all(re.fullmatch(r"\w+", first_word(words)) for words in printed)
    assert [len(words) for words in (language.chairs, language.chair_names)] == [4, 4]
    assert [len(words) for words in (language.suits, language.suit_names)] == [5, 4]
    assert len(language.numbers) == 14


def test_the_language_that_is_translated_into_names_itself() -> None:
    assert spoken(lambda subject, text, comment="", count=-1: "fr") == FRENCH
    assert spoken(lambda subject, text, comment="", count=-1: text) == ENGLISH
    assert spoken(lambda subject, text, comment="", count=-1: f"[{text}]") == ENGLISH


@each_language
def test_nothing_in_words(language: Language) -> None:
    zero = language.numbers[0]
    assert read_deal(f"4NTN+{zero}", language=language) == read_deal("N 4NT=")
