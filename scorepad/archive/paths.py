"""The path of the archive, unless another one was chosen."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import translate

CHOSEN = "SCOREPAD_ARCHIVE"
"""The environment variable that names another file."""
NAME = "evenings.db"


def home_of(environment: Mapping[str, str]) -> Path:
    """Return the user's home folder; raises ScorepadError if there is none."""
    try:
        return Path(environment.get("HOME") or Path.home())
    except RuntimeError:  # and no password entry
        raise ScorepadError(
            translate("words", "your home folder is unknown; set HOME to it")
        ) from None


def usual_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return this user's archive: the chosen one, or the default."""
    chosen = environment.get(CHOSEN)
    return Path(chosen) if chosen else default_file(environment, platform)


def default_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the default path, where the desktop keeps such data."""
    home = home_of(environment)
    if platform == "win32":
        data = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        named = Path(environment.get("XDG_DATA_HOME", ""))
        data = named if named.is_absolute() else home / ".local" / "share"
    return data / "scorepad" / NAME
