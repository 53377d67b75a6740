"""The command run in this Python process, and what it printed."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from scorepad.commands.cli import main
from scorepad.resources import JSON_VERSION

CHECKOUT = Path(__file__).parents[1]

DEALS = """\
form rubber
E 4DX-3
S 2CX+1
E 4S+1
N 3NT-2
S 3H=
N 1NT+1
N 2D-3
S 6C+1 honours S 100
"""
PLAYERS = """\
seats N="Mr. Smith" S="Mr. Jones" E="Mrs. Smith" W="Mrs. Jones" out=Charlie
stake 2.50
"""
SHEET = """\
Rubber 1
      We | They
     500 |
     100 |
     750 |
      20 |
      30 |
      50 | 300
     100 | 100
     500 | 30
  =======+=======
      80 | 120
  -------+-------
      90 |
      40 |
  -------+-------
     120 |
  -------+-------
    2380 | 550
"""
BACK_SCORE = """
Back score     1
Mr. Smith    +18
Mrs. Smith   −18
Mr. Jones    +18
Mrs. Jones   −18
Charlie        0

Mrs. Smith pays Mr. Smith 45.00
Mrs. Jones pays Mr. Jones 45.00
"""


class Ran(NamedTuple):
    status: int
    out: str
    err: str


def run(*arguments: str, stdin: str | bytes = "") -> Ran:
    """Run the command in this Python process."""
    data = stdin.encode() if isinstance(stdin, str) else stdin
    typed = io.TextIOWrapper(io.BytesIO(data))
    with (
        patch("sys.stdin", typed),
        redirect_stdout(io.StringIO()) as out,
        redirect_stderr(io.StringIO()) as err,
    ):
        try:
            status = main(list(arguments))
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    return Ran(status, out.getvalue(), err.getvalue())


def score(text: str) -> str:
    """The sheets of a score file."""
    ran = run("score", "-", stdin=text)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def refused(ran: Ran) -> str:
    """The only line on standard error of a command that prints nothing else."""
    assert (ran.status, ran.out) == (2, "")
    line, end, more = ran.err.partition("\n")
    assert (end, more) == ("\n", "")
    return line


def in_json(*arguments: str, stdin: str) -> Any:
    ran = run(*arguments, stdin=stdin)
    assert (ran.status, ran.err, ran.out.count("\n")) == (0, "", 1)
    found = json.loads(ran.out)
    assert found.pop("version") == JSON_VERSION
    return found


BARE = (sys.executable, "-S", "-E", "-m", "scorepad")


def program(*arguments: str, stdin: str = "") -> Ran:
    """Run it as a program of its own, where no package is installed."""
    done = subprocess.run(
        [*BARE, *arguments],
        cwd=CHECKOUT,
        input=stdin.encode(),
        capture_output=True,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
