"""Boards of several tables on paper."""

from dataclasses import replace
from decimal import Decimal
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Named,
    Pot,
    Scoring,
)
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.expected_results import all_expected
from scorepad.bridge.hands import Cards
from scorepad.bridge.late_pairs import joined
from scorepad.bridge.movements import Away, Movement, Plan
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.pages import BOARDS, Extent, Format, Paper, Wanted
from scorepad.tables.table import Table
from scorepad.ui import language
from scorepad.ui.painting.result_card import result_card
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.paper_style import BODY, LARGER
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.paper.share import share_text
from scorepad.ui.window.print_actions import open_print
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words.movements import Turn, movement_grid, pair_card, table_card
from tests.bridge.compared import HANDS, begun_sessions, compared, sessions
from tests.ui.paper.evenings import CHOICES
from tests.ui.paper.reading import Printed, image, lines_on, read
from tests.ui.ways.sessions import FIVE_TEAMS, HOWELL, TEAMS, evening
from tests.ui.windows import Opened

SESSION = replace(
    HOWELL,
    results=compared("board 1", "6-1: N 4S=", "2-3: N 4S-1", "4-5: N 4S=").results,
)


def text_of(tmp_path: Path, entered: Evening, wanted: Wanted) -> str:
    pages = read(evening_pages(score_evening(entered), wanted))
    return " ".join(line for page in pages for line in lines_on(page))


def test_ranking_cards_and_travellers(tmp_path: Path) -> None:
    text = text_of(tmp_path, evening(SESSION), Wanted(travellers=True))
    assert " Eve & Fred: 100.00 % Matchpoints, top 4, average 2. 5 rounds, " in text
    assert "Place Pair Name Boards Points Per cent 1 3 Eve & Fred" in text
    assert "4 spades N = +420 3 75.00 420, −50" in text
    assert "Board 1: North deals, nobody vulnerable" in text
    assert "420 ×2 = 3; −50 = 0" not in text, "the lines say it"
    assert "The movement" not in text


def test_the_club_who_directs_and_the_hands(tmp_path: Path) -> None:
    """Hands are below their traveller, and those of a board without a result by themselves."""
    dealt = replace(SESSION, cards=(Cards(9, HANDS), Cards(1, HANDS)))
    held = replace(evening(dealt), club="Owls", director="Jo")
    text = text_of(tmp_path, held, Wanted(travellers=True, hands=True))
    assert "Owls · Director: Jo" in text
    assert text.count("N spades A8654 hearts KQ5 diamonds 10 clubs QJ106") == 1
    assert text.count("W spades – hearts 63 diamonds AKQ987 clubs A9732") == 1
    assert text.count("A8654") == 2
    assert "Board 9: North deals," in text
    assert "A8654" not in text_of(tmp_path, held, Wanted(travellers=True))
    alone = Wanted(ranking=False, cards=False, hands=True)
    text = text_of(tmp_path, held, alone)
    assert text.index("Board 1") < text.index("Board 9"), "in their order"
    assert text.count("diamonds AKQ987 N diamonds J6542") == 0, "as they lie on the table"


@pytest.mark.parametrize(("paper", "count"), [(Paper.A4, 2), (Paper.LETTER, 2), (Paper.A5, 4)])
def test_hands_of_an_evening_fill_few_pages(paper: Paper, count: int) -> None:
    session = Comparison(cards=tuple(Cards(board, HANDS) for board in range(1, 25)))
    wanted = Wanted(Format(paper), hands=True)
    assert len(evening_pages(score_evening(evening(session)), wanted)) == count


def test_only_what_is_wanted(tmp_path: Path) -> None:
    wanted = Wanted(ranking=False, cards=False, travellers=False, movement=True)
    text = text_of(tmp_path, evening(SESSION), wanted)
    assert "Matchpoints" not in text
    assert "The movement 1 Ann & Bob 3 Eve & Fred 5 Ida & Joe 2 Cy & Di" in text
    assert "Table 3" in text
    assert "sits out" not in text


def test_the_head_counts_in_polish_too(app: QApplication) -> None:
    assert language.speak(app, "pl") == "pl"
    assert sessions_words.counted(HOWELL, 8, 21) == "8 par, 21 rozdań, Howell"
    assert sessions_words.counted(TEAMS, 2, 1) == "2 drużyny, 1 rozdanie"


def test_cards_say_where_everybody_goes() -> None:
    plan = Plan(Movement.HOWELL, 8, 3)
    at_table, of_pair = table_card(plan, 1), pair_card(plan, "1")
    first, *_, last = ([each.text(row) for each in at_table.columns] for row in at_table.rows)
    assert first == ["1", "8 stays", "1 → 3 EW", "1–3 → 4"]
    assert last == ["7", "8", "7", "19–21"]
    assert [each.text(of_pair.rows[1]) for each in of_pair.columns] == ["2", "3 EW", "3", "19–21"]


def cells(table: Table[Turn], row: int) -> list[str]:
    return [each.text(table.rows[row]) for each in table.columns]


def test_cards_follow_who_joins() -> None:
    """The newcomer's card begins in its round, says who makes way, and where all go."""
    plan = joined(Plan(Movement.HOWELL, 12, 2), 3)
    own = pair_card(plan, "13")
    assert cells(own, 0)[0] == "3"
    assert len(own.rows) == 9
    gone = plan.late[0].places[0]
    assert cells(pair_card(plan, gone), 2) == ["3", "sits out", "", ""]
    turns = [cells(table_card(plan, table), 1) for table in range(1, 7)]
    assert sum(cell.split(" ")[0] == "13" for turn in turns for cell in turn) == 0
    joins = [cells(table_card(plan, table), 2) for table in range(1, 7)]
    assert sum(cell.split(" ")[0] == "13" for turn in joins for cell in turn[1:3]) == 1


