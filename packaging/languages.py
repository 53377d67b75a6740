"""Brings the languages up to date: `python3 packaging/languages.py`.

Every sentence of the windows goes into resources/translations/scorepad.ts, from which a
translator begins, and into each scorepad_XX.ts beside it; the latter are compiled. It says how
complete each language is; with --check it changes nothing, and names what is not translated.
"""

import glob
import os
import subprocess
import sys
import xml.etree.ElementTree as ET

from environment import ROOT, finish, python_of, say

FOLDER = os.path.join(ROOT, "resources", "translations")
TEMPLATE = os.path.join(FOLDER, "scorepad.ts")


def main(arguments: list[str]) -> int:
    """Extracts and compiles, or only checks."""
    languages = sorted(glob.glob(os.path.join(FOLDER, "scorepad_*.ts")))
    if arguments == ["--check"]:
        return int(bool([sentence for file in languages for sentence in told(file)]))
    if arguments:
        sys.exit(__doc__)
    python = python_of("test")
    for file in (TEMPLATE, *languages):
        extract(python, file)
    for file in languages:
        compile_(python, file)
        say(f"{os.path.basename(file)}: {completeness(file)}")
    return 0


def extract(python: str, file: str) -> None:
    """Brings a file of sentences up to date; what was translated in it stays."""
    sources = glob.glob(os.path.join(ROOT, "scorepad", "**", "*.py"), recursive=True)
    options = ["-no-obsolete", "-locations", "none", "-sort-messages", "-silent"]
    # A sentence that changed is shown in English until somebody says it, not as it was before.
    options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    run(python, "lupdate", *options, *sorted(sources), "-ts", file)


def compile_(python: str, file: str) -> None:
    """Makes of a translated file what the program loads."""
    run(python, "lrelease", "-silent", "-nounfinished", file)


def run(python: str, tool: str, *arguments: str) -> None:
    """Runs one of Qt's tools."""
    code = f"from PySide6.scripts.pyside_tool import {tool}; {tool}()"
    status = subprocess.call([python, "-c", code, *arguments])
    if status:
        sys.exit(f"{tool} failed with status {status}.")


def told(file: str) -> list[str]:
    """Says what a language lacks of the sentences that there are, and gives it."""
    lacking = untranslated(file)
    for sentence in lacking:
        say(f"{os.path.basename(file)}: not translated: {sentence}")
    return lacking


def untranslated(file: str, template: str = TEMPLATE) -> list[str]:
    """The sentences of the template that a language does not say."""
    said = {source for source, forms in messages(file) if all(forms)}
    return [source for source, _ in messages(template) if source not in said]


def completeness(file: str, template: str = TEMPLATE) -> str:
    """How many of the sentences a language says."""
    every = len(messages(template))
    return f"{every - len(untranslated(file, template))} of {every} sentences"


def messages(file: str) -> list[tuple[str, list[str]]]:
    """The sentences of a file, each with what it is in the language, for each number if need be."""
    found = []
    for message in ET.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = translation.findall("numerusform") or [translation]
        finished = translation.get("type") != "unfinished"
        said = [(form.text or "") if finished else "" for form in forms]
        found.append((message.findtext("source", ""), said))
    return found


if __name__ == "__main__":
    finish(main)
