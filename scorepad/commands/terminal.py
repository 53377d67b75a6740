"""Output and error messages, whatever is connected to them."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from errno import EACCES, EISDIR, ENOENT, ENOSPC, ENOTDIR, EROFS
from io import TextIOWrapper
from time import monotonic
from typing import TextIO, TypeVar

from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.translatable import Message, translate
from scorepad.commands.desktop_language import said

WRONG = 2
"""The exit status for wrong input."""
LONGEST_LINE = 600
PATIENCE = 1.0
"""Seconds after which progress is shown."""
_BLANKS = "\u00a0\u202f"
"""Blanks that French puts before : ; ! and ?."""
PAUSE = 0.2
"""Seconds between updates."""
_T = TypeVar("_T")


def print_out(text: str | bytes) -> int:
    """Print everything; letters that the terminal lacks are shown as numbers."""
    if sys.stdout is None:
        return _unprinted(Message(translate("words", "standard output is closed")))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        if isinstance(text, bytes):
            sys.stdout.buffer.write(text)
        else:
            sys.stdout.write(_known_signs(text, sys.stdout.encoding))
        sys.stdout.flush()
    except OSError as wrong:
        _give_up(sys.stdout)
        if not isinstance(wrong, BrokenPipeError):
            return _unprinted(system_says(wrong))
        # The reader has seen enough and closed the pipe.
    return 0


def _known_signs(text: str, encoding: str | None) -> str:
    """Replace minus and times signs where the encoding lacks them."""
    try:
        "−×".encode(encoding or "utf-8")
    except UnicodeEncodeError:
        return text.replace("−", "-").replace("×", "x")
    return text


def system_says(wrong: Exception) -> Message:
    """Return the system's message without error number and file name."""
    if not isinstance(wrong, OSError) or not wrong.strerror:
        return Message("{said}", {"said": wrong})
    usual = {
        EACCES: translate("words", "Permission denied"),
        EISDIR: translate("words", "Is a directory"),
        ENOENT: translate("words", "No such file or directory"),
        ENOSPC: translate("words", "No space left on device"),
        ENOTDIR: translate("words", "Not a directory"),
        EROFS: translate("words", "Read-only file system"),
    }
    return Message("{said}", {"said": Message(usual.get(wrong.errno or 0, wrong.strerror))})


def refusal(wrong: ScorepadError | OSError) -> str:
    """Return the message for an error, wherever in a command it occurred."""
    if isinstance(wrong, ScorepadError):
        fault = wrong.message
    else:
        fault = system_says(wrong)
        if wrong.filename is not None:
            named = {"file": os.fsdecode(wrong.filename), "reason": fault}
            text = translate("words", "{file} cannot be read or written: {reason}")
            fault = Message(text, named)
    return said(translate("words", "scorepad: {fault}"), fault=fault)


def _unprinted(reason: Message) -> int:
    complain(said(translate("words", "scorepad: cannot print: {reason}"), reason=reason))
    return WRONG


def complain(sentence: str) -> None:
    """Print an error in one line on standard error, if there is one."""
    if sys.stderr is None:
        return
    try:
        print(_one_line(sentence), file=sys.stderr, flush=True)
    except OSError:
        _give_up(sys.stderr)


def agrees(shown: str, question: str) -> bool:
    """Whether the user says yes to what is shown; no answer means no."""
    yes, no = said(translate("words", "yes")), said(translate("words", "no"))
    try:
        print(f"{shown}\n{question} [{yes}/{no}] ", end="", file=sys.stderr, flush=True)
        typed = sys.stdin.readline()
    except (OSError, ValueError):  # the terminal is gone, or sent invalid bytes
        return False
    return typed.strip().casefold() in ("y", "yes", yes[:1], yes)


def telling(steps: Iterable[_T], total: int, doing: str) -> Iterator[_T]:
    """Yield the steps; a terminal shows the progress if they take long.

    The progress line is erased at the end, before the outcome is printed.
    """
    shown, due = "", monotonic() + PATIENCE
    try:
        for number, step in enumerate(steps, start=1):
            yield step
            if monotonic() > due:
                shown = _one_line(doing.format(number=number, total=total))
                due = monotonic() + PAUSE
                _show(f"\r{shown}")
    finally:
        if shown:
            _show(f"\r{' ' * len(shown)}\r")


def _show(line: str) -> None:
    """Show a line that will be overwritten, only on a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    try:
        print(line, end="", file=sys.stderr, flush=True)
    except OSError:
        _give_up(sys.stderr)


def _give_up(stream: TextIO) -> None:
    """Redirect the stream, so that Python does not try again at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _one_line(text: str) -> str:
    """Return text in one line: input may contain any character and be very long."""
    shown = "".join(
        c if c.isprintable() or c in _BLANKS else c.encode("unicode_escape").decode() for c in text
    )
    return shown if len(shown) <= LONGEST_LINE else shown[: LONGEST_LINE - 1] + "…"
