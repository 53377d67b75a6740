"""Pages and sheets as pictures: compared to the pixel, as the fonts are the program's own."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QImage

from scorepad.bridge.contract import HEARTS, SPADES, Strain
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.options import DUPLICATE, RUBBER, Form
from scorepad.bridge.rounds import score_round
from scorepad.sheets.pages import Blank, Format, Paper, Wanted
from scorepad.ui.paper.blank_sheets import blank_page
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.paper_style import PRINTED
from scorepad.ui.paper.picture import sheet_picture
from scorepad.ui.paper.print_settings import last_print_settings, picture_colours
from scorepad.ui.settings import Settings
from tests.bridge.table import entered
from tests.ui.paper.evenings import evening, sample
from tests.ui.paper.reading import image

GOLDEN = Path(__file__).parents[2] / "golden" / "paper"
WIDTH = 360
CHUKKER = "seats N=Ann E=Bob S=Cy W=Di\nform chicago\nN 2H\nE 2S+1\npass\nS 1NT\nW 3D"
BOARDS = "form duplicate\nboard 1\nN 4S+1\nboard 7\nE 3NT-2\nboard 1\npass\nadjust NS 40 slow"


def first_page(scored: Callable[[], ScoredEvening], wanted: Wanted) -> Page:
    return evening_pages(scored(), wanted)[0]


PAGES: dict[str, Callable[[], Page]] = {
    f"sample-{paper}": partial(first_page, sample, Wanted(Format(paper), letters=True))
    for paper in Paper
}
PAGES["chukker"] = partial(first_page, partial(evening, CHUKKER), Wanted())
PAGES["boards"] = partial(first_page, partial(evening, BOARDS), Wanted())
PAGES |= {f"blank-{blank}": partial(blank_page, blank, Format(), 5) for blank in Blank}
"""A page of every kind, by the name of its picture."""


@pytest.mark.parametrize("name", PAGES)
def test_the_page_looks_as_it_did(name: str, tmp_path: Path) -> None:
    """If a change is intended: check the new picture, then copy it from the folder named."""
    drawn = image(PAGES[name](), WIDTH).convertToFormat(QImage.Format.Format_Grayscale8)
    golden = QImage(str(GOLDEN / f"{name}.png")).convertToFormat(QImage.Format.Format_Grayscale8)
    new = tmp_path / f"{name}.png"
    drawn.save(str(new))
    assert drawn == golden, f"see {new}"


def test_a_picture_of_a_sheet(tmp_path: Path) -> None:
    scored = sample().rounds[0]
    file = tmp_path / "sheet.png"
    picture = sheet_picture(0, scored, "a title")
    picture.save(file)
    assert QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32) == picture.image()
    assert picture.image() != sheet_picture(0, scored, letters=True).image()


def test_a_drawing_of_a_sheet_has_its_words(tmp_path: Path) -> None:
    file = tmp_path / "sheet.SVG"
    sheet_picture(0, evening(BOARDS).rounds[0], "Zoë & Co").save(file)
    tree = ElementTree.parse(file)
    svg = "{http://www.w3.org/2000/svg}"
    assert tree.findtext(f"{svg}title") == "Zoë & Co"
    said = [" ".join((text.text or "").split()) for text in tree.iter(f"{svg}text")]
    for word in ("We", "They", "450", "200", "spades", "Boards 1"):
        assert word in said
    assert list(tree.iter(f"{svg}path"))
    assert "Noto Serif, serif" in file.read_text(encoding="utf-8")


def test_a_picture_that_cannot_be_saved(tmp_path: Path) -> None:
    with pytest.raises(CannotPrint, match="cannot be written"):
        sheet_picture(0, sample().rounds[0], "").save(tmp_path / "nowhere" / "sheet.png")


def test_colours_tell_nothing_that_shapes_do_not() -> None:
    """Safe in black and white: without colour every suit is as dark as the text."""
    grey = image(PAGES["boards"](), 900).convertToFormat(QImage.Format.Format_Grayscale8)
    data = bytes(grey.constBits())
    assert min(data) < 40
    for colour in (*PRINTED.suits.values(), PRINTED.quiet, PRINTED.ink):
        assert colour.lightness() < 128


def suits_of(picture: QImage) -> set[Strain]:
    """The suits whose own colour can be seen."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    data = bytes(picture.constBits())
    seen = {data[at : at + 3] for at in range(0, len(data), 4)}
    blue_first = {
        suit: bytes((colour.blue(), colour.green(), colour.red()))
        for suit, colour in PRINTED.suits.items()
    }
    return {suit for suit, colour in blue_first.items() if colour in seen}


@pytest.mark.parametrize("two_colours", [False, True])
def test_the_suits_have_two_colours_on_paper_where_they_have_in_the_window(
    two_colours: bool, tmp_path: Path
) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    settings.two_colours = two_colours
    wanted = Wanted(two_colours=last_print_settings(settings).two_colours, letters=True)
    suits = {HEARTS, SPADES} if two_colours else {*PRINTED.suits}
    (page,) = evening_pages(evening("form rubber\nS 1H\nS 1S\nS 1D\nS 1C"), wanted)
    assert suits_of(image(page, 2000)) == suits
    boards = evening("form duplicate\nboard 1\nN 1H\nE 1S\nS 1D\nW 1C").rounds[0]
    assert suits_of(sheet_picture(0, boards, colours=picture_colours(settings)).image()) == suits


@pytest.mark.parametrize(("form", "is_at_head"), [(RUBBER, False), (DUPLICATE, True)])
def test_an_empty_list_of_boards_is_not_a_rubber(form: Form, is_at_head: bool) -> None:
    """It has its heavy line at the top."""
    picture = sheet_picture(0, score_round(entered(form=form))).image()
    across = picture.width() // 7
    dark = (y for y in range(picture.height()) if picture.pixelColor(across, y).lightness() < 90)
    assert (next(dark) < picture.height() / 4) is is_at_head
