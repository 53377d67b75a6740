"""The clock for the rounds: start, pause, and adjust."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QDateTime, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from scorepad.bridge.round_clock import MINUTE, ClockFace, Phase, RoundClock
from scorepad.ui.words import movements as movements_words


class Clock(QObject):
    """Signals the state of the round each second; a soft sound marks each new phase."""

    ticked = Signal()

    def __init__(self, parent: QObject, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self.times = RoundClock()
        self._now, self._began = now, 0.0
        self._passed: float | None = None
        """Seconds passed when it was paused, or 0; None while it is off."""
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self._tick)
        self._face: ClockFace | None = None

    @property
    def is_on(self) -> bool:
        return self._passed is not None

    @property
    def runs(self) -> bool:
        return self._timer.isActive()

    @property
    def warns(self) -> bool:
        """Whether the round is about to end."""
        return self.is_on and self.times.face(self.passed).phase is Phase.WARNING

    @property
    def passed(self) -> int:
        """Seconds since the start, without pauses."""
        more = self._now() - self._began if self.runs else 0
        return int((self._passed or 0) + more)

    def start(self, times: RoundClock, number: int = 1) -> None:
        """Start with this round."""
        self.times, self._passed, self._face = times, float(times.before(number)), None
        self._go_on()

    def pause(self) -> None:
        """Pause or continue."""
        if self.runs:
            self._passed = self.passed
            self._timer.stop()
            self.ticked.emit()
        elif self.is_on:
            self._go_on()

    def adjust(self, minutes: int) -> None:
        """Lengthen or shorten the round."""
        if self.is_on:
            self.times = self.times.adjusted(self.passed, minutes * MINUTE)
            self.ticked.emit()

    def switch_off(self) -> None:
        """Stop showing a clock."""
        self._passed = self._face = None
        self._timer.stop()
        self.ticked.emit()

    @property
    def said(self) -> str:
        """The text of the clock; empty while it is off."""
        if not self.is_on:
            return ""
        face = self.times.face(self.passed)
        end = QDateTime.currentDateTime().addSecs(face.to_end).time()
        return movements_words.clock(face, self.times.rounds, end, runs=self.runs)

    def _go_on(self) -> None:
        self._began = self._now()
        self._timer.start()
        self._tick()

    def _tick(self) -> None:
        face = self.times.face(self.passed)
        if self._face and face[:2] != self._face[:2]:
            QApplication.beep()
        self._face = face
        self.ticked.emit()
