"""Whatever the machine refuses is reported in a sentence, by every command."""

import errno
import io
import os
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason
from scorepad.archive.facts import Facts
from scorepad.archive.recovered_rows import can_be_mended
from scorepad.commands import terminal
from tests.archive.damage import fill
from tests.ran import refused, run

REFUSALS = {
    errno.EACCES: "Permission denied",
    errno.ENOSPC: "No space left on device",
    errno.EIO: "Input/output error",
}
COMMANDS = (
    ("check",),
    ("check", "--mend"),
    ("export", "--list"),
    ("export", "-o", "evenings.scorepad"),
    ("import", "evening.txt"),
)


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "scorepad" / "evenings.db"
    fill(file, evenings=2, deals=3)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.txt").write_text("form rubber\nN 4S=\n", encoding="utf-8")
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(file))
    return file


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("code", REFUSALS)
def test_a_folder_of_which_nothing_is_shown(
    code: int, command: tuple[str, ...], archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = os.stat

    def refuse(path: str, *given: Any, **how: Any) -> os.stat_result:
        if str(archive) in str(path):
            raise OSError(code, REFUSALS[code], str(path))
        return look(path, *given, **how)

    with monkeypatch.context() as machine:
        machine.setattr("os.stat", refuse)
        said = refused(run(*command))
    assert str(archive) in said


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_user_without_a_home(
    command: tuple[str, ...], archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("SCOREPAD_ARCHIVE", "HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", no_entry)
    said = refused(run(*command))
    assert said == "scorepad: your home folder is unknown; set HOME to it"
    assert refused(run("desktop", "install")) == said
    assert not can_be_mended(ArchiveError(Reason.DAMAGED, archive))


def no_entry() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_a_folder_that_is_gone(archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory")

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(archive.parent))
    monkeypatch.setattr("sys.argv", ["scorepad"])
    with patch("os.getcwd", refuse):
        said = refused(run("desktop", "install"))
    assert said == f"{archive.parent} cannot be written: No such file or directory"


def test_what_sqlite_says_amid_a_command(archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(facts: Facts, keys: object = None) -> None:
        wrong = sqlite3.OperationalError("database or disk is full")
        wrong.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise wrong

    monkeypatch.setattr(Archive, "evenings", full)
    said = refused(run("export", "--list"))
    assert said == f"scorepad: the disk is too full for {archive}"


class Gone(io.BufferedReader):
    """A terminal that was closed."""

    def read1(self, size: int = -1, /) -> bytes:
        raise OSError(errno.EIO, "Input/output error")


def test_a_terminal_that_is_gone_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", io.StringIO())
    with Path(os.devnull).open("rb", buffering=0) as nothing:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(Gone(nothing)))
        assert not terminal.agrees("what", "why")


def test_no_more_files_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: str, flags: int) -> int:
        raise OSError(errno.EMFILE, "Too many open files")

    class Closed(io.StringIO):
        def write(self, text: str, /) -> int:
            raise OSError(errno.EPIPE, "Broken pipe")

    monkeypatch.setattr("os.open", refuse)
    monkeypatch.setattr("sys.stderr", Closed())
    terminal.complain("anything")


def test_what_the_machine_says_of_no_file() -> None:
    assert terminal.refusal(OSError(errno.EIO, REFUSALS[errno.EIO])) == (
        "scorepad: Input/output error"
    )
