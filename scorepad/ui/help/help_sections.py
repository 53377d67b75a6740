"""What stands in the help, section by section; every figure comes from the score tables."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from scorepad.archive.files import BACKUPS
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Seating
from scorepad.ui import words
from scorepad.ui.help.laws_at_hand import laws_at_hand
from scorepad.ui.parts.keys import mnemonic_key
from scorepad.ui.words import boards as board_words
from scorepad.ui.words import help as help_words
from scorepad.ui.words import score_tables, translate
from scorepad.ui.words.review import sort_by
from scorepad.ui.words.score_tables import HelpTable


class Section(NamedTuple):
    """A heading, and what stands below it."""

    title: str
    parts: Sequence[str | HelpTable]


def sections(options: Options, menus: QMenuBar, file: Path | None) -> list[Section]:
    """Return the whole help: for the game that is played, the menus there are, and the files."""
    kept = (
        [help_words.archive_file(str(file)), help_words.copies_folder(str(file.parent / BACKUPS))]
        if file
        else []
    )
    return [
        _entering(),
        Section(translate("words", "Keys"), [*_keys_of(menus), *_keys_elsewhere()]),
        Section(
            translate("words", "The game as agreed"),
            help_words.options_in_words(options),
        ),
        Section(score_tables.title(), [*score_tables.tables(), score_tables.honours()]),
        Section(translate("words", "Laws at hand"), laws_at_hand()),
        Section(translate("words", "Where your evenings are"), [*kept, help_words.keep_a_copy()]),
        Section(translate("words", "Boards at several tables"), board_words.how_to()),
        Section(
            translate("words", "On paper"), [help_words.how_to_print(), help_words.blank_sheets()]
        ),
    ]


def _entering() -> Section:
    spoken = words.language()
    rows = [
        (typed, words.deal_aloud(read_deal(typed, language=spoken), Seating()))
        for typed in help_words.examples()
    ]
    examples = HelpTable(
        "", (translate("words", "You type"), translate("words", "It means")), rows, figures=False
    )
    return Section(
        translate("words", "Entering a deal"),
        [
            translate(
                "words",
                "Type the contract, the declarer and the result into the line at the foot of the "
                "window, then press Enter. Capitals and blanks do not matter.",
            ),
            examples,
            translate(
                "words",
                "While you type, the score stands on the sheet in pale figures, in the column "
                "where it will land, and in words below the line.",
            ),
            translate(
                "words",
                "Declarer and holder of honours may be named too, by as many letters as tell the "
                "players apart: 4s ann h100 eve. Where a letter may be a chair or a player, the "
                "line asks. With mouse or finger, press Pad: what you press there stands in the "
                "line at once, and you may go on with keys.",
            ),
            translate(
                "words",
                "To correct a deal, type what was wrong alone: +2 for the result, x or undoubled, "
                "4h, another declarer, h100 eve or no honours. Contract and declarer together are "
                "a whole deal again.",
            ),
            translate(
                "words",
                "Nothing has to be saved or confirmed. Every step can be taken back, and any "
                "earlier deal corrected, moved or taken out in the list of deals.",
            ),
        ],
    )


# Keys.


def _keys_of(menus: QMenuBar) -> Iterable[HelpTable]:
    """Return each menu with those of its entries that have a key."""
    for menu in _menus_in(menus):
        rows = [(each.iconText(), _key(each)) for each in _with_keys(menu)]
        yield HelpTable(menu.title().replace("&", ""), (), rows, figures=False)


def _with_keys(menu: QMenu) -> Iterable[QAction]:
    yield from (action for action in menu.actions() if not action.shortcut().isEmpty())
    for below in _menus_in(menu):
        yield from _with_keys(below)


def _menus_in(parent: QMenu | QMenuBar) -> list[QMenu]:
    """Return the menus in a menu; PySide6 6.8 loses them if they are asked for by their actions."""
    return list(parent.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly))


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _keys_elsewhere() -> list[HelpTable]:
    return [
        HelpTable(caption, (), list(keys.items()), figures=False)
        for caption, keys in (
            (translate("words", "In the line for a deal"), help_words.entry_keys()),
            (translate("words", "In the list of deals"), help_words.deal_list_keys()),
            (
                translate("words", "Among earlier evenings, and in the standings"),
                help_words.earlier_evenings_keys(mnemonic_key(sort_by())),
            ),
        )
    ]
