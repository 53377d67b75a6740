"""Creates the pages of earlier evenings and standings on demand, and connects them."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError
from scorepad.archive.facts import Facts
from scorepad.archive.history import StepKind
from scorepad.archive.ledger import Ledger
from scorepad.archive.standings import Chosen
from scorepad.bridge.actions import encode_action
from scorepad.bridge.changes import Change
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.rounds import At
from scorepad.bridge.settling import Carried
from scorepad.sheets.pages import Extent
from scorepad.ui.document import Document
from scorepad.ui.parts.file_dialog import ask_where
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.spellings_dialog import SpellingsDialog
from scorepad.ui.review.standings_page import StandingsPage
from scorepad.ui.settings import Settings
from scorepad.ui.words import review as review_words
from scorepad.ui.words import translate
from scorepad.ui.words.paper import evening_file_name, file_name, pdf_files, saved
from scorepad.ui.words.window import undo

if TYPE_CHECKING:
    from scorepad.ui.review.exporting import Choice

_P = TypeVar("_P", EveningsPage, StandingsPage)


class Review(QObject):
    """The pages show any evening; only the one in the main window can be changed."""

    gone_on = Signal(object)
    """An earlier evening was opened, at one of its deals or none."""
    evenings_wanted = Signal(QWidget)
    standings_wanted = Signal(QWidget)
    """A page should be shown."""
    left = Signal()
    """Return to the main page."""

    def __init__(
        self,
        document: Document,
        archive: Archive,
        facts: Facts,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self.archive = archive
        """The archive whose evenings the pages show."""
        self._facts = facts
        self._settings = settings
        self._window = window
        self.more: Sequence[tuple[str, Callable[[], object]]] = ()
        """What else is in the menu of the evenings, by name."""
        self._evenings: EveningsPage | None = None
        self._standings: StandingsPage | None = None
        document.changed.connect(self._follow_the_table)

    def close(self) -> None:
        """Close the pages and their queries, as their archive is no longer used."""
        pages = [page for page in (self._evenings, self._standings) if page]
        if any(page.isVisible() for page in pages):
            self.left.emit()
        for page in pages:
            for bar in page.findChildren(WorkBar):
                bar.cancel()
            for timer in page.findChildren(QTimer):
                timer.stop()
            page.setParent(None)
            page.deleteLater()
        self.setParent(None)
        self.deleteLater()

    # The pages.

    @property
    def evenings(self) -> EveningsPage:
        """The page with all evenings."""
        if self._evenings is None:
            page = EveningsPage(self.archive, self._facts, self._keep, self.more)
            page.left.connect(self._leave_evenings)
            page.go_on_asked.connect(self.go_on)
            page.standings_asked.connect(self.open_standings)
            page.merge_asked.connect(self._ask_spellings)
            page.export_asked.connect(self._ask_file)
            page.print_asked.connect(self._print)
            self._evenings = self._dressed(page)
        return self._evenings

    @property
    def standings(self) -> StandingsPage:
        """The page with the standings of all evenings, or of some."""
        if self._standings is None:
            page = StandingsPage(self.archive, self._facts)
            page.left.connect(self.left)
            page.look_asked.connect(self.look)
            page.print_asked.connect(self._ask_season_file)
            self._standings = self._dressed(page)
        return self._standings

    def _dressed(self, page: _P) -> _P:
        """Add a page to the window before it is measured."""
        page.setParent(self._window)
        page.measure()
        return page

    def open_evenings(self) -> None:
        self.evenings.offer_back(False)
        self.evenings_wanted.emit(self.evenings)

    def open_standings(self, evenings: Sequence[int] | None = None) -> None:
        """Open the standings of these evenings, or as they were left."""
        if evenings is not None:
            self.standings.show_only(evenings)
        self.standings_wanted.emit(self.standings)

    def look(self, key: int, at: At | int | None = None) -> None:
        """Show an evening behind a figure, at a deal or a round."""
        self.evenings.offer_back(True)
        self.evenings_wanted.emit(self.evenings)
        self.evenings.look(key, at)

    def go_on(self, key: int, at: At | None = None) -> None:
        """Open an evening, with its own undo steps."""
        if key != self._key:
            evening = self._load(key)
            if evening is None:
                return
            self._document.open(evening, key)
        self.gone_on.emit(at)

    # Internals.

    @property
    def _key(self) -> int | None:
        """The key of the evening in the window."""
        return self._document.auto_save.key if self._document.auto_save else None

    def _leave_evenings(self) -> None:
        if self.evenings.back.isHidden():
            self.left.emit()
        else:
            self.open_standings()

    def _load(self, key: int) -> Evening | None:
        try:
            return self.archive.load(key)
        except ArchiveError as trouble:
            self.evenings.say(review_words.cannot(trouble))
            return None

    def _keep(self, key: int, change: Change, kind: StepKind) -> None:
        """Save a changed evening, through the document if it is open there."""
        if key != self._key:
            self.archive.save(key, change.evening, encode_action(change.action), kind)
            self.evenings.follow_later(key)
        elif kind is StepKind.UNDO:
            self._document.recall()
            self._document.steps.undo()
        else:
            self._document.become(change)

    def _follow_the_table(self) -> None:
        """Show changes of the open evening on the other pages."""
        key = self._key
        if self._evenings and key is not None:
            self._evenings.follow_later(key, self._document.evening)
        if self._standings and key is not None:
            self._standings.follow_later()

    def _ask_spellings(self) -> None:
        dialog = SpellingsDialog(self.archive, self._window)
        dialog.merged.connect(self._merged)
        dialog.open()

    def _merged(self, spelling: str, name: str) -> None:
        def take_back() -> None:
            self.archive.unmerge(spelling)
            self._follow_names()
            self.evenings.notice.hide()

        self._follow_names()
        self.evenings.notice.say(_now_named(spelling, name), [(undo(), take_back)])

    def _follow_names(self) -> None:
        self.evenings.follow_names()
        if self._standings:
            self._standings.follow_later()
        if self._document.auto_save:
            self._document.auto_save.uncounted.emit()

    def _ask_file(self, keys: Sequence[int]) -> None:
        """Ask where to export these evenings."""
        from scorepad.ui.review.exporting import choices

        if not keys:
            return
        endings = {choice.filter: choice.ending for choice in choices()}
        then = partial(self._export_from, tuple(keys))
        name, title = self._file_name(keys), review_words.export()
        ask_where(self._window, endings, then, title=title, name=name)

    def _file_name(self, keys: Sequence[int]) -> str:
        if len(keys) == 1:
            return evening_file_name(self.archive.load(keys[0]))
        return file_name(review_words.evenings_title())

    def _export_from(self, keys: tuple[int, ...], name: str, chosen: str) -> None:
        from scorepad.ui.review.exporting import chosen_by

        self.export(keys, chosen_by(chosen), Path(name))

    def export(self, keys: Sequence[int], choice: "Choice", file: Path) -> None:
        """Export evenings to a file, with a message on their page."""
        from scorepad.ui.review.exporting import export

        two = self._settings.two_colours
        page, told = self.evenings, [saved(str(file))]
        work = export(self.archive, self._facts, keys, choice, file, told, two_colours=two)
        page.slowly.start(work, len(keys), lambda: page.say(" ".join(told)), page.say)

    def _ask_season_file(self, chosen: Chosen, title: str) -> None:
        """Ask where to print a season as a PDF."""
        then = partial(self._print_season, chosen, title)
        ask_where(self._window, pdf_files(), then, name=file_name(title))

    def _print_season(self, chosen: Chosen, title: str, name: str, filter_: str) -> None:
        """Print a season page by page, which can be stopped."""
        from scorepad.ui.paper.pdf import PdfInfo, save_pdf
        from scorepad.ui.paper.print_settings import last_print_settings
        from scorepad.ui.paper.season_pages import season_pages, season_to_print

        wanted = last_print_settings(self._settings)

        def work() -> Iterator[object]:
            question = partial(season_to_print, chosen=chosen, title=title)
            printed = yield from self._facts.answer(question)
            yield from save_pdf(season_pages(printed, wanted), Path(name), PdfInfo(title))

        page = self.standings
        then = partial(page.say, saved(name))
        page.slowly.start(work(), 0, then, page.say)

    def _print(self, keys: Sequence[int]) -> None:
        """Open the print dialog for earlier evenings, once they are loaded."""
        found: list[tuple[ScoredEvening, Sequence[Carried]]] = []

        def read() -> Iterator[object]:
            yield from self._facts.count(self._facts.outdated())
            ledger = Ledger(self.archive, self._facts)
            for key in keys:
                scored = score_evening(self.archive.load(key))
                found.append((scored, ledger.carried_from(key)))
                yield key

        page = self.evenings
        then = partial(self._print_all, found)
        page.slowly.start(read(), len(keys), then, page.say)

    def _print_all(self, found: Sequence[tuple[ScoredEvening, Sequence[Carried]]]) -> None:
        from scorepad.ui.paper.print_dialog import PrintDialog

        if found:
            (first, carried), *more = found
            last, what = len(first.rounds) - 1, Extent.EVENING
            PrintDialog(first, last, what, self._settings, self._window, carried, more).open()


def _now_named(spelling: str, name: str) -> str:
    return translate("words", "{spelling} is now {name} everywhere.").format(
        spelling=spelling, name=name
    )
