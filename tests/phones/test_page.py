"""The page: small, whole, and nothing in it but words."""

import base64
import hashlib
import json
import re

import pytest

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.phones.page import BETWEEN, ENDS, FOLDER, page
from scorepad.phones.page_words import page_words
from scorepad.phones.spoken import speaking

MOST = 40_000


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_it_is_small_and_complete(language: str) -> None:
    answer = page(language)
    text = answer.body.decode()
    assert len(answer.body) <= MOST
    assert f'<html lang="{language}">' in text
    assert "/* " not in text
    assert not re.search(r'(src|href)="(?!data:)|@import|url\(', text)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_only_its_own_script_and_style_may_run(language: str) -> None:
    answer = page(language)
    text = answer.body.decode()
    ((_, policy),) = answer.headers
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    for tag in ("style", "script"):
        (inside,) = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.S)
        digest = base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy


def test_no_word_can_end_the_script_it_is_in() -> None:
    (words,) = re.findall(r'id="words">(.*?)</script>', page("fr").body.decode(), re.S)
    assert "<" not in words
    assert json.loads(words) == page_words(speaking("fr"))


def test_every_word_that_the_script_asks_for_is_there() -> None:
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    asked = {*re.findall(r'\bsay\("(\w+)"', script), *re.findall(r"\bwords\.(\w+)", script)}
    assert asked - page_words(speaking("en")).keys() == set()


def test_no_blank_is_taken_out_of_what_the_script_says() -> None:
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    said = re.findall(r'"[^"\n]*"|`[^`]*`', re.sub(r"\$\{.*?\}", "${}", script))
    assert [one for one in said if BETWEEN.search(one) or ENDS.search(one) or ";}" in one] == []
    assert "//" not in re.sub(r"^ *//.*", "", script, flags=re.M).replace("http://", "")


def test_phones_of_2020_understand_it() -> None:
    script, style = (
        (FOLDER / f"page.{kind}").read_text(encoding="utf-8") for kind in ("js", "css")
    )
    for newer in (
        ".at(",
        "findLast",
        "hasOwn",
        "structuredClone",
        "randomUUID",
        "(?<",
        "||=",
        "??=",
    ):
        assert newer not in script
    for newer in (":has(", ":is(", "aspect-ratio", "@layer", "color-mix", "@container"):
        assert newer not in style


def test_names_are_never_read_as_markup() -> None:
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert way not in script
