"""Typed phrases in each language, and how they are understood: a file for each."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.notation import print_deal, print_what, read_deal
from scorepad.bridge.seats import Seating
from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.bridge.typed.table_results import read_typed_result
from tests.bridge.table import sitting

FILES = sorted(Path(__file__).with_name("phrases").glob("*.txt"))


class Phrase(NamedTuple):
    language: str
    table: str
    typed: str
    understood: str


def phrases(file: Path) -> Iterator[Phrase]:
    """Read a file: `==` seats players, or has several tables; `?` is followed by the message."""
    table = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            table = line.removeprefix("== ")
        elif line and not line.startswith("#"):
            typed, _, understood = line.partition(" -> ")
            yield Phrase(file.stem, table, typed, understood)


def understood(phrase: Phrase) -> str:
    language = LANGUAGES[phrase.language]
    try:
        if phrase.table == "several tables":
            result = read_typed_result(phrase.typed, language)
            pairs = f" {result.ns}-{result.ew}" if result.ns else ""
            place = f"{result.board}{pairs}: " if result.board else ""
            return place + print_what(result.what)
        names = [name.replace("_", " ") for name in phrase.table.split()]
        seating = sitting(names) if names else Seating()
        return print_deal(read_deal(phrase.typed, seating, language=language))
    except ScorepadError as wrong:
        return f"? {wrong}"


@pytest.mark.parametrize(
    "phrase",
    [phrase for file in FILES for phrase in phrases(file)],
    ids="-".join,
)
def test_a_phrase_is_understood(phrase: Phrase) -> None:
    assert understood(phrase) == phrase.understood


def test_every_language_has_its_phrases() -> None:
    assert {file.stem for file in FILES} == {*LANGUAGES}
    assert all(len([*phrases(file)]) >= 40 for file in FILES)
