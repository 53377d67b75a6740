"""The pages of an evening: every figure is there, in its place and in order."""

import re
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import groupby, pairwise, product
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.options import CHICAGO, DUPLICATE, RUBBER
from scorepad.bridge.payments import Settled
from scorepad.bridge.points import ELEMENTS, Line
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import NORTH, Seating, Side
from scorepad.bridge.settling import still_to_pay
from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.sheets.layout import BoardLine, Row, Totals, lay_out
from scorepad.sheets.pages import Extent, Format, Paper, Wanted
from scorepad.ui import language, words
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.paper_lines import sentence_lines
from scorepad.ui.paper.paper_style import DOTS, body_size
from scorepad.ui.words.back_score import chart_label
from scorepad.ui.words.elements import element_headings
from tests.bridge.table import (
    EVE_FOR_ANN,
    EVENINGS,
    FIVE,
    FOUR,
    dealt,
    entered,
    sitting,
)
from tests.golden.test_sheets import STEPS, Step
from tests.ui.paper.evenings import CHOICES, endless, evening, sample, sixty
from tests.ui.paper.reading import (
    Word,
    image,
    inked,
    lines_on,
    read,
    smallest_on,
    table_lines,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "paper"
FORMATS = [*map(Format, Paper)]
ENDS = list({step.name.rpartition(":")[0]: step for step in STEPS}.values())
"""The worked examples at their end."""

THREE = score_evening(
    Evening(
        tuple(
            entered(*deals.split(", "), seating=FOUR)
            for deals in (
                "E 4N+1, W 2N-1, N 1S=, E 1N+1, W 4S=, S 1N=, E 1D=, W 4H-1, S 2H-1",
                "N 4H-1, S 3H=",
                "S 1C+1, N 4C-1, W 1C+1, N 2D=, W 4S-1, E 2H-1, S 3H=, E 1D=, S 1C-1",
            )
        )
    )
)
"""Three rubbers, two of them long."""


def figures(scored: ScoredRound) -> list[tuple[str, str]]:
    """The figures of a sheet from top to bottom, We and They."""
    shown: list[tuple[str, str]] = []
    for line in lay_out(scored).lines:
        match line:
            case Row(we, they):
                shown.append((str(we.points) if we else "", str(they.points) if they else ""))
            case BoardLine(_, we_points, they_points):
                shown.append((str(we_points or ""), str(they_points or "")))
            case Totals(we_total, they_total):
                shown.append((str(we_total), str(they_total)))
            case _:
                continue
    return [pair for pair in shown if any(pair)]


def printed_figures(words: list[Word], middle: float, hub: float = 0) -> list[tuple[str, str]]:
    """The figures of a sheet line by line, left and right of a vertical; no wheel."""
    rows: dict[int, list[str]] = {}
    for word in words:
        if word.text.isdecimal() and abs(word.x - middle) > hub:
            row = rows.setdefault(round(word.y), ["", ""])
            row[word.x > middle] += word.text
    return [(rows[y][0], rows[y][1]) for y in sorted(rows)]


@pytest.mark.parametrize("step", ENDS, ids=lambda step: step.name)
def test_every_worked_example_is_printed_figure_by_figure(step: Step, tmp_path: Path) -> None:
    whole = evening(step.entered)
    for number, scored in enumerate(whole.played):
        if scored.round.options.is_listed:
            continue
        wanted = Wanted(extent=Extent.SHEET, round=number)
        (page,) = read(evening_pages(whole, wanted))
        hub = 0 if scored.round.options.form is RUBBER else 60
        assert printed_figures(page.words, Format().width / 2, hub) == figures(scored)


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.paper)
def test_an_endless_rubber_flows_from_page_to_page(form: Format, tmp_path: Path) -> None:
    whole = endless()
    pages = read(evening_pages(whole, Wanted(form, Extent.SHEET)))
    assert len(pages) > (1 if form.paper is Paper.A5 else 0)
    found = []
    for page in pages:
        assert "We They" in lines_on(page)
        found += printed_figures(page.words, middle=form.paper.size[0] / 2)
    assert found == figures(whole.rounds[0])
    continued = [any("continued" in line for line in lines_on(page)) for page in pages]
    assert continued == [number > 0 for number in range(len(pages))]


def deal_lines(scored: ScoredRound, *, brief: bool) -> list[str]:
    """The table of deals, rebuilt from what was scored."""
    lines = []
    for deal in scored.deals:
        assert isinstance(deal.item, Deal)
        contract, over = deal.item.contract, deal.item.over
        assert contract
        suits = {"C": " clubs", "D": " diamonds", "H": " hearts", "S": " spades", "N": "NT"}
        vulnerable = {0: "–", 2: "both"}.get(len(deal.vulnerable))
        if vulnerable is None:
            vulnerable = "We" if deal.vulnerable[0] is scored.we else "They"
        sums = [
            sum(e.points for e in deal.entries if e.side is side and e.line is line)
            for side in (scored.we, scored.we.other)
            for line in (Line.BELOW, Line.ABOVE)
        ]
        if brief:
            sums = [sums[0] + sums[1], sums[2] + sums[3]]
        said = [
            str(deal.number),
            *([] if brief else [scored.seating.at(deal.dealer), vulnerable]),
            f"{contract.level}{suits[contract.strain]}",
            scored.seating.at(contract.declarer),
            f"−{-over}" if over < 0 else f"+{over}" if over else "=",
            *(str(points) for points in sums if points),
        ]
        lines.append(" ".join(said))
    return lines


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.paper)
def test_sixty_deals_are_printed_deal_by_deal(form: Format, tmp_path: Path) -> None:
    whole = sixty()
    pages = read(evening_pages(whole, Wanted(form)))
    printed = [line for page in pages for line in table_lines(page)]
    brief = form == Format(Paper.A5)
    expected = [line for scored in whole.played for line in deal_lines(scored, brief=brief)]
    assert [line for line in printed if line in expected] == expected


def test_the_sample_rubber_says_why(tmp_path: Path) -> None:
    """A whole page as it is read, from its title to its number."""
    wanted = Wanted(extent=Extent.ROUND, letters=True)
    (page,) = read(evening_pages(sample(), wanted))
    expected = (GOLDEN / "sample_rubber.txt").read_text(encoding="utf-8").splitlines()
    assert lines_on(page) == expected


