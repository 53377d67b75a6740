"""All commands, in the order of the menus, with their keys."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from scorepad.bridge.actions import Action
from scorepad.bridge.changes.deals import set_dealer, set_next_dealer
from scorepad.bridge.changes.rounds import stopped_early
from scorepad.bridge.deal import Deal
from scorepad.bridge.evening import Evening
from scorepad.bridge.next_deal import now
from scorepad.bridge.options import CHICAGO, RUBBER, Form
from scorepad.bridge.rounds import At
from scorepad.bridge.seats import Seat
from scorepad.bridge.state import ScoredDeal
from scorepad.ui import language, words
from scorepad.ui.settings import Theme
from scorepad.ui.window import export, file_actions, print_actions
from scorepad.ui.window.evening_end import EveningEnd
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.menu_bar import Command, fill_menu
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import phones as phones_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words
from scorepad.ui.words.actions import action_words

_Commands = Sequence[Command | None]


def fill_menus(window: MainWindow) -> None:
    """Fill the menus of the window, whose names are already there."""
    menus = window.menus
    shown = [
        fill_menu(menus.evening, _evening(window)),
        fill_menu(menus.deal, _deal(window)),
        fill_menu(menus.view, _view(window)),
        fill_menu(menus.help, _help(window)),
    ]

    def show() -> None:
        menus.deal.menuAction().setEnabled(_on_sheet(window))
        for each in shown:
            each()

    window.document.changed.connect(show)  # keys also work while menus are closed
    window.document.steps.recalled.connect(show)
    window.turned.connect(show)
    window.table_view_left.connect(show)
    window.entry.pad.toggled.connect(show)
    window.openers.settings_changed.connect(window.apply_look)
    window.openers.language_changed.connect(partial(_start_again, window))
    window.openers.files_asked.connect(partial(file_actions.ask_files, window))
    window.to_be_exported.connect(partial(export.ask_name, window))
    file_actions.FileDrops(window).dropped.connect(partial(file_actions.open_files, window))
    _lead_to_pages(window)
    for menu in window.menuBar().findChildren(QMenu):
        # These keys also work in full screen, without menus; other pages have their own.
        keyed = [action for action in menu.actions() if not action.shortcut().isEmpty()]
        window.tonight.addActions(keyed)
    about_a_deal = {command.name for command in _of_a_deal(window)}
    for menu in menus.deal, *menus.deal.findChildren(QMenu):
        for action in menu.actions():
            if action.text() in about_a_deal:
                _add_to_contexts(window, action)
    table = QAction(translate("words", "Copy the deals as a ta&ble"), window)
    table.triggered.connect(partial(print_actions.copy_table, window))
    _add_to_contexts(window, table)


def _add_to_contexts(window: MainWindow, action: QAction) -> None:
    """Add a command to the context menus of the list of deals and of the sheet."""
    for view in (window.deal_list, window.sheet):
        view.addAction(action)


def _lead_to_pages(window: MainWindow) -> None:
    """Add keys for the pages, whose buttons are beside the menus, and for what they hold."""
    openers, tonight, pages = window.openers, window.tonight, window.page_bar.buttons
    for button, keys, turn in (
        (pages[WindowPage.TONIGHT], "Ctrl+1", partial(window.turn_to, WindowPage.TONIGHT)),
        (pages[WindowPage.EVENINGS], "Ctrl+O", openers.open_earlier),
        (pages[WindowPage.STANDINGS], "Ctrl+Shift+O", openers.open_standings),
        (tonight.list_turn, "Ctrl+L", tonight.turn_to_deals),
    ):
        action = QAction(button.text(), window)
        action.setShortcut(keys)
        action.triggered.connect(turn)
        button.setToolTip(action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        for part in (window, window.tonight):
            part.addAction(action)
    files = QAction(translate("words", "Open file"), window)
    files.setShortcut("Ctrl+Alt+O")
    files.triggered.connect(openers.files_asked)
    window.addAction(files)
    letters = QAction(translate("words", "Letters at the figures"), window)
    letters.setShortcut("Ctrl+M")
    letters.triggered.connect(partial(_turn_letters, window))
    for part in (window, window.tonight):
        part.addAction(letters)


def _turn_letters(window: MainWindow) -> None:
    window.settings.marks = not window.settings.marks
    window.apply_look()


def _on_sheet(window: MainWindow) -> bool:
    """Whether the sheet is shown; its commands are disabled on other pages."""
    return window.page is WindowPage.TONIGHT


# The evening.


def _evening(window: MainWindow) -> _Commands:
    openers, on_sheet = window.openers, partial(_on_sheet, window)
    return [
        Command(translate("words", "&New evening…"), openers.new_evening, "Ctrl+N"),
        Command(translate("words", "&This evening…"), openers.this_evening, "Ctrl+T"),
        Command(translate("words", "This &round"), possible=on_sheet, parts=_round(window)),
        None,
        Command(translate("words", "&Back score…"), openers.open_back_score, "Ctrl+K"),
        Command(translate("words", "Settlin&g up…"), openers.open_settling, "Ctrl+Shift+K"),
        None,
        Command(
            phones_words.menu_entry(),
            openers.open_phones,
            now=phones_words.menu_entry,
            possible=phones_words.are_possible,
        ),
        Command(translate("words", "Share and &print"), parts=_share(window)),
        Command(translate("words", "&Quit"), window.close, "Ctrl+Q"),
    ]


def _round(window: MainWindow) -> _Commands:
    openers, rounds, document = window.openers, window.rounds, window.document

    def can_resume() -> bool:
        return not rounds.can_stop and stopped_early(document.scored) is not None

    def end_name() -> str:
        if can_resume():
            last = document.evening.rounds[stopped_early(document.scored) or 0]
            return window_words.take_up(last.options.form)
        return _menu_stop(now(document.scored).options.form)

    return [
        Command(translate("words", "Dra&w for partners…"), openers.open_draw, "Ctrl+D"),
        Command(translate("words", "&Begin the next as…"), partial(_choose_form, window)),
        Command(
            _menu_stop(CHICAGO),
            lambda: rounds.take_up() if can_resume() else rounds.stop(),
            "Ctrl+Shift+S",
            now=end_name,
            possible=lambda: rounds.can_stop or can_resume(),
        ),
    ]


def _choose_form(window: MainWindow) -> None:
    """Ask how to play the next round, and begin it."""
    forms = {
        name: partial(window.rounds.begin, form) for form, name in window_words.forms().items()
    }
    window.openers.open_choice(translate("words", "Begin the next as"), forms)


def _share(window: MainWindow) -> _Commands:
    """Return the commands for taking something of the evening out of the program."""
    on_sheet, end = partial(_on_sheet, window), EveningEnd(window)
    copy = translate("words", "Copy p&icture and text")

    def of_sheet(name: str, do: Callable[[MainWindow], object], keys: str = "") -> Command:
        return Command(name, partial(do, window), keys, on_sheet)

    return [
        Command(translate("words", "&Result of the evening…"), end.open, "Ctrl+R", on_sheet),
        of_sheet(translate("words", "&Print…"), print_actions.open_print, "Ctrl+P"),
        of_sheet(copy, print_actions.copy_sheet, "Ctrl+Shift+C"),
        Command(translate("words", "&Export…"), partial(export.ask_name, window)),
    ]


# The deal.


def _deal(window: MainWindow) -> _Commands:
    steps, pad = window.document.steps, window.entry.pad
    correct, insert, remove, *more = _of_a_deal(window)
    return [
        Command(
            window_words.undo(),
            steps.undo,
            "Ctrl+Z",
            now=lambda: _step(steps.to_undo, window_words.undo(), window_words.undo_step),
            possible=lambda: steps.to_undo is not None,
        ),
        Command(
            _redo(),
            steps.redo,
            "Ctrl+Shift+Z; Ctrl+Y",
            now=lambda: _step(steps.to_redo, _redo(), _redo_step),
            possible=lambda: steps.to_redo is not None,
        ),
        Command(translate("words", "&History…"), window.openers.open_history, "Ctrl+H"),
        None,
        correct,
        insert,
        remove,
        Command(
            translate("words", "&More about a deal"),
            parts=[
                *more,
                Command(
                    _who_dealt(), partial(_choose_dealer, window), now=partial(_dealer, window)
                ),
                None,
                Command(
                    translate("words", "&Adjustment…"),
                    partial(_open_adjustment, window),
                    possible=lambda: _can_adjust(window.document.evening),
                ),
                Command(
                    translate("words", "&Extra amount…"),
                    window.openers.open_extras,
                    possible=lambda: window.document.evening.session is None,
                ),
            ],
        ),
        None,
        Command(translate("words", "&Bidding pad"), pad.toggle, "Ctrl+B", is_on=pad.isChecked),
        Command(
            translate("words", "&What if…"),
            lambda: window.openers.open_what_if(window.tonight.board),
            "Ctrl+W",
        ),
    ]


def _of_a_deal(window: MainWindow) -> list[Command]:
    """Return the commands for the selected deal."""
    deals = window.deal_list

    def with_deal(do: Callable[[At], None], at_tables: Callable[[], None]) -> Callable[[], None]:
        def with_current() -> None:
            if window.line is window.entry.field:
                deals.with_current(do)
            else:
                at_tables()

        return with_current

    def say(sentence: str) -> Callable[[], None]:
        return lambda: window.notice.say(sentence)

    def by(step: int) -> Callable[[], None]:
        stays = say(boards_words.stays())
        return with_deal(lambda at: deals.move_asked.emit(at, step), stays)

    def correct_result() -> None:
        window.boards.line.correct()

    def take_result_out() -> None:
        window.boards.line.take_out()

    correct = with_deal(deals.correct_asked.emit, correct_result)
    has_its_place = translate("words", "Type board and pairs with the result, e.g. 3 1-2 4sn")
    insert = with_deal(deals.insert_asked.emit, say(has_its_place))
    remove = with_deal(deals.remove_asked.emit, take_result_out)
    return [
        Command(translate("words", "&Correct the deal"), correct, "Ctrl+E"),
        Command(translate("words", "&Insert a forgotten deal before it"), insert, "Ctrl+Shift+I"),
        Command(translate("words", "Dele&te deal"), remove, "Ctrl+Del"),
        Command(translate("words", "Move the deal &up"), by(-1), "Ctrl+Up"),
        Command(translate("words", "Move the deal &down"), by(1), "Ctrl+Down"),
    ]


def _step(step: Action | None, name: str, named: Callable[[str], str]) -> str:
    """Return the name of the command with the step it would undo or redo."""
    return named(action_words(step)).replace("&", "&&") if step else name


def _can_adjust(evening: Evening) -> bool:
    """Whether there is anybody to adjust: at several tables, a pair with a result."""
    return evening.session is None or bool(evening.session.results)


def _open_adjustment(window: MainWindow) -> None:
    """Open an adjustment, for the selected deal's round; at several tables it is the director's."""
    if window.document.evening.session:
        window.boards.open_director()
        return
    at = window.deal_list.chosen_now
    window.openers.open_adjustment(at.round if at else -1)


def _deal_in_question(window: MainWindow) -> tuple[ScoredDeal | None, bool]:
    """Return the selected deal, or None for the next one; and whether a board gives its dealer."""
    scored, at = window.document.scored, window.deal_list.chosen_now
    deals = scored.rounds[at.round].deals if at else ()
    found = next((each for each in deals if at and each.place == at.place), None)
    if at and found and isinstance(found.item, Deal):
        return found, scored.rounds[at.round].round.options.boards
    return None, now(scored).options.boards


def _dealer(window: MainWindow) -> str:
    """Return the name of the command that says who dealt, or which board is played."""
    deal, by_board = _deal_in_question(window)
    return _another_board() if by_board else _who_dealt() if deal else _deals_next()


def _choose_dealer(window: MainWindow) -> None:
    """Ask who dealt the selected deal or deals the next one; boards are asked for their number."""
    document, at = window.document, window.deal_list.chosen_now
    deal, by_board = _deal_in_question(window)
    if by_board:
        window.openers.open_board()
        return
    evening = document.evening
    if at and deal and isinstance(deal.item, Deal):
        title, seating, dealer = translate("words", "Who dealt it"), deal.seating, deal.dealer
        usual = deal.item.dealer is None
        change = partial(set_dealer, evening, at, deal.item)
    else:
        title, seating = translate("words", "Deals next"), document.table.seating
        dealer = now(document.scored).state.dealer
        usual = evening.rounds[-1].next_dealer is None
        change = partial(set_next_dealer, evening)
    names = {seat: words.player(seating, seat).replace("&", "&&") for seat in Seat}

    def choose(seat: Seat | None) -> None:
        document.become(change(seat))

    choices = {name: partial(choose, seat) for seat, name in names.items()}
    if not usual:
        choices[translate("words", "By &turn")] = partial(choose, None)
    window.openers.open_choice(title, choices, names[dealer])


# The look.


def _view(window: MainWindow) -> _Commands:
    settings = window.settings

    def darken() -> None:
        settings.theme = Theme.LIGHT if settings.is_dark else Theme.DARK
        window.apply_look()

    def strengthen() -> None:
        settings.strong = not settings.strong
        window.apply_look()

    def table_view() -> None:
        window.set_table_view(not window.shows_table_view)

    return [
        Command(
            translate("words", "Table view, &full screen"),
            table_view,
            "F11",
            partial(_on_sheet, window),
            is_on=lambda: window.shows_table_view,
        ),
        Command(
            translate("words", "Cloc&k for the rounds"),
            parts=_clock(window),
            seen=lambda: bool(window.document.evening.session) or window.tonight.clock.is_on,
        ),
        None,
        Command(translate("words", "&Larger"), partial(window.change_size, 1), "Ctrl++"),
        Command(translate("words", "S&maller"), partial(window.change_size, -1), "Ctrl+-"),
        Command(translate("words", "&Usual size"), partial(window.change_size, 0), "Ctrl+0"),
        None,
        Command(
            translate("words", "&Dark colours"),
            darken,
            "Ctrl+Shift+D",
            is_on=lambda: settings.is_dark,
        ),
        Command(
            translate("words", "Strong &contrast"),
            strengthen,
            "Ctrl+Shift+H",
            is_on=lambda: settings.strong,
        ),
        Command(translate("words", "&Settings…"), window.openers.open_settings),
    ]


def _clock(window: MainWindow) -> _Commands:
    tonight = window.tonight

    def times() -> None:
        window.openers.open_clock(tonight.clock)

    def pause() -> None:
        if not tonight.clock.is_on:
            times()
            return
        tonight.clock.pause()
        window.notice.say(tonight.clock.said)

    def adjust(minutes: int) -> None:
        tonight.clock.adjust(minutes)
        if tonight.clock.is_on:
            window.notice.say(tonight.clock.said)

    return [
        Command(translate("words", "&Start or pause"), pause, "F9"),
        Command(translate("words", "One minute &more"), lambda: adjust(1), "Ctrl+F9"),
        Command(translate("words", "One minute &less"), lambda: adjust(-1), "Shift+F9"),
        None,
        Command(translate("words", "&Times…"), times),
    ]


def _start_again(window: MainWindow) -> None:
    """Close the window, so that it opens in another language."""
    if window.close():
        QCoreApplication.exit(language.CHANGED)


# Help.


def _help(window: MainWindow) -> _Commands:
    return [
        Command(translate("words", "&Why this figure?"), window.explain, "F1"),
        Command(translate("words", "&Help…"), window.openers.open_help, "Shift+F1"),
        None,
        Command(translate("words", "&About scorepad"), window.openers.open_about),
    ]


def _menu_stop(form: Form) -> str:
    """Return the text of the command; only a stopped rubber has premiums."""
    if form is RUBBER:
        return translate("words", "&Stop it here, with its premiums")
    return translate("words", "&Stop it here")


def _another_board() -> str:
    return translate("words", "Another b&oard…")


def _who_dealt() -> str:
    return translate("words", "&Who dealt it…")


def _deals_next() -> str:
    return translate("words", "Deals &next…")


def _redo() -> str:
    return translate("words", "Redo")


def _redo_step(step: str) -> str:
    return translate("words", "Redo {step}").format(step=step)
