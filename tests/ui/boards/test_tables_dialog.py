"""Beginning boards at several tables, and changing what was settled."""

from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge.comparison import (
    Comparison,
    Datum,
    Handicap,
    Named,
    Played,
    Pot,
    Scoring,
    SessionStake,
    StakePer,
    TableResult,
)
from scorepad.bridge.movements import Away, Movement, Plan
from scorepad.bridge.options import DUPLICATE, RUBBER
from scorepad.ui.boards.tables_dialog import Kind, TablesDialog
from scorepad.ui.evening.evening_page import NewEveningPage
from scorepad.ui.parts.choice_box import ChoiceBox, T
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.compared import compared
from tests.ui.evening.asked import focused, name_players, press
from tests.ui.ways.sessions import HOWELL, PAIRS, TEAMS, evening
from tests.ui.windows import Opened


def begin(window: MainWindow) -> TablesDialog:
    """Go the way from the new evening."""
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    page.options.forms[RUBBER].click()
    assert not page.tables.isVisibleTo(page)
    page.options.forms[DUPLICATE].click()
    page.about.title.setText("At the club")
    page.tables.click()
    (made,) = window.findChildren(TablesDialog)
    made.change.click()
    return made


def choose(box: ChoiceBox[T], value: T) -> None:
    box.choose(value)
    box.activated.emit(box.currentIndex())


def played(window: MainWindow) -> Comparison:
    found = window.document.evening.rounds[-1].comparison
    assert found
    return found