def test_the_first_page_tells_who_won_and_who_pays(tmp_path: Path) -> None:
    whole = sixty()
    first, *_ = read(evening_pages(whole, Wanted()))
    printed = lines_on(first)
    assert printed[2:4] == ["Bob and Di lead", "+5 in 4 rubbers"]
    columns = back_score(whole)
    hundreds = [column.hundreds["Ann"] for column in columns]
    total = sum(hundreds)
    figures_said = " ".join(words.hundreds(each) for each in (*hundreds, total))
    money = f"{total * Decimal('0.10'):+f}".replace("-", "−")
    (balance,) = (line for line in printed if line.startswith(f"Ann {figures_said}"))
    assert balance.startswith(f"Ann {figures_said} {money}")
    for payer, payee, amount, _ in still_to_pay(whole):
        assert any(line.endswith(f"{payer} {payee} {amount:f}") for line in printed)


def test_what_was_paid_is_told_from_what_is_open(tmp_path: Path) -> None:
    whole = sample()
    first, second = still_to_pay(whole)
    paid = replace(whole.evening, settled=(Settled((first,)),))
    (page,) = read(evening_pages(score_evening(paid), Wanted()))
    printed = lines_on(page)
    assert any(line.endswith(f"{first.payer} {first.payee} €45.00 paid") for line in printed)
    assert any(line.endswith(f"{second.payer} {second.payee} €45.00") for line in printed)


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.paper)
@pytest.mark.parametrize("letters", [False, True])
def test_nothing_is_drawn_into_the_margin(form: Format, letters: bool) -> None:
    """Whatever the names, on any paper."""
    name = "Wolfeschlegelsteinhausenbergerdorff" * 9
    seating = Seating(name[:300], "李雷", "Zoë & <b>Co</b>", "שרה " * 75)
    deals = ("E 7NXX-13", "N 7SXX= honours N 150", "E 1C=") * 9
    rounds = [
        entered(*deals, form=form_, seating=seating, stake=Decimal(1000))
        for form_ in (RUBBER, CHICAGO, DUPLICATE)
    ]
    whole = score_evening(Evening(tuple(rounds), title=name, note=name))
    for page in evening_pages(whole, Wanted(form, letters=letters)):
        margin = form.margin * 240 / form.width - 1.5
        assert min(inked(image(page, 240))) >= margin


@settings(max_examples=40, deadline=None)
@given(EVENINGS, st.sampled_from(FORMATS), CHOICES)
def test_no_page_is_empty(entered: Evening, form: Format, choices: dict[str, Any]) -> None:
    assert_no_page_is_empty(score_evening(entered), Wanted(form, **choices))


@pytest.mark.parametrize("large", [False, True])
def test_a_round_without_deals_has_no_panels(large: bool) -> None:
    begun = score_evening(Evening((entered(seating=FOUR),)))
    wanted = Wanted(extent=Extent.ROUND, panels=True, large=large)
    assert len(evening_pages(begun, wanted)) == 1


def test_no_page_is_empty_behind_one_that_is_just_full() -> None:
    """Whatever room the last line leaves."""
    table = ["form rubber", "seats N=Ann E=Bob S=Cy W=Di out=Eve", "stake 0.35"]
    deals = ["N 4S=", "E 1NT=", "W 4H=", "S 3NT-1", "N 4S-1", "N 2H+1", "E 2H+1", "N 2S+1"]
    for number in range(1, 5 * len(deals)):
        played = [deals[place % len(deals)] for place in range(number)]
        whole = evening("\n".join([*table, *played]))
        assert_no_page_is_empty(whole, Wanted(letters=True))


def assert_no_page_is_empty(scored: ScoredEvening, wanted: Wanted) -> None:
    for page in evening_pages(scored, wanted):
        picture = image(page, 150).convertToFormat(QImage.Format.Format_Grayscale8)
        dot = picture.width() / wanted.format.width
        left = round(wanted.format.margin * dot) + 1
        high = picture.height() - round((wanted.format.margin + 17) * dot)
        dots, line = bytes(picture.constBits()), picture.bytesPerLine()
        rows = [dots[y * line + left : y * line + picture.width() - left] for y in range(high)]
        ruled = next(y for y, row in enumerate(rows) if max(row) < 255)
        assert any(min(row) < 255 for row in rows[ruled + 2 :])


@pytest.mark.parametrize("chart", [False, True])
def test_the_chart_has_the_names_at_the_ends_of_its_lines(chart: bool, tmp_path: Path) -> None:
    whole = sixty()
    first, *_ = read(evening_pages(whole, Wanted(chart=chart)))
    printed = " ".join(word.text for word in first.words).replace("−", "")
    stood: dict[int, list[str]] = {}
    for name, total in running_totals(back_score(whole)).items():
        stood.setdefault(total, []).append(name)
    for total, names in stood.items():  # partners who never changed have one line
        label = chart_label(words.all_of(names), total).replace("−", " ")
        assert (" ".join(label.split()) in printed) is chart


def test_rounds_stand_as_many_to_a_page_as_have_room(tmp_path: Path) -> None:
    """Two chukkers with the result on one page, four rubbers on two; smaller if that saves one."""
    chukker = ("N 2H=", "E 2S+1", "S 1N=", "W 3D=")
    chukkers = [entered(*chukker, form=CHICAGO, seating=FOUR) for _ in range(2)]
    rubber = ("N 4S=", "E 2H+1", "S 1N-1", "N 2D+2", "W 3D+1", "S 3N=")
    rubbers = [entered(*rubber, seating=FOUR) for _ in range(4)]
    short = [entered("E 4H=", "W 3N=", seating=FOUR) for _ in range(3)]
    long = [entered(*rubber, "E 2S-1", "W 4H=", seating=FOUR) for _ in range(2)]
    a4, letter = Wanted(), Wanted(Format(Paper.LETTER))
    for rounds, wanted, expected in (
        (chukkers, a4, [2]),
        (rubbers, a4, [1, 3]),
        (short, a4, [3]),
        (short, letter, [3]),
        (long, letter, [2]),
    ):
        whole = score_evening(Evening(tuple(rounds)))
        pages = read(evening_pages(whole, wanted))
        heads = [[line for line in lines_on(page) if "deal by deal" in line] for page in pages]
        assert [len(said) for said in heads] == expected


