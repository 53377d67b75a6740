"""The languages that come with the program: the form of their sentences."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from datetime import date
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import languages as packaging
import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from scorepad import words
from scorepad.bridge.contract import UNDOUBLED
from scorepad.bridge.notation import read_deal
from scorepad.bridge.points import Pay, PayKind
from scorepad.bridge.typed.languages import LANGUAGES, spoken
from scorepad.exchange.money import read_money
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.words import by_alphabet, written_day
from scorepad.ui.words import help as help_words
from scorepad.ui.words import writing as writing_words
from scorepad.ui.words.settling import as_typed
from tests.test_glossary import tables
from tests.ui.translated import PYTHON
from tests.ui.ways.table import OVER, PLAYED
from tests.ui.windows import Opened

FILES = sorted(Path(packaging.FOLDER).glob("scorepad_*.ts"))
GAPS = re.compile(r"\{\w*\}|%n|%(?:\(\w+\))?[rs]")
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def test_every_language_that_is_typed_is_spoken() -> None:
    codes = {file.stem.removeprefix("scorepad_") for file in FILES}
    assert codes | {"en"} == LANGUAGES.keys()
    assert set(language.languages()) == LANGUAGES.keys()


@each_file
def test_gaps_and_blanks_are_those_of_the_sentence(file: Path) -> None:
    for source, forms in packaging.messages(str(file)):
        for said in filter(None, forms):
            assert sorted({*GAPS.findall(said)}) == sorted({*GAPS.findall(source)}), source
            assert (said[0] == " ", said[-1] == " ") == (source[0] == " ", source[-1] == " ")
            assert ("&" in said) == ("&" in source)


@pytest.fixture(scope="module")
def spoken_by_commands() -> set[str]:
    return packaging.said_by_commands(PYTHON)


@each_file
def test_commands_have_their_sentences(file: Path, spoken_by_commands: set[str]) -> None:
    """If this fails, run packaging/languages.py."""
    code = packaging.code_of(str(file))
    compiled = file.parent / code / "LC_MESSAGES" / "scorepad.mo"
    assert compiled.read_bytes() == packaging.catalogue(str(file), spoken_by_commands)


def test_every_message_says_where_it_stands() -> None:
    """If this fails, run packaging/languages.py."""
    for message in ET.parse(packaging.TEMPLATE).getroot().iter("message"):
        assert message.findtext("extracomment"), message.findtext("source")


def test_what_differs_by_a_letter_dots_or_a_capital_is_said_once() -> None:
    found = packaging.messages(packaging.TEMPLATE)
    said = {source for source, _ in found}
    assert {"&Print…", "amount", "honours count"} < said
    assert not said & packaging.other_forms(found).keys()
    [german] = [str(file) for file in FILES if file.stem.endswith("de")]
    twins = dict(packaging.twins(german))
    assert twins["Print"] == ["Drucken"]
    assert twins["Honours count."] == ["Honneurs zählen."]


def test_blanks_before_double_signs_do_not_break_in_french() -> None:
    [file] = [file for file in FILES if file.stem.endswith("fr")]
    for _, forms in packaging.messages(str(file)):
        assert not [form for form in forms if re.search(r" [:;?!»€]| %(?!n)|« |\w'\w", form)]


OTHER_QUOTES = {"de": "”«»", "es": "„“”", "fr": "„“”", "nl": "„«»", "pl": "“«»"}


@each_file
def test_quotes_and_short_words_are_those_of_the_language(file: Path) -> None:
    code = packaging.code_of(str(file))
    torn = re.compile(rf"[{OTHER_QUOTES[code]}\"]|\w'\w|\b[zp]\. (?:B|ej|ex)\.", re.IGNORECASE)
    for _, forms in packaging.messages(str(file)):
        assert not [form for form in forms if torn.search(form)]


@each_file
def test_a_number_in_a_sentence_is_a_plural(file: Path) -> None:
    """Otherwise the tools would not find its count, nor would any language."""
    for message in ET.parse(file).getroot().iter("message"):
        source = message.findtext("source", "")
        assert ("%n" in source) == (message.get("numerus") == "yes"), source


@each_file
def test_words_of_the_game_are_those_of_the_glossary(file: Path) -> None:
    _, glossary = tables(file.with_name(f"{file.stem.replace('scorepad', 'glossary')}.md"))
    said = dict(packaging.messages(str(file)))
    same = ["We", "They", "vulnerable", "not vulnerable", "rubber", "game", "passed out"]
    for term in same:
        [spoken_word] = said[term]
        assert spoken_word.casefold() in glossary[term][0].casefold(), term


@pytest.mark.parametrize("code", sorted(LANGUAGES.keys() - {"en"}))
def test_a_language_that_is_spoken_names_itself(app: QApplication, code: str) -> None:
    assert language.speak(app, code) == code
    assert spoken(QCoreApplication.translate).code == code


@each_file
def test_the_examples_of_the_help_are_the_same_deals(app: QApplication, file: Path) -> None:
    typed = [read_deal(typed) for typed in help_words.examples()]
    code = file.stem.removeprefix("scorepad_")
    assert language.speak(app, code) == code
    assert [read_deal(each, language=LANGUAGES[code]) for each in help_words.examples()] == typed


@pytest.mark.parametrize(
    ("tricks", "said"),
    [
        (2, "2 nadróbki, po partii: 2 × 30"),
        (5, "5 nadróbek, po partii: 5 × 30"),
        (1, "1 nadróbka, po partii"),
    ],
)
def test_polish_has_three_plurals(app: QApplication, tricks: int, said: str) -> None:
    assert language.speak(app, "pl") == "pl"
    terms = "30" if tricks == 1 else f"{tricks}*30"
    pay = Pay(PayKind.OVERTRICKS, tricks * 30, terms, tricks, vulnerable=True, doubling=UNDOUBLED)
    assert words.why(pay, QCoreApplication.translate) == said


def test_what_is_not_translated_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "scorepad_de.ts"
    tree = ET.parse(FILES[0])
    message = next(tree.getroot().iter("message"))
    translation = message.find("translation")
    assert translation is not None
    translation.set("type", "unfinished")
    tree.write(file, encoding="utf-8")
    source = message.findtext("source")
    before = packaging.untranslated(str(FILES[0]), str(FILES[0]))
    now = packaging.untranslated(str(file), str(FILES[0]))
    assert {*now} - {*before} == {source}
    every = len(packaging.messages(str(file)))
    said = packaging.completeness(str(file), str(FILES[0]))
    assert said == f"{every - len(now)} of {every} sentences"
    assert source in packaging.told(str(file))
    assert f"scorepad_de.ts: not translated: {source}" in capsys.readouterr().err


def test_names_stand_as_in_the_alphabet(app: QApplication) -> None:
    names = ["Zofia", "ann", "Óscar", "Pia", "Łukasz", "Lena", "Mara", "Bob", "Émile", "Eva", "Fay"]
    in_order = [
        "ann",
        "Bob",
        "Émile",
        "Eva",
        "Fay",
        "Lena",
        "Łukasz",
        "Mara",
        "Óscar",
        "Pia",
        "Zofia",
    ]
    for code in ("pl", "fr"):
        assert language.speak(app, code) == code
        assert sorted(names, key=by_alphabet) == in_order


@pytest.mark.parametrize(
    ("code", "day", "stake"),
    [
        ("de", "5. März 2018", "2,50"),
        ("es", "5 de marzo de 2018", "2,50"),
        ("en", "5 March 2018", "2.50"),
    ],
)
def test_a_day_and_a_stake_stand_in_their_fields_as_in_the_language(
    app: QApplication, code: str, day: str, stake: str
) -> None:
    assert language.speak(app, code) == code
    assert written_day(date(2018, 3, 5)) == day
    for amount in ("2.50", "0.125", "40"):
        typed = as_typed(Decimal(amount))
        assert typed == {"2.50": stake}.get(amount, amount)
        assert read_money(typed) == Decimal(amount)


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_no_two_names_in_a_menu_are_underlined_at_one_letter(
    app: QApplication, opened: Opened, code: str
) -> None:
    assert language.speak(app, code) == code
    window = opened()
    for actions in (window.menuBar().actions(), *(m.actions() for m in window.findChildren(QMenu))):
        found = [letter for action in actions for letter in re.findall(r"&(\w)", action.text())]
        letters = [letter.casefold() for letter in found]
        assert sorted(letters) == sorted({*letters}), [action.text() for action in actions]


@pytest.mark.parametrize("planned", [None, 1])
@pytest.mark.parametrize("text", ["", PLAYED, OVER], ids=["new", "played", "over"])
@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_menus_and_buttons_beside_the_sheet_have_letters_of_their_own(
    app: QApplication, opened: Opened, code: str, text: str, planned: int | None
) -> None:
    assert language.speak(app, code) == code
    window = opened(replace(read_score_file(text.encode()), planned=planned))
    named = [action.text() for action in window.menuBar().actions()]
    named += [button.text() for button in window.findChildren(QPushButton) if button.isVisible()]
    letters = [letter.casefold() for text in named for letter in re.findall(r"&(\w)", text)]
    assert sorted(letters) == sorted({*letters}), named


@pytest.mark.parametrize(("code", "figure"), [("en", "8.50"), ("de", "8,50"), ("pl", "8,50")])
def test_the_decimals_of_a_ranking_are_those_of_the_language(
    app: QApplication, code: str, figure: str
) -> None:
    assert language.speak(app, code) == code
    assert (writing_words.number(Fraction(17, 2)), writing_words.number(8)) == (figure, "8")
    assert writing_words.exact(Decimal("8.5")) == figure
