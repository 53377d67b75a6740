"""The table of deals, read back into evenings."""

import csv
import io
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.rounds import Round
from scorepad.exchange.csv_file import COMMA, SEMICOLON, as_it_was
from scorepad.exchange.entered import evening_of, item_of, round_of
from scorepad.exchange.evening_format import (
    ChangedSeats,
    Entered,
    EnteredAdjustment,
    EnteredDeal,
    Name,
    Paid,
    PaidUp,
    PlayedEvening,
    PlayedRound,
)
from scorepad.exchange.facts import converted, decoded, text_of
from scorepad.exchange.gathering import Gathering
from scorepad.exchange.kept import Kept
from scorepad.exchange.names import listed, short
from scorepad.exchange.tables import CHAIRS, DEALS

Cells = Mapping[str, str]
Facts = TypeVar("Facts")

# The facts of each kind of row by their columns, where these have another name.
_EVENING = {
    "id": "evening",
    **{name: name for name in ("date", "title", "note", "partners", "currency")},
    "planned_rounds": "planned rounds",
}
_ROUND = {
    **{name: name for name in ("form", "keeper", "stake", "stopped")},
    "next_dealer": "next dealer",
    "next_board": "next board",
    "honours": "honours count",
    "part_score_50": "part-score 50",
    "carry_over": "carry-over",
    "unfinished_part_score": "unfinished part-score",
}
_SEATS = dict(zip("NESW", CHAIRS, strict=True))
_HONOURS = {"holder": "held by", "points": "honours"}
_DEAL = {
    **{name: name for name in ("contract", "declarer", "tricks", "note")},
    "dealer": "dealer said",
    "board": "board said",
}
_ADJUSTMENT = {name: name for name in ("side", "points", "reason")}
_ONLY_SAID = {"deal", "dealer", "vulnerable", "over", "points NS", "points EW"}
"""Columns that follow from the others."""
_NEEDED = [column for column in DEALS if column not in _ONLY_SAID]
_A_FEW = 3
_YES = {"yes": True, "no": False}


def decode(data: bytes) -> tuple[Kept, ...]:
    """The evenings in a table of deals; raises BadData with the first line that is wrong."""
    reader = _Reader()
    line = 1
    for line, cells in _rows(data):
        try:
            reader.read(cells)
        except (BadData, Impossible) as wrong:
            raise BadData(str(line), str(wrong)) from None
    return reader.gathering.evenings()


class _Reader:
    """Takes row after row, in the order in which they were written."""

    def __init__(self) -> None:
        self.gathering = Gathering()

    def read(self, cells: Cells) -> None:
        kind = cells.get("kind", "")
        if kind == "evening":
            self.gathering.begin(_evening(cells))
            return
        if cells.get("evening") != str(self.gathering.id):
            raise Impossible(f"the row of its evening is missing before it; {_ORDER}")
        number = len(self.gathering.rounds)
        if kind == "round":
            _check(cells, "round", number + 1)
            self.gathering.begin_round(_round(cells))
        elif kind in _ITEMS:
            _check(cells, "round", number)
            _check(cells, "entry", len(self.gathering.items) + 1)
            self.gathering.add(item_of(_ITEMS[kind](cells)))
        else:
            kinds = listed(["evening", "round", *_ITEMS], "and")
            raise Impossible(f"“{short(kind)}” is no kind of row; there are {kinds}")


def _check(cells: Cells, column: str, number: int) -> None:
    """Rows that were sorted anew would make another evening."""
    if cells.get(column) != str(number) or not number:
        raise Impossible(f"{column} {number or 1} should stand here; {_ORDER}")


_ORDER = "the rows have to stay in the order in which they were written"


def _rows(data: bytes) -> Iterator[tuple[int, Cells]]:
    """Each row that is not empty, with the line it ends on."""
    text = text_of(data)
    first = text.partition("\n")[0]
    separator = max(COMMA, SEMICOLON, "\t", key=first.count)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    try:
        header = next(rows, [])
        missing = [column for column in _NEEDED if column not in header]
        if len(missing) > _A_FEW:
            raise BadData("1", "this is no table of deals from scorepad, and it opens no others")
        if missing:
            names = listed([f"“{column}”" for column in missing], "and")
            raise BadData("1", f"of the table of deals there is no column {names}; put it back")
        for row in rows:
            cells = {name: as_it_was(cell) for name, cell in zip(header, row, strict=False) if cell}
            if cells:
                yield rows.line_num, cells
    except csv.Error:
        said = "the quotes around a cell do not match, or it is too long"
        raise BadData(str(rows.line_num), said) from None


def _evening(cells: Cells) -> Kept:
    lists = {"debts": _list(cells, "debts", Paid), "settled": _list(cells, "settled", PaidUp)}
    return evening_of(_facts(cells, _EVENING, PlayedEvening, lists))


def _round(cells: Cells) -> Round:
    more = {"seats": _seats(cells), "ranked": _list(cells, "ranked", Name)}
    return round_of(_facts(cells, _ROUND, PlayedRound, more))


def _seats(cells: Cells) -> dict[str, Any]:
    return {**_named(cells, _SEATS), "out": _list(cells, "out", Name)}


def _deal(cells: Cells) -> EnteredDeal:
    held = _named(cells, _HONOURS)
    return _facts(cells, _DEAL, EnteredDeal, {"honours": held} if held else {})


def _adjustment(cells: Cells) -> EnteredAdjustment:
    return _facts(cells, _ADJUSTMENT, EnteredAdjustment, {})


def _new_seats(cells: Cells) -> ChangedSeats:
    return converted(_seats(cells), ChangedSeats)


_ITEMS: dict[str, Callable[[Cells], Entered]] = {
    "deal": _deal,
    "adjustment": _adjustment,
    "seats": _new_seats,
}


def _facts(cells: Cells, columns: Cells, form: type[Facts], more: Mapping[str, object]) -> Facts:
    return converted({**_named(cells, columns), **more}, form)


def _named(cells: Cells, columns: Cells) -> dict[str, object]:
    """The facts that the cells hold, each under its name."""
    found: dict[str, object] = {}
    for name, column in columns.items():
        cell = cells.get(column)
        if cell is not None:
            found[name] = _YES.get(cell.casefold(), cell)
    if "stake" in found:
        found["stake"] = str(found["stake"]).replace(",", ".")
    return found


def _list(cells: Cells, column: str, part: Any) -> tuple[object, ...]:
    try:
        found: tuple[object, ...] = decoded(cells.get(column, "[]").encode(), tuple[part, ...])
    except BadData as bad:
        raise BadData(column, bad.sentence) from None
    return found
