"""The command: what may be typed behind the program's name, and who does it."""

import argparse
import re
import sys
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import NoReturn, TypeVar

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.movements import Movement
from scorepad.bridge.rotation import PartnerChange
from scorepad.commands import checking, desktop_menu, passing_on, printing, scoring, versions
from scorepad.commands.arguments import COMMANDS, chosen_archive, mistyped
from scorepad.commands.completion import Shell, commands_of, complete, options_of, parsers_in
from scorepad.commands.desktop_language import said, speak, translate
from scorepad.commands.examples import EXAMPLES
from scorepad.commands.named_files import Refused
from scorepad.commands.terminal import WRONG, complain, print_out, refusal
from scorepad.exchange.file_kinds import CsvTable, FileKind
from scorepad.exchange.likeliest import likeliest
from scorepad.sheets.pages import Blank, Paper
from scorepad.sheets.ranking_text import RankingOrder


def main(arguments: list[str] | None = None) -> int:
    """Run one command; all that is printed is ready before the first letter goes out."""
    speak()
    archive, arguments = chosen_archive(sys.argv[1:] if arguments is None else arguments)
    options = _understood(parser(archive), arguments)
    try:
        printed = options.command(options)
    except Refused as refused:
        complain(refused.message.said(translate))
        return WRONG
    except (ScorepadError, OSError) as wrong:
        complain(refusal(wrong))
        return WRONG
    return print_out(printed)


class _Version(argparse.Action):
    """Says it only where it is asked for: asking Qt takes a while."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        parser.exit(print_out(versions.print_versions()))


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        text = translate("words", "{command}: {fault}; see {command} --help")
        complain(said(text, command=self.prog, fault=message))
        self.exit(WRONG)

    def format_help(self) -> str:
        """Examples say sooner than options what a command is for."""
        shown = EXAMPLES.get(self.prog.removeprefix("scorepad "), ())
        lines = [f"  {line}\n      {said(about)}\n" for line, about in shown]
        head = translate("words", "examples")
        return super().format_help() + (f"\n{head}:\n{''.join(lines)}" if lines else "")


def _understood(whole: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Each command judges its own words, so that whatever is wrong leads to its help."""
    known = parsers_in(whole)
    if not words or words[0].startswith("-"):
        _refuse_unknown(whole, words)
        return whole.parse_args(words)
    if words[0] not in known:
        whole.error(mistyped(words) or said(_EXTRA, typed=words[0]))
    of_command = known[words[0]]
    _refuse_unknown(of_command, words[1:])
    options, others = of_command.parse_known_args(words[1:])
    if others:
        of_command.error(said(_EXTRA, typed=others[0]))
    return options


_EXTRA = translate("words", "“{typed}” is not expected here")


def _refuse_unknown(judge: argparse.ArgumentParser, words: list[str]) -> None:
    """Name the option that there is not, before it is asked for whatever else is missing."""
    known = options_of(judge)
    for word in words[: words.index("--")] if "--" in words else words:
        option = word.partition("=")[0] if word.startswith("--") else word[:2]
        if re.fullmatch(r"-[^\d]|--.+", option) and not any(
            each.startswith(option) for each in known
        ):
            near = get_close_matches(option, known, n=1) if len(option) > 2 else []
            if near:
                text = translate("words", "unknown option {option}, perhaps {near}")
                judge.error(said(text, option=option, near=near[0]))
            judge.error(said(translate("words", "unknown option {option}"), option=option))


def _file(named: str) -> Path:
    return Path(_name(named))


def _name(named: str) -> str:
    """No name would be the folder where one stands."""
    if not named:
        raise argparse.ArgumentTypeError(translate("words", "name a file"))
    return named


_S = TypeVar("_S", bound=str)


def _one_of(kind: Iterable[_S]) -> Callable[[str], _S]:
    """Reads one of several words, in capitals or not."""

    def read(typed: str) -> _S:
        for each in kind:
            if each.casefold() == typed.casefold():
                return each
        text = translate("words", "{typed} is not one of {choices}")
        choices = ", ".join(likeliest(typed, [*kind]))
        raise argparse.ArgumentTypeError(said(text, typed=typed, choices=choices))

    return read


