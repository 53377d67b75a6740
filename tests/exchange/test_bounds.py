"""Reading takes time and memory in proportion, and what is too much is refused."""

import json
import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from uuid import UUID

import pytest

from scorepad.bridge.earlier import known
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import Keep, decided, merge
from scorepad.bridge.payments import Debt
from scorepad.bridge.seating_changes import rename
from scorepad.exchange import csv_reader, evening_file
from scorepad.exchange.checks import MOST_FIGURES, MOST_ITEMS, check_sizes
from scorepad.exchange.file_kinds import FileKind
from scorepad.exchange.opening import open_evenings
from scorepad.exchange.reading import bounded_file
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.score_file import read_score_file
from tests.bridge.table import FOUR, entered
from tests.exchange.whole_files import csv_of, evenings_of, pbn_of
from tests.ran import CHECKOUT

DEALS = b"form rubber\nseats N=Ann E=Bob S=Cy W=Di\n" + b"N 3NT=\n" * (MOST_ITEMS + 1)
ROUND = "form rubber\nseats N=a{0} E=b{0} S=c{0} W=d{0}\nN 3NT=\nstop\n"
NAMES = "".join(map(ROUND.format, range(500))).encode()


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("data", "line", "words"),
    [(DEALS, MOST_ITEMS + 3, "too large for evenings"), (NAMES, 2001, "too large for evenings")],
)
def test_a_score_file(data: bytes, line: int, words: str) -> None:
    with pytest.raises(BadData, match=words) as bad:
        read_score_file(data)
    assert bad.value.place == str(line)


@pytest.mark.no_cover
def test_other_files() -> None:
    deals = read_score_file(DEALS.removesuffix(b"N 3NT=\n"))
    assert len(deals.rounds) > 1
    rounds = json.loads(evenings_of([SavedEvening(UUID(int=1), deals)]))
    rounds["evenings"][0]["rounds"] *= 2
    with pytest.raises(BadData, match="too large for evenings"):
        evening_file.decode(json.dumps(rounds).encode())
    table = csv_of([SavedEvening(UUID(int=1), deals)])
    with pytest.raises(BadData, match="too large for evenings"):
        csv_reader.decode(table + table.splitlines(keepends=True)[-1])
    rows = "".join(f"1NT,N,=,a{i},b{i},c{i},d{i},{i}\n" for i in range(500))
    with pytest.raises(BadData, match="too large for evenings"):
        csv_reader.decode(f"contract,declarer,result,north,east,south,west,round\n{rows}".encode())


@pytest.mark.parametrize(
    ("far_too_many", "said"),
    [
        ({"items": MOST_ITEMS + 1}, "too large for evenings"),
        ({"items": 1, "figures": MOST_FIGURES + 1}, "too large for evenings"),
        ({"items": 1, "results": 20_001}, "too large for evenings"),
    ],
)
def test_what_is_too_much(far_too_many: dict[str, int], said: str) -> None:
    with pytest.raises(Impossible, match=said):
        check_sizes(**far_too_many)


def test_what_is_just_not_too_much() -> None:
    check_sizes(MOST_ITEMS, MOST_FIGURES)
    with pytest.raises(Impossible):
        check_sizes(0, MOST_FIGURES + 1)


@pytest.mark.no_cover
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is counted otherwise")
def test_memory(tmp_path: Path) -> None:
    """At most sixty bytes for each byte read, apart from the program itself."""
    used = []
    for times in (1, 60):
        file = tmp_path / f"{times}.txt"
        file.write_bytes(NAMES * times)
        program = (
            "import resource, sys; from scorepad.commands.cli import main; "
            "main(['score', sys.argv[1]]); "
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024)"
        )
        command = [sys.executable, "-c", program, str(file)]
        done = subprocess.run(
            command, cwd=CHECKOUT, capture_output=True, text=True, timeout=60, check=True
        )
        assert "too large for evenings" in done.stderr
        used.append(int(done.stdout))
    assert used[1] - used[0] < 60 * 59 * len(NAMES)


@pytest.mark.parametrize("name", ["yes", "no", "Yes", "true", "False", "None", "N", "=", "-1"])
def test_a_name_that_looks_like_something_else(name: str) -> None:
    evening = rename(
        Evening((entered("N 4S=", "E 3NT-1", seating=FOUR, keeper="Ann"),)), {"Ann": name}
    )
    table = csv_of([SavedEvening(UUID(int=7), evening)])
    assert csv_reader.decode(table)[0].evening == evening


