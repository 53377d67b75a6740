"""Opens the windows on earlier evenings for the main window, and lets them know of each other."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError
from scorepad.archive.facts import Facts
from scorepad.archive.history import StepKind
from scorepad.archive.ledger import Ledger
from scorepad.bridge.actions import Action, encode_action
from scorepad.bridge.corrections import At
from scorepad.bridge.evening import Evening, score_evening
from scorepad.pages import Extent
from scorepad.ui.document import Document
from scorepad.ui.look import Colours
from scorepad.ui.parts.windows import SeparateWindow
from scorepad.ui.review.behind_window import BehindWindow
from scorepad.ui.review.evening_window import EveningWindow
from scorepad.ui.review.evenings_window import EveningsWindow
from scorepad.ui.review.spellings_dialog import SpellingsDialog
from scorepad.ui.review.standings_window import StandingsWindow
from scorepad.ui.settings import Settings
from scorepad.ui.words import review as words
from scorepad.ui.words.paper import file_name
from scorepad.ui.words.window import undo

if TYPE_CHECKING:
    from scorepad.ui.review.exporting import Choice

W = TypeVar("W", bound=SeparateWindow)
KINDS: tuple[type[SeparateWindow], ...] = (
    EveningsWindow,
    EveningWindow,
    StandingsWindow,
    BehindWindow,
)


class Review(QObject):
    """The windows stand beside the main window; only it has an evening one can change."""

    complained = Signal(str)
    """Something cannot be looked at, in words."""
    gone_on = Signal(object)
    """An earlier evening came onto the table, from one of its deals or none."""

    def __init__(
        self,
        document: Document,
        archive: Archive,
        facts: Facts,
        settings: Settings,
        colours: Colours,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self.archive = archive
        """Every window shows evenings of this one."""
        self._facts = facts
        self._settings = settings
        self._colours, self._points = colours, float(settings.points)
        self._window = window
        document.changed.connect(self._follow_the_table)

    def set_look(self, colours: Colours, points: float) -> None:
        """Colours and sizes as they are set in the main window."""
        self._colours, self._points = colours, points
        for window in self._windows():
            window.set_look(colours, points)

    def close(self) -> None:
        """Close all windows: their archive is no longer the one that is used."""
        for window in self._windows():
            window.close()
        self.setParent(None)
        self.deleteLater()

    # The windows.

    def open_evenings(self) -> None:
        """Open the list, or bring it to the front."""
        window = next(iter(self._opened(EveningsWindow)), None)
        if window is None:
            window = EveningsWindow(
                self.archive, self._facts, self._colours, self._points, self._window
            )
            window.look_asked.connect(self.look)
            window.go_on_asked.connect(self.go_on)
            window.standings_asked.connect(self.open_standings)
            window.merge_asked.connect(partial(self._ask_spellings, window))
            window.export_asked.connect(partial(self._ask_file, window))
            window.show()
        _bring_forward(window)

    def open_standings(self, evenings: Sequence[int] | None = None) -> None:
        """Open the standings of these evenings, or of all."""
        window = StandingsWindow(
            self.archive, self._facts, self._colours, self._points, self._window, evenings
        )
        window.look_asked.connect(self.look)
        window.show()
        _bring_forward(window)

    def look(self, key: int, at: At | None = None) -> None:
        """Look at an evening, from one of its deals on where one is given."""
        window = next((one for one in self._opened(EveningWindow) if one.key == key), None)
        if window is None:
            evening = self._load(key)
            if evening is None:
                return
            window = EveningWindow(
                key, evening, self._keep, self._colours, self._points, self._window
            )
            window.go_on_asked.connect(self.go_on)
            window.export_asked.connect(partial(self._ask_file, window))
            window.print_asked.connect(partial(self._print, window))
            self._show_carried(window)
            window.show()
        if at:
            window.show_deal(at)
        _bring_forward(window)

    def go_on(self, key: int, at: At | None = None) -> None:
        """Lay an evening on the table, with its own steps to take back."""
        if key != self._key:
            evening = self._load(key)
            if evening is None:
                return
            self._document.open(evening, key)
        _bring_forward(self._window)
        self.gone_on.emit(at)

    # Inside.

    @property
    def _key(self) -> int | None:
        """The evening on the table."""
        return self._document.auto_save.key if self._document.auto_save else None

    def _windows(self) -> list[SeparateWindow]:
        """All that are open."""
        return [window for kind in KINDS for window in self._opened(kind)]

    def _opened(self, kind: type[W]) -> list[W]:
        return [one for one in self._window.findChildren(kind) if not one.isHidden()]

    def _load(self, key: int) -> Evening | None:
        try:
            return self.archive.load(key)
        except ArchiveError as trouble:
            self.complained.emit(words.cannot(trouble))
            return None

    def _keep(self, key: int, evening: Evening, done: Action, kind: StepKind) -> None:
        """Keep a change of an evening: by the document where it lies on the table."""
        if key != self._key:
            self.archive.save(key, evening, encode_action(done), kind)
            for window in self._opened(EveningsWindow):
                window.follow_later(key)
        elif kind is StepKind.UNDO:
            self._document.recall()
            self._document.steps.undo()
        else:
            self._document.become(evening, done)

    def _show_carried(self, window: EveningWindow) -> None:
        """Show what other evenings took over of the one in the window."""
        with suppress(ArchiveError):
            window.show_carried(Ledger(self.archive, self._facts).carried_from(window.key))

    def _follow_the_table(self) -> None:
        """What is on the table is seen as it is in the other windows too."""
        key = self._key
        if key is None:
            return
        for look in self._opened(EveningWindow):
            if look.key == key:
                look.follow(self._document.evening)
            self._show_carried(look)
        for window in self._opened(EveningsWindow):
            window.follow_later(key)

    def _ask_spellings(self, window: EveningsWindow) -> None:
        dialog = SpellingsDialog(self.archive, self._colours, self._points, window)
        dialog.merged.connect(partial(self._merged, window))
        dialog.open()

    def _merged(self, window: EveningsWindow, spelling: str, name: str) -> None:
        def take_back() -> None:
            self.archive.unmerge(spelling)
            self._follow_names(window)
            window.notice.hide()

        self._follow_names(window)
        window.notice.say(words.merged(spelling, name), [(undo(), take_back)])

    def _follow_names(self, window: EveningsWindow) -> None:
        window.follow_names()
        if self._document.auto_save:
            self._document.auto_save.uncounted.emit()

    def _ask_file(self, window: EveningsWindow | EveningWindow, keys: Sequence[int]) -> None:
        """Ask for the file that these evenings are written into."""
        from scorepad.ui.review.exporting import choices

        if not keys:
            return
        dialog = QFileDialog(window, words.export().strip("&…"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([choice.filter for choice in choices()])
        dialog.selectFile(file_name(window.windowTitle()))
        # With the ending the dialog knows whether such a file is there, and asks.
        dialog.setDefaultSuffix(choices()[0].ending[1:])
        dialog.filterSelected.connect(partial(_use_ending, dialog))
        dialog.fileSelected.connect(partial(self._export_from, dialog, window, tuple(keys)))
        dialog.open()

    def _export_from(
        self,
        dialog: QFileDialog,
        window: EveningsWindow | EveningWindow,
        keys: tuple[int, ...],
        name: str,
    ) -> None:
        from scorepad.ui.review.exporting import choices, chosen_by

        choice, ending = chosen_by(dialog.selectedNameFilter()), Path(name).suffix.casefold()
        if choice.ending != ending:  # what is typed tells more than what was chosen before
            choice = next((other for other in choices() if other.ending == ending), choice)
        self.export(window, keys, choice, Path(name))

    def export(
        self,
        window: EveningsWindow | EveningWindow,
        keys: Sequence[int],
        choice: "Choice",
        file: Path,
    ) -> None:
        """Write evenings into a file, and say so in the window that asked for it."""
        from scorepad.ui.review.exporting import FAULTS, export

        if file.suffix.casefold() != choice.ending:
            file = file.with_name(f"{file.name}{choice.ending}")
        say: Callable[[str], None] = partial(window.notice.say, actions=[])
        two = self._settings.two_colours
        work = export(self.archive, self._facts, keys, choice, file, two_colours=two)
        then = partial(say, words.exported(str(file)))
        window.slowly.start(work, len(keys), then, say, FAULTS)

    def _print(self, window: EveningWindow) -> None:
        """Open the page for printing on an earlier evening."""
        from scorepad.ui.paper.print_dialog import PrintDialog

        evening = self._load(window.key)
        if evening is not None:
            scored = score_evening(evening)
            last = len(scored.rounds) - 1
            shown = (self._settings, self._colours, window, window.carried)
            PrintDialog(scored, last, Extent.EVENING, *shown).open()


def _use_ending(dialog: QFileDialog, chosen: str) -> None:
    from scorepad.ui.review.exporting import chosen_by

    dialog.setDefaultSuffix(chosen_by(chosen).ending[1:])


def _bring_forward(window: QWidget) -> None:
    window.raise_()
    window.activateWindow()
