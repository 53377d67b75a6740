"""The lines of all sheets of the evening, as a table with the columns We and They."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QObject

from scorepad.bridge.points import Entry
from scorepad.bridge.rounds import At, ScoredRound
from scorepad.sheets.layout import (
    BoardLine,
    Header,
    Row,
    Rule,
    Sheet,
    SheetLine,
    SheetRow,
    Totals,
    lay_out,
    places_of_new_seats,
)
from scorepad.tables.table import Column, Table
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.rows import TableModel


class SheetModel(TableModel[SheetRow]):
    """The sheets of the evening, including the deal being typed.

    Without totals if these are shown beside them.
    """

    def __init__(
        self, document: Document, parent: QObject | None = None, *, totals: bool = True
    ) -> None:
        super().__init__(Table(()), parent)
        self._totals = totals
        self._document = document
        self._sheets: list[_Rows] = []
        document.changed.connect(self.follow)
        document.previewed.connect(self.follow)
        if document.auto_save:
            document.auto_save.troubled.connect(self.follow)
        self.follow()

    def deal_at(self, index: QModelIndex) -> At | None:
        """Return the place of the deal of a figure; None for the one being typed."""
        at = self.row(index).figure_at(index.column()) if index.isValid() else None
        ghost = self._document.preview.at if self._document.preview else None
        if at is None or ghost is None or at.round != ghost.round or at.place < ghost.place:
            return at
        entered = self._document.evening.rounds[at.round : at.round + 1]
        if entered and len(entered[0].items) == len(
            self._document.shown.rounds[at.round].round.items
        ):
            return at  # a correction keeps its place
        return None if at == ghost else At(at.round, at.place - 1)

    def is_over(self, number: int) -> bool:
        """Whether a round is finished or was stopped, whatever is being typed."""
        rounds = self._document.scored.rounds
        return number < len(rounds) and rounds[number].is_settled

    def follow(self) -> None:
        """Show the evening; rows of unchanged rounds are kept."""
        preview = self._document.preview
        ghost = preview.at if preview else None
        unsaved = self._document.unsaved
        sheets = []
        for number, scored in enumerate(self._document.shown.rounds):
            on_this = ghost if ghost and ghost.round == number else None
            before = self._sheets[number] if number < len(self._sheets) else None
            pale = frozenset(at for at in unsaved if at.round == number)
            if before and before.scored is scored and before[1:3] == (on_this, pale):
                sheets.append(before)
            else:
                rows = tuple(_sheet_rows(number, scored, on_this, pale))
                if not self._totals:
                    rows = tuple(row for row in rows if not _is_of_totals(row.line))
                sheets.append(_Rows(scored, on_this, pale, rows))
        self._sheets = sheets
        columns = [
            Column(name, partial(_text, at), cell_tip=partial(_tip, at), aloud=partial(_aloud, at))
            for at, name in enumerate(words.we_and_they())
        ]
        every = [row for sheet in sheets for row in sheet.rows]
        self.show(Table(columns, every, lambda row: row.key))


def _is_of_totals(line: SheetLine) -> bool:
    return isinstance(line, Totals) or line is Rule.FOOT


def _text(column: int, row: SheetRow) -> str:
    match row.line:
        case Row():
            entry = row.entry(column)
            return "" if entry is None else str(entry.points)
        case Totals(we, they):
            return str(they if column else we)
        case BoardLine(_, we, they):
            return str((they if column else we) or "")
        case Header(we_names, they_names):
            return " ".join(they_names if column else we_names)
        case _:
            return ""


def _aloud(column: int, row: SheetRow) -> str:
    return _figure_aloud(row.line, column, row.entry(column))


def _tip(column: int, row: SheetRow) -> str:
    """Return why a figure is paid, or who the players in the header are."""
    entry = row.entry(column)
    if entry:
        return words.why(entry.pay)
    if not isinstance(row.line, Header):
        return ""
    names = row.line.they if column else row.line.we
    said = [_who_it_is(column, names)] if words.have_names(names) else []
    changes = (words.seat_change(change, row.options) for change in row.line.changes)
    return "\n".join((*said, *changes))


def _who_it_is(column: int, names: Sequence[str]) -> str:
    said = (
        words.translate("words", "They are {players}")
        if column
        else words.translate("words", "We are {players}")
    )
    return said.format(players=words.all_of(names))


class _Rows(NamedTuple):
    """The rows of one round, with what they were made from."""

    scored: ScoredRound
    ghost: At | None
    unsaved: frozenset[At]
    rows: tuple[SheetRow, ...]


def _sheet_rows(
    number: int, scored: ScoredRound, ghost: At | None, unsaved: frozenset[At]
) -> Iterator[SheetRow]:
    """Yield the lines of a sheet, each with a key from its position."""
    options, seated = scored.round.options, places_of_new_seats(scored)
    for key, line in _keyed(lay_out(scored)):
        yield SheetRow(number, line, options, ghost, seated, unsaved, (number, *key))


def _keyed(sheet: Sheet) -> Iterator[tuple[tuple[Hashable, ...], SheetLine]]:
    """Yield lines with keys: counted from the heavy line above it, from the top below it."""
    above = sum(isinstance(line, Row) and line.above for line in sheet.lines)
    section = below = 0
    for line in sheet.lines:
        match line:
            case Row(above=True):
                yield ("above", above), line
                above -= 1
            case Row() | BoardLine():
                yield ("below", section, below), line
                below += 1
            case Rule():
                yield (str(line), section), line
                section, below = section + 1, 0
            case _:
                yield (type(line).__name__,), line


def _figure_aloud(line: SheetLine, column: int, entry: Entry | None) -> str:
    """Return the accessible text of a figure."""
    side = words.we_and_they()[column]
    match line:
        case Row():
            if entry is None:
                return ""
            return f"{side} {entry.points}: {words.why(entry.pay)}"
        case Totals(we, they):
            return words.translate("words", "{side} total {points}").format(
                side=side, points=they if column else we
            )
        case BoardLine(deal, we, they):
            if not (they if column else we) and (we or they):  # who clicks there asks for the deal
                return _figure_aloud(line, 1 - column, entry)
            scored = words.translate("words", "{side} {points} on board {number}").format(
                side=side, points=they if column else we, number=deal.number
            )
            return f"{scored}: {words.what_was_played(deal)}"
        case Header(we_names, they_names):
            names = they_names if column else we_names
            return f"{side}: {', '.join(map(words.player_name, names))}"
        case Rule.HEAVY:
            return words.translate("words", "the line")
        case Rule.GAME:
            return words.translate("words", "game")
        case _:
            return ""
