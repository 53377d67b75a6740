"""The sheets in the window: what a click on a figure finds, and how much of them is visible."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, QSizeF, Qt
from PySide6.QtGui import QContextMenuEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from scorepad.bridge.changes.deals import Target
from scorepad.bridge.rounds import At
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.layout import BoardLine, Rule, Totals
from scorepad.ui import look
from scorepad.ui.deals.deal_story import DealStory
from scorepad.ui.look import text_font
from scorepad.ui.painting.sheet_painter import FIGURE, SMALL, Ink, with_large_figures
from scorepad.ui.sheet.sheet_places import LARGE_WORDS, LEAST_WORDS, placed_sheet
from scorepad.ui.window.main_window import MainWindow
from tests.ui.painted import painted
from tests.ui.ways.table import FOUR
from tests.ui.windows import Opened, sample, shown_sheets, type_deal


def test_a_click_on_a_figure_chooses_its_deal(opened: Opened) -> None:
    window = opened(sample())
    model = window.sheet.model()
    row = next(number for number, line in enumerate(shown_sheets(window)) if line[0] == "750")
    index = model.index(row, 0)
    window.sheet.scrollTo(index)
    QTest.mouseClick(
        window.sheet.viewport(),
        Qt.MouseButton.LeftButton,
        pos=window.sheet.visualRect(index).center(),
    )
    assert window.deal_list.current == At(0, 7)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "small slam bid and made, vulnerable"


def test_names_that_are_pressed_say_who_they_are(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\nseats N=Ann E=Bob S=Cy W=Di\nN 2H=\n"))
    QTest.qWaitForWindowActive(window)
    for column, said in enumerate(("We are Ann and Cy", "They are Bob and Di")):
        window.sheet.setCurrentIndex(window.sheet.rows.index(0, column))
        window.sheet.setFocus()
        window.explain()
        assert window.notice.sentence == said


def test_a_board_tells_its_deal_in_both_halves(opened: Opened) -> None:
    window = opened(read_score_file(b"form duplicate\nboard 3\nS 2H-1\n"))
    rows = window.sheet.rows
    line = next(n for n in range(rows.rowCount()) if isinstance(rows.row(n).line, BoardLine))
    for column in (0, 1):
        at = window.sheet.visualRect(rows.index(line, column)).center()
        QTest.mouseClick(window.sheet.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert window.notice.sentence == "They 50 on board 3: 2♥ by South, 1 down"


def test_a_figure_that_is_pressed_says_why_it_is_paid_and_del_takes_its_deal_out(
    opened: Opened,
) -> None:
    window = opened(sample())
    seen = window.sheet
    index = next(
        seen.model().index(line, column)
        for line in range(seen.model().rowCount())
        for column in (0, 1)
        if seen.rows.row(line).figure_at(column) == At(0, 4)
    )
    QTest.mouseClick(
        seen.viewport(), Qt.MouseButton.LeftButton, pos=seen.visualRect(index).center()
    )
    said = str(index.data(Qt.ItemDataRole.ToolTipRole))
    assert window.notice.sentence.endswith(said)
    window.notice.hide()
    window.explain()
    assert window.notice.isVisible()
    (told,) = window.findChildren(DealStory)
    assert said in told.sentences
    before = len(window.document.evening.rounds[0].items)
    QTest.keyClick(seen, Qt.Key.Key_Delete)
    assert len(window.document.evening.rounds[0].items) == before - 1


def test_the_mark_of_a_figure_gives_way_to_the_deal_being_typed_and_goes_with_enter(
    opened: Opened,
) -> None:
    played, deal = "form rubber\nN 4S=\n", "2he"
    window = opened(read_score_file(played.encode()))
    window.entry.set_text(deal)
    unmarked = window.sheet.grab().toImage()
    window.entry.set_text("")
    window.deal_list.choose(At(0, 0))
    window.entry.set_text(deal)
    assert window.sheet.grab().toImage() == unmarked
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert window.deal_list.chosen_now is None
    assert not window.sheet.lit


def test_an_empty_list_of_boards_begins_where_its_first_board_will_stand(opened: Opened) -> None:
    """Not in the middle, where a rubber has its heavy line."""
    window = opened(read_score_file(b"form duplicate"))
    heavy = window.sheet.placed().lines[1]
    type_deal(window, "4sn")
    assert window.sheet.placed().lines[1] == heavy


def test_a_figure_is_corrected_where_it_stands(opened: Opened) -> None:
    """By a double click, or from the menu that a mouse opens on it."""
    window = opened(sample())
    row = next(number for number, line in enumerate(shown_sheets(window)) if line[0] == "750")
    index = window.sheet.model().index(row, 0)
    window.sheet.scrollTo(index)
    place = window.sheet.visualRect(index).center()
    QTest.mouseDClick(window.sheet.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.entry.target.at == At(0, 7)
    assert window.entry.text == "6c mr. jones +1 h100 mr. jones"
    window.entry.give_up()
    blank = QPoint(3, 3)
    for at, menus in ((blank, 0), (place, 1)):
        where = window.sheet.viewport().mapToGlobal(at)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where)
        QApplication.sendEvent(window.sheet.viewport(), asked)
        assert len(window.sheet.findChildren(QMenu)) == menus
    (menu,) = window.sheet.findChildren(QMenu)
    of_list = window.deal_list.actions()
    assert menu.actions() == [each for each in of_list if each is not window.deal_list.elements]
    menu.close()
    QTest.mouseDClick(window.sheet.viewport(), Qt.MouseButton.LeftButton, pos=blank)
    assert not window.entry.is_correcting


def test_keys_do_on_a_figure_what_they_do_in_the_list(opened: Opened) -> None:
    window = opened(sample())
    seen, first = window.sheet, At(0, 1)
    index = next(
        seen.model().index(line, column)
        for line in range(seen.model().rowCount())
        for column in (0, 1)
        if seen.rows.row(line).figure_at(column) == first
    )
    seen.setCurrentIndex(index)
    QTest.keyClick(seen, Qt.Key.Key_Insert)
    assert window.entry.target == Target(first, inserts=True)
    window.entry.give_up()
    QTest.keyClick(seen, Qt.Key.Key_F2)
    assert window.entry.target == Target(first)
    window.entry.give_up()
    items = window.document.evening.rounds[0].items
    QTest.keyClick(seen, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert window.document.evening.rounds[0].items[:2] == (items[1], items[0])


@pytest.mark.parametrize("inserts", [False, True])
def test_a_deal_that_is_being_typed_cannot_be_corrected_yet(inserts: bool, opened: Opened) -> None:
    """The others can: those after a forgotten one are still where they were entered."""
    window = opened(sample())
    seen, document = window.sheet, window.document
    if inserts:
        window.entry.insert(At(0, 4))
    window.entry.set_text("1sn")
    preview = document.preview
    assert preview
    shown_at = {
        seen.rows.row(line).figure_at(column): seen.model().index(line, column)
        for line in range(seen.model().rowCount())
        for column in (0, 1)
    }
    window.sheet.scrollTo(shown_at[preview.at])
    place = seen.visualRect(shown_at[preview.at]).center()
    for press in (QTest.mouseClick, QTest.mouseDClick):
        press(seen.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(seen, Qt.Key.Key_Delete)
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, place)
    QApplication.sendEvent(seen.viewport(), asked)
    assert window.entry.text == "1sn"
    assert not seen.findChildren(QMenu)
    if inserts:
        assert seen.rows.deal_at(shown_at[At(0, 8)]) == At(0, 7)
        QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
        assert len(document.evening.rounds[0].items) == len(sample().rounds[0].items) + 1


def test_two_rules_close_a_rubber_that_is_over(opened: Opened) -> None:
    """Right above the totals; before, blank room below the line waits for further figures."""
    window = opened(read_score_file(f"form rubber\n{FOUR}\nN 4S=\n".encode()))

    def blank() -> float:
        """How far the last two rules are apart, in rows."""
        sheet = window.sheet.placed()
        *_, one, other = (
            at.center().y()
            for row, at in zip(sheet.rows, sheet.lines, strict=True)
            if isinstance(row.line, Rule)
        )
        return (other - one) / sheet.row

    assert blank() > 1
    QTest.keyClicks(window.entry.field, "4sn")
    assert blank() > 1, "nothing moves before Enter"
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert blank() < 0.5


@pytest.mark.parametrize("high", [300, 576, 760])
def test_a_game_that_ends_leaves_room_for_the_next(high: int, opened: Opened) -> None:
    """Two rules close together would say that the rubber is over."""
    window = opened()
    window.resize(1008, high)
    deals = "N 4S=\nE 2NT+2\nS 1H=\nW 1NT+1\nS 3H+1\nE 3NT=\n"
    for number in range(1, 6):
        played = "\n".join(deals.splitlines()[:number])
        window.document.open(read_score_file(f"form rubber\n{FOUR}\n{played}\n".encode()))
        sheet = window.sheet.placed()
        *_, game, foot = (
            at.center().y()
            for row, at in zip(sheet.rows, sheet.lines, strict=True)
            if isinstance(row.line, Rule)
        )
        assert (foot - game) / sheet.row > 1


def test_every_figure_is_where_a_click_finds_it(opened: Opened) -> None:
    window = opened(sample())
    model = window.sheet.model()
    for row in range(model.rowCount()):
        for column in (0, 1):
            index = model.index(row, column)
            window.sheet.scrollTo(index)
            centre = window.sheet.visualRect(index).center()
            assert window.sheet.indexAt(centre) == index


def test_no_lines_of_a_sheet_overlap(opened: Opened) -> None:
    window = opened(sample())
    for size in ((1024, 600), (1920, 1080), (3840, 2160)):
        for points in (9, 12, 28):
            window.resize(*size)
            window.sheet.setFont(text_font(points))
            lines = [line for line in window.sheet.placed().lines if not line.isNull()]
            for above, below in pairwise(lines):
                assert above.bottom() <= below.top() + 0.01


def test_a_whole_rubber_is_seen_in_the_usual_window(opened: Opened) -> None:
    """The sheet is drawn slightly smaller rather than hide the rubber bonus."""
    window = opened()
    for text in ("4sn", "3nte-1", "2hs+1 h100s", "3nnx"):
        type_deal(window, text)
    assert all(window.sheet.viewport().rect().contains(rect) for rect in seen_lines(window))
    window.sheet.setFont(text_font(28))
    assert all(window.sheet.viewport().rect().contains(rect) for rect in seen_lines(window))


def seen_lines(window: MainWindow) -> list[QRect]:
    return [rect.toAlignedRect() for rect in window.sheet.placed().lines if not rect.isNull()]


@pytest.mark.parametrize("size", [(900, 420), (1024, 570), (1366, 768)])
@pytest.mark.parametrize(
    "rubber",
    [
        "form rubber\n" + "N 1NT=\nE 2H-1\nW 1NT-2\nE 1S=\nN 1H-1\nS 5DX-2\n" * 4,
        "form rubber\n" + "N 3NT-1\n" * 30,
        "form duplicate\nboard 1\n" + "N 4S=\nE 1NT-1\n" * 15,
        "form chicago\nN 2S=\nE 1NT=\n",
    ],
)
def test_the_oldest_figures_are_folded_into_their_sum(
    size: tuple[int, int], rubber: str, opened: Opened
) -> None:
    """Whatever fits: all visible figures add up to the totals, and nothing is hidden."""
    window = opened(read_score_file(rubber.encode()))
    window.resize(*size)
    QApplication.processEvents()
    sheet = window.sheet.placed()
    assert all(window.sheet.viewport().rect().contains(rect) for rect in seen_lines(window))
    for above, below in pairwise(seen_lines(window)):
        assert above.bottom() <= below.top() + 1
    totals = [0, 0]
    for number, (row, rect) in enumerate(zip(sheet.rows, sheet.lines, strict=True)):
        for column in (0, 1):
            if number in sheet.sums:
                totals[column] += int(sheet.sums[number][column].strip("… ") or 0)
            elif not rect.isNull() and isinstance(row.line, BoardLine):
                totals[column] += row.line.they if column else row.line.we
            elif not rect.isNull() and (entry := row.entry(column)):
                totals[column] += entry.points
    *_, last = sheet.rows
    assert last.line == Totals(*totals)
    for line in sheet.sums:
        centre = sheet.lines[line].center().toPoint()
        assert not window.sheet.indexAt(centre).isValid(), "it belongs to no deal"
    assert window.sheet.grab().toImage() != QImage()


def test_why_points_were_given_is_read_beside_them(opened: Opened) -> None:
    """Among boards too, where otherwise only a number would be."""
    drawn = [
        opened(read_score_file(f"form duplicate\nboard 1\nadjust EW 200 {why}\n".encode()))
        .sheet.grab()
        .toImage()
        for why in ("a revoke", "slow play", "a revoke")
    ]
    assert drawn[0] == drawn[2]
    assert drawn[0] != drawn[1]


def test_where_nothing_can_be_folded_all_is_smaller(opened: Opened) -> None:
    """Text twice as large leaves little to the sheet between two rounds."""
    played = "form rubber\nN 4S=\nadjust ew 200 a revoke\nN 3NT=\n"
    model = opened(read_score_file(played.encode())).sheet.rows
    rows = [model.row(number) for number in range(model.rowCount())]
    sheet = placed_sheet(rows, 0, QSizeF(700, 250), 2)
    assert sheet.lines[-1].bottom() == pytest.approx(sheet.paper.bottom())


@pytest.mark.parametrize(
    ("played", "large"),
    [("N 4S=\nE 1NT-1\n", True), ("N 4S=\nN 6SX+1\n", False), ("N 4S=\n" * 20, True)],
)
def test_figures_of_boards_are_as_large_as_others_beside_their_contracts(
    played: str, large: bool, opened: Opened
) -> None:
    window = opened(read_score_file(f"form duplicate\nboard 1\n{played}".encode()))
    window.sheet.resize(324, 407)
    sheet = window.sheet.placed()
    ink = with_large_figures(Ink(look.colours(), sheet.row, words=LEAST_WORDS), sheet.boards)
    assert ink.boards == FIGURE
    assert (ink.board == FIGURE) is large
    assert ink.board > 0.5


def test_names_grow_with_the_words_where_the_figures_leave_them_room(opened: Opened) -> None:
    model = opened(read_score_file(b"form rubber\nN 4S=\n")).sheet.rows
    rows = [model.row(number) for number in range(model.rowCount())]

    def names(points: float, high: float) -> float:
        sheet = placed_sheet(rows, 0, QSizeF(700, high), points / 12, points * 4 / 3)
        return SMALL * sheet.row * sheet.times

    assert names(12, 500) == pytest.approx(16)
    assert names(24, 500) > 30
    assert names(24, 300) > 1.25 * SMALL * placed_sheet(rows, 0, QSizeF(700, 300), 2).row


@pytest.mark.parametrize("form", ["rubber", "points"])
@pytest.mark.parametrize("points", [12, 24])
def test_names_are_legible_above_however_many_figures(
    points: float, form: str, opened: Opened
) -> None:
    played = f"form {form}\n" + "N 3NT-2\n" * 9
    model = opened(read_score_file(played.encode())).sheet.rows
    rows = [model.row(number) for number in range(model.rowCount())]
    sheet = placed_sheet(rows, 0, QSizeF(500, 300), points / 12, points * 4 / 3)
    least = min(LARGE_WORDS, sheet.row / 2) if points > 20 else LEAST_WORDS
    assert SMALL * sheet.row * sheet.times >= least - 0.01


@pytest.mark.parametrize("points", [12, 24])
def test_names_are_as_large_in_a_chukker_whose_wheel_is_above_them(
    points: int, opened: Opened
) -> None:
    sizes = []
    for form in ("rubber", "chicago"):
        evening = f'form {form}\nseats N=Ann E=Bob S=Cy W="Mrs Di Smith"\nkeeper Ann\nN 2S=\n'
        window = opened(read_score_file(evening.encode()))
        window.settings.points = points
        window.apply_look()
        window.resize(1008, 560)
        QApplication.processEvents()
        sizes.append(painted(window.sheet)["Bob · Mrs Di Smith"])
    assert sizes[1] == pytest.approx(sizes[0], abs=1)


@pytest.mark.parametrize("seats", ["", f"{FOUR}\n"])
def test_large_words_leave_the_figures_of_a_finished_rubber_as_large(
    seats: str, opened: Opened
) -> None:
    played = f"form rubber\n{seats}N 4S+1\nE 2H=\nS 3NT-2\nW 1S+1\nN 3NT+1\n"
    window = opened(read_score_file(played.encode()))
    window.resize(1024, 570)
    sizes = []
    for points in (12, 28):
        window.settings.points = points
        window.apply_look()
        QApplication.processEvents()
        sizes.append(painted(window.sheet))
    usual, large = sizes
    for figure in ("700", "980"):
        assert large[figure] >= usual[figure]
    assert "30" in usual
    assert not {"… 760", "… 730"} & large.keys()


@pytest.mark.parametrize("high", range(270, 300, 4))
def test_figures_are_folded_rather_than_written_too_small(high: int, opened: Opened) -> None:
    played = "form rubber\nN 4SX+1\nE 3NT-2\nS 6H= honours S 100\n"
    model = opened(read_score_file(played.encode())).sheet.rows
    rows = [model.row(number) for number in range(model.rowCount())]
    assert placed_sheet(rows, 0, QSizeF(320, high), 1, 16).row * FIGURE >= 16


def test_finished_games_are_joined_by_dots_and_parted_from_the_present_one(opened: Opened) -> None:
    played = "form rubber\nN 4S=\nE 3NT=\nN 1S+2\nN 1C=\nE 1C+1\n"
    model = opened(read_score_file(played.encode())).sheet.rows
    rows = [model.row(number) for number in range(model.rowCount())]
    sheet = placed_sheet(rows, 0, QSizeF(400, 200), 17 / 12, 17 * 4 / 3)
    assert sheet.sums == {3: ["… 120", "… 100"], 7: ["… 50", "20"]}
    assert not sheet.lines[6].isNull(), "the line below the finished games"


@pytest.mark.parametrize(
    "typed", ["6d n h100 n", "3nte", "#2 4se+2"], ids=["a slam", "a game", "a correction"]
)
def test_figures_of_a_deal_that_is_typed_or_corrected_are_not_folded(
    typed: str, opened: Opened
) -> None:
    """However large the words: older ones are folded instead."""
    played = "form rubber\nN 3NT+1\nE 4S+1\nN 2C=\nE 1NT-2\nE 1S+1\nN 1H-1\nE 1C+1\n"
    window = opened(read_score_file(played.encode()))
    window.resize(1024, 570)
    window.entry.pad.setChecked(True)
    window.settings.points = 24
    window.apply_look()
    at = At(0, 7)
    if typed.startswith("#2 "):
        at = At(0, 1)
        window.entry.correct(at)
        typed = typed.removeprefix("#2 ")
    window.entry.set_text(typed)
    for _ in range(2):
        QApplication.processEvents()
        sheet = window.sheet.placed()
        assert sheet.sums
        figures = [
            (row.entry(column), rect)
            for number, (row, rect) in enumerate(zip(sheet.rows, sheet.lines, strict=True))
            for column in (0, 1)
            if row.figure_at(column) == at and number not in sheet.sums
        ]
        entries = window.document.shown.rounds[0].deals[at.place].entries
        assert len(figures) == len(entries) > 0
        assert not any(rect.isNull() for _, rect in figures)
        if at.place == len(window.document.evening.rounds[0].items):
            break
        QTest.keyClick(window.entry.field, Qt.Key.Key_Return)  # then it is a correction


@pytest.mark.parametrize("pad", [False, True], ids=["alone", "beside the pad"])
@pytest.mark.parametrize("deals", [2, 6, 14, 7], ids=["few", "some", "many", "a finished rubber"])
@pytest.mark.parametrize("size", [(1024, 570), (1366, 738), (1920, 1050)], ids=str)
def test_larger_words_never_make_the_figures_of_a_sheet_smaller(
    size: tuple[int, int], deals: int, pad: bool, opened: Opened
) -> None:
    """What else is in the window gives way, then names above them, then the oldest are folded."""
    played = ["N 4S", "E 4H", "N 1S-2", "E 3N-1", "S 2C", "N 1N-1", "E 2Hx-1", "E 1S+2"] * 2
    if deals == 7:
        played[6] = "N 4S"
    evening = f"form rubber\nseats N=Ann E=Bob S=Cyd W=Dee\n{chr(10).join(played[:deals])}\n"
    window = opened(read_score_file(evening.encode()))
    window.resize(*size)
    window.entry.pad.setChecked(pad)
    sizes = []
    for points in (12, 13, 16, 19, 20, 24, 26, 28, 12):
        window.settings.points = points
        window.apply_look()
        for _ in range(3):
            QApplication.processEvents()
        sizes.append(round(FIGURE * window.sheet.placed().row))
    assert min(sizes) == sizes[0] == sizes[-1], sizes


def test_few_figures_on_a_low_sheet_are_as_large_as_on_a_high_one(opened: Opened) -> None:
    """They become smaller with each further one, down to their size on a full sheet."""
    deals = (b"N 2H=", b"E 1NT=", b"S 3C-1", b"W 2S=", b"N 4H-2", b"E 3D-1", b"S 2C=")

    def row(high: float, count: int) -> float:
        evening = read_score_file(b"\n".join((b"form rubber", *deals[:count])))
        model = opened(evening).sheet.rows
        rows = [model.row(number) for number in range(model.rowCount())]
        sheet = placed_sheet(rows, 0, QSizeF(320, high), 1, 16)
        assert not sheet.sums
        return sheet.row

    low = [row(274, count) for count in range(1, len(deals) + 1)]
    assert low == sorted(low, reverse=True)
    assert low[0] == pytest.approx(row(400, 1), abs=1)
    assert low[-1] * FIGURE >= 16


@pytest.mark.parametrize("pad", [False, True])
@pytest.mark.parametrize(
    "deals", ["N 2S=\nE 1S-1\n", "N 4S=\nN 1C=\nE 1C=\nE 2S-1\nN 3H-1\nE 3N-1\n"]
)
def test_no_step_to_larger_words_makes_figures_or_deals_smaller(
    deals: str, pad: bool, opened: Opened
) -> None:
    window = opened(read_score_file(f"form rubber\n{FOUR}\n{deals}".encode()))
    window.entry.pad.setChecked(pad)
    figures, letters = [], []
    for points in range(12, 29):
        window.entry.turn.setChecked(False)
        window.settings.points = points
        for _ in range(2):
            window.apply_look()
            window.resize(1008, 560)
            QApplication.processEvents()
        figures.append(window.sheet.placed().row * FIGURE)
        window.entry.turn.setChecked(not window.entry.turn.isHidden())
        letters.append(window.deal_list.font().pointSizeF())
    for sizes, roughly in ((figures, 1), (letters, 0.25)):
        assert all(later >= earlier - roughly for earlier, later in combinations(sizes, 2)), sizes
    assert figures[-1] > 1.2 * figures[0]
