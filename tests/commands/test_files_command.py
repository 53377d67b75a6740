"""The commands that export and import evenings, as a user runs them."""

import csv
import io
import re
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from datetime import date
from itertools import islice
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import pytest

from scorepad import transfer
from scorepad.archive.archive import Archive
from scorepad.archive.facts import Facts
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.commands.cli import main
from scorepad.exchange import opening, reading
from scorepad.exchange.opening import open_file
from tests.bridge.table import FOUR, laid
from tests.ran import DEALS, PLAYERS, SHEET, Ran, program, refused

T = TypeVar("T")
TWO = """\
form rubber
seats N=Ann E=Bob S=Cy W=Di
N 3NT
"""


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return tmp_path / "evenings.db"


def run(archive: Path, *arguments: str | Path) -> Ran:
    named = () if "--archive" in arguments else ("--archive", str(archive))
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            status = main([*named, *map(str, arguments)])
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
    return Ran(status, out.getvalue(), err.getvalue())


def kept(archive: Path) -> list[Evening]:
    opened = Archive.open(archive)
    found = [opened.load(summary.key) for summary in opened.evenings()]
    opened.close()
    return found


@pytest.fixture
def files(tmp_path: Path, archive: Path) -> tuple[Path, Path]:
    """Two score files that were imported."""
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    first.write_text(PLAYERS + DEALS, encoding="utf-8")
    second.write_text(TWO, encoding="utf-8")
    assert run(archive, "import", first, second) == Ran(
        0, f"{first}: 1 evening added\n{second}: 1 evening added\n", ""
    )
    return first, second


def test_a_score_file_comes_in_once(files: tuple[Path, Path], archive: Path) -> None:
    assert run(archive, "import", files[0]).out == f"{files[0]}: 1 evening already there\n"
    assert len(kept(archive)) == 2


@pytest.mark.parametrize("name", ["all.scorepad", "all.pbn", "all"])
def test_what_goes_out_comes_in(
    files: tuple[Path, Path], archive: Path, tmp_path: Path, name: str
) -> None:
    file, other = tmp_path / name, tmp_path / "other.db"
    assert run(archive, "export", "-o", file) == Ran(0, f"{file}: 2 evenings\n", "")
    assert run(other, "import", file) == Ran(0, f"{file}: 2 evenings added\n", "")
    assert sorted(map(str, kept(other))) == sorted(map(str, kept(archive)))
    assert run(other, "import", file) == Ran(0, f"{file}: 2 evenings already there\n", "")
    assert run(archive, "import", file) == Ran(0, f"{file}: 2 evenings already there\n", "")
    assert len(kept(archive)) == len(kept(other)) == 2


def test_what_a_file_cannot_hold_is_named(archive: Path, tmp_path: Path) -> None:
    scores, file = tmp_path / "scores.txt", tmp_path / "all.csv"
    scores.write_text(f"{TWO}extra Ann Bob 3 tea\n", encoding="utf-8")
    run(archive, "import", scores)
    missing = "Not in the file: debts and payments.\n"
    assert run(archive, "export", "-o", file) == Ran(0, f"{file}: 1 evening\n", missing)
    assert run(archive, "export", "-o", tmp_path / "all.pbn").err == ""


@pytest.mark.parametrize("name", ["-", "/dev/stdout"])
def test_standard_output_is_a_file_too(
    files: tuple[Path, Path], archive: Path, tmp_path: Path, name: str
) -> None:
    given, file = ("--archive", str(archive)), tmp_path / "all.pbn"
    file.write_text(program(*given, "export", "--pbn", "-o", name).out, encoding="utf-8")
    assert open_file(file)
    printed = program(*given, "export", "1", "-o", name).out
    run(archive, "export", "1", "-o", tmp_path / "one.scorepad")
    assert printed == (tmp_path / "one.scorepad").read_text(encoding="utf-8")


def test_a_fresh_machine_has_no_evenings_yet(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(tmp_path / "fresh" / "evenings.db"))
    assert main(["export", "--list"]) == 0
    assert capsys.readouterr().out == "There are no evenings yet.\n"
    assert main(["export", "-o", "all.pbn"]) == 2
    assert capsys.readouterr().err == "There are no evenings yet.\n"
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def elsewhere(files: tuple[Path, Path], archive: Path, tmp_path: Path) -> Path:
    """An evening of the archive that was continued elsewhere, and one that nobody changed."""
    file = tmp_path / "all.scorepad"
    run(archive, "export", "-o", file)
    file.write_text(file.read_text().replace('"kind"', '"note": "slam", "kind"', 1))
    return file


