"""The back score beside the sheet: players down, rounds across."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from scorepad.ui.parts.cells import EDGE, Cells
from scorepad.ui.parts.list_table import LOW, style_as_list
from scorepad.ui.scores.back_score_model import BackScoreModel
from scorepad.ui.words import window as window_words


class BackScoreView(QTableView):
    """A plain table with fixed column widths for hundreds, which saves measuring."""

    HIGH = 1.3
    """The height of rows, in heights of their text."""

    def __init__(self, model: BackScoreModel) -> None:
        super().__init__()
        self._scores = model
        style_as_list(self, model, window_words.back_score(), whole_rows=False)
        self.setItemDelegate(Cells(self))
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.rowsInserted.connect(self.measure)
        self.measure()

    @property
    def is_wanted(self) -> bool:
        return self._scores.is_wanted

    def measure(self) -> None:
        """Fit rows and columns to the size of the text."""
        metrics = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(round(metrics.height() * self.HIGH))
        header, model = self.horizontalHeader(), self.model()
        header.ensurePolished()
        total = header.sectionSizeHint(model.columnCount() - 1)
        header.setDefaultSectionSize(max(total, round(metrics.horizontalAdvance("−000") * 1.5)))
        named = min(self._widest_name, metrics.averageCharWidth() * 16)
        self.setColumnWidth(0, max(named + metrics.height(), header.sectionSizeHint(0)))

    @property
    def _widest_name(self) -> int:
        metrics, model = self.fontMetrics(), self.model()
        names = (str(model.index(row, 0).data()) for row in range(model.rowCount()))
        return max(map(metrics.horizontalAdvance, names), default=0)

    @property
    def _widest_figure(self) -> int:
        return max(map(self.fontMetrics().horizontalAdvance, self._scores.texts), default=0)

    def fit(self, width: int) -> None:
        """Narrow the columns of rounds if all of them fit then."""
        self.measure()
        figures = self.model().columnCount() - 1
        metrics, widest = self.fontMetrics(), self._widest_figure
        roomy = max(self.horizontalHeader().defaultSectionSize(), widest + metrics.height())
        close = max(widest, metrics.horizontalAdvance("−00")) + metrics.averageCharWidth() * 2
        share = (width - self.columnWidth(0)) // figures
        for column in range(1, figures + 1):
            self.setColumnWidth(column, max(close, min(roomy, share)))
        total = self.horizontalHeader().sectionSizeHint(figures)
        self.setColumnWidth(figures, max(self.columnWidth(figures), total))


class LatestScores(BackScoreView):
    """The back score in little room: names, the latest rounds, and always the total."""

    HIGH = LOW
    _room = 0

    def __init__(self, model: BackScoreModel) -> None:
        super().__init__(model)
        self.horizontalHeader().setMinimumSectionSize(1)  # as wide as figures need
        # No scroll bar: one that comes and goes would be measured forever.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        model.columnsInserted.connect(self.measure)
        model.columnsRemoved.connect(self.measure)
        model.dataChanged.connect(self.measure)

    def measure(self) -> None:
        """Draw the rounds closer together, and leave out the oldest, where not all have room."""
        super().measure()
        rounds = self.model().columnCount() - 2
        header, metrics = self.horizontalHeader(), self.fontMetrics()
        widest = max(metrics.horizontalAdvance("−00"), self._widest_figure)
        close = widest + max(2 * EDGE + 1, metrics.averageCharWidth() * 2 // 3)
        room, roomy = self._room - self.columnWidth(0), header.defaultSectionSize()
        total = max(header.sectionSizeHint(rounds + 1), close, min(roomy, room // (rounds + 1)))
        room -= total
        wide = max(close, min(total, room // max(1, rounds)))
        seen = max(1, room // wide) if rounds != 1 else 0  # with one round it equals the total
        for column in range(1, rounds + 2):
            self.setColumnHidden(column, column <= rounds - seen)
            if not self.isColumnHidden(column):  # it keeps the width it had when hidden
                self.setColumnWidth(column, wide if column <= rounds else total)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.maximumViewportSize().width()  # without scroll bars, which depend on this
        if room != self._room:
            self._room = room
            self.measure()
