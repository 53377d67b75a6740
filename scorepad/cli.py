"""The command: score evenings written down, look ahead, seat the players, print, pass on."""

import argparse
import errno
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, TypeVar

from scorepad import __version__
from scorepad.arguments import chosen_archive
from scorepad.bridge.draw import rank_draw, read_card
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.rotation import Way, cycle
from scorepad.bridge.seats import Impossible
from scorepad.bridge.what_if import now, outlook
from scorepad.exchange.kept import BadFile, Kept
from scorepad.exchange.kinds import Kind, Table, kind_of
from scorepad.exchange.names import clean_name
from scorepad.exchange.score_file import BadLine, read_score_file
from scorepad.pages import Blank, Paper, Wanted
from scorepad.report import evening_data, seats_data, what_if_data
from scorepad.terminal import WRONG, complain, print_out, telling
from scorepad.text import evening_text, seats_text, what_if_text

if TYPE_CHECKING:
    from scorepad.archive.archive import Archive


def main(arguments: list[str] | None = None) -> int:
    """Run one command; all that is printed is ready before the first letter goes out."""
    archive, arguments = chosen_archive(sys.argv[1:] if arguments is None else arguments)
    options = _parser(archive).parse_args(arguments)
    try:
        printed = options.command(options)
    except Refused as refused:
        complain(str(refused))
        return WRONG
    return print_out(printed)


class Refused(Exception):
    """Input that is wrong, as the one line to say so."""


