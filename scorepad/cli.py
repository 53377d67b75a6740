"""The command: score an evening written down as text, look ahead, seat the players, print."""

import argparse
import errno
import json
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn, TextIO

from scorepad import __version__
from scorepad.bridge.draw import rank_draw, read_card
from scorepad.bridge.evening import Evening, ScoredEvening, score_evening
from scorepad.bridge.rotation import Way, cycle
from scorepad.bridge.seats import Impossible
from scorepad.bridge.what_if import now, outlook
from scorepad.exchange.names import clean_name
from scorepad.exchange.score_file import BadLine, read_score_file
from scorepad.pages import Blank, Paper, Wanted
from scorepad.report import evening_data, seats_data, what_if_data
from scorepad.text import evening_text, seats_text, what_if_text

PLAIN = ("score", "what-if", "seats")
"""Those that need nothing but Python."""
COMMANDS = (*PLAIN, "print")
WRONG = 2
"""The exit status where the input was wrong."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; all that is printed is ready before the first letter goes out."""
    options = _parser().parse_args(arguments)
    try:
        printed = options.command(options)
    except Refused as refused:
        complain(str(refused))
        return WRONG
    return _print(printed)


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
        from scorepad.ui.paper import command, pdf
    except ModuleNotFoundError as missing:
        if not str(missing.name).startswith("PySide6"):
            raise
        raise Refused(
            "scorepad print: this needs PySide6, which python3 packaging/run.py brings"
        ) from None
    if bool(options.file) == bool(options.blank):
        raise Refused("scorepad print: name either the files to be printed or a blank sheet")
    try:
        form = command.format_of(options.paper, landscape=options.landscape)
        if options.blank:
            count = command.print_blank(options.blank, form, options.players, options.output)
        else:
            wanted = Wanted(form, letters=options.letters, side_by_side=options.side_by_side)
            evenings = (_to_print(file) for file in options.file)
            count = command.print_evenings(evenings, wanted, options.output)
    except pdf.CannotPrint as wrong:
        raise Refused(f"scorepad print: {wrong}") from None
    return f"{options.output}: {count} page{'' if count == 1 else 's'}\n"


def _to_print(file: str) -> ScoredEvening:
    evening = _read(file)
    if not evening.rounds:
        raise Refused(f"{file}:1: there is no round yet, so there is nothing to print")
    return evening


def _read(file: str) -> ScoredEvening:
    return score_evening(evening_in(file))


def evening_in(file: str) -> Evening:
    """The evening in a score file, or on standard input."""
    try:
        data = _standard_input() if file == "-" else Path(file).read_bytes()
        return read_score_file(data)
    except BadLine as wrong:
        raise Refused(f"{file}:{wrong.line}: {wrong}") from None
    except (OSError, ValueError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else wrong
        raise Refused(f"{file}:1: cannot be read: {reason}") from None


def chosen_archive(arguments: list[str]) -> tuple[Path | None, list[str]]:
    """The archive named before all else by `--archive FILE`, and the other arguments."""
    match arguments:
        case ["--archive", file, *others]:
            return Path(file), others
        case [first, *others] if first.startswith("--archive="):
            return Path(first.removeprefix("--archive=")), others
    return None, arguments


def _standard_input() -> bytes:
    if sys.stdin is None:
        raise OSError(errno.EBADF, "it is closed")
    return sys.stdin.buffer.read()


def _json(data: dict[str, object]) -> str:
    return json.dumps(data) + "\n"


def _print(text: str) -> int:
    """Print it all; what the terminal has no letters for is shown by its number."""
    if sys.stdout is None:
        return _unprinted("standard output is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as wrong:
        _give_up(sys.stdout)
        if not isinstance(wrong, BrokenPipeError):
            return _unprinted(str(wrong.strerror))
        # Whoever read the output has seen enough and closed it.
    return 0


def _unprinted(reason: str) -> int:
    complain(f"scorepad: cannot print: {reason}")
    return WRONG


def complain(sentence: str) -> None:
    """Say what is wrong, in one line on standard error, if there is one to say it on."""
    if sys.stderr is None:
        return
    try:
        print(_one_line(sentence), file=sys.stderr, flush=True)
    except OSError:
        _give_up(sys.stderr)


def _give_up(stream: TextIO) -> None:
    """Python must not try once more at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _one_line(text: str) -> str:
    """Whatever came from outside may hold any character, and may be endless."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return shown if len(shown) <= LONGEST_LINE else shown[: LONGEST_LINE - 1] + "…"


LONGEST_LINE = 600


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        complain(f"{self.prog}: {message}; see {self.prog} --help")
        self.exit(WRONG)


def _parser() -> argparse.ArgumentParser:
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
        type=Way,
        choices=list(Way),
        default=Way.PIVOT,
        help="how four players change partners (default: pivot)",
    )
    sub.set_defaults(command=seats)
    _add_print(commands)
    return parser


def _add_print(commands: "argparse._SubParsersAction[_Parser]") -> None:
    text = "print evenings, or a blank sheet to score on by hand, into a PDF"
    sub = commands.add_parser("print", help=text, description=text)
    sub.add_argument("file", nargs="*", metavar="FILE", help="a score file or an evening file")
    sub.add_argument("-o", "--output", required=True, type=Path, metavar="PDF")
    sub.add_argument(
        "--blank", type=Blank, choices=list(Blank), help="a sheet to score on, instead of files"
    )
    sub.add_argument(
        "--players", type=int, choices=range(4, 8), default=4, help="on a blank back score"
    )
    sub.add_argument("--paper", type=Paper, choices=list(Paper), help="default: by the country")
    sub.add_argument("--landscape", action="store_true")
    sub.add_argument("--letters", action="store_true", help="say why each figure is paid")
    sub.add_argument("--side-by-side", action="store_true", help="two sheets on a page")
    sub.set_defaults(command=print_sheets)
