"""The picture of the table: nothing overlaps, red edges if vulnerable, movers marked."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.bridge.evening import Evening
from scorepad.bridge.seats import EW, NS, Seat
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import look
from scorepad.ui.look import DARK, LIGHT, Colours, text_font, with_calm_table
from scorepad.ui.rounds.board_view import BoardView, Chair, around, place_of
from tests.bridge.table import FIVE, FOUR, LETTERS, entered
from tests.ui.contrast import contrast
from tests.ui.painted import painted
from tests.ui.windows import Opened, type_deal

FORTY = "Christopher Featherstonehaugh-Cavendish"


def shown(names: list[str], points: float, width: int, dealer: int = 1) -> BoardView:
    view = BoardView()
    view.setFont(text_font(points))
    view.show_chairs(
        tuple(Chair(name, place == dealer, place % 2 == 1) for place, name in enumerate(names)),
        "",
    )
    view.resize(width, view.heightForWidth(width))
    return view


def apart(view: BoardView) -> None:
    """Check that all text is inside the table, without overlaps."""
    written, font = view.written()
    inside = QRectF(view.rect())
    places = [place for one in written for place in (one.at, *(said.at for said in one.said))]
    seen = [place for place in places if not place.isEmpty()]
    for place in seen:
        assert inside.contains(place)
    for place, other in combinations(seen, 2):
        assert not place.intersects(other)
    for one in written:
        assert QFontMetricsF(font).horizontalAdvance(one.name) <= one.at.width() + 1


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("points", [9, 12, 20, 28])
@pytest.mark.parametrize("name", ["Ann", "Margaret Brown", FORTY, "W" * 40])
def test_nothing_overlaps(name: str, points: int, dealer: int, qtbot: QtBot) -> None:
    view = shown([name] * 4, points, round(points * 20), dealer)
    qtbot.addWidget(view)
    apart(view)


@given(st.lists(st.text(LETTERS, min_size=1, max_size=100), min_size=4, max_size=4))
def test_whatever_the_names(names: list[str]) -> None:
    apart(shown(names, 12, 252))


def test_left_and_right_stand_on_one_line_and_partners_are_both_read(qtbot: QtBot) -> None:
    view = shown([FORTY, "Mary Brown-Worthington", "Di", FORTY], 12, 252)
    qtbot.addWidget(view)
    (foot, left, head, right), font = view.written()
    assert left.at.top() == right.at.top()
    assert left.said[0].at.top() == right.said[0].at.top()
    assert foot.at.center().x() == pytest.approx(head.at.center().x())
    assert (left.name, head.name) == ("Mary B.", "Di")
    assert font.pointSizeF() > 9


def test_in_a_wide_table_who_deals_is_said_beside_the_name(qtbot: QtBot) -> None:
    wide, narrow = (
        shown(["Ann", "Bob", "Mrs Di Smith", "Eve"], 12, room, 0) for room in (300, 150)
    )
    for view, is_beside in ((wide, True), (narrow, False)):
        qtbot.addWidget(view)
        apart(view)
        foot, *_ = view.written()[0]
        assert (foot.said[0].at.left() > foot.at.right()) is is_beside
    assert wide.height() < narrow.height()
    wide.show_chairs(tuple(chair._replace(deals=True) for chair in wide.chairs), "")
    assert wide.heightForWidth(300) == wide.height(), "in every deal"


@pytest.mark.parametrize("width", range(1290, 1400, 10))
def test_beside_the_sheet_it_is_as_high_as_it_needs(width: int, opened: Opened) -> None:
    """Where details are just too wide to stand beside a name, too."""
    seats = "seats N=Cleo E=Frank S=Bartholomew W=Margarethe\nkeeper Bartholomew\n"
    window = opened(read_score_file(f"form rubber\n{seats}N 4S=\nN 2H=\n".encode()))
    window.settings.points = 19
    window.apply_look()
    window.resize(width, 560)
    for _ in range(3):
        QApplication.processEvents()
    picture = window.table.picture
    assert picture.height() >= picture.heightForWidth(picture.width())
    apart(picture)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_edges_are_red_where_vulnerable(colours: Colours, opened: Opened) -> None:
    window = opened(Evening((entered("E 4S=", seating=FOUR, keeper="Ann"),)))
    picture = window.table.picture
    look.use(colours, 12)
    assert [chair.is_vulnerable for chair in picture.chairs] == [False, True, False, True]
    image = picture.grab().toImage()
    for one, edge in zip(picture.written()[0], picture.edges, strict=True):
        wanted = colours.vulnerable if one.chair.is_vulnerable else colours.safe
        spot = QRectF(edge).topLeft() + (edge.bottomRight() - edge.topLeft()) * 0.8
        assert image.pixelColor(spot.toPoint()) == wanted
        red = [said.text for said in one.said if said.is_red]
        assert red == ["VUL"] * bool(one.chair.is_vulnerable)
        others = [said.text for said in one.said if not said.is_red]
        assert others == ["dealer"] * one.chair.deals
    for back in (colours.panel, colours.glow):
        assert contrast(colours.vulnerable, back) >= 4.5
    assert contrast(colours.safe, colours.panel) >= 3


def test_a_choice_keeps_the_table_calm(opened: Opened) -> None:
    window = opened()
    window.settings.calm_table = True
    window.apply_look()
    assert look.colours().vulnerable == look.colours().accent
    assert with_calm_table(LIGHT).safe == LIGHT.edge


def test_whoever_moves_is_marked_and_slides(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", seating=FIVE, keeper="Ann"),)))
    picture = window.round_panel.picture
    type_deal(window, "4sn")
    assert picture.isVisible()
    on_the_way = picture.grab().toImage()
    assert [[said.text for said in one.said] for one in picture.written()[0]] == [
        [],
        ["from South"],
        ["from East", "dealer"],
        ["sat out"],
    ]
    apart(picture)
    QTest.qWait(300)
    assert picture.grab().toImage() != on_the_way
    there = picture.grab().toImage()
    window.document.changed.emit()  # with the same seats
    assert picture.grab().toImage() == there


def test_nothing_slides_where_animations_are_switched_off(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scorepad.ui.rounds.board_view.slide_time", lambda view: 0)
    window = opened(Evening((entered("N 4S=", seating=FIVE, keeper="Ann"),)))
    type_deal(window, "4sn")
    at_once = window.round_panel.picture.grab().toImage()
    QTest.qWait(300)
    assert window.round_panel.picture.grab().toImage() == at_once


def test_around_the_table_from_the_keeper_to_the_left() -> None:
    keeper = Seat.EAST
    assert "".join(around(keeper)) == "ESWN"
    assert [place_of(seat, keeper) for seat in around(keeper)] == [0, 1, 2, 3]
    assert {seat.side for seat in around(keeper)[::2]} == {EW}
    assert {seat.side for seat in around(keeper)[1::2]} == {NS}


def test_who_moves_and_deals_has_the_room_that_the_other_side_leaves(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.setFont(text_font(12))
    ann = Chair("Ann", deals=True, came="from South")
    view.show_chairs((Chair("Bob", came="from East"), Chair("Dave"), Chair("Cleo"), ann), "")
    view.resize(250, view.heightForWidth(250))
    written = next(one for one in view.written()[0] if one.name == "Ann")
    assert [said.text for said in written.said] == ["from South", "dealer"]
    apart(view)


def test_less_is_said_of_a_side_rather_than_cut(qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.setFont(text_font(12))
    eve, cleo = Chair("Eve", deals=True, came="sat out"), Chair("Cleo", came="from South")
    view.show_chairs((Chair("Bob"), eve, Chair("Ann"), cleo), "")
    view.resize(215, view.heightForWidth(215))
    left, right = (view.written()[0][place] for place in (1, 3))
    assert [said.text for said in left.said] == ["sat out"]
    assert [said.text for said in right.said] == ["from South"]
    apart(view)


@pytest.mark.parametrize(("points", "pixels"), [(9, 12), (12, 16), (28, 29)])
def test_who_deals_is_legible_beside_the_name(points: int, pixels: int, qtbot: QtBot) -> None:
    view = shown(["Ann", "Bob", "Cy", "Di"], points, 24 * points)
    qtbot.addWidget(view)
    assert painted(view)["dealer"] >= pixels


@pytest.mark.parametrize("points", [16, 24, 28])
def test_nothing_overlaps_where_it_is_lower_than_it_would_like(points: int, qtbot: QtBot) -> None:
    view = shown(["Margaret Brown", "Margarethe", "Ann", "Bob"], points, 400)
    qtbot.addWidget(view)
    wished = view.heightForWidth(400)
    view.resize(400, round(wished * 0.6))
    view.show()
    apart(view)
    assert view.heightForWidth(400) == wished


def test_long_names_beside_each_other_share_the_width_by_their_length(qtbot: QtBot) -> None:
    view = shown(["Ann", "Bartholomew", "Cy", "Di"], 12, 214)
    qtbot.addWidget(view)
    apart(view)
    written, font = view.written()
    assert [one.name for one in written] == ["Ann", "Bartholomew", "Cy", "Di"]
    assert font.pointSizeF() == pytest.approx(12 * 1.1)
