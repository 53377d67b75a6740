"""Who deals, how many rounds, points by agreement, another board: what a round is asked for."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.corrections import At, Replace, item_at
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.seating_changes import set_next_dealer
from scorepad.bridge.seats import Seat
from scorepad.bridge.what_if import now
from scorepad.ui import words
from scorepad.ui.main_window import MainWindow
from scorepad.ui.words import round_menu as said

MOST_PLANNED = 8


def fill_round(window: MainWindow, menu: QMenu) -> None:
    """What can be said of the round; lists are filled when they are opened."""
    _listed(menu, said.dealer_menu(), partial(_show_dealers, window))
    board = _doing(menu, said.board_menu(), partial(open_board, window))
    _listed(menu, said.planned_menu(), partial(_show_planned, window))
    menu.aboutToShow.connect(partial(_show_board, window, board))
    _show_board(window, board)


def fill_deal(window: MainWindow, menu: QMenu) -> None:
    """What can be said of a deal besides its contract."""
    _listed(menu, said.deal_dealer_menu(), partial(_show_who_dealt, window))
    _doing(menu, said.adjustment_menu(), partial(open_adjustment, window))


def open_adjustment(window: MainWindow) -> None:
    from scorepad.ui.deals.adjust_dialog import AdjustDialog

    AdjustDialog(window.document, window.colours, window.settings.points, window).open()


def open_board(window: MainWindow) -> None:
    from scorepad.ui.deals.board_dialog import BoardDialog

    BoardDialog(window.document, window.colours, window.settings.points, window).open()


def _show_board(window: MainWindow, board: QAction) -> None:
    """Only boards have numbers to choose."""
    board.setVisible(now(window.document.scored).options.form is DUPLICATE)


def _show_dealers(window: MainWindow, menu: QMenu) -> None:
    table, moment = window.document.table, now(window.document.scored)
    if moment.options.form is DUPLICATE:
        menu.addAction(said.board_deals()).setEnabled(False)
        return
    group = QActionGroup(menu)
    for seat in Seat:
        name = words.player(table.seating, seat).replace("&", "&&")
        deals = moment.state.dealer is seat
        _choice(menu, group, name, deals, partial(_deal_next, window, seat))
    turn = _doing(menu, said.by_turn(), partial(_deal_next, window, None))
    turn.setEnabled(window.document.evening.rounds[-1].next_dealer is not None)


def _deal_next(window: MainWindow, seat: Seat | None) -> None:
    evening = set_next_dealer(window.document.evening, seat)
    window.document.become(evening, Action(ActionKind.SET_DEALER))


def _show_who_dealt(window: MainWindow, menu: QMenu) -> None:
    at = window.deal_list.current
    item = item_at(window.document.evening, at) if at else None
    if not at or not isinstance(item, Deal):
        menu.addAction(said.choose_a_deal()).setEnabled(False)
        return
    scored = window.document.scored.rounds[at.round]
    if scored.round.options.form is DUPLICATE:
        menu.addAction(said.board_deals()).setEnabled(False)
        return
    deal = next(each for each in scored.deals if each.place == at.place)
    seating = scored.round.seatings(before=at.place)[-1]
    group = QActionGroup(menu)
    for seat in Seat:
        name = words.player(seating, seat).replace("&", "&&")
        _choice(menu, group, name, deal.dealer is seat, partial(_dealt, window, at, item, seat))
    turn = _doing(menu, said.by_turn(), partial(_dealt, window, at, item, None))
    turn.setEnabled(item.dealer is not None)


def _dealt(window: MainWindow, at: At, deal: Deal, seat: Seat | None) -> None:
    window.document.correct(Replace(at, replace(deal, dealer=seat)), Action(ActionKind.SET_DEALER))


def _show_planned(window: MainWindow, menu: QMenu) -> None:
    evening = window.document.evening
    now_played = now(window.document.scored).round
    group = QActionGroup(menu)
    plans: list[tuple[str, int | None]] = [
        (said.not_planned(), None),
        (said.this_is_last(), now_played),
    ]
    plans += [
        (said.rounds_planned(number), number)
        for number in range(now_played + 1, max(now_played + 1, MOST_PLANNED) + 1)
    ]
    for name, planned in plans:
        chosen = evening.planned == planned
        _choice(menu, group, name, chosen, partial(_plan, window, planned))


def _plan(window: MainWindow, planned: int | None) -> None:
    evening = replace(window.document.evening, planned=planned)
    window.document.become(evening, Action(ActionKind.PLAN))


def _listed(menu: QMenu, name: str, fill: Callable[[QMenu], None]) -> None:
    """A list of choices, made anew whenever it is opened."""
    below = menu.addMenu(name)
    refill = partial(_refill, below, fill)
    below.aboutToShow.connect(refill)
    refill()


def _refill(menu: QMenu, fill: Callable[[QMenu], None]) -> None:
    menu.clear()
    fill(menu)


def _choice(
    menu: QMenu, group: QActionGroup, name: str, chosen: bool, do: Callable[[], None]
) -> None:
    """One of several."""
    action = _doing(menu, name, do)
    action.setCheckable(True)
    action.setChecked(chosen)
    group.addAction(action)


def _doing(menu: QMenu, name: str, do: Callable[[], None]) -> QAction:
    """Something to do, which is not told whether it is checked."""
    action = menu.addAction(name)

    def triggered(checked: bool) -> None:
        do()

    action.triggered.connect(triggered)
    return action
