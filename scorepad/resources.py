"""The paths of the files that come with the program: beside it, or above it in a checkout."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gettext import NullTranslations

_HERE = Path(__file__).resolve()
_INSTALLED, _CHECKOUT = (folder / "resources" for folder in _HERE.parents[:2])
RESOURCES = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
DOMAIN = "scorepad"
TRANSLATIONS = RESOURCES / "translations"
JSON_VERSION = 1
"""The version of `commands.schema.json`, raised when readers of such JSON would break."""


def sentences_in(wanted: Sequence[str], folder: Path = TRANSLATIONS) -> "NullTranslations | None":
    """Return the catalogue of the first of these languages that exists; None for English."""
    if not wanted:
        return None
    from gettext import find, translation

    return translation(DOMAIN, folder, wanted) if find(DOMAIN, folder, wanted) else None


def translated(sentences: "NullTranslations", text: str, count: int = -1) -> str:
    """Return a translated text; one with `%n` in the form for the count."""
    if count < 0:
        return sentences.gettext(text)
    return sentences.ngettext(text, text, count).replace("%n", str(count))
