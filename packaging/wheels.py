"""Builds the wheel and the archive of the source."""

import os
import sys

from environment import ROOT, must
from release import DIST, version


def build() -> list[str]:
    """Builds both into dist/."""
    command = [sys.executable, "-m", "build", "--outdir", DIST, ROOT]
    must("The wheel could not be built.", command)
    names = (f"scorepad-{version()}-py3-none-any.whl", f"scorepad-{version()}.tar.gz")
    return [os.path.join(DIST, name) for name in names]
