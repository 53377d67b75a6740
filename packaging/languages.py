"""Brings the languages up to date: `python3 packaging/languages.py`.

Every sentence of the windows goes into resources/translations/scorepad.ts, from which a
translator begins, and into each scorepad_XX.ts beside it; the latter are compiled.
"""

import glob
import os
import subprocess
import sys

from environment import ROOT, finish, python_of

FOLDER = os.path.join(ROOT, "resources", "translations")
TEMPLATE = os.path.join(FOLDER, "scorepad.ts")


def main(arguments: list[str]) -> int:
    """Extracts and compiles."""
    tools = os.path.dirname(python_of("test"))
    languages = sorted(glob.glob(os.path.join(FOLDER, "scorepad_*.ts")))
    for file in (TEMPLATE, *languages):
        extract(tools, file)
    for file in languages:
        compile_(tools, file)
    return 0


def extract(tools: str, file: str) -> None:
    """Brings a file of sentences up to date; what was translated in it stays."""
    sources = glob.glob(os.path.join(ROOT, "scorepad", "**", "*.py"), recursive=True)
    options = ["-no-obsolete", "-locations", "none", "-sort-messages", "-silent"]
    run(tools, "pyside6-lupdate", *options, *sorted(sources), "-ts", file)


def compile_(tools: str, file: str) -> None:
    """Makes of a translated file what the program loads."""
    run(tools, "pyside6-lrelease", "-silent", file)


def run(tools: str, tool: str, *arguments: str) -> None:
    """Runs one of Qt's tools."""
    status = subprocess.call([os.path.join(tools, tool), *arguments])
    if status:
        sys.exit(f"{tool} failed with status {status}.")


if __name__ == "__main__":
    finish(main)