def test_a_howell_of_three_tables_begins(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    assert dialog.summary.text() == "5 rounds, 3 tables, 20 boards."
    dialog.boards.setValue(3)
    assert dialog.summary.text() == "5 rounds, 3 tables, 15 boards."
    for number in (5, 6):  # whoever says it means it, however many names there are
        dialog.number.setValue(number)
    dialog.boards.setValue(3)
    for name, field in zip(("Ann & Bob", "Cy & Di"), dialog.names, strict=False):
        field.setFocus()
        QTest.keyClicks(field, name)
    dialog.accept()
    assert window.document.evening.title == "At the club"
    assert window.document.evening.rounds[0].options.form is DUPLICATE
    assert played(window).plan == Plan(Movement.HOWELL, 6, 3)
    assert played(window).names == (Named("1", "Ann & Bob"), Named("2", "Cy & Di"))
    assert window.boards.isVisible()
    assert window.focusWidget() is window.boards.line.field


def test_one_question_is_asked_at_first(opened: Opened) -> None:
    """Names grow by one field, so many play as are named, and the rest is a sentence."""
    window = opened()
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    page.options.forms[DUPLICATE].click()
    page.tables.click()
    (dialog,) = window.findChildren(TablesDialog)
    assert QTest.qWaitForWindowActive(dialog)
    assert not dialog.kind.isVisible()
    assert sum(field.isVisible() for field in dialog.names) == 4
    for name in PAIRS:
        QTest.keyClicks(focused(), name)
        press(Qt.Key.Key_Return)
    assert sum(field.isVisible() for field in dialog.names) == 7
    assert [field.placeholderText() for field in dialog.names[5:7]] == ["", "one more, or Enter"]
    assert dialog.summary.text() == ("6 pairs, Howell. Matchpoints. 5 rounds, 3 tables, 20 boards.")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert played(window).plan == Plan(Movement.HOWELL, 6, 4)
    assert [one.name for one in played(window).names] == [*PAIRS]


def test_enter_in_a_number_leads_on_and_begins_nothing(opened: Opened) -> None:
    dialog = begin(opened())
    assert QTest.qWaitForWindowActive(dialog)
    dialog.boards.setFocus()
    press(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert focused() is dialog.scoring


def test_two_teams_of_four(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    choose(dialog.kind, Kind.TEAMS)
    assert dialog.labels == ("A1", "A2", "B1", "B2")
    assert dialog.summary.text() == "4 rounds, 2 tables, 24 boards."
    dialog.accept()
    assert played(window).settings.scoring is Scoring.TEAMS
    assert played(window).plan == Plan(Movement.TEAMS, 4, 6)


def test_eighteen_single_players_sit_as_they_like(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    choose(dialog.kind, Kind.PLAYERS)
    dialog.number.setValue(18)
    assert "There is a movement for 8 / 12 / 16 / 20 players." in dialog.summary.text()
    assert dialog.names[17].isVisibleTo(dialog)
    dialog.names[17].setText("Zoe")
    dialog.accept()
    assert played(window).names == (Named("18", "Zoe"),)
    window.boards.line.enter_text("1 17+18-3+4 4sn")
    assert played(window).are_individuals
    window.openers.this_evening()
    (again,) = (one for one in window.findChildren(TablesDialog) if one is not dialog)
    assert (again.kind.value, again.number.value()) == (Kind.PLAYERS, 18)


@pytest.mark.parametrize(
    ("kind", "number", "movements"),
    [
        (Kind.PAIRS, 2, [None]),
        (Kind.PAIRS, 4, [Movement.HOWELL, None]),
        (Kind.PAIRS, 7, [Movement.HOWELL, Movement.MITCHELL, None]),
        (Kind.PAIRS, 13, [Movement.HOWELL, Movement.MITCHELL, None]),
        (Kind.PAIRS, 16, [Movement.HOWELL, Movement.THREE_QUARTER, Movement.MITCHELL, None]),
        (Kind.PAIRS, 40, [Movement.MITCHELL, None]),
        (Kind.TEAMS, 2, [Movement.TEAMS, None]),
        (Kind.TEAMS, 5, [Movement.TEAMS, Movement.SWISS, None]),
        (Kind.TEAMS, 26, [Movement.SWISS, None]),
        (Kind.PLAYERS, 8, [Movement.INDIVIDUAL, None]),
        (Kind.PLAYERS, 9, [None]),
    ],
)
def test_only_movements_that_there_are(
    opened: Opened, kind: Kind, number: int, movements: list[Movement | None]
) -> None:
    dialog = begin(opened())
    choose(dialog.kind, kind)
    dialog.number.setValue(number)
    box = dialog.movement
    assert box.values == movements


def test_who_sits_out_is_said(opened: Opened) -> None:
    dialog = begin(opened())
    dialog.number.setValue(7)
    assert dialog.summary.text().endswith("One sits out in each round.")
    choose(dialog.movement, None)
    assert dialog.summary.text().startswith("There is no movement")


def test_more_is_asked_about_what_concerns_the_scoring(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    assert not dialog.datum.isVisibleTo(dialog)
    dialog.more.click()
    assert dialog.short_boards.isVisibleTo(dialog)
    choose(dialog.scoring, Scoring.BUTLER)
    assert not dialog.short_boards.isVisibleTo(dialog)
    choose(dialog.datum, Datum.MEDIAN)
    dialog.accept()
    settings = played(window).settings
    assert (settings.scoring, settings.datum) == (Scoring.BUTLER, Datum.MEDIAN)


@pytest.mark.parametrize("session", [HOWELL, TEAMS])
def test_nothing_is_lost_where_nothing_is_changed(opened: Opened, session: Comparison) -> None:
    window = opened(evening(session))
    window.boards.line.enter_text("4sn")
    before = window.document.evening
    window.openers.this_evening()
    (dialog,) = window.findChildren(TablesDialog)
    dialog.accept()
    assert window.document.evening is before


def seen_by_tab(dialog: TablesDialog) -> list[QWidget]:
    """Where Tab leads from the first field until it is there again."""
    seen: list[QWidget] = []
    while (focus := focused()) not in seen:
        seen.append(focus)
        press(Qt.Key.Key_Tab)
    return seen


@pytest.mark.parametrize(
    "kinds",
    [
        [],
        [Kind.TEAMS],
        [Kind.PLAYERS],
        [Kind.TEAMS, Kind.PAIRS],
        [Kind.PLAYERS, Kind.TEAMS],
    ],
)
def test_tab_visits_every_name_after_any_choice(opened: Opened, kinds: list[Kind]) -> None:
    """In the order in which they are read, before the movement."""
    dialog = begin(opened())
    QTest.qWaitForWindowActive(dialog)
    dialog.kind.setFocus()
    for kind in kinds:
        choose(dialog.kind, kind)
    seen = seen_by_tab(dialog)
    names = [field for field in dialog.names if field.isVisible()]
    first = seen.index(names[0])
    assert seen[first : first + len(names)] == names
    assert seen.index(dialog.kind) < first < seen.index(dialog.movement)


@pytest.mark.parametrize("kinds", [[Kind.TEAMS], [Kind.PLAYERS, Kind.PAIRS]])
def test_no_choice_loses_a_name(opened: Opened, kinds: list[Kind]) -> None:
    window = opened()
    dialog = begin(window)
    for number, name in enumerate(("Ann", "Bob", "Cy", "Di")):
        dialog.names[number].setText(name)
    for kind in kinds:
        choose(dialog.kind, kind)
    dialog.accept()
    assert [one.name for one in played(window).names] == ["Ann", "Bob", "Cy", "Di"]


@pytest.mark.parametrize("leave", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_fifty_two_pairs_are_refused_and_not_five(opened: Opened, leave: Qt.Key) -> None:
    window = opened()
    dialog = begin(window)
    QTest.qWaitForWindowActive(dialog)
    dialog.number.setFocus()
    dialog.number.selectAll()
    QTest.keyClicks(dialog.number, "52")
    press(leave)
    assert dialog.number.text() == "52"
    dialog.accept()
    assert dialog.complaint == "A number from 2 to 40, not “52”."
    assert dialog.isVisible()
    assert dialog.number.hasFocus()
    dialog.number.selectAll()
    QTest.keyClicks(dialog.number, "4")
    assert len(dialog.labels) == 4
    dialog.accept()
    assert played(window).plan == Plan(Movement.HOWELL, 4, 4)


def test_who_was_named_before_plays_on(opened: Opened) -> None:
    """And who changes his mind finds the page of the new evening as he left it."""
    window = opened()
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    name_players(page, ("Ann", "Bob", "Cy", "Di"))
    page.about.note.setText("with tea")
    page.tables.click()
    dialog = window.findChildren(TablesDialog)[-1]
    dialog.reject()
    assert page.isVisible()
    assert page.people.names[:2] == ["Ann", "Bob"]
    page.tables.click()
    window.findChildren(TablesDialog)[-1].accept()
    assert played(window).names == (Named("1", "Ann & Cy"), Named("2", "Bob & Di"))
    assert window.document.evening.note == "with tea"
    assert window.boards.isVisible()
    assert not window.overlays.lying


def test_a_name_is_put_right_in_one_step(opened: Opened) -> None:
    window = opened(evening(HOWELL))
    window.boards.line.enter_text("4sn")
    window.openers.this_evening()
    (dialog,) = window.findChildren(TablesDialog)
    dialog.names[0].setText("Anne & Bob")
    dialog.accept()
    assert played(window).names[0].name == "Anne & Bob"
    assert len(played(window).results) == 1
    window.document.steps.undo()
    assert played(window).names[0].name == "Ann & Bob"


def test_what_is_no_name_is_said(opened: Opened) -> None:
    window = opened(evening(HOWELL))
    window.openers.this_evening()
    (dialog,) = window.findChildren(TablesDialog)
    dialog.names[0].setText("A" * 200)
    dialog.accept()
    assert "is longer than" in dialog.complaint
    assert dialog.isVisible()


def test_teams_do_not_become_pairs_with_results_there(opened: Opened) -> None:
    """What cannot be scored so is said, and nothing is changed."""
    window = opened(evening(HOWELL))
    window.boards.line.enter_text("4sn")
    window.openers.this_evening()
    (dialog,) = window.findChildren(TablesDialog)
    choose(dialog.kind, Kind.TEAMS)
    dialog.accept()
    assert "is not a pair of a team" in dialog.complaint
    assert played(window).plan == HOWELL.plan


def test_thirteen_pairs_with_a_late_one(opened: Opened) -> None:
    """The movement is proposed; whoever is late, the lines and the first board are asked for."""
    window = opened()
    dialog = begin(window)
    dialog.number.setValue(13)
    assert dialog.movement.value is Movement.MITCHELL
    assert dialog.summary.text() == "7 rounds, 7 tables, 21 boards. One sits out in each round."
    assert dialog.time.text().startswith("About 2:38 hours. Begun now, it ends at ")
    dialog.more.click()
    for field in (dialog.away, dialog.first_board, dialog.switched):
        assert field.isVisibleTo(dialog)
    dialog.away.setText("7=1 5 = 4-")
    dialog.first_board.setValue(17)
    dialog.switched.setValue(1)
    dialog.rounds.setValue(6)
    dialog.accept()
    away = (Away("7", 1, 1), Away("5", 4))
    plan = Plan(Movement.MITCHELL, 13, 3, rounds=6, first_board=17, switched=1, away=away)
    assert played(window).plan == plan
    window.openers.this_evening()
    again = window.findChildren(TablesDialog)[-1]
    assert again.away.text() == "7=1 5=4-"
    assert not again.minutes.isVisibleTo(again)
    again.away.setText("soon")
    again.accept()
    assert again.complaint == "“soon” cannot be read; e.g. 7=1, 7=1-2 or 5=6-."


@pytest.mark.parametrize(
    ("minutes", "rounds", "boards"), [(120, 7, 2), (180, 7, 3), (240, 7, 4), (60, 7, 1)]
)
def test_the_time_they_have(opened: Opened, minutes: int, rounds: int, boards: int) -> None:
    dialog = begin(opened())
    dialog.number.setValue(14)
    dialog.minutes.setValue(minutes)
    assert (dialog.rounds.value(), dialog.boards.value()) == (rounds, boards)


def test_five_teams_each_against_each(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    choose(dialog.kind, Kind.TEAMS)
    dialog.number.setValue(5)
    assert dialog.labels == ("A", "B", "C", "D", "E")
    dialog.names[0].setText("Owls")
    dialog.rounds.setValue(3)
    dialog.boards.setValue(8)
    assert dialog.summary.text().startswith("3 rounds, 4 tables, 24 boards.")
    dialog.accept()
    assert played(window).plan == Plan(Movement.TEAMS, 10, 8, rounds=3)
    assert played(window).names == (Named("A", "Owls"),)
    window.openers.this_evening()
    again = window.findChildren(TablesDialog)[-1]
    assert (again.kind.value, again.number.value()) == (Kind.TEAMS, 5)
    again.accept()
    assert played(window).plan == Plan(Movement.TEAMS, 10, 8, rounds=3)


def test_a_swiss_event_is_drawn_round_by_round(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    choose(dialog.kind, Kind.TEAMS)
    dialog.number.setValue(5)
    choose(dialog.movement, Movement.SWISS)
    assert dialog.summary.text() == "Each round is drawn by the ranking, and nobody meets twice."
    dialog.boards.setValue(1)
    dialog.rounds.setValue(3)
    dialog.accept()
    stage = window.boards
    stage.turn_to(3)
    draw = stage.movement.draw
    assert (draw.text(), draw.isVisibleTo(stage)) == ("Draw round 1", True)
    draw.click()
    plan = played(window).plan
    assert plan
    assert plan.drawn == ("A-B C-D",)
    assert [bye.team for bye in played(window).byes] == ["E"]
    assert (draw.text(), draw.isEnabled()) == ("Draw round 2", False)
    for typed in ("1 a1-b1 4sn", "1 b2-a2 p", "1 c1-d1 4sn-1", "1 d2-c2 p"):
        stage.line.enter_text(typed)
    stage.turn_to(3)
    assert draw.isEnabled()
    draw.click()
    second = played(window).plan
    assert second
    assert second.drawn == ("A-B C-D", "A-D E-C")
    assert [bye.team for bye in played(window).byes] == ["E", "B"]
    window.document.steps.undo()
    assert played(window).plan == plan


def test_a_draw_that_cannot_be_is_said(opened: Opened) -> None:
    drawn = ("A-B C-D", "A-C B-D", "A-D B-C")
    plan = Plan(Movement.SWISS, 8, 1, rounds=5, drawn=drawn)
    results = [
        TableResult(number, ns, ew, Played())
        for number, round_ in enumerate(drawn, 1)
        for home, visitors in (match.split("-") for match in round_.split())
        for ns, ew in ((f"{home}1", f"{visitors}1"), (f"{visitors}2", f"{home}2"))
    ]
    session = replace(TEAMS, names=(), plan=plan, results=tuple(results))
    window = opened(evening(session))
    window.boards.turn_to(3)
    window.boards.movement.draw.click()
    assert "no round can be drawn" in window.notice.sentence.casefold()
    assert played(window) == session


@pytest.mark.parametrize(
    ("scoring", "offered"),
    [
        (Scoring.MATCHPOINTS, [StakePer.PERCENT]),
        (Scoring.BUTLER, [StakePer.IMP]),
        (Scoring.TOTAL_POINTS, []),
    ],
)
def test_what_is_paid_for(opened: Opened, scoring: Scoring, offered: list[StakePer]) -> None:
    window = opened()
    dialog = begin(window)
    dialog.more.click()
    choose(dialog.scoring, scoring)
    assert dialog.money.paid_for.values == [None, *offered, (60, 40), (50, 30, 20), (100,)]
    assert not dialog.money.amount.isEnabled()
    dialog.money.paid_for.setCurrentIndex(1)
    dialog.money.paid_for.activated.emit(1)
    dialog.accept()
    assert dialog.complaint == "“” is not a stake, e.g. 2.50."
    dialog.money.amount.setText("0,50")
    dialog.accept()
    half = Decimal("0.50")
    assert played(window).stakes == (SessionStake(half) if offered else Pot(half, (60, 40)))


@pytest.mark.parametrize(
    "stakes",
    [
        None,
        SessionStake(Decimal(2)),
        SessionStake(Decimal(2), StakePer.VP),
        SessionStake(Decimal(2), StakePer.IMP),
        Pot(Decimal("2.50"), (70, 30)),
    ],
)
def test_money_that_was_agreed_stays(opened: Opened, stakes: SessionStake | Pot | None) -> None:
    session = replace(TEAMS, stakes=stakes, handicaps=(Handicap("A", Decimal(-3)),))
    window = opened(evening(session))
    window.openers.this_evening()
    dialog = window.findChildren(TablesDialog)[-1]
    assert dialog.handicaps.text() == "A=-3"
    dialog.accept()
    assert played(window) == session
    window.openers.this_evening()
    dialog = window.findChildren(TablesDialog)[-1]
    dialog.handicaps.setText("B=+2")
    dialog.accept()
    assert played(window) == replace(session, handicaps=(Handicap("B", Decimal(2)),))


def test_names_that_played_before_are_offered(window: MainWindow, auto_save: AutoSave) -> None:
    """Also the second of a pair."""
    assert auto_save.archive
    names = 'pairs 1="Ann & Bob" 2="Cy & Di"'
    for comparison in (compared(names, "board 1", "1-2: N 4S=", "3-4: pass"),):
        auto_save.archive.begin(evening(comparison))
    dialog = begin(window)
    field = dialog.names[0]
    offers = field.completer()
    QTest.keyClicks(field, "c")
    assert offers.completionCount() == 1
    assert offers.currentCompletion() == "Cy"
    field.setText("")
    QTest.keyClicks(field, "Cy &b")
    assert offers.currentCompletion() == "Cy & Bob"
    QTest.keyClicks(field, "ob")
    QApplication.processEvents()
    popup = offers.popup()
    assert popup
    assert not popup.isVisible()


def test_handicaps_from_earlier_sessions(window: MainWindow, auto_save: AutoSave) -> None:
    assert auto_save.archive
    names = 'pairs 1="Ann & Bob" 2="Cy & Di"'
    auto_save.archive.begin(evening(compared(names, "board 1", "1-2: N 4S=", "3-4: pass")))
    dialog = begin(window)
    dialog.more.click()
    dialog.propose.click()
    assert dialog.complaint == "No earlier session is known of these players."
    dialog.names[0].setText("Ann & Zoe")
    dialog.names[1].setText("Cy & Di")
    dialog.propose.click()
    assert (dialog.handicaps.text(), dialog.complaint) == ("1=-25.00 2=+25.00", "")
    dialog.names[1].setText("A" * 200)
    dialog.propose.click()
    assert "is longer than" in dialog.complaint


def test_sixteen_single_players_share_the_boards_of_eight_rounds(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    choose(dialog.kind, Kind.PLAYERS)
    dialog.number.setValue(16)
    dialog.accept()
    assert played(window).plan == Plan(Movement.INDIVIDUAL, 16, 3, shares=True, rounds=8)
