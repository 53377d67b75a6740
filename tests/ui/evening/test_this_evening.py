"""The evening on the table, settled otherwise: names that come late, players, stake, the end."""

from decimal import Decimal

from PySide6.QtCore import Qt

from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO
from scorepad.bridge.seats import Seating
from tests.bridge.table import FIVE, FOUR, entered
from tests.ui.evening.asked import asked, focused, name_players, press
from tests.ui.windows import Opened, shown_deals, type_deal


def two_rubbers() -> Evening:
    first = entered("N 4H=", "N 4H=", seating=FOUR, keeper="Ann")
    return Evening((first, entered("E 2H=", seating=FOUR, keeper="Ann")), title="Club")


def test_names_can_come_later(opened: Opened) -> None:
    window = opened()
    type_deal(window, "4sn")
    dialog = asked(window, window.openers.this_evening)
    name_players(dialog, FIVE.players)
    assert all(question.isHidden() for question in dialog.task.page.players.questions)
    dialog.accept()
    first = window.document.evening.rounds[0]
    assert first.seating_now == FIVE
    assert shown_deals(window)[1][2] == "Ann"
    window.document.steps.undo()
    assert window.document.evening.rounds[0].seating == Seating()


def test_in_the_middle_of_a_round_enter_does_not_lead_to_a_draw(opened: Opened) -> None:
    window = opened(two_rubbers())
    dialog = asked(window, window.openers.this_evening)
    for _ in range(5):
        press(Qt.Key.Key_Return)
    assert focused() is dialog.main
    dialog.reject()
    between = opened(Evening(two_rubbers().rounds[:1]))
    dialog = asked(between, between.openers.this_evening)
    for _ in range(5):
        press(Qt.Key.Key_Return)
    assert focused() is dialog.turn
    dialog.reject()


def test_a_name_is_spelt_right_from_the_beginning(opened: Opened) -> None:
    window = opened(two_rubbers())
    dialog = asked(window, window.openers.this_evening)
    players = dialog.task.page.players
    players.fields[0].setText("Anne")
    assert players.questions[0].same.isChecked()
    assert not players.questions[0].isHidden()
    dialog.accept()
    anne = Seating("Anne", "Bob", "Cy", "Di")
    assert [each.seating for each in window.document.evening.rounds] == [anne, anne]
    assert {each.keeper for each in window.document.evening.rounds} == {"Anne"}


def test_another_player_sits_down_from_now_on(opened: Opened) -> None:
    window = opened(two_rubbers())
    dialog = asked(window, window.openers.this_evening)
    players = dialog.task.page.players
    players.fields[1].setText("Gus")
    assert players.questions[1].another.isChecked()
    dialog.accept()
    gus = Seating("Ann", "Gus", "Cy", "Di")
    assert window.document.evening.rounds[0].seatings() == (FOUR,)
    assert window.document.evening.rounds[1].seatings() == (FOUR, gus)


def test_the_likelier_answer_gives_way_to_the_players(opened: Opened) -> None:
    window = opened(two_rubbers())
    dialog = asked(window, window.openers.this_evening)
    players = dialog.task.page.players
    players.fields[0].setText("Ann")
    players.fields[0].setText("Anne")
    players.questions[0].another.click()
    players.fields[0].setText("Anna")
    dialog.accept()
    assert window.document.evening.rounds[0].seating == FOUR


def test_who_changes_chairs_is_no_other_player(opened: Opened) -> None:
    window = opened(two_rubbers())
    dialog = asked(window, window.openers.this_evening)
    players = dialog.task.page.players
    name_players(dialog, ("Bob", "Ann"))
    assert all(question.isHidden() for question in players.questions)
    dialog.accept()
    swapped = Seating("Bob", "Ann", "Cy", "Di")
    assert window.document.evening.rounds[1].seating_now == swapped


def test_another_game_is_played_from_this_round_on(opened: Opened) -> None:
    window = opened(two_rubbers())
    dialog = asked(window, window.openers.this_evening)
    page = dialog.task.page
    page.options.forms[CHICAGO].click()
    page.agreement.stake_field.setText("0,50")
    assert not page.played_too.isHidden()
    dialog.accept()
    first, second = window.document.evening.rounds
    assert (first.options.form, second.options.form) == ("rubber", "chicago")
    assert first.stake == second.stake == Decimal("0.50")


def test_this_is_the_last_rubber(opened: Opened) -> None:
    window = opened(two_rubbers())
    dialog = asked(window, window.openers.this_evening)
    dialog.task.page.agreement.last.click()
    dialog.accept()
    assert window.document.evening.planned == 2


def test_nothing_changed_is_no_step(opened: Opened) -> None:
    window = opened(two_rubbers())
    before = window.document.evening
    dialog = asked(window, window.openers.this_evening)
    page = dialog.task.page
    assert page.heading.title.text() == "Club"
    assert page.heading.day_field.text() == "no date"
    dialog.accept()
    assert window.document.evening is before


def test_a_keeper_who_left_is_still_the_keeper(opened: Opened) -> None:
    evening = Evening((entered("N 2H=", seating=FOUR, keeper="Zoe"),))
    window = opened(evening)
    dialog = asked(window, window.openers.this_evening)
    assert dialog.task.page.agreement.keeper_box.currentText() == "Zoe"
    dialog.accept()
    assert window.document.evening == evening


def test_between_two_rounds_the_proposal_stands(opened: Opened) -> None:
    """Five have finished a rubber; whoever only names the evening seats nobody anew."""
    window = opened(Evening((entered("N 4H=", "N 4H=", seating=FIVE),)))
    proposed = window.document.table.round.seating
    dialog = asked(window, window.openers.this_evening)
    dialog.task.page.heading.title.setText("Club")
    dialog.accept()
    assert window.document.table.round.seating == proposed
    assert proposed != FIVE
