"""What the bar of notices says, and what the players can do about it."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.corrections import (
    At,
    Consequences,
    Move,
    correct,
    item_at,
    keeps_pairs,
    move_on,
    seating_at,
    stop,
    stopped_early,
    take_from_next,
    take_out,
    take_up,
)
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.next_round import draw_is_due, is_over
from scorepad.bridge.reseating import same_pairs
from scorepad.ui.document import Document
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.words import rounds as round_words
from scorepad.ui.words import window as window_words
from scorepad.ui.words.actions import action_words


class Remedy(NamedTuple):
    """A way out: what is done then, and the evening it leads to."""

    action: Action
    evening: Evening


class Notice(NamedTuple):
    sentence: str
    remedies: tuple[Remedy, ...] = ()


def standing(evening: Evening, scored: ScoredEvening) -> Notice | None:
    """Return what is open until the players decide: the first round that needs them."""
    for number, scored_round in enumerate(scored.rounds):
        stray = len(scored_round.after_end)
        if stray:
            return Notice(
                window_words.stray_deals(number, scored_round),
                (
                    Remedy(
                        Action(ActionKind.MOVE_ON, {"round": number, "count": stray}),
                        move_on(evening, number),
                    ),
                    Remedy(
                        Action(ActionKind.TAKE_OUT, {"count": stray}), take_out(evening, number)
                    ),
                ),
            )
        earlier = number < len(scored.rounds) - 1
        if earlier and not scored_round.is_settled and scored_round.deals:
            action = Action(
                ActionKind.STOP_EARLIER_ROUND, {"form": str(scored_round.round.options.form)}
            )
            stopped = Remedy(action, stop(evening, number))
            said = window_words.left_unfinished(number, scored_round)
            return _with_next(Notice(said, (stopped,)), evening, number)
    return None


def to_take_up(scored: ScoredEvening) -> Notice | None:
    """Return what can go on, if the last rubber or chukker was stopped before its end."""
    number = stopped_early(scored)
    if number is None:
        return None
    stopped, evening = scored.rounds[number], take_up(scored.evening, number)
    action = Action(ActionKind.TAKE_UP, {"form": str(stopped.round.options.form)})
    return Notice(window_words.stopped_early(number, stopped), (Remedy(action, evening),))


def of_move(evening: Evening, move: Move) -> str:
    """Return the question whether a deal shall go where others are partners; none where not."""
    if keeps_pairs(evening, move):
        return ""
    after = correct(evening, move)
    return window_words.other_pairs(seating_at(after, move.to), item_at(after, move.to))


def _with_next(notice: Notice, evening: Evening, number: int) -> Notice:
    """Offer one deal of the next round too; if that is not enough, the next will be offered."""
    here, following = evening.rounds[number : number + 2]
    if not following.items:
        return notice
    taken = take_from_next(evening, number, 1)
    remedy = Remedy(Action(ActionKind.TAKE_FROM_NEXT), taken)
    said = notice.sentence
    if not same_pairs(here.seating_now, following.seating):
        at = At(number, len(here.items))
        said += " " + window_words.other_pairs(seating_at(taken, at), item_at(taken, at))
    return Notice(said, (*notice.remedies, remedy))


class Notices(QObject):
    """Says in the bar what the evening asks just now, and what a correction changed besides."""

    def __init__(self, document: Document, bar: NoticeBar, draw: Callable[[], None]) -> None:
        super().__init__(bar)
        self._document, self.bar, self._draw = document, bar, draw
        document.changed.connect(self.show_open_questions)
        document.corrected.connect(self._show_consequences)

    def show(self, notice: Notice) -> None:
        undo = window_words.undo(), self._document.steps.undo
        self.bar.say(notice.sentence, [*self._remedies(notice), undo])

    def offer_to_take_up(self) -> None:
        """Offer to go on where an evening that comes onto the table was stopped."""
        notice = to_take_up(self._document.scored)
        if notice and self.bar.isHidden():
            self.bar.say(notice.sentence, self._remedies(notice))

    def show_open_questions(self) -> None:
        scored = self._document.scored
        notice = standing(self._document.evening, scored)
        if notice:
            self.show(notice)
        elif draw_is_due(scored) and not is_over(scored):
            self.bar.say(round_words.time_to_draw(), [(round_words.draw_again(), self._draw)])
        else:
            self.bar.hide()

    def _show_consequences(self, effects: Consequences) -> None:
        if not standing(self._document.evening, self._document.scored):
            self.show(Notice(window_words.consequences(effects)))

    def _remedies(self, notice: Notice) -> list[tuple[str, Callable[[], None]]]:
        return [
            (action_words(action), partial(self._document.become, evening, action))
            for action, evening in notice.remedies
        ]
