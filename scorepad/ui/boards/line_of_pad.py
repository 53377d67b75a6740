"""What the bidding pad is told of the line of the boards, and writes into it."""

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.comparison import Scoring, TableResult
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.seats import SOUTH, Seating, Side
from scorepad.bridge.typed.as_typed import typed_so_far
from scorepad.bridge.typed.partial_deal import PartialDeal, read_partial_deal
from scorepad.bridge.typed.table_results import split_typed
from scorepad.ui.deals.entry_field import EntryField
from scorepad.ui.deals.pad_line import PadState
from scorepad.ui.words import bidding_pad as pad_words
from scorepad.ui.words import boards as words
from scorepad.ui.words import language

_BOARDS = Options(DUPLICATE)


class LineOfPad(QObject):
    """Board and pairs that were typed stay before what is pressed."""

    understood = Signal()
    entered = Signal()
    given_up = Signal()

    def __init__(self, field: EntryField) -> None:
        super().__init__(field)
        self._field = field
        self._result: TableResult | None = None
        self._scoring, self._corrects = Scoring.MATCHPOINTS, False

    def follow(self, result: TableResult | None, scoring: Scoring, *, corrects: bool) -> None:
        """This is understood of what stands in the line."""
        self._result, self._scoring, self._corrects = result, scoring, corrects
        self.understood.emit()

    @property
    def for_pad(self) -> PadState:
        _, what = split_typed(self._field.text(), language())
        aloud = words.what_aloud(self._result) if self._result else ""
        return PadState(
            self._field.text(),
            read_partial_deal(what, options=_BOARDS, language=language()),
            pad_words.enter_deal(aloud, corrects=self._corrects) if aloud else "",
            self._corrects,
            Seating(),
            SOUTH,
            Side.NS,
            honours_count=False,
            points_count=False,
            awards=words.awards(self._scoring),
        )

    def choose(self, choice: PartialDeal) -> None:
        self.set_text(typed_so_far(choice, Seating(), _BOARDS, language=language()))

    def set_text(self, text: str) -> None:
        before, _ = split_typed(self._field.text(), language())
        self._field.setText(f"{before}{text}")
        self._field.textEdited.emit(self._field.text())

    def enter(self) -> None:
        self.entered.emit()

    def give_up(self) -> None:
        self.given_up.emit()
