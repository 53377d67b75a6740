"""Ratios of running times, measured side by side and told at the end of the run."""

from collections.abc import Callable
from statistics import median
from time import perf_counter

import pytest

Run = Callable[[], object]
TURNS = 200


class Ratios:
    """Lets two ways run in turn, so that both meet the same weather, and compares their medians."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def compare(
        self, one: str, run_one: Run, other: str, run_other: Run, turns: int = TURNS
    ) -> None:
        """Keep a line that tells how many times as long the first takes."""
        times: tuple[list[float], list[float]] = ([], [])
        for _ in range(turns):
            for run, taken in zip((run_one, run_other), times, strict=True):
                start = perf_counter()
                run()
                taken.append(perf_counter() - start)
        long, short = map(median, times)
        self.lines.append(
            f"{long / short:6.2f}  {one} ({long * 1e6:,.1f} µs) to {other} ({short * 1e6:,.1f} µs)"
        )


RATIOS = pytest.StashKey[Ratios]()


@pytest.fixture(scope="session")
def ratios(pytestconfig: pytest.Config) -> Ratios:
    return pytestconfig.stash.setdefault(RATIOS, Ratios())


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Tell the ratios below the tables of pytest-benchmark."""
    found = config.stash.get(RATIOS, None)
    if found:
        terminalreporter.section("how many times as long, side by side")
        for line in found.lines:
            terminalreporter.write_line(line)
