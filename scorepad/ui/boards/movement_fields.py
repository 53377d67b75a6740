"""How entrants move at several tables: movement, length, and who joins or rests."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, QTime, Signal
from PySide6.QtWidgets import QCheckBox, QPushButton

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.errors import Impossible, ScorepadError
from scorepad.bridge.expected_results import coming_round
from scorepad.bridge.late_pairs import gives_way, joined, seated_anew
from scorepad.bridge.movements import (
    MOST_BOARDS,
    POSSIBLE,
    Away,
    Movement,
    Plan,
    entrants,
    line_of,
    rounds_of,
    rounds_planned,
    rounds_together,
    sitting_out,
)
from scorepad.bridge.proposals import OF_PAIRS, USUAL_MINUTES, kinder, minutes_of, proposed
from scorepad.bridge.seats import Side
from scorepad.bridge.typed.director import away_typed, read_away
from scorepad.exchange.checks import LAST_BOARD
from scorepad.sheets.ranking_text import comes_to, movement_names, time_said
from scorepad.ui.boards.entrant_fields import EntrantFields, Kind, kind_of
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.words import movements as movements_words
from scorepad.ui.words import translate

_MOST_MINUTES = 600
EVERYBODY_MOVES = (Movement.HOWELL, Movement.THREE_QUARTER)
_MOVEMENTS = {
    Kind.PAIRS: OF_PAIRS,
    Kind.TEAMS: (Movement.TEAMS, Movement.SWISS),
    Kind.PLAYERS: (Movement.INDIVIDUAL,),
}


class MovementFields(QObject):
    """The fields for this, which a dialog lays out."""

    changed = Signal()
    another_movement = Signal()

    def __init__(
        self, who: EntrantFields, was: Comparison, parent: QObject, *, is_new: bool
    ) -> None:
        super().__init__(parent)
        self._who, self._was, self._is_new = who, was, is_new
        self._boards_said = self._rounds_said = was != Comparison()
        """Whether the user set these, or they follow from names and movement."""
        self.movement = ChoiceBox[Movement | None]({})
        self.boards, self.first_board = NumberField(1, MOST_BOARDS), NumberField(1, LAST_BOARD)
        self.rounds, self.switched = NumberField(1), NumberField()
        self.minutes, self.joins = NumberField(30, _MOST_MINUTES), NumberField(1)
        self.minutes.setValue(USUAL_MINUTES)
        self.minutes.setSuffix(translate("words", " minutes"))
        self.short_line = ChoiceBox(
            {
                Side.EW: translate("words", "North-South sit out, in their seats"),
                Side.NS: translate("words", "East-West sit out"),
            }
        )
        self.shares = QCheckBox(translate("words", "Tables may &share boards in a round"))
        self.away, self.seat = HintLineEdit(), QPushButton()
        self.away.setPlaceholderText("7=1 5=6-")
        self.away.setToolTip(
            translate("words", "7=1: pair 7 misses round 1. 5=6-: pair 5 leaves before round 6.")
        )
        self._show()
        self._connect()
        if self._is_played:
            self.joins.setValue(coming_round(was))

    def _show(self) -> None:
        self._offer_movements()
        plan = self._was.plan
        if self._was.names or self._was.results or plan:
            self.movement.choose(plan.movement if plan else None)
        if plan is None:
            return
        self.shares.setChecked(plan.shares)
        self.boards.setValue(plan.boards)
        self._limit_rounds()
        self.rounds.setValue(plan.rounds or self.rounds.maximum())
        self.first_board.setValue(plan.first_board)
        self.switched.setValue(plan.switched)
        self.short_line.choose(plan.short_line)
        self.away.setText(away_typed(plan.away))

    def _connect(self) -> None:
        self._who.another_number.connect(self._follow_number)
        self._who.another_kind.connect(self._follow_number)
        self.movement.activated.connect(self._follow_movement)
        self.boards.valueChanged.connect(self._say_boards)
        self.rounds.valueChanged.connect(self._say_rounds)
        self.minutes.valueChanged.connect(self._follow_time)
        for field in (self.joins, self.first_board, self.switched):
            field.valueChanged.connect(self.changed)
        self.short_line.activated.connect(self.changed)
        self.shares.clicked.connect(self.changed)
        self.away.textChanged.connect(self.changed)
        self.seat.clicked.connect(self._seat_kindly)

    # Choices.

    @property
    def plan(self) -> Plan | None:
        """The movement; None if they sit as they like. Raises on wrong entries."""
        plan = self._of_those_there
        if plan and not self._who.are_teams:
            plan = replace(plan, away=self._read_away())
        return self._with_late(plan) if plan else None

    def _read_away(self) -> tuple[Away, ...]:
        away, last = read_away(self.away.text()), self.rounds.maximum()
        if late := next((one.first for one in away if one.first > last), None):
            raise Impossible(translate("words", "there is no round {number}"), number=late)
        return away

    @property
    def shown(self) -> Plan | None:
        """The movement while typing: entries that cannot be read are left out."""
        try:
            return self.plan
        except ScorepadError:
            plan = self._of_those_there
            return self._with_late(plan) if plan else None

    @property
    def newcomers(self) -> int:
        """How many join a session under way, whose movement stays."""
        plan, who = self._was.plan, self._who
        if not (plan and self._goes_on) or who.are_teams or self.movement.value != plan.movement:
            return 0
        return who.number.value() - who.there

    @property
    def has_half_table(self) -> bool:
        plan = self._whole
        return plan is not None and plan.movement is Movement.MITCHELL and plan.entrants % 2 == 1

    @property
    def _is_played(self) -> bool:
        return bool(self._was.results)

    @property
    def _goes_on(self) -> bool:
        """Whether the movement of a session under way continues, perhaps with newcomers."""
        who = self._who
        is_same = who.kind.value is kind_of(self._was)
        return self._is_played and is_same and who.number.value() >= who.there

    @property
    def _whole(self) -> Plan | None:
        """The movement of those present, with all its rounds."""
        chosen, was, number = self.movement.value, self._was.plan, self._who.number.value()
        if chosen is None:
            return None
        same = was if was and was.movement is chosen else None
        players = number * (2 if self._who.are_teams else 1)
        late = same.late if same and self._goes_on else ()
        if same and (late or self.newcomers):
            players = same.entrants
        drawn = same.drawn if same else ()
        shares = self.shares.isChecked()
        return Plan(chosen, players, self.boards.value(), shares, drawn=drawn, late=late)

    @property
    def _of_those_there(self) -> Plan | None:
        """The chosen movement, without those who join now."""
        whole = self._whole
        if whole is None:
            return None
        rounds = None if self.rounds.value() == self.rounds.maximum() else self.rounds.value()
        is_mitchell = whole.movement is Movement.MITCHELL
        return replace(
            whole,
            rounds=rounds,
            first_board=self.first_board.value(),
            switched=self.switched.value() if is_mitchell else 0,
            short_line=self.short_line.value if self.has_half_table else Side.EW,
        )

    def _with_late(self, plan: Plan) -> Plan:
        """Seat those who join now, and earlier latecomers again if the movement changed."""
        if plan.late and plan != self._was.plan:
            plan = seated_anew(plan, coming_round(self._was))
        for _ in range(self.newcomers):
            plan = joined(plan, self.joins.value())
        return plan

    # Dependent fields.

    def follow_who(self) -> None:
        """Propose a movement for those who play."""
        self._follow_number()

    def _say_boards(self) -> None:
        self._boards_said = True
        self.changed.emit()

    def _say_rounds(self) -> None:
        self._rounds_said = True
        self.changed.emit()

    def _follow_time(self) -> None:
        self._rounds_said = False
        self._follow_number()

    def _follow_number(self) -> None:
        """Propose the movement that fits the time best; a session under way keeps its own."""
        self._offer_movements()
        if self._goes_on and self.movement.value:
            self.changed.emit()
            return
        possible = tuple(one for one in self.movement.values if one not in (None, Movement.SWISS))
        if possible:
            self.movement.choose(self._proposed(possible).movement)
        self._follow_movement()

    def _follow_movement(self) -> None:
        """Propose as many rounds and boards as fit the time."""
        chosen = self.movement.value
        if chosen:
            plan = self._proposed((chosen,))
            if plan.shares:
                self.shares.setChecked(True)
            for field in (self.boards, self.rounds):
                field.blockSignals(True)
            if not self._boards_said:
                self.boards.setValue(plan.boards)
            said = self.rounds.value()
            self._limit_rounds()
            if not self._rounds_said or said > self.rounds.maximum():
                self.rounds.setValue(plan.rounds or self.rounds.maximum())
            for field in (self.boards, self.rounds):
                field.blockSignals(False)
            self.another_movement.emit()
        self.changed.emit()

    def _proposed(self, movements: tuple[Movement, ...]) -> Plan:
        number = self._who.number.value() * (2 if self._who.are_teams else 1)
        return proposed(movements, number, self.minutes.value())

    def _limit_rounds(self) -> None:
        if whole := self._whole:
            most, together = rounds_planned(whole), rounds_together(whole)
            self.rounds.setRange(min(together, (self._was.plan or whole).rounds or most), most)
            self.rounds.setSingleStep(together)
            self.joins.setRange(1, most)
            self.switched.setRange(0, most)

    def _offer_movements(self) -> None:
        names, who, was = movement_names(translate), self._who, self._was.plan
        number = who.number.value() * (2 if who.are_teams else 1)
        stays = (
            was.movement if was and self._is_played and who.number.value() >= who.there else None
        )
        offered: dict[Movement | None, str] = {
            movement: names[movement]
            for movement in _MOVEMENTS[who.kind.value]
            if movement is stays or number in POSSIBLE[movement]
        }
        offered[None] = translate("words", "None: sit as you like")
        self.movement.offer(offered)
        if stays:
            self.movement.choose(stays)
        else:
            self.movement.setCurrentIndex(0)

    # Latecomers get the number that makes fewest others wait.

    @property
    def _kinder(self) -> tuple[Away, str] | None:
        """The latecomer who should change numbers, and the better number."""
        plan = self.shown
        if plan is None or self._is_played:
            return None
        found = ((late, kinder(plan, late)) for late in plan.away)
        return next(((late, number) for late, number in found if number), None)

    def offer_seat(self) -> bool:
        """Name the better number of a latecomer on the button; return whether there is one."""
        found = self._kinder
        if found:
            late, number = found
            said = translate("words", "Give {pair} number {number}: fewer will sit out")
            self.seat.setText(said.format(pair=late.entrant, number=number))
        return found is not None

    def _seat_kindly(self) -> None:
        found = self._kinder
        assert found
        late, number = found
        self._who.swap(late.entrant, number)
        numbers = {late.entrant: number, number: late.entrant}
        away = read_away(self.away.text())
        moved = (replace(one, entrant=numbers.get(one.entrant, one.entrant)) for one in away)
        self.away.setText(away_typed(moved))

    # Sentences.

    def sentences(self) -> Iterator[str]:
        """Yield sentences: 5 rounds at 3 tables, 15 boards; who sits out, joins or leaves."""
        plan = self.shown
        if plan is None:
            if self._who.kind.value is Kind.PLAYERS:
                yield _players_as_they_like(POSSIBLE[Movement.INDIVIDUAL])
            else:
                yield movements_words.no_movement()
            return
        session = rounds_of(plan)
        if not session:
            yield translate("words", "Each round is drawn by the ranking; no two teams meet twice.")
            return
        yield comes_to(plan, translate)
        if not plan.late and (waiting := _who_wait(replace(plan, away=()))):
            is_mitchell = plan.movement is Movement.MITCHELL
            line = line_of(plan, waiting[0]) if is_mitchell else None
            yield _one_waits(line)
        for late in range(len(plan.late)):
            first, one = plan.late[late].first, entrants(plan)[plan.entrants + late]
            yield movements_words.joins(self._called(one), first, gives_way(plan, late))
        for away in plan.away:
            yield _is_away(self._called(away.entrant), away)

    def _called(self, one: str) -> str:
        if self._who.kind.value is Kind.PLAYERS:
            return translate("words", "Player {number}").format(number=one)
        return translate("words", "Pair {pair}").format(pair=one)

    def time(self) -> str:
        """The duration: About 2:38 hours, ends 22:40."""
        plan = self.shown
        if plan is None:
            return ""
        said = time_said(plan, translate)
        if not self._is_new:
            return said
        end = QTime.currentTime().addSecs(60 * minutes_of(plan)).toString("HH:mm")
        ends = translate("words", "If started now, it ends at {time}.")
        return f"{said} {ends.format(time=end)}"


def _who_wait(plan: Plan) -> list[str]:
    return [one for tables in rounds_of(plan) for one in sitting_out(plan, tables)]


def _players_as_they_like(possible: Collection[int]) -> str:
    """Return advice for a number of individuals without a movement."""
    said = translate(
        "words",
        "There is a movement for {numbers} players. With other numbers, sit as you "
        "like and type the partners with each result: 1+2-3+4 4sn.",
    )
    return said.format(numbers=" / ".join(map(str, possible)))


def _one_waits(line: Side | None) -> str:
    """Say who sits out with an odd number: in a Mitchell always the same line."""
    return {
        None: translate("words", "One sits out in each round."),
        Side.NS: translate("words", "One North-South pair sits out in each round, in its seats."),
        Side.EW: translate("words", "One East-West pair sits out in each round."),
    }[line]


def _is_away(pair: str, away: Away) -> str:
    """Say who comes late, leaves early, or misses rounds."""
    if away.last is None:
        said = translate("words", "{pair} leaves after round {round}.")
        if away.first == 1:
            said = translate("words", "{pair} does not play.")
        return said.format(pair=pair, round=away.first - 1)
    if away.first == 1:
        said = translate("words", "{pair} comes late, in round {round}.")
        return said.format(pair=pair, round=away.last + 1)
    said = translate("words", "{pair} misses rounds {first} to {last}.")
    if away.first == away.last:
        said = translate("words", "{pair} misses round {first}.")
    return said.format(pair=pair, first=away.first, last=away.last)
