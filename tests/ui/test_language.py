"""Another language: every sentence is extracted, compiled, loaded and shown."""

import os
import re
import subprocess
import xml.etree.ElementTree as ET
from decimal import Decimal
from pathlib import Path

import languages as packaging
import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from scorepad.bridge.translatable import translate
from scorepad.tables.text import in_terminal
from scorepad.ui import language
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.settings_dialog import SettingsDialog
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words import window as window_words
from tests.ui.translated import PYTHON, make_language
from tests.ui.windows import Opened


def sentences(file: Path) -> set[tuple[str, str]]:
    """The sentences in a file for translators, each with its context."""
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ET.parse(file).getroot().iter("context")
        for message in context.iter("message")
    }


@pytest.fixture(scope="session")
def another_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one language, in which every sentence ends in a bell."""
    folder = tmp_path_factory.mktemp("translations")
    return make_language(folder, "eo", lambda sentence: f"{sentence} ♪")


def test_a_language_that_is_there(app: QApplication, another_language: Path) -> None:
    assert language.languages(another_language) == ["en", "eo"]
    assert language.speak(app, "eo", another_language) == "eo"
    assert window_words.undo() == "Undo ♪"


def test_a_language_that_is_not_there(app: QApplication, another_language: Path) -> None:
    assert language.speak(app, "tlh", another_language) in ("en", "eo")
    assert language.speak(app, "tlh", another_language / "nowhere") == "en"


def test_the_language_of_the_desktop(
    app: QApplication, another_language: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "_of_the_desktop", lambda: ["de_AT", "de", "eo"])
    assert language.speak(app, "", another_language) == "eo"
    assert language.speak(app, "en", another_language) == "en"


@pytest.mark.parametrize("code", ["en", "de", "fr", "nl", "pl", "es"])
def test_thousands_are_written_alike_on_every_page(app: QApplication, code: str) -> None:
    language.speak(app, code)
    assert QLocale().toString(12540) == standings_words.whole(12540) == "12540"
    assert standings_words.signed(-2540) == in_terminal(translate).signed(-2540) == "−2540"
    assert settling_words.money(Decimal(2540)) == "2540"


def test_languages_are_called_as_their_speakers_call_them() -> None:
    names = [language.name_of(code) for code in ("en", "de", "fr", "nl", "pl", "es")]
    assert names == ["English", "Deutsch", "Français", "Nederlands", "Polski", "Español"]


def test_every_sentence_is_there_for_translators(tmp_path: Path) -> None:
    """If this fails, run packaging/languages.py."""
    file = tmp_path / "scorepad.ts"
    packaging.extract(PYTHON, str(file))
    assert sentences(file) == sentences(Path(packaging.TEMPLATE))


def test_gaps_have_names_and_all_speak_of_one_subject() -> None:
    for subject, sentence in sentences(Path(packaging.TEMPLATE)):
        assert subject == "words"
        assert all(line.isprintable() for line in sentence.split("\n"))
        assert not re.search(r"\{\W*\}|\{\d|%\d", sentence)


def test_the_language_is_chosen_in_the_settings(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(language, "languages", lambda: ["en", "eo"])
    monkeypatch.setattr(QCoreApplication, "exit", ended.append)
    window = opened()
    asked = settings_of(window)
    asked.language.choose("eo")
    asked.accept()
    assert window.settings.language == "eo"
    assert ended == [language.CHANGED]
    assert window.isHidden()


CHANGES = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from scorepad import app
from scorepad.ui.window.main_window import MainWindow
from scorepad.ui.window.settings_dialog import SettingsDialog
from scorepad.ui.window.page_bar import WindowPage

def windows():
    return [top for top in QApplication.topLevelWidgets() if isinstance(top, MainWindow)]

def change():
    (before,) = windows()
    before.turn_to(WindowPage.STANDINGS)
    if not before.menus.view.actions():  # they are filled once the first picture is there
        QTimer.singleShot(100, change)
        return
    before.settings.language = "de"
    before.openers.language_changed.emit()
    QTimer.singleShot(100, tell)

def tell():
    for window in windows():
        if said := window.page_bar.findChildren(object):
            if said[-1].text() != "Standings":
                print(window.page.name, said[-1].text())
                QApplication.exit(0)
                return
    QTimer.singleShot(100, tell)

def begun(started=app._started):
    made = started()
    QTimer.singleShot(500, change)
    return made

app._started = begun
sys.exit(app.run(Path(sys.argv[1])))
"""


def test_another_language_shows_the_same_page_at_once(tmp_path: Path) -> None:
    done = subprocess.run(
        [PYTHON, "-c", CHANGES, str(tmp_path / "evenings.db")],
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "STANDINGS Gesamtstand\n"), done.stderr


@pytest.mark.parametrize(
    ("desktop", "code", "shown"),
    [
        ("de_AT", "de", "de_AT"),
        ("de_AT", "en", "en_AT"),
        ("en_GB", "de", "de_DE"),
        ("C", "en", "C"),
        ("C", "pl", "pl_PL"),
    ],
)
def test_days_and_numbers_are_those_of_the_language(
    app: QApplication, monkeypatch: pytest.MonkeyPatch, desktop: str, code: str, shown: str
) -> None:
    """As in the country of the desktop, if it speaks the language too."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(desktop))
    assert language.speak(app, code) == code
    assert QLocale().name() == shown


def test_without_translations_there_is_nothing_to_choose(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert language.languages(Path("nowhere")) == ["en"]
    monkeypatch.setattr(language, "languages", lambda: ["en"])
    assert not settings_of(opened()).language.isVisible()


def settings_of(window: MainWindow) -> SettingsDialog:
    window.openers.open_settings()
    return window.findChildren(SettingsDialog)[-1]