def test_of_several_rounds_it_says_who_played_whom_and_who_sat_out(tmp_path: Path) -> None:
    """Their sheets are small; the star beside a deal is explained if there is one."""
    game = dealt(NORTH, "N 4S=")
    late = entered(game, replace(game, late=True), seating=FIVE)
    seating = Seating("Ann", "Cy", "Bob", "Eve", ("Di",))
    whole = score_evening(Evening((late, entered("N 4S=", "N 4S=", seating=seating))))
    (page,) = read(evening_pages(whole, Wanted()))
    lines = lines_on(page)
    for said in (
        "Ann and Cy against Bob and Di (Eve sits out)",
        "* Corrected after its round was over.",
        "Ann and Bob against Cy and Eve (Di sits out)",
    ):
        assert sum(said in line for line in lines) == 1, lines


def test_where_nobody_has_a_name_none_is_said(tmp_path: Path) -> None:
    nameless = score_evening(Evening((entered("N 4S=", "N 4S="), entered("N 4S=", "N 4S="))))
    lines = [line for page in read(evening_pages(nameless, Wanted())) for line in lines_on(page)]
    assert any("deal by deal" in line for line in lines)
    assert not any("against" in line for line in lines)


BOARDS = [step for step in ENDS if "form duplicate" in step.entered]


@pytest.mark.parametrize("step", BOARDS, ids=lambda step: step.name)
def test_boards_are_printed_board_by_board(step: Step, tmp_path: Path) -> None:
    whole = evening(step.entered)
    pages = read(evening_pages(whole, Wanted(chart=False)))
    printed = [line.split() for page in pages for line in table_lines(page)]
    for scored in whole.played:
        expected = []
        for deal in scored.deals:
            ns, ew = (sum(e.points for e in deal.entries if e.side is side) for side in Side)
            expected.append([str(deal.number), str(ns or ew)])
        found = [[said[0], said[-1]] for said in printed if said[0].isdecimal()]
        assert found == expected
        assert ["Total", *(str(points) for points in scored.total if points)] in printed


def test_points_stand_in_the_column_of_the_side_that_held_them(tmp_path: Path) -> None:
    """Rows are numbered by what happened: a passed-out deal has no number."""
    whole = evening(
        "seats N=Ann E=Bob S=Cy W=Di\nform points\n"
        "N 4S= points NS 24\nE 3NT-1 points EW 27\npass\nS 2H+1 points NS 22\nW 3D= points EW 21"
    )
    (page,) = read(evening_pages(whole, Wanted()))
    lines, printed = lines_on(page), page.words
    for line in (
        "Score Held Expected IMPs",
        "2 Bob They 3NT Bob −1 100 27 600 12",
        "Cy We passed out",
    ):
        assert line in lines
    ours, theirs = (next(word.x for word in printed if word.text == said) for said in ("24", "27"))
    assert theirs > ours + 15


def test_all_rounds_of_an_evening_tell_the_same_of_their_deals(tmp_path: Path) -> None:
    """If those of one have no room for all columns, the others leave them out too."""
    names = sitting([f"{name}-Maximilian" for name in ("Ann", "Bob", "Cyd", "Di")])
    long, short = entered("N 4S=", "S 3N=", seating=names), entered("N 4S=", "S 3N=", seating=FOUR)
    for rounds, told in (((short,) * 2, True), ((long, short), False)):
        pages = read(evening_pages(score_evening(Evening(rounds)), Wanted(letters=True)))
        heads = [line for page in pages for line in lines_on(page) if "Contract" in line]
        assert ["Dealer" in line for line in heads] == [told] * 2


def test_adjustments_passes_and_premiums_stand_in_the_table(tmp_path: Path) -> None:
    whole = evening(
        "seats N=Ann E=Bob S=Cy W=Di\nform rubber\nN 3NT\npass\nadjust EW 200 a revoke\nE 1C\nstop"
    )
    (page,) = read(evening_pages(whole, Wanted(letters=True)))
    printed = "\n".join([*table_lines(page), *lines_on(page)])
    for line in (
        "1 (a) 3NT Ann = 100",
        "2 (b) passed out",
        "(c) a revoke 200",
        "4 (d) 1 clubs Bob = 20",
        "the only game of an unfinished rubber 300",
        "the only part-score of an unfinished game 100",
        "Total 400 320",
        "(b) a passed-out deal",
        "(c) They 200: agreed: a revoke",
        "At the end",
        "We 300: the only game of an unfinished rubber",
        "They 100: the only part-score of an unfinished\ngame",
    ):
        assert line in printed


def test_all_reasons_are_black() -> None:
    whole = evening("form rubber\nN 4S\npass\nE 4H")
    drawn = evening_pages(whole, Wanted(extent=Extent.ROUND, letters=True, black=True))
    (page,) = read(drawn)
    picture, dot = image(drawn[0], 1190), 2
    why = next(word.y for word in page.words if word.text == "Why")
    below = [word for word in page.words if word.y > why + 5]
    assert any(word.text == "a passed-out deal" for word in below)
    for word in below:
        place = QRect(round(word.x * dot), round((word.y - 8) * dot), 60, 8 * dot)
        letters = picture.copy(place)
        shades = [letters.pixelColor(x, y).lightness() for x in range(60) for y in range(8 * dot)]
        assert min(shades) < 60, word.text


def test_letters_run_through_a_change_of_seats(tmp_path: Path) -> None:
    """On the sheet, in the table and in the legend."""
    items = ("N 1S=", EVE_FOR_ANN, EVE_FOR_ANN, "E 1D=", "pass", "S 1H=")
    whole = score_evening(Evening((entered(*items, seating=FOUR),)))
    (page,) = read(evening_pages(whole, Wanted(letters=True)))
    table = next(word for word in page.words if word.text == "Contract")  # below its sheet
    letters = [
        (word, letter) for word in page.words for letter in re.findall(r"\((\w)\)", word.text)
    ]
    why = next(word.y for word in page.words if word.text == "Why")
    on_sheet = [each for word, each in letters if word.y < table.y]
    beside = [each for word, each in letters if table.y < word.y < why]
    below = [each for word, each in letters if word.y > why]
    assert sorted(on_sheet) == ["a", "b", "d"]
    assert beside == sorted(below) == [*"abcd"]


