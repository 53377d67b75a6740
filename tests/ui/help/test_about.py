"""The box about the program."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from scorepad import __version__
from scorepad.resources import RESOURCES
from scorepad.ui import look
from scorepad.ui.help.about import AboutBox
from tests.ui.windows import Opened, flush


def test_it_opens_from_the_menu_and_closes_by_key(opened: Opened) -> None:
    window = opened()
    window.openers.open_about()
    (box,) = window.findChildren(AboutBox)
    said = [label.text() for label in box.findChildren(QLabel)]
    assert f"Version {__version__}" in said
    QTest.keyClick(box, Qt.Key.Key_Escape)
    flush()
    assert window.findChildren(AboutBox) == []


def test_the_face_can_be_drawn_at_every_size() -> None:
    icon = QIcon(str(look.ICON))
    for side in (16, 48, 256):
        image = icon.pixmap(side, side).toImage()
        assert (image.width(), image.height()) == (side, side)
        assert image.pixelColor(side // 2, side // 2).lightness() < 140  # the heavy line
        assert image.pixelColor(0, 0).alpha() == 0


def test_each_font_comes_with_its_licence() -> None:
    fonts = RESOURCES / "fonts"
    families = {
        file.name.partition("Sans")[0].partition("Serif")[0] for file in fonts.glob("*.ttf")
    }
    assert families == {"DejaVu", "Noto"}
    assert all((fonts / f"{family}-LICENSE.txt").is_file() for family in families)


@pytest.mark.parametrize("points", [9, 12, 28])
def test_nothing_is_cut_off(qtbot: QtBot, opened: Opened, points: int) -> None:
    window = opened()
    window.settings.points = points
    window.apply_look()
    window.openers.open_about()
    (box,) = window.findChildren(AboutBox)
    (scroller,) = box.findChildren(QScrollArea)
    for label in box.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    assert box.height() <= box.screen().availableSize().height()
    assert scroller.verticalScrollBar().maximum() == 0
    box.resize(300, 200)
    assert scroller.verticalScrollBar().maximum() > 0
