"""The back score in its own window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Seating
from scorepad.tables.back_score import RoundFigures
from scorepad.ui import look
from scorepad.ui.look import DARK
from scorepad.ui.scores.back_score_page import BackScorePage
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.windows import Opened, dress, flush, shown, type_deal, under_test

SECOND = Seating("Ann", "Cy", "Bob", "Eve", ("Di",))
TWO = Evening(
    (
        entered("N 4S=", "N 4S=", seating=FIVE),  # 940
        entered("E 3N=", "E 3N+1", seating=SECOND),  # 930
    )
)


def window_of(main: MainWindow) -> BackScorePage:
    main.openers.open_back_score()
    (window,) = main.findChildren(BackScorePage)
    under_test(window.model, window)
    return window


def heads(window: BackScorePage) -> list[str]:
    model = window.model
    return [
        str(model.headerData(column, Qt.Orientation.Horizontal))
        for column in range(model.columnCount())
    ]


def test_each_round_in_hundreds_and_zeros_for_sitters(opened: Opened) -> None:
    window = window_of(opened(TWO))
    assert heads(window) == ["Back score", "1", "2", "Total"]
    assert shown(window.model) == [
        ("Ann", "+9", "−9", "0"),
        ("Bob", "−9", "−9", "−18"),
        ("Cy", "+9", "+9", "+18"),
        ("Di", "−9", "0", "−9"),
        ("Eve", "0", "+9", "+9"),
    ]


@pytest.mark.parametrize(
    ("kind", "ann", "bob"),
    [
        (RoundFigures.EACH, ("+9", "−9", "0"), ("−9", "−9", "−18")),
        (RoundFigures.RUNNING, ("+9", "0", "0"), ("−9", "−18", "−18")),
        (RoundFigures.POINTS, ("+940", "−930", "+10"), ("−940", "−930", "−1870")),
    ],
)
def test_other_figures(
    kind: RoundFigures, ann: tuple[str, ...], bob: tuple[str, ...], opened: Opened
) -> None:
    window = window_of(opened(TWO))
    window.kinds[kind].click()
    assert shown(window.model)[:2] == [("Ann", *ann), ("Bob", *bob)]
    window.kinds[RoundFigures.EACH].click()
    assert shown(window.model)[0] == ("Ann", "+9", "−9", "0")


def test_the_chart_names_everybody_at_the_end_of_the_line(opened: Opened) -> None:
    window = window_of(opened(TWO))
    assert [line.label for line in window.chart.drawn.lines] == [
        "Ann 0",
        "Bob −18",
        "Cy +18",
        "Di −9",
        "Eve +9",
    ]
    assert window.chart.drawn.lines[1].stood == ((1, -9), (2, -18))
    assert window.chart.drawn.columns == ("1", "2")
    assert window.chart.accessibleDescription() == "Ann 0, Bob −18, Cy +18, Di −9, Eve +9"
    before = window.chart.grab().toImage()
    look.use(DARK, 12)
    assert window.chart.grab().toImage() != before


def test_corrections_are_followed(opened: Opened) -> None:
    main = opened(TWO)
    window = window_of(main)
    main.entry.correct(At(0, 1))
    type_deal(main, "N 6S=")
    assert shown(window.model)[0] == ("Ann", "+18", "−9", "+9")
    assert window.chart.drawn.lines[0].stood == ((1, 18), (2, 9))
    main.document.steps.undo()
    assert shown(window.model)[0] == ("Ann", "+9", "−9", "0")


def test_before_the_first_round_is_over(opened: Opened) -> None:
    main = opened(Evening((entered("N 4S=", seating=FOUR),)))
    window = window_of(main)
    assert not window.nothing.isHidden()
    assert window.chart.isHidden()
    for kind in RoundFigures:
        window.kinds[kind].click()
        assert shown(window.model) == [(name, "0") for name in FOUR.players]
    type_deal(main, "4sn")
    assert window.nothing.isHidden()
    assert not window.chart.isHidden()


def test_boards_are_left_out(opened: Opened) -> None:
    boards = entered("N 4S=", form=DUPLICATE, stopped=True, seating=FOUR)
    window = window_of(opened(Evening((boards, entered("N 4S=", "N 4S=", seating=FOUR)))))
    assert heads(window) == ["Back score", "2", "Total"]


def test_imps_are_called_so_beside_hundreds(opened: Opened) -> None:
    imps = entered("N 4S=", form=POINTS, stopped=True, seating=FOUR)
    main = opened(Evening((entered("N 4S=", "N 4S=", seating=FOUR), imps)))
    window = window_of(main)
    assert heads(window) == ["Back score", "1", "2, IMPs", "Total"]
    main.document.become(Change(Evening((imps,)), from_old_text("otherwise")))
    assert heads(window) == ["Back score", "1", "Total"]
    assert window.kinds[RoundFigures.EACH].text() == "I&MPs of each round"
    assert window.kinds[RoundFigures.POINTS].isHidden()


def test_it_is_opened_once_and_escape_closes_it(opened: Opened) -> None:
    main = opened(TWO)
    window = window_of(main)
    main.openers.open_back_score()
    assert main.findChildren(BackScorePage) == [window]
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.kinds[RoundFigures.EACH], Qt.Key.Key_Escape)
    flush()
    assert not main.findChildren(BackScorePage)


@pytest.mark.parametrize(("points", "is_scrolled"), [(9, False), (12, False), (28, True)])
def test_many_rounds_are_all_in_sight_or_can_be_scrolled_to(
    points: int, is_scrolled: bool, opened: Opened
) -> None:
    main = opened(Evening(TWO.rounds * 5))
    window = window_of(main)
    dress(main, DARK, points)
    window.resize(1000, 560)
    table = window.table
    width = sum(table.columnWidth(column) for column in range(window.model.columnCount()))
    assert (width > table.viewport().width()) is is_scrolled
    assert (table.horizontalScrollBar().maximum() > 0) is is_scrolled


def test_seven_rounds_and_their_total_are_in_sight_with_the_largest_words(opened: Opened) -> None:
    """In letters that are a little smaller."""
    main = opened(Evening((TWO.rounds * 4)[:7]))
    main.settings.points = 28
    main.resize(1008, 560)
    main.apply_look()
    window = window_of(main)
    QTest.qWait(1)
    assert window.table.horizontalScrollBar().maximum() == 0
    assert window.table.font().pointSizeF() >= 0.7 * 28


def test_everybody_is_seen_at_once_with_words_twice_as_large(opened: Opened) -> None:
    """The choices stay side by side, in slightly smaller text."""
    main = opened(TWO)
    main.settings.points = 24
    main.resize(1006, 560)
    main.apply_look()
    window = window_of(main)
    QTest.qWait(1)
    assert len({button.y() for button in window.kinds.values()}) == 1
    last = window.table.visualRect(window.model.index(window.model.rowCount() - 1, 0))
    foot = window.table.viewport().mapTo(window, last.bottomLeft())
    assert foot.y() < window.height()
