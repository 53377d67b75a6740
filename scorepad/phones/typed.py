"""A text that a phone sends, read as the line of the window reads it."""

from typing import NamedTuple

from scorepad.bridge.changes.corrections import item_at
from scorepad.bridge.changes.deals import NEXT, Target
from scorepad.bridge.comparison import Comparison, Played, TableResult, What
from scorepad.bridge.deal import Deal
from scorepad.bridge.entering_results import ResultPlace, entered
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening, ScoredEvening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.seats import Initial, Seat, Seating
from scorepad.bridge.typed.languages import ENGLISH, Language
from scorepad.bridge.typed.table_results import read_what
from scorepad.phones.asked import DealPlace
from scorepad.phones.requests import NotGranted

_LETTERS = tuple(map(Initial, Seat))
"""In a score file's notation the letter of a chair is that chair, whatever players are called."""


class Typed(NamedTuple):
    """A text, and the language it was typed in; none for a score file's notation."""

    text: str
    language: Language | None

    def deal(
        self, seating: Seating, options: Options, evening: Evening, was: Deal | None = None
    ) -> Deal:
        """Read a deal; raises Misread."""
        initials = _LETTERS if self.language is None else evening.initials
        language = self.language or ENGLISH
        return read_deal(self.text, seating, options, was=was, language=language, initials=initials)

    def what(self, was: What | None = None) -> What:
        """Read the result of a board, or only what differs from the one that is there."""
        language = self.language or ENGLISH
        try:
            return read_what(self.text.strip(), language)
        except ScorepadError:
            if not isinstance(was, Played):
                raise
            options, before = Options(DUPLICATE), Deal(was.contract, was.tricks)
            deal = read_deal(self.text, options=options, was=before, language=language)
            return Played(deal.contract, deal.tricks)


def read_at(typed: Typed, scored: ScoredEvening, there: DealPlace, target: Target = NEXT) -> Deal:
    """Read the deal that goes to a place; raises NotGranted."""
    item = item_at(scored.evening, there.at) if target.at else None
    was = item if isinstance(item, Deal) else None
    try:
        return typed.deal(there.seating, there.options, scored.evening, was)
    except ScorepadError as misread:
        raise NotGranted(422, misread.message) from None


class WithResult(NamedTuple):
    """A result, and the comparison once it is there."""

    result: TableResult
    comparison: Comparison


def read_result(
    comparison: Comparison, place: ResultPlace, typed: Typed, was: TableResult | None
) -> WithResult:
    """Read a result that may be there; raises NotGranted."""
    try:
        result = TableResult(*place, typed.what(was.what if was else None))
        return WithResult(result, entered(comparison, result, place))
    except ScorepadError as wrong:
        raise NotGranted(422, wrong.message) from None
