"""The page that a phone opens: one file with its style, its script and its words inside."""

import base64
import hashlib
import re
from functools import cache

from scorepad.phones.page_words import page_words
from scorepad.phones.requests import Answer, written
from scorepad.phones.spoken import speaking
from scorepad.resources import RESOURCES

FOLDER = RESOURCES / "phones"
_AROUND = re.compile(r"\s*([{};:,])\s*")
"""Signs in a style around which no blanks are needed."""
ENDS = re.compile(
    r"(?<=[{},;(])\n|\n(?=[})?:.&|])|(?<=;) (?=\S)|(?<={) | (?=})|(?<=\)) (?=\w)"
    r"|(?<=}) (?=else|catch|finally)|(?<=\bif) |(?<=\bfor) |(?<=\breturn) (?=\W)"
)
"""Ends of lines, and blanks beside brackets and semicolons, that a script can do without."""
BETWEEN = re.compile(
    r" (=>|===|!==|&&|\|\||[?:+]|<=?|>=?|[-+*/]?=) |(?<=,) |(?<=\w:) |(?<=\)) (?={)"
)
"""Blanks around operators that a script can do without; no text of the page has such blanks."""
_WRITTEN = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
"""Signs that mean something in HTML; the module html brings the names of all signs, 1 MB."""
_POLICY = (
    "default-src 'none'; script-src '{script}'; style-src '{style}'; connect-src 'self'; "
    "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


@cache
def page(language: str) -> Answer:
    """Return the page in a language, without any data."""
    style = _AROUND.sub(r"\1", _part("page.css")).replace(";}", "}")
    script = ENDS.sub("", BETWEEN.sub(r"\1", _part("page.js"))).replace(";}", "}")
    words = page_words(speaking(language))
    whole = _part("page.html").replace("LANGUAGE", language)
    for name in ("no_script", "pages"):
        whole = whole.replace(f"{{{name}}}", words[name].translate(_WRITTEN))
    # Whatever the words are, none of them ends the script they are in.
    inside = written(words).replace("<", "\\u003c")
    for name, part in (("STYLE", style), ("WORDS", inside), ("SCRIPT", script)):
        whole = whole.replace(f"/* {name} */", part)
    policy = _POLICY.format(script=_hash(script), style=_hash(style))
    return Answer(
        200, whole.encode(), "text/html; charset=utf-8", (("Content-Security-Policy", policy),)
    )


def _part(name: str) -> str:
    """A file of the page without its margins and remarks."""
    lines = map(str.strip, (FOLDER / name).read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if line and not line.startswith("//"))


def _hash(text: str) -> str:
    """What the browser knows a part by that it may run."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"
