"""The set-up of run.py and test.py: made once, beside the old one, without harming it."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import environment
import fetching
import pytest
from environment import (
    NotMade,
    contents_of,
    prepare_system,
    python_of,
    rename_in_scripts,
    requirements_of,
)


class Machine:
    """Takes the place of the programs that a set-up starts, and counts them."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.has_network = True
        self.has_old_python = True

    def attempt(self, command: Sequence[str]) -> str:
        self.asked.append(next(word for word in ("venv", "--version") if word in command))
        if self.asked[-1] == "venv":
            python = Path(environment.python_in(command[-1]))
            python.parent.mkdir(parents=True)
            python.write_text(f"#!{command[-1]}/bin/python\n", encoding="utf-8")
        else:
            return "" if self.has_old_python else "No module named pip"
        return ""

    def fetched(self, command: Sequence[str], folder: str) -> str:
        self.asked.append("install")
        Path(folder).mkdir()
        return "" if self.has_network else "ERROR: Temporary failure in name resolution"


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    it = Machine()
    monkeypatch.setattr(environment, "ENVIRONMENTS", str(tmp_path / "a checkout" / ".venv"))
    monkeypatch.setattr(environment, "attempt", it.attempt)
    monkeypatch.setattr(fetching, "fetched", it.fetched)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(environment, "prepare_system", lambda besides: None)
    return it


def need(monkeypatch: pytest.MonkeyPatch, *requirements: str) -> None:
    monkeypatch.setattr(environment, "requirements_of", lambda name: list(requirements))


def beside(python: str, name: str) -> Path:
    return Path(python).parents[1] / name


def left() -> list[str]:
    return sorted(os.listdir(environment.ENVIRONMENTS))


def test_a_set_up_is_made_once(machine: Machine) -> None:
    python = python_of("run")
    assert machine.asked == ["venv", "install"]
    assert Path(python).read_text(encoding="utf-8") == f"#!{Path(python).parents[1]}/bin/python\n"
    assert python_of("run") == python
    assert machine.asked == ["venv", "install"]


