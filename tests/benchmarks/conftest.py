"""Ratios of running times, measured side by side, each told beside what it promises.

pytest-benchmark times what is measured; before each of its rounds the anchor runs and is timed by
the same clock. What each promises, and against what, stands in the table of CONTRIBUTING.
"""

import re
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter, process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

Run = Callable[[], object]
TURNS = 200
TABLE = Path(__file__).parents[2] / ".github" / "CONTRIBUTING.md"
ROW = re.compile(r"\| (?P<what>[^|]+) \| (?P<anchor>[^|]+) \| (?P<most>[\d.]+) \|")


def work() -> float:
    """Processor seconds of this process and those it started, whatever else runs."""
    started = getrusage(RUSAGE_CHILDREN)
    return process_time() + started.ru_utime + started.ru_stime


def promises() -> dict[tuple[str, str], float]:
    """How many times its anchor each benchmark may take."""
    rows = map(ROW.fullmatch, TABLE.read_text(encoding="utf-8").splitlines())
    return {(row["what"], row["anchor"]): float(row["most"]) for row in rows if row}


class Told:
    """The lines printed at the end."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._promises = promises()

    def tell(self, what: str, anchor: str, ratio: float, figures: str) -> None:
        """Keep a line with how much something is of its anchor."""
        most = self._promises[what, anchor]
        kept = "   " if ratio <= most else "!! "
        self.lines.append(f"{kept}{ratio:8.2f} of {most:<5g} {what} / {anchor} ({figures})")


TOLD = pytest.StashKey[Told]()
BY_WORK = pytest.mark.benchmark(timer=process_time)
WITH_CHILDREN = pytest.mark.benchmark(timer=work)
BY_THE_CLOCK = pytest.mark.benchmark(timer=perf_counter)
"""Where time goes into waiting for the disk, or for another program."""


@pytest.fixture(scope="session")
def told(pytestconfig: pytest.Config) -> Told:
    return pytestconfig.stash.setdefault(TOLD, Told())


class Ratio:
    """Runs a way and its anchor in turn, so that both run under the same conditions."""

    def __init__(self, benchmark: BenchmarkFixture, told: Told, clock: Callable[[], float]) -> None:
        self._benchmark, self._told, self._clock = benchmark, told, clock

    def compare(
        self,
        what: str,
        run: Run,
        anchor: str,
        run_anchor: Run,
        turns: int = TURNS,
        *,
        before: Run = int,
    ) -> None:
        """Keep a line that tells how many times as long the first takes; once in a test."""
        times = []

        def take_turns() -> None:
            before()
            start = self._clock()
            run_anchor()
            times.append(self._clock() - start)
            before()

        self._benchmark.pedantic(run, setup=take_turns, rounds=turns)
        long, short = self._benchmark.stats.stats.median, median(times)
        self._benchmark.extra_info["of its anchor"] = long / short
        self._told.tell(
            what, anchor, long / short, f"{long * 1e3:,.3f} ms to {short * 1e3:,.3f} ms"
        )


@pytest.fixture
def ratio(benchmark: BenchmarkFixture, told: Told, request: pytest.FixtureRequest) -> Ratio:
    mark = request.node.get_closest_marker("benchmark")
    return Ratio(benchmark, told, mark.kwargs["timer"])


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the ratios, and mark those above what was promised."""
    found = config.stash.get(TOLD, None)
    if found:
        terminalreporter.section("how many times its anchor each takes, of at most")
        for line in found.lines:
            terminalreporter.write_line(line)
