"""The page with all evenings: a list with search, and the selected evening beside it."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import date

from PySide6.QtCore import QEvent, QItemSelectionModel, QLocale, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QPushButton,
    QWidget,
)

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError
from scorepad.archive.facts import Facts
from scorepad.archive.ledger import Ledger
from scorepad.archive.listing import Listing
from scorepad.bridge import translatable
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import At
from scorepad.bridge.translatable import plural
from scorepad.ui.look import USUAL_POINTS, growth, points, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LISTS_SHARE, fit_in_row
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.labels import Label, line
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.choices import UNNAMED
from scorepad.ui.review.evening_lines import EveningLines
from scorepad.ui.review.evening_model import DAY, RESULT, EveningModel
from scorepad.ui.review.replay import Keep, Replay
from scorepad.ui.review.search_chips import SearchChips
from scorepad.ui.review.sort_menu import SortMenu
from scorepad.ui.review.tables import PlainTable
from scorepad.ui.words import review as review_words
from scorepad.ui.words import translate
from scorepad.ui.words.evening import usual_titles
from scorepad.ui.words.window import undo

_MARGIN = 14
_LIST_WIDTH, _LIST_SHARE, _MOST_SHARE = 400, 0.32, 0.34
"""The width of the list in pixels, and its maximum share of the page, and that of the search."""
_LETTERS = 113
"""On narrower pages the list is hidden while an evening is stepped through."""
_TOUCH = 44
"""Pixels, large enough to touch."""
_ONLY_THIS = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)
_FOOT_GAP = 8
_PAUSE = 120
"""Milliseconds until a selected evening is shown, so that the arrow keys stay fast."""


class EveningsPage(QWidget):
    """Enter goes into the evening, Esc back to the list, and there clears the search."""

    left = Signal()
    """Esc was pressed in the list without a search."""
    go_on_asked = Signal(int, object)
    """Continue an evening; with the deal shown, unless it is the last."""
    standings_asked = Signal(list)
    """Show the standings of these evenings."""
    merge_asked = Signal()
    export_asked = Signal(list)
    print_asked = Signal(list)
    """Print these evenings."""

    def __init__(
        self,
        archive: Archive,
        facts: Facts,
        keep: Keep,
        more: Sequence[tuple[str, Callable[[], object]]] = (),
    ) -> None:
        """`more` ends the menu with what is about no evening of the list."""
        super().__init__()
        self._archive = archive
        self._changed: set[int] = set()
        self._chosen: int | None = None
        """The evening selected before the list changed."""
        self._facts = facts
        listing = Listing(archive, facts, usual_titles())
        self.model = EveningModel(listing, facts, archive.load, self)
        self.search = HintLineEdit()
        self.chips = SearchChips()
        self.table = PlainTable(self.model, review_words.evenings_title())
        self.lines = EveningLines(self.table, self.model)
        self.count = line()
        self.empty = Label()
        self.replay = Replay(keep)
        self.beside = QWidget()
        self.list_side = QWidget()
        self.notice = NoticeBar()
        self.notice.lie_over(self.beside, self.beside)
        self.slowly = WorkBar()
        self.back = QPushButton(translate("words", "Back to the standings"))
        self.more = QPushButton("…")
        self.more.setAccessibleName(translate("words", "More"))
        self.more.setToolTip(translate("words", "More"))
        headings = [*review_words.evening_headings()]
        headings[RESULT] = translate("words", "Biggest win")
        self.sorting = SortMenu(self.table, headings)
        self.sort_button = QPushButton(review_words.sort_by())
        self.sort_button.setMenu(self.sorting)
        self.sort_button.setToolTip(
            translate("words", "Choose the same column again to reverse the order")
        )
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._grown = 0.0
        """The size of the words in the list."""
        self.actions_on_one = self._make_actions()
        self.more.menu().addSeparator()
        for entry, do in more:
            self.more.menu().addAction(entry, do)
        self._arrange()
        self._connect()
        self.setFocusProxy(self.search)
        self.follow_players()
        self._tell_number()
        self._choose(0)
        self.show_chosen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.measure()

    def measure(self) -> None:
        """Fit the list to the size of the text."""
        self._grown = 0.0
        self._share_width()

    def _share_width(self) -> None:
        grown = points() * growth(self.window().size())
        if grown != self._grown:
            self._grown = grown
            self.table.setFont(text_font(grown))
            self.lines.measure()
        narrow = self.width() <= _LETTERS * self.fontMetrics().averageCharWidth()
        way_back = self.replay.leads_to_card and self.back.isHidden()
        self.list_side.setHidden(narrow and way_back)
        wanted = round(_LIST_WIDTH * grown / USUAL_POINTS)
        most = round(self.width() * _MOST_SHARE)
        largest_fitting(
            points(), points() * LISTS_SHARE, lambda size: most / self._search_width(size)
        )
        least = self.search.minimumSizeHint().width()
        wide = max(least, min(wanted, round(self.width() * _LIST_SHARE)))
        self.list_side.setFixedWidth(wide)
        fit_in_row((self.back,), wide)
        fit_in_row((self.sort_button, self.more), wide - _FOOT_GAP)

    def _search_width(self, size: float) -> int:
        self.search.setFont(text_font(size))
        return self.search.minimumSizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    # Actions.

    @property
    def current(self) -> int | None:
        line = self.model.line(self.table.currentIndex())
        return line.key if line else None

    @property
    def chosen(self) -> list[int]:
        """Return all selected evenings, in the order of the list."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        found = (self.model.line(self.model.index(row, 0)) for row in rows)
        return [line.key for line in found if line]

    def show_chosen(self) -> None:
        """Show the selected evening beside the list, without delay."""
        self._later.stop()
        key = self.current
        self.replay.setVisible(key is not None)
        for action in self.actions_on_one:
            action.setEnabled(key is not None)
        self._merge.setEnabled(self.model.total > 0)
        self.sort_button.setEnabled(self.model.number > 1)
        if key is not None and key != self.replay.key:
            try:
                self.replay.show_evening(key, self._archive.load(key))
            except ArchiveError as trouble:
                self.replay.hide()
                self.say(review_words.cannot(trouble))
        if key is not None:
            self._show_carried()

    def _show_carried(self) -> None:
        """Show what later evenings took over of this one; first counts all evenings."""
        with suppress(ArchiveError):
            outdated = self._facts.outdated()
            counting = self._facts.count(outdated)
            if not outdated:
                self._tell_carried()
            elif not self.slowly.runs:
                self.slowly.start(counting, len(outdated), self._tell_carried, self.say)

    def _tell_carried(self) -> None:
        if self.replay.key is not None:
            with suppress(ArchiveError):
                ledger = Ledger(self._archive, self._facts)
                self.replay.show_carried(ledger.carried_from(self.replay.key))

    def look(self, key: int, at: At | int | None = None) -> None:
        """Show this evening, clearing the search if needed, at a deal or a round."""
        if self.model.row_of(key) is None:
            self.search.clear()
        row = self.model.row_of(key)
        if row is not None:
            self._choose(row)
            self.show_chosen()
            self.replay.setFocus()
            if isinstance(at, At):
                self.replay.show_deal(at)
            elif at is not None:
                self.replay.show_end_of(at)

    def look_at_it(self) -> None:
        """Step through the selected evening."""
        self.show_chosen()
        if not self.replay.isHidden():
            self.replay.setFocus()

    def go_on(self) -> None:
        self.show_chosen()
        if self.current is not None:
            self.go_on_asked.emit(self.current, self.replay.deal)

    def show_standings(self) -> None:
        self.standings_asked.emit(self.model.listed())

    def export(self) -> None:
        self.export_asked.emit(self.chosen)

    def print(self) -> None:
        self.print_asked.emit(self.chosen)

    def delete(self) -> None:
        """Move the selected evenings to the bin, and offer to undo that."""
        keys, row = self.chosen, self.table.currentIndex().row()
        line = self.model.line(self.table.currentIndex())
        gone = []
        try:
            for key in keys:
                self._archive.delete(key)
                gone.append(key)
        except ArchiveError as trouble:
            self.say(review_words.cannot(trouble))
        self._follow_many(gone)
        self._choose(min(row, self.model.rowCount() - 1))
        self.show_chosen()

        def restore() -> None:
            for key in gone:
                self._archive.restore(key)
            self._follow_many(gone)
            self._choose(self.model.row_of(gone[0]) or 0)
            self.show_chosen()
            self.notice.hide()

        if line and len(gone) == len(keys):
            several = plural(
                translatable.translate("words", "%n evening(s) deleted.", "", -1), len(gone)
            )
            said = _deleted(line.day) if len(gone) == 1 else several.said(translate)
            self.notice.say(said, [(undo(), restore)])

    def say(self, sentence: str) -> None:
        self.notice.say(sentence, [])

    def offer_back(self, is_there: bool) -> None:
        """Show or hide the button back to the standings."""
        self.back.setVisible(is_there)
        self._share_width()

    def follow(self, key: int) -> None:
        """Update an evening that was changed, deleted or restored."""
        self.model.follow(key)
        self.follow_players()

    def follow_later(self, key: int, evening: Evening | None = None) -> None:
        """Do so when the page is shown next; the evening on view is updated at once."""
        self._changed.add(key)
        if evening and key == self.replay.key:
            self.replay.follow(evening)
        if self.isVisible():
            self._follow_all()

    def _follow_all(self) -> None:
        self._follow_many(self._changed)
        self._changed.clear()

    def _follow_many(self, keys: Iterable[int]) -> None:
        for key in keys:
            self.follow(key)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._follow_all()
        self.show_chosen()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._facts.keep()

    def follow_players(self) -> None:
        self._players = sorted(set(self._archive.players()) - UNNAMED)

    def follow_names(self) -> None:
        """Update everything, as names of players changed."""
        self._facts.follow_names()
        self.model.follow_names()
        self.follow_players()

    # Internals.

    def _make_actions(self) -> list[QAction]:
        """Create two buttons above the evening and a menu; their keys are for this page only."""
        menu = QMenu(self.more)
        self.more.setMenu(menu)
        made = []
        for place, name, keys, do in (
            (self.replay.bar, _go_on(), "Ctrl+G", self.go_on),
            (self.replay.bar, translate("words", "&Print…"), "Ctrl+P", self.print),
            (menu, review_words.export(), "Ctrl+Shift+E", self.export),
            (menu, translate("words", "&Standings of these"), "Ctrl+D", self.show_standings),
            (menu, translate("words", "&Delete"), "Del", self.delete),
            (menu, review_words.one_player_two_names(), "", self.merge_asked.emit),
        ):
            action = QAction(name, self)
            action.setIconText(name.removesuffix("…"))  # for buttons, with its letter
            action.setShortcut(keys)
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(do)
            place.addAction(action)
            (self.table if keys == "Del" else self).addAction(action)
            made.append(action)
        *on_one, self._merge = made
        return on_one

    def _arrange(self) -> None:
        self.search.setPlaceholderText(_search_hint())
        self.search.setAccessibleName(_search_hint())
        self.search.setClearButtonEnabled(True)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setItemDelegate(self.lines)
        self.table.setObjectName("evenings")
        self.table.horizontalHeader().hide()
        for column in range(DAY + 1, self.model.columnCount()):
            self.table.setColumnHidden(column, True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back.hide()
        self.back.setMinimumHeight(_TOUCH)
        foot = FlowLayout(gap=_FOOT_GAP)
        for button in (self.sort_button, self.more):
            button.setMinimumHeight(_TOUCH)
            foot.addWidget(button)
        self.search.setMinimumHeight(_TOUCH)
        understood = in_row((self.chips, 1), STRETCH, self.count)
        in_column(
            *(self.back, self.search, understood, (self.table, 1), (self.empty, 1)),
            *(self.slowly, foot),
            inside=self.list_side,
            margins=NO_MARGINS,
            spacing=8,
        )
        in_column(self.replay, inside=self.beside, margins=NO_MARGINS)
        margins = (_MARGIN, 6, _MARGIN, 8)
        in_row(self.list_side, (self.beside, 1), inside=self, margins=margins, spacing=_MARGIN)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._want)
        self.chips.taken.connect(self.search.setText)
        self.back.clicked.connect(self.left)
        for field in (self.search, self.table):
            field.installEventFilter(self)
        self.model.counted.connect(self._tell_number)
        self.model.rowsInserted.connect(self._show_more)
        self.model.modelAboutToBeReset.connect(self._note_chosen)
        self.model.modelReset.connect(self._show_again)
        self.table.activated.connect(self.look_at_it)
        self.table.selectionModel().selectionChanged.connect(self._tell_number)
        self.table.selectionModel().currentChanged.connect(self._show_soon)
        self._later.timeout.connect(self.show_chosen)
        self.replay.complained.connect(self.say)
        self.replay.turned.connect(self._share_width)
        header = self.table.horizontalHeader()
        header.setSortIndicator(DAY, Qt.SortOrder.DescendingOrder)
        header.sortIndicatorChanged.connect(self._sort)

    def _show_soon(self) -> None:
        self._later.start()

    def _want(self) -> None:
        """Show the evenings that match the search."""
        text = self.search.text()
        self.model.want(text)
        self.chips.show_search(text, self._players)
        self._later.start()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Sort by a column; for all but the days, evenings must be counted first."""
        self.slowly.cancel()
        outdated = self._facts.outdated() if column != DAY else []

        def then() -> None:
            self.model.sort(column, order)
            self._choose(0)

        if outdated:
            self.slowly.start(self._facts.count(outdated), len(outdated), then)
        else:
            then()

    def _tell_number(self) -> None:
        number, chosen = self.model.number, len(self.table.selectionModel().selectedRows())
        found = _found(number, self.model.total)
        self.count.setText(
            plural(translatable.translate("words", "%n evening(s) chosen", "", -1), chosen).said(
                translate
            )
            if chosen > 1
            else found
        )
        self.table.setVisible(number > 0)
        self.empty.setVisible(not number)
        self.empty.setText(
            translate("words", "No evenings found. Esc clears the search.")
            if self.model.total
            else translate("words", "There are no evenings yet.")
        )

    def _show_more(self) -> None:
        self.lines.measure_months()
        if self.current is None:
            self._choose(0)

    def _note_chosen(self) -> None:
        self._chosen = self.current

    def _show_again(self) -> None:
        """Select the same evening again, if it is still in the list."""
        self.lines.measure_months()
        row = self.model.row_of(self._chosen) if self._chosen else None
        self._choose(row or 0)
        self._later.start()

    def _choose(self, row: int) -> None:
        """Select an evening; for a month, its first one."""
        if 0 <= row < self.model.rowCount():
            index = self.model.index(row + self.model.is_month(row), 0)
            # The table would use Shift, held for a capital, to extend the selection.
            self.table.selectionModel().setCurrentIndex(index, _ONLY_THIS)
            self.table.scrollTo(index)
            if not row:
                self.table.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go one step back at Esc: out of the evening, the search, or the page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.replay.isAncestorOf(self.focusWidget()):
            if self.list_side.isHidden():
                self.replay.show_card()
            self.table.setFocus()
        elif self.search.text():
            self.search.clear()
            self.search.setFocus()
        else:
            self.left.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send arrow keys to the list, and letters to the search."""
        if isinstance(event, QFocusEvent):
            self.table.viewport().update()
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.table:
            if not event.text().strip() or not event.text().isprintable() or _is_command(event):
                return False
            self.search.setFocus()
            self.search.insert(event.text())
            return True
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown):
            self.table.setFocus()
            self.table.keyPressEvent(event)
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.look_at_it()
            return True
        return False


def _is_command(event: QKeyEvent) -> bool:
    """Whether a key is a command, not a typed letter."""
    typed = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return bool(event.modifiers() & ~typed)


def _search_hint() -> str:
    return translate("words", "A name, a note, 2019…")


def _found(number: int, total: int) -> str:
    """Say how many evenings are in the list."""
    if number == total:
        return plural(translatable.translate("words", "%n evening(s)", "", -1), total).said(
            translate
        )
    return translate("words", "{number} of {total}").format(
        number=QLocale().toString(number), total=QLocale().toString(total)
    )


def _go_on() -> str:
    return translate("words", "&Go on")


def _deleted(day: date | None) -> str:
    return translate("words", "The evening of {day} was deleted.").format(
        day=review_words.day_name(day)
    )
