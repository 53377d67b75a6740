"""A real screen is asked for by name; everything else is as in the tests without one."""

from tests.ui.conftest import flushed, looks, own_settings

__all__ = ["flushed", "looks", "own_settings"]
