"""Opens the pages and dialogs of the window, each imported on first use."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

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
    from scorepad.ui.boards.tables_page import TablesPage
    from scorepad.ui.evening.this_evening_page import ThisEveningPage
    from scorepad.ui.phones.phones import Phones
    from scorepad.ui.review.review import Review

_P = TypeVar("_P", bound=OverlayPage)
_CLUB = "club"


class Openers(QObject):
    """Opens the pages and dialogs of the main window."""

    complained = Signal(str)
    """A message that something cannot be opened."""
    gone_on = Signal(object)
    """An earlier evening was opened, at one of its deals or none."""
    page_wanted = Signal(WindowPage, QWidget)
    """A page of earlier evenings or standings should be shown."""
    page_left = Signal()
    overlay_opened = Signal(Overlay)
    files_asked = Signal()
    """Files of evenings should be asked for."""
    settings_changed = Signal()
    language_changed = Signal()
    phones_changed = Signal()
    """Phones were let in or out, or one of them changed."""
    phone_differed = Signal(str, str, str)
    """A phone, given by name, entered something that differs from what is there."""

    def __init__(
        self,
        document: Document,
        settings: Settings,
        window: QMainWindow,
        over: QWidget,
        whole: QWidget,
    ) -> None:
        """`over` is covered by pages over the sheet, `whole` by those that cover the line too."""
        super().__init__(window)
        self._document = document
        self._settings = settings
        self._window, self._over, self._whole = window, over, whole
        self.earlier = EarlierEvenings(document.auto_save)

    @property
    def _front(self) -> QWidget:
        """What a dialog lies over: the window, or the full screen that covers it."""
        active = QApplication.activeWindow()
        return active if active and active.isFullScreen() else self._window

    # The evening and its rounds.

    def new_evening(self) -> None:
        """Open the page for a new evening."""
        from scorepad.bridge.setup import new_evening
        from scorepad.ui.evening.new_evening_page import NewEveningPage

        page = self._lay_over(
            NewEveningPage, lambda: NewEveningPage(self._document, self.earlier, self._whole)
        )
        if page:
            page.begin_at(page.people.rows[0].field)
            page.tables_asked.connect(lambda start: self._turn_to_tables(new_evening(start)))

    def another_session(self) -> None:
        """Begin a session today with the same pairs at several tables."""
        self._ask_tables(_another_session(self._document.evening))

    def old_evening(self) -> None:
        """Open the page for an evening of which only the results are known."""
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
        """Open the page of this evening at its players."""
        if page := self._this_evening():
            page.begin_at(page.people.rows[0].field)

    def open_draw(self) -> None:
        """Open the draw for partners."""
        if page := self._this_evening():
            page.begin_at_draw()

    def open_form(self) -> None:
        """Open the page of this evening at the form of the game."""
        if page := self._this_evening():
            page.begin_at(page.options.forms[page.options.form])

    def _this_evening(self) -> "ThisEveningPage | None":
        """Return the page of the evening; several tables and old results have their own."""
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

    def _turn_to_tables(self, evening: Evening) -> None:
        """Cover the page of a new evening, which comes back with its names."""
        page = self._tables_page(evening)
        page.one_table.show()
        self.overlay_opened.emit(page)
        last = self.earlier.last_session() if evening.session is None else None
        if last and last.session:
            page.offer_again(last.session)
            page.again.clicked.connect(partial(self._same_again, page, last))
        page.begin_at(page.who.names[0])

    def _same_again(self, page: "TablesPage", last: Evening) -> None:
        """Fill the page in as at the last session, unless something typed would be lost."""
        if page.close():
            self._turn_to_tables(_another_session(last))

    def _ask_tables(self, evening: Evening) -> None:
        """Open the page for several tables, for a new session or this one."""
        from scorepad.ui.boards.tables_page import TablesPage

        if page := self._lay_over(TablesPage, lambda: self._tables_page(evening)):
            page.begin_at(page.who.names[0])

    def _tables_page(self, evening: Evening) -> "TablesPage":
        from scorepad.ui.boards.tables_page import TablesPage

        earlier = self.earlier
        if evening is not self._document.evening and not evening.club:
            evening = replace(evening, club=self._settings.remembered(_CLUB))
        known = earlier.players(), earlier.handicaps
        page = TablesPage(self._document, evening, *known, self._whole)
        page.settled.connect(self._remember_club)
        return page

    def _remember_club(self) -> None:
        """Remember the club as the default for the next session."""
        self._settings.remember(_CLUB, self._document.evening.club)

    # Deals and scores.

    def open_adjustment(self, number: int = -1) -> None:
        """Open an adjustment, by default for this round."""
        from scorepad.ui.deals.adjust_dialog import AdjustDialog

        AdjustDialog(self._document, number, self._front).open()

    def open_extras(self) -> None:
        """Open the extra amounts."""
        from scorepad.ui.scores.extras_dialog import ExtrasDialog

        ExtrasDialog(self._document, self._front).open()

    def open_board(self) -> None:
        """Open the dialog for the number of the next board."""
        if self._document.evening.session:
            said = translate("words", "Click a board in the list, or type its number too: 3 4sn")
            self.complained.emit(said)
            return
        from scorepad.ui.deals.board_dialog import BoardDialog

        BoardDialog(self._document, self._front).open()

    def open_clock(self, clock: "Clock") -> None:
        """Open the times of the rounds, and start the clock."""
        from scorepad.bridge.expected_results import current_round
        from scorepad.bridge.round_clock import clock_for
        from scorepad.ui.boards.clock_dialog import ClockDialog

        session = self._document.evening.session
        usual = clock_for(session.plan if session else None)
        number = current_round(session) if session else 1
        dialog = ClockDialog(clock, usual, number, self._front)
        dialog.accepted.connect(lambda: self.complained.emit(clock.said))
        dialog.open()

    def open_what_if(self, board: int | None = None) -> None:
        """Open the table of what any contract would score, as the next deal or on a board."""
        from scorepad.ui.what_if.what_if_page import WhatIfPage

        self._lay_over(WhatIfPage, lambda: WhatIfPage(self._document, self._over, board))

    def open_back_score(self) -> None:
        """Open the back score with its chart."""
        from scorepad.ui.scores.back_score_page import BackScorePage

        self._lay_over(BackScorePage, lambda: BackScorePage(self._document, self._whole))

    def open_settling(self) -> None:
        """Open the page for settling up."""
        from scorepad.ui.scores.settle_page import SettlePage

        self._lay_over(SettlePage, lambda: SettlePage(self._document, self.earlier, self._whole))

    # The archive.

    def open_history(self) -> None:
        """Open the steps of this evening."""
        from scorepad.ui.history.history_page import HistoryPage

        self._lay_over(HistoryPage, lambda: HistoryPage(self._document, self._whole))

    def open_bin(self) -> None:
        """Open the deleted evenings."""
        from scorepad.ui.history.bin_page import BinPage

        auto_save = self._document.auto_save
        if auto_save:
            self._lay_over(BinPage, lambda: BinPage(auto_save, self._whole))

    def open_copies(self) -> None:
        """Open the backups of the archive."""
        from scorepad.ui.history.copies_page import CopiesPage

        auto_save = self._document.auto_save
        if auto_save:
            self._lay_over(CopiesPage, lambda: CopiesPage(self._document, auto_save, self._whole))

    def open_earlier(self) -> None:
        """Open the earlier evenings."""
        review = self._review()
        if review:
            review.open_evenings()

    def open_standings(self) -> None:
        review = self._review()
        if review:
            review.open_standings()

    def _review(self) -> "Review | None":
        """Return the pages of earlier evenings, if there is an archive."""
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
            review.more = [
                (translate("words", "O&ld evening…"), self.old_evening),
                (translate("words", "Open &file…"), self.files_asked.emit),
                (translate("words", "Deleted e&venings…"), self.open_bin),
                (translate("words", "&Backups…"), self.open_copies),
            ]
            auto_save.closing.connect(review.close)
            review.gone_on.connect(self.gone_on)
            review.evenings_wanted.connect(partial(self.page_wanted.emit, WindowPage.EVENINGS))
            review.standings_wanted.connect(partial(self.page_wanted.emit, WindowPage.STANDINGS))
            review.left.connect(self.page_left)
        return review

    def open_phones(self) -> None:
        """Open the page for phones."""
        from scorepad.ui.phones.phones_page import PhonesPage

        phones = self.phones
        page = self._lay_over(
            PhonesPage,
            lambda: PhonesPage(self._document, phones, self._result_in_lines, self._whole),
        )
        if page:
            page.back.setFocus()

    def _result_in_lines(self) -> str:
        from scorepad.ui.paper.share import share_text
        from scorepad.ui.scores.result_sheet import card_of

        scored = self._document.scored
        return share_text(card_of(self._document, self.earlier), scored)

    @cached_property
    def phones(self) -> "Phones":
        """The server for phones, created on first use."""
        from scorepad.ui.phones.phones import Phones

        made = Phones(self._document, self, lambda: self._settings.hides_ranking)
        made.changed.connect(self.phones_changed)
        made.differed.connect(self.phone_differed)
        return made

    def tell_phones(self) -> None:
        """Make the phones reload what they show."""
        if "phones" in self.__dict__:
            self.phones.tell()

    # Choices, settings and help.

    def open_choice(
        self, title: str, choices: Mapping[str, Callable[[], object]], present: str = ""
    ) -> None:
        """Ask which of these to do."""
        from scorepad.ui.parts.choose_dialog import ChooseDialog

        ChooseDialog(title, choices, present, self._front).open()

    def open_settings(self) -> None:
        """Open the language and the colours."""
        from scorepad.ui.window.settings_dialog import SettingsDialog

        settings, was = self._settings, self._settings.language
        dialog = SettingsDialog(settings, self._front)

        def tell() -> None:
            self.settings_changed.emit()
            if settings.language != was:
                self.language_changed.emit()

        dialog.accepted.connect(tell)
        dialog.open()

    def open_help(self) -> None:
        from scorepad.ui.help.help_page import HelpPage

        menus = self._window.menuBar()
        self._lay_over(HelpPage, lambda: HelpPage(self._document, menus, self._whole))

    def open_about(self) -> None:
        from scorepad.ui.help.about import AboutBox

        AboutBox(self._front).open()

    def _lay_over(self, kind: type[_P], make: Callable[[], _P]) -> _P | None:
        """Show a page over the sheet instead of any other, and return it; reuse one that is there.

        None if the other page would lose what was typed.
        """
        pages = [page for page in self._whole.findChildren(OverlayPage) if not page.isHidden()]
        for page in reversed(pages):
            if isinstance(page, kind):
                return page
            if not page.close():
                return None
        made = make()
        self.overlay_opened.emit(made)
        return made


def _another_session(evening: Evening) -> Evening:
    """Return a session today with the same pairs at several tables."""
    from scorepad.bridge.setup import another_session
    from scorepad.ui.words.evening import usual_title

    today = date.today()
    return another_session(evening, usual_title(today), today)