def test_nothing_that_is_here_is_replaced_unasked(elsewhere: Path, archive: Path) -> None:
    before = kept(archive)
    assert refused(run(archive, "import", elsewhere)) == (
        f"{elsewhere}: the evening here differs, so nothing was imported; "
        "--replace takes the version of the file: evening 1: Round 1, deal 1: "
        "here 4♦× by Mrs. Smith, 3 down, in the file 4♦× by Mrs. Smith, 3 down (“slam”)"
    )
    assert kept(archive) == before


def test_an_evening_that_went_on_elsewhere_goes_on_here(elsewhere: Path, archive: Path) -> None:
    assert run(archive, "import", "--replace", elsewhere).out == (
        f"{elsewhere}: 1 evening already there, 1 evening changed; "
        "1 result corrected; you can undo this\n"
    )
    assert len(kept(archive)) == 2
    assert run(archive, "import", elsewhere).out == f"{elsewhere}: 2 evenings already there\n"


def test_what_two_files_of_one_command_changed(
    files: tuple[Path, Path], archive: Path, tmp_path: Path
) -> None:
    names = [tmp_path / f"{note}.scorepad" for note in ("slam", "luck")]
    before = kept(archive)
    for name in names:
        run(archive, "export", "2", "-o", name)
        name.write_text(
            name.read_text().replace('"rounds"', f'"title": "{name.stem}", "rounds"', 1)
        )
    assert refused(run(archive, "import", *names)) == (
        f"{names[1]}: the evening here differs, so nothing was imported; "
        "--replace takes the version of the file: the title: here slam, in the file luck"
    )
    assert kept(archive) == before
    assert run(archive, "import", "--replace", *names).out == (
        f"{names[0]}: 1 evening changed; you can undo this\n"
        f"{names[1]}: 1 evening changed; you can undo this\n"
    )


def test_what_cannot_be_merged_is_not_taken_in(archive: Path, tmp_path: Path) -> None:
    lines = "form duplicate\nscoring teams\nboard 1\nA1-B1: N 4S=\nB2-A2: pass\n"
    score, file = tmp_path / "teams.txt", tmp_path / "teams.scorepad"
    score.write_text(lines)
    run(archive, "import", score)
    run(archive, "export", "-o", file)
    others = str.maketrans({"1": "3", "2": "4"})
    file.write_text(
        re.sub('"[AB][12]"', lambda found: found[0].translate(others), file.read_text())
    )
    before = kept(archive)
    assert refused(run(archive, "import", "--replace", file)).startswith(
        f"{file} cannot be merged: A and B: board 1 "
    )
    assert kept(archive) == before


