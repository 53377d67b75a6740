"""Builds the installer for Windows, with Inno Setup."""

import os
import shutil
import sys

import bundle
from environment import ROOT, must
from release import DIST, WORK, filled, version
from trees import write

TOOL = "iscc"
USUAL = r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe"


def build() -> str:
    """Builds it where the tool is, or says what is left to do."""
    bundle.build()
    script = os.path.join(WORK, "setup", "scorepad.iss")
    # With a mark at its beginning, by which Inno Setup knows the letters.
    write(script, "\ufeff" + filled("scorepad.iss").replace("@ROOT@", ROOT))
    tool = shutil.which(TOOL) or shutil.which(USUAL)
    if not tool:
        sys.exit(f"{script} is ready; {TOOL}, of Inno Setup, would make an installer of it.")
    os.makedirs(DIST, exist_ok=True)
    must("The installer could not be built.", [tool, "/Q", script])
    return os.path.join(DIST, f"scorepad-{version()}-setup.exe")
