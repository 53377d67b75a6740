"""The history of the evening: every step, with any state of it to view and restore."""

from datetime import date, datetime

from PySide6.QtCore import QLocale, QTime
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.archive.history import Step
from scorepad.bridge.actions import decode_action, plain_action
from scorepad.bridge.changes.whole_evening import go_back
from scorepad.tables.table import Column, Table
from scorepad.ui.document import Document
from scorepad.ui.history.list_with_sheets import ListWithSheets
from scorepad.ui.parts.layouts import STRETCH, in_row
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.words import medium_day, translate
from scorepad.ui.words.actions import step_words


def _steps(document: Document) -> Table[Step]:
    """Return a table of steps with their times, latest first."""
    auto_save = document.auto_save
    key = auto_save.key if auto_save else None
    steps = auto_save.steps() if auto_save else []

    def said(step: Step) -> str:
        return f"{_step_time(step)}: {_step_name(step)}"

    columns = [
        Column(translate("words", "When"), _step_time, cell_tip=said, aloud=said),
        Column(translate("words", "What"), _step_name, cell_tip=said, aloud=said),
    ]
    return Table(columns, steps[::-1], lambda step: (key, step.number))


class HistoryPage(ListWithSheets[Step]):
    """Steps on the left, the sheet after the selected one on the right."""

    def __init__(self, document: Document, over: QWidget | None = None) -> None:
        self.model = TableModel(_steps(document))
        super().__init__(translate("words", "History of this evening"), self.model, over)
        self._document = document
        self.bring_back = QPushButton(translate("words", "&Restore this version"))
        self.arrange((500, 500), in_row(STRETCH, self.bring_back))
        self.table.selectionModel().currentRowChanged.connect(self.look)
        self.model.rowsInserted.connect(self.choose_first)
        document.changed.connect(self._follow)
        self.bring_back.clicked.connect(self._bring_back)
        self.choose_first()
        self.look()

    def _follow(self) -> None:
        self.model.show(_steps(self._document))
        self.look()

    def look(self) -> None:
        """Show the evening after the selected step."""
        step = self.chosen
        if step is None:
            self.sheets.look_at(
                self._document.evening,
                translate("words", "This evening has no entries yet."),
            )
            self.bring_back.setEnabled(False)
            return
        is_now = step.evening == self._document.evening
        sentence = (
            translate("words", "This is the current evening.") if is_now else _state_after(step)
        )
        self.sheets.look_at(step.evening, sentence)
        self.bring_back.setEnabled(not is_now)

    def _bring_back(self) -> None:
        step = self.chosen
        if step:
            done = plain_action(decode_action(step.words))
            self._document.become(go_back(step.evening, str(step.kind), done))


def _state_after(done: Step) -> str:
    said = translate("words", "The evening after this step – {when}: {step}")
    return said.format(when=_step_time(done), step=_step_name(done))


def _step_name(done: Step) -> str:
    """Return the description of a step."""
    return step_words(done.kind, decode_action(done.words))


def _step_time(done: Step) -> str:
    return _day_and_time(done.time, today=date.today())


def _day_and_time(time: datetime, *, today: date) -> str:
    """Return a time, with its day unless it is today."""
    clock = QLocale().toString(QTime(time.hour, time.minute), "HH:mm")
    return clock if time.date() == today else f"{medium_day(time.date())}, {clock}"
