"""Opens vast files of every kind: `python -m tests.exchange.vast` says what each of them took.

Each is opened in a process of its own; read or refused, it takes no more than 5 seconds of the
processor and 500 megabytes.
"""

import os
import resource
import sys
from collections.abc import Iterator
from itertools import product

from scorepad.bridge.errors import BadData
from scorepad.exchange.opening import open_evenings

SECONDS, MEGABYTES = 5, 500
SIZES = (1_000_000, 19_000_000, 50_000_000)
TAGS = '[Event "x"]\n[Board "1"]\n'
TABLE = f'{TAGS}[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;MP_NS;MP_EW"]\n'
PIECES = {
    "remarks.pbn": (TAGS, "{ remark }\n", ""),
    "open remarks.pbn": (TAGS, "{", ""),
    "games.pbn": ("", '[Board "1"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n\n', ""),
    "tags.pbn": (TAGS, '[Note "1:a"]\n', ""),
    "rows.pbn": (TABLE, "1 2 4S N 10 420 1 3\n", ""),
    "pairs.pbn": (TABLE, "{n} x{n} 4S N 10 {n}0 1 3\n", ""),
    "our lines.pbn": ("%scorepad 2\n", '%evening {{"id": "{n:032x}"}}\n', ""),
    "elements.xml": ("<USEBIO><EVENT>", "<A/>", "</EVENT></USEBIO>"),
    "open elements.xml": ("<USEBIO><EVENT>", "<A>", ""),
    "attributes.xml": ("<USEBIO ", 'a{n}="" ', "/>"),
    "words.xml": ("<USEBIO><EVENT><DATE>", "word ", "</DATE></EVENT></USEBIO>"),
    "lines.xml": (
        "<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>",
        "<TRAVELLER_LINE><NS_PAIR_NUMBER>{n}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>x{n}</EW_PAIR_NUMBER>"
        "<SCORE>{n}0</SCORE><NS_MATCH_POINTS>1</NS_MATCH_POINTS>"
        "<EW_MATCH_POINTS>2</EW_MATCH_POINTS></TRAVELLER_LINE>",
        "</BOARD></EVENT></USEBIO>",
    ),
    "rows.csv": ("contract,declarer,result\n", "4S,N,=\n", ""),
    "columns.csv": ("contract,declarer,result", ",c{n}", "\n4S,N,=\n"),
    "quotes.csv": ("contract,declarer,result\n4S,N,=,", '"', ""),
    "deals.txt": ("form rubber\n", "N 1C=\n", ""),
    "results.txt": ("form duplicate\nboard 1\n", "{n}-x{n}: score {n}0\n", ""),
    "words.txt": ("form rubber\n", "x", ""),
    "lists.scorepad": ('{"format": "scorepad evenings", "a": [', "[],", "0]}"),
    "open lists.scorepad": ("", "[", ""),
}


def vast(name: str, size: int) -> bytes:
    """A file that repeats one piece, as large as wanted."""
    before, piece, behind = PIECES[name]
    if "{n" not in piece:
        return (before + piece * (size // len(piece)) + behind).encode()
    numbers = range(1, 1 + size // (len(piece) + 4))
    return (before + "".join(piece.format(n=number) for number in numbers) + behind).encode()


def took(name: str, data: bytes) -> tuple[str, float, int]:
    """The outcome, the processor seconds, and the megabytes apart from the file."""
    reading, writing = os.pipe()
    if not os.fork():
        before = resource.getrusage(resource.RUSAGE_SELF)
        try:
            said = f"read {len(open_evenings(name, data))}"
        except BadData as bad:
            said = bad.sentence
        except BaseException as wrong:
            said = f"TRACEBACK {wrong!r}"
        after = resource.getrusage(resource.RUSAGE_SELF)
        megabytes = max(0, after.ru_maxrss - before.ru_maxrss) // 1000
        os.write(writing, f"{after.ru_utime - before.ru_utime} {megabytes} {said[:300]}".encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        seconds, size, said = (answer.read() or "99 9999 KILLED").split(maxsplit=2)
    os.wait()
    return said, float(seconds), int(size)


def main() -> Iterator[str]:
    for name, size in product(PIECES, SIZES):
        said, seconds, megabytes = took(name, vast(name, size))
        bad = "TRACEBACK" in said or "KILLED" in said
        mark = "BAD " if bad or seconds > SECONDS or megabytes > MEGABYTES else ""
        yield f"{mark}{name} {size // 1_000_000} MB: {seconds:.2f} s, {megabytes} MB: {said[:60]}"


if __name__ == "__main__":
    for line in main():
        print(line, flush=True)
    sys.exit()
