"""Any arguments of the program: help, or one line that says what is wrong."""

import errno
import platform
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad import __version__
from scorepad.commands.arguments import COMMANDS
from scorepad.commands.cli import main
from scorepad.commands.examples import EXAMPLES
from scorepad.commands.terminal import LONGEST_LINE
from tests.ran import Ran, refused, run

READERS = ("score", "what-if", "rank", "merge", "import")


@pytest.mark.parametrize("command", ["score", "what-if"])
@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_a_bad_line_is_one_line_with_all_its_faults(command: str, json_too: list[str]) -> None:
    assert refused(run(command, *json_too, "-", stdin="# hello\n\nN 8S+1 h75\nwhat?")) == (
        "-:3: a contract is at level 1 to 7, not 8; honours need their holder: N, E, "
        "S or W; honours are 100 or 150; the form is missing, e.g. form rubber"
    )


@pytest.mark.parametrize(
    ("stdin", "shown"),
    [
        (b"stake 1\n\x1b[31m\n", "-:2: “\\x1b[31m” is not a deal, e.g. "),
        (b"stake 1\n\x00\n", "-:2: “\\x00” is not a deal, e.g. "),
        ("stake 1\n\u202efoo".encode(), "-:2: “\\u202efoo” is not a deal, e.g. "),
        (b"a\x0bb\x85", "-:1: this letter cannot be read; "),
        ("stake 1\n\u2028x\u2029y".encode(), "-:2: no line begins with “x”"),
        (b"\r\n\r\n\xff\xfe", "-:3: this letter cannot be read; "),
    ],
)
def test_control_characters_are_shown_by_their_numbers(stdin: bytes, shown: str) -> None:
    line = refused(run("score", "-", stdin=stdin))
    assert line.startswith(shown)
    assert line.isprintable()


def test_an_endless_line_is_cut_short() -> None:
    line = refused(run("score", "-", stdin="seats " + "x=1 " * 400))
    assert (len(line), line[-1]) == (LONGEST_LINE, "…")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("nowhere.txt", "nowhere.txt cannot be read: No such file or directory"),
        ("a\nb\x1b.txt", "a\\nb\\x1b.txt cannot be read: No such file or directory"),
        ("\udcff.txt", "\\udcff.txt cannot be read: No such file or directory"),
        ("\U000e0001", "\\U000e0001 cannot be read: No such file or directory"),
        ("a\0b", "a\\x00b cannot be read: embedded null byte"),
        ("folder", "folder cannot be read: Is a directory"),
        ("-", "-:1: the form is missing, e.g. form rubber"),
    ],
)
@pytest.mark.parametrize("command", ["score", "what-if"])
def test_a_file_that_cannot_be_read(
    command: str, file: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    assert refused(run(command, file, stdin="N 1C")) == line


def test_a_file_of_somebody_else() -> None:
    with patch.object(Path, "open", side_effect=OSError(errno.EACCES, "Permission denied")):
        assert refused(run("score", "hers.txt")) == "hers.txt cannot be read: Permission denied"


def test_a_closed_standard_input(capsys: pytest.CaptureFixture[str]) -> None:
    with patch("sys.stdin", None):
        assert main(["score", "-"]) == 2
    assert capsys.readouterr() == ("", "- cannot be read: it is closed\n")


@pytest.mark.parametrize(
    ("arguments", "who"),
    [
        ([], "scorepad"),
        (["play"], "scorepad"),
        (["score"], "scorepad score"),
        (["score", "a", "b\x1b\n"], "scorepad score"),
        (["score", ""], "scorepad score"),
        (["what-if", "--jason", "-"], "scorepad what-if"),
        (["--frob"], "scorepad"),
        (["--archive"], "scorepad"),
        (["help", "scroe"], "scorepad help"),
        (["seats"], "scorepad seats"),
        (["seats", "--way", "mine\n", "A=2C"], "scorepad seats"),
    ],
)
def test_a_command_that_is_none(arguments: list[str], who: str) -> None:
    line = refused(run(*arguments))
    assert line.startswith(f"{who}: ")
    assert line.endswith(f"; see {who} --help")
    assert line.isprintable()


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--frob"], "unknown option --frob"),
        (["score", "--frob"], "unknown option --frob"),
        (["score", "--frob=1", "x"], "unknown option --frob"),
        (["score", "-x"], "unknown option -x"),
        (["what-if", "--jason", "-"], "unknown option --jason, perhaps --json"),
        (["score", "--", "--json", "b"], "“b” is not expected here"),
        (["movement", "howell"], "argument PAIRS: “howell” is not a number from 4 to 40; "),
        (["movement", "howell", "-3"], "argument PAIRS: “-3” is not a number from 4 to 40; "),
        (["movement", "7", "--boards", "0"], "--boards: “0” is not a number from 1 to 16; "),
        (["movement", "7", "--first-board", "0"], "--first-board: “0” is not a number from 1 to "),
        (["movement", "7", "--minutes", "x"], "--minutes: “x” is not a number from 30 to 600; "),
        (["print", "--players", "9"], "--players: “9” is not a number from 4 to 7; "),
        (["--archive", "a", "--archive", "b", "check"], "scorepad: --archive is given twice; "),
        (["--archive", "a", "--archive=b"], "scorepad: --archive is given twice; "),
        (["--archive", "a", "check", "--archive", "b"], "scorepad check: --archive is given twic"),
        (["import", "c", "--archive", "a", "--archive", "a"], "import: --archive is given twice; "),
        (["desktop"], "are required: {install,remove}; "),
        (["import", ""], "argument FILE: name a file; "),
        (["print", ""], "argument FILE: name a file; "),
        (["export", "-o", ""], "argument -o/--output: name a file; "),
        (["movement", "swiss", "8"], "swiss is not one of teams, howell, three-quarter"),
        (["help", "expotr"], "argument COMMAND: expotr is not one of export, import, score, "),
        (["print", "--paper", "A9"], "argument --paper: A9 is not one of A4, "),
    ],
)
def test_what_is_not_known_is_named(arguments: list[str], fault: str) -> None:
    assert fault in refused(run(*arguments))


