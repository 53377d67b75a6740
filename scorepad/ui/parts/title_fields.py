"""The title and the day of an evening, with defaults, and its note."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TypeVar

from PySide6.QtWidgets import QGridLayout, QWidget

from scorepad.exchange.names import unfit
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.parts.day_field import DayField
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.labels import caption
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.parts.note_field import NoteField
from scorepad.ui.words import evening as evening_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import fault_sentence, too_long

_LONGEST_TITLE = 100
_V = TypeVar("_V")


class TitleFields(QWidget):
    """Title, date and note; the default title follows the day."""

    def __init__(self) -> None:
        super().__init__()
        self._usual_title = ""
        self.title = CheckedField(evening_words.title_caption())
        self.note = NoteField(_note_caption())
        self.day_field = DayField(_day_caption(), translate("words", "no date"))
        self.setFocusProxy(self.title)
        self.day_field.changed.connect(self._name_day)
        self.title.watch(self._fault)

    @property
    def _lines(self) -> tuple[tuple[str, QWidget, CheckedField | None], ...]:
        """The label of each, its widget, and the field that is checked."""
        return (
            (evening_words.title_caption(), self.title, self.title),
            (_day_caption(), self.day_field, self.day_field.field),
            (_note_caption(), self.note, None),
        )

    def stand_alone(self) -> None:
        """Lay out the fields below each other in this widget."""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        for text, field, checked in self._lines:
            row = grid.rowCount()
            grid.addWidget(caption(text, field), row, 0)
            grid.addWidget(field, row, 1)
            if checked:
                grid.addWidget(checked.complaint, row + 1, 1)
        grid.setColumnStretch(1, 1)

    def stand_in(self, form: FieldForm[_V], shown: Callable[[_V], bool]) -> None:
        """Add the fields as rows of a form."""
        for text, field, checked in self._lines:
            whole = QWidget()
            whole.setFocusProxy(field)
            complaints = (checked.complaint,) if checked else ()
            in_column(field, *complaints, inside=whole, margins=NO_MARGINS)
            form.row(text, whole, shown, partial(_fault_in, checked) if checked else None)

    @property
    def day(self) -> date | None:
        return self.day_field.day

    def show_heading(self, title: str, day: date | None, note: str) -> None:
        self.title.setText(title)
        self.note.show_note(note)
        self.day_field.show_day(day)

    def name_it(self, day: date) -> None:
        """Fill in the day, and its default title."""
        self._usual_title = evening_words.usual_title(day)
        self.show_heading(self._usual_title, day, self.note.note)

    def name_like(self, title: str) -> None:
        """Fill in the title of another evening, unless it is a default one."""
        if own := evening_words.own_title(title):
            self.title.setText(own)

    def _name_day(self) -> None:
        """Let the default title follow the day, even while the day is being typed."""
        if self.day and self.title.text() == self._usual_title:
            self._usual_title = evening_words.usual_title(self.day)
            self.title.setText(self._usual_title)

    def _fault(self, title: str) -> str:
        if len(title) > _LONGEST_TITLE:
            return too_long(_LONGEST_TITLE)
        return next(map(fault_sentence, unfit(title)), "")


def _fault_in(field: CheckedField) -> str:
    """Check a field, and return its error, if any."""
    field.check()
    return field.complaint.text()


def _day_caption() -> str:
    return translate("words", "Date")


def _note_caption() -> str:
    return translate("words", "Note")
