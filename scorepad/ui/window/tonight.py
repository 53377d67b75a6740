"""The main page: the sheet in the middle, the entry line at its foot."""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QWidget,
)

from scorepad.bridge.changes.corrections import item_at
from scorepad.bridge.changes.deals import Target
from scorepad.bridge.deal import Deal
from scorepad.bridge.next_round import is_over
from scorepad.bridge.rounds import At
from scorepad.ui import look, words
from scorepad.ui.deals.deal_list import DealList
from scorepad.ui.deals.deal_model import DealModel
from scorepad.ui.deals.deals_pane import DealsPane
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER
from scorepad.ui.parts.aloud import say_aloud
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.parts.notice_bar import NoticeBar, foot_height
from scorepad.ui.rounds.deal_at_table import DealAtTable
from scorepad.ui.rounds.table_panel import TablePanel
from scorepad.ui.scores.back_score_model import BackScoreModel
from scorepad.ui.scores.back_score_view import LatestScores
from scorepad.ui.settings import Settings
from scorepad.ui.sheet.auto_scroll import AutoScroll
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.sheet.sheet_places import usual_width
from scorepad.ui.sheet.sheet_view import SheetView
from scorepad.ui.window.key_forwarding import forward_keys
from scorepad.ui.window.side_panel import SidePanel
from scorepad.ui.window.unsaved_line import UnsavedLine

if TYPE_CHECKING:
    from scorepad.ui.boards.boards_stage import BoardsStage
    from scorepad.ui.boards.clock import Clock
    from scorepad.ui.deals.bidding_pad import BiddingPad
    from scorepad.ui.rounds.next_round import NextRound
    from scorepad.ui.rounds.round_panel import RoundPanel

_DEALS_SHARE = 0.44
_TABLE_SHARE, _ALONE = 0.24, 0.38
_ENTRY_SHARE = 0.11
"""The maximum shares of the window for deals, table and line.

The table has more beside the sheet or the deals alone.
"""
_MESSAGE_SHARE, _LOW_SHARE = 0.07, 0.04
"""The maximum shares for the message below the line once a round is over, usual and large."""
_MENU = FINGER + 2
"""The height of the menu bar with text of the usual size."""
_TABLE_WIDTH = 280
"""The width in pixels of the table, or of the news that replaces it between rounds."""