@pytest.mark.parametrize(
    ("qt", "told"),
    [(SimpleNamespace(qVersion=lambda: "6.11.3"), " and Qt 6.11.3"), (None, ", without Qt")],
)
def test_version_is_said_with_what_it_runs_on(qt: object, told: str) -> None:
    with patch.dict("sys.modules", {"PySide6.QtCore": qt}):
        said = f"scorepad {__version__}\nWith Python {platform.python_version()}{told}\n"
        assert run("--version") == run("-v") == Ran(0, said, "")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(command: str) -> None:
    ran = run(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: scorepad {command} [-h]")
    _, shown = ran.out.split("\nexamples:\n")
    for line, about in EXAMPLES[command]:
        assert about in " ".join(ran.out.split())
        assert f"  {line}\n" in shown
    assert run("help", command) == ran


@pytest.mark.parametrize(
    ("command", "told"),
    [
        *((each, "any other file with results; - for standard input") for each in READERS),
        ("print", "any file with results, or an evening of the archive"),
        ("completion", "if left out, the shell you use"),
    ],
)
def test_help_says_all_that_may_stand_there(command: str, told: str) -> None:
    assert told in " ".join(run(command, "--help").out.split())


def test_help_of_all() -> None:
    ran = run("--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("usage: scorepad [--archive ARCHIVE] [FILE ...]")
    assert run("help") == ran


@given(st.one_of(st.binary(max_size=60), st.text(max_size=60).map(lambda text: text.encode())))
def test_any_bytes(data: bytes) -> None:
    for command in ("score", "what-if"):
        ran = run(command, "-", stdin=b"form rubber\n" + data)
        if ran.status:
            assert refused(ran).startswith("-:")


def test_an_archive_without_a_name_is_not_the_folder_where_one_stands() -> None:
    assert "name a file" in refused(run("check", "--archive", ""))
