"""Earlier evenings: the list of all there are, searched as one types."""

from bisect import bisect_left
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError
from scorepad.archive.facts import Facts
from scorepad.archive.listing import Listing
from scorepad.ui.look import Colours
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.parts.rows import Index
from scorepad.ui.parts.screen_fit import fit_to_screen
from scorepad.ui.parts.windows import SeparateWindow
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.evening_model import DAY, NOTE, PLAYERS, RESULT, EveningModel
from scorepad.ui.review.filters import Filters
from scorepad.ui.review.sort_button import SortButton
from scorepad.ui.review.tables import has_few_lines, list_style, measure, plain_table
from scorepad.ui.words import review as words
from scorepad.ui.words import translate
from scorepad.ui.words.evening import usual_titles
from scorepad.ui.words.window import undo

MARGIN = 14
WIDTHS = (12, 18, 10, 7, 26, 10)
"""Of the columns in letters, at the least."""
SHARES = {PLAYERS: 0.28, RESULT: 0.44, NOTE: 0.28}
"""How much of the room that the others leave these take."""


class EveningsWindow(SeparateWindow):
    """The list; Enter looks at an evening, Esc takes the search back or closes the window."""

    look_asked = Signal(int)
    go_on_asked = Signal(int)
    standings_asked = Signal(list)
    """Of these evenings."""
    merge_asked = Signal()
    export_asked = Signal(list)
    """Of these evenings."""

    def __init__(
        self,
        archive: Archive,
        facts: Facts,
        colours: Colours,
        points: float,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words.evenings_title(), parent)
        self._archive = archive
        self._changed: set[int] = set()
        self._chosen: int | None = None
        """The evening that was chosen before the list is another one."""
        self._facts = facts
        listing = Listing(archive, facts, usual_titles())
        self.model = EveningModel(listing, facts, self)
        self.filters = Filters(archive.players(), listing.played_on(), self.model.partners_of)
        self.table = plain_table(self.model, words.evenings_title())
        self.table.horizontalHeader().setSectionsClickable(True)
        self.table.horizontalHeader().setSortIndicatorShown(True)
        self.count = QLabel()
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.notice = NoticeBar(colours)
        self.slowly = WorkBar()
        self.look_button = QPushButton(words.look())
        self.go_on_button = QPushButton(words.go_on())
        self.more = QPushButton(translate("words", "&More"))
        self.filter_button = QPushButton(translate("words", "&Filter"))
        self.filter_button.setToolTip(
            translate("words", "Choose evenings by player, partner, form and time")
        )
        self.filter_button.setCheckable(True)
        headings = [*words.evening_headings()]
        headings[RESULT] = translate("words", "Biggest win")
        self.sort_button = SortButton(self.table, headings)
        self._fill_bar()
        self._arrange()
        self._connect()
        fit_to_screen(self, 1060, 680)
        self.set_look(colours, points)
        self._tell_number()
        self._span_months()
        self._choose(0)
        self.filters.search.setFocus()

    def set_look(self, colours: Colours, points: float) -> None:
        super().set_look(colours, points)
        self.notice.set_colours(colours)
        self.notice.set_points(points)
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(header.sectionSizeHint(NOTE))
        self._share_room()

    def own_style(self, colours: Colours, points: float) -> str:
        return f"""{list_style(colours, points)}
        QPushButton:checked {{ background: {colours.glow.name()}; }}
        """

    def _share_room(self) -> None:
        """Widen what is mostly cut; where there are only a few lines, they are for evenings."""
        is_low = has_few_lines(self)
        self.filter_button.setVisible(is_low)
        self.go_on_button.setHidden(is_low)
        self._show_choices()
        measure(self.table, WIDTHS, self.width() - 2 * MARGIN, SHARES)

    def _show_choices(self) -> None:
        wanted = self.filter_button.isHidden() or self.filter_button.isChecked()
        self.filters.choices.setVisible(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    # What can be done.

    @property
    def current(self) -> int | None:
        line = self.model.line(self.table.currentIndex())
        return line.key if line else None

    def look_at_it(self) -> None:
        if self.current is not None:
            self.look_asked.emit(self.current)

    def go_on_with_it(self) -> None:
        if self.current is not None:
            self.go_on_asked.emit(self.current)

    def show_standings(self) -> None:
        self.standings_asked.emit(self.model.listed())

    def export(self) -> None:
        self.export_asked.emit(self.model.listed())

    def merge(self) -> None:
        self.merge_asked.emit()

    def delete(self) -> None:
        """Put the evening into the bin, and offer to take it out again."""
        line = self.model.line(self.table.currentIndex())
        if line is None:
            return
        row = self.table.currentIndex().row()
        try:
            self._archive.delete(line.key)
        except ArchiveError as trouble:
            self.notice.say(words.cannot(trouble), [])
            return
        self.follow(line.key)
        self._choose(min(row, self.model.rowCount() - 1))

        def restore() -> None:
            self._archive.restore(line.key)
            self.follow(line.key)
            self._choose(self.model.row_of(line.key) or 0)
            self.notice.hide()

        self.notice.say(words.deleted(line.day), [(undo(), restore)])

    def follow(self, key: int) -> None:
        """An evening is another one than before, or gone, or back."""
        self.model.follow(key)

    def follow_later(self, key: int) -> None:
        """The same, when the list is looked at next."""
        self._changed.add(key)
        if self.isActiveWindow():
            self._follow_all()

    def _follow_all(self) -> None:
        for key in self._changed:
            self.follow(key)
        self._changed.clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._follow_all()

    def follow_names(self) -> None:
        """Players have other names than before."""
        self._facts.follow_names()
        self.model.follow_names()

    # Inside.

    def _fill_bar(self) -> None:
        """Two buttons for what one mostly comes for, the rest in a menu; all with their keys."""
        menu = QMenu(self.more)
        for name, keys, do in (
            (words.look(), "", self.look_at_it),
            (words.go_on(), "Ctrl+G", self.go_on_with_it),
            (translate("words", "&Standings of these"), "Ctrl+D", self.show_standings),
            (words.export(), "Ctrl+Shift+E", self.export),
            (translate("words", "&Delete"), "Del", self.delete),
            (words.one_player_two_names(), "", self.merge),
        ):
            action = menu.addAction(name)
            action.setShortcut(keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(do)
            (self.table if keys == "Del" else self).addAction(action)
        self.more.setMenu(menu)
        self.look_button.clicked.connect(self.look_at_it)
        self.go_on_button.clicked.connect(self.go_on_with_it)
        self.go_on_button.setToolTip(words.go_on_tip())

    def _arrange(self) -> None:
        self.filters.first_line.addWidget(self.sort_button)
        foot = QHBoxLayout()
        for button in (self.look_button, self.go_on_button, self.more, self.filter_button):
            foot.addWidget(button)
        foot.addStretch()
        foot.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 8)
        column.setSpacing(8)
        column.addWidget(self.filters)
        column.addWidget(self.notice)
        column.addWidget(self.table, 1)
        column.addWidget(self.empty, 1)
        column.addWidget(self.slowly)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.filters.changed.connect(self._want)
        self.filter_button.clicked.connect(self._choose_evenings)
        for field in (self.filters.search, self.table):
            field.installEventFilter(self)
        self.model.counted.connect(self._tell_number)
        self.model.rowsInserted.connect(self._show_more)
        self.model.modelAboutToBeReset.connect(self._note_chosen)
        self.model.modelReset.connect(self._show_again)
        self.table.activated.connect(self.look_at_it)
        header = self.table.horizontalHeader()
        header.setSortIndicator(DAY, Qt.SortOrder.DescendingOrder)
        header.sortIndicatorChanged.connect(self._sort)

    def _choose_evenings(self) -> None:
        self._show_choices()
        chosen_in = self.filters.player if self.filters.choices.isVisible() else self.table
        chosen_in.setFocus()

    def _want(self) -> None:
        """Show what is asked for; some of that must be counted before."""
        text, asked = self.filters.search.text(), self.filters.asked
        self._when_counted(asked.needs_facts, partial(self.model.want, text, asked))

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Sort; all but the days must be counted before."""
        self._when_counted(column != DAY, partial(self._sorted, column, order))

    def _when_counted(self, must_be: bool, then: Callable[[], None]) -> None:
        self.slowly.cancel()
        outdated = self._facts.outdated() if must_be else []
        if outdated:
            self.slowly.start(self._facts.count(outdated), len(outdated), then)
        else:
            then()

    def _sorted(self, column: int, order: Qt.SortOrder) -> None:
        self.model.sort(column, order)
        self._choose(0)
        self.table.scrollTo(self.table.currentIndex().siblingAtColumn(column))

    def _tell_number(self) -> None:
        number = self.model.number
        self.count.setText(words.found(number, self.model.total))
        self.table.setVisible(number > 0)
        self.empty.setVisible(not number)
        self.empty.setText(words.nothing_found() if self.model.total else words.no_evenings_yet())

    def _show_more(self, parent: Index, first: int) -> None:
        self._span_months(first)
        if self.current is None:
            self._choose(0)

    def _span_months(self, first: int = 0) -> None:
        """The name of a month runs across all columns."""
        for row in self.model.months[bisect_left(self.model.months, first) :]:
            self.table.setSpan(row, 0, 1, self.model.columnCount())

    def _note_chosen(self) -> None:
        self._chosen = self.current

    def _show_again(self) -> None:
        """The evening that was chosen stays so, if it is still there."""
        self.table.clearSpans()
        self._span_months()
        row = self.model.row_of(self._chosen) if self._chosen else None
        self._choose(row or 0)

    def _choose(self, row: int) -> None:
        """Choose an evening; of a month its first."""
        if 0 <= row < self.model.rowCount():
            self.table.selectRow(row + self.model.is_month(row))
            if not row:
                self.table.scrollToTop()

    def leave(self) -> None:
        """Take the search back first."""
        if self.filters.search.text():
            self.filters.search.clear()
            self.filters.search.setFocus()
        else:
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrow keys always go into the list, and letters into the search."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.table:
            if not event.text().strip() or not event.text().isprintable() or _is_command(event):
                return False
            self.filters.search.setFocus()
            self.filters.search.insert(event.text())
            return True
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown):
            self.table.setFocus()
            self.table.keyPressEvent(event)
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.look_at_it()
            return True
        return False

    def closeEvent(self, event: object) -> None:
        self.slowly.cancel()
        self._facts.keep()


def _is_command(event: QKeyEvent) -> bool:
    """Whether a key does something, rather than being a letter that is typed."""
    typed = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return bool(event.modifiers() & ~typed)
