"""The command as a program of its own: a bare checkout, without any installed package."""

import gc
import json
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from scorepad import __version__
from scorepad.commands.arguments import PLAIN
from tests.ran import BACK_SCORE, BARE, CHECKOUT, DEALS, PLAYERS, SHEET, Ran, program, refused

INSTALLED = (*BARE[:-2], "-c", "import sys; from scorepad.__main__ import main; sys.exit(main())")
"""What an installed command does."""


def test_a_bare_checkout(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(PLAYERS + DEALS, encoding="utf-8")
    assert program("score", str(file)) == Ran(0, SHEET + BACK_SCORE, "")
    assert program("score", "-", stdin=DEALS) == Ran(0, SHEET, "")
    assert program("what-if", "-", stdin=DEALS).out.startswith("Deal 1, N deals, nobody vulnerable")
    assert (
        json.loads(program("score", "--json", "-", stdin=DEALS).out)["rounds"][0]["margin"] == 1830
    )


def test_a_bare_checkout_reads_every_kind_of_file(tmp_path: Path) -> None:
    (tmp_path / "evening.txt").write_text(PLAYERS + DEALS, encoding="utf-8")
    archive = ("--archive", str(tmp_path / "evenings.db"))
    assert program(*archive, "import", str(tmp_path / "evening.txt")).out.endswith(
        "1 evening added\n"
    )
    for end in (".scorepad", ".pbn", ".csv"):
        file = tmp_path / f"evening{end}"
        assert program(*archive, "export", "-o", str(file)).out == f"{file}: 1 evening\n"
        assert program("score", str(file)).out.startswith(SHEET)
    assert program(*archive, "check").out.endswith("is sound: 1 evening, 8 deals\n")


def test_a_bare_checkout_refuses() -> None:
    nobody = program("seats", "A=2C")
    assert refused(nobody) == "scorepad seats: a table has four to seven players, not 1"
    assert refused(program("score", "-", stdin="form rubber\nN 4S\x07")).startswith("-:2: ")
    assert refused(program("score")).startswith("scorepad score: ")


@pytest.mark.parametrize("arguments", [(), ("play.pbn",), ("evening.txt", "score")])
def test_the_window_needs_more_than_a_bare_checkout(arguments: tuple[str, ...]) -> None:
    assert refused(program(*arguments)) == (
        "scorepad: the window needs PySide6, which python3 packaging/run.py brings; "
        f"without it there are {', '.join(PLAIN)}"
    )


def test_a_mistyped_command_opens_no_window() -> None:
    said = "scorepad: scroe is neither a command nor a file; did you mean score?"
    assert refused(program("scroe", "evening.txt")) == said


def test_phones_that_cannot_be_let_in_so() -> None:
    said = "scorepad: --phones needs see or enter, not “all”"
    assert refused(program("--phones", "all")) == said


def test_a_checkout_needs_no_set_up_for_what_python_can_do() -> None:
    command = [sys.executable, "packaging/run.py", "score", "tests/golden/sample_rubber.txt"]
    done = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, check=True)
    assert (done.stdout.partition("\n")[0], done.stderr) == ("Rubber 1", "")


@pytest.mark.skipif(sys.platform != "linux", reason="there is always a screen")
def test_without_a_screen_nothing_is_set_up_for_a_window() -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    done = subprocess.run(
        [sys.executable, "packaging/run.py"],
        cwd=CHECKOUT,
        env={name: value for name, value in os.environ.items() if name not in screens},
        capture_output=True,
        text=True,
        check=False,
    )
    said = "scorepad: no screen was found for the window\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize("arguments", [("score", "nowhere.txt"), ("score",), ("seats", "A=2C"), ()])
def test_nowhere_to_complain(arguments: tuple[str, ...]) -> None:
    shell = ("sh", "-c", 'exec "$@" 2>&-', "sh")
    done = subprocess.run(
        [*shell, *BARE, *arguments], cwd=CHECKOUT, stdout=subprocess.PIPE, check=False
    )
    assert (done.returncode, done.stdout) == (2, b"")


@pytest.mark.parametrize("command", [BARE, INSTALLED], ids=["module", "installed"])
def test_interrupted_while_it_waits_for_more(command: tuple[str, ...]) -> None:
    # A program inherits whether it can be interrupted; under nohup it could not.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        started = subprocess.Popen(
            [*command, "score", "-"],
            cwd=CHECKOUT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with started:
        assert started.stdin
        # More than a pipe holds: when it is written, the program is reading.
        started.stdin.write(b"# a remark\n" * 100_000)
        started.send_signal(signal.SIGINT)
        out, err = started.communicate()
    assert (started.returncode, out, err) == (130, b"", b"")


def test_a_reader_who_closes_the_pipe() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [*BARE, "what-if", "-"],
            cwd=CHECKOUT,
            input=b"form rubber",
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_module_runs_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    usual = gc.get_threshold()
    with patch("sys.argv", ["scorepad", "--version"]), pytest.raises(SystemExit) as end:
        runpy.run_module("scorepad", run_name="__main__")
    gc.unfreeze()  # this process goes on
    gc.set_threshold(*usual)
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"scorepad {__version__}\nWith Python ")


def test_a_score_loads_only_what_it_shows() -> None:
    """Anything else would delay the start."""
    told = (
        "import sys; from scorepad.__main__ import main; main(); print(*sys.modules)",
        "score",
        str(CHECKOUT / "tests" / "golden" / "sample_rubber.txt"),
    )
    done = subprocess.run(
        [sys.executable, "-c", *told],
        cwd=CHECKOUT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    loaded = {*done.stdout.splitlines()[-1].split()}
    assert "scorepad.sheets.text" in loaded
    assert not loaded & {
        *("fractions", "hashlib", "json", "shutil", "sqlite3", "tempfile", "uuid"),
        *("scorepad.bridge.changes", "scorepad.bridge.earlier", "scorepad.bridge.ranking"),
        *("scorepad.bridge.session_money", "scorepad.bridge.what_if"),
    }
