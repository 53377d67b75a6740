"""A bar for long work: the window stays alive, says how far it is and can stop it."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QElapsedTimer, QLocale, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from scorepad.ui.parts.background_work import BackgroundWork
from scorepad.ui.parts.layouts import NO_MARGINS, in_row
from scorepad.ui.words import translate

PATIENCE = 500
"""Milliseconds after which it says how far it is."""


class WorkBar(QWidget):
    """Hidden while there is nothing to wait for."""

    ended = Signal()
    """The work is done, or left."""

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
        """Do work of so many steps instead of what was being done, and then this.

        With no number of steps it is only seen that something is done.
        """
        self._work.start(work, then, complain)
        self._bar.setRange(0, total)
        self._bar.setTextVisible(bool(total))
        self._since.start()

    def cancel(self) -> None:
        """Leave it undone."""
        self._work.cancel()

    def hurry(self) -> None:
        """Finish at once what takes no longer than players wait without being told."""
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
