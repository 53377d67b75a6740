"""The commands on the page of `man`, from what the commands say of themselves."""

import argparse
import re
from collections.abc import Iterator

from scorepad.commands.completion import Subcommand, commands_of
from scorepad.commands.examples import EXAMPLES
from scorepad.commands.parsers import parser, parsers_in


def commands() -> str:
    """Every command with all its options, in the words of its help."""
    parsers = parsers_in(parser())
    lines: list[str] = []
    for name, command in commands_of(parsers).items():
        usage = " ".join(parsers[name].format_usage().split()).removeprefix("usage: scorepad ")
        usage = usage.replace(" [-h]", "").removeprefix(name)
        lines += [".TP", f"\\fB{escaped(name)}\\fP{escaped(usage)}", sentence(command.about)]
        taken = [*_words(parsers[name]), *_options(command)]
        if taken:
            lines += [".RS", *taken, ".RE"]
    return "\n".join(lines)


def _words(parser: argparse.ArgumentParser) -> Iterator[str]:
    """The words that follow the command without an option, each kind once."""
    said = {}
    for action in parser._actions:
        if action.help and not action.option_strings:
            named = action.metavar or "|".join(map(str, action.choices or ()))
            said[str(named)] = action.help
    for named, about in said.items():
        yield from (".TP", f"\\fI{escaped(named)}\\fP", sentence(about))


def _options(command: Subcommand) -> Iterator[str]:
    for option in command.options:
        if "--help" in option.names:
            continue
        names = ", ".join(f"\\fB{escaped(name)}\\fP" for name in option.names)
        word = f" \\fI{escaped(option.word)}\\fP" if option.word else ""
        choices = f" One of {', '.join(option.choices)}." if option.choices else ""
        yield from (".TP", f"{names}{word}", f"{sentence(option.about)}{escaped(choices)}")


def examples() -> str:
    """What each command is typed for."""
    lines = []
    for of_command in EXAMPLES.values():
        for line, about in of_command:
            lines += [".TP", f".B {escaped(line)}", sentence(about)]
    return "\n".join(lines)


def sentence(text: str) -> str:
    """A remark of the help as a sentence."""
    return escaped(f"{text[:1].upper()}{text[1:]}.")


def escaped(text: str) -> str:
    """Signs that mean something else to man; a line must not begin with a point or a quote."""
    return re.sub(r"^([.'])", r"\\&\1", text.replace("\\", "\\e").replace("-", "\\-")).replace(
        '"', "\\(dq"
    )
