"""The end of an evening: its result over the sheet, and the actions on it."""

from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from scorepad.bridge.changes.rounds import end_evening
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.expected_results import session_is_over
from scorepad.bridge.next_round import has_ended
from scorepad.bridge.setup import new_evening, same_again
from scorepad.exchange.file_kinds import FileKind
from scorepad.ui import look
from scorepad.ui.painting.result_card import has_result
from scorepad.ui.parts.file_dialog import ask_where
from scorepad.ui.window import export, print_actions
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.words import evening as evening_words
from scorepad.ui.words import files as files_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import in_words

if TYPE_CHECKING:
    from scorepad.ui.scores.result_sheet import ResultSheet


def come_back(window: MainWindow, today: date) -> None:
    """Show the result of an evening that had ended, or name the day of an open one."""
    if _is_over(window.document.scored):
        window.end_asked.emit()
    else:
        window.notices.ask_whether_it_goes_on(today, window.openers.new_evening)


def _is_over(scored: ScoredEvening) -> bool:
    return has_ended(scored) or session_is_over(scored.evening)


class EveningEnd(QObject):
    """Shows the result when the players end the evening, or their last planned round."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._document = window, window.document
        self._sheet: ResultSheet | None = None
        self._was_over = self._is_over
        self._document.changed.connect(self._follow)
        self._document.entered.connect(self._go_on)
        window.end_asked.connect(self.end)
        window.tonight.result_asked.connect(self.open)

    @property
    def _is_over(self) -> bool:
        return _is_over(self._document.scored)

    def end(self) -> None:
        """Make the finished round the last one, and show the result."""
        if self._is_over:
            self.open()
            return
        self._document.become(end_evening(self._document.evening))

    def open(self) -> None:
        """Show the present result, or say that there is none yet."""
        scored, window = self._document.scored, self._window
        if not has_result(scored):
            said = translate("words", "The result is shown once a round is over.")
            if scored.evening.session:
                said = translate("words", "The result is shown once a board can be compared.")
            window.notice.say(said)
            return
        if scored.evening.session and window.boards.hides_ranking:
            window.show_tonight()
            window.boards.turn_to(1)  # which says so
            return
        if self._sheet is None:
            self._sheet = self._made()
            self._window.lay_over(self._sheet)

    def _follow(self) -> None:
        over, was = self._is_over, self._was_over
        self._was_over = over
        is_new = self._document.steps.to_redo is None  # after Undo the sheet is of interest
        if over and not was and is_new:
            self.open()
        elif was and not over:
            self._leave()

    def _made(self) -> "ResultSheet":
        from scorepad.ui.scores.result_sheet import ResultSheet

        window = self._window
        sheet = ResultSheet(self._document, window.openers.earlier, window.tonight.upper)
        sheet.share_asked.connect(self.share)
        sheet.save_asked.connect(self._ask_where)
        sheet.print_asked.connect(partial(print_actions.open_print, window))
        sheet.cards_asked.connect(partial(print_actions.open_cards, window))
        sheet.settle_asked.connect(window.openers.open_settling)
        sheet.back_score_asked.connect(window.openers.open_back_score)
        sheet.another_asked.connect(self._play_another)
        sheet.again_asked.connect(self.same_again)
        sheet.deal_begun.connect(self._ask_another)
        sheet.left.connect(self._forget)
        window.entry.set_field_visible(False)
        return sheet

    def _leave(self) -> None:
        if self._sheet:
            self._sheet.close()

    def _forget(self) -> None:
        self._sheet = None
        self._window.entry.set_field_visible(True)

    def _go_on(self) -> None:
        """Close the result if a deal continued the evening."""
        if not self._is_over:
            self._leave()

    def _ask_another(self, typed: str) -> None:
        """Ask whether typed text should begin another round."""
        said = translate("words", "The evening is over. Begin another round with {deal}?").format(
            deal=self._window.entry.told(typed)
        )
        form = self._document.evening.rounds[-1].options.form
        name = rounds_words.next_round(form).replace("&", "")  # its letter is that of the card
        yes = name, partial(self._play_another, typed)
        self._window.notice.say(said, [yes])

    def _play_another(self, typed: str) -> None:
        """Begin another round, with a deal typed so far in the line, or another session."""
        self._leave()
        if self._document.evening.session:
            self._window.openers.another_session()
        else:
            self._window.rounds.play_on()
            self._window.line.insert(typed)

    def same_again(self) -> None:
        """Begin an evening today with the same players and agreements."""
        today = date.today()
        start = same_again(self._document.evening)
        start = replace(start, title=evening_words.usual_title(today), day=today)
        self._leave()
        self._document.open(new_evening(start))

    def share(self) -> None:
        """Copy the result to the clipboard, as a picture and as text."""
        from scorepad.ui.paper.share import as_shared
        from scorepad.ui.scores.result_sheet import card_of

        card = card_of(self._document, self._window.openers.earlier)
        QGuiApplication.clipboard().setMimeData(
            as_shared(card, self._document.scored, look.colours())
        )
        self._window.notice.say(paper_words.copied())

    def _ask_where(self) -> None:
        """Ask where to save the result: as a picture, as pages, or as the whole evening."""
        evening_file = next(iter(files_words.save_filters()))
        pages = translate("words", "PDF files (*.pdf)")
        names = (*paper_words.picture_files(), pages, evening_file)
        endings = dict(zip(names, (".png", ".svg", ".pdf", ".scorepad"), strict=True))
        name = paper_words.evening_file_name(self._document.evening, translate("words", "Result"))
        ask_where(self._window, endings, self._save, name=name)

    def _save(self, name: str, chosen: str) -> None:
        from scorepad.ui.paper.device import CannotPrint

        file = Path(name)
        if file.suffix.lower() == ".scorepad":
            export.save(self._window, name, FileKind.EVENINGS)
            return
        try:
            self._write(file)
        except CannotPrint as wrong:
            self._window.notice.say(in_words(wrong.message))
        else:
            self._window.notice.say(paper_words.saved(name))

    def _write(self, file: Path) -> None:
        """Save all pages if the file is a PDF, or else the card."""
        from scorepad.ui.paper.evening_pages import evening_pages
        from scorepad.ui.paper.pdf import pdf_info, save_pdf
        from scorepad.ui.paper.print_settings import last_print_settings
        from scorepad.ui.paper.share import card_picture
        from scorepad.ui.scores.result_sheet import card_of

        scored, earlier = self._document.scored, self._window.openers.earlier
        if file.suffix.lower() == ".pdf":
            wanted = last_print_settings(self._window.settings)
            pages = evening_pages(scored, wanted, earlier.carried())
            for _ in save_pdf(pages, file, pdf_info(scored)):
                pass
        else:
            card_picture(card_of(self._document, earlier), scored, look.colours()).save(file)
