"""A page with the score of each contract in the present state, and what it would end."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QPushButton, QSizePolicy, QWidget

from scorepad.bridge.next_deal import NextDeal
from scorepad.bridge.options import POINTS, Options
from scorepad.bridge.points_scale import ALL_POINTS
from scorepad.bridge.seats import Seating, Side
from scorepad.bridge.what_if import Outlook
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.labels import Label, caption
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, fill, in_column, in_row
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.tips import Index
from scorepad.ui.what_if.what_if_model import EVEN, LEAST_OVER, MOST_OVER, WhatIfModel
from scorepad.ui.what_if.what_if_table import WhatIfTable
from scorepad.ui.words import player, result, result_sign, scores, side_name, translate
from scorepad.ui.words import what_if as what_if_words
from scorepad.ui.words.boards import board_title
from scorepad.ui.words.table import vulnerable, what_sides_need

_GAP = 6
_WIDE = 56
"""The minimum width of buttons, for fingers."""

_LOW, _LOWEST = 14, 11
"""On a page of fewer lines the table has the room of what both sides need, then of the cell's."""


class WhatIfPage(OverlayPage):
    """Follows the evening while it is open: select a result, read the table."""

    contract_chosen = Signal(object)
    """Enter or a double click on a cell, with its Outlook; the declarer is still open."""

    def __init__(
        self, document: Document, over: QWidget | None = None, board: int | None = None
    ) -> None:
        """At several tables the page is about one board, and stays there."""
        super().__init__("", over)
        self._document = document
        self._content = QWidget()
        self.model = WhatIfModel(document, self, board)
        self.table = WhatIfTable(self.model, self)
        self.state, self.outcome = Label(), Label()
        self.caption = Label()
        self.caption.setText(translate("words", "Result"))
        self.held = NumberField(0, ALL_POINTS)
        self.held_caption = caption(translate("words", "Points We &hold"), self.held)
        self.held.setValue(EVEN)
        results = range(LEAST_OVER, MOST_OVER + 1)
        self.results = _ButtonRow(results, _result_button, words.result)
        self.sides = _ButtonRow(range(2), self._side_plays, self._side_plays)
        self._arrange()
        self._arranged()
        self.results.choose(0)
        self.sides.choose(0)
        self._connect()
        self.table.setCurrentIndex(self.model.index(0, 0))
        self.follow()
        self.table.setFocus()

    def measure(self) -> None:
        self.outcome.setMinimumHeight(0)
        self._arranged()

    def follow(self) -> None:
        """Describe the state of the table, and the current cell."""
        moment, we = self.model.moment, self.model.we
        for part in (self.held_caption, self.held):
            part.setVisible(moment.options.form is POINTS)
        state = (
            _what_if_state(moment, self._document.table.seating, we)
            if we
            else [board_title(moment.state.number)]
        )
        title = f"{translate('words', 'What if')} – {state[0]}"
        self.heading.setText(title)
        self.setAccessibleName(title)
        self.state.setText(" – ".join(state[1:]))
        self._say(self.table.currentIndex())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def _arrange(self) -> None:
        results = in_row(self.caption, self.results, STRETCH, spacing=12)
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        rest = in_row(self.held_caption, self.held, self.sides, STRETCH, spacing=6)
        fill(self._choices, results, rest)
        in_column(
            *(self.state, 6, self._choices, 6, (self.table, 1), 4, self.outcome),
            inside=self._content,
            margins=(MARGIN, 0, MARGIN, 10),
            spacing=4,
        )
        self.scroller.setWidget(self._content)

    def _connect(self) -> None:
        self._document.changed.connect(self.follow)
        self.results.chosen.connect(self.model.show_result)
        self.held.valueChanged.connect(self.model.show_points_held)
        self.sides.chosen.connect(self.table.show_side)
        self.table.arranged.connect(self._arranged)
        self.table.outlook_chosen.connect(self.contract_chosen)
        self.table.selectionModel().currentChanged.connect(self._say)
        self.table.selectionModel().currentChanged.connect(self._bring_into_view)
        self.model.dataChanged.connect(self._current_told)
        for keys, do in (
            ("+", self._one_more),
            ("-", self._one_less),
            ("=", self._made),
        ):
            here = Qt.ShortcutContext.WidgetWithChildrenShortcut
            QShortcut(QKeySequence(keys), self, context=here).activated.connect(do)

    def _side_plays(self, side: int) -> str:
        return what_if_words.side_plays(self.model.sides[side], self.model.we)

    def _one_more(self) -> None:
        self.results.choose(min(self.model.over + 1, MOST_OVER))

    def _one_less(self) -> None:
        self.results.choose(max(self.model.over - 1, LEAST_OVER))

    def _made(self) -> None:
        self.results.choose(0)

    def _arranged(self) -> None:
        """Show a choice of sides if there is no room for both."""
        self.sides.setVisible(not self.table.shows_both)
        self.sides.choose(self.table.side)
        room = self.room.width() - 2 * MARGIN
        lines = self.height() / self.fontMetrics().height()
        self.state.setHidden(lines < _LOW or not self.state.text())
        self.outcome.setHidden(lines < _LOWEST)
        line = self.results.sizeHint()
        if not self.table.shows_both:
            line += self.sides.sizeHint()
        if self.held.isVisibleTo(self):
            line += self.held_caption.sizeHint() + self.held.sizeHint()
        fits = line.width() + 2 * MARGIN <= room
        with_caption = line + self.caption.sizeHint()
        self.caption.setVisible(with_caption.width() + 3 * MARGIN <= room)
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._choices.setDirection(beside if fits else below)
        self._choices.setSpacing(MARGIN if fits else _GAP)

    def _current_told(self) -> None:
        self._say(self.table.currentIndex())

    def _say(self, index: Index) -> None:
        """Describe the current cell in a sentence below the table."""
        if not index.isValid():
            return
        outlook = self.model.outlook(index)
        self.outcome.setText(
            _outlook_entered(outlook, self.model.we, self.model.moment.options)
            if outlook
            else words.sentence(what_if_words.no_such_result())
        )
        # Keeps the height of two lines once needed, so that the table stays in place.
        height = self.outcome.heightForWidth(self.outcome.width())
        self.outcome.setMinimumHeight(max(height, self.outcome.minimumHeight()))

    def _bring_into_view(self, index: Index) -> None:
        """Scroll to the current cell if the page scrolls."""
        cell = self.table.visualRect(index)
        place = self.table.viewport().mapTo(self._content, cell.center())
        self.scroller.ensureVisible(place.x(), place.y(), cell.width() // 2, cell.height())


class _ButtonRow(QWidget):
    """A row of buttons of which one is selected; the arrow keys move between them."""

    chosen = Signal(int)

    def __init__(
        self,
        choices: Sequence[int],
        name: Callable[[int], str],
        aloud: Callable[[int], str],
    ) -> None:
        super().__init__()
        self._choices = choices
        self._group = QButtonGroup(self)
        policy = QSizePolicy.Policy
        self.setSizePolicy(policy.Preferred, policy.Fixed)  # or a low page would cut its words
        line = in_row(inside=self, margins=NO_MARGINS, spacing=4)
        for place, choice in enumerate(choices):
            button = QPushButton(name(choice))
            button.setCheckable(True)
            button.setMinimumWidth(_WIDE)
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            button.setAccessibleName(aloud(choice))
            button.setToolTip(aloud(choice))
            self._group.addButton(button, place)
            line.addWidget(button)
        self._group.idToggled.connect(self._toggled)

    def choose(self, choice: int) -> None:
        self._group.button(self._choices.index(choice)).setChecked(True)

    def _toggled(self, place: int, on: bool) -> None:
        """Let Tab reach only the selected button; the arrow keys reach the others."""
        policy = Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus
        self._group.button(place).setFocusPolicy(policy)
        if on:
            self.chosen.emit(self._choices[place])


def _what_if_state(moment: NextDeal, seating: Seating, we: Side) -> list[str]:
    """Return the conditions of the next deal, the most important first."""
    said = [_next_deal(moment, seating), vulnerable(moment.state.vulnerable, we)]
    if moment.options.has_chukkers and moment.state.number == moment.options.length:
        said.append(translate("words", "This deal ends the chukker"))
    return said + what_sides_need(moment, we)


def _result_button(over: int) -> str:
    """Return the result on a button: −1, made, +1."""
    return result_sign(over) if over else result(over)


def _next_deal(moment: NextDeal, seating: Seating) -> str:
    said = (
        translate("words", "Board {number}: {player} deals")
        if moment.options.boards
        else translate("words", "Deal {number}: {player} deals")
    )
    return said.format(number=moment.state.number, player=player(seating, moment.state.dealer))


def _outlook_entered(outlook: Outlook, we: Side | None, options: Options) -> str:
    """Return the outlook with where its points would go: We 240 below and 50 above the line."""
    said = translate("words", "{side}: {contract}, {result}").format(
        side=side_name(outlook.side, we),
        contract=what_if_words.contract_aloud(outlook.contract),
        result=result(outlook.over),
    )
    parts = (said, scores(outlook.deal, we, options), what_if_words.end_words(outlook.ends))
    return " – ".join(part for part in parts if part)
