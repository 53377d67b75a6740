"""Messages about unreadable lines: bad_lines.txt, and here what is not plain text."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from scorepad.bridge.errors import BadData
from scorepad.exchange.opening import open_evenings
from scorepad.exchange.score_file import read_score_file
from tests.exchange.score_lines import in_bytes

NO_TEXT = "this is not a text file; choose another file"
NO_FORM = "the form is missing, e.g. form rubber"


def said_of(data: bytes) -> str:
    """All faults of the first bad line, after its number; the same for every command."""
    with pytest.raises(BadData) as caught:
        read_score_file(data)
    with pytest.raises(BadData) as opened:
        open_evenings("x.txt", data)
    assert str(opened.value) == str(caught.value)
    return str(caught.value)


def bad_lines() -> Iterator[tuple[str, str]]:
    text = Path(__file__).with_name("bad_lines.txt").read_text(encoding="utf-8")
    for block in text.split("\n\n"):
        if not block.startswith("# "):
            lines, *faults = block.splitlines()
            line, _, _ = faults[0].strip().partition(":")
            told = (fault.strip().removeprefix(f"{line}: ") for fault in faults)
            yield lines, f"{line}: " + "; ".join(told)


@pytest.mark.parametrize(("lines", "faults"), list(bad_lines()))
def test_bad_line(lines: str, faults: str) -> None:
    assert said_of(in_bytes(lines)) == faults


@pytest.mark.parametrize(
    ("line", "character"),
    [
        ('seats N="A\tB" E=B S=C W=D', "U+0009"),
        ("seats N=A\x07 E=B S=C W=D", "U+0007"),
        ("title Club\x07 evening", "U+0007"),
        ("seats N=A\u202e E=B S=C W=D", "U+202E"),
        ('seats N="A\u2028B" E=B S=C W=D', "U+2028"),
        ("keeper A\x00", "U+0000"),
        ("adjust NS 200 a\x1bb", "U+001B"),
    ],
)
def test_characters_that_no_sheet_can_show(line: str, character: str) -> None:
    assert said_of(f"form rubber\n{line}".encode()).startswith(
        f"2: the character {character} is not allowed in a name or a reason"
    )


def test_endless_words_are_cut_short() -> None:
    assert said_of(f"seats N={'n' * 101} E=B S=C W=D".encode()).startswith(
        f"1: the name “{'n' * 59}…” is longer than 100 letters"
    )
    assert said_of(f"form {'f' * 300}".encode()).startswith(f"1: “{'f' * 59}…” is unknown")
    assert said_of(f"form rubber\n{'y' * 300}".encode()).startswith(
        f"2: no line begins with “{'y' * 59}…”"
    )
    assert said_of(f"form rubber\nN 1C{' ' * 1996}+1".encode()) == (
        "2: the line is longer than 2000 letters"
    )


def test_remarks_and_blank_lines_are_counted() -> None:
    assert said_of(b"# a remark\r\n\r\rstop # now\n???") == f"4: {NO_FORM}"


@pytest.mark.parametrize(
    ("data", "number"),
    [
        (b"form rubber\r\nN 4\x99\r\n", 2),
        (b"form rubber\r# caf\xe9", 2),
        (b"form rubber\n\xef\xbb", 2),
        (b"form rubber\nN 1C\n\xed\xa0\x80", 3),
    ],
)
def test_letters_in_an_older_code(data: bytes, number: int) -> None:
    sentence = "this letter cannot be read; save the file as Unicode (UTF-8) in its own program"
    assert said_of(data) == f"{number}: {sentence}"


def test_what_is_no_text_at_all() -> None:
    assert said_of(b"\xff\xfef\x00") == f"1: {NO_TEXT}"


def test_a_vast_line_is_not_read() -> None:
    assert said_of(b"\0" * 10_000_000) == f"1: {NO_TEXT}"
    assert said_of(b"form rubber\n" + b"x" * 10_000_000) == (
        "2: the line is longer than 2000 letters"
    )


def test_a_byte_order_mark_stands_only_at_the_beginning() -> None:
    assert said_of(b"form rubber\n\xef\xbb\xbfN 1C\n").startswith("2: “\ufeffN” is not part")


def test_a_reason_of_the_director_that_no_sheet_can_show() -> None:
    data = b"form duplicate\nscoring matchpoints\nboard 1\n1-2: N 4S=\nadjust 1 -5 slow\x07play\n"
    assert "U+0007" in said_of(data)
