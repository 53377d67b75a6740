"""A page with the back score: players and rounds, and a chart."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QRadioButton, QWidget

from scorepad.bridge.back_score import back_score, timeline
from scorepad.bridge.options import DUPLICATE
from scorepad.tables.back_score import RoundFigures
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.painting.chart_painter import Chart, draw_chart, step_by_step
from scorepad.ui.painting.pencil import Pencil, pencil
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import STRETCH, fill, in_column
from scorepad.ui.parts.list_table import set_size
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.scores.back_score_model import BackScoreModel
from scorepad.ui.scores.back_score_view import BackScoreView
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import translate

_BAR = 30
"""Pixels for the scroll bar beside the table."""


class BackScorePage(OverlayPage):
    """Follows the evening while it is open."""

    def __init__(self, document: Document, over: QWidget | None = None) -> None:
        super().__init__(translate("words", "Back score"), over)
        self._document = document
        self.model = BackScoreModel(document, self)
        self.table = BackScoreView(self.model)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.chart = _ChartView()
        self.nothing = Label("")
        self._kinds = QButtonGroup(self)
        names = (
            _of_each_round(imps=False),
            translate("words", "Running &totals"),
            translate("words", "E&xact points"),
        )
        self.kinds = {
            kind: QRadioButton(name) for kind, name in zip(RoundFigures, names, strict=True)
        }
        self._arrange()
        self.kinds[RoundFigures.EACH].setChecked(True)
        self._kinds.buttonToggled.connect(self._show_kind)
        document.changed.connect(self.follow)
        self.follow()
        first = self.kinds[RoundFigures.EACH]
        (self.back if first.isHidden() else first).setFocus()

    def _arrange(self) -> None:
        content = QWidget()
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self.kinds.values():
            self._kinds.addButton(button)
        fill(self._choices, *self.kinds.values(), STRETCH, spacing=18)
        in_column(
            *(self._choices, self.nothing, self.table, (self.chart, 1)),
            STRETCH,  # if there is no chart yet
            inside=content,
            margins=(MARGIN, 8, MARGIN, 14),
            spacing=12,
        )
        self.scroller.setWidget(content)

    def follow(self) -> None:
        """Show the present evening."""
        columns = back_score(self._document.scored)
        stood = timeline(columns)
        lines = tuple(
            step_by_step(back_score_words.chart_label(name, values[-1]), values)
            for name, values in stood.items()
        )
        played = self._document.scored.played
        in_imps = bool(columns) and all(column.in_imps for column in columns)
        self.kinds[RoundFigures.EACH].setText(_of_each_round(imps=in_imps))
        shown = played or self._document.scored.rounds
        boards = any(each.round.options.form is DUPLICATE for each in shown)
        self.nothing.setText(
            back_score_words.boards_do_not_count()
            if boards
            else translate(
                "words", "The back score begins when the first rubber or chukker is over."
            )
        )
        self.nothing.setHidden(bool(columns))
        for part in (self.table, *self.kinds.values()):
            part.setHidden(boards and not columns)
        if columns:
            self.kinds[RoundFigures.POINTS].setHidden(in_imps)
        self.chart.setHidden(not columns)
        self.chart.show_chart(Chart(lines, tuple(str(column.round) for column in columns)))
        self.measure()

    def _show_kind(self) -> None:
        kind = next(kind for kind, button in self.kinds.items() if button.isChecked())
        self.model.set_figures(kind)
        self.measure()

    def measure(self) -> None:
        """Make the table as high as its players need, leaving the rest to the chart."""
        points = look.points()
        largest_fitting(points, points * LISTS_SHARE, self._room_for_choices)
        beside = self._room_for_choices(self.kinds[RoundFigures.EACH].font().pointSizeF()) >= 1
        ways = QBoxLayout.Direction
        self._choices.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        largest_fitting(points, points * LISTS_SHARE, self._room_for_rounds)
        rows = self.model.rowCount() * self.table.verticalHeader().defaultSectionSize()
        bar = self.table.horizontalScrollBar()
        self.table.setFixedHeight(
            rows + self.table.horizontalHeader().sizeHint().height() + bar.sizeHint().height()
        )

    def _room_for_rounds(self, points: float) -> float:
        """Write the table in this size, and return the share of its width that has room."""
        room = self.width() - 2 * MARGIN - _BAR
        set_size(self.table, points)
        self.table.fit(room)
        return room / self.table.horizontalHeader().length()

    def _room_for_choices(self, points: float) -> float:
        """Return the available share of the width for the choices at a text size."""
        wanted = 40
        for button in self.kinds.values():
            button.setFont(look.text_font(points))
            wanted += button.sizeHint().width() + 18
        return self.width() / wanted

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()


class _ChartView(QWidget):
    """The chart on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = Chart((), ())
        self.setAccessibleName(translate("words", "The course of the evening"))

    def show_chart(self, chart: Chart) -> None:
        self.drawn = chart
        self.setAccessibleDescription(_aloud([line.label for line in chart.lines]))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, round(look.points() * 16))

    @property
    def ink(self) -> Pencil:
        return pencil(look.colours(), look.points() * self.logicalDpiY() / 72)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_chart(painter, QRectF(self.rect()), self.drawn, self.ink)


def _of_each_round(*, imps: bool) -> str:
    if imps:
        return translate("words", "I&MPs of each round")
    return translate("words", "Hu&ndreds of each round")


def _aloud(labels: list[str]) -> str:
    """Return the accessible text of the chart."""
    return ", ".join(labels)
