"""The result of an evening over the sheet, with ticks for who pays whom."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPdfWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox

from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.payments import Payment
from scorepad.bridge.seats import Seating
from scorepad.ui import look
from scorepad.ui.painting.result_card import ResultCard
from scorepad.ui.painting.result_painter import (
    CARD,
    SMALL_WORDS,
    card_size,
    draw_result,
    size_within,
)
from scorepad.ui.scores.back_score_page import BackScorePage
from scorepad.ui.scores.payment_ticks import BOX
from scorepad.ui.scores.result_sheet import ResultSheet
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window.evening_end import EveningEnd
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import medium_day
from tests.bridge.table import FIVE, entered, on_board
from tests.ui.painted import painted
from tests.ui.paper.reading import read_pdf
from tests.ui.test_every_size import faults
from tests.ui.windows import Opened

STAKE = Decimal(1)
FIRST = entered("N 4S=", "S 3N=", seating=FIVE, stake=STAKE)
SECOND = entered(
    "N 6H=", "S 4S=", seating=Seating("Ann", "Bob", "Eve", "Di", out=("Cy",)), stake=STAKE
)
EVENING = Evening((FIRST, SECOND), "Sunday evening", date(2026, 11, 22), currency="€")
SURNAMES = "Featherstonehaugh-Cholmondeley Smith"
LONG = Seating(f"Ann {SURNAMES}", f"Bob {SURNAMES}", f"Cyd {SURNAMES}", f"Dee {SURNAMES}")
UNBROKEN = Seating("Q" * 40, "R" * 40, "S" * 40, "T" * 40)


def over_the_sheet(window: MainWindow) -> ResultSheet:
    window.next_round.end.click()
    return next(each for each in window.findChildren(ResultSheet) if each.isVisible())


def ticks(sheet: ResultSheet) -> list[str]:
    """Each with its box: x if it is ticked."""
    return [f"{'x' if box.isChecked() else '-'} {box.text()}" for box in sheet.payments.boxes]


def test_the_card_leaves_out_a_list_of_boards_beside_its_chart(opened: Opened) -> None:
    """Contracts would stand on their figures there; a rubber's sheet has no contracts."""
    boards = entered(
        *(on_board(number, "N 3NT+2") for number in range(1, 9)), form=DUPLICATE, seating=FIVE
    )
    for evening, is_there in ((Evening((boards,)), False), (EVENING, True)):
        window = opened(evening)
        window.findChildren(EveningEnd)[0].open()
        sheet = next(each for each in window.findChildren(ResultSheet) if each.isVisible())
        assert ("We" in painted(sheet)) == is_there


def test_a_click_notes_a_payment_and_takes_it_back(opened: Opened) -> None:
    window = opened(EVENING)
    sheet = over_the_sheet(window)
    before = ticks(sheet)
    assert before[0] == "- Bob pays Ann €24.00"
    assert all(line.startswith("- ") for line in before)
    QTest.mouseClick(sheet.payments.boxes[0], Qt.MouseButton.LeftButton)
    (settled,) = window.document.evening.settled
    assert settled.payments == (Payment("Bob", "Ann", Decimal(24)),)
    assert settled.day == date.today()
    assert ticks(sheet) == ["x Bob paid Ann €24.00", *before[1:]]
    QTest.mouseClick(sheet.payments.boxes[0], Qt.MouseButton.LeftButton)
    assert window.document.evening.settled == ()
    assert ticks(sheet) == before


def test_by_keys_and_taken_back_as_any_step(opened: Opened) -> None:
    window = opened(EVENING)
    sheet = over_the_sheet(window)
    before = ticks(sheet)
    for _ in range(8):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is sheet.payments.boxes[1]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    assert [line[0] for line in ticks(sheet)] == ["-", "x", "-"]
    assert window.focusWidget() is sheet.payments.boxes[1]
    window.document.steps.undo()
    assert ticks(sheet) == before
    window.document.steps.redo()
    assert [line[0] for line in ticks(sheet)] == ["-", "x", "-"]


