"""The argument parsers of all commands."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeVar

from scorepad.bridge import translatable
from scorepad.commands.arguments import COMMANDS
from scorepad.commands.desktop_language import said, translate
from scorepad.commands.examples import DOES, EXAMPLES
from scorepad.commands.terminal import WRONG, complain, print_out


class _Version(argparse.Action):
    """Prints the version, imported only here: asking Qt takes a while."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from scorepad.commands.versions import print_versions

        parser.exit(print_out(print_versions()))


class _Parser(argparse.ArgumentParser):
    def __init__(self, **said: Any) -> None:
        super().__init__(formatter_class=partial(argparse.HelpFormatter, width=80), **said)

    def error(self, message: str) -> NoReturn:
        text = translatable.translate("words", "{command}: {fault}; see {command} --help")
        complain(said(text, command=self.prog, fault=message))
        self.exit(WRONG)

    def format_help(self) -> str:
        """Return the help, with examples before the options."""
        self.formatter_class = argparse.HelpFormatter  # only now asks for the terminal's width
        shown = EXAMPLES.get(self.prog.removeprefix("scorepad "), ())
        lines = [
            f"  {line}\n" + ("" if said(about) == self.description else f"      {said(about)}\n")
            for line, about in shown
        ]
        head = translate("words", "examples")
        return super().format_help() + (f"\n{head}:\n{''.join(lines)}" if lines else "")


def parser(archive: Path | None = None, only: str = "") -> argparse.ArgumentParser:
    """Return a parser for all commands, or for one of them, which starts faster."""
    result = _Parser(
        prog="scorepad",
        usage=_USAGE,
        description=translate(
            "words",
            "A score sheet for contract bridge. Without a command it opens its window, "
            "with the evening in FILE if one is given.",
        ),
    )
    result.add_argument(
        "-v",
        "--version",
        action=_Version,
        nargs=0,
        help=translate("words", "show program's version number and exit"),
    )
    _take_archive(result, archive, "ARCHIVE")
    subparsers = result.add_subparsers(required=True, metavar="COMMAND", prog="scorepad")
    for name in (only,) if only else _TAKES:
        does = said(DOES[name])
        _TAKES[name](subparsers.add_parser(name, help=does, description=does), archive)
    return result


def parsers_in(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the parser of each command."""
    found: dict[str, argparse.ArgumentParser] = {}
    for group in parser._actions:
        if isinstance(group, argparse._SubParsersAction):
            found |= group.choices
    return found


def options_of(parser: argparse.ArgumentParser) -> list[str]:
    """Return all option names of a parser."""
    return [name for action in parser._actions for name in action.option_strings]


_USAGE = """scorepad [--archive ARCHIVE] [FILE ...]
       scorepad [--archive ARCHIVE] --phones see|enter [--phones-address ADDRESS[:PORT]] [FILE ...]
       scorepad [--archive ARCHIVE] COMMAND ...
       scorepad --help | --version"""


def _file(named: str) -> Path:
    return Path(_name(named))


def _name(named: str) -> str:
    """Refuse an empty name, which would mean the current folder."""
    if not named:
        raise argparse.ArgumentTypeError(translate("words", "name a file"))
    return named


_S = TypeVar("_S", bound=str)


def _one_of(kind: Iterable[_S]) -> Callable[[str], _S]:
    """Return a function that reads one of several words, ignoring case."""

    def read(typed: str) -> _S:
        for each in kind:
            if each.casefold() == typed.casefold():
                return each
        from scorepad.exchange.likeliest import likeliest

        text = translatable.translate("words", "{typed} is not one of {choices}")
        choices = ", ".join(likeliest(typed, [*kind]))
        raise argparse.ArgumentTypeError(said(text, typed=typed, choices=choices))

    return read


def _number(least: int, most: int) -> Callable[[str], int]:
    """Return a function that reads a number within these limits."""

    def read(typed: str) -> int:
        with suppress(ValueError):
            if least <= int(typed) <= most:
                return int(typed)
        from scorepad.bridge.errors import out_of_range

        raise argparse.ArgumentTypeError(out_of_range(typed, least, most).said(translate))

    return read


def _take_file(
    sub: argparse.ArgumentParser, name: str = "file", nargs: Literal["+"] | None = None
) -> None:
    text = translate(
        "words",
        "a score file, an evening file, or any other file with results; - for standard input",
    )
    sub.add_argument(name, nargs=nargs, type=_name, metavar="FILE", help=text)


def _take_json(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--json", action="store_true", help=translate("words", "print one JSON object")
    )


class _Once(argparse.Action):
    """Refuses an option that was given before, here or before the command."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, *given: Any
    ) -> None:
        value, option = given
        if getattr(namespace, self.dest) is not None:
            text = translatable.translate("words", "{option} is given twice")
            parser.error(said(text, option=option))
        setattr(namespace, self.dest, value)


