"""Who plays at several tables: pairs, teams or individuals, how many, and their names."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from string import ascii_uppercase

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGridLayout

from scorepad.bridge.comparison import Comparison, Named, team_of
from scorepad.bridge.errors import Impossible
from scorepad.bridge.movements import Movement, Plan, entrants
from scorepad.bridge.typed.team_names import read_team, team_typed
from scorepad.exchange.names import clean_name
from scorepad.ui.boards.people_known import PeopleKnown
from scorepad.ui.look import points
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.labels import caption
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.words import translate


class Kind(Enum):
    """Who is ranked."""

    PAIRS = "pairs"
    TEAMS = "teams"
    PLAYERS = "players"


_FEWEST = {Kind.PAIRS: 2, Kind.TEAMS: 2, Kind.PLAYERS: 4}
_MOST = {Kind.PAIRS: 40, Kind.TEAMS: 26, Kind.PLAYERS: 20}
_USUAL_NUMBER = {Kind.PAIRS: 6, Kind.TEAMS: 2, Kind.PLAYERS: 8}
_NAMES = max(_MOST.values())
_TWO_TEAMS = 4
"""The number of pairs in two teams."""
_FEWEST_ROWS, _MOST_COLUMNS = 3, 3
_LEAST_NAME = 15
"""The least width of a name, in the size of its words."""
_HINT = 20
"""The least width of a name that has room for any hint."""
_SPACING = 4
"""The gap between fields."""


class EntrantFields(QObject):
    """The fields for this, which a dialog lays out. A name may be empty, and none is ever lost."""

    another_number = Signal()
    """The number of entrants changed, directly or by the names."""
    another_kind = Signal()
    named = Signal()

    def __init__(self, was: Comparison, players: Sequence[str], parent: QObject) -> None:
        """Offer earlier players as names."""
        super().__init__(parent)
        self.kind = ChoiceBox(
            {
                Kind.PAIRS: translate("words", "Pairs"),
                Kind.TEAMS: translate("words", "Teams of four"),
                Kind.PLAYERS: translate("words", "Individual"),
            }
        )
        self.number = NumberField()
        self.names = [HintLineEdit() for _ in range(_NAMES)]
        self._captions = [caption("", field) for field in self.names]
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(_SPACING)
        known = PeopleKnown(players, self)
        for field in self.names:
            known.offer_in(field)
            self.grid.addWidget(field)  # before the rows below, for the order of Tab
        self._number_said = was != Comparison()
        """Whether the number was entered, or follows from the names."""
        self.kind.choose(kind_of(was))
        self.there = max(_numbers(was)) if self._number_said else 0
        """The number of entrants when the dialog was opened."""
        self._is_played = bool(was.results)
        self._offer_numbers(self.there or _USUAL_NUMBER[self.kind.value])
        self.kind.activated.connect(self._follow_kind)
        self.number.valueChanged.connect(self._say_number)
        for field in self.names:
            field.textEdited.connect(self._follow_names)

    def show_names(self, names: Sequence[Named]) -> None:
        called = {one.entrant: one.name for one in names}
        for label, field in zip(self.labels, self.names, strict=False):
            team = called.get(team_of(label), "") if self._names_team(label) else ""
            typed = f"{team}: {called.get(label, '')}".strip() if team else called.get(label, "")
            field.setText(team_typed(label, names) if self._have_pairs else typed)

    # Choices.

    @property
    def are_teams(self) -> bool:
        return self.kind.value is Kind.TEAMS

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of the fields: numbers of pairs or players, or one letter per team."""
        number = self.number.value()
        if not self.are_teams:
            return tuple(map(str, range(1, number + 1)))
        if self._have_pairs:
            return tuple(ascii_uppercase[:number])
        return entrants(Plan(Movement.TEAMS, 4, 1))

    @property
    def _have_pairs(self) -> bool:
        """Whether each field is for a team with its pairs."""
        return self.are_teams and self.number.value() > 2

    def _names_team(self, label: str) -> bool:
        """Whether a field of a match is for the first pair of a team, and for the team's name."""
        return self.are_teams and label[1:] == "1"

    @property
    def all_named(self) -> tuple[Named, ...]:
        """All names; raises if one is wrong."""
        named = dict[str, str]()
        for label, field in zip(self.labels, self.names, strict=False):
            typed = field.text().strip()
            has_team = self._have_pairs or (self._names_team(label) and ":" in typed)
            read = read_team(team_of(label), typed) if has_team else {label: typed}
            named |= {one: clean_name(name) for one, name in read.items() if name}
        _check_twice(named)
        return tuple(Named(*one) for one in named.items())

    def others(self, names: Iterable[Named]) -> list[Named]:
        """Return the names that have no field."""
        labels = self.labels
        if self.are_teams:
            return [one for one in names if team_of(one.entrant) not in {*map(team_of, labels)}]
        return [one for one in names if one.entrant not in labels]

    @property
    def seen(self) -> int:
        """The number of name fields: the usual one, or one more than names, until it is entered.

        With results, there is a field for somebody who joins.
        """
        most = _MOST[self.kind.value]
        if self.are_teams:
            return len(self.labels)
        if self._number_said:
            return min(most, len(self.labels) + self._is_played)
        return min(most, max(_USUAL_NUMBER[self.kind.value], self._filled + 1))

    def swap(self, one: str, other: str) -> None:
        """Swap the names of two entrants."""
        mine, theirs = (self.names[self.labels.index(label)] for label in (one, other))
        text = mine.text()
        mine.setText(theirs.text())
        theirs.setText(text)

    @property
    def _filled(self) -> int:
        """The number of fields up to the last name."""
        typed = [place for place, field in enumerate(self.names, 1) if field.text().strip()]
        return typed[-1] if typed else 0

    # Dependent fields.

    @property
    def row_height(self) -> int:
        return self.names[0].sizeHint().height() + _SPACING

    @property
    def least_width(self) -> int:
        """The least width of the names, in two columns."""
        return round(2 * _LEAST_NAME * points())

    def show(self, rows: int, wide: int) -> None:
        """Show the fields that are needed, the first empty one with a hint.

        They fill columns of so many rows, or higher ones where the width has no room for more.
        """
        kind, labels, seen = self.kind.value, self.labels, self.seen
        across = max(1, min(_MOST_COLUMNS, wide // round(_LEAST_NAME * points())))
        rows = max(_FEWEST_ROWS, rows, -(-seen // across))
        across = -(-seen // rows)
        for column in range(_MOST_COLUMNS):  # equally wide
            self.grid.setColumnStretch(2 * column + 1, int(column < across))
        empty = next((at for at, one in enumerate(self.names) if not one.text().strip()), 0)
        for place, (label, field) in enumerate(zip(self._captions, self.names, strict=True)):
            column, line = divmod(place, rows)
            self.grid.addWidget(label, line, 2 * column)
            self.grid.addWidget(field, line, 2 * column + 1)
            is_there = place < seen
            label.setVisible(is_there)
            field.setVisible(is_there)
            if is_there:
                called = labels[place] if place < len(labels) else str(place + 1)
                label.setText(called)
                has_hint = place < _FEWEST[kind] or self.are_teams
                more = _one_more() if wide >= across * _HINT * points() else ""
                hint = self._hint_for(called) if has_hint else more
                if self._is_played and place >= len(labels):
                    hint = _joins()
                    empty = place
                field.setPlaceholderText(hint if place == empty else "")
                field.setAccessibleName(_name_of(called))

    def _hint_for(self, label: str) -> str:
        if self.kind.value is Kind.PLAYERS:
            return translate("words", "Ann")
        if self._have_pairs:
            return translate("words", "Owls: Ann & Bob, Cy & Di")
        if self._names_team(label):
            return translate("words", "Owls: Ann & Bob")
        return translate("words", "Ann & Bob")

    def _follow_names(self) -> None:
        """Set the number to that of the names, unless it was entered; later one more may join."""
        number = self._filled
        if self._number_said and self._is_played:
            number = max(number, self.there)
        elif self.are_teams or self._number_said or number < _FEWEST[self.kind.value]:
            number = self.number.value()
        if number == self.number.value():
            self.named.emit()
            return
        self._put_number(number)
        self.another_number.emit()

    def _say_number(self) -> None:
        self._number_said = True
        self.another_number.emit()

    def _follow_kind(self) -> None:
        """Keep the number if names are entered, else use the usual one."""
        usual, named = _USUAL_NUMBER[self.kind.value], self._filled
        self._number_said = False
        if named > (_TWO_TEAMS if self.are_teams else 0):
            usual = max(named, _FEWEST[self.kind.value])
        self._offer_numbers(usual)
        self.another_kind.emit()

    def _offer_numbers(self, number: int) -> None:
        kind = self.kind.value
        self.number.blockSignals(True)
        self.number.setRange(_FEWEST[kind], _MOST[kind])
        self.number.blockSignals(False)
        self._put_number(number)

    def _put_number(self, number: int) -> None:
        self.number.blockSignals(True)
        self.number.setValue(number)
        self.number.blockSignals(False)


def kind_of(comparison: Comparison) -> Kind:
    """Return what kind of entrants a session has."""
    if comparison.settings.scoring.is_match:
        return Kind.TEAMS
    return Kind.PLAYERS if comparison.are_individuals else Kind.PAIRS


def _numbers(comparison: Comparison) -> Iterable[int]:
    """Return the numbers of the entrants present; for teams, positions of their letters."""
    there = {one.entrant for one in comparison.names}
    there |= {entrant for result in comparison.results for entrant in result.entrants}
    planned = entrants(comparison.plan) if comparison.plan else ()
    if comparison.settings.scoring.is_match:
        letters = [one[0] for one in (*there, *planned) if one[0] in ascii_uppercase]
        return [ascii_uppercase.index(max(letters, default="A")) + 1]
    return [int(one) for one in (*there, *planned) if one.isdecimal() and int(one) <= _NAMES] or [0]


def _check_twice(named: Mapping[str, str]) -> None:
    """Raise if two have the same name, as the ranking could not tell them apart."""
    seen = dict[str, str]()
    for entrant, name in named.items():
        other = seen.setdefault(name.casefold(), entrant)
        if other != entrant:
            said = translate("words", "{one} and {other} are both called {name}")
            raise Impossible(said, one=other, other=entrant, name=name)


def _one_more() -> str:
    return translate("words", "one more, or Enter")


def _joins() -> str:
    return translate("words", "one more joins")


def _name_of(label: str) -> str:
    return translate("words", "Name of {pair}").format(pair=label)
