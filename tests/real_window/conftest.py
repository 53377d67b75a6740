"""A real screen is asked for by name; everything else is as in the tests without one."""

from tests.ui.conftest import app, flushed, looks, own_settings

__all__ = ["app", "flushed", "looks", "own_settings"]
