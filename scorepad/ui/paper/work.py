"""Printing page by page while the window goes on answering, until it is done or cancelled."""

from collections.abc import Generator

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.ui.paper.device import CannotPrint


class Work(QObject):
    """Takes one step after the other whenever the window has nothing else to do."""

    progressed = Signal(int)
    """So many pages are printed."""
    ended = Signal(str)
    """All is printed, or a sentence says why not."""

    def __init__(self, steps: Generator[int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(0)

    def cancel(self) -> None:
        """Stop; whatever was begun is taken back."""
        self._timer.stop()
        self._steps.close()

    def _step(self) -> None:
        try:
            self.progressed.emit(next(self._steps))
        except StopIteration:
            self._timer.stop()
            self.ended.emit("")
        except CannotPrint as wrong:
            self._timer.stop()
            self.ended.emit(str(wrong))
