"""The dialog of an evening: its page, and a second one behind it."""

from typing import Protocol

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from scorepad.bridge.errors import Impossible
from scorepad.ui.evening.evening_page import EveningPage
from scorepad.ui.evening.page_parts import TwoColumnPage
from scorepad.ui.look import points
from scorepad.ui.parts.cards import CardKind, CardSizes, CommandButton
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import complaint
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, fill, in_column
from scorepad.ui.parts.screen_fit import room_for
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import translate
from scorepad.ui.words.bidding_pad import cancel
from scorepad.ui.words.errors import error_sentence


class EveningTask(Protocol):
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
    def second(self) -> TwoColumnPage: ...

    @property
    def lacks(self) -> str:
        """What the second page still needs from the first, if anything."""
        ...

    def turn_to_second(self) -> QWidget:
        """Bring what is on the first page to the second, and tell where to begin there."""
        ...

    def turn_to_first(self) -> None:
        """Bring what is on the second page to the first."""
        ...

    def second_fault(self) -> QWidget | None:
        """Mark what is wrong on the second page, and tell where it begins."""
        ...

    def do(self) -> None: ...


class EveningDialog(QDialog):
    """Two pages in a window as large as they need, or else as the screen."""

    def __init__(self, task: EveningTask, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(task.title)
        self.task = task
        self.cancel = CommandButton(cancel())
        self.turn = CommandButton(task.ahead)
        self.main = CommandButton(task.main, kind=CardKind.MAIN)
        self.message = complaint()
        self.message.setContentsMargins(24, 0, 24, 0)
        self.pages = QStackedWidget()
        self._laid_out = QTimer(self)
        self._laid_out.setSingleShot(True)
        self._laid_out.timeout.connect(self._see_focus)
        self._foot = QHBoxLayout()
        self._keeps_open = False
        """Whether Esc would lose what was typed, and that was not said yet."""
        self._arrange()
        self._connect()
        self._follow()
        self._fit()

    def _arrange(self) -> None:
        gap = CardSizes(points()).gap
        for page in (self.task.page, self.task.second):
            scroll = QScrollArea()
            scroll.setFrameShape(QFrame.Shape.NoFrame)
            scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            scroll.setWidgetResizable(True)
            scroll.setWidget(page)
            self.pages.addWidget(scroll)
        margins = (2 * gap + 3, gap, 2 * gap, round(gap * 1.5))
        fill(self._foot, STRETCH, self.cancel, self.turn, self.main, margins=margins, spacing=0)
        parts = ((self.pages, 1), self.message, self._foot)
        in_column(*parts, inside=self, margins=NO_MARGINS, spacing=0)

    def _connect(self) -> None:
        self.task.page.changed.connect(self._follow)
        self.task.page.done.connect(self._lead_ahead)
        self.task.page.entered.connect(self._lead_on)
        self.task.second.done.connect(self._lead_to_main)
        for page in (self.task.page, self.task.second):
            page.typed.connect(self._see_typing)
        self.task.page.options.changed.connect(self._fit)
        self.cancel.clicked.connect(self.reject)
        self.turn.clicked.connect(self._turn)
        self.main.clicked.connect(self.accept)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._see_focus)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_page(0, self.task.begins_at)
        self._laid_out.start(0)

    # How large it is.

    def _fit(self) -> None:
        """Make it large enough for all pages if the screen is, and never smaller than it was."""
        room = room_for(self)
        pages = (self.task.page, self.task.second)
        width = min(max(page.sizeHint().width() for page in pages) + 20, room.width())
        height = max(max(page.sizeHint().height(), page.heightForWidth(width)) for page in pages)
        foot = self._foot.sizeHint().height() + 4
        if not self.message.isHidden():
            foot += self.message.heightForWidth(width)
        wanted = QSize(width, height + foot).expandedTo(self.size())
        self.resize(wanted.boundedTo(room))

    def _stand(self) -> None:
        """Put what is too narrow to stand side by side one below the other."""
        for page in (self.task.page, self.task.second):
            page.set_beside(True)
            page.set_beside(page.minimumSizeHint().width() <= self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    # What the players do.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lead on at Enter; accept at Ctrl+Enter, wherever the focus is.

        Esc loses nothing that was typed unless it is pressed twice.
        """
        if event.key() == Qt.Key.Key_Escape and self._keeps_open:
            self._keeps_open = False
            self._say(
                translate("words", "Esc once more closes this, and what you typed here is lost.")
            )
        elif event.key() not in ENTER:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        else:
            self._lead_on()

    def _lead_on(self) -> None:
        """Go to the next field, past the buttons between; behind the last, do what this is for."""
        page = self.pages.currentWidget()
        self.focusNextChild()
        while isinstance(self.focusWidget(), QPushButton):
            self.focusNextChild()
        if not page or not page.isAncestorOf(self.focusWidget()):
            self.main.setFocus(Qt.FocusReason.TabFocusReason)
            self.accept()

    def _see_typing(self) -> None:
        if not self._keeps_open:
            self._keeps_open = True
            self.message.hide()

    def _say(self, message: str) -> None:
        self.message.setText(message)
        self.message.show()
        self._fit()

    def accept(self) -> None:
        """Do what the dialog is for, or go to what is wrong; all that was typed stays."""
        self.message.hide()
        fault: QWidget | None = self.task.page.first_fault()
        if fault:
            self._show_page(0, fault)
            return
        if self.task.needs_second and not self.pages.currentIndex():
            self._turn_ahead()
            return
        if self.pages.currentIndex():
            fault = self.task.second_fault()
            if fault:
                self._show_page(1, fault)
                return
            self.task.turn_to_first()
        try:
            self.task.do()
        except Impossible as impossible:
            self._say(error_sentence(impossible))
        else:
            super().accept()

    def _turn(self) -> None:
        """Go to the other page, with all that is on this one."""
        if self.pages.currentIndex():
            self.task.turn_to_first()
            self._show_page(0, self.task.page.players.fields[0])
        elif fault := self.task.page.first_fault():
            self._show_page(0, fault)
        else:
            self._turn_ahead()

    def _turn_ahead(self) -> None:
        """Go to the second page, or say what that still needs."""
        if self.task.lacks:
            self._say(self.task.lacks)
            self._show_page(0, self.task.page.players.fields[0])
        else:
            self._show_page(1, self.task.turn_to_second())

    def _show_page(self, number: int, focus: QWidget) -> None:
        self.pages.setCurrentIndex(number)
        self._fit()
        self._stand()
        self.turn.set_text(translate("words", "Back") if number else self.task.ahead)
        focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._follow()

    def _see_focus(self) -> None:
        """Scroll to the field with the focus."""
        scroll, focus = self.pages.currentWidget(), self.focusWidget()
        if isinstance(scroll, QScrollArea) and focus and scroll.isAncestorOf(focus):
            scroll.ensureWidgetVisible(focus)

    def _lead_ahead(self) -> None:
        """Go on behind the last name."""
        leads_on = self.task.leads_on and self.turn.isEnabled()
        command = self.turn if leads_on else self.main
        command.setFocus(Qt.FocusReason.TabFocusReason)

    def _lead_to_main(self) -> None:
        """Go to the main button; scroll to the outcome where the screen is too small for all."""
        scroll, height = self.pages.currentWidget(), self.task.second.height_of_outcome()
        if isinstance(scroll, QScrollArea) and height:
            scroll.verticalScrollBar().setValue(height - scroll.viewport().height() // 8)
        self.main.setFocus(Qt.FocusReason.TabFocusReason)

    def _follow(self) -> None:
        lacks = "" if self.pages.currentIndex() else self.task.lacks
        self.turn.setEnabled(not lacks)
        self.turn.setToolTip(plain_tip(lacks))
        self.turn.setAccessibleDescription(lacks)