PBN = '[Event "x"]\n[Board "1"]\n'
TABLE = f'{PBN}[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'
LINE = (
    "<TRAVELLER_LINE><NS_PAIR_NUMBER>{0}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>x{0}</EW_PAIR_NUMBER>"
    "</TRAVELLER_LINE>"
)
NO_END = "the line is longer than 4000000 letters"
DEBT = '{{"payer": "a{}", "payee": "b", "amount": "1"}}'
DEAL = '[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n'
PLAYED = (
    "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER>"
    "<EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>PASS</CONTRACT></TRAVELLER_LINE></BOARD>"
)
PAIR = (
    "<PAIR><PAIR_NUMBER>A{0}</PAIR_NUMBER><PLAYER><PLAYER_NAME>a{0}</PLAYER_NAME></PLAYER></PAIR>"
)
TEAM = '<TEAM TEAM_ID="A" TEAM_NAME="x"/>'
ITS_OWN = "1: XML entities are not supported"
OWN = f'%scorepad 2\n%evening {{"id": "{UUID(int=1)}"}}\n%round {{}}\n'
OURS = '{"format": "scorepad evenings", "a": ['
TOO_MANY_PARTS = "too large for evenings of bridge"
TOO_LARGE = "larger than {} megabytes"


def boards(lines: str) -> str:
    return f"<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD></EVENT></USEBIO>"


@pytest.mark.parametrize(
    ("name", "vast", "said"),
    [
        ("x.pbn", PBN + "{" * 120_000, "3: the line is longer than 10000 letters"),
        ("x.pbn", PBN + "{\n" * 60_000, "3: the remark that begins here has no } at its end"),
        ("x.pbn", PBN + " \t{" * 40_000, "3: the line is longer than 10000 letters"),
        ("x.pbn", '[Event "' + "\\a" * 60_000, "1: the line is longer than 10000 letters"),
        ("x.pbn", PBN + "\n" * 250_000, TOO_MANY_PARTS),
        (
            "x.pbn",
            TABLE + "".join(f"{n} x{n} - - -\n" for n in range(2001)),
            "too large for evenings",
        ),
        ("x.pbn", "%scorepad 2\n%evening " + "a" * 4_000_000, f"2: {NO_END}"),
        ("x.pbn", "%scorepad 2\n%evening [\n" + f"%+ {'a' * 9990}\n" * 500, f"2: {NO_END}"),
        pytest.param(
            *("x.pbn", "%scorepad 2\n%evening [\n" + "%+ aa\n" * 2_400_000, f"2: {NO_END}"),
            marks=pytest.mark.no_cover,
        ),
        ("x.pbn", OWN + '[Contract "Pass"]\n\n' * 5001, "10004: too large for evenings"),
        ("x.xml", "<A>" * 31, "1: too large for evenings"),
        ("x.xml", boards("<A/>" * 600_000), TOO_MANY_PARTS),
        ("x.xml", "<USEBIO " + 'a="" ' * 600_000, TOO_MANY_PARTS),
        ("x.xml", "<!DOCTYPE USEBIO [<!ELEMENT A ANY>]><USEBIO/>", ITS_OWN),
        ("x.xml", boards("".join(map(LINE.format, range(2001)))), "too large for evenings"),
        ("x.csv", "contract,declarer,result\n" * 70_000, TOO_MANY_PARTS),
        (
            "x.txt",
            "form rubber\nseats N=a E=b S=c W=d\n" + "extra a b 1 x\n" * 5001,
            "5003: too large for evenings",
        ),
        ("x.pbn", "%evening {}\n" * 100_001, TOO_MANY_PARTS),
        (
            "x.scorepad",
            '{"format": "scorepad evenings", "version": 2, "evenings": [{"id": "'
            + f'{UUID(int=1)}", "debts": [{",".join(map(DEBT.format, range(5001)))}]}}]}}',
            "evenings[0]: too large for evenings",
        ),
        (
            "x.pbn",
            f'[Board "{"1" * 9000}"]\n{DEAL}',
            f"1: “{'1' * 59}…” is not a number from 1 to 9999",
        ),
        ("x.pbn", f'[Board "99999"]\n{DEAL}', "1: “99999” is not a number from 1 to 9999"),
        ("x.scorepad", OURS + "[]," * 1_000_000, TOO_MANY_PARTS),
        ("x.txt", "#" * 20_000_001, TOO_LARGE.format(20)),
        ("x.txt", "#\n" * 500_001, TOO_MANY_PARTS),
        ("x.pbn", "%" * 20_000_001, TOO_LARGE.format(20)),
        ("x.xml", "<" * 20_000_001, TOO_LARGE.format(20)),
        ("x.scorepad", " " * 20_000_001, TOO_LARGE.format(20)),
        ("x.scorepad", '{"a": [' + "[]," * 1_000_000, TOO_MANY_PARTS),
        (
            "x.txt",
            "form duplicate\nboard 1\n" + "".join(f"{n}-X{n}: pass\n" for n in range(2001)),
            "2004: too large for evenings",
        ),
        pytest.param(
            "x.txt",
            "form duplicate\n"
            + "".join(f"board {n % 9999 + 1}\n{n}-X{n}: pass\n" for n in range(20_001)),
            "40003: too large for evenings",
            marks=pytest.mark.no_cover,
        ),
    ],
)  # fmt: skip
def test_vast_files(name: str, vast: str, said: str) -> None:
    """Each of these took minutes, or gigabytes."""
    with pytest.raises(BadData) as bad:
        open_evenings(name, vast.encode())
    assert str(bad.value).startswith(said)