def test_paper_follows_who_joins(tmp_path: Path) -> None:
    """The movement, a card for the new pair, and a slip for each of its rounds."""
    plan = joined(Plan(Movement.HOWELL, 6, 3), 3)
    names = (*HOWELL.names, Named("7", "Yve & Zoe"))
    session = replace(HOWELL, plan=plan, names=names)
    wanted = Wanted(ranking=False, cards=False, travellers=False, movement=True, slips=True)
    text = text_of(tmp_path, evening(session), wanted)
    plays = sum(place != "" for place in plan.late[0].places)
    assert plays == 3
    assert text.count("Yve & Zoe") == plays + 2


def test_a_player_is_told_with_whom_to_play(tmp_path: Path) -> None:
    plan = Plan(Movement.INDIVIDUAL, 8, 3)
    card = pair_card(plan, "3")
    assert [each.heading for each in card.columns] == [
        *("Round", "Table", "Partner", "Against", "Boards")
    ]
    assert [each.text(card.rows[0]) for each in card.columns] == ["1", "2 EW", "4", "2+6", "1–3"]
    names = tuple(Named(str(number), f"Player Longname {number}") for number in range(1, 9))
    session = Comparison(ComparisonSettings(one_list=True), names, plan=plan)
    text = text_of(tmp_path, evening(session), Wanted(Format(Paper.A5), movement=True))
    assert "Round Table Partner Against Boards" in text
    assert "1 NS–EW 8+1–5+7" in text, "so many names have no room on small paper"


def all_played(session: Comparison) -> Comparison:
    """The same with a result for every meeting, few of them equal."""
    lines: dict[int, list[str]] = {}
    for number, one in enumerate(all_expected(session)):
        made = f"{one.ns}-{one.ew}: N {number % 3 + 2}S{'X' * (number % 2)}-{number % 4 + 1}"
        lines.setdefault(one.board, []).append(made)
    played = compared(*(line for board in lines for line in (f"board {board}", *lines[board])))
    return replace(session, results=played.results)


WITHOUT_CARDS = Wanted(cards=False)


def lines_of(
    tmp_path: Path, session: Comparison, wanted: Wanted = WITHOUT_CARDS
) -> list[list[str]]:
    """The text of each page."""
    pages = evening_pages(score_evening(evening(session)), wanted)
    return [lines_on(page) for page in read(pages)]


def lowest(page: Printed) -> float:
    """How far down the last words but the number of the page are, of its height."""
    return max(word.y for word in page.words[:-1]) / page.height


MITCHELL = Comparison(plan=Plan(Movement.MITCHELL, 26, 2))


def test_twenty_six_pairs_have_nothing_torn_and_nothing_cut(tmp_path: Path) -> None:
    """Each line has a page, so that both can be read from a distance."""
    first, second, *cards = lines_of(tmp_path, all_played(MITCHELL), Wanted())
    for page, line in ((first, "North-South"), (second, "East-West")):
        assert line in page
        assert page.count("Place Pair Boards Points Per cent") == 1
    assert "Head to head" in second
    assert len(cards) == 13
    assert not any("…" in line for page in cards for line in page)


def test_lines_have_their_pages_on_small_paper_too(tmp_path: Path) -> None:
    wanted = Wanted(Format(Paper.A5), cards=False)
    first, second, third = lines_of(tmp_path, all_played(MITCHELL), wanted)
    assert ("North-South" in first, "East-West" in second, "Head to head" in third) == (True,) * 3


@pytest.mark.parametrize(
    ("movement", "pairs", "boards", "pages"),
    [(Movement.HOWELL, 6, 4, 2), (Movement.MITCHELL, 12, 4, 3), (Movement.HOWELL, 10, 3, 4)],
)
def test_cards_without_names_are_on_few_pages(
    movement: Movement, pairs: int, boards: int, pages: int
) -> None:
    """They are a little smaller if that saves a page."""
    session = evening(Comparison(plan=Plan(movement, pairs, boards)))
    wanted = Wanted(ranking=False, cards=False, movement=True)
    assert len(evening_pages(score_evening(session), wanted)) == pages


def test_cards_before_play_stand_below_each_other(tmp_path: Path) -> None:
    """Thirteen rounds at fourteen points would need more than half a page."""
    wanted = Wanted(ranking=False, cards=False, movement=True)
    pages = lines_of(tmp_path, MITCHELL, wanted)
    assert sum("Table 1 Table 2" in page and "Table 3 Table 4" in page for page in pages) == 1
    few = lines_of(tmp_path, replace(HOWELL, plan=Plan(Movement.HOWELL, 8, 3)), wanted)
    assert len(few) == 3, "the movement, four tables, eight pairs"
    small = lines_of(tmp_path, MITCHELL, replace(wanted, format=Format(Paper.A5)))
    for page in small:
        assert sum(line.startswith("Table") for line in page) <= 1, "a page each"
    assert any({"1", "2"} <= {*page} for page in small), "two pairs to a page"
    session = replace(HOWELL, plan=Plan(Movement.INDIVIDUAL, 12, 2))
    movement, second, *_ = lines_of(tmp_path, session, replace(wanted, format=Format(Paper.A5)))
    assert "The movement" in movement
    assert any(line.startswith("Table 1") for line in second), "smaller words save a page"


def least_of(session: Comparison, wanted: Wanted) -> float:
    """The size of the smallest words on all pages, but for their numbers."""
    pages = read(evening_pages(score_evening(evening(session)), wanted))
    words = (word for page in pages for word in page.words)
    return min(word.size for word in words if not word.text.startswith("Page "))


NOTHING = Wanted(ranking=False, cards=False)
ROUNDED = 0.06
"""Fonts are rounded to tenths of a point."""


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5])
@pytest.mark.parametrize(
    "wanted",
    [
        replace(NOTHING, movement=True),
        replace(NOTHING, slips=True),
        replace(NOTHING, travellers=True),
    ],
)
def test_what_is_needed_before_play_is_larger_in_large_print(wanted: Wanted, paper: Paper) -> None:
    usual = replace(wanted, format=Format(paper))
    large = least_of(HOWELL, replace(usual, large=True))
    assert large + ROUNDED >= LARGER * least_of(HOWELL, usual)


