"""The steps that led to the evening on the screen, to be taken back and done again."""

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.evening import ScoredEvening


class Steps(QObject):
    """Every state of the evening, whole, with the name of the step that led to it.

    Qt has an undo stack of its own, but frees a step twice when Python collects the stack.
    """

    moved = Signal(object)
    """This state is the one to be seen."""

    def __init__(self, first: ScoredEvening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.begin(first)

    def begin(self, first: ScoredEvening) -> None:
        """Begin anew, with nothing to take back."""
        self._states = [first]
        self._names: list[str] = []
        self._now = 0

    def push(self, state: ScoredEvening, name: str) -> None:
        """Take a step; what had been taken back can no longer be done again."""
        self._states[self._now + 1 :] = [state]
        self._names[self._now :] = [name]
        self._go(self._now + 1)

    def undo(self) -> None:
        if self._now:
            self._go(self._now - 1)

    def redo(self) -> None:
        if self._now < len(self._names):
            self._go(self._now + 1)

    @property
    def to_undo(self) -> str | None:
        """The step that can be taken back, if there is one."""
        return self._names[self._now - 1] if self._now else None

    @property
    def to_redo(self) -> str | None:
        """The step that was taken back and can be done again."""
        return self._names[self._now] if self._now < len(self._names) else None

    def _go(self, place: int) -> None:
        self._now = place
        self.moved.emit(self._states[place])