def test_each_deal_has_a_column_for_all_that_it_was_paid_for(tmp_path: Path) -> None:
    """The table of 000, with the sums for We and They."""
    (step,) = (each for each in ENDS if each.name.startswith("000"))
    whole = evening(step.entered)
    (page,) = read(evening_pages(whole, Wanted(elements=True)))
    lines = table_lines(page)
    heads = "No. Contract By Result Tricks Over Insult Slam Penalty Honours Bonus We They"
    assert heads in lines
    assert "4 4 spades × South +1 240 100 50 390" in lines
    assert "6 6 diamonds East = 120 750 150 500 1520" in lines
    assert "Total 610 150 50 750 200 150 500 770 1640" in lines


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_these_columns_have_room_in_each_language(
    app: QApplication, code: str, tmp_path: Path
) -> None:
    assert language.speak(app, code) == code
    wanted = Wanted(letters=True, elements=True, games=True)
    (step,) = (each for each in ENDS if each.name.startswith("000"))
    pages = read(evening_pages(evening(step.entered), wanted))
    lines = [line for page in pages for line in lines_on(page)]
    heads = " ".join(element_headings()[kinds[0]] for kinds in ELEMENTS[:-1])  # nothing was agreed
    assert any(heads in line for line in lines)


def test_the_sheet_is_drawn_after_each_deal(tmp_path: Path) -> None:
    whole = sample()
    pages = read(evening_pages(whole, Wanted(panels=True)))
    said = [word.text for page in pages for word in page.words]
    deals = [text for text in said if re.fullmatch(r"Deal \d+", text)]
    assert deals == [f"Deal {deal.number}" for deal in whole.rounds[0].deals]
    assert said.count("2380") == 3  # the sheet, its deals and the last panel


def test_words_are_as_large_as_wanted(tmp_path: Path) -> None:
    """None below nine points; those of the deals ten and a half, or fourteen."""
    for large in (False, True):
        for page in evening_pages(sample(), Wanted(large=large)):
            assert page.format == Format()
        assert body_size(Wanted(large=large)) == (14.0 if large else 10.5)


def test_large_print_keeps_a_sheet_with_its_deals(tmp_path: Path) -> None:
    """If both fit on a page; if not, the deals say whose they are."""
    large = Wanted(large=True)
    short = evening("seats N=Ann E=Bob S=Cy W=Di\nform rubber\nN 4S=\nE 2H=\nS 3N+1")
    (page,) = read(evening_pages(short, replace(large, extent=Extent.ROUND)))
    assert any("4 spades" in line for line in lines_on(page))
    small = replace(large, format=Format(Paper.A5))
    pages = [lines_on(page) for page in read(evening_pages(sample(), small))]
    *_, last = pages
    assert "Rubber 1, deal by deal" in last
    assert sum("4 spades" in line for line in last) == 1


def test_a_page_in_large_print_tells_deals_to_their_end(tmp_path: Path) -> None:
    """Their total, and how the rubber ended, follow them, and no reason is alone."""
    small, letters = Wanted(Format(Paper.A5), large=True), Wanted(letters=True, large=True)
    *_, last = read(evening_pages(endless(), small))
    assert sum(line.endswith("50") for line in lines_on(last)) > 5
    pages = [lines_on(page) for page in read(evening_pages(sixty(), letters))]
    assert sum("Why" in page for page in pages) == 5
    assert all(any("deal by deal" in line for line in page) for page in pages if "Why" in page)
    parted = replace(small, letters=True)
    drawn = read(evening_pages(sixty(), parted))
    pages = [*map(lines_on, drawn)]
    assert all("Why" in page for page in pages[4::3])
    for page in drawn[1], drawn[4]:  # the chart, and reasons by themselves
        *told, _ = (word.y for word in page.words)
        assert max(told) > 0.8 * parted.format.height
    assert "Not finished" in pages[-2]


def test_black_alone_is_black() -> None:
    for page in evening_pages(sixty(), Wanted(black=True)):
        drawn = image(page, 400).convertToFormat(QImage.Format.Format_RGB888)
        data, line = bytes(drawn.constBits()), drawn.bytesPerLine()
        for y in range(drawn.height()):
            row = data[y * line : y * line + 3 * drawn.width()]
            assert row[0::3] == row[1::3] == row[2::3]


def test_who_won_each_game_is_named(tmp_path: Path) -> None:
    whole = evening("seats N=Ann E=Bob S=Cy W=Di\nform rubber\nN 4S\nE 3NT\nS 1C\nW 4H")
    (page,) = read(evening_pages(whole, Wanted(games=True)))
    told = [line for line in table_lines(page) if "win game" in line]
    assert told == [
        "→ Ann and Cy win game 1",
        "→ Bob and Di win game 2",
        "→ Bob and Di win game 3",
    ]
    plain = evening_pages(whole, Wanted(extent=Extent.SHEET))[0]
    arrows = evening_pages(whole, Wanted(extent=Extent.SHEET, games=True))[0]
    assert image(plain, 300) == image(arrows, 300)  # which only come with the deals


def test_a_poster_is_one_page(tmp_path: Path) -> None:
    """However many played, and however long their names; for open games it is the evening."""
    many = sitting(
        [f"{name} Featherstonehaugh-Cholmondeley" for name in ("Ann", "Bob", "Cyd", "Di")]
    )
    long = score_evening(Evening((entered("N 4S=", "S 3N=", seating=many),), title="W" * 300))
    for whole, form in product((sample(), sixty(), long), FORMATS):
        pages = evening_pages(whole, Wanted(form, Extent.POSTER))
        (page,) = read(pages)
        assert re.search("(win the|lead)", " ".join(lines_on(page)))
        assert min(inked(image(pages[0], 240))) >= form.margin * 240 / form.width - 1.5
    won = evening("seats N=Ann E=Bob S=Cy W=Di\nform rubber\nN 4S=\nE 2HX-1\nS 6N=")
    (page,) = read(evening_pages(won, Wanted(extent=Extent.POSTER)))
    lines = lines_on(page)
    for line in ("1= Ann +19", "Deal of the evening", "Biggest penalty"):
        assert line in lines
    begun = evening("form rubber\nN 2S=")
    (page,) = read(evening_pages(begun, Wanted(extent=Extent.POSTER)))
    assert "Not finished" in lines_on(page)


