"""One earlier evening, step by step."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.history import StepKind
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.changes import Change
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.replay import after, at_step, steps
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import Seating
from scorepad.bridge.settling import Carried
from scorepad.ui import look
from scorepad.ui.deals.deal_model import BY
from scorepad.ui.document import Document
from scorepad.ui.parts.cells import EDGE
from scorepad.ui.review.replay import Keep, Replay
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words import long_day, medium_day, short_day
from tests.bridge.compared import compared
from tests.bridge.table import FOUR, entered
from tests.ui.review.listed import keeping_in
from tests.ui.review.standing_alone import stand_alone, write
from tests.ui.ways.boards import boards_of_several_tables_replayed
from tests.ui.ways.review import an_evening_replayed, shown_evenings
from tests.ui.ways.sessions import HOWELL, all_in_but_one, evening
from tests.ui.ways.table import Table, put_back
from tests.ui.windows import flush, sample, shown

Open = Callable[..., Replay]


def of_several_rounds(archive: Archive) -> int:
    return next(one.key for one in archive.evenings() if one.rounds > 3 and "rubber" in one.forms)


def made(key: int, archive: Archive, keep: Keep, qtbot: QtBot, points: float = 12) -> Replay:
    replay = Replay(keep)
    stand_alone(replay, qtbot, points)
    replay.show_evening(key, archive.load(key))
    replay.window().show()
    return replay


@pytest.fixture
def opened(qtbot: QtBot, archive: Archive) -> Open:
    def open_one(key: int | None = None) -> Replay:
        key = of_several_rounds(archive) if key is None else key
        window = made(key, archive, keeping_in(archive), qtbot)
        window.setFocus()
        window.window().activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return open_one


def loaded(window: Replay, archive: Archive) -> Evening:
    assert window.key is not None
    return archive.load(window.key)


def sheets_of(evening: Evening) -> list[tuple[str, ...]]:
    return shown(SheetModel(Document(evening)))


def test_it_opens_on_the_whole_evening(opened: Open, archive: Archive) -> None:
    window = opened()
    evening = loaded(window, archive)
    assert window.stepper.step == steps(evening) == window.stepper.last
    assert shown(window.sheet.model()) == sheets_of(evening)


def test_the_arrow_keys_step_through_it_and_the_sheet_grows(opened: Open, archive: Archive) -> None:
    window = opened()
    evening = loaded(window, archive)
    QTest.keyClick(window, Qt.Key.Key_Home)
    assert window.stepper.step == 0
    for number in range(1, steps(evening) + 1):
        QTest.keyClick(window, Qt.Key.Key_Right)
        assert window.stepper.step == number
        assert shown(window.sheet.model()) == sheets_of(after(evening, number))
        assert window.deal_list.current == at_step(evening, number)
        assert window.said.text()
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert window.stepper.step == steps(evening)
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert window.stepper.step == steps(evening) - 1
    QTest.keyClick(window, Qt.Key.Key_End)
    assert window.stepper.step == steps(evening)


def test_deals_to_come_are_listed_and_lead_to_their_step(opened: Open, archive: Archive) -> None:
    window = opened()
    evening = loaded(window, archive)
    grey = Qt.ItemDataRole.ForegroundRole
    QTest.keyClick(window, Qt.Key.Key_Home)
    assert window.deals.rowCount() == 1 + len(evening.rounds[0].items)
    assert window.deals.index(1, 0).data(grey)
    last = At(0, len(evening.rounds[0].items) - 1)
    row = window.deals.row_of(last)
    assert row is not None
    window.deal_list.setCurrentIndex(window.deals.index(row, BY))
    assert window.deal_list.current == last
    assert at_step(evening, window.stepper.step) == last
    assert not window.deals.index(1, 0).data(grey)


def test_the_deal_looked_at_is_seen_in_a_list_that_is_low(opened: Open, archive: Archive) -> None:
    """Also the first, before which it begins with the first."""
    key = archive.begin(Evening((entered(*["N 1C-1"] * 9, seating=FOUR),)))
    window = opened(key)
    window.resize(1008, 480)
    for step in (9, 0, 1, 9, 1):
        window.stepper.go_to(step)
        window.side.hide()  # as while its card is shown
        window.side.show()
        flush()
        row = window.deals.row_of(At(0, max(0, step - 1)))
        assert row is not None
        cell = window.deal_list.visualRect(window.deals.index(row, 0))
        assert window.deal_list.viewport().rect().contains(cell), step


def test_the_window_stays_as_large_while_an_evening_is_stepped_through(table: Table) -> None:
    """At every step and size of words; nothing is squeezed, and the sheet not smaller."""
    window, low, rows = table.window, QSize(1008, 555), list[float]()
    rubber = entered("N 4S", "N 1C-1", "E 5DX-2", "W 2H", "N 1N", "N 3N", seating=FOUR)
    stake = replace(rubber, stake=Decimal(1))
    window.document.open(Evening((stake, replace(stake, items=stake.items[:4]))))
    for points in (12, 14, 16, 20, 22, 28, 12):
        window.settings.points = points
        window.apply_look()
        window.resize(low)
        evenings = shown_evenings(table)
        evenings.look_at_it()
        replay = evenings.replay
        for step in (0, 1, 10):
            replay.stepper.go_to(step)
            for _ in range(3):
                QApplication.processEvents()
            assert window.size() == low, (points, step)
            pane = replay.deals_pane
            assert pane.height() >= min(pane.minimumHeight(), replay.side.height())
        rows.append(replay.sheet.placed().row)
        assert rows[-1] >= 0.95 * rows[0]
        window.turn_to(WindowPage.TONIGHT)


def test_another_round_folds_and_is_shown_up_to_its_end(opened: Open, archive: Archive) -> None:
    """Those to come are grey, and lead to the step of their end."""
    window = opened()
    evening = loaded(window, archive)
    window.show_end_of(1)
    others = window.deals_pane.others
    grey = Qt.ItemDataRole.ForegroundRole
    assert window.deals_pane.head.text().startswith("Rubber 2")
    lines = map(others.lines.row, range(others.lines.rowCount()))
    assert [line.numbers for line in lines] == [(0, 2), (3,), (4,)], "the oldest share a line"
    assert not others.lines.index(0, 0).data(grey)
    assert others.lines.index(2, 0).data(grey)
    for number in (2, 0):
        others.chosen.emit(number)
        assert window.deals.round == number
        assert window.document.evening.rounds == evening.rounds[: number + 1]


def test_the_rounds_are_named_once(opened: Open) -> None:
    """Beside the deals or else below the sheet."""
    window = opened()
    window.step_through.click()
    for size in ((1400, 950), (640, 700)):
        window.window().resize(*size)
        QApplication.processEvents()
        assert window.side.isVisible() is window.stage.chips.isHidden()


def test_the_slider_does_the_same(opened: Open, archive: Archive) -> None:
    window = opened()
    window.stepper.slider.setValue(3)
    assert window.stepper.step == 3
    assert shown(window.sheet.model()) == sheets_of(after(loaded(window, archive), 3))
    assert window.stepper.number.text() == f"3 of {window.stepper.last}"


def test_a_deal_can_be_gone_to(opened: Open) -> None:
    window = opened()
    window.show_deal(At(1, 0))
    assert window.deal_list.current == At(1, 0)
    assert len(window.document.evening.rounds) == 2


def test_notes_are_kept(opened: Open, archive: Archive) -> None:
    window = opened()
    window.note.setFocus()
    window.note.clear()
    QTest.keyClicks(window.note, "A <b>long</b> night")
    QTest.keyClick(window.note, Qt.Key.Key_Return)
    assert loaded(window, archive).note == "A <b>long</b> night"
    window.show_deal(At(0, 0))
    QTest.keyClicks(window.deal_note, "cold")
    QTest.keyClick(window.deal_note, Qt.Key.Key_Return)
    item = loaded(window, archive).rounds[0].items[0]
    assert isinstance(item, Deal)
    assert item.note.endswith("cold")
    QTest.keyClick(window, Qt.Key.Key_Right)
    QTest.keyClick(window, Qt.Key.Key_Left)
    assert window.deal_note.text() == item.note
    assert [step.words for step in archive.history(window.key or 0)][-2:] == [
        encode_action(Action(ActionKind.NOTE))
    ] * 2


def test_notes_are_taken_back_one_by_one(opened: Open, archive: Archive) -> None:
    window = opened()
    before = loaded(window, archive)
    assert not window.undo.isVisible()
    window.show_deal(At(0, 0))
    QTest.keyClicks(window.deal_note, "cold")
    QTest.keyClick(window.deal_note, Qt.Key.Key_Return)
    noted = loaded(window, archive)
    QTest.keyClick(window, Qt.Key.Key_End)
    window.note.setText("windy")
    QTest.keyClick(window.note, Qt.Key.Key_Return)
    assert window.undo.isVisible()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert loaded(window, archive) == noted
    assert window.note.text() == before.note
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert loaded(window, archive) == before
    assert window.deal_list.current == At(0, 0)
    item = before.rounds[0].items[0]
    assert isinstance(item, Deal)
    assert window.deal_note.text() == item.note
    assert not window.undo.isVisible()
    kinds = [step.kind for step in archive.history(window.key or 0)]
    assert kinds[-4:] == [StepKind.DO, StepKind.DO, StepKind.UNDO, StepKind.UNDO]
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(archive.history(window.key or 0)) == len(kinds)


def test_a_note_written_when_stepping_on_belongs_to_the_deal_it_was_written_for(
    opened: Open, archive: Archive
) -> None:
    window = opened()
    window.show_deal(At(0, 0))
    window.deal_note.setText("mine")
    window.stepper.on()
    items = loaded(window, archive).rounds[0].items
    assert isinstance(items[0], Deal)
    assert items[0].note == "mine"
    assert "mine" not in [item.note for item in items[1:] if isinstance(item, Deal)]


def test_a_note_that_cannot_be_kept_stays_and_that_is_said(qtbot: QtBot, archive: Archive) -> None:
    def refuse(key: int, change: Change, kind: StepKind) -> None:
        raise ArchiveError(Reason.FULL, archive.file)

    key = of_several_rounds(archive)
    window = made(key, archive, refuse, qtbot)
    window.note.setText("lost?")
    with qtbot.waitSignal(window.complained) as complained:
        window.keep_note()
    assert "the disk is too full" in complained.args[0]
    assert window.note.text() == "lost?"


def test_it_follows_an_evening_that_goes_on(opened: Open, archive: Archive) -> None:
    window = opened()
    evening = loaded(window, archive)
    longer = replace(evening, rounds=(*evening.rounds, evening.rounds[0]), note="on and on")
    window.follow(longer)
    assert window.stepper.step == steps(longer)
    assert window.note.text() == "on and on"
    window.stepper.go_to(2)
    window.follow(evening)
    assert window.stepper.step == 2


def test_who_pays_whom_is_told_as_it_stood(qtbot: QtBot, archive: Archive) -> None:
    key = next(
        one.key
        for one in archive.evenings()
        if archive.load(one.key).rounds[0].stake and one.rounds > 2
    )
    window = made(key, archive, keeping_in(archive), qtbot)
    at_the_end = window.owed.toPlainText()
    assert " pays " in at_the_end
    window.stepper.to_the_beginning()
    assert window.owed.toPlainText() == "Settling up so far\nNobody owes anything yet."


def test_a_round_begun_without_deals_is_no_round_of_a_replay(
    opened: Open, archive: Archive
) -> None:
    rubber = entered("N 4S", "N 4S", seating=FOUR)
    window = opened(archive.begin(Evening((rubber, rubber, Round(seating=FOUR)))))
    for step, told in ((3, ["Rubber 1"]), (1, ["Rubber 2"])):
        window.stepper.go_to(step)
        lines = window.deals_pane.others.lines
        assert [lines.index(row, 0).data() for row in range(lines.rowCount())] == told


def test_what_was_paid_or_carried_over_is_told_at_the_end(opened: Open, archive: Archive) -> None:
    rubber = entered("N 4S", "N 4S", seating=FOUR, stake=Decimal(1))
    paid = Settled((Payment("Bob", "Ann", Decimal(9)),), date(2024, 5, 9))
    window = opened(archive.begin(Evening((rubber,), currency="€", settled=(paid,))))
    day = medium_day(paid.day)

    def told() -> list[str]:
        return window.owed.toPlainText().splitlines()[1:]

    assert told() == ["Di pays Cy €9.00", f"Bob paid Ann €9.00 on {day}"]
    window.show_carried((Carried(Debt("Di", "Cy", Decimal(9), "€"), "Home"),))
    assert told() == [f"Bob paid Ann €9.00 on {day}", "Di owed Cy €9.00: carried over to Home"]
    window.show_carried((Carried(Debt("Di", "Cy", Decimal(9), "€")),))
    assert told()[1] == "Di owed Cy €9.00: carried over to a later evening"
    window.stepper.back()
    assert told() == ["Nobody owes anything yet."]


def test_debts_alone_are_told_too(opened: Open, archive: Archive) -> None:
    owing = Evening((entered("pass", seating=FOUR),), debts=(Debt("Ann", "Bob", Decimal(3), "£"),))
    window = opened(archive.begin(owing))
    assert window.owed.isVisible()
    assert "Ann pays Bob £3.00" in window.owed.toPlainText()
    assert not opened(archive.begin(Evening(owing.rounds))).owed.isVisible()


def test_beside_the_sheet_the_total_of_the_back_score_is_seen(opened: Open) -> None:
    window = opened()
    window.window().resize(670, 530)
    table = window.back_score
    total = table.model().columnCount() - 1
    assert table.viewport().rect().contains(table.visualRect(table.model().index(0, total)))


@pytest.mark.parametrize("points", [9, 12, 28])
def test_it_fits_a_small_screen(qtbot: QtBot, archive: Archive, points: int) -> None:
    key = of_several_rounds(archive)
    window = made(key, archive, keeping_in(archive), qtbot, points)
    window.window().resize(670, 530)
    assert window.width() <= 670
    assert window.height() <= 530


@pytest.mark.parametrize("size", [(630, 500), (922, 660), (1400, 950)], ids=str)
def test_deals_and_back_score_are_whole_or_the_deals_alone(
    size: tuple[int, int], qtbot: QtBot, archive: Archive
) -> None:
    """And no text is small."""
    window = made(of_several_rounds(archive), archive, keeping_in(archive), qtbot, 12)
    window.show_end_of(0)
    window.window().resize(*size)
    QApplication.processEvents()
    deals, scores = window.deal_list, window.back_score
    if window.list_turn.isVisible():
        window.list_turn.click()
    assert deals.font().pointSizeF() >= 0.8 * 12
    wanted = min(3 if scores.isHidden() else 10, window.deals_pane.number)
    assert deals.viewport().height() >= wanted * deals.rowHeight(1)
    assert scores.isHidden() or scores.verticalScrollBar().maximum() == 0
    assert scores.isHidden() is (size[1] < 900)


def test_the_lists_give_way_before_their_words_are_too_small(
    qtbot: QtBot, archive: Archive
) -> None:
    """And so does the title, except for its day; the sheet stays."""
    key = of_several_rounds(archive)
    window = made(key, archive, keeping_in(archive), qtbot, 28)
    window.bar.addAction("Go on with this evening")
    window.step_through.click()
    window.window().resize(670, 530)
    assert window.side.isHidden()
    assert window.title.text() == short_day(archive.load(key).day)
    assert window.said.height() >= window.said.heightForWidth(window.said.width())
    assert window.stage.height() >= window.stage.minimumSizeHint().height()
    window.window().resize(1600, 900)
    assert window.side.isVisible()
    assert window.title.isVisible()


def test_with_large_words_the_day_is_read_and_notes_are_written_beside_the_list(
    qtbot: QtBot, archive: Archive
) -> None:
    key = of_several_rounds(archive)
    window = made(key, archive, keeping_in(archive), qtbot, 24)
    window.bar.addAction("Go on with it")
    window.step_through.click()
    window.window().resize(820, 440)
    QApplication.processEvents()
    day = archive.load(key).day
    assert window.title.isVisible()
    assert window.title.text() == short_day(day)
    assert window.title.fontMetrics().horizontalAdvance(short_day(day)) <= window.title.width()
    assert window.notes.isHidden()
    window.list_turn.click()
    assert window.deal_note.isVisible()
    window.window().resize(1900, 900)
    QApplication.processEvents()
    assert window.title.text().startswith(long_day(day))


@pytest.mark.parametrize(("title", "said"), [("Monday evening", ""), ("Christmas", " – Christmas")])
def test_a_title_that_only_tells_the_day_is_not_said_beside_it(
    title: str, said: str, qtbot: QtBot, archive: Archive
) -> None:
    evening = replace(archive.load(of_several_rounds(archive)), title=title)
    window = made(archive.begin(evening), archive, keeping_in(archive), qtbot, 12)
    window.step_through.click()
    window.window().resize(1900, 900)
    assert window.title.text() == long_day(evening.day) + said


def test_an_evening_opens_as_its_card(opened: Open, archive: Archive) -> None:
    """And a key, a click or the source of a figure leads from it to the first deal."""
    key = of_several_rounds(archive)
    window = opened(key)
    assert window.card.isVisible()
    assert not window.sheet.isVisible()
    assert window.focusProxy() is window.step_through
    window.step_through.click()
    assert not window.card.isVisible()
    assert window.sheet.isVisible()
    assert (window.stepper.step, window.focusProxy()) == (1, window.stepper)
    assert window.stepper.forward.isDefault()
    QTest.keyClick(window.stepper, Qt.Key.Key_End)
    assert not window.stepper.forward.isDefault()
    window.step_through.click()
    QTest.keyClick(window, Qt.Key.Key_Right)
    assert (window.stepper.step, window.card.isVisible()) == (1, False)
    for leave in (window.stepper.back, lambda: window.show_deal(At(0, 0))):
        window.show_evening(key, archive.load(key))
        assert window.card.isVisible()
        window.setFocus()
        leave()
        assert not window.card.isVisible()
        assert window.stepper.hasFocus(), "the arrow keys go on from here"
    window.show_evening(key, archive.load(key))
    window.note.setText("Rained")
    window.keep_note()
    window.follow(archive.load(key))
    window.take_back()
    assert window.card.isVisible()
    assert window.said.isHidden(), "no deal is looked at"


def test_an_evening_of_one_board_is_stepped_through_too(opened: Open, archive: Archive) -> None:
    window = opened(archive.begin(evening(compared("board 1", "6-1: N 4S=", "2-3: N 4S-1"))))
    assert window.card.isVisible()
    window.step_through.click()
    assert (window.stepper.last, window.card.isVisible()) == (1, False)


def test_an_evening_that_nobody_won_has_no_card(opened: Open, archive: Archive) -> None:
    window = opened(archive.begin(Evening((Round(seating=FOUR),))))
    assert not window.card.isVisible()
    assert window.sheet.isVisible()


def test_another_evening_is_shown_at_its_end_and_leaves_no_note_behind(
    opened: Open, archive: Archive
) -> None:
    window = opened()
    first = window.key
    other = next(one.key for one in archive.evenings() if one.key != first)
    window.stepper.to_the_beginning()
    window.note.setText("kept")
    window.show_evening(other, archive.load(other))
    assert first
    assert archive.load(first).note == "kept"
    assert window.note.text() == archive.load(other).note
    assert window.stepper.step == steps(archive.load(other))
    assert window.undo.isHidden()
    assert shown(window.sheet.model()) == sheets_of(archive.load(other))


def test_boards_of_several_tables_are_seen_one_by_one(opened: Open, archive: Archive) -> None:
    results = compared("board 1", "6-1: N 4S=", "2-3: N 4S-1", "board 2", "6-1: pass").results
    window = opened(archive.begin(evening(replace(HOWELL, results=results))))
    assert window.boards.shown
    assert not window.sheet.isVisibleTo(window)
    assert window.stepper.last == 2
    window.stepper.to_the_beginning()
    assert window.said.text() == "Before the first deal"
    assert window.boards.shown.results.title.text().startswith("Board 1: ")
    places = window.boards.shown.places
    assert places.horizontalHeader().isHidden(), "there are no places yet"
    assert window.boards.shown.title.isHidden()
    window.stepper.on()
    assert not places.horizontalHeader().isHidden()
    assert window.said.isHidden(), "its title stands above its results"
    assert window.boards.shown.results.title.text() == "Board 1: North deals, nobody vulnerable"
    assert window.boards.shown.results.lines.lines.row(0).ns == "6 Mrs Kay Smith & Lou"
    first = window.boards.shown.places.lines
    assert [first.index(0, at).data() for at in range(3)] == ["1=", "3", "Eve & Fred"]
    lines = window.boards.shown.results.lines
    assert lines.height() <= lines.whole_height, "the rest is for the ranking"
    window.show_evening(of_several_rounds(archive), archive.load(of_several_rounds(archive)))
    window.step_through.click()
    assert window.sheet.isVisibleTo(window)
    assert window.boards.shown.isHidden()


@pytest.mark.parametrize("points", [12, 20])
def test_a_ranking_of_few_pairs_is_whole_below_each_board(
    points: int, opened: Open, archive: Archive
) -> None:
    window = opened(archive.begin(evening(all_in_but_one(HOWELL))))
    window.step_through.click()
    window.window().resize(990 if points > 12 else 654, 535)
    write(window, points)
    shown = window.boards.shown
    assert shown
    for _ in range(3):
        window.stepper.on()
        QTest.qWait(20)
        assert shown.places.lines.rowCount() == 6
        assert shown.places.verticalScrollBar().maximum() == 0
        assert shown.title.isVisible() is not shown.title.isHidden()


def test_a_session_below_its_card_is_not_fitted_to_the_room_beside_it(
    opened: Open, archive: Archive
) -> None:
    """With large words that would take a second for each evening of the list."""
    half = compared("board 1", "6-1: N 4S=", "2-3: N 4S-1").results
    window = opened(archive.begin(evening(replace(HOWELL, results=()))))
    assert window.boards.shown
    shown = window.boards.shown.size()
    key = archive.begin(evening(replace(HOWELL, results=half)))
    window.show_evening(key, archive.load(key))
    assert window.card.isVisible()
    assert not window.stage.isVisible()
    assert window.boards.shown.size() == shown


@pytest.mark.parametrize("points", [20, 24, 28])
def test_nothing_is_written_over_the_lines_of_a_board_when_words_grow(
    points: int, opened: Open, archive: Archive
) -> None:
    results = compared("board 1", "2-3: N 4S=", "4-5: E 6SXX-4", "6-1: N 4S=").results
    window = opened(archive.begin(evening(replace(HOWELL, results=results))))
    window.step_through.click()
    window.window().resize(1000, 480)
    write(window, points)
    QTest.qWait(0)
    shown = window.boards.shown
    assert shown
    board = shown.results
    parts = board.title, board.lines, board.doubts, board.often, shown.title, shown.places
    seen = [part for part in parts if part.isVisible()]
    for above, below in pairwise(seen):
        low = above.mapTo(shown, above.rect().bottomLeft()).y()
        assert low < below.mapTo(shown, below.rect().topLeft()).y()
    for grid in board.lines, shown.places:
        assert grid.viewport().height() >= grid.verticalHeader().sectionSize(0)
    assert window.window().height() == 480


def test_each_round_of_a_mixed_evening_is_seen_by_its_chip(opened: Open, archive: Archive) -> None:
    match = evening(compared("board 1", "6-1: N 4S=", "2-3: N 4S-1"))
    mixed = replace(match, rounds=(*match.rounds, *sample().rounds))
    window = opened(archive.begin(mixed))
    window.step_through.click()
    window.stepper.to_the_end()
    assert window.sheet.isVisibleTo(window)
    window.stage.chips.chips[0].click()
    assert not window.sheet.isVisibleTo(window)
    assert window.boards.shown
    assert window.boards.shown.results.lines.lines.rowCount() == 2


def test_where_the_deals_have_no_room_a_button_shows_them(qtbot: QtBot, archive: Archive) -> None:
    key = of_several_rounds(archive)
    window = made(key, archive, keeping_in(archive), qtbot, 28)
    window.window().resize(670, 530)
    assert not window.list_turn.isVisible()
    window.step_through.click()
    assert window.list_turn.isVisible()
    window.list_turn.click()
    assert window.deal_list.isVisible()
    assert not window.sheet.isVisible()
    window.list_turn.click()
    assert window.sheet.isVisible()
    window.list_turn.click()
    window.step_through.click()
    assert window.card.isVisible()
    assert not window.deal_list.isVisible()


def test_from_the_sheets_a_button_leads_back_to_the_card(opened: Open) -> None:
    window = opened()
    window.step_through.click()
    window.stepper.back()
    window.step_through.click()
    assert window.card.isVisible()
    assert window.stepper.step == window.stepper.last
    assert "the evening" in window.card.accessibleName()


@pytest.mark.parametrize("points", [12, 16])
def test_names_of_declarers_are_whole_beside_the_sheet(
    points: int, qtbot: QtBot, archive: Archive
) -> None:
    seating = Seating("Henrietta Browne", "Bob Featherstone", "Cy", "Mrs Di Smith")
    key = archive.begin(Evening((entered("N 2S+1", "E 3NT-2", "W 4H=", seating=seating),)))
    window = made(key, archive, keeping_in(archive), qtbot, points)
    window.window().resize(980, 520)
    window.show_deal(At(0, 1))
    QApplication.processEvents()
    assert window.deal_list.isVisible()
    for name in window.deals.declarers:
        wide = window.deal_list.fontMetrics().horizontalAdvance(name)
        assert wide <= window.deal_list.columnWidth(BY) - 2 * EDGE


def test_the_deals_keep_their_columns_where_words_became_larger_elsewhere(table: Table) -> None:
    """Although the list of evenings gives its room to the sheet while that is laid out."""
    window = table.window
    window.resize(1008, 560)
    for points in (12, 16):
        put_back(table)
        window.settings.points = points
        window.apply_look()
        page = shown_evenings(table)
        page.table.selectRow(page.model.rowCount() - 1)
        page.show_chosen()
        page.replay.step_through.click()
        page.replay.stepper.to_the_end()
        QApplication.processEvents()
    page.replay.stepper.back()
    QApplication.processEvents()
    seen = page.replay.deal_list
    assert seen.isVisible()
    assert seen.font().pointSizeF() == 16
    assert seen.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("way", [an_evening_replayed, boards_of_several_tables_replayed])
def test_lists_grow_with_a_large_window(table: Table, way: Callable[[Table], QWidget]) -> None:
    table.window.resize(1920, 1050)
    way(table)
    flush()
    replay = table.last(Replay)
    shown = replay.boards.shown
    lists: list[QTableView] = [replay.deal_list]
    if shown and shown.isVisible():
        lists = [shown.results.lines, shown.places]
    for each in lists:
        assert each.isVisible()
        assert each.font().pointSizeF() >= 1.3 * look.points()
        assert each.horizontalHeader().length() <= each.viewport().width()
