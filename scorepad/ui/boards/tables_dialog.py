"""Who plays boards at several tables, by which movement, and how they are scored."""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.comparison import Comparison, ComparisonSettings, Named, Scoring
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import MOST_BOARDS, POSSIBLE, Movement, Plan, entrants, rounds_of
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.exchange.names import clean_name
from scorepad.ui.boards.boards_line import with_comparison
from scorepad.ui.document import Document
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import quiet
from scorepad.ui.parts.layouts import fill
from scorepad.ui.words import movements as movement_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence

USUAL = 24
"""So many boards are usual in all."""


class Kind(Enum):
    """Who is ranked."""

    PAIRS = "pairs"
    TEAMS = "teams"
    PLAYERS = "players"


FEWEST = {Kind.PAIRS: 2, Kind.TEAMS: 4, Kind.PLAYERS: 4}
MOST = {Kind.PAIRS: 12, Kind.TEAMS: 4, Kind.PLAYERS: 20}
"""More have no room at five tables, or six."""
NAMES = max(MOST.values())
ONE_COLUMN = 6
"""So many names stand below each other; more in two columns."""
MOVEMENTS = {
    Kind.PAIRS: (Movement.HOWELL, Movement.MITCHELL),
    Kind.TEAMS: (Movement.TEAMS,),
    Kind.PLAYERS: (Movement.INDIVIDUAL,),
}


