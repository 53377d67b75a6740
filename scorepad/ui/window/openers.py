"""Opens the pages and dialogs of the window; each is imported when it is wanted."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from scorepad.ui.document import Document
from scorepad.ui.parts.overlay import Overlay, OverlayPage
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.settings import Settings
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words import translate

if TYPE_CHECKING:
    from scorepad.ui.review.review import Review


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

    def __init__(
        self, document: Document, settings: Settings, window: QMainWindow, over: QWidget
    ) -> None:
        """What lies over the sheet lies over this part of the window."""
        super().__init__(window)
        self._document = document
        self._settings = settings
        self._window, self._over = window, over
        self.earlier = EarlierEvenings(document.auto_save)

    # The evening and its rounds.

    def new_evening(self) -> None:
        """Begin another evening, once the players have settled it."""
        from scorepad.ui.evening.evening_tasks import ask_new

        ask_new(self._document, self.earlier, self._window)

    def this_evening(self) -> None:
        """Name or seat the players, and say what is played."""
        from scorepad.ui.evening.evening_tasks import ask_this

        ask_this(self._document, self.earlier, self._window)

    def old_evening(self) -> None:
        """Write down an evening of which only the results are known."""
        from scorepad.ui.evening.evening_tasks import ask_old

        ask_old(self._document, self.earlier, self._window)

    def open_draw(self) -> None:
        """Draw for partners, or sit as the players like; at several tables settle who plays."""
        if self._has_several_tables:
            self.this_evening()
            return
        from scorepad.ui.evening.evening_tasks import ask_draw

        ask_draw(self._document, self.earlier, self._window)

    @property
    def _has_several_tables(self) -> bool:
        return self._document.evening.rounds[-1].comparison is not None

    def open_players(self) -> None:
        if self._has_several_tables:
            self.this_evening()
            return
        from scorepad.ui.rounds.players_dialog import PlayersDialog

        PlayersDialog(self._document, self._window).open()

    def open_form(self) -> None:
        """Say what is played, in the next round or in any before it."""
        if self._has_several_tables:
            self.this_evening()
            return
        from scorepad.ui.rounds.form_dialog import FormDialog

        FormDialog(self._document, self._window).open()

    # Deals and scores.

    def open_adjustment(self, number: int = -1) -> None:
        """Give points to a side by agreement, in the round of this number first."""
        if self._has_several_tables:
            said = translate("words", "At several tables type an average instead: ave+ ave-")
            self.complained.emit(said)
            return
        from scorepad.ui.deals.adjust_dialog import AdjustDialog

        AdjustDialog(self._document, number, self._window).open()

    def open_extras(self) -> None:
        """Enter what is owed besides the score."""
        from scorepad.ui.scores.extras_dialog import ExtrasDialog

        ExtrasDialog(self._document, self._window).open()

    def open_board(self) -> None:
        """Choose the board that is played next."""
        if self._has_several_tables:
            said = translate("words", "Click a board in the list, or type its number too: 3 4sn")
            self.complained.emit(said)
            return
        from scorepad.ui.deals.board_dialog import BoardDialog

        BoardDialog(self._document, self._window).open()

    def open_what_if(self) -> None:
        """Open the table of what any contract would score."""
        from scorepad.ui.what_if.what_if_page import WhatIfPage

        self._lay_over(WhatIfPage, lambda: WhatIfPage(self._document, self._over))

    def open_back_score(self) -> None:
        """Open the back score with its chart."""
        from scorepad.ui.scores.back_score_page import BackScorePage

        self._lay_over(BackScorePage, lambda: BackScorePage(self._document, self._over))

    def open_settling(self) -> None:
        """Open the page of who pays whom."""
        from scorepad.ui.scores.settle_page import SettlePage

        self._lay_over(SettlePage, lambda: SettlePage(self._document, self.earlier, self._over))

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
            self._lay_over(BinPage, lambda: BinPage(auto_save, self._over))

    def open_copies(self) -> None:
        """Look into a copy of the archive, and bring evenings back."""
        from scorepad.ui.history.copies_page import CopiesPage

        auto_save = self._document.auto_save
        if auto_save:
            self._lay_over(CopiesPage, lambda: CopiesPage(self._document, auto_save, self._over))

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
                translate("words", "The archive of evenings is not open just now.")
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

    # Help.

    def open_help(self) -> None:
        from scorepad.ui.help.help_page import HelpPage

        menus = self._window.menuBar()
        self._lay_over(HelpPage, lambda: HelpPage(self._document, menus, self._over))

    def open_about(self) -> None:
        from scorepad.ui.help.about import AboutBox

        AboutBox(self._window).open()

    def _lay_over(self, kind: type[OverlayPage], make: Callable[[], OverlayPage]) -> None:
        """Lay a page over the sheet in place of any other, unless it lies there already."""
        pages = [page for page in self._over.findChildren(OverlayPage) if not page.isHidden()]
        if not any(isinstance(page, kind) for page in pages):
            for page in pages:
                page.close()
            self.overlay_opened.emit(make())
