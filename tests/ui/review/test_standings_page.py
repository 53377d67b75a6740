"""The standings, against a plain recount."""

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorepad.archive.archive import Archive
from scorepad.archive.compared import ComparedStanding
from scorepad.archive.facts import Facts
from scorepad.bridge.back_score import back_score
from scorepad.bridge.contract import CLUBS, DIAMONDS, HEARTS, SPADES
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import POINTS
from scorepad.ui import look
from scorepad.ui.parts.rows import SortedModel
from scorepad.ui.review.choices import UNNAMED
from scorepad.ui.review.frozen_table import FrozenTable
from scorepad.ui.review.standings_page import (
    COMPARED,
    CONTRACTS,
    MET,
    OTHERS,
    PARTNERSHIPS,
    PICTURES,
    PLAYERS,
    SEASON,
    TABS,
    StandingsPage,
)
from tests.bridge.compared import compared
from tests.bridge.table import FOUR, entered
from tests.ui.painted import painted
from tests.ui.review.standing_alone import write
from tests.ui.review.standings import Open, all_keys, answered
from tests.ui.stretched import cut_off
from tests.ui.ways.sessions import HOWELL, TEAMS, evening


def hundreds(archive: Archive, keys: list[int]) -> Counter[str]:
    """The back score of all evenings, column by column."""
    total: Counter[str] = Counter()
    for key in keys:
        for column in back_score(score_evening(archive.load(key))):
            total.update(column.hundreds)
    return total


def shown_hundreds(window: StandingsPage) -> dict[str, int]:
    rows = range(window.players.rowCount())
    found = [window.players.row(row) for row in rows]
    return {row.who[0]: row.sums.hundreds for row in found}


def test_the_standings_are_those_of_a_recount(open_standings: Open, archive: Archive) -> None:
    window = open_standings()
    recount = hundreds(archive, all_keys(archive))
    assert shown_hundreds(window) == {name: recount[name] for name in shown_hundreds(window)}
    assert set(shown_hundreds(window)) >= {name for name, number in recount.items() if number}
    in_order = list(shown_hundreds(window).values())
    assert in_order == sorted(in_order, reverse=True)


def test_only_the_evenings_of_the_list(open_standings: Open, archive: Archive) -> None:
    keys = all_keys(archive)[:3]
    window = open_standings(keys)
    recount = hundreds(archive, keys)
    assert {name: number for name, number in shown_hundreds(window).items() if number} == {
        name: number for name, number in recount.items() if number
    }
    assert "3" in window.only.text()
    window.only.click()
    answered(window)
    assert window.only.isHidden()
    assert shown_hundreds(window) == shown_hundreds(open_standings())


def test_another_time_and_another_form(open_standings: Open, archive: Archive) -> None:
    window = open_standings()
    window.filters.period.setCurrentText("2012")
    answered(window)
    days = {one.key: one.day for one in archive.evenings()}
    keys = [key for key, day in days.items() if day and day.year == 2012]
    recount = hundreds(archive, keys)
    assert shown_hundreds(window) == {name: recount[name] for name in shown_hundreds(window)}
    assert not window.filters.form.isVisible(), "the head asks for a time and a name"
    window.filters.more.click()
    assert window.filters.form.isVisible()
    window.filters.form.setCurrentIndex(2)
    window.filters.more.click()
    assert window.filters.form.isVisible(), "what leaves something out stays in sight"
    answered(window)
    assert (
        sum(window.players.row(row).sums.hundreds for row in range(window.players.rowCount())) == 0
    )


def test_those_who_played_little_can_be_left_out_and_a_name_be_found(open_standings: Open) -> None:
    window = open_standings()
    everybody = window.players.rowCount()
    window.filters.at_least.setCurrentIndex(2)
    few = [window.players.row(row).sums.rounds for row in range(window.players.rowCount())]
    assert len(few) < everybody
    assert min(few) >= 10
    window.filters.at_least.setCurrentIndex(0)
    name = window.players.row(4).who[0]
    QTest.keyClicks(window.filters.search, name.upper())
    assert name in shown_hundreds(window)
    assert window.players.rowCount() < everybody
    QTest.keyClick(window.filters.search, Qt.Key.Key_Escape)
    assert window.players.rowCount() == everybody


