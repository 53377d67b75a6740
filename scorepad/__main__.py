"""The front door: a command, or else the window."""

import gc
import os
import sys

from scorepad.arguments import COMMANDS, PLAIN, chosen_archive
from scorepad.terminal import WRONG, complain

SMALL = 50_000
"""So many bytes are read at once."""


def main() -> int:
    """Run what the first word asks for; a score needs no window, and no Qt."""
    archive, arguments = chosen_archive(sys.argv[1:])
    if arguments and (arguments[0] in COMMANDS or arguments[0].startswith("-")):
        from scorepad import cli

        return cli.main()
    gc.disable()  # what is made for the first window stays; app.run looks again afterwards
    try:
        from scorepad.ui import quick_start

        quick_start.bring_qt()
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
    if not arguments:
        return app.run(archive=archive)
    from scorepad import cli

    evenings = []
    try:
        if all(map(_is_small, arguments)):
            evenings = [kept for file in arguments for kept in cli.evenings_in(file)]
    except cli.Refused as refused:
        complain(str(refused))
    return app.run(evenings, archive, arguments)


def _is_small(file: str) -> bool:
    """Whether it is read before anybody waits; a large one is read in the window's sight."""
    try:
        return os.stat(file).st_size <= SMALL
    except (OSError, ValueError):
        return True  # what is wrong with it is told when it is read


def _has_screen() -> bool:
    """Where Linux has no display, Qt would end the program without a word to its user."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
