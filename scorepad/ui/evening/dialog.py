"""The dialog of an evening: its page, and a second one behind it."""

from typing import Protocol

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from scorepad.bridge.errors import Impossible
from scorepad.ui.deals.cards import Command, Kind, Style
from scorepad.ui.evening.page import EveningPage
from scorepad.ui.evening.parts import Page, wrong
from scorepad.ui.look import palette, text_font
from scorepad.ui.parts.fitting import room_for
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.words import evening as words
from scorepad.ui.words.errors import error_sentence
from scorepad.ui.words.pad import cancel


class Job(Protocol):
    """What the dialog is opened for, with its two pages."""

    title: str
    main: str
    """What the button says that does it."""
    ahead: str
    """What the button says that leads to the second page."""
    needs_second: bool
    """Whether it cannot be done from the first page alone."""
    leads_on: bool
    """Whether Enter leads to the second page: nobody draws anew in the middle of a round."""
    page: EveningPage

    @property
    def begins_at(self) -> QWidget:
        """Where the players begin."""
        ...

    @property
    def second(self) -> Page: ...

    @property
    def lacks(self) -> str:
        """What the second page still needs from the first, if anything."""
        ...

    def turn_ahead(self) -> QWidget:
        """Bring what is on the first page to the second, and tell where to begin there."""
        ...

    def turn_back(self) -> None:
        """Bring what is on the second page to the first."""
        ...

    def wrong_ahead(self) -> QWidget | None:
        """Mark what is wrong on the second page, and tell where it begins."""
        ...

    def do(self) -> None: ...


