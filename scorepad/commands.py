"""What the commands do: score what was written down, look ahead, seat, print, pass on, check."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from scorepad import desktop_language
from scorepad.bridge import ranking
from scorepad.bridge.actions import Action, ActionKind, encode_action
from scorepad.bridge.draw import rank_draw, read_card
from scorepad.bridge.errors import Impossible, joined
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.merging import conflict_lines, merge_evenings
from scorepad.bridge.movements import Plan
from scorepad.bridge.rotation import cycle
from scorepad.bridge.translatable import Message, translate
from scorepad.bridge.what_if import now, outlook
from scorepad.columns import joined as joined_lines
from scorepad.columns import side_by_side
from scorepad.desktop_language import said
from scorepad.exchange.names import clean_name
from scorepad.named_files import Refused, evening_in, evenings_in
from scorepad.pages import Wanted
from scorepad.ranking_text import movement_text, ranking_text
from scorepad.report import evening_data, seats_data, what_if_data
from scorepad.terminal import agrees, can_ask, complain, system_says, telling
from scorepad.text import evening_text, seats_text, what_if_text

if TYPE_CHECKING:
    from scorepad.archive.archive import Archive
    from scorepad.exchange.saved_evening import SavedEvening
    from scorepad.transfer import Replacement

JSON_VERSION = 1
"""Another one where programs that read the JSON of a command would err."""
STANDARD_OUTPUT = (Path("-"), Path("/dev/stdout"))


def score(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    if options.json:
        return _json(evening_data(evening))
    return evening_text(evening, desktop_language.translate)


def rank(options: argparse.Namespace) -> str:
    """Print who won, the card of each pair, or the results of each board."""
    comparison = _read(options.file).comparison
    if not comparison:
        raise Refused(
            translate(
                "words",
                "{file}:1: no line has pairs; write a line such as 1-2: N 4S+1 below a board",
            ),
            file=options.file,
        )
    ranked = ranking.rank(comparison)
    return ranking_text(ranked, options.by, desktop_language.translate, why=options.why)


def movement(options: argparse.Namespace) -> str:
    try:
        plan = Plan(options.movement, options.pairs, options.boards, options.share, options.rounds)
    except Impossible as wrong:
        raise _refused("movement", wrong.message) from None
    return movement_text(plan, desktop_language.translate)


def what_if(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    if not evening.rounds:
        raise Refused(
            translate("words", "{file}:1: there is no round yet; write a line such as form rubber"),
            file=options.file,
        )
    moment = now(evening)
    outlooks = list(outlook(moment.state, moment.options))
    if options.json:
        return _json(what_if_data(moment, outlooks))
    return what_if_text(moment, outlooks, desktop_language.translate)


def seats(options: argparse.Namespace) -> str:
    faults = []
    drawn = {}
    for argument in options.player:
        name, between, card = argument.rpartition("=")
        try:
            if not between:
                raise Impossible(
                    translate("words", "write the player and the card drawn, such as Ann=QC")
                )
            name = clean_name(name)
            if name in drawn:
                raise Impossible(translate("words", "{name} draws only once"), name=name)
            drawn[name] = read_card(card)
        except Impossible as wrong:
            fault = translate("words", "{typed}: {fault}")
            faults.append(Message(fault, {"typed": argument, "fault": wrong.message}))
    if faults:
        raise _refused("seats", joined(faults))
    try:
        rounds = cycle(rank_draw(drawn), options.way)
    except Impossible as wrong:
        raise _refused("seats", wrong.message) from None
    if options.json:
        return _json(seats_data(rounds))
    return seats_text(rounds, desktop_language.translate)


def print_sheets(options: argparse.Namespace) -> str | bytes:
    """Print evenings, or a blank sheet, into a PDF; reading goes on while pages are written."""
    try:
        from scorepad.ui import start_settings

        start_settings.speak_utf_8()
        from scorepad.ui.paper import device, print_command
    except ModuleNotFoundError as missing:
        if not str(missing.name).startswith("PySide6"):
            raise
        raise Refused(
            translate(
                "words", "scorepad print: this needs PySide6, which python3 packaging/run.py brings"
            )
        ) from None
    if sum(map(bool, (options.file, options.blank, options.season))) != 1:
        raise Refused(
            translate(
                "words", "scorepad print: name the files to be printed, a blank sheet or a season"
            )
        )
    if os.path.realpath(options.output) in map(os.path.realpath, options.file):
        raise Refused(
            translate("words", "scorepad print: {file} is to be printed; name another PDF"),
            file=options.output,
        )
    try:
        form = print_command.format_of(options.paper, landscape=options.landscape)
        wanted = Wanted(
            form,
            letters=options.letters,
            side_by_side=options.side_by_side,
            elements=options.elements,
            games=options.games,
            panels=options.panels,
            large=options.large,
            black=options.black,
        )

        def pages_into(file: Path) -> str:
            if options.blank:
                count = print_command.print_blank(options.blank, form, options.players, file)
            elif options.season:
                count = print_season(options, wanted, file)
            else:
                evenings = (scored for one in options.file for scored in _to_print(one))
                count = print_command.print_evenings(evenings, wanted, file)
            if count == 1:
                return said(translate("words", "{file}: 1 page"), file=file) + "\n"
            return said(translate("words", "{file}: %n pages", "", -1), file=file, n=count) + "\n"

        return _written(options.output, pages_into)
    except device.CannotPrint as wrong:
        raise _refused("print", wrong.message) from None


def print_season(options: argparse.Namespace, wanted: Wanted, file: Path) -> int:
    """Print a season of the archive; what is not counted yet is counted first."""
    from scorepad.archive.facts import Facts
    from scorepad.archive.listing import Listing
    from scorepad.exchange.days import read_season
    from scorepad.ui.paper import print_command

    try:
        first, last = read_season(options.season)
    except Impossible as wrong:
        raise _refused("print", wrong.message) from None
    with _archive(options, read_only=True) as archive, closing(Facts(archive)) as facts:
        keys = Listing(archive, facts).keys(first, last)[::-1]
        if not keys:
            raise Refused(
                translate("words", "scorepad print: there are no evenings in {season}"),
                season=options.season,
            )
        facts.bring_up_to_date(keys)
        return print_command.print_season(facts, keys, (first, last), wanted, file)


def _written(file: Path, write: Callable[[Path], str]) -> str | bytes:
    """What is to be printed: that a file was written, or where it is standard output, all of it."""
    if file not in STANDARD_OUTPUT:
        return write(file)
    with TemporaryDirectory() as folder:
        beside = Path(folder, "output")
        write(beside)
        return beside.read_bytes()


def export(options: argparse.Namespace) -> str | bytes:
    """Write evenings of the archive into a file, or list them."""
    from scorepad import transfer
    from scorepad.archive.paths import usual_file
    from scorepad.exchange.saving import save_evenings

    file: Path | None = options.output
    if bool(file) is options.list:
        raise Refused(
            translate("words", "scorepad export: say where to, with -o FILE, or else --list")
        )
    if options.archive is None and not usual_file().exists():
        if options.list:
            return said(translate("words", "There are no evenings yet.")) + "\n"
        raise Refused(translate("words", "scorepad export: there are no evenings yet"))
    with _archive(options, read_only=True) as archive:
        try:
            chosen = transfer.chosen(archive, options.evening)
        except transfer.NoSuchEvening as wrong:
            raise _refused("export", wrong.message) from None
        if file is None:
            return transfer.listed(chosen)
        evenings = transfer.take_out(archive, [summary.key for summary in chosen])
        separator = ";" if options.semicolon else ","

        def evenings_into(file: Path) -> str:
            save_evenings(file, evenings, options.kind, options.table, separator)
            number = len(chosen)
            if number == 1:
                return said(translate("words", "{file}: 1 evening"), file=file) + "\n"
            text = translate("words", "{file}: %n evenings", "", -1)
            return said(text, file=file, n=number) + "\n"

        try:
            return _written(file, evenings_into)
        except (OSError, ValueError) as wrong:
            raise Refused(
                translate("words", "{file}: cannot be written: {reason}"),
                file=file,
                reason=system_says(wrong),
            ) from None


def merge(options: argparse.Namespace) -> str:
    """Put a session together that was entered at two laptops; where they differ, say so."""
    from scorepad.exchange.saving import save_evenings

    one, other = (evenings_in(file) for file in (options.one, options.other))
    if len(one) != 1 or len(other) != 1:
        raise Refused(translate("words", "scorepad merge: each file must hold one evening"))
    try:
        evening, merged = merge_evenings(one[0].evening, other[0].evening)
    except Impossible as wrong:
        raise _refused("merge", wrong.message) from None
    differs = conflict_lines(merged)
    if differs and not options.keep_first:
        raise Refused(
            translate(
                "words",
                "scorepad merge: both differ, so nothing was written; put one right, "
                "or write --keep-first: {differs}",
            ),
            differs="; ".join(differs),
        )
    try:
        save_evenings(options.output, [one[0]._replace(evening=evening)])
    except (OSError, ValueError) as wrong:
        raise Refused(
            translate("words", "{file}: cannot be written: {reason}"),
            file=options.output,
            reason=system_says(wrong),
        ) from None
    number = len(merged.comparison.results)
    text = translate("words", "{file}: results {number}")
    return joined_lines([*differs, said(text, file=options.output, number=number)])


def import_files(options: argparse.Namespace) -> str:
    """Take the evenings of all files into the archive, or of none where one is wrong."""
    so_far = translate("words", "scorepad import: left off; no evening was taken in")
    taking = translate("words", "taking in evening {number} of {total}")
    try:
        found = [(file, evenings_in(file)) for file in options.file]
        from scorepad import transfer

        brought: list[list[transfer.ImportedEvening]] = []
        importing = encode_action(Action(ActionKind.IMPORT))
        with _archive(options) as archive:
            if archive.holder:
                raise Refused(
                    translate("words", "{file}: another program is using it; close that first"),
                    file=archive.file,
                )
            wanted = [
                (file, evenings if options.replace else _wanted(archive, file, evenings))
                for file, evenings in found
            ]
            with ExitStack() as in_the_end:
                with archive.transaction():
                    for _, evenings in wanted:
                        taken = transfer.importing_evenings(archive, evenings, importing)
                        brought.append([*telling(taken, len(evenings), said(taking))])
                    in_the_end.enter_context(_uninterrupted())
                so_far = translate(
                    "words", "scorepad import: left off; all evenings are in the archive"
                )
            _count(archive, [evening.key for evenings in brought for evening in evenings])
    except KeyboardInterrupt:
        complain(said(so_far))
        raise
    lines = []
    for (file, evenings), taken_in in zip(found, brought, strict=True):
        left = len(evenings) - len(taken_in)
        lines.append(f"{file}: {transfer.in_words(taken_in, left, desktop_language.translate)}")
    return joined_lines(lines)


def _wanted(
    archive: "Archive", file: str, evenings: Sequence["SavedEvening"]
) -> Sequence["SavedEvening"]:
    """Those to be taken in: before one takes the place of another state of it, it is asked."""
    from scorepad import transfer
    from scorepad.archive.found import named

    others = [*transfer.replacements(archive, evenings)]
    names = [named(other.key, other.here.day) for other in others]
    if others and not can_ask():
        refusal = translate(
            "words",
            "{file}: here in another state: {evenings}; write --replace to take the file's instead",
        )
        raise Refused(refusal, file=file, evenings=joined(names))
    left = _left(others, names, file)
    return [kept for kept in evenings if kept not in left]


def _left(
    others: Sequence["Replacement"], names: Sequence[Message], file: str
) -> list["SavedEvening"]:
    """Those that the user leaves as they are here, having seen both states side by side."""
    heads = translate("words", "As it is here"), translate("words", "As in the file")
    question = translate("words", "{evening}: take the one from {file} instead of it?")
    left = []
    for other, name in zip(others, names, strict=True):
        here, coming = (
            [said(head), "", *_sheets(evening).splitlines()]
            for head, evening in zip(heads, (other.here, other.coming), strict=True)
        )
        asked = said(question, evening=name, file=file)
        if not agrees(joined_lines(side_by_side(here, coming)), asked):
            left.append(other.kept)
    return left


def _sheets(evening: Evening) -> str:
    return evening_text(score_evening(evening), desktop_language.translate)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Whoever presses Ctrl+C meanwhile is heard afterwards."""
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt


