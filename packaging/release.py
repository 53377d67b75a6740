"""What every package says of itself: version, day, and where its files are made."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple

from environment import ROOT

DIST = os.path.join(ROOT, "dist")
WORK = os.path.join(ROOT, "build")
FOLDERS = [
    os.path.join(ROOT, *path)
    for path in (
        ("packaging", "debian"),
        ("packaging", "flatpak"),
        ("packaging", "windows"),
        ("resources", "desktop"),
    )
]


CHANGELOG = os.path.join(ROOT, "packaging", "CHANGELOG.md")
HEADING = re.compile(r"^## (\d+\.\d+\.\d+) \((.+)\)$", re.MULTILINE)
UNRELEASED = "not released yet"


def heading() -> tuple[str, str]:
    """Gives the version of the newest section of the changelog, and its day."""
    with open(CHANGELOG, encoding="utf-8") as file:
        found = HEADING.search(file.read())
    if not found:
        raise ValueError("packaging/CHANGELOG.md names no version")
    return found[1], found[2]


def version() -> str:
    """Gives the version, which the changelog says and scorepad/__init__.py repeats."""
    return heading()[0]


def deb_version() -> str:
    """Gives the version for Debian: until a release it rises with each change, up to that."""
    number, released = heading()
    return f"{number}~{day():%Y%m%d%H%M}" if released == UNRELEASED else number


def day() -> datetime:
    """Gives the moment packages bear: that of the last change, so that two builds are alike."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
    command = ["git", "-C", ROOT, "log", "-1", "--format=%ct"]
    try:
        printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return datetime.fromtimestamp(int(printed), UTC)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return datetime.now(UTC)  # not a checkout of git


class Identity(NamedTuple):
    """Who the project is, as pyproject.toml says it."""

    id: str
    home_page: str
    maintainer: str


@cache
def identity() -> Identity:
    """Gives what every package says of who made it."""
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        said = tomllib.load(file)
    (author,) = said["project"]["authors"]
    home_page = said["project"]["urls"]["Homepage"]
    maintainer = f"{author['name']} <{author['email']}>"
    return Identity(said["tool"]["scorepad"]["id"], home_page, maintainer)


def filled(name: str) -> str:
    """Gives a file for packages with version, day and identity filled in."""
    folder = next(folder for folder in FOLDERS if os.path.exists(os.path.join(folder, name)))
    with open(os.path.join(folder, name), encoding="utf-8") as file:
        text = file.read()
    for gap, filling in (
        ("@VERSION@", version()),
        ("@DATE@", day().date().isoformat()),
        ("@ID@", identity().id),
        ("@DEVELOPER@", identity().id.rpartition(".")[0]),
        ("@HOME_PAGE@", identity().home_page),
    ):
        text = text.replace(gap, filling)
    if "@COMMANDS@" in text:
        import manual_page

        text = text.replace("@COMMANDS@", manual_page.commands())
        text = text.replace("@EXAMPLES@", manual_page.examples())
    return text


def output_of(command: Sequence[str], folder: str) -> str:
    """Runs a program in a folder and gives what it printed; where it fails, shows why and ends."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stderr.rstrip()}\n{command[0]} failed with status {done.returncode}.")
    return done.stdout


def fresh(*path: str) -> str:
    """Makes an empty folder under build/."""
    folder = os.path.join(WORK, *path)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    return folder
