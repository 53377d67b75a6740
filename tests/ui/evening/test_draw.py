"""The draw: cards typed or drawn rank and seat the players, who may change any of it."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from scorepad.bridge.draw import read_card
from scorepad.bridge.evening import Evening
from scorepad.bridge.rotation import propose
from scorepad.bridge.seats import EAST, NORTH, SOUTH, Seat, Seating
from scorepad.ui.evening.draw_page import PACK, DrawPage, from_pack
from scorepad.ui.evening.player_tile import PlayerTile
from scorepad.ui.parts.sliding import slide_time
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.evening.asked import CARDS, SMITHS, asked, draw_page, name_players
from tests.ui.windows import Opened, flush, type_deal

SEVEN = Seating("Ann", "Bob", "Cy", "Di", ("Eve", "Flo", "Gus"))


def page_of(seating: Seating, cards: str = "9D QC 6S 9H 3H") -> DrawPage:
    """A page on which the program draws these cards."""
    page = DrawPage(lambda number: [read_card(card) for card in cards.split()[:number]])
    page.show_players(seating, (), None, NORTH)
    page.resize(1000, 600)
    page.show()
    return page


def place_of(page: DrawPage, name: str) -> PlayerTile:
    return next(place for place in page.table.places if place.name == name)


def type_cards(page: DrawPage, cards: tuple[str, ...]) -> None:
    for field, card in zip(page.fields, cards, strict=False):
        field.setText(card)


def test_the_sample_draw() -> None:
    page = page_of(Seating(*SMITHS[:4], SMITHS[4:]))
    page.draw()
    page.turn_all_up()
    assert [field.text() for field in page.fields] == ["9♦", "Q♣", "6♠", "9♥", "3♥"]
    assert page.ranked == ("Mrs. Smith", "Mrs. Jones", "Mr. Smith", "Mr. Jones", "Charlie")
    assert page.seating == propose(page.ranked)
    assert page.dealer is page.seating.seat_of("Mrs. Smith")
    assert page.outcome.text() == (
        "Mrs. Smith and Mrs. Jones play Mr. Smith and Mr. Jones. Charlie sits out. "
        "Mrs. Smith deals."
    )


def test_a_key_or_a_click_turns_up_each_card() -> None:
    page = page_of(FOUR)
    before = place_of(page, "Bob").pos()
    QTest.keyClick(page.shuffle, Qt.Key.Key_Return)
    assert [picture.card for picture in page.pictures] == [None] * 4
    QTest.mouseClick(page.pictures[2], Qt.MouseButton.LeftButton)
    QTest.keyClick(page.shuffle, Qt.Key.Key_Return)
    assert [bool(picture.card) for picture in page.pictures] == [True, False, True, False]
    assert page.shuffle.accessibleName() == "Turn a card"
    QTest.mouseClick(page.pictures[2], Qt.MouseButton.LeftButton)  # it is up already
    page.fields[1].setText("KS")  # another card, which a player drew from a real pack
    assert not page.ranked
    QTest.keyClick(page.shuffle, Qt.Key.Key_Return)
    assert page.ranked[0] == "Bob"
    assert page.shuffle.accessibleName() == "Draw once more"
    bob = place_of(page, "Bob")
    if slide_time(bob):
        assert bob.pos() == before
    QTest.qWait(2 * slide_time(bob) + 100)
    assert bob.pos() == bob.home.topLeft() != before


@given(st.integers(4, 7))
def test_a_fair_pack(number: int) -> None:
    drawn = from_pack(number)
    assert len(set(drawn)) == number
    assert set(drawn) <= set(PACK)
    assert len(set(PACK)) == 52


def test_every_card_comes_up() -> None:
    """In a thousand draws no card of the pack is missing, but once in some 10^36 times."""
    assert {card for _ in range(1000) for card in from_pack(5)} == set(PACK)


def test_cards_typed_decide_as_soon_as_all_are_there() -> None:
    page = page_of(FIVE)
    type_cards(page, CARDS[:4])
    assert not page.ranked
    assert page.seating == FIVE
    type_cards(page, CARDS)
    assert page.ranked == ("Bob", "Di", "Ann", "Cy", "Eve")
    assert page.seating == Seating("Bob", "Ann", "Di", "Cy", ("Eve",))


def test_a_card_drawn_twice_is_marked_at_the_second() -> None:
    page = page_of(FOUR)
    type_cards(page, ("9D", "QC", "9d", "zz"))
    assert page.first_fault() is page.fields[2]
    assert page.fields[2].complaint.text() == "Ann has drawn the 9♦."
    assert page.fields[3].complaint.text() == (
        "zz is not a card; write rank and suit, such as QC or 10H."
    )
    assert not page.ranked
    page.fields[2].setText("2C")
    page.fields[3].setText("A♠")
    assert page.first_fault() is None
    assert page.ranked[0] == "Di"


def test_nothing_is_entered_with_a_card_that_is_wrong(opened: Opened) -> None:
    window = opened()
    before = window.document.evening
    dialog = asked(window, window.openers.new_evening)
    name_players(dialog, FOUR.players)
    dialog.turn.click()
    type_cards(draw_page(dialog), ("9D", "9D"))
    dialog.accept()
    assert window.document.evening is before
    assert draw_page(dialog).fields[1].hasFocus()
    dialog.turn.click()
    assert dialog.task.page.players.players == FOUR.players
    dialog.turn.click()
    assert draw_page(dialog).fields[1].text() == "9D"


def test_two_players_change_places_by_keys() -> None:
    page = page_of(FIVE)
    place_of(page, "Ann").setFocus()
    QTest.keyClick(place_of(page, "Ann"), Qt.Key.Key_Space)
    QTest.keyClick(place_of(page, "Eve"), Qt.Key.Key_Space)
    assert page.seating == Seating("Eve", "Bob", "Cy", "Di", ("Ann",))
    QTest.keyClick(place_of(page, "Bob"), Qt.Key.Key_Space)
    QTest.keyClick(place_of(page, "Bob"), Qt.Key.Key_Escape)
    QTest.keyClick(place_of(page, "Di"), Qt.Key.Key_Space)
    assert page.seating == Seating("Eve", "Bob", "Cy", "Di", ("Ann",))
    QTest.keyClick(place_of(page, "Di"), Qt.Key.Key_Space)
    QTest.keyClick(place_of(page, "Cy"), Qt.Key.Key_D)
    assert page.dealer is SOUTH


def test_arrows_lead_around_the_table() -> None:
    page = page_of(SEVEN)
    page.activateWindow()
    here = place_of(page, "Ann")
    here.setFocus()
    for key, name in (
        (Qt.Key.Key_Right, "Bob"),
        (Qt.Key.Key_Left, "Di"),
        (Qt.Key.Key_Up, "Ann"),
        (Qt.Key.Key_Down, "Cy"),
        (Qt.Key.Key_Down, "Flo"),
        (Qt.Key.Key_Left, "Eve"),
        (Qt.Key.Key_Right, "Flo"),
        (Qt.Key.Key_Up, "Cy"),
    ):
        QTest.keyClick(here, key)
        here = place_of(page, name)
        assert page.table.focusWidget() is here, name


def test_two_players_change_places_by_drag() -> None:
    page = page_of(FIVE)
    ann, di = place_of(page, "Ann"), place_of(page, "Di")
    there = ann.mapFromGlobal(di.mapToGlobal(QPoint(20, 20)))
    QTest.mousePress(ann, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseMove(ann, there / 2)
    QTest.mouseMove(ann, ann.mapFromGlobal(di.mapToGlobal(QPoint(20, 20))))
    QTest.mouseRelease(
        ann, Qt.MouseButton.LeftButton, pos=ann.mapFromGlobal(di.mapToGlobal(QPoint(20, 20)))
    )
    assert page.seating == Seating("Di", "Bob", "Cy", "Ann", ("Eve",))
    assert all(place.geometry() == place.home for place in page.table.places)


def test_let_go_beside_the_chairs_nobody_moves() -> None:
    page = page_of(FOUR)
    ann = place_of(page, "Ann")
    QTest.mousePress(ann, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseMove(ann, QPoint(20, 70))
    QTest.mouseRelease(ann, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert page.seating == FOUR
    assert ann.geometry() == ann.home


def test_the_dealer_is_chosen_by_a_click() -> None:
    page = page_of(FOUR)
    assert [page.dealer] == [None]  # the turn, as nobody said otherwise
    QTest.mouseClick(page.table.buttons[EAST], Qt.MouseButton.LeftButton)
    assert page.dealer is EAST
    assert page.outcome.text().endswith("Bob deals.")


def test_aloud() -> None:
    page = page_of(FIVE)
    names = [place.accessibleName() for place in page.table.places]
    assert names == ["North, Ann, deals", "East, Bob", "South, Cy", "West, Di", "sits out, Eve"]
    type_cards(page, CARDS)
    assert page.pictures[1].accessibleName() == "queen of clubs"


def test_a_chair_without_a_name_stays_one() -> None:
    page = page_of(Seating("Ann", "Bob", "S", "W", ()))
    page.table.swap(place_of(page, "Ann"), place_of(page, "S"))
    assert page.seating == Seating("N", "Bob", "Ann", "W")


def test_a_draw_during_the_evening_is_one_step(opened: Opened) -> None:
    window = opened(Evening((entered("N 4H=", "N 4H=", seating=FOUR),)))
    before = window.document.evening
    dialog = asked(window, window.openers.open_draw)
    page = draw_page(dialog)
    drawn = {"Ann": "9D", "Bob": "QC", "Cy": "6S", "Di": "9H"}
    type_cards(page, tuple(drawn[name] for name in page.seating.players))
    dialog.accept()
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
    dialog = asked(window, window.openers.open_draw)
    assert draw_page(dialog).table.dealer is EAST
    dialog.accept()
    assert window.document.evening is before


def test_between_two_rounds_the_proposal_lies_on_the_table(opened: Opened) -> None:
    window = opened(Evening((entered("N 4H=", "N 4H=", seating=FIVE),)))
    proposed = window.document.table.round.seating
    dialog = asked(window, window.openers.open_draw)
    page = draw_page(dialog)
    assert page.seating == proposed != FIVE
    page.table.swap(place_of(page, proposed.north), place_of(page, proposed.east))
    dialog.accept()
    rounds = window.document.evening.rounds
    assert [each.seating for each in rounds] == [FIVE, page.seating]


def test_without_names_there_is_no_draw(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.open_draw)
    assert dialog.pages.currentIndex() == 0
    assert not dialog.turn.isEnabled()
    assert dialog.turn.toolTip()
    name_players(dialog, FOUR.players)
    assert dialog.turn.isEnabled()


def test_every_pair_of_players_can_change_places() -> None:
    for one, other in combinations(SEVEN.players, 2):
        page = page_of(SEVEN)
        page.table.swap(place_of(page, one), place_of(page, other))
        swapped = {one: other, other: one}
        assert page.seating.players == tuple(swapped.get(name, name) for name in SEVEN.players)
        assert set(dict(page.seating)) == set(Seat)


def test_five_cards_are_seen_without_scrolling(opened: Opened) -> None:
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    name_players(dialog, SMITHS)
    dialog.turn.click()
    scroll = dialog.pages.currentWidget()
    assert isinstance(scroll, QScrollArea)
    QApplication.processEvents()
    assert scroll.verticalScrollBar().maximum() == 0


def test_enter_with_ctrl_draws_nothing(opened: Opened) -> None:
    """It takes what is there, also at the button that draws."""
    window = opened()
    dialog = asked(window, window.openers.new_evening)
    name_players(dialog, SMITHS)
    dialog.turn.click()
    page = draw_page(dialog)
    page.shuffle.setFocus()
    QTest.keyClick(page.shuffle, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.isVisible()
    assert not window.document.evening.rounds[0].ranked


def test_on_a_small_screen_the_outcome_comes_into_sight(opened: Opened) -> None:
    window = opened()
    window.settings.points = 28
    window.apply_look()
    dialog = asked(window, window.openers.new_evening)
    name_players(dialog, FOUR.players)
    dialog.turn.click()
    dialog.resize(1000, 560)
    QApplication.processEvents()
    page = draw_page(dialog)
    scroll = dialog.pages.currentWidget()
    assert isinstance(scroll, QScrollArea)
    assert scroll.verticalScrollBar().maximum() > 0
    page.draw()
    for _ in page.pictures:
        page.shuffle.click()
    page.turn_all_up()
    QApplication.processEvents()
    top = page.outcome.mapTo(scroll.viewport(), QPoint()).y()
    assert 0 <= top < scroll.viewport().height() - page.outcome.height()
