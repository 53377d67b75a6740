"""The front door: a command, or else the window."""

import os
import sys

from scorepad.arguments import COMMANDS, PLAIN, chosen_archive
from scorepad.terminal import WRONG, complain

INTERRUPTED = 130
"""The exit status after Ctrl+C."""


def main() -> int:
    """Run what is asked for, until it is done or somebody presses Ctrl+C."""
    try:
        return _run()
    except KeyboardInterrupt:
        return INTERRUPTED


def _run() -> int:
    """Run what the first word asks for; a score needs no window, and no Qt."""
    archive, arguments = chosen_archive(sys.argv[1:])
    if arguments and (arguments[0] in COMMANDS or arguments[0].startswith("-")):
        from scorepad import cli

        return cli.main()
    try:
        from scorepad.ui import start_settings

        start_settings.before_qt()
        from scorepad import app
    except ModuleNotFoundError as missing:
        if not str(missing.name).startswith("PySide6"):
            raise
        complain(
            f"scorepad: the window needs PySide6, which python3 packaging/run.py brings; "
            f"without it there are {', '.join(PLAIN)}"
        )
        return WRONG
    if not _has_screen():
        complain("scorepad: there is no screen to open the window on")
        return WRONG
    return app.run(archive, arguments)


def _has_screen() -> bool:
    """Where Linux has no display, Qt would end the program without a word to its user."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


if __name__ == "__main__":
    sys.exit(main())
