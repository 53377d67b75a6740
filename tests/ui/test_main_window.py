"""The window as its users meet it: what they type, click and see."""

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from scorepad.bridge.agreed import Form
from scorepad.bridge.corrections import At
from scorepad.bridge.evening import Evening
from scorepad.bridge.seats import Both, Seat
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.main_window import MainWindow
from scorepad.ui.rounds.players_dialog import PlayersDialog
from scorepad.ui.settings import Theme
from tests.golden.test_sheets import FILES
from tests.ui.windows import Opened, flush, models, shown_deals, shown_sheets, type_deal

SAMPLE = FILES[0].parents[1] / "sample_rubber.txt"


def sample() -> Evening:
    return read_score_file(SAMPLE.read_bytes())


def total(window: MainWindow, number: int = -1) -> Both:
    return window.document.scored.rounds[number].total


# Typing a deal.


def test_first_start_needs_no_set_up(opened: Opened) -> None:
    window = opened()
    assert window.focusWidget() is window.entry.field
    QTest.keyClicks(window.entry.field, "4sn")
    QTest.keyClick(window.entry.field, Qt.Key.Key_Return)
    assert total(window) == Both(120, 0)


@pytest.mark.parametrize(
    ("keys", "points"),
    [
        ("4sn", Both(120, 0)),
        ("3nte", Both(0, 100)),
        ("4sxn+1", Both(390, 0)),
        ("5dxxw", Both(0, 500)),
    ],
)
def test_few_keys(keys: str, points: Both, opened: Opened) -> None:
    """A made contract takes at most six keys with Enter, a doubled one with overtricks eight."""
    window = opened()
    type_deal(window, keys)
    assert total(window) == points
    assert len(keys) + 1 <= (8 if "+" in keys else 6)


def test_ghost_figures_before_enter(opened: Opened) -> None:
    window = opened(sample())
    before = window.document.evening
    window.entry.set_text("2hx charlie")
    assert window.document.evening is before
    assert ("", "120") in shown_sheets(window)
    assert "2♥ doubled by Charlie, made" in window.entry.says
    assert "They 120 below and 50 above the line" in window.entry.says
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert window.entry.text == ""
    assert ("", "120") not in shown_sheets(window)[-4:]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("4sn+9", "At level 4 there can be at most 3 over"),
        ("8sn", "A contract is at level 1 to 7, not 8"),
        ("4sn zzz", "“zzz” is not part of a deal"),
        ("3nn h100n", "At notrump honours are four aces: 150"),
    ],
)
def test_wrong_input_stays_and_is_explained(typed: str, said: str, opened: Opened) -> None:
    window = opened()
    type_deal(window, typed)
    assert window.entry.text == typed
    assert said in window.entry.says
    assert not window.document.evening.rounds[0].items


def test_honours_at_duplicate_are_refused(opened: Opened) -> None:
    window = opened(read_score_file(b"form duplicate\n"))
    type_deal(window, "4sn h100n")
    assert "no honours" in window.entry.says
    type_deal(window, "4sn")
    assert total(window) == Both(420, 0)


def test_the_deal_after_a_rubber_begins_the_next(opened: Opened) -> None:
    window = opened(sample())
    type_deal(window, "1nn")
    assert len(window.document.evening.rounds) == 2
    assert ("Rubber 2", "", "", "", "") in shown_deals(window)


# Undo and corrections.


