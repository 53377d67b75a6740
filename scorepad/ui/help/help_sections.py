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
from scorepad.ui.words import help as help_words
from scorepad.ui.words import score_tables as score_tables_words
from scorepad.ui.words import translate
from scorepad.ui.words.review import sort_by
from scorepad.ui.words.score_tables import HelpTable


class Section(NamedTuple):
    """A heading, and what stands below it."""

    title: str
    parts: Sequence[str | HelpTable]


def sections(options: Options, menus: QMenuBar, file: Path | None) -> list[Section]:
    """Return the whole help: for the game that is played, the menus there are, and the files."""
    kept = (
        [
            translate("words", "Every deal is saved when it is entered, in the file {file}").format(
                file=str(file)
            ),
            translate(
                "words",
                "Backups of recent days and weeks are in the folder {folder}",
            ).format(folder=str(file.parent / BACKUPS)),
        ]
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
        Section(_title(), [*score_tables_words.tables(), score_tables_words.honours()]),
        Section(translate("words", "Laws at hand"), laws_at_hand()),
        Section(
            translate("words", "Where your evenings are"),
            [
                *kept,
                translate(
                    "words",
                    "Nothing leaves this computer. Keep the file on a local disk; network folders "
                    "are not reliable.",
                ),
            ],
        ),
        Section(
            translate("words", "Boards at several tables"),
            (
                [
                    translate(
                        "words",
                        "New evening, Duplicate boards, At several tables: say who plays; a "
                        "movement is proposed, and shown beside the results.",
                    ),
                    translate(
                        "words",
                        "Type the result asked for, such as 4sn+1, or any other with board "
                        "and pairs: 3 1-2 4sn+1. Also: pass, not played, ave+ ave-, score "
                        "420, split 420 -50.",
                    ),
                    translate(
                        "words",
                        "Up and Down select a line, which can be retyped; Delete deletes it, "
                        "and F1 explains a figure.",
                    ),
                    translate(
                        "words",
                        "Ranking, cross table and match sheet are next to the results and can be "
                        "printed, with travellers, score slips and table cards.",
                    ),
                    translate(
                        "words",
                        "Using a second laptop? Save there, open the file here: differences "
                        "are shown side by side. PBN and USEBIO results can be opened too.",
                    ),
                ]
            ),
        ),
        Section(
            translate("words", "Phones at the table"),
            [
                translate(
                    "words",
                    "Evening, Phones shows a code. A phone in the same Wi-Fi scans it and shows "
                    "the sheet, live and from its own side; if you allow it, it enters deals too.",
                ),
                translate(
                    "words",
                    "At several tables a phone takes the place of the slip: one side enters, the "
                    "other side agrees. The same page shows which table is behind.",
                ),
                translate(
                    "words",
                    "Only the code lets a phone in. A phone can be sent away, and all are switched "
                    "off when the evening ends.",
                ),
            ],
        ),
        Section(
            translate("words", "On paper"),
            [
                translate(
                    "words",
                    "Print, in the menu Evening, prints the sheets or makes a PDF, as on the "
                    "screen but always dark on white.",
                ),
                _blank_sheets(),
            ],
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
                "Type contract, declarer and result into the line at the foot of the window, "
                "then press Enter. Capitals and blanks do not matter.",
            ),
            examples,
            translate(
                "words",
                "While you type, the score appears in pale figures in the right column, and "
                "in words below the line.",
            ),
            translate(
                "words",
                "Names work too, with enough letters to tell players apart: 4s ann h100 eve. "
                "Ambiguous letters are asked about. With mouse or finger, use the Pad.",
            ),
            translate(
                "words",
                "To correct a deal, type only the part that was wrong: +2, x or undoubled, "
                "4h, another declarer, h100 eve, no honours. Contract and declarer together "
                "are a whole new deal.",
            ),
            translate(
                "words",
                "Everything is saved at once. Every step can be undone; any earlier deal can "
                "be corrected, moved or deleted in the list of deals.",
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
            (translate("words", "In the line for a deal"), _entry_keys()),
            (translate("words", "In the list of deals"), _deal_list_keys()),
            (
                translate("words", "Among earlier evenings, and in the standings"),
                _earlier_evenings_keys(mnemonic_key(sort_by())),
            ),
        )
    ]


def _title() -> str:
    return translate("words", "What a contract is worth")


def _entry_keys() -> dict[str, str]:
    return {
        translate("words", "Enter the deal"): translate("words", "Enter"),
        translate("words", "Leave it, or cancel the correction"): translate("words", "Esc"),
    }


def _deal_list_keys() -> dict[str, str]:
    return {
        translate("words", "Correct the deal"): translate("words", "Enter"),
        translate("words", "Insert a forgotten deal before it"): translate("words", "Ins"),
        translate("words", "Delete it"): translate("words", "Del"),
    }


def _earlier_evenings_keys(sort_key: str) -> dict[str, str]:
    return {
        translate("words", "Look at the evening, or the details of the figure"): translate(
            "words", "Enter"
        ),
        translate("words", "Sort by a column"): sort_key,
        translate("words", "Go through an evening deal by deal"): translate("words", "← →"),
    }


def _blank_sheets() -> str:
    return translate(
        "words",
        "Blank sheets, in the same menu, prints pads and cards to score by hand, and "
        "a card of all scores.",
    )
