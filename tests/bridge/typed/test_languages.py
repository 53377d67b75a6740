"""Deals as they are typed, printed and asked about in each language."""

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
    POLISH,
    SPANISH,
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


@pytest.mark.parametrize(
    ("language", "written", "printed"),
    [
        # German.
        (GERMAN, "4ps", "S 4S="),
        (GERMAN, "4ps plus null", "S 4S="),
        (GERMAN, "4c o x +1", "E 4HX+1"),
        (GERMAN, "4h o", "E 4H="),
        (GERMAN, "4kn", "N 4D="),
        (GERMAN, "5t w -2", "W 5C-2"),
        (GERMAN, "3sao", "E 3NT="),
        (GERMAN, "3nt o", "E 3NT="),
        (GERMAN, "4 Pik Süd kontriert, zwei Faller", "S 4SX-2"),
        (GERMAN, "vier herz von ost rekontra erfüllt", "E 4HXX="),
        (GERMAN, "vier herz im kontra von ost", "E 4HX="),
        (GERMAN, "4c o im Rekontra -1", "E 4HXX-1"),
        (GERMAN, "4 coeur ost genau erfuellt", "E 4H="),
        (GERMAN, "5 kreuz sued gemacht mit einem Überstich", None),
        (GERMAN, "5 kreuz sued mit 1 Ueberstich", "S 5C+1"),
        (GERMAN, "2 karo n macht 10 Stiche", "N 2D+2"),
        (GERMAN, "2 karo n fällt zwei", "N 2D-2"),
        (GERMAN, "3 ohne w plus eins", "W 3NT+1"),
        (GERMAN, "ein Treff s ohne Kontra minus 3", "S 1C-3"),
        (GERMAN, "4 pik n h100 o", "N 4S= honours E 100"),
        (GERMAN, "4 pik n 150 Honneurs bei Süd", "N 4S= honours S 150"),
        (GERMAN, "4 pik n keine Figuren", "N 4S="),
        (GERMAN, "durchgepasst", "pass"),
        (GERMAN, "alle passen", "pass"),
        (GERMAN, "passe", "pass"),
        # French: C is for cœur, K for carreau, O for Ouest.
        (FRENCH, "4ps", "S 4S="),
        (FRENCH, "4c o contré +1", "W 4HX+1"),
        (FRENCH, "5ks -2", "S 5D-2"),
        (FRENCH, "3sae", "E 3NT="),
        (FRENCH, "3 sans nord juste fait", "N 3NT="),
        (FRENCH, "quatre piques par sud, une levée de mieux", "S 4S+1"),
        (FRENCH, "4 cœurs est surcontre deux de chute", "E 4HXX-2"),
        (FRENCH, "4 coeur est chuté de deux", "E 4H-2"),
        (FRENCH, "4 coeur est chute d'une", "E 4H-1"),
        (FRENCH, "5 trefles ouest réussi", "W 5C="),
        (FRENCH, "2 carreaux n fait 10 levées", "N 2D+2"),
        (FRENCH, "2 carreaux n 1 de moins", "N 2D-1"),
        (FRENCH, "4 p n 100 honneurs chez est", "N 4S= honours E 100"),
        (FRENCH, "4 p n sans honneurs", "N 4S="),
        (FRENCH, "Tout le monde passe", "pass"),
        (FRENCH, "passe général", "pass"),
        # Dutch: K is for klaveren, Z for Zuid.
        (DUTCH, "4sz", "S 4S="),
        (DUTCH, "4ho+1", "E 4H+1"),
        (DUTCH, "5kz x", "S 5CX="),
        (DUTCH, "5rw-1", "W 5D-1"),
        (DUTCH, "3 zonder troef noord", "N 3NT="),
        (DUTCH, "vier schoppen door zuid gedoubleerd één down", "S 4SX-1"),
        (DUTCH, "2 harten oost met 2 overslagen", "E 2H+2"),
        (DUTCH, "2 ruiten west precies gemaakt", "W 2D="),
        (DUTCH, "2 ruiten west geredoubleerd contract", "W 2DXX="),
        (DUTCH, "5 klaveren z 12 slagen", "S 5C+1"),
        (DUTCH, "4s z h100 bij oost", "S 4S= honours E 100"),
        (DUTCH, "4s z geen honneurs", "S 4S="),
        (DUTCH, "rondgepast", "pass"),
        (DUTCH, "allen pas", "pass"),
        # Polish: K alone may be two suits.
        (POLISH, "4ps", "S 4S="),
        (POLISH, "4kis x", "S 4HX="),
        (POLISH, "4kaw", "W 4D="),
        (POLISH, "3ban+1", "N 3NT+1"),
        (POLISH, "3 bez atu zachód z kontrą bez jednej", "W 3NTX-1"),
        (POLISH, "cztery kiery przez wschód, 2 nadróbki", "E 4H+2"),
        (POLISH, "piec trefli poludnie swoje", "S 5C="),
        (POLISH, "2 kara n zrekontrowane bez dwóch", "N 2DXX-2"),
        (POLISH, "2 piki n wpadka bez trzech", "N 2S-3"),
        (POLISH, "2 piki n 10 lew", "N 2S+2"),
        (POLISH, "2 piki n bez kontry równo zrobione", "N 2S="),
        (POLISH, "4p s 100 honorów e", "S 4S= honours E 100"),
        (POLISH, "4p s bez honorów", "S 4S="),
        (POLISH, "cztery pasy", "pass"),
        (POLISH, "pas", "pass"),
        # Spanish: C is for corazones, O for Oeste.
        (SPANISH, "4po", "W 4S="),
        (SPANISH, "4cs doblado", "S 4HX="),
        (SPANISH, "5te-1", "E 5C-1"),
        (SPANISH, "3stn", "N 3NT="),
        (SPANISH, "3 sin triunfo norte, una baza de más", "N 3NT+1"),
        (SPANISH, "cuatro picas por sur redoblado dos multas", "S 4SXX-2"),
        (SPANISH, "2 diamantes este menos dos", "E 2D-2"),
        (SPANISH, "2 diamantes este más una", "E 2D+1"),
        (SPANISH, "1 trébol oeste cumplido", "W 1C="),
        (SPANISH, "1 corazón sur hace 9 bazas", "S 1H+2"),
        (SPANISH, "4 picas n 150 honores sur", "N 4S= honours S 150"),
        (SPANISH, "4 picas n sin honores", "N 4S="),
        (SPANISH, "todos pasan", "pass"),
        (SPANISH, "paso", "pass"),
    ],
)
def test_typed_as_people_say_it(language: Language, written: str, printed: str | None) -> None:
    if printed is None:
        with pytest.raises(Misread):
            read_deal(written, language=language)
    else:
        assert print_deal(read_deal(written, language=language)) == printed


