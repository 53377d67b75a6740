"""The evening on the screen: what was entered, everything computed from it, and its undo steps."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from scorepad.archive.archive import Key
from scorepad.archive.history import Step, StepKind, undo_of
from scorepad.bridge.actions import Action, decode_action
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.corrections import Consequences, Replace, consequences, item_at
from scorepad.bridge.changes.deals import NEXT, Target, correction_of, enter
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.next_round import is_over, next_round
from scorepad.bridge.rounds import At, Round, ScoredRound
from scorepad.bridge.seats import Seating
from scorepad.bridge.state import ScoredDeal
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.undo_steps import UndoSteps

if TYPE_CHECKING:
    from scorepad.bridge.ranking import Ranking

SLICE = 0.02
"""Seconds of work that nobody notices as a delay."""


class DealPreview(NamedTuple):
    """A deal being typed, as it would be on the sheet."""

    scored: ScoredEvening
    at: At

    @property
    def deal(self) -> ScoredDeal:
        deals = self.scored.rounds[self.at.round].deals
        return next(deal for deal in deals if deal.place == self.at.place)


class Document(QObject):
    """The only place where the evening is changed; everything shown follows its signals."""

    stepped = Signal(ScoredEvening, object)
    """A step was taken and saved, with its action; the window shows it next."""
    changed = Signal()
    """The evening changed."""
    opened = Signal()
    """Another evening was opened; the steps of the one before cannot be undone here."""
    previewed = Signal()
    """The deal being typed changed."""
    entered = Signal(At)
    """A deal was entered or corrected at this place."""
    corrected = Signal(Consequences)
    """A correction changed a deal, or also others."""

    def __init__(
        self,
        evening: Evening | None = None,
        parent: QObject | None = None,
        *,
        auto_save: AutoSave | None = None,
        key: Key | None = None,
    ) -> None:
        super().__init__(parent)
        self.scored = score_evening(_with_round(evening or Evening()))
        self.preview: DealPreview | None = None
        self._ranking: Ranking | None = None
        self.steps = UndoSteps(self.scored, self)
        self.steps.moved.connect(self._step)
        self.auto_save = auto_save
        """Saves every step; without it the evening is lost when the window closes."""
        self._is_recalled = True
        self._to_recall: Iterator[Step] | None = None
        self._recalled: list[Step] = []
        self._begin_saving(key)

    @property
    def evening(self) -> Evening:
        return self.scored.evening

    @property
    def shown(self) -> ScoredEvening:
        """The evening as shown, including the deal being typed."""
        return self.preview.scored if self.preview else self.scored

    @property
    def table(self) -> ScoredRound:
        """The last round with the players of the next deal.

        A finished round keeps the players at its end, whose margin it is; then this is the round
        that would come next.
        """
        last = self.scored.rounds[-1]
        if not is_over(self.scored):
            return last
        coming = next_round(self.scored)
        state = last.state._replace(seating=coming.seating)
        return last._replace(round=coming, deals=(), state=state)

    @property
    def unsaved(self) -> frozenset[At]:
        """The deals not saved yet."""
        kept = self.auto_save.on_disk if self.auto_save else None
        if kept is None:
            return frozenset()
        both = zip_longest(self.evening.rounds, kept.rounds)
        return frozenset(
            At(number, place)
            for number, (entered, was) in enumerate(both)
            if entered
            for place, item in enumerate(entered.items)
            if was is None or was.items[place : place + 1] != (item,)
        )

    def ranking_of(self, comparison: Comparison) -> "Ranking":
        """Return the ranking of boards, computed once for the window and all phones."""
        from scorepad.bridge.ranking import rank

        if self._ranking is None or self._ranking.comparison is not comparison:
            self._ranking = rank(comparison)
        return self._ranking

    def reread(self) -> None:
        """Show the evening after another program changed it."""
        auto_save = self.auto_save
        key = auto_save.key if auto_save else None
        if auto_save and key is not None:
            evening = auto_save.look_up(lambda archive: archive.load(key))
            if evening:
                self.open(evening, key)

    def round_at(self, target: Target) -> Round:
        """Return the round that a deal goes into."""
        return self.evening.rounds[target.at.round] if target.at else self.table.round

    def seating_at(self, target: Target) -> Seating:
        """Return the seating for a deal at this place."""
        place = target.at.place if target.at else None
        return self.round_at(target).seatings(before=place)[-1]

    def is_unchanged(self, deal: Deal, target: Target) -> bool:
        """Whether this very deal is already there, so that there is no step."""
        if target.at is None or target.inserts:
            return False
        was = item_at(self.evening, target.at)
        return correction_of(self.scored, deal, target) == Replace(target.at, was)

    def open(self, evening: Evening, key: Key | None = None) -> None:
        """Open another evening, a new one or one from the archive.

        Only its own steps can be undone then.
        """
        self.scored = score_evening(_with_round(evening))
        self.steps.begin(self.scored)
        self._begin_saving(key)
        if self.auto_save:
            self.auto_save.begin()
        self._show(self.scored)
        self.opened.emit()

    def recall(self, most: float = inf) -> None:
        """Load the saved steps of this evening, so that they can be undone.

        If that takes more than `most` seconds, the rest is loaded between events.
        """
        if self._is_recalled or self.auto_save is None:
            return
        if self._to_recall is None:
            self._to_recall, self._recalled = self.auto_save.steps_back(), []
        end = monotonic() + most
        for step in self._to_recall:
            self._recalled.append(step)
            if monotonic() > end:
                QTimer.singleShot(0, self._recall_more)
                return
        self._is_recalled = True
        undo = undo_of(self._recalled[::-1])
        if undo:
            self.steps.recall(undo.states, [*map(decode_action, undo.names)], undo.now)

    def _recall_more(self) -> None:
        self.recall(SLICE)

    def become(self, change: Change) -> None:
        """Apply a change as one undoable step; without any difference there is no step."""
        if change.evening != self.evening:
            before, after = self.scored, self._scored(change.evening)
            self._push(after, change.action)
            if change.correction:
                self.corrected.emit(consequences(before, after, change.correction))
        if change.entered:
            self.entered.emit(change.entered)

    def preview_deal(self, deal: Deal, target: Target = NEXT) -> DealPreview:
        """Show a deal on the sheet before it is entered."""
        change = enter(self.scored, deal, target)
        assert change.entered
        self.preview = DealPreview(self._scored(change.evening), change.entered)
        self.previewed.emit()
        return self.preview

    def clear_preview(self) -> None:
        if self.preview:
            self.preview = None
            self.previewed.emit()

    def _scored(self, evening: Evening) -> ScoredEvening:
        """Score an evening, reusing unchanged rounds, or all that was already previewed."""
        return self.shown if self.shown.evening == evening else score_evening(evening, self.shown)

    def _push(self, scored: ScoredEvening, action: Action) -> None:
        self.recall()
        self.steps.push(scored, action)

    def _step(self, scored: ScoredEvening, action: Action, kind: StepKind) -> None:
        """Save a step before showing it."""
        if self.auto_save:
            self.auto_save.save(scored.evening, action, kind)
        self.scored = scored
        self.stepped.emit(scored, action)
        self._show(scored)

    def _begin_saving(self, key: Key | None) -> None:
        if self.auto_save:
            self.auto_save.set_evening(self.evening, key)
            self._is_recalled, self._to_recall = key is None, None
            QTimer.singleShot(0, self._recall_more)  # after it is shown

    def _show(self, scored: ScoredEvening) -> None:
        self.preview = None
        self.scored = scored
        self.changed.emit()


def _with_round(evening: Evening) -> Evening:
    """Add a round for the next deal if there is none."""
    return evening if evening.rounds else replace(evening, rounds=(Round(),))