class TablesDialog(AskDialog):
    """Begins a session, or changes the one that is on the table; names may stay empty."""

    def __init__(self, document: Document, begun: Evening, parent: QWidget | None = None) -> None:
        """The evening is one that begins, with its title and day, or that on the table."""
        super().__init__(translate("words", "Boards at several tables"), parent)
        self._document, self._evening = document, begun
        was = begun.rounds[-1].comparison if begun.rounds else None
        self._was = was or Comparison()
        self._is_new = was is None
        self.kind = ChoiceBox(
            {
                Kind.PAIRS: translate("words", "Pairs"),
                Kind.TEAMS: translate("words", "Two teams of four"),
                Kind.PLAYERS: translate("words", "Single players"),
            }
        )
        self.movement, self.scoring = ChoiceBox[Movement | None]({}), ChoiceBox[Scoring]({})
        self.number, self.boards = QSpinBox(), QSpinBox()
        self.summary = quiet()
        self.names = [HintLineEdit() for _ in range(NAMES)]
        self._captions = [QLabel() for _ in self.names]
        self._grid = QGridLayout()
        self.more = QPushButton(translate("words", "Mor&e…"))
        self.scale, self.datum = (
            ChoiceBox(ranking_words.scales()),
            ChoiceBox(ranking_words.datums()),
        )
        self.short_boards = ChoiceBox(ranking_words.short_boards())
        self.extremes = QCheckBox(translate("words", "Leave out the e&xtremes"))
        self.vp = QCheckBox(translate("words", "&Victory points"))
        self.one_list = QCheckBox(translate("words", "All pairs in one &list"))
        self.shares = QCheckBox(translate("words", "Tables may &share boards in a round"))
        self._form = QFormLayout()
        self._form.setVerticalSpacing(8)
        self._arrange()
        self._show(self._was)
        self._connect()
        if self._is_new:
            self._follow_movement()
        self._follow()
        yes = translate("words", "Be&gin") if self._is_new else translate("words", "&Done")
        self.ask(yes, self.names[0] if self._is_new else self.kind)

    # What is chosen.

    @property
    def plan(self) -> Plan | None:
        """The movement; without one they sit as they like."""
        chosen = self.movement.value
        if chosen is None:
            return None
        return Plan(chosen, self.number.value(), self.boards.value(), self.shares.isChecked())

    @property
    def labels(self) -> tuple[str, ...]:
        """What the pairs or players go by."""
        if self.kind.value is Kind.TEAMS:
            return entrants(Plan(Movement.TEAMS, 4, 1))
        return tuple(map(str, range(1, self.number.value() + 1)))

    @property
    def settings(self) -> ComparisonSettings:
        return ComparisonSettings(
            self.scoring.value,
            self.scale.value,
            self.short_boards.value,
            int(self.extremes.isChecked()),
            self.datum.value,
            self.vp.isChecked(),
            self.one_list.isChecked(),
        )

    @property
    def comparison(self) -> Comparison:
        """The session as it is filled in; raises Impossible."""
        named = tuple(
            Named(label, clean_name(field.text()))
            for label, field in zip(self.labels, self.names, strict=False)
            if field.text().strip()
        )
        others = [one for one in self._was.names if one.entrant not in self.labels]
        return Comparison(self.settings, (*named, *others), self._was.results, self.plan)

    def accept(self) -> None:
        try:
            comparison = self.comparison
        except Impossible as wrong:
            self.complain(error_sentence(wrong))
            return
        if self._is_new:
            first = Round(Options(DUPLICATE), comparison=comparison)
            self._document.open(replace(self._evening, rounds=(first,)))
        elif comparison != self._was:
            changed = with_comparison(self._document, comparison)
            self._document.become(changed, Action(ActionKind.REARRANGE))
        super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter behind a name leads to the next one, and behind the last to the button."""
        named = self.names[: len(self.labels)]
        focus = self.focusWidget()
        if event.key() in ENTER and focus in named:
            place = named.index(focus)
            following = named[place + 1 :]
            (following[0] if following else self._yes).setFocus()
        else:
            super().keyPressEvent(event)

    # How it begins.

    def _show(self, was: Comparison) -> None:
        settings, plan = was.settings, was.plan
        self.kind.choose(kind_of(was))
        numbers = [*_numbers(was), plan.entrants if plan else 0]
        self._offer_numbers(max(numbers) or 6)
        self._offer_movements()
        if not self._is_new:
            self.movement.choose(plan.movement if plan else None)
        if plan:
            self.boards.setValue(plan.boards)
        self.shares.setChecked(plan is not None and plan.shares)
        self._offer_scorings()
        self.scoring.choose(settings.scoring)
        self.scale.choose(settings.scale)
        self.short_boards.choose(settings.short_boards)
        self.datum.choose(settings.datum)
        self.extremes.setChecked(settings.extremes == 1)
        self.vp.setChecked(settings.vp)
        self.one_list.setChecked(settings.one_list)
        names = {one.entrant: one.name for one in was.names}
        for label, field in zip(self.labels, self.names, strict=False):
            field.setText(names.get(label, ""))

    def _arrange(self) -> None:
        grid = self._grid
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        for caption, field in zip(self._captions, self.names, strict=True):
            caption.setBuddy(field)
        self.boards.setRange(1, MOST_BOARDS)
        for spin in (self.number, self.boards):
            spin.lineEdit().setTextMargins(9, 0, 0, 0)
        form = self._form
        form.addRow(translate("words", "Who is &ranked"), self.kind)
        form.addRow(translate("words", "How man&y"), self.number)
        form.addRow(grid)
        form.addRow(translate("words", "&Movement"), self.movement)
        form.addRow(translate("words", "&Boards in a round"), self.boards)
        form.addRow(self.summary)
        form.addRow(translate("words", "S&coring"), self.scoring)
        form.addRow(self.more)
        form.addRow(translate("words", "A b&etter result"), self.scale)
        form.addRow(translate("words", "Boards with &fewer results"), self.short_boards)
        form.addRow(translate("words", "&Datum"), self.datum)
        for box in (self.extremes, self.vp, self.one_list, self.shares):
            form.addRow(box)
        self.more.setCheckable(True)
        self.more.setObjectName("switch")
        fill(self.column, form)

    def _connect(self) -> None:
        self.kind.activated.connect(self._follow_kind)
        self.number.valueChanged.connect(self._follow_number)
        self.movement.activated.connect(self._follow_movement)
        for box in (self.scoring, self.datum):
            box.activated.connect(self._follow)
        self.boards.valueChanged.connect(self._follow)
        for button in (self.more, self.shares):
            button.clicked.connect(self._follow)

    # What follows from what.

    def _follow_kind(self) -> None:
        self._offer_numbers(8 if self.kind.value is Kind.PLAYERS else 6)
        self._offer_scorings()
        self._follow_number()

    def _follow_number(self) -> None:
        self._offer_movements()
        self._follow_movement()

    def _follow_movement(self) -> None:
        """Propose so many boards in a round that about as many are played as usual."""
        plan = self.plan
        if plan:
            self.boards.setValue(max(1, USUAL // len(rounds_of(plan))))
            self.one_list.setChecked(plan.movement is Movement.HOWELL)  # from the first round on
        self._follow()

    def _offer_numbers(self, number: int) -> None:
        kind = self.kind.value
        self.number.setRange(FEWEST[kind], MOST[kind])
        self.number.setValue(number)

    def _offer_movements(self) -> None:
        names, number = movement_words.movements(), self.number.value()
        offered: dict[Movement | None, str] = {
            movement: names[movement]
            for movement in MOVEMENTS[self.kind.value]
            if number in POSSIBLE[movement]
        }
        offered[None] = translate("words", "none: sit as you like")
        self.movement.offer(offered)
        self.movement.setCurrentIndex(0)

    def _offer_scorings(self) -> None:
        is_match, scorings = self.kind.value is Kind.TEAMS, ranking_words.scorings()
        self.scoring.offer(
            {each: name for each, name in scorings.items() if each.is_match == is_match}
        )

    def _follow(self) -> None:
        """Show what is asked about, and what the movement comes to."""
        plan, scoring, kind = self.plan, self.scoring.value, self.kind.value
        labels = self.labels
        hint = (
            translate("words", "Ann") if kind is Kind.PLAYERS else translate("words", "Ann & Bob")
        )
        rows = max(ONE_COLUMN, (len(labels) + 1) // 2)
        for place, (caption, field) in enumerate(zip(self._captions, self.names, strict=True)):
            column, line = divmod(place, rows)
            self._grid.addWidget(caption, line, 2 * column)
            self._grid.addWidget(field, line, 2 * column + 1)
            is_there = place < len(labels)
            caption.setVisible(is_there)
            field.setVisible(is_there)
            if is_there:
                caption.setText(labels[place])
                field.setPlaceholderText(hint)
                field.setAccessibleName(movement_words.name_of(labels[place]))
        summary = movement_words.plan_comes_to(plan)
        if kind is Kind.PLAYERS and plan is None:
            summary = movement_words.players_as_they_like(POSSIBLE[Movement.INDIVIDUAL])
        self.summary.setText(summary)
        more = self.more.isChecked()
        for row, is_asked in (
            (self.number, kind is not Kind.TEAMS),
            (self.boards, plan is not None),
            (self.scale, more and scoring.has_tops),
            (self.short_boards, more and scoring is Scoring.MATCHPOINTS),
            (self.datum, more and scoring is Scoring.BUTLER),
            (self.extremes, more and scoring is Scoring.BUTLER),
            (self.vp, more and scoring is Scoring.TEAMS),
            (self.one_list, more and kind is Kind.PAIRS),
            (self.shares, more and kind is not Kind.TEAMS and plan is not None),
        ):
            self._form.setRowVisible(row, is_asked)
        self.fit()


def kind_of(comparison: Comparison) -> Kind:
    """Who is ranked in a session that was begun."""
    if comparison.settings.scoring.is_match:
        return Kind.TEAMS
    return Kind.PLAYERS if comparison.are_individuals else Kind.PAIRS


def _numbers(comparison: Comparison) -> Iterable[int]:
    """The numbers that those go by who are there."""
    there = {one.entrant for one in comparison.names}
    there |= {entrant for result in comparison.results for entrant in result.entrants}
    return [int(one) for one in there if one.isdecimal() and int(one) <= NAMES] or [0]
