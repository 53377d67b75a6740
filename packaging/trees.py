"""Lays out what packages have in common: code, drawings, and the files for desktops.

`python3 packaging/trees.py FOLDER` lays out all of it for a system that has Python and PySide6.
"""

import os
import shutil
import sys

from environment import ROOT
from release import day, filled, identity

START = """\
#!/usr/bin/python3 -P
\"\"\"Starts scorepad with the Python of the system.\"\"\"

import sys

sys.path.insert(0, "{code}")

from scorepad.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
"""


def lay_out_code(prefix: str, installed: str) -> str:
    """Puts program and resources under a folder that will be of another name; gives its share."""
    share = os.path.join(prefix, "share", "scorepad", "lib")
    nothing_made = shutil.ignore_patterns("__pycache__", "*.pyc")
    for part in ("scorepad", "resources"):
        shutil.copytree(os.path.join(ROOT, part), os.path.join(share, part), ignore=nothing_made)
    start = START.format(code=f"{installed}/share/scorepad/lib")
    write(os.path.join(prefix, "bin", "scorepad"), start, mode=0o755)
    return share


def lay_out_for_desktops(prefix: str) -> None:
    """Puts the files for desktops under a folder, and the drawing of the icon."""
    for there, name in (
        ("applications/scorepad.desktop", "scorepad.desktop"),
        (f"metainfo/{identity().id}.metainfo.xml", "scorepad.metainfo.xml"),
        ("mime/packages/scorepad.xml", "scorepad.mime.xml"),
    ):
        write(os.path.join(prefix, "share", there), filled(name))
    icons = os.path.join(prefix, "share", "icons", "hicolor", "scalable", "apps")
    os.makedirs(icons, exist_ok=True)
    shutil.copy(os.path.join(ROOT, "resources", "icons", "scorepad.svg"), icons)


def even_out(tree: str) -> None:
    """Gives folders and files the modes that Debian wants, and one day: so two builds are alike."""
    moment = (day().timestamp(),) * 2
    for folder, _, files in os.walk(tree):
        os.chmod(folder, 0o755)
        for name in files:
            file = os.path.join(folder, name)
            if not os.path.islink(file):
                runs = os.access(file, os.X_OK) and ".so" not in name
                os.chmod(file, 0o755 if runs else 0o644)
                os.utime(file, moment)
        os.utime(folder, moment)


def write(file: str, text: str, mode: int = 0o644) -> None:
    """Writes a text, in a folder that is made for it."""
    os.makedirs(os.path.dirname(file), exist_ok=True)
    with open(file, "w", encoding="utf-8") as out:
        out.write(text)
    os.chmod(file, mode)


if __name__ == "__main__":
    lay_out_code(sys.argv[1], sys.argv[1])
    lay_out_for_desktops(sys.argv[1])