@pytest.mark.parametrize(
    ("whole", "wanted"),
    [
        *product((sample(), endless()), (Wanted(), Wanted(large=True))),
        (THREE, Wanted(panels=True)),
        (sixty("chicago"), Wanted(letters=True)),
        *((whole, Wanted(letters=True, large=True)) for whole in (THREE, sixty())),
        (sixty(), Wanted()),
    ],
)
@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_no_page_but_the_last_is_a_sixth_white(
    whole: ScoredEvening, wanted: Wanted, form: Format
) -> None:
    """Before a long sheet, and in large print, the result has a page to itself.

    No page is full at the price of lines that are much higher than on others.
    """
    *pages, _ = evening_pages(whole, replace(wanted, format=form))
    for page in pages:
        picture = image(page, 240)
        above_foot = picture.copy(0, 0, 240, picture.height() - round(60 * 240 / form.width))
        assert inked(above_foot)[3] < picture.height() / 6


def test_who_pays_begins_where_the_back_score_does(tmp_path: Path) -> None:
    """On a page that is loose, too."""
    first, *_ = read(evening_pages(sixty(), Wanted()))
    back, settling = (
        next(word for word in first.words if word.text == title)
        for title in ("Back score", "Settling up")
    )
    assert back.y == pytest.approx(settling.y, abs=0.1)


def test_elements_of_all_rounds_have_the_same_columns() -> None:
    """Even those that only one of them paid for."""
    rubbers = ("N 3N= S 4S+1 E 2H-1 N 6S=", "N 2H= S 1N= E 4SX-2 S 3N=")
    seats = "seats N=Ann E=Bob S=Cy W=Di"
    lines = [line for one in rubbers for line in (seats, *re.findall(r"\w \S+", one))]
    whole = evening("\n".join(["form rubber", *lines]))
    for paper in Paper:
        pages = read(evening_pages(whole, Wanted(Format(paper), elements=True)))
        heads = [line for page in pages for line in lines_on(page) if "Tricks" in line]
        assert len(heads) > 1
        (head,) = {*heads}
        assert "Slam" in head


def test_a_list_of_boards_fills_its_page(tmp_path: Path) -> None:
    """The reasons for its figures are on the next; alone it is not split for a line."""
    whole = evening("form duplicate\n" + "\n".join(f"board {n}\nN 4SX=" for n in range(1, 25)))
    first, _ = read(evening_pages(whole, Wanted(letters=True)))
    assert max(word.y for word in first.words[:-1]) > 0.88 * first.height
    small = Wanted(Format(Paper.A5), elements=True)
    (page,) = read(evening_pages(whole, small))
    assert smallest_on(page) > 7.99
    sheet = Wanted(Format(Paper.LETTER), Extent.SHEET)
    assert len(evening_pages(whole, sheet)) == 1


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("whole", [sixty(), endless(), sample()])
def test_no_words_are_smaller_than_eight_points(
    whole: ScoredEvening, paper: Paper, tmp_path: Path
) -> None:
    """Nor than ten in large print, including names on a sheet."""
    for least, large in ((8, False), (10, True)):
        pages = read(evening_pages(whole, Wanted(Format(paper), large=large)))
        assert min(map(smallest_on, pages)) > least - 0.01


def test_new_seats_and_names_of_many_letters_are_told_whole(tmp_path: Path) -> None:
    whole = evening(
        'form rubber\nseats N=Margaret E=Harold S=Dorothy W="Bernd-Rüdiger Hall"\n'
        'N 2S=\nseats N=Beatrice E=George S=Wilhelmina W="Bernd-Rüdiger Hall"\nW 2C='
    )
    (page,) = read(evening_pages(whole, Wanted()))
    lines = lines_on(page)
    assert any("From deal 2: Beatrice for Margaret, George for Harold" in line for line in lines)
    assert any("From deal 2: Wilhelmina for Dorothy" in line for line in lines)
    assert not any("…" in line for line in lines)


def test_the_result_shares_the_page_of_a_list_with_its_reasons_behind(tmp_path: Path) -> None:
    whole = evening("form duplicate\n" + "\n".join(f"board {n}\nN 4SX=" for n in range(1, 25)))
    first, second = read(evening_pages(whole, Wanted(letters=True)))
    assert any("win the evening" in line for line in lines_on(first))
    assert any(line.startswith("24 (x)") for line in lines_on(first))
    assert ("Why" in lines_on(first), "Why" in lines_on(second)) == (False, True)


def test_panels_of_a_round_have_one_title(tmp_path: Path) -> None:
    """Also if their rows continue on other pages."""
    short = evening("form rubber\nN 2S=\nN 2S=\nE 4S=\nN 1C=\nN 4S=\nW 3NT=\nW 1NT=")
    for whole, form in product((short, THREE), FORMATS[:3]):
        pages = read(evening_pages(whole, Wanted(form, panels=True)))
        assert sum(lines_on(page).count("Rubber 1") for page in pages) == 1


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_a_long_rubber_begins_below_the_result(form: Format) -> None:
    """With its deals beside it on each page; in large print too, and a long list of boards."""
    pages = [*map(lines_on, read(evening_pages(endless(), Wanted(form))))]
    assert "Ann and Cy win the evening" in pages[0]
    assert all(sum(line.startswith("We") for line in page) for page in pages)
    assert all(sum("−1" in line for line in page) > 9 for page in pages)
    boards = sixty("duplicate")
    for whole, begun in ((endless(), "Rubber 1"), (boards, "Boards")):
        first, *_ = read(evening_pages(whole, Wanted(form, large=True)))
        assert "win the evening" in " ".join(lines_on(first))
        assert begun in lines_on(first)


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_all_sheets_of_an_evening_are_of_one_size(form: Format) -> None:
    for whole in (THREE, sixty(), sixty("chicago")):
        pages = read(evening_pages(whole, Wanted(form)))
        printed = [word for page in pages for word in page.words]
        totals = {str(max(each.total)) for each in whole.played}
        sizes = {max(word.size for word in printed if word.text == each) for each in totals}
        assert max(sizes) == pytest.approx(min(sizes), abs=0.1)


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_all_large_sheets_are_of_about_one_size(form: Format) -> None:
    """Whether they share a page with deals, or with another sheet; only alone they fill it."""
    alone = [each.round for each in (*sixty().rounds, *sixty(seed=5).rounds)]
    for whole in (THREE, sixty(), score_evening(Evening(tuple(alone)))):
        pages = read(evening_pages(whole, Wanted(form, large=True)))
        printed = [word for page in pages for word in page.words]
        totals = {str(max(each.total)) for each in whole.played}
        sizes = {max(word.size for word in printed if word.text == each) for each in totals}
        assert max(sizes) <= 1.55 * min(sizes)


