"""The ways to every window, dialog and panel, in each state that looks otherwise.

Each way leads from a card table, as players would go, and gives the window to be looked at.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from PySide6.QtWidgets import QWidget

from scorepad.archive.rescue import Rescue
from scorepad.archive.trouble import Trouble, Why
from scorepad.bridge.corrections import At, Remove
from scorepad.bridge.evening import Evening
from scorepad.bridge.rotation import Way
from scorepad.exchange.score_file import read_score_file
from scorepad.pages import Blank
from scorepad.ui import printing
from scorepad.ui.deals.adjust_dialog import AdjustDialog
from scorepad.ui.deals.board_dialog import BoardDialog
from scorepad.ui.deals.deal_dialog import DealDialog
from scorepad.ui.document import NEXT, Target
from scorepad.ui.evening.dialog import EveningDialog
from scorepad.ui.evening.draw_page import DrawPage
from scorepad.ui.helping.about import AboutBox
from scorepad.ui.helping.help_window import HelpWindow
from scorepad.ui.helping.mishap_dialog import MishapDialog
from scorepad.ui.keeping.bin_window import BinWindow, EraseBox
from scorepad.ui.keeping.copies_window import CopiesWindow
from scorepad.ui.keeping.history_window import HistoryWindow
from scorepad.ui.keeping.keeping import Keeping
from scorepad.ui.keeping.rescue_dialog import RescueDialog
from scorepad.ui.keeping.unkept_dialog import UnkeptDialog
from scorepad.ui.main_window import MainWindow
from scorepad.ui.paper.print_dialog import PrintDialog
from scorepad.ui.review.behind_window import BehindWindow
from scorepad.ui.review.evening_window import EveningWindow
from scorepad.ui.review.evenings_window import EveningsWindow
from scorepad.ui.review.spellings_dialog import SpellingsDialog
from scorepad.ui.review.standings_window import CONTRACTS, OTHERS, PICTURES, StandingsWindow
from scorepad.ui.rounds import round_menu
from scorepad.ui.rounds.form_dialog import FormDialog
from scorepad.ui.rounds.players_dialog import PlayersDialog
from scorepad.ui.scores.back_score_window import BackScoreWindow
from scorepad.ui.scores.settle_window import SettleWindow
from scorepad.ui.waiting import Waiting
from scorepad.ui.what_if.what_if_window import WhatIfWindow
from scorepad.ui.words import files as file_words

W = TypeVar("W", bound=QWidget)

FOUR = 'seats N=Ann E=Bob S=Cy W="Mrs Di Smith"'
FIVE = f"{FOUR} out=Eve"
PLAYED = f"""form rubber
{FIVE}
keeper Ann
stake 2.50
N 4SX+1
E 3NT-2
pass
S 6H= honours S 100
E 1NT=
S 2C+1
"""
OVER = f"""form rubber
{FIVE}
keeper Ann
stake 2.50
N 4S=
adjust EW 200 a revoke
S 3NT=
"""
BOARDS = f"""form duplicate
{FOUR}
keeper Cy
board 1
N 4S=
board 2
E 1NT+1
"""


class Table(NamedTuple):
    """Where the ways begin."""

    window: MainWindow
    keeping: Keeping

    def lay(self, text: str, *, planned: int | None = None, way: Way = Way.FIXED) -> MainWindow:
        """Lay another evening on the table, written as a score file."""
        evening = read_score_file(text.encode())
        self.window.document.open(replace(evening, planned=planned, way=way))
        return self.window

    def last(self, kind: type[W]) -> W:
        """The window of this kind that was opened last."""
        return self.window.findChildren(kind)[-1]


Opening = Callable[[Table], QWidget]
WAYS: list[Opening] = []


def way(opened: Opening) -> Opening:
    """List a way."""
    WAYS.append(opened)
    return opened


# The main window.


@way
def a_new_table(table: Table) -> QWidget:
    table.window.document.open(Evening())
    return table.window


@way
def an_evening_under_way(table: Table) -> QWidget:
    return table.lay(PLAYED)


@way
def a_line_that_is_read(table: Table) -> QWidget:
    table.lay(PLAYED).entry.set_text("4hnx+2")
    return table.window


@way
def a_line_that_cannot_be_read(table: Table) -> QWidget:
    table.lay(PLAYED).entry.set_text("8hn+9")
    return table.window


@way
def an_old_deal_in_the_line(table: Table) -> QWidget:
    table.lay(PLAYED).entry.correct(At(0, 0))
    return table.window


@way
def a_forgotten_deal_in_the_line(table: Table) -> QWidget:
    table.lay(PLAYED).entry.insert(At(0, 1))
    return table.window


@way
def a_correction_with_consequences(table: Table) -> QWidget:
    window = table.lay(OVER + "E 2C=\n")
    window.document.correct(Remove(At(0, 0)), "taking it out")
    assert window.notice.isVisible()
    return window


@way
def deals_after_the_end(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.document.correct(Remove(At(0, 1)), "taking it out")
    return window


@way
def boards(table: Table) -> QWidget:
    return table.lay(BOARDS)


@way
def the_end_of_a_round(table: Table) -> QWidget:
    window = table.lay(OVER)
    assert window.between.isVisible()
    return window


@way
def the_end_of_the_evening(table: Table) -> QWidget:
    window = table.lay(OVER, planned=1)
    assert window.between.settle.isVisible()
    return window


@way
def a_draw_is_due(table: Table) -> QWidget:
    window = table.lay(f"form rubber\n{FOUR}\nN 4S=\nS 3NT=\n", way=Way.DRAW)
    assert window.between.draw.isVisible()
    return window


@way
def seen_from_across_the_room(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.set_table_view(True)
    return window


@way
def the_end_seen_from_across_the_room(table: Table) -> QWidget:
    window = table.lay(OVER)
    window.set_table_view(True)
    return window


@way
def a_disk_that_refuses(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    table.keeping.trouble = Trouble(Why.FULL, table.keeping.file)
    window.not_kept.follow()
    return window


# Deals.


@way
def the_bidding_pad(table: Table) -> QWidget:
    table.lay(PLAYED).doors.open_pad(NEXT)
    return table.last(DealDialog)


@way
def the_bidding_pad_with_a_deal(table: Table) -> QWidget:
    table.lay(PLAYED).doors.correct_on_pad(At(0, 3))
    return table.last(DealDialog)


@way
def the_bidding_pad_for_a_forgotten_deal(table: Table) -> QWidget:
    table.lay(PLAYED).doors.open_pad(Target(At(0, 1), inserts=True))
    return table.last(DealDialog)


@way
def points_by_agreement(table: Table) -> QWidget:
    round_menu.open_adjustment(table.lay(PLAYED))
    return table.last(AdjustDialog)


@way
def points_without_a_reason(table: Table) -> QWidget:
    round_menu.open_adjustment(table.lay(PLAYED))
    dialog = table.last(AdjustDialog)
    dialog.points.setText("200")
    dialog.accept()
    assert dialog.complaint
    return dialog


@way
def another_board(table: Table) -> QWidget:
    round_menu.open_board(table.lay(BOARDS))
    return table.last(BoardDialog)


# Rounds, players and the evening.


@way
def who_sits_where(table: Table) -> QWidget:
    table.lay(PLAYED).doors.open_players()
    return table.last(PlayersDialog)


@way
def somebody_else_sits_down(table: Table) -> QWidget:
    table.lay(PLAYED).doors.open_players()
    dialog = table.last(PlayersDialog)
    dialog.field(0).setText("Bobby")
    dialog.box(0).setFocus()
    return dialog


@way
def what_is_played(table: Table) -> QWidget:
    table.lay(OVER).doors.open_form()
    return table.last(FormDialog)


@way
def how_the_first_round_was_played(table: Table) -> QWidget:
    table.lay(OVER).doors.open_form()
    dialog = table.last(FormDialog)
    dialog.rounds.setCurrentIndex(0)
    return dialog


@way
def a_new_evening(table: Table) -> QWidget:
    table.lay(OVER).doors.new_evening()
    return table.last(EveningDialog)


@way
def a_new_evening_with_one_name_twice(table: Table) -> QWidget:
    table.window.doors.new_evening()
    dialog = table.last(EveningDialog)
    for field in dialog.job.page.players.fields[:2]:
        field.setText("Ann")
    dialog.job.page.terms.stake_field.setText("much")
    dialog.accept()
    return dialog


@way
def this_evening(table: Table) -> QWidget:
    table.lay(OVER + "E 2C=\n").doors.this_evening()
    return table.last(EveningDialog)


@way
def somebody_else_or_spelt_right(table: Table) -> QWidget:
    table.lay(PLAYED).doors.this_evening()
    dialog = table.last(EveningDialog)
    dialog.job.page.players.fields[0].setText("Anne")
    return dialog


@way
def the_draw(table: Table) -> QWidget:
    table.lay(PLAYED).doors.open_draw()
    dialog = table.last(EveningDialog)
    assert dialog.pages.currentIndex() == 1
    return dialog


@way
def the_draw_done(table: Table) -> QWidget:
    table.lay(PLAYED).doors.open_draw()
    dialog = table.last(EveningDialog)
    page = dialog.job.second
    assert isinstance(page, DrawPage)
    page.draw()
    page.turn_all_up()
    return dialog


@way
def an_old_evening(table: Table) -> QWidget:
    table.lay(PLAYED).doors.old_evening()
    return table.last(EveningDialog)


@way
def the_results_of_an_old_evening(table: Table) -> QWidget:
    table.lay(PLAYED).doors.old_evening()
    dialog = table.last(EveningDialog)
    for field in dialog.job.page.players.fields[:4]:
        field.setText(f"{field.accessibleName()} Smith")
    dialog.turn.click()
    assert dialog.pages.currentIndex() == 1
    return dialog


# Scores.


@way
def what_if(table: Table) -> QWidget:
    table.lay(PLAYED).doors.open_what_if()
    return table.last(WhatIfWindow)


@way
def the_back_score(table: Table) -> QWidget:
    table.lay(OVER + OVER.partition("keeper")[2].partition("\n")[2]).doors.open_back_score()
    return table.last(BackScoreWindow)


@way
def no_back_score_yet(table: Table) -> QWidget:
    table.lay("form rubber\n").doors.open_back_score()
    return table.last(BackScoreWindow)


@way
def settling_up(table: Table) -> QWidget:
    table.lay(OVER).doors.open_settling()
    return table.last(SettleWindow)


@way
def settling_up_with_debts(table: Table) -> QWidget:
    table.lay(OVER).doors.open_settling()
    settling = table.last(SettleWindow)
    settling.debts.added.emit("Ann", "Bob", "3.50")
    settling.debts.added.emit("Ann", "Bob", "much")
    assert settling.complaint
    return settling


@way
def settled_up(table: Table) -> QWidget:
    table.lay(OVER).doors.open_settling()
    settling = table.last(SettleWindow)
    settling.payments.paid.click()
    assert settling.payments.history
    return settling


# What is kept.


@way
def the_history(table: Table) -> QWidget:
    window = table.lay(PLAYED)
    window.document.correct(Remove(At(0, 2)), "taking it out")
    window.document.steps.undo()
    window.doors.open_history()
    return table.last(HistoryWindow)


@way
def the_copies(table: Table) -> QWidget:
    table.keeping.copy_if_due()
    table.keeping.close()
    table.keeping.try_again()
    table.window.doors.open_copies()
    copies = table.last(CopiesWindow)
    assert copies.copy
    return copies


@way
def no_copies(table: Table) -> QWidget:
    for copy in table.keeping.file.parent.glob("backups/*"):
        copy.unlink()
    table.keeping.copy_trouble = Trouble(Why.FULL, table.keeping.file)
    table.window.doors.open_copies()
    copies = table.last(CopiesWindow)
    assert not copies.copy
    return copies


@way
def the_bin(table: Table) -> QWidget:
    archive = table.keeping.archive
    assert archive
    archive.delete(archive.evenings()[0].key)
    table.window.doors.open_bin()
    return table.last(BinWindow)


@way
def erasing(table: Table) -> QWidget:
    the_bin(table)
    found = table.last(BinWindow)
    assert found.chosen
    box = EraseBox(found.chosen, found)
    box.open()
    return box


@way
def an_archive_was_mended(table: Table) -> QWidget:
    table.keeping.rescue = Rescue(table.keeping.file, 41, 2, 3)
    table.window.tell_rescue()
    return table.last(RescueDialog)


@way
def leaving_with_something_unkept(table: Table) -> QWidget:
    dialog = UnkeptDialog(Trouble(Why.FULL, table.keeping.file), table.window)
    dialog.open()
    return dialog


# Earlier evenings.


def shown_evenings(table: Table) -> EveningsWindow:
    table.window.doors.open_earlier()
    return table.last(EveningsWindow)


def shown_standings(table: Table) -> StandingsWindow:
    table.window.doors.open_standings()
    standings = table.last(StandingsWindow)
    standings.slowly.finish()
    return standings


@way
def earlier_evenings(table: Table) -> QWidget:
    return shown_evenings(table)


@way
def an_evening_put_into_the_bin(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.delete()
    assert evenings.notice.isVisible()
    return evenings


@way
def no_evening_found(table: Table) -> QWidget:
    evenings = shown_evenings(table)
    evenings.filters.search.setText("nobody of that name")
    return evenings


@way
def an_evening_replayed(table: Table) -> QWidget:
    shown_evenings(table).look_at_it()
    looked = table.last(EveningWindow)
    looked.note.setText("Rained all evening")
    looked.keep_note()
    looked.stepper.back()
    return looked


@way
def two_spellings(table: Table) -> QWidget:
    shown_evenings(table).merge()
    dialog = table.last(SpellingsDialog)
    dialog.accept()
    assert dialog.complaint
    return dialog


@way
def standings(table: Table) -> QWidget:
    return shown_standings(table)


@way
def contracts_in_the_standings(table: Table) -> QWidget:
    found = shown_standings(table)
    found.tabs.setCurrentIndex(CONTRACTS)
    return found


@way
def one_against_another(table: Table) -> QWidget:
    found = shown_standings(table)
    found.tabs.setCurrentIndex(OTHERS)
    return found


@way
def pictures_in_the_standings(table: Table) -> QWidget:
    found = shown_standings(table)
    found.tabs.setCurrentIndex(PICTURES)
    return found


@way
def deals_behind_a_figure(table: Table) -> QWidget:
    found = shown_standings(table)
    for column in reversed(range(found.players.columnCount())):
        found.open_behind(found.players.index(0, column))
    return table.last(BehindWindow)


# Paper.


@way
def printing_the_evening(table: Table) -> QWidget:
    printing.open_print(table.lay(OVER))
    return table.last(PrintDialog)


@way
def printing_a_blank_back_score(table: Table) -> QWidget:
    printing.open_blank(table.lay(PLAYED))
    dialog = table.last(PrintDialog)
    dialog.what.setCurrentIndex(dialog.what.findData(Blank.BACK_SCORE))
    return dialog


@way
def printing_under_way(table: Table) -> QWidget:
    printing.open_print(table.lay(OVER))
    dialog = table.last(PrintDialog)
    dialog.progress.show()
    dialog.stop.show()
    return dialog


# Help and hindrances.


@way
def the_help(table: Table) -> QWidget:
    table.window.doors.open_help()
    found = table.last(HelpWindow)
    found.search.setText("rubber")
    return found


@way
def about(table: Table) -> QWidget:
    table.window.doors.open_about()
    return table.last(AboutBox)


@way
def a_mishap(table: Table) -> QWidget:
    log = Path("/home/ann/.local/state/scorepad/mishaps.txt")
    dialog = MishapDialog("what went wrong", log, table.window)
    dialog.open()
    return dialog


@way
def many_files_being_opened(table: Table) -> QWidget:
    waiting = Waiting(file_words.being_opened("evenings-of-twenty-years.pbn"), table.window)
    waiting.slowly.show()
    waiting.open()
    return waiting
