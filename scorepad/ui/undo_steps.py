"""The undo and redo steps of the evening on the screen."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from scorepad.archive.history import StepKind
from scorepad.bridge.actions import Action
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening


class UndoSteps(QObject):
    """Every state of the evening, with the action that led to it.

    Qt's undo stack is not used: it frees a step twice when Python collects the stack.
    """

    moved = Signal(object, object, object)
    """This state is to be shown; with its action, and whether it was done, undone or redone."""
    recalled = Signal()
    """Steps of an earlier session can be undone."""

    def __init__(self, first: ScoredEvening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.begin(first)

    def begin(self, first: ScoredEvening) -> None:
        """Start without any steps."""
        self._states: list[ScoredEvening | Evening] = [first]
        self._actions: list[Action] = []
        self._now = 0

    def recall(self, states: Sequence[Evening], actions: Sequence[Action], now: int) -> None:
        """Add the steps of an earlier session; the state shown stays."""
        seen = self._states[self._now]
        self._states, self._actions, self._now = list(states), list(actions), now
        self._states[now] = seen
        self.recalled.emit()

    def push(self, state: ScoredEvening, action: Action) -> None:
        """Add a step; undone steps can no longer be redone."""
        self._states[self._now + 1 :] = [state]
        self._actions[self._now :] = [action]
        self._go(self._now + 1, action, StepKind.DO)

    def undo(self) -> None:
        if self._now:
            self._go(self._now - 1, self._actions[self._now - 1], StepKind.UNDO)

    def redo(self) -> None:
        if self._now < len(self._actions):
            self._go(self._now + 1, self._actions[self._now], StepKind.REDO)

    @property
    def to_undo(self) -> Action | None:
        """The step that can be undone, if there is one."""
        return self._actions[self._now - 1] if self._now else None

    @property
    def to_redo(self) -> Action | None:
        """The step that can be redone, if there is one."""
        return self._actions[self._now] if self._now < len(self._actions) else None

    def _go(self, place: int, action: Action, kind: StepKind) -> None:
        state, before = self._states[place], self._states[self._now]
        if isinstance(state, Evening):  # of an earlier session, not shown since
            like = before if isinstance(before, ScoredEvening) else None
            state = self._states[place] = score_evening(state, like)
        self._now = place
        self.moved.emit(state, action, kind)
