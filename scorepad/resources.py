"""Where the files lie that come with the program: beside it, or in a checkout above it."""

from pathlib import Path

_HERE = Path(__file__).resolve()
_INSTALLED, _CHECKOUT = (folder / "resources" for folder in _HERE.parents[:2])
RESOURCES = _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT
