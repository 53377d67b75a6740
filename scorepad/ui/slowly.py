"""Long work in slices: the window stays alive, says how far it is and can stop it."""

from collections.abc import Callable, Generator, Iterator
from time import monotonic

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QWidget

from scorepad.ui.words import review as words

SLICE = 0.02
"""Seconds of work before the window may see to itself."""
PATIENCE = 500
"""Milliseconds after which it says how far it is."""


class Slowly(QWidget):
    """A bar that runs one piece of work at a time; hidden while there is nothing to wait for."""

    ended = Signal()
    """The work is done, or left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._work: Iterator[object] | None = None
        self._then: Callable[[], None] | None = None
        self._complain: Callable[[str], None] | None = None
        self._faults: tuple[type[Exception], ...] = ()
        self._done = 0
        self._since = QElapsedTimer()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._slice)
        self._bar = QProgressBar()
        self._bar.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stop_button = QPushButton(words.cancel_counting())
        self.stop_button.clicked.connect(self.cancel)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._bar, 1)
        row.addWidget(self.stop_button)
        self.hide()

    @property
    def runs(self) -> bool:
        return self._work is not None

    def start(
        self,
        work: Iterator[object],
        total: int,
        then: Callable[[], None],
        complain: Callable[[str], None] | None = None,
        faults: tuple[type[Exception], ...] = (),
    ) -> None:
        """Do work of so many steps instead of what was being done, and then this.

        With no number of steps it is only seen that something is done. Faults that can be
        expected are complained of in their own words.
        """
        self.cancel()
        self._complain, self._faults = complain, faults
        self._work, self._then, self._done = work, then, 0
        self._bar.setRange(0, total)
        self._bar.setTextVisible(bool(total))
        self._since.start()
        self._timer.start()

    def cancel(self) -> None:
        """Leave it undone."""
        self._timer.stop()
        self.hide()
        work, self._work, self._then = self._work, None, None
        if isinstance(work, Generator):
            work.close()
        if work is not None:
            self.ended.emit()

    def hurry(self) -> None:
        """Do at once what takes no longer than anybody waits without being told."""
        while self._work is not None and self.isHidden():
            self._slice()

    def finish(self) -> None:
        """Do the rest at once."""
        while self._work is not None:
            self._slice()

    def _slice(self) -> None:
        end = monotonic() + SLICE
        while self._work is not None and monotonic() < end:
            try:
                next(self._work)
            except StopIteration:
                then = self._then
                self.cancel()
                if then:
                    then()
                return
            except self._faults as fault:
                complain = self._complain
                self.cancel()
                if complain:
                    complain(str(fault))
                return
            except BaseException:
                self.cancel()  # it is not done, and nobody shall hear that it is
                raise
            self._done += 1
        if self._since.elapsed() > PATIENCE:
            self._bar.setValue(self._done)
            self._bar.setFormat(words.counting(self._done, self._bar.maximum()))
            self.show()
