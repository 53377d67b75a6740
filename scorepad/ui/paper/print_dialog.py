"""The page for printing: choices on the left, a preview on the right."""

from collections.abc import Generator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QDialog,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.settling import Carried
from scorepad.sheets.pages import Blank, BoardsPart, Extent
from scorepad.ui import look
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.painting.wrapping import in_at_most
from scorepad.ui.paper.blank_sheets import blank_page
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.page_preview import PagePreview
from scorepad.ui.paper.pdf import PdfInfo, pdf_info, save_pdf
from scorepad.ui.paper.print_choices import MARGIN, PrintChoices, PrintSubject
from scorepad.ui.paper.print_settings import remember_print_settings
from scorepad.ui.paper.printer import prepare, print_pages
from scorepad.ui.parts.background_work import BackgroundWork
from scorepad.ui.parts.file_dialog import ask_where
from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.parts.fitted import LEAST_POINTS, LISTS_SHARE, fit_in_row, in_one_line
from scorepad.ui.parts.keys import underline_once
from scorepad.ui.parts.labels import Label, line
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.parts.screen_fit import fit_to_screen, room_for
from scorepad.ui.settings import Settings
from scorepad.ui.words import bidding_pad as pad_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words

_ALL = 1000
"""The stretch of the choices, which are no higher than they need; that of what is blank is 0."""
_MOST_SAID = 16
"""The maximum size in points of the text beside the page, to leave room for that."""

_MOST_BESIDE = 0.7
"""The maximum share of a narrow screen for the buttons, beside the page."""


