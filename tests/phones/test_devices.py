"""Phones with a bad network, killed phones, a killed laptop: nothing twice, nothing lost."""

from pathlib import Path

import pytest

from tests.phones.devices import play


@pytest.mark.parametrize("seed", range(40))
def test_an_evening_with_a_bad_network(seed: int, tmp_path: Path) -> None:
    play(seed, str(tmp_path))
