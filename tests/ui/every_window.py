"""Every way to a window: the modules in tests/ui/ways, found by themselves."""

from importlib import import_module
from pathlib import Path

from tests.ui.ways import table

for file in sorted(Path(__file__).parent.glob("ways/*.py")):
    import_module(f"tests.ui.ways.{file.stem}")
WAYS = table.WAYS
