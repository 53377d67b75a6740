"""The part of a page where results of a past evening are entered."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QHeaderView,
    QLineEdit,
    QRadioButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.old_results import FigureUnit, OldResults, old_evening
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Seat
from scorepad.bridge.setup import Setup
from scorepad.ui import look
from scorepad.ui.evening.results_model import ResultsModel
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import Label, complaint, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.parts.tips import Index
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import translate


class ResultsSection(QWidget):
    """The table, what is wrong with it, and the totals."""

    typed = Signal()
    done = Signal()
    """Enter was pressed after the last row."""

    def __init__(self) -> None:
        super().__init__()
        self._start = Setup()
        self._reason = translate("words", "the total of the round")
        self._kinds = QButtonGroup(self)
        self.kinds = {kind: QRadioButton(_unit_name(kind)) for kind in FigureUnit}
        self.table = _ResultsTable()
        self.model = ResultsModel((), FigureUnit.HUNDREDS, Options(), self)
        self.message = complaint()
        self.totals = quiet()
        self._arrange()
        self._kinds.buttonClicked.connect(self._read_as)
        self.table.left.connect(self.done)

    def show_results(self, results: OldResults) -> None:
        """Show results entered earlier."""
        self.kinds[results.written].setChecked(True)
        typed = [{name: str(each) for name, each in line.items()} for line in results.rounds]
        players, options = results.start.seating.players, results.start.options
        self.model = ResultsModel(players, results.written, options, self, typed)
        self._reason = results.reason

    def show_start(self, start: Setup, respelt: Mapping[str, str] | None = None) -> None:
        """Show the table for these players, keeping what was typed."""
        self._start = start
        now = respelt or {}
        typed = [
            {now.get(name, name): each for name, each in line.items()} for line in self.model.typed
        ]
        players = [name for name in start.seating.players if name not in list(Seat)]
        self.model = ResultsModel(players, self.written, start.options, self, typed)
        self.table.show_model(self.model)
        self.model.dataChanged.connect(self._follow)
        self.model.dataChanged.connect(self.typed)
        self._follow()

    @property
    def written(self) -> FigureUnit:
        return next(kind for kind, button in self.kinds.items() if button.isChecked())

    @property
    def evening(self) -> Evening:
        """The evening that follows, once there are no errors."""
        return old_evening(self._start, self.model.rounds, self.written, self._reason)

    def first_fault(self) -> QWidget | None:
        """Show the first error and go there; None if there is none."""
        self.table.finish()
        fault = self.model.fault()
        if fault:
            self.table.setCurrentIndex(fault[0])
        message = (
            fault[1]
            if fault
            else ""
            if self.model.rounds
            else translate("words", "Enter the result of at least one round.")
        )
        self._say(message)
        return self.table if message else None

    def _read_as(self) -> None:
        self.model.read_as(self.written, self._start.options)

    def _follow(self) -> None:
        """Show the totals; an error shown disappears once it is corrected."""
        fault = self.model.fault()
        if self.message.text():
            self._say(fault[1] if fault else "")
        columns = () if fault else back_score(score_evening(self.evening))
        self.totals.setText(back_score_words.in_all(running_totals(columns)) if columns else "")

    def _say(self, message: str) -> None:
        self.message.say(message)
        self.table.setAccessibleDescription(message)

    def _arrange(self) -> None:
        points = look.points()
        for button in self.kinds.values():
            self._kinds.addButton(button)
        self.kinds[FigureUnit.HUNDREDS].setChecked(True)
        in_column(
            Label(_results_caption(), times=1.15),
            quiet(
                translate(
                    "words",
                    "Leave players who sat out blank; the last figure is filled in for you. Enter "
                    "moves on.",
                )
            ),
            *(*self.kinds.values(), self.table, self.message, self.totals),
            inside=self,
            margins=NO_MARGINS,
            spacing=round(points * 0.8),
        )


class _ResultsTable(QTableView):
    """Typing edits a cell; Enter goes to the next, and from an empty row leaves the table."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(_results_caption())
        delegate = _Figures(self)
        delegate.entered.connect(self._go_on)
        self.setItemDelegate(delegate)
        self.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMinimumHeight(round(look.points() * 18))
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(look.row_height(look.points() * 3))
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        columns.setTextElideMode(Qt.TextElideMode.ElideRight)
        columns.setHighlightSections(False)
        for header in (rows, columns):
            look.write_headings(header, look.points())

    def show_model(self, model: ResultsModel) -> None:
        """Show a model, with columns as wide as the names, within limits."""
        self.setModel(model)
        columns = self.horizontalHeader()
        letter = columns.fontMetrics().averageCharWidth()
        widths = [
            columns.sectionSizeFromContents(column).width() for column in range(columns.count())
        ]
        columns.setMinimumSectionSize(
            max(6 * letter, *(min(width, 16 * letter) for width in widths))
        )

    def finish(self) -> None:
        """Commit the cell that is being edited."""
        editor = self.indexWidget(self.currentIndex()) or self.focusWidget()
        if isinstance(editor, QLineEdit):
            self.commitData(editor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on at Enter in a cell that is not being edited."""
        if event.key() in ENTER:
            self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        """Go to the next cell that cannot be deduced; an empty row is the end."""
        model, here = self.model(), self.currentIndex()
        row, column = here.row(), here.column() + 1
        line = [model.index(row, each).data() for each in range(model.columnCount())]
        if not any(line):
            self.left.emit()
            return
        while column < model.columnCount() and line[column]:
            column += 1
        if column == model.columnCount():
            row, column = row + 1, 0
        self.setCurrentIndex(model.index(row, column))


class _Figures(QStyledItemDelegate):
    """Signals Enter in a cell; a view closes its editors for other reasons too."""

    entered = Signal()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Create an editor whose accessible name is the player and the round."""
        editor, model = super().createEditor(parent, option, index), index.model()
        ways = Qt.Orientation
        whose = model.headerData(index.column(), ways.Horizontal)
        editor.setAccessibleName(f"{whose}, {model.headerData(index.row(), ways.Vertical)}")
        return editor

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if (
            isinstance(editor, QLineEdit)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in ENTER
        ):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)
            self.entered.emit()
            return True
        return super().eventFilter(editor, event)


def _results_caption() -> str:
    return translate("words", "The results")


def _unit_name(kind: FigureUnit) -> str:
    if kind is FigureUnit.HUNDREDS:
        return translate("words", "&Hundreds, as on the back score: 18 and −18")
    return translate("words", "&Points: the total of a side, beside both its players")
