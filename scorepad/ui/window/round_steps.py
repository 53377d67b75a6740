"""From one round to the next: begun, stopped before its end, taken up again."""

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.corrections import stop
from scorepad.bridge.next_round import begin_next, is_over
from scorepad.bridge.options import Form
from scorepad.bridge.switch_form import switch_form
from scorepad.ui.document import Document
from scorepad.ui.window.notices import to_take_up


class RoundSteps(QObject):
    """What the players can do with rounds; the menus call these."""

    gone_on = Signal()
    """The next deal can be typed."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document

    def begin(self, form: Form) -> None:
        """Begin the next round in another form; an empty one changes its form."""
        evening = switch_form(self._document.scored, form)
        if evening != self._document.evening:
            self._document.become(evening, Action(ActionKind.BEGIN_ROUND, {"form": str(form)}))

    def play_on(self) -> None:
        """Begin the round that is proposed."""
        if is_over(self._document.scored):
            begun = begin_next(self._document.scored)
            self._document.become(begun, Action(ActionKind.NEXT_ROUND))
        self.gone_on.emit()

    def play_on_as_proposed(self) -> None:
        """Begin the round that is proposed, unless the players meant to stop here."""
        if self._document.evening.planned != len(self._document.evening.rounds):
            self.play_on()

    @property
    def can_stop(self) -> bool:
        """Whether a round is being played."""
        last = self._document.scored.rounds[-1]
        return bool(last.deals) and not last.is_settled

    def stop(self) -> None:
        """Stop the round that is being played; a rubber is paid its premiums."""
        evening = self._document.evening
        if self.can_stop:
            stopped = stop(evening, len(evening.rounds) - 1)
            self._document.become(stopped, Action(ActionKind.STOP_ROUND))

    def take_up(self) -> None:
        """Go on with the rubber or chukker that was stopped last."""
        notice = to_take_up(self._document.scored)
        if notice:
            (remedy,) = notice.remedies
            self._document.become(remedy.evening, remedy.action)
        self.gone_on.emit()