MATCH_OF_24 = replace(TEAMS, plan=Plan(Movement.TEAMS, 4, 6))
OF_TABLES = {
    "ranking": (HOWELL, WITHOUT_CARDS),
    "cards": (replace(HOWELL, plan=Plan(Movement.HOWELL, 8, 3)), replace(NOTHING, cards=True)),
    "travellers": (HOWELL, replace(NOTHING, travellers=True)),
    "match": (MATCH_OF_24, Wanted()),
    "long match": (replace(TEAMS, plan=Plan(Movement.TEAMS, 4, 12)), Wanted()),
    "matches": (compared(*FIVE_TEAMS), Wanted()),
}


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5, Paper.LETTER])
@pytest.mark.parametrize("kind", OF_TABLES)
def test_what_tables_played_is_larger_in_large_print(kind: str, paper: Paper) -> None:
    session, wanted = OF_TABLES[kind]
    played = session if session.results else all_played(session)
    usual = replace(wanted, format=Format(paper))
    large = least_of(played, replace(usual, large=True))
    assert large + ROUNDED >= LARGER * least_of(played, usual)


def test_a_poster_of_several_tables(tmp_path: Path) -> None:
    """The winners, the first three of each line and who shares their places, and two boards."""
    names = tuple(Named(str(number), f"{one} & Kim") for number, one in enumerate(PEOPLE, 1))
    howell = replace(HOWELL, names=names, settings=ComparisonSettings(one_list=True))
    (page,) = lines_of(tmp_path, all_played(howell), Wanted(extent=Extent.POSTER))
    places = [line for line in page if line.endswith(" %")]
    assert [line[:2] for line in places] == ["1 ", "2 ", "3=", "3="]
    text = " ".join(page)
    assert ("the evening" in text, "Board of the evening" in text) == (True, True)
    (page,) = lines_of(tmp_path, all_played(MITCHELL), Wanted(extent=Extent.POSTER))
    for line in ("NS", "EW"):
        assert sum(each.startswith(f"{line} ") for each in page) >= 3


def test_a_match_in_large_print_leaves_no_page_half_empty(tmp_path: Path) -> None:
    """Half of its boards stand below the result; on small paper as many as fit."""
    match = all_played(MATCH_OF_24)
    for paper in (Paper.A4, Paper.LETTER, Paper.A5):
        first, second = lines_of(tmp_path, match, Wanted(Format(paper), large=True))
        assert any(line.startswith("1 2 spades") for line in first)
        assert any(line.startswith("24 ") for line in second)
        assert not any("Difference" in line for line in (*first, *second)), "no room for it"


def test_cards_in_large_print_tell_as_much_as_in_usual_print(tmp_path: Path) -> None:
    """Others' scores have the room of names."""
    played = all_played(replace(HOWELL, plan=Plan(Movement.HOWELL, 8, 3)))
    wanted = replace(NOTHING, cards=True)
    for page in lines_of(tmp_path, played, replace(wanted, large=True)):
        assert not any("…" in line or "&" in line for line in page[5:])


def test_a_card_that_goes_on_has_equal_pages(tmp_path: Path) -> None:
    played = all_played(replace(HOWELL, plan=Plan(Movement.HOWELL, 8, 6)))
    wanted = replace(NOTHING, cards=True, format=Format(Paper.A5), large=True)
    pages = lines_of(tmp_path, played, wanted)
    # Above the boards are the number of pairs, and the pair.
    assert [sum(line[0].isdecimal() for line in page) - 2 for page in pages] == [21] * 16


def test_slips_and_guides_stand_level() -> None:
    """Their lines are level with those of the neighbour, however long the names are."""
    names = tuple(Named(str(number), f"{PEOPLE[0]} & {PEOPLE[1]}") for number in range(1, 6))
    session = replace(HOWELL, names=(*names, Named("6", LONG)))
    for wanted in (replace(NOTHING, movement=True), replace(NOTHING, slips=True)):
        for page in read(evening_pages(score_evening(evening(session)), wanted)):
            middle = page.width / 2
            heads = [word for word in page.words if word.text.startswith(("Round", "Board"))]
            heads = [word for word in heads if word.size < 12 and ":" not in word.text]
            left, right = (
                {round(word.y) for word in heads if (word.x > middle) == there}
                for there in (False, True)
            )
            assert right <= left


def test_guides_stand_level_where_a_page_has_room() -> None:
    """So they do on a page whose lines are higher."""
    names = [Named(f"{team}{at}", "Al & Bo") for team in "ABCDEF" for at in (1, 2)]
    names[3] = Named("B2", LONG)
    teams = replace(TEAMS, plan=Plan(Movement.TEAMS, 12, 6), names=tuple(names))
    for page in read(evening_pages(score_evening(evening(teams)), replace(NOTHING, movement=True))):
        heads = [word for word in page.words if word.text == "Against"]
        left, right = (
            {round(word.y) for word in heads if (word.x > page.width / 2) == there}
            for there in (False, True)
        )
        assert right == left


def test_all_cards_are_in_one_type_and_level() -> None:
    """One of a long name or long scores is not in smaller type than the one beside it."""
    names = (Named("4", LONG), *(Named(str(each), "Al & Bo") for each in (1, 2, 3, 5, 6, 7, 8)))
    howell = all_played(Comparison(names=names, plan=Plan(Movement.HOWELL, 8, 3)))
    types = set()
    for page in read(evening_pages(score_evening(evening(howell)), replace(NOTHING, cards=True))):
        middle = page.width / 2
        results = [word for word in page.words if word.text.split(" ")[0] == "N"]
        types |= {round(word.size, 1) for word in results}
        left, right = (
            {round(word.y) for word in page.words if word.text.isdecimal() and there(word.x)}
            for there in (middle.__gt__, middle.__le__)
        )
        assert left == right
    assert len(types) == 1


