"""Evenings to print."""

import random
from dataclasses import replace
from datetime import date

from hypothesis import strategies as st

from scorepad.bridge.evening import ScoredEvening, score_evening
from scorepad.exchange.score_file import read_score_file
from scorepad.sheets.pages import Extent
from scorepad.ui.paper.print_settings import SWITCHES
from tests.ran import DEALS, PLAYERS

SAMPLE = PLAYERS + DEALS
_SWITCHED = {name: st.booleans() for name in SWITCHES}
CHOICES = st.fixed_dictionaries({**_SWITCHED, "extent": st.sampled_from(Extent)})
"""All that can be chosen to be printed."""


def evening(written: str, title: str = "") -> ScoredEvening:
    return score_evening(replace(read_score_file(written.encode()), title=title))


def sample() -> ScoredEvening:
    """The sample rubber, on a Thursday in November."""
    entered = read_score_file(SAMPLE.encode())
    entered = replace(entered, title="Thursday at the Smiths’", day=date(2026, 11, 19))
    return score_evening(replace(entered, currency="€"))


def sixty(form: str = "rubber", seed: int = 4) -> ScoredEvening:
    """An evening of sixty deals."""
    rng = random.Random(seed)
    lines = ["seats N=Ann E=Bob S=Cy W=Di", "stake 0.10", f"form {form}"]
    for number in range(60):
        lines += [f"board {number % 24 + 1}"] if form == "duplicate" else []
        declarer, level, strain = rng.choice("NESW"), rng.randint(1, 5), rng.choice("CDHSN")
        lines.append(f"{declarer} {level}{strain}{rng.choice(('=', '-1', '-2', '+1'))}")
    return evening("\n".join(lines))


def endless() -> ScoredEvening:
    """One rubber of sixty penalties before anybody makes a game."""
    rng = random.Random(4)
    lines = ["seats N=Ann E=Bob S=Cy W=Di", "form rubber"]
    lines += [f"{rng.choice('NESW')} 2{rng.choice('CDHSN')}-1" for _ in range(60)]
    return evening("\n".join([*lines, "N 1C", "E 1C", "N 3NT", "E 1H", "S 4H+1"]))