def _count(archive: "Archive", keys: Sequence[int]) -> None:
    """Count evenings for the standings, which then need not; they are safe without it."""
    from scorepad.archive.errors import ArchiveError
    from scorepad.archive.facts import Facts

    try:
        with suppress(ArchiveError), closing(Facts(archive)) as facts:  # whoever asks is told
            counting = translate("words", "counting evening {number} of {total}")
            for _ in telling(facts.count(keys), len(keys), said(counting)):
                pass
    except KeyboardInterrupt:
        left_off = translate(
            "words",
            "scorepad import: left off counting; the evenings are in the archive, "
            "and are counted when the window is open",
        )
        complain(said(left_off))


@contextmanager
def _archive(options: argparse.Namespace, *, read_only: bool = False) -> "Iterator[Archive]":
    from scorepad.archive.archive import Archive
    from scorepad.archive.errors import ArchiveError
    from scorepad.archive.paths import usual_file

    try:
        archive = Archive.open(options.archive or usual_file(), read_only=read_only)
        with closing(archive):
            yield archive
    except ArchiveError as trouble:
        raise Refused(translate("words", "scorepad: {fault}"), fault=trouble.message) from None


def _to_print(file: str) -> Iterator[ScoredEvening]:
    """The evenings in a file one by one, so that all their figures are never there at once."""
    for kept in evenings_in(file):
        if not kept.evening.rounds:
            raise Refused(
                translate("words", "{file}:1: there is no round yet, so there is nothing to print"),
                file=file,
            )
        yield score_evening(kept.evening)


