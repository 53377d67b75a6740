"""What the command line asks for, decided without loading anything else."""

from pathlib import Path
from typing import NamedTuple

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate
from scorepad.commands.desktop_language import said

PLAIN = (
    *("score", "import", "export", "check", "what-if", "rank", "seats", "movement", "merge"),
    *("desktop", "completion", "help"),
)
"""Commands that need only Python, the most usual first."""
COMMANDS = (*PLAIN, "print")
_PHONES, _ADDRESS = "--phones", "--phones-address"


def chosen_archive(arguments: list[str]) -> tuple[Path | None, list[str]]:
    """Return the archive named first by `--archive FILE`, and the other arguments."""
    match arguments:
        case ["--archive", file, *others] if file:
            return Path(file), others
        case [first, *others] if first.removeprefix("--archive=") not in ("", first):
            return Path(first.removeprefix("--archive=")), others
    return None, arguments


class PhonesWanted(NamedTuple):
    """Phones are let in from the start: whether they may enter, and at which address."""

    may_enter: bool
    address: str = ""
    port: int | None = None


def chosen_phones(arguments: list[str]) -> tuple[PhonesWanted | None, list[str]]:
    """Return the phone options before all files, and the other arguments; raises Impossible."""
    options, others = dict[str, str](), list(arguments)
    while others and others[0].partition("=")[0] in (_PHONES, _ADDRESS):
        name, equals, value = others.pop(0).partition("=")
        if not equals:
            value = others.pop(0) if others else ""
        options[name] = value
    if not options:
        return None, others
    wanted = options.get(_PHONES, "see")
    if wanted not in ("see", "enter"):
        text = translate("words", "--phones needs see or enter, not “{typed}”")
        raise Impossible(text, typed=wanted)
    address, _, port = options.get(_ADDRESS, "").partition(":")
    named = _number(port)
    if (port and named is None) or (_ADDRESS in options and not address):
        text = translate("words", "“{typed}” is not an address, e.g. 192.168.1.20:8080")
        raise Impossible(text, typed=options[_ADDRESS])
    return PhonesWanted(wanted == "enter", address, named), others


def _number(port: str) -> int | None:
    is_port = port.isascii() and port.isdecimal() and len(port) <= 5 and int(port) <= 65_535
    return int(port) if is_port else None


def names_command(arguments: list[str]) -> bool:
    """Whether these arguments, after the archive, ask for a command instead of the window."""
    return bool(arguments) and (arguments[0] in COMMANDS or arguments[0].startswith("-"))


def needs_qt(arguments: list[str]) -> bool:
    """Whether these arguments need Qt."""
    _, others = chosen_archive(arguments)
    if {"-h", "--help"} & {*others}:
        return False
    if others and others[0].startswith(_PHONES):
        return True
    return others[0] == "print" if names_command(others) else not mistyped(others)


def opens_window(arguments: list[str]) -> bool:
    """Whether these arguments ask for the window."""
    _, others = chosen_archive(arguments)
    return not names_command(others) and not mistyped(others)


def asks_version(arguments: list[str]) -> bool:
    """Whether these arguments ask only for the version."""
    return arguments in (["--version"], ["-v"])


def mistyped(arguments: list[str]) -> str:
    """Return a message if the first word is neither a command nor looks like a file."""
    if not arguments:
        return ""
    word = Path(arguments[0])
    if word.suffix or word.name != arguments[0] or word.exists():
        return ""
    from difflib import get_close_matches

    from scorepad.exchange.likeliest import likeliest

    near = get_close_matches(word.name, COMMANDS, n=1)
    if near:
        text = translate("words", "{word} is neither a command nor a file; did you mean {near}?")
        return said(text, word=word, near=near[0])
    text = translate(
        "words",
        "{word} is neither a command nor a file; commands are {commands}; scorepad help lists all",
    )
    return said(text, word=word, commands=", ".join(likeliest(word.name, COMMANDS)))
