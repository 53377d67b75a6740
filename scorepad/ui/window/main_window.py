"""The main window: the sheet in the middle, the entry line at its foot."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QMainWindow, QStackedWidget, QWidget

from scorepad.bridge.rounds import At
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.parts.keys import underline_once
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.parts.overlay import Overlay
from scorepad.ui.parts.screen_fit import fit_in_window, fit_to_screen
from scorepad.ui.settings import Settings
from scorepad.ui.window.corrections import Corrections
from scorepad.ui.window.key_forwarding import forward_keys
from scorepad.ui.window.menu_bar import add_menus
from scorepad.ui.window.notices import Notices
from scorepad.ui.window.openers import Openers
from scorepad.ui.window.overlays import Overlays
from scorepad.ui.window.page_bar import PageBar, WindowPage
from scorepad.ui.window.round_steps import RoundSteps
from scorepad.ui.window.tonight import Tonight
from scorepad.ui.words import phones as phones_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words

if TYPE_CHECKING:
    from scorepad.ui.boards.boards_stage import BoardsStage
    from scorepad.ui.rounds.next_round import NextRound
    from scorepad.ui.rounds.round_panel import RoundPanel


class MainWindow(QMainWindow):
    """Menus, pages, and overlays; connects both with the parts of the main page."""

    turned = Signal(WindowPage)
    """Another page is shown."""
    table_view_left = Signal()
    """The table view was closed, or could not be shown."""
    end_asked = Signal()
    """Make the finished round the last one."""
    to_be_exported = Signal()
    """Save the evening to a file, as the archive cannot store it."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        settings.use_look(self)  # first, or every part would be polished twice
        self.document = document
        self.settings = settings
        self.tonight = tonight = Tonight(document, settings)
        self.overlays = Overlays(tonight.whole, tonight.upper)
        self.openers = Openers(document, settings, self, tonight.upper, tonight.whole)
        self.menus = add_menus(self.menuBar())
        self.page, self.pages, self.page_bar = WindowPage.TONIGHT, QStackedWidget(), PageBar()
        self.shows_table_view = False
        self.entry, self.sheet = tonight.entry, tonight.sheet
        self.deals, self.deal_list = tonight.deals, tonight.deal_list
        self.table, self.side, self.back_score = tonight.table, tonight.side, tonight.back_score
        self.notice, self.unsaved_line = tonight.notice, tonight.unsaved_line
        self.notices = Notices(document, self.notice, self.openers.open_draw)
        self.rounds = RoundSteps(document, self)
        self.corrections = Corrections(document, self.notices, self.deal_list, self)
        self.setWindowTitle(window_words.program())
        self.pages.addWidget(tonight)
        self._underline(tonight)
        self.setCentralWidget(self.pages)
        self.menuBar().setCornerWidget(self.page_bar)
        forward_keys(self.entry.field, [self.menuBar()])
        self._connect()
        self._come_back()

    def _connect(self) -> None:
        self.back_score.doubleClicked.connect(self.openers.open_back_score)
        self.sheet.resized.connect(self.change_size)
        self.deal_list.remove_asked.connect(self.corrections.remove)
        self.deal_list.move_asked.connect(self.corrections.move_by)
        self.deals.moved.connect(self.corrections.move)
        self.corrections.moved.connect(self.tonight.auto_scroll.look_for)
        self.corrections.removed.connect(self.entry.field.setFocus)
        self.entry.pad.toggled.connect(self._show_pad)
        self.entry.nothing_entered.connect(self.rounds.play_on_as_proposed)
        self.rounds.gone_on.connect(self.entry.field.setFocus)
        for seats in (self.table.picture, self.table.who):
            seats.clicked.connect(self.openers.this_evening)
        self.rounds.draw_proposed.connect(self.openers.open_draw)
        self.rounds.result_proposed.connect(self.end_asked)
        self.openers.complained.connect(self._complain)
        self.openers.gone_on.connect(self._go_on)
        self.openers.page_wanted.connect(self._show)
        self.openers.page_left.connect(self.show_tonight)
        self.openers.overlay_opened.connect(self._lay_page_over)
        self.openers.phones_changed.connect(self._ask_about_phone)
        self.tonight.ranked.connect(self.openers.tell_phones)
        self.openers.phone_differed.connect(self._show_both)
        self.document.opened.connect(self._show_sheet)
        self.page_bar.asked.connect(self.turn_to)
        self.tonight.made.connect(self._underline)
        self.tonight.round_ended.connect(self._connect_round_end)
        look.follow_desktop(self.apply_look)

    def _connect_round_end(self, coming: "NextRound") -> None:
        coming.play_on.clicked.connect(self.rounds.play_on)
        coming.change.clicked.connect(self.openers.open_form)
        coming.draw.clicked.connect(self.openers.open_draw)
        coming.settle.clicked.connect(self.openers.open_settling)
        coming.end.clicked.connect(self.end_asked)
        self.round_panel.picture.clicked.connect(self.openers.this_evening)
        self._underline(coming, self.entry.pad, self.entry.undo)

    @property
    def next_round(self) -> "NextRound":
        """The choices at the end of a round."""
        return self.tonight.next_round

    @property
    def round_panel(self) -> "RoundPanel":
        """The news at the end of a round, replacing the table."""
        return self.tonight.round_panel

    @property
    def line(self) -> QLineEdit:
        """The text field for entries."""
        return self.tonight.line

    @property
    def boards(self) -> "BoardsStage":
        """The boards of several tables."""
        return self.tonight.boards

    # The pages.

    def show_page(self, page: WindowPage) -> None:
        """Show another page, created on first use."""
        if page is WindowPage.EVENINGS:
            self.openers.open_earlier()
        elif page is WindowPage.STANDINGS:
            self.openers.open_standings()
        else:
            self.show_tonight()

    def show_tonight(self) -> None:
        """Show tonight's page, with the keyboard in what lies over it or else in the line."""
        self._show(WindowPage.TONIGHT, self.tonight)
        *_, top = (self.line, *self.overlays.lying)
        (top.focusWidget() or top).setFocus()

    def _show(self, page: WindowPage, widget: QWidget) -> None:
        if self.pages.indexOf(widget) < 0:
            self._underline(widget)
            self.pages.addWidget(widget)
        self.page_bar.show_page(page)
        if widget is not self.pages.currentWidget():
            self.page = page
            left_at = widget.focusWidget() or widget  # before pages set their own focus
            self.pages.setCurrentWidget(widget)
            left_at.setFocus()
            self.turned.emit(page)

    def turn_to(self, page: WindowPage) -> None:
        self._show_sheet()
        self.show_page(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the topmost overlay at Esc."""
        if event.key() != Qt.Key.Key_Escape or not self.overlays.leave():
            super().keyPressEvent(event)

    def _type(self, text: str) -> None:
        """Begin a deal with typed text."""
        if not self.line.isEnabled() or self.entry.isHidden():  # a page covers the line
            self._show_sheet()
        self.line.setFocus()
        self.line.insert(text)

    def _show_sheet(self) -> None:
        """Show the sheet without overlays."""
        self.overlays.close_all()
        self.show_tonight()

    def _lay_page_over(self, page: Overlay) -> None:
        """Show a page that somebody opened, also from the full screen that covers the window."""
        if self.shows_table_view and not self.isActiveWindow():
            self.set_table_view(False)
        self.lay_over(page)

    def lay_over(self, overlay: Overlay) -> None:
        """Show a page over the sheet; closing it returns to the page it was opened from."""
        page = self.page
        beside = self.line.parentWidget()  # the line stays visible below
        self._underline(overlay, *(beside.findChildren(QAbstractButton) if beside else ()))
        self._show(WindowPage.TONIGHT, self.tonight)
        self.overlays.lay(overlay)
        overlay.left.connect(partial(self.show_page, page))
        overlay.typed.connect(self._type)

    def _underline(self, part: QWidget, *beside: QAbstractButton) -> None:
        """Give a widget mnemonics that are not used elsewhere."""
        taken = [menu.title() for menu in self.menus] + [button.text() for button in beside]
        underline_once(part, taken)

    # Messages to the players.

    def say(self, sentence: str, actions: Sequence[tuple[str, Callable[[], None]]] = ()) -> None:
        """Say something on the page in view, with a button for each action."""
        page = self.pages.currentWidget()
        bar = page and page.findChild(NoticeBar)
        assert isinstance(bar, NoticeBar)
        bar.say(sentence, actions)

    def _complain(self, sentence: str) -> None:
        self.show_tonight()
        self.notice.say(sentence)

    def _go_on(self, at: At | None) -> None:
        """Show an evening that was opened, with the selected deal."""
        self.show_tonight()
        if at:
            self.deal_list.choose(at)
        self.notices.offer_to_take_up()

    def _ask_about_phone(self) -> None:
        """Ask once whether a phone may enter, whatever page is shown."""
        phones = self.openers.phones
        phone = phones.to_decide
        if phone is None:
            self.notices.ask()
            return
        answers = [
            (name, partial(phones.decide, phone, enters=enters))
            for name, enters in phones_words.answers()
        ]
        self.notices.ask(_wants_to_enter(phone.name), answers)

    def _show_both(self, name: str, entered: str, there: str) -> None:
        """Show what a phone entered if it differs from the sheet; the players decide."""
        self.notices.bar.say(_differs(name, entered, there))

    def explain(self) -> None:
        """Explain the selected figure; if there is none, open the help."""
        if not self.tonight.explain():
            self.openers.open_help()

    # The look.

    def apply_look(self) -> None:
        """Apply the settings for colours and sizes everywhere."""
        self.settings.use_look(self)
        self._lay_out()

    def _lay_out(self) -> None:
        """Fit the menus and all parts to the size of the window and the text."""
        fit_in_window(self.menuBar(), self.size())
        self.tonight.share_room(self.size())
        self.sheet.set_marks(self.settings.marks)

    def change_size(self, step: int) -> None:
        """Make text and figures larger or smaller, or reset them with step 0."""
        self.settings.points = self.settings.points + step if step else look.usual_points()
        self.apply_look()
        if not step:
            self.side.share_as_usual()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _show_pad(self, on: bool) -> None:
        """Show or hide the pad."""
        self.settings.pad = on
        self.tonight.show_round_end()
        self.apply_look()
        self.tonight.show_boards()
        self.line.setFocus()

    def set_table_view(self, on: bool) -> None:
        """Show the score for the whole table, on a second screen if there is one."""
        from scorepad.ui.window.table_view import TableView

        if on and not self.entry.isEnabled():  # a page covers the line
            self.overlays.leave()
            if self.overlays.lying:
                self.table_view_left.emit()
                return
        view = self.findChild(TableView)
        if view and not on:
            view.close()
        if view or not on:
            return
        view = TableView(self.document, self.tonight, self)
        view.addActions(self.tonight.actions())
        view.left.connect(self._table_view_left)
        view.phones_asked.connect(self._leave_for_phones)
        self.shows_table_view = True
        others = [screen for screen in QGuiApplication.screens() if screen is not self.screen()]
        view.show_on((*others, self.screen())[0], takes_keys=not others)

    def _leave_for_phones(self) -> None:
        """Show the page for phones instead of the table view."""
        self.set_table_view(False)
        self.openers.open_phones()

    def _table_view_left(self) -> None:
        self.shows_table_view = False
        self.activateWindow()
        self.line.setFocus()
        self.table_view_left.emit()

    def _come_back(self) -> None:
        """Restore the window as it was left."""
        fit_to_screen(self, 1180, 760)
        self.restoreGeometry(self.settings.state("window"))
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        self.side.restoreState(self.settings.state("side"))
        self.entry.pad.setChecked(self.settings.pad)
        self._lay_out()
        self.tonight.show_round_end()
        self.tonight.show_boards()
        self.notices.show_open_questions()
        self.notices.offer_to_take_up()
        self.line.setFocus()

    def keep_awake(self) -> None:
        """Keep the screen on while the window is open, if the desktop allows it."""
        from scorepad.ui.window.keep_awake import keep_awake

        keep_awake()

    def tell_overtaken(self, is_beside: bool) -> None:
        """Say that another program changed the evening, and show its version."""
        if not is_beside:
            self.document.reread()
        self.notice.say(_overtaken(is_beside=is_beside))

    def tell_rescue(self) -> None:
        """Report the repair of a damaged archive, if there was one."""
        auto_save = self.document.auto_save
        if auto_save and auto_save.rescue:
            from scorepad.ui.window.archive_dialogs import RescueDialog

            dialog = RescueDialog(auto_save.rescue, self)
            dialog.copies.connect(self.openers.open_copies)
            dialog.open()

    def come_forward(self) -> None:
        """Show the window in front of all others."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close():
            event.ignore()
            return
        self.settings.keep_state("window", self.saveGeometry())
        self.settings.keep_state("side", self.side.saveState())
        super().closeEvent(event)

    def _may_close(self) -> bool:
        """Return whether everything is saved, and ask if not."""
        auto_save = self.document.auto_save
        if auto_save is None or not auto_save.is_waiting:
            return True
        auto_save.try_again()
        if auto_save.trouble is None:
            return True
        from scorepad.ui.window.archive_dialogs import UnsavedDialog

        dialog = UnsavedDialog(auto_save.trouble, self)
        dialog.leave.connect(auto_save.give_up)
        dialog.leave.connect(self.close)
        dialog.elsewhere.clicked.connect(self.to_be_exported)
        dialog.open()
        return False


def _overtaken(*, is_beside: bool) -> str:
    """Return what happened to the open evening that another program changed."""
    if is_beside:
        return translate(
            "words",
            "This evening was also changed elsewhere. Both are kept: you are in yours; "
            "the other is under “Evenings”.",
        )
    return translate("words", "This evening was updated elsewhere. This is the latest version.")


def _wants_to_enter(name: str) -> str:
    if not name:
        return translate("words", "A phone wants to enter deals.")
    return translate("words", "{name}’s phone wants to enter deals.").format(name=name)


def _differs(name: str, entered: str, there: str) -> str:
    """Return Anna’s phone has N 4S=, the sheet has E 3NT=."""
    if not name:
        said = translate("words", "A phone has {entered}, the sheet has {there}.")
    else:
        said = translate("words", "{name}’s phone has {entered}, the sheet has {there}.")
    return said.format(name=name, entered=entered, there=there)
