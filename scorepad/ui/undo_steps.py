"""The steps that led to the evening on the screen, to be taken back and done again."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from scorepad.archive.history import StepKind
from scorepad.bridge.actions import Action
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening


class UndoSteps(QObject):
    """Every state of the evening, whole, with the action that led to it.

    Qt has an undo stack of its own, but frees a step twice when Python collects the stack.
    """

    moved = Signal(object, object, object)
    """This state is the one to be seen; by which action, and whether taken, back or again."""
    recalled = Signal()
    """Steps of an earlier day can be taken back."""

    def __init__(self, first: ScoredEvening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.begin(first)

    def begin(self, first: ScoredEvening) -> None:
        """Begin anew, with nothing to take back."""
        self._states: list[ScoredEvening | Evening] = [first]
        self._actions: list[Action] = []
        self._now = 0

    def recall(self, states: Sequence[Evening], actions: Sequence[Action], now: int) -> None:
        """Take up the steps of an earlier day; what is seen stays."""
        seen = self._states[self._now]
        self._states, self._actions, self._now = list(states), list(actions), now
        self._states[now] = seen
        self.recalled.emit()

    def push(self, state: ScoredEvening, action: Action) -> None:
        """Take a step; what had been taken back can no longer be done again."""
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
        """The step that can be taken back, if there is one."""
        return self._actions[self._now - 1] if self._now else None

    @property
    def to_redo(self) -> Action | None:
        """The step that was taken back and can be done again."""
        return self._actions[self._now] if self._now < len(self._actions) else None

    def _go(self, place: int, action: Action, kind: StepKind) -> None:
        state, before = self._states[place], self._states[self._now]
        if isinstance(state, Evening):  # of an earlier day, and not seen since
            like = before if isinstance(before, ScoredEvening) else None
            state = self._states[place] = score_evening(state, like)
        self._now = place
        self.moved.emit(state, action, kind)
