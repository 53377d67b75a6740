"""Opens the pages and dialogs of the window; each is imported when it is wanted."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from scorepad.bridge.evening import Evening
from scorepad.ui.document import Document
from scorepad.ui.parts.overlay import Overlay, OverlayPage
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.settings import Settings
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words import translate

if TYPE_CHECKING:
    from scorepad.bridge.old_results import OldResults
    from scorepad.ui.boards.clock import Clock
    from scorepad.ui.evening.this_evening_page import ThisEveningPage
    from scorepad.ui.phones.phones import Phones
    from scorepad.ui.review.review import Review

P = TypeVar("P", bound=OverlayPage)
_CLUB = "club"


class Openers(QObject):
    """Opens the windows and pages that belong to the main window."""

    complained = Signal(str)
    """Something cannot be opened, in words."""
    gone_on = Signal(object)
    """An earlier evening came onto the table, from one of its deals or none."""
    page_wanted = Signal(WindowPage, QWidget)
    """A page on earlier evenings or standings is to be seen."""
    page_left = Signal()
    overlay_opened = Signal(Overlay)
    phones_changed = Signal()
    """Phones are let in or no longer, or one of them is otherwise."""
    phone_differed = Signal(str, str, str)
    """A phone, by its name, entered something where something else is."""

    def __init__(
        self,
        document: Document,
        settings: Settings,
        window: QMainWindow,
        over: QWidget,
        whole: QWidget,
    ) -> None:
        """What lies over the sheet lies over this part, and a page to fill in over the line too."""
        super().__init__(window)
        self._document = document
        self._settings = settings
        self._window, self._over, self._whole = window, over, whole
        self.earlier = EarlierEvenings(document.auto_save)

    # The evening and its rounds.

    def new_evening(self) -> None:
        """Begin another evening, once the players have settled it."""
        from scorepad.bridge.setup import new_evening
        from scorepad.ui.evening.evening_page import NewEveningPage

        page = self._lay_over(
            NewEveningPage, lambda: NewEveningPage(self._document, self.earlier, self._whole)
        )
        if page:
            page.begin_at(page.people.rows[0].field)
            page.tables_asked.connect(lambda start: self._ask_tables(new_evening(start)))

    def another_session(self) -> None:
        """Let the same pairs play other boards at several tables, in an evening of today."""
        from scorepad.bridge.setup import another_session
        from scorepad.ui.words.evening import usual_title

        today = date.today()
        self._ask_tables(another_session(self._document.evening, usual_title(today), today))

    def old_evening(self) -> None:
        """Write down an evening of which only the results are known."""
        self._open_old(None)

    def _open_old(self, written: "OldResults | None") -> None:
        from scorepad.ui.evening.old_evening_page import OldEveningPage

        page = self._lay_over(
            OldEveningPage,
            lambda: OldEveningPage(self._document, self.earlier, self._whole, written),
        )
        if page:
            page.begin_at(page.results.table if written else page.about.day_field)

    def this_evening(self) -> None:
        """Say who plays and who sits where, and all else that was settled for the evening."""
        if page := self._this_evening():
            page.begin_at(page.people.rows[0].field)

    def open_draw(self) -> None:
        """Draw for partners."""
        if page := self._this_evening():
            page.begin_at_draw()

    def open_form(self) -> None:
        """Say what is played, in the next round or in any before it."""
        if page := self._this_evening():
            page.begin_at(page.options.forms[page.options.form])

    def _this_evening(self) -> "ThisEveningPage | None":
        """Open the page of the evening; boards at several tables and old results have others."""
        from scorepad.bridge.old_results import old_results_of
        from scorepad.ui.evening.this_evening_page import ThisEveningPage

        if self._document.evening.session:
            self._ask_tables(self._document.evening)
        elif written := old_results_of(self._document.evening):
            self._open_old(written)
        else:
            return self._lay_over(
                ThisEveningPage, lambda: ThisEveningPage(self._document, self.earlier, self._whole)
            )
        return None

    def _ask_tables(self, evening: Evening) -> None:
        """Let the players settle boards at several tables, of another evening or this one."""
        from scorepad.ui.boards.tables_dialog import TablesDialog

        earlier = self.earlier
        known = earlier.players(), earlier.handicaps
        if evening is not self._document.evening and not evening.club:
            evening = replace(evening, club=self._settings.remembered(_CLUB))
        dialog = TablesDialog(self._document, evening, *known, self._window)
        dialog.accepted.connect(self._remember_club)
        dialog.open()

    def _remember_club(self) -> None:
        """The next session is held where the last one was, unless somebody says otherwise."""
        self._settings.remember(_CLUB, self._document.evening.club)

    # Deals and scores.

    def open_adjustment(self, number: int = -1) -> None:
        """Give points to a side by agreement, in the round of this number first."""
        from scorepad.ui.deals.adjust_dialog import AdjustDialog

        AdjustDialog(self._document, number, self._window).open()

    def open_extras(self) -> None:
        """Enter what is owed besides the score."""
        from scorepad.ui.scores.extras_dialog import ExtrasDialog

        ExtrasDialog(self._document, self._window).open()

    def open_board(self) -> None:
        """Choose the board that is played next."""
        if self._document.evening.session:
            said = translate("words", "Click a board in the list, or type its number too: 3 4sn")
            self.complained.emit(said)
            return
        from scorepad.ui.deals.board_dialog import BoardDialog

        BoardDialog(self._document, self._window).open()

    def open_clock(self, clock: "Clock") -> None:
        """Ask for the times of the rounds, and start their clock."""
        from scorepad.bridge.round_clock import clock_for
        from scorepad.ui.boards.clock_dialog import ClockDialog

        session = self._document.evening.session
        usual = clock_for(session.plan if session else None)
        dialog = ClockDialog(clock, usual, self._window)
        dialog.accepted.connect(lambda: self.complained.emit(clock.said))
        dialog.open()

    def open_what_if(self) -> None:
        """Open the table of what any contract would score."""
        from scorepad.ui.what_if.what_if_page import WhatIfPage

        self._lay_over(WhatIfPage, lambda: WhatIfPage(self._document, self._over))

    def open_back_score(self) -> None:
        """Open the back score with its chart."""
        from scorepad.ui.scores.back_score_page import BackScorePage

        self._lay_over(BackScorePage, lambda: BackScorePage(self._document, self._whole))

    def open_settling(self) -> None:
        """Open the page of who pays whom."""
        from scorepad.ui.scores.settle_page import SettlePage

        self._lay_over(SettlePage, lambda: SettlePage(self._document, self.earlier, self._whole))

    # What is kept.

    def open_history(self) -> None:
        """Open the steps of this evening."""
        from scorepad.ui.history.history_page import HistoryPage

        self._lay_over(HistoryPage, lambda: HistoryPage(self._document, self._over))

    def open_bin(self) -> None:
        """Look at the evenings that were deleted."""
        from scorepad.ui.history.bin_page import BinPage

        auto_save = self._document.auto_save
        if auto_save:
            self._lay_over(BinPage, lambda: BinPage(auto_save, self._whole))

    def open_copies(self) -> None:
        """Look into a copy of the archive, and bring evenings back."""
        from scorepad.ui.history.copies_page import CopiesPage

        auto_save = self._document.auto_save
        if auto_save:
            self._lay_over(CopiesPage, lambda: CopiesPage(self._document, auto_save, self._whole))

    def open_earlier(self) -> None:
        """Look at earlier evenings."""
        review = self._review()
        if review:
            review.open_evenings()

    def open_standings(self) -> None:
        review = self._review()
        if review:
            review.open_standings()

    def _review(self) -> "Review | None":
        """Return what makes the pages on earlier evenings, where there are any."""
        from scorepad.ui.review.review import Review

        review = self._window.findChild(Review)
        auto_save = self._document.auto_save
        if review:
            return review
        archive, facts = (auto_save.archive, auto_save.facts) if auto_save else (None, None)
        if auto_save is None or archive is None or facts is None:
            self.complained.emit(
                translate("words", "The archive of evenings is not open at the moment.")
            )
        else:
            review = Review(self._document, archive, facts, self._settings, self._window)
            auto_save.closing.connect(review.close)
            review.gone_on.connect(self.gone_on)
            review.evenings_wanted.connect(partial(self.page_wanted.emit, WindowPage.EVENINGS))
            review.standings_wanted.connect(partial(self.page_wanted.emit, WindowPage.STANDINGS))
            review.left.connect(self.page_left)
            review.old_asked.connect(self.old_evening)
        return review

    def open_phones(self) -> None:
        """Let phones at the table look, or enter."""
        from scorepad.ui.phones.phones_page import PhonesPage

        phones = self.phones
        self._lay_over(
            PhonesPage,
            lambda: PhonesPage(self._document, phones, self._result_in_lines, self._over),
        )

    def _result_in_lines(self) -> str:
        from scorepad.ui.paper.share import share_text
        from scorepad.ui.scores.result_sheet import card_of

        scored = self._document.scored
        return share_text(card_of(self._document, self.earlier), scored)

    @cached_property
    def phones(self) -> "Phones":
        """What lets phones in, made when it is first wanted."""
        from scorepad.ui.phones.phones import Phones

        made = Phones(self._document, self, lambda: self._settings.hides_ranking)
        made.changed.connect(self.phones_changed)
        made.differed.connect(self.phone_differed)
        return made

    def tell_phones(self) -> None:
        """Tell the phones to fetch again what they may show."""
        if "phones" in self.__dict__:
            self.phones.tell()

    # Help.

    def open_help(self) -> None:
        from scorepad.ui.help.help_page import HelpPage

        menus = self._window.menuBar()
        self._lay_over(HelpPage, lambda: HelpPage(self._document, menus, self._whole))

    def open_about(self) -> None:
        from scorepad.ui.help.about import AboutBox

        AboutBox(self._window).open()

    def _lay_over(self, kind: type[P], make: Callable[[], P]) -> P | None:
        """Lay a page over the sheet in place of any other, unless it lies there already.

        There is none where another one would lose what was typed.
        """
        pages = [page for page in self._whole.findChildren(OverlayPage) if not page.isHidden()]
        for page in pages:
            if isinstance(page, kind):
                return page
        for page in pages:
            if not page.close():
                return None
        made = make()
        self.overlay_opened.emit(made)
        return made
