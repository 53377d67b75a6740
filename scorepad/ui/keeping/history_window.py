"""The history of the evening: every step, any state of it to look at and to bring back."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from scorepad.archive.history import Step
from scorepad.ui import look
from scorepad.ui.calm_box import FRAME
from scorepad.ui.calm_table import CalmTable
from scorepad.ui.document import Document
from scorepad.ui.keeping.history_model import HistoryModel
from scorepad.ui.keeping.look_back import LookBack
from scorepad.ui.look import Colours, text_font
from scorepad.ui.words import history as words

MARGIN = 16


class HistoryWindow(QWidget):
    """Steps on the left, the sheet as it was after the chosen one on the right; Esc closes it."""

    def __init__(
        self, document: Document, colours: Colours, points: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.history_title())
        self._document = document
        self.model = HistoryModel(document, self)
        self.table = CalmTable(self.model, words.history_title())
        self.past = LookBack(colours, points)
        self.bring_back = QPushButton(words.bring_back())
        self._lay_out()
        self.set_look(colours, points)
        self.table.selectionModel().currentRowChanged.connect(self.look)
        self.model.rowsInserted.connect(self._choose_latest)
        document.changed.connect(self.look)
        self.bring_back.clicked.connect(self._bring_back)
        self._choose_latest()
        self.look()
        self.table.setFocus()
        room = self.screen().availableSize() - QSize(16, FRAME)
        self.resize(QSize(round(points * 72), round(points * 46)).boundedTo(room))

    def set_look(self, colours: Colours, points: float) -> None:
        """Colours and sizes as they are set in the main window."""
        self.setFont(text_font(points))
        self.setStyleSheet(look.style_sheet(colours, points))
        self.table.set_points(points)
        self.past.set_look(colours, points)

    @property
    def step(self) -> Step | None:
        """The one that is chosen."""
        index = self.table.currentIndex()
        return self.model.row(index) if index.isValid() else None

    def look(self) -> None:
        """Show the evening as it was after the chosen step."""
        step = self.step
        if step is None:
            self.past.look_at(self._document.evening, words.no_steps())
            self.bring_back.setEnabled(False)
            return
        is_now = step.evening == self._document.evening
        said = words.state_is_now() if is_now else words.state_after(step)
        self.past.look_at(step.evening, said)
        self.bring_back.setEnabled(not is_now)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _choose_latest(self) -> None:
        self.table.setCurrentIndex(self.model.index(0, 0))

    def _bring_back(self) -> None:
        step = self.step
        if step:
            self._document.become(step.evening, words.brought_back(step))

    def _lay_out(self) -> None:
        halves = QSplitter(Qt.Orientation.Horizontal)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.table)
        halves.addWidget(self.past)
        halves.setSizes([500, 500])
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.bring_back)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(MARGIN, 12, MARGIN, 14)
        lines.setSpacing(12)
        lines.addWidget(halves, stretch=1)
        lines.addLayout(foot)
