"""What an evening is called and its day, both filled in already, and a note on it."""

from datetime import date

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from scorepad.exchange.names import unfit
from scorepad.ui.evening.checked_field import CheckedField
from scorepad.ui.parts.day_field import DayField
from scorepad.ui.parts.note_field import NoteField
from scorepad.ui.words import evening as words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import fault_sentence

LONGEST_TITLE = 100
_NO_DAY = QDate(1900, 1, 1)


class TitleFields(QWidget):
    """Title, date and note; the usual title goes with the day."""

    def __init__(self) -> None:
        super().__init__()
        self._usual_title = ""
        self.title = CheckedField(words.title_caption())
        self.note = NoteField(words.note_caption())
        self.day_field = DayField()
        self.day_field.setMinimumDate(_NO_DAY)
        self.day_field.setSpecialValueText(translate("words", "no date"))
        self.day_field.setAccessibleName(words.day_caption())
        self._arrange()
        self.day_field.dateChanged.connect(self._name_day)
        self.title.watch(self._fault)

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        for row, text, field in (
            (0, words.title_caption(), self.title),
            (2, words.day_caption(), self.day_field),
            (3, words.note_caption(), self.note),
        ):
            label = QLabel(text)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self.title.complaint, 1, 1)
        grid.setColumnStretch(1, 1)

    @property
    def day(self) -> date | None:
        shown = self.day_field.date()
        return None if shown == _NO_DAY else date(shown.year(), shown.month(), shown.day())

    def show_heading(self, title: str, day: date | None, note: str) -> None:
        self.title.setText(title)
        self.note.show_note(note)
        self.day_field.setDate(QDate(day.year, day.month, day.day) if day else _NO_DAY)

    def name_it(self, day: date) -> None:
        """Fill in the day, and the title as it usually is."""
        self._usual_title = words.usual_title(day)
        self.show_heading(self._usual_title, day, self.note.note)

    def name_like(self, title: str) -> None:
        """Fill in the title of another evening, if that had one of its own."""
        if title and title not in words.usual_titles():
            self.title.setText(title)

    def _name_day(self) -> None:
        if self.day and self.title.text() == self._usual_title:
            self.name_it(self.day)

    def _fault(self, title: str) -> str:
        if len(title) > LONGEST_TITLE:
            return translate("words", "A title has at most {most} letters.").format(
                most=LONGEST_TITLE
            )
        return next(map(fault_sentence, unfit(title)), "")
