"""Opening a file: of which kind it is, and that no evening is taken for another."""

from pathlib import Path
from uuid import UUID

import pytest

from scorepad.bridge.evening import Evening
from scorepad.exchange.kept import BadFile, Kept
from scorepad.exchange.kinds import Kind, kind_of
from scorepad.exchange.opening import open_evenings, open_file
from scorepad.exchange.saving import save_evenings
from tests.bridge.table import FOUR, entered

KEPT = Kept(UUID(int=7), Evening((entered("N 3NT", seating=FOUR),)))


@pytest.mark.parametrize(
    ("name", "data", "kind"),
    [
        ("x.scorepad", b"", Kind.EVENINGS),
        ("X.SCOREPAD", b"form rubber", Kind.EVENINGS),
        ("x.pbn", b"{", Kind.PBN),
        ("x.csv", b"", Kind.CSV),
        ("-", b' \n{"format"', Kind.EVENINGS),
        ("-", b"\xef\xbb\xbf% PBN", Kind.PBN),
        ("-", b"[Event", Kind.PBN),
        ("-", b"\xef\xbb\xbfevening,date", Kind.CSV),
        ("-", b"evening;date", Kind.CSV),
        ("-", b"evening\tdate", Kind.CSV),
        ("-", b"evening date", Kind.SCORE),
        ("x.txt", b"form rubber", Kind.SCORE),
        ("x.json", b"", Kind.SCORE),
    ],
)
def test_kinds(name: str, data: bytes, kind: Kind) -> None:
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
    assert str(one.id) == "24fb20a1-2f5a-571b-929d-b50b9f008355"


def test_a_bad_line_of_a_score_file() -> None:
    with pytest.raises(BadFile) as bad:
        open_evenings("a.txt", b"form rubber\n8S")
    assert bad.value.place == "2"
