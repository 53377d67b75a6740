"""Brings the languages up to date: `python3 packaging/languages.py`.

Every sentence, those of the manual too, goes into resources/translations/scorepad.ts, from which a
translator begins, and into each scorepad_XX.ts beside it, with a note where it stands. What differs
from another only by the letter of a key, by dots, or by a capital and a full stop, as the title
"Print" from the button "&Print…", is said once. The files are compiled: for the windows as a whole,
and for the commands, which have no Qt, what these say as XX/LC_MESSAGES/scorepad.mo. It says how
complete each language is; with --check it changes nothing, and names what is not translated.
"""

import glob
import html
import os
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

import message_places
from environment import ROOT, finish, python_of, say

from scorepad.bridge.translatable import translate
from scorepad.words.manual import manual_page, sentences

FOLDER = os.path.join(ROOT, "resources", "translations")
TEMPLATE = os.path.join(FOLDER, "scorepad.ts")
MANUAL = sorted(glob.glob(os.path.join(ROOT, "resources", "manual", "*.md")))
SOURCES = sorted(glob.glob(os.path.join(ROOT, "scorepad", "**", "*.py"), recursive=True))
OF_WINDOWS = os.path.join(ROOT, "scorepad", "ui", "")

# How gettext tells the forms of a plural apart where a language has others than German has.
PLURALS = {
    "fr": "nplurals=2; plural=n>1;",
    "pl": "nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;",
}

# A message in a file of a language, and its text.
MESSAGE = re.compile(r" *<message\b.*?<source>(.*?)</source>.*?</message>\n", re.DOTALL)

# What Python itself says where a command is called wrongly, or asked for its help.
SAID_BY_PYTHON = (
    translate("words", "usage: "),
    translate("words", "positional arguments"),
    translate("words", "options"),
    translate("words", "show this help message and exit"),
    translate("words", "argument %(argument_name)s: %(message)s"),
    translate("words", "the following arguments are required: %s"),
    translate("words", "unrecognized arguments: %s"),
    translate("words", "expected one argument"),
    translate("words", "expected at least one argument"),
    translate("words", "not allowed with argument %s"),
    translate("words", "ambiguous option: %(option)s could match %(matches)s"),
)


def main(arguments: list[str]) -> int:
    """Extracts and compiles, or only checks."""
    languages = sorted(glob.glob(os.path.join(FOLDER, "scorepad_*.ts")))
    if arguments not in ([], ["--check"]):
        sys.exit(__doc__)
    python = python_of("test")
    if arguments:
        with TemporaryDirectory() as folder:
            template = os.path.join(folder, "scorepad.ts")
            extract(python, template)
            return int(bool([lacks for file in languages for lacks in told(file, template)]))
    for file in (TEMPLATE, *languages):
        extract(python, file)
    spoken = said_by_commands(python)
    for file in languages:
        compile_(python, file)
        compile_for_commands(file, spoken)
        say(f"{os.path.basename(file)}: {completeness(file)}")
    return 0


def extract(python: str, file: str, sources: list[str] = SOURCES) -> None:
    """Brings a file of sentences up to date; what was translated in it stays."""
    options = ["-no-obsolete", "-locations", "none", "-sort-messages", "-silent"]
    # A sentence that changed is shown in English until somebody says it, not as it was before.
    options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    with TemporaryDirectory() as folder:
        manual = os.path.join(folder, "manual.py")
        if sources is SOURCES:
            with open(manual, "w", encoding="utf-8") as out:
                out.writelines(f'translate("words", {said!r})\n' for said in said_by_manual())
        run(python, "lupdate", *options, *sources, *glob.glob(manual), __file__, "-ts", file)
    once_with_notes(file)


def once_with_notes(file: str) -> None:
    """Leaves out what another message says too, and notes where each stands."""
    twins, places = other_forms(messages(file)), all_notes()

    def noted(message: re.Match[str]) -> str:
        source = html.unescape(message[1])
        if source in twins:
            return ""
        note = f"        <extracomment>{escape(places[source])}</extracomment>\n"
        return message[0].replace("</source>\n", f"</source>\n{note}", 1)

    with open(file, encoding="utf-8") as before:
        text = MESSAGE.sub(noted, before.read())
    with open(file, "w", encoding="utf-8") as after:
        after.write(text)


def without_letter(said: str) -> str:
    """Words without the letter of a key, as a title has them."""
    return said if "&&" in said else said.replace("&", "")


def without_dots(said: str) -> str:
    return said.removesuffix("…")


def with_capital(said: str) -> str:
    """Words of a sentence as a heading; all our languages write the rest alike."""
    return said[:1].upper() + said[1:]


