"""A past evening of which only the results are known."""

from dataclasses import replace
from datetime import date

from PySide6.QtWidgets import QWidget

from scorepad.bridge.changes.whole_evening import correct_results
from scorepad.bridge.errors import Impossible
from scorepad.bridge.old_results import OldResults
from scorepad.bridge.options import CAVENDISH, CHICAGO, RUBBER
from scorepad.bridge.setup import Setup
from scorepad.ui.document import Document
from scorepad.ui.evening.evening_page import DetailLevel, EveningPage, Further
from scorepad.ui.evening.results_section import ResultsSection
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.words import translate


class OldEveningPage(EveningPage):
    """The players, and below them the result of each round; a saved one can be corrected."""

    def __init__(
        self,
        document: Document,
        past: EarlierEvenings,
        over: QWidget | None = None,
        written: OldResults | None = None,
    ) -> None:
        self.results = ResultsSection()
        self._document, self._written = document, written
        forms = (RUBBER, CHICAGO, CAVENDISH)
        title, done = translate("words", "An old evening"), translate("words", "Done")
        further = Further(at_foot=[self.results])
        super().__init__(title, done, past, forms, over, further=further)
        self.drawing.hide()
        self._ask(DetailLevel.ALL)
        self.options.hide_options()
        self.agreement.hide_what_comes()
        self.show_start(written.start if written else Setup())
        self.people.hide_marks(deals=True, keeps=True)
        if written:
            self.results.show_results(written)
        else:
            self.about.name_it(date.today())
            self.offer_again(document, past)
        self._named = self.people.names
        self._results_of: Setup | None = None
        self.results.typed.connect(self.see_typing)
        self.results.done.connect(self.lead_to_main)
        self.options.changed.connect(self.tell)
        self.tell()

    @property
    def after_names(self) -> QWidget:
        return self.results.table if self.people.can_draw else self.main

    def tell(self) -> None:
        """Give the results the present players; figures stay in their places."""
        names = self.people.names
        try:
            start = self.start
        except Impossible:
            return
        if start == self._results_of:
            return
        respelt = {was: now for was, now in zip(self._named, names, strict=True) if was and now}
        self._named, self._results_of = names, start
        self.results.setVisible(self.people.can_draw)
        if self.people.can_draw:
            self.results.show_start(start, respelt)

    def first_fault(self) -> QWidget | None:
        fault = super().first_fault()
        if fault:
            return fault
        if not self.people.can_draw:
            self.message.say(
                translate("words", "Name four to seven players, then enter the results.")
            )
            return next(row.field for row in self.people.rows if not row.name)
        self.tell()
        return self.results.first_fault()

    def do(self) -> None:
        if self._written is None:
            self._document.open(self.results.evening)
            return
        was = self._document.evening
        corrected = replace(self.results.evening, debts=was.debts, settled=was.settled)
        self._document.become(correct_results(corrected))