def check(options: argparse.Namespace) -> str:
    """Whether the archive is sound; nothing in it is changed, unless it is to be mended."""
    from scorepad.archive.check import NothingThere
    from scorepad.archive.check import check as check_archive
    from scorepad.archive.errors import ArchiveError
    from scorepad.archive.paths import usual_file

    file = options.archive or usual_file()
    try:
        if options.mend:
            return _mended(file)
        health = check_archive(file)
    except (ArchiveError, NothingThere) as trouble:
        raise _refused("check", trouble.message) from None
    faults = (*health.faults, *health.figures)
    if faults:
        text = translate(
            "words",
            "scorepad check: {file} is damaged; check --mend mends what can be mended: {faults}",
        )
        raise Refused(text, file=file, faults=joined(faults))
    sound = translate("words", "{file} is sound: evenings {evenings}, deals {deals}")
    return said(sound, file=file, evenings=health.evenings, deals=health.deals) + "\n"


def desktop(options: argparse.Namespace) -> str:
    """Put the program into the menu of the desktop, or take it out."""
    from scorepad import desktop

    if sys.platform != "linux":
        raise Refused(
            translate("words", "scorepad desktop: there is such a menu only on Linux and its kin")
        )
    home = desktop.data_home()
    try:
        if options.step == "install":
            desktop.install(home, desktop.command_line())
            now_there = translate(
                "words", "scorepad stands in the menu now, by entries in {folder}."
            )
            return said(now_there, folder=home) + "\n"
        was_there = desktop.remove(home)
    except OSError as wrong:
        raise Refused(
            translate("words", "{file}: cannot be written: {reason}"),
            file=home,
            reason=system_says(wrong),
        ) from None
    if was_there:
        return said(translate("words", "scorepad is out of the menu now.")) + "\n"
    return said(translate("words", "scorepad was not in the menu.")) + "\n"


