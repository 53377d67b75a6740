"""The examples in docstrings of the game's values."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

from scorepad import bridge

MODULES = sorted(Path(*bridge.__path__).glob("*.py"))
SHOWN = [file.stem for file in MODULES if ">>>" in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("module", SHOWN)
def test_the_examples_run(module: str) -> None:
    failed, tried = doctest.testmod(import_module(f"{bridge.__name__}.{module}"))
    assert tried
    assert not failed
