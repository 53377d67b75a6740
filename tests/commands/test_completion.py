"""Scripts by which shells complete the commands."""

import subprocess

import pytest

from scorepad.commands.arguments import COMMANDS
from scorepad.commands.completion import Shell
from tests.ran import run


def completed(*typed: str) -> list[str]:
    """What bash offers behind these words; the last of them is just being typed."""
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
    for option in [word for word in run(command, "--help").out.split() if word[:2] == "--"]:
        name = option.rstrip("],").removeprefix("--")
        assert f"--{name}" in script or f"-l {name}" in script