def test_a_large_sheet_that_fits_a_small_page_is_whole() -> None:
    for letters in (False, True):
        wanted = Wanted(Format(Paper.A5), large=True, letters=letters)
        pages = read(evening_pages(sample(), wanted))
        assert sum("Rubber 1" in lines_on(page) for page in pages) == 1
        assert not any("continued" in page.text for page in pages)


def test_a_large_sheet_that_goes_on_says_whose_it_is() -> None:
    pages = read(evening_pages(endless(), Wanted(large=True)))
    titles = [line for page in pages for line in lines_on(page) if "continued" in line]
    assert set(titles) == {"Rubber 1 (continued)", "Rubber 1, deal by deal (continued)"}


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
@pytest.mark.parametrize("whole", [sixty(), sixty("chicago")])
def test_lines_of_deals_are_equally_high_on_a_page(whole: ScoredEvening, form: Format) -> None:
    """On another they are higher only to fill it, and not by much."""
    means = []
    for page in read(evening_pages(whole, Wanted(form))):
        heads = [word for word in page.words if word.text == "Result"]
        lines = sorted(
            {
                round(word.y, 1)
                for word in page.words
                if word.text in ("=", "+1", "−1", "−2")
                and any(abs(word.x - head.x) < 20 and word.y > head.y for head in heads)
            }
        )
        alike = [low - high for high, low in pairwise(lines) if low - high < 24]
        if alike:
            assert max(alike) - min(alike) < 0.5
            means.append(fmean(alike))
    assert max(means) < 1.45 * min(means)


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_no_table_of_a_large_evening_is_torn(form: Format) -> None:
    """It is beside its sheet, or below it, or else whole on the next page."""
    for whole in (sixty("chicago"), sixty("chicago", 5), THREE):
        pages = [*map(lines_on, read(evening_pages(whole, Wanted(form, large=True))))]
        titles = [line for page in pages for line in page if "deal by deal" in line]
        assert len(titles) == len(whole.played)
        assert not any("continued" in title for title in titles)


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
@pytest.mark.parametrize("whole", [endless(), sixty()])
def test_lines_of_large_deals_are_about_equally_high(whole: ScoredEvening, form: Format) -> None:
    """However many a page has."""
    pitches = []
    for page in read(evening_pages(whole, Wanted(form, large=True))):
        left = min((word.x for word in page.words if word.text == "No."), default=0.0)
        numbers = {
            int(word.text): word.y
            for word in page.words
            if word.text.isdecimal() and left and abs(word.x - left) < 16 and int(word.text) < 70
        }
        pitches += [
            numbers[number + 1] - numbers[number]
            for number in numbers
            if numbers.get(number + 1, 0) > numbers[number]
        ]
    assert len(pitches) > 10
    assert max(pitches) < 1.45 * min(pitches)


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_deals_are_all_beside_or_all_below_their_sheets(form: Format) -> None:
    for wanted in (Wanted(form), Wanted(form, elements=True), Wanted(form, games=True)):
        pages = read(evening_pages(THREE, wanted))
        words = (word for page in pages for word in page.words)
        lefts = {round(word.x) for word in words if word.text.endswith("deal by deal")}
        assert len(lefts) == 1


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_panels_share_the_page_of_their_sheet(form: Format) -> None:
    """If that leaves no page white."""
    more = ("N 1S-1", "E 2N-1", "E 4S-2") * (form.width > 500)
    deals = "N 1S=", "E 2H=", "W 3D-1", *more, "N 1S=", "W 3N=", "S 2N="
    whole = score_evening(Evening((entered(*deals, seating=FOUR),) * 3))
    pages = [*map(lines_on, read(evening_pages(whole, Wanted(form, panels=True))))]
    for title in ("Rubber 1", "Rubber 2", "Rubber 3"):
        (page,) = (page for page in pages if title in page)
        assert sum(f"{title}, deal by deal" in line for line in page) == 1


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_panels_are_spread_over_the_page(form: Format) -> None:
    """In columns at equal distances."""
    for page in read(evening_pages(THREE, Wanted(form, panels=True))):
        captions = [word for word in page.words if re.fullmatch(r"Deal \d+", word.text)]
        for _, row in groupby(captions, lambda word: round(word.y)):
            lefts = [word.x for word in row]
            if len(lefts) > 1:
                apart = [right - left for left, right in pairwise(lefts)]
                assert max(apart) - min(apart) < 5


def test_large_print_names_players_only_on_the_sheet_beside_the_deals() -> None:
    """Long names take lines there, and five rounds of five players a page."""
    who = "Margaret Adams", "Harold Brown", "Dorothy Clark", "Eleanor Davies", "Kay Evans"
    held = "form rubber\n"
    for at in range(5):
        n, e, s, w, out = who[at:] + who[:at]
        held += f'seats N="{n}" E="{e}" S="{s}" W="{w}" out="{out}"\nN 3NT=\nE 2S=\nS 4H=\n'
    for paper in (Paper.A4, Paper.LETTER):
        pages = read(evening_pages(evening(held), Wanted(Format(paper), large=True)))
        assert len(pages) == 3


def test_the_outcome_of_a_round_breaks_no_name() -> None:
    held = evening(
        'form rubber\nseats N="Maximiliane Featherstonehaugh" E=Bob '
        'S="Bartholomew Wolkenstein" W=Di\nN 3NT=\nS 4H='
    )
    pages = read(evening_pages(held, Wanted(Format(Paper.A5), large=True)))
    said = [line for page in pages for line in lines_on(page) if "Wolkenstein win" in line]
    assert all(line.startswith("Bartholomew") for line in said[-1:]), said


def test_panels_stay_together_rather_than_some_on_a_last_page() -> None:
    pages = read(evening_pages(sample(), Wanted(Format(Paper.LETTER), panels=True, large=True)))
    shown = [sum(bool(re.fullmatch(r"Deal \d+", word.text)) for word in p.words) for p in pages]
    assert shown == [0, 0, 8]