def _mended(file: Path) -> str:
    """Mend what can be mended of an archive, and say what that was."""
    from scorepad.archive.check import NothingThere
    from scorepad.archive.check import check as check_archive
    from scorepad.archive.errors import ArchiveError
    from scorepad.archive.facts import facts_file
    from scorepad.archive.pieces import can_be_mended
    from scorepad.archive.rescue import rescue

    try:
        health = check_archive(file)
        if health.figures:
            facts_file(file).unlink()
            anew = translate(
                "words", "{file} is sound; all figures are counted anew when they are asked for"
            )
            return said(anew, file=file) + "\n"
        if not health.faults:
            sound = translate("words", "{file} is sound: there is nothing to mend")
            return said(sound, file=file) + "\n"
    except NothingThere:
        pass
    except ArchiveError as trouble:
        if not can_be_mended(trouble):
            raise
    mended = rescue(file, date.today())
    whole = translate("words", "evenings that are as they were: {number}")
    lines = [
        said(translate("words", "{file} was mended"), file=file),
        said(whole, number=mended.whole),
        *(told.said(desktop_language.translate) for told in (*mended.others, *mended.missing)),
    ]
    if mended.set_aside:
        kept = translate("words", "the damaged file is kept as {file}")
        lines.append(said(kept, file=mended.set_aside))
    return joined_lines(lines)


def _refused(command: str, fault: Message) -> Refused:
    refusal = translate("words", "scorepad {command}: {fault}")
    return Refused(refusal, command=command, fault=fault)


def _read(file: str) -> ScoredEvening:
    return score_evening(evening_in(file))


def _json(data: dict[str, object]) -> str:
    return json.dumps({"version": JSON_VERSION, **data}) + "\n"
