"""Pictures of every page in every theme: text, edges and the focus stand out."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import cast

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.window.main_window import MainWindow
from tests.ui.contrast import contrast, greatest_contrast
from tests.ui.reached import place, reached
from tests.ui.test_look import THEMES
from tests.ui.ways.table import Table
from tests.ui.windows import dress

WORDS, EDGES = 4.5, 3.0
"""Required by WCAG 2.2."""
HAVE_WORDS = (QLabel, QAbstractButton, QLineEdit)
HAVE_EDGES = (QLineEdit, QComboBox, QAbstractSpinBox, QPushButton)
THIN = 40
"""The fewest pixels that change with the focus: those of a short line."""
AROUND = 4
"""Pixels around a part in which its focus may be drawn."""
PIECE = 128
"""Bytes compared at once: most of a picture stays the same."""
SHARP = 2
"""The magnification at which strokes of thin letters reach their colour."""
SEEN_FOCUSED: set[tuple[object, ...]] = set()
"""Kinds of parts that showed their focus in a theme, in any window."""


def pale(top: QWidget, window: MainWindow, number: int) -> Iterator[str]:
    """What does not stand out in a window, in the usual theme and one of the others by turns.

    The theme that it is opened in comes first: to dress a window anew takes longest.
    """
    top.activateWindow()
    usual, *others = THEMES
    both = usual, others[number // 2 % len(others)]
    for name in sorted(both, key=lambda each: THEMES[each] != look.colours()):
        theme = THEMES[name]
        if theme != look.colours():
            look.use(theme, 12, window)
        for _ in range(3):
            QApplication.processEvents()
        yield from (f"{name}: {fault}" for fault in faults(top, top.grab().toImage()))
        yield from (f"{name}: {place(part)} shows no focus" for part in not_seen_focused(top, name))


def faults(top: QWidget, picture: QImage) -> Iterator[str]:
    """What is too pale in a picture of a window."""
    for part in top.findChildren(QWidget):
        room = room_of(part, top).intersected(top.rect())
        if not part.isVisible() or not is_seen(part, room, top):
            continue
        said = part.text() if isinstance(part, HAVE_WORDS) else ""
        if said.strip() and is_pale(top, picture, room):
            yield f"{type(part).__name__} “{said}”"
        has_edge = isinstance(part, HAVE_EDGES) and not is_part_of_another(part)
        if has_edge and edge_of(picture, room) < EDGES:
            yield f"{type(part).__name__} “{said}” with a pale edge"
        if isinstance(part, QAbstractItemView):
            yield from faults_in_cells(part, top, picture)


def room_of(part: QWidget, top: QWidget) -> QRect:
    return QRect(part.mapTo(top, QPoint()), part.size())


def is_seen(part: QWidget, room: QRect, top: QWidget) -> bool:
    """Whether all of it is visible, and nothing covers it."""
    if room.size() != part.size() or room.isEmpty():
        return False
    found = top.childAt(room.center())
    return found is not None and (found is part or part.isAncestorOf(found))


def is_part_of_another(part: QWidget) -> bool:
    flat = isinstance(part, QPushButton) and part.isFlat()
    return flat or isinstance(part.parentWidget(), (QComboBox, QAbstractSpinBox))


def faults_in_cells(view: QAbstractItemView, top: QWidget, picture: QImage) -> Iterator[str]:
    model, port = view.model(), view.viewport()
    for row in range(model.rowCount() if model else 0):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            cell = view.visualRect(index)
            said = index.data()
            hidden = cell.isEmpty() or not port.rect().contains(cell)
            if not said or hidden or view.indexWidget(index):
                continue
            room = QRect(port.mapTo(top, cell.topLeft()), cell.size())
            if top.childAt(room.center()) is port and is_pale(top, picture, room):
                yield f"{type(view).__name__} “{said}”"


def is_pale(top: QWidget, picture: QImage, room: QRect) -> bool:
    """Whether text there can hardly be read; thin letters are magnified."""
    if words_in(bytes_of(picture.copy(room))) >= WORDS:
        return False
    sharp = QImage(room.size() * SHARP, QImage.Format.Format_RGB32)
    sharp.setDevicePixelRatio(SHARP)
    top.render(sharp, QPoint(), QRegion(room))
    return words_in(bytes_of(sharp)) < WORDS


@lru_cache(2_000)
def words_in(picture: bytes) -> float:
    """The contrast between the strongest letters and their background."""
    seen = Counter(memoryview(picture).cast("I"))
    behind = seen.most_common(1)[0][0]
    return greatest_contrast(seen, behind)


def bytes_of(picture: QImage) -> bytes:
    return bytes(picture.convertToFormat(QImage.Format.Format_RGB32).constBits())


def edge_of(picture: QImage, room: QRect) -> float:
    """The contrast between the left edge of a part and what is beside it."""
    y = room.center().y()
    beside = picture.pixelColor(max(room.left() - 2, 0), y)
    return max(contrast(picture.pixelColor(room.left() + x, y), beside) for x in range(4))


def not_seen_focused(top: QWidget, theme: str) -> Iterator[QWidget]:
    """Parts that do not show that they have the focus; one of each kind is checked."""
    kinds = {(theme, *kind(part)): part for part in reached(top) if is_whole(part)}
    for looked_at, part in kinds.items():
        if looked_at in SEEN_FOCUSED:
            continue
        part.setFocus(Qt.FocusReason.TabFocusReason)  # what was out of sight scrolls into view
        part.clearFocus()
        before = grabbed(part, top)
        part.setFocus(Qt.FocusReason.TabFocusReason)
        if changed(before, grabbed(part, top)) < THIN:
            yield part
        else:
            SEEN_FOCUSED.add(looked_at)
        part.clearFocus()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_what_is_chosen_in_a_menu_is_seen(theme: look.Colours, table: Table) -> None:
    look.use(theme, 12, table.window)
    bar = table.window.menuBar()
    menu = cast("QMenu", bar.actions()[0].menu())
    for chooser in (bar, menu):
        before = grabbed(chooser, chooser)
        chooser.setActiveAction(chooser.actions()[0])
        assert changed(before, grabbed(chooser, chooser)) >= THIN
    menu.close()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_button_that_is_off_can_be_read(theme: look.Colours, qtbot: QtBot) -> None:
    """Also the one that Enter would press."""
    page = QDialog()
    qtbot.addWidget(page)
    dress(page, theme)
    button = QPushButton("Save")
    button.setDefault(True)
    button.setEnabled(False)
    in_column(button, inside=page)
    page.show()
    within = button.geometry().marginsRemoved(QMargins(9, 9, 9, 9))  # no edge, nor what is round it
    assert not is_pale(page, page.grab().toImage(), within)


def kind(part: QWidget) -> tuple[object, ...]:
    """What parts of the same look have in common, in any window."""
    is_checked = isinstance(part, QAbstractButton) and part.isChecked()
    is_filled = isinstance(part, QPushButton) and (part.isDefault(), part.isFlat())
    has_words = isinstance(part, QLineEdit) and bool(part.text())  # all are chosen with the focus
    around = tuple(type(each) for each in holders(part))
    return *around, part.objectName(), is_checked, is_filled, has_words


def holders(part: QWidget | None) -> Iterator[QWidget]:
    """A part, its parent, and so on up to its window."""
    while part:
        yield part
        part = part.parentWidget()


def is_whole(part: QWidget) -> bool:
    return part.visibleRegion().boundingRect() == part.rect()


def grabbed(part: QWidget, top: QWidget) -> QImage:
    """A picture of a part and its surroundings."""
    QApplication.processEvents()
    return top.grab(room_of(part, top).adjusted(-AROUND, -AROUND, AROUND, AROUND)).toImage()


def changed(before: QImage, after: QImage) -> int:
    """How many pixels changed with enough contrast to be noticed."""
    one, other = bytes_of(before), bytes_of(after)
    pairs = Counter[tuple[int, int]]()
    for start in range(0, len(one), PIECE):
        was, now = one[start : start + PIECE], other[start : start + PIECE]
        if was != now:
            pairs.update(zip(memoryview(was).cast("I"), memoryview(now).cast("I"), strict=True))
    return sum(
        times for (was, now), times in pairs.items() if was != now and contrast(was, now) >= EDGES
    )
