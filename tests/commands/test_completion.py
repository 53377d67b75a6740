"""Scripts by which shells complete the commands."""

import shutil
import subprocess
from pathlib import Path

import pytest

from scorepad.commands import completion
from scorepad.commands.arguments import COMMANDS
from scorepad.commands.completion import FILES, STARTS, Shell, commands_of
from scorepad.commands.parsers import options_of, parser, parsers_in
from tests.ran import refused, run


def completed(*typed: str) -> list[str]:
    """What bash offers after these words, of which the last is being typed."""
    line = " ".join(f"'{word}'" for word in typed)
    asked = f'COMP_WORDS=({line}); COMP_CWORD={len(typed) - 1}; _scorepad; echo "${{COMPREPLY[@]}}"'
    script = run("completion", "bash").out + asked
    done = subprocess.run(["bash"], input=script, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["scorepad", ""], [*COMMANDS]),
        (["scorepad", "wh"], ["what-if"]),
        (["scorepad", "score", "--j"], ["--json"]),
        (["scorepad", "score", ""], []),
        (["scorepad", "seats", "--way", "p"], ["pivot"]),
        (["scorepad", "print", "x.txt", "--let"], ["--letters"]),
        (["scorepad", "completion", ""], ["bash", "zsh", "fish"]),
    ],
)
def test_bash_completes(typed: list[str], offered: list[str]) -> None:
    assert sorted(completed(*typed)) == sorted(offered)


@pytest.mark.parametrize("shell", Shell)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_shell_knows_every_command(shell: Shell, command: str) -> None:
    script = run("completion", shell).out
    assert command in script
    for option in options_of(parsers_in(parser())[command]):
        in_fish = f"-l {option[2:]} " if option.startswith("--") else f"-s {option[1:]} "
        assert (in_fish if shell is Shell.FISH else option) in script


HERE = [shell for shell in Shell if shutil.which(shell)]
"""The other shells are not on this machine."""


@pytest.mark.parametrize("shell", HERE)
def test_a_shell_reads_its_script(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "script"
    file.write_text(run("completion", shell).out, encoding="utf-8")
    done = subprocess.run([shell, "-n", file], capture_output=True, text=True, check=True)
    assert done.stdout + done.stderr == ""


@pytest.mark.parametrize("shell", Shell)
def test_every_option_is_described(shell: Shell) -> None:
    for command in commands_of(parsers_in(parser())).values():
        assert command.about
        assert all(option.about for option in command.options)
    if shell is not Shell.BASH:
        assert "install it for the shell" in run("completion", shell).out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_file_is_described(command: str) -> None:
    takes = parsers_in(parser())[command]._actions
    assert all(action.help for action in takes if action.metavar == "FILE")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without any completion yet."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(completion, "LOADER", tmp_path / "bash_completion")
    monkeypatch.setattr(completion, "BASH_READS", [tmp_path / "bash.bashrc"])
    return tmp_path


def completes(file: Path) -> str:
    return f"{file}: new terminals complete scorepad with the Tab key\n"


@pytest.mark.parametrize("shell", Shell)
def test_it_is_put_where_the_shell_looks(
    shell: Shell, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHELL", f"/usr/bin/{shell}")
    said = run("completion", "--install").out
    file = home / "data" / FILES[shell]
    assert file.read_text(encoding="utf-8") == run("completion", shell).out
    assert run("completion", "--install", shell).out == said
    if shell is Shell.FISH:
        assert said == completes(file)
    else:
        assert said.startswith(
            f"{file} was written; type this line once, and new terminals use it:"
        )
        assert not (home / f".{shell}rc").exists()


@pytest.mark.parametrize("shell", STARTS)
def test_the_line_that_a_shell_needs_is_asked_for_once(shell: Shell, home: Path) -> None:
    line = run("completion", "--install", shell).out.splitlines()[1]
    subprocess.run(["sh", "-c", line], check=True)
    assert run("completion", "--install", shell).out == completes(home / "data" / FILES[shell])


@pytest.mark.parametrize(
    ("there", "asked", "known"),
    [
        (True, ". /usr/share/bash-completion/bash_completion", True),
        (True, "for each in /etc/profile.d/*.sh; do . $each; done", True),
        (True, "# . /usr/share/bash-completion/bash_completion", False),
        (True, "alias ll='ls -l'", False),
        (False, ". /usr/share/bash-completion/bash_completion", False),
    ],
)
def test_bash_needs_a_line_where_nothing_looks_for_completions(
    there: bool, asked: str, known: bool, home: Path
) -> None:
    if there:
        (home / "bash_completion").touch()
    (home / "bash.bashrc").write_text(f"{asked}\n", encoding="utf-8")
    said = run("completion", "--install", "bash").out
    assert (said == completes(home / "data" / FILES[Shell.BASH])) is known


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("shell", Shell)
def test_it_is_removed_again(shell: Shell, named: bool, home: Path) -> None:
    words = ("completion", "--remove", *[shell] * named)
    assert run(*words).out == "There is nothing to remove.\n"
    line = run("completion", "--install", shell).out.splitlines()[-1]
    file = home / "data" / FILES[shell]
    beside = file.with_name("other")
    beside.touch()
    assert run(*words).out == f"{file} was removed.\n"
    assert [each for each in home.rglob("*") if each.is_file()] == [beside]
    run("completion", "--install", shell)
    if shell in STARTS:
        subprocess.run(["sh", "-c", line], check=True)
        start = home / f".{shell}rc"
        assert run(*words).out == (
            f"{file} was removed.\n{start} still has this line; delete it there:\n"
            f"    {start.read_text(encoding='utf-8')}"
        )


def test_what_cannot_be_removed(home: Path) -> None:
    (home / "data" / FILES[Shell.FISH]).mkdir(parents=True)
    assert " cannot be written: " in refused(run("completion", "--remove", "fish"))


def test_where_it_cannot_be_put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fish").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert " cannot be written: " in refused(run("completion", "--install", "fish"))


def test_a_shell_that_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for shell in ("", "/bin/tcsh"):
        monkeypatch.setenv("SHELL", shell)
        said = "scorepad completion: name the shell: bash, zsh or fish"
        assert refused(run("completion")) == said