def test_an_empty_time_and_one_without_names_are_told_apart(
    open_standings: Open, archive: Archive, facts: Facts
) -> None:
    unnamed = archive.begin(Evening((entered("N 4S=", "N 4S="),)))
    assert open_standings([unnamed]).notice.sentence.startswith("No named players in this period")
    archive.delete(unnamed)
    assert open_standings([unnamed]).notice.sentence == "No evenings in this period."


def test_where_nobody_played_there_are_no_tables_that_need_a_larger_window(
    open_standings: Open, archive: Archive
) -> None:
    page = open_standings([], 28)
    assert page.tabs.isHidden()
    assert page.hint.isHidden()
    assert page.minimumSizeHint().height() < 500
    page.show_only(all_keys(archive))
    answered(page)
    assert page.tabs.isVisible()


def test_who_has_no_name_has_no_line_in_the_charts_either(
    open_standings: Open, archive: Archive
) -> None:
    unnamed = archive.begin(Evening((entered("N 4S=", "N 4S="),)))
    pictures = open_standings([unnamed, *all_keys(archive)]).pictures
    offered = {pictures.whose.itemData(place) for place in range(1, pictures.whose.count())}
    assert offered
    assert UNNAMED.isdisjoint(name for who in offered for name in who)


def test_partners_are_found_by_the_beginnings_of_both_names(open_standings: Open) -> None:
    window = open_standings()
    one, other = window.partnerships.row(2).who
    QTest.keyClicks(window.filters.search, f"{other[:3]} {one[:3]}")
    found = [window.partnerships.row(row).who for row in range(window.partnerships.rowCount())]
    assert (one, other) in found
    assert all(
        any(name.startswith(begun) for pair_name in pair for name in pair_name.split())
        for pair in found
        for begun in (one[:3], other[:3])
    )


def test_a_time_without_evenings_says_so(open_standings: Open) -> None:
    window = open_standings([])
    assert window.players.rowCount() == 0
    assert window.notice.isVisible()
    assert window.notice.sentence


@pytest.mark.parametrize("points", [9, 28])
def test_it_fits_a_small_screen(open_standings: Open, points: int) -> None:
    window = open_standings(points=points)
    window.window().resize(1024, 550)
    for page in (*TABS, PARTNERSHIPS):
        window.turn_to(page)
        answered(window)
        QApplication.processEvents()
        assert window.width() <= 1024
        assert window.height() <= 550
        assert cut_off(window) == []
    bar = window.tabs.tabBar()
    assert bar.font().pointSizeF() == points, "they grow with all other words"
    assert bar.rect().contains(bar.tabRect(PLAYERS))
    assert bar.rect().contains(bar.tabRect(bar.count() - 1))
    assert bar.count() <= 5
    for number in range(window.pictures.which.count()):
        window.pictures.which.setCurrentIndex(number)
        assert cut_off(window) == []


def right(table: FrozenTable, column: int) -> int:
    """The right edge of a column; None if it is hidden."""
    wide = table.columnWidth(column)
    return table.columnViewportPosition(column) + wide if wide else 0


def test_with_large_words_a_small_screen_shows_three_rows_of_each_table(
    open_standings: Open,
) -> None:
    window = open_standings()
    window.window().resize(1024, 510)
    write(window, 28)
    for page in (PLAYERS, PARTNERSHIPS, CONTRACTS, OTHERS, SEASON):
        window.turn_to(page)
        answered(window)
        QApplication.processEvents()
        table = window.tables[page]
        seen = window.rect().intersected(table.rect().translated(table.mapTo(window, QPoint())))
        assert seen.height() - table.viewport().y() >= 3 * table.rowHeight(0), page
        figures = range(1, table.model().columnCount())
        whole = [at for at in figures if 0 < right(table, at) <= table.viewport().width()]
        assert len(whole) >= 3, page
    assert window.filters.search.mapTo(window, QPoint()).y() < window.filters.period.height()


