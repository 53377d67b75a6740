"""Tables as CSV files that are safe to open in a spreadsheet.

A spreadsheet takes a cell that begins with = + - @ for a formula, and one that expects another
separator splits cells elsewhere. So an extra apostrophe is put before such a sign wherever a cell
could begin; reading removes it. Numbers, and results such as +1, are unchanged.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import chain

from scorepad.exchange.file_kinds import CsvTable
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.tables import (
    BACK_SCORES,
    DEALS,
    RANKINGS,
    RESULTS,
    ROUNDS,
    Cell,
    ResultCell,
    back_score_rows,
    deal_rows,
    ranking_rows,
    result_rows,
    round_rows,
)

COMMA, SEMICOLON = ",", ";"
_MARK = "\ufeff"
_WHERE = r"""(?:^|(?<=[;,\t\r\n"|]))( *)"""
_SIGN = r"(?=[=+\-@＝＋－＠])"
_BARE = re.compile(rf"{_WHERE}('*){_SIGN}")
_ESCAPED = re.compile(rf"{_WHERE}'('*){_SIGN}")
_YES = {True: "yes", False: "no"}


_TABLES = {
    CsvTable.DEALS: (DEALS, deal_rows),
    CsvTable.ROUNDS: (ROUNDS, round_rows),
    CsvTable.BACK_SCORES: (BACK_SCORES, back_score_rows),
    CsvTable.RESULTS: (RESULTS, result_rows),
    CsvTable.RANKINGS: (RANKINGS, ranking_rows),
}


def parts(
    evenings: Iterable[SavedEvening], table: CsvTable = CsvTable.DEALS, separator: str = COMMA
) -> Iterator[bytes]:
    """Yield a table of the evenings row by row; with semicolons, the decimal sign is a comma."""
    columns, rows = _TABLES[table]
    written = chain(
        [columns],
        ([_written(row.get(column), separator) for column in columns] for row in rows(evenings)),
    )
    yield _MARK.encode()
    for row in written:
        line = io.StringIO()
        csv.writer(line, delimiter=separator).writerow(row)
        yield line.getvalue().encode(errors="replace")


def _written(cell: Cell, separator: str) -> str:
    match cell:
        case None:
            return ""
        case ResultCell():
            return cell
        case bool():
            return _YES[cell]
        case Decimal():
            return f"{cell:f}".replace(".", "." if separator == COMMA else ",")
        case str():
            return escaped(cell)
        case _:
            return str(cell)


def escaped(text: str) -> str:
    """Return text in which no spreadsheet finds a formula."""
    return _BARE.sub(r"\1\2'", text)


def as_it_was(text: str) -> str:
    return _ESCAPED.sub(r"\1\2", text) if "'" in text else text
