"""The times of the rounds, from which the clock starts."""

from PySide6.QtWidgets import QWidget

from scorepad.bridge.round_clock import MINUTE, ClockTimes, RoundClock
from scorepad.ui.boards.clock import Clock
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.layouts import fill
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.words import translate

_MOST_MINUTES, _MOST_ROUNDS = 240, 40


class ClockDialog(AskDialog):
    """The length of a round, the change and the warning, and the number of rounds."""

    def __init__(
        self, clock: Clock, usual: RoundClock, number: int, parent: QWidget | None = None
    ) -> None:
        """Ask for the times, by default to start with this round."""
        super().__init__(translate("words", "Clock for the rounds"), parent)
        self._clock = clock
        times = (clock.times if clock.is_on else usual).times
        self.play = _minutes(times.play, 1)
        self.change, self.warning = _minutes(times.change), _minutes(times.warning)
        self.rounds = NumberField(1, _MOST_ROUNDS)
        self.rounds.setValue(clock.times.rounds if clock.is_on else usual.rounds)
        self.first = NumberField(1, _MOST_ROUNDS)
        self.first.setValue(clock.times.face(clock.passed).round if clock.is_on else number)
        form = FieldForm[RoundClock](spacing=8)
        form.row(translate("words", "&Minutes a round"), self.play)
        form.row(translate("words", "Minutes &between rounds"), self.change)
        form.row(translate("words", "&Warning, minutes before the end"), self.warning)
        form.row(translate("words", "Ro&unds"), self.rounds)
        form.row(translate("words", "Start with &round"), self.first)
        fill(self.column, form)
        if clock.is_on:
            off = self.add_button(translate("words", "Switch &off"), closes=False)
            off.clicked.connect(clock.switch_off)
            off.clicked.connect(self.reject)
        self.ask(translate("words", "&Start"), self.play, self._start)

    def _start(self) -> None:
        fields = (self.play, self.change, self.warning)
        times = ClockTimes(*(field.value() * MINUTE for field in fields))
        rounds = self.rounds.value()
        self._clock.start(RoundClock(rounds, times), min(self.first.value(), rounds))


def _minutes(seconds: int, least: int = 0) -> NumberField:
    field = NumberField(least, _MOST_MINUTES)
    field.setValue(seconds // MINUTE)
    return field
