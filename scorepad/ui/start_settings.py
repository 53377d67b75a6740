"""Settings of Python that let the window open sooner."""

import gc
import os
import sys
from importlib import import_module


def before_qt() -> None:
    """Set what must be set before the first import of PySide6."""
    speak_utf_8()
    gc.disable()  # nearly all that is made for the first window stays
    if sys.platform != "win32":
        sys.setdlopenflags(os.RTLD_LAZY)  # of its ten thousand calls into Qt a window makes few
    # Once PySide6 is there, it reads the source of every module that is imported.
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
    """Say beforehand what Qt would complain of, and then do all the same."""
    if os.environ.get("LC_ALL") in ("C", "POSIX"):
        os.environ["LC_ALL"] = "C.UTF-8"


def qt_version() -> str:
    """Ask Qt itself, which a command does only when it is asked."""
    return str(import_module("PySide6.QtCore").qVersion())
