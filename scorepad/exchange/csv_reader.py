"""Reads a table of deals, by scorepad, another program or by hand, into evenings.

The first row names the columns, in any order; `contract`, `declarer` and one of `result`, `tricks`
and `over` are required. Rows with the same `evening`, or else the same `date`, are one evening; a
row without either belongs to the evening before. Unknown columns are listed in the note of an
evening from elsewhere.

Rows with a `round` belong to the round of that name. Others follow each other like the deals of an
evening: one after the end of a rubber or a chukker begins the next, with the same options and
seats, and so does one in another form.

A table with results of several tables is read likewise: the result, with declarer and tricks, may
be in one column. Rows without pairs hold agreements and the director's decisions, as in a score
file: `adjust 3 -5 slow play`, `bye C 12`, `handicap 3=+2.5`, `pot 5 60/40`.

A table by scorepad restores deals, seats, forms, options and scores. Lost, as deals do not show
them, are the evening's note, partner changes, planned rounds, debts and payments; rounds without a
deal, cards drawn, and the dealer or board named for the next deal. Several adjustments after a deal
become one for each side.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterator
from uuid import UUID

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.translatable import all_of, translate
from scorepad.exchange import csv_rankings
from scorepad.exchange.csv_evening import HOW_MANY, EveningRows, Row
from scorepad.exchange.csv_file import COMMA, SEMICOLON, as_it_was
from scorepad.exchange.days import read_day
from scorepad.exchange.other_results import note_on
from scorepad.exchange.place import at
from scorepad.exchange.reading import text_of
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.tables import DEALS, PAIRS, RESULT_COLUMN, RESULTS

_TAB = "\t"
_HEADINGS = frozenset(DEALS)
_FOLLOWS = re.compile(
    "|".join(map(re.escape, ("", *DEALS, *RESULTS))) + r"|(ns |ew )?(score|imps?|mps?)", re.I
)
"""Columns that are known, or can be computed from others."""
_KNOWN = {column.casefold(): column for column in DEALS} | {RESULT_COLUMN: "contract"}
_NEEDED = ("declarer", "contract")
_AS_WRITTEN = ("title", "note", "reason")
"""Columns whose blanks are kept."""
_NO_TABLE = translate(
    "words",
    "this is not a table of deals: the first row must name the columns, at least "
    "declarer, contract and result",
)


def decode(data: bytes) -> tuple[SavedEvening, ...]:
    """Read the evenings in a table; raises BadData with the first faulty line."""
    text = text_of(data)
    if csv_rankings.is_ranking(text):
        return csv_rankings.decode(text)
    evenings: dict[str, EveningRows] = {}
    name = ""
    unknown = set[str]()
    for line, row in _rows(text, unknown):
        with at(line):
            name = _evening(row) or name
            evenings.setdefault(name, EveningRows()).add(line, row)
    note = note_on(unknown)
    with at(""):
        for name, rows in evenings.items():
            rows.so_far.tell(note="" if _id(name) else note)
        read = {name: rows.so_far.evening() for name, rows in evenings.items()}
    for name, rows in evenings.items():
        if _id(name):
            rows.check_points(read[name])
    named = [(_id(name), evening) for name, evening in read.items()]
    found = tuple(SavedEvening(id_, one) if id_ else nameless(one) for id_, one in named)
    if len({kept.id for kept in found}) < len(found):
        said = translate("words", "two evenings in this file are the same; give each its date")
        raise BadData("", said)
    return found


def _evening(row: Row) -> str:
    """Return the key of a row's evening: its id if it has one."""
    name = row.get("evening", "").casefold()
    return str(_id(name) or name) or (str(read_day(row["date"])) if "date" in row else "")


def _id(name: str) -> UUID | None:
    try:
        return UUID(name)
    except ValueError:
        return None


def _rows(text: str, unknown: set[str]) -> Iterator[tuple[int, Row]]:
    """Yield each non-empty row with the line it ends on; unknown columns are collected."""
    lines = io.StringIO(text, newline="")
    first = next((line for line in lines if line.strip(" \r\n\t,;")), "")
    separator = max(COMMA, SEMICOLON, _TAB, key=first.count)
    lines.seek(0)
    rows = csv.reader(lines, delimiter=separator, strict=True)
    columns: list[str] = []
    try:
        for cells in rows:
            if not any(map(str.strip, cells)):
                continue
            if not columns:
                with at(rows.line_num):
                    columns = _columns(cells)
                continue
            if any(map(str.strip, cells[len(columns) :])):
                said = translate("words", "this row does not match the columns of its table")
                raise BadData(str(rows.line_num), said)
            told = {
                column: as_it_was(cell if column in _AS_WRITTEN else cell.strip())
                for column, cell in zip(columns, cells, strict=False)
                if cell.strip() or (cell and column in _AS_WRITTEN)
            }
            unknown.update(name for name in told if not _FOLLOWS.fullmatch(name))
            told = {column: cell for column, cell in told.items() if column in _HEADINGS}
            if separator == SEMICOLON and "stake" in told:
                told["stake"] = told["stake"].replace(",", ".")
            if told:
                yield rows.line_num, told
    except csv.Error:
        said = translate("words", "the quotes around a cell do not match, or it is too long")
        raise BadData(str(rows.line_num), said) from None
    if not columns:
        raise BadData("1", _NO_TABLE)


def _columns(cells: list[str]) -> list[str]:
    """Return the columns named in the header."""
    names = [as_it_was(cell).strip() for cell in cells]
    columns = [_KNOWN.get(name.casefold(), name) for name in names]
    missing = [f"“{column}”" for column in _NEEDED if column not in columns]
    missing += [] if {*HOW_MANY} & {*columns} else [f"“{HOW_MANY[0]}”"]
    if {"contract", *PAIRS[:2]} <= {*columns}:
        missing = []  # declarer and result may be in the contract column
    if len(missing) > len(_NEEDED):
        raise Impossible(_NO_TABLE)
    if missing:
        said = translate("words", "this table of deals has no column {columns}")
        raise Impossible(said, columns=all_of(missing))
    for column, times in Counter(columns).items():
        if times > 1 and column in _HEADINGS:
            raise Impossible(translate("words", "there are two columns “{column}”"), column=column)
    return columns
