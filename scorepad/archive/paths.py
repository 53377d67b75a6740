"""Where the archive is, unless somebody chose another place."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

CHOSEN = "SCOREPAD_ARCHIVE"
"""The variable that names another file."""
NAME = "evenings.db"


def usual_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The archive of this user, where the desktop keeps such data."""
    chosen = environment.get(CHOSEN)
    return Path(chosen) if chosen else default_file(environment, platform)


def default_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The same where nobody chose another place."""
    home = Path(environment.get("HOME") or Path.home())
    if platform == "win32":
        data = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        named = Path(environment.get("XDG_DATA_HOME", ""))
        data = named if named.is_absolute() else home / ".local" / "share"
    return data / "scorepad" / NAME