class PrintDialog(QDialog):
    """One page to choose, preview, and then print or save as a PDF."""

    def __init__(
        self,
        scored: ScoredEvening,
        number: int,
        what: PrintSubject,
        settings: Settings,
        parent: QWidget | None = None,
        carried: Sequence[Carried] = (),
        more: Sequence[tuple[ScoredEvening, Sequence[Carried]]] = (),
    ) -> None:
        """`more` evenings are printed after the first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("words", "Print"))
        FingerScroll(self)
        self._scored = scored
        self._evenings = ((scored, carried), *more)
        self._settings = settings
        self._work = BackgroundWork(self)
        self._done = ""
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.pages: Sequence[Page] = ()
        self.choices = PrintChoices(what, number, settings, self._evenings)
        self.preview = PagePreview()
        self.page_of = line()
        self.page_of.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page_of.setMinimumWidth(1)  # it is written as large as it has room
        self.back = QPushButton("‹")
        self.forth = QPushButton("›")
        for turning in (self.back, self.forth):
            turning.setMinimumWidth(FINGER)
        always_as_high = self.back.sizePolicy()
        always_as_high.setRetainSizeWhenHidden(True)  # keeps the page's size
        self.back.setSizePolicy(always_as_high)
        self.message = Label("")
        self.progress = QProgressBar()
        self.stop = QPushButton(pad_words.cancel())
        self.save = QPushButton(paper_words.save_pdf())
        self.print = QPushButton(translate("words", "&Print…"))
        self.leave = QPushButton(window_words.close_notice())
        self._arrange()
        self._connect()
        self._has_printer = bool(QPrinterInfo.availablePrinterNames())
        (self.print if self._has_printer else self.save).setDefault(True)
        self.follow()
        underline_once(self)
        foot = self.leave, self.save, self.print
        for button in foot:
            button.ensurePolished()  # or its edges would not be measured
        fit_in_row(foot, room_for(self).width() * _MOST_BESIDE)
        fit_to_screen(self, 1000, 740)

    def follow(self) -> None:
        """Preview the present choices."""
        choices = self.choices
        if isinstance(choices.chosen, Blank):
            self.pages = (blank_page(choices.chosen, choices.format, choices.players.value()),)
        else:
            self.pages = [
                page
                for scored, carried in self._evenings
                for page in evening_pages(scored, choices.wanted, carried)
            ]
        self.preview.show_pages(self.pages)
        self._offer()

    # Layout.

    def _arrange(self) -> None:
        self.message.setFont(text_font(_most_said()))
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        said = in_column(self.message, margins=(MARGIN, 0, MARGIN, 0))
        foot = self._arranged_foot()
        left = in_column((self.choices, _ALL), said, foot, STRETCH, margins=NO_MARGINS)
        in_row(left, (self._arranged_preview(), 1), inside=self, margins=NO_MARGINS)

    def _arranged_preview(self) -> QVBoxLayout:
        turning = in_row(STRETCH, self.back, self.page_of, self.forth, STRETCH)
        return in_column((self.preview, 1), turning, margins=(0, MARGIN - 8, MARGIN, 0))

    def _arranged_foot(self) -> QVBoxLayout:
        """Lay out the buttons where the choices end, so that the page has the full height."""
        self.progress.hide()
        self.stop.hide()
        under_way = in_row((self.progress, 1), self.stop, spacing=10)
        buttons = in_row(self.leave, self.save, self.print, STRETCH, spacing=10)
        return in_column(under_way, buttons, margins=(MARGIN, 4, MARGIN, 16), spacing=10)

    def _connect(self) -> None:
        self.choices.changed.connect(self.follow)
        self.preview.turned.connect(self._show_number)
        self.preview.enlarged.connect(self._show_page_of)
        self.back.clicked.connect(self._turn_back)
        self.forth.clicked.connect(self._turn_forth)
        self.back.setAccessibleName(translate("words", "The previous page"))
        self.forth.setAccessibleName(translate("words", "The next page"))
        self.save.clicked.connect(self.ask_file)
        self.print.clicked.connect(self.ask_printer)
        self.leave.clicked.connect(self.reject)
        self.stop.clicked.connect(self.cancel)
        self._work.progressed.connect(self.progress.setValue)
        self._work.ended.connect(self._show_idle)

    def _offer(self) -> None:
        """Say if pages or a printer are missing; a PDF needs no printer."""
        self.save.setEnabled(bool(self.pages))
        self.print.setEnabled(bool(self.pages) and self._has_printer)
        lacking = (
            ""
            if self._has_printer
            else translate(
                "words",
                "No printer is set up here. A PDF can be printed anywhere, and sent to friends.",
            )
        )
        if not self.pages:
            lacking = translate("words", "Nothing is chosen to print.")
        self.message.setText(lacking)

    def _turn_back(self) -> None:
        self.preview.turn_to(self.preview.number - 1)

    def _turn_forth(self) -> None:
        self.preview.turn_to(self.preview.number + 1)

    def _show_number(self, number: int) -> None:
        count = len(self.pages)
        for part in (self.back, self.forth):
            part.setVisible(count > 1)
        self._show_page_of()
        self.back.setEnabled(number > 0)
        self.forth.setEnabled(number + 1 < count)

    def _show_page_of(self) -> None:
        """Say which page it is, and that a click enlarges it, where that has room."""
        count = len(self.pages)
        number = translate("words", "{number} of {total}").format(
            number=self.preview.number + 1, total=count
        )
        said = [number] if count > 1 else []
        more = [translate("words", "Click to enlarge")] if count else []
        more = [] if self.preview.is_enlarged else more
        room = self.preview.width() - 2 * (self.back.sizeHint().width() + 8)
        size = look.points()
        lines = [*said, *(part for each in more for part in in_at_most(2, each, self.font()))]
        ways = " · ".join(said + more), "\n".join(said + more), "\n".join(lines)
        for text in (*ways, *(said or [""])):
            font = in_one_line(max(text.split("\n"), key=len), size, LEAST_POINTS, room)
            if font.pointSizeF() == size:
                break
            size = min(size, _most_said())
        self.page_of.setFont(font)
        self.page_of.setText(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_page_of()

    # Printing.

    @property
    def _about(self) -> PdfInfo:
        what = self.choices.chosen
        if isinstance(what, Blank):
            return PdfInfo(paper_words.blank_titles()[what])
        return pdf_info(self._scored)

    def ask_file(self) -> None:
        """Ask where to save the PDF."""
        title = paper_words.save_pdf()
        ask_where(self, paper_words.pdf_files(), self._save_as, title=title, name=self._file_name)

    @property
    def _file_name(self) -> str:
        evening, what = self._scored.evening, self.choices.chosen
        if isinstance(what, Blank):
            return paper_words.file_name(self._about.title)
        if what is Extent.EVENING or isinstance(what, BoardsPart):
            return paper_words.evening_file_name(evening)
        return paper_words.round_file_name(evening, self.choices.wanted.round)

    def _save_as(self, name: str, chosen: str) -> None:
        self.save_to(name)

    def save_to(self, name: str) -> None:
        self._begin(save_pdf(self.pages, Path(name), self._about), paper_words.saved(name))

    def ask_printer(self) -> None:
        """Ask for the printer, the copies and the pages."""
        prepare(self.printer, self.pages, self._about.title)
        dialog = QPrintDialog(self.printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self.print_them)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def print_them(self) -> None:
        sent = translate("words", "Sent to {printer}").format(printer=self.printer.printerName())
        self._begin(print_pages(self.printer, self.pages), sent)

    def _begin(self, steps: Generator[int], done: str) -> None:
        if not isinstance(self.choices.chosen, BoardsPart):
            remember_print_settings(self._settings, self.choices.wanted)
        self._done = done
        self.progress.setRange(0, len(self.pages))
        self.progress.setValue(0)
        self._show_busy(True)
        self._work.start(steps, self._end, self._end)

    def cancel(self) -> None:
        if self._work.runs:
            self._work.cancel()
            self._end(translate("words", "Cancelled; nothing was saved."))

    def _end(self, complaint: str = "") -> None:
        self.message.setText(complaint or self._done)

    def _show_idle(self) -> None:
        self._show_busy(False)

    def _show_busy(self, on: bool) -> None:
        for part in (self.progress, self.stop):
            part.setVisible(on)
        for part in (self.leave, self.save, self.print):
            part.setVisible(not on)
        self.message.setText("")

    def reject(self) -> None:
        """Cancel printing, and close."""
        self.cancel()
        super().reject()


def _most_said() -> float:
    """Return the size of what is said beside the pages, which leaves them room."""
    points = look.points()
    return min(points, max(_MOST_SAID, points * LISTS_SHARE))
