"""Deals corrected, inserted, moved and undone, and the window's messages and reactions."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from scorepad.bridge.changes.deals import enter
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import NS, Both, Seat, Seating
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import words
from scorepad.ui.deals.deal_model import DealRow
from scorepad.ui.parts.labels import Label
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words.actions import action_words
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered, laid
from tests.ui.evening.asked import focused
from tests.ui.windows import Opened, sample, shown_deals, total, type_deal


def test_every_step_can_be_taken_back(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sxn")
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "4♠ doubled, by North"
    window.document.steps.undo()
    assert total(window) == Both()
    window.document.steps.redo()
    assert total(window) == Both(290, 0)


def test_correcting_in_the_line(opened: Opened) -> None:
    window = opened(sample())
    window.deal_list.choose(At(0, 1))
    QTest.keyClick(window.deal_list, Qt.Key.Key_Return)
    assert window.entry.text == "2c mr. jones x +1"
    type_deal(window, "S 2CX=")
    assert total(window) == Both(2280, 550)
    assert not window.entry.is_correcting
    assert len(window.document.evening.rounds[0].items) == 8


@pytest.mark.parametrize(("typed", "deal"), [("x", "N 4SX="), ("+2", "N 4S+2"), ("-1", "N 4S-1")])
def test_a_part_alone_corrects_the_deal_that_is_marked(
    opened: Opened, typed: str, deal: str
) -> None:
    """What could be a deal of its own is a new one."""
    window = opened(Evening((entered("N 4S=", "E 1C=", seating=FOUR),)))
    for text, items in ((typed, (deal, "E 1C=")), ("1hw", (deal, "E 1C=", "W 1H="))):
        window.deal_list.choose(At(0, 0))
        QTest.keyClicks(window.entry.field, text)
        QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
        assert window.document.evening.rounds[0].items == tuple(map(read_deal, items))
    QTest.keyClicks(window.entry.field, typed)
    assert not window.entry.is_correcting, "nothing is marked"


def active(window: MainWindow) -> MainWindow:
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return window


def test_a_wrong_declarer_four_deals_back_in_seven_keys(opened: Opened) -> None:
    deals = ("N 1C", "E 1D", "S 1H", "N 1S", "E 1C-1", "S 1D-1", "W 1H-1", "N 1S-1")
    window = active(opened(Evening((entered(*deals, seating=FOUR),))))
    for key in (*[Qt.Key.Key_Up] * 4, Qt.Key.Key_Return, Qt.Key.Key_D, Qt.Key.Key_Return):
        QTest.keyClick(focused(), key)
    assert window.document.evening.rounds[0].items[4] == read_deal("W 1C-1")
    assert window.entry.field.hasFocus()


def test_tab_comes_to_the_last_deal(opened: Opened) -> None:
    window = active(opened(sample()))
    window.deal_list.setFocus(Qt.FocusReason.TabFocusReason)
    assert window.deal_list.current == At(0, 7)
    window.deal_list.choose(At(0, 2))
    window.entry.field.setFocus(Qt.FocusReason.TabFocusReason)
    window.deal_list.setFocus(Qt.FocusReason.BacktabFocusReason)
    assert window.deal_list.current == At(0, 2)


def test_up_leads_nowhere_while_something_is_typed_or_nothing_was_played(opened: Opened) -> None:
    for evening, typed in ((None, ""), (sample(), "4s")):
        window = opened(evening)
        window.entry.set_text(typed)
        QTest.keyClick(window.entry.field, Qt.Key.Key_Up)
        assert not window.deal_list.hasFocus()
        assert window.deal_list.current is None


@pytest.mark.parametrize(
    ("typed", "deal"),
    [
        ("m", "S 4SX+1 honours W 100"),
        ("+2", "N 4SX+2 honours W 100"),
        ("xx", "N 4SXX+1 honours W 100"),
        ("h100 eve", "N 4SX+1 honours E 100"),
        ("4h", "N 4HX+1 honours W 100"),
        ("m made 4", "S 4SX= honours W 100"),
    ],
)
def test_what_was_wrong_alone(typed: str, deal: str, opened: Opened) -> None:
    items = ["N 4SX+1 honours W 100", "E 2D"]
    window = opened(Evening((entered(*items, seating=Seating("Ann", "Eve", "Mary", "Di")),)))
    window.entry.correct(At(0, 0))
    assert window.entry.text == "4s ann x +1 h100 di"
    QTest.keyClicks(window.entry.field, typed)
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert window.document.evening.rounds[0].items == laid(deal, "E 2D")


def test_enter_at_once_corrects_nothing(opened: Opened) -> None:
    noted = replace(read_deal("N 4SX+1 honours S 100"), note="a revoke", dealer=Seat.EAST)
    window = opened(Evening((entered(noted, "E 2D", seating=FOUR),)))
    before = window.document.evening
    window.entry.correct(At(0, 0))
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert window.document.evening is before
    assert window.document.steps.to_undo is None
    assert not window.entry.is_correcting
    window.entry.correct(At(0, 0))
    type_deal(window, "-1")
    corrected = replace(noted, tricks=9)
    assert window.document.evening.rounds[0].items[0] == corrected


def test_a_deal_is_corrected_by_those_who_played_it(opened: Opened) -> None:
    """Ann played the first two deals; then Eve took her chair."""
    window = opened(Evening((entered("N 4S", "E 2D", EVE_FOR_ANN, "N 1C", seating=FIVE),)))
    window.entry.correct(At(0, 0))
    assert window.entry.text == "4s ann"
    assert window.entry.findChildren(Label)[0].text().startswith("Correcting 4♠ by Ann")
    type_deal(window, "4s ann -1")
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "4♠ by Ann"
    window.entry.insert(At(0, 1))
    window.entry.set_text("2h ann")
    assert window.entry.message.startswith("2♥ by Ann, made")
    type_deal(window, "2h ann")
    window.entry.correct(At(0, 4))
    assert window.entry.text == "1c eve"
    type_deal(window, "1c ann")
    said = "Ann sits out; at the table are Eve, Bob, Cy and Di"
    assert window.entry.message == said
    window.entry.give_up()
    type_deal(window, "1h eve")
    items = window.document.evening.rounds[0].items
    assert items == laid("N 4S-1", "N 2H", "E 2D", EVE_FOR_ANN, "N 1C", "N 1H")


def test_an_empty_line_says_that_a_part_will_do(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S", seating=FOUR),)))
    window.entry.correct(At(0, 0))
    window.entry.set_text("")
    assert window.entry.field.placeholderText() == "Type only the wrong part: 4h, x, +1 or Cy"


def test_inserting_taking_out_and_moving(opened: Opened) -> None:
    window = opened(sample())
    window.deal_list.choose(At(0, 0))
    QTest.keyClick(window.deal_list, Qt.Key.Key_Insert)
    type_deal(window, "N 1C-1")
    assert total(window) == Both(2380, 600)
    window.deal_list.choose(At(0, 0))
    QTest.keyClick(window.deal_list, Qt.Key.Key_Delete)
    assert total(window) == Both(2380, 550)
    window.deal_list.choose(At(0, 0))
    QTest.keyClick(window.deal_list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert window.deal_list.current == At(0, 1)
    assert shown_deals(window)[2][1] == "4♦× −3"


def test_dragging_a_deal(opened: Opened) -> None:
    window = opened(sample())
    dragged = window.deals.mimeData([window.deals.index(1, 0)])
    taken = window.deals.dropMimeData(
        dragged, Qt.DropAction.MoveAction, 4, 0, window.deals.index(-1, -1)
    )
    assert not taken, "the view must not take the row out itself"
    assert shown_deals(window)[3][1] == "4♦× −3"


def test_a_correction_keeps_selection_and_scroll(opened: Opened) -> None:
    window = opened(sample())
    window.deal_list.choose(At(0, 5))
    window.corrections.remove(At(0, 0))
    assert window.deal_list.current == At(0, 4)


@pytest.mark.parametrize(
    ("place", "key", "said"),
    [
        (0, Qt.Key.Key_Up, "Rubber 1 begins with this deal; it cannot move up."),
        (2, Qt.Key.Key_Down, "Rubber 1 ends with this deal; it cannot move down."),
        (1, Qt.Key.Key_Down, ""),
    ],
)
def test_a_deal_that_cannot_move_says_why(
    opened: Opened, place: int, key: Qt.Key, said: str
) -> None:
    window = active(opened(read_score_file(b"form rubber\nN 1S=\nE 2C=\nW 2D=\n")))
    window.deal_list.choose(At(0, place))
    QTest.keyClick(focused(), key, Qt.KeyboardModifier.ControlModifier)
    assert window.notice.isVisible() is bool(said)
    assert window.notice.sentence == said


def test_the_list_follows_what_was_corrected(opened: Opened) -> None:
    text = "\n".join(["form rubber", *["N 1C-1"] * 40])
    window = opened(read_score_file(text.encode()))
    window.entry.correct(At(0, 1))
    type_deal(window, "+1")
    row = window.deals.row_of(At(0, 1))
    assert row is not None
    seen = window.deal_list.visualRect(window.deals.index(row, 0))
    assert window.deal_list.viewport().rect().contains(seen)


def test_deals_after_the_end_wait_for_the_players(opened: Opened) -> None:
    window = opened(sample())
    window.entry.correct(At(0, 4))
    type_deal(window, "S 3H=")
    window.entry.correct(At(0, 1))
    type_deal(window, "S 4H=")
    assert "Rubber 1 now ends after deal 6, without 2 later deals." in window.notice.sentence
    window.notice.buttons[0].click()
    assert [len(entered.items) for entered in window.document.evening.rounds] == [6, 2]
    assert not window.notice.isVisible()


def test_a_bar_says_which_deal_was_taken_out(opened: Opened) -> None:
    """However many times the key was pressed; afterwards no other deal is selected."""
    window = active(opened(read_score_file(b"form rubber\nN 1S=\nE 2C=\nW 2D=\n")))
    before = window.document.evening
    for said in ("1♠ by North", "2♣ by East"):
        window.deal_list.setFocus()
        window.deal_list.choose(At(0, 0))
        QTest.keyClick(focused(), Qt.Key.Key_Delete)
        QTest.keyClick(focused(), Qt.Key.Key_Delete)
        assert window.deal_list.chosen_now is None
        assert window.entry.field.hasFocus()
        assert window.notice.isVisible()
        assert window.notice.sentence == f"Deleted: {said}."
    for said in ("2♣ by East", "1♠ by North"):
        window.entry.undo.click()
        assert window.notice.isVisible()
        assert window.notice.sentence.startswith("Undone: deleting ")
        assert said in window.notice.sentence
    assert window.document.evening == before


def test_what_else_changed_is_said_after_what_was_deleted(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nN 4S=\nS 3NT-1\n"))
    window.corrections.remove(At(0, 0))
    assert window.notice.sentence == (
        "Deleted: 4♠ by North. That also changed deal 1 from 100 to 50."
    )


def test_a_bar_says_what_else_changed(opened: Opened) -> None:
    window = opened(sample())
    window.entry.correct(At(0, 2))
    type_deal(window, "E 4S-1")
    assert window.notice.isVisible()
    said = "That also changed deal 8 from 1490 to 1690."
    assert window.notice.sentence == said
    glowing = {row.at: window.deals.was(row) for row in rows(window) if window.deals.glows(row)}
    assert glowing == {At(0, 2): "was They 150", At(0, 7): "was 1490"}
    window.entry.undo.click()
    assert total(window) == Both(2380, 550)
    assert not any(map(window.deals.was, rows(window)))


def rows(window: MainWindow) -> list[DealRow]:
    return [window.deals.row(number) for number in range(window.deals.rowCount())]


@pytest.mark.parametrize(
    ("deals", "move", "sentence"),
    [
        ("N 4S= E 2D= W 2H-1", (0, 1), ""),
        ("N 4S= N 3NT-1 E 2D=", (0, 1), "That also changed deal 1 from 100 to 50."),
        ("N 2S= W 3NT-1 N 3NT-1 S 3H=", (0, 3), ""),
        ("N 4S= N 1NT-1 S 1NT-1 N 2NT-1 E 2D=", (0, 4), "That also changed 3 deals."),
    ],
)
def test_only_what_is_paid_otherwise_is_told(
    deals: str, move: tuple[int, int], sentence: str, opened: Opened
) -> None:
    words = deals.split()
    lines = [" ".join(pair) for pair in zip(words[::2], words[1::2], strict=True)]
    window = opened(read_score_file("\n".join(("form rubber", *lines)).encode()))
    window.corrections.move(At(0, move[0]), At(0, move[1]))
    assert window.notice.sentence == sentence


@pytest.mark.parametrize(
    ("typed", "said"),
    [("4s bob", "was We 120"), ("4s ann +1", "was 120"), ("4s cy", "was Ann"), ("4h ann", "")],
)
def test_what_a_corrected_deal_brought_stands_beside_it(
    typed: str, said: str, opened: Opened
) -> None:
    window = opened(read_score_file(b"form rubber\nseats N=Ann E=Bob S=Cy W=Di\nN 4S=\nE 2D=\n"))
    window.entry.correct(At(0, 0))
    type_deal(window, typed)
    first = next(row for row in rows(window) if row.at == At(0, 0))
    assert window.deals.was(first) == said
    type_deal(window, "1nt di")
    assert window.deals.was(first) == ""


def test_a_deal_that_was_moved_is_the_one_that_is_lit(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nN 4S=\nE 3NT-1\nW 2D=\n"))
    window.deal_list.choose(At(0, 0))
    window.corrections.move(At(0, 0), At(0, 2))
    assert window.deal_list.current == At(0, 2)
    assert window.sheet.lit == {At(0, 2)}


def test_a_deal_that_is_chosen_stays_lit_behind_another(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nN 4S=\nE 3NT-1\nW 2D=\n"))
    window.deal_list.choose(At(0, 2))
    window.corrections.remove(At(0, 0))
    assert window.deal_list.current == At(0, 1)
    assert window.sheet.lit == {At(0, 1)}


def test_with_none_chosen_the_last_deal_is_corrected(opened: Opened) -> None:
    window = opened()
    for text in ("1cn", "2se"):
        type_deal(window, text)
    window.deal_list.with_current(window.deal_list.correct_asked.emit)
    assert window.entry.target.at == At(0, 1)
    type_deal(window, "2se-1")
    assert shown_deals(window)[1:] == [
        ("1", "1♣ =", "North", "20", ""),
        ("2", "2♠ −1", "East", "50", ""),
    ]


def test_without_any_deal_there_is_none_to_correct(opened: Opened) -> None:
    window = opened()
    window.deal_list.with_current(window.deal_list.correct_asked.emit)
    assert not window.entry.is_correcting


def test_after_a_correction_no_figure_is_lit(opened: Opened) -> None:
    window = opened()
    for text in ("1cn", "2se"):
        type_deal(window, text)
    lit: list[At | None] = []
    window.deal_list.chosen.connect(lit.append)
    window.deal_list.choose(At(0, 0))
    window.entry.correct(At(0, 0))
    type_deal(window, "1dn")
    assert lit[0] == At(0, 0)
    assert lit[-1] is None


def test_a_correction_is_given_up_with_the_mouse(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nN 4S=\nE 3NT-1\n"))
    before = window.document.evening
    for ask in (window.entry.correct, window.entry.insert):
        ask(At(0, 1))
        (cancel,) = (b for b in window.entry.findChildren(QPushButton) if b.text() == "Cancel")
        assert cancel.isVisible()
        window.entry.field.setFocus()
        QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)
        assert not window.entry.is_correcting
        assert not cancel.isVisible()
        assert window.entry.text == ""
        assert window.focusWidget() is window.entry.field
    assert window.document.evening == before


def test_a_deal_corrected_after_its_round_was_over_has_a_quiet_mark(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S", "N 4S", seating=FOUR),)))
    document = window.document
    document.become(enter(document.scored, read_deal("E 1C")))

    def corrected(at: At, written: str) -> Deal:
        window.entry.correct(at)
        type_deal(window, written)
        item = document.evening.rounds[at.round].items[at.place]
        assert isinstance(item, Deal)
        return item

    assert not corrected(At(0, 0), "=").late, "nothing was changed"
    late = corrected(At(0, 0), "+1")
    assert late.late
    assert late.over == 1
    assert not corrected(At(1, 0), "+2").late, "its round is still played"
    window.sheet.show_round(0)
    numbers = [window.deal_list.model().index(row, 0).data() for row in (1, 2)]
    assert numbers == ["1*", "2"]
    tip = words.deal_tip(document.scored.rounds[0].deals[0], NS)
    assert tip.endswith("* Corrected after its round was over.")
    window.deal_list.choose(At(0, 0))
    window.explain()
    assert window.notice.sentence.endswith("* Corrected after its round was over.")
    assert corrected(At(0, 0), "=").late, "it stays"


def test_what_a_correction_changed_is_told_until_the_next_key(opened: Opened) -> None:
    window = opened(Evening((entered("E 4S", "W 3H", "N 2C+1", "W 4H-2", "E 1N"),)))
    window.entry.correct(At(0, 1))
    type_deal(window, "3hs")
    assert window.notice.isVisible()
    QTest.keyClicks(window.entry.field, "2sw h100")
    assert window.notice.isHidden()
    window.entry.give_up()
    assert window.notice.isHidden()
    type_deal(window, "2sw h100 s")
    assert window.notice.isHidden()
