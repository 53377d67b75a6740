"""Runs pip in its own words' stead: tells what is fetched and how far, and what went wrong."""

import glob
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from threading import Thread

MOMENT = 0.3
"""Seconds from one look at what was fetched to the next."""
# What is smaller than a megabyte is there at once.
FETCHING = re.compile(r"Downloading (?:\S*/)?([^\s/]+)\s+\(([\d.]+) ([MG])B\)")
MEGABYTES = {"M": 1.0, "G": 1000.0}
SENTENCES = {
    "No space left on device|Errno 28|not enough space": (
        "The disk is full. Make room on it; nothing half-done was left."
    ),
    "CERTIFICATE_VERIFY_FAILED": (
        "This machine does not trust the certificate of pypi.org. Is its clock right?"
    ),
    (
        "name resolution|new connection|Network is unreachable|Connection refused|timed out"
        "|getaddrinfo|nodename nor servname|ConnectTimeout|ProxyError|Max retries"
    ): (
        "There is no way to pypi.org, where PySide6 comes from. Is there a network? It is needed "
        "this once."
    ),
    "Permission denied|Errno 13|Read-only file system|Access is denied": (
        "This user may not write there, or may not start programs from there."
    ),
    "No matching distribution|not a supported wheel": (
        "pypi.org has no PySide6 for this Python and this machine. A package of Linux may: "
        "on Debian 13, python3 packaging/build.py deb-thin."
    ),
}
"""What pip says in many lines, and what it means."""


def meaning(printed: str, log: str) -> str:
    """Says in a sentence what went wrong; only what nobody foresaw is left in a file."""
    for pattern, sentence in SENTENCES.items():
        if re.search(pattern, printed):
            return sentence
    with open(log, "w", encoding="utf-8") as file:
        file.write(printed)
    return f"pip could not install what scorepad needs. What it said is in {log}"


def fetched(command: Sequence[str], folder: str, show: Callable[[str], None] | None = None) -> str:
    """Runs pip, which keeps what it fetches in this folder; gives what it printed if it failed."""
    os.makedirs(folder, exist_ok=True)
    environment: Mapping[str, str] = {**os.environ, "TMPDIR": folder, "TEMP": folder}
    lines: list[str] = []
    line = Line(show)
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env=environment,
    ) as process:
        assert process.stdout
        reading = Thread(target=lines.extend, args=(process.stdout,), daemon=True)
        reading.start()
        try:
            while reading.is_alive():
                line.tell(how_far(lines, folder))
                reading.join(MOMENT)
        finally:
            line.end()
            reading.join()  # after Ctrl+C, which pip got too: let it end in good order
    return "".join(lines) if process.returncode else ""


def how_far(lines: Sequence[str], folder: str) -> str:
    """Says what pip does at this moment: its last line that tells it, and the size of its file."""
    for line in reversed([*lines]):
        if line.startswith("Installing collected packages"):
            return "Unpacking it"
        if found := FETCHING.search(line):
            name, whole = found[1].partition("-")[0], float(found[2]) * MEGABYTES[found[3]]
            return f"Fetching {name}: {min(largest(folder), whole):.0f} of {whole:.0f} MB"
    return ""


def largest(folder: str) -> float:
    """Gives the size of the file that grows, in megabytes."""
    return max((size / 1e6 for size in _sizes(folder)), default=0.0)


def _sizes(folder: str) -> Iterator[int]:
    for file in glob.iglob(os.path.join(folder, "**", "*.whl*"), recursive=True):
        try:
            yield os.path.getsize(file)
        except OSError:  # it was taken away at this very moment
            continue


class Line:
    """A line that is written over on a terminal; elsewhere each new thing gets one of its own."""

    def __init__(self, show: Callable[[str], None] | None = None) -> None:
        self._shown = ""
        self._on_terminal = sys.stderr.isatty() if show is None else True
        self._show = show or (lambda text: print(text, end="", file=sys.stderr, flush=True))

    def tell(self, said: str) -> None:
        if self._on_terminal:
            if said != self._shown:
                self._show(f"\r{said.ljust(len(self._shown))}")
                self._shown = said
        elif said.partition(":")[0] != self._shown:
            self._shown = said.partition(":")[0]
            self._show(f"{self._shown}\n")

    def end(self) -> None:
        if self._on_terminal and self._shown:
            self._show("\n")