class Keyboard(io.StringIO):
    """Input of somebody at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "yes\n",
            "1 evening already there, 1 evening changed; 1 result corrected; you can undo this",
        ),
        ("no\n", "1 evening already there, 1 evening unchanged"),
        ("\n", "1 evening already there, 1 evening unchanged"),
        ("", "1 evening already there, 1 evening unchanged"),
    ],
)
def test_at_a_terminal_it_is_asked_with_both_side_by_side(
    elsewhere: Path, archive: Path, typed: str, said: str
) -> None:
    before = kept(archive)
    shown = Keyboard()
    with (
        patch("sys.stdin", Keyboard(typed)),
        patch("sys.stderr", shown),
        redirect_stdout(io.StringIO()) as out,
    ):
        assert main(["--archive", str(archive), "import", str(elsewhere)]) == 0
    assert out.getvalue() == f"{elsewhere}: {said}\n"
    first, *_, question = shown.getvalue().splitlines()
    assert first.split("  ")[0] == "As here"
    assert first.endswith("As in the file")
    assert (
        question == f"evening 1: where the two differ, take the version of {elsewhere}? [yes/no] "
    )
    assert "    2380 | 550" in shown.getvalue()
    assert (kept(archive) == before) is (typed != "yes\n")


@pytest.mark.parametrize(
    ("arguments", "begins"),
    [
        (("--csv",), "evening,date,title,round,form,deal"),
        (("--csv", "--semicolon"), "evening;date;title;round;form;deal"),
        (("--csv", "--table", "rounds"), "evening,date,title,round,form,north"),
        (("--csv", "--table", "back-scores"), "evening,date,title,round,player"),
        (("--pbn",), "% PBN 2.1"),
        ((), '{\n  "format": "scorepad evenings"'),
    ],
)
def test_the_kind_of_file_that_is_asked_for(
    files: tuple[Path, Path], archive: Path, tmp_path: Path, arguments: tuple[str, ...], begins: str
) -> None:
    file = tmp_path / "out"
    assert run(archive, "export", "last", *arguments, "-o", file).out == f"{file}: 1 evening\n"
    assert file.read_text(encoding="utf-8-sig").startswith(begins)


def test_a_table_for_a_spreadsheet(files: tuple[Path, Path], archive: Path, tmp_path: Path) -> None:
    file = tmp_path / "scores.csv"
    run(archive, "export", "1", "--table", "back-scores", "-o", file)
    with file.open(encoding="utf-8-sig", newline="") as lines:
        rows = [(row["player"], row["hundreds"], row["money"]) for row in csv.DictReader(lines)]
    assert rows[0] == ("Mr. Smith", "18", "45.00")
    assert len(rows) == 5


def test_which_evenings_there_are(files: tuple[Path, Path], archive: Path) -> None:
    first, second = (
        "  1  Rubber      8  Mr. Smith +18, Mr. Jones +18, Mrs. Smith −18, Mrs. Jones −18",
        "  2  Rubber      1  Ann, Bob, Cy, Di",
    )
    head = "No.  Form    Deals  Result"
    assert run(archive, "export", "--list").out.splitlines() == [head, first, second]
    assert run(archive, "export", "--list", "2").out.splitlines() == [head, second]


def test_the_list_tells_the_days(archive: Path) -> None:
    opened = Archive.open(archive)
    opened.begin(Evening((Round(seating=FOUR, items=laid("N 3N=")),), "Club", date(2026, 1, 31)))
    opened.begin(Evening((Round(seating=FOUR),), "Tonight"))
    opened.close()
    listed = (
        "No.  Day         Form    Deals  Result            Title\n"
        "  1  2026-01-31  Rubber      1  Ann, Bob, Cy, Di  Club\n"
    )
    assert run(archive, "export", "--list").out == listed
    assert run(archive, "export", "--list", "2026-01-31").out == listed
    assert run(archive, "export", "--list", "last").out == listed


def test_an_evening_in_which_nothing_was_entered_is_none(archive: Path) -> None:
    opened = Archive.open(archive)
    opened.begin(Evening((Round(seating=FOUR),)))
    opened.close()
    assert run(archive, "export", "--list").out == "There are no evenings yet.\n"


def test_a_table_for_a_pipe_begins_with_its_columns(
    files: tuple[Path, Path], archive: Path
) -> None:
    out = program("--archive", str(archive), "export", "--csv", "-o", "-").out
    assert out.startswith("evening,date,")


def test_an_evening_is_scored_from_any_file(
    files: tuple[Path, Path], archive: Path, tmp_path: Path
) -> None:
    for name in ("one.scorepad", "one.pbn", "one.csv"):
        run(archive, "export", "1", "-o", tmp_path / name)
        assert run(archive, "score", tmp_path / name).out.startswith(SHEET)
    run(archive, "export", "-o", tmp_path / "all.scorepad")
    assert refused(run(archive, "score", tmp_path / "all.scorepad")) == (
        f"{tmp_path / 'all.scorepad'}: it holds 2 evenings; import it to choose one of them"
    )


# What is refused.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("export",), "scorepad export: name a target with -o FILE, or use --list"),
        (
            ("export", "--list", "-o", "x"),
            "scorepad export: name a target with -o FILE, or use --list",
        ),
        (("export", "--json", "-o", "x"), "scorepad export: --json goes with --list"),
        (
            ("export", "--table", "rounds", "-o", "x.pbn"),
            "scorepad export: --table goes with --csv",
        ),
        (
            ("export", "--semicolon", "--pbn", "-o", "x.csv"),
            "scorepad export: --semicolon goes with --csv",
        ),
        (("export", "--table", "deals", "--list"), "scorepad export: --table goes with --csv"),
        (("check", "--json", "--mend"), "scorepad check: --json and --mend exclude each other"),
        (("export", "7", "--list"), "scorepad export: there is no evening “7”; name its number"),
        (("export", "2026-01-31", "--list"), "scorepad export: there is no evening “2026-01-31”"),
        (("export", "--csv", "--pbn", "-o", "x"), "scorepad export: argument --pbn: not allowed"),
        (
            ("export", "--table", "tricks", "-o", "x"),
            "scorepad export: argument --table: tricks is not one of",
        ),
        (
            ("export", "-o", "evening.pdf"),
            "scorepad export: evening.pdf must end in .scorepad, .pbn, .csv or .xml",
        ),
        (
            ("merge", "a", "b", "-o", "both.txt"),
            "scorepad merge: both.txt must end in .scorepad, .pbn, .csv or .xml",
        ),
        (("export", "-o", "nowhere/x"), "nowhere/x cannot be written: No such file or directory"),
        (("export", "-o", "x\0"), "x\\x00 cannot be written: "),
        (("export", "-o", "."), ". cannot be written: Is a directory"),
        (("export", "--archive", ".", "--list"), "scorepad: . is a folder"),
        (
            ("export", "--archive", "nowhere.db", "--list"),
            "nowhere.db cannot be read: No such file or directory",
        ),
        (("check", "--archive", "."), "scorepad check: . is a folder"),
        (("import", "--archive", ".", "nowhere"), "nowhere cannot be read"),
        (("import", "--archive", ".", "first.txt"), "scorepad: . is a folder"),
        (("import",), "scorepad import: the following arguments are required: FILE; see"),
        (("import", "nowhere"), "nowhere cannot be read: No such file or directory"),
    ],
)
def test_what_cannot_be_done(
    files: tuple[Path, Path],
    archive: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    assert refused(run(archive, *arguments)).startswith(said)
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("bad.scorepad", b"{", ": the file is cut off; open a complete copy"),
        (
            "bad.scorepad",
            b"form rubber",
            ": this is not an evening file of scorepad; choose another file",
        ),
        ("bad", b'{"format": "scorepad evenings", "version": 9}', ":version: the file was writ"),
        (
            "bad",
            b'{"format": "scorepad evenings", "version": 1, "evenings": []}',
            ": it contains no evenings",
        ),
        (
            "bad.db",
            b"SQLite format 3\0",
            ": this is a whole archive; start scorepad with --archive and its name, and "
            "save the evenings you want",
        ),
        ("bad", b"[Event", ": it contains no evenings"),
        (
            "bad.csv",
            b"a;b",
            ":1: this is not a table of deals: the first row must name the columns",
        ),
        ("bad.txt", b"# nothing yet\n", ":1: no round has begun"),
        ("bad", b"form rubber\nN 8S", ":2: a contract is at level 1 to 7, not 8"),
    ],
)
def test_one_bad_file_and_none_is_taken(
    archive: Path, tmp_path: Path, name: str, data: bytes, said: str
) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / name
    good.write_text(TWO)
    bad.write_bytes(data)
    assert refused(run(archive, "import", good, bad)).startswith(f"{bad}{said}")
    assert kept(archive) == []


def test_an_archive_that_is_none(tmp_path: Path) -> None:
    foreign = tmp_path / "letter.db"
    foreign.write_text("Dear Ann, " * 100)
    assert refused(run(foreign, "export", "--list")) == (
        f"scorepad: {foreign} is not an archive of scorepad"
    )


def test_an_archive_that_is_open_elsewhere(
    files: tuple[Path, Path], archive: Path, tmp_path: Path
) -> None:
    """It can be read, and nothing changes under the hands of the other program."""
    opened = Archive.open(archive)
    assert refused(run(archive, "import", files[0])) == (f"another program is using {archive}")
    assert run(archive, "export", "-o", tmp_path / "x.pbn").status == 0
    opened.close()


def test_what_came_in_is_known_to_the_standings(
    files: tuple[Path, Path], archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Archive.open(archive)
    counted = Facts(opened)
    assert counted.outdated() == []
    assert len(opened.evenings()) == 2
    counted.close()
    opened.close()


def interrupted(steps: Iterable[T], number: int) -> Iterator[T]:
    """Steps interrupted by Ctrl+C after this number."""
    yield from islice(steps, number)
    raise KeyboardInterrupt


def test_whoever_leaves_off_counting_has_his_evenings(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "two.txt"
    file.write_text(TWO)
    count = Facts.count
    monkeypatch.setattr(Facts, "count", lambda facts, keys: interrupted(count(facts, keys), 0))
    ran = run(archive, "import", file)
    assert (ran.status, ran.out) == (0, f"{file}: 1 evening added\n")
    assert ran.err.startswith(
        "scorepad import: cancelled while counting; the evenings are in the archive"
    )
    assert len(kept(archive)) == 1


def test_whoever_leaves_off_taking_in_has_none_of_any_file(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = tmp_path / "one.txt", tmp_path / "other.txt"
    one.write_text(TWO)
    other.write_text(PLAYERS + DEALS)
    taken = iter((1, 0))
    importing_evenings = transfer.importing_evenings
    monkeypatch.setattr(
        transfer,
        "importing_evenings",
        lambda *arguments, **how: interrupted(importing_evenings(*arguments, **how), next(taken)),
    )
    err = io.StringIO()
    with redirect_stderr(err), pytest.raises(KeyboardInterrupt):
        main(["--archive", str(archive), "import", str(one), str(other)])
    assert err.getvalue() == "scorepad import: cancelled; no evening was imported\n"
    assert kept(archive) == []


@pytest.mark.parametrize("file", ["first", "second"])
def test_whoever_leaves_off_reading_has_none(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    names = [tmp_path / name for name in ("first", "second")]
    for name in names:
        name.write_text(TWO)
    open_evenings = opening.open_evenings

    def interrupted_at(name: str, data: bytes) -> object:
        if name.endswith(file):
            raise KeyboardInterrupt
        return open_evenings(name, data)

    monkeypatch.setattr(opening, "open_evenings", interrupted_at)
    err = io.StringIO()
    with redirect_stderr(err), pytest.raises(KeyboardInterrupt):
        main(["--archive", str(archive), "import", *map(str, names)])
    assert err.getvalue() == "scorepad import: cancelled; no evening was imported\n"
    assert not archive.exists()


def test_whoever_leaves_off_while_it_is_written_has_all(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "two.txt"
    file.write_text(TWO)
    transaction, parts = Archive.transaction, iter(("all of it", "a file"))

    @contextmanager
    def interrupted_at_the_end(archive: Archive) -> Iterator[None]:
        part = next(parts)
        with transaction(archive):
            yield
            if part == "all of it":
                signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Archive, "transaction", interrupted_at_the_end)
    err = io.StringIO()
    with redirect_stderr(err), pytest.raises(KeyboardInterrupt):
        main(["--archive", str(archive), "import", str(file)])
    assert err.getvalue() == "scorepad import: cancelled; all evenings are in the archive\n"
    assert len(kept(archive)) == 1


@pytest.mark.parametrize("named", ["file", "-"])
@pytest.mark.parametrize("command", ["score", "what-if", "import"])
def test_what_is_too_large_is_not_even_read(
    archive: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    named: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(reading, "MOST", 1000)
    typed = io.BytesIO(b"#" * 5000)
    file = tmp_path / "file"
    file.write_bytes(typed.getvalue())
    with patch("sys.stdin", io.TextIOWrapper(typed)):
        assert refused(run(archive, command, named)) == (
            f"{named}: larger than 400 megabytes, too large for evenings of bridge"
        )
        assert typed.tell() <= 1001
    assert sorted(tmp_path.iterdir()) == [file]


def test_the_usual_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SCOREPAD_ARCHIVE", str(tmp_path / "mine.db"))
    (tmp_path / "two.txt").write_text(TWO)
    with redirect_stdout(io.StringIO()):
        assert main(["import", str(tmp_path / "two.txt")]) == 0
        assert main(["export", "-o", str(tmp_path / "two.scorepad")]) == 0
    (evening,) = open_file(tmp_path / "two.scorepad")
    assert evening.evening == kept(tmp_path / "mine.db")[0]
