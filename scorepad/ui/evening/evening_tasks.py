"""What the dialog of an evening is opened for: to begin another, or to rearrange this one."""

from dataclasses import replace
from datetime import date

from PySide6.QtWidgets import QWidget

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.evening import Evening
from scorepad.bridge.next_round import is_over
from scorepad.bridge.old_results import OldResults, old_results_of
from scorepad.bridge.options import CAVENDISH, CHICAGO, RUBBER, Form
from scorepad.bridge.rotation import FEWEST
from scorepad.bridge.seats import NORTH, Seat
from scorepad.bridge.setup import Setup, new_evening, same_again, setup_of, with_setup
from scorepad.bridge.what_if import now
from scorepad.ui.boards.tables_dialog import TablesDialog
from scorepad.ui.document import Document
from scorepad.ui.evening.draw_page import DrawPage
from scorepad.ui.evening.evening_dialog import EveningDialog
from scorepad.ui.evening.evening_page import EveningPage
from scorepad.ui.evening.results_page import ResultsPage
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.words import evening as words
from scorepad.ui.words import translate


def ask_new(document: Document, past: EarlierEvenings, parent: QWidget) -> None:
    """Let the players settle a new evening."""
    task = NewEvening(document, past)
    dialog = EveningDialog(task, parent)

    def several() -> None:
        heading = task.page.heading
        dialog.reject()
        ask_tables(document, new_evening(Setup(heading.title.text(), heading.day)), parent)

    task.page.offer_tables()
    task.page.tables.clicked.connect(several)
    dialog.open()


def ask_tables(document: Document, evening: Evening, parent: QWidget) -> None:
    """Let the players settle boards at several tables, of another evening or this one."""
    TablesDialog(document, evening, parent).open()


def ask_this(document: Document, past: EarlierEvenings, parent: QWidget) -> None:
    """Let the players settle the evening on the table otherwise, or correct its results."""
    if document.evening.rounds[-1].comparison:
        ask_tables(document, document.evening, parent)
        return
    written = old_results_of(document.evening)
    if written:
        dialog = EveningDialog(SavedResults(document, past, written), parent)
        dialog.open()
        dialog.turn.click()
        return
    EveningDialog(ThisEvening(document, past), parent).open()


def ask_draw(document: Document, past: EarlierEvenings, parent: QWidget) -> None:
    """Let the players of the evening on the table draw; without names they say them first."""
    dialog = EveningDialog(ThisEvening(document, past), parent)
    dialog.open()
    if dialog.turn.isEnabled():
        dialog.turn.click()


def ask_old(document: Document, past: EarlierEvenings, parent: QWidget) -> None:
    """Let the players write down the results of an earlier evening."""
    EveningDialog(OldEvening(document, past), parent).open()


def _offer_again(page: EveningPage, document: Document, past: EarlierEvenings) -> None:
    """Offer those who played last time; an archive that cannot be read knows nobody."""
    last = past.last_played() or document.evening
    if last.is_played:
        page.offer_again(same_again(last))


class _WithDraw:
    """An evening with the draw behind its page."""

    turn: Seat
    """Who deals next, where nobody says otherwise."""
    leads_on = True

    def __init__(self, document: Document, past: EarlierEvenings) -> None:
        self.ahead = translate("words", "Draw and seats…")
        self.needs_second = False
        self.document = document
        self.page = EveningPage(past, tuple(Form))
        self.second = DrawPage()

    @property
    def begins_at(self) -> QWidget:
        """The names come first, for date and title are there already."""
        return self.page.players.fields[0]

    @property
    def lacks(self) -> str:
        return "" if len(self.page.players.players) >= FEWEST else words.too_few_to_draw()

    def turn_to_second(self) -> QWidget:
        start = self.page.start
        self.second.show_players(start.seating, start.ranked, start.dealer, self.turn)
        return self.second.shuffle

    def turn_to_first(self) -> None:
        self.second.turn_all_up()
        draw = self.second
        self.page.take_draw(draw.seating, draw.ranked, draw.dealer)

    def second_fault(self) -> QWidget | None:
        return self.second.first_fault()