@pytest.mark.parametrize(
    ("language", "written", "printed"),
    [
        (GERMAN, "4 spades south doubled two down", "S 4SX-2"),
        (FRENCH, "4 hearts w made 5", "W 4H+1"),
        (FRENCH, "4sw", "W 4S="),
        (DUTCH, "4ds", "S 4D="),
        (DUTCH, "4cs", "S 4C="),
        (POLISH, "4hs no honours", "S 4H="),
        (POLISH, "4cs", "S 4C="),
        (SPANISH, "4sw", "W 4S="),
        (SPANISH, "3 no trump east", "E 3NT="),
        # The language's own meaning of a letter comes first.
        (GERMAN, "4cs", "S 4H="),
        (FRENCH, "4cs", "S 4H="),
        (SPANISH, "4cs", "S 4H="),
        (DUTCH, "4ks", "S 4C="),
    ],
)
def test_english_is_understood_where_it_is_not_mistaken(
    language: Language, written: str, printed: str
) -> None:
    assert print_deal(read_deal(written, language=language)) == printed


@pytest.mark.parametrize(
    ("language", "written", "asked"),
    [
        (POLISH, "4k s", "“k” is ♦ or ♥? Type ka or ki"),
        (DUTCH, "3sastrid", "“sastrid” is sa, or ♠ by Astrid? Leave a blank"),
        (FRENCH, "3sas", "“sas” is sa, or ♠ by Astrid? Leave a blank"),
        (GERMAN, "4p o", "O is East, Astrid – or Óscar? Type os for Óscar, ost for East"),
        (FRENCH, "4p as zo", "the declarer is given twice; write it once"),
        (GERMAN, "4", "the level 4 needs its suit, T K C P or SA, behind it"),
        (SPANISH, "4", "the level 4 needs its suit, T D C P or ST, behind it"),
        (DUTCH, "NZ 4s", "NZ is a side; name the declarer, Jürgen or Zofia"),
        (FRENCH, "4p n merci", "“merci” is not part of a deal"),
        (
            FRENCH,
            "4p n cont",
            "“cont” is not part of a deal; write X for doubled, XX for redoubled",
        ),
    ],
)
def test_what_is_asked(language: Language, written: str, asked: str) -> None:
    with pytest.raises(Misread) as misread:
        read_deal(written, TABLE, language=language)
    assert str(misread.value) == asked


def test_chairs_without_names_go_by_the_letters_of_the_language() -> None:
    with pytest.raises(Misread) as misread:
        read_deal("4p", language=GERMAN)
    assert "N, O, S or W" in str(misread.value)
    with pytest.raises(Misread) as misread:
        read_deal("zzz", language=DUTCH)
    assert "write a deal as 4sn+1" in str(misread.value)


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
    assert [len(words) for words in (language.suits, language.strain_names)] == [5, 5]
    assert len(language.numbers) == 14


def test_the_language_that_is_translated_into_names_itself() -> None:
    assert spoken(lambda subject, text, comment="", count=-1: "fr") == FRENCH
    assert spoken(lambda subject, text, comment="", count=-1: text) == ENGLISH
    assert spoken(lambda subject, text, comment="", count=-1: f"[{text}]") == ENGLISH


@each_language
def test_nothing_in_words(language: Language) -> None:
    zero = language.numbers[0]
    assert read_deal(f"4NTN+{zero}", language=language) == read_deal("N 4NT=")
