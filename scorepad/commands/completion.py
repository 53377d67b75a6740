"""What a shell needs to complete a command: a script for bash, zsh or fish."""

import argparse
from collections.abc import Mapping
from enum import StrEnum, auto
from typing import NamedTuple


class Shell(StrEnum):
    BASH = auto()
    ZSH = auto()
    FISH = auto()


class Command(NamedTuple):
    """A command with its options, and the words that may stand behind some of them."""

    about: str
    options: tuple[str, ...]
    choices: Mapping[str, tuple[str, ...]]
    words: tuple[str, ...]
    """What may stand behind the command itself, beside files."""


def commands_of(parser: argparse.ArgumentParser) -> dict[str, Command]:
    """Every command that a parser knows."""
    found = {}
    for group in parser._actions:
        if isinstance(group, argparse._SubParsersAction):
            about = {action.dest: action.help or "" for action in group._choices_actions}
            for name, sub in group.choices.items():
                found[name] = _command(sub, about[name])
    return found


def _command(parser: argparse.ArgumentParser, about: str) -> Command:
    options: list[str] = []
    choices: dict[str, tuple[str, ...]] = {}
    words: tuple[str, ...] = ()
    for action in parser._actions:
        allowed = tuple(map(str, action.choices or ()))
        options += action.option_strings
        choices |= {option: allowed for option in action.option_strings if allowed}
        words += () if action.option_strings else allowed
    return Command(about, tuple(options), choices, words)


def script(shell: Shell, commands: Mapping[str, Command]) -> str:
    """The script for a shell."""
    return {Shell.BASH: _bash, Shell.ZSH: _zsh, Shell.FISH: _fish}[shell](commands)


def _bash(commands: Mapping[str, Command]) -> str:
    """Where no word fits, bash completes the name of a file."""
    return f"""\
_scorepad() {{
    local fit typed="${{COMP_WORDS[COMP_CWORD]}}"
    case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD-1]}}" in
{_cases(commands)}
    esac
    [ "$COMP_CWORD" = 1 ] && fit="{" ".join(commands)}"
    [[ $typed == -* ]] || fit="${{fit%%-h *}}"
    COMPREPLY=($(compgen -W "$fit" -- "$typed"))
}}
complete -o default -F _scorepad scorepad
"""


def _zsh(commands: Mapping[str, Command]) -> str:
    return f"""\
#compdef scorepad
_scorepad() {{
    local fit typed="${{words[CURRENT]}}"
    case "${{words[2]}} ${{words[CURRENT-1]}}" in
{_cases(commands)}
    esac
    (( CURRENT == 2 )) && fit="{" ".join(commands)}"
    [[ $typed == -* ]] || fit="${{fit%%-h *}}"
    compadd -- ${{=fit}}
    _files
}}
compdef _scorepad scorepad
"""


def _cases(commands: Mapping[str, Command]) -> str:
    """A line for each option that takes one of some words, then one for each command."""
    lines = []
    for name, command in commands.items():
        for option, allowed in command.choices.items():
            lines.append(f'        "{name} {option}") fit="{" ".join(allowed)}" ;;')
        offered = " ".join((*command.words, *command.options))
        lines.append(f'        "{name} "*) fit="{offered}" ;;')
    return "\n".join(lines)


def _fish(commands: Mapping[str, Command]) -> str:
    lines = []
    for name, command in commands.items():
        about = command.about.replace("'", "\\'")
        lines.append(f"complete -c scorepad -n __fish_use_subcommand -a {name} -d '{about}'")
        here = f"complete -c scorepad -n '__fish_seen_subcommand_from {name}'"
        if command.words:
            lines.append(f"{here} -a '{' '.join(command.words)}'")
        for option in command.options:
            dash = f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}"
            allowed = command.choices.get(option)
            lines.append(f"{here} {dash}" + (f" -xa '{' '.join(allowed)}'" if allowed else ""))
    return "\n".join(lines) + "\n"
