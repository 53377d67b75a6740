"""What goes into the folder that PyInstaller builds, the same on every system."""

import os
import re
from collections.abc import Iterable

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
START = os.path.join(ROOT, "scorepad", "__main__.py")
RESOURCES = [(os.path.join(ROOT, "resources"), "scorepad/resources")]

# Modules that the program never uses and that bring large libraries along.
UNUSED = ["_hashlib", "_ssl", "curses", "pydoc", "readline", "ssl", "tkinter", "unittest", "xmlrpc"]
UNUSED += ["setuptools"]  # a part of which PyInstaller takes for what segno needs under old Pythons

# Plugins for screens and services that no card table has, and Qt's words for its other modules.
LEFT_OUT = re.compile(
    r"""
    plugins/(egldeviceintegrations|generic|networkinformation|tls)/
    | plugins/platforms/.*(eglfs|linuxfb|minimal|vnc|vkkhr)
    | plugins/platformthemes/.*gtk3
    | plugins/imageformats/(?!.*(jpeg|svg))
    | libQt6Egl
    | Qt/translations/(?!qtbase_)
    """,
    re.VERBOSE,
)

Entry = tuple[str, str, str]


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """Keeps what the program can use."""
    return [entry for entry in entries if not LEFT_OUT.search(entry[0].replace("\\", "/"))]
