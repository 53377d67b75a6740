"""The menus for rounds and deals, and their small dialogs."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from scorepad.bridge.deal import Adjustment
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Options
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import EW, NORTH, NS, SOUTH, WEST, Both, Seating
from scorepad.ui.deals.adjust_dialog import AdjustDialog
from scorepad.ui.deals.board_dialog import BoardDialog
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.parts.choose_dialog import ChooseDialog
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words.actions import action_words
from tests.bridge.table import FIVE, FOUR, entered, on_board
from tests.ui.windows import Opened, shown_back_score, total, type_deal

CHUKKER = Evening((entered("N 2H=", "E 2S+1", "N 1NT=", "E 3D=", form=CHICAGO, seating=FOUR),))


def menu(window: MainWindow, name: str) -> QMenu:
    """A menu by its name, filled as when it is opened."""
    found = next(
        one for one in window.menuBar().findChildren(QMenu) if one.title().replace("&", "") == name
    )
    found.aboutToShow.emit()
    return found


def names(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def choose(window: MainWindow, name: str, choice: str) -> None:
    next(one for one in menu(window, name).actions() if one.text() == choice).trigger()


# Who deals.


def asked_who_deals(window: MainWindow) -> ChooseDialog:
    more = menu(window, "More about a deal").actions()
    next(one for one in more if "eal" in one.text() and "…" in one.text()).trigger()
    return window.findChildren(ChooseDialog)[-1]


def present(asked: ChooseDialog) -> list[str]:
    return [name for name, button in asked.choices.items() if button.isDefault()]


def test_the_wrong_player_dealt(opened: Opened) -> None:
    window = opened(Evening((entered("N 1S=", seating=FOUR),)))
    asked = asked_who_deals(window)
    assert asked.windowTitle() == "Deals next"
    assert [*asked.choices] == ["Ann", "Bob", "Cy", "Di"]
    assert present(asked) == ["Bob"]
    asked.choices["Di"].click()
    assert present(asked_who_deals(window)) == ["Di"]
    type_deal(window, "1sn")
    assert window.document.scored.rounds[0].deals[1].dealer is WEST
    assert present(asked_who_deals(window)) == ["Ann"]


def test_back_to_whose_turn_it_is(opened: Opened) -> None:
    window = opened(Evening((entered("N 1S=", seating=FOUR, next_dealer=WEST),)))
    asked_who_deals(window).choices["By &turn"].click()
    assert present(asked_who_deals(window)) == ["Bob"]


def test_another_dealer_of_a_deal_in_the_list(opened: Opened) -> None:
    """The vulnerability of the wheel follows."""
    window = opened(CHUKKER)
    window.deal_list.choose(At(0, 1))
    asked = asked_who_deals(window)
    assert asked.windowTitle() == "Who dealt it"
    assert present(asked) == ["Bob"]
    asked.choices["Cy"].click()
    deals = window.document.scored.rounds[0].deals
    assert [deal.dealer for deal in deals] == [NORTH, SOUTH, WEST, NORTH]
    assert [str(deal.vulnerable[0]) for deal in deals[1:3]] == ["NS", "EW"]
    window.deal_list.choose(At(0, 1))
    asked_who_deals(window).choices["By &turn"].click()
    assert window.document.evening == CHUKKER


def test_boards_say_who_deals(opened: Opened) -> None:
    """So the number of the board is asked for instead."""
    window = opened(Evening((entered(on_board(1, "N 1S="), form=DUPLICATE, seating=FOUR),)))
    more = menu(window, "More about a deal")
    assert "Another b&oard…" in names(more)
    choose(window, "More about a deal", "Another b&oard…")
    assert window.findChildren(BoardDialog)


def test_a_name_with_an_ampersand(opened: Opened) -> None:
    window = opened(Evening((entered(seating=Seating("A & B", "Bob", "Cy", "Di")),)))
    assert "A && B" in asked_who_deals(window).choices


# How many rounds.


def test_how_many_rounds_is_said_beforehand_and_shown(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", "N 4S=", seating=FOUR), entered("N 1S="))))
    for planned, said in ((4, "Round 2 of 4"), (2, "This is the last round")):
        asked = form_page(window)
        asked.agreement.planned.setValue(planned)
        asked.accept()
        assert window.document.evening.planned == planned
        assert said in window.table.accessibleDescription()
    asked = form_page(window)
    asked.agreement.planned.setValue(0)
    asked.accept()
    assert "round" not in window.table.accessibleDescription().casefold().replace("rubber", "")


# What is played.


def form_page(window: MainWindow) -> ThisEveningPage:
    window.openers.open_form()
    return window.findChildren(ThisEveningPage)[-1]


def test_three_styles_by_changing_the_style_of_a_played_chukker(opened: Opened) -> None:
    """RULES 4: 600-250, 400-250, 200-250."""
    window = opened(CHUKKER)
    assert window.document.scored.rounds[0].total == Both(600, 250)
    assert shown_back_score(window)[0] == ("Ann", "+4", "+4")
    asked = form_page(window)
    assert asked.rounds.currentText() == "the next round"
    asked.rounds.setCurrentIndex(0)
    asked.options.forms[CAVENDISH].click()
    asked.accept()
    assert window.document.scored.rounds[0].total == Both(400, 250)
    assert shown_back_score(window)[0] == ("Ann", "+2", "+2")
    asked = form_page(window)
    asked.rounds.setCurrentIndex(0)
    asked.options.forms[CHICAGO].click()
    asked.options.carry_over.click()
    asked.accept()
    assert window.document.scored.rounds[0].total == Both(200, 250)
    assert shown_back_score(window)[0] == ("Ann", "−1", "−1")
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "playing Four deals, Chicago"


def test_the_next_round_in_another_form(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", "N 4S=", seating=FIVE),)))
    window.next_round.change.click()
    (asked,) = window.findChildren(ThisEveningPage)
    asked.options.forms[CHICAGO].click()
    asked.options.honours.click()
    asked.accept()
    assert window.document.evening.rounds[1] == Round(
        Options(CHICAGO, honours=False), Seating("Ann", "Cy", "Bob", "Eve", ("Di",))
    )
    assert window.document.evening.rounds[0].options == Options(RUBBER)


def test_to_look_at_what_is_played_changes_nothing(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", seating=FOUR),)))
    form_page(window).accept()
    assert window.document.steps.to_undo is None


def test_the_next_as_another_form_takes_the_proposed_seats_and_keeps_the_options(
    opened: Opened,
) -> None:
    window = opened(Evening((entered("N 4S=", "N 4S=", seating=FIVE, honours=False),)))
    window.rounds.begin(CHICAGO)
    assert window.document.evening.rounds[1] == Round(
        Options(CHICAGO, honours=False), Seating("Ann", "Cy", "Bob", "Eve", ("Di",))
    )


def test_other_forms(opened: Opened) -> None:
    window = opened()
    window.rounds.begin(CHICAGO)
    assert window.document.evening.rounds[0].options.form is CHICAGO
    for deal in ("2hn", "2se+1", "1nn", "3de"):
        type_deal(window, deal)
    assert total(window) == Both(600, 250)
    window.rounds.begin(RUBBER)
    type_deal(window, "4sn")
    window.rounds.stop()
    assert total(window) == Both(420, 0)


# Points by agreement.


def adjust_dialog(window: MainWindow) -> AdjustDialog:
    window.openers.open_adjustment()
    return window.findChildren(AdjustDialog)[-1]


def test_points_by_agreement(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", seating=FOUR, keeper="Bob"),)))
    asked = adjust_dialog(window)
    assert [button.text() for button in asked.sides.values()] == ["Bob and Di", "Ann and Cy"]
    QTest.keyClicks(asked.points, "200")
    QTest.keyClicks(asked.reason, " a  revoke ")
    QTest.keyClick(asked.reason, Qt.Key.Key_Return)
    assert window.document.evening.rounds[0].items[-1] == Adjustment(EW, 200, "a revoke")
    assert window.document.scored.rounds[0].total == Both(120, 200)
    window.document.steps.undo()
    assert len(window.document.evening.rounds[0].items) == 1


def test_imps_by_agreement(opened: Opened) -> None:
    imps = entered("N 4S=", form=POINTS, seating=FOUR)
    window = opened(Evening((entered("N 4S=", "N 4S=", seating=FOUR), imps)))
    asked = adjust_dialog(window)
    assert asked.windowTitle() == "IMPs by agreement"
    assert asked.points.accessibleName() == "IMPs"
    asked.accept()
    assert asked.complaint == "A number from 1 to 99999."
    asked.points.setText("some")
    asked.accept()
    assert asked.complaint == "“some” is not a number from 1 to 99999."
    asked.points.setText("3")
    asked.reason.setText("a revoke")
    asked.accept()
    assert window.document.scored.rounds[-1].total == Both(3, 0)
    asked = adjust_dialog(window)
    asked.round.setCurrentIndex(0)
    assert asked.windowTitle() == "Points by agreement"
    assert asked.points.accessibleName() == "Points"


def test_points_in_an_earlier_round(opened: Opened) -> None:
    """In that of the chosen deal, or any other."""
    eve = Seating("Eve", "Bob", "Cy", "Di", ("Ann",))
    won = entered("N 4S=", "N 4S=", seating=FOUR, keeper="Bob")
    window = opened(Evening((won, entered("E 1S=", "E 1D=", seating=eve))))
    choose(window, "More about a deal", "&Adjustment…")
    asked = window.findChildren(AdjustDialog)[-1]
    assert asked.round.currentText() == "Rubber 2"
    assert asked.sides[NS].text() == "Eve and Cy"
    asked.reject()
    window.deal_list.choose(At(0, 1))
    choose(window, "More about a deal", "&Adjustment…")
    asked = window.findChildren(AdjustDialog)[-1]
    asked.round.setCurrentIndex(1)
    assert asked.note.text().startswith("They count in the total of Rubber 2")
    asked.round.setCurrentIndex(0)
    assert asked.note.text().startswith("They count in the total of Rubber 1")
    assert [button.text() for button in asked.sides.values()] == ["Bob and Di", "Ann and Cy"]
    asked.points.setText("900")
    asked.reason.setText("a late revoke")
    asked.accept()
    assert window.document.evening.rounds[0].items[2:] == (Adjustment(EW, 900, "a late revoke"),)
    assert window.document.scored.rounds[0].total == Both(940, 900)
    assert len(window.document.evening.rounds[1].items) == 2
    window.document.steps.undo()
    assert window.document.evening.rounds[0] == won


def test_points_after_a_round_belong_to_it(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", "N 4S=", seating=FOUR),)))
    asked = adjust_dialog(window)
    asked.points.setText("900")
    asked.sides[EW].click()
    asked.reason.setText("a late revoke")
    asked.accept()
    assert shown_back_score(window)[0] == ("Ann", "0", "0")
    assert "win by 40" in window.round_panel.sentences


@pytest.mark.parametrize(
    ("points", "reason", "said"),
    [
        ("", "x", "A number from 1 to 99999."),
        ("0", "x", "“0” is not a number from 1 to 99999."),
        ("-5", "x", "“-5” is not a number from 1 to 99999."),
        ("٣", "x", "“٣” is not a number from 1 to 99999."),
        ("50", "  ", "A reason is needed"),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_lost(
    points: str, reason: str, said: str, opened: Opened
) -> None:
    window = opened(Evening((entered("N 4S=", seating=FOUR),)))
    asked = adjust_dialog(window)
    asked.points.setText(points)
    asked.reason.setText(reason)
    asked.accept()
    assert asked.complaint.startswith(said)
    assert (asked.points.text(), asked.reason.text()) == (points, reason)
    assert window.document.steps.to_undo is None


# The end of a round.


def end_of_round(window: MainWindow) -> list[str]:
    return [menu(window, "This round").actions()[-1].text().replace("&", "")]


def test_only_a_rubber_is_stopped_with_premiums(opened: Opened) -> None:
    window = opened()
    assert end_of_round(window) == ["Stop it here, with its premiums"]
    for form in (CHICAGO, DUPLICATE):
        window.rounds.begin(form)
        assert end_of_round(window) == ["Stop it here"]


def test_only_what_is_being_played_can_be_stopped(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", seating=FOUR),)))
    (stop,) = (each for each in menu(window, "This round").actions() if "Stop" in each.text())
    assert stop.isEnabled()
    type_deal(window, "4sn")
    assert not stop.isEnabled()
    window.document.steps.undo()
    stop.trigger()
    assert window.document.evening.rounds[0].stopped
    assert stop.text() == "Resume &the rubber"


def test_an_earlier_chukker_is_stopped_without_premiums(opened: Opened) -> None:
    chukker = entered("N 2H=", form=CHICAGO, seating=FOUR)
    window = opened(Evening((chukker, entered("E 2S+1", seating=FOUR))))
    assert window.notice.buttons[0].text() == "Stop it here"
    window.notice.buttons[0].click()
    assert window.document.evening.rounds[0].stopped


def test_a_stopped_rubber_is_taken_up_again(opened: Opened) -> None:
    window = opened()
    for deal in ("4sn", "2hs"):
        type_deal(window, deal)
    before = window.document.evening
    window.rounds.stop()
    window.rounds.play_on()
    assert end_of_round(window) == ["Resume the rubber"]
    choose(window, "This round", "Resume &the rubber")
    assert window.document.evening == before
    assert end_of_round(window) == ["Stop it here, with its premiums"]
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "Resume the rubber"
    type_deal(window, "2hn")
    assert window.document.scored.rounds[0].two_games
    window.document.steps.undo()
    window.document.steps.undo()
    assert len(window.document.evening.rounds) == 2
    window.document.steps.undo()
    window.rounds.take_up()
    assert window.document.evening == before
    window.rounds.take_up()
    assert window.document.evening == before


def test_an_evening_that_was_stopped_offers_to_go_on(opened: Opened) -> None:
    stopped = entered("N 4S=", "N 2H=", seating=FOUR, stopped=True)
    window = opened(Evening((stopped,)))
    assert window.notice.sentence == "Rubber 1 was stopped before its end."
    type_deal(window, "4hn")
    assert window.notice.isHidden()
    window.document.open(Evening((stopped,)))
    assert window.notice.isHidden()
    window.openers.gone_on.emit(None)
    texts = [button.text() for button in window.notice.buttons]
    assert texts == ["Resume the rubber"]
    window.notice.buttons[0].click()
    assert window.notice.isHidden()
    type_deal(window, "2hn")
    assert len(window.document.evening.rounds) == 1


# Boards.


def test_boards_have_no_back_score_beside_the_sheet(opened: Opened) -> None:
    window = opened(Evening((Round(Options(DUPLICATE), FOUR),)))
    assert not window.back_score.isVisible()
    type_deal(window, "4sn")
    assert not window.back_score.isVisible()
    window.rounds.begin(RUBBER)
    assert not window.back_score.isVisible(), "it has nothing to say yet"
    type_deal(window, "4sn")
    type_deal(window, "4sn")
    assert window.back_score.isVisible()
    window.document.steps.undo()
    assert not window.back_score.isVisible()


def test_another_board(opened: Opened) -> None:
    window = opened(Evening((Round(Options(DUPLICATE), FOUR),)))
    type_deal(window, "4sn")
    window.openers.open_board()
    (asked,) = window.findChildren(BoardDialog)
    assert asked.number.value() == 2
    asked.number.setValue(4)
    assert asked.facts.text() == "Di deals. Both sides are vulnerable."
    asked.accept()
    assert "Board 4" in window.table.accessibleDescription()
    type_deal(window, "4sn")
    deals = window.document.scored.rounds[0].deals
    assert [deal.number for deal in deals] == [1, 4]
    assert window.document.scored.rounds[0].total == Both(420 + 620, 0)
    window.openers.open_board()
    before = window.document.evening
    window.findChildren(BoardDialog)[-1].accept()
    assert window.document.evening is before


def test_the_next_set_of_boards_goes_on_with_their_numbers(opened: Opened) -> None:
    window = opened(Evening((Round(Options(DUPLICATE), FOUR),)))
    for deal in ("4sn", "3ne"):
        type_deal(window, deal)
    window.rounds.stop()
    assert window.next_round.title.text().endswith("Bob deals.")
    type_deal(window, "1ns")
    assert [deal.number for deal in window.document.scored.rounds[1].deals] == [3]
    assert "Board 4" in window.table.accessibleDescription()


def test_boards_played_as_a_rubber_after_all_are_corrected_like_it(opened: Opened) -> None:
    """Their numbers are kept, but no longer exclude honours."""
    window = opened(Evening((entered(on_board(3, "N 4S="), form=DUPLICATE, seating=FOUR),)))
    asked = form_page(window)
    asked.options.forms[RUBBER].click()
    asked.accept()
    window.entry.correct(At(0, 0))
    type_deal(window, "4sn h100n")
    assert window.document.scored.rounds[0].total == Both(220, 0)


def test_the_next_in_another_form_is_chosen_by_name(opened: Opened) -> None:
    window = opened(Evening((entered("N 4S=", "N 4S=", seating=FOUR),)))
    choose(window, "This round", "&Begin the next as…")
    asked = window.findChildren(ChooseDialog)[-1]
    next(each for name, each in asked.choices.items() if "icago" in name).click()
    assert window.document.evening.rounds[1].options.form is CHICAGO


def test_boards_end_where_another_form_begins(opened: Opened) -> None:
    window = opened(Evening((entered(form=DUPLICATE),)))
    type_deal(window, "4sn")
    window.rounds.begin(RUBBER)
    assert window.document.scored.rounds[0].is_settled
    assert window.notice.isHidden()
    assert window.document.table.round.options.form is RUBBER
    window.document.steps.undo()
    assert not window.document.scored.rounds[0].is_settled


def test_a_rubber_that_another_form_cuts_short_is_asked_about(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    window.rounds.begin(CHICAGO)
    assert window.notice.sentence == "Rubber 1 is now unfinished."
