"""Where each message stands, said to translators: "Column heading in the list of evenings (deals)".

What a message is follows from the call that it is given to, the place from its file; the function
that it stands in follows in brackets. So no one writes these notes, and none is ever out of date.
"""

import ast
import os
from collections.abc import Iterator

from environment import ROOT

PROGRAM = os.path.join(ROOT, "scorepad")

KINDS = {
    **dict.fromkeys(("QPushButton", "_button", "add_button", "addButton", "ask"), "Button"),
    **dict.fromkeys(("CardButton", "CommandButton", "set_text"), "Button"),
    **dict.fromkeys(("Command", "_switch", "addMenu"), "Menu entry"),
    **dict.fromkeys(("Column", "Grid", "_columns", "_deal_columns"), "Column heading"),
    **dict.fromkeys(("QCheckBox", "tick", "QRadioButton"), "Box to tick"),
    **dict.fromkeys(("row", "caption", "choice", "line", "Label", "setText"), "Label"),
    **dict.fromkeys(("CheckedField", "DayField"), "Label"),
    **dict.fromkeys(("setToolTip", "statusTip", "cell_tip"), "Tooltip"),
    **dict.fromkeys(("setPlaceholderText", "NoteField", "setSpecialValueText"), "Grey example"),
    **dict.fromkeys(("setWindowTitle", "look_at", "heading", "Section", "HelpTable"), "Title"),
    **dict.fromkeys(("setAccessibleName", "style_as_list"), "Name for a screen reader"),
    **dict.fromkeys(("Impossible", "BadData", "_fault", "_bad", "_bad_data"), "Fault"),
    **dict.fromkeys(
        ("NoSuchEvening", "NothingThere", "ScorepadError", "CommandError", "refuse"), "Fault"
    ),
    **dict.fromkeys(("ArgumentTypeError", "_cannot_open"), "Fault"),
    **dict.fromkeys(("add_argument", "_Parser", "add_parser"), "Help of a command"),
    **dict.fromkeys(("Example",), "Example of a command"),
}
"""What a message is, by the call around it."""