def test_a_short_legend_is_below_its_deals_rather_than_on_a_last_page() -> None:
    three = evening("form rubber\nseats N=Ann E=Bob S=Cy W=Di\nN 3NT=\nE 2H-1\nS 4S+1")
    wanted = Wanted(Format(Paper.A5), letters=True, large=True)
    *_, sheet, last = (page.text for page in read(evening_pages(three, wanted)))
    assert "deal by deal" in last
    assert "Why" in last
    assert "Why" not in sheet


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_panels_of_an_evening_stand_in_the_same_columns(form: Format, large: bool) -> None:
    """Whatever their number in a round: three on small paper, else four."""
    pages = read(evening_pages(THREE, Wanted(form, panels=True, large=large)))
    words = [word for page in pages for word in page.words]
    lefts = {round(word.x, -1) for word in words if re.fullmatch(r"Deal \d+", word.text)}
    assert len(lefts) <= (3 if form.width < 500 else 4)


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_a_large_sheet_is_larger(form: Format) -> None:
    """Though it shares no page with its deals, then."""
    for extent in (Extent.EVENING, Extent.ROUND):
        sizes = []
        for large in (False, True):
            pages = read(evening_pages(sample(), Wanted(form, extent, large=large)))
            totals = [word.size for page in pages for word in page.words if word.text == "2380"]
            sizes.append(max(totals))
        assert sizes[1] >= 1.25 * sizes[0]


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_names_of_a_large_sheet_are_larger(form: Format) -> None:
    sizes = []
    for large in (False, True):
        (page,) = read(evening_pages(sample(), Wanted(form, Extent.SHEET, large=large)))
        sizes.append(max(word.size for word in page.words[4:] if "Mr. Jones" in word.text))
    assert sizes[1] >= 1.25 * sizes[0]


def test_a_round_by_itself_fills_its_page() -> None:
    for form in (Format(), Format(Paper.LETTER)):
        (page,) = read(evening_pages(sixty(), Wanted(form, Extent.ROUND, round=0)))
        assert max(word.y for word in page.words[:-1]) > 0.85 * page.height


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
@pytest.mark.parametrize("choices", [{}, {"letters": True}, {"elements": True}, {"games": True}])
def test_everything_is_larger_in_large_print(form: Format, choices: dict[str, Any]) -> None:
    """The figures of each sheet, its deals, and the least words."""
    for whole in (THREE, endless()) if choices else (THREE, endless(), sixty("chicago")):
        sizes = []
        for large in (False, True):
            pages = read(evening_pages(whole, Wanted(form, large=large, **choices)))
            printed = [word for page in pages for word in page.words]
            totals = {str(max(each.total)) for each in whole.played}
            figures = [max(word.size for word in printed if word.text == each) for each in totals]
            deals = [word.size for word in printed if word.text in ("♣", "♦", "♥", "♠", "=")]
            sizes.append((min(figures), min(deals), min(map(smallest_on, pages))))
        for usual, larger in zip(*sizes, strict=True):
            assert larger >= 1.24 * usual


def test_imps_are_large_on_small_paper() -> None:
    """All tables without the points held, rather than in letters as small as usual."""
    pages = read(evening_pages(sixty("points"), Wanted(Format(Paper.A5), large=True)))
    words = [word for page in pages for word in page.words]
    assert min(word.size for word in words if word.text in ("=", "♠", "+1")) >= 13
    assert not any(word.text in ("Held", "Expected") for word in words)


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_large_panels_are_larger(form: Format) -> None:
    sizes = []
    for large in (False, True):
        *_, page = read(evening_pages(sample(), Wanted(form, panels=True, large=large)))
        sizes.append(min(word.size for word in page.words if word.text == "120"))
    assert sizes[1] >= 1.25 * sizes[0]


def test_two_rubbers_of_long_names_share_a_small_page(tmp_path: Path) -> None:
    """And a third that has begun; no name of a sheet is cut in its short form."""
    seats = 'N="Annegret Schmidt-Hohenberg" E="Maximilian von Wittelsbach"'
    seats += ' S="Christiane Obermüllerin-K." W="Bernd-Rüdiger Hallerstein"'
    won = "N 2S=", "E 4SX-3", "S 2CX+1", "E 4S+1", "N 3NT-2", "S 3H=", "N 1NT+1"
    deals = (*won, "S 6C= honours S 100", "E 3NT=", "N 2D+1", "S 3C=", "W 1NT-1")
    whole = evening("\n".join((f"seats {seats}", "stake 2.50", "form rubber", *deals)))
    _, second = read(evening_pages(whole, Wanted(Format(Paper.A5))))
    lines = lines_on(second)
    assert sum("deal by deal" in line for line in lines) == 3
    assert not any("…" in line for line in lines)


def test_no_line_ends_between_a_number_and_what_it_counts() -> None:
    said = "Deal of the evening: 2NT redoubled, by Harold, 3 down: 17 IMPs for Margaret"
    for width in range(60, 400):
        lines = sentence_lines(said, 10.5, width * DOTS)
        assert " ".join(lines) == said
        assert not any(line[-1].isdigit() for line in lines[:-1])


def test_no_line_of_who_won_ends_within_a_name(tmp_path: Path) -> None:
    (page, *_) = read(evening_pages(sample(), Wanted(Format(Paper.A5), large=True)))
    lines = lines_on(page)
    assert lines[2:4] == ["Mr. Smith and Mr. Jones", "win the evening"], "below those of the head"


@pytest.mark.parametrize(
    ("deals", "expected"),
    [(5, [3, 2]), (6, [3, 3]), (7, [3, 2, 2]), (13, [3, 3, 3, 2, 2])],
)
def test_panels_fill_their_rows(deals: int, expected: list[int]) -> None:
    """About as many are in each, and the columns are the same on all pages of an evening."""
    rubber = entered(*["N 2C-1"] * deals, seating=FOUR)
    wanted = Wanted(Format(Paper.A5), panels=True)
    pages = read(evening_pages(score_evening(Evening((rubber,))), wanted))
    rows = [line.count("Deal ") for page in pages for line in lines_on(page)]
    assert [*filter(None, rows)] == expected


