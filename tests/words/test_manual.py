"""The manual: each page is valid Markdown, and the typed text it shows works."""

import re

import pytest

from scorepad.exchange.tables import DEALS, RESULTS
from scorepad.words.manual import (
    ManualPage,
    ManualPicture,
    ManualTable,
    code,
    in_language,
    manual_page,
    sentences,
    typed,
)
from tests.manual_pages import PAGES, page, written
from tests.ran import run, score

SMALL = """\
# A page

One paragraph
in two lines.

![What is seen.](seen.png)

- a point with `code`
- another

| Typed | Means |
| --- | --- |
| `a`, `b` | two |
"""


def test_a_page_in_its_parts() -> None:
    found = manual_page(SMALL)
    table = ManualTable(("Typed", "Means"), (("`a`, `b`", "two"),))
    seen = ManualPicture("What is seen.", "seen.png")
    parts = ("One paragraph in two lines.", seen, "a point with `code`", "another", table)
    assert found == ManualPage("A page", parts)
    assert typed(found) == [["a", "b"]]
    said = [text for text in sentences(found) if text != "A page"]
    assert said == [parts[0], seen.words, *parts[2:4], "Typed", "Means", "two"]


def test_a_page_in_another_language() -> None:
    found = in_language(manual_page(SMALL), lambda subject, text, *_: text.upper())
    assert found.title == "A PAGE"
    assert found.parts[1] == ManualPicture("WHAT IS SEEN.", "seen.png")
    assert found.parts[-1] == ManualTable(("TYPED", "MEANS"), (("`a`, `b`", "TWO"),))


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_plain_markdown(name: str) -> None:
    text = PAGES[name].read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert not re.search(r"^(?:##|[ \t]+\S|\* |```)|\*\*|(?<!\.)\]\(", text, re.MULTILINE)
    for part in page(name).parts:
        if isinstance(part, ManualTable):
            assert {len(row) for row in part.rows} == {len(part.headings)}
        elif isinstance(part, ManualPicture):
            assert PAGES[name].with_name(part.file).is_file()


def test_the_lines_of_a_score_file_make_an_evening() -> None:
    lines = written("score_files")
    assert lines[0] == "form rubber"
    printed = score("\n".join(lines))
    assert "We | They" in printed
    assert "Bob owes Ann 5: the supper" in printed


FORMS = ("rubber", "chicago", "points", "duplicate")
OPTIONS = [*written("score_files", 1), *written("score_files", 2), "stop", "keeper N"]


@pytest.mark.parametrize("line", OPTIONS)
def test_every_option_is_one_of_some_form(line: str) -> None:
    seats = "seats N=Ann E=Bob S=Cy W=Di"
    tried = [run("score", "-", stdin=f"form {form}\n{seats}\n{line}\nN 1C=\n") for form in FORMS]
    assert any(ran.status == 0 for ran in tried), [ran.err for ran in tried]


def test_the_lines_of_several_tables_are_ranked() -> None:
    lines = "\n".join(written("score_files_boards"))
    assert "Ann & Bob" in run("rank", "-", stdin=lines).out
    head = "form duplicate\n"
    for option in written("score_files_boards", 1):
        ran = run("rank", "-", stdin=f"{head}{option}\nboard 1\n1-2: N 4S=\n3-4: pass\n")
        assert (ran.status, ran.err) == (0, "")
    (others,) = (
        part
        for part in page("score_files_boards").parts
        if isinstance(part, str) and part.startswith("Single")
    )
    for line, scoring in zip(code(others), ("matchpoints", "teams"), strict=True):
        ran = run("rank", "-", stdin=f"{head}scoring {scoring}\nboard 1\n{line}\n")
        assert (ran.status, ran.err) == (0, "")


def test_every_column_is_read() -> None:
    assert {*written("other_programs"), *written("other_programs", 1)} <= {
        *DEALS,
        *RESULTS,
        "tricks",
    }
