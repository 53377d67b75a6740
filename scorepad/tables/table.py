"""A table as a value: rows, and what stands of each in its columns, whoever shows it."""

from collections.abc import Callable, Hashable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from scorepad.bridge.translatable import Translate

if TYPE_CHECKING:
    from fractions import Fraction

R = TypeVar("R")


class Align(Enum):
    """Where in its column something stands: words begin, and figures end, on one vertical."""

    WORDS = auto()
    FIGURES = auto()
    MIDDLE = auto()


FIGURES = Align.FIGURES


class Column(NamedTuple, Generic[R]):
    """What stands in a column of a table, how it is read, and by what it is sorted."""

    heading: str
    text: Callable[[R], str] = lambda row: ""
    align: Align = Align.WORDS
    value: Callable[[R], Any] = lambda row: ""
    """By what rows are sorted."""
    tip: str = ""
    """What explains the heading."""
    cell_tip: Callable[[R], str] = lambda row: ""
    """What explains what stands there."""
    aloud: Callable[[R], str] | None = None
    """What a screen reader says in the stead of the text."""
    behind: str = ""
    """The name of a measure, or of the rounds; nothing where a figure has nothing behind it."""
    letters: int = 8
    """How wide it is on the screen, at the least."""
    greatest_first: bool = False
    """Who sorts by it wants to see the greatest."""
    group: str = ""
    """The heading that it shares with its neighbours."""
    goes: int = 0
    """Where large words lack room on the screen, those of 1 go first, then those of 2."""
    most: float = 90
    """How wide it may become on paper, in points; longer words are cut."""
    is_bold: Callable[[R], bool] = lambda row: False
    span: Callable[[R], int] = lambda row: 1
    """Over how many columns of a row its words reach."""


class Writing(NamedTuple):
    """How a window, or a terminal, writes names and figures in its language.

    Where there is no figure, nothing is written.
    """

    translate: Translate
    number: "Callable[[Fraction | int | None], str]"
    exact: "Callable[[Fraction | None], str]"
    """With two decimals, even where the number is whole."""
    signed: Callable[[int], str]
    player: Callable[[str], str]


class Table(NamedTuple, Generic[R]):
    """Rows below headings. All that is told of a row is in the row, so that equal ones look alike.

    Its key makes a row the same row when its figures change.
    """

    columns: Sequence[Column[R]]
    rows: Sequence[R] = ()
    key: Callable[[R], Hashable] = lambda row: cast(Hashable, row)
    is_quiet: Callable[[R], bool] = lambda row: False
    """Whether a row can be passed over."""
