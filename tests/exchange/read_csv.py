"""Tables as CSV, read for a test."""

from scorepad.bridge.evening import Evening
from scorepad.exchange.csv_reader import decode
from tests.exchange.refusals import refusal


def evening_of(*lines: str) -> Evening:
    """The evening in a table of these lines."""
    (kept,) = decode("\n".join(lines).encode())
    return kept.evening


def said_of(file: bytes | str) -> str:
    """What is wrong with a file."""
    return str(refusal(decode, file))
