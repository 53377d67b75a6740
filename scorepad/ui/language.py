"""The language of the windows."""

from pathlib import Path

from PySide6 import QtCore
from PySide6.QtCore import QCoreApplication, QLocale

from scorepad.resources import RESOURCES

_FOLDER = RESOURCES / "translations"
ENGLISH = "en"
CHANGED = 1000
"""Exit code for restarting in another language; the shell never sees it."""
_OURS = "scorepad_"
_spoken: list[QtCore.QTranslator] = []
"""The active translator: searching among all of the application's would be slow."""


def languages(folder: Path = _FOLDER) -> list[str]:
    """Return the codes of the available languages; English needs no file."""
    return [ENGLISH, *sorted(file.stem.removeprefix(_OURS) for file in folder.glob("*.qm"))]


def name_of(language: str) -> str:
    """Return the name of a language as its speakers write it."""
    if language == ENGLISH:  # without a country
        return QLocale.languageToString(QLocale.Language.English)
    name, *_ = QLocale(language).nativeLanguageName().split(" de ")  # español de España
    return name[:1].upper() + name[1:]


def speak(app: QCoreApplication, wanted: str = "", folder: Path = _FOLDER) -> str:
    """Use this language, or else the first of the desktop's languages that is available."""
    known = languages(folder)
    language = next((code for code in (wanted, *_of_the_desktop()) if code in known), ENGLISH)
    while _spoken:
        app.removeTranslator(_spoken.pop())
    QLocale.setDefault(_locale(language))
    if language != ENGLISH:
        library = QtCore.QLibraryInfo
        qt = library.path(library.LibraryPath.TranslationsPath)
        _load(app, f"qtbase_{language}", qt)
        _load(app, f"{_OURS}{language}", str(folder))
    return language


def _locale(language: str) -> QLocale:
    """Return the desktop's formats of dates, numbers and money, but with the sheet's thousands."""
    here, wanted = QLocale.system(), QLocale(language).language()
    known = [QLocale.Language.C] if language == ENGLISH else []
    if here.language() not in (wanted, *known):
        here = QLocale(wanted, here.territory())
    here.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return here


def _load(app: QCoreApplication, name: str, folder: str) -> None:
    translator = QtCore.QTranslator()
    if translator.load(name, folder):
        app.installTranslator(translator)
        _spoken.append(translator)


def _of_the_desktop() -> list[str]:
    """Yield the desktop's language codes in order, each with and without its country."""
    codes = [code.replace("-", "_") for code in QLocale.system().uiLanguages()]
    return [found for code in codes for found in (code, code.partition("_")[0])]
