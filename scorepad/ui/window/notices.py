"""The notices in the notice bar, with their actions."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject

from scorepad.archive.history import StepKind
from scorepad.bridge import translatable
from scorepad.bridge.actions import Action
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.corrections import (
    Consequences,
    Move,
    correct,
    item_at,
    keeps_pairs,
    seating_at,
)
from scorepad.bridge.changes.rounds import (
    delete_after_end,
    move_to_next_round,
    resume_round,
    stop,
    stopped_early,
    take_from_next,
)
from scorepad.bridge.deal import Item
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.next_round import draw_is_due, is_over
from scorepad.bridge.rounds import At, ScoredRound
from scorepad.bridge.seats import Seating
from scorepad.bridge.translatable import plural
from scorepad.ui.document import Document
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.words import item_text, long_day, round_title, translate
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import window as window_words
from scorepad.ui.words.actions import action_words, step_words

_Answers = Sequence[tuple[str, Callable[[], None]]]


class Notice(NamedTuple):
    sentence: str
    remedies: tuple[Change, ...] = ()


def standing(scored: ScoredEvening) -> Notice | None:
    """Return the notice about the first round that needs a decision."""
    evening = scored.evening
    for number, scored_round in enumerate(scored.rounds):
        stray = len(scored_round.after_end)
        if stray:
            return Notice(
                _stray_deals(number, scored_round),
                (move_to_next_round(scored, number), delete_after_end(scored, number)),
            )
        earlier = number < len(scored.rounds) - 1
        if earlier and not scored_round.is_settled and scored_round.deals:
            said = translate("words", "{round} is now unfinished.").format(
                round=round_title(number, scored_round.round.options)
            )
            return _with_next(Notice(said, (stop(evening, number),)), evening, number)
    return None


def to_take_up(scored: ScoredEvening) -> Notice | None:
    """Return the offer to resume the last rubber or chukker, if it was stopped early."""
    number = stopped_early(scored)
    if number is None:
        return None
    said = _stopped_early(number, scored.rounds[number])
    return Notice(said, (resume_round(scored.evening, number),))


def of_move(evening: Evening, move: Move) -> str:
    """Return the question before a deal moves to other partners; "" if they are the same."""
    if keeps_pairs(evening, move):
        return ""
    after = correct(evening, move)
    return _elsewhere(seating_at(after, move.to), item_at(after, move.to))


def _with_next(notice: Notice, evening: Evening, number: int) -> Notice:
    """Also offer to move a deal from the next round; if that is not enough, again another one."""
    here, following = evening.rounds[number : number + 2]
    if not following.items:
        return notice
    taken = take_from_next(evening, number, 1)
    said = notice.sentence
    if here.seating_now.pairs != following.seating.pairs:
        at = At(number, len(here.items))
        deal = item_text(item_at(taken.evening, at), seating_at(taken.evening, at))
        first = translate("words", "There the first deal of {round} would be {deal}.")
        said += " " + first.format(round=round_title(number + 1, following.options), deal=deal)
    return Notice(said, (*notice.remedies, taken))


class Notices(QObject):
    """Shows what the evening needs at present, and the side effects of a correction."""

    def __init__(self, document: Document, bar: NoticeBar, draw: Callable[[], None]) -> None:
        super().__init__(bar)
        self._document, self.bar, self._draw = document, bar, draw
        self._asked: tuple[str, _Answers] | None = None
        document.changed.connect(self.show_open_questions)
        document.corrected.connect(self._show_consequences)
        document.steps.moved.connect(self._tell_step)

    def show(self, notice: Notice) -> None:
        """Show a notice; one with actions stays until it is answered."""
        remedies = self._remedies(notice)
        self.bar.say(notice.sentence, remedies, stays=bool(remedies))

    def offer_to_take_up(self) -> None:
        """Offer to resume an evening that was stopped early, when it is opened."""
        notice = to_take_up(self._document.scored)
        if notice and self.bar.isHidden():
            self.show(notice)

    def ask_whether_it_goes_on(self, today: date, begin: Callable[[], None]) -> None:
        """Name the day of an evening that began on an earlier one, until something is typed."""
        day = self._document.evening.day
        if day and day < today and self.bar.isHidden():
            said = translate("words", "The evening of {day} is still open.")
            another = translate("words", "&New evening…").replace("&", "")  # N is the next round
            self.bar.say(said.format(day=long_day(day)), [(another, begin)])

    def ask(self, sentence: str = "", answers: _Answers = ()) -> None:
        """Ask something not about the evening, until this is called without a question."""
        if (sentence, answers) != ("", ()) or self._asked:
            self._asked = (sentence, answers) if sentence else None
            self.show_open_questions()

    def show_open_questions(self) -> None:
        scored = self._document.scored
        notice = standing(scored)
        if notice:
            self.show(notice)
        elif draw_is_due(scored) and not is_over(scored):
            draw = translate("words", "Dra&w for partners…"), self._draw
            self.bar.say(rounds_words.time_to_draw(), [draw], stays=True)
        elif self._asked:
            self.bar.say(*self._asked, stays=True)
        else:
            self.bar.hide()

    def _show_consequences(self, effects: Consequences) -> None:
        said = window_words.consequences(effects)
        if said and not standing(self._document.scored):
            self.show(Notice(said))

    def _tell_step(self, _: object, action: Action, kind: StepKind) -> None:
        """Say what was undone or redone, unless a question is open."""
        if kind is not StepKind.DO and not self.bar.asks:
            self.bar.say(step_words(kind, action))

    def _remedies(self, notice: Notice) -> list[tuple[str, Callable[[], None]]]:
        return [
            (action_words(change.action), partial(self._document.become, change))
            for change in notice.remedies
        ]


def _stray_deals(number: int, scored: ScoredRound) -> str:
    """Return a sentence about deals after the end: Rubber 1 now ends after deal 4."""
    before = [deal.number for deal in scored.deals if not deal.after_end]
    said = translatable.translate(
        "words", "{round} now ends after deal {last}, without %n later deal(s).", "", -1
    )
    title, last = round_title(number, scored.round.options), before[-1] if before else 0
    return plural(said, len(scored.after_end), round=title, last=last).said(translate)


def _stopped_early(number: int, scored: ScoredRound) -> str:
    return translate("words", "{round} was stopped before its end.").format(
        round=round_title(number, scored.round.options)
    )


def _elsewhere(there: Seating, entered: Item) -> str:
    """Return what a deal would become with other partners."""
    return translate("words", "Moved there, it would be {deal}.").format(
        deal=item_text(entered, there)
    )