def test_every_step_can_be_taken_back(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sxn")
    assert window.document.steps.to_undo == "4♠ doubled by North"
    window.document.steps.undo()
    assert total(window) == Both()
    window.document.steps.redo()
    assert total(window) == Both(290, 0)


def test_correcting_in_the_line(opened: Opened) -> None:
    window = opened(sample())
    window.deal_list.choose(At(0, 1))
    QTest.keyClick(window.deal_list, Qt.Key.Key_Return)
    assert window.entry.text == "S 2CX+1"
    type_deal(window, "S 2CX=")
    assert total(window) == Both(2280, 550)
    assert not window.entry.is_correcting
    assert len(window.document.evening.rounds[0].items) == 8


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
    window.remove(At(0, 0))
    assert window.deal_list.current == At(0, 4)


# What a correction brings about.


def test_deals_after_the_end_wait_for_the_players(opened: Opened) -> None:
    window = opened(sample())
    window.entry.correct(At(0, 4))
    type_deal(window, "S 3H=")
    window.entry.correct(At(0, 1))
    type_deal(window, "S 4H=")
    assert "Rubber 1 now ends after deal 6; 2 deals stand after its end." in window.notice.sentence
    window.notice.buttons[0].click()
    assert [len(entered.items) for entered in window.document.evening.rounds] == [6, 2]
    assert not window.notice.isVisible()


def test_a_bar_says_what_else_changed(opened: Opened) -> None:
    window = opened(sample())
    window.entry.correct(At(0, 2))
    type_deal(window, "E 4S-1")
    assert window.notice.isVisible()
    assert window.notice.sentence.startswith("That also changed")
    undo = window.notice.buttons[-2]
    undo.click()
    assert total(window) == Both(2380, 550)


# Links between sheet and list.


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


def test_a_figure_is_corrected_where_it_stands(opened: Opened) -> None:
    """By a double click, or from the menu that a mouse opens on it."""
    window = opened(sample())
    row = next(number for number, line in enumerate(shown_sheets(window)) if line[0] == "750")
    index = window.sheet.model().index(row, 0)
    window.sheet.scrollTo(index)
    place = window.sheet.visualRect(index).center()
    QTest.mouseDClick(window.sheet.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.entry.target.at == At(0, 7)
    assert window.entry.text == "S 6C+1 honours S 100"
    window.entry.give_up()
    blank = QPoint(3, 3)
    for at, menus in ((blank, 0), (place, 1)):
        where = window.sheet.viewport().mapToGlobal(at)
        asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where)
        QApplication.sendEvent(window.sheet.viewport(), asked)
        assert len(window.sheet.findChildren(QMenu)) == menus
    (menu,) = window.sheet.findChildren(QMenu)
    assert menu.actions() == window.deal_list.actions()
    menu.close()
    QTest.mouseDClick(window.sheet.viewport(), Qt.MouseButton.LeftButton, pos=blank)
    assert not window.entry.is_correcting


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
        for zoom in (50, 100, 400):
            window.resize(*size)
            window.sheet.set_zoom(zoom)
            for sheet in window.sheet.placed():
                for above, below in zip(sheet.lines, sheet.lines[1:], strict=False):
                    assert above.bottom() <= below.top() + 0.01


# Looks.


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("points", [9, 12, 20])
def test_looks(theme: Theme, points: int, opened: Opened) -> None:
    window = opened(sample())
    window.settings.theme = theme
    window.settings.points = points
    window.apply_look()
    expected = look.DARK if theme is Theme.DARK else look.LIGHT
    assert QApplication.palette().window().color() == expected.desk
    assert window.grab().toImage().pixelColor(QPoint(2, window.height() - 2)) == expected.desk


def test_table_view(opened: Opened) -> None:
    window = opened(sample())
    window.set_table_view(True)
    assert window.isFullScreen()
    assert not window.side.isVisible()
    window.set_table_view(False)
    assert not window.isFullScreen()
    assert window.side.isVisible()


def with_key(window: MainWindow, key: str) -> QAction:
    (found,) = (action for action in window.actions() if action.shortcut() == QKeySequence(key))
    return found


def test_keys_work_in_the_table_view_too(opened: Opened) -> None:
    window = opened(sample())
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    with_key(window, "F11").trigger()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window.entry.field, Qt.Key.Key_Plus, control)
    assert window.sheet.zoom == 110
    QTest.keyClick(window.entry.field, Qt.Key.Key_B, control)
    (pad,) = window.findChildren(DealDialog)
    pad.reject()
    with_key(window, "F11").trigger()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Minus, control)
    assert window.sheet.zoom == 100


def test_a_mouse_alone_leaves_the_table_view(opened: Opened) -> None:
    window = opened(sample())
    on = with_key(window, "F11")
    for _ in range(2):
        on.trigger()
        assert window.isFullScreen()
        (leave,) = (b for b in window.entry.findChildren(QPushButton) if b is not window.entry.pad)
        assert leave.isVisible()
        leave.click()
        assert not window.isFullScreen()
        assert not leave.isVisible()
        assert not on.isChecked()
    on.trigger()
    QTest.keyClick(window.entry.field, Qt.Key.Key_Escape)
    assert not on.isChecked()


def test_the_window_does_not_come_back_as_a_full_screen_without_a_way_out(opened: Opened) -> None:
    window = opened(sample())
    window.set_table_view(True)
    window.close()
    assert not opened(sample()).isFullScreen()


def test_the_window_comes_back_as_it_was_left(opened: Opened) -> None:
    window = opened()
    window.sheet.set_zoom(150)
    window.resize(1100, 700)
    window.close()
    again = opened()
    assert again.sheet.zoom == 150
    assert again.size().width() == 1180 or again.size().width() == 1100


