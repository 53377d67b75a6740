"""Completion in a shell: a script for bash, zsh or fish."""

import argparse
import os
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum, auto
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from scorepad.bridge.translatable import translate
from scorepad.commands.desktop import data_home, put
from scorepad.commands.desktop_language import said
from scorepad.commands.named_files import CommandError
from scorepad.commands.shared import cannot_be_written
from scorepad.tables.text import joined


class Shell(StrEnum):
    BASH = auto()
    ZSH = auto()
    FISH = auto()


FILES = {
    Shell.BASH: "bash-completion/completions/scorepad",
    Shell.ZSH: "zsh/site-functions/_scorepad",
    Shell.FISH: "fish/vendor_completions.d/scorepad.fish",
}
"""Where each shell looks for it, in the user's data folder."""
STARTS = {Shell.BASH: "~/.bashrc", Shell.ZSH: "~/.zshrc"}
"""The start file of a new terminal; fish needs no line in one."""
LOADER = Path("/usr/share/bash-completion/bash_completion")
"""Loads bash's completions: a separate package, which not every system has or uses."""
BASH_READS = (Path("/etc/bash.bashrc"), Path("/etc/bashrc"))


class _Option(NamedTuple):
    names: tuple[str, ...]
    about: str
    choices: tuple[str, ...]
    """The possible values, if they are limited."""
    word: str
    """The name of its value in the help, if it takes one."""


class Subcommand(NamedTuple):
    """A command with its options and their possible values."""

    about: str
    options: tuple[_Option, ...]
    words: tuple[str, ...]
    """The possible arguments of the command itself, instead of files."""
    takes_files: bool


def commands_of(parsers: Mapping[str, argparse.ArgumentParser]) -> dict[str, Subcommand]:
    """Return every command as its parser describes it."""
    return {name: _command(sub) for name, sub in parsers.items()}


def _command(parser: argparse.ArgumentParser) -> Subcommand:
    options: list[_Option] = []
    words: tuple[str, ...] = ()
    takes_files = False
    for action in parser._actions:
        allowed = tuple(map(str, action.choices or ()))
        if action.option_strings:
            names, about = tuple(action.option_strings), action.help or ""
            word = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
            options.append(_Option(names, about, allowed, word))
        else:
            words += allowed
            takes_files |= action.metavar == "FILE"
    return Subcommand(parser.description or "", tuple(options), words, takes_files)


def complete(options: argparse.Namespace, commands: Mapping[str, Subcommand]) -> str:
    """Print the script for a shell, or install it where the shell finds it."""
    if options.remove:
        return _removed([options.shell] if options.shell else [*Shell])
    shell = options.shell or _usual()
    if not options.install:
        return script(shell, commands)
    file = data_home() / FILES[shell]
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        put(file, script(shell, commands))
    except OSError as wrong:
        raise cannot_be_written(file, wrong) from None
    if _looks_there(shell, file):
        text = translate("words", "{file}: new terminals complete scorepad with the Tab key")
        return said(text, file=file) + "\n"
    once = translate("words", "{file} was written; type this line once, and new terminals use it:")
    add = f"echo {quote(_line(shell, file))} >> {STARTS[shell]}"
    return f"{said(once, file=file)}\n    {add}\n"


def _removed(shells: Iterable[Shell]) -> str:
    """Delete the installed scripts, and name the line that is still in a start file."""
    lines = []
    for shell in shells:
        file, start = data_home() / FILES[shell], Path(STARTS.get(shell, "")).expanduser()
        try:
            file.unlink()
        except FileNotFoundError:
            continue
        except OSError as wrong:
            raise cannot_be_written(file, wrong) from None
        lines.append(said(translate("words", "{file} was removed."), file=file))
        if _line(shell, file) in _lines(start):
            text = translate("words", "{file} still has this line; delete it there:")
            lines += [said(text, file=start), f"    {_line(shell, file)}"]
    return joined(lines or [said(translate("words", "There is nothing to remove."))])


def _looks_there(shell: Shell, file: Path) -> bool:
    """Whether new terminals find it without an extra line in a start file."""
    if shell is Shell.FISH:
        return True
    start = Path(STARTS[shell]).expanduser()
    if _line(shell, file) in _lines(start):
        return True
    read = (line for each in (start, *BASH_READS) for line in _lines(each))
    asked_for = any("bash_completion" in line or "profile.d" in line for line in read)
    return shell is Shell.BASH and asked_for and LOADER.exists()


def _line(shell: Shell, file: Path) -> str:
    if shell is Shell.BASH:
        return f". {quote(str(file))}"
    return f"fpath=({quote(str(file.parent))} $fpath); autoload -U compinit; compinit"


