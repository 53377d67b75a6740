"""The command `desktop`: adds the program to the desktop's menu, or removes it."""

import argparse
import sys

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate
from scorepad.commands.desktop_language import said
from scorepad.commands.named_files import CommandError
from scorepad.commands.shared import cannot_be_written, refused


def desktop(options: argparse.Namespace) -> str:
    """Add the program to the desktop's menu, or remove it."""
    from scorepad.commands import desktop as menu

    if sys.platform != "linux":
        raise CommandError(translate("words", "scorepad desktop: only available on Linux desktops"))
    home = menu.data_home()
    try:
        if options.step == "install":
            menu.install(home, menu.command_line())
            now_there = translate(
                "words", "scorepad is in the menu now; its entries are in {folder}."
            )
            return said(now_there, folder=home) + "\n"
        was_there = menu.remove(home)
    except Impossible as wrong:
        raise refused("desktop", wrong.message) from None
    except OSError as wrong:
        raise cannot_be_written(home, wrong) from None
    if was_there:
        return said(translate("words", "scorepad was removed from the menu.")) + "\n"
    return said(translate("words", "scorepad was not in the menu.")) + "\n"
