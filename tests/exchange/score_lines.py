"""Score files of a few lines, with " | " between the lines."""

from scorepad.bridge.evening import Evening
from scorepad.exchange.score_file import read_score_file

SEATS = "seats N=Ann E=Bob S=Cy W=Di"


def in_bytes(lines: str) -> bytes:
    return lines.replace(" | ", "\n").encode()


def read(lines: str) -> Evening:
    return read_score_file(in_bytes(lines))