def test_two_short_rubbers_have_room_on_letter() -> None:
    first = entered("N 4S=", "E 2H+1", "S 1N-1", "N 2D+2", "W 3D+1", "S 3N=", seating=FOUR)
    second = entered("E 3N=", "N 1N+1", "W 2S-2", "E 4HX=", seating=FOUR)
    whole = score_evening(Evening((first, second)))
    assert len(evening_pages(whole, Wanted(Format(Paper.LETTER)))) == 1


def test_who_won_fills_a_small_page(tmp_path: Path) -> None:
    """If long names keep the words from being larger, the lines are spaced out."""
    names = [
        f"{name} Featherstonehaugh" for name in ("Bartholom", "Wilhelmin", "Maximilia", "Alexandra")
    ]
    first = entered("N 4S=", "E 2H+1", "N 3N=", "S 4S=", seating=sitting(names))
    second = replace(first, items=first.items[:1] + first.items[2:])
    whole = score_evening(Evening((replace(first, seating=sitting(names)), second)))
    page, *_ = read(evening_pages(whole, Wanted(Format(Paper.A5))))
    assert max(word.y for word in page.words[:-1]) > 0.75 * page.height


def test_two_rounds_are_no_course(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        rounds = (entered("N 4S=", "N 4S=", seating=FOUR),) * number
        (page, *_) = read(evening_pages(score_evening(Evening(rounds)), Wanted()))
        assert any("Ann and Cy +" in line for line in lines_on(page)) is (number > 2)


def test_a_long_headline_is_broken_and_not_cut(tmp_path: Path) -> None:
    names = [f"{name} Featherstonehaugh-Cholmondeley Smith" for name in ("Ann", "Bob", "Cyd", "Di")]
    rubber = entered("N 4S=", "S 3N=", seating=sitting(names))
    whole = score_evening(Evening((rubber,)))
    for form in (Format(), Format(Paper.A5), Format(Paper.LETTER)):
        page, *_ = read(evening_pages(whole, Wanted(form, games=True)))
        text = " ".join(lines_on(page))
        assert f"{names[0]} and {names[2]} win the evening" in text


@pytest.mark.parametrize("form", FORMATS, ids=lambda form: form.paper)
def test_a_long_title_has_a_second_line(form: Format) -> None:
    """And in large print it is as much larger as the rest."""
    title = "Christmas drive of the Bridge Club at Much Wenlock, third evening"
    whole = score_evening(replace(sample().evening, title=title))
    sizes = []
    for large in (False, True):
        page, *_ = read(evening_pages(whole, Wanted(form, large=large)))
        assert title in " ".join(word.text for word in page.words if "2026" not in word.text)
        sizes.append(max(word.size for word in page.words if word.text in title))
        said = [word.text for word in page.words if word.text in title and len(word.text) > 9]
        assert len(said) == 2  # as wide as the page, with the day below
    assert sizes[1] == pytest.approx(1.25 * sizes[0], rel=0.03)


def test_names_in_two_lines_keep_a_back_score_whole(tmp_path: Path) -> None:
    """Even in large print on small paper, none of its rounds is on another page."""
    long = ["Margaret Featherstone", "Maximilian Unterberger", "Eleanor Davies", "Bernard Wojcik"]
    rubbers = [entered("N 4S=", "N 3N=", seating=sitting(long)) for _ in range(3)]
    small = Wanted(Format(Paper.A5), large=True)
    pages = read(evening_pages(score_evening(Evening((*rubbers,))), small))
    assert sum("Back score" in lines_on(page) for page in pages) == 1


def test_who_won_is_no_larger_than_names_have_room_for(tmp_path: Path) -> None:
    """In large print on small paper each has a line, and those who pay follow at once."""
    names = "Margaret Adams", "Harold Brown", "Dorothy Clark", "Eleanor Davies"
    seating = sitting([*names])
    rubbers = (entered("N 4S=", "N 3N=", seating=seating, stake=Decimal(1)),) * 3
    whole = score_evening(Evening(rubbers))
    page, *_ = read(evening_pages(whole, Wanted(Format(Paper.A5), large=True)))
    lines = lines_on(page)
    assert all(any(line.startswith(f"{name} ") for line in lines) for name in names)
    assert "Settling up" in lines


def test_who_won_each_game_without_names(tmp_path: Path) -> None:
    whole = evening("form rubber\nN 4S\nE 3NT\nW 4H")
    (page,) = read(evening_pages(whole, Wanted(games=True)))
    told = [line for line in table_lines(page) if "win game" in line]
    assert told == ["→ We win game 1", "→ They win game 2", "→ They win game 3"]


LONG = ("Maximiliane Featherstonehaugh", "Bartholomew Wolkenstein", "Ann Fox", "Bernd Schmidt")


def seated(names: Sequence[str]) -> str:
    return "seats " + " ".join(f'{seat}="{name}"' for seat, name in zip("NESW", names, strict=True))


@pytest.mark.parametrize("form", FORMATS[:3], ids=lambda form: form.paper)
def test_names_above_a_sheet_are_shortened_alike_but_never_to_initials(form: Format) -> None:
    whole = evening(f"{seated(LONG)}\nform rubber\nN 3NT=\nE 4S=\nN 4H=")
    words_on = [word for page in read(evening_pages(whole, Wanted(form))) for word in page.words]
    said = {word.text for word in words_on}
    given = {name.split()[0] for name in LONG}
    initialled = {f"{name.split()[0]} {name.split()[1][0]}." for name in LONG}
    assert initialled <= said or not initialled & said
    assert given <= said or initialled <= said
    assert not any(re.fullmatch(r"\w\. \w\.", text) for text in said)


def test_a_sheet_by_itself_has_a_line_for_each_name() -> None:
    names = ("Margaret Adams", "Harold Brown", "Dorothy Clark", "Eleanor Davies")
    whole = evening(f"{seated(names)}\nform rubber\nN 3NT=\nE 4S=\nN 4H=")
    (page,) = read(evening_pages(whole, Wanted(extent=Extent.SHEET)))
    assert {*names} <= {word.text for word in page.words}


def test_a_back_score_of_many_rounds_is_whole() -> None:
    """With a line for each round if they have no room side by side."""
    pages = read(evening_pages(sixty("chicago"), Wanted(large=True)))
    lines = [line for page in pages for line in lines_on(page)]
    titles = [line for line in lines if line.startswith("Back score")]
    assert len(titles) == 1
