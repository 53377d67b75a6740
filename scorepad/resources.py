"""Where the files lie that come with the program: beside it, or in a checkout above it."""

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
"""Of `commands.schema.json`: another one where programs that read such JSON would err."""


def sentences_in(wanted: Sequence[str], folder: Path = TRANSLATIONS) -> "NullTranslations | None":
    """The sentences of the first of these languages that is there; none for English."""
    if not wanted:
        return None
    from gettext import find, translation

    return translation(DOMAIN, folder, wanted) if find(DOMAIN, folder, wanted) else None


def translated(sentences: "NullTranslations", text: str, count: int = -1) -> str:
    """A text by these sentences; one with `%n` as it is said of so many."""
    if count < 0:
        return sentences.gettext(text)
    return sentences.ngettext(text, text, count).replace("%n", str(count))
