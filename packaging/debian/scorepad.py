#!/usr/bin/python3 -P
"""Starts scorepad with the Python of the system."""

import sys

sys.path.insert(0, "/usr/share/scorepad/lib")

from scorepad.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