def test_an_ampersand_begins_the_line_of_the_name_behind_it() -> None:
    howell = of_long_names(8, 3)
    for wanted in (Wanted(Format(Paper.A5)), Wanted()):
        first = read(evening_pages(score_evening(evening(howell)), wanted))[0]
        assert not any(word.text.strip().endswith("&") for word in first.words)


def test_only_a_card_with_arrows_says_what_they_are(tmp_path: Path) -> None:
    plan = Plan(Movement.INDIVIDUAL, 12, 2)
    moving = sum(
        any("→" in cell for row in table_card(plan, table).rows for cell in row)
        for table in (1, 2, 3)
    )
    text = text_of(tmp_path, evening(Comparison(plan=plan)), replace(NOTHING, movement=True))
    assert text.count("→ shows") == moving == 1


def test_boards_that_do_not_follow_each_other_are_parted() -> None:
    """Half of a round is played at another table: 10–12, 7–9."""
    grid = movement_grid(Plan(Movement.TEAMS, 12, 6))
    assert "10–12, 7–9" in [column.text(row) for row in grid.rows for column in grid.columns]


@pytest.mark.parametrize(("paper", "pages"), [(Paper.A4, 1), (Paper.LETTER, 1), (Paper.A5, 2)])
def test_a_long_movement_is_pinned_up_as_a_grid(paper: Paper, pages: int, tmp_path: Path) -> None:
    """A row for each round, a column for each table, on one page; on small paper in parts."""
    names = tuple(Named(str(number), f"{PEOPLE[0]} & {PEOPLE[1]}") for number in range(1, 27))
    howell = replace(HOWELL, names=names[:14], plan=Plan(Movement.HOWELL, 14, 2))
    mitchell = replace(MITCHELL, names=names)
    wanted = Wanted(Format(paper), ranking=False, cards=False, movement=True)
    for session, many in ((howell, 1), (mitchell, pages)):
        found = lines_of(tmp_path, session, wanted)
        told = [page for page in found if any("NS–EW" in line for line in page)]
        assert len(told) == many
        large = lines_of(tmp_path, session, replace(wanted, large=True))
        ends = [page[-2] for page in large if any("NS–EW" in line for line in page)]
        assert all(line.startswith("Boards") for line in ends), "no round is torn"
        assert any(line.startswith("1 Margaret Adams & Harold Brown") for line in found[0])
        assert not any("…" in line for page in told for line in page)
    few = movement_grid(Plan(Movement.MITCHELL, 5, 2))
    assert [each.heading for each in few.columns] == ["Round", "", "1", "2", "3", "sits out"]
    first = [[each.text(row) for each in few.columns] for row in few.rows[:2]]
    assert first == [
        ["1", "NS–EW", "1–4", "2–5", "", "3"],
        ["", "Boards", "1–2", "3–4", "", ""],
    ]


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5])
def test_no_line_to_cut_along_crosses_the_number_of_the_page(paper: Paper, tmp_path: Path) -> None:
    session = replace(HOWELL, names=(), plan=Plan(Movement.HOWELL, 14, 2))
    wanted = Wanted(Format(paper), ranking=False, cards=False, movement=True)
    drawn = evening_pages(score_evening(evening(session)), wanted)
    for page, printed in zip(drawn, read(drawn), strict=True):
        picture = image(page, 2 * round(page.format.width))
        number, left, right = printed.words[-1], round(2 * page.format.margin), picture.width() / 2
        for y in range(round(2 * number.y - 18), round(2 * number.y)):
            across = range(left, round(right))
            assert sum(picture.pixelColor(x, y).lightness() < 220 for x in across) < 100


def test_a_match_and_its_boards_take_few_small_pages(tmp_path: Path) -> None:
    match = all_played(replace(TEAMS, plan=Plan(Movement.TEAMS, 4, 6)))
    (page,) = lines_of(tmp_path, match, Wanted(Format(Paper.A5)))
    assert "Match sheet" in page
    twice = all_played(replace(TEAMS, plan=Plan(Movement.TEAMS, 4, 12)))
    first, second = lines_of(tmp_path, twice, Wanted())
    assert "Match sheet" in first
    assert "Match sheet (continued)" in second, "half on each"
    first, _ = lines_of(tmp_path, twice, Wanted(Format(Paper.A5)))
    assert "Match sheet" in first, "it goes on: by itself it would take a page more"
    first, _ = lines_of(tmp_path, replace(twice, names=()), Wanted())
    assert "Match sheet" in first, "it goes on: without names a page would be half white"
    howell = all_played(replace(HOWELL, plan=Plan(Movement.HOWELL, 8, 3)))
    dealt = tuple(Cards(board, HANDS) for board in range(1, 22))
    wanted = Wanted(Format(Paper.A5), ranking=False, cards=False, travellers=True, hands=True)
    pages = lines_of(tmp_path, replace(howell, cards=dealt), wanted)
    assert [sum(line.startswith("Board ") for line in page) for page in pages] == [3] * 7
    wanted = Wanted(Format(Paper.LETTER), ranking=False, cards=False, travellers=True)
    assert len(lines_of(tmp_path, howell, wanted)) == 2


@pytest.mark.parametrize("code", ["fr", "pl"])
def test_a_long_match_takes_no_page_more_where_words_are_long(
    code: str, app: QApplication, tmp_path: Path
) -> None:
    assert language.speak(app, code) == code
    named = [
        Named(f"{team}{at}", f"{PEOPLE[at]} & {PEOPLE[at - 1]}") for team in "AB" for at in (1, 2)
    ]
    match = all_played(replace(TEAMS, plan=Plan(Movement.TEAMS, 4, 12), names=tuple(named)))
    assert len(lines_of(tmp_path, match, Wanted(Format(Paper.A5)))) == 2


