"""The page for printing: what is wanted at the left, how it will look at the right."""

from collections.abc import Generator, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from scorepad.bridge.evening import ScoredEvening
from scorepad.pages import Blank, Extent, Format, Paper, Wanted
from scorepad.ui.fitting import fit_to_screen
from scorepad.ui.labels import label
from scorepad.ui.look import Colours, palette, style_sheet, text_font
from scorepad.ui.paper.blank import FEWEST, MOST, blank_page
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.paper.evening_pages import evening_pages
from scorepad.ui.paper.page import Page
from scorepad.ui.paper.pdf import About, about, save_pdf
from scorepad.ui.paper.preview import Preview
from scorepad.ui.paper.printer import prepare, print_pages
from scorepad.ui.paper.remembered import SWITCHES, remember, remembered, switched
from scorepad.ui.settings import Settings
from scorepad.ui.words import pad as pad_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import window as window_words
from scorepad.ui.work import Work

MARGIN = 20
What = Extent | Blank
OFFERED: dict[What, tuple[str, ...]] = {
    Extent.SHEET: ("letters",),
    Extent.ROUND: ("deals", "letters"),
    Extent.EVENING: SWITCHES,
}
"""What can go with it; a blank sheet is as it is."""


class PrintDialog(QDialog):
    """One page for everything: choose, look, then print it or save it as a PDF."""

    def __init__(
        self,
        scored: ScoredEvening,
        number: int,
        what: What,
        settings: Settings,
        colours: Colours,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(paper_words.print_title())
        self.setFont(text_font(settings.points))
        self.setPalette(palette(colours))
        self.setStyleSheet(style_sheet(colours, settings.points))
        self._scored = scored
        self._number = number
        self._settings = settings
        self._work = Work(self)
        self._done = ""
        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.pages: Sequence[Page] = ()
        self._make_choices(what, remembered(settings))
        self.preview = Preview(colours)
        self.page_of = QLabel()
        self.back = QPushButton("‹")
        self.forth = QPushButton("›")
        self.says = label("")
        self.progress = QProgressBar()
        self.stop = QPushButton(pad_words.cancel())
        self.save = QPushButton(paper_words.save_pdf())
        self.print = QPushButton(paper_words.print_now())
        self.leave = QPushButton(window_words.close_notice())
        self._arrange()
        self._connect()
        self._tell_printer()
        self.follow()
        fit_to_screen(self, 940, 680)

    # What is wanted.

    def _make_choices(self, what: What, wanted: Wanted) -> None:
        self.what = QComboBox()
        for choice, name in paper_words.wanted_names().items():
            self.what.addItem(name, choice)
        self.what.setCurrentText(paper_words.wanted_names()[what])
        self.players = QSpinBox()
        self.players.setRange(FEWEST, MOST)
        self.players.setAccessibleName(paper_words.how_many_players())
        self.switches = {name: QCheckBox(paper_words.switches()[name]) for name in SWITCHES}
        for name, box in self.switches.items():
            box.setChecked(getattr(wanted, name))
        self.paper = QComboBox()
        self.paper.addItems([str(paper) for paper in Paper])
        self.paper.setCurrentText(str(wanted.format.paper))
        self.paper.setAccessibleName(paper_words.paper())
        self.landscape = QCheckBox(paper_words.landscape())
        self.landscape.setChecked(wanted.format.landscape)

    @property
    def wanted(self) -> Wanted:
        """What is chosen, but for a blank sheet."""
        what = self._what
        extent = what if isinstance(what, Extent) else Extent.EVENING
        on = {name: box.isChecked() for name, box in self.switches.items()}
        two = self._settings.two_colours
        return switched(Wanted(self._format, extent, self._number, two_colours=two), on)

    @property
    def _what(self) -> What:
        return list(paper_words.wanted_names())[self.what.currentIndex()]

    @property
    def _format(self) -> Format:
        return Format(Paper(self.paper.currentText()), self.landscape.isChecked())

    @property
    def _about(self) -> About:
        what = self._what
        if isinstance(what, Blank):
            return About(paper_words.blank_titles()[what])
        return about(self._scored)

    def follow(self) -> None:
        """Show what is chosen."""
        what = self._what
        self.players.setVisible(what is Blank.BACK_SCORE)
        self._players_caption.setVisible(what is Blank.BACK_SCORE)
        offered = OFFERED.get(what, ())
        for name, box in self.switches.items():
            box.setVisible(name in offered)
        self._contents_caption.setVisible(bool(offered))
        if isinstance(what, Blank):
            self.pages = (blank_page(what, self._format, self.players.value()),)
        else:
            self.pages = evening_pages(self._scored, self.wanted)
        self.preview.show_pages(self.pages)

    # How it is arranged.

    def _arrange(self) -> None:
        choices = QFormLayout()
        choices.setSpacing(10)
        choices.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        choices.addRow(paper_words.what_to_print(), self.what)
        self._players_caption = QLabel(paper_words.how_many_players())
        choices.addRow(self._players_caption, self.players)
        self._contents_caption = QLabel(paper_words.with_it())
        boxes = QVBoxLayout()
        boxes.setSpacing(6)
        for box in self.switches.values():
            boxes.addWidget(box)
        choices.addRow(self._contents_caption, boxes)
        choices.addRow(paper_words.paper(), self.paper)
        choices.addRow(self.landscape)
        panel = self._panel = QWidget()
        column = QVBoxLayout(panel)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 8)
        column.addLayout(choices)
        column.addStretch()
        scroller = self._scroller = QScrollArea()
        scroller.setFrameShape(QFrame.Shape.NoFrame)
        scroller.setWidgetResizable(True)
        scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroller.setWidget(panel)
        upper = QHBoxLayout()
        upper.addWidget(scroller)
        upper.addLayout(self._arranged_preview(), stretch=1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(upper, stretch=1)
        whole.addLayout(self._arranged_foot())

    def _arranged_preview(self) -> QVBoxLayout:
        turning = QHBoxLayout()
        turning.addStretch()
        for part in (self.back, self.page_of, self.forth):
            turning.addWidget(part)
        turning.addStretch()
        column = QVBoxLayout()
        column.setContentsMargins(0, MARGIN - 8, MARGIN, 0)
        column.addWidget(self.preview, stretch=1)
        column.addLayout(turning)
        return column

    def _arranged_foot(self) -> QVBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.progress, stretch=1)
        line.addStretch()
        for button in (self.stop, self.leave, self.save, self.print):
            line.addWidget(button)
        self.progress.hide()
        self.stop.hide()
        foot = QVBoxLayout()
        foot.setContentsMargins(MARGIN, 4, MARGIN, 16)
        foot.setSpacing(10)
        foot.addWidget(self.says)
        foot.addLayout(line)
        return foot

    def _connect(self) -> None:
        self.what.currentIndexChanged.connect(self.follow)
        self.paper.currentIndexChanged.connect(self.follow)
        self.players.valueChanged.connect(self.follow)
        for box in (*self.switches.values(), self.landscape):
            box.toggled.connect(self.follow)
        self.preview.turned.connect(self._show_number)
        self.back.clicked.connect(self._turn_back)
        self.forth.clicked.connect(self._turn_forth)
        self.back.setAccessibleName(paper_words.page_before())
        self.forth.setAccessibleName(paper_words.page_after())
        self.save.clicked.connect(self.ask_file)
        self.print.clicked.connect(self.ask_printer)
        self.leave.clicked.connect(self.reject)
        self.stop.clicked.connect(self.cancel)
        self._work.progressed.connect(self.progress.setValue)
        self._work.ended.connect(self._show_idle)

    def showEvent(self, event: QShowEvent) -> None:
        """The choices are as wide as they are in the style of the window, bar and all."""
        super().showEvent(event)
        bar = self._scroller.verticalScrollBar().sizeHint().width()
        self._scroller.setMinimumWidth(self._panel.sizeHint().width() + bar + 4)

    def _tell_printer(self) -> None:
        """Where there is no printer a PDF is made all the same."""
        has_printer = bool(QPrinterInfo.availablePrinterNames())
        self.print.setEnabled(has_printer)
        (self.print if has_printer else self.save).setDefault(True)
        if not has_printer:
            self.says.setText(paper_words.no_printer())

    def _turn_back(self) -> None:
        self.preview.turn_to(self.preview.number - 1)

    def _turn_forth(self) -> None:
        self.preview.turn_to(self.preview.number + 1)

    def _show_number(self, number: int) -> None:
        count = len(self.pages)
        self.page_of.setText(paper_words.one_of(number + 1, count))
        self.back.setEnabled(number > 0)
        self.forth.setEnabled(number + 1 < count)

    # Printing.

    def ask_file(self) -> None:
        """Ask where the PDF goes."""
        dialog = QFileDialog(self, paper_words.save_pdf().replace("&", "").strip("…"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(paper_words.pdf_files())
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(f"{paper_words.file_name(self._about.title)}.pdf")
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def save_to(self, name: str) -> None:
        self._begin(save_pdf(self.pages, Path(name), self._about), paper_words.saved(name))

    def ask_printer(self) -> None:
        """Ask which printer, how many copies and which pages."""
        prepare(self.printer, self.pages, self._about.title)
        dialog = QPrintDialog(self.printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self.print_them)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def print_them(self) -> None:
        sent = paper_words.sent(self.printer.printerName())
        self._begin(print_pages(self.printer, self.pages), sent)

    def _begin(self, steps: Generator[int], done: str) -> None:
        remember(self._settings, self.wanted)
        self._done = done
        self.progress.setRange(0, len(self.pages))
        self.progress.setValue(0)
        self._show_busy(True)
        self._work.start(steps, self._end, self._end, (CannotPrint,))

    def cancel(self) -> None:
        if self._work.runs:
            self._work.cancel()
            self._end(paper_words.cancelled())

    def _end(self, complaint: str = "") -> None:
        self.says.setText(complaint or self._done)

    def _show_idle(self) -> None:
        self._show_busy(False)

    def _show_busy(self, on: bool) -> None:
        for part in (self.progress, self.stop):
            part.setVisible(on)
        for part in (self.leave, self.save, self.print):
            part.setVisible(not on)
        self.says.setText("")

    def reject(self) -> None:
        """Closing the page cancels what it is printing."""
        self.cancel()
        super().reject()
