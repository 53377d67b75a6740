"""The history of the evening: every step, any state of it to look at and to bring back."""

from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.archive.history import Step
from scorepad.bridge.actions import Action, ActionKind, decode_action, plain_action
from scorepad.ui.document import Document
from scorepad.ui.history.list_with_sheets import ListWithSheets
from scorepad.ui.parts.layouts import STRETCH, in_row
from scorepad.ui.parts.rows import Keyed, RowsModel
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import history as words
from scorepad.ui.words import translate


class HistoryModel(RowsModel[Step]):
    """What was entered, corrected and taken back, and when; it follows the evening."""

    def __init__(self, document: Document) -> None:
        super().__init__((translate("words", "When"), translate("words", "What")))
        self._document = document
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        auto_save = self._document.auto_save
        key = auto_save.key if auto_save else None
        steps = auto_save.steps() if auto_save else []
        self.show([Keyed((key, step.number), step) for step in reversed(steps)])

    def text(self, row: Step, column: int) -> str:
        return words.step_name(row) if column else words.step_time(row)

    def aloud(self, row: Step, column: int) -> str:
        return f"{words.step_time(row)}: {words.step_name(row)}"

    def tip(self, row: Step, column: int) -> str | None:
        return plain_tip(self.aloud(row, column))


class HistoryPage(ListWithSheets[Step]):
    """Steps on the left, the sheet as it was after the chosen one on the right."""

    def __init__(self, document: Document, over: QWidget | None = None) -> None:
        self.model = HistoryModel(document)
        super().__init__(translate("words", "History of this evening"), self.model, over)
        self._document = document
        self.bring_back = QPushButton(translate("words", "&Bring this state back"))
        self.arrange((500, 500), in_row(STRETCH, self.bring_back))
        self.table.selectionModel().currentRowChanged.connect(self.look)
        self.model.rowsInserted.connect(self.choose_first)
        document.changed.connect(self.look)
        self.bring_back.clicked.connect(self._bring_back)
        self.choose_first()
        self.look()

    def look(self) -> None:
        """Show the evening as it was after the chosen step."""
        step = self.chosen
        if step is None:
            self.sheets.look_at(self._document.evening, words.no_steps())
            self.bring_back.setEnabled(False)
            return
        is_now = step.evening == self._document.evening
        sentence = words.state_is_now() if is_now else words.state_after(step)
        self.sheets.look_at(step.evening, sentence)
        self.bring_back.setEnabled(not is_now)

    def _bring_back(self) -> None:
        step = self.chosen
        if step:
            self._document.become(step.evening, _going_back(step))


def _going_back(step: Step) -> Action:
    facts = {"step": str(step.kind), "done": plain_action(decode_action(step.words))}
    return Action(ActionKind.GO_BACK, facts)
