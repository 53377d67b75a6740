"""The what-if window: the engine's figures, by keys and by voice, at every size; then gone."""

import gc
from itertools import groupby, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scorepad.bridge.agreed import CHICAGO, DUPLICATE, RUBBER, Form
from scorepad.bridge.contract import CLUBS, HEARTS, LEVELS, NOTRUMP, SPADES, Doubling, Strain
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.seats import Seating
from scorepad.bridge.what_if import Outlook, now, outlook
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.look import DARK, LIGHT, Colours
from scorepad.ui.what_if.what_if_model import PER_SIDE, WhatIfModel
from scorepad.ui.what_if.what_if_window import WhatIfWindow
from tests.bridge.table import EVENINGS, FOUR, entered
from tests.ui.windows import flush

PART_SCORES = ("N 2S=", "E 3N=", "S 1N+1")
"""We are North-South: 40 below, They have a game and are vulnerable."""
CHANGED = Seating("Bob", "Di", "Ann", "Cy")
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def played(*deals: str, form: Form = RUBBER, seating: Seating = FOUR) -> Document:
    return Document(Evening((entered(*deals, form=form, seating=seating),)))


def watched(document: Document) -> WhatIfModel:
    model = WhatIfModel(document)
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(model, fatal, model)
    return model


def opened(
    qtbot: QtBot,
    document: Document,
    colours: Colours = LIGHT,
    points: float = 12,
    size: tuple[int, int] = (1024, 600),
) -> WhatIfWindow:
    window = WhatIfWindow(document, colours, points)
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    QAbstractItemModelTester(window.model, fatal, window)
    qtbot.addWidget(window)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.table.hasFocus)
    return window


def cell(model: WhatIfModel, level: int, strain: Strain, column: int = 0) -> QModelIndex:
    return model.index(model.row_of(level, strain), column)


def go_to(window: WhatIfWindow, level: int, strain: Strain, column: int = 0) -> None:
    window.table.setCurrentIndex(cell(window.model, level, strain, column))


def button(window: WhatIfWindow, name: str) -> QPushButton:
    return next(each for each in window.findChildren(QPushButton) if each.text() == name)


def columns_shown(window: WhatIfWindow) -> list[int]:
    return [column for column in range(2 * PER_SIDE) if not window.table.isColumnHidden(column)]


# The figures.