_USAGE = """scorepad [--archive ARCHIVE] [FILE ...]
       scorepad [--archive ARCHIVE] --phones see|enter [--phones-address ADDRESS[:PORT]] [FILE ...]
       scorepad [--archive ARCHIVE] COMMAND ...
       scorepad --help | --version"""


def parser(archive: Path | None = None) -> argparse.ArgumentParser:
    """What may be typed, and the command that does it."""
    result = _Parser(
        prog="scorepad",
        usage=_USAGE,
        description=translate(
            "words",
            "A score sheet for contract bridge. Without a command it opens its window, "
            "with the evening in FILE if one is named.",
        ),
    )
    result.add_argument(
        "-v",
        "--version",
        action=_Version,
        nargs=0,
        help=translate("words", "show program's version number and exit"),
    )
    result.add_argument(
        "--archive", type=_file, metavar="ARCHIVE", help=translate("words", "another archive")
    )
    subparsers = result.add_subparsers(required=True, metavar="COMMAND", prog="scorepad")
    for command, text in (
        (
            scoring.score,
            translate("words", "print the sheets of an evening in a text file"),
        ),
        (
            scoring.what_if,
            translate("words", "print what every contract would score and end now"),
        ),
    ):
        sub = subparsers.add_parser(command.__name__.replace("_", "-"), help=text, description=text)
        sub.add_argument(
            "file",
            type=_name,
            metavar="FILE",
            help=translate("words", "a score file, or - for standard input"),
        )
        sub.add_argument(
            "--json", action="store_true", help=translate("words", "print one JSON object")
        )
        sub.set_defaults(command=command)
    text = translate("words", "rank boards that several tables played")
    sub = subparsers.add_parser("rank", help=text, description=text)
    sub.add_argument(
        "file",
        type=_name,
        metavar="FILE",
        help=translate("words", "a score file, or - for standard input"),
    )
    sub.add_argument(
        "--by",
        type=_one_of(RankingOrder),
        choices=list(RankingOrder),
        default=RankingOrder.RANKING,
        help=translate(
            "words",
            "the ranking, a card for each pair, or all results of each board (default: ranking)",
        ),
    )
    sub.add_argument("--why", action="store_true", help=translate("words", "explain every figure"))
    sub.add_argument(
        "--draw",
        action="store_true",
        help=translate("words", "of teams: draw the next round by the ranking, nobody meets twice"),
    )
    sub.add_argument(
        "--before",
        metavar="FILE",
        help=translate("words", "the file before a correction: print whose place changed"),
    )
    sub.set_defaults(command=scoring.rank)
    text = translate("words", "merge two copies of an evening that was kept at two laptops")
    sub = subparsers.add_parser("merge", help=text, description=text)
    sub.add_argument(
        "one", metavar="FILE", help=translate("words", "an evening file, or any other with results")
    )
    sub.add_argument("other", metavar="FILE")
    sub.add_argument(
        "-o",
        "--output",
        required=True,
        type=Path,
        metavar="FILE",
        help=translate("words", "the file for both together"),
    )
    sub.add_argument(
        "--keep-first",
        action="store_true",
        help=translate("words", "where the two differ, keep the version of the first"),
    )
    sub.set_defaults(command=passing_on.merge)
    text = translate("words", "print who plays whom, round by round, and on which boards")
    sub = subparsers.add_parser("movement", help=text, description=text)
    sub.add_argument(
        "movement",
        nargs="?",
        type=_one_of(Movement),
        choices=scoring.MOVEMENTS,
        help=translate("words", "without one, the movement of pairs that fits the time best"),
    )
    sub.add_argument(
        "pairs",
        type=int,
        metavar="PAIRS",
        help=translate("words", "or players, at individual; teams have two pairs each"),
    )
    sub.add_argument("--boards", type=int, help=translate("words", "in each round (default: 2)"))
    sub.add_argument("--rounds", type=int, help=translate("words", "if not all are played"))
    sub.add_argument(
        "--minutes",
        type=int,
        help=translate("words", "so much time: boards and rounds are proposed (default: 180)"),
    )
    sub.add_argument(
        "--share",
        action="store_true",
        help=translate("words", "tables share boards where that is fairer"),
    )
    sub.add_argument(
        "--first-board", type=int, default=1, metavar="BOARD", help=translate("words", "its number")
    )
    sub.add_argument(
        "--switch",
        type=int,
        default=0,
        metavar="ROUNDS",
        help=translate("words", "at the end of a Mitchell with the lines switched, for one winner"),
    )
    sub.add_argument(
        "--away",
        action="append",
        default=[],
        metavar="PAIR=ROUNDS",
        help=translate("words", "who comes late or leaves, e.g. 7=1 or 5=6-"),
    )
    sub.add_argument(
        "--json", action="store_true", help=translate("words", "print one JSON object")
    )
    sub.set_defaults(command=scoring.movement)
    text = translate("words", "print who partners whom and who sits out, round by round")
    sub = subparsers.add_parser("seats", help=text, description=text)
    sub.add_argument(
        "player", nargs="+", metavar="NAME=CARD", help=translate("words", "such as 'Mrs Smith=QC'")
    )
    sub.add_argument(
        "--json", action="store_true", help=translate("words", "print one JSON object")
    )
    sub.add_argument(
        "--way",
        type=_one_of(PartnerChange),
        choices=list(PartnerChange),
        default=PartnerChange.PIVOT,
        help=translate("words", "how four players change partners (default: pivot)"),
    )
    sub.set_defaults(command=scoring.seats)
    text = translate("words", "check that the archive is sound")
    sub = subparsers.add_parser("check", help=text, description=text)
    sub.add_argument(
        "--archive",
        type=_file,
        default=archive,
        metavar="FILE",
        help=translate("words", "another archive"),
    )
    sub.add_argument(
        "--mend",
        action="store_true",
        help=translate("words", "repair the archive and say what was repaired"),
    )
    sub.add_argument(
        "--json", action="store_true", help=translate("words", "print one JSON object")
    )
    sub.set_defaults(command=checking.check)
    _add_print(subparsers, archive)
    _add_transfer(subparsers, archive)
    text = translate(
        "words", "put the program, with its icon and its kind of file, into the menu of the desktop"
    )
    sub = subparsers.add_parser("desktop", help=text, description=text)
    steps = ["install", "remove"]
    sub.add_argument("step", type=_one_of(steps), choices=steps)
    sub.set_defaults(command=desktop_menu.desktop)
    text = translate("words", "print what lets a shell complete these commands, or install it")
    sub = subparsers.add_parser("completion", help=text, description=text)
    sub.add_argument("shell", nargs="?", type=_one_of(Shell), choices=list(Shell))
    sub.add_argument(
        "--install",
        action="store_true",
        help=translate("words", "put it where the shell looks for it"),
    )
    sub.set_defaults(command=lambda options: complete(options, commands_of(result)))
    text = translate("words", "say what a command takes, with examples")
    sub = subparsers.add_parser("help", help=text, description=text)
    sub.add_argument("name", nargs="?", type=_one_of(COMMANDS), choices=COMMANDS, metavar="COMMAND")
    sub.set_defaults(
        command=lambda options: parsers_in(result).get(options.name, result).format_help()
    )
    return result


