"""Languages made up for the tests, by the tools that make real ones."""

import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import languages
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication

from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.document import Document
from scorepad.ui.saving.auto_save import AutoSave
from tests.ui.archived import copy_club
from tests.ui.ways.table import PLAYED, Table
from tests.ui.windows import open_window

SMALL_LAPTOP = QSize(1024, 600)

PYTHON = sys.executable


GAPS = re.compile(r"(\{\w+\}|%n|%(?:\(\w+\))?[rs])")


def loudly(sentence: str) -> str:
    """Everything in capitals except the gaps: lower case was not translated."""
    return said_otherwise(sentence, str.upper)


def said_otherwise(sentence: str, say: Callable[[str], str]) -> str:
    """A sentence in other words, except its gaps."""
    parts = GAPS.split(sentence)
    return "".join(part if GAPS.fullmatch(part) else say(part) for part in parts)


@cache
def not_translated(name: str) -> bytes:
    """Every sentence of the program, as extracted for a new language."""
    with TemporaryDirectory() as folder:
        file = Path(folder, name)
        languages.extract(PYTHON, str(file))
        return file.read_bytes()


def make_language(folder: Path, code: str, say: Callable[[str], str]) -> Path:
    """Put a language into a folder, with every sentence written by this function."""
    file = folder / f"scorepad_{code}.ts"
    file.write_bytes(not_translated(file.name))
    tree = ET.parse(file)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        for said in translation.findall("numerusform") or [translation]:
            said.text = say(message.findtext("source", ""))
    tree.write(file, encoding="utf-8", xml_declaration=True)
    languages.compile_(PYTHON, str(file))
    return folder


@contextmanager
def table_in(folder: Path, app: QApplication, club: Path, place: Path) -> Iterator[Table]:
    """The main window in that language, with the archive of a club."""
    assert language.speak(app, "eo", folder) == "eo"
    QLocale.setDefault(QLocale.system())  # with days unchanged
    with english_table(club, place) as laid:
        yield laid


@contextmanager
def english_table(club: Path, place: Path) -> Iterator[Table]:
    """The main window in English, with the archive of a club."""
    file = place / "evenings.db"
    copy_club(club, file)
    auto_save = AutoSave(file)
    window = open_window(
        Document(read_score_file(PLAYED.encode()), auto_save=auto_save), place / "settings.ini"
    )
    window.resize(SMALL_LAPTOP)
    QApplication.processEvents()
    yield Table(window, auto_save)
    window.set_table_view(False)
    auto_save.close()
