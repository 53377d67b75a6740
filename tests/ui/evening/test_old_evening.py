"""An old evening, entered from its results on paper."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from scorepad.bridge.actions import from_old_text
from scorepad.bridge.back_score import back_score
from scorepad.bridge.changes import Change
from scorepad.bridge.deal import Adjustment
from scorepad.bridge.old_results import FigureUnit
from scorepad.bridge.options import CHICAGO, RUBBER, Options
from scorepad.bridge.seats import Side
from scorepad.ui.evening.old_evening_page import OldEveningPage
from scorepad.ui.evening.results_model import ResultsModel
from scorepad.ui.look import LIGHT
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words.actions import action_words
from tests.bridge.table import FIVE, FOUR
from tests.ui.evening.asked import SMITHS, asked, focused, name_players, press
from tests.ui.windows import Opened, flush, shown, shown_back_score, under_test

CTRL = Qt.KeyboardModifier.ControlModifier


def old(window: MainWindow, ask: Callable[[], None]) -> OldEveningPage:
    page = asked(window, ask)
    assert isinstance(page, OldEveningPage)
    return page


def asked_for(window: MainWindow, players: tuple[str, ...]) -> OldEveningPage:
    """The page of results, with these players named."""
    page = old(window, window.openers.old_evening)
    name_players(page, players)
    page.people.count()
    page.after_names.setFocus()
    return page


def write(page: OldEveningPage, *lines: str) -> None:
    """Enter the figures of some rounds; a dot leaves a cell empty."""
    model = page.results.model
    for row, line in enumerate(lines):
        for column, figure in enumerate(line.split()):
            if figure != ".":
                assert model.setData(model.index(row, column), figure)


def watched(players: tuple[str, ...], written: FigureUnit = FigureUnit.HUNDREDS) -> ResultsModel:
    model = ResultsModel(players, written, Options())
    under_test(model, model)
    return model


def test_by_keys_alone(opened: Opened) -> None:
    window = opened()
    page = asked_for(window, FOUR.players)
    table = page.results.table
    assert table.currentIndex().row() == 0
    for keys in ("18", "", "18"):
        QTest.keyClicks(focused(), keys)
        press(Qt.Key.Key_Return)
    # The others can only have lost; the next line waits.
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, 0)
    for keys in ("-5", "-5"):
        QTest.keyClicks(focused(), keys)
        press(Qt.Key.Key_Return)
    said = page.results.totals.text().replace("\N{NO-BREAK SPACE}", " ")
    assert said == "In all: Ann +13, Bob −23, Cy +23, Di −13"
    press(Qt.Key.Key_Return)
    assert page.main.hasFocus()
    press(Qt.Key.Key_Return)
    flush()
    assert shown_back_score(window)


def test_it_becomes_the_evening_on_the_table(opened: Opened) -> None:
    window = opened()
    page = old(window, window.openers.old_evening)
    name_players(page, SMITHS)

    page.about.day_field.show_day(date(1970, 5, 1))
    page.options.forms[CHICAGO].click()
    page.people.count()
    write(page, "18 -18 18 -18 .", ". 4 4 -4 -4")
    page.accept()
    evening = window.document.evening
    assert (evening.day, evening.title) == (date(1970, 5, 1), "Friday evening")
    assert [each.options.form for each in evening.rounds] == [CHICAGO, CHICAGO]
    assert all(each.stopped for each in evening.rounds)
    columns = back_score(window.document.scored)
    assert [column.hundreds for column in columns] == [
        dict(zip(SMITHS, (18, -18, 18, -18, 0), strict=True)),
        dict(zip(SMITHS, (0, 4, 4, -4, -4), strict=True)),
    ]


def test_points_of_each_side(opened: Opened) -> None:
    window = opened()
    page = asked_for(window, SMITHS)
    page.results.kinds[FigureUnit.TOTALS].click()
    write(page, "2380 550 2380 550 .")
    page.accept()
    (column,) = back_score(window.document.scored)
    assert column.points["Mr. Smith"] == 1830
    assert column.hundreds["Mr. Smith"] == 18
    assert window.document.evening.rounds[0].items == (
        Adjustment(Side.NS, 2380, "the total of the round"),
        Adjustment(Side.EW, 550, "the total of the round"),
    )


@pytest.mark.parametrize(
    ("lines", "where", "said"),
    [
        (("9 9 -9 x",), (0, 3), "Rubber 1: “x” is not a whole number, e.g. 18 or −18."),
        (
            ("9 9 -9 -9", "9 9 -8 -8"),
            (1, 0),
            "Rubber 2: two players must win what the other two lose.",
        ),
        (("9 9 . .", "9 9 9 -9"), (1, 0), "Rubber 2: partners need the same result."),
        (("9 . . .",), (0, 0), "Rubber 1: four players are needed, not 1."),
        (("9999 9999 . .",), (0, 0), "is out of range"),
    ],
)
def test_what_is_wrong_is_marked_and_kept(
    lines: tuple[str, ...], where: tuple[int, int], said: str, opened: Opened
) -> None:
    window = opened()
    before = window.document.evening
    page = asked_for(window, FOUR.players)
    write(page, *lines)
    typed = shown(page.results.model)
    page.accept()
    results = page.results
    assert said in results.message.text()
    assert not results.message.isHidden()
    here = results.table.currentIndex()
    assert (here.row(), here.column()) == where
    assert here.data(Qt.ItemDataRole.ForegroundRole) == LIGHT.wrong
    assert shown(results.model) == typed
    assert window.document.evening is before
    write(page, *["9 9 -9 -9"] * len(lines))
    assert results.message.isHidden()
    page.accept()
    assert len(window.document.evening.rounds) == len(lines)


def test_nothing_written_is_no_evening(opened: Opened) -> None:
    window = opened()
    before = window.document.evening
    page = old(window, window.openers.old_evening)
    page.accept()
    assert page.results.isHidden()
    assert "Name four to seven players" in page.message.text()
    name_players(page, FOUR.players)
    page.accept()
    assert not page.results.isHidden()
    assert page.results.message.text() == "Enter the result of at least one round."
    assert window.document.evening is before


def test_a_figure_stays_in_the_place_where_it_was_written(opened: Opened) -> None:
    """Correcting a name does not move its figures."""
    page = asked_for(opened(), FIVE.players)
    write(page, "9 9 -9 -9 .")
    for number, name in ((4, "Flo"), (0, "Anne")):
        page.people.rows[number].field.setText(name)
        page.people.count()
    assert shown(page.results.model)[0] == ("9", "9", "−9", "−9", "")
    assert page.results.model.rounds[0]["Anne"] == 9


def test_what_follows_is_shown_as_such() -> None:
    model = watched(FOUR.players)
    model.setData(model.index(0, 0), "+18")
    model.setData(model.index(0, 2), "18")
    assert shown(model) == [("18", "−18", "18", "−18"), ("", "", "", "")]
    assert model.index(0, 1).data(Qt.ItemDataRole.ForegroundRole) == LIGHT.quiet
    assert model.index(0, 1).data(Qt.ItemDataRole.EditRole) == ""
    model.read_as(FigureUnit.TOTALS, Options(RUBBER))
    assert shown(model)[0] == ("18", "", "18", "")


def test_a_dash_is_for_whoever_sat_out() -> None:
    model = watched(FIVE.players)
    for column, figure in ((0, "−7"), (1, "–7"), (4, "–")):
        model.setData(model.index(0, column), figure)
    assert shown(model)[0] == ("−7", "−7", "7", "7", "–")
    assert model.fault() is None


def test_an_old_evening_asks_nothing_about_how_it_goes_on(opened: Opened) -> None:
    page = old(window := opened(), window.openers.old_evening)
    assert page.about.day_field.hasFocus()
    for part in (
        page.agreement.way_box,
        page.agreement.way_hint,
        page.agreement.planned,
        page.people.rows[0].keeps,
        page.people.rows[0].deals,
        page.drawing,
        page.options.honours,
    ):
        assert not part.isVisibleTo(page)
    page.options.forms[CHICAGO].click()
    page.people.rows[0].field.setText("Ann")
    for part in (
        page.agreement.way_box,
        page.agreement.way_hint,
        page.options.honours,
        page.options.carry_over,
    ):
        assert not part.isVisibleTo(page)


def test_once_it_is_kept_it_is_corrected_in_its_grid(opened: Opened) -> None:
    window = opened()
    page = asked_for(window, FIVE.players)
    write(page, "18 -18 18 -18 .", ". 4 4 -4 -4")
    page.accept()
    window.document.become(
        Change(replace(window.document.evening, note="found"), from_old_text("the note"))
    )
    kept = window.document.evening
    page = old(window, window.openers.this_evening)
    model = page.results.model
    assert shown(model)[:2] == [
        ("18", "−18", "18", "−18", ""),
        ("", "4", "4", "−4", "−4"),
    ]
    page.accept()
    assert window.document.evening is kept
    page = old(window, window.openers.this_evening)
    write(page, "17 -17 17 -17 .")
    page.accept()
    assert window.document.evening.note == "found"
    assert back_score(window.document.scored)[0].hundreds == dict(
        zip(FIVE.players, (17, -17, 17, -17, 0), strict=True)
    )
    assert window.document.steps.to_undo
    assert action_words(window.document.steps.to_undo) == "the results"
    window.document.steps.undo()
    assert window.document.evening == kept


def test_a_player_spelt_otherwise_keeps_the_figures(opened: Opened) -> None:
    window = opened()
    page = asked_for(window, FOUR.players)
    page.results.kinds[FigureUnit.TOTALS].click()
    write(page, "2380 550 2380 550")
    page.accept()
    page = old(window, window.openers.this_evening)
    page.people.rows[0].field.setText("Anne")
    page.accept()
    (column,) = back_score(window.document.scored)
    assert column.points["Anne"] == 1830


def test_it_is_asked_for_among_the_evenings(window: MainWindow) -> None:
    window.show_page(WindowPage.EVENINGS)
    evenings = window.findChildren(EveningsPage)[0]
    (old,) = (each for each in evenings.more.menu().actions() if "ld evening" in each.text())
    old.trigger()
    (page,) = window.findChildren(OldEveningPage)
    page.close()
    assert window.page is WindowPage.EVENINGS
    entries = (action.text() for menu in window.findChildren(QMenu) for action in menu.actions())
    assert not [entry for entry in entries if "results" in entry.casefold()]
