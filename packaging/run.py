"""Starts scorepad from a checkout: `python3 packaging/run.py`, with arguments if there are any."""

import os
import sys

from environment import ROOT, finish, is_here, python_of, turn_into

from scorepad.commands.arguments import needs_qt


def main(arguments: list[str]) -> int:
    """Runs scorepad with these arguments, in an environment where it needs one."""
    if needs_qt(arguments):
        python = python_of("run")
        if not is_here(python):
            return turn_into([python, os.path.realpath(__file__), *arguments])
    import runpy

    sys.path[0] = ROOT  # a file in the user's folder is never taken for a module of Python's
    runpy.run_module("scorepad", run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    finish(main)
