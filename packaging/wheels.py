"""Builds the wheel and the archive of the source."""

import glob
import os
import sys

from environment import ROOT, must
from release import DIST, version


def build() -> list[str]:
    """Builds both into dist/."""
    command = [sys.executable, "-m", "build", "--outdir", DIST, ROOT]
    must("The wheel could not be built.", command)
    return sorted(glob.glob(os.path.join(DIST, f"scorepad-{version()}[-.]*[lz]")))
