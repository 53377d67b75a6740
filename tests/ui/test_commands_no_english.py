"""In another language the commands have no English word, except what players wrote."""

import re
from pathlib import Path

import languages as packaging
import pytest

from scorepad.commands import desktop_language
from scorepad.commands.arguments import COMMANDS
from tests.golden.test_rankings import SESSIONS
from tests.ran import DEALS, PLAYERS, run
from tests.ui.english import PATHS, SMALL
from tests.ui.translated import PYTHON

SAME = {
    *("scorepad", "rank", "score", "check", "export", "list", "ranking", "pairs", "travellers"),
    *("help", "pass", "ave", "nowhere", "xyzzy", "Ann", "Bob", "Flo", "Gus", "Hal"),
    *SMALL.findall(PLAYERS),
}
"""Programs, commands, choices, files and players have the same names everywhere."""
LISTED = """\
seats N=Ann E=Bob S=CY W=DI
stake 2
extra Ann Bob 5 BET
form points
N 4S+1 points NS 23
E 2H-1
adjust NS 2 LATE
form duplicate
board 3
W 3NT=
pass
"""
SESSIONS_THERE = [
    ("rank", "--by", by, "--why", str(file)) for file in SESSIONS for by in ("ranking", "pairs")
]


@pytest.fixture(scope="module")
def loud_desktop(loud: Path) -> Path:
    spoken = packaging.said_by_commands(PYTHON)
    packaging.compile_for_commands(str(loud / "scorepad_eo.ts"), spoken)
    return loud


@pytest.fixture(autouse=True)
def speaks_loudly(loud_desktop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop_language, "FOLDER", loud_desktop)
    monkeypatch.setenv("LC_ALL", "eo")
    monkeypatch.delenv("LANGUAGE", raising=False)


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (("score", "-"), PLAYERS + DEALS),
        (("score", "-"), LISTED),
        (("what-if", "-"), PLAYERS + DEALS),
        (("what-if", "-"), LISTED),
        (("what-if", "-"), "form points\nE 7NT-13 points NS 40"),
        (("seats", "Ann=QC", "Bob=9H", "CY=2D", "DI=KS", "ED=3S", "FAY=2C"), ""),
        (("movement", "howell", "5"), ""),
        *((arguments, "") for arguments in SESSIONS_THERE),
        (("score", "nowhere"), ""),
        (("score", "-"), "form rubber\nN 8C"),
        (("rank", "-"), "form rubber"),
        (("rank",), ""),
        (("rank", "--by", "xyzzy", "-"), ""),
        (("export",), ""),
    ],
)
def test_no_word_of_english(arguments: tuple[str, ...], stdin: str) -> None:
    ran = run(*arguments, stdin=stdin)
    assert english(ran.out + ran.err) == set()


@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_no_word_of_english_in_the_help_of_a_command(command: str | None) -> None:
    """Except its usage, its choices and the lines of its examples."""
    said = run(*filter(None, (command, "--help"))).out.partition("\n\n")[2]
    said = re.sub(r"(?m)^  scorepad .*|^ +(-|\{).*?(  |$)|^    [a-z-]+(  |$)", "", said)
    assert english(said) == set()


def test_no_word_of_english_about_an_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run("export", "--list").out == "THERE ARE NO EVENINGS YET.\n"
    played = tmp_path / "played.txt"
    played.write_text(PLAYERS + DEALS)
    for arguments in (
        ("import", str(played)),
        ("import", str(played)),
        ("check",),
        ("check", "--mend"),
        ("export", "--list"),
        ("export", "-o", str(tmp_path / "out.pbn")),
        ("export", "last", "-o", str(tmp_path / "nowhere" / "out.pbn")),
    ):
        ran = run(*arguments)
        assert english(ran.out + ran.err) == set()


def test_a_word_of_english_would_be_found() -> None:
    assert english("NOT translated") == {"translated"}


def english(printed: str) -> set[str]:
    return {*SMALL.findall(PATHS.sub("", re.sub(r"--\S+", "", printed)))} - SAME