def test_another_requirement_makes_it_anew(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = python_of("run")
    beside(python, "old.txt").touch()
    need(monkeypatch, "PySide7")
    assert python_of("run") == python
    assert machine.asked == ["venv", "install"] * 2
    assert not beside(python, "old.txt").exists()
    assert "PySide7" in beside(python, "made-for.txt").read_text(encoding="utf-8")
    assert left() == ["run", "run.lock"]


def test_without_a_network_the_old_one_goes_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    python = python_of("run")
    beside(python, "old.txt").touch()
    need(monkeypatch, "PySide7")
    machine.has_network = False
    assert python_of("run") == python
    assert beside(python, "old.txt").exists()
    said = capsys.readouterr().err
    assert "needed this once.\nIt could not be brought up to date, so that of before" in said
    machine.has_network = True
    python_of("run")
    assert not beside(python, "old.txt").exists()


def test_without_a_network_nothing_is_taken_away(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = python_of("run")
    need(monkeypatch, "PySide7")
    machine.has_network = machine.has_old_python = False
    with pytest.raises(SystemExit, match="Is there a network"):
        python_of("run")
    assert Path(python).exists()


def test_without_a_network_the_first_set_up_says_so(machine: Machine) -> None:
    machine.has_network = False
    with pytest.raises(SystemExit, match=r"^There is no way to pypi.org.* network"):
        python_of("run")
    assert left() == ["run.lock"]


def test_a_checkout_of_somebody_else(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    may = environment.may_write
    ours = environment.folder_of_user()
    monkeypatch.setattr(environment, "may_write", lambda folder: folder == ours and may(folder))
    python = python_of("run")
    assert ours in python
    assert python_of("run") == python
    assert machine.asked == ["venv", "install"]
    assert environment.is_made("run")
    assert not environment.is_made("test")


def test_one_that_was_made_there_is_taken(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = python_of("run")
    monkeypatch.setattr(environment, "may_write", lambda folder: False)
    assert python_of("run") == python


@pytest.mark.parametrize(
    ("platform", "there"),
    [
        ("linux", "/home/ann/.cache/"),
        ("darwin", "/home/ann/Library/Caches/"),
        ("win32", "/home/ann/AppData/Local/"),
    ],
)
def test_where_a_user_may_always_write(
    platform: str, there: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("LOCALAPPDATA", "/home/ann/AppData/Local")
    assert environment.folder_of_user() == f"{there}scorepad/environments"


def test_who_may_write_where(tmp_path: Path) -> None:
    assert environment.may_write(str(tmp_path / "not" / "yet"))
    assert not environment.may_write("/proc/nobody/writes/here")


def test_no_rights_at_all(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    file = Path(environment.ENVIRONMENTS)
    file.parent.mkdir()
    file.touch()
    (file.parents[1] / "cache").touch()
    with pytest.raises(SystemExit, match=r"this user may not write\. XDG_CACHE_HOME can"):
        python_of("run")


def test_too_little_room_is_said_before_anything_is_fetched(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(free=120_500_000))
    with pytest.raises(SystemExit, match=r"room for 120 MB; .* takes 400 MB\. Make room"):
        python_of("run")
    assert machine.asked == []


def test_a_second_start_says_that_it_waits(
    machine: Machine, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    os.makedirs(environment.ENVIRONMENTS)
    folder = os.path.join(environment.ENVIRONMENTS, "run")
    with environment.alone(folder), open(f"{folder}.lock", "w", encoding="utf-8") as other:
        assert not environment.locked(other.fileno())
        monkeypatch.setattr("time.sleep", lambda _: other.close())
    answers = iter([False, False, True])
    monkeypatch.setattr(environment, "locked", lambda file: next(answers))
    with environment.alone(folder):
        pass
    assert "is being set up by another start; this one waits" in capsys.readouterr().err


def test_windows_locks_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []

    def locking(file: int, how: int, size: int) -> None:
        if taken:
            raise PermissionError(13, "Permission denied")
        taken.append(file)

    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    assert environment.locked(7)
    assert not environment.locked(8)


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("ERROR: Could not install: [Errno 28] No space left on device", "The disk is full."),
        ("NewConnectionError: Failed to establish a new connection", "There is no way to pypi"),
        (
            "Max retries exceeded (SSLError(SSLCertVerificationError(1, '[SSL: "
            "CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate is not yet valid",
            "This machine does not trust the certificate of pypi.org. Is its clock right?",
        ),
        ("ERROR: [Errno 13] Permission denied: '/x'", "This user may not write there"),
        ("ERROR: No matching distribution found for PySide6", "pypi.org has no PySide6 for"),
        ("Segmentation fault", "pip could not install what scorepad needs. What it said is in"),
    ],
)
def test_what_pip_says_is_put_in_a_sentence(printed: str, said: str, tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    sentence = fetching.meaning(printed, str(log))
    assert sentence.startswith(said)
    assert printed not in sentence
    assert log.exists() is (str(log) in sentence)


def test_how_far_it_is(tmp_path: Path) -> None:
    lines = ["Collecting PySide6-Essentials\n"]
    assert fetching.how_far(lines, str(tmp_path)) == ""
    lines.append("  Downloading PySide6_Essentials-6.11.3-cp310-abi3-manylinux.whl (95.3 MB)\n")
    (tmp_path / "PySide6_Essentials.whl").write_bytes(bytes(34_000_000))
    lines.append("  Downloading segno-1.6.6-py3-none-any.whl (76 kB)\n")
    assert fetching.how_far(lines, str(tmp_path)) == "Fetching PySide6_Essentials: 34 of 95 MB"
    lines.append("Installing collected packages: shiboken6, PySide6-Essentials\n")
    assert fetching.how_far(lines, str(tmp_path)) == "Unpacking it"


def test_it_is_shown_while_it_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pip = "print('Downloading https://x/shiboken6-6.1.whl (2.1 MB)', flush=True); import time"
    pip += "; time.sleep(1); raise SystemExit({status})"
    command = [sys.executable, "-c", pip.format(status=0)]
    assert fetching.fetched(command, str(tmp_path / "on the way")) == ""
    assert capsys.readouterr().err == "Fetching shiboken6\n"
    shown: list[str] = []
    command[-1] = pip.format(status=1)
    assert "shiboken6-6.1.whl" in fetching.fetched(command, str(tmp_path), shown.append)
    assert "".join(shown) == "\rFetching shiboken6: 0 of 2 MB\n"


def test_a_set_up_stopped_at_its_very_end_is_taken(machine: Machine) -> None:
    python = python_of("run")
    os.rename(beside(python, ""), f"{environment.ENVIRONMENTS}/run.new")
    assert python_of("run") == python
    assert machine.asked == ["venv", "install"]
    assert Path(python).exists()


def test_half_a_set_up_is_no_set_up(machine: Machine) -> None:
    python = python_of("run")
    beside(python, "made-for.txt").unlink()
    python_of("run")
    assert machine.asked == ["venv", "install"] * 2


def test_an_update_of_python_is_no_other_python(monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents_of("run", requirements_of("run"))
    monkeypatch.setattr(sys, "version", "3.99.9 (built tomorrow)")
    assert contents_of("run", requirements_of("run")) == before


def test_who_plays_needs_nothing_of_who_tests() -> None:
    playing = contents_of("run", requirements_of("run"))
    assert "PySide6-Essentials" in playing
    assert "ruff" not in playing
    assert "ruff==" in contents_of("test", requirements_of("test"))
    assert not [one for one in requirements_of("pure") if "PySide6" in one]
    assert not [one for one in requirements_of("test") if "endplay" in one]
    assert {*requirements_of("pure")} <= {*requirements_of("test")} <= {*requirements_of("peers")}


def test_scripts_name_their_new_folder(tmp_path: Path) -> None:
    scripts = Path(environment.python_in(str(tmp_path / "x.new"))).parent
    scripts.mkdir(parents=True)
    (scripts / "pytest").write_text(f"#!{tmp_path}/x.new/bin/python\nrun()\n", encoding="utf-8")
    (scripts / "tool").write_bytes(b"\x7fELF\xff")
    rename_in_scripts(str(tmp_path / "x.new"), str(tmp_path / "x"))
    said = (scripts / "pytest").read_text(encoding="utf-8")
    assert said == f"#!{tmp_path}/x/bin/python\nrun()\n"
    assert (scripts / "tool").read_bytes() == b"\x7fELF\xff"


@pytest.mark.parametrize(
    ("may_install", "has_apt", "said"),
    [
        (True, True, "Could not resolve\nThe system lacks libgl1, .* is there a network"),
        (
            False,
            True,
            "lacks libgl1. This installs them:\n    sudo apt-get update && .* libgl1 xvfb",
        ),
        (False, False, "its package manager has: libGL.so.1"),
    ],
)
def test_what_the_system_lacks_is_said(
    monkeypatch: pytest.MonkeyPatch, may_install: bool, has_apt: bool, said: str
) -> None:
    monkeypatch.setattr(environment, "missing_packages", lambda: ["libgl1"])
    monkeypatch.setattr(environment, "may_install", lambda: may_install)
    monkeypatch.setattr(environment, "has_apt", lambda: has_apt)
    monkeypatch.setattr(environment, "install_packages", lambda packages: "Could not resolve")
    with pytest.raises(NotMade, match=said):
        prepare_system(["xvfb"])
