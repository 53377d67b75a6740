"""Who is there, who sits where, who deals and who keeps the score: to be changed at any time."""

from itertools import pairwise, takewhile

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QCompleter,
    QGridLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.corrections import stop
from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.next_round import begin_next, is_over, moves
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.reseating import same_pairs
from scorepad.bridge.rotation import MOST
from scorepad.bridge.seating_changes import (
    rename,
    sat_so,
    set_keeper,
    set_next_dealer,
    take_seats,
)
from scorepad.bridge.seats import Seat, Seating, seated
from scorepad.bridge.what_if import now
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.ask_dialog import AskDialog, note
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.words import rounds as seat_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import empty_chair, error_sentence, there_already

LONGEST_NAME = 100
PLACES: tuple[Seat | None, ...] = (*Seat, *[None] * (MOST - len(Seat)))
"""The four chairs, then places outside."""


class PlayersDialog(AskDialog):
    """A line for each chair and for each player outside; below them what will happen."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "Players and seats"), parent)
        self._document = document
        self._base = begin_next(document.scored)
        """The evening as the new seats will find it."""
        self._last = self._base.rounds[-1]
        self._was = self._last.seating_now
        over = is_over(document.scored)
        self._deals = () if over else document.scored.rounds[-1].deals
        """Those of a round that is being played, which the new seats would change."""
        self._boxes: list[QComboBox] = []
        self._names: list[str] = []
        """Who was there already and stood last in each place: nobody newly typed pushes him out."""
        self._keepers, self._dealers = QButtonGroup(self), QButtonGroup(self)
        self._effects = note()
        self._choice = QButtonGroup(self)
        self.from_next, self.from_before = QRadioButton(), QRadioButton()
        self.stops_first = QRadioButton(seat_words.stops_first(self._round_title))
        self.only_spelling = QCheckBox()
        self._arrange()
        self._tell()
        self.ask(translate("words", "&Done"), self.field(Seat.NORTH))

    def field(self, place: Seat | int) -> QLineEdit:
        """Return the field of a chair, or of a place outside by its number from 0."""
        line = self.box(place).lineEdit()
        assert line
        return line

    def box(self, place: Seat | int) -> QComboBox:
        return self._boxes[_number(place)]

    def keeper_mark(self, place: Seat | int) -> QRadioButton:
        return _mark(self._keepers, _number(place))

    def dealer_mark(self, seat: Seat) -> QRadioButton:
        return _mark(self._dealers, _number(seat))

    @property
    def effects(self) -> str:
        """What the dialog says will happen."""
        return self._effects.text()

    def accept(self) -> None:
        """Seat the players, or say what is wrong and keep what was typed."""
        self._count()
        try:
            evening = self._changed()
        except Impossible as wrong:
            self.complain(error_sentence(wrong))
            return
        if evening != self._document.evening:
            facts = {"put_right": True} if self._is_chosen(self.from_before) else {}
            self._document.become(evening, Action(ActionKind.CHANGE_PLAYERS, facts))
        super().accept()

    # What it shows.

    def _arrange(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        has_dealer = not self._last.options.boards
        if has_dealer:
            grid.addWidget(QLabel(translate("words", "Deals next")), 0, 2)
        grid.addWidget(QLabel(translate("words", "Keeps score")), 0, 3)
        names = [("" if name == seat else name) for seat, name in self._was]
        names += [*self._was.out, *[""] * (len(PLACES) - len(self._was.players))]
        for number, (place, name) in enumerate(zip(PLACES, names, strict=True)):
            self._add_place(grid, number, place, name)
            if place and has_dealer:
                self._add_dealer(grid, number, place)
        self._names = names
        self.column.addLayout(grid)
        answers = (self.from_next, self.from_before, self.stops_first)
        for part in (self._effects, self.only_spelling, *answers):
            self.column.addWidget(part)
            part.hide()
        marks = [*self._dealers.buttons(), *self._keepers.buttons()]
        for before, after in pairwise([*self._boxes, *marks, self.only_spelling, *answers]):
            QWidget.setTabOrder(before, after)
        for answer in answers:
            self._choice.addButton(answer)
        self.from_next.setChecked(True)
        self.only_spelling.toggled.connect(self._count)
        self._choice.buttonToggled.connect(self._count)

    def _add_place(self, grid: QGridLayout, number: int, place: Seat | None, name: str) -> None:
        outside = number - len(Seat)
        aloud = words.seat_name(place) if place else seat_words.outside_aloud(outside)
        box = QComboBox()
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItems([player for player in self._was.players if player not in list(Seat)])
        box.setCurrentIndex(-1)
        box.setEditText(name)
        box.setCompleter(QCompleter(box))  # of nothing, or Jo, who is new, would be taken for Joan
        box.setMinimumContentsLength(12)
        box.setAccessibleName(aloud)
        line = box.lineEdit()
        assert line
        line.setMaxLength(LONGEST_NAME)
        line.setPlaceholderText("" if place else translate("words", "nobody"))
        line.setAccessibleName(aloud)
        line.textEdited.connect(self._forget_complaint)
        line.editingFinished.connect(self._count)
        box.activated.connect(self._count)
        box.installEventFilter(self)
        caption = QLabel(words.seat_name(place) if place else seat_words.outside(outside))
        caption.setBuddy(box)
        mark = QRadioButton()
        mark.setAccessibleName(translate("words", "{seat} keeps the score").format(seat=aloud))
        mark.setChecked(bool(name) and self._last.keeper == name)
        self._keepers.addButton(mark, number)
        self._boxes.append(box)
        grid.addWidget(caption, number + 1, 0)
        grid.addWidget(box, number + 1, 1)
        grid.addWidget(mark, number + 1, 3, Qt.AlignmentFlag.AlignCenter)

    def _add_dealer(self, grid: QGridLayout, number: int, seat: Seat) -> None:
        mark = QRadioButton()
        mark.setAccessibleName(seat_words.deals_aloud(seat))
        mark.setChecked(now(self._document.scored).state.dealer is seat)
        self._dealers.addButton(mark, number)
        grid.addWidget(mark, number + 1, 2, Qt.AlignmentFlag.AlignCenter)

    @property
    def _round_title(self) -> str:
        number = len(self._base.rounds) - 1
        return words.round_title(number, self._last.options)

    @property
    def _has_played(self) -> bool:
        return not all(entered.is_empty for entered in self._base.rounds)

    # What the players do.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a name count at Enter behind it, and go on to what it asks for next."""
        enter = isinstance(event, QKeyEvent) and event.key() in ENTER
        if enter and event.type() == QEvent.Type.KeyPress:
            told = self.effects
            self._count()
            asks = self._yes if self.from_next.isHidden() else self._choice.checkedButton()
            news = asks if self.effects not in ("", told) else None
            if following := self._next_to_name() or news:
                following.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _next_to_name(self) -> QWidget | None:
        """Return the next chair to name; a place outside only while nobody had one yet."""
        here = next(
            (place for place, box in enumerate(self._boxes) if box is self.focusWidget()), MOST
        )
        names = self._typed
        places = len(Seat) if self._was.is_named else len(PLACES)
        if here + 1 >= places or not names[here] or names[here + 1]:
            return None
        return self._boxes[here + 1]

    def _count(self) -> None:
        """Let the names count that were typed or chosen, and say what will happen.

        Whoever was named elsewhere changes places with the one who was here.
        """
        for here, was in enumerate(self._names):
            typed = self._typed
            name = typed[here]
            there = None if name == was else self._place_of(name, besides=here)
            if there is not None:
                self._boxes[here].setEditText(typed[there])
                self._boxes[there].setEditText("" if was in typed else was)
                self._follow_keeper(here, there)
        self._names = [
            name if name in self._was.players else was
            for name, was in zip(self._typed, self._names, strict=True)
        ]
        self._tell()

    def _place_of(self, name: str, besides: int) -> int | None:
        """Return where somebody stands who was there already, in small letters or capitals."""
        places = [
            place
            for place, shown in enumerate(self._typed)
            if place != besides
            and shown in self._was.players
            and shown.casefold() == name.casefold()
        ]
        return min(places, key=lambda place: self._typed[place] != name, default=None)

    def _forget_complaint(self) -> None:
        if self.complaint:
            self.complain("")

    def _follow_keeper(self, here: int, there: int) -> None:
        """Let the keeper keep the score in his new place too."""
        places = {here: there, there: here}
        keeper = places.get(self._keepers.checkedId())
        if keeper is not None:
            _mark(self._keepers, keeper).setChecked(True)

    def _tell(self) -> None:
        """Say what will happen before it does."""
        self._forget_complaint()
        try:
            seating = self._seating()
        except Impossible:
            return
        came, left = self._people(seating)
        spelt = self._spelt(seating)
        self.only_spelling.setVisible(spelt is not None)
        if spelt:
            self.only_spelling.setText(seat_words.only_spelling(*spelt))
        if spelt and self.only_spelling.isChecked():
            came, left = [], []
            seating = self._was
        named = _first_names(self._was, seating)
        known = rename(Evening((self._last,)), named).rounds[0].seating_now
        moved = moves(known, seating)
        chairs = any(move.start or move.to for move in moved)
        self._offer(seating, offered=chairs and bool(self._deals))
        joined = [name for name in came if name in seating.out]
        if self._is_chosen(self.from_before):
            left = []  # they were never there
        lines = seat_words.seat_moves(moved) + seat_words.player_changes(joined, left)
        if lines and not self._deals and self._has_played:
            lines.append(
                translate("words", "From the next round on. What was played stays theirs.")
            )
        elif self._is_chosen(self.from_next):
            lines.append(self._end_of_round(known, seating))
        self._effects.setText(" ".join(filter(None, lines)))
        self._effects.setVisible(bool(lines))
        self.fit()

    def _offer(self, seating: Seating, *, offered: bool) -> None:
        """Ask since when they sit so, and say what each answer means for what was played."""
        deals = self._deals
        if offered:
            sat = deals[-1].seating
            since = [*takewhile(lambda deal: deal.seating == sat, reversed(deals))]
            played = sum(isinstance(deal.item, Deal) for deal in since)
            whole = len(since) == len(deals)
            self.from_next.setText(seat_words.from_next(played, sat, seating, whole=whole))
            self.from_before.setText(seat_words.from_before(played, sat, seating, whole=whole))
        else:
            self.from_next.setChecked(True)
        for answer in (self.from_next, self.stops_first):
            answer.setVisible(offered)
        any_played = any(isinstance(deal.item, Deal) for deal in deals)
        self.from_before.setVisible(offered and any_played)

    def _end_of_round(self, was: Seating, seating: Seating) -> str:
        """Say whose the round is in which somebody changes chairs."""
        if self._last.options.form is not DUPLICATE:
            return seat_words.margin_goes(self._round_title)
        return "" if same_pairs(was, seating) else seat_words.other_pairs()

    def _is_chosen(self, answer: QRadioButton) -> bool:
        return answer.isChecked() and not answer.isHidden()

    # What comes of it.

    @property
    def _typed(self) -> list[str]:
        return [" ".join(box.currentText().split()) for box in self._boxes]

    def _seating(self) -> Seating:
        names = self._typed
        chairs = {seat: name or str(seat) for seat, name in zip(Seat, names, strict=False)}
        out = tuple(name for name in names[len(Seat) :] if name)
        if out and not all(names[: len(Seat)]) and self._was.is_named:
            raise Impossible(empty_chair())
        self._check_doubles([name for name in names if name])
        return seated(chairs, out)

    def _check_doubles(self, names: list[str]) -> None:
        """Refuse names that differ in capitals alone: a typed deal could mean either."""
        spelt: dict[str, str] = {}
        for name in names:
            first = spelt.setdefault(name.casefold(), name)
            if first != name and not {first, name} <= set(self._was.players):
                raise Impossible(there_already(first))

    def _people(self, seating: Seating) -> tuple[list[str], list[str]]:
        """Return who came and who left; chairs without names are nobody."""
        letters = list(Seat)
        before, after = self._was.players, seating.players
        came = [name for name in after if name not in before and name not in letters]
        left = [name for name in before if name not in after and name not in letters]
        return came, left

    def _spelt(self, seating: Seating) -> tuple[str, str] | None:
        """Return the one who left and the one in his very place, who may be the same."""
        came, left = self._people(seating)
        if len(came) != 1 or len(left) != 1:
            return None
        same = self._was.players.index(left[0]) == seating.players.index(came[0])
        return (left[0], came[0]) if same else None

    def _changed(self) -> Evening:
        seating = self._seating()
        evening = rename(self._base, _first_names(self._was, seating))
        spelt = self._spelt(seating)
        if spelt and self.only_spelling.isChecked():
            evening = rename(evening, dict([spelt]))
        if self._is_chosen(self.stops_first):
            evening = stop(evening, len(evening.rounds) - 1)
        if evening.rounds[-1].seating_now != seating:
            sit = sat_so if self._is_chosen(self.from_before) else take_seats
            evening = sit(evening, seating)
        places = [*(name for _, name in seating), *seating.out]
        keeper = self._keepers.checkedId()
        if 0 <= keeper < len(places):
            evening = set_keeper(evening, places[keeper])
        dealer = self._dealers.checkedId()
        if dealer >= 0 and list(Seat)[dealer] is not now(self._document.scored).state.dealer:
            evening = set_next_dealer(evening, list(Seat)[dealer])
        return evening


def _first_names(was: Seating, seating: Seating) -> dict[str, str]:
    """Return the names of those who went by the letters of their chairs until now."""
    return {
        letter: name
        for seat, letter in was
        if letter == seat and (name := seating.at(seat)) not in (*list(Seat), *was.players)
    }


def _number(place: Seat | int) -> int:
    return list(Seat).index(place) if isinstance(place, Seat) else len(Seat) + place


def _mark(group: QButtonGroup, number: int) -> QRadioButton:
    mark = group.button(number)
    assert isinstance(mark, QRadioButton)
    return mark
