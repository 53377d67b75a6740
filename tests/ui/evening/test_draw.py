"""The draw: cards typed or drawn rank and seat the players, who may change all of it."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.draw import read_card
from scorepad.bridge.evening import Evening
from scorepad.bridge.rotation import propose
from scorepad.bridge.seats import EAST, NORTH, Seating
from scorepad.ui import look
from scorepad.ui.evening.card_picture import CardPicture
from scorepad.ui.evening.evening_page import EveningPage
from scorepad.ui.evening.place_row import PlaceRow
from scorepad.ui.evening.place_rows import PACK, PlaceRows, from_pack
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.parts.sliding import slide_time
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.evening.asked import CARDS, SMITHS, asked, name_players, press
from tests.ui.windows import Opened, flush, type_deal


def rows_of(seating: Seating, cards: str = "9D QC 6S 9H 3H") -> PlaceRows:
    """Rows for which the program draws these cards."""
    people = PlaceRows((), lambda number: [read_card(card) for card in cards.split()[:number]])
    people.show_players(seating, None, NORTH)
    people.show()
    return people


def row_of(people: PlaceRows, name: str) -> PlaceRow:
    return next(row for row in people.rows if row.name == name)


def type_cards(people: PlaceRows, cards: tuple[str, ...]) -> None:
    people.show_cards(typed=True)
    for row, card in zip(people.rows, cards, strict=False):
        row.card.clear()
        QTest.keyClicks(row.card, card)


def test_the_sample_draw() -> None:
    people = rows_of(Seating(*SMITHS[:4], SMITHS[4:]))
    people.draw()
    people.turn_all_up()
    cards = {row.name: row.card.text() for row in people.rows[:5]}
    assert [cards[name] for name in SMITHS] == ["9♦", "Q♣", "6♠", "9♥", "3♥"]
    assert people.ranked == ("Mrs. Smith", "Mrs. Jones", "Mr. Smith", "Mr. Jones", "Charlie")
    assert people.seating == propose(people.ranked)
    assert people.dealer is people.seating.seat_of("Mrs. Smith")


@pytest.mark.parametrize("points", [9, 12, 28])
@pytest.mark.parametrize("for_fingers", [False, True])
@pytest.mark.parametrize("card", ["AH", "KS", "10D", "QC"])
def test_the_rank_stands_clear_of_the_suit(points: int, for_fingers: bool, card: str) -> None:
    look.use(look.LIGHT, points, for_fingers=for_fingers)
    picture = CardPicture()
    picture.show_card(read_card(card))
    image = picture.grab().toImage()
    edge = image.width() // 8
    across, down = (range(edge, end - edge) for end in image.size().toTuple())
    rows = [[image.pixelColor(x, y) for x in across] for y in down]
    inked = [any(pixel.lightness() < 200 for pixel in row) for row in rows]
    parts = sum(now and not before for before, now in pairwise([False, *inked]))
    assert parts == 2


def test_a_key_or_a_click_turns_up_each_card() -> None:
    people = rows_of(FOUR)
    QTest.qWaitForWindowExposed(people)
    bob = row_of(people, "Bob").box
    people.draw()
    pictures = [row.picture for row in people.rows[:4]]
    assert [picture.card for picture in pictures] == [None] * 4
    assert pictures[0].hasFocus()
    QTest.mouseClick(pictures[2], Qt.MouseButton.LeftButton)
    QTest.keyClick(pictures[0], Qt.Key.Key_Space)
    assert [bool(picture.card) for picture in pictures] == [True, False, True, False]
    assert pictures[1].hasFocus()
    QTest.mouseClick(pictures[2], Qt.MouseButton.LeftButton)  # it is already turned up
    assert not people.ranked
    before = people.rows[0].box.pos()
    QTest.keyClick(pictures[3], Qt.Key.Key_Space)
    assert not people.ranked
    QTest.keyClick(pictures[1], Qt.Key.Key_Space)
    assert people.ranked[0] == "Bob"
    assert not people.is_face_down
    here = row_of(people, "Bob").box
    assert here is not bob
    home = QPoint(before)
    if slide_time(here):
        assert here.pos() != home
    QTest.qWait(2 * slide_time(here) + 150)
    assert here.pos() == home


def test_whoever_is_renamed_keeps_the_card() -> None:
    people = rows_of(FOUR)
    people.draw()
    row = row_of(people, "Cy")
    row.field.setText("Cyril")
    for each in people.rows[:4]:
        QTest.mouseClick(each.picture, Qt.MouseButton.LeftButton)
    assert set(people.ranked) == {"Ann", "Bob", "Cyril", "Di"}
    assert not people.is_face_down


def test_whoever_is_gone_draws_no_card() -> None:
    people = rows_of(FIVE)
    people.draw()
    row_of(people, "Cy").field.clear()
    people.turn_all_up()
    assert set(people.ranked) == {"Ann", "Bob", "Di", "Eve"}
    assert not people.is_face_down


@given(st.integers(4, 7))
def test_a_fair_pack(number: int) -> None:
    drawn = from_pack(number)
    assert len(set(drawn)) == number
    assert set(drawn) <= set(PACK)
    assert len(set(PACK)) == 52


def test_every_card_comes_up() -> None:
    """In a thousand draws no card of the pack is missing, except once in some 10^36 times."""
    assert {card for _ in range(1000) for card in from_pack(5)} == set(PACK)


def test_cards_typed_decide_as_soon_as_all_are_there() -> None:
    people = rows_of(FIVE)
    type_cards(people, CARDS[:4])
    assert not people.ranked
    assert people.seating == FIVE
    type_cards(people, CARDS)
    assert people.ranked == ("Bob", "Di", "Ann", "Cy", "Eve")
    assert people.seating == Seating("Bob", "Ann", "Di", "Cy", ("Eve",))
    assert row_of(people, "Bob").card.text() == "QC"


def test_a_card_drawn_twice_is_marked_at_the_second() -> None:
    people = rows_of(FOUR)
    type_cards(people, ("9D", "QC", "9d", "zz"))
    cards = [row.card for row in people.rows]
    assert people.show_faults() is cards[2]
    assert cards[2].complaint.text() == "Ann already has the 9♦."
    assert cards[3].complaint.text() == "zz is not a card, e.g. QC or 10H."
    assert not people.ranked
    type_cards(people, ("9D", "QC", "2C", "AS"))
    assert people.show_faults() is None
    assert people.ranked[0] == "Di"


def test_nothing_is_entered_with_a_card_that_is_wrong(opened: Opened) -> None:
    window = opened()
    before = window.document.evening
    page = asked(window, window.openers.new_evening)
    name_players(page, FOUR.players)
    page.begin_at_draw()
    type_cards(page.people, ("9D", "9D"))
    page.accept()
    assert window.document.evening is before
    assert page.people.rows[1].card.hasFocus()
    assert page.people.rows[1].card.text() == "9D"


def test_whoever_drew_sits_as_he_likes_all_the_same(opened: Opened) -> None:
    """The rank is kept, and decides who comes in next."""
    window = opened()
    page = asked(window, window.openers.new_evening)
    name_players(page, FIVE.players)
    type_cards(page.people, CARDS)
    page.people.rows[0].field.setText("Di")
    page.people.count()
    assert page.people.names[:5] == ["Di", "Ann", "Bob", "Cy", "Eve"]
    page.accept()
    (first,) = window.document.evening.rounds
    assert first.ranked == ("Bob", "Di", "Ann", "Cy", "Eve")
    assert first.seating.north == "Di"


def test_a_draw_is_of_those_who_drew(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.new_evening)
    name_players(page, FIVE.players)
    type_cards(page.people, CARDS)
    page.people.rows[4].field.setText("Flo")
    assert page.people.ranked == ()


def test_aloud() -> None:
    people = rows_of(FIVE)
    type_cards(people, CARDS[:2])
    assert people.rows[1].picture.accessibleName() == "queen of clubs"
    assert people.rows[4].card.accessibleName() == "the card of Sits out, number 1"


def test_a_draw_during_the_evening_is_one_step(opened: Opened) -> None:
    window = opened(Evening((entered("N 4H=", "N 4H=", seating=FOUR),)))
    before = window.document.evening
    page = asked(window, window.openers.open_draw)
    drawn = {"Ann": "9D", "Bob": "QC", "Cy": "6S", "Di": "9H"}
    type_cards(page.people, tuple(drawn[name] for name in page.people.players))
    page.accept()
    flush()
    rounds = window.document.evening.rounds
    assert len(rounds) == 2
    assert rounds[1].ranked == ("Bob", "Di", "Ann", "Cy")
    assert rounds[1].seating == propose(rounds[1].ranked)
    type_deal(window, "4sn")
    assert window.document.scored.rounds[1].deals[0].dealer is NORTH
    window.document.steps.undo()
    window.document.steps.undo()
    assert window.document.evening == before


def test_looking_at_the_draw_changes_nothing(opened: Opened) -> None:
    window = opened(Evening((entered("N 2H=", seating=FOUR),)))
    before = window.document.evening
    page = asked(window, window.openers.open_draw)
    assert page.people.dealer is EAST
    page.accept()
    assert window.document.evening is before


def test_only_a_card_turned_up_is_kept_from_esc(opened: Opened) -> None:
    window = opened(Evening((entered("N 2H=", seating=FOUR),)))
    for turned in (False, True):
        page = asked(window, window.openers.open_draw)
        if turned:
            page.people.rows[0].picture.click()
        page.close()
        assert page.isVisible() is turned


def test_between_two_rounds_the_proposal_is_changed(opened: Opened) -> None:
    window = opened(Evening((entered("N 4H=", "N 4H=", seating=FIVE),)))
    proposed = window.document.table.round.seating
    page = asked(window, window.openers.this_evening)
    assert page.people.seating == proposed != FIVE
    page.people.rows[0].field.setText(proposed.east)
    page.accept()
    rounds = window.document.evening.rounds
    assert rounds[0].seating == FIVE
    assert (rounds[1].seating.north, rounds[1].seating.east) == (proposed.east, proposed.north)


def test_without_names_there_is_no_draw(opened: Opened) -> None:
    window = opened()
    page = asked(window, window.openers.open_draw)
    assert page.people.rows[0].field.hasFocus()
    assert not page.draw.isEnabled()
    assert page.draw.toolTip()
    name_players(page, FOUR.players)
    assert page.draw.isEnabled()


def drawing(opened: Opened, points: int, size: tuple[int, int]) -> EveningPage:
    window = opened()
    window.settings.points = points
    window.apply_look()
    window.resize(*size)
    page = asked(window, window.openers.new_evening)
    name_players(page, SMITHS)
    page.begin_at_draw()
    return page


@pytest.mark.parametrize("points", [12, 20])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_five_cards_are_seen_with_what_to_do_without_scrolling(
    size: tuple[int, int], points: int, opened: Opened
) -> None:
    page = drawing(opened, points, size)
    QApplication.processEvents()
    QApplication.processEvents()
    assert page.draw_hint.text().startswith("A click or Space turns over one card")
    seen = page.scroller.viewport()
    pictures = [row.picture for row in page.people.rows[:5]]
    assert page.rect().contains(QRect(page.draw.mapTo(page, QPoint()), page.draw.size()))
    for part in (*pictures, page.draw_hint):
        assert seen.rect().contains(QRect(part.mapTo(seen, QPoint()), part.size()))


def test_with_large_words_five_cards_are_seen_rather_than_how_they_are_turned_up(
    opened: Opened,
) -> None:
    page = drawing(opened, 28, (1024, 600))
    QApplication.processEvents()
    QApplication.processEvents()
    seen = page.scroller.viewport()
    for row in page.people.rows[:5]:
        assert seen.rect().contains(row.picture.mapTo(seen, row.picture.rect().center()))
    assert not page.draw_hint.isVisible(), "rather than cut"
    assert page.scroller.verticalScrollBar().maximum() == 0


def test_nobodys_places_come_back_behind_the_draw(opened: Opened) -> None:
    page = drawing(opened, 12, (1024, 600))
    page.people.draw()
    assert page.people.rows[5].box.isHidden()
    page.people.turn_all_up()
    assert page.people.rows[5].box.isVisible()
    assert page.effects.text().endswith("deals.")


def test_enter_with_ctrl_draws_nothing(opened: Opened) -> None:
    """It accepts the page, also on the button that draws."""
    page = drawing(opened, 12, (1366, 768))
    page.people.show_cards(typed=True)
    page.begin_at(page.draw)
    QTest.keyClick(page.draw, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not page.isVisible()


def test_on_a_small_screen_the_outcome_comes_into_sight(opened: Opened) -> None:
    page = drawing(opened, 28, (1024, 600))
    press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    QApplication.processEvents()
    seen = page.scroller.viewport()
    top = page.effects.mapTo(seen, QPoint()).y()
    assert page.effects.text()
    assert 0 <= top < seen.height() - page.effects.fontMetrics().height()


def test_with_large_words_all_answers_are_seen_below_the_outcome(opened: Opened) -> None:
    window = opened(Evening((entered("N 2H=", seating=FIVE),)))
    window.settings.points = 28
    window.apply_look()
    window.resize(1024, 570)
    page = asked(window, window.openers.open_draw)
    assert isinstance(page, ThisEveningPage)
    press(Qt.Key.Key_Return)
    QTest.qWait(10)
    seen = page.scroller.viewport()
    for answer in (page.from_next, page.from_before, page.stops_first):
        assert answer.visibleRegion().boundingRect() == answer.rect()
        assert seen.rect().contains(answer.mapTo(seen, answer.rect().center()))
