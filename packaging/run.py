"""Starts scorepad from a checkout: `python3 packaging/run.py`, with arguments if there are any."""

import sys

from environment import ROOT, finish, python_of, turn_into

# The commands that need nothing but Python.
BARE = ("score", "what-if", "seats", "check", "export", "import")


def main(arguments: list[str]) -> int:
    """Runs scorepad with these arguments, in an environment where it needs one."""
    if arguments and arguments[0] in BARE:
        return run_bare()
    python = python_of("run", ["--editable", ROOT])
    # -P: a file in the user's folder is never taken for a module of Python's.
    return turn_into([python, "-P", "-m", "scorepad", *arguments])


def run_bare() -> int:
    """Runs scorepad in this very Python."""
    import runpy

    sys.path[0] = ROOT
    runpy.run_module("scorepad", run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    finish(main)
