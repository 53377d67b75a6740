"""What the words behind the program's name ask for."""

from pathlib import Path

import pytest

from scorepad.arguments import chosen_archive


@pytest.mark.parametrize(
    ("arguments", "archive", "others"),
    [
        ([], None, []),
        (["sheet.txt"], None, ["sheet.txt"]),
        (["--archive", "a.db"], Path("a.db"), []),
        (["--archive=a.db", "sheet.txt"], Path("a.db"), ["sheet.txt"]),
        (["--archive"], None, ["--archive"]),
    ],
)
def test_another_archive_is_named_first(
    arguments: list[str], archive: Path | None, others: list[str]
) -> None:
    assert chosen_archive(arguments) == (archive, others)
