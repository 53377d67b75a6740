"""Players who come, go and change chairs, on the page of the current evening."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.deal import Adjustment, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Both, Seat, Seating, Side
from scorepad.ui.evening.place_row import PlaceRow
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words.actions import action_words
from tests.bridge.table import EVE_FOR_ANN, FIVE, FOUR, entered
from tests.ui.evening.asked import focused, press
from tests.ui.windows import Opened, flush, shown_deals, shown_sheets, total, type_deal

NORTH, EAST, SOUTH, WEST = Seat
UNDER_WAY = Evening((entered("N 4S=", seating=FIVE, keeper="Ann"),))
OVER = Evening((entered("N 4S=", "N 4S=", seating=FIVE),))


def players(window: MainWindow) -> ThisEveningPage:
    window.openers.this_evening()
    QTest.qWaitForWindowActive(window)
    return window.findChildren(ThisEveningPage)[-1]


def row(asked: ThisEveningPage, place: Seat | int) -> PlaceRow:
    """The row of a chair, or of a place outside by its number from 0."""
    rows = asked.people.rows
    return rows[list(Seat).index(place) if isinstance(place, Seat) else len(Seat) + place]


def write(asked: ThisEveningPage, place: Seat | int, name: str) -> None:
    """Type a name in place of another, and leave its field."""
    field = row(asked, place).field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, name) if name else field.clear()
    QTest.keyClick(field, Qt.Key.Key_Tab)


def choose(asked: ThisEveningPage, place: Seat | int, name: str) -> None:
    """Choose a name from the list of a place, as by mouse or keys."""
    box = row(asked, place).box
    box.setFocus()
    box.setCurrentIndex(box.findText(name))
    box.activated.emit(box.currentIndex())


def names(asked: ThisEveningPage) -> list[str]:
    return asked.people.names


def totals(window: MainWindow) -> dict[str, int]:
    return running_totals(back_score(window.document.scored))


def test_it_shows_who_is_there(opened: Opened) -> None:
    asked = players(opened(UNDER_WAY))
    assert names(asked) == ["Ann", "Bob", "Cy", "Di", "Eve", "", ""]
    assert row(asked, NORTH).keeps.isChecked()
    assert row(asked, EAST).deals.isChecked()
    assert asked.effects.text() == ""
    assert row(asked, EAST).field.accessibleName() == "East"
    assert row(asked, 0).field.accessibleName() == "Sits out, number 1"
    asked.accept()
    assert not asked.isVisible()


def test_to_look_and_accept_changes_nothing(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    players(window).accept()
    assert window.document.evening == UNDER_WAY
    assert window.document.steps.to_undo is None


def test_whoever_is_chosen_changes_places(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    asked = players(window)
    choose(asked, NORTH, "Bob")
    assert names(asked)[:4] == ["Bob", "Ann", "Cy", "Di"]
    assert row(asked, EAST).keeps.isChecked()
    choose(asked, 0, "Di")
    assert names(asked)[:5] == ["Bob", "Ann", "Cy", "Eve", "Di"]
    assert asked.effects.text() == (
        "Bob and Ann change seats. Eve comes in for Di. The players seated at the "
        "end get the result of Rubber 1."
    )
    asked.accept()
    seats = Seating("Bob", "Ann", "Cy", "Eve", ("Di",))
    assert window.document.evening.rounds[0].items[-1] == NewSeats(seats)
    assert window.document.evening.rounds[0].keeper == "Ann"
    window.document.steps.undo()
    assert window.document.evening == UNDER_WAY


def test_somebody_is_replaced_in_the_middle_of_a_rubber(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    asked = players(window)
    write(asked, WEST, "  Flo ")
    assert asked.effects.text().startswith("Flo comes in for Di. Di leaves; earlier rounds stay on")
    asked.accept()
    type_deal(window, "4sn")
    assert totals(window) == {"Ann": 9, "Bob": -9, "Cy": 9, "Di": 0, "Eve": 0, "Flo": -9}


def test_the_rubber_may_be_stopped_first(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    asked = players(window)
    assert asked.stops_first.isHidden()
    write(asked, WEST, "Flo")
    assert not asked.stops_first.isHidden()
    asked.stops_first.setChecked(True)
    assert "margin" not in asked.effects.text()
    asked.accept()
    assert totals(window) == {"Ann": 4, "Bob": -4, "Cy": 4, "Di": -4, "Eve": 0}
    assert window.document.table.seating == Seating("Ann", "Bob", "Cy", "Flo", ("Eve",))


def test_what_a_change_means_is_seen_with_the_settings_too(opened: Opened) -> None:
    asked = players(opened(UNDER_WAY))
    asked.change.click()
    write(asked, NORTH, "Flo")
    assert asked.effects.isVisible()
    assert asked.from_before.isVisible()


def test_settings_stay_beside_a_long_name_that_leaves_room(opened: Opened) -> None:
    """The names get more than half of the width if they need it; a little less is enough."""
    window = opened(UNDER_WAY)
    asked = players(window)
    asked.change.click()
    write(asked, NORTH, "Florentine von der Grafenburg und zu Hohenstein-Oberwald")
    for width, beside in ((1400, True), (1100, True), (1000, True), (940, False)):
        window.resize(width, 768)
        QApplication.processEvents()
        names, settings = (
            QRect(part.mapTo(asked, QPoint()), part.size())
            for part in (asked.people, asked.options)
        )
        least = 1 if width > 1000 else 0.9
        assert names.width() >= least * asked.people.wanted_width
        assert (names.right() < settings.left()) is beside
        assert (names.bottom() < settings.top()) is not beside


SEVEN = Evening((entered(*["N 1C="] * 7, seating=FOUR, keeper="Bob"),))


def answers(asked: ThisEveningPage) -> list[str]:
    ways = (asked.from_next, asked.from_before, asked.stops_first)
    return [way.text().replace("&", "").replace("\n", " ") for way in ways if not way.isHidden()]


def test_two_plain_answers(opened: Opened) -> None:
    """What each means for the played deals; nothing is asked before seats have changed."""
    asked = players(opened(SEVEN))
    assert answers(asked) == []
    write(asked, NORTH, "Eve")
    assert asked.from_next.isChecked()
    assert answers(asked) == [
        "From the next deal, leaving 7 deals with Ann",
        "From the beginning: 7 deals so far for Eve",
        "Stop Rubber 1 first and score it for its players",
    ]
    write(asked, SOUTH, "Flo")
    assert answers(asked)[1] == ("From the beginning: 7 deals so far for Eve and Flo")
    write(asked, NORTH, "Bob")
    write(asked, SOUTH, "Cy")
    assert answers(asked)[:2] == [
        "From the next deal; earlier deals are not affected",
        "From the beginning of the round",
    ]
    asked.from_before.click()
    write(asked, NORTH, "Ann")
    assert answers(asked) == []
    assert asked.from_next.isChecked()


def test_after_one_deal(opened: Opened) -> None:
    asked = players(opened(UNDER_WAY))
    write(asked, WEST, "R&B")
    assert answers(asked)[:2] == [
        "From the next deal, leaving 1 deal with Di",
        "From the beginning: 1 deal so far for RB",
    ]
    assert "R&&B" in asked.from_before.text()


def test_where_they_changed_before_it_is_about_the_deals_since(opened: Opened) -> None:
    window = opened(Evening((entered("S 2S", EVE_FOR_ANN, "S 3S", seating=FOUR),)))
    asked = players(window)
    write(asked, NORTH, "Flo")
    assert answers(asked)[:2] == [
        "From the next deal; earlier deals are not affected",
        "Since the last change of seats",
    ]
    asked.from_before.click()
    asked.accept()
    (scored,) = window.document.scored.rounds
    assert [deal.seating.north for deal in scored.deals] == ["Ann", "Flo"]


def test_other_pairs_begin_boards_of_their_own(opened: Opened) -> None:
    window = opened(Evening((entered("S 2S", seating=FOUR, form=DUPLICATE),)))
    asked = players(window)
    write(asked, NORTH, "Cy")
    assert asked.effects.text() == "Cy and Ann change seats."
    write(asked, NORTH, "Bob")
    assert asked.effects.text().endswith("New pairs start a new set of boards.")
    asked.accept()
    assert len(window.document.evening.rounds) == 2


def test_before_the_first_deal_there_is_no_beginning(opened: Opened) -> None:
    agreed = entered(Adjustment(Side.NS, 100, "late"), seating=FOUR)
    asked = players(opened(Evening((agreed,))))
    write(asked, NORTH, "Eve")
    assert len(answers(asked)) == 2
    assert asked.from_before.isHidden()


def test_they_sat_so_from_the_beginning(opened: Opened) -> None:
    """One step with its own name, which can be undone."""
    window = opened(SEVEN)
    asked = players(window)
    write(asked, NORTH, "Eve")
    asked.from_before.click()
    assert asked.effects.text() == "Eve comes in for Ann."
    asked.accept()
    (scored,) = window.document.scored.rounds
    assert {deal.seating.north for deal in scored.deals} == {"Eve"}
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "correcting the seats"
    window.document.steps.undo()
    assert window.document.evening == SEVEN


def test_whoever_changes_chairs_stays_with_his_deals(opened: Opened) -> None:
    window = opened(SEVEN)
    asked = players(window)
    write(asked, NORTH, "Bob")
    asked.from_before.click()
    asked.accept()
    assert {row[2] for row in shown_deals(window)[1:]} == {"Ann"}
    assert total(window) == Both(0, 140)


def test_by_keys_the_answer_comes_before_the_seats(opened: Opened) -> None:
    window = opened(SEVEN)
    asked = players(window)
    row(asked, NORTH).field.selectAll()
    QTest.keyClicks(row(asked, NORTH).field, "Eve")
    QTest.keyClick(row(asked, NORTH).field, Qt.Key.Key_Return)
    assert asked.focusWidget() is asked.from_next
    QTest.keyClick(asked.from_next, Qt.Key.Key_Down)
    assert asked.from_before.isChecked()
    QTest.keyClick(asked.from_before, Qt.Key.Key_Return)
    assert not asked.isVisible()
    assert window.document.evening.rounds[0].seating.north == "Eve"


def test_somebody_joins_and_somebody_leaves(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    asked = players(window)
    write(asked, 0, "")
    write(asked, 1, "Flo")
    assert asked.effects.text() == "Flo joins. Eve leaves; earlier rounds stay on the back score."
    assert asked.stops_first.isHidden()
    asked.accept()
    assert window.document.evening.rounds[-1].seating_now.out == ("Flo",)


def test_whoever_leaves_is_taken_out_by_a_mouse(opened: Opened) -> None:
    """Only from a place to sit out: nobody leaves a chair empty by mistake."""
    window = opened(UNDER_WAY)
    asked = players(window)
    assert not row(asked, NORTH).field.isClearButtonEnabled()
    (clear,) = row(asked, 0).field.findChildren(QAbstractButton)
    clear.click()
    assert asked.effects.text() == "Eve leaves; earlier rounds stay on the back score."
    asked.accept()
    assert window.document.evening.rounds[-1].seating_now.out == ()


def test_no_chair_stays_empty_in_the_middle_of_a_rubber(opened: Opened) -> None:
    """Nobody called South goes on; the rubber can be stopped before its player leaves."""
    window = opened(UNDER_WAY)
    asked = players(window)
    write(asked, 0, "")
    write(asked, SOUTH, "")
    assert "South" not in asked.effects.text()
    asked.accept()
    assert asked.message.text() == (
        "Cy leaves and nobody takes the chair: name somebody, or stop the round first."
    )
    assert window.document.evening == UNDER_WAY
    asked.stops_first.setChecked(True)
    asked.accept()
    assert not asked.isVisible()


def test_a_wrong_name_is_put_right_from_the_beginning(opened: Opened) -> None:
    first = entered("N 4S=", "N 4S=", seating=FIVE)
    window = opened(Evening((first, entered("N 4S=", seating=FIVE, keeper="Ann"))))
    asked = players(window)
    write(asked, NORTH, "Anne")
    assert asked.only_spelling.text() == "Ann and Anne are one player: only the n&ame was wrong"
    asked.only_spelling.setChecked(True)
    assert asked.effects.text() == ""
    asked.accept()
    assert [one.seating.north for one in window.document.evening.rounds] == ["Anne", "Anne"]
    assert window.document.evening.rounds[1].keeper == "Anne"


def test_first_names_hold_from_the_beginning_whoever_comes_later(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", "N 4S="), entered("N 2S="))))
    asked = players(window)
    for seat, name in zip(Seat, ("Ann", "Bob", "Cy", "Di"), strict=True):
        write(asked, seat, name)
    assert asked.effects.text() == ""
    row(asked, EAST).keeps.setChecked(True)
    asked.accept()
    assert [one.seating for one in window.document.evening.rounds] == [FOUR, FOUR]
    assert window.document.evening.rounds[1].keeper == "Bob"


def test_after_a_round_the_proposal_is_changed_and_taken(opened: Opened) -> None:
    window = opened(OVER)
    window.next_round.change.click()
    (asked,) = window.findChildren(ThisEveningPage)
    assert names(asked)[:5] == ["Ann", "Cy", "Bob", "Eve", "Di"]
    choose(asked, NORTH, "Di")
    assert "margin" not in asked.effects.text()
    asked.accept()
    assert window.document.evening.rounds[-1] == Round(
        seating=Seating("Di", "Cy", "Bob", "Eve", ("Ann",))
    )
    assert totals(window) == {"Ann": 9, "Bob": -9, "Cy": 9, "Di": -9, "Eve": 0}


def test_another_dealer(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    asked = players(window)
    row(asked, WEST).deals.setChecked(True)
    asked.accept()
    type_deal(window, "2sn")
    assert window.document.scored.rounds[0].deals[-1].dealer is WEST


def test_boards_have_their_own_dealers(opened: Opened) -> None:
    asked = players(opened(Evening((Round(seating=FOUR), entered("pass", form=DUPLICATE)))))
    assert row(asked, NORTH).keeps.isHidden()
    asked.change.click()
    asked.more.click()
    assert row(asked, NORTH).deals.isHidden()
    assert not row(asked, NORTH).keeps.isHidden()


def test_whoever_sits_out_takes_an_empty_chair(opened: Opened) -> None:
    """This is announced first."""
    window = opened(UNDER_WAY)
    asked = players(window)
    write(asked, EAST, "")
    assert asked.effects.text().startswith("Eve comes in for Bob. Bob leaves;")
    asked.accept()
    assert window.document.evening.rounds[-1].seating_now == Seating("Ann", "Eve", "Cy", "Di")


WILL = Evening((entered("N 4S=", seating=Seating("Will", "Bob", "Vera", "Joan")),))
SWAPPED = ["Vera", "Bob", "Will", "Joan"]


def test_half_a_name_moves_nobody(opened: Opened) -> None:
    window = opened(WILL)
    asked = players(window)
    row(asked, NORTH).field.selectAll()
    for number, letter in enumerate("Vera", 1):
        QTest.keyClicks(row(asked, NORTH).field, letter)
        assert names(asked)[:4] == ["Vera"[:number], "Bob", "Vera", "Joan"]
        assert asked.effects.text() == ""
    QTest.mouseClick(row(asked, EAST).field, Qt.MouseButton.LeftButton)
    assert names(asked)[:4] == SWAPPED
    assert asked.effects.text().startswith("Vera and Will change seats.")


def test_a_name_counts_when_the_dialog_is_accepted(opened: Opened) -> None:
    window = opened(WILL)
    asked = players(window)
    row(asked, NORTH).field.selectAll()
    QTest.keyClicks(row(asked, NORTH).field, "vera")
    asked.accept()
    assert [name for _, name in window.document.table.seating] == SWAPPED


def test_a_name_that_was_half_typed_is_finished(opened: Opened) -> None:
    """Will had left for Ver, who was never there."""
    asked = players(opened(WILL))
    write(asked, NORTH, "Ver")
    assert asked.effects.text().startswith("Ver comes in for Will. Will leaves")
    write(asked, NORTH, "Vera")
    assert names(asked)[:4] == SWAPPED
    write(asked, NORTH, "Will")
    assert names(asked)[:4] == ["Will", "Bob", "Vera", "Joan"]
    assert asked.effects.text() == ""


def test_whoever_is_new_may_have_half_the_name_of_another(opened: Opened) -> None:
    asked = players(opened(WILL))
    write(asked, NORTH, "Jo")
    assert names(asked)[:4] == ["Jo", "Bob", "Vera", "Joan"]


def test_no_two_ways_have_one_key(opened: Opened) -> None:
    """Otherwise Alt and the letter would only focus it, and Space do what nobody wanted."""
    window = opened(WILL)
    asked = players(window)
    write(asked, NORTH, "Eve")
    ways = [way.text() for way in asked.findChildren(QAbstractButton) if way.isVisible()]
    texts = ways + [menu.title() for menu in window.menus]
    keys = [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]
    assert len(keys) >= 3
    assert len(keys) == len(set(keys))


def test_names_are_never_markup_and_never_endless(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    asked = players(window)
    write(asked, WEST, "<b>&amp;" + "x" * 80)
    assert row(asked, WEST).field.complaint.text() == ""
    assert "<b>&amp;" in asked.effects.text()
    asked.accept()
    assert window.document.table.seating.west.startswith("<b>&amp;xxx")


def test_by_keys_alone(opened: Opened) -> None:
    """A name, then Tab past only names and marks; Enter seats them."""
    window = opened()
    asked = players(window)
    for seat, name in zip(Seat, ("Ann", "Bob", "Cy", "Di"), strict=True):
        QTest.keyClicks(row(asked, seat).field, name)
    QTest.keyClick(asked, Qt.Key.Key_Return)
    assert window.document.table.seating == FOUR


@pytest.mark.parametrize("who", [("Ann", "Bob", "Cy", "Di"), FIVE.players])
def test_enter_goes_from_name_to_name(who: tuple[str, ...], opened: Opened) -> None:
    window = opened()
    asked = players(window)
    for name in (*who, ""):
        focus = asked.focusWidget()
        assert asked.isVisible()
        assert focus
        QTest.keyClicks(focus, name)
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert not asked.isVisible()
    assert window.document.table.seating.players == who


def test_enter_goes_past_the_names_that_stay(opened: Opened) -> None:
    """As on the page of a new evening; newcomers are asked about as always."""
    window = opened(Evening((entered("N 4S=", seating=FIVE),)))
    asked = players(window)
    for _ in range(2):
        focus = asked.focusWidget()
        assert focus
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert row(asked, SOUTH).field.hasFocus()
    QTest.keyClicks(row(asked, SOUTH).field, FIVE.out[0])
    QTest.keyClick(row(asked, SOUTH).field, Qt.Key.Key_Return)
    assert asked.focusWidget() is asked.from_next
    QTest.keyClick(asked.from_next, Qt.Key.Key_Return)
    assert window.document.table.seating.south == FIVE.out[0]
    asked = players(window)
    for _ in (*FIVE.players, "nobody comes in besides"):
        assert asked.isVisible()
        focus = asked.focusWidget()
        assert focus
        QTest.keyClick(focus, Qt.Key.Key_Return)
    assert not asked.isVisible()


@pytest.mark.parametrize("there", [FOUR, FIVE])
def test_enter_behind_somebody_new_goes_to_the_next_empty_place(
    there: Seating, opened: Opened
) -> None:
    """Past those who stay; after an empty place, or the last one, all are seated."""
    window = opened(Evening((entered("N 4S=", seating=there),)))
    asked = players(window)
    for name in (*[""] * len(there.players), "Flo", "Gus", ""):
        assert asked.isVisible()
        QTest.keyClicks(focused(), name)
        press(Qt.Key.Key_Return)
    assert not asked.isVisible()
    assert window.document.table.seating.out == (*there.out, "Flo", "Gus")


def test_tab_goes_from_name_to_name(opened: Opened) -> None:
    window = opened()
    asked = players(window)
    for name in FIVE.players:
        focus = asked.focusWidget()
        assert focus
        QTest.keyClicks(focus, name)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    asked.accept()
    assert window.document.table.seating == FIVE


def test_before_the_first_deal_nothing_is_said_of_what_was_played(opened: Opened) -> None:
    window = opened()
    asked = players(window)
    for place, name in zip((*Seat, 0), FIVE.players, strict=True):
        write(asked, place, name)
    assert asked.effects.text() == "Eve joins."
    asked.people.draw()
    asked.people.turn_all_up()
    out = asked.people.seating.out[0]
    dealer = asked.people.seating.at(NORTH)
    assert asked.effects.text().endswith(f"{out} sits out. {dealer} deals.")


def test_all_answers_are_seen_on_a_small_screen(opened: Opened) -> None:
    window = opened(Evening((entered("N 1S=", seating=FOUR),)))
    window.resize(1024, 600)
    asked = players(window)
    row(asked, WEST).field.selectAll()
    QTest.keyClicks(row(asked, WEST).field, "Flo")
    QTest.keyClick(row(asked, WEST).field, Qt.Key.Key_Return)
    QTest.qWait(50)
    seen = asked.scroller.viewport()
    for answer in (asked.from_next, asked.from_before, asked.stops_first):
        assert seen.rect().contains(QRect(answer.mapTo(seen, QPoint()), answer.size()))


def test_enter_behind_one_of_four_says_what_happens_and_then_seats_them(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", seating=FOUR),)))
    asked = players(window)
    row(asked, WEST).field.setFocus()
    row(asked, WEST).field.selectAll()
    QTest.keyClicks(row(asked, WEST).field, "Flo")
    QTest.keyClick(row(asked, WEST).field, Qt.Key.Key_Return)
    assert asked.effects.text().startswith("Flo comes in for Di.")
    assert window.document.table.seating.west == "Di"
    focus = asked.focusWidget()
    assert focus
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert window.document.table.seating.west == "Flo"


def test_it_is_gone_when_it_is_closed(opened: Opened) -> None:
    window = opened(UNDER_WAY)
    players(window).close()
    flush()
    assert not window.findChildren(ThisEveningPage)


def test_names_can_come_later(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    asked = players(window)
    for seat, name in zip(Seat, ("Ann", "Bob", "Cy", "Di"), strict=True):
        write(asked, seat, name)
    row(asked, EAST).keeps.setChecked(True)
    asked.accept()
    assert window.document.evening.rounds[0].seating.players == ("Ann", "Bob", "Cy", "Di")
    assert shown_deals(window)[1][2] == "Ann"
    assert shown_sheets(window)[-1] == ("0", "120")
    type_deal(window, "3n bo")
    assert total(window) == Both(120, 100)


def test_names_that_differ_in_capitals_alone_are_one(opened: Opened) -> None:
    window = opened()
    asked = players(window)
    write(asked, NORTH, "Peter")
    write(asked, WEST, "PETER")
    asked.accept()
    assert row(asked, WEST).field.complaint.text() == "PETER is already there."
    write(asked, WEST, "Ruth")
    asked.accept()
    assert window.document.table.seating.west == "Ruth"


def test_two_who_are_there_with_like_names_stay(opened: Opened) -> None:
    window = opened(Evening((Round(seating=Seating("Peter", "PETER", "Cy", "Di")),)))
    asked = players(window)
    write(asked, WEST, "Ruth")
    asked.accept()
    assert window.document.table.seating == Seating("Peter", "PETER", "Cy", "Ruth")


def test_the_same_name_twice_is_said_and_kept(opened: Opened) -> None:
    window = opened()
    asked = players(window)
    write(asked, NORTH, "Ann")
    write(asked, WEST, "Ann")
    asked.accept()
    assert row(asked, WEST).field.complaint.text() == "Ann is already there."
    assert row(asked, WEST).field.text() == "Ann"
    asked.close()
    flush()


def test_an_answer_takes_as_many_lines_as_it_needs(opened: Opened, qtbot: QtBot) -> None:
    """Names of forty letters and the largest text leave every answer inside the window."""
    window = opened(SEVEN)
    window.settings.points = 28
    window.apply_look()
    window.resize(1024, 600)
    asked = players(window)
    write(asked, NORTH, "Christopher Featherstonehaugh the Elder")
    QApplication.processEvents()
    assert asked.scroller.horizontalScrollBar().maximum() == 0
    assert asked.from_before.text().count("\n") >= 1
    answer = asked.from_before
    qtbot.waitUntil(lambda: answer.height() >= answer.sizeHint().height())
    assert "\n" not in asked.from_before.accessibleName()
