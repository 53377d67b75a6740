"""All that is shown or printed is in the fonts that come with the program."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication

import scorepad
from scorepad.ui import look
from scorepad.ui.look import RESOURCES

ROOT = Path(scorepad.__file__).parent
WRITERS = [*(ROOT / "ui").rglob("*.py"), ROOT / "layout.py", ROOT / "bridge" / "contract.py"]
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
    """A minus of another font would be wider, and thin among bold figures."""
    font = raw(file)
    assert [sign for sign in FIGURES if not font.supportsCharacter(ord(sign))] == []


def test_a_minus_is_as_wide_as_a_figure(qapp: QApplication) -> None:
    metrics = QFontMetricsF(look.text_font(12))
    assert metrics.horizontalAdvance("−") == metrics.horizontalAdvance("8")