class EveningDialog(QDialog):
    """Two pages in a window as large as they need, or else as the screen."""

    def __init__(self, job: Job, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setPalette(palette(style.colours))
        self.setFont(text_font(style.points))
        self.setWindowTitle(job.title)
        self.job = job
        self.cancel = Command(cancel(), style)
        self.turn = Command(job.ahead, style)
        self.main = Command(job.main, style, kind=Kind.MAIN)
        self.says = wrong(style.colours)
        self.says.setContentsMargins(24, 0, 24, 0)
        self.pages = QStackedWidget()
        self._laid_out = QTimer(self)
        self._laid_out.setSingleShot(True)
        self._laid_out.timeout.connect(self._see_focus)
        self._foot = QHBoxLayout()
        self._keeps_open = False
        """Whether Esc would lose what was typed, and that was not said yet."""
        self._arrange(style)
        self._connect()
        self._follow()
        self._fit()

    def _arrange(self, style: Style) -> None:
        gap = style.gap
        for page in (self.job.page, self.job.second):
            scroll = QScrollArea()
            scroll.setFrameShape(QFrame.Shape.NoFrame)
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            scroll.setWidgetResizable(True)
            scroll.setWidget(page)
            self.pages.addWidget(scroll)
        self._foot.setContentsMargins(2 * gap + 3, gap, 2 * gap, round(gap * 1.5))
        self._foot.setSpacing(0)
        self._foot.addStretch()
        for command in (self.cancel, self.turn, self.main):
            self._foot.addWidget(command)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.pages, 1)
        whole.addWidget(self.says)
        whole.addLayout(self._foot)

    def _connect(self) -> None:
        self.job.page.changed.connect(self._follow)
        self.job.page.done.connect(self._lead_ahead)
        self.job.second.done.connect(self._lead_to_main)
        for page in (self.job.page, self.job.second):
            page.typed.connect(self._see_typing)
        self.job.page.options.changed.connect(self._fit)
        self.cancel.clicked.connect(self.reject)
        self.turn.clicked.connect(self._turn)
        self.main.clicked.connect(self.accept)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._see_focus)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_page(0, self.job.begins_at)
        self._laid_out.start(0)

    # How large it is.

    def _fit(self) -> None:
        """As large as all of the pages needs, and never smaller than it was; or as the screen."""
        room = room_for(self)
        pages = (self.job.page, self.job.second)
        width = min(max(page.sizeHint().width() for page in pages) + 20, room.width())
        height = max(max(page.sizeHint().height(), page.heightForWidth(width)) for page in pages)
        foot = self._foot.sizeHint().height() + 4
        if not self.says.isHidden():
            foot += self.says.heightForWidth(width)
        wanted = QSize(width, height + foot).expandedTo(self.size())
        self.resize(wanted.boundedTo(room))

    def _stand(self) -> None:
        """What is too narrow to stand side by side stands one below the other."""
        for page in (self.job.page, self.job.second):
            page.set_beside(True)
            page.set_beside(page.minimumSizeHint().width() <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    # What the players do.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads on; with Ctrl it does it, wherever the focus is.

        Esc loses nothing that was typed unless it is pressed twice.
        """
        if event.key() == Qt.Key.Key_Escape and self._keeps_open:
            self._keeps_open = False
            self._say(words.escape_once_more())
        elif event.key() not in ENTER:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        else:
            self.focusNextChild()

    def _see_typing(self) -> None:
        if not self._keeps_open:
            self._keeps_open = True
            self.says.hide()

    def _say(self, said: str) -> None:
        self.says.setText(said)
        self.says.show()
        self._fit()

    def accept(self) -> None:
        """Do what the dialog is for, or go to what is wrong; all that was typed stays."""
        self.says.hide()
        fault: QWidget | None = self.job.page.first_fault()
        if fault:
            self._show_page(0, fault)
            return
        if self.job.needs_second and not self.pages.currentIndex():
            self._turn_ahead()
            return
        if self.pages.currentIndex():
            fault = self.job.wrong_ahead()
            if fault:
                self._show_page(1, fault)
                return
            self.job.turn_back()
        try:
            self.job.do()
        except Impossible as impossible:
            self._say(error_sentence(impossible))
        else:
            super().accept()

    def _turn(self) -> None:
        """To the other page, with all that is on this one."""
        if self.pages.currentIndex():
            self.job.turn_back()
            self._show_page(0, self.job.page.players.fields[0])
        elif fault := self.job.page.first_fault():
            self._show_page(0, fault)
        else:
            self._turn_ahead()

    def _turn_ahead(self) -> None:
        """To the second page, or to say what that still needs."""
        if self.job.lacks:
            self._say(self.job.lacks)
            self._show_page(0, self.job.page.players.fields[0])
        else:
            self._show_page(1, self.job.turn_ahead())

    def _show_page(self, number: int, focus: QWidget) -> None:
        self.pages.setCurrentIndex(number)
        self._fit()
        self._stand()
        self.turn.set_text(words.back() if number else self.job.ahead)
        focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._follow()

    def _see_focus(self) -> None:
        """Scroll to where the players are."""
        scroll, focus = self.pages.currentWidget(), self.focusWidget()
        if isinstance(scroll, QScrollArea) and focus and scroll.isAncestorOf(focus):
            scroll.ensureWidgetVisible(focus)

    def _lead_ahead(self) -> None:
        """Behind the last name comes what comes next."""
        leads_on = self.job.leads_on and self.turn.isEnabled()
        command = self.turn if leads_on else self.main
        command.setFocus(Qt.FocusReason.TabFocusReason)

    def _lead_to_main(self) -> None:
        """Where the screen is too small for all of it, what came of it comes into sight."""
        scroll, height = self.pages.currentWidget(), self.job.second.height_of_outcome()
        if isinstance(scroll, QScrollArea) and height:
            scroll.verticalScrollBar().setValue(height - scroll.viewport().height() // 8)
        self.main.setFocus(Qt.FocusReason.TabFocusReason)

    def _follow(self) -> None:
        lacks = "" if self.pages.currentIndex() else self.job.lacks
        self.turn.setEnabled(not lacks)
        self.turn.setToolTip(lacks)
        self.turn.setAccessibleDescription(lacks)
