"""The help: one page to read and to search."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QKeySequence,
    QShortcut,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLineEdit,
    QMenuBar,
    QPushButton,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.help import help_html
from scorepad.ui.help.help_sections import Section, sections
from scorepad.ui.paper.device import CannotPrint
from scorepad.ui.paper.pdf import save_text
from scorepad.ui.parts.file_dialog import ask_where
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.labels import line
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.words import translate
from scorepad.ui.words.errors import fault_sentence
from scorepad.ui.words.paper import pdf_files

_LINE = 74
"""The maximum length of a line, in letters."""
_PRINTED_POINTS = 10


class HelpPage(OverlayPage):
    """Shows the help for the game being played."""

    def __init__(
        self,
        document: Document,
        menus: QMenuBar,
        over: QWidget | None = None,
    ) -> None:
        super().__init__(_help_title(), over)
        self._document = document
        self._menus = menus
        self._sections: list[Section] = []
        self._which = 0
        self.contents = QComboBox()
        self.contents.setAccessibleName(translate("words", "Help topics"))
        self.contents.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.search = QLineEdit()
        self.search.setPlaceholderText(_search())
        self.search.setAccessibleName(_search())
        self.search.setClearButtonEnabled(True)
        self.found = line()
        self.paper = QPushButton(translate("words", "&Print into a PDF…"))
        self.page = QTextBrowser()
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.setAccessibleName(_help_title())
        self.page.setOpenExternalLinks(True)
        # Always shown: appearing later, the bar would leave tables too wide.
        self.page.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._arrange()
        self.measure()
        self._connect()
        self.page.setFocus()

    def _arrange(self) -> None:
        content = QWidget()
        upper = FlowLayout(gap=12)  # wraps long topics and large text
        for part in (self.contents, self.search, self.found, self.paper):
            upper.addWidget(part)
        in_the_middle = in_row(STRETCH, (self.page, 100), STRETCH, margins=(MARGIN, 0, MARGIN, 0))
        head = in_column(upper, margins=(MARGIN, 4, MARGIN, 10))
        in_column(head, (in_the_middle, 1), inside=content, margins=NO_MARGINS, spacing=0)
        self.scroller.setWidget(content)

    def _connect(self) -> None:
        self._document.changed.connect(self.follow)
        self.paper.clicked.connect(self._ask_where)
        self.contents.activated.connect(self.show_section)
        self.search.textChanged.connect(self._mark_found)
        self.search.returnPressed.connect(self._show_next)
        self.page.verticalScrollBar().valueChanged.connect(self._tell_section)
        self.page.document().documentLayout().documentSizeChanged.connect(self._tell_section)
        here = Qt.ShortcutContext.WidgetWithChildrenShortcut
        search = QShortcut(QKeySequence("Ctrl+F"), self, context=here)
        search.activated.connect(self._begin_search)

    def measure(self) -> None:
        """Lay out the page in the present colours and sizes."""
        self.page.document().setDefaultStyleSheet(help_html.style(look.colours(), look.points()))
        self.page.document().setDocumentMargin(look.points() * 1.4)
        self.page.setMaximumWidth(_LINE * self.page.fontMetrics().averageCharWidth())
        self._sections = []
        self.follow()

    def follow(self) -> None:
        """Update the page if the game changed, keeping the section in view."""
        auto_save = self._document.auto_save
        archive = auto_save.archive if auto_save else None
        evening = self._document.evening
        new = sections(
            evening.rounds[-1].options,
            self._menus,
            archive.file if archive else None,
            at_tables=evening.session is not None,
        )
        if new == self._sections:
            return
        self._sections = new
        bar = self.page.verticalScrollBar()
        place = bar.value()
        self.page.setHtml(help_html.page(new, look.colours()))
        bar.setValue(place)
        self.contents.clear()
        self.contents.addItems([section.title for section in new])
        self._tell_section()
        self._mark_found()

    def show_section(self, number: int) -> None:
        self.page.verticalScrollBar().setValue(round(self._tops()[number]))
        self.page.setFocus()

    def _tops(self) -> list[float]:
        """Return the position of each section on the page."""
        layout, block = self.page.document().documentLayout(), self.page.document().begin()
        tops = []
        while block.isValid():
            if block.blockFormat().headingLevel():
                tops.append(layout.blockBoundingRect(block).top())
            block = block.next()
        return tops

    def _tell_section(self) -> None:
        """Select the section at the top in the contents."""
        seen = self.page.verticalScrollBar().value() + look.points() * 4
        above = sum(top <= seen for top in self._tops())
        self.contents.setCurrentIndex(max(0, above - 1))

    # On paper.

    def _ask_where(self) -> None:
        ask_where(self, pdf_files(), self.save, name=_help_title())

    def save(self, file: str, _: str = "") -> None:
        """Print the whole help, dark on white, to a file, which is replaced only at the end."""
        paper = QTextDocument()
        paper.setDefaultStyleSheet(help_html.style(look.LIGHT, _PRINTED_POINTS))
        paper.setHtml(help_html.page(self._sections, look.LIGHT))
        said = Path(file).name
        try:
            save_text(paper, Path(file), _help_title())
        except CannotPrint as wrong:
            said = fault_sentence(wrong.message)
        self.found.setText(said)
        self.found.setVisible(True)

    # Searching.

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _mark_found(self) -> None:
        """Highlight every match, and show the first."""
        marks = []
        mark = QTextCharFormat()
        mark.setBackground(look.colours().glow)
        cursor = QTextCursor(self.page.document())
        while self.search.text() and not cursor.isNull():
            cursor = self.page.document().find(self.search.text(), cursor)
            if not cursor.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = QTextCursor(cursor), mark
                marks.append(selection)
        self.page.setExtraSelections(marks)
        self._which = -1
        self._show_next()

    def _show_next(self) -> None:
        marks = self.page.extraSelections()
        self._which = (self._which + 1) % len(marks) if marks else 0
        text = _found(self._which + 1, len(marks)) if self.search.text() else ""
        self.found.setText(text)
        self.found.setVisible(bool(text))
        if marks:
            self.page.setTextCursor(marks[self._which].cursor)
            bar = self.page.verticalScrollBar()
            above = self.page.cursorRect().top() - self.page.viewport().height() // 3
            bar.setValue(bar.value() + above)


def _help_title() -> str:
    return translate("words", "Help")


def _search() -> str:
    return translate("words", "Search")


def _found(which: int, number: int) -> str:
    if not number:
        return translate("words", "not found")
    return translate("words", "{number} of {total}").format(number=which, total=number)
