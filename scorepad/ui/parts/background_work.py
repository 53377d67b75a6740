"""Long work in slices: the window stays responsive, until it is done or cancelled."""

from collections.abc import Callable, Generator, Iterator
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.bridge.errors import ScorepadError
from scorepad.ui.words.errors import in_words

SLICE = 0.01
"""Seconds of work before the window handles its events."""


class BackgroundWork(QObject):
    """Runs one piece of work at a time whenever the window is idle."""

    progressed = Signal(int)
    """The number of steps done."""
    ended = Signal()
    """The work is done, or was cancelled."""

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
        """Run these steps, cancelling others that are under way, and then call `then`.

        `complain` is called with the message of an error.
        """
        self.cancel()
        self._steps, self._then, self._complain, self._done = steps, then, complain, 0
        self._timer.start()

    def cancel(self) -> None:
        """Stop without doing the rest; what was begun is rolled back."""
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
                self.cancel()  # not done, so `then` must not run
                raise
            self._done += 1
        self.progressed.emit(self._done)
