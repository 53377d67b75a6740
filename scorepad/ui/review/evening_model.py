"""The list of evenings as a Qt model: all rows exist at once, but each line is read on demand."""

from array import array
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont

from scorepad.archive.errors import ArchiveError
from scorepad.archive.facts import Facts
from scorepad.archive.listing import EveningLine, Listing
from scorepad.archive.standings import biggest_wins, results_of
from scorepad.bridge import translatable
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.ranking import rank
from scorepad.bridge.translatable import plural
from scorepad.tables.table import FIGURES, Align, Column, Table
from scorepad.ui.parts.rows import ALIGNMENTS, DOWN, ROOT, UP, TableModel
from scorepad.ui.parts.tips import Index, plain_tip
from scorepad.ui.review.searching import Searched
from scorepad.ui.words import review as review_words
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words import translate

DAY, PLAYERS, FORMS, DEALS, RESULT, NOTE = range(6)
_REMEMBERED = 200
"""The number of lines that are cached for scrolling."""
AT_A_TIME = 20
"""Evenings read for the search before the window handles its events."""
_SHOWN_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)


class EveningModel(TableModel[Any]):
    """Evenings, with headings for months while they are sorted by day.

    It keeps the number, the month and the search text of each; that is read when idle. A search
    changes thousands of rows at once, so it resets the model, which is fast.
    """

    counted = Signal()
    """The number of evenings in the list changed."""

    def __init__(
        self,
        listing: Listing,
        facts: Facts,
        load: Callable[[int], Evening],
        parent: QObject | None = None,
    ) -> None:
        """Evenings are loaded completely only if several tables played."""
        super().__init__(Table(_columns()), parent)
        self._listing = listing
        self._facts = facts
        self._load = load
        self._line_of = lru_cache(_REMEMBERED)(self._read_line)
        self._brought = lru_cache(_REMEMBERED)(self._read_results)
        self._result = lru_cache(_REMEMBERED)(self._say_result)
        self._text = ""
        self._order = (DAY, DOWN)
        self._keys, self._months = array("q"), array("i")
        """The evenings in order, and the month of each."""
        self._lines = array("q")
        """The rows: an evening, or a month as a negative number."""
        self.months: list[int] = []
        """The rows that are headings."""
        self._searched = Searched()
        self._ask()
        self._lines, self.months = self._wanted()
        self.total = len(self._keys)
        self._to_read = self._keys
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(self._read_more)
        self._later.start()

    # Contents.

    def want(self, text: str) -> None:
        """Show only the evenings that contain these words."""
        self._text = text.strip()
        self._show_all()

    def listed(self) -> list[int]:
        """Return all evenings in the list, in order."""
        if self._text:
            self.read_all()
        return [key for key in self._lines if key > 0]

    @property
    def number(self) -> int:
        return len(self._lines) - len(self.months)

    def line(self, index: Index) -> EveningLine | None:
        """Return the evening of a row; None for a heading or a deleted evening."""
        if not index.isValid() or self.is_month(index.row()):
            return None
        return self._line_of(self._lines[index.row()])

    def is_month(self, row: int) -> bool:
        return self._lines[row] < 0

    def row_of(self, key: int) -> int | None:
        return self._lines.index(key) if key in self._lines else None

    def follow(self, key: int) -> None:
        """Update an evening that was changed, deleted or restored."""
        self._look_again()
        line = self._line_of(key)
        if line and key not in self._to_read:
            self._searched.change(line)
        self._show_all()

    def follow_names(self) -> None:
        """Update everything, as names of players changed."""
        self._look_again()
        self._searched = Searched()
        self._to_read = array("q", self._listing.keys())
        self._later.start()
        self._show_all()

    def read_all(self) -> None:
        """Read everything that is still unread."""
        while self._to_read:
            self._read_more()

    def sort(self, column: int, order: Qt.SortOrder = UP) -> None:
        self._order = column, order
        self._ask()
        self._show_all()

    # Reading.

    def _ask(self) -> None:
        """Query the evenings, in their order."""
        column, order = self._order
        evenings = self._listing.evenings()
        if column == DAY:
            evenings = evenings if order is DOWN else evenings[::-1]
        else:
            value = self._values(column)
            evenings.sort(key=lambda evening: value(evening[0]), reverse=order is DOWN)
        self._keys = array("q", [key for key, _ in evenings])
        self._months = array("i", [month for _, month in evenings])

    def _values(self, column: int) -> Callable[[int], Any]:
        """Return a function for the sort key of an evening, which reads all evenings first.

        One that cannot be read comes last.
        """
        if column == RESULT:
            wins = biggest_wins(self._facts)
            return lambda key: wins.get(key, 0)
        lines = {line.key: line for line in self._listing.lines(self._listing.keys())}
        values: dict[int, Callable[[EveningLine], Any]] = {
            PLAYERS: lambda line: line.players,
            FORMS: lambda line: line.forms,
            DEALS: lambda line: line.deals,
            NOTE: lambda line: _note(line.title, line.note),
        }
        value = values[column]
        return lambda key: (key not in lines, value(lines[key]) if key in lines else None)

    def _look_again(self) -> None:
        for cache in (self._line_of, self._brought, self._result):
            cache.cache_clear()
        self._ask()
        self.total = len(self._keys)

    def _read_more(self) -> None:
        """Read a batch for the search, and append what is found."""
        some, self._to_read = self._to_read[:AT_A_TIME], self._to_read[AT_A_TIME:]
        self._searched.add(self._listing.lines(some))
        if not self._to_read:
            self._later.stop()
        if self._text:
            self._show_more()

    def _read_line(self, key: int) -> EveningLine | None:
        """Return the line of an evening; None if it is deleted or cannot be read."""
        try:
            return self._listing.line(key)
        except ArchiveError:
            return None

    def _read_results(self, key: int) -> dict[str, int]:
        return results_of(self._facts, key)

    def _say_result(self, line: EveningLine) -> tuple[str, int]:
        """Return the results of players, or of pairs if only several tables played.

        These have a number of boards.
        """
        said = review_words.results(self._brought(line.key))
        if said or DUPLICATE not in line.forms:
            return said, 0
        with suppress(ArchiveError):
            if session := score_evening(self._load(line.key)).comparison:
                boards = len({result.board for result in session.results})
                return sessions_words.in_list(rank(session), line.title), boards
        return "", 0

    # Display.

    def _wanted(self) -> "tuple[array[int], list[int]]":
        """Return the rows to show, and which of them are headings."""
        found = {*self._searched.found(self._text)} if self._text else None
        by_month = self._order[0] == DAY
        rows, headings, last = array("q"), [], -1
        for key, month in zip(self._keys, self._months, strict=True):
            if found is None or key in found:
                if by_month and month != last:
                    headings.append(len(rows))
                    rows.append(~month)
                    last = month
                rows.append(key)
        return rows, headings

    def _show_all(self) -> None:
        self.beginResetModel()
        self._lines, self.months = self._wanted()
        self.endResetModel()
        self.counted.emit()

    def _show_more(self) -> None:
        """Show further results of the search: appended, unless the order differs."""
        rows, months = self._wanted()
        first, end = len(self._lines), len(rows)
        if rows[:first] != self._lines:
            self._show_all()
        elif end > first:
            self.beginInsertRows(ROOT, first, end - 1)
            self._lines, self.months = rows, months
            self.endInsertRows()
            self.counted.emit()

    # Qt's methods.

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._lines[index.row()], index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return ALIGNMENTS[self.columns[column].align]
        if role == Qt.ItemDataRole.FontRole and row < 0:
            return _bold()
        if role not in _SHOWN_ROLES:
            return None
        if row < 0:
            return review_words.month_name(_first_day(~row)) if column == DAY else ""
        if role == Qt.ItemDataRole.AccessibleTextRole and column == DAY:
            return ", ".join(filter(None, self.said(index.row())))
        line = self._line_of(row)
        text = self._cell(line, column) if line else ""
        return plain_tip(text) if role == Qt.ItemDataRole.ToolTipRole else text

    def said(self, row: int) -> tuple[str, str, str]:
        """Return the winners, the results of others or who was there, and what was played."""
        line = None if self.is_month(row) else self._line_of(self._lines[row])
        if line is None:
            return "", "", ""
        day, players, forms, _, result, note = (self._cell(line, column) for column in range(6))
        winner, others = _winners(result)
        if result and result == line.title:  # a session without names
            winner, others, note = line.title, "", line.note
        played = _played(forms, line.deals, self._result(line)[1])
        if not (winner or players):  # an evening without names
            winner, *below = filter(None, (line.title, played, line.note))
            return winner, "", " · ".join((day, *below))
        return winner, others or players, " · ".join(filter(None, (day, played, note)))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.is_month(index.row()):
            return Qt.ItemFlag.NoItemFlags  # skipped by the arrow keys
        return super().flags(index)

    def _cell(self, line: EveningLine, column: int) -> str:
        match column:
            case 0:
                by_month = self._order[0] == DAY
                return (
                    review_words.day_in_list(line.day)
                    if by_month
                    else review_words.day_name(line.day)
                )
            case 1:
                return ", ".join(line.players)
            case 2:
                return ", ".join(map(review_words.form_name, line.forms))
            case 3:
                return str(line.deals)
            case 4:
                return self._result(line)[0]
            case _:
                return review_words.title_and_note(line.title, line.note)