def test_settling_up_knows_what_was_ticked(opened: Opened) -> None:
    window = opened(EVENING)
    over_the_sheet(window).payments.boxes[0].click()
    window.openers.open_settling()
    (settling,) = window.findChildren(SettlePage)
    assert f"Bob paid Ann €24.00 on {medium_day(date.today())}" in settling.payments.lines
    settling.payments.buttons[-1].click()
    settling.close()
    assert ticks(over_the_sheet(window))[0] == "- Bob pays Ann €24.00"


def test_buttons_and_payments_grow_with_the_window(opened: Opened) -> None:
    window = opened(EVENING)
    sheet = over_the_sheet(window)
    parts = sheet.share, sheet.payments.boxes[0]
    before = [part.fontMetrics().height() for part in parts]
    window.resize(1920, 1080)
    for part, high in zip(parts, before, strict=True):
        assert part.fontMetrics().height() > 1.3 * high
    window.resize(1180, 760)
    assert [part.fontMetrics().height() for part in parts] == before


def test_large_words_leave_most_room_to_the_card(opened: Opened) -> None:
    window = opened(EVENING)
    window.settings.points = 24
    window.resize(1006, 560)
    window.apply_look()
    sheet = over_the_sheet(window)
    QTest.qWait(1)
    assert sheet.view.width() > 0.6 * sheet.width()
    assert sheet.again.width() >= sheet.again.sizeHint().width()


def test_a_screen_reader_reads_who_pays_whom_and_whether_it_is_paid(opened: Opened) -> None:
    sheet = over_the_sheet(opened(EVENING))
    sheet.payments.boxes[0].click()
    assert [heard(box) for box in sheet.payments.boxes[:2]] == [
        (f"Bob paid Ann €24.00 on {medium_day(date.today())}", True),
        ("Di pays Eve €15.00", False),
    ]


def heard(box: QCheckBox) -> tuple[str, bool]:
    read = QAccessible.queryAccessibleInterface(box)
    assert read.role() is QAccessible.Role.CheckBox
    return read.text(QAccessible.Text.Name), bool(read.state().checked)


def test_without_money_there_is_nothing_to_tick(opened: Opened) -> None:
    sheet = over_the_sheet(opened(Evening((replace(FIRST, stake=None),))))
    assert sheet.payments.boxes == []
    assert not sheet.payments.isVisible()


@pytest.mark.parametrize("seating", [LONG, UNBROKEN])
def test_the_amount_is_seen_however_long_the_names_are(seating: Seating, opened: Opened) -> None:
    window = opened(Evening((replace(FIRST, seating=seating),)))
    window.settings.points = 20
    window.apply_look()
    window.resize(1024, 600)
    sheet = over_the_sheet(window)
    for box in sheet.payments.boxes:
        wide = QFontMetricsF(box.font()).horizontalAdvance(box.text())
        assert box.text().endswith(" 9")
        assert wide + BOX <= sheet.payments.viewport().width() + 1


@pytest.mark.parametrize(
    ("points", "size"),
    [(9, (1024, 600)), (20, (1024, 600)), (28, (1366, 768)), (28, (1920, 1080))],
)
@pytest.mark.parametrize("seating", [FIVE, LONG])
def test_nothing_is_cut_off_or_covered(
    points: int, size: tuple[int, int], seating: Seating, opened: Opened
) -> None:
    window = opened(Evening((replace(FIRST, seating=seating), FIRST, SECOND)))
    window.settings.points = points
    window.apply_look()
    window.resize(*size)
    over_the_sheet(window)
    assert not faults(window)


@pytest.mark.parametrize(
    "room", [(630, 340), (922, 560), (740, 400), (700, 600), (1400, 850)], ids=str
)
def test_the_card_fills_its_place_and_its_smallest_words_can_be_read(
    room: tuple[int, int],
) -> None:
    width, height = room
    size = size_within(width, height, 12)
    scale = min(width / size.width(), height / size.height())
    assert round(SMALL_WORDS * scale, 1) >= 12
    assert size.width() * scale == pytest.approx(width)
    assert size.height() * scale == pytest.approx(height)
    larger = size_within(width, height, 28)
    assert larger.width() <= size.width(), "its words are larger with all others"
    assert larger.width() / larger.height() == pytest.approx(width / height)


