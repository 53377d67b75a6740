"""What the words behind the program's name ask for."""

from pathlib import Path

import pytest

from scorepad.commands.arguments import (
    PLAIN,
    asks_version,
    chosen_archive,
    mistyped,
    needs_qt,
    opens_window,
)


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


@pytest.mark.parametrize(
    "arguments",
    [
        *([command, "x"] for command in PLAIN),
        ["--archive", "a.db", "check"],
        ["--version"],
        ["--help"],
        ["print", "--help"],
        ["pirnt", "x"],
    ],
)
def test_python_alone_is_enough(arguments: list[str]) -> None:
    assert not needs_qt(arguments)


@pytest.mark.parametrize("arguments", [[], ["--archive", "a.db"], ["a.scorepad"], ["print", "x"]])
def test_a_window_and_paper_need_qt(arguments: list[str]) -> None:
    assert needs_qt(arguments)


def test_the_window_is_asked_for_by_a_file_or_nothing() -> None:
    assert opens_window([])
    assert opens_window(["--archive", "a.db", "a.scorepad"])
    assert not any(map(opens_window, (["print", "x"], ["scroe"], ["--help"])))
    assert asks_version(["-v"])
    assert not asks_version(["score"])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("scroe", "scroe is neither a command nor a file; did you mean score?"),
        ("chekc", "chekc is neither a command nor a file; did you mean check?"),
        (
            "xyzzy",
            "xyzzy is neither a command nor a file; commands are score, import, export, ",
        ),
    ],
)
def test_a_mistyped_command_is_no_window(typed: str, said: str) -> None:
    assert mistyped([typed, "x"]).startswith(said)


def test_what_may_be_a_file_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("evening").touch()
    for typed in ([], ["evening"], ["gone.scorepad"], ["gone/evening"], ["file:///gone"]):
        assert mistyped(typed) == ""
