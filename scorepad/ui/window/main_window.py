"""The window on the card table: the sheet in the middle, the line to type into at its foot."""

from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLineEdit,
    QMainWindow,
    QStackedWidget,
    QToolTip,
    QWidget,
)

from scorepad.bridge.corrections import At
from scorepad.bridge.deal import Deal
from scorepad.bridge.next_round import is_over
from scorepad.ui import look, words
from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.deals.deal_model import DealModel
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document, entering
from scorepad.ui.parts.aloud import say_aloud
from scorepad.ui.parts.keys import underline_once
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.parts.overlay import Overlay
from scorepad.ui.parts.screen_fit import fit_in_width, fit_to_screen
from scorepad.ui.rounds.deal_at_table import DealAtTable
from scorepad.ui.rounds.round_panel import RoundPanel
from scorepad.ui.rounds.table_panel import TablePanel
from scorepad.ui.scores.back_score_model import BackScoreModel
from scorepad.ui.scores.back_score_view import LatestScores
from scorepad.ui.settings import Settings
from scorepad.ui.sheet.auto_scroll import AutoScroll
from scorepad.ui.sheet.sheet_stage import SheetStage
from scorepad.ui.window.corrections import Corrections
from scorepad.ui.window.key_forwarding import forward_keys
from scorepad.ui.window.menu_bar import add_menus
from scorepad.ui.window.notices import Notices
from scorepad.ui.window.openers import Openers
from scorepad.ui.window.overlays import Overlays
from scorepad.ui.window.page_bar import PageBar, WindowPage
from scorepad.ui.window.round_steps import RoundSteps
from scorepad.ui.window.side_panel import SidePanel
from scorepad.ui.window.unsaved_line import UnsavedLine
from scorepad.ui.words import archive as archive_words
from scorepad.ui.words import window as window_words

if TYPE_CHECKING:
    from scorepad.ui.boards.boards_stage import BoardsStage
    from scorepad.ui.deals.bidding_pad import BiddingPad

DEALS_SHARE = 0.38
TABLE_SHARE = 0.24
ENTRY_SHARE = 0.11
"""How much of the window deals, table and line may take from the sheet."""
TABLE_WIDTH = 280
"""Pixels for the table, and for the news between two rounds in its place."""


