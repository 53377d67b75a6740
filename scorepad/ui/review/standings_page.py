"""The standings of any period: players, partnerships, contracts, opponents, charts."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QWidget,
)

from scorepad.archive.archive import Archive
from scorepad.archive.contracts import NO_CONTRACTS, Profile, profiles
from scorepad.archive.facts import CountedFacts, Facts
from scorepad.archive.listing import Listing
from scorepad.archive.season import NO_SEASON, Season, Winner, season_of
from scorepad.archive.standings import Met, Sums, Who, met_as_opponents, met_as_partners
from scorepad.bridge import translatable
from scorepad.bridge.options import Form
from scorepad.bridge.translatable import plural
from scorepad.tables.table import Column, R, Table
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.fitted import fit_in_row
from scorepad.ui.parts.keys import mnemonic_key
from scorepad.ui.parts.labels import Label, caption
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.parts.rows import UP, SortedModel
from scorepad.ui.parts.screen_fit import has_few_lines
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.added_up import NOTHING, added_up
from scorepad.ui.review.behind_page import BehindPage
from scorepad.ui.review.choices import UNNAMED, choice
from scorepad.ui.review.figure_sources import AskedFigure, find, headings_behind, row_of
from scorepad.ui.review.frozen_table import FrozenTable
from scorepad.ui.review.pictures_page import PicturesPage
from scorepad.ui.review.season_tab import SeasonTab, of_season
from scorepad.ui.review.sort_menu import SortMenu
from scorepad.ui.review.standings_columns import (
    CONTRACTS_GIVING_WAY,
    DEALS,
    FEW,
    ONE_NAME,
    OTHERS_GIVING_WAY,
    ROUNDS_AGAINST,
    TWO_NAMES,
    ContractsRow,
    OthersRow,
    of_compared,
    of_contracts,
    of_met,
    of_others,
    of_standings,
)
from scorepad.ui.review.standings_filters import StandingsFilters
from scorepad.ui.words import by_alphabet, translate
from scorepad.ui.words import review as review_words
from scorepad.ui.words import season as season_words
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words.season import award_names, season_title

_T = TypeVar("_T")
_MARGIN = 14
HUNDREDS = 6
"""The column by which the standings are sorted at first."""
_PERCENT = 3
"""The column by which boards of several tables are sorted."""
PLAYERS, PARTNERSHIPS, CONTRACTS, OTHERS, SEASON, COMPARED, MET, PICTURES = range(8)
TABS = (PLAYERS, CONTRACTS, OTHERS, SEASON, PICTURES)
"""Pages with tabs; partnerships and several tables share that of the players."""


class StandingsPage(QWidget):
    """Select a period and a form; Enter on a figure shows its source, Esc goes back."""

    left = Signal()
    """Esc was pressed without a search."""
    look_asked = Signal(int, object)
    print_asked = Signal(object, str)
    """Print the season of these evenings, with a title."""

    def __init__(self, archive: Archive, facts: Facts) -> None:
        super().__init__()
        self._facts = facts
        self._listing = Listing(archive, facts)
        self._only: frozenset[int] | None = None
        """The evenings that the standings are limited to, if they are."""
        self._is_outdated = True
        self._added_up = NOTHING
        self._profiles: dict[Who, Profile] | None = None
        self.player, self.whose = choice(), choice()
        self.ranked = ChoiceBox[tuple[int, int]](_who_is_ranked(at_tables=False))
        """What is ranked: the page, and for several tables whether pairs."""
        self.more = _more_columns()
        self.players = self._ranked(of_standings(standings_words.player(), ONE_NAME, latest={}))
        self.partnerships = self._ranked(of_standings(_partnership(), TWO_NAMES))
        self.contracts = self._ranked(of_contracts(standings_words.player()))
        self.others = self._ranked(of_others())
        self.season_lines = self._ranked(of_season())
        self.compared = self._ranked(of_compared(standings_words.player()))
        self.met = self._ranked(of_met())
        giving_way = {self.contracts: CONTRACTS_GIVING_WAY, self.others: OTHERS_GIVING_WAY}
        self.tables = [
            FrozenTable(model, name.replace("&", ""), giving_way.get(model, ()))
            for model, name in zip(self.models, _names(), strict=True)
        ]
        self.season = SeasonTab(self.season_lines, self.tables[SEASON])
        self.pictures = PicturesPage(facts)
        self.tabs = QTabWidget()
        self.notice = NoticeBar()
        self.slowly = WorkBar()
        self.asking = WorkBar()
        """Progress of the queries for the visible page."""
        self.sorting = SortMenu(self.tables[PLAYERS])
        self.hint = Label()
        self.filters = StandingsFilters()
        self.only = QPushButton()
        """Shows that the standings are limited to some evenings; a click removes the limit."""
        self.figures, self.pages = QWidget(), QStackedWidget()
        self._sort_key = self.sorting.open_by_key(self.figures)
        self.behind: BehindPage | None = None
        self._asked: AskedFigure
        self._arrange()
        self._connect()
        self.setFocusProxy(self.tables[PLAYERS])

    def _ranked(self, columns: Sequence[Column[R]]) -> SortedModel[R]:
        return SortedModel(Table(columns), (0, UP), self, are_ranked=True)

    @property
    def models(self) -> tuple[SortedModel[Any], ...]:
        first = self.players, self.partnerships, self.contracts
        return *first, self.others, self.season_lines, self.compared, self.met

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.measure()

    def measure(self) -> None:
        """Fit everything to the size of the text."""
        self._fit_row()
        for table, model in zip(self.tables, self.models, strict=True):
            table.measure(column.letters for column in model.columns)
        self.season.measure()
        self._show_hint()

    def _fit_row(self) -> None:
        self.filters.measure()
        fit_in_row((self.tabs.tabBar(),), self.width())

    # Adding up.

    def add_up(self) -> None:
        """Show the chosen evenings, first counting those that need it, in slices."""
        self._is_outdated = False
        keys, asked = self._evenings(), self.filters.form_asked

        def then() -> None:
            self.slowly.start(self._adding_up(keys, asked), 0, complain=self.say)

        self.slowly.start(self._facts.count(keys), len(keys), then, self.say)

    def show_only(self, evenings: Collection[int]) -> None:
        """Limit the standings to these evenings, until the limit is removed."""
        self._only = frozenset(evenings)
        self.only.setText(f"{_only_these(len(evenings))}  ✕")
        self.only.show()
        self.go_back()
        self.add_up()

    def show_all(self) -> None:
        self._only = None
        self.only.hide()
        self.add_up()

    def follow_later(self) -> None:
        """Note that evenings changed: update when the page is shown next."""
        self._is_outdated = True
        if self.isVisible():
            self._follow()

    def _follow(self) -> None:
        self.slowly.start(self._offering(), 0, self.add_up, self.say)

    def _offering(self) -> Iterator[None]:
        yield
        self.filters.offer(self._listing.played_on())

    def ask_more(self) -> None:
        """Query what only the visible page needs."""
        page, chosen = self.page, self._added_up.chosen
        if page == CONTRACTS and self._profiles is None:
            self._ask(partial(profiles, chosen=chosen), self._know_contracts)
        elif page == OTHERS:
            player = self.player.currentText()
            self._ask(partial(met_as_opponents, chosen=chosen, player=player), self._show_others)
        elif page == SEASON:
            self._ask(partial(season_of, chosen=chosen), self._show_season)

    def _ask(self, question: Callable[[CountedFacts], _T], show: Callable[[_T], None]) -> None:
        """Show the answer to a query as soon as it is there."""

        def steps() -> Iterator[None]:
            show((yield from self._facts.answer(question)))
            self._choose_figure()

        self.asking.start(steps(), 0, complain=self.say)

    def _evenings(self) -> list[int]:
        """Return the chosen evenings, oldest first."""
        period = self.filters.time
        found = self._listing.keys(period.first, period.last)[::-1]
        return found if self._only is None else [key for key in found if key in self._only]

    def _adding_up(self, keys: Sequence[int], asked: Form | None) -> Iterator[None]:
        """Query the totals of these evenings, and show them."""
        now = yield from self._facts.answer(partial(added_up, keys=keys, asked=asked))
        self._added_up, named = now, now.named
        self.asking.cancel()
        self.filters.show_together(now.together)
        self.filters.know(now.everybody)
        self._show_compared()
        was = self.player.currentText()
        self.player.blockSignals(True)
        self.player.clear()
        self.player.addItems(sorted(named, key=by_alphabet))
        most = max(named, key=lambda name: named[name].sums.rounds, default="")
        self.player.setCurrentText(was if was in named else most)
        self.player.blockSignals(False)
        yield
        self._profiles = None
        yield from self._showing_rows()
        self.pictures.show_standings(now.chosen, [*named.values()])
        self._show_none()
        self.ask_more()
        self._choose_figure()
        if self.behind:
            # Evenings changed: keep the current row.
            self._show_behind(self.behind.table.currentIndex().row())
        anybody = bool(named or any(now.compared))
        self.tabs.setVisible(anybody)
        self._show_hint()
        if anybody:
            self.notice.hide()
            if not named and self.page == PLAYERS:
                self.turn_to(COMPARED)  # no results at one table yet
        else:
            self.say(
                translate("words", "No named players in this period.")
                if now.players
                else translate("words", "No evenings in this period.")
            )

    def _choose_figure(self) -> None:
        """Select a figure if a table has the focus."""
        if self.focusWidget() in self.tables:
            self.go_to_figures()

    def _show_none(self) -> None:
        """Clear the pages that are out of date, to be queried when they are shown."""
        page = self.page
        if page != OTHERS:
            self.others.show(Table(self.others.columns))
        if page != SEASON:
            self._show_season(NO_SEASON)

    def _show_rows(self) -> None:
        """Fill the tables with the rows that match."""
        for _ in self._showing_rows():
            pass

    def _showing_rows(self) -> Iterator[None]:
        """Do the same, one table at a time."""
        now, imps = self._added_up, self._added_up.chosen.in_imps
        columns = of_standings(standings_words.player(), ONE_NAME, imps=imps, latest=now.latest)
        self.players.show(Table(columns, self.filters.wanted(now.players)))
        yield
        columns = of_standings(_partnership(), TWO_NAMES, imps=imps)
        self.partnerships.show(Table(columns, self.filters.wanted(now.partnerships)))
        yield
        self._show_contracts()

    def _know_contracts(self, found: dict[Who, Profile]) -> None:
        self._profiles = found
        self._show_contracts()

    def _show_contracts(self) -> None:
        if self._profiles is None:
            if self.page != CONTRACTS:
                self.contracts.show(Table(self.contracts.columns))
            return
        pairs = self.whose.currentIndex() == 1
        rows = self._added_up.partnerships if pairs else self._added_up.players
        wanted = self.filters.wanted(rows)
        found = [ContractsRow(one.who, self._profiles.get(one.who, NO_CONTRACTS)) for one in wanted]
        self.contracts.show(Table(self.contracts.columns, found))

    def _show_compared(self) -> None:
        """Show boards of several tables, and offer them only if there are any."""
        self.ranked.offer(_who_is_ranked(at_tables=any(self._added_up.compared)))
        page, pairs = self.ranked.value
        self.ranked_tables.setCurrentWidget(self.tables[page])
        rows = self._added_up.compared[pairs]
        self.compared.show(Table(self.compared.columns, self.filters.named(rows)))
        self.met.show(Table(self.met.columns, self.filters.named(self._added_up.met)))
        self._show_filled(COMPARED, _PERCENT)
        self._show_filled(MET, _PERCENT + 1)
        self._show_hint()

    def _show_filled(self, page: int, first: int) -> None:
        """Show the columns with figures; sort by the first way to score that was used."""
        table, model = self.tables[page], self.models[page]
        rows = range(model.rowCount())
        filled = [
            column
            for column in range(model.columnCount())
            if any(model.index(row, column).data() for row in rows)
        ]
        if not filled:
            return
        table.show_columns(filled)
        if table.horizontalHeader().sortIndicatorSection() not in filled:
            scored = next((column for column in filled if column >= first), first)
            table.sortByColumn(scored, Qt.SortOrder.DescendingOrder)

    def _show_others(self, met_against: Met) -> None:
        player = self.player.currentText()
        together = met_as_partners(self._added_up.partnerships).get(player, {})
        against = met_against.get(player, {})
        met = [
            OthersRow(name, together.get(name, Sums()), against.get(name, Sums()))
            for name in sorted({*together, *against} - UNNAMED)
        ]
        self.others.show(Table(of_others(imps=self._added_up.chosen.in_imps), met))

    def _show_season(self, season: Season) -> None:
        self.season.show_season(season, imps=self._added_up.chosen.in_imps)

    def _show_hint(self) -> None:
        """Show a hint if it does not take needed lines, and say why there are no figures."""
        is_table = self.page != PICTURES and not self.tabs.isHidden()
        self._sort_key.setEnabled(is_table)
        now = self._added_up
        is_of_one = is_table and self.page not in (COMPARED, MET)
        is_empty = is_of_one and not now.named and any(now.compared)
        self.hint.setVisible(is_empty or (is_table and not has_few_lines(self)))
        if is_empty:
            self.hint.setText(translate("words", "Only rounds at one table count here."))
        else:
            said = translate(
                "words",
                "Enter or a double click on a figure shows its details. A click on a heading, "
                "or {key}, sorts by it.",
            )
            said = said.format(key=mnemonic_key(review_words.sort_by()))
            if is_of_one and self.page != CONTRACTS:
                counts = translate("words", "A round counts once it is finished.")
                said = f"{counts} {said}"
            self.hint.setText(said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_row()
        self._show_hint()

    @property
    def page(self) -> int:
        """The visible page."""
        tab = TABS[self.tabs.currentIndex()]
        return tab if tab != PLAYERS else self.ranked.value[0]

    def turn_to(self, page: int, *, pairs: bool = False) -> None:
        """Show another page, for several tables with `pairs` that of the partnerships."""
        if page in (PLAYERS, PARTNERSHIPS, COMPARED, MET):
            self.ranked.choose((page, int(pairs)))
            self._show_ranked()
            page = PLAYERS
        self.tabs.setCurrentIndex(TABS.index(page))

    def _show_ranked(self) -> None:
        """Show the ranked rows with the chosen columns."""
        page, _ = self.ranked.value
        self.more.setHidden(page in (COMPARED, MET))
        self._show_compared()
        self._page_changed()

    def _show_columns(self) -> None:
        for page in (PLAYERS, PARTNERSHIPS):
            every = range(self.models[page].columnCount())
            self.tables[page].show_columns(every if self.more.isChecked() else FEW)
        self._page_changed()

    def _page_changed(self) -> None:
        """Show another page; if chosen by its mnemonic, focus the figures."""
        self._show_hint()
        self._list_columns()
        self.ask_more()
        if not self.tabs.tabBar().hasFocus():
            self.go_to_figures()

    def _list_columns(self) -> None:
        """Offer the visible columns for sorting."""
        if self.page != PICTURES:
            self.sorting.show_columns(self.tables[self.page])

    def go_to_figures(self) -> None:
        """Focus the page, selecting its first figure."""
        page = self.page
        if page == PICTURES:
            self.pictures.which.setFocus()
            return
        table = self.tables[page]
        if not table.selectionModel().hasSelection():
            by = table.horizontalHeader().sortIndicatorSection()
            table.setCurrentIndex(table.model().index(0, by))
        table.setFocus()

    # Sources of figures.

    def open_behind(self, index: QModelIndex) -> None:
        """Show the deals or rounds behind a figure."""
        model = index.model()
        assert isinstance(model, SortedModel)
        column: Column[Any] = model.columns[index.column()]
        row = model.row(index)
        if not column.behind:
            return
        against = None
        if isinstance(row, OthersRow):
            player = self.player.currentText()
            is_against = column.behind == ROUNDS_AGAINST
            against = row.other if is_against else None
            who: Who = (player,) if is_against else tuple(sorted((player, row.other)))
        else:
            who = row.who
        self._look_behind(AskedFigure(who, column.tip or column.heading, column.behind, against))

    def _look_behind(self, asked: AskedFigure) -> None:
        self._asked = asked
        self._show_behind().setFocus()

    def _show_behind(self, row: int = 0) -> BehindPage:
        title = translate("words", "{who}: {what}").format(
            who=standings_words.who(self._asked.who), what=self._asked.name
        )
        headings = headings_behind(self._asked.figure, imps=self._added_up.chosen.in_imps)
        self._drop_behind()
        self.behind = page = BehindPage(title, headings)
        page.look_asked.connect(self.look_asked)
        page.back.clicked.connect(self.go_back)
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        page.slowly.start(self._finding(page, row), 0, complain=self.say)
        return page

    def _finding(self, page: BehindPage, row: int) -> Iterator[None]:
        """Query the rows behind the figure and show them in batches, selecting this one."""
        asked = self._asked
        found = yield from self._facts.answer(
            partial(find, chosen=self._added_up.chosen, asked=asked)
        )
        yield from page.showing((row_of(each, asked) for each in found), row)

    def go_back(self) -> None:
        """Return from the source to the figures."""
        if self.behind:
            self.pages.setCurrentWidget(self.figures)
            self._drop_behind()
            self.go_to_figures()

    def _drop_behind(self) -> None:
        if self.behind:
            self.pages.removeWidget(self.behind)
            self.behind.deleteLater()
            self.behind = None

    # Internals.

    def _arrange(self) -> None:
        self.whose.addItems(
            [translate("words", "Of players"), translate("words", "Of partnerships")]
        )
        pages: list[QWidget] = [
            self._arranged_ranked(),
            _page(self.whose, standings_words.whose(), self.tables[CONTRACTS]),
            _page(self.player, standings_words.player(), self.tables[OTHERS]),
            self.season,
            self.pictures,
        ]
        for page, name in zip(pages, _tabs(), strict=True):
            self.tabs.addTab(page, name)
        self.tabs.setDocumentMode(True)
        self.only.setToolTip(translate("words", "Back to the standings of all evenings"))
        self.only.hide()
        self.pages.addWidget(self.figures)
        in_column(self.pages, inside=self, margins=(_MARGIN, 6, _MARGIN, 8))
        in_column(
            *((self.only, Qt.AlignmentFlag.AlignLeft), self.filters, self.notice),
            *((self.tabs, 1), self.slowly, self.asking, self.hint, STRETCH),
            inside=self.figures,
            margins=NO_MARGINS,
            spacing=8,
        )

    def _arranged_ranked(self) -> QWidget:
        """Lay out the choice of what is ranked, the button for more columns, and the tables."""
        self.ranked_tables = QStackedWidget()
        for number in (PLAYERS, PARTNERSHIPS, COMPARED, MET):
            self.ranked_tables.addWidget(self.tables[number])
        page = QWidget()
        who = caption(translate("words", "&Ranked"), self.ranked)
        above = in_row(who, (self.ranked, 3), (QWidget(), 1), self.more)
        in_column(above, (self.ranked_tables, 1), inside=page, margins=(0, 10, 0, 0))
        return page

    def _connect(self) -> None:
        self.only.clicked.connect(self.show_all)
        self.filters.others_played.connect(self.add_up)
        self.filters.others_wanted.connect(self._show_rows)
        self.filters.others_wanted.connect(self._show_compared)
        self.filters.search.returnPressed.connect(self.go_to_figures)
        down = QShortcut(QKeySequence("Down"), self.filters.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.go_to_figures)
        to_print = QShortcut(QKeySequence.StandardKey.Print, self)
        to_print.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        to_print.activated.connect(self.season.print.click)
        self.player.currentIndexChanged.connect(self.ask_more)
        self.whose.currentIndexChanged.connect(self._show_contracts)
        self.ranked.activated.connect(self._show_ranked)
        self.more.clicked.connect(self._show_columns)
        self.tabs.currentChanged.connect(self._page_changed)
        self.pictures.said.connect(self.say)
        self.season.asked.connect(self._open_title)
        self.season.print_asked.connect(self._ask_print)
        for table in self.tables:
            first = table in self.tables[:CONTRACTS]
            table.sortByColumn(HUNDREDS if first else 1, Qt.SortOrder.DescendingOrder)
            table.activated.connect(self.open_behind)
            table.lacked_room.connect(self._list_columns)
        self.tables[COMPARED].sortByColumn(_PERCENT, Qt.SortOrder.DescendingOrder)
        self.tables[MET].sortByColumn(_PERCENT + 1, Qt.SortOrder.DescendingOrder)
        for table in self.tables[:CONTRACTS]:
            table.show_columns(FEW)
        self.sorting.show_columns(self.tables[PLAYERS])

    def _open_title(self, winner: Winner) -> None:
        """Show the deals behind a title of the season."""
        name = award_names()[winner.award]
        self._look_behind(AskedFigure(winner.who, name, winner.figure or DEALS))

    def _ask_print(self) -> None:
        period = self.filters.time
        title = season_title(period.first, period.last)
        self.print_asked.emit(self._added_up.chosen, title)

    def say(self, sentence: str) -> None:
        self.notice.say(sentence, [])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go one step back at Esc: to the figures, out of the search, or out of the page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.behind:
            self.go_back()
        elif self.filters.search.text():
            self.filters.search.clear()
        else:
            self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_outdated:
            self._follow()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._facts.keep()


def _page(choice: QComboBox, name: str, table: FrozenTable) -> QWidget:
    """Return a page with a choice above its table, and a button if columns gave way."""
    choice.setAccessibleName(name)
    choice.setToolTip(name)
    page, more = QWidget(), _more_columns()
    more.setText(more.text().replace("&", ""))  # its letter is that of the first page
    more.hide()
    more.toggled.connect(lambda on: table.show_all(on=on))
    table.lacked_room.connect(more.setVisible)
    above = in_row((choice, 3), (QWidget(), 1), more)
    in_column(above, (table, 1), inside=page, margins=(0, 10, 0, 0))
    return page


def _more_columns() -> QPushButton:
    more = QPushButton(translate("words", "More colu&mns"))
    more.setCheckable(True)
    more.setObjectName("switch")
    return more


def _tabs() -> tuple[str, ...]:
    return (
        translate("words", "&Players"),
        translate("words", "&Contracts"),
        translate("words", "He&ad to head"),
        translate("words", "S&eason"),
        translate("words", "Char&ts"),
    )


def _names() -> tuple[str, ...]:
    """Return the accessible names of the tables."""
    players, *others, _ = _tabs()
    at_tables = translate("words", "Several tables"), season_words.pairs_against_each_other()
    return players, _partnerships(), *others, *at_tables


def _who_is_ranked(*, at_tables: bool) -> dict[tuple[int, int], str]:
    """Return the choices of what is ranked: the page, and for several tables whether pairs."""
    offered = {(PLAYERS, 0): translate("words", "Players"), (PARTNERSHIPS, 0): _partnerships()}
    if at_tables:
        offered[COMPARED, 0] = translate("words", "Several tables: players")
        offered[COMPARED, 1] = translate("words", "Several tables: partnerships")
        offered[MET, 0] = season_words.pairs_against_each_other()
    return offered


def _partnerships() -> str:
    return translate("words", "Partnerships")


def _partnership() -> str:
    return translate("words", "Partnership")


def _only_these(number: int) -> str:
    """Return the text of the button that limits the standings to some evenings."""
    said = translatable.translate("words", "Only the %n evening(s) of the list", "", -1)
    return plural(said, number).said(translate)
