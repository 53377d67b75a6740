"""Builds one file that runs on any Linux system: an AppImage."""

import os
import platform
import shutil
import sys

import bundle
import icons
import trees
from environment import must
from release import DIST, day, fresh, version

TOOL = "appimagetool"
RUNTIME = f"runtime-{platform.machine()}"
"""The head of the file, which mounts and starts the rest, as its project calls it."""


def folder() -> str:
    """Lays out what goes into the file, ready to be started in place, and gives its path."""
    tree = fresh("AppDir")
    shutil.copytree(bundle.build(), os.path.join(tree, "usr", "lib", "scorepad"), symlinks=True)
    trees.lay_out_for_desktops(os.path.join(tree, "usr"))
    picture = "usr/share/icons/hicolor/256x256/apps/scorepad.png"
    icons.save(icons.drawn(256), os.path.join(tree, picture))
    for name, file in (
        ("AppRun", "usr/lib/scorepad/scorepad"),
        ("scorepad.desktop", "usr/share/applications/scorepad.desktop"),
        ("scorepad.svg", "usr/share/icons/hicolor/scalable/apps/scorepad.svg"),
        (".DirIcon", picture),  # a PNG of this size, say the rules of AppImages
    ):
        os.symlink(file, os.path.join(tree, name))
    trees.even_out(tree)
    return tree


def build() -> str:
    """Packs the folder into one file; the tool for that is no package of any Linux system."""
    tree = folder()
    tool = shutil.which(TOOL)
    if not tool:
        sys.exit(f"{tree} is ready; {TOOL}, of the AppImage project, would make one file of it.")
    os.makedirs(DIST, exist_ok=True)
    file = os.path.join(DIST, f"scorepad-{version()}-{platform.machine()}.AppImage")
    os.environ["SOURCE_DATE_EPOCH"] = str(int(day().timestamp()))
    must("The AppImage could not be packed.", [*packing(tool), tree, file])
    return file


def packing(tool: str) -> list[str]:
    """Begins the command that packs; the tool fetches its runtime if none lies beside it."""
    runtime = os.path.join(os.path.dirname(tool), RUNTIME)
    beside = ["--runtime-file", runtime] if os.path.exists(runtime) else []
    # Its check of metainfo asks for an older name of that, and for pictures on the home page.
    return [tool, "--no-appstream", *beside]
