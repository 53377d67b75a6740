"""The steps that led to the evening on the screen, to be taken back and done again."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from scorepad.archive.history import StepKind
from scorepad.bridge.evening import ScoredEvening


class UndoSteps(QObject):
    """Every state of the evening, whole, with the name of the step that led to it.

    Qt has an undo stack of its own, but frees a step twice when Python collects the stack.
    """

    moved = Signal(object, str, object)
    """This state is the one to be seen; by which step, and whether taken, back or again."""
    recalled = Signal()
    """Steps of an earlier day can be taken back."""

    def __init__(self, first: ScoredEvening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.begin(first)

    def begin(self, first: ScoredEvening) -> None:
        """Begin anew, with nothing to take back."""
        self._states = [first]
        self._names: list[str] = []
        self._now = 0

    def recall(self, states: Sequence[ScoredEvening], names: Sequence[str], now: int) -> None:
        """Take up the steps of an earlier day; what is seen stays."""
        self._states, self._names, self._now = list(states), list(names), now
        self.recalled.emit()

    def push(self, state: ScoredEvening, name: str) -> None:
        """Take a step; what had been taken back can no longer be done again."""
        self._states[self._now + 1 :] = [state]
        self._names[self._now :] = [name]
        self._go(self._now + 1, name, StepKind.DO)

    def undo(self) -> None:
        if self._now:
            self._go(self._now - 1, self._names[self._now - 1], StepKind.UNDO)

    def redo(self) -> None:
        if self._now < len(self._names):
            self._go(self._now + 1, self._names[self._now], StepKind.REDO)

    @property
    def to_undo(self) -> str | None:
        """The step that can be taken back, if there is one."""
        return self._names[self._now - 1] if self._now else None

    @property
    def to_redo(self) -> str | None:
        """The step that was taken back and can be done again."""
        return self._names[self._now] if self._now < len(self._names) else None

    def _go(self, place: int, name: str, kind: StepKind) -> None:
        self._now = place
        self.moved.emit(self._states[place], name, kind)
