"""The words of the card table in each language, with their sources."""

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "resources" / "translations"
FILES = sorted(FOLDER.glob("glossary_*.md"))
DOUBTFUL = "?"


def tables(file: Path) -> tuple[dict[str, str], dict[str, tuple[str, str]]]:
    """The sources by their keys, and each English term with its word and the key of its source."""
    rows = [
        tuple(cell.strip() for cell in line.strip("|").split("|"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("|") and "---" not in line
    ]
    heading = next(at for at, row in enumerate(rows) if row[0] == "English")
    sources = {row[0]: row[1] for row in rows[1:heading]}
    return sources, {term: (word, key) for term, word, key in rows[heading + 1 :]}


def test_there_is_one_for_each_language() -> None:
    assert [file.stem for file in FILES] == [
        f"glossary_{code}" for code in ["de", "es", "fr", "nl", "pl"]
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_glossary_is_whole(file: Path) -> None:
    sources, words = tables(file)
    assert len(words) >= 60
    assert words.keys() == tables(FILES[0])[1].keys()
    assert all(re.search(r", https?://\S+$", source) for source in sources.values())
    assert all(word for word, _ in words.values())
    assert {key for _, key in words.values()} - {DOUBTFUL} == sources.keys()
