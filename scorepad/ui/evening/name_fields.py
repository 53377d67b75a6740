"""Who plays: a name for each chair and for up to three who sit out."""

from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCompleter, QGridLayout, QLabel, QWidget

from scorepad.bridge.errors import Impossible
from scorepad.bridge.rotation import FEWEST, MOST
from scorepad.bridge.seats import Seat, Seating, seated
from scorepad.exchange.names import clean_name
from scorepad.ui.evening.checked_field import CheckedField
from scorepad.ui.evening.spelling_question import SpellingQuestion
from scorepad.ui.look import points, text_font
from scorepad.ui.words import by_alphabet
from scorepad.ui.words import evening as words
from scorepad.ui.words.errors import error_sentence
from scorepad.ui.words.table import chair_or_outside

PLACES: tuple[Seat | None, ...] = (*Seat, *[None] * (MOST - FEWEST))


class NameFields(QWidget):
    """Seven fields; the names of earlier evenings complete, and what is wrong is marked."""

    changed = Signal()
    done = Signal()
    """Enter behind the last name."""

    def __init__(self, known: Sequence[str]) -> None:
        super().__init__()
        self._known = {name.casefold(): name for name in reversed(known)}
        self._was = [""] * MOST
        self.fields = [
            _NameField(words.place_aloud(seat, place)) for place, seat in enumerate(PLACES, start=1)
        ]
        self.questions = [SpellingQuestion() for _ in PLACES]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        for place, (seat, field) in enumerate(zip(PLACES, self.fields, strict=True)):
            label = QLabel(chair_or_outside(seat))
            label.setBuddy(field)
            field.complaint.setFont(text_font(points() * 0.9))
            field.setMinimumWidth(round(points() * 16))
            grid.setRowMinimumHeight(4 * place, round(points() * 2.6))
            grid.addWidget(label, 4 * place, 0)
            grid.addWidget(field, 4 * place, 1)
            grid.addWidget(field.complaint, 4 * place + 1, 1)
            grid.addWidget(self.questions[place], 4 * place + 2, 1)
            grid.setRowMinimumHeight(4 * place + 3, 6)
            field.textChanged.connect(self._changed)
            field.left.connect(self._check)
            field.came.connect(self._offer)
            field.entered.connect(self._go_on)
            field.chosen.connect(self._go_on)
        grid.setColumnStretch(1, 1)

    # What is in them.

    @property
    def names(self) -> list[str]:
        """What is typed, without the blanks around it."""
        return [" ".join(field.text().split()) for field in self.fields]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(filter(None, self.names))

    @property
    def seating(self) -> Seating:
        """Who sits where; chairs that nobody was named for are taken by those who sit out."""
        chairs, out = self.names[:FEWEST], [name for name in self.names[FEWEST:] if name]
        named = {
            seat: name or (out.pop(0) if out else str(seat))
            for seat, name in zip(Seat, chairs, strict=True)
        }
        return seated(named, tuple(out))

    @property
    def respelt(self) -> dict[str, str]:
        """Those whose names are only written otherwise than before; a first name counts so."""
        return {
            was or str(PLACES[place]): now
            for place, was, now in self._new
            if (PLACES[place] or was) and not (was and self.questions[place].is_another)
        }

    @property
    def _new(self) -> list[tuple[int, str, str]]:
        """Where somebody is named who was not there before, and who was there instead."""
        return [
            (place, was, now)
            for place, (was, now) in enumerate(zip(self._was, self.names, strict=True))
            if now and now not in self._was
        ]

    def seat(self, seating: Seating) -> None:
        """Write the players where they sit."""
        names = [*(name if name != seat else "" for seat, name in seating), *seating.out]
        for field, name in zip(self.fields, names + [""] * MOST, strict=False):
            field.setText(name)
            field.mark()

    def remember(self, seating: Seating) -> None:
        """Remember who has played: whether another name is another player is asked then."""
        self.seat(seating)
        self._was = self.names

    def show_faults(self) -> CheckedField | None:
        """Mark all that is wrong, and tell where it begins."""
        taken: set[str] = set()
        for field, name in zip(self.fields, self.names, strict=True):
            field.mark(_fault(field.text(), name, taken))
            taken.add(name.casefold())
        return next((field for field in self.fields if field.is_wrong), None)

    # What the players do.

    def _changed(self) -> None:
        asked = {place: (was, now) for place, was, now in self._new if was}
        for place, question in enumerate(self.questions):
            question.ask(*asked.get(place, ("", "")))
        if any(field.is_wrong for field in self.fields):
            self.show_faults()
        self.changed.emit()

    def _check(self) -> None:
        """Spell a name that is known as it is known."""
        for field, name in zip(self.fields, self.names, strict=True):
            known = self._known.get(name.casefold(), name)
            if field.text() != known and not field.hasFocus():
                field.setText(known)
        self.show_faults()

    def _offer(self) -> None:
        """Offer the names that are not there yet."""
        field = self.sender()
        assert isinstance(field, _NameField)
        taken = {
            name.casefold()
            for other, name in zip(self.fields, self.names, strict=True)
            if other is not field
        }
        names = [name for folded, name in self._known.items() if folded not in taken]
        field.offered.setStringList(sorted(names, key=by_alphabet))

    def _go_on(self) -> None:
        """Go to the next field; behind the last name, leave the page."""
        field = self.sender()
        place = next(place for place, each in enumerate(self.fields) if each is field)
        if self.names[place] and place + 1 < MOST:
            self.fields[place + 1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.done.emit()


class _NameField(CheckedField):
    """A field in which names that are known complete, whatever their case."""

    came = Signal()
    chosen = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.offered = QStringListModel(self)
        completer = QCompleter(self.offered, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self.chosen)
        self.setCompleter(completer)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.came.emit()
        super().focusInEvent(event)


def _fault(text: str, name: str, taken: set[str]) -> str:
    if not name:
        return ""
    try:
        clean_name(text)
    except Impossible as wrong:
        return error_sentence(wrong)
    if name in list(Seat):
        return words.letter_of_a_chair(name)
    return words.name_taken(name) if name.casefold() in taken else ""