def _add_print(subparsers: "argparse._SubParsersAction[_Parser]", archive: Path | None) -> None:
    text = translate(
        "words", "print evenings, a season, or a blank sheet to score on by hand, into a PDF"
    )
    sub = subparsers.add_parser("print", help=text, description=text)
    sub.add_argument(
        "file",
        nargs="*",
        metavar="FILE",
        help=translate("words", "a score file or an evening file"),
    )
    sub.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        help=translate(
            "words",
            "a PDF, or pictures where it ends in .png or .svg; - for standard output; "
            "named after the evening if left out",
        ),
    )
    sub.add_argument(
        "--blank",
        type=_one_of(Blank),
        choices=list(Blank),
        help=translate("words", "a sheet to score on, instead of files"),
    )
    sub.add_argument(
        "--players",
        type=int,
        choices=range(4, 8),
        default=4,
        help=translate("words", "on a blank back score"),
    )
    sub.add_argument(
        "--paper",
        type=_one_of(Paper),
        choices=list(Paper),
        help=translate("words", "default: by the country"),
    )
    sub.add_argument(
        "--letters", action="store_true", help=translate("words", "explain every figure")
    )
    sub.add_argument(
        "--elements",
        action="store_true",
        help=translate("words", "show the score breakdown"),
    )
    sub.add_argument(
        "--games", action="store_true", help=translate("words", "show who won each game")
    )
    sub.add_argument(
        "--panels", action="store_true", help=translate("words", "draw the sheet after each deal")
    )
    sub.add_argument(
        "--season",
        metavar="WHEN",
        help=translate(
            "words",
            "a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all",
        ),
    )
    sub.add_argument(
        "--archive",
        type=_file,
        default=archive,
        metavar="FILE",
        help=translate("words", "another archive"),
    )
    sub.add_argument(
        "--poster",
        action="store_true",
        help=translate("words", "only who won, to be pinned up"),
    )
    sub.add_argument("--large", action="store_true", help=translate("words", "large print"))
    sub.add_argument("--black", action="store_true", help=translate("words", "without colours"))
    sub.set_defaults(command=printing.print_sheets)


