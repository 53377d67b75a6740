"""Where lines end, and how much room the head of a page takes."""

import pytest

from scorepad.sheets.pages import Format, Paper
from scorepad.ui.paper.page import Frame, Head
from scorepad.ui.paper.paper_lines import even_lines, sentence_lines
from scorepad.ui.paper.paper_style import DOTS, LARGE_BODY, title_font

BEST = "Deal of the evening: 4♥ by Cy, 1 over: 850 for Ann and Cy (Rubber 1, deal 65)."
POLISH = "Rozdanie wieczoru: 6♥, gra Cy, z 1 nadróbką: 850 pkt, Ann i Cy (Rober 1, rozdanie 65)."


@pytest.mark.parametrize("said", [BEST, POLISH])
def test_no_line_ends_with_a_word_of_one_letter_or_before_a_number(said: str) -> None:
    for width in range(100, 400, 4):
        for line in sentence_lines(said, LARGE_BODY, width * DOTS)[:-1]:
            assert line.split()[-1] not in ("i", "z", "(Rubber", "(Rober", "deal", "rozdanie")


def test_a_headline_in_polish_does_not_end_a_line_with_a_word_of_one_letter() -> None:
    lines = even_lines("Margaret Adams i Dorothy Clark wygrywają wieczór", title_font(20), 2300)
    assert lines == ["Margaret Adams", "i Dorothy Clark", "wygrywają wieczór"]


def test_a_long_day_is_smaller_rather_than_in_a_line_of_its_own() -> None:
    def room(day: str) -> float:
        head = Head("Thursday at the Smiths’", day, "")
        return Frame(Format(Paper.A5), head, large=True).body.height()

    assert room("Donnerstag, 19. November 2026") == room("19 Nov 2026")