class Tonight(QWidget):
    """Creates and connects the parts, each of which knows only the document."""

    made = Signal(QWidget)
    """A part was created on first use."""
    round_ended = Signal(QWidget)
    """Emitted once, with the buttons for what comes next."""
    result_asked = Signal()
    """Show the winners at several tables again."""
    ranked = Signal()
    """The ranking changed, or is to be hidden or shown, on phones too."""

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self._document, self._settings = document, settings
        self.whole, self.upper, self._under = QWidget(), QWidget(), QWidget()
        self.deals = DealModel(document, self, of_one_round=True)
        self.notice = NoticeBar()
        self.unsaved_line = UnsavedLine(document.auto_save)
        self.sheet = SheetView(SheetModel(document, self))
        self.deal_at_table = DealAtTable(document, self)
        self.table = TablePanel(document, self.deal_at_table)
        self.deal_list = DealList(self.deals)
        self.back_score = LatestScores(BackScoreModel(document, self))
        self.entry = EntryLine(document)
        self.auto_scroll = AutoScroll(document, self.sheet, self)
        self.deals_pane = DealsPane(document, self.deals, self.deal_list)
        self.side = SidePanel(self.deals_pane, self.back_score)
        self.list_turn = self.entry.turn
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        """Put table, sheet and deals side by side, with the entry line below."""
        self._left = in_column((self.table, 1))
        row = in_row(self._left, (self.sheet, 1), self.side, margins=NO_MARGINS, spacing=0)
        self._rows = in_column((row, 1), inside=self._under, margins=NO_MARGINS, spacing=0)
        in_column(self._under, inside=self.upper, margins=NO_MARGINS)
        in_column((self.upper, 1), self.entry, inside=self.whole, margins=NO_MARGINS, spacing=0)
        in_column(self.unsaved_line, (self.whole, 1), inside=self, margins=NO_MARGINS, spacing=0)
        self._lay_notice()
        order = (
            self.entry.field,
            self.list_turn,
            self.entry.undo,
            self.entry.pad,
            self.table.who,
            self.table.picture,
            self.deal_list,
            self.deals_pane.others,
            self.back_score,
            self.sheet,
        )
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
        forward_keys(self.entry.field, order, enter_from=(self.sheet, self.back_score))

    def _connect(self) -> None:
        self.sheet.deal_chosen.connect(self.deal_list.choose)
        self.sheet.explained.connect(self._say_why)
        self.sheet.remove_asked.connect(self.deal_list.remove_asked)
        self.sheet.insert_asked.connect(self.deal_list.insert_asked)
        self.sheet.move_asked.connect(self.deal_list.move_asked)
        self.sheet.correct_asked.connect(self.entry.correct)
        self.deal_list.chosen.connect(self.auto_scroll.look_for)
        self.auto_scroll.corrected.connect(self.deals.light)
        self.auto_scroll.corrected.connect(self.deal_list.look_at)
        self.deal_list.correct_asked.connect(self.entry.correct)
        self.deal_list.insert_asked.connect(self.entry.insert)
        for do in (self.deal_list.leave, self.sheet.show_latest, self.deal_list.scrollToBottom):
            self.entry.left.connect(do)
        self.entry.went_up.connect(self._go_to_deals)
        self.entry.aimed.connect(self.deal_at_table.look_at)
        self.entry.aimed.connect(self.deal_list.look_at)
        self.entry.field.textChanged.connect(self._make_way)
        self.notice.turned.connect(self._fit_line)
        self.list_turn.toggled.connect(self._turn_list)
        self.deal_at_table.turned.connect(self.show_round_end)
        self._document.changed.connect(self.side.share_height)
        self._document.changed.connect(self._light_chosen)
        self._document.changed.connect(self.show_round_end)
        self._document.changed.connect(self.show_boards)
        self.sheet.turned.connect(self._turn_round)
        self.deals_pane.others.chosen.connect(self.sheet.show_round)
        self._document.previewed.connect(self._turn_round)
        self._document.entered.connect(self._announce)
        self._document.entered.connect(self.deal_list.leave)  # play went on
        self._document.opened.connect(self.deal_list.scrollToBottom)

    @cached_property
    def pad(self) -> "BiddingPad":
        """The bidding pad, created on first use as it is usually hidden."""
        from scorepad.ui.deals.bidding_pad import BiddingPad

        pad = BiddingPad(self.entry)
        pad.hide()
        self._rows.addWidget(pad)
        for before, after in pairwise((self.entry.pad, *pad.cards, self.table.who)):
            QWidget.setTabOrder(before, after)
        forward_keys(self.entry.field, pad.cards, enter_from=pad.cards)
        return pad

    @cached_property
    def next_round(self) -> "NextRound":
        """The choices at the end of a round, created at the first end."""
        from scorepad.ui.rounds.next_round import NextRound

        coming = NextRound(self._document)
        coming.hide()
        self._rows.addWidget(coming)
        for before, after in pairwise((self.table.picture, *coming.buttons)):
            QWidget.setTabOrder(before, after)
        forward_keys(self.entry.field, coming.buttons)
        self.round_ended.emit(coming)
        return coming

    @cached_property
    def round_panel(self) -> "RoundPanel":
        """The news at the end of a round, replacing the table."""
        from scorepad.ui.rounds.round_panel import RoundPanel

        panel = RoundPanel(self._document)
        panel.hide()
        self._left.addWidget(panel, 1)
        had_buttons = "next_round" in self.__dict__
        before = self.next_round.buttons[-1] if had_buttons else self.table.picture
        QWidget.setTabOrder(before, panel.picture)
        forward_keys(self.entry.field, (panel.picture,))
        return panel

    @cached_property
    def clock(self) -> "Clock":
        """The clock for rounds, off until it is started."""
        from scorepad.ui.boards.clock import Clock

        self._document.changed.connect(self._end_clock)
        return Clock(self)

    def _end_clock(self) -> None:
        """Stop the clock with the last result."""
        from scorepad.bridge.expected_results import session_is_over

        if session_is_over(self._document.evening):
            self.clock.switch_off()

    @cached_property
    def boards(self) -> "BoardsStage":
        """The boards of several tables, which replace sheet and line."""
        from scorepad.ui.boards.boards_stage import BoardsStage

        boards = BoardsStage(self._document, self._settings)
        in_upper = self.upper.layout()
        assert in_upper
        in_upper.addWidget(boards)
        boards.chips.chosen.connect(self.sheet.show_round)
        boards.line.told.connect(self.notice.say)
        boards.result.clicked.connect(self.result_asked)
        boards.ranked.connect(self.ranked)
        boards.line.pad.toggled.connect(self.entry.pad.setChecked)
        tables = (boards.results.boards, boards.results.lines, boards.places.table)
        parts = (*tables, boards.places.card, boards.movement.table)
        forward_keys(boards.line.field, (*parts, *boards.turns, boards.result), enter_from=parts)
        self.made.emit(boards)
        return boards

    def _make_way(self, typed: str) -> None:
        """Hide notices while text is typed, and show the sheet it goes to; keys edit the text."""
        self.notice.make_way(bool(typed))
        if typed:
            if self.entry.field.is_part_alone and not self.entry.is_correcting:
                self._correct_chosen(typed)
            self.list_turn.setChecked(False)
            if self.sheet.hasFocus() or self.deal_list.hasFocus():
                self.line.setFocus()  # there Delete would delete a deal

    def _correct_chosen(self, typed: str) -> None:
        """Let a part typed alone correct the deal that is marked, if there is one."""
        at = self.deal_list.chosen_now
        if at and isinstance(item_at(self._document.evening, at), Deal):
            self.entry.take_up(typed, Target(at))

    def _turn_list(self) -> None:
        """Switch between the deals and the sheet; Enter does what it did before."""
        self.share_room(self.window().size())
        self.line.setFocus()

    def turn_to_deals(self) -> None:
        """Show the deals in place of the sheet, or the sheet again; beside it, go to the last."""
        if self.list_turn.isVisible():
            self.list_turn.toggle()
        else:
            self.deal_list.begin_at_last()

    def _go_to_deals(self) -> None:
        """Go to the deal played last, where the deals take turns with the sheet too."""
        if self.deals.last and self.list_turn.isVisible():
            self.list_turn.setChecked(True)
        self.deal_list.begin_at_last()

    def show_boards(self) -> None:
        """Show the boards of several tables, or else the sheet."""
        was_in_line = self.window().focusWidget() is self.line
        wanted = self._document.shown.rounds[self.sheet.round].round.comparison is not None
        at_one = (self._under, self.entry)
        several: tuple[QWidget, ...] = ()
        if wanted or "boards" in self.__dict__:  # once created, they follow the evening
            self.boards.show_round(self.sheet.round)
            self._show_pad_at_boards()
            several = (self.boards,)
        _swap(*((at_one, several) if wanted else (several, at_one)))
        if was_in_line:
            self.line.setFocus()  # which may be another one now
        self._lay_notice()

    def _show_pad_at_boards(self) -> None:
        boards, on = self.boards, self._settings.pad
        if on and boards.cards is None:
            from scorepad.ui.deals.bidding_pad import BiddingPad

            pad = BiddingPad(boards.line)
            boards.dock(pad)
            forward_keys(boards.line.field, pad.cards, enter_from=pad.cards)
        boards.show_pad(on)

    def _turn_round(self) -> None:
        """Follow the sheet to another round, or one begun by typed text; focus its line."""
        self.deals.show_round(self.sheet.round)
        for panel in self._news:
            panel.show_round(self.sheet.round)
        self.show_boards()
        if not self.line.hasFocus():
            self.line.setFocus()

    @property
    def line(self) -> QLineEdit:
        """The text field for entries."""
        return self.entry.field if not self.entry.isHidden() else self.boards.line.field

    @property
    def board(self) -> int | None:
        """The board that is asked for or shown, while several tables play."""
        return (self.boards.results.board or 1) if self._document.evening.session else None

    def explain(self) -> bool:
        """Explain the selected figure, and return whether there is one.

        The full explanation of its deal is shown beside the sheet, over the lists or the table.
        """
        view: QAbstractItemView | None = None
        if self.line is not self.entry.field:
            view = self.boards.explained
        elif self.sheet.hasFocus():
            view = self.sheet
        elif self.deal_list.selectionModel().hasSelection():
            view = self.deal_list
        index = view.currentIndex() if view else QModelIndex()
        text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
        at = self.deal_list.chosen_now
        if not text or view is None:
            return False
        if at and view in (self.sheet, self.deal_list):
            figure = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
            self._tell(at, figure if view is self.sheet else "")
        else:
            self.notice.say("; ".join(text.splitlines()))
        return True

    def _say_why(self, figure: str) -> None:
        """Say why a figure is paid, and tell its deal beside if that has no room in the line."""
        self.notice.say(figure)
        at = self.deal_list.chosen_now
        if at and self.notice.is_small:
            self._tell(at, figure)

    def _tell(self, at: At, figure: str = "") -> None:
        """Tell the story of a deal beside the sheet, and what it or one figure is paid below."""
        from scorepad.ui.deals.deal_story import DealStory
        from scorepad.ui.words.story import story

        told = story(self._document.scored, at)
        self.notice.say(figure or told.short)
        beside = next(each for each in (self.side, self.table, *self._news) if each.isVisible())
        self.notice.left.connect(DealStory(told, beside).deleteLater)

    def _light_chosen(self) -> None:
        """Highlight the selected deal on the sheet, wherever it is now."""
        self.sheet.light(self.deal_list.chosen_now)

    def _announce(self, at: At) -> None:
        """Announce the score of a deal to screen readers."""
        scored_round = self._document.scored.rounds[at.round]
        deal = next(deal for deal in scored_round.deals if deal.place == at.place)
        if isinstance(deal.item, Deal):  # adjustments are read in the list
            say_aloud(self, words.entered_deal_aloud(deal, scored_round))

    def show_round_end(self) -> None:
        """Show the news between two rounds instead of the table, unless a deal is corrected."""
        over = is_over(self._document.scored) and not self.deal_at_table.earlier
        focus = QApplication.focusWidget()
        is_first = over and not self._at_end
        at_end = (self.round_panel, self.next_round) if over else self._at_end
        in_play: list[QWidget] = [self.table]
        if is_first:
            self.share_room(self.window().size())
        if focus and any(part.isAncestorOf(focus) for part in (in_play if over else at_end)):
            self.line.setFocus()  # or Qt would focus the list, which selects a deal
        if self._settings.pad:
            in_play.append(self.pad)
        elif "pad" in self.__dict__:
            self.pad.hide()
        _swap(*((in_play, at_end) if over else (at_end, in_play)))
        for panel in self._news:
            panel.show_round(self.sheet.round)
        self._fit_line()

    @property
    def _at_end(self) -> tuple[QWidget, ...]:
        """The parts shown at the end of a round, once one has ended."""
        return (self.round_panel, self.next_round) if "next_round" in self.__dict__ else ()

    @property
    def _news(self) -> "tuple[RoundPanel, ...]":
        """What replaces the table at the end of a round, once one has ended."""
        return (self.round_panel,) if self._at_end else ()

    def _fit_line(self) -> None:
        """Put the message beside the line instead of below if the sheet needs the room."""
        high, pad = self.window().height(), self._settings.pad
        is_end = bool(self._at_end) and not self.next_round.isHidden()
        low = is_end and foot_height() > min(max(FINGER, high * _LOW_SHARE), high * _MESSAGE_SHARE)
        compact = (pad or low) and not (is_end and self.notice.asks)
        self.entry.fit_height(round(high * _ENTRY_SHARE), compact=compact, pad=pad)
        is_large = self._settings.points > look.usual_points()
        self.sheet.set_usual_height(self._usual_height() if is_large else 0)
        self._lay_notice()

    def _lay_notice(self) -> None:
        """Show notices below the line, but a question over what the pad does not need yet."""
        has_pad = "pad" in self.__dict__ and self.pad.isVisible()
        room = self.pad.lend_room(lent=self.notice.asks) if has_pad else None
        said = self.boards.line.said if self.entry.isHidden() else self.entry.said
        if room and self.notice.asks:
            self.notice.lie_over(room, self.whole)
        else:
            in_field = said is self.entry.said and self.entry.is_compact
            self.notice.lie_over(said, self.whole, keeps_room=True, in_field=in_field)

    def share_room(self, window: QSize) -> None:
        """Give most room to the sheet; other parts get what they need, within their shares."""
        width, points = window.width(), self._settings.points * look.growth(window)
        news = self._news
        for part in (self.table, *news, self.side):
            part.setFont(look.text_font(points))
        wanted = _TABLE_WIDTH * points / look.USUAL_POINTS
        beside = round(min(wanted, width * _TABLE_SHARE))
        most = width * _DEALS_SHARE
        if self._settings.points > look.usual_points():
            most = min(most, width - beside - self._usual_width(window))
        has_room = self.side.fit_width(round(most))
        turned = self.entry.offer_turn(wanted=not has_room)
        gave_way = not (has_room or turned)
        left = beside if has_room else round(min(wanted, width * _ALONE))
        if turned:
            self.side.fit_width(width - left, is_beside=False)
        for part, goes in ((self.side, gave_way), (self.sheet, turned)):
            if goes:
                part.hide()  # before all else: together they would need a larger window
        for part in (self.table, *news):
            part.setFixedWidth(left)
        self.side.setHidden(gave_way)
        self.sheet.setHidden(turned)
        self._fit_line()
        if self._at_end:
            self.next_round.fit_for(window, points, fingers=self._settings.pad)
        if self._settings.pad:
            self.pad.fit(window)
            self._lay_notice()

    def _usual_height(self) -> int:
        """Return the height that the sheet has now with text of the usual size."""
        window, pad = self.window().size(), self._settings.pad
        is_end = bool(self._at_end) and not self.next_round.isHidden()
        low = foot_height(look.usual_points()) > window.height() * _MESSAGE_SHARE
        high = self._beside_menu_and_line(window, compact=pad or (is_end and low))
        if is_end:
            return high - self.next_round.usual_height(window, fingers=pad)
        return high - (self.pad.usual_height(window) if pad else 0)

    def _usual_width(self, window: QSize) -> float:
        """Return the width that the sheet needs for figures as large as with usual text."""
        width, usual = window.width(), look.usual_points()
        points = usual * look.growth(window)
        table = min(_TABLE_WIDTH * points / look.USUAL_POINTS, width * _TABLE_SHARE)
        had = width - table - self.side.width_for(points, round(width * _DEALS_SHARE))
        high = self._beside_menu_and_line(window)
        return min(had, usual_width(high, usual / look.USUAL_POINTS))

    def _beside_menu_and_line(self, window: QSize, *, compact: bool = False) -> int:
        """Return the height that they leave with text of the usual size."""
        most = round(window.height() * _ENTRY_SHARE)
        return window.height() - _MENU - self.entry.usual_height(most, compact=compact)


def _swap(gone: Sequence[QWidget], shown: Sequence[QWidget]) -> None:
    """Hide these parts before showing others: together they would need a larger window."""
    for part in gone:
        part.hide()
    for part in shown:
        part.show()
