#!/usr/bin/env python3
"""Starts scorepad from a checkout: `python3 packaging/run.py`, with arguments if there are any."""

import os
import sys

from environment import ROOT, finish, is_here, is_made, python_of, say, turn_into

from scorepad.commands.arguments import asks_version, needs_qt, opens_window
from scorepad.commands.libraries import no_screen
from scorepad.commands.terminal import WRONG


def main(arguments: list[str]) -> int:
    """Runs scorepad with these arguments, in an environment where it needs one."""
    wrong = no_screen() if opens_window(arguments) else ""
    if wrong:
        say(f"scorepad: {wrong}")  # before anything is fetched for nothing
        return WRONG
    if needs_qt(arguments) or (asks_version(arguments) and is_made("run")):
        python = python_of("run")
        if not is_here(python):
            return turn_into([python, os.path.realpath(__file__), *arguments])
    import runpy

    sys.path[0] = ROOT  # a file in the user's folder is never taken for a module of Python's
    runpy.run_module("scorepad", run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    finish(main)