def test_a_slip_names_no_side_without_its_pair(tmp_path: Path) -> None:
    lines = lines_of(tmp_path, HOWELL, Wanted(Format(Paper.A5), ranking=False, slips=True))
    assert not any(line.endswith(("EW", "NS", "·")) for page in lines for line in page)


def test_one_list_is_seen_whole(tmp_path: Path) -> None:
    session = all_played(MITCHELL)
    session = replace(session, settings=ComparisonSettings(one_list=True))
    first, second = lines_of(tmp_path, session)
    assert ("Head to head" in first, "Head to head" in second) == (False, True)


def test_long_cards_and_rankings_fill_their_pages(tmp_path: Path) -> None:
    pages = evening_pages(score_evening(evening(all_played(MITCHELL))), Wanted())
    first, *others = map(lowest, read(pages))
    assert first > 0.78  # its lines are hardly higher than those of the other line's list
    assert min(others) > 0.87


def test_matches_of_many_teams_are_never_torn(tmp_path: Path) -> None:
    """As many to a page as fit; one longer than a page continues on the next."""
    teams = ComparisonSettings(Scoring.TEAMS)
    session = all_played(Comparison(teams, plan=Plan(Movement.TEAMS, 10, 8)))
    first, *matches = lines_of(tmp_path, session)
    assert "Head to head" in first
    totals = [sum(line.startswith("Total") for line in page) for page in matches]
    assert totals == [sum("victory points" in line for line in page) for page in matches]
    assert totals == [3, 3, 3, 1]


def test_joint_winners_keep_their_names_whole(tmp_path: Path) -> None:
    people = ("Margaret Adams", "Harold Brown", "Dorothy Clark", "Eleanor Davies")
    names = tuple(Named(str(number), name) for number, name in enumerate(people, 1))
    session = Comparison(ComparisonSettings(one_list=True), names=names)
    first = "board 1", "3+4-1+2: N 4S=", "5+6-7+8: N 4S-1"
    second = "board 2", "3+4-7+8: N 4S=", "1+2-5+6: N 4S-1"
    tied = compared(*first, *second)
    wanted = Wanted(Format(Paper.A5), cards=False)
    page, *_ = lines_of(tmp_path, replace(session, results=tied.results), wanted)
    assert page[2:4] == ["Dorothy Clark and", "Eleanor Davies: 100.00 %"]


def test_the_figure_of_the_winners_is_not_alone_in_a_line(tmp_path: Path) -> None:
    """On small paper their names are smaller for it."""
    pair = "Dorothy Clark & Eleanor Davies"
    session = replace(HOWELL, names=tuple(Named(str(one), pair) for one in range(1, 7)))
    page, *_ = lines_of(tmp_path, all_played(session), Wanted(Format(Paper.A5), cards=False))
    assert any(pair in line and line.endswith("%") for line in page[2:4])


def test_a_pair_of_a_team_goes_by_its_name(tmp_path: Path) -> None:
    """Unless it has one of its own."""
    names = (Named("A", "Owls"), Named("B", "Foxes"), Named("B2", "Ann & Bob"))
    plan = Plan(Movement.TEAMS, 6, 4)
    session = replace(TEAMS, names=names, plan=plan)
    wanted = Wanted(ranking=False, cards=False, travellers=False, movement=True)
    text = text_of(tmp_path, evening(session), wanted)
    for called in ("A1 Owls", "A2 Owls", "B1 Foxes", "B2 Ann & Bob"):
        assert called in text
    assert "B2 Foxes" not in text


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5])
@pytest.mark.parametrize("pairs", [6, 10])
def test_no_name_of_a_movement_is_cut(paper: Paper, pairs: int, tmp_path: Path) -> None:
    """Nor covers the card beside it; without room for names they are above the numbers."""
    named = [f"{letter}{number}" for letter in "ABCDE" for number in (1, 2)][:pairs]
    names = tuple(Named(pair, f"Margaret Adams-{pair} & Harold Hallerstein") for pair in named)
    session = Comparison(ComparisonSettings(Scoring.TEAMS), names)
    session = replace(session, plan=Plan(Movement.TEAMS, pairs, 4))
    wanted = Wanted(Format(paper), ranking=False, cards=False, movement=True)
    movement, *cards = lines_of(tmp_path, session, wanted)
    assert not any("…" in line for page in (movement, *cards) for line in page)
    assert all(f"Margaret Adams-{pair}" in " ".join(movement) for pair in named)
    assert not any(line.count("Harold Hallerstein") > 2 for page in cards for line in page)


def test_figures_of_who_met_whom_are_whole_on_small_paper(tmp_path: Path) -> None:
    """They continue in another part of the table."""
    session = replace(all_played(MITCHELL), settings=ComparisonSettings(one_list=True))
    for paper in (Paper.A4, Paper.A5):
        pages = lines_of(tmp_path, session, Wanted(Format(paper), cards=False))
        assert not any("…" in line for page in pages for line in page)


def test_what_is_filled_in_at_the_tables(tmp_path: Path) -> None:
    """Before play: a traveller for each board, and a slip for each table and round."""
    wanted = Wanted(ranking=False, travellers=True, slips=True)
    text = text_of(tmp_path, evening(HOWELL), wanted)
    assert text.count("Contract By Tricks N-S + N-S −") == 15
    assert text.count("Contract By Lead Tricks N-S + N-S − Initials") == 15
    assert "Board 1: North deals, nobody vulnerable N-S E-W Contract" in text
    assert "Round 1, table 2 NS " in text
    assert "NS 6 Mrs Kay Smith & Lou NS 4 Gus & Hanna EW 1 Ann & Bob EW 3 Eve & Fred" in text
    text = text_of(tmp_path, evening(SESSION), wanted)
    assert "Contract By Tricks" not in text, "travellers have results now"
    assert text.count("Contract By Lead Tricks") == 15
    free = replace(HOWELL, plan=None)
    assert "Contract" not in text_of(tmp_path, evening(free), wanted)


