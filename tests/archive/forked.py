"""Programs in processes of their own, one after another, each killed at some moment."""

import subprocess
import sys

from tests.ran import CHECKOUT


class Forked:
    """A module of the tests that forks a program for every line it reads."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"tests.archive.{module}", *arguments],
            cwd=CHECKOUT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def begin(self, told: object) -> int:
        """Fork a program, and return its process id."""
        assert self._process.stdin
        self._process.stdin.write(f"{told}\n")
        self._process.stdin.flush()
        return self.heard()[1]

    def heard(self) -> tuple[str, int]:
        assert self._process.stdout
        what, number = self._process.stdout.readline().split()
        return what, int(number)

    def close(self) -> None:
        with self._process:
            assert self._process.stdin
            self._process.stdin.close()
