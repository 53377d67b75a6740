"""Text longer by 60 %, in other letters, and what of a window cannot be read with it."""

import re

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTabBar,
    QWidget,
)

from scorepad.ui.deals.cards import CardButton
from tests.ui.translated import said_otherwise

SIGNS = str.maketrans("abcdefghijklmnopqrstuvwxyz", "áḃćḋéḟĝḥíĵķļṁńóṕԛŕśţúṽŵẋýź")
"""Accented letters as wide as plain ones, which remain only in untranslated text."""


def stretched(sentence: str) -> str:
    """Longer by 60 %, in words of usual length, and each small letter with a sign.

    Gaps stay as they are, and examples of typed deals as long.
    """
    said = said_otherwise(sentence, lambda part: part.translate(SIGNS))
    if sentence.startswith("4sn, "):
        return said
    letters = len(re.sub(r"\{\w+\}|&", "", sentence))
    blank = 0 if sentence.endswith("}") else 6  # names beside it stay the words that they are
    longer = "".join(" " if place % 7 == blank else "é" for place in range(-(-letters * 6 // 10)))
    return f"{said}{longer} " if sentence.endswith(" ") else f"{said}{longer}"


def cut_off(top: QWidget) -> list[str]:
    """What cannot be read in a window."""
    found = [f"{top.windowTitle()}: {top.size().toTuple()}"] if too_large(top) else []
    for part in (top, *top.findChildren(QWidget)):
        if part is top or (part.isVisibleTo(top) and part.window() is top):
            lack = lacks(part)
            if lack:
                found.append(f"{top.windowTitle()}: {type(part).__name__} {lack}")
    return found


def too_large(top: QWidget) -> bool:
    """Whether it does not fit on a small laptop."""
    least = top.minimumSizeHint().expandedTo(top.minimumSize())
    return least.boundedTo(QSize(1024, 600)) != least


def lacks(part: QWidget) -> str:
    """What a part shows but has no room for; empty if everything fits."""
    if isinstance(part, QLabel) and part.text() and part.pixmap().isNull():
        return label_lacks(part)
    if isinstance(part, QAbstractButton | QComboBox | QTabBar):
        if (
            isinstance(part, QAbstractButton)
            and not part.text()
            and not isinstance(part, CardButton)
        ):
            return ""
        needs = part.minimumSizeHint()
        if isinstance(part, QAbstractButton) and not isinstance(part, CardButton):
            needs = part.sizeHint()
        if needs.width() > part.width() or needs.height() > part.height() + 1:
            text = part.accessibleName()
            if isinstance(part, QAbstractButton):
                text = part.text() or text
            return f"“{text}” needs {needs.toTuple()}, has {part.size().toTuple()}"
    if isinstance(part, QLineEdit) and line_lacks(part):
        return line_lacks(part)
    if isinstance(part, QScrollArea) and part.horizontalScrollBar().maximum():
        return f"is {part.horizontalScrollBar().maximum()} too narrow for what it holds"
    if isinstance(part, QComboBox) and combo_lacks(part):
        return combo_lacks(part)
    # One that draws itself has different text from that for a screen reader.
    if type(part) is QHeaderView and part.orientation() is Qt.Orientation.Horizontal:
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


def line_lacks(line: QLineEdit) -> str:
    """A hint must be readable until something is typed."""
    if line.text() or not line.placeholderText():
        return ""
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    style = line.style()
    room = style.subElementRect(style.SubElement.SE_LineEditContents, option, line)
    has = room.marginsRemoved(line.textMargins()).width() - 4
    needs = line.fontMetrics().horizontalAdvance(line.placeholderText())
    return f"“{line.placeholderText()}” is {needs} wide, has {has}" if needs > has else ""


def combo_lacks(combo: QComboBox) -> str:
    """The choice must be readable; the others open below."""
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
    """Whether it reaches out of its container, if that cannot be scrolled."""
    holder = part.parentWidget()
    if part.isWindow() or holder is None:
        return ""
    if isinstance(holder.parentWidget(), QAbstractScrollArea):
        return ""
    if isinstance(holder, QAbstractScrollArea):
        return ""
    place = QRect(part.pos(), part.size())
    if QRect(QPoint(0, 0), holder.size()).contains(place) or place.isEmpty():
        return ""
    return f"lies at {place.getRect()} in {type(holder).__name__} {holder.size().toTuple()}"