def test_who_pays_stands_behind_the_ranking(tmp_path: Path) -> None:
    names = 'pairs 1="Ann & Bob" 2="Cy & Di"'
    paid = compared(names, "stake 0.05", "board 1", "1-2: N 4S=", "3-4: N 4S-1")
    text = text_of(tmp_path, evening(paid), Wanted())
    assert text.index("Place Pair Name") < text.index("Settling up") < text.index("1.25")


def test_who_pays_shares_the_page_of_the_ranking_or_has_one(tmp_path: Path) -> None:
    session = all_played(replace(HOWELL, plan=Plan(Movement.HOWELL, 8, 2)))
    names = tuple(Named(str(one), f"Ann {one} & Bob {one}") for one in range(1, 9))
    session = replace(session, names=names, stakes=Pot(Decimal(5), (50, 30, 20)))
    for paper, page, least in ((Paper.A4, 0, 0.85), (Paper.LETTER, -1, 0.6), (Paper.A5, -1, 0.6)):
        whole = score_evening(evening(session))
        pages = read(evening_pages(whole, Wanted(Format(paper))))
        assert any("Settling up" in line for line in lines_on(pages[page]))
        assert lowest(pages[page]) > least
        ranked, paid = (
            max(word.size for word in each.words[4:] if word.text.startswith(("Ann 3", "Bob 3")))
            for each in (pages[0], pages[page])
        )
        assert paid < 1.3 * ranked


def test_every_table_has_a_card_where_somebody_is_late(tmp_path: Path) -> None:
    """At thirteen pairs nobody sits at the seventh table in the first round."""
    away = (Away("1", 1, 1), Away("5", 4))
    plan = Plan(Movement.MITCHELL, 13, 3, switched=1, away=away)
    wanted = Wanted(ranking=False, cards=False, travellers=False, movement=True)
    text = text_of(tmp_path, evening(Comparison(plan=plan)), wanted)
    assert all(f"Table {number}" in text for number in range(1, 8))
    assert "Table 8" not in text


@pytest.mark.parametrize("drawn", [(), ("A-C B-D",)])
def test_a_swiss_event_before_and_after_a_draw(drawn: tuple[str, ...], tmp_path: Path) -> None:
    session = replace(TEAMS, names=(), plan=Plan(Movement.SWISS, 10, 4, rounds=3, drawn=drawn))
    wanted = Wanted(ranking=True, travellers=True, movement=True, slips=True)
    text = text_of(tmp_path, evening(session), wanted)
    assert ("A1" in text) == bool(drawn)


def test_the_matches_of_five_teams(tmp_path: Path) -> None:
    text = text_of(tmp_path, evening(compared(*FIVE_TEAMS)), Wanted())
    assert " Jays: 30.55 VPs Teams in IMPs." in text
    places = "Place Team Name IMPs Matches VPs Adjusted Ranked by Handicap With handicap"
    assert f"{places} 1 E Jays 11 2 30.55 30.55 +3.00 31.69 (1)" in text
    assert "Owls 3, Wrens 1; victory points 11.67 to 8.33 " in text
    assert text.startswith("An evening of bridge 5 teams, 3 boards ")
    assert text.count("victory points") == 4
    given = "A Owls: +12.00 a bye", "E Jays: +12.00 a bye", "D Wrens: −1.50 slow play"
    for said in given:
        assert said in text


def test_a_match_of_teams(tmp_path: Path) -> None:
    results = compared("scoring teams", "board 1", "a1-b1: N 4S=", "b2-a2: N 4S-1").results
    text = text_of(tmp_path, evening(replace(TEAMS, results=results)), Wanted())
    assert "Team A 10, team B 0; victory points" in text
    assert "+420 +50 +470 10 0 10–0 Total 10 0" in text


def test_who_won_a_match_is_named_first(tmp_path: Path) -> None:
    results = compared("scoring teams", "board 1", "a1-b1: N 4S-1", "b2-a2: N 4S=").results
    names = (*TEAMS.names, Named("A", "Aces"), Named("B", "Kings"))
    text = text_of(tmp_path, evening(replace(TEAMS, results=results, names=names)), Wanted())
    assert "Kings 10, Aces 0; victory points 18.09 to 1.91" in text
    assert "1 B Kings: Eve & Fred, Gus & Hanna 1 10" in text
    assert "2 A Aces: Ann & Bob, Cy & Di 1 −10" in text


def test_places_of_few_stay_smaller_than_who_won() -> None:
    results = compared("scoring teams", "board 1", "a1-b1: N 4S=", "b2-a2: N 4S-1").results
    for few in (replace(TEAMS, results=results), of_long_names(4, 3)):
        for paper, large in product((Paper.A4, Paper.LETTER, Paper.A5), (False, True)):
            wanted = Wanted(Format(paper), large=large)
            page, *_ = read(evening_pages(score_evening(evening(few)), wanted))
            said = [word for word in page.words if word.text in ("Place", "1", "2", "Boards")]
            title = max(word.size for word in page.words)
            assert max(word.size for word in said) < title


def test_pairs_that_share_the_first_place_are_named_together(tmp_path: Path) -> None:
    tied = compared("board 1", "1-5: N 4S=", "2-3: N 4S-1")
    text = text_of(tmp_path, evening(replace(HOWELL, results=tied.results)), Wanted())
    assert " Ann & Bob and Eve & Fred: 100.00 %" in text
    everybody = compared("board 1", "1-5: N 4S=", "2-3: N 4S=")
    text = text_of(tmp_path, evening(replace(HOWELL, results=everybody.results)), Wanted())
    assert "1= 3 Eve & Fred 1 1 50.00" in text
    assert "Bob and" not in text


