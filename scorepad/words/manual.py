"""The pages of the manual, in plain Markdown: a title, paragraphs, points, tables, pictures."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scorepad.bridge.translatable import Translate


class ManualTable(NamedTuple):
    """The headings and rows of a table."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ManualPicture(NamedTuple):
    """A file beside the page, and in words what is seen in it."""

    words: str
    file: str


ManualPart = str | ManualTable | ManualPicture


class ManualPage(NamedTuple):
    """A page of the manual; text in backticks is typed, and the same in every language."""

    title: str
    parts: tuple[ManualPart, ...]


def manual_page(text: str) -> ManualPage:
    """Read a page; each paragraph, list item and table is one part."""
    title, *blocks = re.split(r"\n{2,}", text.strip())
    return ManualPage(title.removeprefix("# "), tuple(part for one in blocks for part in _in(one)))


def in_language(page: ManualPage, translate: Translate) -> ManualPage:
    """Return the page in another language."""

    def said(text: str) -> str:
        return translate("words", text) if _has_words(text) else text

    def part_said(part: ManualPart) -> ManualPart:
        if isinstance(part, str):
            return said(part)
        if isinstance(part, ManualPicture):
            return part._replace(words=said(part.words))
        rows = (tuple(map(said, row)) for row in part.rows)
        return ManualTable(tuple(map(said, part.headings)), tuple(rows))

    return ManualPage(said(page.title), tuple(map(part_said, page.parts)))


def sentences(page: ManualPage) -> Iterator[str]:
    """Yield all texts of a page for translation."""
    texts: list[str] = [page.title]
    for part in page.parts:
        if isinstance(part, ManualTable):
            texts += [*part.headings, *sum(part.rows, ())]
        else:
            texts.append(part if isinstance(part, str) else part.words)
    return filter(_has_words, texts)


def typed(page: ManualPage) -> list[list[str]]:
    """Return the typed examples in the rows of each table."""
    tables = [part for part in page.parts if isinstance(part, ManualTable)]
    return [[word for row in table.rows for word in code(row[0])] for table in tables]


def code(text: str) -> list[str]:
    """Return the texts in backticks."""
    return re.findall(r"`([^`]+)`", text)


def _in(block: str) -> Sequence[ManualPart]:
    """The parts of a block: a picture, a table, the points of a list, or one paragraph."""
    if found := re.fullmatch(r"!\[(.+)\]\((.+)\)", block):
        return (ManualPicture(found[1], found[2]),)
    lines = block.splitlines()
    if lines[0].startswith("| "):
        headings, _, *rows = (_cells(line) for line in lines)
        return (ManualTable(headings, tuple(rows)),)
    return [" ".join(part.split()) for part in re.split(r"(?:^|\n)- ", block) if part]


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))


def _has_words(text: str) -> bool:
    return any(sign.isalpha() for sign in re.sub(r"`[^`]+`", "", text))
