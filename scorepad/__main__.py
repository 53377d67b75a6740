"""Lets `python3 -m scorepad` run from a bare checkout."""

import sys

from scorepad.cli import main

sys.exit(main())
