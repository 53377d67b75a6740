"""Brings PySide6 without what it loads besides and a window hardly ever asks for.

Its tools that describe its own calls, and the parts of Python's library that these take, need
about as long as the whole of Qt. They wait until somebody uses them, and so does what the first
picture of the window can do without.
"""

import builtins
import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, cast

from scorepad.ui.quick_enums import make_quickly

if TYPE_CHECKING:
    from importlib.abc import Loader

_TOOLS = "shibokensupport.signature"
SELDOM_USED = frozenset(
    {
        *(f"{_TOOLS}.{name}" for name in ("errorhandler", "layout", "parser")),
        *(f"{_TOOLS}.lib.{name}" for name in ("enum_sig", "pyi_generator", "tool")),
        *("base64", "copy", "ipaddress", "json", "tempfile", "traceback", "zipfile"),
        "scorepad.bridge.notation",
    }
)
"""Whoever takes names from one of these at once, with `from`, loads it at once."""


_IMPORT = builtins.__import__
_LOADING = RLock()


class _WhenUsed:
    """Loads a module when it is first asked for something."""

    def __init__(self, loader: "Loader") -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        has_begun = False

        def ask(name: str) -> object:
            nonlocal has_begun
            with _LOADING:  # by another thread, perhaps
                if not has_begun:
                    has_begun = True
                    self._loader.exec_module(module)
                    if vars(module).get("__getattr__") is ask:
                        del vars(module)["__getattr__"]
            if vars(module).get("__getattr__") is ask:  # while it is loaded it asks for itself
                raise AttributeError(f"module {module.__name__!r} has no attribute {name!r} yet")
            return getattr(module, name)

        vars(module)["__getattr__"] = ask


class _Finder:
    """Is asked before all others where a module is."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target) if name in SELDOM_USED else None
        if spec and spec.loader:
            # Like a Loader in all it does; the class of that name takes long to load.
            spec.loader = cast("Loader", _WhenUsed(spec.loader))
        return spec


_FINDER = _Finder()


def let_wait() -> None:
    """From now on what is seldom used waits until it is used."""
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(0, _FINDER)


def bring_qt() -> None:
    """Import PySide6, the first time that this is done."""
    gc.disable()  # what is made for the first window stays; app.run looks again afterwards
    let_wait()
    make_quickly()
    if sys.platform != "win32":
        sys.setdlopenflags(os.RTLD_LAZY)  # of its ten thousand calls into Qt a window makes few
    import_module("PySide6.QtCore")
    # PySide6 puts an import of its own in its place, which reads the source of every module that
    # comes later, to learn how it would like to spell Qt's names.
    builtins.__import__ = _IMPORT
