"""Opening a file: its kind is recognized, and no evening is taken for another."""

import re
from pathlib import Path
from uuid import UUID

import pytest

from scorepad.bridge.errors import BadData
from scorepad.bridge.evening import Evening
from scorepad.exchange.file_kinds import FileKind, kind_of
from scorepad.exchange.opening import open_evenings, open_file
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.exchange.saving import save_evenings
from tests.bridge.table import FOUR, entered

KEPT = SavedEvening(UUID(int=7), Evening((entered("N 3NT", seating=FOUR),)))


@pytest.mark.parametrize(
    ("name", "data", "kind"),
    [
        ("x.scorepad", b"", FileKind.EVENINGS),
        ("X.SCOREPAD", b"form rubber", FileKind.EVENINGS),
        ("x.pbn", b"{", FileKind.PBN),
        ("x.csv", b"", FileKind.CSV),
        ("-", b' \n{"format"', FileKind.EVENINGS),
        ("-", b"\xef\xbb\xbf% PBN", FileKind.PBN),
        ("-", b"[Event", FileKind.PBN),
        ("-", b"\xef\xbb\xbfevening,date", FileKind.CSV),
        ("-", b"evening;date", FileKind.CSV),
        ("-", b"evening\tdate", FileKind.CSV),
        ("-", b'Date,"Contract", Declarer\r\n2026-01-31,', FileKind.CSV),
        ("x.txt", b"contract\tdeclarer\ttricks", FileKind.CSV),
        ("-", b"# contract declarer", FileKind.SCORE),
        ("-", b"evening date", FileKind.SCORE),
        ("x.txt", b"form rubber", FileKind.SCORE),
        ("x.json", b"", FileKind.SCORE),
    ],
)
def test_kinds(name: str, data: bytes, kind: FileKind) -> None:
    assert kind_of(name, data) is kind


@pytest.mark.parametrize("name", ["x.scorepad", "x.PBN", "x.csv", "x"])
def test_what_is_saved_is_opened(tmp_path: Path, name: str) -> None:
    save_evenings(tmp_path / name, [KEPT])
    assert open_file(tmp_path / name) == (KEPT,)


def test_a_score_file_is_known_again_by_what_stands_in_it() -> None:
    (one,) = open_evenings("a.txt", b"form rubber\nN 3NT\n")
    (same,) = open_evenings("b.txt", b"# again\r\nform rubber\r\nN 3NT=")
    (other,) = open_evenings("a.txt", b"form rubber\nN 3NT\nE 1C\n")
    assert one == same
    assert one.id != other.id
    assert str(one.id) == "d96d9af6-7542-537a-b5d3-c057535788ef"


def test_a_bad_line_of_a_score_file() -> None:
    with pytest.raises(BadData) as bad:
        open_evenings("a.txt", b"form rubber\n8S")
    assert bad.value.place == "2"


NO_SCORES = "1: not a scorepad file; score files begin with e.g. form rubber"
JARGON = re.compile(r"JSON|byte|0x|UUID|\bnull\b|[{}\[\]]", re.IGNORECASE)


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("letter.txt", b"Dear Ann,\n\nthank you", NO_SCORES),
        ("page.html", b"<!DOCTYPE html>\n<html>", NO_SCORES),
        (
            "picture.png",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
            "1: this is not a text file; choose another file",
        ),
        (
            "page.pdf",
            b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj",
            "2: this is not a text file; choose another file",
        ),
        (
            "sheet.csv",
            b"Name;Punkte\nAnn;100\n",
            "1: this is not a table of deals: the first "
            "row must name the columns, at least "
            "declarer, contract and result",
        ),
        (
            "club.pbn",
            b'[Event "Club"]\n[Board "1"]\n',
            "no board in this PBN has a result or four hands of cards",
        ),
        ("a.txt", b"\n", "1: no round has begun; begin one with e.g. form rubber"),
        (
            "a.txt",
            b"seats N=A E=B S=C W=D\nDear Ann",
            "2: no line begins with “Dear”",
        ),
        ("a.pbn", b"% PBN 2.1\n", "it contains no evenings"),
        ("a.scorepad", b" \n", "it contains no evenings"),
        ("a.scorepad", b"{'a'", "this part is damaged; open another copy of the file"),
        (
            "a.scorepad",
            b'{"format": 1}',
            "this is not an evening file of scorepad; choose another file",
        ),
        ("a.scorepad", b"PK\3\4", "this is not an evening file of scorepad; choose another file"),
        (
            "evenings.db",
            b"SQLite format 3\0",
            "this is a whole archive; start scorepad with "
            "--archive and its name, and save the evenings "
            "you want",
        ),
    ],
)
def test_foreign_files_in_words_of_the_card_table(name: str, data: bytes, said: str) -> None:
    with pytest.raises(BadData) as bad:
        open_evenings(name, data)
    assert str(bad.value).startswith(said)
    assert not JARGON.search(str(bad.value))
