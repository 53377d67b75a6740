"""Languages made up for the tests, by the tools that make real ones."""

import os
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import languages

TOOLS = os.path.dirname(sys.executable)


GAPS = re.compile(r"(\{\w+\}|%n)")


def loudly(sentence: str) -> str:
    """Everything in capitals but the gaps: what stays small was not translated."""
    parts = GAPS.split(sentence)
    return "".join(part if GAPS.fullmatch(part) else part.upper() for part in parts)


def make_language(folder: Path, code: str, say: Callable[[str], str]) -> Path:
    """Put a language into a folder, in which every sentence is said so."""
    file = folder / f"scorepad_{code}.ts"
    languages.extract(TOOLS, str(file))
    tree = ET.parse(file)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        for said in translation.findall("numerusform") or [translation]:
            said.text = say(message.findtext("source", ""))
    tree.write(file, encoding="utf-8", xml_declaration=True)
    languages.compile_(TOOLS, str(file))
    return folder
