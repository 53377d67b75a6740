"""The card of all scores."""

from itertools import product
from pathlib import Path

import pytest

from scorepad.sheets.pages import Blank, Format, Paper
from scorepad.ui.paper.blank_sheets import blank_page
from scorepad.ui.words import score_tables
from tests.ui.paper.reading import lines_on, saved, words_on

FORMATS = [Format(*each) for each in product(Paper, (False, True))]


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_it_has_all_figures_on_one_page_of_any_size(form: Format, tmp_path: Path) -> None:
    (page,) = saved((blank_page(Blank.SCORES, form),), tmp_path).pages
    found = [word.text for word in words_on(page)]
    for table in score_tables.tables():
        for _, *figures in table.rows:
            for figure in figures:
                assert figure in found
                found.remove(figure)
    assert not any(text.endswith("…") for text in found)
    assert "Rubber won by two games to none 700" in " ".join(lines_on(page))