def test_letters_in_pictures_grow_with_all_others(open_standings: Open) -> None:
    window = open_standings()
    window.window().resize(1024, 600)
    window.turn_to(PICTURES)
    answered(window)
    write(window, 28)
    QApplication.processEvents()
    letters = min(painted(window.pictures.picture).values())
    assert letters > 0.55 * QFontInfo(window.font()).pixelSize()
    assert window.pictures.verticalScrollBar().maximum() > 0
    write(window, 9)
    QApplication.processEvents()
    assert window.pictures.verticalScrollBar().maximum() == 0


def test_boards_of_several_tables_have_a_page_once_there_are_some(
    open_standings: Open, archive: Archive, qtbot: QtBot
) -> None:
    window = open_standings()
    assert (COMPARED, 1) not in window.ranked.values
    results = compared("board 1", "6-1: N 4S=", "3-2: N 4S-1", "5-4: pass").results
    archive.begin(evening(replace(HOWELL, results=results)))
    window.follow_later()
    qtbot.waitUntil(lambda: (COMPARED, 1) in window.ranked.values)
    window.turn_to(COMPARED)
    answered(window)
    assert cells(window.compared, 0) == ["Cy", "1", "1", "100.00", "", ""]
    window.turn_to(COMPARED, pairs=True)
    assert cells(window.compared, 0) == ["Cy & Di", "1", "1", "100.00", "", ""]


def test_who_met_whom_at_several_tables(
    open_standings: Open, archive: Archive, qtbot: QtBot
) -> None:
    played = ("board 1", "6-1: N 4S=", "3-2: N 4S-1", "5-4: pass")
    archive.begin(evening(replace(HOWELL, results=compared(*played).results)))
    imps = compared("scoring cross-imps", *played)
    archive.begin(evening(replace(imps, names=HOWELL.names)))
    window = open_standings()
    qtbot.waitUntil(lambda: (MET, 0) in window.ranked.values)
    window.turn_to(MET)
    answered(window)
    assert window.page == MET
    assert window.more.isHidden()
    window.filters.search.setText("di")
    row = [str(window.met.index(0, column).data()) for column in range(6)]
    assert row == ["Cy & Di", "Eve & Fred", "2", "2", "100.00", "6.00"]
    window.open_behind(window.met.index(0, 4))
    assert window.behind is None, "each session has them in its own cross table"


def test_after_a_match_alone_players_are_ranked_by_imps(
    open_standings: Open, archive: Archive, qtbot: QtBot
) -> None:
    """A column without figures is not there; once there are some, it is."""
    played = "board 1", "A1-B1: N 4S=", "B2-A2: N 4S+2"
    match = compared("scoring teams", *played)
    archive.begin(evening(replace(match, names=TEAMS.names)))
    window = open_standings()
    qtbot.waitUntil(lambda: (COMPARED, 1) in window.ranked.values)
    window.turn_to(COMPARED)
    answered(window)
    table = window.tables[COMPARED]
    hidden = [at for at in range(window.compared.columnCount()) if table.isColumnHidden(at)]
    assert hidden == [3]
    ranks = [window.compared.rank(row) for row in range(8)]
    assert ranks == [1, 1, 1, 1, 5, 5, 5, 5]
    pairs = compared("board 1", "6-1: N 4S=", "3-2: N 4S-1", "5-4: pass").results
    archive.begin(evening(replace(HOWELL, results=pairs)))
    window.follow_later()
    qtbot.waitUntil(lambda: not table.isColumnHidden(3))


def test_who_played_at_several_tables_is_searched_and_looked_behind(
    open_standings: Open, archive: Archive, qtbot: QtBot
) -> None:
    results = compared("board 1", "6-1: N 4S=", "3-2: N 4S-1", "5-4: pass").results
    key = archive.begin(replace(evening(replace(HOWELL, results=results)), title="At the club"))
    window = open_standings()
    qtbot.waitUntil(lambda: (COMPARED, 1) in window.ranked.values)
    window.turn_to(COMPARED)
    answered(window)
    window.filters.search.setText("di")
    assert [cells(window.compared, row)[0] for row in range(window.compared.rowCount())] == ["Di"]
    window.open_behind(window.compared.index(0, 3))
    answered(window)
    assert window.behind
    found = window.behind.model
    assert [found.headerData(at, Qt.Orientation.Horizontal) for at in (2, 4)] == [
        "Won in all",
        "Boards",
    ]
    told = [str(found.index(0, column).data()) for column in range(1, 6)]
    assert told == ["At the club", "100.00 %", "Di", "1", "4.00"]
    with qtbot.waitSignal(window.look_asked) as asked:
        window.behind.table.activated.emit(found.index(0, 0))
    assert asked.args == [key, 0]
    window.go_back()
    window.open_behind(window.compared.index(0, 4))
    answered(window)
    assert window.behind.model.rowCount() == 0, "nothing of theirs was scored in IMPs"


