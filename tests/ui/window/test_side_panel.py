"""What is shown beside the sheet with large text in a small window."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.evening import Evening
from scorepad.exchange.score_file import read_score_file
from scorepad.ui.look import HEADER
from scorepad.ui.parts.list_table import height_of
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.table import FIVE, entered
from tests.ui.windows import Opened, sample, type_deal, with_key


def shown_at(window: MainWindow, width: int, height: int, points: int) -> None:
    window.resize(width, height)
    window.settings.points = points
    window.apply_look()
    QApplication.processEvents()


@pytest.mark.parametrize("points", [9, 12, 14, 16])
def test_every_column_is_seen_in_a_small_window(points: int, opened: Opened) -> None:
    window = opened(sample())
    shown_at(window, 1024, 600, points)
    for view in (window.deal_list, window.back_score):
        assert view.horizontalHeader().length() <= view.viewport().width()
        assert view.font().pointSizeF() <= points
    last = window.deal_list.model().index(window.deal_list.model().rowCount() - 1, 0)
    for row in range(3):
        place = window.deal_list.visualRect(last.siblingAtRow(last.row() - row))
        assert window.deal_list.viewport().rect().contains(place)
    assert window.sheet.viewport().height() > 300


def test_where_words_are_large_the_lists_give_way_to_the_sheet(opened: Opened) -> None:
    window = opened(sample())
    shown_at(window, 1024, 600, 12)
    assert window.side.isVisible()
    wide = window.sheet.width()
    shown_at(window, 1024, 600, 28)
    assert not window.side.isVisible()
    assert window.sheet.width() > wide
    shown_at(window, 1024, 600, 12)
    assert window.side.isVisible()


def test_beside_large_words_the_names_at_the_table_are_large_too(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    for width, height in ((1006, 560), (1180, 728)):
        sizes = []
        for points in (12, 24):
            shown_at(window, width, height, points)
            sizes.append(window.table.picture.font().pointSizeF())
        assert sizes[1] >= 1.2 * sizes[0]
        assert window.sheet.width() > window.table.width()


def test_words_are_as_large_as_wanted_where_there_is_room(opened: Opened) -> None:
    window = opened(sample())
    shown_at(window, 1024, 600, 28)
    assert window.deal_list.font().pointSizeF() < 28
    typed = window.entry.field.font().pointSizeF()
    shown_at(window, 1180, 760, 12)
    assert window.deal_list.font().pointSizeF() == 12
    assert window.deal_list.horizontalHeader().font().pointSizeF() == 12 * HEADER
    shown_at(window, 3000, 1600, 28)
    assert window.deal_list.font().pointSizeF() > 28
    assert window.entry.field.font().pointSizeF() > typed


def test_words_beside_the_sheet_grow_with_the_window(opened: Opened) -> None:
    window = opened(sample())
    parts = window.table, window.deal_list, window.back_score, window.next_round.play_on
    for width, height, times in (
        (1180, 760, 1),
        (1366, 768, 1),
        (1920, 1080, 1.4),
        (3840, 2160, 1.6),
    ):
        shown_at(window, width, height, 12)
        for part in parts:
            assert part.font().pointSizeF() == pytest.approx(12 * times, abs=0.5)
        assert window.menuBar().font().pointSizeF() == 12


def test_menus_and_pages_are_written_alike(opened: Opened) -> None:
    """If one of them kept its size, the other would have no room for readable text."""
    window = opened()
    window.page_bar.buttons[0].setText("Heute Abend")
    window.page_bar.buttons[2].setText("Gesamtstand")
    shown_at(window, 1024, 600, 28)
    sizes = {part.font().pointSizeF() for part in (window.menuBar(), *window.page_bar.buttons)}
    assert len(sizes) == 1
    assert min(sizes) > 16


def test_the_back_score_makes_room_for_the_deals(opened: Opened) -> None:
    window = opened(sample())
    type_deal(window, "4sn")
    shown_at(window, 1024, 420, 16)
    assert not window.back_score.isVisible()
    assert window.deal_list.isVisible()
    shown_at(window, 1180, 760, 12)
    assert window.back_score.isVisible()


def test_words_that_are_smaller_for_nothing_stay_large(opened: Opened) -> None:
    """If even the smallest text leaves no room for the back score, the deals keep theirs."""
    window = opened(sample())
    type_deal(window, "4sn")
    shown_at(window, 1024, 760, 12)
    wanted = window.deal_list.font().pointSizeF()
    shown_at(window, 1024, 420, 12)
    assert not window.back_score.isVisible()
    assert window.deal_list.font().pointSizeF() == wanted


def test_words_are_as_large_again_for_an_evening_without_a_back_score(opened: Opened) -> None:
    rubbers = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\n" + "N 4S\nN 4S\n" * 6
    window = opened(read_score_file(f"{rubbers}N 1S\n".encode()))
    shown_at(window, 1366, 545, 14)
    assert window.back_score.isVisible()
    assert window.deal_list.font().pointSizeF() < 14
    window.document.open(read_score_file(b"form rubber\nN 1S\n"))
    QApplication.processEvents()
    assert not window.back_score.isVisible()
    assert window.deal_list.font().pointSizeF() == 14


def test_the_other_rounds_fold_before_the_back_score_goes(opened: Opened) -> None:
    chukkers = b"form chicago\n" + b"N 4S\n" * 15
    window = opened(read_score_file(chukkers))
    shown_at(window, 1180, 728, 12)
    window.entry.pad.setChecked(True)
    QApplication.processEvents()
    others = window.tonight.deals_pane.others
    assert window.back_score.isVisible()
    assert others.isVisible()
    assert others.height() < 2 * others.verticalHeader().defaultSectionSize()


def test_the_other_rounds_have_the_room_that_is_left(opened: Opened) -> None:
    rubbers = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\n" + "N 4S\nN 4S\n" * 8
    window = opened(read_score_file(f"{rubbers}N 1S\n".encode()))
    shown_at(window, 1180, 728, 12)
    others, scores = window.tonight.deals_pane.others, window.back_score
    assert others.height() > 6 * others.verticalHeader().defaultSectionSize()
    assert scores.isVisible()
    header = scores.horizontalHeader()
    assert header.sectionSizeHint(0) <= header.sectionSize(0), "its title is whole"
    shown_at(window, 1180, 620, 12)
    assert scores.isVisible(), "rather than lines of the other rounds"


@pytest.mark.parametrize("height", range(700, 780, 8))
def test_no_words_become_small_for_the_back_score(height: int, opened: Opened) -> None:
    rubbers = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\n" + "N 4S\nN 4S\n" * 2
    window = opened(read_score_file(f"{rubbers}N 1S\n".encode()))
    window.entry.pad.setChecked(True)
    shown_at(window, 1180, height, 12)
    assert window.deal_list.font().pointSizeF() >= 0.8 * 12


@pytest.mark.parametrize("points", [9, 12])
def test_everybody_is_seen_on_the_back_score(points: int, opened: Opened) -> None:
    window = opened(sample())
    shown_at(window, 1024, 600, points)
    scores = window.back_score
    last = scores.model().index(scores.model().rowCount() - 1, 0)
    assert scores.isVisible()
    assert scores.viewport().rect().contains(scores.visualRect(last))


def test_who_makes_it_lower_wants_it_so(opened: Opened) -> None:
    window = opened(sample())
    shown_at(window, 1180, 760, 12)
    handle = window.side.handle(1)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, 2))
    QTest.mouseMove(handle, QPoint(5, 80))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=QPoint(5, 80))
    lower = window.side.sizes()[1]
    shown_at(window, 1180, 740, 12)
    assert window.side.sizes()[1] <= lower


def test_the_total_stays_in_sight_when_words_become_smaller(opened: Opened) -> None:
    """A round that was left out comes back as wide as the others are now."""
    window = opened(read_score_file(b"form rubber\n" + b"N 4S\n" * 12))
    for points in (16, 9):
        shown_at(window, 1366, 768, points)
        header = window.back_score.horizontalHeader()
        assert header.length() <= window.back_score.viewport().width()
        shown = [c for c in range(1, header.count()) if not header.isSectionHidden(c)]
        *rounds, total = (header.sectionSize(column) for column in shown)
        assert len(set(rounds)) == 1
        assert rounds[0] <= total <= header.defaultSectionSize()
    assert len(shown) > 2


@pytest.mark.parametrize("size", [(1012, 572), (1366, 728)], ids=str)
def test_rounds_of_the_back_score_draw_closer_rather_than_break_its_title(
    size: tuple[int, int], opened: Opened
) -> None:
    rubbers = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\n" + "N 4S\nN 4S\n" * 8
    window = opened(read_score_file(f"{rubbers}N 1S\n".encode()))
    shown_at(window, *size, 12)
    header, model = window.back_score.horizontalHeader(), window.back_score.model()
    assert model.headerData(0, Qt.Orientation.Horizontal) == "Back score"
    assert header.sectionSizeHint(0) <= header.sectionSize(0)
    assert header.hiddenSectionCount() == 0
    assert header.length() <= window.back_score.viewport().width()


def test_words_beside_the_sheet_grow_in_a_small_window_too(opened: Opened) -> None:
    rubbers = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\n" + "N 4S\nN 4S\n" * 9
    window = opened(read_score_file((rubbers + "N 1H-1\n" * 4).encode()))
    sizes = []
    for points in (12, 13, 14, 15):
        shown_at(window, 1012, 572, points)
        assert window.back_score.isVisible()
        assert window.sheet.isVisible()
        sizes.append(window.deal_list.font().pointSizeF())
    assert sizes[:2] == [12, 13]
    assert sizes == sorted(sizes)
    assert sizes[2] > 13


def test_deals_fold_only_where_neither_gaps_nor_low_rows_have_room(opened: Opened) -> None:
    rubbers = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\n" + "N 4S\nN 4S\n" * 7
    window = opened()
    shown_at(window, 1012, 572, 12)
    window.document.open(read_score_file((rubbers + "N 1H-1\n" * 5).encode()))
    QApplication.processEvents()
    assert window.back_score.isVisible()
    assert window.deal_list.verticalScrollBar().maximum() == 0
    assert window.deal_list.font().pointSizeF() == 12


def test_where_the_list_has_no_room_a_button_shows_it(opened: Opened) -> None:
    """In place of the sheet, until somebody types or goes back."""
    window = opened(sample())
    turn = window.tonight.list_turn
    assert not turn.isVisible()
    shown_at(window, 1024, 600, 28)
    assert turn.isVisible()
    for back in (turn.click, lambda: QTest.keyClicks(window.entry.field, "4s")):
        turn.click()
        assert window.deal_list.isVisible()
        assert window.deal_list.chosen_now is None, "Enter would correct it"
        assert window.focusWidget() is window.entry.field
        assert window.deal_list.font().pointSizeF() > 16
        assert not window.sheet.isVisible()
        back()
        assert window.sheet.isVisible()
        assert not window.side.isVisible()
    turn.click()
    shown_at(window, 1366, 768, 12)
    assert not turn.isVisible()
    assert window.sheet.isVisible()


def test_all_deals_of_a_round_are_seen_where_lower_rows_have_room(opened: Opened) -> None:
    deals = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\nN 1S\npass\nS 2C\nE 1D\nE 1H\nN 3N\n"
    window = opened(read_score_file(f"{deals}N 4S\n".encode()))
    shown_at(window, 1180, 728, 12)
    assert window.next_round.isVisible()
    assert window.back_score.isVisible()
    assert window.deal_list.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("points", [12, 14, 16])
@pytest.mark.parametrize(
    "deals",
    ["E 1C=\nS 4S=\nW 2H=\nN 1C=\nN 1C=\n", "N 1C=\nE 1C=\n" + "E 3N-1\n" * 2 + "N 4S=\n" * 3],
)
def test_the_list_is_smaller_rather_than_the_back_score_gone_in_a_low_window(
    deals: str, points: int, opened: Opened
) -> None:
    """In a rubber that is played, and at its end."""
    window = opened()
    window.settings.points = points
    window.apply_look()
    window.resize(1024, 560)
    rubbers = f"form rubber\nseats N=Max E=Nora S=Olga W=Pia\nN 4S=\nS 4S=\n{deals}"
    window.document.open(read_score_file(rubbers.encode()))
    QApplication.processEvents()
    assert window.back_score.isVisible()


@pytest.mark.parametrize("deals", ["N 1H-1\n" * 5, "N 4S\nN 4S\n"], ids=["in play", "over"])
def test_words_at_the_table_stay_large_beside_the_deals(deals: str, opened: Opened) -> None:
    """The button that shows them again takes no column from the table."""
    seats = "form rubber\nseats N=Ann E=Bob S=Cy W=Di out=Eve\n"
    window = opened(read_score_file(f"{seats}{deals}".encode()))
    window.entry.pad.setChecked(True)
    shown_at(window, 1012, 572, 28)
    shown_at(window, 1012, 572, 28)  # the first time words were large in a larger window
    ended = window.next_round.isVisible()
    table = window.tonight.round_panel if ended else window.table
    size, place = table.picture.font().pointSizeF(), table.geometry()
    assert size > 18
    window.tonight.list_turn.click()
    QApplication.processEvents()
    assert window.deal_list.isVisible()
    assert (table.picture.font().pointSizeF(), table.geometry()) == (size, place)


def test_up_leads_to_the_deals_where_they_take_turns_with_the_sheet(opened: Opened) -> None:
    window = opened(sample())
    shown_at(window, 1024, 600, 28)
    QTest.keyClick(window.entry.field, Qt.Key.Key_Up)
    assert window.focusWidget() is window.deal_list
    assert window.deal_list.chosen_now == window.deals.last
    QTest.keyClick(window.deal_list, Qt.Key.Key_Return)
    assert window.entry.is_correcting


def test_a_key_leads_to_the_deals(opened: Opened) -> None:
    """In place of the sheet and back where a button does, or else into the list."""
    window = opened(sample())
    turn = with_key(window, "Ctrl+L")
    turn.trigger()
    assert window.focusWidget() is window.deal_list
    window.entry.field.setFocus()
    shown_at(window, 1024, 600, 28)
    for name, deals in (("Shee&t", True), ("Dea&ls", False)):
        turn.trigger()
        assert window.tonight.list_turn.text() == name
        assert window.deal_list.isVisible() == deals
        assert window.sheet.isVisible() != deals
        assert window.focusWidget() is window.entry.field


@pytest.mark.parametrize("size", [(1008, 560), (1366, 738)])
def test_deals_that_are_touched_are_as_high_as_a_finger(
    size: tuple[int, int], opened: Opened
) -> None:
    """The back score takes no more than its rows, so that what is left is the deals'."""
    won, now = entered("N 4S=", "N 4S=", seating=FIVE), entered(*8 * ["N 1C-1"], seating=FIVE)
    window = opened(Evening((won, won, now)))
    window.entry.pad.setChecked(True)
    shown_at(window, *size, 12)
    shown_at(window, *size, 12)
    assert window.deal_list.verticalHeader().defaultSectionSize() >= 44
    scores = window.back_score
    rows = height_of(scores, scores.model().rowCount())
    assert scores.isHidden() or scores.height() <= rows + 4


@pytest.mark.parametrize("pad", [False, True])
def test_when_a_round_ends_deals_and_back_score_are_in_the_usual_words(
    pad: bool, opened: Opened
) -> None:
    won = entered("N 4S=", "N 4S=", seating=FIVE)
    window = opened(Evening((won, won, won)))
    window.entry.pad.setChecked(pad)
    shown_at(window, 1008, 560, 12)
    shown_at(window, 1008, 560, 12)
    assert window.back_score.isVisible()
    for view in (window.back_score, window.deal_list):
        assert view.font().pointSizeF() == 12
        assert view.verticalScrollBar().maximum() == 0
