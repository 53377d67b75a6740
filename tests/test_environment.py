"""The set-up of run.py and test.py: made once, beside the old one, and never at its cost."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import environment
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
    """Stands for the programs that a set-up starts, and counts them."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.has_network = True
        self.has_old_python = True

    def attempt(self, command: Sequence[str]) -> str:
        self.asked.append(
            next(word for word in ("venv", "install", "--version") if word in command)
        )
        if self.asked[-1] == "venv":
            python = Path(environment.python_in(command[-1]))
            python.parent.mkdir(parents=True)
            python.write_text(f"#!{command[-1]}/bin/python\n", encoding="utf-8")
        elif self.asked[-1] == "install":
            return "" if self.has_network else "Temporary failure in name resolution"
        else:
            return "" if self.has_old_python else "No module named pip"
        return ""


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Machine:
    it = Machine()
    monkeypatch.setattr(environment, "ENVIRONMENTS", str(tmp_path / "a checkout" / ".venv"))
    monkeypatch.setattr(environment, "attempt", it.attempt)
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
    assert "is there a network?\nIt could not be brought up to date, so that of before" in said
    machine.has_network = True
    python_of("run")
    assert not beside(python, "old.txt").exists()


def test_without_a_network_nothing_is_taken_away(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = python_of("run")
    need(monkeypatch, "PySide7")
    machine.has_network = machine.has_old_python = False
    with pytest.raises(SystemExit, match="is there a network"):
        python_of("run")
    assert Path(python).exists()


def test_without_a_network_the_first_set_up_says_so(machine: Machine) -> None:
    machine.has_network = False
    with pytest.raises(SystemExit, match="Temporary failure in name resolution\npip could not"):
        python_of("run")
    assert left() == ["run.lock"]


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
