"""Settings of Python that make the window open sooner."""

import gc
import os
import sys
from importlib import import_module


def before_qt() -> None:
    """Apply settings needed before PySide6 is first imported."""
    speak_utf_8()
    gc.disable()  # nearly everything made for the first window stays
    if sys.platform != "win32":
        sys.setdlopenflags(os.RTLD_LAZY)  # few of ten thousand calls into Qt are used
    # Once imported, PySide6 reads the source of every module that is imported later.
    needed = (
        "archive.archive",
        "bridge.changes.corrections",
        "bridge.changes.rounds",
        "bridge.next_round",
        "sheets.layout",
        "tables.back_score",
        "words.deals",
    )
    for path in needed:
        import_module(f"scorepad.{path}")


def speak_utf_8() -> None:
    """Set UTF-8 in advance: Qt would do so too, but with a warning."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        os.environ["LC_ALL"] = "C.UTF-8"


def qt_version() -> str:
    """Return the version of Qt, importing it only now."""
    return str(import_module("PySide6.QtCore").qVersion())
