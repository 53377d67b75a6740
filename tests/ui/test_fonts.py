"""Everything shown or printed is in the fonts that come with the program."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

import scorepad
from scorepad.resources import RESOURCES
from scorepad.ui import look
from tests.benchmarks.starts import nobodys

ROOT = Path(scorepad.__file__).parent
WRITERS = [
    *(ROOT / "ui").rglob("*.py"),
    ROOT / "sheets" / "layout.py",
    ROOT / "bridge" / "contract.py",
]
FIGURES = "0123456789+−=×–·"


def raw(file: Path) -> QRawFont:
    font = QRawFont(str(file), 20)
    assert font.isValid()
    return font


def test_every_sign_is_in_one_of_them(qapp: QApplication) -> None:
    symbols = raw(RESOURCES / "fonts" / "DejaVuSans.ttf")
    text = raw(RESOURCES / "fonts" / "NotoSans-Regular.ttf")
    signs = {sign for file in WRITERS for sign in file.read_text("utf-8") if sign.isprintable()}
    missing = [
        sign
        for sign in signs
        if not (text.supportsCharacter(ord(sign)) or symbols.supportsCharacter(ord(sign)))
    ]
    assert missing == []
    assert len(signs) > 100


@pytest.mark.parametrize(
    "file", sorted((RESOURCES / "fonts").glob("Noto*.ttf")), ids=lambda f: f.stem
)
def test_figures_are_all_in_one(file: Path, qapp: QApplication) -> None:
    """A minus from another font would be wider, and thin among bold figures."""
    font = raw(file)
    assert [sign for sign in FIGURES if not font.supportsCharacter(ord(sign))] == []


def test_a_minus_is_as_wide_as_a_figure(qapp: QApplication) -> None:
    metrics = QFontMetricsF(look.text_font(12))
    assert metrics.horizontalAdvance("−") == metrics.horizontalAdvance("8")


ANOTHER_NOTO = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
  <match target="scan">
    <test name="file" compare="contains"><string>{folder}</string></test>
    <edit name="family"><string>Noto Sans</string></edit>
    <edit name="style"><string>Regular</string></edit>
    <edit name="foundry"><string>GOOG</string></edit>
  </match>
</fontconfig>
"""
WIDTHS = """
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from scorepad.ui import look
app = QApplication([])
look.load_fonts()
metrics = QFontMetricsF(look.text_font(12))
print(metrics.horizontalAdvance("−"), metrics.horizontalAdvance("8"))
"""


@pytest.mark.parametrize("place", ["here", "there", "elsewhere", "anywhere", "somewhere"])
def test_a_font_of_the_same_name_on_the_machine_is_not_taken(place: str, tmp_path: Path) -> None:
    """Its place decides whether it is loaded before ours or after."""
    folder = tmp_path / place
    folder.mkdir()
    for number in range(8):
        shutil.copy(RESOURCES / "fonts" / "DejaVuSans.ttf", folder / f"{number}.ttf")
    told = tmp_path / "fonts.conf"
    told.write_text(ANOTHER_NOTO.format(folder=folder))
    environment = {**nobodys(tmp_path), "FONTCONFIG_FILE": str(told)}
    command = [sys.executable, "-c", WIDTHS]
    minus, figure = subprocess.check_output(command, env=environment, encoding="utf-8").split()
    assert minus == figure
