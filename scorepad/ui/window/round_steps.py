"""From one round to the next: begin, stop early, resume."""

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.changes.rounds import begin_in, begin_proposed_round, stop
from scorepad.bridge.next_round import draw_is_due, has_ended, is_over
from scorepad.bridge.options import Form
from scorepad.ui.document import Document
from scorepad.ui.window.notices import to_take_up


class RoundSteps(QObject):
    """Commands about rounds, for the menus."""

    gone_on = Signal()
    """The next deal can be typed."""
    draw_proposed = Signal()
    """Partners should be drawn before the next round."""
    result_proposed = Signal()
    """The evening has ended."""

    def __init__(self, document: Document, parent: QObject) -> None:
        super().__init__(parent)
        self._document = document

    def begin(self, form: Form) -> None:
        """Begin the next round in another form; an empty round changes its form."""
        self._document.become(begin_in(self._document.scored, form))

    def play_on(self) -> None:
        """Begin the proposed round."""
        if is_over(self._document.scored):
            self._document.become(begin_proposed_round(self._document.scored))
        self.gone_on.emit()

    def play_on_as_proposed(self) -> None:
        """Begin the proposed round, or draw for it, or show the result of the evening."""
        scored = self._document.scored
        if has_ended(scored):
            self.result_proposed.emit()
        elif is_over(scored) and draw_is_due(scored):
            self.draw_proposed.emit()
        else:
            self.play_on()

    @property
    def can_stop(self) -> bool:
        """Whether a round is under way."""
        last = self._document.scored.rounds[-1]
        return bool(last.deals) and not last.is_settled

    def stop(self) -> None:
        """Stop the present round; a rubber earns its premiums."""
        evening = self._document.evening
        if self.can_stop:
            self._document.become(stop(evening, len(evening.rounds) - 1))

    def take_up(self) -> None:
        """Resume the rubber or chukker that was stopped last."""
        notice = to_take_up(self._document.scored)
        if notice:
            (remedy,) = notice.remedies
            self._document.become(remedy)
        self.gone_on.emit()
