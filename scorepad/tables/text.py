"""Tables as text in columns, measured as a terminal shows them."""

import unicodedata
from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from scorepad.bridge.decimals import in_hundredths
from scorepad.bridge.translatable import Translate
from scorepad.bridge.typed.languages import spoken
from scorepad.tables.table import FIGURES, R, Table, Writing

if TYPE_CHECKING:
    from fractions import Fraction


def in_columns(table: Table[R], least: Sequence[int] = ()) -> list[str]:
    """Return heading and rows as lines; without `least` widths, empty columns are left out."""
    columns = []
    for number, column in enumerate(table.columns):
        cells = [column.heading, *map(column.text, table.rows)]
        if least or any(cells[1:]):
            wide = max(*map(width, cells), *least[number : number + 1])
            if column.align is FIGURES:
                columns.append([" " * (wide - width(cell)) + cell for cell in cells])
            else:
                columns.append([padded(cell, wide) for cell in cells])
    return ["  ".join(row).rstrip() for row in zip(*columns, strict=True)]


def in_terminal(translate: Translate) -> Writing:
    """Return how a terminal writes names and figures."""

    decimal_sign = spoken(translate).decimal_sign

    def hundredths(number: "Fraction | int | None") -> str:
        if number is None:
            return ""
        return minus(in_hundredths(number).replace(".", decimal_sign))

    return Writing(translate, hundredths, hundredths, signed, str)


def signed(number: int) -> str:
    """Write a figure with its sign."""
    return minus(f"{number:+d}") if number else "0"


def minus(figure: str) -> str:
    """Replace the hyphen of a figure by a minus sign."""
    return figure.replace("-", "−")


def side_by_side(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Join two texts side by side."""
    wide = max(map(width, left))
    both = zip_longest(left, right, fillvalue="")
    return [f"{padded(one, wide)}    {other}".rstrip() for one, other in both]


def padded(text: str, wide: int) -> str:
    return text + " " * (wide - width(text))


def width(text: str) -> int:
    """Return how many columns a text takes in a terminal."""
    return sum(
        0
        if unicodedata.category(letter) in ("Mn", "Me", "Cf")
        else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def joined(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
