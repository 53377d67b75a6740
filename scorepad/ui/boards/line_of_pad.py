"""What the bidding pad is told of the line of the boards, and writes into it."""

from PySide6.QtCore import QObject, Signal

from scorepad.bridge.comparison import Scoring, TableResult
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.seats import SOUTH, Seating, Side
from scorepad.bridge.typed.as_typed import typed_so_far
from scorepad.bridge.typed.partial_deal import PartialDeal, read_partial_deal
from scorepad.bridge.typed.table_results import split_typed
from scorepad.ui.deals.entry_field import EntryField
from scorepad.ui.words import bidding_pad as pad_words
from scorepad.ui.words import boards as words
from scorepad.ui.words import language

_BOARDS = Options(DUPLICATE)


class LineOfPad(QObject):
    """Board and pairs that were typed stay before what is pressed."""

    understood = Signal()
    entered = Signal()
    given_up = Signal()
    seating, foot, we = Seating(), SOUTH, Side.NS
    honours_count, points_count = False, False

    def __init__(self, field: EntryField) -> None:
        super().__init__(field)
        self._field = field
        self._result: TableResult | None = None
        self._scoring = Scoring.MATCHPOINTS
        self.is_correcting = False

    def follow(self, result: TableResult | None, scoring: Scoring, *, corrects: bool) -> None:
        """This is understood of what stands in the line."""
        self._result, self._scoring, self.is_correcting = result, scoring, corrects
        self.understood.emit()

    @property
    def text(self) -> str:
        return self._field.text()

    @property
    def partial(self) -> PartialDeal:
        _, what = split_typed(self.text, language())
        return read_partial_deal(what, options=_BOARDS, language=language())

    @property
    def to_enter(self) -> str:
        if self._result is None:
            return ""
        return pad_words.enter_deal(words.what_aloud(self._result), corrects=self.is_correcting)

    @property
    def awards(self) -> dict[str, tuple[str, str]]:
        return words.awards(self._scoring)

    def choose(self, choice: PartialDeal) -> None:
        self.set_text(typed_so_far(choice, self.seating, _BOARDS, language=language()))

    def set_text(self, text: str) -> None:
        before, _ = split_typed(self.text, language())
        self._field.setText(f"{before}{text}")
        self._field.textEdited.emit(self._field.text())

    def enter(self) -> None:
        self.entered.emit()

    def give_up(self) -> None:
        self.given_up.emit()