def test_the_table_in_words(opened: Opened) -> None:
    window = opened(sample())
    said = window.table.accessibleDescription()
    assert "We win by 1830: 18 on the back score" in said
    type_deal(window, "2ss")
    said = window.table.accessibleDescription()
    assert "Deal 2: Mr. Jones deals" in said
    assert "We need 40 for game" in said
    assert "Mrs. Jones sits out" in said


# Players and rounds.


def test_a_click_on_the_table_seats_the_players(opened: Opened) -> None:
    window = opened(sample())
    middle = QPoint(window.table.width() // 2, 60)
    QTest.mouseClick(window.table, Qt.MouseButton.LeftButton, pos=middle)
    (dialog,) = window.findChildren(PlayersDialog)
    dialog.reject()
    below = QPoint(window.table.width() // 2, window.table.height() - 5)
    QTest.mouseClick(window.table, Qt.MouseButton.LeftButton, pos=below)
    flush()
    assert not window.findChildren(PlayersDialog)
    assert "Mr. Smith" in window.table.toolTip()


def test_a_deal_passed_out_is_entered_from_the_menu(opened: Opened) -> None:
    """Somebody with a mouse alone cannot press Enter."""
    window = opened()
    window.pass_out()
    assert shown_deals(window)[1][1] == "passed out"
    assert window.document.steps.to_undo == "a passed-out deal"


def test_names_can_come_later(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    dialog = PlayersDialog(window.document, look.LIGHT, 12, window)
    for seat, name in zip(Seat, ("Ann", "Bob", "Cy", "Di"), strict=True):
        dialog.field(seat).setText(name)
    dialog.keeper_mark(Seat.EAST).setChecked(True)
    dialog.accept()
    assert window.document.evening.rounds[0].seating.players == ("Ann", "Bob", "Cy", "Di")
    assert shown_deals(window)[1][2] == "Ann"
    assert shown_sheets(window)[-1] == ("0", "120")
    type_deal(window, "3n bo")
    assert total(window) == Both(120, 100)


def test_the_same_name_twice_is_said_and_kept(opened: Opened) -> None:
    window = opened()
    dialog = PlayersDialog(window.document, look.LIGHT, 12, window)
    dialog.field(Seat.NORTH).setText("Ann")
    dialog.field(Seat.WEST).setText("Ann")
    dialog.accept()
    assert dialog.complaint == "Ann cannot be in two places."
    assert dialog.field(Seat.WEST).text() == "Ann"
    dialog.reject()
    flush()


def test_other_forms(opened: Opened) -> None:
    window = opened()
    window.begin_round(Form.CHICAGO)
    assert window.document.evening.rounds[0].agreed.form is Form.CHICAGO
    for deal in ("2hn", "2se+1", "1nn", "3de"):
        type_deal(window, deal)
    assert total(window) == Both(600, 250)
    window.begin_round(Form.RUBBER)
    type_deal(window, "4sn")
    window.stop_round()
    assert total(window) == Both(420, 0)


def test_a_small_screen_is_large_enough(opened: Opened) -> None:
    window = opened(sample())
    window.settings.points = 20
    window.apply_look()
    window.set_table_view(True)
    window.set_table_view(False)
    assert window.minimumSizeHint().height() <= 600
    assert window.minimumSizeHint().width() <= 1024


@pytest.mark.parametrize("deals", [0, 1, 2])
def test_tab_goes_round_all_that_is_there(deals: int, opened: Opened) -> None:
    """In the middle of a rubber, and between two."""
    window = opened()
    for _ in range(deals):
        type_deal(window, "4sn")
    between = window.between
    wanted: list[QWidget] = [window.entry.field, window.entry.pad]
    if deals == 2:
        wanted += [between.play_on, between.seats, between.form]
    wanted += [window.deal_list, window.back_score, window.sheet]
    window.entry.field.setFocus()
    for part in [*wanted[1:], wanted[0]]:
        focused = window.focusWidget()
        assert focused
        QTest.keyClick(focused, Qt.Key.Key_Tab)
        assert window.focusWidget() is part


def test_with_none_chosen_the_last_deal_is_corrected(opened: Opened) -> None:
    window = opened()
    for text in ("1cn", "2se"):
        type_deal(window, text)
    window.with_current(window.deal_list.correct_asked.emit)
    assert window.entry.target.at == At(0, 1)
    type_deal(window, "2se-1")
    assert shown_deals(window)[1:] == [
        ("1", "1♣ =", "North", "20", ""),
        ("2", "2♠ −1", "East", "50", ""),
    ]


def test_without_any_deal_there_is_none_to_correct(opened: Opened) -> None:
    window = opened()
    window.with_current(window.deal_list.correct_asked.emit)
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


def test_a_whole_rubber_is_seen_in_the_usual_window(opened: Opened) -> None:
    """The sheet is drawn a little smaller rather than hide the bonus for the rubber."""
    window = opened()
    for text in ("4sn", "3nte-1", "2hs+1 h100s", "3nnx"):
        type_deal(window, text)
    window.sheet.placed()
    assert window.sheet.verticalScrollBar().maximum() == 0
    rows = window.sheet.model().rowCount()
    heights = [window.sheet.visualRect(window.sheet.model().index(row, 0)) for row in range(rows)]
    assert all(window.sheet.viewport().rect().contains(rect) for rect in heights)
    window.sheet.set_zoom(150)
    window.sheet.placed()
    assert window.sheet.verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("width", [1024, 1180])
def test_the_sheet_stays_as_high_while_a_deal_is_typed(width: int, opened: Opened) -> None:
    window = opened(sample())
    window.resize(width, 600)
    QApplication.processEvents()
    high = window.sheet.height()
    for typed in ("6hxx charlie", "6hxx charlie+1", "6hxx charlie+1 h150 charlie", "6hxxe e e 7"):
        window.entry.set_text(typed)
        QApplication.processEvents()
        assert window.entry.says
        assert window.sheet.height() == high


@pytest.mark.parametrize("points", [12, 28])
def test_a_notice_makes_the_window_no_wider(points: int, opened: Opened) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    QApplication.processEvents()
    for text in ("4sn", "4sn", "2hn"):
        type_deal(window, text)
    before = window.width()
    window.entry.correct(At(0, 0))
    type_deal(window, "4sn-1")
    QApplication.processEvents()
    assert len(window.notice.buttons) == 4
    window.settings.points = 20
    window.apply_look()
    assert {button.font().pointSizeF() for button in window.notice.buttons} == {20}
    window.settings.points = points
    window.apply_look()
    QApplication.processEvents()
    assert window.notice.isVisible()
    assert window.width() == before


def test_nothing_stands_where_no_row_is(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    for model in models(window):
        assert model.rowCount() > 0
        assert [model.data(QModelIndex(), role) for role in Qt.ItemDataRole] == [None] * len(
            Qt.ItemDataRole
        )


def test_the_latest_deal_and_every_total_stay_in_sight(opened: Opened) -> None:
    """However long the evening is."""
    window = opened()
    latest, scores = window.deal_list, window.back_score
    for _ in range(16):
        type_deal(window, "4sn")
        QApplication.processEvents()
        last = latest.model().index(latest.model().rowCount() - 1, 0)
        assert latest.viewport().rect().contains(latest.visualRect(last))
        every = range(scores.model().columnCount())
        columns = [column for column in every if not scores.isColumnHidden(column)]
        assert columns[0] == 0
        assert scores.horizontalHeader().length() <= scores.viewport().width()
    total = scores.model().columnCount() - 1
    assert columns == [0, *range(total - len(columns) + 2, total + 1)]
    assert len(columns) > 3
    for _ in range(14):
        window.document.steps.undo()
    assert not any(scores.isColumnHidden(column) for column in range(3))


def test_a_long_set_of_boards_opens_at_the_last(opened: Opened) -> None:
    boards = "form duplicate\nboard 1\n" + "N 4S=\n" * 30
    window = opened(read_score_file(boards.encode()))
    window.document.become(window.document.evening, "nothing")
    QApplication.processEvents()
    model, sheet = window.sheet.model(), window.sheet
    last = next(row for row in range(model.rowCount() - 1, 0, -1) if model.index(row, 0).data())
    board = model.index(last - 2, 0)
    assert sheet.verticalScrollBar().maximum() > 0
    assert board.data() == "420"
    assert sheet.indexAt(sheet.visualRect(board).center()) == board


def test_why_points_were_given_is_read_beside_them(opened: Opened) -> None:
    """Among boards too, where else only a number stood."""
    drawn = [
        opened(read_score_file(f"form duplicate\nboard 1\nadjust EW 200 {why}\n".encode()))
        .sheet.grab()
        .toImage()
        for why in ("a revoke", "slow play", "a revoke")
    ]
    assert drawn[0] == drawn[2]
    assert drawn[0] != drawn[1]


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


def test_the_last_deals_stay_in_sight_when_words_grow(opened: Opened) -> None:
    window = opened(read_score_file(b"form rubber\n" + b"N 1C-1\n" * 9))
    window.settings.points = 28
    window.apply_look()
    window.resize(1024, 600)
    flush()
    deals = window.deal_list
    assert deals.verticalScrollBar().maximum() > 0
    last = deals.visualRect(window.deals.index(window.deals.rowCount() - 1, 0))
    assert deals.viewport().rect().contains(last)