def _add_transfer(subparsers: "argparse._SubParsersAction[_Parser]", archive: Path | None) -> None:
    text = translate(
        "words", "write evenings of the archive into a file: an evening file, a table or PBN"
    )
    out = subparsers.add_parser("export", help=text, description=text)
    out.add_argument(
        "evening",
        nargs="*",
        metavar="EVENING",
        help=translate(
            "words", "its number, its day such as 2026-01-31, or last; all if none is named"
        ),
    )
    out.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        help=translate("words", "target file; - for standard output"),
    )
    out.add_argument(
        "--list", action="store_true", help=translate("words", "print which evenings there are")
    )
    out.add_argument(
        "--json", action="store_true", help=translate("words", "the list as one JSON object")
    )
    kind = out.add_mutually_exclusive_group()
    text = translate(
        "words", "a table for spreadsheets, with a row for each deal, round or back score"
    )
    kind.add_argument("--csv", dest="kind", action="store_const", const=FileKind.CSV, help=text)
    text = translate("words", "PBN 2.1, for other bridge programs")
    kind.add_argument("--pbn", dest="kind", action="store_const", const=FileKind.PBN, help=text)
    text = translate("words", "USEBIO, which club sites publish results from")
    kind.add_argument(
        "--usebio", dest="kind", action="store_const", const=FileKind.USEBIO, help=text
    )
    out.add_argument(
        "--table",
        type=_one_of(CsvTable),
        choices=list(CsvTable),
        default=CsvTable.DEALS,
        help=translate("words", "what each row of a table is (default: deals)"),
    )
    out.add_argument(
        "--semicolon", action="store_true", help=translate("words", "between the cells of a table")
    )
    out.set_defaults(command=passing_on.export)
    text = translate(
        "words",
        "import evenings into the archive, from evening files, score files, tables of deals or PBN",
    )
    into = subparsers.add_parser("import", help=text, description=text)
    into.add_argument("file", nargs="+", metavar="FILE")
    into.add_argument(
        "--replace",
        action="store_true",
        help=translate("words", "where the two differ, use the file's version without asking"),
    )
    into.set_defaults(command=passing_on.import_files)
    for sub in (out, into):
        sub.add_argument(
            "--archive",
            type=_file,
            default=archive,
            metavar="FILE",
            help=translate("words", "another archive"),
        )
