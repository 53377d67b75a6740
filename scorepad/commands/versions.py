"""The versions of scorepad, Python and Qt."""

import platform

from scorepad import __version__
from scorepad.bridge.translatable import translate
from scorepad.commands.desktop_language import said


def print_versions() -> str:
    """Return the versions; the first line, name and version, is for programs to read."""
    try:
        from scorepad.ui.start_settings import qt_version

        text = translate("words", "With Python {python} and Qt {qt}")
        told = said(text, python=platform.python_version(), qt=qt_version())
    except ImportError:
        text = translate("words", "With Python {python}, without Qt")
        told = said(text, python=platform.python_version())
    return f"scorepad {__version__}\n{told}\n"