def test_each_against_each(tmp_path: Path) -> None:
    text = text_of(tmp_path, evening(SESSION), Wanted(cards=False, travellers=False))
    assert "Head to head Against Pair Name 1 2 3 4 5 6 Total Per cent" in text
    assert "6 Mrs Kay Smith & Lou 3 3 75.00" in text
    alone = compared("board 1", "1+2-3+4: N 4S=", "5+6-7+8: N 4S-1")
    text = text_of(tmp_path, evening(alone), Wanted(cards=False, travellers=False))
    assert "Head to head" not in text


def test_two_lists_of_a_mitchell(tmp_path: Path) -> None:
    session = compared("board 1", "1-3: N 4S=", "2-4: N 4S-1")
    text = text_of(tmp_path, evening(session), Wanted())
    assert text.index("North-South") < text.index("East-West")


LONG = "Maximilian Unterberger-Hohenlohe & Anne-Marie Featherstone-Cholmondeley"


@pytest.mark.parametrize("wanted", [Wanted(Format(Paper.A5)), Wanted(large=True), Wanted()])
def test_two_lists_of_a_mitchell_look_alike(wanted: Wanted) -> None:
    """They have the same columns and type, and lines about equally high, on one page or two."""
    names = (Named("1", LONG), *(Named(str(each), "Al & Bo") for each in range(2, 15)))
    session = all_played(Comparison(names=names, plan=Plan(Movement.MITCHELL, 14, 3)))
    first, second, *_ = read(evening_pages(score_evening(evening(session)), wanted))
    columns, types, steps = [], set(), set()
    for page in (first, second):
        for title in ("North-South", "East-West"):
            words = page.words
            at = next((n for n, word in enumerate(words) if word.text == title), None)
            if at is not None:
                heads = words[at + 1 :][:5]
                columns.append([(word.text, round(word.x)) for word in heads[:3]])
                short = [word for word in words[at + 1 :] if word.text == "Al & Bo"][:6]
                types |= {round(word.size, 1) for word in short}
                steps.add(min(round(two.y - one.y) for one, two in pairwise(short)))
    assert len(columns) == 2
    assert columns[0] == columns[1]
    assert len(types) == 1
    assert max(steps) <= 1.5 * min(steps)


@pytest.mark.parametrize("wanted", [Wanted(Format(Paper.A5)), Wanted(), Wanted(large=True)])
def test_a_long_match_has_lines_of_one_height(wanted: Wanted) -> None:
    """So have its other pages, under the same title."""
    match = all_played(replace(TEAMS, plan=Plan(Movement.TEAMS, 4, 12)))
    pages = read(evening_pages(score_evening(evening(match)), wanted))
    assert ["Match sheet" in page.text for page in pages] == [True] * len(pages)
    assert ["Match sheet (continued)" in page.text for page in pages][1:] == [True] * (
        len(pages) - 1
    )
    assert ["Total" in page.text.split() for page in pages][-1]
    steps = set()
    for page in pages:
        first = [word for word in page.words if word.text.isdecimal()]
        left = min(word.x for word in first if word.y > page.height / 2)
        ys = [word.y for word in first if abs(word.x - left) < 1][-4:]
        steps |= {round(two - one, 1) for one, two in pairwise(ys)}
    assert max(steps) - min(steps) <= 0.5


def played(comparison: Comparison) -> Comparison:
    """Everybody makes four spades on every board, except at the first table."""
    boards: dict[int, list[str]] = {}
    for number, one in enumerate(all_expected(comparison)):
        made = "=" if number % 3 else "-1"
        boards.setdefault(one.board, []).append(f"{one.ns}-{one.ew}: N 4SX{made}")
    lines = [line for board, results in boards.items() for line in (f"board {board}", *results)]
    scoring = ["scoring teams"] if comparison.settings.scoring.is_match else []
    return replace(comparison, results=compared(*scoring, *lines).results)


PEOPLE = ("Margaret Adams", "Harold Brown", "Dorothy Clark", "Eleanor Davies")


def of_long_names(pairs: int, boards: int) -> Comparison:
    """A Howell played by pairs with long names."""
    names = tuple(
        Named(str(number), f"{PEOPLE[number % 4]} & {PEOPLE[(number + 1) % 4]}")
        for number in range(1, pairs + 1)
    )
    settings, plan = ComparisonSettings(one_list=True), Plan(Movement.HOWELL, pairs, boards)
    return all_played(Comparison(settings, names, plan=plan))


def test_names_without_room_give_way_to_their_numbers(tmp_path: Path) -> None:
    """In the cross table on small paper, and on travellers in large print."""
    wanted = Wanted(Format(Paper.A5), cards=False)
    for session, pages in ((of_long_names(12, 2), 2), (all_played(MITCHELL), 3)):
        *_, last = found = lines_of(tmp_path, session, wanted)
        assert len(found) == pages
        assert "Head to head" in last
        assert not any("…" in line for page in found for line in page)
    wanted = Wanted(ranking=False, cards=False, travellers=True, large=True)
    found = lines_of(tmp_path, of_long_names(8, 3), wanted)
    assert not any("…" in line for page in found for line in page)


def test_a_card_longer_than_a_page_goes_on(tmp_path: Path) -> None:
    session = of_long_names(4, 8)
    wanted = Wanted(Format(Paper.A5), ranking=False)
    found = lines_of(tmp_path, session, wanted)
    boards = [line.split()[0] for page in found for line in page if "spades" in line]
    assert boards == [*map(str, range(1, 49))] * 4
    assert len(evening_pages(score_evening(evening(session)), Wanted(ranking=False))) == 4