class NewEvening(_WithDraw):
    """Another evening, which takes the place of the one on the table."""

    turn = NORTH

    def __init__(self, document: Document, past: EarlierEvenings) -> None:
        super().__init__(document, past)
        self.title, self.main = translate("words", "A new evening"), translate("words", "Begin")
        self.page.show_start(Setup())
        self.page.heading.name_it(date.today())
        _offer_again(self.page, document, past)

    def do(self) -> None:
        self.document.open(new_evening(self.page.start))


class ThisEvening(_WithDraw):
    """The evening on the table, rearranged in one step."""

    def __init__(self, document: Document, past: EarlierEvenings) -> None:
        super().__init__(document, past)
        self.title, self.main = translate("words", "This evening"), words.keep_it_so()
        self.turn = now(document.scored).state.dealer
        self.leads_on = is_over(document.scored) or not document.evening.rounds[-1].items
        evening = document.evening
        start = setup_of(evening)
        self.page.show_start(start)
        self.page.players.remember(start.seating)
        self.page.offer_last(len(evening.rounds))

    def turn_to_second(self) -> QWidget:
        """Show the seats that are proposed next, between two rounds."""
        start, proposed = self.page.start, self.document.table.round.seating
        if start.seating == self.document.evening.rounds[-1].seating_now:
            start = replace(start, seating=proposed)
        self.second.show_players(start.seating, start.ranked, start.dealer, self.turn)
        return self.second.shuffle

    def do(self) -> None:
        page, evening = self.page, self.document.evening
        changed = with_setup(
            evening,
            page.start,
            page.players.respelt,
            played_too=page.played_too.isChecked(),
        )
        if changed != evening:
            self.document.become(changed, Action(ActionKind.REARRANGE))


class OldEvening:
    """An earlier evening of which only the results are known."""

    leads_on = True

    def __init__(self, document: Document, past: EarlierEvenings) -> None:
        self.title, self.main = translate("words", "An old evening"), translate("words", "Done")
        self.ahead = translate("words", "The results…")
        self.needs_second = True
        self.document = document
        forms = (RUBBER, CHICAGO, CAVENDISH)
        self.page = EveningPage(past, forms)
        self.second = ResultsPage()
        self.page.show_start(Setup())
        self.page.heading.name_it(date.today())
        _offer_again(self.page, document, past)
        self.page.hide_what_comes()

    @property
    def begins_at(self) -> QWidget:
        return self.page.heading.day_field

    @property
    def lacks(self) -> str:
        return "" if len(self.page.players.players) >= FEWEST else words.too_few_players()

    def turn_to_second(self) -> QWidget:
        self.second.show_start(self.page.start)
        return self.second.table

    def turn_to_first(self) -> None:
        """Do nothing: results stay on their page."""

    def second_fault(self) -> QWidget | None:
        return self.second.first_fault()

    def do(self) -> None:
        self.document.open(self.second.evening)


class SavedResults(OldEvening):
    """The same evening once it is kept, to be corrected in its grid."""

    def __init__(self, document: Document, past: EarlierEvenings, written: OldResults) -> None:
        super().__init__(document, past)
        self.main = words.keep_it_so()
        self.page.show_start(written.start)
        self.page.players.remember(written.start.seating)
        self.page.again.hide()
        self.second.show_results(written)

    def turn_to_second(self) -> QWidget:
        self.second.show_start(self.page.start, self.page.players.respelt)
        return self.second.table

    def do(self) -> None:
        was = self.document.evening
        corrected = replace(
            self.second.evening, note=was.note, debts=was.debts, settled=was.settled
        )
        if corrected != was:
            self.document.become(corrected, Action(ActionKind.CORRECT_RESULTS))
