"""Sixteen ways to damage an archive, and the pages that hold each evening."""

import random
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from scorepad.archive import page_walk

PAGE = 4096
Spoil = Callable[[Path, random.Random], None]


def _overwrite(file: Path, start: int, put: bytes) -> None:
    data = bytearray(file.read_bytes())
    data[start : start + len(put)] = put[: len(data) - start]
    file.write_bytes(data)


def _page(file: Path, rng: random.Random) -> int:
    return rng.randrange(file.stat().st_size // PAGE) * PAGE


def head_zeroed(file: Path, rng: random.Random) -> None:
    _overwrite(file, 0, bytes(rng.choice((16, 100))))


def head_random(file: Path, rng: random.Random) -> None:
    _overwrite(file, 0, rng.randbytes(100))


def head_altered(file: Path, rng: random.Random) -> None:
    """Change a number in the header: the page size, the page count, the version ..."""
    _overwrite(file, rng.choice((16, 18, 20, 24, 28, 32, 40, 44, 56, 60, 68)), rng.randbytes(4))


def schema_spoilt(file: Path, rng: random.Random) -> None:
    _overwrite(file, rng.randrange(100, PAGE), rng.randbytes(rng.randrange(1, 2000)))


def cut_off(file: Path, rng: random.Random) -> None:
    file.write_bytes(file.read_bytes()[: rng.randrange(file.stat().st_size)])


def sent_as_text(file: Path, rng: random.Random) -> None:
    """A program took it for text, and cut some of it off, or not."""
    data = file.read_bytes().replace(b"\n", b"\r\n")
    file.write_bytes(data[: len(data) - rng.choice((0, 0, 5000))])


def bytes_put_in(file: Path, rng: random.Random) -> None:
    data, put = file.read_bytes(), rng.randbytes(rng.choice((1, 10, 4095, 5000)))
    at = rng.choice((0, rng.randrange(len(data))))
    file.write_bytes(data[:at] + put + data[at:])


def bytes_taken_out(file: Path, rng: random.Random) -> None:
    data = file.read_bytes()
    at = rng.randrange(len(data))
    file.write_bytes(data[:at] + data[at + rng.choice((1, 10, 1000, 4096)) :])


def page_zeroed(file: Path, rng: random.Random) -> None:
    _overwrite(file, _page(file, rng), bytes(PAGE))


def page_random(file: Path, rng: random.Random) -> None:
    _overwrite(file, _page(file, rng), rng.randbytes(PAGE))


def pages_swapped(file: Path, rng: random.Random) -> None:
    one, other = _page(file, rng), _page(file, rng)
    data = file.read_bytes()
    _overwrite(file, one, data[other : other + PAGE])
    _overwrite(file, other, data[one : one + PAGE])


def stretch_random(file: Path, rng: random.Random) -> None:
    _overwrite(file, rng.randrange(file.stat().st_size), rng.randbytes(rng.randrange(1, 9000)))


def bytes_random(file: Path, rng: random.Random) -> None:
    for _ in range(20):
        _overwrite(file, rng.randrange(file.stat().st_size), rng.randbytes(1))


def bit_flipped(file: Path, rng: random.Random) -> None:
    at = rng.randrange(file.stat().st_size)
    _overwrite(file, at, bytes([file.read_bytes()[at] ^ 1 << rng.randrange(8)]))


def value_changed(file: Path, rng: random.Random) -> None:
    _run(
        file,
        rng,
        "UPDATE evenings SET plain=replace(plain, '\"tricks\":1', '\"tricks\":') WHERE id=:key",
        "UPDATE evenings SET binned=ifnull(binned, 0) + 7 WHERE id=:key",
        "UPDATE evenings SET day='2001-01-01' WHERE id=:key",
        "UPDATE history SET change=replace(change, '\"S\"', '\"H\"') WHERE evening=:key",
        "UPDATE history SET action='other', time=time + 9 WHERE evening=:key AND number=:step",
        "UPDATE history SET change='{}' WHERE evening=:key AND number=:step",
        "UPDATE players SET name=name || 'x' WHERE id=:key",
    )


def row_taken_out(file: Path, rng: random.Random) -> None:
    _run(
        file,
        rng,
        "DELETE FROM history WHERE evening=:key AND number=:step",
        "DELETE FROM history WHERE evening=:key AND number >= :step",
        "DELETE FROM history WHERE evening=:key",
        "DELETE FROM evenings WHERE id=:key",
        "DELETE FROM evenings WHERE id >= :key",
    )


KINDS: tuple[Spoil, ...] = (
    *(head_zeroed, head_random, head_altered, schema_spoilt, cut_off, page_zeroed, page_random),
    *(
        sent_as_text,
        bytes_put_in,
        bytes_taken_out,
        pages_swapped,
        stretch_random,
        bytes_random,
        bit_flipped,
        value_changed,
        row_taken_out,
    ),
)


def _run(file: Path, rng: random.Random, *statements: str) -> None:
    db = sqlite3.connect(file, isolation_level=None)
    values = {"key": rng.randrange(1, 9), "step": rng.randrange(1, 9)}
    db.execute(rng.choice(statements), values)
    db.close()


def pages_of(data: bytes) -> dict[int, set[int]]:
    """The pages that hold each evening, with its steps."""
    found: defaultdict[int, set[int]] = defaultdict(set)
    for start in range(0, len(data), PAGE):
        alone = bytearray(len(data))
        alone[start : start + PAGE] = data[start : start + PAGE]
        for number, values in page_walk.records(bytes(alone)):
            if len(values) == 12 and number:
                found[number].add(start)
            if len(values) == 7 and number is None:
                found[values[0]].add(start)
    return found
