"""The entry point: runs a command, or else the window."""

import gc
import sys

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import translate
from scorepad.commands.arguments import (
    PLAIN,
    chosen_archive,
    chosen_phones,
    mistyped,
    names_command,
)
from scorepad.commands.desktop_language import said
from scorepad.commands.terminal import WRONG, complain, refusal

_INTERRUPTED = 130
"""The exit status after Ctrl+C."""


def main() -> int:
    """Run what the command line asks for, until it is done or somebody presses Ctrl+C."""
    try:
        return _run()
    except KeyboardInterrupt:
        return _INTERRUPTED


def _run() -> int:
    """Run what the first word asks for; commands such as `score` need no Qt."""
    archive, arguments = chosen_archive(sys.argv[1:])
    try:
        phones, arguments = chosen_phones(arguments)
    except ScorepadError as wrong:
        complain(refusal(wrong))
        return WRONG
    if names_command(arguments):
        return _run_command()
    if fault := mistyped(arguments):
        return _refuse(fault)
    from scorepad.commands import libraries

    try:
        from scorepad.ui import start_settings

        start_settings.before_qt()
        from scorepad import app
    except ModuleNotFoundError as missing:
        if not str(missing.name).startswith("PySide6"):
            raise
        text = translate(
            "words",
            "the window needs PySide6, which python3 packaging/run.py brings; "
            "without it there are {commands}",
        )
        return _refuse(said(text, commands=", ".join(PLAIN)))
    except ImportError:  # PySide6 is installed, but not its libraries
        lacking = libraries.missing()
        if not lacking:
            raise
        return _refuse(libraries.remedy(lacking))
    if fault := libraries.trouble_with_screen():
        return _refuse(fault)
    try:
        return app.run(archive, arguments, phones)
    except ScorepadError as nowhere:  # no home folder
        complain(refusal(nowhere))
        return WRONG


def _run_command() -> int:
    """Run a command, with less garbage collection, as most of what it loads stays until the end."""
    gc.set_threshold(50_000)
    from scorepad.commands import cli

    try:
        return cli.main()
    finally:
        gc.freeze()


def _refuse(sentence: str) -> int:
    complain(said(translate("words", "scorepad: {fault}"), fault=sentence))
    return WRONG


if __name__ == "__main__":
    sys.exit(main())
