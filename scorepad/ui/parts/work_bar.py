"""A progress bar for long work, with a button to stop it; the window stays responsive."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QLocale, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from scorepad.ui.parts.background_work import BackgroundWork
from scorepad.ui.parts.layouts import NO_MARGINS, in_row
from scorepad.ui.words import translate

PATIENCE = 500
"""Milliseconds until the progress is shown."""


class WorkBar(QWidget):
    """Hidden while there is nothing to wait for."""

    ended = Signal()
    """The work is done, or was cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self._since = QElapsedTimer()
        self._work = BackgroundWork(self)
        self._bar = QProgressBar()
        self._bar.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stop_button = QPushButton(translate("words", "Cancel"))
        in_row((self._bar, 1), self.stop_button, inside=self, margins=NO_MARGINS)
        self.hide()
        self.stop_button.clicked.connect(self.cancel)
        self._work.progressed.connect(self._tell)
        self._work.ended.connect(self.hide)
        self._work.ended.connect(self.ended)

    @property
    def runs(self) -> bool:
        return self._work.runs

    def start(
        self,
        work: Iterator[object],
        total: int,
        then: Callable[[], None] | None = None,
        complain: Callable[[str], None] | None = None,
    ) -> None:
        """Run work of `total` steps instead of any other, and then call `then`.

        If `total` is 0, the bar shows only that something is running.
        """
        self._work.start(work, then, complain)
        self._bar.setRange(0, total)
        self._bar.setTextVisible(bool(total))
        self._since.start()

    def cancel(self) -> None:
        """Cancel the work."""
        self._work.cancel()

    def hurry(self) -> None:
        """Finish at once if it takes no longer than the delay of the bar."""
        while self.runs and self.isHidden():
            self._work.do_slice()

    def finish(self) -> None:
        """Do the rest at once."""
        self._work.finish()

    def _tell(self, done: int) -> None:
        if self._since.elapsed() > PATIENCE:
            self._bar.setValue(done)
            self._bar.setFormat(_counting(done, self._bar.maximum()))
            self.show()


def _counting(done: int, total: int) -> str:
    return translate("words", "Evening {number} of {total}").format(
        number=QLocale().toString(done), total=QLocale().toString(total)
    )
