"""What stands in the help, section by section; every figure comes from the score tables."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from scorepad.archive.files import BACKUPS
from scorepad.bridge.contract import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NOTRUMP,
    SPADES,
    UNDOUBLED,
    Contract,
    Doubling,
    Strain,
)
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import Options
from scorepad.bridge.points import GAME, Pay, PayKind, result
from scorepad.bridge.seats import Seat, Seating
from scorepad.ui import words
from scorepad.ui.help.laws_at_hand import laws_at_hand
from scorepad.ui.parts.keys import mnemonic_key
from scorepad.ui.words import boards as board_words
from scorepad.ui.words import help as help_words
from scorepad.ui.words import translate
from scorepad.ui.words import what_if as what_if_words
from scorepad.ui.words.review import sort_by

MINOR, MAJOR = f"{CLUBS.sign} {DIAMONDS.sign}", f"{HEARTS.sign} {SPADES.sign}"
MOST_DOWN = 13

HelpRow = tuple[str, ...]


class HelpTable(NamedTuple):
    """A caption, headings and rows; figures are set to the right."""

    caption: str
    headings: HelpRow
    rows: Sequence[HelpRow]
    figures: bool = True


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
        _worth(),
        Section(translate("words", "Laws at hand"), laws_at_hand()),
        Section(translate("words", "Where your evenings are"), [*kept, help_words.keep_a_copy()]),
        Section(translate("words", "Boards at several tables"), board_words.how_to()),
        Section(translate("words", "On paper"), [help_words.how_to_print()]),
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


# What a contract is worth.


def _worth() -> Section:
    doubled = tuple(what_if_words.doublings().values())
    return Section(
        translate("words", "What a contract is worth"),
        [
            HelpTable(help_words.trick_points(), ("", *doubled), _trick_points()),
            HelpTable(
                translate("words", "Overtricks, each. All that follows stands above the line."),
                ("", *help_words.by_vulnerability()),
                list(_overtricks()),
            ),
            HelpTable(help_words.bonuses(), ("", *help_words.by_vulnerability()), list(_bonuses())),
            HelpTable(
                translate("words", "Four kinds of contract, where each deal is by itself."),
                ("", *help_words.by_vulnerability()),
                list(_kinds()),
            ),
            HelpTable(
                help_words.undertricks(False), (help_words.down(), *doubled), _undertricks(False)
            ),
            HelpTable(
                help_words.undertricks(True), (help_words.down(), *doubled), _undertricks(True)
            ),
            translate(
                "words",
                "Honours in one hand, whoever holds it: four of A K Q J 10 of trumps {four}, all "
                "five {five}; at notrump four aces {aces}.",
            ).format(four=100, five=150, aces=150),
        ],
    )


def _paid(
    level: int, strain: Strain, doubling: Doubling, over: int, vulnerable: bool
) -> tuple[Pay, ...]:
    bid = Contract(level, strain, doubling, Seat.NORTH)
    return result(bid, bid.tricks_needed + over, vulnerable).paid


def _figure(kind: PayKind, paid: Iterable[Pay]) -> str:
    return str(sum(pay.points for pay in paid if pay.kind is kind))


def _below(level: int, strain: Strain, doubling: Doubling) -> int:
    return result(Contract(level, strain, doubling, Seat.NORTH), 6 + level, False).below


def _trick_points() -> list[HelpRow]:
    ones = ((MINOR, CLUBS), (MAJOR, SPADES), (translate("words", "NT, the first"), NOTRUMP))
    rows = [(name, *(str(_below(1, strain, each)) for each in Doubling)) for name, strain in ones]
    further = (str(_below(2, NOTRUMP, each) - _below(1, NOTRUMP, each)) for each in Doubling)
    return [*rows, (translate("words", "NT, each further one"), *further)]


def _overtricks() -> Iterable[HelpRow]:
    names = what_if_words.doublings()
    for name, strain, doubling in (
        (f"{MINOR} {names[UNDOUBLED]}", CLUBS, UNDOUBLED),
        (f"{MAJOR} {words.language().sign(NOTRUMP)} {names[UNDOUBLED]}", SPADES, UNDOUBLED),
        *((names[doubling], CLUBS, doubling) for doubling in Doubling if doubling.value),
    ):
        paid = (_paid(1, strain, doubling, 1, vulnerable) for vulnerable in (False, True))
        yield name, *(_figure(PayKind.OVERTRICKS, each) for each in paid)


def _bonuses() -> Iterable[HelpRow]:
    for name, level in ((help_words.small_slam(), 6), (help_words.grand_slam(), 7)):
        paid = (_paid(level, SPADES, UNDOUBLED, 0, vulnerable) for vulnerable in (False, True))
        yield name, *(_figure(PayKind.SLAM, each) for each in paid)
    for doubling in Doubling:
        if doubling.value:
            paid = (_paid(1, CLUBS, doubling, 0, vulnerable) for vulnerable in (False, True))
            name = translate("words", "For having been {doubled}").format(
                doubled=what_if_words.doublings()[doubling]
            )
            yield name, *(_figure(PayKind.INSULT, each) for each in paid)


def _kinds() -> Iterable[HelpRow]:
    """Return what a contract is paid besides its tricks, for each kind of it."""
    for name, level in (
        (translate("words", "Part-score, under {game} for its tricks").format(game=GAME), 1),
        (translate("words", "Game, {game} or more for its tricks").format(game=GAME), 4),
        (help_words.small_slam(), 6),
        (help_words.grand_slam(), 7),
    ):
        bid = Contract(level, SPADES, UNDOUBLED, Seat.NORTH)
        alone = (
            result(bid, bid.tricks_needed, vulnerable).alone[1:] for vulnerable in (False, True)
        )
        yield name, *(str(sum(pay.points for pay in paid)) for paid in alone)


def _undertricks(vulnerable: bool) -> list[HelpRow]:
    """Return rows for as many tricks down as a contract of seven can go."""
    return [
        (
            str(down),
            *(
                _figure(PayKind.PENALTY, _paid(7, CLUBS, each, -down, vulnerable))
                for each in Doubling
            ),
        )
        for down in range(1, MOST_DOWN + 1)
    ]