def _columns() -> list[Column[Any]]:
    return [
        Column(
            text,
            align=FIGURES if column == DEALS else Align.WORDS,
            greatest_first=column in (DAY, DEALS, RESULT),
        )
        for column, text in enumerate(review_words.evening_headings())
    ]


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


def _note(title: str, note: str) -> tuple[bool, str]:
    """Sort key: evenings with a title or note first, alphabetically."""
    text = review_words.title_and_note(title, note).casefold()
    return not text, text


def _first_day(month: int) -> date | None:
    return date(month // 12, month % 12 + 1, 1) if month else None


def _winners(result: str) -> tuple[str, str]:
    """Return the first, all of them where several have the same figure, and the others."""
    first, *others = result.split(", ")
    figure = first.rpartition("\u00a0")[2]
    names = [first.removesuffix(f"\u00a0{figure}")]
    while others and figure != first and others[0].endswith(f"\u00a0{figure}"):
        names.append(others.pop(0).removesuffix(f"\u00a0{figure}"))
    return (f"{', '.join(names)}\u00a0{figure}" if names[1:] else first), ", ".join(others)


def _played(forms: str, deals: int, boards: int) -> str:
    """What was played, and how much of it: Chicago, 8 deals; or 20 boards."""
    in_boards = translatable.translate("words", "%n board(s)", "", -1)
    if boards:
        return plural(in_boards, boards).said(translate)
    number = plural(translatable.translate("words", "%n deal(s)", "", -1), deals)
    return ", ".join(filter(None, (forms, number.said(translate))))
