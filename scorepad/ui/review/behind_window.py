"""What is behind a figure: its deals, or its rounds, each with its evening."""

from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QTableView, QVBoxLayout, QWidget

from scorepad.bridge.corrections import At
from scorepad.ui import look
from scorepad.ui.fitting import fit_to_screen
from scorepad.ui.look import Colours, text_font
from scorepad.ui.review.tables import measure, plain_table
from scorepad.ui.rows import FIGURES, LEFT, ROOT, Index
from scorepad.ui.slowly import Slowly
from scorepad.ui.words import standings as words
from scorepad.ui.words.review import day_name

ROUND, BY, AGAINST, POINTS = 1, 3, 4, 5
WIDTHS = (13, 13, 11, 20, 20, 9)
"""Of the columns in letters, at the least."""
SHARES = {ROUND: 0.22, BY: 0.32, AGAINST: 0.46}
MARGIN = 14


class Behind(NamedTuple):
    """A deal, or with no place for it a round."""

    key: int
    day: date | None
    round: int
    place: int | None
    cells: tuple[str, ...]
    """Round, contract, by whom, against whom, points."""

    @property
    def at(self) -> At | None:
        return None if self.place is None else At(self.round, self.place)


class BehindModel(QAbstractTableModel):
    """Deals or rounds as they are found, the latest first."""

    def __init__(self, headings: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headings = headings
        self._rows: list[Behind] = []

    def add(self, found: list[Behind]) -> None:
        if found:
            first = len(self._rows)
            self.beginInsertRows(ROOT, first, first + len(found) - 1)
            self._rows += found
            self.endInsertRows()

    def row(self, index: Index | int) -> Behind:
        return self._rows[index if isinstance(index, int) else index.row()]

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return FIGURES if section == POINTS else LEFT
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.row(index)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row.cells[index.column() - 1] if index.column() else day_name(row.day)
            case Qt.ItemDataRole.TextAlignmentRole:
                return FIGURES if index.column() == POINTS else LEFT
            case _:
                return None


class BehindWindow(QWidget):
    """Fills while it looks through the evenings; Enter looks at the evening of a row."""

    look_asked = Signal(int, object)
    """An evening, and the deal to show in it, if it is one."""

    def __init__(
        self,
        title: str,
        headings: Sequence[str],
        found: Iterator[list[Behind]],
        total: int,
        colours: Colours,
        points: float,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.model = BehindModel(headings, self)
        self.table: QTableView = plain_table(self.model, title)
        self.title, self.count = QLabel(title), QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.slowly = Slowly()
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 10)
        column.addWidget(self.title)
        column.addWidget(self.table, 1)
        column.addWidget(self.slowly)
        column.addWidget(self.count)
        self.table.activated.connect(self._look)
        self.model.rowsInserted.connect(self._tell)
        fit_to_screen(self, 940, 600)
        self.set_look(colours, points)
        self._tell()
        self.slowly.start(self._fill(found), total, self._choose_first)
        self.table.setFocus()

    def set_look(self, colours: Colours, points: float) -> None:
        """Colours and sizes as they are set in the main window."""
        panel, desk = colours.panel.name(), colours.desk.name()
        self.setStyleSheet(
            look.style_sheet(colours, points)
            + f"BehindWindow {{ background: {desk}; }} QTableView {{ background: {panel}; }}"
        )
        for child in self.findChildren(QWidget):
            child.setFont(text_font(points))
        self.title.setFont(text_font(points * 1.25, bold=True))
        self._share_room()

    def _share_room(self) -> None:
        measure(self.table, WIDTHS, self.width() - 2 * MARGIN, SHARES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _fill(self, found: Iterator[list[Behind]]) -> Iterator[object]:
        for rows in found:
            self.model.add(rows)
            yield rows

    def _tell(self) -> None:
        self.count.setText(words.behind_found(self.model.rowCount()))

    def _choose_first(self) -> None:
        if self.model.rowCount() and not self.table.currentIndex().isValid():
            self.table.selectRow(0)

    def _look(self, index: Index) -> None:
        row = self.model.row(index)
        self.look_asked.emit(row.key, row.at)

    def keyPressEvent(self, event: Any) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: object) -> None:
        self.slowly.cancel()
