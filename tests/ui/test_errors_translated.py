"""Whatever goes wrong is reported in the language of the window, to the last word."""

import re
import sqlite3
from collections.abc import Callable, Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from scorepad.archive.archive import Archive
from scorepad.archive.errors import ArchiveError, Reason, archive_error
from scorepad.bridge.contract import Contract, Doubling, Strain
from scorepad.bridge.draw import rank_draw, read_card
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.notation import read_deal
from scorepad.bridge.payments import Payment, check_payments
from scorepad.bridge.rotation import propose
from scorepad.bridge.seats import NORTH, Seating
from scorepad.exchange.money import read_money
from scorepad.exchange.names import clean_name, read_seating
from scorepad.exchange.opening import open_evenings
from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.scores.settle_page import SettlePage
from scorepad.ui.window import print_actions
from scorepad.ui.window.file_actions import open_files
from scorepad.ui.words.archive import not_saved
from scorepad.ui.words.errors import error_sentence
from tests.ui.translated import loudly
from tests.ui.windows import Opened, flush, type_deal

KEYWORDS = re.compile(
    r"\b(form points|form|rubber|chicago|cavendish|duplicate|points|honours|on|off|stake|P[a-z]+)\b"
)
"""Words of score files, which are the same in every language; and names."""


@pytest.fixture(autouse=True)
def speaks_loudly(app: QApplication, loud: Path) -> Iterator[None]:
    assert language.speak(app, "eo", loud) == "eo"
    yield
    language.speak(app, "en", loud)


WRONG: dict[str, Callable[[], object]] = {
    "Impossible": lambda: Contract(8, Strain.CLUBS, Doubling.UNDOUBLED, NORTH),
    "a name": lambda: clean_name("A\x07"),
    "a long name": lambda: clean_name("A" * 200),
    "money": lambda: read_money("2,000"),
    "cards": lambda: rank_draw({"ANN": read_card("QC"), "BOB": read_card("QC")}),
    "a payment": lambda: check_payments((Payment("ANN", "ANN", Decimal(1)),)),
    "players": lambda: propose(["ANN"]),
    "seats": lambda: Seating("ANN", "ANN"),
    "Misread": lambda: read_deal("8S+9 H70"),
    "names that are alike": lambda: read_deal("4SP", Seating("PAT", "PETER", "PAUL", "W")),
    "BadSeats": lambda: read_seating("N= X=Y ? E=Z E=Z O=1 O=2 O=3 O=4"),
    "BadLine": lambda: read_score_file(b"FORM RUBBER\nADJUST X -3"),
    "a form": lambda: read_score_file(b"FORM 8"),
    "an option": lambda: read_score_file(b"HONOURS 8"),
    "a line": lambda: read_score_file(b"STAKEE 8"),
    "another line": lambda: read_score_file(b"\xff"),
    "BadData": lambda: open_evenings("A.SCOREPAD", b""),
    "a score file": lambda: open_evenings("A.TXT", b"FORM RUBBER\nBOARD 3"),
    "an archive": lambda: open_evenings("A.TXT", b"SQLite format 3\0"),
    "PBN": lambda: open_evenings("A.PBN", b'[EVENT ""]\n[Event ""]'),
}


@pytest.mark.parametrize("name", WRONG)
def test_no_word_of_english(name: str) -> None:
    with pytest.raises(ScorepadError) as wrong:
        WRONG[name]()
    said = KEYWORDS.sub("", error_sentence(wrong.value))
    assert str(wrong.value) != said
    assert said == said.upper()


@pytest.mark.parametrize("why", Reason)
def test_the_archive(why: Reason) -> None:
    archive_error = ArchiveError(why, Path("A.DB"))
    assert error_sentence(archive_error) == loudly(
        f"{str(archive_error)[:1].upper()}{str(archive_error)[1:]}."
    )
    said = not_saved(archive_error, is_waiting=True)
    assert said == said.upper()


def test_the_system(tmp_path: Path) -> None:
    said = error_sentence(archive_error(sqlite3.Error(), Path("A.DB")))
    assert said == "THE DISK CANNOT READ OR WRITE A.DB."


# In the windows.


def test_a_deal(opened: Opened) -> None:
    window = opened()
    type_deal(window, "9SN+4 XX")
    assert window.entry.message
    assert window.entry.message == window.entry.message.upper()


def test_a_file(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    file = tmp_path / "A.TXT"
    file.write_text("FORM RUBBER\nADJUST NS -3")
    open_files(window, [str(file)])
    said = window.notice.sentence
    assert said.startswith("A.TXT CANNOT BE OPENED. LINE 2: POINTS CAN ONLY BE GIVEN")
    assert said == said.upper()
    open_files(window, [str(tmp_path / "B.TXT")])
    assert window.notice.sentence.startswith("B.TXT CANNOT BE OPENED. THIS FILE OR FOLDER")


def test_a_picture(opened: Opened, tmp_path: Path) -> None:
    window = opened()
    print_actions.save_picture(window, str(tmp_path / "NOWHERE" / "A.PNG"))
    assert "CANNOT BE WRITTEN" in window.notice.sentence


def test_a_stake(opened: Opened) -> None:
    window = opened()
    settle = SettlePage(window.document, EarlierEvenings(), window)
    settle.stake.setText("2,000")
    settle.stake.editingFinished.emit()
    assert settle.complaint == "“2,000” CAN BE READ TWO WAYS; LEAVE OUT THE COMMA."
    settle.close()
    flush()


def test_an_archive_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "A.DB"
    file.write_text("A" * 5000)
    with pytest.raises(ArchiveError) as wrong:
        Archive.open(file)
    assert error_sentence(wrong.value).endswith("IS NOT AN ARCHIVE OF SCOREPAD.")
