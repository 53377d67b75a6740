"""What is printed, and what is complained of, whatever takes it at the other end."""

import os
import sys
from io import TextIOWrapper
from typing import TextIO

WRONG = 2
"""The exit status where the input was wrong."""
LONGEST_LINE = 600


def print_out(text: str) -> int:
    """Print it all; what the terminal has no letters for is shown by its number."""
    if sys.stdout is None:
        return _unprinted("standard output is closed")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as wrong:
        _give_up(sys.stdout)
        if not isinstance(wrong, BrokenPipeError):
            return _unprinted(str(wrong.strerror))
        # Whoever read the output has seen enough and closed it.
    return 0


def _unprinted(reason: str) -> int:
    complain(f"scorepad: cannot print: {reason}")
    return WRONG


def complain(sentence: str) -> None:
    """Say what is wrong, in one line on standard error, if there is one to say it on."""
    if sys.stderr is None:
        return
    try:
        print(_one_line(sentence), file=sys.stderr, flush=True)
    except OSError:
        _give_up(sys.stderr)


def _give_up(stream: TextIO) -> None:
    """Python must not try once more at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _one_line(text: str) -> str:
    """Whatever came from outside may hold any character, and may be endless."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return shown if len(shown) <= LONGEST_LINE else shown[: LONGEST_LINE - 1] + "…"
