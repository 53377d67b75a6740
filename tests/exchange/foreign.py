"""Files as other programs may write them, at random, with what must not be lost of them."""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from scorepad.bridge.comparison import Played, TableResult, What
from scorepad.bridge.notation import read_deal
from scorepad.bridge.ranking import ns_score
from scorepad.exchange.file_kinds import FileKind

CONTRACTS = ("4S", "3NT", "2HX", "1C", "6D", "7NTXX", "PASS")
PLAYERS = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ivy", "Jo", "Kim", "Lou")
BESIDES = ("LEAD", "WEATHER", "MOOD", "HANDSET", "X")


class Foreign(NamedTuple):
    """A file, its number of results, and what its note has to name."""

    kind: FileKind
    data: bytes
    results: int
    named: tuple[str, ...]


class Line(NamedTuple):
    """A result as written in a file; None if the file leaves it out."""

    board: int
    ns: str
    ew: str
    contract: str
    declarer: str
    tricks: str
    score: str
    named: str = ""


def foreign(chance: random.Random, kind: FileKind) -> Foreign:
    """A random file of this kind."""
    return _WRITERS[kind](chance)


def _score(board: int, contract: str, declarer: str, tricks: int) -> int:
    deal = read_deal("pass" if contract == "PASS" else f"{contract} by {declarer}")
    what: What = Played(deal.contract, tricks if deal.contract else 0)
    return ns_score(TableResult(board, "1", "2", what)) or 0


def _lines(chance: random.Random, *, odd: bool) -> Iterator[Line]:
    """Results of several boards, with an odd one now and then."""
    tables = chance.randint(1, 6)
    for board in range(1, chance.randint(1, 6) + 1):
        for table in range(tables):
            contract, declarer = chance.choice(CONTRACTS), chance.choice("NESW")
            tricks = 0 if contract == "PASS" else chance.randint(0, 13)
            score = _score(board, contract, declarer, tricks)
            ns, ew = str(2 * table + 1), str(2 * table + 2)
            at = f"Board {board}, {ns}-{ew}: "
            line = Line(board, ns, ew, contract, declarer, str(tricks), str(score))
            match chance.randrange(16) if odd else 99:
                case 0:
                    line = line._replace(contract="", declarer="", tricks="")
                case 1 if contract != "PASS" or score:
                    line = line._replace(score=str(score + 10), named=at)
                case 2:
                    line = line._replace(contract="8Z", named=at)
                case 3:
                    line = line._replace(contract="", declarer="", tricks="", score="")
            yield line


def _usebio(chance: random.Random) -> Foreign:
    found = [*_lines(chance, odd=True)]
    has_points, boards = chance.random() < 0.3, ""
    for board in sorted({line.board for line in found}):
        boards += f"<BOARD><BOARD_NUMBER>{board}</BOARD_NUMBER>"
        for line in (line for line in found if line.board == board):
            cells = {
                "NS_PAIR_NUMBER": line.ns,
                "EW_PAIR_NUMBER": line.ew,
                "CONTRACT": line.contract,
                "PLAYED_BY": line.declarer,
                "TRICKS": line.tricks,
                "SCORE": line.score,
            }
            if has_points:
                cells |= {
                    f"{side}_MATCH_POINTS": str(chance.randint(0, 4)) for side in ("NS", "EW")
                }
            told = "".join(f"<{name}>{cell}</{name}>" for name, cell in cells.items() if cell)
            boards += f"<TRAVELLER_LINE>{told}</TRAVELLER_LINE>"
        boards += "</BOARD>\n"
    besides = chance.sample(BESIDES, chance.randint(0, 3))
    more = "".join(f"<{name}>1</{name}>" for name in besides)
    if chance.random() < 0.5:
        boards = f"<SESSION><SECTION SECTION_ID='A'>{boards}</SECTION></SESSION>"
    data = f"<USEBIO><EVENT EVENT_TYPE='PAIRS'>{more}{boards}</EVENT></USEBIO>".encode()
    return Foreign(FileKind.USEBIO, data, len(found), (*_named(found), *besides))


def _named(lines: list[Line]) -> Iterator[str]:
    return (line.named for line in lines if line.named)


def _pbn(chance: random.Random) -> Foreign:
    found = [line for line in _lines(chance, odd=True) if line.contract != "8Z"]
    games = '[Event "Club"]\n[Date "2026.01.31"]\n'
    for board in sorted({line.board for line in found}):
        games += (
            f'[Board "{board}"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;'
            'Score_NS"]\n'
        )
        for line in (line for line in found if line.board == board):
            games += " ".join(cell or "-" for cell in line[1:7]) + "\n"
        games += "\n"
    return Foreign(FileKind.PBN, games.encode(), len(found), tuple(_named(found)))


def _csv(chance: random.Random) -> Foreign:
    separator = chance.choice(",;\t")
    besides = chance.sample(BESIDES, chance.randint(0, 2))
    head = ["Board", "Contract", "Declarer", "Tricks", *besides]
    numbers, rows = [*range(1, 17)], []
    for board in chance.sample(numbers, chance.randint(1, 16)):
        contract = chance.choice(CONTRACTS)
        played = (
            ["", ""] if contract == "PASS" else [chance.choice("NESW"), str(chance.randint(0, 13))]
        )
        rows.append([str(board), contract, *played, *("1" for _ in besides)])
    data = "\n".join(separator.join(row) for row in [head, *rows]).encode()
    return Foreign(FileKind.CSV, data, len(rows), tuple(besides))


def _score_file(chance: random.Random) -> Foreign:
    found = [*_lines(chance, odd=False)]
    text, board = "form duplicate\n", 0
    for line in found:
        text += "" if line.board == board else f"board {line.board}\n"
        board = line.board
        what = "pass"
        if line.contract != "PASS":
            over = int(line.tricks) - 6 - int(line.contract[0])
            what = (
                f"{line.declarer} {line.contract}{over:+d}"
                if over
                else f"{line.declarer} {line.contract}="
            )
        text += f"{line.ns}-{line.ew}: {what}\n"
    return Foreign(FileKind.SCORE, text.encode(), len(found), ())


_WRITERS: dict[FileKind, Callable[[random.Random], Foreign]] = {
    FileKind.USEBIO: _usebio,
    FileKind.PBN: _pbn,
    FileKind.CSV: _csv,
    FileKind.SCORE: _score_file,
}
FOREIGN = tuple(_WRITERS)
"""The kinds that other programs write."""
