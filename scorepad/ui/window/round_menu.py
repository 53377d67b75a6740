"""Who deals, how many rounds, points by agreement, another board: what a round is asked for."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.corrections import At, Replace, item_at, stopped_early
from scorepad.bridge.deal import Deal
from scorepad.bridge.seating_changes import set_next_dealer
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.what_if import now
from scorepad.ui import words
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.menu_bar import add_action
from scorepad.ui.words import menus as menu_words
from scorepad.ui.words import translate

MOST_PLANNED = 8


def fill_round(window: MainWindow, menu: QMenu) -> None:
    """Add what can be chosen for the round; lists are filled when they are opened."""
    _add_list(menu, translate("words", "Deals &next"), partial(_show_dealers, window))
    board = add_action(menu, translate("words", "Another b&oard…"), "", window.openers.open_board)
    _add_list(menu, translate("words", "&How many rounds"), partial(_show_planned, window))
    menu.aboutToShow.connect(partial(_show_board, window, board))
    _show_board(window, board)


def fill_end(window: MainWindow, menu: QMenu) -> None:
    """Add how a round is stopped, and how one goes on that was."""
    stop = add_action(menu, "", "Ctrl+Shift+S", window.rounds.stop)
    again = add_action(menu, "", "", window.rounds.take_up)
    show = partial(_show_end, window, stop, again)
    menu.aboutToShow.connect(show)
    window.document.changed.connect(show)  # its keys are tried with the menu closed
    show()


def _show_end(window: MainWindow, stop: QAction, again: QAction) -> None:
    scored = window.document.scored
    number = stopped_early(scored)
    stop.setText(menu_words.menu_stop(now(scored).options.form))
    stop.setEnabled(window.rounds.can_stop)
    last = scored.evening.rounds[-1 if number is None else number]
    again.setText(menu_words.take_up(last.options.form))
    again.setVisible(number is not None)


def fill_deal(window: MainWindow, menu: QMenu) -> None:
    """Add what can be chosen for a deal besides its contract."""
    _add_list(menu, translate("words", "&Who dealt it"), partial(_show_who_dealt, window))
    add_action(menu, translate("words", "&Adjustment…"), "", partial(_open_adjustment, window))
    add_action(menu, translate("words", "&Extra amount…"), "", window.openers.open_extras)


def _open_adjustment(window: MainWindow) -> None:
    """Begin with the round of the deal that is chosen."""
    at = window.deal_list.chosen_now
    window.openers.open_adjustment(at.round if at else -1)


def _show_board(window: MainWindow, board: QAction) -> None:
    """Show the entry for boards, where they are played."""
    board.setVisible(now(window.document.scored).options.boards)


def _show_dealers(window: MainWindow, menu: QMenu) -> None:
    table, moment = window.document.table, now(window.document.scored)
    if moment.options.boards:
        menu.addAction(menu_words.board_deals()).setEnabled(False)
        return
    is_said = window.document.evening.rounds[-1].next_dealer is not None
    choose = partial(_deal_next, window)
    _add_dealers(menu, table.seating, moment.state.dealer, choose, is_said=is_said)


def _deal_next(window: MainWindow, seat: Seat | None) -> None:
    evening = set_next_dealer(window.document.evening, seat)
    window.document.become(evening, Action(ActionKind.SET_DEALER))


def _show_who_dealt(window: MainWindow, menu: QMenu) -> None:
    at = window.deal_list.current
    item = item_at(window.document.evening, at) if at else None
    if not at or not isinstance(item, Deal):
        menu.addAction(translate("words", "Choose a deal in the list first")).setEnabled(False)
        return
    scored = window.document.scored.rounds[at.round]
    if scored.round.options.boards:
        menu.addAction(menu_words.board_deals()).setEnabled(False)
        return
    deal = next(each for each in scored.deals if each.place == at.place)
    is_said, choose = item.dealer is not None, partial(_dealt, window, at, item)
    _add_dealers(menu, deal.seating, deal.dealer, choose, is_said=is_said)


def _dealt(window: MainWindow, at: At, deal: Deal, seat: Seat | None) -> None:
    window.document.correct(Replace(at, replace(deal, dealer=seat)), Action(ActionKind.SET_DEALER))


def _add_dealers(
    menu: QMenu,
    seating: Seating,
    dealer: Seat,
    choose: Callable[[Seat | None], None],
    *,
    is_said: bool,
) -> None:
    """Add the four at the table, and that the deal is by turn, unless nobody said otherwise."""
    group = QActionGroup(menu)
    for seat in Seat:
        name = words.player(seating, seat).replace("&", "&&")
        _add_choice(menu, group, name, dealer is seat, partial(choose, seat))
    add_action(menu, menu_words.by_turn(), "", partial(choose, None)).setEnabled(is_said)


def _show_planned(window: MainWindow, menu: QMenu) -> None:
    evening = window.document.evening
    now_played = now(window.document.scored).round
    group = QActionGroup(menu)
    plans: list[tuple[str, int | None]] = [
        (translate("words", "&As many as you like"), None),
        (translate("words", "This is the &last"), now_played),
    ]
    plans += [
        (menu_words.rounds_planned(number), number)
        for number in range(now_played + 1, max(now_played + 1, MOST_PLANNED) + 1)
    ]
    for name, planned in plans:
        chosen = evening.planned == planned
        _add_choice(menu, group, name, chosen, partial(_plan, window, planned))


def _plan(window: MainWindow, planned: int | None) -> None:
    evening = replace(window.document.evening, planned=planned)
    window.document.become(evening, Action(ActionKind.PLAN))


def _add_list(menu: QMenu, name: str, fill: Callable[[QMenu], None]) -> None:
    """Add a list of choices, made anew whenever it is opened."""
    below = menu.addMenu(name)
    refill = partial(_refill, below, fill)
    below.aboutToShow.connect(refill)
    refill()


def _refill(menu: QMenu, fill: Callable[[QMenu], None]) -> None:
    menu.clear()
    fill(menu)


def _add_choice(
    menu: QMenu, group: QActionGroup, name: str, chosen: bool, do: Callable[[], None]
) -> None:
    """Add one of several choices."""
    action = add_action(menu, name, "", do)
    action.setCheckable(True)
    action.setChecked(chosen)
    group.addAction(action)
