"""Printing, pictures and the clipboard; imported on first use."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from scorepad.bridge.rounds import ScoredRound
from scorepad.sheets.pages import BoardsPart, Extent
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words.errors import in_words

if TYPE_CHECKING:
    from scorepad.ui.paper.print_dialog import PrintDialog


def open_print(window: MainWindow) -> None:
    """Open the page for printing."""
    _print_page(window, Extent.EVENING).open()


def open_cards(window: MainWindow) -> None:
    """Open the page for printing with only the cards of the pairs."""
    _print_page(window, BoardsPart.CARDS).open()


def _print_page(window: MainWindow, what: Extent | BoardsPart) -> "PrintDialog":
    from scorepad.ui.paper.print_dialog import PrintDialog

    number, _ = _sheet(window)
    scored, settings = window.document.scored, window.settings
    carried = window.openers.earlier.carried()
    return PrintDialog(scored, number, what, settings, window, carried)


def save_picture(window: MainWindow, name: str) -> None:
    """Save the sheet as a picture, and say where, or why not."""
    from scorepad.ui.paper.device import CannotPrint
    from scorepad.ui.paper.picture import sheet_picture
    from scorepad.ui.paper.print_settings import picture_colours

    title, letters = _title(window), window.settings.marks
    colours = picture_colours(window.settings)
    picture = sheet_picture(*_sheet(window), title, letters=letters, colours=colours)
    try:
        picture.save(Path(name))
    except CannotPrint as wrong:
        window.say(in_words(wrong.message))
    else:
        window.say(paper_words.saved(name))


def copy_sheet(window: MainWindow) -> None:
    from scorepad.ui.paper.clipboard import as_sheet
    from scorepad.ui.paper.print_settings import picture_colours

    colours = picture_colours(window.settings)
    data = as_sheet(*_sheet(window), letters=window.settings.marks, colours=colours)
    QGuiApplication.clipboard().setMimeData(data)
    window.say(paper_words.copied())


def copy_table(window: MainWindow) -> None:
    from scorepad.ui.paper.clipboard import as_table

    data = as_table(*_sheet(window), letters=window.settings.marks)
    QGuiApplication.clipboard().setMimeData(data)
    window.say(paper_words.copied())


def _sheet(window: MainWindow) -> tuple[int, ScoredRound]:
    """Return the sheet of the selected deal, or else the last one that is not empty."""
    scored = window.document.scored
    at = window.deal_list.current
    if at and window.deal_list.selectionModel().hasSelection():
        return at.round, scored.rounds[at.round]
    number = max(0, len(scored.played) - 1)
    return number, scored.rounds[number]


def _title(window: MainWindow) -> str:
    from scorepad.ui.paper.pdf import pdf_info

    return pdf_info(window.document.scored).title
