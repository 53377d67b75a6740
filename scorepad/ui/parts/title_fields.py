"""What an evening is called and its day, both filled in already, and a note on it."""

from datetime import date

from PySide6.QtWidgets import QGridLayout, QWidget

from scorepad.exchange.names import unfit
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.parts.day_field import DayField
from scorepad.ui.parts.labels import caption
from scorepad.ui.parts.note_field import NoteField
from scorepad.ui.words import evening as evening_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import fault_sentence

LONGEST_TITLE = 100


class TitleFields(QWidget):
    """Title, date and note; the usual title goes with the day."""

    def __init__(self) -> None:
        super().__init__()
        self._usual_title = ""
        self.title = CheckedField(evening_words.title_caption())
        self.note = NoteField(_note_caption())
        self.day_field = DayField(_day_caption(), translate("words", "no date"))
        self._arrange()
        self.setFocusProxy(self.title)
        self.day_field.changed.connect(self._name_day)
        self.title.watch(self._fault)

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        for row, text, field in (
            (0, evening_words.title_caption(), self.title),
            (2, _day_caption(), self.day_field),
            (4, _note_caption(), self.note),
        ):
            grid.addWidget(caption(text, field), row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self.title.complaint, 1, 1)
        grid.addWidget(self.day_field.field.complaint, 3, 1)
        grid.setColumnStretch(1, 1)

    @property
    def day(self) -> date | None:
        return self.day_field.day

    @property
    def fault(self) -> str:
        """What is wrong with the title or the day, which is marked; or nothing."""
        fields = self.title, self.day_field.field
        for field in fields:
            field.check()
        return next((field.complaint.text() for field in fields if field.is_wrong), "")

    def show_heading(self, title: str, day: date | None, note: str) -> None:
        self.title.setText(title)
        self.note.show_note(note)
        self.day_field.show_day(day)

    def name_it(self, day: date) -> None:
        """Fill in the day, and the title as it usually is."""
        self._usual_title = evening_words.usual_title(day)
        self.show_heading(self._usual_title, day, self.note.note)

    def name_like(self, title: str) -> None:
        """Fill in the title of another evening, if that had one of its own."""
        if title and title not in evening_words.usual_titles():
            self.title.setText(title)

    def _name_day(self) -> None:
        """Let the usual title go with the day; the field of the day may still be typed into."""
        if self.day and self.title.text() == self._usual_title:
            self._usual_title = evening_words.usual_title(self.day)
            self.title.setText(self._usual_title)

    def _fault(self, title: str) -> str:
        if len(title) > LONGEST_TITLE:
            return translate("words", "A title has at most {most} letters.").format(
                most=LONGEST_TITLE
            )
        return next(map(fault_sentence, unfit(title)), "")


def _day_caption() -> str:
    return translate("words", "Date")


def _note_caption() -> str:
    return translate("words", "Note")
