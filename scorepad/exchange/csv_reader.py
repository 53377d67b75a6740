"""A table of deals, of scorepad or written by hand or by another program, read into evenings.

Its first row names the columns, in any order; needed are `contract`, `declarer` and one of
`result`, `tricks` and `over`. Rows of one `evening`, or else of one `date`, are one evening; where
both are empty, as in the row before. Columns that nobody here knows are passed over.

Read from a table of scorepad, an evening has its deals, seats, forms, agreements and scores again.
Lost are, because no deal tells them: its note, how partners change, how many rounds were planned,
debts and what was paid; rounds without a deal, the cards drawn, seats changed after the last deal,
and the dealer or board named for the next one. Several adjustments after one deal come back as one
for each side.
"""

import csv
import io
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.translatable import all_of, translate
from scorepad.bridge.typed.misread import Misread
from scorepad.exchange.csv_cells import Cells
from scorepad.exchange.csv_evening import EveningRows
from scorepad.exchange.csv_file import COMMA, SEMICOLON, as_it_was
from scorepad.exchange.days import read_day
from scorepad.exchange.reading import text_of
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.tables import DEALS

TAB = "\t"
_KNOWN = {column.casefold(): column for column in DEALS}
_NEEDED = ("declarer", "contract")
_RESULTS = ("result", "tricks", "over")
"""One of these will do."""
_AS_WRITTEN = ("title", "note", "reason")
"""Columns whose blanks belong to their words."""
_NO_TABLE = translate(
    "words",
    "this is no table of deals: its first row has to name the columns, "
    "at least declarer, contract and result",
)


def decode(data: bytes) -> tuple[SavedEvening, ...]:
    """Read the evenings in a table; raises BadData with the first line that is wrong."""
    evenings: dict[str, EveningRows] = {}
    name = ""
    for line, cells in _rows(text_of(data)):
        with _at(line):
            name = _evening(cells) or name
            if name not in evenings:
                evenings[name] = EveningRows()
            evenings[name].add(cells)
    found = tuple(_kept(name, rows) for name, rows in evenings.items())
    if len({kept.id for kept in found}) < len(found):
        said = translate("words", "two evenings in it are the same; give each of them its date")
        raise BadData("", said)
    return found


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Whatever cannot be in here, is on this line."""
    try:
        yield
    except (Impossible, Misread) as wrong:
        raise BadData(str(line), wrong.message) from None


def _evening(cells: Cells) -> str:
    """The name by which the rows of an evening are known: that of its id, where it has one."""
    if "evening" in cells:
        name = cells["evening"].casefold()
        id_ = _id(name)
        return str(id_) if id_ else name
    return str(read_day(cells["date"])) if "date" in cells else ""


def _id(name: str) -> UUID | None:
    try:
        return UUID(name)
    except ValueError:
        return None


def _kept(name: str, rows: EveningRows) -> SavedEvening:
    try:
        evening, id_ = rows.evening(), _id(name)
    except Impossible as wrong:
        raise BadData("", wrong.message) from None
    return SavedEvening(id_, evening) if id_ else nameless(evening)


def _rows(text: str) -> Iterator[tuple[int, Cells]]:
    """Each row that is not empty, with the line it ends on."""
    lines = io.StringIO(text, newline="")
    first = next((line for line in lines if line.strip(" \r\n\t,;")), "")
    separator = max(COMMA, SEMICOLON, TAB, key=first.count)
    lines.seek(0)
    rows = csv.reader(lines, delimiter=separator, strict=True)
    columns: list[str] = []
    try:
        for row in rows:
            if not columns:
                with _at(rows.line_num):
                    columns = _columns(row) if any(map(str.strip, row)) else []
            elif cells := _cells(columns, row):
                if separator == SEMICOLON and "stake" in cells:
                    cells["stake"] = cells["stake"].replace(",", ".")
                yield rows.line_num, cells
    except csv.Error:
        said = translate("words", "the quotes around a cell do not match, or it is too long")
        raise BadData(str(rows.line_num), said) from None
    if not columns:
        raise BadData("1", _NO_TABLE)


def _columns(row: list[str]) -> list[str]:
    """The columns that a header names, those that nobody here knows without a name."""
    columns = [_KNOWN.get(as_it_was(cell).strip().casefold(), "") for cell in row]
    missing = [f"“{column}”" for column in _NEEDED if column not in columns]
    if not {*_RESULTS} & {*columns}:
        missing.append(f"“{_RESULTS[0]}”")
    if len(missing) > len(_NEEDED):
        raise Impossible(_NO_TABLE)
    if missing:
        said = translate("words", "in this table of deals there is no column {columns}")
        raise Impossible(said, columns=all_of(missing))
    for column, times in Counter(filter(None, columns)).items():
        if times > 1:
            raise Impossible(translate("words", "there are two columns “{column}”"), column=column)
    return columns


def _cells(columns: list[str], row: list[str]) -> dict[str, str]:
    """The cells of a row that hold anything."""
    cells = {}
    if any(map(str.strip, row)):
        for column, cell in zip(columns, row, strict=False):
            written = cell if column in _AS_WRITTEN else cell.strip()
            if column and written:
                cells[column] = as_it_was(written)
    return cells
