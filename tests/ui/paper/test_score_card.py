"""The card of all scores."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.bridge.typed.languages import LANGUAGES
from scorepad.sheets.pages import Blank, Format, Paper
from scorepad.ui import language
from scorepad.ui.paper.blank_sheets import blank_page
from scorepad.ui.words import score_tables
from tests.ui.paper.reading import lines_on, read

FORMATS = [*map(Format, Paper)]


@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_it_has_all_figures_on_one_page_of_any_size(form: Format, tmp_path: Path) -> None:
    (page,) = read((blank_page(Blank.SCORES, form),))
    found = [word.text for word in page.words]
    for table in score_tables.tables():
        for _, *figures in table.rows:
            for figure in figures:
                assert figure in found
                found.remove(figure)
    assert not any(text.endswith("…") for text in found)
    assert "Rubber won by two games to none 700" in " ".join(lines_on(page))


@pytest.mark.parametrize("code", sorted(LANGUAGES))
@pytest.mark.parametrize("form", FORMATS, ids=str)
def test_it_is_whole_in_each_language(
    app: QApplication, form: Format, code: str, tmp_path: Path
) -> None:
    assert language.speak(app, code) == code
    (page,) = read((blank_page(Blank.SCORES, form),))
    assert not any("…" in word.text for word in page.words)
