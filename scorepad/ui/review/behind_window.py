"""What is behind a figure: its deals, or its rounds, each with its evening."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorepad.ui import look
from scorepad.ui.fitting import fit_to_screen
from scorepad.ui.look import Colours, text_font
from scorepad.ui.review.behind_model import (
    AGAINST,
    BY,
    DAY,
    GREATEST_FIRST,
    ROUND,
    Behind,
    BehindModel,
)
from scorepad.ui.review.tables import measure, plain_table
from scorepad.ui.rows import Index
from scorepad.ui.slowly import Slowly
from scorepad.ui.words import standings as words
from scorepad.ui.words.review import sort_by

WIDTHS = (13, 13, 11, 20, 20, 9)
"""Of the columns in letters, at the least."""
SHARES = {ROUND: 0.22, BY: 0.32, AGAINST: 0.46}
MARGIN = 14


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
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(DAY, Qt.SortOrder.DescendingOrder)
        self.title, self.count = QLabel(title), QLabel()
        self.sort_button = QPushButton(sort_by())
        self.sort_menu = QMenu(self.sort_button)
        self.sort_button.setMenu(self.sort_menu)
        for place, heading in enumerate(headings):
            self.sort_menu.addAction(heading).triggered.connect(partial(self.sort_by, place))
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setWordWrap(True)
        self.slowly = Slowly()
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 10)
        column.addWidget(self.title)
        column.addWidget(self.table, 1)
        column.addWidget(self.slowly)
        foot = QHBoxLayout()
        foot.addWidget(self.sort_button)
        foot.addStretch()
        foot.addWidget(self.count)
        column.addLayout(foot)
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
            + f"""
            BehindWindow {{ background: {desk}; }}
            QTableView {{ background: {panel}; }}
            QHeaderView::section {{ padding: 5px 18px 5px 6px; }}
            QTableView::item {{ padding-right: 15px; }}
            """
        )
        for child in self.findChildren(QWidget):
            child.setFont(text_font(points))
        self.title.setFont(text_font(points * 1.25, bold=True))
        self._share_room()

    def sort_by(self, column: int) -> None:
        """What a click on a heading does, for those who have no mouse."""
        down, up = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
        self.table.sortByColumn(column, down if column in GREATEST_FIRST else up)

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
