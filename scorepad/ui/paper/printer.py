"""Prints pages."""

from collections.abc import Generator, Sequence
from itertools import islice

from PySide6.QtPrintSupport import QPrinter

from scorepad.bridge.translatable import Message
from scorepad.ui.paper.device import check_fonts, layout, onto
from scorepad.ui.paper.page import Page
from scorepad.ui.words import translate
from scorepad.ui.words.window import program


def prepare(printer: QPrinter, pages: Sequence[Page], title: str) -> None:
    """Set the paper and the name in the print queue."""
    printer.setFullPage(True)
    printer.setPageLayout(layout(pages[0].format))
    printer.setDocName(title)
    printer.setCreator(program())
    printer.setFromTo(1, len(pages))


def print_pages(printer: QPrinter, pages: Sequence[Page]) -> Generator[int]:
    """Print the selected pages, yielding how many are done."""
    check_fonts()
    printer.setPageLayout(layout(pages[0].format))
    some = printer.printRange() is QPrinter.PrintRange.PageRange
    first = printer.fromPage() - 1 if some else 0
    last = printer.toPage() if some else len(pages)
    refusal = _printer_stopped(printer.printerName())
    yield from onto(printer, islice(pages, max(0, first), last), refusal)


def _printer_stopped(printer: str) -> Message:
    said = translate(
        "words", "The printer {printer} does not take the pages. Save them as a PDF instead."
    )
    return Message(said, {"printer": printer})
