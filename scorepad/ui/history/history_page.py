"""The history of the evening: every step, with any state of it to view and restore."""

from datetime import date, datetime
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import QLocale, QTime
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.archive.history import Step, StepKind
from scorepad.bridge.actions import Action, ActionKind, decode_action, plain_action
from scorepad.bridge.changes.results import ResultChange, result_change
from scorepad.bridge.changes.whole_evening import go_back
from scorepad.bridge.entering_results import ResultPlace
from scorepad.bridge.evening import Evening
from scorepad.tables.table import Column, Table
from scorepad.ui.document import Document
from scorepad.ui.history.list_with_sheets import ListWithSheets
from scorepad.ui.parts.layouts import STRETCH, in_row
from scorepad.ui.parts.rows import TableModel
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import medium_day, translate
from scorepad.ui.words.actions import step_words


class _Line(NamedTuple):
    """A step, and what it is called."""

    step: Step
    name: str
    changed: ResultChange | None
    """The result that it changed at several tables."""

    @property
    def time(self) -> str:
        return _day_and_time(self.step.time, today=date.today())

    @property
    def said(self) -> str:
        return f"{self.time}: {self.name}"


def _steps(document: Document) -> Table[_Line]:
    """Return a table of steps with their times, latest first."""
    auto_save = document.auto_save
    key = auto_save.key if auto_save else None
    steps = auto_save.steps() if auto_save else []
    lines = [
        _line(step, before.evening)
        for before, step in zip([*steps[:1], *steps], steps, strict=False)
    ]
    said = attrgetter("said")
    columns = [
        Column(translate("words", "When"), attrgetter("time"), cell_tip=said, aloud=said),
        Column(translate("words", "What"), attrgetter("name"), cell_tip=said, aloud=said),
    ]
    return Table(columns, lines[::-1], lambda line: (key, line.step.number))


def _line(step: Step, before: Evening) -> _Line:
    """Name a step, with the result that it changed at several tables."""
    done, changed = decode_action(step.words), None
    if done.kind is ActionKind.RESULT:
        states = before, step.evening
        facts = done.facts
        place = ResultPlace(facts.get("board", 0), facts.get("ns", ""), facts.get("ew", ""))
        changed = result_change(*(states[::-1] if step.kind is StepKind.UNDO else states), place)
    if changed:
        name = boards_words.changed(changed.was, changed.now)
        done = Action(ActionKind.TOLD, {**done.facts, "words": name})
    return _Line(step, step_words(step.kind, done), changed)


class HistoryPage(ListWithSheets[_Line]):
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
        line = self.chosen
        if line is None:
            self.sheets.look_at(
                self._document.evening,
                translate("words", "This evening has no entries yet."),
            )
            self.bring_back.setEnabled(False)
            return
        is_now = line.step.evening == self._document.evening
        sentence = (
            translate("words", "This is the current evening.") if is_now else _state_after(line)
        )
        self.sheets.look_at(line.step.evening, sentence, line.changed)
        self.bring_back.setEnabled(not is_now)

    def _bring_back(self) -> None:
        if self.chosen:
            step = self.chosen.step
            done = plain_action(decode_action(step.words))
            self._document.become(go_back(step.evening, str(step.kind), done))


def _state_after(line: _Line) -> str:
    said = translate("words", "The evening after this step – {when}: {step}")
    return said.format(when=line.time, step=line.name)


def _day_and_time(time: datetime, *, today: date) -> str:
    """Return a time, with its day unless it is today."""
    clock = QLocale().toString(QTime(time.hour, time.minute), "HH:mm")
    return clock if time.date() == today else f"{medium_day(time.date())}, {clock}"
