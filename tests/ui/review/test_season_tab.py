"""The season in the standings: who is in form, and titles that open their deals."""

from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest

from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.archive.season import season_of
from scorepad.ui.review.review import Review
from scorepad.ui.review.standings_page import PLAYERS, SEASON, StandingsPage
from tests.ui.paper.reading import read_pdf
from tests.ui.review.standing_alone import write
from tests.ui.review.standings import Open, answered
from tests.ui.windows import Opened


def at_season(open_standings: Open) -> StandingsPage:
    page = open_standings()
    page.turn_to(SEASON)
    answered(page)
    return page


def test_it_is_the_season_of_the_evenings_that_are_chosen(open_standings: Open) -> None:
    page = at_season(open_standings)
    season = season_of(page._facts, page._added_up.chosen)
    lines = [page.season_lines.row(row) for row in range(page.season_lines.rowCount())]
    assert lines == list(season.lines)
    assert lines
    first = [str(page.season_lines.index(0, column).data()) for column in range(6)]
    assert first[0] == lines[0].player
    assert first[3].count(" ") == len(lines[0].last) - 1, "seen before the best and the worst"
    page.filters.period.setCurrentText("2012")
    answered(page)
    fewer = season_of(page._facts, page._added_up.chosen)
    assert page.season_lines.rowCount() == len(fewer.lines)
    assert fewer.lines != season.lines


def test_a_title_opens_its_deals(open_standings: Open) -> None:
    page = at_season(open_standings)
    awards = season_of(page._facts, page._added_up.chosen).awards
    assert len(page.season.titles) == len({each.award for each in awards})
    page.season.titles[0].click()
    assert page.behind
    answered(page)
    assert page.behind.model.rowCount() == awards[0].number
    page.go_back()
    assert page.behind is None


@pytest.mark.parametrize("by_key", [False, True])
def test_it_is_printed_with_its_title(
    by_key: bool, opened: Opened, archive: Archive, facts: Facts, tmp_path: Path
) -> None:
    window = opened()
    review = Review(window.document, archive, facts, window.settings, window)
    page = review.standings
    page.add_up()
    answered(page)
    page.turn_to(SEASON)
    answered(page)
    asked: list[tuple[object, str]] = []
    page.print_asked.connect(lambda chosen, title: asked.append((chosen, title)))
    with patch("scorepad.ui.review.review.ask_where") as ask:
        if by_key:
            page.turn_to(PLAYERS)
            keys = {each.key().toString(): each for each in page.findChildren(QShortcut)}
            keys["Ctrl+P"].activated.emit()
        else:
            page.season.print.click()
    assert "PDF" in page.season.print.text().replace("&", "")
    assert asked == [(page._added_up.chosen, "All evenings")]
    _, _, then = ask.call_args.args
    then(str(tmp_path / "season.pdf"), "")
    answered(page)
    assert page.season_lines.row(0).player in read_pdf(tmp_path / "season.pdf")[0].text
    assert "season.pdf" in page.notice.sentence


@pytest.mark.parametrize(
    ("points", "high"), [(12, 700), (24, 510), (24, 600), (28, 510), (28, 728)]
)
def test_the_first_title_is_below_whole_rows(open_standings: Open, points: int, high: int) -> None:
    page = at_season(open_standings)
    page.window().resize(1024, high)
    write(page, points)
    QTest.qWait(10)
    table, season = page.tables[SEASON], page.season
    whole, cut = divmod(table.viewport().height(), table.rowHeight(0))
    assert whole >= 3
    assert cut <= 2
    title = season.titles[2 if (points, high) == (24, 600) else 0]
    assert title.mapTo(season, QPoint(0, title.height())).y() <= season.viewport().height()
    last = table.model().index(table.model().rowCount() - 1, 1)
    table.setCurrentIndex(last)
    seen = table.visualRect(last).translated(table.viewport().mapTo(season, QPoint()))
    assert season.rect().contains(seen.center())


def test_titles_never_lie_over_the_table(open_standings: Open) -> None:
    page = at_season(open_standings)
    page.window().resize(1024, 510)
    table, titles = page.tables[SEASON], page.season.titles
    for points in (20, 24, 28):
        write(page, points)
        QTest.qWait(0)
        for title in titles:
            assert title.y() > table.geometry().bottom()
            assert title.geometry().right() < page.season.viewport().width()
        for at, column in enumerate(page.season_lines.columns[1:], start=1):
            words = table.horizontalHeader().fontMetrics().horizontalAdvance(column.heading)
            assert "\n" in str(page.season_lines.headerData(at, Qt.Orientation.Horizontal)) or (
                table.columnWidth(at) > words
            )