def _take_archive(
    sub: argparse.ArgumentParser, archive: Path | None, metavar: str = "FILE"
) -> None:
    sub.add_argument(
        "--archive",
        action=_Once,
        type=_file,
        default=archive,
        metavar=metavar,
        help=translate("words", "another archive"),
    )


# Each command's arguments and its function, which is imported only when it runs.


def _score(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.commands.scoring import score

    _take_file(sub)
    _take_json(sub)
    sub.set_defaults(command=score)


def _what_if(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.commands.scoring import what_if

    _take_file(sub)
    _take_json(sub)
    sub.set_defaults(command=what_if)


def _rank(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.commands.boards import rank
    from scorepad.sheets.ranking_text import RankingOrder

    _take_file(sub)
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
    sub.add_argument("--why", action="store_true", help=translate("words", "Explain every figure"))
    sub.add_argument(
        "--draw",
        action="store_true",
        help=translate("words", "teams: draw the next round by the ranking; no two meet twice"),
    )
    sub.add_argument(
        "--before",
        type=_name,
        metavar="FILE",
        help=translate("words", "the file before a correction: print whose place changed"),
    )
    sub.set_defaults(command=rank)


def _merge(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.commands.passing_on import merge

    _take_file(sub, "one")
    _take_file(sub, "other")
    sub.add_argument(
        "-o",
        "--output",
        required=True,
        type=_file,
        metavar="FILE",
        help=translate("words", "the file for both together"),
    )
    sub.add_argument(
        "--keep-first",
        action="store_true",
        help=translate("words", "where the two differ, keep the version of the first"),
    )
    sub.set_defaults(command=merge)


def _movement(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.bridge.movements import MOST_BOARDS, POSSIBLE
    from scorepad.commands.boards import MOVEMENTS, movement
    from scorepad.exchange.checks import LAST_BOARD

    possible = {number for one in MOVEMENTS for number in POSSIBLE[one]}
    sub.add_argument(
        "movement",
        nargs="?",
        type=_one_of(MOVEMENTS),
        choices=MOVEMENTS,
        help=translate(
            "words", "the movement (default: the one for pairs that fits the time best)"
        ),
    )
    sub.add_argument(
        "pairs",
        type=_number(min(possible), max(possible)),
        metavar="PAIRS",
        help=translate("words", "pairs, or players of an individual; a team counts as two pairs"),
    )
    sub.add_argument(
        "--boards",
        type=_number(1, MOST_BOARDS),
        help=translate("words", "boards in each round (default: 2)"),
    )
    sub.add_argument(
        "--rounds",
        type=_number(1, max(possible)),
        help=translate("words", "number of rounds, if not all are played"),
    )
    sub.add_argument(
        "--minutes",
        type=_number(30, 600),
        help=translate("words", "minutes available; boards and rounds are proposed (default: 180)"),
    )
    sub.add_argument(
        "--share",
        action="store_true",
        help=translate("words", "let tables share boards if that is fairer"),
    )
    sub.add_argument(
        "--first-board",
        type=_number(1, LAST_BOARD),
        default=1,
        metavar="BOARD",
        help=translate("words", "number of the first board"),
    )
    sub.add_argument(
        "--switch",
        type=_number(0, max(possible)),
        default=0,
        metavar="ROUNDS",
        help=translate("words", "arrow-switched rounds at the end of a Mitchell, for one winner"),
    )
    sub.add_argument(
        "--away",
        action="append",
        default=[],
        metavar="PAIR=ROUNDS",
        help=translate("words", "who comes late or leaves, e.g. 7=1 or 5=6-"),
    )
    _take_json(sub)
    sub.set_defaults(command=movement)


def _seats(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.bridge.rotation import PartnerChange
    from scorepad.commands.seating import seats

    sub.add_argument(
        "player", nargs="+", metavar="NAME=CARD", help=translate("words", "such as 'Mrs Smith=QC'")
    )
    _take_json(sub)
    sub.add_argument(
        "--way",
        type=_one_of(PartnerChange),
        choices=list(PartnerChange),
        default=PartnerChange.PIVOT,
        help=translate("words", "how four players change partners (default: pivot)"),
    )
    sub.set_defaults(command=seats)


def _check(sub: argparse.ArgumentParser, archive: Path | None) -> None:
    from scorepad.commands.checking import check

    _take_archive(sub, archive)
    sub.add_argument(
        "--mend",
        action="store_true",
        help=translate("words", "repair what can be repaired"),
    )
    _take_json(sub)
    sub.set_defaults(command=check)


def _print(sub: argparse.ArgumentParser, archive: Path | None) -> None:
    from scorepad.bridge.rotation import FEWEST, MOST
    from scorepad.commands.printing import print_sheets
    from scorepad.sheets.pages import BOARDS, Blank, Paper

    sub.add_argument(
        "file",
        nargs="*",
        type=_name,
        metavar="FILE",
        help=translate(
            "words",
            "any file with results, or an evening of the archive by its number, "
            "its day such as 2026-01-31, or last",
        ),
    )
    sub.add_argument(
        "-o",
        "--output",
        type=_file,
        metavar="FILE",
        help=translate(
            "words",
            "a PDF, or pictures if it ends in .png or .svg; - for standard output (default: the "
            "name of the evening)",
        ),
    )
    sub.add_argument(
        "--blank",
        type=_one_of(Blank),
        choices=list(Blank),
        help=translate("words", "a sheet to score on by hand"),
    )
    sub.add_argument(
        "--players",
        type=_number(FEWEST, MOST),
        choices=range(FEWEST, MOST + 1),
        help=translate("words", "players on a blank back score"),
    )
    sub.add_argument(
        "--paper",
        type=_one_of(Paper),
        choices=list(Paper),
        help=translate("words", "size of the paper (default: by the country)"),
    )
    sub.add_argument(
        "--letters", action="store_true", help=translate("words", "Explain every figure")
    )
    sub.add_argument(
        "--elements",
        action="store_true",
        help=translate("words", "Score breakdown"),
    )
    sub.add_argument("--games", action="store_true", help=translate("words", "Who won each game"))
    sub.add_argument(
        "--panels", action="store_true", help=translate("words", "The sheet after each deal")
    )
    sub.add_argument(
        "--include",
        action="append",
        type=_one_of(BOARDS),
        choices=list(BOARDS),
        help=translate(
            "words", "several tables: print this instead of ranking and cards; may be repeated"
        ),
    )
    sub.add_argument(
        "--season",
        metavar="WHEN",
        help=translate(
            "words",
            "a season of the archive instead of files: 2026, 2025/26, 2026-09..2026-11, or all",
        ),
    )
    _take_archive(sub, archive)
    sub.add_argument(
        "--poster",
        action="store_true",
        help=translate("words", "A poster of the evening"),
    )
    sub.add_argument("--large", action="store_true", help=translate("words", "Large print"))
    sub.add_argument("--black", action="store_true", help=translate("words", "Black only"))
    sub.set_defaults(command=print_sheets)


def _export(sub: argparse.ArgumentParser, archive: Path | None) -> None:
    from scorepad.commands.passing_on import export
    from scorepad.exchange.file_kinds import CsvTable, FileKind

    sub.add_argument(
        "evening",
        nargs="*",
        metavar="EVENING",
        help=translate(
            "words", "its number, its day such as 2026-01-31, or last; all if none is named"
        ),
    )
    sub.add_argument(
        "-o",
        "--output",
        type=_file,
        metavar="FILE",
        help=translate("words", "target file; - for standard output"),
    )
    sub.add_argument("--list", action="store_true", help=translate("words", "list the evenings"))
    sub.add_argument(
        "--json", action="store_true", help=translate("words", "the list as one JSON object")
    )
    kind = sub.add_mutually_exclusive_group()
    text = translate("words", "a table for a spreadsheet")
    kind.add_argument("--csv", dest="kind", action="store_const", const=FileKind.CSV, help=text)
    text = translate("words", "PBN, for other bridge programs (*.pbn)")
    kind.add_argument("--pbn", dest="kind", action="store_const", const=FileKind.PBN, help=text)
    text = translate("words", "USEBIO, for clubs’ pages (*.xml)")
    kind.add_argument(
        "--usebio", dest="kind", action="store_const", const=FileKind.USEBIO, help=text
    )
    sub.add_argument(
        "--table",
        type=_one_of(CsvTable),
        choices=list(CsvTable),
        help=translate("words", "what each row of a table is (default: deals)"),
    )
    sub.add_argument(
        "--semicolon",
        action="store_true",
        help=translate("words", "semicolons between the cells of a table"),
    )
    _take_archive(sub, archive)
    sub.set_defaults(command=export)


def _import(sub: argparse.ArgumentParser, archive: Path | None) -> None:
    from scorepad.commands.passing_on import import_files

    _take_file(sub, nargs="+")
    sub.add_argument(
        "--replace",
        action="store_true",
        help=translate("words", "where the two differ, use the file’s version without asking"),
    )
    _take_archive(sub, archive)
    sub.set_defaults(command=import_files)


def _desktop(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.commands.desktop_menu import desktop

    steps = ["install", "remove"]
    sub.add_argument("step", type=_one_of(steps), choices=steps, metavar="{install,remove}")
    sub.set_defaults(command=desktop)


def _completion(sub: argparse.ArgumentParser, _: Path | None) -> None:
    from scorepad.commands.completion import Shell, commands_of, complete

    sub.add_argument(
        "shell",
        nargs="?",
        type=_one_of(Shell),
        choices=list(Shell),
        help=translate("words", "if left out, the shell you use; with --remove, all three"),
    )
    step = sub.add_mutually_exclusive_group()
    step.add_argument(
        "--install",
        action="store_true",
        help=translate("words", "install it for the shell"),
    )
    step.add_argument(
        "--remove",
        action="store_true",
        help=translate("words", "remove what --install wrote"),
    )
    sub.set_defaults(command=lambda options: complete(options, commands_of(parsers_in(parser()))))


def _help(sub: argparse.ArgumentParser, _: Path | None) -> None:
    sub.add_argument("name", nargs="?", type=_one_of(COMMANDS), choices=COMMANDS, metavar="COMMAND")
    sub.set_defaults(command=lambda options: _help_of(options.name))


def _help_of(name: str) -> str:
    whole = parser()
    return parsers_in(whole).get(name, whole).format_help()


_TAKES: Mapping[str, Callable[[argparse.ArgumentParser, Path | None], None]] = {
    "score": _score,
    "what-if": _what_if,
    "rank": _rank,
    "merge": _merge,
    "movement": _movement,
    "seats": _seats,
    "check": _check,
    "print": _print,
    "export": _export,
    "import": _import,
    "desktop": _desktop,
    "completion": _completion,
    "help": _help,
}