def test_where_all_played_at_several_tables_their_page_is_shown(
    open_standings: Open, archive: Archive, qtbot: QtBot
) -> None:
    results = compared("board 1", "6-1: N 4S=", "3-2: N 4S-1", "5-4: pass").results
    key = archive.begin(evening(replace(HOWELL, results=results)))
    window = open_standings()
    assert window.page == PLAYERS
    window.show_only([key])
    qtbot.waitUntil(lambda: window.page == COMPARED)
    elsewhere = "Only rounds at one table count here."
    for page, is_empty in ((COMPARED, False), (CONTRACTS, True), (SEASON, True), (OTHERS, True)):
        window.turn_to(page)
        answered(window)
        assert (window.hint.text() == elsewhere) == is_empty
        assert window.hint.isVisible() or not is_empty
    window.show_all()
    qtbot.waitUntil(lambda: window.hint.text() != elsewhere)


def cells(model: SortedModel[ComparedStanding], row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def test_imps_are_shown_by_themselves(open_standings: Open, archive: Archive, qtbot: QtBot) -> None:
    """Ann and Cy win 42 IMPs, and 9 hundreds."""
    for key in all_keys(archive):
        archive.delete(key)
    deals = [replace(read_deal("N 4S="), points_ns=20)] * 4
    imps = Evening((entered(*deals, form=POINTS, seating=FOUR),))
    archive.begin(imps)
    window = open_standings()
    assert named(window) == {"IMPs": ["+42", "+42", "−42", "−42"]}
    assert window.filters.form.itemText(0) == "Any form"
    archive.begin(Evening((entered("N 4S=", "N 4S=", seating=FOUR),)))
    window.follow_later()
    qtbot.waitUntil(lambda: named(window) == {"Hundreds": ["+9", "+9", "−9", "−9"]})
    assert window.filters.form.currentText() == "Any form but IMPs"
    window.filters.form.setCurrentText("IMPs")
    qtbot.waitUntil(lambda: named(window) == {"IMPs": ["+42", "+42", "−42", "−42"]})
    window.turn_to(SEASON)
    answered(window)
    assert window.season_lines.columns[1].heading == "IMPs"
    window.open_behind(window.players.index(0, 6))
    answered(window)
    assert window.behind
    assert window.behind.model.columns[2].heading == "IMPs"


def named(window: StandingsPage) -> dict[str, list[str]]:
    """The column by which the standings are sorted, with its heading."""
    model = window.players
    figures = [str(model.index(row, 6).data()) for row in range(model.rowCount())]
    return {model.columns[6].heading: figures}


def test_contracts_in_all_strains_are_seen_on_a_laptop_under_coloured_suits(
    open_standings: Open,
) -> None:
    window = open_standings()
    window.window().resize(1024, 570)
    window.turn_to(CONTRACTS)
    answered(window)
    QApplication.processEvents()
    table, headings = window.tables[CONTRACTS], window.contracts.columns
    strains = [at for at, column in enumerate(headings) if column.heading in (*"♣♦♥♠", "NT")]
    assert len(strains) == 5
    header = table.horizontalHeader()
    drawn = header.grab().toImage()
    for at in strains:
        assert 0 < right(table, at) <= table.viewport().width()
        assert table.sizeHintForColumn(at) <= table.columnWidth(at)
    suits = look.colours().suits
    for at, suit in zip(strains, (CLUBS, DIAMONDS, HEARTS, SPADES), strict=False):
        left = header.sectionViewportPosition(at)
        places = range(left, left + header.sectionSize(at))
        colours = {drawn.pixel(x, y) for x in places for y in range(drawn.height())}
        assert suits[suit].rgb() in colours
