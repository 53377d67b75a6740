"""The evening on the screen: what was entered, what follows from it, and every step back."""

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
"""Seconds in which nobody feels that the window is held up."""


class DealPreview(NamedTuple):
    """A deal that is being typed, as it would stand on the sheet."""

    scored: ScoredEvening
    at: At

    @property
    def deal(self) -> ScoredDeal:
        deals = self.scored.rounds[self.at.round].deals
        return next(deal for deal in deals if deal.place == self.at.place)


class Document(QObject):
    """The one place that changes the evening; everything seen follows its signals."""

    changed = Signal()
    """The evening is another one."""
    opened = Signal()
    """Another evening lies on the table; nothing of the one before can be taken back here."""
    previewed = Signal()
    """Another deal, or none, is being typed."""
    entered = Signal(At)
    """A deal was entered, or entered anew, at this place."""
    corrected = Signal(Consequences)
    """A correction changed other deals too."""

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
        """Where every step is kept; without it the evening is gone with the window."""
        self._is_recalled = True
        self._to_recall: Iterator[Step] | None = None
        self._recalled: list[Step] = []
        self._begin_saving(key)

    @property
    def evening(self) -> Evening:
        return self.scored.evening

    @property
    def shown(self) -> ScoredEvening:
        """The evening as it is seen: with the deal that is being typed."""
        return self.preview.scored if self.preview else self.scored

    @property
    def table(self) -> ScoredRound:
        """The last round with the players as the next deal finds them.

        A round that has ended keeps those who sat there at its end, as its margin is theirs;
        after it the table is that of the round that would come next.
        """
        last = self.scored.rounds[-1]
        if not is_over(self.scored):
            return last
        coming = next_round(self.scored)
        state = last.state._replace(seating=coming.seating)
        return last._replace(round=coming, deals=(), state=state)

    @property
    def unsaved(self) -> frozenset[At]:
        """The deals that the disk has not taken yet."""
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
        """Rank what several tables played: once for the window and all phones."""
        from scorepad.bridge.ranking import rank

        if self._ranking is None or self._ranking.comparison is not comparison:
            self._ranking = rank(comparison)
        return self._ranking

    def reread(self) -> None:
        """Show what another program made of the evening."""
        auto_save = self.auto_save
        key = auto_save.key if auto_save else None
        if auto_save and key is not None:
            evening = auto_save.look_up(lambda archive: archive.load(key))
            if evening:
                self.open(evening, key)

    def round_at(self, target: Target) -> Round:
        """Return the round into which a deal goes."""
        return self.evening.rounds[target.at.round] if target.at else self.table.round

    def seating_at(self, target: Target) -> Seating:
        """Return who sits where at a deal that goes there."""
        place = target.at.place if target.at else None
        return self.round_at(target).seatings(before=place)[-1]

    def stands_there(self, deal: Deal, target: Target) -> bool:
        """Tell whether this very deal stands there, so that there is no step to take back."""
        if target.at is None or target.inserts:
            return False
        was = item_at(self.evening, target.at)
        return correction_of(self.scored, deal, target) == Replace(target.at, was)

    def open(self, evening: Evening, key: Key | None = None) -> None:
        """Lay another evening on the table, a new one or one from the archive.

        Its own steps can be taken back then, and no others.
        """
        self.scored = score_evening(_with_round(evening))
        self.steps.begin(self.scored)
        self._begin_saving(key)
        if self.auto_save:
            self.auto_save.begin()
        self._show(self.scored)
        self.opened.emit()

    def recall(self, most: float = inf) -> None:
        """Bring back the steps that were kept of this evening, so that they can be taken back.

        Where that takes longer than these seconds, the window lives on in between.
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
        """Make a change, as one step that can be undone; what changes nothing is no step."""
        if change.evening != self.evening:
            before, after = self.scored, self._scored(change.evening)
            self._push(after, change.action)
            if change.correction and (effects := consequences(before, after, change.correction)):
                self.corrected.emit(effects)
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
        """Score what changed, and nothing again that was only typed before."""
        return score_evening(evening, self.shown)

    def _push(self, scored: ScoredEvening, action: Action) -> None:
        self.recall()
        self.steps.push(scored, action)

    def _step(self, scored: ScoredEvening, action: Action, kind: StepKind) -> None:
        """Save a step before it is seen as entered."""
        if self.auto_save:
            self.auto_save.save(scored.evening, action, kind)
        self._show(scored)

    def _begin_saving(self, key: Key | None) -> None:
        if self.auto_save:
            self.auto_save.set_evening(self.evening, key)
            self._is_recalled, self._to_recall = key is None, None
            QTimer.singleShot(0, self._recall_more)  # once it can be seen

    def _show(self, scored: ScoredEvening) -> None:
        self.preview = None
        self.scored = scored
        self.changed.emit()


def _with_round(evening: Evening) -> Evening:
    """Add a round that the next deal belongs to, where there is none."""
    return evening if evening.rounds else replace(evening, rounds=(Round(),))