PLACES = {
    "archive": "the archive of evenings",
    "archive/check": "checking the archive",
    "archive/rescue": "mending a damaged archive",
    "bridge": "a deal, a result or an evening",
    "bridge/movements": "movements of several tables",
    "bridge/typed": "what is typed in the entry line",
    "commands": "commands",
    "commands/checking": "the command check",
    "commands/cli": "commands and their options",
    "commands/listing": "the command list",
    "commands/scoring": "the commands score and rank",
    "commands/desktop_menu": "the entry in the menu of the desktop",
    "exchange": "files that are opened or saved",
    "exchange/score_file": "score files",
    "exchange/score_faults": "score files",
    "exchange/csv_file": "CSV files",
    "exchange/csv_evening": "CSV files",
    "exchange/csv_reader": "CSV files",
    "exchange/pbn": "PBN files",
    "exchange/usebio": "USEBIO files",
    "exchange/usebio_reader": "USEBIO files",
    "phones": "the page on players' phones",
    "sheets": "sheets printed by commands",
    "sheets/ranking_text": "rankings printed by commands",
    "tables": "tables of results",
    "tables/back_score": "the back score",
    "tables/ranking": "the ranking of a session",
    "ui": "the window",
    "ui/boards": "an evening of several tables",
    "ui/boards/clock_dialog": "the clock for the rounds",
    "ui/boards/how_they_move": "the page At several tables",
    "ui/boards/merge_dialog": "merging two versions of an evening",
    "ui/boards/tables_page": "the page At several tables",
    "ui/boards/who_plays": "the page At several tables",
    "ui/deals": "the list of deals and the entry line",
    "ui/deals/adjust_dialog": "the dialog Adjustment",
    "ui/deals/bidding_pad": "the bidding pad",
    "ui/evening": "This evening and New evening",
    "ui/evening/house_dialog": "house rules",
    "ui/help": "Help",
    "ui/help/about": "About scorepad",
    "ui/help/crash_dialog": "the message after a fault of the program",
    "ui/history": "the history and the backups of evenings",
    "ui/history/bin_page": "Deleted evenings",
    "ui/history/copies_page": "Backups",
    "ui/paper": "what is printed",
    "ui/paper/print_choices": "the dialog Print",
    "ui/paper/print_dialog": "the dialog Print",
    "ui/parts": "all pages",
    "ui/parts/title_fields": "This evening and New evening",
    "ui/phones": "Phones at the tables",
    "ui/review": "Earlier evenings and Standings",
    "ui/review/figure_sources": "Standings, where a figure comes from",
    "ui/review/pictures": "the charts of Standings",
    "ui/review/pictures_page": "the charts of Standings",
    "ui/review/season_tab": "the season in Standings",
    "ui/review/standings": "Standings",
    "ui/review/evenings_page": "Earlier evenings",
    "ui/review/searching": "the search of Earlier evenings",
    "ui/rounds": "the panel beside the sheet",
    "ui/rounds/next_round": "the panel after a round",
    "ui/rounds/table_panel": "the picture of the table",
    "ui/scores": "results and money",
    "ui/scores/back_score": "Back score",
    "ui/scores/settle": "Settling up",
    "ui/scores/debts_box": "Settling up, older debts",
    "ui/scores/extras_dialog": "Settling up, the dialog of extra sums",
    "ui/sheet": "the score sheet",
    "ui/what_if": "What if",
    "ui/window": "the window",
    "ui/window/commands": "the menus",
    "ui/window/menu_bar": "the menus",
    "ui/words": "the window",
    "ui/words/actions": "Undo and the history: the name of a step",
    "ui/words/archive": "the archive of evenings",
    "ui/words/back_score": "Back score",
    "ui/words/bidding_pad": "the bidding pad",
    "ui/words/boards": "an evening of several tables",
    "ui/words/evening": "This evening and New evening",
    "ui/words/evening_result": "This evening, what was agreed",
    "ui/words/files": "opening and saving files",
    "ui/words/help": "Help",
    "ui/words/house": "house rules",
    "ui/words/movements": "movements of several tables",
    "ui/words/paper": "what is printed",
    "ui/words/phones": "Phones at the tables",
    "ui/words/ranking": "the ranking of a session",
    "ui/words/review": "Earlier evenings",
    "ui/words/rounds": "the panel beside the sheet",
    "ui/words/score_tables": "the tables of scores in Help",
    "ui/words/season": "the season in Standings",
    "ui/words/sessions": "an evening of several tables",
    "ui/words/settling": "Settling up",
    "ui/words/standings": "Standings",
    "ui/words/table": "the picture of the table",
    "ui/words/what_if": "What if",
    "ui/words/window": "the window",
    "words": "deals and figures, everywhere",
    "words/differences": "two versions of an evening side by side",
}
"""What players call the place, by the longest beginning of the file's name."""

MOST = 3
"""So many places are named, of a message that stands in more."""


def notes(sources: list[str]) -> dict[str, str]:
    """Where each message of these files stands."""
    found: dict[str, list[str]] = {}
    for source in sorted(sources):
        name = os.path.relpath(source, PROGRAM).removesuffix(".py").replace(os.sep, "/")
        with open(source, encoding="utf-8") as file:
            tree = ast.parse(file.read())
        for message, what, function in _marked(tree, (), ""):
            said = f"{what} in {_place(name)}" + (f" ({function})" if function else "")
            if said not in found.setdefault(message, []):
                found[message].append(said)
    return {message: _one(places) for message, places in found.items()}


def _one(places: list[str]) -> str:
    return "; ".join([*places[:MOST], *(["and elsewhere"] if len(places) > MOST else [])])


def _kind(message: str) -> str:
    """What a message is that is passed on before it is shown, by its look."""
    if message.endswith("."):
        return "Sentence"
    return "Button or menu entry" if "&" in message else "Words"


def _place(name: str) -> str:
    return next(
        (PLACES[name[:end]] for end in range(len(name), 0, -1) if name[:end] in PLACES), name
    )


def _marked(
    node: ast.AST, around: tuple[str, ...], function: str
) -> Iterator[tuple[str, str, str]]:
    """The messages in a piece of a program, what each is, and the function it stands in."""
    if isinstance(node, ast.FunctionDef) and not node.name.startswith("__"):
        function = node.name.strip("_").replace("_", " ")
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda):
        around = ()
    if isinstance(node, ast.Call):
        called = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if called.endswith("translate") and len(node.args) > 1:
            message = node.args[1]
            if isinstance(message, ast.Constant) and isinstance(message.value, str):
                what = next((KINDS[name] for name in around if name in KINDS), None)
                yield message.value, what or _kind(message.value), function
        around = (called, *around)
    for child in ast.iter_child_nodes(node):
        yield from _marked(child, around, function)