# An evening has some 600 figures.
SOME = settings(max_examples=settings().max_examples // 5)


@SOME
@given(EVENINGS)
def test_every_figure_is_the_engines(evening: Evening) -> None:
    document = Document(evening)
    model = watched(document)
    we = document.table.we
    moment = now(document.scored)
    for over, outlooks in groupby(
        sorted(outlook(moment.state, moment.agreed), key=tricks_over), key=tricks_over
    ):
        model.show_result(over)
        for expected in outlooks:
            bid, side = expected.contract, expected.side
            column = (side is not we) * PER_SIDE + tuple(Doubling).index(bid.doubling)
            index = cell(model, bid.level, bid.strain, column)
            assert model.outlook(index) == expected
            points = expected.points.of(side) - expected.points.of(side.other)
            assert index.data().split()[0] == str(points).replace("-", "−")


def tricks_over(expected: Outlook) -> int:
    return expected.over


@SOME
@given(st.lists(EVENINGS, min_size=2, max_size=4), st.integers(-3, 3))
def test_it_follows_the_evening_row_by_row(evenings: list[Evening], over: int) -> None:
    document = Document()
    model = watched(document)
    model.show_result(over)
    resets: list[str] = []
    for never in (model.modelReset, model.rowsInserted, model.rowsRemoved, model.rowsMoved):
        never.connect(lambda *_: resets.append("rows came or went"))
    for evening in evenings:
        document.become(evening, "")
        anew = WhatIfModel(Document(evening))
        anew.show_result(over)
        for row, column in product(range(model.rowCount()), range(model.columnCount())):
            assert model.index(row, column).data() == anew.index(row, column).data()
    assert resets == []


@pytest.mark.parametrize(
    ("deals", "form", "bid", "column", "over", "shown", "aloud"),
    [
        (PART_SCORES, RUBBER, (4, SPADES), 0, 0, "120 game", "4 spades, made: 120 and game"),
        (
            ("N 4S=", "E 4S="),
            RUBBER,
            (4, SPADES),
            1,
            0,
            "790 rubber",
            "4 spades doubled, made: 790 and game and rubber",
        ),
        (PART_SCORES, RUBBER, (1, CLUBS), 0, 0, "20", "1 club, made: 20"),
        (
            PART_SCORES,
            RUBBER,
            (1, NOTRUMP),
            5,
            -2,
            "−1000",
            "1 notrump redoubled, 2 down: −1000",
        ),
        (
            ("N 2S=", "E 3N=", "S 1N+1"),
            CHICAGO,
            (1, CLUBS),
            1,
            0,
            "190 chukker",
            "1 club doubled, made: 190 and the end of the chukker",
        ),
        (
            ("N 2S=", "E 3N=", "S 1N+1"),
            CHICAGO,
            (3, NOTRUMP),
            0,
            1,
            "630 game",
            "3 notrump, made with 1 over: 630 and game and the end of the chukker",
        ),
        (PART_SCORES, DUPLICATE, (3, NOTRUMP), 0, 0, "600", "3 notrump, made: 600"),
        (PART_SCORES, RUBBER, (7, HEARTS), 0, 1, "–", "there are not so many tricks"),
    ],
)
def test_shown_and_said(
    deals: tuple[str, ...],
    form: Form,
    bid: tuple[int, Strain],
    column: int,
    over: int,
    shown: str,
    aloud: str,
) -> None:
    model = watched(played(*deals, form=form))
    model.show_result(over)
    index = cell(model, *bid, column)
    assert index.data() == shown
    assert index.data(ACCESSIBLE) == aloud


def test_why() -> None:
    model = watched(played(*PART_SCORES))
    tip = cell(model, 4, SPADES, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.splitlines()[0].startswith("We 240: 4♠ doubled made")
    model.show_result(3)
    assert cell(model, 7, SPADES, 1).data(Qt.ItemDataRole.ToolTipRole) is None


def test_headings() -> None:
    model = watched(Document())
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(column, across) for column in range(model.columnCount())] == [
        "We undoubled",
        "We doubled",
        "We redoubled",
        "They undoubled",
        "They doubled",
        "They redoubled",
    ]
    assert (model.headerData(0, down), model.headerData(34, down)) == ("1♣", "7NT")
    assert model.headerData(17, down, ACCESSIBLE) == "4 hearts"
    assert (model.headerData(35, down), model.headerData(-1, down)) == (None, None)
    assert model.data(QModelIndex()) is None
    assert [model.row(row).contract.level for row in range(0, 35, 5)] == list(LEVELS)


# The window.


def test_the_state_is_told(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    state = "They are vulnerable – We need 60 for game – They need 100 for game and rubber"
    assert window.windowTitle() == f"What if – Deal 4: Di deals – {state}"
    assert (window.deal.text(), window.state.text()) == ("Deal 4: Di deals", state)


@pytest.mark.parametrize(
    ("document", "title"),
    [
        (
            Document(),
            "What if – Deal 1: North deals – Nobody is vulnerable"
            " – We need 100 for game – They need 100 for game",
        ),
        (
            played("N 4S=", "N 4S="),
            "What if – Deal 1: Bob deals – Nobody is vulnerable"
            " – We need 100 for game – They need 100 for game",
        ),
        (
            Document(Evening((entered("N 4S=", "N 4S=", NewSeats(CHANGED), seating=FOUR),))),
            "What if – Deal 1: Ann deals – Nobody is vulnerable"
            " – We need 100 for game – They need 100 for game",
        ),
        (
            played("N 2S=", "E 3N=", "S 1N=", form=CHICAGO),
            "What if – Deal 4: Di deals – Both sides are vulnerable – This deal ends the chukker"
            " – We need 60 for game – They need 100 for game",
        ),
        (played("N 2S=", form=DUPLICATE), "What if – Board 2: Bob deals – We are vulnerable"),
    ],
)
def test_the_title(qtbot: QtBot, document: Document, title: str) -> None:
    assert opened(qtbot, document).windowTitle() == title


def test_it_follows_a_correction(qtbot: QtBot) -> None:
    """The current cell and the scroll position stay, whatever happens to the figures."""
    document = played(*PART_SCORES)
    window = opened(qtbot, document)
    go_to(window, 6, HEARTS, 4)
    bar = window.table.verticalScrollBar()
    held, scrolled = QPersistentModelIndex(window.table.currentIndex()), bar.value()
    assert scrolled > 0
    assert window.said.text().endswith("game and rubber")
    document.become(Evening((entered("N 2S=", seating=FOUR),)), "a correction")
    assert window.deal.text() == "Deal 2: Bob deals"
    assert held == window.table.currentIndex()
    assert (bar.value(), window.table.hasFocus()) == (scrolled, True)
    assert window.said.text().endswith("– game")
    document.steps.undo()
    assert window.deal.text() == "Deal 4: Di deals"


def test_names_are_never_markup(qtbot: QtBot) -> None:
    window = opened(qtbot, played(seating=Seating("<b>A</b> & Co", "Bob", "Cy", "Di")))
    assert window.deal.text() == "Deal 1: <b>A</b> & Co deals"
    formats = {label.textFormat() for label in window.findChildren(QLabel)}
    assert formats == {Qt.TextFormat.PlainText}


# Keys and buttons.


def test_a_result_by_key(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    for key, over in (("+", 1), ("+", 2), ("=", 0), ("-", -1), ("-", -2), ("-", -3), ("-", -3)):
        QTest.keyClicks(window.table, key)
        assert window.model.over == over
        name = f"{over:+d}".replace("-", "−") if over else "made"
        assert button(window, name).isChecked()
    for _ in range(9):
        QTest.keyClicks(window.table, "+")
    assert window.model.over == 3


def test_a_result_by_button(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    QTest.mouseClick(button(window, "−2"), Qt.MouseButton.LeftButton)
    assert cell(window.model, 1, CLUBS).data() == "−100"
    button(window, "−2").setFocus()
    QTest.keyClick(button(window, "−2"), Qt.Key.Key_Right)
    assert window.model.over == -1
    assert button(window, "−1").hasFocus()


def test_the_current_cell_is_told(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    assert window.said.text() == "We: 1 club, made – We 20 below the line"
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    assert window.said.text() == "We: 1 club doubled, made – We 40 below and 50 above the line"
    go_to(window, 2, SPADES, 3)
    QTest.keyClicks(window.table, "-")
    assert window.said.text() == "They: 2 spades, 1 down – We 100 above the line"
    go_to(window, 7, SPADES, 3)
    window.results.choose(2)
    assert window.said.text() == "There are not so many tricks."


def test_letters_go_to_a_contract(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    go_to(window, 1, CLUBS, 4)
    for key, bid in (
        ("4", (4, CLUBS)),
        ("s", (4, SPADES)),
        ("9", (4, SPADES)),
        ("N", (4, NOTRUMP)),
    ):
        QTest.keyClicks(window.table, key)
        assert window.table.currentIndex() == cell(window.model, *bid, 4)


def test_enter_chooses_a_contract(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    go_to(window, 4, HEARTS, 4)
    chosen: list[Outlook] = []
    window.contract_chosen.connect(chosen.append)
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    window.results.choose(3)
    go_to(window, 7, HEARTS, 4)
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert [(str(each.contract), each.over, each.side) for each in chosen] == [("4♥X", 0, "EW")]
    assert isinstance(chosen[0], Outlook)
    assert window.isVisible()


def test_tab_goes_round(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), size=(500, 500))
    seen = []
    for _ in range(3):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        focus = window.focusWidget()
        seen.append(focus.text() if isinstance(focus, QPushButton) else type(focus).__name__)
    assert sorted(seen) == ["We play", "WhatIfTable", "made"]


# Closing.


def test_escape_closes_and_frees(qtbot: QtBot) -> None:
    document = played(*PART_SCORES)
    window = opened(qtbot, document)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.isVisible()
    flush()
    assert not any(map(isValid, (window, window.model, window.table)))
    document.become(Evening((entered("N 1S="),)), "after it is gone")
    document.steps.undo()


def test_nothing_piles_up(qtbot: QtBot) -> None:
    document = played(*PART_SCORES)

    def windows() -> int:
        flush()
        gc.collect()
        return sum(isinstance(each, WhatIfWindow) and isValid(each) for each in gc.get_objects())

    for _ in range(20):
        opened(qtbot, document).close()
    assert windows() == 0


# At every size.


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("points", [9, 12, 20, 28])
@pytest.mark.parametrize("size", [(1024, 600), (640, 480), (2560, 1440)], ids=str)
def test_nothing_is_cut_off(
    qtbot: QtBot, size: tuple[int, int], points: float, colours: Colours
) -> None:
    window = opened(qtbot, played(*PART_SCORES), colours, points, size)
    table, measures = window.table, window.table.measures
    for label in (window.deal, window.state, window.said):
        assert label.height() >= label.heightForWidth(label.width())
    for each in window.findChildren(QPushButton):
        if each.isVisible():
            assert each.width() >= each.sizeHint().width()
            assert min(each.height() - 48, each.width() - 56) >= 0
    shown = columns_shown(window)
    assert len(shown) in (PER_SIDE, 2 * PER_SIDE)
    assert all(table.columnWidth(column) >= measures.cell for column in shown)
    width = sum(map(table.columnWidth, shown))
    over = width - table.viewport().width()
    assert table.horizontalScrollBar().maximum() == max(0, over)
    assert table.horizontalScrollBar().maximum() == 0 or size == (640, 480)
    assert table.viewport().height() >= 3 * measures.row
    content = window.widget()
    assert content is not None
    below = content.height() - window.viewport().height()
    assert window.verticalScrollBar().maximum() == max(0, below)
    assert window.verticalScrollBar().maximum() == 0 or points > 12 or size == (640, 480)
    assert not window.grab().isNull()


def test_the_current_cell_is_seen_however_large_the_words(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), LIGHT, 28, (640, 480))
    for key, times in ((Qt.Key.Key_Down, 34), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Up, 34)):
        for _ in range(times):
            QTest.keyClick(window.table, key)
            port = window.table.viewport()
            cell_seen = window.table.visualRect(window.table.currentIndex())
            top_left = port.mapTo(window.viewport(), cell_seen.topLeft())
            bottom_right = port.mapTo(window.viewport(), cell_seen.bottomRight())
            assert window.viewport().rect().contains(top_left)
            assert window.viewport().rect().contains(bottom_right)


def test_it_opens_as_large_as_its_table(qtbot: QtBot) -> None:
    window = WhatIfWindow(played(*PART_SCORES), LIGHT, 9)
    qtbot.addWidget(window)
    screen = window.screen().availableSize()
    assert window.width() <= screen.width()
    assert window.height() <= screen.height()
    window.resize(1200, window.height())
    window.show()
    assert window.table.shows_both


def test_where_there_is_room_for_one_side(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), size=(1024, 600))
    assert columns_shown(window) == [0, 1, 2, 3, 4, 5]
    assert not window.sides.isVisible()
    go_to(window, 4, HEARTS, 4)
    window.resize(560, 600)
    assert columns_shown(window) == [3, 4, 5]
    assert button(window, "They play").isChecked()
    assert window.table.currentIndex() == cell(window.model, 4, HEARTS, 4)
    QTest.mouseClick(button(window, "We play"), Qt.MouseButton.LeftButton)
    assert columns_shown(window) == [0, 1, 2]
    assert window.table.currentIndex() == cell(window.model, 4, HEARTS, 1)
    window.resize(1024, 600)
    assert columns_shown(window) == [0, 1, 2, 3, 4, 5]
    assert not window.sides.isVisible()


def test_another_form_needs_other_words(qtbot: QtBot) -> None:
    document = played(*PART_SCORES)
    window = opened(qtbot, document)
    by_form = {}
    for form in (RUBBER, CHICAGO, DUPLICATE):
        document.become(Evening((entered(*PART_SCORES, form=form),)), "another form")
        by_form[form] = window.table.measures.cell
    assert by_form[CHICAGO] > by_form[RUBBER] > by_form[DUPLICATE]


def test_another_look(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES), LIGHT, 12)
    before = window.table.measures.row
    window.set_look(DARK, 18)
    assert window.table.measures.row > before
    assert colours_of(window) >= {DARK.paper.name(), DARK.desk.name(), DARK.glow.name()}


@pytest.mark.parametrize("colours", [LIGHT, DARK, look.with_two_colours(LIGHT)])
def test_suits_are_drawn_in_their_colours(qtbot: QtBot, colours: Colours) -> None:
    seen = colours_of(opened(qtbot, played(*PART_SCORES), colours, 16))
    assert seen >= {colour.name() for colour in colours.suits.values()}
    assert colours.glow.name() in seen


def test_a_game_is_marked_by_ground_and_word(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    for bid, column, ground in (
        ((2, CLUBS), 0, LIGHT.paper),
        ((2, HEARTS), 0, LIGHT.glow),
        ((2, HEARTS), 3, LIGHT.paper),
        ((2, HEARTS), 4, LIGHT.glow),
    ):
        index = cell(window.model, *bid, column)
        rect = window.table.visualRect(index)
        image = window.table.viewport().grab(rect).toImage()
        assert image.pixelColor(image.width() - 8, 6) == ground
        assert (" " in index.data()) == (ground is LIGHT.glow)


def test_a_reader_hears_it(qtbot: QtBot) -> None:
    window = opened(qtbot, played(*PART_SCORES))
    table = QAccessible.queryAccessibleInterface(window.table)
    assert table.text(QAccessible.Text.Name) == "What each contract would score"
    assert [button(window, name).accessibleName() for name in ("−2", "made", "+1")] == [
        "2 down",
        "made",
        "made with 1 over",
    ]


def colours_of(window: WhatIfWindow) -> set[str]:
    """Every colour in a picture of the window."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return {QColor.fromRgb(pixel).name() for pixel in set(memoryview(image.bits()).cast("I"))}
