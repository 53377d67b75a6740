"""Starting boards at several tables, and changing their settings."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.bridge.changes.results import rearrange
from scorepad.bridge.comparison import (
    Comparison,
    Datum,
    Handicap,
    Named,
    Played,
    Pot,
    Score,
    Scoring,
    SessionStake,
    StakePer,
    TableResult,
)
from scorepad.bridge.expected_results import all_expected, still_expected
from scorepad.bridge.late_pairs import joined, seated_anew
from scorepad.bridge.movements import Away, Movement, Plan, rounds_of, sitting_out
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.seats import Side
from scorepad.ui import language
from scorepad.ui.boards.entrant_fields import Kind
from scorepad.ui.boards.tables_page import TablesPage
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.parts.choice_box import ChoiceBox, T
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.main_window import MainWindow
from tests.bridge.compared import compared
from tests.ui.evening.asked import focused, name_players, press
from tests.ui.ways.boards import a_session_begins
from tests.ui.ways.sessions import HOWELL, PAIRS, TEAMS, all_in_but_one, evening
from tests.ui.ways.table import Table
from tests.ui.windows import Opened, flush


def begin(window: MainWindow) -> TablesPage:
    """Go there from the new evening."""
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    page.about.title.setText("At the club")
    page.tables.click()
    (made,) = window.findChildren(TablesPage)
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
    tables = begin(window)
    assert tables.summary.text() == "5 rounds, 3 tables, 20 boards."
    tables.moves.boards.setValue(3)
    assert tables.summary.text() == "5 rounds, 3 tables, 15 boards."
    for number in (5, 6):  # set explicitly, it holds for any number of names
        tables.who.number.setValue(number)
    tables.moves.boards.setValue(3)
    for name, field in zip(("Ann & Bob", "Cy & Di"), tables.who.names, strict=False):
        field.setFocus()
        QTest.keyClicks(field, name)
    tables.accept()
    assert window.document.evening.title == "At the club"
    assert window.document.evening.rounds[0].options.form is DUPLICATE
    assert played(window).plan == Plan(Movement.HOWELL, 6, 3)
    assert played(window).names == (Named("1", "Ann & Bob"), Named("2", "Cy & Di"))
    assert window.boards.isVisible()
    assert window.focusWidget() is window.boards.line.field


@pytest.mark.parametrize("kind", [Kind.PAIRS, Kind.PLAYERS])
def test_the_largest_words_break_rows_rather_than_leave_the_window(
    kind: Kind, app: QApplication, window: MainWindow
) -> None:
    """German has the longest words."""
    language.speak(app, "de")
    window.settings.points = 28
    window.apply_look()
    for _ in range(2):  # what the window needs at least is known only after the first time
        window.resize(1024, 600)
        QApplication.processEvents()
    tables = begin(window)
    choose(tables.who.kind, kind)
    for press_more in (False, True):
        if press_more:
            tables.more.click()
        QApplication.processEvents()
        assert not tables.scroller.horizontalScrollBar().maximum()


def test_as_many_fields_are_seen_as_usually_play(window: MainWindow) -> None:
    tables = begin(window)
    for kind, seen in ((Kind.PAIRS, 6), (Kind.PLAYERS, 8)):
        choose(tables.who.kind, kind)
        assert tables.who.seen == tables.who.number.value() == seen


def test_the_pairs_of_last_time_come_back_with_their_movement(window: MainWindow) -> None:
    last = all_in_but_one(HOWELL)
    window.document.open(replace(evening(last), day=date(2026, 11, 22)))
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    page.tables.click()
    (tables,) = window.findChildren(TablesPage)
    assert tables.again.isVisible()
    assert tables.again.text().startswith(f"&Same as last time: {len(PAIRS)} pairs")
    tables.again.click()
    flush()
    (filled,) = window.findChildren(TablesPage)
    assert filled.again.isHidden()
    press(Qt.Key.Key_Return)
    filled.main.click()
    assert played(window).names == last.names
    assert played(window).plan == last.plan
    assert played(window).results == ()
    assert window.document.evening.day == date.today()


def test_one_question_is_asked_at_first(opened: Opened) -> None:
    """Each name adds a field, the names give the number of pairs, and the rest is a sentence."""
    window = opened()
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    page.tables.click()
    (tables,) = window.findChildren(TablesPage)
    assert QTest.qWaitForWindowActive(tables)
    assert not tables.who.kind.isVisible()
    assert sum(field.isVisible() for field in tables.who.names) == 6, "as many as are said"
    for name in PAIRS:
        QTest.keyClicks(focused(), name)
        press(Qt.Key.Key_Return)
    assert sum(field.isVisible() for field in tables.who.names) == 7
    assert [field.placeholderText() for field in tables.who.names[5:7]] == [
        "",
        "one more, or Enter",
    ]
    assert tables.summary.text() == ("6 pairs, Howell. Matchpoints. 5 rounds, 3 tables, 20 boards.")
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert played(window).plan == Plan(Movement.HOWELL, 6, 4)
    assert [one.name for one in played(window).names] == [*PAIRS]


def test_enter_in_a_number_leads_on_and_begins_nothing(opened: Opened) -> None:
    tables = begin(opened())
    assert QTest.qWaitForWindowActive(tables)
    tables.moves.boards.setFocus()
    press(Qt.Key.Key_Return)
    assert tables.isVisible()
    assert focused() is tables.scoring


def test_what_few_sessions_need_is_asked_behind_more_until_one_is_under_way(
    opened: Opened,
) -> None:
    window = opened()
    tables = begin(window)
    rare = tables.moves.first_board, tables.moves.away, tables.handicaps
    assert not any(field.isVisible() for field in rare)
    tables.more.click()
    assert all(field.isVisible() for field in rare)
    tables.accept()
    window.openers.this_evening()
    under_way = window.findChildren(TablesPage)[-1]
    under_way.change.click()
    assert under_way.moves.away.isVisible()
    assert not under_way.handicaps.isVisible()


def test_two_teams_of_four(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    choose(tables.who.kind, Kind.TEAMS)
    assert tables.who.labels == ("A1", "A2", "B1", "B2")
    assert tables.summary.text() == "4 rounds, 2 tables, 24 boards."
    rounds = tables.moves.rounds
    rounds.stepDown()
    assert rounds.value() == 2
    rounds.stepDown()
    assert rounds.value() == 2, "after one round no board could be compared"
    rounds.stepUp()
    tables.accept()
    assert played(window).settings.scoring is Scoring.TEAMS
    assert played(window).plan == Plan(Movement.TEAMS, 4, 6)


def test_the_teams_of_a_match_are_named_before_their_first_pairs(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    choose(tables.who.kind, Kind.TEAMS)
    assert tables.who.names[0].placeholderText() == "Owls: Ann & Bob"
    typed = ("Owls: Ann & Bob", "", "Larks:", "Eve & Flo")
    for field, name in zip(tables.who.names, typed, strict=False):
        field.setText(name)
    tables.measure()
    assert tables.who.names[1].placeholderText() == "Ann & Bob"
    tables.accept()
    named = {"A": "Owls", "A1": "Ann & Bob", "B": "Larks", "B2": "Eve & Flo"}
    assert {one.entrant: one.name for one in played(window).names} == named
    window.openers.this_evening()
    again = window.findChildren(TablesPage)[-1]
    assert tuple(field.text() for field in again.who.names[:4]) == typed
    again.who.names[0].setText("Ann & Bob")
    again.accept()
    assert {one.entrant for one in played(window).names} == {"A1", "B", "B2"}


def test_eighteen_single_players_sit_as_they_like(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    choose(tables.who.kind, Kind.PLAYERS)
    tables.who.number.setValue(18)
    assert "There is a movement for 8 / 12 / 16 / 20 players." in tables.summary.text()
    assert tables.who.names[17].isVisibleTo(tables)
    tables.who.names[17].setText("Zoe")
    tables.accept()
    assert played(window).names == (Named("18", "Zoe"),)
    window.boards.line.enter_text("1 17+18-3+4 4sn")
    assert played(window).are_individuals
    window.openers.this_evening()
    (again,) = (one for one in window.findChildren(TablesPage) if one is not tables)
    assert (again.who.kind.value, again.who.number.value()) == (Kind.PLAYERS, 18)


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
    tables = begin(opened())
    choose(tables.who.kind, kind)
    tables.who.number.setValue(number)
    box = tables.moves.movement
    assert box.values == movements


def test_who_sits_out_is_said(opened: Opened) -> None:
    tables = begin(opened())
    tables.who.number.setValue(7)
    assert tables.summary.text().endswith("One sits out in each round.")
    choose(tables.moves.movement, None)
    assert tables.summary.text().startswith("Sit as you like")


def test_more_is_asked_about_what_concerns_the_scoring(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    assert not tables.datum.isVisibleTo(tables)
    tables.more.click()
    assert tables.short_boards.isVisibleTo(tables)
    choose(tables.scoring, Scoring.BUTLER)
    assert not tables.short_boards.isVisibleTo(tables)
    choose(tables.datum, Datum.MEDIAN)
    tables.accept()
    settings = played(window).settings
    assert (settings.scoring, settings.datum) == (Scoring.BUTLER, Datum.MEDIAN)


@pytest.mark.parametrize("session", [HOWELL, TEAMS])
def test_nothing_is_lost_where_nothing_is_changed(opened: Opened, session: Comparison) -> None:
    window = opened(evening(session))
    window.boards.line.enter_text("4sn")
    before = window.document.evening
    window.openers.this_evening()
    (tables,) = window.findChildren(TablesPage)
    tables.accept()
    assert window.document.evening is before


def seen_by_tab() -> list[QWidget]:
    """Everything Tab reaches from the first field until it returns there."""
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
    """In reading order, before the movement."""
    tables = begin(opened())
    QTest.qWaitForWindowActive(tables)
    for kind in kinds:
        choose(tables.who.kind, kind)
    tables.who.names[0].setFocus()
    seen = seen_by_tab()
    names = [field for field in tables.who.names if field.isVisible()]
    settings = [tables.who.kind, tables.moves.movement, tables.scoring, tables.more, tables.main]
    assert seen[: len(names)] == names
    assert [one for one in seen if one in settings] == settings


def test_all_that_is_usual_has_room_on_a_small_laptop(opened: Opened) -> None:
    """The names stay where they are, and the settings open beside them."""
    window = opened()
    window.resize(1008, 560)
    tables = begin(window)
    choose(tables.who.kind, Kind.TEAMS)
    QTest.qWait(0)
    usual = tables.who.names[0], tables.moves.rounds, tables.moves.boards, tables.money.currency
    for field in (*usual, tables.more, tables.main):
        assert field.visibleRegion().boundingRect() == field.rect()
    assert not tables.scroller.verticalScrollBar().isVisible()
    tables.more.click()
    assert not tables.moves.first_board.visibleRegion().isEmpty(), "what it leads to is in sight"


@pytest.mark.parametrize("kinds", [[Kind.TEAMS], [Kind.PLAYERS, Kind.PAIRS]])
def test_no_choice_loses_a_name(opened: Opened, kinds: list[Kind]) -> None:
    window = opened()
    tables = begin(window)
    for number, name in enumerate(("Ann", "Bob", "Cy", "Di")):
        tables.who.names[number].setText(name)
    for kind in kinds:
        choose(tables.who.kind, kind)
    tables.accept()
    assert [one.name for one in played(window).names] == ["Ann", "Bob", "Cy", "Di"]


@pytest.mark.parametrize("leave", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_fifty_two_pairs_are_refused_and_not_five(opened: Opened, leave: Qt.Key) -> None:
    window = opened()
    tables = begin(window)
    QTest.qWaitForWindowActive(tables)
    tables.who.number.setFocus()
    tables.who.number.selectAll()
    QTest.keyClicks(tables.who.number, "52")
    press(leave)
    assert tables.who.number.text() == "52"
    tables.accept()
    assert tables.message.text() == "“52” is not a number from 2 to 40."
    assert tables.isVisible()
    assert tables.who.number.hasFocus()
    tables.who.number.selectAll()
    QTest.keyClicks(tables.who.number, "4")
    assert len(tables.who.labels) == 4
    tables.accept()
    assert played(window).plan == Plan(Movement.HOWELL, 4, 4)


@pytest.mark.parametrize(
    ("typed", "pairs"),
    [
        (("Ann", "Bob", "Cy", "Di", "Eve"), ["Ann & Cy", "Bob & Di", "Eve"]),
        (
            ("Ann & Bob", "Cy & Di", "Eve & Fred", "Gus & Hal"),
            ["Ann & Bob", "Cy & Di", "Eve & Fred"],
        ),
    ],
)
def test_nobody_is_lost_who_was_named_for_one_table(
    typed: tuple[str, ...], pairs: list[str], opened: Opened
) -> None:
    window = opened()
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    name_players(page, typed)
    page.tables.click()
    names = [field.text() for field in window.findChildren(TablesPage)[-1].who.names]
    assert names[:3] == pairs


def test_who_was_named_before_plays_on(opened: Opened) -> None:
    """And going back shows the page of the new evening unchanged."""
    window = opened()
    window.openers.new_evening()
    (page,) = window.findChildren(NewEveningPage)
    name_players(page, ("Ann", "Bob", "Cy", "Di"))
    page.about.note.setText("with tea")
    page.tables.click()
    tables = window.findChildren(TablesPage)[-1]
    tables.one_table.click()
    assert page.isVisible()
    assert page.people.names[:2] == ["Ann", "Bob"]
    page.tables.click()
    window.findChildren(TablesPage)[-1].accept()
    assert played(window).names == (Named("1", "Ann & Cy"), Named("2", "Bob & Di"))
    assert window.document.evening.note == "with tea"
    assert window.boards.isVisible()
    assert not window.overlays.lying


def test_a_name_is_put_right_in_one_step(opened: Opened) -> None:
    window = opened(evening(HOWELL))
    window.boards.line.enter_text("4sn")
    window.openers.this_evening()
    (tables,) = window.findChildren(TablesPage)
    tables.who.names[0].setText("Anne & Bob")
    tables.accept()
    assert played(window).names[0].name == "Anne & Bob"
    assert len(played(window).results) == 1
    window.document.steps.undo()
    assert played(window).names[0].name == "Ann & Bob"


def test_what_was_typed_is_not_lost_by_one_key(opened: Opened) -> None:
    """Nothing typed, nothing asked; else a second one leads back to the page for one table."""
    window = opened()
    tables = begin(window)
    QTest.keyClick(tables, Qt.Key.Key_Escape)
    assert not tables.isVisible()
    (page,) = window.findChildren(NewEveningPage)
    page.tables.click()
    tables = window.findChildren(TablesPage)[-1]
    QTest.keyClicks(tables.who.names[0], "Ann & Bob")
    for visible in (True, False):
        tables.one_table.click()
        assert tables.isVisible() is visible
    assert page.isVisible()


def test_a_number_out_of_range_begins_nothing(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    assert QTest.qWaitForWindowActive(window)
    choose(tables.who.kind, Kind.TEAMS)
    tables.moves.rounds.setFocus()
    tables.moves.rounds.selectAll()
    QTest.keyClicks(focused(), "1")
    press(Qt.Key.Key_Tab)
    said = "“1” is not a number from 2 to 4."
    assert tables.message.text() == said
    tables.main.click()
    assert tables.isVisible()
    assert tables.message.text() == said


def test_what_is_no_name_is_said(opened: Opened) -> None:
    window = opened(evening(HOWELL))
    window.openers.this_evening()
    (tables,) = window.findChildren(TablesPage)
    tables.who.names[0].setText("A" * 200)
    tables.accept()
    assert "is longer than" in tables.message.text()
    assert tables.isVisible()


def test_teams_do_not_become_pairs_with_results_there(opened: Opened) -> None:
    """A scoring that is impossible is explained, and nothing is changed."""
    window = opened(evening(HOWELL))
    window.boards.line.enter_text("4sn")
    window.openers.this_evening()
    (tables,) = window.findChildren(TablesPage)
    choose(tables.who.kind, Kind.TEAMS)
    tables.accept()
    assert "is not a pair of a team" in tables.message.text()
    assert played(window).plan == HOWELL.plan


def test_thirteen_pairs_with_a_late_one(opened: Opened) -> None:
    """The movement is proposed; late pairs, the lines and the first board are asked for."""
    window = opened()
    tables = begin(window)
    tables.who.number.setValue(13)
    assert tables.moves.movement.value is Movement.MITCHELL
    comes_to = "7 rounds, 7 tables, 21 boards. "
    assert tables.summary.text() == (
        comes_to + "One North-South pair sits out in each round, in its seats."
    )
    choose(tables.moves.short_line, Side.NS)
    comes_to = "7 rounds, 6 tables, 21 boards. "
    assert tables.summary.text() == comes_to + "One East-West pair sits out in each round."
    assert tables.time.text().startswith("About 2:38 hours. If started now, it ends at ")
    tables.more.click()
    for field in (tables.moves.away, tables.moves.first_board, tables.moves.switched):
        assert field.isVisibleTo(tables)
    tables.moves.away.setText("7=1 5 = 4-")
    tables.moves.first_board.setValue(17)
    tables.moves.switched.setValue(1)
    tables.moves.rounds.setValue(6)
    tables.accept()
    away = (Away("7", 1, 1), Away("5", 4))
    plan = Plan(Movement.MITCHELL, 13, 3, rounds=6, first_board=17, switched=1, away=away)
    plan = replace(plan, short_line=Side.NS)
    assert played(window).plan == plan
    window.openers.this_evening()
    again = window.findChildren(TablesPage)[-1]
    assert again.moves.away.text() == "7=1 5=4-"
    assert not again.moves.minutes.isVisibleTo(again)
    again.moves.away.setText("soon")
    again.accept()
    assert again.message.text() == "“soon” cannot be read; e.g. 7=1, 7=1-2 or 5=6-."


@pytest.mark.parametrize(
    ("minutes", "rounds", "boards"), [(120, 7, 2), (180, 7, 3), (240, 7, 4), (60, 7, 1)]
)
def test_the_time_they_have(opened: Opened, minutes: int, rounds: int, boards: int) -> None:
    tables = begin(opened())
    tables.who.number.setValue(14)
    tables.moves.minutes.setValue(minutes)
    assert (tables.moves.rounds.value(), tables.moves.boards.value()) == (rounds, boards)


def test_five_teams_each_against_each(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    choose(tables.who.kind, Kind.TEAMS)
    tables.who.number.setValue(5)
    assert tables.who.labels == ("A", "B", "C", "D", "E")
    tables.who.names[0].setText("Owls")
    tables.moves.rounds.setValue(3)
    tables.moves.boards.setValue(8)
    assert tables.summary.text().startswith("3 rounds, 4 tables, 24 boards.")
    tables.accept()
    assert played(window).plan == Plan(Movement.TEAMS, 10, 8, rounds=3)
    assert played(window).names == (Named("A", "Owls"),)
    window.openers.this_evening()
    again = window.findChildren(TablesPage)[-1]
    assert (again.who.kind.value, again.who.number.value()) == (Kind.TEAMS, 5)
    again.who.names[0].setText("Owls: Ann & Bob, Cy & Di")
    again.accept()
    assert played(window).plan == Plan(Movement.TEAMS, 10, 8, rounds=3)
    people = Named("A", "Owls"), Named("A1", "Ann & Bob"), Named("A2", "Cy & Di")
    assert played(window).names == people
    window.openers.this_evening()
    last = window.findChildren(TablesPage)[-1]
    assert last.who.names[0].text() == "Owls: Ann & Bob, Cy & Di"
    last.who.names[0].setText("Owls")
    last.accept()
    assert played(window).names == people[:1]


def test_who_and_which_round_is_not_there(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    tables.moves.away.setText("5=99-")
    assert "98" not in tables.summary.text()
    tables.accept()
    assert tables.message.text() == "There is no round 99."
    tables.moves.away.setText("5=4-")
    tables.handicaps.setText("2=1 99=3")
    tables.accept()
    assert tables.message.text() == "99 is not in the movement."
    tables.handicaps.setText("2=1")
    tables.accept()
    assert played(window).handicaps == (Handicap("2", Decimal(1)),)
    window.boards.line.enter_text("handicap 7=2")
    assert window.boards.line.said.text() == "7 is not in the movement."


def test_two_cannot_go_by_one_name(opened: Opened) -> None:
    tables = begin(opened())
    tables.who.names[0].setText("Ann & Bob")
    tables.who.names[2].setText("ann & bob")
    tables.accept()
    assert tables.message.text() == "1 and 3 are both called ann & bob."
    choose(tables.who.kind, Kind.TEAMS)
    tables.accept()
    assert tables.message.text() == "A1 and B1 are both called ann & bob."


def test_a_swiss_event_is_drawn_round_by_round(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    choose(tables.who.kind, Kind.TEAMS)
    tables.who.number.setValue(5)
    choose(tables.moves.movement, Movement.SWISS)
    drawn = "Each round is drawn by the ranking; no two teams meet twice."
    assert tables.summary.text() == drawn
    assert (tables.moves.rounds.value(), tables.moves.boards.value()) == (3, 8)
    tables.moves.boards.setValue(1)
    tables.moves.rounds.setValue(3)
    tables.accept()
    stage = window.boards
    assert stage.results.title.text() == "Next: draw round 1, under “Movement”."
    assert stage.line.said.text() == "Next: draw round 1, under “Movement”."
    stage.turn_to(3)
    draw = stage.movement.draw
    assert (draw.text(), draw.isVisibleTo(stage)) == ("Draw round 1", True)
    draw.click()
    assert stage.line.said.text().startswith("Round 1, table 1 · Board 1: A1 against B1")
    plan = played(window).plan
    assert plan
    assert plan.drawn == ("A-B C-D",)
    assert [bye.team for bye in played(window).byes] == ["E"]
    assert (draw.text(), draw.isEnabled()) == ("Draw round 2", False)
    for typed in ("1 a1-b1 4sn", "1 b2-a2 p", "1 c1-d1 4sn-1", "1 d2-c2 p"):
        stage.line.enter_text(typed)
    assert stage.line.said.text() == "Next: draw round 2, under “Movement”."
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
    assert "no further round can be drawn" in window.notice.sentence.casefold()
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
    tables = begin(window)
    tables.more.click()
    choose(tables.scoring, scoring)
    assert tables.money.paid_for.values == [None, *offered, (60, 40), (50, 30, 20), (100,)]
    assert not tables.money.amount.isEnabled()
    tables.money.paid_for.setCurrentIndex(1)
    tables.money.paid_for.activated.emit(1)
    tables.accept()
    assert tables.message.text() == "“Money” is missing."
    tables.money.amount.setText("0,50 €")
    tables.accept()
    half = Decimal("0.50")
    assert played(window).stakes == (SessionStake(half) if offered else Pot(half, (60, 40)))
    assert window.document.evening.currency == "€"
    window.openers.this_evening()
    again = window.findChildren(TablesPage)[-1]
    assert (again.money.amount.text(), again.money.currency.text()) == ("0.50", "€")
    again.money.currency.setText("points of the club")
    again.accept()
    assert window.document.evening.currency == "points of the club"


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
    tables = window.findChildren(TablesPage)[-1]
    assert tables.handicaps.text() == "A=-3"
    tables.accept()
    assert played(window) == session
    window.openers.this_evening()
    tables = window.findChildren(TablesPage)[-1]
    tables.handicaps.setText("B=+2")
    tables.accept()
    assert played(window) == replace(session, handicaps=(Handicap("B", Decimal(2)),))


def test_names_that_played_before_are_offered(window: MainWindow, auto_save: AutoSave) -> None:
    """Also for the second player of a pair."""
    assert auto_save.archive
    names = 'pairs 1="Ann & Bob" 2="Cy & Di"'
    for comparison in (compared(names, "board 1", "1-2: N 4S=", "3-4: pass"),):
        auto_save.archive.begin(evening(comparison))
    tables = begin(window)
    field = tables.who.names[0]
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
    tables = begin(window)
    tables.more.click()
    tables.propose.click()
    assert tables.message.text() == "No earlier session of these players was found."
    tables.who.names[0].setText("Ann & Zoe")
    tables.who.names[1].setText("Cy & Di")
    tables.propose.click()
    assert (tables.handicaps.text(), tables.message.text()) == ("1=-25.00 2=+25.00", "")
    assert tables.handicaps.cursorPosition() == 0, "read from the first on"
    tables.who.names[1].setText("A" * 200)
    tables.propose.click()
    assert "is longer than" in tables.message.text()


def test_sixteen_single_players_share_the_boards_of_eight_rounds(opened: Opened) -> None:
    window = opened()
    tables = begin(window)
    choose(tables.who.kind, Kind.PLAYERS)
    tables.who.number.setValue(16)
    tables.accept()
    assert played(window).plan == Plan(Movement.INDIVIDUAL, 16, 3, shares=True, rounds=8)


def play_rounds(window: MainWindow, rounds: int) -> Comparison:
    """Enter a score for every board of some rounds."""
    before = played(window)
    results = tuple(
        TableResult(one.board, one.ns, one.ew, Score(10 * one.table))
        for one in all_expected(before)
        if one.round <= rounds
    )
    comparison = replace(before, results=results)
    window.document.become(rearrange(window.document.evening, comparison))
    return comparison


def session_of(window: MainWindow, plan: Plan, rounds: int) -> TablesPage:
    """A session with some rounds played, asked about again."""
    window.document.open(evening(Comparison(plan=plan)))
    play_rounds(window, rounds)
    window.openers.this_evening()
    return window.findChildren(TablesPage)[-1]


@pytest.mark.parametrize(
    ("plan", "said"),
    [
        (Plan(Movement.HOWELL, 12, 2), "in each round another sits out: "),
        (Plan(Movement.HOWELL, 6, 3), "in each round another sits out: "),
        (Plan(Movement.MITCHELL, 13, 3), "joins in round 4, where a place is free."),
    ],
)
def test_one_more_pair_joins_those_who_play(opened: Opened, plan: Plan, said: str) -> None:
    """Only its name is typed; everything played stays, and the guide is updated."""
    window = opened()
    tables = session_of(window, plan, 3)
    late = str(plan.entrants + 1)
    field = tables.who.names[plan.entrants]
    assert field.isVisibleTo(tables)
    assert field.placeholderText() == "one more joins"
    assert not tables.moves.joins.isVisibleTo(tables)
    field.setFocus()
    QTest.keyClicks(field, "Yve & Zoe")
    assert tables.moves.joins.isVisibleTo(tables)
    assert tables.moves.joins.value() == 4
    assert f"Pair {late} joins in round 4" in tables.summary.text()
    assert said in tables.summary.text()
    before = played(window)
    tables.accept()
    now = played(window)
    assert now.results == before.results
    assert now.plan == joined(plan, 4)
    assert now.names == (Named(late, "Yve & Zoe"),)
    assert not [one for one in still_expected(now) if one.round < 4]
    window.boards.turn_to(3)
    shown = window.boards.movement.table.lines
    texts = [
        shown.index(row, column).data() for row in range(shown.rowCount()) for column in (2, 3)
    ]
    assert any("Yve & Zoe" in str(text) for text in texts)
    window.openers.this_evening()
    again = window.findChildren(TablesPage)[-1]
    assert again.who.number.value() == plan.entrants + 1
    assert f"Pair {late} joins in round 4" in again.summary.text()
    again.accept()
    assert played(window) == now
    window.document.steps.undo()
    assert played(window).plan == plan


def test_it_may_join_later_and_somebody_may_leave(opened: Opened) -> None:
    window = opened()
    tables = session_of(window, Plan(Movement.HOWELL, 12, 2), 3)
    tables.change.click()
    tables.who.number.setValue(13)
    tables.moves.joins.setValue(6)
    tables.accept()
    plan = played(window).plan
    assert plan == joined(Plan(Movement.HOWELL, 12, 2), 6)
    play_rounds(window, 6)
    window.openers.this_evening()
    again = window.findChildren(TablesPage)[-1]
    again.change.click()
    again.moves.away.setText("4=8-")
    assert "Pair 4 leaves after round 7." in again.summary.text()
    again.accept()
    assert played(window).plan == seated_anew(replace(plan, away=(Away("4", 8),)), 7)
    assert not [one for one in still_expected(played(window)) if one.round < 7]


def test_whoever_typed_a_name_by_mistake_takes_it_back(opened: Opened) -> None:
    window = opened()
    tables = session_of(window, Plan(Movement.HOWELL, 8, 2), 3)
    field = tables.who.names[8]
    QTest.keyClicks(field, "Z")
    assert tables.who.number.value() == 9
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert tables.who.number.value() == 8
    before = window.document.evening
    tables.accept()
    assert window.document.evening is before


def test_who_comes_later_is_seated_where_fewest_wait(opened: Opened) -> None:
    """The late pair is mentioned; a number with fewer waits is offered, and names move along."""
    window = opened()
    tables = begin(window)
    names = [f"P{number} & Q{number}" for number in range(1, 14)]
    for name, field in zip(names, tables.who.names, strict=False):
        QTest.keyClicks(field, name)
    assert tables.who.number.value() == 13
    assert not tables.moves.seat.isVisibleTo(tables)
    tables.moves.away.setText("13=1")
    assert "Pair 13 comes late, in round 2." in tables.summary.text()
    waiting = rounds_of(Plan(Movement.MITCHELL, 13, 3))[0]
    (kind,) = sitting_out(Plan(Movement.MITCHELL, 13, 3), waiting)
    assert not tables.moves.seat.isVisibleTo(tables), "its row is not asked for yet"
    tables.change.click()
    tables.more.click()
    assert tables.moves.seat.isVisibleTo(tables)
    assert tables.moves.seat.text() == f"Give 13 number {kind}: fewer will sit out"
    tables.moves.seat.click()
    assert tables.moves.away.text() == f"{kind}=1"
    assert not tables.moves.seat.isVisibleTo(tables)
    assert tables.who.names[int(kind) - 1].text() == names[12]
    tables.accept()
    assert {one.name for one in played(window).names} == {*names}


@pytest.mark.parametrize("number", [4, 7, 13, 16, 20])
def test_nothing_typed_is_lost_by_any_choice(opened: Opened, number: int) -> None:
    """Every choice in turn: all names, and everything else typed, are there."""
    window = opened()
    tables = begin(window)
    names = [f"P{place} & Q{place}" for place in range(number)]
    for name, field in zip(names, tables.who.names, strict=False):
        QTest.keyClicks(field, name)
    tables.about.title.setText("Club night")
    tables.about.day_field.show_day(date(2026, 11, 25))
    tables.moves.first_board.setValue(17)
    tables.moves.minutes.setValue(150)
    tables.moves.boards.setValue(5)
    tables.handicaps.setText("3=+2.5")
    tables.money.paid_for.setCurrentIndex(1)
    tables.money.amount.setText("0.50")
    for kind in (Kind.TEAMS, Kind.PLAYERS, Kind.PAIRS):
        choose(tables.who.kind, kind)
        assert tables.who.number.value() == (2 if (kind, number) == (Kind.TEAMS, 4) else number)
        for movement in tables.moves.movement.values:
            choose(tables.moves.movement, movement)
            check_all_is_there(tables, names)
        for scoring in tables.scoring.values:
            choose(tables.scoring, scoring)
            check_all_is_there(tables, names)
        tables.moves.minutes.setValue(240)
        tables.moves.minutes.setValue(150)
        tables.more.click()
    for fewer in (5, number):
        tables.who.number.setValue(fewer)
    check_all_is_there(tables, names)
    choose(tables.scoring, Scoring.MATCHPOINTS)
    tables.accept()
    assert [one.name for one in played(window).names] == names
    whole = window.document.evening
    assert (whole.title, whole.day) == ("Club night", date(2026, 11, 25))


def check_all_is_there(tables: TablesPage, names: list[str]) -> None:
    there = [field.text() for field in tables.who.names[: len(names)]]
    assert there == names
    assert all(field.isVisibleTo(tables) for field in tables.who.names[: len(names)])
    assert [one.name for one in tables.who.all_named] == names
    moves = tables.moves
    assert (moves.first_board.value(), moves.minutes.value(), moves.boards.value()) == (17, 150, 5)
    assert (tables.about.title.text(), tables.handicaps.text()) == ("Club night", "3=+2.5")
    assert tables.money.amount.text() == "0.50"


def test_a_title_may_be_changed_and_a_wrong_day_is_said(opened: Opened) -> None:
    window = opened(evening(HOWELL))
    window.openers.this_evening()
    tables = window.findChildren(TablesPage)[-1]
    tables.change.click()
    tables.about.title.setText("  The  Owls' cup ")
    tables.about.day_field.setEditText("soon")
    tables.accept()
    assert tables.isVisible()
    assert tables.message.text()
    tables.about.day_field.show_day(date(2026, 11, 24))
    tables.accept()
    assert window.document.evening.title == "The Owls' cup"
    assert window.document.evening.day == date(2026, 11, 24)
    assert played(window) == HOWELL


def test_the_names_are_not_scrolled_where_they_have_room_in_two_columns(table: Table) -> None:
    """What is said below them has its lines first, whatever the language."""
    a_session_begins(table)
    window, page = table.window, table.last(TablesPage)
    window.settings.points = 28
    window.apply_look()
    for high in (768, 740, 731, 720):
        for _ in range(2):  # the first one leads to a larger window
            window.resize(1366, high)
            flush()
        page.summary.setText("6 pairs, with a Howell for all of them, in 5 rounds of 4 boards")
        page.time.setText("About two and a half hours, which if it begins now ends at 14:33.")
        page.measure()
        flush()
        assert page.scroller.verticalScrollBar().maximum() == 0
        assert page.time.height() < 2 * page.time.fontMetrics().height()