def test_an_upright_card_has_only_who_won_rather_than_small_words() -> None:
    assert size_within(560, 700, 12) == CARD
    size = size_within(470, 480, 28)
    assert size.height() < CARD.height()
    assert size.width() / size.height() == pytest.approx(470 / 480)
    assert 36 * 470 / size.width() > 24


TEAMS = ResultCard(
    "",
    "B wins",
    "",
    (("1", "Eve Smith & Fred Smith, Gus Smith & Hanna Smith", "+5"), ("2", "Ann", "−5")),
    None,
    "",
    (),
    of_tables=True,
)


def test_no_name_is_written_larger_than_the_winners(tmp_path: Path) -> None:
    """A short one beside a long one would be, in a list of two teams."""
    file = tmp_path / "card.pdf"
    writer = QPdfWriter(str(file))
    with QPainter(writer) as painter:
        draw_result(painter, TEAMS, score_evening(EVENING), look.LIGHT, QRectF(0, 0, 1120, 780))
    sizes = {word.text.strip(): word.size for word in read_pdf(file)[0].words}
    winner, other = (
        next(size for text, size in sizes.items() if text.startswith(name))
        for name in ("Eve Smith", "Ann")
    )
    assert winner >= other


def test_places_of_several_tables_grow_with_the_words() -> None:
    """All of them stay on the card, however many there are."""
    scales = [700 / card_size(TEAMS, 700, 450, points).width() for points in (12, 24)]
    assert scales[1] > scales[0] > 700 / size_within(700, 450, 0).width()
    many = TEAMS._replace(order=TEAMS.order * 5)
    assert card_size(many, 700, 450, 28).height() >= 10 * 44 + 290


@pytest.mark.parametrize(("room", "large"), [((700, 390), (650, 310)), ((620, 400), (500, 390))])
def test_large_words_rather_leave_out_the_chart_than_shrink_the_order(
    room: tuple[int, int], large: tuple[int, int]
) -> None:
    usual, larger = size_within(*room, 12), size_within(*large, 24)
    assert large[0] / larger.width() > room[0] / usual.width()


@pytest.mark.parametrize("points", [12, 16])
def test_chart_and_best_deal_stay_on_the_card_of_a_small_laptop(points: int) -> None:
    size = size_within(620, 380, points)
    assert size.width() >= 1040
    assert size.height() >= 560


def test_who_won_is_larger_than_all_else_and_grows_with_the_words(opened: Opened) -> None:
    window = opened(EVENING)
    window.resize(1008, 560)
    headlines = []
    for points in (12, 16, 20, 24, 28):
        window.settings.points = points
        window.apply_look()
        sheet = over_the_sheet(window)
        QApplication.processEvents()
        sizes = painted(sheet.view)
        won = max(sizes.values())
        assert "win" in max(sizes, key=lambda text: sizes[text]), sizes
        assert all(box.fontMetrics().height() < 1.4 * won for box in sheet.payments.boxes)
        headlines.append(won)
        sheet.close()
    assert min(headlines[2:]) > 1.2 * headlines[0]


@pytest.mark.parametrize("points", [12, 28])
@pytest.mark.parametrize("size", [(1024, 570), (1366, 738)], ids=str)
def test_the_card_keeps_its_day_and_leads_to_a_chart_that_has_no_room(
    size: tuple[int, int], points: int, opened: Opened
) -> None:
    window = opened(EVENING)
    window.resize(*size)
    window.settings.points = points
    window.apply_look()
    card = over_the_sheet(window)
    QApplication.processEvents()
    texts = painted(card)
    assert "Sunday, 22 November 2026" in texts
    has_chart = any(text in texts for text in ("+10", "+20"))
    assert has_chart is (points == 12)
    assert card.back_score.isVisible() is not has_chart
    if not has_chart:
        card.back_score.click()
        assert window.findChildren(BackScorePage)