def _lines(file: Path) -> list[str]:
    """Return the lines of a file without comments; none if it cannot be read."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []
    return [line for line in map(str.strip, lines) if not line.startswith("#")]


def _usual() -> Shell:
    """Return the shell of this user."""
    name = Path(os.environ.get("SHELL", "")).name
    if name not in [*Shell]:
        raise CommandError(
            translate("words", "scorepad completion: name the shell: bash, zsh or fish")
        )
    return Shell(name)


def script(shell: Shell, commands: Mapping[str, Subcommand]) -> str:
    """Return the script for a shell."""
    return {Shell.BASH: _bash, Shell.ZSH: _zsh, Shell.FISH: _fish}[shell](commands)


def _bash(commands: Mapping[str, Subcommand]) -> str:
    """Return the script for bash, which completes file names where no word fits."""
    cases = "\n".join(_cases(commands))
    return f"""\
_scorepad() {{
    local fit typed="${{COMP_WORDS[COMP_CWORD]}}"
    case "${{COMP_WORDS[1]}} ${{COMP_WORDS[COMP_CWORD-1]}}" in
{cases}
    esac
    [ "$COMP_CWORD" = 1 ] && fit="{" ".join(commands)}"
    [[ $typed == -* ]] || fit="${{fit%%-h *}}"
    COMPREPLY=($(compgen -W "$fit" -- "$typed"))
}}
complete -o default -F _scorepad scorepad
"""


def _cases(commands: Mapping[str, Subcommand]) -> Iterator[str]:
    """Yield a case for each option with limited values, then one for each command."""
    for name, command in commands.items():
        for option in command.options:
            for each in option.names if option.choices else ():
                yield f'        "{name} {each}") fit="{" ".join(option.choices)}" ;;'
        names = [each for option in command.options for each in option.names]
        yield f'        "{name} "*) fit="{" ".join((*command.words, *names))}" ;;'


def _zsh(commands: Mapping[str, Subcommand]) -> str:
    """Return zsh's script: loaded at the first Tab it completes at once, else it registers."""
    about = [_in_quotes(f"{name}:{command.about}") for name, command in commands.items()]
    cases = [
        f"        ({name}) _arguments {' '.join(_specs(command))} ;;"
        for name, command in commands.items()
    ]
    lines = "\n".join(f"        {line}" for line in about)
    each = "\n".join(cases)
    return f"""\
#compdef scorepad
_scorepad() {{
    local -a commands=(
{lines}
    )
    if (( CURRENT == 2 )); then
        _describe command commands
        _files
        return
    fi
    shift words
    (( CURRENT-- ))
    case $words[1] in
{each}
    esac
}}
if [[ $funcstack[1] == _scorepad ]]; then
    _scorepad "$@"
else
    compdef _scorepad scorepad
fi
"""


def _specs(command: Subcommand) -> Iterator[str]:
    """Yield zsh's `_arguments` specs of a command: for each option, and for its arguments."""
    for option in command.options:
        about = option.about.replace("]", "\\]").replace(":", "\\:")
        which = f"({' '.join(option.choices)})" if option.choices else "_files"
        behind = f":{option.word.lower()}:{which}" if option.word else ""
        for name in option.names:
            yield _in_quotes(f"{name}[{about}]{behind}")
    if command.words:
        yield _in_quotes(f"1:word:({' '.join(command.words)})")
    if command.takes_files:
        yield "'*:file:_files'"


def _fish(commands: Mapping[str, Subcommand]) -> str:
    lines = []
    for name, command in commands.items():
        about = _in_quotes(command.about)
        lines.append(f"complete -c scorepad -n __fish_use_subcommand -a {name} -d {about}")
        here = f"complete -c scorepad -n '__fish_seen_subcommand_from {name}'"
        if command.words:
            lines.append(f"{here} -a '{' '.join(command.words)}'")
        if not command.takes_files:
            lines.append(f"{here} -f")
        for option in command.options:
            dashes = " ".join(
                f"-l {each[2:]}" if each.startswith("--") else f"-s {each[1:]}"
                for each in option.names
            )
            line = f"{here} {dashes} -d {_in_quotes(option.about)}"
            if option.choices:
                line += f" -xa '{' '.join(option.choices)}'"
            elif option.word:
                line += " -rF"
            lines.append(line)
    return "\n".join(lines) + "\n"


def _in_quotes(text: str) -> str:
    """Quote text as one word of a shell; fish reads a quote closed and reopened in the same way."""
    return "'" + text.replace("'", "'\\''") + "'"
