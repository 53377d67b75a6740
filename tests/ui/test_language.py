"""Another language: every sentence is extracted, compiled, loaded and shown."""

import os
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import languages as packaging
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu

from scorepad.ui import language, words
from scorepad.ui.main_window import MainWindow
from tests.ui.windows import Opened

TOOLS = os.path.dirname(sys.executable)


@pytest.fixture(scope="session")
def another_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one language, in which every sentence ends in a bell."""
    folder = tmp_path_factory.mktemp("translations")
    file = folder / "scorepad_eo.ts"
    packaging.extract(TOOLS, str(file))
    tree = ET.parse(file)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.pop("type", None)
        translation.text = message.findtext("source", "") + " ♪"
    tree.write(file, encoding="utf-8", xml_declaration=True)
    packaging.compile_(TOOLS, str(file))
    return folder


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """Which speaks English again afterwards."""
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()


def test_a_language_that_is_there(app: QApplication, another_language: Path) -> None:
    assert language.languages(another_language) == ["en", "eo"]
    assert language.speak(app, "eo", another_language) == "eo"
    assert words.menu_help() == "&Help ♪"


def test_a_language_that_is_not_there(app: QApplication, another_language: Path) -> None:
    assert language.speak(app, "tlh", another_language) in ("en", "eo")
    assert language.speak(app, "tlh", another_language / "nowhere") == "en"


def test_the_language_of_the_desktop(
    app: QApplication, another_language: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "_of_the_desktop", lambda: ["de_AT", "de", "eo"])
    assert language.speak(app, "", another_language) == "eo"
    assert language.speak(app, "en", another_language) == "en"


def test_languages_are_called_as_their_speakers_call_them() -> None:
    names = [language.name_of(code) for code in ("en", "de", "fr")]
    assert names == ["English", "Deutsch", "Français"]


def test_the_language_is_chosen_in_the_menu(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "languages", lambda: ["en", "eo"])
    window = opened()
    action = next(action for action in actions(window) if action.text() == "Esperanto")
    action.trigger()
    assert window.settings.language == "eo"
    assert "when it is opened again" in window.notice.sentence


def test_without_translations_there_is_nothing_to_choose(opened: Opened) -> None:
    assert language.languages(Path("nowhere")) == ["en"]
    assert "Esperanto" not in {action.text() for action in actions(opened())}


def actions(window: MainWindow) -> list[QAction]:
    return [action for menu in window.findChildren(QMenu) for action in menu.actions()]
