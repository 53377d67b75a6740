"""Beginning boards at several tables, and changing what was settled."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from scorepad.bridge.comparison import Comparison, Datum, Named, Scoring
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.options import DUPLICATE, RUBBER
from scorepad.ui.boards.tables_dialog import Kind, TablesDialog
from scorepad.ui.evening.evening_page import NewEveningPage
from scorepad.ui.parts.choice_box import ChoiceBox, T
from scorepad.ui.window.main_window import MainWindow
from tests.ui.evening.asked import focused, name_players, press
from tests.ui.ways.sessions import HOWELL, TEAMS, evening
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
    assert dialog.summary.text() == "Rounds: 5. Tables: 3. Boards: 20."
    dialog.boards.setValue(3)
    assert dialog.summary.text() == "Rounds: 5. Tables: 3. Boards: 15."
    for name in ("Ann & Bob", "Cy & Di"):
        QTest.keyClicks(dialog.focusWidget(), name)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.accept()
    assert window.document.evening.title == "At the club"
    assert window.document.evening.rounds[0].options.form is DUPLICATE
    assert played(window).plan == Plan(Movement.HOWELL, 6, 3)
    assert played(window).names == (Named("1", "Ann & Bob"), Named("2", "Cy & Di"))
    assert window.boards.isVisible()
    assert window.focusWidget() is window.boards.line.field


def test_two_teams_of_four(opened: Opened) -> None:
    window = opened()
    dialog = begin(window)
    choose(dialog.kind, Kind.TEAMS)
    assert dialog.labels == ("A1", "A2", "B1", "B2")
    assert dialog.summary.text() == "Rounds: 4. Tables: 2. Boards: 24."
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
        (Kind.TEAMS, 4, [Movement.TEAMS, None]),
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
    names = dialog.names[: len(dialog.labels)]
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
def test_twenty_four_pairs_are_refused_and_not_two(opened: Opened, leave: Qt.Key) -> None:
    window = opened()
    dialog = begin(window)
    QTest.qWaitForWindowActive(dialog)
    dialog.number.setFocus()
    dialog.number.selectAll()
    QTest.keyClicks(dialog.number, "24")
    press(leave)
    assert dialog.number.text() == "24"
    dialog.accept()
    assert dialog.complaint == "A number from 2 to 12, not “24”."
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
