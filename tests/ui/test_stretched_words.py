"""Other languages need more room: every window with words longer by 60 %, and nothing cut off."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QMenu,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from scorepad.exchange.score_file import read_score_file
from scorepad.ui import language
from scorepad.ui.main_window import MainWindow
from tests.ui.translated import make_language
from tests.ui.windows import Opened, flush

EVENING = b"""form rubber
seats N=Ann E=Bob S=Cy W="Mrs Di Smith" out=Eve
keeper Ann
stake 2.50
N 4SX+1
E 3NT-2
pass
S 6H= honours S 100
S 2C+1
"""


def stretched(sentence: str) -> str:
    """Longer by 60 %, in words of usual length; gaps and hot keys stay what they are."""
    letters = len(re.sub(r"\{\w+\}|&", "", sentence))
    longer = "".join(" " if place % 7 == 6 else "é" for place in range(-(-letters * 6 // 10)))
    return f"{sentence}{longer}"


@pytest.fixture(scope="session")
def long_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_language(tmp_path_factory.mktemp("long"), "eo", stretched)


@pytest.fixture
def window(app: QApplication, long_words: Path, opened: Opened) -> MainWindow:
    assert language.speak(app, "eo", long_words) == "eo"
    window = opened(read_score_file(EVENING))
    window.resize(1024, 600)
    QApplication.processEvents()
    return window


def actions(menu: QMenu) -> Iterator[QAction]:
    """Everything that can be done, also in menus within menus."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from actions(below)
        elif not action.isSeparator():
            yield action


def cut_off(top: QWidget) -> list[str]:
    """What cannot be read in a window."""
    found = [f"{top.windowTitle()}: {top.size().toTuple()}"] if too_large(top) else []
    for part in top.findChildren(QWidget):
        if part.isVisibleTo(top) and part.window() is top:
            lack = lacks(part)
            if lack:
                found.append(f"{top.windowTitle()}: {type(part).__name__} {lack}")
    return found


def too_large(top: QWidget) -> bool:
    """Whether it cannot be made small enough for a small laptop."""
    least = top.minimumSizeHint().expandedTo(top.minimumSize())
    return least.boundedTo(QSize(1024, 600)) != least


def lacks(part: QWidget) -> str:
    """What a part shows and has no room for; nothing if it has room."""
    if isinstance(part, QLabel) and part.text() and part.pixmap().isNull():
        return label_lacks(part)
    if isinstance(part, QAbstractButton | QComboBox | QTabBar):
        if isinstance(part, QAbstractButton) and not part.text():
            return ""
        needs = part.minimumSizeHint()
        if isinstance(part, QAbstractButton):
            needs = part.sizeHint()
        if needs.width() > part.width() or needs.height() > part.height() + 1:
            text = part.text() if isinstance(part, QAbstractButton) else ""
            return f"“{text}” needs {needs.toTuple()}, has {part.size().toTuple()}"
    if isinstance(part, QComboBox) and combo_lacks(part):
        return combo_lacks(part)
    if isinstance(part, QHeaderView) and part.orientation() is Qt.Orientation.Horizontal:
        return header_lacks(part)
    return outside(part)


def label_lacks(label: QLabel) -> str:
    has = label.contentsRect()
    if label.wordWrap():
        needs = label.heightForWidth(label.width())
        lines = needs > label.height() + 2
        return f"“{label.text()}” is {needs} high, has {label.height()}" if lines else ""
    width = label.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, label.text()).width()
    if width > has.width() + 1:
        return f"“{label.text()}” is {width} wide, has {has.width()}"
    return outside(label)


def combo_lacks(combo: QComboBox) -> str:
    """What is chosen is to be read; what else there is opens below."""
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    style = combo.style()
    parts = style.ComplexControl.CC_ComboBox, style.SubControl.SC_ComboBoxEditField
    has = style.subControlRect(parts[0], option, parts[1], combo).width()
    needs = combo.fontMetrics().horizontalAdvance(combo.currentText())
    return f"“{combo.currentText()}” is {needs} wide, has {has}" if needs > has + 1 else ""


def header_lacks(header: QHeaderView) -> str:
    for section in range(header.count()):
        needs = header.sectionSizeHint(section)
        if not header.isSectionHidden(section) and needs > header.sectionSize(section):
            title = header.model().headerData(section, header.orientation())
            return f"“{title}” needs {needs}, has {header.sectionSize(section)}"
    return ""


def outside(part: QWidget) -> str:
    """Whether it reaches out of what holds it, where nothing can be scrolled."""
    holder = part.parentWidget()
    if holder is None or isinstance(holder.parentWidget(), QAbstractScrollArea):
        return ""
    if isinstance(holder, QAbstractScrollArea):
        return ""
    place = QRect(part.pos(), part.size())
    if QRect(QPoint(0, 0), holder.size()).contains(place) or place.isEmpty():
        return ""
    return f"lies at {place.getRect()} in {type(holder).__name__} {holder.size().toTuple()}"


def test_the_main_window(window: MainWindow) -> None:
    assert cut_off(window) == []


def test_whatever_the_menus_open(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    seen: set[str] = set()
    for menu in [action.menu() for action in window.menuBar().actions()]:
        assert isinstance(menu, QMenu)
        for action in list(actions(menu)):
            if action.shortcut().toString() in LEFT_OUT or not action.isEnabled():
                continue
            action.trigger()
            QApplication.processEvents()
            for top in QApplication.topLevelWidgets():
                if top is window or not top.isVisible() or isinstance(top, QMenu):
                    continue
                if not isinstance(top, QFileDialog):  # whose words are Qt's own
                    seen.add(type(top).__name__)
                    found += cut_off(top)
                top.close()
            flush()
    assert found == []
    assert {"AboutBox", "DealDialog", "EveningDialog", "PrintDialog", "WhatIfWindow"} <= seen


LEFT_OUT = {"Ctrl+Q", "F11"}
