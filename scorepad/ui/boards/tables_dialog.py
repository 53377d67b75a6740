"""Who plays boards at several tables, by which movement, and how they are scored."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from enum import Enum

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QPushButton,
    QWidget,
)

from scorepad.bridge.changes.results import rearrange
from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Datum,
    Named,
    Scale,
    Scoring,
    ShortBoards,
)
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import (
    MOST_BOARDS,
    POSSIBLE,
    Movement,
    Plan,
    entrants,
    rounds_of,
    sitting_out,
)
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EW, NS, Seating
from scorepad.exchange.names import clean_name
from scorepad.ui.document import Document
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import caption, quiet
from scorepad.ui.parts.layouts import fill
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.words import movements as movements_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate

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
        self._is_new = begun is not document.evening
        self.kind = ChoiceBox(
            {
                Kind.PAIRS: translate("words", "Pairs"),
                Kind.TEAMS: translate("words", "Two teams of four"),
                Kind.PLAYERS: translate("words", "Single players"),
            }
        )
        self.movement = ChoiceBox[Movement | None]({})
        self.number, self.boards = NumberField(), NumberField(1, MOST_BOARDS)
        self.summary = quiet()
        self.names = [HintLineEdit() for _ in range(NAMES)]
        self._captions = [caption("", field) for field in self.names]
        self._grid = QGridLayout()
        self.more = QPushButton(translate("words", "Mor&e…"))
        self.shares = QCheckBox(translate("words", "Tables may &share boards in a round"))
        self._arrange()
        self._show(self._was)
        self._connect()
        if was is None:
            self._follow_movement()
        self._follow()
        yes = translate("words", "Be&gin") if self._is_new else translate("words", "&Done")
        self.ask(yes, self.names[0] if self._is_new else self.kind, self._settle)

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
        return self._form.value(ComparisonSettings())

    @property
    def comparison(self) -> Comparison:
        """The session as it is filled in; raises Impossible."""
        named = tuple(
            Named(label, clean_name(field.text()))
            for label, field in zip(self.labels, self.names, strict=False)
            if field.text().strip()
        )
        others = [one for one in self._was.names if one.entrant not in self.labels]
        # Phones may have entered some meanwhile.
        now = None if self._is_new else self._document.evening.rounds[-1].comparison
        results = (now or self._was).results
        return Comparison(self.settings, (*named, *others), results, self.plan)

    def _settle(self) -> None:
        comparison = self.comparison
        if self._is_new:
            first = Round(Options(DUPLICATE), comparison=comparison)
            self._document.open(replace(self._evening, rounds=(first,)))
        else:
            self._document.become(rearrange(self._document.evening, comparison))

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
        if was.names or was.results or plan:
            self.movement.choose(plan.movement if plan else None)
        if plan:
            self.boards.setValue(plan.boards)
        self.shares.setChecked(plan is not None and plan.shares)
        self._form.show_value(settings)
        names = {one.entrant: one.name for one in was.names} or self._typed_before
        for label, field in zip(self.labels, self.names, strict=False):
            field.setText(names.get(label, ""))

    @property
    def _typed_before(self) -> dict[str, str]:
        """The pairs at the one table that the players had named before they asked for more."""
        seating = self._evening.rounds[-1].seating if self._evening.rounds else Seating()
        pairs = enumerate(map(seating.pair, (NS, EW)), 1)
        return {str(number): " & ".join(pair) for number, pair in pairs if seating.is_named}

    def _arrange(self) -> None:
        grid = self._grid
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        for field in self.names:
            grid.addWidget(field)  # before the rows below: Tab goes the way that they come
        for spin in (self.number, self.boards):
            spin.lineEdit().setTextMargins(9, 0, 0, 0)
        self._form = form = FieldForm[ComparisonSettings](spacing=8, asked=self._asked)
        form.row(translate("words", "Who is &ranked"), self.kind)
        form.row(translate("words", "How man&y"), self.number, lambda _: not self._is_match)
        form.row("", grid)
        form.row(translate("words", "&Movement"), self.movement)
        form.row(
            translate("words", "&Boards in a round"), self.boards, lambda _: self.plan is not None
        )
        form.row("", self.summary)
        self.scoring = form.choice("scoring", translate("words", "S&coring"), self._scorings)
        form.row("", self.more)
        self.scale = form.choice(
            "scale", translate("words", "A b&etter result"), lambda _: _scales()
        )
        self.short_boards = form.choice(
            "short_boards",
            translate("words", "Boards with &fewer results"),
            lambda _: _short_boards(),
        )
        self.datum = form.choice("datum", translate("words", "&Datum"), lambda _: _datums())
        self.extremes = form.tick(
            "extremes", translate("words", "Leave out the e&xtremes"), on=1, off=0
        )
        self.vp = form.tick("vp", translate("words", "&Victory points"))
        self.one_list = form.tick("one_list", translate("words", "All pairs in one &list"))
        form.row("", self.shares, self._may_share)
        self.more.setCheckable(True)
        self.more.setObjectName("switch")
        fill(self.column, form)

    @property
    def _asked(self) -> Mapping[str, Callable[[ComparisonSettings], bool]]:
        """When the further fields of the settings are asked about."""
        return {
            "scale": lambda s: self._asks_more and s.scoring.has_tops,
            "short_boards": lambda s: self._asks_more and s.scoring is Scoring.MATCHPOINTS,
            "datum": lambda s: self._asks_more and s.scoring is Scoring.BUTLER,
            "extremes": lambda s: self._asks_more and s.scoring is Scoring.BUTLER,
            "vp": lambda s: self._asks_more and s.scoring is Scoring.TEAMS,
            "one_list": lambda s: self._asks_more and self.kind.value is Kind.PAIRS,
        }

    @property
    def _asks_more(self) -> bool:
        return self.more.isChecked()

    def _may_share(self, _: ComparisonSettings) -> bool:
        return self._asks_more and not self._is_match and self.plan is not None

    @property
    def _is_match(self) -> bool:
        return self.kind.value is Kind.TEAMS

    def _scorings(self, _: ComparisonSettings) -> dict[Scoring, str]:
        scorings = ranking_words.scorings()
        return {each: name for each, name in scorings.items() if each.is_match == self._is_match}

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
        names, number = _movements(), self.number.value()
        offered: dict[Movement | None, str] = {
            movement: names[movement]
            for movement in MOVEMENTS[self.kind.value]
            if number in POSSIBLE[movement]
        }
        offered[None] = translate("words", "none: sit as you like")
        self.movement.offer(offered)
        self.movement.setCurrentIndex(0)

    def _follow(self) -> None:
        """Show what is asked about, and what the movement comes to."""
        plan, kind, labels = self.plan, self.kind.value, self.labels
        hint = (
            translate("words", "Ann") if kind is Kind.PLAYERS else translate("words", "Ann & Bob")
        )
        rows = max(ONE_COLUMN, (len(labels) + 1) // 2)
        for place, (label, field) in enumerate(zip(self._captions, self.names, strict=True)):
            column, line = divmod(place, rows)
            self._grid.addWidget(label, line, 2 * column)
            self._grid.addWidget(field, line, 2 * column + 1)
            is_there = place < len(labels)
            label.setVisible(is_there)
            field.setVisible(is_there)
            if is_there:
                label.setText(labels[place])
                field.setPlaceholderText(hint)
                field.setAccessibleName(_name_of(labels[place]))
        summary = _plan_comes_to(plan)
        if kind is Kind.PLAYERS and plan is None:
            summary = _players_as_they_like(POSSIBLE[Movement.INDIVIDUAL])
        self.summary.setText(summary)
        self._form.follow(self.settings)
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


def _movements() -> dict[Movement, str]:
    return {
        Movement.TEAMS: translate("words", "the tables swap their boards"),
        Movement.HOWELL: translate("words", "Howell: everybody moves"),
        Movement.MITCHELL: translate("words", "Mitchell: North-South stay"),
        Movement.INDIVIDUAL: translate("words", "individual: partners change too"),
    }


def _players_as_they_like(possible: Collection[int]) -> str:
    """What to do with another number of single players than there is a movement for."""
    said = translate(
        "words",
        "There is a movement for {numbers} players. With other numbers, sit as you "
        "like and type the partners with each result: 1+2-3+4 4sn.",
    )
    return said.format(numbers=" / ".join(map(str, possible)))


def _plan_comes_to(plan: Plan | None) -> str:
    """5 rounds at 3 tables, 15 boards; somebody sits out where the number is odd."""
    if plan is None:
        return movements_words.no_movement()
    session = rounds_of(plan)
    boards = {board for tables in session for at in tables for board in at.boards}
    said = translate("words", "Rounds: {rounds}. Tables: {tables}. Boards: {boards}.").format(
        rounds=len(session), tables=max(map(len, session)), boards=len(boards)
    )
    if any(sitting_out(plan, tables) for tables in session):
        said += " " + translate("words", "One sits out in each round.")
    return said


def _name_of(label: str) -> str:
    return translate("words", "Name of {pair}").format(pair=label)


def _scales() -> dict[Scale, str]:
    return {
        Scale.TWO: translate("words", "earns 2, an equal one 1"),
        Scale.ONE: translate("words", "earns 1, an equal one ½"),
    }


def _short_boards() -> dict[ShortBoards, str]:
    return {
        ShortBoards.NEUBERG: translate("words", "by Neuberg’s formula"),
        ShortBoards.OWN: translate("words", "of their own top"),
        ShortBoards.ADD: translate("words", "each missing result as an equal one"),
    }


def _datums() -> dict[Datum, str]:
    return {
        Datum.MEAN: translate("words", "the mean of the results"),
        Datum.MEDIAN: translate("words", "the middle one of the results"),
    }
