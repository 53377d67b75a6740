"""The menus of the main window: everything that can be done, with its keys."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from scorepad.ui import language, printing
from scorepad.ui.keeping import files
from scorepad.ui.main_window import MainWindow
from scorepad.ui.parts.fitting import fit_words
from scorepad.ui.rounds import round_menu
from scorepad.ui.settings import Theme
from scorepad.ui.steps import Steps
from scorepad.ui.words import back_score as back_score_words
from scorepad.ui.words import draw as draw_words
from scorepad.ui.words import evening as evening_words
from scorepad.ui.words import files as file_words
from scorepad.ui.words import history as history_words
from scorepad.ui.words import language as language_words
from scorepad.ui.words import menus as menu_words
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import results as results_words
from scorepad.ui.words import review as review_words
from scorepad.ui.words import round_menu as round_words
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words import window as window_words
from scorepad.ui.words.about import menu_about
from scorepad.ui.words.actions import action_words
from scorepad.ui.words.help import menu_help_window


def fill(window: MainWindow) -> None:
    """Put everything into the menus of the window, whose names stand there from the first."""
    _fill_evening(window)
    _fill_edit(window)
    _fill_deal(window)
    _fill_round(window)
    _fill_view(window)
    _fill_help(window)
    for menu in window.menus:
        menu.aboutToShow.connect(partial(_fit_words, window, menu))
    for menu in window.menuBar().findChildren(QMenu):
        # The keys work in the full screen too, where no menus are.
        window.addActions([action for action in menu.actions() if not action.shortcut().isEmpty()])


def _fill_evening(window: MainWindow) -> None:
    menu = window.menus.evening
    _add(menu, evening_words.menu_new(), "Ctrl+N", window.doors.new_evening)
    _add(menu, evening_words.menu_this(), "Ctrl+Shift+N", window.doors.this_evening)
    _add(menu, results_words.menu_old(), "", window.doors.old_evening)
    _add(menu, review_words.menu_earlier(), "Ctrl+O", window.doors.open_earlier)
    _add(menu, review_words.menu_standings(), "Ctrl+Shift+O", window.doors.open_standings)
    menu.addSeparator()
    _add(menu, back_score_words.menu(), "Ctrl+K", window.doors.open_back_score)
    _add(menu, settling_words.menu(), "Ctrl+Shift+K", window.doors.open_settling)
    menu.addSeparator()
    _add(menu, file_words.menu_open(), "Ctrl+Alt+O", partial(files.ask_files, window))
    _add(menu, file_words.menu_save(), "", partial(files.ask_name, window))
    files.Drops(window).dropped.connect(partial(files.open_files, window))
    menu.addSeparator()
    _fill_paper(menu, window)
    menu.addSeparator()
    if window.document.keeping:
        _add(menu, history_words.menu_history(), "Ctrl+H", window.doors.open_history)
        _add(menu, history_words.menu_copies(), "", window.doors.open_copies)
        _add(menu, history_words.menu_bin(), "", window.doors.open_bin)
        menu.addSeparator()
    _add(menu, evening_words.menu_quit(), "Ctrl+Q", window.close)


def _fill_paper(menu: QMenu, window: MainWindow) -> None:
    _add(menu, paper_words.menu_print(), "Ctrl+P", partial(printing.open_print, window))
    _add(menu, paper_words.save_pdf(), "", partial(printing.ask_pdf, window))
    _add(menu, paper_words.menu_save_picture(), "", partial(printing.ask_picture, window))
    copies = menu.addMenu(paper_words.menu_copy())
    keys = ("Ctrl+Shift+C", "", "")
    ways = (printing.copy_picture, printing.copy_text, printing.copy_table)
    for name, key, copy in zip(paper_words.copy_kinds(), keys, ways, strict=True):
        _add(copies, name, key, partial(copy, window))
    _add(menu, paper_words.menu_blank(), "", partial(printing.open_blank, window))


def _fill_edit(window: MainWindow) -> None:
    menu = window.menus.edit
    steps = window.document.steps
    undo = _add(menu, window_words.undo(), "Ctrl+Z", steps.undo)
    redo = _add(menu, window_words.redo(), "Ctrl+Shift+Z", steps.redo)
    for action, name in ((undo, window_words.undo()), (redo, window_words.redo())):
        action.setIconText(name)  # which stays, whatever step the menu names
    name_steps = partial(_name_steps, steps, undo, redo)
    window.document.changed.connect(name_steps)
    steps.recalled.connect(name_steps)
    name_steps()
    menu.addSeparator()
    deals = window.deal_list
    for name, keys, do in (
        (menu_words.correct_deal(), "Ctrl+E", deals.correct_asked.emit),
        (menu_words.correct_on_pad(), "Ctrl+Shift+E", window.doors.correct_on_pad),
        (menu_words.insert_deal(), "Ctrl+Shift+I", deals.insert_asked.emit),
        (menu_words.remove_deal(), "Ctrl+Del", deals.remove_asked.emit),
        (menu_words.move_up(), "Ctrl+Up", partial(_move, window, -1)),
        (menu_words.move_down(), "Ctrl+Down", partial(_move, window, 1)),
    ):
        action = _add(menu, name, keys, partial(window.with_current, do))
        for view in (deals, window.sheet):  # whose context menus they are
            view.addAction(action)


def _name_steps(steps: Steps, undo: QAction, redo: QAction) -> None:
    """Say in the menu which step would be taken back or done again."""
    for action, name, step, named in (
        (undo, window_words.undo(), steps.to_undo, window_words.undo_step),
        (redo, window_words.redo(), steps.to_redo, window_words.redo_step),
    ):
        action.setText(named(action_words(step)).replace("&", "&&") if step else name)
        action.setEnabled(step is not None)


def _move(window: MainWindow, step: int, at: object) -> None:
    window.deal_list.move_asked.emit(at, step)


def _fill_deal(window: MainWindow) -> None:
    menu = window.menus.deal
    _add(menu, menu_words.menu_pad(), "Ctrl+B", window.doors.open_pad)
    _add(menu, menu_words.menu_pass(), "Ctrl+Shift+P", window.pass_out)
    menu.addSeparator()
    _add(menu, menu_words.menu_what_if(), "Ctrl+W", window.doors.open_what_if)
    menu.addSeparator()
    round_menu.fill_deal(window, menu)


def _fill_round(window: MainWindow) -> None:
    menu = window.menus.round
    _add(menu, menu_words.menu_players(), "Ctrl+T", window.doors.open_players)
    _add(menu, draw_words.menu_draw(), "Ctrl+D", window.doors.open_draw)
    _add(menu, round_words.form_menu(), "", window.doors.open_form)
    menu.addSeparator()
    round_menu.fill_round(window, menu)
    menu.addSeparator()
    following = menu.addMenu(menu_words.menu_begin())
    for form, name in menu_words.forms().items():
        _add(following, name, "", partial(window.begin_round, form))
    _add(menu, menu_words.menu_stop(), "Ctrl+Shift+S", window.stop_round)


def _fill_view(window: MainWindow) -> None:
    menu = window.menus.view
    table_view = _switch(menu, menu_words.table_view(), "F11", False, window.set_table_view)
    window.entry.table_left.connect(partial(table_view.setChecked, False))
    menu.addSeparator()
    sheet = window.sheet
    _add(menu, menu_words.zoom_in(), "Ctrl++", lambda: sheet.set_zoom(sheet.zoom + 10))
    _add(menu, menu_words.zoom_out(), "Ctrl+-", lambda: sheet.set_zoom(sheet.zoom - 10))
    _add(menu, menu_words.zoom_usual(), "Ctrl+0", partial(sheet.set_zoom, 100))
    menu.addSeparator()
    for name, key, step in (
        (menu_words.larger(), "Ctrl+Shift+Up", 1),
        (menu_words.smaller(), "Ctrl+Shift+Down", -1),
    ):
        _add(menu, name, key, partial(_resize, window, step))
    menu.addSeparator()
    colours = menu.addMenu(menu_words.menu_colours())
    themes = QActionGroup(colours)
    settings = window.settings
    for theme, name in menu_words.themes().items():
        chosen = theme is settings.theme
        themes.addAction(_switch(colours, name, "", chosen, partial(_use_theme, window, theme)))
    colours.addSeparator()
    two = settings.two_colours
    _switch(colours, menu_words.two_colours(), "", two, partial(_use_two_colours, window))
    _switch(menu, menu_words.marks(), "Ctrl+M", settings.marks, partial(_use_marks, window))
    known = language.languages()
    if len(known) > 1:
        _fill_languages(window, menu.addMenu(language_words.menu_language()), known)


def _fill_languages(window: MainWindow, menu: QMenu, known: list[str]) -> None:
    """The languages there are, and that of the desktop."""
    wanted = window.settings.language
    group = QActionGroup(menu)
    for code, name in (
        ("", menu_words.themes()[Theme.DESKTOP]),
        *((c, language.name_of(c)) for c in known),
    ):
        choose = partial(_use_language, window, code)
        group.addAction(_switch(menu, name, "", code == wanted, choose))


def _fill_help(window: MainWindow) -> None:
    menu = window.menus.help
    _add(menu, menu_words.why_this(), "F1", window.explain)
    _add(menu, menu_help_window(), "Shift+F1", window.doors.open_help)
    menu.addSeparator()
    _add(menu, menu_about(), "", window.doors.open_about)


def _fit_words(window: MainWindow, menu: QMenu) -> None:
    fit_words(menu, window.settings.points)


def _resize(window: MainWindow, step: int) -> None:
    window.settings.points += step
    window.apply_look()


def _use_theme(window: MainWindow, theme: Theme, on: bool) -> None:
    if on:
        window.settings.theme = theme
        window.apply_look()


def _use_two_colours(window: MainWindow, on: bool) -> None:
    window.settings.two_colours = on
    window.apply_look()


def _use_language(window: MainWindow, code: str, on: bool) -> None:
    if on:
        window.settings.language = code
        window.notice.say(language_words.from_the_next_start(), [])


def _use_marks(window: MainWindow, on: bool) -> None:
    window.settings.marks = on
    window.apply_look()


def _add(menu: QMenu, name: str, keys: str, do: Callable[[], object]) -> QAction:
    """Something to do, which is not told whether it is checked."""
    action = menu.addAction(name)
    action.setShortcut(keys)

    def triggered(checked: bool) -> None:
        do()

    action.triggered.connect(triggered)
    return action


def _switch(menu: QMenu, name: str, keys: str, on: bool, do: Callable[[bool], object]) -> QAction:
    """Something that is on or off."""
    action = menu.addAction(name)
    action.setShortcut(keys)
    action.setCheckable(True)
    action.setChecked(on)
    action.toggled.connect(do)
    return action
