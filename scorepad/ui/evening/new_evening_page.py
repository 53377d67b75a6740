"""The page that begins a new evening."""

from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.bridge.seats import Seating
from scorepad.bridge.setup import Setup, new_evening
from scorepad.ui.document import Document
from scorepad.ui.evening.evening_page import EveningPage, Further
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.words import translate


class NewEveningPage(EveningPage):
    """A new evening, which replaces the one on the screen."""

    tables_asked = Signal(Setup)
    """Several tables were chosen; this page stays until their dialog is done."""

    def __init__(
        self, document: Document, past: EarlierEvenings, over: QWidget | None = None
    ) -> None:
        self.tables = QPushButton(translate("words", "At several &tables…"))
        super().__init__(
            translate("words", "Who plays tonight?"),
            translate("words", "&Begin as seated"),
            past,
            over=over,
            further=Further(beside_change=[self.tables]),
        )
        self._document = document
        self.tables.clicked.connect(self._ask_tables)
        self.show_start(Setup())
        self.about.name_it(date.today())
        self.offer_again(document, past)
        self._follow()
        self._follow_form()

    def _follow(self) -> None:
        super()._follow()
        self.tables.setHidden(self.people.is_drawing)

    def _ask_tables(self) -> None:
        if self.about.day_field.is_wrong():
            return
        people = Seating() if self.people.show_faults() else self.people.seating
        about = self.about
        self.tables_asked.emit(Setup(about.title.text(), about.day, people, note=about.note.note))

    def do(self) -> None:
        self._document.open(new_evening(self.start))