def score(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    return _json(evening_data(evening)) if options.json else evening_text(evening)


def what_if(options: argparse.Namespace) -> str:
    evening = _read(options.file)
    if not evening.rounds:
        raise Refused(f"{options.file}:1: there is no round yet; write a line such as form rubber")
    moment = now(evening)
    outlooks = list(outlook(moment.state, moment.agreed))
    if options.json:
        return _json(what_if_data(moment, outlooks))
    return what_if_text(moment, outlooks)


def seats(options: argparse.Namespace) -> str:
    faults = []
    drawn = {}
    for argument in options.player:
        name, between, card = argument.rpartition("=")
        try:
            if not between:
                raise Impossible("write the player and the card drawn, such as Ann=QC")
            name = clean_name(name)
            if name in drawn:
                raise Impossible(f"{name} draws only once")
            drawn[name] = read_card(card)
        except ValueError as wrong:
            faults.append(f"{argument}: {wrong}")
    if faults:
        raise Refused(f"scorepad seats: {'; '.join(faults)}")
    try:
        rounds = cycle(rank_draw(drawn), options.way)
    except Impossible as wrong:
        raise Refused(f"scorepad seats: {wrong}") from None
    return _json(seats_data(rounds)) if options.json else seats_text(rounds)


def print_sheets(options: argparse.Namespace) -> str:
    """Print evenings, or a blank sheet, into a PDF; reading goes on while pages are written."""
    try:
        from scorepad.ui.paper import command, device
    except ModuleNotFoundError as missing:
        if not str(missing.name).startswith("PySide6"):
            raise
        raise Refused(
            "scorepad print: this needs PySide6, which python3 packaging/run.py brings"
        ) from None
    if bool(options.file) == bool(options.blank):
        raise Refused("scorepad print: name either the files to be printed or a blank sheet")
    if options.output.resolve() in [Path(file).resolve() for file in options.file]:
        raise Refused(f"scorepad print: {options.output} is to be printed; name another PDF")
    try:
        form = command.format_of(options.paper, landscape=options.landscape)
        if options.blank:
            count = command.print_blank(options.blank, form, options.players, options.output)
        else:
            wanted = Wanted(form, letters=options.letters, side_by_side=options.side_by_side)
            evenings = (scored for file in options.file for scored in _to_print(file))
            count = command.print_evenings(evenings, wanted, options.output)
    except device.CannotPrint as wrong:
        raise Refused(f"scorepad print: {wrong}") from None
    return f"{options.output}: {count} page{'' if count == 1 else 's'}\n"


def export(options: argparse.Namespace) -> str:
    """Write evenings of the archive into a file, or list them."""
    try:
        from scorepad import transfer
        from scorepad.exchange.saving import save_evenings
    except ModuleNotFoundError as missing:
        raise _lacking(missing, "scorepad export: this") from None
    file: Path | None = options.output
    if bool(file) is options.list:
        raise Refused("scorepad export: say where to, with -o FILE, or else --list")
    with _archive(options, read_only=True) as archive:
        try:
            chosen = transfer.chosen(archive, options.evening)
        except transfer.NoSuchEvening as wrong:
            raise Refused(f"scorepad export: {wrong}") from None
        if file is None:
            return transfer.listed(chosen)
        evenings = transfer.take_out(archive, [summary.key for summary in chosen])
        separator = ";" if options.semicolon else ","
        try:
            save_evenings(file, evenings, options.kind, options.table, separator)
        except (OSError, ValueError) as wrong:
            raise Refused(f"{file}: cannot be written: {_reason(wrong)}") from None
    return f"{file}: {len(chosen)} evening{'' if len(chosen) == 1 else 's'}\n"


def import_files(options: argparse.Namespace) -> str:
    """Take the evenings of all files into the archive, or of none where one is wrong."""
    found = [(file, evenings_in(file)) for file in options.file]
    from scorepad import transfer

    brought: list[list[transfer.Brought]] = []
    with _archive(options) as archive:
        if archive.holder:
            raise Refused(f"{archive.file}: another program is using it; close that first")
        try:
            with archive.as_one():
                for _, evenings in found:
                    taken = transfer.bringing_in(archive, evenings, "importing")
                    brought.append([*telling(taken, len(evenings), "taking in evening")])
        except KeyboardInterrupt:
            complain("scorepad import: left off; no evening was taken in")
            raise
        _count(archive, [evening.key for evenings in brought for evening in evenings])
    return "".join(
        f"{file}: {transfer.in_words(evenings)}\n"
        for (file, _), evenings in zip(found, brought, strict=True)
    )


def _count(archive: "Archive", keys: Sequence[int]) -> None:
    """Count evenings for the standings, which then need not; they are safe without it."""
    from scorepad.archive.tallies import Tallies
    from scorepad.archive.trouble import Trouble

    try:
        with suppress(Trouble), closing(Tallies(archive)) as tallies:  # whoever asks is told
            for _ in telling(tallies.of_many(keys), len(keys), "counting evening"):
                pass
    except KeyboardInterrupt:
        complain(
            "scorepad import: left off counting; the evenings are in the archive, "
            "and are counted when the window is open"
        )


@contextmanager
def _archive(options: argparse.Namespace, *, read_only: bool = False) -> "Iterator[Archive]":
    from scorepad.archive.archive import Archive
    from scorepad.archive.place import usual_file
    from scorepad.archive.trouble import Trouble

    try:
        archive = Archive.open(options.archive or usual_file(), read_only=read_only)
        with closing(archive):
            yield archive
    except Trouble as trouble:
        raise Refused(f"scorepad: {trouble}") from None


def _to_print(file: str) -> Iterator[ScoredEvening]:
    """The evenings in a file one by one, so that all their figures are never there at once."""
    for kept in evenings_in(file):
        if not kept.evening.rounds:
            raise Refused(f"{file}:1: there is no round yet, so there is nothing to print")
        yield score_evening(kept.evening)


def check(options: argparse.Namespace) -> str:
    """Whether the archive is sound; nothing in it is changed."""
    from scorepad.archive.check import check as check_archive
    from scorepad.archive.place import usual_file
    from scorepad.archive.trouble import Trouble

    file = options.archive or usual_file()
    try:
        health = check_archive(file)
    except Trouble as trouble:
        raise Refused(f"scorepad check: {trouble}") from None
    if health.faults:
        raise Refused(
            f"scorepad check: {file} is damaged, and is mended when the window is opened next: "
            f"{'; '.join(health.faults)}"
        )
    return f"{file} is sound: evenings {health.evenings}, deals {health.deals}\n"


def _read(file: str) -> ScoredEvening:
    return score_evening(evening_in(file))


def evening_in(file: str) -> Evening:
    """The evening in a file of any kind, or on standard input."""
    data = _data_in(file)
    if kind_of(file, data) is not Kind.SCORE:
        evenings = _evenings_in(file, data)
        if len(evenings) > 1:
            number = len(evenings)
            raise Refused(f"{file}: it holds {number} evenings; import it to choose one of them")
        return evenings[0].evening
    try:
        return read_score_file(data)
    except BadLine as wrong:
        raise Refused(f"{file}:{wrong.line}: {wrong}") from None


def evenings_in(file: str) -> tuple[Kept, ...]:
    """The evenings in a file of any kind, with the ids they are known by."""
    return _evenings_in(file, _data_in(file))


def _evenings_in(file: str, data: bytes) -> tuple[Kept, ...]:
    try:
        from scorepad.exchange.opening import open_evenings
    except ModuleNotFoundError as missing:
        raise _lacking(missing, f"{file}: to read it") from None
    try:
        return open_evenings(file, data)
    except BadFile as wrong:
        place = f":{wrong.place}" if wrong.place else ""
        raise Refused(f"{file}{place}: {wrong.sentence}") from None


def _data_in(file: str) -> bytes:
    try:
        return _standard_input() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as wrong:
        raise Refused(f"{file}:1: cannot be read: {_reason(wrong)}") from None


def _reason(wrong: Exception) -> str:
    return str(wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else wrong)


def _lacking(missing: ModuleNotFoundError, what_for: str) -> Exception:
    """What is said where a bare Python lacks what the packages of the program bring."""
    if missing.name != "msgspec":
        return missing
    return Refused(f"{what_for} takes msgspec, which python3 packaging/run.py brings")


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError(errno.EBADF, "it is closed")
    return sys.stdin.buffer.read()


def _json(data: dict[str, object]) -> str:
    return json.dumps(data) + "\n"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {message}; see {self.prog} --help")
        self.exit(WRONG)


_E = TypeVar("_E", bound=StrEnum)


def _one_of(kind: type[_E]) -> Callable[[str], _E]:
    """Reads one of several words, in capitals or not."""

    def read(typed: str) -> _E:
        for each in kind:
            if each.casefold() == typed.casefold():
                return each
        raise argparse.ArgumentTypeError(f"{typed} is none of {', '.join(kind)}")

    return read


def _parser(archive: Path | None = None) -> argparse.ArgumentParser:
    parser = _Parser(prog="scorepad", description="A score sheet for contract bridge.")
    parser.add_argument("--version", action="version", version=f"scorepad {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    for command, text in (
        (score, "print the sheets of an evening written down as text"),
        (what_if, "print what every contract would score now, and what it would end"),
    ):
        sub = commands.add_parser(command.__name__.replace("_", "-"), help=text, description=text)
        sub.add_argument("file", metavar="FILE", help="a score file, or - for standard input")
        sub.add_argument("--json", action="store_true", help="print one JSON object")
        sub.set_defaults(command=command)
    text = "print who partners whom and who sits out, round by round"
    sub = commands.add_parser("seats", help=text, description=text)
    sub.add_argument("player", nargs="+", metavar="NAME=CARD", help="such as 'Mrs Smith=QC'")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument(
        "--way",
        type=_one_of(Way),
        choices=list(Way),
        default=Way.PIVOT,
        help="how four players change partners (default: pivot)",
    )
    sub.set_defaults(command=seats)
    text = "read all of the archive and tell whether it is sound"
    sub = commands.add_parser("check", help=text, description=text)
    sub.add_argument("--archive", type=Path, default=archive, metavar="FILE", help="another one")
    sub.set_defaults(command=check)
    _add_print(commands)
    _add_transfer(commands, archive)
    return parser


def _add_print(commands: "argparse._SubParsersAction[_Parser]") -> None:
    text = "print evenings, or a blank sheet to score on by hand, into a PDF"
    sub = commands.add_parser("print", help=text, description=text)
    sub.add_argument("file", nargs="*", metavar="FILE", help="a score file or an evening file")
    sub.add_argument("-o", "--output", required=True, type=Path, metavar="PDF")
    sub.add_argument(
        "--blank",
        type=_one_of(Blank),
        choices=list(Blank),
        help="a sheet to score on, instead of files",
    )
    sub.add_argument(
        "--players", type=int, choices=range(4, 8), default=4, help="on a blank back score"
    )
    sub.add_argument(
        "--paper", type=_one_of(Paper), choices=list(Paper), help="default: by the country"
    )
    sub.add_argument("--landscape", action="store_true")
    sub.add_argument("--letters", action="store_true", help="say why each figure is paid")
    sub.add_argument("--side-by-side", action="store_true", help="two sheets on a page")
    sub.set_defaults(command=print_sheets)


def _add_transfer(commands: "argparse._SubParsersAction[_Parser]", archive: Path | None) -> None:
    text = "write evenings of the archive into a file: an evening file, a table or PBN"
    out = commands.add_parser("export", help=text, description=text)
    out.add_argument(
        "evening",
        nargs="*",
        metavar="EVENING",
        help="its number, its day such as 2026-01-31, or last; all where none is named",
    )
    out.add_argument("-o", "--output", type=Path, metavar="FILE")
    out.add_argument("--list", action="store_true", help="print which evenings there are")
    kind = out.add_mutually_exclusive_group()
    text = "a table for spreadsheets; that of the deals can be imported again"
    kind.add_argument("--csv", dest="kind", action="store_const", const=Kind.CSV, help=text)
    text = "PBN 2.1, for other bridge programs"
    kind.add_argument("--pbn", dest="kind", action="store_const", const=Kind.PBN, help=text)
    out.add_argument("--table", type=_one_of(Table), choices=list(Table), default=Table.DEALS)
    out.add_argument("--semicolon", action="store_true", help="between the cells of a table")
    out.set_defaults(command=export)
    text = "take evenings into the archive, from files that score, export or PBN know"
    into = commands.add_parser("import", help=text, description=text)
    into.add_argument("file", nargs="+", metavar="FILE")
    into.set_defaults(command=import_files)
    for sub in (out, into):
        sub.add_argument(
            "--archive", type=Path, default=archive, metavar="FILE", help="another archive"
        )