class MainWindow(QMainWindow):
    """Puts the parts together and connects them; each part knows only the document."""

    turned = Signal(WindowPage)
    """Another page is seen."""
    table_view_left = Signal()
    to_be_exported = Signal()
    """The evening shall be saved in a file, as the archive cannot keep it."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        settings.use_look(self)  # before there are parts, each of which would be polished twice
        self.document = document
        self.settings = settings
        self.whole, self.upper, self._under = QWidget(), QWidget(), QWidget()
        self.overlays = Overlays(self.whole, self.upper)
        self.openers = Openers(document, settings, self, self.upper, self.whole)
        self.menus = add_menus(self.menuBar())
        self.page, self.pages, self.page_bar = WindowPage.TONIGHT, QStackedWidget(), PageBar()
        self.tonight = QWidget()
        self.on_sheet: list[QAction] = []
        """What the menus do with the sheet of tonight, besides the menus that are all about it."""
        self.deals = DealModel(document, self)
        self.notice = NoticeBar()
        self.unsaved_line = UnsavedLine(document.auto_save)
        self.stage = SheetStage(document)
        self.sheet = self.stage.sheet
        self.notice.lie_over(self.stage, self.upper)
        self.notices = Notices(document, self.notice, self.openers.open_draw)
        self.deal_at_table = DealAtTable(document, self)
        self.table = TablePanel(document, self.deal_at_table)
        self.round_panel = RoundPanel(document)
        self.deal_list = DealList(self.deals)
        self.back_score = LatestScores(BackScoreModel(document, self))
        self.entry = EntryLine(document)
        self.auto_scroll = AutoScroll(document, self.sheet, self)
        self.side = SidePanel(self.deal_list, self.back_score)
        self.rounds = RoundSteps(document, self)
        self.corrections = Corrections(document, self.notices, self.deal_list, self)
        self._arrange()
        self._connect()
        self._come_back()

    def _arrange(self) -> None:
        """Put table, sheet and deals side by side, the entry line along their foot."""
        self.setWindowTitle(window_words.program())
        self._feet = QWidget(), QWidget()  # at the sides, below what makes room for the pad
        left = in_column(*((part, 1) for part in (self.table, self.round_panel)), self._feet[0])
        right = in_column((self.side, 1), self._feet[1])
        row = (left, (self.stage, 1), right)
        self._over = QGridLayout(self._under)  # the pad lies over the others
        self._over.setContentsMargins(*NO_MARGINS)
        self._over.addLayout(in_row(*row, margins=NO_MARGINS, spacing=0), 0, 0)
        in_column(self._under, inside=self.upper, margins=NO_MARGINS)
        in_column((self.upper, 1), self.entry, inside=self.whole, margins=NO_MARGINS, spacing=0)
        in_column(
            self.unsaved_line, (self.whole, 1), inside=self.tonight, margins=NO_MARGINS, spacing=0
        )
        self.pages.addWidget(self.tonight)
        self.setCentralWidget(self.pages)
        self.menuBar().setCornerWidget(self.page_bar)
        news = self.round_panel
        order = (
            self.entry.field,
            self.entry.undo,
            self.entry.pad,
            self.table.who,
            self.table.picture,
            *(news.draw, news.settle, news.play_on, news.seats, news.form, news.end, news.picture),
            self.deal_list,
            self.back_score,
            self.sheet,
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        parts = (*order, self.menuBar())
        forward_keys(self.entry.field, parts, enter_from=(self.sheet, self.back_score))

    @cached_property
    def pad(self) -> "BiddingPad":
        """The bidding pad, made when it is first wanted: it is hidden as a rule."""
        from scorepad.ui.deals.bidding_pad import BiddingPad

        pad = BiddingPad(self.entry)
        pad.hide()
        self._over.addWidget(pad, 0, 0, Qt.AlignmentFlag.AlignBottom)
        for before, after in pairwise((self.entry.pad, *pad.cards, self.table.who)):
            QWidget.setTabOrder(before, after)
        forward_keys(self.entry.field, pad.cards, enter_from=pad.cards)
        return pad

    @cached_property
    def boards(self) -> "BoardsStage":
        """What stands in the place of sheet and line where several tables play the boards."""
        from scorepad.ui.boards.boards_stage import BoardsStage

        boards = BoardsStage(self.document, self.settings)
        in_upper = self.upper.layout()
        assert in_upper
        in_upper.addWidget(boards)
        boards.chips.chosen.connect(self.sheet.show_round)
        boards.line.pad.toggled.connect(self.entry.pad.setChecked)
        tables = (boards.results.boards, boards.results.lines, boards.places.table)
        parts = (*tables, boards.places.card, boards.movement.table)
        forward_keys(boards.line.field, parts, enter_from=parts)
        return boards

    def _show_boards(self) -> None:
        """Show the boards of several tables, or else the sheet."""
        wanted = self.document.shown.rounds[self.sheet.round].round.comparison is not None
        at_one = (self._under, self.entry)
        several: tuple[QWidget, ...] = ()
        if wanted or "boards" in self.__dict__:
            self.boards.show_round(self.sheet.round)
            self._show_pad_at_boards()
            several = (self.boards,)
        hidden, shown = (at_one, several) if wanted else (several, at_one)
        for part in hidden:  # first, or both together would need a larger window
            part.hide()
        for part in shown:
            part.show()
        self.notice.lie_over(self.boards.pages if wanted else self.stage, self.upper)

    def _show_pad_at_boards(self) -> None:
        boards, on = self.boards, self.settings.pad
        if on and boards.cards is None:
            from scorepad.ui.deals.bidding_pad import BiddingPad

            pad = BiddingPad(boards.line)
            boards.dock(pad)
            forward_keys(boards.line.field, pad.cards, enter_from=pad.cards)
        boards.show_pad(on)

    def _turn_round(self) -> None:
        """Show another round, or one that a deal being typed would begin; its line is ready."""
        self._show_boards()
        if not self.line.hasFocus():
            self.line.setFocus()

    @property
    def line(self) -> QLineEdit:
        """The line that is typed into."""
        return self.entry.field if not self.entry.isHidden() else self.boards.line.field

    def _connect(self) -> None:
        self.sheet.deal_chosen.connect(self.deal_list.choose)
        self.sheet.correct_asked.connect(self.entry.correct)
        self.back_score.doubleClicked.connect(self.openers.open_back_score)
        self.sheet.resized.connect(self.change_size)
        self.deal_list.chosen.connect(self.auto_scroll.look_for)
        self.deal_list.correct_asked.connect(self.entry.correct)
        self.deal_list.insert_asked.connect(self.entry.insert)
        self.deal_list.remove_asked.connect(self.corrections.remove)
        self.deal_list.move_asked.connect(self.corrections.move_by)
        self.deals.moved.connect(self.corrections.move)
        self.corrections.moved.connect(self.auto_scroll.look_for)
        self.entry.left.connect(self.deal_list.leave)
        self.entry.went_up.connect(self.deal_list.begin_at_last)
        self.entry.left.connect(self.sheet.show_latest)
        self.entry.aimed.connect(self.deal_at_table.look_at)
        self.deal_at_table.turned.connect(self._show_round_end)
        self.entry.pad.toggled.connect(self._show_pad)
        self.entry.nothing_entered.connect(self.rounds.play_on_as_proposed)
        self.rounds.gone_on.connect(self.entry.field.setFocus)
        table, news = self.table, self.round_panel
        for seats in (table.picture, table.who, news.picture, news.seats):
            seats.clicked.connect(self.openers.open_players)
        news.play_on.clicked.connect(self.rounds.play_on)
        news.form.clicked.connect(self.openers.open_form)
        news.draw.clicked.connect(self.openers.open_draw)
        news.settle.clicked.connect(self.openers.open_settling)
        self.document.changed.connect(self.side.share_height)
        self.document.changed.connect(self._light_chosen)
        self.document.changed.connect(self._show_round_end)
        self.document.changed.connect(self._show_boards)
        self.sheet.turned.connect(self._turn_round)
        self.document.previewed.connect(self._turn_round)
        self.document.entered.connect(self._announce)
        self.openers.complained.connect(self._complain)
        self.openers.gone_on.connect(self._go_on)
        self.openers.page_wanted.connect(self._show)
        self.openers.page_left.connect(self.show_tonight)
        self.openers.overlay_opened.connect(self.lay_over)
        self.document.opened.connect(self._show_sheet)
        self.page_bar.asked.connect(self.turn_to)
        look.follow_desktop(self.apply_look)

    # The pages.

    def show_page(self, page: WindowPage) -> None:
        """Show another page, made when it is first wanted."""
        if page is WindowPage.EVENINGS:
            self.openers.open_earlier()
        elif page is WindowPage.STANDINGS:
            self.openers.open_standings()
        else:
            self.show_tonight()

    def show_tonight(self) -> None:
        self._show(WindowPage.TONIGHT, self.tonight)
        self.line.setFocus()

    def _show(self, page: WindowPage, widget: QWidget) -> None:
        if self.pages.indexOf(widget) < 0:
            self.pages.addWidget(widget)
        self.page_bar.show_page(page)
        if widget is not self.pages.currentWidget():
            self.page = page
            left_at = widget.focusWidget() or widget  # before the pages choose a part themselves
            self.pages.setCurrentWidget(widget)
            left_at.setFocus()
            self.turned.emit(page)

    def turn_to(self, page: WindowPage) -> None:
        self._show_sheet()
        self.show_page(page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc in the line with nothing typed leaves what lies over the sheet."""
        if event.key() != Qt.Key.Key_Escape or not self.overlays.leave():
            super().keyPressEvent(event)

    def _type(self, text: str) -> None:
        """Take what is typed for the beginning of a deal."""
        if self.entry.isHidden():  # the boards have a line of their own
            self._show_sheet()
        self.line.setFocus()
        self.line.insert(text)

    def _show_sheet(self) -> None:
        """Show the sheet, and nothing over it."""
        self.overlays.close_all()
        self.show_tonight()

    def lay_over(self, overlay: Overlay) -> None:
        """Lay it over the sheet; whoever leaves it is back on the page where it was asked for."""
        page = self.page
        underline_once(overlay, [menu.title() for menu in self.menus])
        self._show(WindowPage.TONIGHT, self.tonight)
        self.overlays.lay(overlay)
        overlay.left.connect(partial(self.show_page, page))
        overlay.typed.connect(self._type)

    # What the players can do; the menus call these.

    def pass_out(self) -> None:
        """Enter a deal that all four passed out."""
        if self.line is not self.entry.field:
            self.boards.line.enter_text("pass")
            return
        self.document.enter(Deal(), entering(Deal(), self.document.table.seating))
        self.entry.field.setFocus()

    def explain(self) -> None:
        """Say why the figure that is chosen is paid; where none is, open the help."""
        view: QAbstractItemView | None = None
        if self.line is not self.entry.field:
            view = self.boards.explained
        elif self.sheet.hasFocus():
            view = self.sheet
        elif self.deal_list.selectionModel().hasSelection():
            view = self.deal_list
        index = view.currentIndex() if view else QModelIndex()
        text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
        if view and text:
            place = view.viewport().mapToGlobal(view.visualRect(index).bottomLeft())
            QToolTip.showText(place, text, view)
        else:
            self.openers.open_help()

    # What the window tells the players.

    def _light_chosen(self) -> None:
        """Light the figures of the deal that is chosen, wherever it stands now."""
        self.sheet.light(self.deal_list.chosen_now)

    def _announce(self, at: At) -> None:
        """Say the score of a deal aloud to those who hear it from a screen reader."""
        scored_round = self.document.scored.rounds[at.round]
        deal = next(deal for deal in scored_round.deals if deal.place == at.place)
        if isinstance(deal.item, Deal):  # an adjustment is read in the list
            say_aloud(self, words.entered_deal_aloud(deal, scored_round))

    def _complain(self, sentence: str) -> None:
        self.show_tonight()
        self.notice.say(sentence)

    def _go_on(self, at: At | None) -> None:
        """Take up an evening that came onto the table; the deal looked at stays chosen."""
        self.show_tonight()
        if at:
            self.deal_list.choose(at)
        self.notices.offer_to_take_up()

    def _show_round_end(self) -> None:
        """Show the news between two rounds where the table was, unless a deal is corrected."""
        over = is_over(self.document.scored) and not self.deal_at_table.earlier
        self.table.setVisible(not over)
        self.round_panel.setVisible(over)

    # How it looks.

    def apply_look(self) -> None:
        """Show colours and sizes as the settings have them, everywhere at once."""
        self.settings.use_look(self)
        self._lay_out()

    def _lay_out(self) -> None:
        """Fit the menus and all parts to the size of the window and of the words."""
        fit_in_width(self.menuBar(), self.width())
        self._share_room()
        self.sheet.set_marks(self.settings.marks)

    def change_size(self, step: int) -> None:
        """Make words and figures larger or smaller together; without a step as they were."""
        self.settings.points = self.settings.points + step if step else look.USUAL_POINTS
        self.apply_look()
        if not step:
            self.side.share_as_usual()

    def _share_room(self) -> None:
        """Leave most room to the sheet: all else takes what it wants, up to its share."""
        width = self.width()
        self.side.setVisible(self.side.fit_width(round(width * DEALS_SHARE)))
        wanted = TABLE_WIDTH * self.settings.points / look.USUAL_POINTS
        beside = round(min(wanted, width * TABLE_SHARE))
        self.table.setFixedWidth(beside)
        self.round_panel.setFixedWidth(beside)
        self.entry.fit_height(round(self.height() * ENTRY_SHARE))
        covered = 0
        if self.settings.pad:
            self.pad.fit(self.size())
            covered = self.pad.height()
        self.stage.chips.setHidden(covered > 0)
        for foot in self._feet:
            foot.setFixedHeight(covered)
        self.sheet.show_above(max(0, covered - self.stage.chips.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _show_pad(self, on: bool) -> None:
        """Lay the pad along the foot, or take it away; the sheet stays where it is."""
        self.settings.pad = on
        self.pad.setVisible(on)
        self.apply_look()
        self.sheet.show_again()
        self._show_boards()
        self.line.setFocus()

    def set_table_view(self, on: bool) -> None:
        """Show the score for the whole table: on a second screen, where there is one."""
        from scorepad.ui.window.table_view import TableView

        if on and not self.entry.isEnabled():  # a page to fill in lies over the line
            self.overlays.leave()
            if self.overlays.lying:
                self.table_view_left.emit()
                return
        view = self.findChild(TableView)
        if view and not on:
            view.close()
        if view or not on:
            return
        view = TableView(self.document, self.deal_at_table, self.entry, lambda: self.boards, self)
        view.addActions(self.tonight.actions())
        view.left.connect(self._table_view_left)
        others = [screen for screen in QGuiApplication.screens() if screen is not self.screen()]
        view.show_on((*others, self.screen())[0], takes_keys=not others)

    def _table_view_left(self) -> None:
        self.activateWindow()
        self.entry.field.setFocus()
        self.table_view_left.emit()

    def _come_back(self) -> None:
        """Open as the window was left."""
        fit_to_screen(self, 1180, 760)
        self.restoreGeometry(self.settings.state("window"))
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        self.side.restoreState(self.settings.state("side"))
        self.entry.pad.setChecked(self.settings.pad)
        self._lay_out()
        self._show_round_end()
        self._show_boards()
        self.notices.show_open_questions()
        self.notices.offer_to_take_up()
        self.line.setFocus()

    def keep_awake(self) -> None:
        """Keep the screen from going blank while the window is open, if the desktop lets it."""
        from scorepad.ui.window.keep_awake import keep_awake

        keep_awake()

    def tell_overtaken(self, is_beside: bool) -> None:
        """Say that another program went on with the evening, and show what it made of it."""
        if not is_beside:
            self.document.reread()
        self.notice.say(archive_words.overtaken(is_beside=is_beside))

    def tell_rescue(self) -> None:
        """Tell what became of an archive that was damaged, if it was."""
        auto_save = self.document.auto_save
        if auto_save and auto_save.rescue:
            from scorepad.ui.window.archive_dialogs import RescueDialog

            RescueDialog(auto_save.rescue, self).open()

    def come_forward(self) -> None:
        """Show the window in front of all others, wherever it was."""
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
        """Tell whether everything is saved; ask where it is not."""
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
