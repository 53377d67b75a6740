"""Who plays boards at several tables, by which movement, and how they are scored."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from string import ascii_uppercase

from PySide6.QtCore import Qt, QTime
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
    Handicap,
    Named,
    Scale,
    Scoring,
    ShortBoards,
)
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import (
    MOST_BOARDS,
    POSSIBLE,
    Movement,
    Plan,
    entrants,
    rounds_of,
    rounds_planned,
    sitting_out,
    tables_of,
)
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.proposals import (
    OF_PAIRS,
    USUAL_MINUTES,
    minutes_of,
    proposed,
)
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EW, NS, Seating
from scorepad.bridge.typed.director import (
    away_typed,
    handicaps_typed,
    read_away,
    read_handicaps,
)
from scorepad.exchange.checks import LAST_BOARD
from scorepad.exchange.names import LONGEST_NAME, clean_name
from scorepad.ui.boards.money_field import MoneyField
from scorepad.ui.boards.people_known import PeopleKnown
from scorepad.ui.document import Document
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import Label, caption, line, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, fill, in_row
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.words import movements as movements_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence

USUAL = 24
"""So many boards are usual in all."""


class Kind(Enum):
    """Who is ranked."""

    PAIRS = "pairs"
    TEAMS = "teams"
    PLAYERS = "players"


FEWEST = {Kind.PAIRS: 2, Kind.TEAMS: 2, Kind.PLAYERS: 4}
MOST = {Kind.PAIRS: 40, Kind.TEAMS: 26, Kind.PLAYERS: 20}
USUAL_NUMBER = {Kind.PAIRS: 6, Kind.TEAMS: 2, Kind.PLAYERS: 8}
NAMES = max(MOST.values())
FIRST = 4
"""So many names are asked for at first."""
ONE_COLUMN, TWO_COLUMNS = 6, 24
"""So many names stand below each other; more in two columns, or in three."""
MOST_MINUTES = 600
EVERYBODY_MOVES = (Movement.HOWELL, Movement.THREE_QUARTER)
MOVEMENTS = {
    Kind.PAIRS: OF_PAIRS,
    Kind.TEAMS: (Movement.TEAMS, Movement.SWISS),
    Kind.PLAYERS: (Movement.INDIVIDUAL,),
}


class TablesDialog(AskDialog):
    """Begins a session, or changes the one that is on the table; names may stay empty."""

    def __init__(
        self,
        document: Document,
        begun: Evening,
        players: Sequence[str],
        propose: Callable[[Comparison], tuple[Handicap, ...]],
        parent: QWidget | None = None,
    ) -> None:
        """The evening is one that begins, with its title and day, or that on the table.

        Those who played before are offered, and earlier sessions propose handicaps.
        """
        super().__init__(translate("words", "Boards at several tables"), parent)
        self._document, self._evening, self._handicaps_for = document, begun, propose
        was = begun.rounds[-1].comparison if begun.rounds else None
        self._was = was or Comparison()
        self._is_new = begun is not document.evening
        self._is_folded = True
        self._number_said = was is not None
        self._boards_said = was is not None
        """Whether these were said, or follow from the names and the movement."""
        self.kind = ChoiceBox(
            {
                Kind.PAIRS: translate("words", "Pairs"),
                Kind.TEAMS: translate("words", "Teams of four"),
                Kind.PLAYERS: translate("words", "Single players"),
            }
        )
        self.movement = ChoiceBox[Movement | None]({})
        self.number, self.boards = NumberField(), NumberField(1, MOST_BOARDS)
        self.rounds, self.first_board = NumberField(1), NumberField(1, LAST_BOARD)
        self.minutes, self.switched = NumberField(30, MOST_MINUTES), NumberField()
        self.minutes.setValue(USUAL_MINUTES)
        self.minutes.setSuffix(translate("words", " minutes"))
        self.away, self.handicaps = HintLineEdit(), HintLineEdit()
        self.propose = QPushButton(translate("words", "&Propose"))
        self.propose.setToolTip(
            translate("words", "Half the distance to the average of the last ten sessions")
        )
        self.money = MoneyField()
        self.club, self.director = HintLineEdit(), HintLineEdit()
        for field in (self.club, self.director):
            field.setMaxLength(LONGEST_NAME)
        self.summary, self.time = Label(), quiet()
        self.change = QPushButton(translate("words", "C&hange…"))
        self.names = [HintLineEdit() for _ in range(NAMES)]
        self.known = PeopleKnown(players, self)
        for field in self.names:
            self.known.offer_in(field)
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
        self.ask(yes, self.names[0] if self._is_new else self.change, self._settle)

    # What is chosen.

    @property
    def plan(self) -> Plan | None:
        """The movement; without one they sit as they like."""
        whole = self._whole_plan
        if whole is None:
            return None
        rounds = None if self.rounds.value() == self.rounds.maximum() else self.rounds.value()
        lines = self.switched.value() if whole.movement is Movement.MITCHELL else 0
        return replace(whole, rounds=rounds, first_board=self.first_board.value(), switched=lines)

    @property
    def _whole_plan(self) -> Plan | None:
        """All rounds of the movement."""
        chosen = self.movement.value
        if chosen is None:
            return None
        was = self._was.plan
        drawn = was.drawn if was and was.movement is chosen else ()
        shares = self.shares.isChecked()
        return Plan(chosen, self._entrants, self.boards.value(), shares, drawn=drawn)

    @property
    def _entrants(self) -> int:
        """So many pairs, two of each team, or players."""
        return self.number.value() * (2 if self._is_match else 1)

    @property
    def labels(self) -> tuple[str, ...]:
        """What the pairs or players go by; more than two teams only have names."""
        number = self.number.value()
        if not self._is_match:
            return tuple(map(str, range(1, number + 1)))
        if number == 2:
            return entrants(Plan(Movement.TEAMS, 4, 1))
        return tuple(ascii_uppercase[:number])

    @property
    def settings(self) -> ComparisonSettings:
        return self._form.value(ComparisonSettings())

    @property
    def comparison(self) -> Comparison:
        """The session as it is filled in; raises Impossible."""
        named = self._named
        others = [one for one in self._was.names if one.entrant not in self.labels]
        # Phones may have entered some meanwhile.
        now = None if self._is_new else self._document.evening.rounds[-1].comparison
        plan, settings = self.plan, self.settings
        if plan:
            plan = replace(plan, away=read_away(self.away.text()))
        handicaps = self.handicaps.text().strip()
        return replace(
            now or self._was,
            settings=settings,
            names=(*named, *others),
            plan=plan,
            handicaps=read_handicaps(handicaps) if handicaps else (),
            stakes=self.money.value(settings),
        )

    @property
    def _named(self) -> tuple[Named, ...]:
        return tuple(
            Named(label, clean_name(field.text()))
            for label, field in zip(self.labels, self.names, strict=False)
            if field.text().strip()
        )

    def _settle(self) -> None:
        comparison = self.comparison
        if self._is_new:
            first = Round(Options(DUPLICATE), comparison=comparison)
            self._document.open(self._held(replace(self._evening, rounds=(first,))))
        else:
            evening = self._held(self._document.evening)
            self._document.become(rearrange(evening, comparison))

    def _held(self, evening: Evening) -> Evening:
        """The evening with the club and who directs there; raises Impossible."""
        fields = self.club.text().strip(), self.director.text().strip()
        club, director = (clean_name(typed) if typed else "" for typed in fields)
        return replace(evening, club=club, director=director)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads from field to field, and behind the last name, or none, to the button."""
        named = self.names[: self._seen]
        focus = self.focusWidget()
        if event.key() not in ENTER or isinstance(focus, QPushButton):
            super().keyPressEvent(event)
        elif focus in named:
            place = named.index(focus)
            following = named[place + 1 :] if self.names[place].text().strip() else []
            (following[0] if following else self._yes).setFocus()
        else:
            self.focusNextChild()

    # How it begins.

    def _show(self, was: Comparison) -> None:
        settings, plan = was.settings, was.plan
        self.kind.choose(kind_of(was))
        planned = plan.entrants // (2 if self._is_match else 1) if plan else 0
        numbers = [*_numbers(was, is_match=self._is_match), planned]
        self._offer_numbers(max(numbers) or USUAL_NUMBER[self.kind.value])
        self._offer_movements()
        if was.names or was.results or plan:
            self.movement.choose(plan.movement if plan else None)
        self.shares.setChecked(plan is not None and plan.shares)
        if plan:
            self.boards.setValue(plan.boards)
            self._limit_rounds()
            self.rounds.setValue(plan.rounds or self.rounds.maximum())
            self.first_board.setValue(plan.first_board)
            self.switched.setValue(plan.switched)
            self.away.setText(away_typed(plan.away))
        self.handicaps.setText(handicaps_typed(was.handicaps))
        self.money.show(was.stakes, settings)
        self.club.setText(self._evening.club)
        self.director.setText(self._evening.director)
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
        spins = self.number, self.boards, self.rounds, self.minutes, self.first_board, self.switched
        for spin in spins:
            spin.lineEdit().setTextMargins(9, 0, 0, 0)
        self._form = form = FieldForm[ComparisonSettings](spacing=8, asked=self._asked)
        form.row(translate("words", "Who is &ranked"), self.kind, self._is_open)
        form.row(translate("words", "How man&y"), self.number, self._is_open)
        form.row("", grid)
        form.row("", in_row((self.summary, 1), (self.change, Qt.AlignmentFlag.AlignTop)))
        form.row("", self.time, self._moves)
        form.row(
            translate("words", "&Time"),
            self.minutes,
            lambda _: not self._is_folded and self._is_new,
        )
        form.row(translate("words", "&Movement"), self.movement, self._is_open)
        boards = line(translate("words", "&Boards in a round"))
        boards.setBuddy(self.boards)
        rounds = in_row((self.rounds, 1), boards, (self.boards, 1), margins=NO_MARGINS, spacing=8)
        form.row(
            translate("words", "Ro&unds"),
            rounds,
            lambda s: not self._is_folded and self._moves(s),
        ).setBuddy(self.rounds)
        self.scoring = form.choice("scoring", translate("words", "S&coring"), self._scorings)
        form.row("", self.more, self._is_open)
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
        form.row(translate("words", "F&irst board"), self.first_board, self._moves_more)
        form.row(
            translate("words", "Lines s&witched, rounds at the end"),
            self.switched,
            lambda _: self._asks_more and self.movement.value is Movement.MITCHELL,
        )
        form.row(
            translate("words", "Late or lea&ving"),
            self.away,
            lambda s: self._moves_more(s) and not self._is_match,
        )
        self.away.setPlaceholderText("7=1 5=6-")
        self.away.setToolTip(
            translate(
                "words", "7=1: pair 7 misses round 1. 5=6-: pair 5 is not there from round 6."
            )
        )
        typed = in_row((self.handicaps, 1), self.propose, margins=NO_MARGINS, spacing=8)
        name = form.row(translate("words", "&Handicaps"), typed, lambda _: self._asks_more)
        name.setBuddy(self.handicaps)
        self.handicaps.setPlaceholderText("3=+2.5 5=-1")
        parts = self.money.paid_for, (self.money.amount, 1)
        money = in_row(*parts, margins=NO_MARGINS, spacing=8)
        name = form.row(translate("words", "M&oney"), money, lambda _: self._asks_more)
        name.setBuddy(self.money.paid_for)
        form.row(translate("words", "Club’s &name"), self.club, lambda _: self._asks_more)
        form.row(translate("words", "Director’s n&ame"), self.director, lambda _: self._asks_more)
        self.more.setCheckable(True)
        self.more.setObjectName("switch")
        fill(self.column, Label(translate("words", "Who plays tonight?"), times=1.4), form)

    def _is_open(self, _: ComparisonSettings) -> bool:
        """Whether all that can be settled is asked, or only said in a sentence."""
        return not self._is_folded

    def _unfold(self) -> None:
        """Ask all that can be settled, in place of the button."""
        self._is_folded = False
        self.change.hide()
        self._follow()
        self.kind.setFocus()

    @property
    def _filled(self) -> int:
        """Up to which name something is typed."""
        typed = [place for place, field in enumerate(self.names, 1) if field.text().strip()]
        return typed[-1] if typed else 0

    @property
    def _seen(self) -> int:
        """So many names are asked for: one more than there are, unless their number was said."""
        if self._is_match or self._number_said:
            return len(self.labels)
        return min(MOST[self.kind.value], max(FIRST, self._filled + 1))

    def _follow_names(self) -> None:
        """As many play as are named, unless their number was said."""
        filled = self._filled
        if self._is_match or self._number_said or filled < FEWEST[self.kind.value]:
            self._follow()
            return
        if filled != self.number.value():
            self.number.blockSignals(True)
            self.number.setValue(filled)
            self.number.blockSignals(False)
            self._offer_movements()
            self._follow_movement()
        else:
            self._follow()

    @property
    def _asked(self) -> Mapping[str, Callable[[ComparisonSettings], bool]]:
        """When the further fields of the settings are asked about."""
        return {
            "scoring": self._is_open,
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

    @property
    def _scored_by(self) -> str:
        return ranking_words.scorings()[self.settings.scoring]

    def _moves(self, _: ComparisonSettings) -> bool:
        return self.movement.value is not None

    def _moves_more(self, settings: ComparisonSettings) -> bool:
        return self._asks_more and self._moves(settings)

    def _may_share(self, settings: ComparisonSettings) -> bool:
        return self._moves_more(settings) and not self._is_match

    @property
    def _is_match(self) -> bool:
        return self.kind.value is Kind.TEAMS

    def _scorings(self, _: ComparisonSettings) -> dict[Scoring, str]:
        scorings = ranking_words.scorings()
        return {each: name for each, name in scorings.items() if each.is_match == self._is_match}

    def _connect(self) -> None:
        self.kind.activated.connect(self._follow_kind)
        self.number.valueChanged.connect(self._say_number)
        self.change.clicked.connect(self._unfold)
        for field in self.names:
            field.textEdited.connect(self._follow_names)
        self.movement.activated.connect(self._follow_movement)
        for box in (self.scoring, self.datum, self.money.paid_for):
            box.activated.connect(self._follow)
        for spin in (self.boards, self.rounds):
            spin.valueChanged.connect(self._say_boards)
        self.minutes.valueChanged.connect(self._follow_number)
        for button in (self.more, self.shares):
            button.clicked.connect(self._follow)
        self.propose.clicked.connect(self._propose_handicaps)

    def _propose_handicaps(self) -> None:
        """Put in what earlier sessions propose, and say so where they propose nothing."""
        try:
            asked = replace(self._was, settings=self.settings, names=self._named, results=())
        except ScorepadError as wrong:
            self.complain(error_sentence(wrong))
            return
        found = self._handicaps_for(asked)
        self.handicaps.setText(handicaps_typed(found))
        self.complain("" if found else _nothing_known())

    # What follows from what.

    def _say_number(self) -> None:
        self._number_said = True
        self._follow_number()

    def _say_boards(self) -> None:
        self._boards_said = True
        self._follow()

    def _follow_kind(self) -> None:
        self.number.blockSignals(True)
        self._offer_numbers(USUAL_NUMBER[self.kind.value])
        self.number.blockSignals(False)
        self._boards_said = self._number_said = False
        self._follow_number()

    def _follow_number(self) -> None:
        """Propose the movement that fits the time best."""
        self._offer_movements()
        possible = tuple(one for one in self.movement.values if one not in (None, Movement.SWISS))
        if possible:
            self.movement.choose(self._proposed(possible).movement)
        self._follow_movement()

    def _follow_movement(self) -> None:
        """Propose so many rounds and boards as there is time for."""
        chosen = self.movement.value
        if chosen:
            plan = self._proposed((chosen,)) if chosen is not Movement.SWISS else None
            if plan and plan.shares:
                self.shares.setChecked(True)
            rounds = self.number.value() // 2
            for field in (self.boards, self.rounds):
                field.blockSignals(True)
            if not self._boards_said:
                self.boards.setValue(plan.boards if plan else max(1, USUAL // max(1, rounds)))
            self._limit_rounds()
            self.rounds.setValue(plan.rounds or self.rounds.maximum() if plan else rounds)
            for field in (self.boards, self.rounds):
                field.blockSignals(False)
            self.one_list.setChecked(chosen in EVERYBODY_MOVES)  # from the first round on
        self._follow()

    def _proposed(self, movements: tuple[Movement, ...]) -> Plan:
        return proposed(movements, self._entrants, self.minutes.value())

    def _limit_rounds(self) -> None:
        if whole := self._whole_plan:
            most = rounds_planned(whole)
            self.rounds.setRange(1, most)
            self.switched.setRange(0, most)

    def _offer_numbers(self, number: int) -> None:
        kind = self.kind.value
        self.number.setRange(FEWEST[kind], MOST[kind])
        self.number.setValue(number)

    def _offer_movements(self) -> None:
        names, number = _movements(), self._entrants
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
        if kind is Kind.TEAMS and len(labels) == self.number.value():
            hint = translate("words", "Owls")
        seen = self._seen
        across = 2 if seen <= TWO_COLUMNS else 3
        rows = max(ONE_COLUMN, -(-seen // across))
        empty = next((at for at, one in enumerate(self.names) if not one.text().strip()), 0)
        more = translate("words", "one more, or Enter")
        for place, (label, field) in enumerate(zip(self._captions, self.names, strict=True)):
            column, line = divmod(place, rows)
            self._grid.addWidget(label, line, 2 * column)
            self._grid.addWidget(field, line, 2 * column + 1)
            is_there = place < seen
            label.setVisible(is_there)
            field.setVisible(is_there)
            if is_there:
                called = labels[place] if place < len(labels) else str(place + 1)
                label.setText(called)
                asked = more if place >= FEWEST[kind] and not self._is_match else hint
                field.setPlaceholderText(asked if place == empty else "")
                field.setAccessibleName(_name_of(called))
        summary = _plan_comes_to(plan)
        if kind is Kind.PLAYERS and plan is None:
            summary = _players_as_they_like(POSSIBLE[Movement.INDIVIDUAL])
        if self._is_folded:
            agreed = Comparison(self.settings, plan=plan)
            who = sessions_words.counted(agreed, self.number.value(), 0)
            summary = f"{who}. {self._scored_by}. {summary}"
        self.summary.setText(summary)
        self.time.setText(_takes(plan, is_new=self._is_new) if plan else "")
        self.money.offer(self.settings)
        self._form.follow(self.settings)
        self.fit()


def kind_of(comparison: Comparison) -> Kind:
    """Who is ranked in a session that was begun."""
    if comparison.settings.scoring.is_match:
        return Kind.TEAMS
    return Kind.PLAYERS if comparison.are_individuals else Kind.PAIRS


def _numbers(comparison: Comparison, *, is_match: bool) -> Iterable[int]:
    """The numbers that those go by who are there; of teams how many letters there are."""
    there = {one.entrant for one in comparison.names}
    there |= {entrant for result in comparison.results for entrant in result.entrants}
    if is_match:
        letters = (one[0] for one in there if one[0] in ascii_uppercase)
        return [ascii_uppercase.index(max(letters, default="A")) + 1]
    return [int(one) for one in there if one.isdecimal() and int(one) <= NAMES] or [0]


def _movements() -> dict[Movement, str]:
    return {
        Movement.TEAMS: translate("words", "each team against each"),
        Movement.SWISS: translate("words", "Swiss: drawn by the ranking"),
        Movement.THREE_QUARTER: translate("words", "three-quarter Howell: some stay"),
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
    if not session:
        return translate("words", "Each round is drawn by the ranking, and nobody meets twice.")
    boards = {board for each in session for at in each for board in at.boards}
    said = movements_words.comes_to(len(session), len(tables_of(plan)), len(boards))
    if any(sitting_out(plan, tables) for tables in session):
        said += " " + translate("words", "One sits out in each round.")
    return said


def _takes(plan: Plan, *, is_new: bool) -> str:
    """About 2:38 hours, ends 22:40."""
    minutes = minutes_of(plan)
    said = translate("words", "About {hours}:{minutes} hours.")
    said = said.format(hours=minutes // 60, minutes=f"{minutes % 60:02}")
    if not is_new:
        return said
    end = QTime.currentTime().addSecs(60 * minutes).toString("HH:mm")
    ends = translate("words", "Begun now, it ends at {time}.")
    return f"{said} {ends.format(time=end)}"


def _nothing_known() -> str:
    return translate("words", "No earlier session is known of these players.")


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
