"""The contents of the help: the manual's pages, the keys of the menus, and the score tables."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from scorepad.archive.files import BACKUPS
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import Options
from scorepad.bridge.seats import Seating
from scorepad.resources import RESOURCES
from scorepad.ui import words
from scorepad.ui.parts.keys import mnemonic_key
from scorepad.ui.words import help as help_words
from scorepad.ui.words import score_tables as score_tables_words
from scorepad.ui.words import translate
from scorepad.ui.words.review import sort_by
from scorepad.ui.words.score_tables import HelpTable
from scorepad.words.manual import (
    ManualPart,
    ManualPicture,
    ManualTable,
    in_language,
    manual_page,
)


class Section(NamedTuple):
    """A heading with its contents."""

    title: str
    parts: Sequence[str | HelpTable | ManualPicture]


MANUAL = RESOURCES / "manual"


def sections(
    options: Options, menus: QMenuBar, file: Path | None, *, at_tables: bool = False
) -> list[Section]:
    """Return the whole help for the present game, menus and archive file; the game comes first."""
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
    evenings = _page("evenings_kept")
    at_one = [_entering(), _page("evening")]
    at_several = [_page("several_tables")]
    first, later = (at_several, at_one) if at_tables else (at_one, at_several)
    return [
        *first,
        Section(translate("words", "Keys"), [*_keys_of(menus), *_keys_elsewhere(menus)]),
        Section(
            translate("words", "The game as agreed"),
            help_words.options_in_words(options),
        ),
        Section(_title(), [*score_tables_words.tables(), score_tables_words.honours()]),
        _page("laws"),
        Section(evenings.title, [*kept, *evenings.parts]),
        *later,
        _page("phones"),
        _page("paper"),
        _page("score_files"),
        _page("score_files_boards"),
        _page("other_programs"),
    ]


def _page(name: str) -> Section:
    """Return a page of the manual as a section."""
    text = (MANUAL / f"{name}.md").read_text(encoding="utf-8")
    page = in_language(manual_page(text), translate)
    return Section(page.title, [_part(part) for part in page.parts])


def _part(part: ManualPart) -> str | HelpTable | ManualPicture:
    if isinstance(part, ManualTable):
        return HelpTable("", part.headings, part.rows, figures=False)
    return part


def _entering() -> Section:
    """Return the section on entering deals, with examples in the window's language."""
    page = _page("entering_deals")
    spoken = words.language()
    rows = [
        (typed, words.deal_aloud(read_deal(typed, language=spoken), Seating()))
        for typed in help_words.examples()
    ]
    parts = [
        part._replace(rows=rows) if isinstance(part, HelpTable) else part for part in page.parts
    ]
    return Section(page.title, parts)


# Keys.


def _keys_of(menus: QMenuBar) -> Iterable[HelpTable]:
    """Yield a table for each menu with the entries that have keys."""
    for menu in _menus_in(menus):
        rows = [(each.iconText(), _key(each)) for each in _with_keys(menu)]
        yield HelpTable(menu.title().replace("&", ""), (), rows, figures=False)


def _with_keys(menu: QMenu) -> Iterable[QAction]:
    yield from (action for action in menu.actions() if not action.shortcut().isEmpty())
    for below in _menus_in(menu):
        yield from _with_keys(below)


def _menus_in(parent: QMenu | QMenuBar) -> list[QMenu]:
    """Return the submenus; PySide6 6.8 loses them if they are taken from their actions."""
    return list(parent.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly))


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def _keys_elsewhere(menus: QMenuBar) -> list[HelpTable]:
    return [
        HelpTable(caption, (), list(keys.items()), figures=False)
        for caption, keys in (
            (translate("words", "Pages"), _page_keys(menus.window())),
            (translate("words", "In the line for a deal"), _entry_keys()),
            (translate("words", "In the list of deals"), _deal_list_keys()),
            (
                translate("words", "In the earlier evenings and the standings"),
                _earlier_evenings_keys(mnemonic_key(sort_by())),
            ),
        )
    ]


def _title() -> str:
    return translate("words", "Card of all scores")


def _enter() -> str:
    return translate("words", "Enter key")


def _entry_keys() -> dict[str, str]:
    return {
        translate("words", "Enter the deal"): _enter(),
        translate("words", "Leave the line, or cancel the correction"): translate("words", "Esc"),
    }


def _deal_list_keys() -> dict[str, str]:
    return {
        translate("words", "Correct the deal"): _enter(),
        translate("words", "Insert a forgotten deal before it"): translate("words", "Ins"),
        translate("words", "Delete"): translate("words", "Del"),
    }


def _page_keys(window: QWidget) -> dict[str, str]:
    """Return the keys of what is in no menu."""
    return {each.iconText(): _key(each) for each in window.actions() if each.shortcut()}


def _earlier_evenings_keys(sort_key: str) -> dict[str, str]:
    return {
        translate("words", "Show the evening, or the details of a figure"): _enter(),
        translate("words", "Sort by a column"): sort_key,
        translate("words", "Step through an evening deal by deal"): translate("words", "← →"),
    }
