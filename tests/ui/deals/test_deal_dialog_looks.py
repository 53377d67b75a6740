"""What is seen and heard of the dialog of a deal."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from scorepad.bridge.contract import LEVELS, Strain
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EAST, SOUTH, Seat, Seating
from scorepad.ui import look
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.deals.partial_deal import Bid
from scorepad.ui.document import NEXT, Document
from scorepad.ui.words import bidding_pad as pad_words
from tests.bridge.table import FOUR, entered
from tests.ui.deals.asked import LONG, Ask, C, D, H, N, S, keys, press

# Names, as they are seen and heard.


def test_every_bid_has_its_name(ask: Ask) -> None:
    asked = ask()
    suits = {C: "clubs", D: "diamonds", H: "hearts", S: "spades", N: "notrump"}
    for level, strain in product(LEVELS, Strain):
        name = asked.pad.bids.card(Bid(level, strain)).accessibleName()
        assert (
            name == f"{level} {suits[strain] if level > 1 or strain is N else suits[strain][:-1]}"
        )


def test_everything_has_a_name_for_a_screen_reader(ask: Ask) -> None:
    asked = ask()
    for card in (*asked.pad.cards, asked.dialog.cancel, asked.dialog.enter):
        read = QAccessible.queryAccessibleInterface(card)
        assert read.text(QAccessible.Text.Name)
        assert read.role() in {QAccessible.Role.CheckBox, QAccessible.Role.Button}
    groups = (asked.pad.bids, asked.pad.declarers, asked.pad.results, asked.pad.figures)
    names = [group.accessibleName() for group in (*groups, asked.pad.holders)]
    assert names == ["Contract", "Declarer", "Result", "Honours", "Held by"]


def test_chairs_without_names_go_by_where_they_stand(ask: Ask) -> None:
    asked = ask(Round())
    names = [card.accessibleName() for card in asked.pad.declarers.cards]
    assert sorted(names) == [f"declarer {seat}" for seat in ("East", "North", "South", "West")]


@pytest.mark.parametrize("keeper", ["Ann", "Bob", "Cy", "Di", None])
def test_the_keeper_sits_at_the_foot(keeper: str | None, ask: Ask) -> None:
    asked = ask(Round(seating=FOUR, keeper=keeper))
    foot = FOUR.seat_of(keeper) if keeper else SOUTH
    assert foot
    place = {seat: asked.pad.declarers.card(seat).geometry().center() for seat in Seat}
    assert place[foot].y() > place[foot.left].y() > place[foot.partner].y()
    assert place[foot.left].x() < place[foot].x() < place[foot.right].x()


def test_names_are_never_read_as_markup(ask: Ask) -> None:
    asked = ask(Round(seating=Seating("<b>Ann</b>", "&Bob", "Cy", "Di")))
    keys("4sn")
    assert asked.message.startswith("4♠ by <b>Ann</b>, made")
    assert asked.dialog.sentence.textFormat() is Qt.TextFormat.PlainText
    assert asked.pad.declarers.card(EAST).accessibleName() == "declarer &Bob"


# How it looks.


@pytest.mark.parametrize("points", [9, 12, 20, 28])
def test_cards_are_large_enough_for_a_finger(points: float, ask: Ask) -> None:
    asked = ask(points=points)
    for card in asked.pad.cards:
        assert card.width() >= 56
        assert card.height() >= 48
        assert card.height() >= min(points, 15) * 3


@pytest.mark.parametrize("points", [16, 20, 28])
def test_large_words_leave_all_cards_on_the_screen(points: float, ask: Ask) -> None:
    asked = ask(Round(seating=FOUR), points=points)
    QApplication.processEvents()
    (scroll,) = asked.dialog.findChildren(QScrollArea)
    assert scroll.verticalScrollBar().maximum() == 0
    sizes = {label.font().pointSizeF() for label in asked.pad.findChildren(QLabel)}
    assert sizes == {asked.dialog.font().pointSizeF()}
    assert 15 <= sizes.pop() <= points


def test_it_fits_a_small_screen(ask: Ask) -> None:
    """1024 x 600, of which the desktop takes a line and the window its title."""
    asked = ask()
    wanted = asked.pad.wide + QSize(0, asked.dialog.enter.height() + 30)
    assert wanted.width() <= 1000
    assert wanted.height() <= 530


@pytest.mark.parametrize("points", [9, 12, 16, 20, 28])
def test_whatever_has_the_focus_is_seen(points: float, ask: Ask) -> None:
    asked = ask(Round(seating=LONG), points=points)
    asked.dialog.resize(760, 480)
    port = asked.dialog.findChildren(QScrollArea)[0].viewport()
    press(asked.pad.bids.card(Bid(4, S)), asked.pad.figures.card(100))
    for card in asked.pad.cards:
        if card.isEnabled():
            card.setFocus()
            seen = QRect(card.mapTo(port, QPoint()), card.size())
            assert port.rect().contains(seen)


def test_a_longer_sentence_hides_no_card(ask: Ask) -> None:
    asked = ask(entered("N 3N=", "E 3N=", seating=LONG))
    bar = asked.dialog.findChildren(QScrollArea)[0].verticalScrollBar()
    height = asked.dialog.height()
    keys("4sxxn+1")
    QApplication.sendPostedEvents()
    assert asked.dialog.height() > height
    assert bar.maximum() == 0
    keys("=")
    assert asked.dialog.sentence.height() >= asked.dialog.sentence.heightForWidth(
        asked.dialog.sentence.width()
    )


def test_columns_stand_one_below_the_other_where_it_is_narrow(ask: Ask) -> None:
    asked = ask()
    bids, declarers = asked.pad.bids, asked.pad.declarers
    assert declarers.geometry().left() > bids.geometry().right()
    asked.dialog.resize(asked.pad.narrow.width(), 500)
    QApplication.sendPostedEvents()
    assert declarers.geometry().top() > bids.geometry().bottom()


def colours_of(widget: QWidget) -> set[str]:
    image = widget.grab().toImage()
    points = product(range(image.width()), range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in points}


@pytest.mark.parametrize("colours", [look.LIGHT, look.DARK, look.with_two_colours(look.LIGHT)])
def test_suits_are_shapes_in_their_colours(colours: look.Colours, ask: Ask, qtbot: QtBot) -> None:
    dialog = DealDialog(Document(), NEXT, colours, 12)
    qtbot.addWidget(dialog)
    for strain in (C, D, H, S):
        card = dialog.pad.bids.card(Bid(4, strain))
        assert colours.suits[strain].name() in colours_of(card)
        card.click()
        seen = colours_of(card)
        assert colours.accent.name() in seen
        assert colours.on_accent.name() in seen
        assert colours.suits[strain].name() not in seen - {colours.on_accent.name()}


def test_the_focus_is_seen(ask: Ask) -> None:
    asked = ask()
    card = asked.pad.bids.card(Bid(1, C))
    accent = look.LIGHT.accent.name()
    assert accent in colours_of(card)
    asked.dialog.cancel.setFocus()
    assert accent not in colours_of(card)
    assert accent in colours_of(asked.dialog.cancel)


def test_what_is_impossible_lies_open_on_the_desk(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(7, C)))
    paper = look.LIGHT.paper.name()
    assert paper in colours_of(asked.pad.results.card(-1))
    assert paper not in colours_of(asked.pad.results.card(1))


def test_no_honours_is_a_quiet_choice(ask: Ask) -> None:
    asked = ask()
    press(asked.pad.bids.card(Bid(1, C)))
    none = asked.pad.figures.card(0).grab().toImage()
    assert QColor(none.pixelColor(none.width() // 2, 8)) == look.LIGHT.glow


def test_captions_can_be_read(ask: Ask) -> None:
    asked = ask()
    captions = [label.text() for label in asked.pad.findChildren(QLabel)]
    assert captions == [pad_words.declarer_caption(), pad_words.honours_caption()]
