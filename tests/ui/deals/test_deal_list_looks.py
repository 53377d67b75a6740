"""How the list of deals looks."""

import pytest
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from scorepad.bridge.rounds import At
from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.deals.deal_model import CONTRACT, NUMBER, DealModel
from scorepad.ui.document import Document
from scorepad.ui.look import text_font
from scorepad.ui.parts.cells import CUT, EDGE
from scorepad.ui.parts.list_table import LOW
from scorepad.ui.words import passed_out
from tests.ui.painted import painted
from tests.ui.windows import Opened, shown_deals, type_deal

DEALS = b"form rubber\nN 1NT\nS 1NT-1"


def foot(picture: QImage, left: int, top: int, bottom: int) -> int:
    """The lowest dark row of pixels in a narrow strip of a picture."""
    return max(
        y
        for y in range(top, bottom)
        for x in range(left, left + 12)
        if picture.pixelColor(x, y).lightness() < 120
    )


@pytest.mark.parametrize("points", [9, 11, 12, 13, 15, 16, 20])
def test_a_contract_stands_on_the_line_of_its_row(qapp: QApplication, points: float) -> None:
    deals = DealList(DealModel(Document(read_score_file(DEALS))))
    deals.setFont(text_font(points))
    deals.measure()
    deals.resize(900, 400)
    deals.show()
    qapp.processEvents()
    picture = deals.viewport().grab().toImage()
    feet = []
    for column in (NUMBER, CONTRACT):
        cell = deals.visualRect(deals.model().index(1, column))
        feet.append(foot(picture, cell.left() + 3, cell.top(), cell.bottom()))
    assert feet[0] == feet[1]
    deals.close()


def test_no_row_is_cut_at_the_top(qapp: QApplication) -> None:
    deals = DealList(DealModel(Document(read_score_file(DEALS + b"\nN 7NT-1" * 20))))
    deals.resize(500, 200)
    deals.show()
    qapp.processEvents()
    row = deals.rowHeight(0)
    deals.resize(500, 200 + row // 2 - deals.viewport().height() % row)
    deals.scrollToBottom()
    qapp.processEvents()
    assert deals.rowHeight(0) >= LOW * deals.fontMetrics().height() - 1
    assert deals.viewport().height() % deals.rowHeight(0) < CUT * row, "no empty band"
    deals.close()


def test_rows_are_a_little_lower_rather_than_one_fewer(qapp: QApplication) -> None:
    deals = DealList(DealModel(Document(read_score_file(DEALS + b"\nN 7NT-1" * 20))))
    deals.resize(500, 400)
    deals.show()
    qapp.processEvents()
    usual = round(deals.fontMetrics().height() * 1.5)
    above = deals.height() - deals.viewport().height()
    for rows, seen, high in ((2.6, 3, 0.86), (3.6, 4, 0.9)):
        deals.resize(500, above + round(rows * usual))
        qapp.processEvents()
        assert deals.viewport().height() // deals.rowHeight(0) == seen
        assert deals.rowHeight(0) >= high * usual - 1
    deals.close()


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_a_passed_out_deal_is_not_cut(app: QApplication, code: str) -> None:
    assert language.speak(app, code) == code
    deals = DealModel(Document(read_score_file(b"form rubber\npass\n")))
    shown = DealList(deals)
    room = QFontMetricsF(shown.font()).horizontalAdvance(passed_out())
    assert shown.columnWidth(CONTRACT) > room


def test_honours_are_read_whatever_the_names(qapp: QApplication) -> None:
    """Names have what the contracts leave free; where still none is, honours come before them."""
    seats = b"form rubber\nseats N=Ann E=Bob S=Bartholomew W=Di\nS 2H= honours N 100\n"
    deals = DealList(DealModel(Document(read_score_file(seats))))
    whole = QFontMetricsF(deals.font()).horizontalAdvance("Bartholomew · 100 honours, Ann")
    deals.show()
    needed = deals.wanted_width(0) + round(whole) + 2 * EDGE + 2
    widths = []
    for lacks in (0, 12, 60):
        deals.resize(needed - lacks, 300)
        qapp.processEvents()
        widths.append(deals.columnWidth(CONTRACT))
        is_whole = "Bartholomew · 100 honours, Ann" in painted(deals)
        assert is_whole is (lacks < 60)
        assert is_whole or any(each.startswith("100 hon. Ann · ") for each in painted(deals))
    assert widths[0] > widths[1] > widths[2]
    deals.close()


def test_a_chukker_deal_passed_out_has_no_number(opened: Opened) -> None:
    """It is dealt again, and a repeated number would look like an error."""
    window = opened(read_score_file(b"form chicago\npass\nN 1S=\n"))
    assert [row[0] for row in shown_deals(window)[1:]] == ["", "1"]
    window = opened(read_score_file(b"form rubber\npass\nN 1S=\n"))
    assert [row[0] for row in shown_deals(window)[1:]] == ["1", "2"]


@pytest.mark.parametrize(("name", "whole"), [("Bob", True), ("Bartholomew Featherstone", False)])
def test_what_a_deal_brought_before_leaves_the_name_its_room(
    name: str, whole: bool, opened: Opened
) -> None:
    """Where both have none, the former points are struck out instead of named."""
    seats = f'form rubber\nseats N="{name}" E=Eve S=Cy W=Di\nN 4S=\n'
    window = opened(read_score_file(seats.encode()))
    window.resize(1024, 570)
    window.entry.correct(At(0, 0))
    type_deal(window, "+1")
    QApplication.processEvents()
    texts = painted(window.deal_list)
    assert ("was 120" in texts) is whole
    assert ("120" in texts) is not whole
