"""Text in columns, as wide as a terminal shows it."""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest


def aligned(
    rows: Sequence[Sequence[str]], left: Iterable[int] = (), least: Sequence[int] = ()
) -> list[str]:
    """Rows below their head, figures to the right and the columns named to the left.

    A column of which only the head has words is left out, if no least width is named for it.
    """
    lefts = {*left}
    columns = []
    for number, cells in enumerate(zip(*rows, strict=True)):
        if least or any(cells[1:]):
            wide = max(*map(width, cells), *least[number : number + 1])
            columns.append(
                [
                    padded(cell, wide) if number in lefts else " " * (wide - width(cell)) + cell
                    for cell in cells
                ]
            )
    return ["  ".join(row).rstrip() for row in zip(*columns, strict=True)]


def side_by_side(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """Two texts beside each other."""
    wide = max(map(width, left))
    both = zip_longest(left, right, fillvalue="")
    return [f"{padded(one, wide)}    {other}".rstrip() for one, other in both]


def padded(text: str, wide: int) -> str:
    return text + " " * (wide - width(text))


def width(text: str) -> int:
    """How many columns a terminal gives the text."""
    return sum(
        0
        if unicodedata.category(letter) in ("Mn", "Me", "Cf")
        else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in text
    )


def joined(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
