"""A program that opens archives, until it is killed.

`python -m tests.archive.migration_child` reads the names of files. For each a process of its own
opens the archive, which brings it up to date.
"""

import os
import signal
import sys
from pathlib import Path

from scorepad.archive.archive import Archive
from tests.archive.crash_child import say


def main() -> None:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            say("pid", os.getpid())
            archive = Archive.open(Path(line.rstrip("\n")))
            say("open", archive.latest_key() or 0)
            signal.pause()
        os.waitpid(child, 0)
        say("end", 0)


if __name__ == "__main__":
    main()