@pytest.mark.no_cover
def test_names_of_many_pairs_are_read_in_proportion() -> None:
    names = "".join(f"pairs {n}=Ann\n" for n in range(20_000))
    (kept,) = open_evenings("x.txt", f"form duplicate\n{names}board 1\n1-2: pass\n".encode())
    assert kept.evening.rounds[0].comparison
    assert len(kept.evening.rounds[0].comparison.names) == 20_000


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("name", "vast"),
    [
        (
            "x.pbn",
            '[Board "1"]\n[Event "x"]\n' + "".join(f'[T{n} "1"]\n' for n in range(100_000)) + DEAL,
        ),
        ("x.xml", f"<USEBIO>{f'<EVENT>{PLAYED}</EVENT>' * 2_500}{'<EVENT/>' * 50_000}</USEBIO>"),
        (
            "x.xml",
            f"<USEBIO>{f'<EVENT>{PLAYED}</EVENT>' * 4_500}"
            f"{''.join(f'<A{n}>x</A{n}>' for n in range(50_000))}</USEBIO>",
        ),
        (
            "x.xml",
            f"<USEBIO><EVENT><PARTICIPANTS>{''.join(map(PAIR.format, range(25_000)))}"
            f"{TEAM * 25_000}</PARTICIPANTS>{PLAYED}</EVENT></USEBIO>",
        ),
        ("x.csv", "contract,declarer,result,note\n" + f"4S,N,=,{'x' * 3900}\n" * 4900),
    ],
    ids=["tags", "events", "what stands beside events", "pairs and teams", "notes"],
)
def test_vast_files_are_read_in_proportion(name: str, vast: str) -> None:
    """Each of these took minutes, as each part was compared with all others."""
    assert open_evenings(name, vast.encode())


@pytest.mark.no_cover
def test_many_debts_are_told_apart_in_proportion() -> None:
    debts = tuple(Debt("Ann", "Bob", Decimal(1)) for _ in range(50_000))
    facts = known(Evening(debts=debts)).facts
    assert len(facts) == len(debts)


@pytest.mark.no_cover
def test_what_two_vast_files_tell_otherwise_is_found_in_proportion() -> None:
    lines = "".join(
        f"board {board}\n" + "".join(f"{n}-x{n}: N 4S=\n" for n in range(1, 1000))
        for board in range(1, 11)
    )
    ours, theirs = (
        open_evenings("x.txt", f"form duplicate\n{text}".encode())[0].known
        for text in (lines, lines.replace("=", "-1"))
    )
    merged = merge(ours, theirs)
    assert len(merged.conflicts) == 9_990
    assert decided(merged, [Keep.THEIRS] * len(merged.conflicts)).evening == theirs.evening


def test_files_of_scorepad_may_hold_all_evenings_of_a_life() -> None:
    many = [SavedEvening(UUID(int=n), Evening((entered("N 4S="),))) for n in range(1, 4)]
    for kind, data in (
        (FileKind.CSV, csv_of(many)),
        (FileKind.PBN, pbn_of(many)),
        (FileKind.EVENINGS, evenings_of(many)),
    ):
        vast = data + b" " * 20_000_001
        assert bounded_file(kind, vast) is vast