def test_the_ranking_of_few_pairs_is_larger(tmp_path: Path) -> None:
    for paper in (Paper.A4, Paper.LETTER, Paper.A5):
        wanted = Wanted(Format(paper), cards=False)
        whole = score_evening(evening(of_long_names(4, 3)))
        (page,) = read(evening_pages(whole, wanted))
        assert lowest(page) > 0.55, "rows are not torn apart to fill the page"
        (winners, *_) = [
            word for word in page.words if word.text == "Margaret Adams & Harold Brown"
        ]
        assert winners.size > 1.15 * BODY


def test_an_evening_of_a_club_takes_few_pages(tmp_path: Path) -> None:
    pairs = tuple(Named(str(number), f"Ann & Bob {number}") for number in range(1, 9))
    howell = Comparison(
        ComparisonSettings(one_list=True), names=pairs, plan=Plan(Movement.HOWELL, 8, 3)
    )
    whole = evening(played(howell))
    pages = read(evening_pages(score_evening(whole), Wanted()))
    lines = [line for page in pages for line in lines_on(page)]
    assert len(pages) == 5, "the ranking, and two cards to a page"
    assert "8 pairs, 21 boards, Howell" in lines
    assert not any("…" in line for line in lines)
    long = replace(howell, plan=Plan(Movement.HOWELL, 8, 4))
    assert len(evening_pages(score_evening(evening(played(long))), Wanted())) == 5
    match = evening(played(replace(TEAMS, plan=Plan(Movement.TEAMS, 4, 6))))
    (page,) = read(evening_pages(score_evening(match), Wanted()))
    assert "2 teams, 24 boards" in lines_on(page)


@pytest.mark.parametrize("extent", Extent)
@pytest.mark.parametrize("session", [SESSION, HOWELL, Comparison()])
@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5])
def test_there_is_always_a_page(
    tmp_path: Path, extent: Extent, session: Comparison, paper: Paper
) -> None:
    wanted = Wanted(Format(paper), extent, movement=True)
    assert evening_pages(score_evening(evening(session)), wanted)


@settings(max_examples=25, deadline=None)
@given(begun_sessions() | sessions(), st.sampled_from(Paper), CHOICES)
def test_a_session_is_printed_at_any_moment(
    session: Comparison, paper: Paper, choices: dict[str, Any]
) -> None:
    """Also while nothing can be compared yet."""
    scored = score_evening(evening(session))
    for page in evening_pages(scored, Wanted(Format(paper), **choices)):
        assert image(page, 40)
    assert share_text(result_card(scored), scored)


def test_who_won_is_open_while_nothing_can_be_compared(tmp_path: Path) -> None:
    begun = replace(HOWELL, results=compared("board 1", "6-1: N 4S=").results)
    text = text_of(tmp_path, evening(begun), Wanted())
    assert "6 pairs" in text
    assert result_card(score_evening(evening(begun))).headline == "Nothing is decided yet"


def test_an_evening_with_a_rubber_too(tmp_path: Path) -> None:
    rubber = read_score_file(b"form rubber\nseats N=Ann E=Bob S=Cy W=Di\nN 4S=\nN 4S=\n")
    both = replace(rubber, rounds=(*rubber.rounds, Round(Options(DUPLICATE), comparison=SESSION)))
    text = text_of(tmp_path, both, Wanted())
    assert "Matchpoints" in text
    assert "on the back score" in text


def test_the_dialog_offers_what_there_is(opened: Opened) -> None:
    window = opened(evening(SESSION))
    open_print(window)
    (dialog,) = window.findChildren(PrintDialog)
    dialog.choices.more.click()
    offered = {
        name for name, box in dialog.choices.switches.items() if box.isVisibleTo(dialog.choices)
    }
    assert offered == {*BOARDS, "large", "black"} - {"hands"}, "nobody knows them"
    before = len(dialog.pages)
    dialog.choices.switches["movement"].click()
    assert len(dialog.pages) > before


@pytest.mark.parametrize("paper", [Paper.A4, Paper.A5])
@pytest.mark.parametrize(
    "plan", [Plan(Movement.HOWELL, 8, 3), Plan(Movement.MITCHELL, 12, 4)], ids=str
)
def test_how_often_each_score_was_made_is_told_of_all_boards_or_of_none(
    plan: Plan, paper: Paper
) -> None:
    """And the lines of all on a page are equally high."""
    played = all_played(replace(HOWELL, plan=plan, names=()))
    wanted = replace(NOTHING, format=Format(paper), travellers=True)
    pages = read(evening_pages(score_evening(evening(played)), wanted))
    texts = " ".join(page.text for page in pages)
    boards = len({each.board for each in played.results})
    assert texts.count(", worth ") in (0, *range(boards, 9 * boards))
    assert {len({round(pitch) for pitch in pitches_of(page)}) for page in pages} == {1}


def pitches_of(page: Printed) -> list[float]:
    """The distances between the lines of tables, from one pair's number to the next."""
    left = min(word.x for word in page.words)
    ys = [word.y for word in page.words if word.text.isdecimal() and word.x < left + 5]
    apart = [second - first for first, second in pairwise(ys)]
    return [pitch for pitch in apart if 0 < pitch < 1.2 * min(apart, default=0)]


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER])
@pytest.mark.parametrize(
    "plan",
    [
        Plan(Movement.HOWELL, 8, 3),
        Plan(Movement.MITCHELL, 12, 4),
        Plan(Movement.TEAMS, 12, 6),
    ],
    ids=str,
)
def test_table_cards_are_of_one_size_in_the_same_columns(plan: Plan, paper: Paper) -> None:
    session = Comparison(plan=plan)
    wanted = replace(NOTHING, format=Format(paper), movement=True)
    _, page, *_ = read(evening_pages(score_evening(evening(session)), wanted))
    rounds = [word for word in page.words if word.text.isdecimal() and len(word.text) == 1]
    (size,) = {round(word.size) for word in rounds}
    assert 11 <= size <= 14, "each cell in one line"
    heads = {round(word.x) for word in page.words if word.text == "Boards"}
    assert len(heads) == 2, "one for the left cards and one for the right"
