"""The pages of the manual, and the typed text they show."""

from scorepad.words.manual import ManualPage, manual_page, typed
from tests.ran import CHECKOUT

PAGES = {file.stem: file for file in sorted((CHECKOUT / "resources" / "manual").glob("*.md"))}


def page(name: str) -> ManualPage:
    return manual_page(PAGES[name].read_text(encoding="utf-8"))


def written(name: str, table: int = 0) -> list[str]:
    """The first column of a table."""
    return typed(page(name))[table]
