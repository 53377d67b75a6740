"""The desktop's menu: installs an entry for scorepad and its file types."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from scorepad.archive.paths import home_of
from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate
from scorepad.exchange.names import unfit
from scorepad.resources import RESOURCES

_ENTRY = "applications/scorepad.desktop"
_FILES = {
    _ENTRY: "desktop/scorepad.desktop",
    "mime/packages/scorepad.xml": "desktop/scorepad.mime.xml",
    "icons/hicolor/scalable/apps/scorepad.svg": "icons/scorepad.svg",
}
"""Files by where the desktop looks for them, and their sources."""


def install(home: Path, command: list[str]) -> None:
    """Add the program, started by this command, to the user's menu."""
    # A desktop hides an entry whose program is gone, as after `pipx uninstall`.
    program = next(filter(os.path.isabs, reversed(command)), command[0])
    slashes = program.replace("\\", "\\\\")
    tried = f"TryExec={slashes}\nExec={quoted(command)} "
    for there, ours in _FILES.items():
        text = (RESOURCES / ours).read_text(encoding="utf-8")
        file = home / there
        file.parent.mkdir(parents=True, exist_ok=True)
        put(file, text.replace("Exec=scorepad ", tried))
    _tell(home)


def remove(home: Path) -> bool:
    """Remove it from the menu; return whether it was there."""
    was_there = os.path.lexists(home / _ENTRY)
    for there in _FILES:
        (home / there).unlink(missing_ok=True)
    _tell(home)
    return was_there


def data_home(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the folder where desktops look for the user's data."""
    named = Path(environment.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else home_of(environment) / ".local" / "share"


def command_line(started: str = "") -> list[str]:
    """Return how this program is started, however it was installed."""
    # A terminal that is an AppImage passes these variables to everything started in it.
    file, mounted = (os.environ.get(name, "") for name in ("APPIMAGE", "APPDIR"))
    if file and mounted and RESOURCES.is_relative_to(Path(mounted).resolve()):
        return [file]
    script = Path(started or sys.argv[0]).absolute()
    if script.name != "__main__.py":
        return [str(script)]
    run = script.parents[1] / "packaging" / "run.py"
    return [sys.executable, str(run)] if run.exists() else [sys.executable, "-m", "scorepad"]


def quoted(command: list[str]) -> str:
    """Quote a command for a menu entry; raises Impossible if it cannot be written there."""
    for word in command:
        if any(ord(sign) < ord(" ") for sign in word):
            text = translate("words", "{file}: a name with a line break cannot be in a menu")
            raise Impossible(text, file=word)
        for fault in unfit(word):
            raise Impossible(fault)
    plain = re.compile(r"[\w/.:+,@=-]+", re.ASCII)
    return " ".join(w if plain.fullmatch(w) else f'"{_escaped(w)}"' for w in command)


def put(file: Path, text: str) -> None:
    """Replace a file completely or not at all, without following a link."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with unfinished.open("x", encoding="utf-8") as put:
            put.write(text)
        unfinished.replace(file)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise


def _escaped(word: str) -> str:
    """Escape a word: backslashes are read twice, as in every entry and then as in a command."""
    for sign in '\\"`$':
        word = word.replace(sign, f"\\{sign}")
    return word.replace("\\", "\\\\").replace("%", "%%")


def _tell(home: Path) -> None:
    """Make the desktop look again, if it has the programs for that."""
    for program, folder in (
        ("update-desktop-database", "applications"),
        ("update-mime-database", "mime"),
        ("gtk-update-icon-cache", "icons/hicolor"),
    ):
        if shutil.which(program) and (home / folder).is_dir():
            with suppress(OSError):
                subprocess.run([program, str(home / folder)], capture_output=True, check=False)
