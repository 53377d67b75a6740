"""Where the bidding pad stands, and how the sheet gives way to it."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QApplication

from scorepad.bridge.contract import HEARTS
from scorepad.bridge.seats import NORTH
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.deals.partial_deal import Bid
from scorepad.ui.window.dialog_placement import place_beside
from scorepad.ui.window.main_window import MainWindow
from tests.ui.windows import Opened, flush, type_deal

PAD = QSize(800, 560)


@pytest.mark.parametrize(
    ("screen", "window", "sheet", "place"),
    [
        # Beside the window where the screen has room there, first at its right.
        ((2560, 1440), (200, 100, 1180, 760), (600, 150, 360, 600), (1380, 200)),
        ((2560, 1080), (1300, 100, 1180, 760), (1700, 150, 360, 600), (500, 200)),
        # Else below it.
        ((1280, 1600), (50, 100, 1180, 760), (450, 150, 360, 600), (240, 860)),
        # Else over the list of deals; the sheet can move as far as the table.
        ((1920, 1080), (370, 150, 1180, 760), (790, 200, 360, 600), (1120, 250)),
        # Else over the table.
        ((1920, 1080), (700, 150, 1180, 760), (1130, 200, 360, 600), (0, 250)),
        # Or else at the right of the screen, where most of a sheet is seen.
        ((1024, 600), (0, 0, 1024, 600), (300, 50, 350, 450), (224, 20)),
    ],
)
def test_it_stands_beside_the_sheet(
    screen: tuple[int, int],
    window: tuple[int, int, int, int],
    sheet: tuple[int, int, int, int],
    place: tuple[int, int],
) -> None:
    port = QRect(QRect(*window).left() + 230, sheet[1], 600, sheet[3])
    found = place_beside(PAD, QRect(*sheet), port, QRect(*window), QRect(0, 0, *screen))
    assert (found.x(), found.y()) == place


def opened_pad(window: MainWindow) -> DealDialog:
    window.openers.open_pad()
    QApplication.processEvents()
    return window.findChildren(DealDialog)[-1]


@pytest.fixture
def window(opened: Opened) -> MainWindow:
    """As large as the screen of the tests."""
    window = opened()
    window.setGeometry(0, 0, 800, 700)
    for text in ("4sn", "4sn", "2hn"):
        type_deal(window, text)
    QApplication.processEvents()
    return window


def test_where_there_is_no_room_the_table_gives_way(window: MainWindow) -> None:
    window.settings.points = 9
    window.apply_look()
    dialog = opened_pad(window)
    dialog.resize(dialog.pad.narrow.width(), 500)
    dialog.move(800 - dialog.width(), 50)
    QApplication.processEvents()
    assert not window.table.isVisible()
    dialog.pad.bids.card(Bid(2, HEARTS)).click()
    dialog.pad.declarers.card(NORTH).click()
    assert window.sheet.paper.right() < dialog.frameGeometry().left()
    dialog.enter.click()
    QApplication.processEvents()
    assert window.table.isVisible()
    assert len(window.document.evening.rounds[-1].items) == 2


def test_a_pad_at_the_left_does_not_drive_the_sheet_away(window: MainWindow) -> None:
    dialog = opened_pad(window)
    before = window.sheet.paper
    dialog.move(0, 0)
    QApplication.processEvents()
    assert window.sheet.paper == before
    assert window.table.isVisible()


def test_it_comes_back_where_it_was_moved(window: MainWindow) -> None:
    dialog = opened_pad(window)
    dialog.resize(460, 500)
    dialog.move(3, 100)
    dialog.reject()
    flush()
    again = opened_pad(window)
    assert again.pos() == QPoint(3, 100)
    again.reject()
    assert window.settings.remembered("pad") == "3,100"


@pytest.mark.parametrize("place", ["", "3", "a,b", "9000,10", "-5000,10"])
def test_a_place_that_is_gone_is_forgotten(place: str, window: MainWindow) -> None:
    window.settings.remember("pad", place)
    dialog = opened_pad(window)
    assert dialog.screen().availableGeometry().contains(dialog.pos())
    dialog.reject()
    assert window.settings.remembered("pad") == place
