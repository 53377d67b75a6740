"""A season on paper: every figure of it, on full pages."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from scorepad.archive.season import Award, Winner
from scorepad.archive.standings import forms_together
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, POINTS, Options
from scorepad.bridge.rounds import Round
from scorepad.sheets.pages import Format, Paper, Wanted
from scorepad.ui import language, words
from scorepad.ui.painting.pencil import Pencil
from scorepad.ui.paper.paper_style import PRINTED, words_font
from scorepad.ui.paper.pdf import PdfInfo, save_pdf
from scorepad.ui.paper.season_pages import PrintedSeason, season_pages, season_to_print
from scorepad.ui.words.season import award, season_title
from tests.archive.counted import counted
from tests.bridge.compared import compared
from tests.bridge.table import FIVE, FOUR, entered, sitting
from tests.ui.paper.kinds import season
from tests.ui.paper.reading import image, inked, lines_on, read

WON = entered("N 3N=", "S 4H=", seating=FOUR)
LOST = entered("E 6S=", "W 3NX-3", "E 4H=", seating=FIVE)


@pytest.fixture
def printed() -> Iterator[PrintedSeason]:
    evenings = [
        Evening((each,), day=date(2026, month, 1), title=f"Evening {month}")
        for month, each in enumerate((WON, LOST, WON), 1)
    ]
    with counted(evenings) as found:
        yield season_to_print(found.facts, found.chosen(), "Season 2026")


def test_every_figure_stands_on_the_pages(printed: PrintedSeason, tmp_path: Path) -> None:
    pages = read(tuple(season_pages(printed, Wanted())))
    said = [line for page in pages for line in lines_on(page)]
    assert said[0] == "Season 2026"
    assert "1= Ann +11 3 3 2 +9 −7 +9 +9 −7" in said
    for title in (
        "Most slams: Bob, 1 slam",
        "Biggest penalty: Di, 800 points",
        "Pair of the season: Ann and Cy, +11",
    ):
        assert any(line.startswith(title) for line in said)
    assert "Ann −11 +11 −11" not in said
    assert any(line.startswith("Bob −11") for line in said)
    assert sum("Evening 2" in line for line in said) == 1
    assert "Titles Contracts made, out of contracts played" in said
    assert any(line.endswith("Bob 1/1 1/1 1/1 2/2") for line in said)
    assert "3 Bob −11 −11 3 Bob −11" in said


def test_a_year_of_a_home_table_is_one_page(tmp_path: Path) -> None:
    evenings = [Evening((LOST,) * 3, day=date(2026, 1 + n // 2, 1 + n % 2)) for n in range(24)]
    with counted(evenings) as found:
        told = season_to_print(found.facts, found.chosen(), "Season 2026")
    for paper in (Paper.A4, Paper.LETTER):
        (page,) = read(tuple(season_pages(told, Wanted(Format(paper)))))
        assert sum(line.count(" 2026 ") for line in lines_on(page)) == 24
    large = [*season_pages(season(5, 27), Wanted(Format(Paper.A5), large=True))]
    assert len(large) == 3, "closer lines save a page in large print, too"


def test_thirty_evenings_of_six_friends_are_one_page() -> None:
    """The evenings stand in two columns of smaller text, as this saves a page."""
    called = ("Bernd", "Margaret", "Eleanor", "Kay", "Harold", "Dorothy")
    evenings = []
    for n in range(30):
        seating = sitting([called[(n + at) % 6] for at in range(4)])
        played = entered("N 3N=", "S 4H=", seating=seating)
        evenings.append(
            Evening((played,) * 3, day=date(2026, 1 + n // 5, 1 + 7 * (n % 4) + n // 5))
        )
    with counted(evenings) as found:
        told = season_to_print(found.facts, found.chosen(), "2026")
    (page,) = read(tuple(season_pages(told, Wanted())))
    assert sum(word.text == "Day" for word in page.words) == 2
    assert min(word.size for word in page.words) > 7.9


def test_a_season_of_a_club_has_all_figures(tmp_path: Path) -> None:
    """Many players have no column each: their best and worst partners are listed."""
    evenings = [
        Evening((entered("N 3N=", "S 4H=", seating=sitting([f"{c}{n}" for c in "ABCD"])),))
        for n in range(10)
    ]
    with counted(evenings) as found:
        told = season_to_print(found.facts, found.chosen(), "All evenings")
    pages = read(tuple(season_pages(told, Wanted())))
    said = [line for page in pages for line in lines_on(page)]
    assert said.count("40 players, 10 evenings") == len(pages)
    assert said.count("Head to head") == 1
    assert "Player Best Worst Best Worst" in said
    assert said.count("A3 +9 B3 +9 D3 +9 C3") == said.count("B3 −9 A3 −9 C3 −9 D3") == 1
    assert sum("A3 +9, C3 +9, B3 −9, D3 −9" in line for line in said) == 1
    assert said.count("All evenings") == len(pages), "it is the title alone"


def test_evenings_without_titles_are_in_two_columns() -> None:
    """They have no column for their titles either."""
    evenings = [
        Evening((entered("N 3N=", "S 4H=", seating=sitting([f"{c}{n % 4}" for c in "ABCD"])),))
        for n in range(16)
    ]
    dated = [replace(each, day=date(2026, 1, n + 1)) for n, each in enumerate(evenings)]
    with counted(dated) as found:
        told = season_to_print(found.facts, found.chosen(), "All evenings")
    words_on = [word for page in read(tuple(season_pages(told, Wanted()))) for word in page.words]
    days = {round(word.x) for word in words_on if word.text == "Day"}
    assert len(days) == 2
    assert not any(word.text == "Evening" for word in words_on)


def test_an_evening_that_came_out_even_tells_who_was_there() -> None:
    four = sitting(["Eve", "Fay", "Gus", "Hal"])
    even = (entered("N 3N=", "S 4H=", seating=four), entered("E 3N=", "W 4H=", seating=four))
    with counted([Evening(each, day=date(2026, 1, 8)) for each in ((WON,), even)]) as found:
        told = season_to_print(found.facts, found.chosen(), "2026")
    said = [line for page in read(tuple(season_pages(told, Wanted()))) for line in lines_on(page)]
    assert any("Eve 0, Fay 0, Gus 0, Hal 0" in line for line in said)


def test_days_stand_below_every_so_many_evenings() -> None:
    """Not where one is long below another that is farther away."""
    days = [date(2025, 9, 4) + timedelta(14 * number) for number in range(24)]
    with counted([Evening((WON,), day=day) for day in days]) as found:
        told = season_to_print(found.facts, found.chosen(), "2026")
    page, *_ = read(tuple(season_pages(told, Wanted())))
    short = [words.medium_day(day).rpartition(" ")[0] for day in days]
    at = [short.index(word.text) for word in page.words if word.text in short]
    assert len(at) > 4
    assert len({later - earlier for earlier, later in pairwise(at)}) == 1


def test_evenings_of_a_day_stand_beside_each_other(tmp_path: Path) -> None:
    evenings = [
        Evening((entered("N 3N=", "S 4H=", seating=sitting([f"{c}{n}" for c in names])),), day=day)
        for n, day in enumerate((date(2026, 1, 8), date(2026, 1, 15)))
        for names in ("ABCD", "EFGH")
    ]
    with counted(evenings) as found:
        told = season_to_print(found.facts, found.chosen(), "All evenings")
    pages = read(tuple(season_pages(told, Wanted())))
    said = [line for page in pages for line in lines_on(page)]
    assert "8 Jan 2026 A0 +9, C0 +9, B0 −9, D0 −9 E0 +9, G0 +9, F0 −9, H0 −9" in said


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER, Paper.A5])
@pytest.mark.parametrize("players", [4, 16, 20, 24, 30, 45])
def test_no_page_of_a_season_but_the_last_is_white(
    players: int, paper: Paper, tmp_path: Path
) -> None:
    """And with many players, nothing goes below the end of a page."""
    names = [f"Player {number}" for number in range(players)]
    evenings = []
    for number in range(50):
        there = [names[(number + chair * (number % 3 + 1)) % players] for chair in range(4)]
        there = there if len({*there}) == 4 else names[:4]
        deals = ("N 3N=", "S 4H=", "E 4S=", "W 2C=")
        evenings.append(Evening((entered(*deals, seating=sitting(there)),), title="Club"))
    with counted(evenings) as found:
        told = season_to_print(found.facts, found.chosen(), "Season 2026")
    drawn = tuple(season_pages(told, Wanted(Format(paper))))
    lowest = drawn[0].format.height - drawn[0].format.margin
    for page in drawn[:-1]:
        picture = image(page, 240)
        above_foot = picture.copy(0, 0, 240, picture.height() - round(60 * 240 / page.format.width))
        assert inked(above_foot)[3] < 0.1 * picture.height()
    for printed in read(drawn):
        lines = lines_on(printed)
        rows = [line for line in lines if re.search(r"Player \d+ .*\d/\d", line)]
        assert not rows or len(rows) == players or players > 20, "a short one is whole"
        assert not rows or len(rows) >= 4, "no table goes on for less"
        assert not rows or any("Contracts made" in line for line in lines), "it says what it is"
        assert max(word.y for word in printed.words) < lowest


def test_a_season_in_imps_says_so(tmp_path: Path) -> None:
    deals = [replace(read_deal("N 4S="), points_ns=20)] * 4
    evening = Evening((entered(*deals, form=POINTS, seating=FOUR),), day=date(2026, 1, 1))
    with counted([evening]) as found:
        forms = forms_together(found.facts, found.keys)
        told = season_to_print(found.facts, found.chosen(forms), "Season 2026")
    pages = read(tuple(season_pages(told, Wanted())))
    said = [line for page in pages for line in lines_on(page)]
    assert "Place Player IMPs Evenings Rounds Won Last five Best Worst" in said
    assert "1= Ann +42 1 1 1 +42 +42 +42" in said
    assert not any("Hundreds" in line for line in said)


def test_sessions_of_several_tables_are_in_it(tmp_path: Path) -> None:
    """Also if nothing else was played."""
    pairs = compared('pairs 1="Ann & Bob" 3="Cy & Di"', "board 1", "1-2: N 4S=", "3-4: pass")
    named = "pairs A1=Ann B1=Cy"
    match = compared("scoring teams", named, "board 1", "A1-B1: N 4S=", "B2-A2: N 4S-1")
    evening = Evening(
        tuple(Round(Options(DUPLICATE), comparison=each) for each in (pairs, match)),
        day=date(2026, 1, 1),
    )
    with counted([evening]) as found:
        told = season_to_print(found.facts, found.chosen((DUPLICATE,)), "Season 2026")
    pages = read(tuple(season_pages(told, Wanted())))
    said = [line for page in pages for line in lines_on(page)]
    assert said.count("At several tables") == 1
    heads = "Player Evenings Boards Per cent IMPs a board VPs a match", "Partners Evenings Boards"
    assert any(line.startswith(f"{' '.join(heads)} Per cent") for line in said)
    assert "Ann 1 2 100.00 10.00 18.09 Ann & Bob 1 1 100.00" in said
    assert "Several tables: who met whom" in said
    assert "1 Ann +10.00" in said, "of those who met"
    assert not any(line.startswith(("Place", "Evenings", "Contracts")) for line in said)


def test_who_met_whom_has_no_nearly_empty_pages(tmp_path: Path) -> None:
    """Sixteen single players have 120 partnerships, each of which met one other."""
    names = {number: f"Player{number}" for number in range(1, 17)}
    plan = Plan(Movement.INDIVIDUAL, 16, 1)
    results = [
        line
        for one in all_expected(Comparison(plan=plan))
        for line in (f"board {one.board}", f"{one.ns}-{one.ew}: pass")
    ]
    named = " ".join(f"{number}={name}" for number, name in names.items())
    alone = compared(f"pairs {named}", *results)
    both = 'pairs 1="Ann & Bob" 2="Cy & Di" 3="Eve & Fay" 4=Gus'
    pairs = compared(both, "board 1", "1-2: pass", "3-4: pass", "board 2", "1-3: pass", "2-4: pass")
    for sessions, is_there in (((alone,), False), ((alone, pairs), True)):
        rounds = tuple(Round(Options(DUPLICATE), comparison=each) for each in sessions)
        with counted([Evening(rounds, day=date(2026, 1, 1))]) as found:
            told = season_to_print(found.facts, found.chosen((DUPLICATE,)), "Season 2026")
        pages = read(tuple(season_pages(told, Wanted())))
        said = [line for page in pages for line in lines_on(page)]
        assert ("Several tables: who met whom" in said) == is_there
        assert len(pages) <= 4


@pytest.mark.parametrize("paper", Paper)
def test_its_parts_have_bookmarks(paper: Paper, printed: PrintedSeason, tmp_path: Path) -> None:
    file = tmp_path / "season.pdf"
    list(save_pdf(season_pages(printed, Wanted(Format(paper))), file, PdfInfo("")))
    marks: Any = PdfReader(file, strict=True).outline
    assert [each.title for each in marks] == ["Season 2026", "Head to head", "Evenings"]


def test_a_title_names_all_who_share_it() -> None:
    winners = [Winner(Award.PENALTY, (name,), 500, "") for name in "ABC"]
    assert award(winners) == "Biggest penalty: A, B and C, 500 points"


def test_a_season_is_called_by_its_days() -> None:
    assert season_title(date(2026, 1, 1), date(2026, 12, 31)) == "Season 2026"
    assert season_title(date(2025, 9, 1), date(2026, 8, 31)) == "Season 2025/26"
    assert season_title(None, None) == "All evenings"
    first, last = date(2026, 9, 1), date(2026, 11, 30)
    named = f"Season from {words.medium_day(first)} to {words.medium_day(last)}"
    assert season_title(first, last) == named


def test_no_name_is_cut_on_small_paper(app: QApplication, tmp_path: Path) -> None:
    """Where the words are long, the last five evenings give way; nor what an evening brought."""
    long = sitting([f"{name} Featherstone" for name in ("Ann", "Bob", "Cy", "Di")])
    evenings = [Evening((entered("N 3N=", "S 4H=", seating=long),) * 3, day=date(2026, 1, 1))] * 5
    assert language.speak(app, "pl") == "pl"
    with counted(evenings) as found:
        told = season_to_print(found.facts, found.chosen(), "2026")
    first, *_ = read(tuple(season_pages(told, Wanted(Format(Paper.A5)))))
    assert any("1= Ann Featherstone +" in line for line in lines_on(first))
    names = ("Bernd", "Dorothy", "Nan", "Rosalind", "Eleanor", "Kay", "Max", "Quin")
    ways = names[:4], names[4:], names[2:6], names[1:8:2]
    evenings = [
        Evening((entered("N 3N=", "S 4H=", seating=sitting(one)),), day=date(2026, 9, 10))
        for one in ways
    ]
    with counted(evenings) as found:
        told = season_to_print(found.facts, found.chosen(), "2026")
    large = Wanted(Format(Paper.A5), large=True)
    *_, last = read(tuple(season_pages(told, large)))
    assert not any("…" in line for line in lines_on(last))


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])
def test_no_figure_is_cut_and_large_ones_are_larger(paper: Paper) -> None:
    """The last five evenings give way, and who met whom is in two tables; titles stay together."""
    lost = [f"{seat} 3{suit}-1" for seat in "NESW" for suit in "CDHSN"]
    one = entered(*lost, "N 6N=", "S 4H=", seating=FOUR)
    home = [Evening((one,) * 3, day=date(2026, month, 1)) for month in (1, 2, 3, 4)]
    names = [f"Maximilian {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"]
    club = [
        Evening((entered("N 6N=", "S 4H=", "E 3SX-4", seating=sitting(there)),) * 3)
        for at in range(0, len(names), 2)
        for there in [[*names, *names][at : at + 4]]
    ]
    for evenings in (home, club):
        with counted(evenings) as found:
            told = season_to_print(found.facts, found.chosen(), "2026")
        sizes = []
        for large in (False, True):
            pages = read(tuple(season_pages(told, Wanted(Format(paper), large=large))))
            assert not any("…" in page.text for page in pages)
            titles = "Most slams", "Biggest penalty", "Pair of the season"
            assert sum(any(title in page.text for title in titles) for page in pages) == bool(
                told.season.awards
            )
            ends = [word.text for page in pages for word in page.words if "," in word.text]
            assert not any(said.endswith("Maximilian") for said in ends), "names are not broken"
            heads = [line for page in pages for line in lines_on(page) if line.startswith("Day ")]
            assert evenings is club or not any("Evening" in line for line in heads)
            first = next(word for word in pages[0].words if word.text.startswith("+"))
            sizes.append(first.size)
        assert sizes[1] >= min(1.25 * sizes[0], 12), "small paper has no room for more"


def test_few_lines_of_many_players_stand_out_in_the_chart() -> None:
    """The first three have colours; the others are thin, behind them."""
    colours = [each for each in Pencil(PRINTED, words_font(9)).lines if each.lightness() > 60]
    page, *_ = season_pages(season(16, 40), Wanted())
    picture = image(page, 1600).convertToFormat(QImage.Format.Format_RGB32)
    pixels = Counter(memoryview(picture.constBits()).cast("I"))
    seen = [colour for colour in colours if pixels[colour.rgb()] > 200]
    assert seen == colours[:3]
