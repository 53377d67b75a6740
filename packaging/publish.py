"""Makes a release of what the changelog calls not released yet: `python3 packaging/publish.py`.

It gives the newest section of packaging/CHANGELOG.md its day, commits that, and tags it; the tag is
what packages are built from. `python3 packaging/publish.py --begin 0.2.0` begins the next section,
and so the next version.
"""

import argparse
import os
import re
import subprocess
import sys
from datetime import date

from environment import ROOT, finish, say
from release import CHANGELOG, HEADING, UNRELEASED

PROGRAM = os.path.join(ROOT, "scorepad", "__init__.py")


class NotReady(Exception):
    """Why there can be no release now."""


def main(arguments: list[str]) -> int:
    """Changes the files, and commits them."""
    wanted = parser().parse_args(arguments)
    if output("git", "status", "--porcelain", "--untracked-files=no"):
        sys.exit("There are changes that are not committed yet.")
    texts = read(CHANGELOG), read(PROGRAM)
    try:
        changelog = begun(texts[0], wanted.begin) if wanted.begin else dated(texts[0], date.today())
        version = newest(changelog)
        program = with_version(texts[1], version)
    except NotReady as wrong:
        sys.exit(str(wrong))
    write(CHANGELOG, changelog)
    write(PROGRAM, program)
    said = f"Begin {version}" if wanted.begin else f"Release {version}"
    output("git", "commit", "--all", "--quiet", "--message", said)
    if not wanted.begin:
        output("git", "tag", "--annotate", f"v{version}", "--message", said)
    say(f"{said}: committed{'' if wanted.begin else f' and tagged as v{version}'}.")
    return 0


def dated(changelog: str, day: date) -> str:
    """The newest section with its day, which makes it a release."""
    if UNRELEASED not in changelog:
        raise NotReady("Nothing is new since the last release; --begin begins the next version.")
    return changelog.replace(UNRELEASED, day.isoformat(), 1)


def begun(changelog: str, version: str) -> str:
    """A new section above all others."""
    if UNRELEASED in changelog:
        raise NotReady(f"{newest(changelog)} is not released yet.")
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or numbers(version) <= numbers(
        newest(changelog)
    ):
        raise NotReady(f"{version} is no version after {newest(changelog)}.")
    return changelog.replace("\n## ", f"\n## {version} ({UNRELEASED})\n\n## ", 1)


def newest(changelog: str) -> str:
    """The version of the newest section."""
    found = HEADING.search(changelog)
    if not found:
        raise NotReady("packaging/CHANGELOG.md has no section such as ## 0.1.0 (2026-01-31)")
    return found[1]


def numbers(version: str) -> list[int]:
    """A version as it is compared."""
    return [int(part) for part in version.split(".")]


def with_version(program: str, version: str) -> str:
    """The module that tells the program its version."""
    return re.sub(
        r'^__version__ = ".*"$', f'__version__ = "{version}"', program, flags=re.MULTILINE
    )


def read(file: str) -> str:
    """Reads a text."""
    with open(file, encoding="utf-8") as text:
        return text.read()


def write(file: str, text: str) -> None:
    """Writes a text."""
    with open(file, "w", encoding="utf-8") as out:
        out.write(text)


def output(*command: str) -> str:
    """Runs git in the checkout."""
    return subprocess.run(
        command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()


def parser() -> argparse.ArgumentParser:
    """Describes the arguments."""
    result = argparse.ArgumentParser(prog="publish.py", description=__doc__.split("\n\n")[0])
    result.add_argument("--begin", metavar="VERSION", help="begin the next version instead")
    return result


if __name__ == "__main__":
    finish(main)
