"""The menus of the main window: everything that can be done, with its keys."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from scorepad.bridge.corrections import At
from scorepad.ui import language
from scorepad.ui.parts.screen_fit import fit_words
from scorepad.ui.settings import Theme
from scorepad.ui.undo_steps import UndoSteps
from scorepad.ui.window import export, file_actions, print_actions, round_menu
from scorepad.ui.window.evening_end import EveningEnd
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.menu_bar import add_action, add_switch
from scorepad.ui.window.page_bar import WindowPage
from scorepad.ui.words import files as file_words
from scorepad.ui.words import menus as menu_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words
from scorepad.ui.words.actions import action_words


def fill(window: MainWindow) -> None:
    """Put everything into the menus of the window, whose names stand there from the first."""
    _fill_evening(window)
    _fill_edit(window)
    _fill_deal(window)
    _fill_round(window)
    _fill_view(window)
    _fill_help(window)
    for menu in window.menus:
        menu.aboutToShow.connect(partial(fit_words, menu))
    for menu in window.menuBar().findChildren(QMenu):
        # The keys work in the full screen too, where no menus are; other pages have their own.
        keyed = [action for action in menu.actions() if not action.shortcut().isEmpty()]
        window.tonight.addActions(keyed)
    window.turned.connect(partial(_keep_to_page, window))


def _keep_to_page(window: MainWindow, page: WindowPage) -> None:
    """On other pages nothing can be done with the sheet that is not seen there."""
    menus = window.menus
    whole = [menu.menuAction() for menu in (menus.edit, menus.deal, menus.round)]
    for action in (*whole, *window.on_sheet):
        action.setEnabled(page is WindowPage.TONIGHT)


def _fill_evening(window: MainWindow) -> None:
    menu, openers = window.menus.evening, window.openers
    add_action(menu, translate("words", "&New evening…"), "Ctrl+N", openers.new_evening)
    add_action(menu, translate("words", "&This evening…"), "Ctrl+Shift+N", openers.this_evening)
    menu.addSeparator()
    add_action(menu, translate("words", "&Earlier evenings…"), "Ctrl+O", openers.open_earlier)
    add_action(menu, translate("words", "&Standings…"), "Ctrl+Shift+O", openers.open_standings)
    menu.addSeparator()
    add_action(menu, translate("words", "&Back score…"), "Ctrl+K", openers.open_back_score)
    add_action(menu, translate("words", "Settlin&g up…"), "Ctrl+Shift+K", openers.open_settling)
    menu.addSeparator()
    _fill_share(menu.addMenu(translate("words", "Share and &print")), window)
    _fill_get_back(menu.addMenu(translate("words", "Get something b&ack")), window)
    add_action(menu, translate("words", "&Quit"), "Ctrl+Q", window.close)


def _fill_share(menu: QMenu, window: MainWindow) -> None:
    """Add all that takes something of the evening out of the program."""
    end = EveningEnd(window)
    window.on_sheet.append(
        add_action(menu, translate("words", "&Result of the evening…"), "Ctrl+R", end.open)
    )
    for name, key, do in (
        (paper_words.menu_print(), "Ctrl+P", print_actions.open_print),
        (paper_words.save_pdf(), "", print_actions.ask_pdf),
        (paper_words.menu_save_picture(), "", print_actions.ask_picture),
    ):
        window.on_sheet.append(add_action(menu, name, key, partial(do, window)))
    ask_name = partial(export.ask_name, window)
    add_action(menu, translate("words", "&Export…"), "", ask_name)
    window.to_be_exported.connect(ask_name)
    menu.addSeparator()
    copies = menu.addMenu(translate("words", "&Copy the sheet"))
    window.on_sheet.append(copies.menuAction())
    keys = ("Ctrl+Shift+C", "", "")
    ways = (print_actions.copy_picture, print_actions.copy_text, print_actions.copy_table)
    for name, key, copy in zip(paper_words.copy_kinds(), keys, ways, strict=True):
        add_action(copies, name, key, partial(copy, window))
    add_action(
        menu, translate("words", "Bl&ank sheets…"), "", partial(print_actions.open_blank, window)
    )


def _fill_get_back(menu: QMenu, window: MainWindow) -> None:
    """Add all that brings evenings, or an earlier state of one."""
    openers = window.openers
    add_action(menu, file_words.menu_open(), "Ctrl+Alt+O", partial(file_actions.ask_files, window))
    file_actions.FileDrops(window).dropped.connect(partial(file_actions.open_files, window))
    if window.document.auto_save:
        menu.addSeparator()
        add_action(menu, translate("words", "&History…"), "Ctrl+H", openers.open_history)
        add_action(menu, translate("words", "&Backups…"), "", openers.open_copies)
        add_action(menu, translate("words", "&Deleted evenings…"), "", openers.open_bin)


def _fill_edit(window: MainWindow) -> None:
    menu = window.menus.edit
    steps = window.document.steps
    undo = add_action(menu, window_words.undo(), "Ctrl+Z", steps.undo)
    redo = add_action(menu, window_words.redo(), "Ctrl+Shift+Z", steps.redo)
    for action, name in ((undo, window_words.undo()), (redo, window_words.redo())):
        action.setIconText(name)  # which stays, whatever step the menu names
    name_steps = partial(_name_steps, steps, undo, redo)
    window.document.changed.connect(name_steps)
    steps.recalled.connect(name_steps)
    name_steps()
    menu.addSeparator()
    deals = window.deal_list
    for name, keys, do in (
        (translate("words", "&Correct the deal"), "Ctrl+E", deals.correct_asked.emit),
        (menu_words.insert_deal(), "Ctrl+Shift+I", deals.insert_asked.emit),
        (translate("words", "&Take the deal out"), "Ctrl+Del", deals.remove_asked.emit),
        (translate("words", "Move the deal &up"), "Ctrl+Up", partial(_move, window, -1)),
        (translate("words", "Move the deal &down"), "Ctrl+Down", partial(_move, window, 1)),
    ):
        action = add_action(menu, name, keys, partial(_with_deal, window, do))
        for view in (deals, window.sheet):  # whose context menus they are
            view.addAction(action)


def _name_steps(steps: UndoSteps, undo: QAction, redo: QAction) -> None:
    """Say in the menu which step would be taken back or done again."""
    for action, name, step, named in (
        (undo, window_words.undo(), steps.to_undo, window_words.undo_step),
        (redo, window_words.redo(), steps.to_redo, window_words.redo_step),
    ):
        action.setText(named(action_words(step)).replace("&", "&&") if step else name)
        action.setEnabled(step is not None)


def _with_deal(window: MainWindow, do: Callable[[At], None]) -> None:
    """Do something with a deal of the list, where there is one to be seen."""
    if window.line is window.entry.field:
        window.deal_list.with_current(do)


def _move(window: MainWindow, step: int, at: object) -> None:
    window.deal_list.move_asked.emit(at, step)


def _fill_deal(window: MainWindow) -> None:
    menu = window.menus.deal
    switch, name = window.entry.pad, translate("words", "&Bidding pad")
    pad = add_switch(menu, name, "Ctrl+B", switch.isChecked(), switch.setChecked)
    switch.toggled.connect(pad.setChecked)
    add_action(menu, translate("words", "&Passed out"), "Ctrl+Shift+P", window.tonight.pass_out)
    menu.addSeparator()
    add_action(menu, translate("words", "What &if…"), "Ctrl+W", window.openers.open_what_if)
    menu.addSeparator()
    round_menu.fill_deal(window, menu)


def _fill_round(window: MainWindow) -> None:
    menu = window.menus.round
    add_action(menu, translate("words", "&Players…"), "Ctrl+T", window.openers.open_players)
    add_action(menu, translate("words", "&Draw for partners…"), "Ctrl+D", window.openers.open_draw)
    add_action(menu, translate("words", "&Form and options…"), "", window.openers.open_form)
    menu.addSeparator()
    round_menu.fill_round(window, menu)
    menu.addSeparator()
    auto_scroll = menu.addMenu(translate("words", "&Begin the next as"))
    for form, name in menu_words.forms().items():
        add_action(auto_scroll, name, "", partial(window.rounds.begin, form))
    round_menu.fill_end(window, menu)


def _fill_view(window: MainWindow) -> None:
    menu = window.menus.view
    add_action(
        menu, translate("words", "&Tonight"), "Ctrl+1", partial(window.turn_to, WindowPage.TONIGHT)
    )
    table_view = add_switch(
        menu, translate("words", "Table view, &full screen"), "F11", False, window.set_table_view
    )
    window.table_view_left.connect(partial(table_view.setChecked, False))
    window.on_sheet.append(table_view)
    menu.addSeparator()
    for name, key, step in (
        (translate("words", "&Larger"), "Ctrl++", 1),
        (translate("words", "S&maller"), "Ctrl+-", -1),
        (translate("words", "&Usual size"), "Ctrl+0", 0),
    ):
        add_action(menu, name, key, partial(window.change_size, step))
    menu.addSeparator()
    colours = menu.addMenu(translate("words", "&Colours"))
    themes = QActionGroup(colours)
    settings = window.settings
    for theme, name in menu_words.themes().items():
        chosen = theme is settings.theme
        themes.addAction(add_switch(colours, name, "", chosen, partial(_use_theme, window, theme)))
    colours.addSeparator()
    calm = translate("words", "&Calm colours at the table")
    for below, name, key, setting in (
        (colours, menu_words.two_colours(), "", "two_colours"),
        (colours, calm, "", "calm_table"),
        (menu, menu_words.marks(), "Ctrl+M", "marks"),
    ):
        is_on = bool(getattr(settings, setting))
        add_switch(below, name, key, is_on, partial(_change_look, window, setting))
    known = language.languages()
    if len(known) > 1:
        _fill_languages(window, menu.addMenu(translate("words", "Lan&guage")), known)


def _fill_languages(window: MainWindow, menu: QMenu, known: list[str]) -> None:
    """Add the languages there are, and that of the desktop."""
    wanted = window.settings.language
    group = QActionGroup(menu)
    for code, name in (
        ("", menu_words.themes()[Theme.DESKTOP]),
        *((c, language.name_of(c)) for c in known),
    ):
        choose = partial(_use_language, window, code)
        group.addAction(add_switch(menu, name, "", code == wanted, choose))


def _fill_help(window: MainWindow) -> None:
    menu = window.menus.help
    add_action(menu, translate("words", "&Why this figure?"), "F1", window.explain)
    add_action(menu, translate("words", "&Help…"), "Shift+F1", window.openers.open_help)
    menu.addSeparator()
    add_action(menu, translate("words", "&About scorepad"), "", window.openers.open_about)


def _use_theme(window: MainWindow, theme: Theme, on: bool) -> None:
    if on:
        _change_look(window, "theme", theme)


def _change_look(window: MainWindow, setting: str, choice: object) -> None:
    setattr(window.settings, setting, choice)
    window.apply_look()


def _use_language(window: MainWindow, code: str, on: bool) -> None:
    if on:
        window.settings.language = code
        if window.close():
            QCoreApplication.exit(language.CHANGED)
