"""Where the archive is, unless somebody chose another place."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import translate

CHOSEN = "SCOREPAD_ARCHIVE"
"""The variable that names another file."""
NAME = "evenings.db"


def home_of(environment: Mapping[str, str]) -> Path:
    """The folder of this user; raises ScorepadError where the system knows none."""
    try:
        return Path(environment.get("HOME") or Path.home())
    except RuntimeError:  # nor has the user a password entry
        raise ScorepadError(
            translate("words", "your home folder is unknown; set HOME to it")
        ) from None


def usual_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The archive of this user, where the desktop keeps such data."""
    chosen = environment.get(CHOSEN)
    return Path(chosen) if chosen else default_file(environment, platform)


def default_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The same where nobody chose another place."""
    home = home_of(environment)
    if platform == "win32":
        data = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        named = Path(environment.get("XDG_DATA_HOME", ""))
        data = named if named.is_absolute() else home / ".local" / "share"
    return data / "scorepad" / NAME
