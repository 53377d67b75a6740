"""Whatever is entered, corrected, moved, undone and redone: the window shows that evening."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.back_score import back_score
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.corrections import Move
from scorepad.bridge.changes.deals import enter, move, set_next_dealer
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.next_round import is_over
from scorepad.bridge.options import Form, Options
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seating_changes import take_seats
from scorepad.bridge.seats import Seat, Seating, Side
from scorepad.bridge.typed.as_typed import as_typed
from scorepad.ui.deals.deal_model import DealModel
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document
from scorepad.ui.rounds.round_panel import RoundPanel
from scorepad.ui.scores.back_score_model import BackScoreModel
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import AGREEMENTS, SEATINGS, made_or_not, played_otherwise
from tests.ui.windows import (
    flush,
    open_window,
    shown,
    shown_back_score,
    shown_deals,
    shown_sheets,
    type_deal,
    watch_models,
)

DEALS = st.one_of(st.just(Deal()), made_or_not(), made_or_not())
PLACES = st.integers(0, 1000)
FORMS = st.sampled_from(Form)


class AnyOrder(RuleBasedStateMachine):
    """Players who change their minds all the time."""

    @initialize(form=FORMS)
    def sit_down(self, form: Form) -> None:
        self.folder = TemporaryDirectory()
        self.window = self.opened(Evening((Round(Options(form)),)))
        self.document = self.window.document
        self.resets = watch_models(self.window)

    def opened(self, evening: Evening) -> MainWindow:
        return open_window(Document(evening), Path(self.folder.name) / "settings.ini")

    def places(self) -> list[At]:
        """The places of all existing deals."""
        return [
            At(number, place)
            for number, entered in enumerate(self.document.evening.rounds)
            for place, item in enumerate(entered.items)
            if isinstance(item, Deal)
        ]

    def some_place(self, number: int) -> At:
        return self.places()[number % len(self.places())]

    def can_correct(self) -> bool:
        return bool(self.places())

    def typed(self, deal: Deal) -> str:
        """A deal as it may be typed here; at duplicate without honours."""
        seating = self.window.document.seating_at(self.window.entry.target)
        return as_typed(Deal(deal.contract, deal.tricks), seating)

    @rule(deal=DEALS)
    def enter(self, deal: Deal) -> None:
        type_deal(self.window, self.typed(deal))

    @rule(deal=DEALS)
    def half_type(self, deal: Deal) -> None:
        self.window.entry.set_text(self.typed(deal))

    @precondition(can_correct)
    @rule(number=PLACES, deal=DEALS)
    def correct(self, number: int, deal: Deal) -> None:
        self.window.entry.correct(self.some_place(number))
        type_deal(self.window, self.typed(deal))

    @precondition(can_correct)
    @rule(number=PLACES, deal=DEALS)
    def insert(self, number: int, deal: Deal) -> None:
        self.window.entry.insert(self.some_place(number))
        type_deal(self.window, self.typed(deal))

    @precondition(can_correct)
    @rule(number=PLACES)
    def take_out(self, number: int) -> None:
        self.window.corrections.remove(self.some_place(number))

    @precondition(can_correct)
    @rule(start=PLACES, end=PLACES)
    def move(self, start: int, end: int) -> None:
        here, there = self.some_place(start), self.some_place(end)
        if here.round == there.round:
            self.document.become(move(self.document.evening, Move(here, there)))

    @rule(form=FORMS)
    def begin_round(self, form: Form) -> None:
        self.window.rounds.begin(form)

    @rule()
    def stop(self) -> None:
        self.window.rounds.stop()

    @rule()
    def take_up(self) -> None:
        self.window.rounds.take_up()

    @rule()
    def play_on(self) -> None:
        QTest.keyClick(self.window.entry.field, Qt.Key.Key_Return)

    @rule(seating=SEATINGS)
    def take_seats(self, seating: Seating) -> None:
        self.document.become(
            Change(take_seats(self.document.evening, seating), from_old_text("taking seats"))
        )

    @rule(seat=st.none() | st.sampled_from(Seat))
    def name_dealer(self, seat: Seat | None) -> None:
        self.document.become(set_next_dealer(self.document.evening, seat))

    @rule(number=PLACES, options=AGREEMENTS)
    def play_otherwise(self, number: int, options: Options) -> None:
        evening = played_otherwise(self.document.evening, number, options)
        self.document.become(Change(evening, from_old_text("another form")))

    @rule(side=st.sampled_from(Side), points=st.integers(1, 2000))
    def adjust(self, side: Side, points: int) -> None:
        given = Adjustment(side, points, "a revoke")
        self.document.become(enter(self.document.scored, given))

    @rule(which=st.integers(0, 2))
    def take_a_remedy(self, which: int) -> None:
        buttons = self.window.notice.buttons
        if self.window.notice.isVisible() and which < len(buttons):
            buttons[which].click()

    @rule(steps=st.integers(1, 5))
    def undo(self, steps: int) -> None:
        for _ in range(steps):
            self.document.steps.undo()

    @rule(steps=st.integers(1, 5))
    def redo(self, steps: int) -> None:
        for _ in range(steps):
            self.document.steps.redo()

    @rule()
    def open_another_window(self) -> None:
        """A newly opened window, with the same deal half typed, shows the same."""
        fresh = self.opened(self.document.evening)
        fresh.entry.set_text(self.window.entry.text)
        fresh.sheet.show_round(self.window.deals.round)
        assert shown_deals(self.window) == shown_deals(fresh)
        assert shown_back_score(self.window) == shown_back_score(fresh)
        assert self.window.round_panel.isHidden() == fresh.round_panel.isHidden()
        if not fresh.round_panel.isHidden():
            assert self.window.round_panel.sentences == fresh.round_panel.sentences
        if not self.window.entry.is_correcting:
            assert shown_sheets(self.window) == shown_sheets(fresh)
        fresh.close()
        fresh.deleteLater()
        flush()

    @invariant()
    def window_shows_the_evening(self) -> None:
        """What a window is made of, made anew, shows the same; a whole window takes ten times that.

        A whole one is opened now and then, by the rule above.
        """
        if not hasattr(self, "window"):
            return
        assert not self.resets
        scored = self.document.scored
        assert scored == score_evening(self.document.evening)
        for column in back_score(scored):
            assert sum(column.hundreds.values()) == sum(column.points.values()) == 0
        holder = QWidget()
        fresh = Document(self.document.evening, holder)
        line = EntryLine(fresh)
        line.set_text(self.window.entry.text)
        deals = DealModel(fresh, holder, of_one_round=True)
        deals.show_round(self.window.deals.round)
        assert shown_deals(self.window) == shown(deals)
        assert shown_back_score(self.window) == shown(BackScoreModel(fresh, holder))
        if not self.window.entry.is_correcting:
            assert shown_sheets(self.window) == shown(SheetModel(fresh, holder))
        assert self.window.round_panel.isHidden() is not is_over(scored)
        if is_over(scored):
            panel = RoundPanel(fresh)
            assert self.window.round_panel.sentences == panel.sentences
            panel.deleteLater()
        line.deleteLater()
        holder.deleteLater()
        flush()

    def teardown(self) -> None:
        if hasattr(self, "window"):
            self.window.close()
            self.window.deleteLater()
            flush()
            self.folder.cleanup()


def test_any_order() -> None:
    run_state_machine_as_test(AnyOrder, settings=settings(max_examples=25, stateful_step_count=25))
