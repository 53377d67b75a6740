"""A table as a value: rows, and columns that say how each row is written, explained and sorted."""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from scorepad.bridge.translatable import Translate

if TYPE_CHECKING:
    from fractions import Fraction

R = TypeVar("R")


class Align(Enum):
    """The alignment of a column: words to the left, figures to the right."""

    WORDS = auto()
    FIGURES = auto()
    MIDDLE = auto()


FIGURES = Align.FIGURES


class Column(NamedTuple, Generic[R]):
    """A column: how a row is written in it, explained, and sorted by."""

    heading: str
    text: Callable[[R], str] = lambda row: ""
    align: Align = Align.WORDS
    value: Callable[[R], Any] = lambda row: ""
    """The sort key of a row."""
    tip: str = ""
    """Explains the heading."""
    cell_tip: Callable[[R], str] = lambda row: ""
    """Explains the cell."""
    aloud: Callable[[R], str] | None = None
    """What a screen reader says instead of the text."""
    behind: str = ""
    """The measure whose source a click shows, or the rounds; empty if there is none."""
    letters: int = 8
    """Minimum width on the screen, in letters."""
    greatest_first: bool = False
    """Whether the first sort by it puts the greatest at the top."""
    group: str = ""
    """A heading shared with the neighbouring columns."""
    goes: int = 0
    """Hidden when large text leaves too little room: those with 1 first, then 2; 0 never."""
    most: float = 90
    """Maximum width on paper, in points; longer text is cut."""
    is_bold: Callable[[R], bool] = lambda row: False
    span: Callable[[R], int] = lambda row: 1
    """How many columns of the table the cell spans."""
    usual: Sequence[str] = ()
    """Texts with room from the first, so that columns stand still while rows are filled."""


class Writing(NamedTuple):
    """How a window or a terminal writes names and figures in its language.

    A missing figure is written as nothing.
    """

    translate: Translate
    number: "Callable[[Fraction | int | None], str]"
    exact: "Callable[[Fraction | None], str]"
    """Always with two decimals."""
    signed: Callable[[int], str]
    player: Callable[[str], str]


class Table(NamedTuple, Generic[R]):
    """Rows below headings. A row holds all that is shown of it, so that equal rows look the same.

    The key identifies a row while its figures change.
    """

    columns: Sequence[Column[R]]
    rows: Sequence[R] = ()
    key: Callable[[R], Hashable] = lambda row: cast(Hashable, row)
    is_quiet: Callable[[R], bool] = lambda row: False
    """Whether a row is shown in grey, as less important."""
    is_typed: Callable[[R], bool] = lambda row: False
    """Whether a row is only being typed, and shown like the figures of such a deal on the sheet."""
