"""Long work a slice at a time: the window goes on answering, until it is done or cancelled."""

from collections.abc import Callable, Generator, Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.bridge.errors import ScorepadError
from scorepad.ui.words.errors import in_words

SLICE = 0.01
"""Seconds of work before the window may see to itself."""


class BackgroundWork(QObject):
    """Does one piece of work at a time whenever the window has nothing else to do."""

    progressed = Signal(int)
    """So many steps are done."""
    ended = Signal()
    """The work is done, or left."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._then: Callable[[], None] | None = None
        self._complain: Callable[[str], None] | None = None
        self._done = 0
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self.do_slice)

    @property
    def runs(self) -> bool:
        return self._steps is not None

    def start(
        self,
        steps: Iterator[object],
        then: Callable[[], None] | None = None,
        complain: Callable[[str], None] | None = None,
    ) -> None:
        """Take these steps instead of those that were being taken, and then do this.

        What goes wrong is complained of in its own words, to whoever listens.
        """
        self.cancel()
        self._steps, self._then, self._complain, self._done = steps, then, complain, 0
        self._timer.start()

    def cancel(self) -> None:
        """Leave the rest undone; whatever was begun is taken back."""
        self._timer.stop()
        steps, self._steps = self._steps, None
        self._then = self._complain = None
        if isinstance(steps, Generator):
            steps.close()
        if steps is not None:
            self.ended.emit()

    def finish(self) -> None:
        """Do the rest at once."""
        while self.runs:
            self.do_slice()

    def do_slice(self) -> None:
        end = monotonic() + SLICE
        while self._steps is not None and monotonic() < end:
            try:
                next(self._steps)
            except StopIteration:
                then = self._then
                self.cancel()
                if then:
                    then()
                return
            except ScorepadError as fault:
                complain = self._complain
                self.cancel()
                if complain is None:
                    raise
                complain(in_words(fault.message))
                return
            except BaseException:
                self.cancel()  # it is not done, and nobody shall hear that it is
                raise
            self._done += 1
        self.progressed.emit(self._done)
