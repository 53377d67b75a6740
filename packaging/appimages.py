"""Builds one file that runs on any Linux system: an AppImage."""

import os
import platform
import shutil
import sys

import bundle
import trees
from environment import must
from release import DIST, day, fresh, version

TOOL = "appimagetool"


def folder() -> str:
    """Lays out what goes into the file, ready to be started in place, and gives its path."""
    tree = fresh("AppDir")
    shutil.copytree(bundle.build(), os.path.join(tree, "usr", "lib", "scorepad"), symlinks=True)
    trees.lay_out_for_desktops(os.path.join(tree, "usr"))
    os.symlink("usr/lib/scorepad/scorepad", os.path.join(tree, "AppRun"))
    os.symlink("usr/share/applications/scorepad.desktop", os.path.join(tree, "scorepad.desktop"))
    drawing = "usr/share/icons/hicolor/scalable/apps/scorepad.svg"
    for name in ("scorepad.svg", ".DirIcon"):
        os.symlink(drawing, os.path.join(tree, name))
    return tree


def build() -> str:
    """Packs the folder into one file; the tool for that is no package of any Linux system."""
    tree = folder()
    if not shutil.which(TOOL):
        sys.exit(f"{tree} is ready; {TOOL}, of the AppImage project, would make one file of it.")
    os.makedirs(DIST, exist_ok=True)
    file = os.path.join(DIST, f"scorepad-{version()}-{platform.machine()}.AppImage")
    os.environ["SOURCE_DATE_EPOCH"] = str(int(day().timestamp()))
    must("The AppImage could not be packed.", [TOOL, "--no-appstream", tree, file])
    return file