# What may be said once, as the first of all that are found in the program.
FORMS = (
    without_letter,
    without_dots,
    lambda said: without_dots(without_letter(said)),
    with_capital,
    lambda said: with_capital(without_letter(said)) + ".",
)
# What differs by a capital in English, and by more in some language.
APART = {
    *("Adjusted", "Dealer", "Deleted", "Done", "Doubled", "Explain every figure"),
    *("Handicaps", "Made", "No.", "Opening {file}", "Redoubled", "Settling up"),
}


def other_forms(found: list[tuple[str, list[str]]]) -> dict[str, list[str]]:
    """What the program says too, and how a language says it, for all that it says."""
    places, others = all_notes(), dict[str, list[str]]()
    for form in FORMS:
        for source, forms in found:
            twin = form(source)
            is_apart = "%n" in twin or (twin in APART and form not in FORMS[:3])
            if twin != source and twin in places and not is_apart:
                others.setdefault(twin, [form(forms[0]) if forms[0] else ""])
    return others


@cache
def all_notes() -> dict[str, str]:
    """Where each message stands."""
    notes = dict.fromkeys(said_by_manual(), "Paragraph of the manual, which Help shows")
    notes |= dict.fromkeys(SAID_BY_PYTHON, "Said by commands that are called wrongly")
    return notes | message_places.notes(SOURCES)


def said_by_manual() -> set[str]:
    """The sentences of the manual, which the help of the window shows."""
    found: set[str] = set()
    for file in MANUAL:
        with open(file, encoding="utf-8") as page:
            found |= {*sentences(manual_page(page.read()))}
    return found


def compile_(python: str, file: str) -> None:
    """Makes of a translated file what the program loads."""
    tree = ET.parse(file)
    context = tree.getroot().find("context")
    assert context is not None
    for source, [said] in twins(file):
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = source
        ET.SubElement(message, "translation").text = said
    with TemporaryDirectory() as folder:
        whole = os.path.join(folder, os.path.basename(file))
        tree.write(whole, encoding="utf-8", xml_declaration=True)
        compiled = f"{file.removesuffix('.ts')}.qm"
        run(python, "lrelease", "-silent", "-nounfinished", whole, "-qm", compiled)


def twins(file: str) -> list[tuple[str, list[str]]]:
    """What a language says in another form, as it says it."""
    found = messages(file)
    known = {source for source, _ in found}
    return [each for each in other_forms(found).items() if each[0] not in known and all(each[1])]


def said_by_commands(python: str) -> set[str]:
    """The sentences that are said without a window."""
    with TemporaryDirectory() as folder:
        file = os.path.join(folder, "commands.ts")
        extract(python, file, [source for source in SOURCES if not source.startswith(OF_WINDOWS)])
        found = messages(file)
        return {source for source, _ in found} | other_forms(found).keys()


def compile_for_commands(file: str, spoken: set[str]) -> None:
    """Makes of a translated file what the commands load."""
    folder = os.path.dirname(file)
    target = os.path.join(folder, code_of(file), "LC_MESSAGES", "scorepad.mo")
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "wb") as out:
        out.write(catalogue(file, spoken))


def catalogue(file: str, spoken: set[str]) -> bytes:
    """These sentences as gettext reads them: two tables of lengths and places, then all texts."""
    plurals = PLURALS.get(code_of(file), "nplurals=2; plural=n!=1;")
    said = {"": f"Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {plurals}\n"}
    for source, forms in [*messages(file), *twins(file)]:
        if source in spoken and all(forms):
            said[f"{source}\0{source}" if "%n" in source else source] = "\0".join(forms)
    texts = sorted((key.encode(), text.encode()) for key, text in said.items())
    count, head = len(texts), 28
    places, data, start = [], b"", head + 16 * count
    for text in [key for key, _ in texts] + [text for _, text in texts]:
        places += [len(text), start + len(data)]
        data += text + b"\0"
    numbers = (0x950412DE, 0, count, head, head + 8 * count, 0, 0, *places)
    return struct.pack(f"<{len(numbers)}I", *numbers) + data


def code_of(file: str) -> str:
    """The code of the language that a file is for."""
    return os.path.basename(file).removeprefix("scorepad_").removesuffix(".ts")


def run(python: str, tool: str, *arguments: str) -> None:
    """Runs one of Qt's tools."""
    code = f"from PySide6.scripts.pyside_tool import {tool}; {tool}()"
    status = subprocess.call([python, "-c", code, *arguments])
    if status:
        sys.exit(f"{tool} failed with status {status}.")


def told(file: str, template: str = TEMPLATE) -> list[str]:
    """Says what a language lacks of the sentences that there are, and gives it."""
    lacking = untranslated(file, template)
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
