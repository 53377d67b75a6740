"""Damage good files of every kind and open what is left of them.

`python -m tests.exchange.fuzz --number 100000` opens this number and reports how it went.
"""

import argparse
import json
import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple
from uuid import UUID

from scorepad.bridge.deal import Adjustment, NewSeats
from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.options import CHICAGO, DUPLICATE
from scorepad.bridge.payments import Debt, Payment, Settled
from scorepad.bridge.seats import NS
from scorepad.exchange import csv_reader, evening_file, pbn_reader
from scorepad.exchange.file_kinds import FileKind
from scorepad.exchange.opening import open_evenings
from scorepad.exchange.saved_evening import SavedEvening, nameless
from scorepad.exchange.score_file import read_score_file
from tests.bridge.table import FIVE, FOUR, entered, on_board
from tests.exchange.foreign import FOREIGN, foreign
from tests.exchange.whole_files import csv_of, evenings_of, pbn_of, usebio_of
from tests.exchange.written import FILE_OF_VERSION_1

TOO_LONG = 20
"""Seconds after which an input counts as endless."""
PAID = (Payment("Bob", "Ann", Decimal("1.20")),)
EVENINGS = [
    SavedEvening(
        UUID(int=1),
        Evening(
            (
                entered(
                    "N 4SX+1 honours N 100",
                    "E 3NT-2",
                    Adjustment(NS, 50, "=late"),
                    NewSeats(FIVE),
                    "pass",
                    "S 6C",
                    seating=FOUR,
                    stake=Decimal("2.50"),
                    keeper="Ann",
                    ranked=FOUR.players,
                ),
                entered("W 1C", "E 1H+1", form=CHICAGO, seating=FOUR, stopped=True),
            ),
            'At "Ann’s"; tea, cake',
            date(2026, 1, 31),
            "snow\nand tea",
            currency="€",
            debts=(Debt("Bob", "Ann", Decimal(3), "£", "0" * 32, date(2026, 1, 1)),),
            settled=(Settled(PAID, date(2026, 2, 1)),),
        ),
    ),
    SavedEvening(UUID(int=2), Evening((entered(on_board(7, "N 4S"), "E 3NT-1", form=DUPLICATE),))),
]
SCORE_FILE = """\
form rubber # a remark
seats N=Ann E=Bob S="Mrs Cy" W=Di out=Eve
keeper Ann
stake 2.50
N 4SX+1
dealer E
E 3NT-2 honours W 150
pass
adjust NS 200 late
seats N=Ann E=Bob S=Eve W=Di
S 6H=
stop
form duplicate
board 7
W 2D+1
"""
BOARDS = Path(__file__).parents[1] / "golden" / "rankings" / "mitchell.txt"
FILES = {
    FileKind.EVENINGS: evenings_of(EVENINGS),
    FileKind.PBN: pbn_of(EVENINGS),
    FileKind.CSV: csv_of(EVENINGS),
    FileKind.SCORE: SCORE_FILE.encode(),
    FileKind.USEBIO: usebio_of([nameless(read_score_file(BOARDS.read_bytes()))]),
}
_EVERY_FEATURE = (Path(__file__).parent / "data/every_feature.pbn").read_bytes()
FILES_OF_VERSION_1 = {
    FileKind.EVENINGS: FILE_OF_VERSION_1.encode(),
    FileKind.PBN: b"%evening".join(_EVERY_FEATURE.split(b"%evening")[:3]),
}
TOKENS: list[str | bytes] = [
    *(b"", b"\0", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\n\n", b"\t", b"'", b'"'),
    *("\u202e", "\u2028", "\x1b[31m", "<b>&amp;", "=HYPERLINK(1)", "%s{0}\\u0000", "٣", "é" * 300),
    *(b"-1", b"0", b"14", b"99999999999999999999", b"1e999", b"1" * 5000, b"0.1", b"NaN", b"-0"),
    *(
        b"null",
        b"true",
        b"[]",
        b"{}",
        b"[" * 3000,
        b'{"a":' * 3000,
        b"(" * 3000,
        b"%+ ",
        b"%round ",
        b"%deal [1]",
        b"%between ",
        b"%scorepad 3",
        b"NaN",
        b"-Infinity",
    ),
    *(b"2026-02-30", b"pass", b"XX", b"8NT", b"NS", b"kind", b"rounds", b"deal", b",,,,", b";;;;"),
]
WORDS: list[bytes] = [token.encode() if isinstance(token, str) else token for token in TOKENS]


def _nest(depth: int) -> Any:
    return [_nest(depth - 1)] if depth else []


FACTS: list[Any] = [
    *(None, True, -1, 0, 13.5, 10**30, "", "pass", "\x00", "x" * 20_000, [], {}, [[]]),
    *(float("nan"), float("inf"), 10**4000, "\ud800", _nest(400), {"a": _nest(800)}),
    *({"kind": "deal", "contract": "4S"}, ["Ann"] * 8, "1e9", "2026-13-01", "\u2066", "N"),
]


class Outcome(NamedTuple):
    """The outcome of one input."""

    kind: FileKind
    sentence: str
    """Why it was refused; empty if it was read."""
    seconds: float
    """Processor time for opening it."""


def spoiled(seed: int, kind: FileKind) -> bytes:
    """A damaged file; the same one for the same seed."""
    chance = random.Random(f"{seed} {kind}")
    data = FILES_OF_VERSION_1.get(kind, FILES[kind]) if chance.random() < 0.3 else FILES[kind]
    if kind in FOREIGN and chance.random() < 0.5:
        data = foreign(chance, kind).data
    if kind is FileKind.EVENINGS and chance.random() < 0.5:
        data = _other_facts(chance, json.loads(data))
    for _ in range(chance.choice([1, 1, 1, 2, 5])):
        data = chance.choice(_WAYS)(chance, data)
    return data


def _other_facts(chance: random.Random, file: Any) -> bytes:
    """Change, delete, repeat or add a fact."""
    place: Any = file
    while True:
        names = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not names:
            break
        name = chance.choice(names)
        if isinstance(place[name], dict | list) and place[name] and chance.random() < 0.9:
            place = place[name]
            continue
        match chance.randrange(4):
            case 0:
                del place[name]
            case 1 if isinstance(place, dict):
                place[chance.choice(["", "kind", "x" * 300, "\x1b"])] = place[name]
            case 2 if isinstance(place, list):
                place.insert(name, place[name])
            case _:
                place[name] = chance.choice(FACTS)
        break
    return json.dumps(file).encode()


def _cut(chance: random.Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def _remove(chance: random.Random, data: bytes) -> bytes:
    start = chance.randrange(len(data) + 1)
    return data[:start] + data[start + chance.choice([1, 1, 3, 30, 300]) :]


def _insert(chance: random.Random, data: bytes) -> bytes:
    start = chance.randrange(len(data) + 1)
    return data[:start] + chance.choice(WORDS) + data[start + chance.choice([0, 0, 1, 2, 5]) :]


def _flip(chance: random.Random, data: bytes) -> bytes:
    changed = bytearray(data or b"?")
    changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _repeat(chance: random.Random, data: bytes) -> bytes:
    start = chance.randrange(len(data) + 1)
    part = data[start : start + chance.choice([1, 20, 200])]
    return data[:start] + part * chance.choice([2, 2, 50]) + data[start:]


def _shuffle_lines(chance: random.Random, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = chance.randrange(len(lines) + 1), chance.randrange(len(lines) + 1)
    return b"".join([*lines[:one], *lines[other : other + 1], *lines[one:]])


def _change_number(chance: random.Random, data: bytes) -> bytes:
    places = [place for place, byte in enumerate(data) if 48 <= byte < 58]
    if not places:
        return data
    place = chance.choice(places)
    return data[:place] + chance.choice([b"0", b"9", b"-", b"13", b"77777777"]) + data[place + 1 :]


_WAYS: list[Callable[[random.Random, bytes], bytes]] = [
    _cut,
    _remove,
    _insert,
    _flip,
    _repeat,
    _shuffle_lines,
    _change_number,
]


def lost(seed: int, kind: FileKind) -> str:
    """What is silently lost of a good file of another program: nothing."""
    chance = random.Random(f"foreign {seed} {kind}")
    file = foreign(chance, kind)
    try:
        evenings = [kept.evening for kept in open_evenings(f"x{kind}", file.data)]
    except BadData as bad:
        return "" if bad.sentence.strip() else "no sentence"
    rounds = [one for evening in evenings for one in evening.rounds]
    if sum(one.played for one in rounds) != file.results:
        return f"{sum(one.played for one in rounds)} of {file.results} results"
    note = "\n".join(evening.note for evening in evenings)
    missing = [named for named in file.named if named not in note and "more" not in note]
    return ", ".join(missing)


def opened(kind: FileKind, data: bytes) -> Outcome:
    """Open an input; what is read is whole, what is refused is refused in a sentence."""
    started = time.process_time()
    sentence = ""
    try:
        evenings = open_evenings(f"x{kind}", data)
    except BadData as bad:
        seconds, sentence = time.process_time() - started, bad.sentence
        assert sentence.strip(), "no sentence"
        assert "Traceback" not in sentence
    else:
        seconds = time.process_time() - started
        for kept in evenings:
            score_evening(kept.evening)
        assert evening_file.decode(evenings_of(evenings)) == evenings
        once = csv_reader.decode(csv_of(map(_played, evenings)))
        assert csv_reader.decode(csv_of(once)) == once
        assert pbn_reader.decode(pbn_of(evenings)) == evenings
    return Outcome(kind, sentence, seconds)


def _played(kept: SavedEvening) -> SavedEvening:
    """The evening without the points agreed on, of which a table of deals has only the sum."""
    rounds = tuple(
        replace(one, items=tuple(item for item in one.items if not isinstance(item, Adjustment)))
        for one in kept.evening.rounds
    )
    return kept._replace(evening=replace(kept.evening, rounds=rounds))


def outcomes(seeds: range, kinds: tuple[FileKind, ...] = tuple(FileKind)) -> Iterator[Outcome]:
    """Open a file of each kind in turn; whatever goes wrong is reported with its seed."""
    before = signal.signal(signal.SIGALRM, _never_ends)
    try:
        for seed in seeds:
            kind = kinds[seed % len(kinds)]
            signal.alarm(TOO_LONG)
            try:
                yield opened(kind, spoiled(seed, kind))
            except Exception as wrong:
                raise AssertionError(f"seed {seed}, {kind}: {wrong!r}") from wrong
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _never_ends(number: int, frame: FrameType | None) -> None:
    raise TimeoutError(f"not done after {TOO_LONG} seconds")


def main() -> None:
    parser = argparse.ArgumentParser(description="Open spoiled files.")
    parser.add_argument("--number", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--keep", type=Path, help="write one input into a file, and end")
    options = parser.parse_args()
    if options.keep:
        kind = tuple(FileKind)[options.seed % len(FileKind)]
        options.keep.write_bytes(spoiled(options.seed, kind))
        return
    found = list(outcomes(range(options.seed, options.seed + options.number)))
    for kind in FileKind:
        ours = [outcome for outcome in found if outcome.kind is kind]
        refused = Counter(outcome.sentence for outcome in ours if outcome.sentence)
        print(
            f"{kind:10} {len(ours)} opened, {refused.total()} refused in {len(refused)} sentences, "
            f"slowest {max(outcome.seconds for outcome in ours):.2f} s"
        )
    of_others = range(options.seed, options.seed + options.number // 4)
    silent = {seed: lost(seed, FOREIGN[seed % len(FOREIGN)]) for seed in of_others}
    silent = {seed: what for seed, what in silent.items() if what}
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1000
    print(f"{len(of_others)} of other programs, lost in silence: {silent or 0}; {megabytes} MB")


if __name__ == "__main__":
    main()
