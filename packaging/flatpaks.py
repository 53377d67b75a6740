"""Builds the Flatpak, with the runtime of KDE, which holds Qt."""

import os
import shutil
import sys

from environment import ROOT, must
from release import DIST, WORK, filled, identity, version
from trees import write

TOOL = "flatpak-builder"


def build() -> str:
    """Builds it where the tool and the runtime are, or says what is left to do."""
    manifest = os.path.join(WORK, "flatpak", f"{identity().id}.yml")
    write(manifest, filled("flatpak.yml").replace("@ROOT@", ROOT))
    if not shutil.which(TOOL):
        sys.exit(f"{manifest} is ready; {TOOL} would build it.")
    os.makedirs(DIST, exist_ok=True)
    folders = [os.path.join(WORK, "flatpak", name) for name in ("repo", "state", "app")]
    repo, state, app = folders
    options = ["--user", "--force-clean", f"--repo={repo}", f"--state-dir={state}"]
    must("The Flatpak could not be built.", [TOOL, *options, app, manifest])
    file = os.path.join(DIST, f"scorepad-{version()}.flatpak")
    must("It could not be packed.", ["flatpak", "build-bundle", repo, file, identity().id])
    return file
