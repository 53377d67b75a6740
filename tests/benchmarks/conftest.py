"""Ratios of running times, measured side by side, each told beside what it promises.

What each promises, and against what it is measured, stands in the table of CONTRIBUTING.
"""

import re
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import process_time

import pytest

Run = Callable[[], object]
TURNS = 200
TABLE = Path(__file__).parents[2] / ".github" / "CONTRIBUTING.md"
ROW = re.compile(r"\| (?P<what>[^|]+) \| (?P<anchor>[^|]+) \| (?P<most>[\d.]+) \|")


def work() -> float:
    """Seconds of the processors for this process and those it started, whoever else is at work."""
    started = getrusage(RUSAGE_CHILDREN)
    return process_time() + started.ru_utime + started.ru_stime


def promises() -> dict[tuple[str, str], float]:
    """How many times its anchor each benchmark takes at most."""
    rows = map(ROW.fullmatch, TABLE.read_text(encoding="utf-8").splitlines())
    return {(row["what"], row["anchor"]): float(row["most"]) for row in rows if row}


class Ratios:
    """Lets two ways run in turn, so that both meet the same weather, and compares their medians."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._promises = promises()

    def compare(
        self,
        what: str,
        run: Run,
        anchor: str,
        run_anchor: Run,
        turns: int = TURNS,
        *,
        clock: Callable[[], float] = work,
        before: Run = int,
    ) -> None:
        """Keep a line that tells how many times as long the first takes."""
        times: tuple[list[float], list[float]] = ([], [])
        for _ in range(turns):
            for each, taken in zip((run, run_anchor), times, strict=True):
                before()
                start = clock()
                each()
                taken.append(clock() - start)
        long, short = map(median, times)
        self.tell(what, anchor, long / short, f"{long * 1e3:,.3f} ms to {short * 1e3:,.3f} ms")

    def tell(self, what: str, anchor: str, ratio: float, figures: str) -> None:
        """Keep a line that tells how much something is of its anchor."""
        most = self._promises[what, anchor]
        kept = "   " if ratio <= most else "!! "
        self.lines.append(f"{kept}{ratio:8.2f} of {most:<5g} {what} / {anchor} ({figures})")


RATIOS = pytest.StashKey[Ratios]()


@pytest.fixture(scope="session")
def ratios(pytestconfig: pytest.Config) -> Ratios:
    return pytestconfig.stash.setdefault(RATIOS, Ratios())


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Tell the ratios, with a mark where one is larger than was promised."""
    found = config.stash.get(RATIOS, None)
    if found:
        terminalreporter.section("how many times its anchor each takes, of at most")
        for line in found.lines:
            terminalreporter.write_line(line)
