"""The list of evenings as a Qt table: the first lines at once, the others when there is time."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFont

from scorepad.archive.listing import STRETCH, Line, Listing
from scorepad.ui.review.adding import Results, biggest_win
from scorepad.ui.review.searching import EVERYTHING, Searched, Wanted, searched
from scorepad.ui.rows import FIGURES, LEFT, ROOT, Index
from scorepad.ui.tips import plain
from scorepad.ui.words import review as words
from scorepad.ui.words.evening import usual_titles

DAY, PLAYERS, FORMS, DEALS, RESULT, NOTE = range(6)
FIRST_STRETCH = 60
"""More lines than a window shows."""
REMEMBERED = 200
"""So many results are kept at hand while the list is scrolled."""


class Month(NamedTuple):
    """A heading above the evenings of a month."""

    day: date | None


Row = Line | Month


class EveningModel(QAbstractTableModel):
    """Evenings, by months while they are in the order of their days.

    A search changes thousands of rows at once, so the model is reset by it, which is quick.
    """

    counted = Signal()
    """There are more evenings in the list, or fewer."""

    def __init__(
        self,
        listing: Listing,
        results_of: Callable[[int], Results],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._listing = listing
        self._results_of = results_of
        self._results: dict[int, Results] = {}
        """Those looked at last."""
        self._wins: dict[int, int] = {}
        self._usual = frozenset(usual_titles())
        self._lines: dict[int, Searched] = {}
        """Every evening read so far, the latest first."""
        self._rows: list[Row] = []
        self.months: list[int] = []
        """The rows that are headings."""
        self._wanted = EVERYTHING
        self._together: set[int] = set()
        """Where a partner is wanted, the evenings with both."""
        self._order = (DAY, Qt.SortOrder.DescendingOrder)
        self._to_read = listing.keys()
        self.total = len(self._to_read)
        self._read(FIRST_STRETCH)
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(self._read_more)
        if self._to_read:
            self._later.start()

    # What is in the list.

    def want(self, wanted: Wanted) -> None:
        """Show only these evenings."""
        if wanted != self._wanted:
            if (wanted.player, wanted.partner) != (self._wanted.player, self._wanted.partner):
                self._look_who_were_together(wanted)
            self._wanted = wanted
            self._show_all()

    def listed(self) -> list[int]:
        """All evenings in the list, in its order."""
        self.read_all()
        return [row.key for row in self._rows if isinstance(row, Line)]

    @property
    def number(self) -> int:
        return len(self._rows) - len(self.months)

    def line(self, index: Index) -> Line | None:
        row = self._rows[index.row()] if index.isValid() else None
        return row if isinstance(row, Line) else None

    def is_month(self, row: int) -> bool:
        return isinstance(self._rows[row], Month)

    def row_of(self, key: int) -> int | None:
        line, _ = self._lines.get(key, (None, ""))
        return self._rows.index(line) if line in self._rows else None

    def follow(self, key: int) -> None:
        """An evening was changed, deleted or restored."""
        self._results.pop(key, None)
        self._wins.pop(key, None)
        self.read_all()
        self._listing = self._listing.again()
        keys = self._listing.keys()
        known = {**self._lines, **self._searched([key] if key in keys else [])}
        self._lines = {one: known[one] for one in keys if one in known}
        self._look_who_were_together(self._wanted)
        self.total = len(self._lines)
        self._show_all()

    def follow_names(self) -> None:
        """Players have other names than before."""
        self._results.clear()
        self._wins.clear()
        self._listing = self._listing.again()
        self._lines = self._searched(self._listing.keys())
        self._to_read = []
        self._look_who_were_together(self._wanted)
        self._show_all()

    def partners_of(self, player: str) -> list[str]:
        """Everybody who was this player's partner, by the alphabet."""
        return sorted(self._listing.partners_of(player), key=str.casefold)

    def days(self) -> dict[int, date | None]:
        """The evenings in the list with their days."""
        self.read_all()
        return {row.key: row.day for row in self._rows if isinstance(row, Line)}

    def unknown_wins(self) -> list[int]:
        """Evenings of which it is not known yet what their winners took home."""
        self.read_all()
        return [key for key in self._lines if key not in self._wins]

    def know_wins(self, wins: Mapping[int, int]) -> None:
        self._wins.update(wins)

    def read_all(self) -> None:
        """Read what is still unread."""
        self._read(len(self._to_read))

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.read_all()
        self._order = column, order
        self._show_all()

    def results(self, key: int) -> Results:
        found = self._results.get(key)
        if found is None:
            if len(self._results) >= REMEMBERED:
                del self._results[next(iter(self._results))]
            found = self._results[key] = self._results_of(key)
        return found

    def _read_more(self) -> None:
        self._read(STRETCH // 4)
        if not self._to_read:
            self._later.stop()

    def _read(self, number: int) -> None:
        """Read a stretch of lines, and show those that are wanted below the others."""
        if not self._to_read:
            return
        keys, self._to_read = self._to_read[:number], self._to_read[number:]
        read = self._searched(keys)
        self._lines.update(read)
        before = self._rows[-1] if self._rows else None
        new, months = _by_months(self._wanted.among(read.values(), self._together), before)
        if new:
            first = len(self._rows)
            self.beginInsertRows(ROOT, first, first + len(new) - 1)
            self._rows += new
            self.months += [first + month for month in months]
            self.endInsertRows()
        self.counted.emit()

    def _look_who_were_together(self, wanted: Wanted) -> None:
        player, partner = wanted.player, wanted.partner
        self._together = self._listing.together(player, partner) if partner else set()

    def _searched(self, keys: Sequence[int]) -> dict[int, Searched]:
        lines = self._listing.lines(keys)
        return {line.key: searched(line, self._usual) for line in lines}

    def _show_all(self) -> None:
        """Choose the rows anew, in the order that is wanted."""
        lines = self._wanted.among(self._lines.values(), self._together)
        column, order = self._order
        down = order is Qt.SortOrder.DescendingOrder
        self.beginResetModel()
        if column == DAY:
            self._rows, self.months = _by_months(lines if down else lines[::-1])
        else:
            lines.sort(key=self._sort_key(column), reverse=down)
            self._rows, self.months = [*lines], []
        self.endResetModel()
        self.counted.emit()

    def _sort_key(self, column: int) -> Callable[[Line], Any]:
        match column:
            case 1:
                return attrgetter("players")
            case 2:
                return attrgetter("forms")
            case 3:
                return attrgetter("deals")
            case 4:
                return self._swing
            case _:
                return _note

    def _swing(self, line: Line) -> int:
        """What its winner took home, which is how big an evening was."""
        win = self._wins.get(line.key)
        if win is None:
            win = self._wins[line.key] = biggest_win(self.results(line.key))
        return win

    # What Qt asks a model.

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(words.evening_headings())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return FIGURES if section == DEALS else LEFT
        if role == Qt.ItemDataRole.ToolTipRole and section == RESULT:
            return words.result_tip()
        return words.evening_headings()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return FIGURES if index.column() == DEALS else LEFT
        if role == Qt.ItemDataRole.FontRole and isinstance(row, Month):
            return _bold()
        shown = role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.ToolTipRole,
        )
        if not shown:
            return None
        if isinstance(row, Month):
            return words.month_name(row.day) if index.column() == DAY else ""
        text = self._text(row, index.column())
        return plain(text) if role == Qt.ItemDataRole.ToolTipRole else text

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and self.is_month(index.row()):
            return Qt.ItemFlag.NoItemFlags  # the arrow keys pass over it
        return super().flags(index)

    def _text(self, line: Line, column: int) -> str:
        match column:
            case 0:
                by_month = self._order[0] == DAY
                return words.day_in_list(line.day) if by_month else words.day_name(line.day)
            case 1:
                return ", ".join(line.players)
            case 2:
                return ", ".join(map(words.form_name, line.forms))
            case 3:
                return str(line.deals)
            case 4:
                return words.results(self.results(line.key))
            case _:
                return words.title_and_note(line.title, line.note)


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font


def _note(line: Line) -> tuple[bool, str]:
    """Evenings with something written to them come first, by the alphabet."""
    text = words.title_and_note(line.title, line.note).casefold()
    return not text, text


def _by_months(lines: Iterable[Line], before: Row | None = None) -> tuple[list[Row], list[int]]:
    """The lines with a heading above each month that begins, and the places of the headings."""
    rows: list[Row] = []
    headings = []
    last = _month(before) if before else ()
    for month, group in groupby(lines, _month):
        those = [*group]
        if month != last:
            headings.append(len(rows))
            rows.append(Month(those[0].day))
        rows += those
    return rows, headings


def _month(row: Row) -> tuple[int, ...]:
    return (row.day.year, row.day.month) if row.day else (0,)
