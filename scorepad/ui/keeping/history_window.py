"""The history of the evening: every step, any state of it to look at and to bring back."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from scorepad.archive.history import Step
from scorepad.bridge.actions import Action, ActionKind, decode_action, plain_action
from scorepad.ui.document import Document
from scorepad.ui.keeping.history_model import HistoryModel
from scorepad.ui.keeping.look_back_window import LookBackWindow
from scorepad.ui.look import Colours
from scorepad.ui.words import history as words


class HistoryWindow(LookBackWindow[Step]):
    """Steps on the left, the sheet as it was after the chosen one on the right; Esc closes it."""

    def __init__(
        self, document: Document, colours: Colours, points: float, parent: QWidget | None = None
    ) -> None:
        self.model = HistoryModel(document)
        super().__init__(words.history_title(), self.model, colours, points, parent)
        self._document = document
        self.bring_back = QPushButton(words.bring_back())
        self._fill_in()
        self.set_look(colours, points)
        self.table.selectionModel().currentRowChanged.connect(self.look)
        self.model.rowsInserted.connect(self.choose_first)
        document.changed.connect(self.look)
        self.bring_back.clicked.connect(self._bring_back)
        self.choose_first()
        self.look()
        self.fit(QSize(round(points * 72), round(points * 46)))

    def look(self) -> None:
        """Show the evening as it was after the chosen step."""
        step = self.chosen
        if step is None:
            self.past.look_at(self._document.evening, words.no_steps())
            self.bring_back.setEnabled(False)
            return
        is_now = step.evening == self._document.evening
        said = words.state_is_now() if is_now else words.state_after(step)
        self.past.look_at(step.evening, said)
        self.bring_back.setEnabled(not is_now)

    def _bring_back(self) -> None:
        step = self.chosen
        if step:
            self._document.become(step.evening, _going_back(step))

    def _fill_in(self) -> None:
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.bring_back)
        self.lay_out((500, 500), foot)


def _going_back(step: Step) -> Action:
    facts = {"step": str(step.kind), "done": plain_action(decode_action(step.words))}
    return Action(ActionKind.GO_BACK, facts)
