"""The standings of any time: players, partnerships, contracts, one against another, pictures."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QTableView, QTabWidget, QVBoxLayout, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.contracts import FIGURES, Profile, profiles
from scorepad.archive.facts import Facts
from scorepad.archive.listing import Asked, Listing
from scorepad.archive.standings import (
    Chosen,
    Standing,
    Sums,
    Who,
    opponents_of,
    partners_of,
    partnerships,
    players,
)
from scorepad.bridge.options import Form
from scorepad.ui.look import Colours
from scorepad.ui.parts.keys import mnemonic_key
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.notice_bar import NoticeBar
from scorepad.ui.parts.screen_fit import fit_to_screen
from scorepad.ui.parts.windows import SeparateWindow
from scorepad.ui.parts.work_bar import WorkBar
from scorepad.ui.review.behind_window import BehindWindow
from scorepad.ui.review.figure_sources import find
from scorepad.ui.review.figures_model import Column, FiguresModel
from scorepad.ui.review.filters import UNNAMED, choice
from scorepad.ui.review.frozen_table import FrozenTable
from scorepad.ui.review.pictures_page import PicturesPage
from scorepad.ui.review.sort_button import SortButton
from scorepad.ui.review.standings_columns import (
    EVENINGS,
    ONE_NAME,
    ROUNDS,
    ROUNDS_AGAINST,
    STAKED_ROUNDS,
    TWO_NAMES,
    Between,
    Of,
    of_contracts,
    of_others,
    of_standings,
)
from scorepad.ui.review.standings_filters import StandingsFilters
from scorepad.ui.review.tables import has_few_lines, table_style
from scorepad.ui.words import standings as words
from scorepad.ui.words import translate
from scorepad.ui.words.evening import title_caption

MARGIN = 14
LARGEST_TAB = 21
"""Points; so all of them are seen on a small screen."""
HUNDREDS = 6
"""The column that the standings are sorted by to begin with."""
NOTHING: Profile = dict.fromkeys(FIGURES, 0)
PLAYERS, PARTNERSHIPS, CONTRACTS, OTHERS, PICTURES = range(5)


class StandingsWindow(SeparateWindow):
    """Choose a time and a form; Enter on a figure opens what is behind it."""

    look_asked = Signal(int, object)

    def __init__(
        self,
        archive: Archive,
        facts: Facts,
        colours: Colours,
        points: float,
        parent: QWidget | None = None,
        evenings: Sequence[int] | None = None,
    ) -> None:
        super().__init__(translate("words", "Standings"), parent)
        self._facts = facts
        self._listing = Listing(archive, facts)
        self._given = evenings
        self._colours, self._points = colours, points
        self._chosen = Chosen((), tuple(Form))
        self._of_players: list[Standing] = []
        self._of_partners: list[Standing] = []
        self._profiles: dict[Who, Profile] | None = None
        self.player, self.whose = choice(), choice()
        self.players = FiguresModel(of_standings(words.player(), ONE_NAME), self)
        self.partnerships = FiguresModel(
            of_standings(translate("words", "Partnership"), TWO_NAMES), self
        )
        self.contracts = FiguresModel(of_contracts(words.player()), self)
        self.others = FiguresModel(of_others(), self)
        self.tables = [
            FrozenTable(model, name.replace("&", ""))
            for model, name in zip(self.models, words.tabs(), strict=False)
        ]
        self.pictures = PicturesPage(facts, colours, points)
        self.tabs = QTabWidget()
        self.notice = NoticeBar(colours)
        self.slowly = WorkBar()
        self.sort_button = SortButton(self.tables[PLAYERS])
        self.hint = label(words.how_to(mnemonic_key(self.sort_button.text())))
        number = None if evenings is None else len(evenings)
        self.filters = StandingsFilters(self._listing.played_on(), number, self.sort_button)
        self._arrange()
        self._connect()
        fit_to_screen(self, 1100, 680)
        self.set_look(colours, points)
        self.add_up()
        self.tables[PLAYERS].setFocus()

    @property
    def models(self) -> tuple[FiguresModel[Any], ...]:
        return self.players, self.partnerships, self.contracts, self.others

    def set_look(self, colours: Colours, points: float) -> None:
        super().set_look(colours, points)
        self.filters.measure()
        self._colours, self._points = colours, points
        self.notice.set_colours(colours)
        self.notice.set_points(points)
        self.pictures.picture.set_look(colours, points)
        for table, model in zip(self.tables, self.models, strict=True):
            table.measure(column.letters for column in model.columns)
        self._show_hint()

    def own_style(self, colours: Colours, points: float) -> str:
        hairline, accent = colours.hairline.name(), colours.accent.name()
        text, quiet = colours.text.name(), colours.quiet.name()
        return f"""{table_style(colours, points)}
        QTableView#names {{ border-right: 1px solid {hairline}; }}
        QTabBar {{ font-size: {min(points, LARGEST_TAB)}pt; }}
        QTabBar::tab {{ background: transparent; color: {quiet}; padding: 7px 14px;
            border-bottom: 3px solid {hairline}; }}
        QTabBar::tab:selected {{ color: {text}; border-bottom: 3px solid {accent}; }}
        """

    # Adding up.

    def add_up(self) -> None:
        """Show the evenings that are chosen; those not counted yet are, a little at a time."""
        chosen = Chosen(self._evenings(), self.filters.forms)
        outdated = self._facts.outdated()

        def then() -> None:
            self._chosen = chosen
            self._show_all()

        self.slowly.start(self._facts.count(outdated), len(outdated), then)

    def count_more(self) -> None:
        """Ask for what is only on the page that somebody looks at."""
        page = self.tabs.currentIndex()
        if page == CONTRACTS and self._profiles is None:
            of_pairs = self.whose.currentIndex() == 1
            self._profiles = profiles(self._facts, self._chosen, of_pairs=of_pairs)
            self._show_contracts()
        elif page == OTHERS:
            self._show_others()

    def _evenings(self) -> list[int]:
        """Those chosen, the oldest first."""
        period = self.filters.time
        if period is None:
            given = set(self._given or ())
            return [key for key in reversed(self._listing.keys()) if key in given]
        return self._listing.keys(Asked(first=period.first, last=period.last))[::-1]

    def _show_all(self) -> None:
        self._of_players = players(self._facts, self._chosen)
        self._of_partners = partnerships(self._facts, self._chosen)
        self.filters.know(one.who[0] for one in self._of_players)
        named = {one.who[0]: one for one in self._of_players if UNNAMED.isdisjoint(one.who)}
        was = self.player.currentText()
        self.player.blockSignals(True)
        self.player.clear()
        self.player.addItems(sorted(named, key=str.casefold))
        most = max(named, key=lambda name: named[name].sums.rounds, default="")
        self.player.setCurrentText(was if was in named else most)
        self.player.blockSignals(False)
        self._profiles = None
        self._show_rows()
        self.pictures.show_standings(self._chosen, self._of_players)
        self.count_more()
        if self.focusWidget() in self.tables:
            self.go_to_figures()
        if named:
            self.notice.hide()
        else:
            played = bool(self._of_players)
            self.notice.say(words.nobody_has_a_name() if played else words.nothing_played(), [])

    def _show_rows(self) -> None:
        """Fill the tables with those who are looked for."""
        self.players.show(self.filters.wanted(self._of_players))
        self.partnerships.show(self.filters.wanted(self._of_partners))
        self._show_contracts()

    def _show_contracts(self) -> None:
        if self._profiles is None:
            self.contracts.show([])
            return
        pairs = self.whose.currentIndex() == 1
        rows = self._of_partners if pairs else self._of_players
        wanted = self.filters.wanted(rows)
        self.contracts.show([Of(one.who, self._profiles.get(one.who, NOTHING)) for one in wanted])

    def _show_others(self) -> None:
        player = self.player.currentText()
        together = partners_of(self._facts, self._chosen, player)
        against = opponents_of(self._facts, self._chosen, player)
        self.others.show(
            [
                Between(name, together.get(name, Sums()), against.get(name, Sums()))
                for name in sorted({*together, *against} - UNNAMED)
            ]
        )

    def _show_whose(self) -> None:
        """Show the contracts of players, or of partnerships."""
        self._profiles = None
        self.count_more()

    def _show_hint(self) -> None:
        """Where there are only a few lines, they are for the figures."""
        is_table = self.tabs.currentIndex() != PICTURES
        self.sort_button.setVisible(is_table)
        self.hint.setVisible(is_table and not has_few_lines(self))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_hint()

    def _tab_changed(self, tab: int) -> None:
        """Show another page; whoever chose it by its letter is among its figures at once."""
        self._show_hint()
        if tab != PICTURES:
            self.sort_button.show_columns(self.tables[tab])
        self.count_more()
        if not self.tabs.tabBar().hasFocus():
            self.go_to_figures()

    def go_to_figures(self) -> None:
        """The keys are those of the page, and the first of its figures is chosen."""
        page = self.tabs.currentIndex()
        if page == PICTURES:
            self.pictures.which.setFocus()
            return
        table = self.tables[page]
        if not table.selectionModel().hasSelection():
            by = table.horizontalHeader().sortIndicatorSection()
            table.setCurrentIndex(table.model().index(0, by))
        table.setFocus()

    # What is behind a figure.

    def open_behind(self, index: QModelIndex) -> None:
        """Open the deals or rounds behind a figure."""
        model = index.model()
        assert isinstance(model, FiguresModel)
        column: Column[Any] = model.columns[index.column()]
        row = model.row(index)
        if not column.behind:
            return
        against = None
        if isinstance(row, Between):
            player = self.player.currentText()
            is_against = column.behind == ROUNDS_AGAINST
            against = row.other if is_against else None
            who: Who = (player,) if is_against else tuple(sorted((player, row.other)))
        else:
            who = row.who
        found = find(self._facts, self._chosen, who, column.behind, against)
        title = words.behind_title(who, column.tip or column.heading)
        headings = _headings_behind(column.behind)
        window = BehindWindow(title, headings, found, self._colours, self._points, self)
        window.look_asked.connect(self.look_asked)
        window.show()

    # Inside.

    def _arrange(self) -> None:
        self.whose.addItems(
            [translate("words", "Of players"), translate("words", "Of partnerships")]
        )
        pages: list[QWidget] = [
            *self.tables[:CONTRACTS],
            _page(self.whose, words.whose(), self.tables[CONTRACTS]),
            _page(self.player, words.player(), self.tables[OTHERS]),
            self.pictures,
        ]
        for page, name in zip(pages, words.tabs(), strict=True):
            self.tabs.addTab(page, name)
        self.tabs.setDocumentMode(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, 8)
        column.setSpacing(8)
        column.addWidget(self.filters)
        column.addWidget(self.notice)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.slowly)
        column.addWidget(self.hint)

    def _connect(self) -> None:
        self.filters.others_played.connect(self.add_up)
        self.filters.others_wanted.connect(self._show_rows)
        self.filters.search.returnPressed.connect(self.go_to_figures)
        down = QShortcut(QKeySequence("Down"), self.filters.search)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        down.activated.connect(self.go_to_figures)
        self.player.currentIndexChanged.connect(self.count_more)
        self.whose.currentIndexChanged.connect(self._show_whose)
        self.tabs.currentChanged.connect(self._tab_changed)
        self.pictures.said.connect(self._say)
        for table in self.tables:
            first = table in self.tables[:CONTRACTS]
            table.sortByColumn(HUNDREDS if first else 1, Qt.SortOrder.DescendingOrder)
            table.activated.connect(self.open_behind)

    def _say(self, sentence: str) -> None:
        self.notice.say(sentence, [])

    def leave(self) -> None:
        """Take the search back first."""
        if self.filters.search.text():
            self.filters.search.clear()
        else:
            self.close()

    def closeEvent(self, event: object) -> None:
        self.slowly.cancel()
        self._facts.keep()


def _headings_behind(figure: str) -> tuple[str, ...]:
    """What is told of each row behind a figure."""
    if figure in (ROUNDS, ROUNDS_AGAINST, EVENINGS):
        what, _ = words.in_hundreds()
    elif figure == STAKED_ROUNDS:
        what, _ = words.in_money()
    else:
        what = translate("words", "Contract")
    where = title_caption() if figure == EVENINGS else translate("words", "Round")
    return words.behind_headings(where, what)


def _page(choice: QComboBox, name: str, table: QTableView) -> QWidget:
    """A choice above its table."""
    choice.setAccessibleName(name)
    choice.setToolTip(name)
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 10, 0, 0)
    column.addWidget(choice)
    column.addWidget(table, 1)
    return page
