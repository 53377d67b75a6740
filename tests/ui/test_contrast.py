"""Pictures of every page in every theme: words and edges stand out from what is behind them."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from scorepad.ui import look
from tests.ui.contrast import contrast
from tests.ui.every_window import WAYS
from tests.ui.test_look import THEMES
from tests.ui.translated import english_table
from tests.ui.ways.table import Opening, Table

WORDS, EDGES = 4.5, 3.0
"""As WCAG 2.2 asks."""
HAVE_WORDS = (QLabel, QAbstractButton, QLineEdit)
HAVE_EDGES = (QLineEdit, QComboBox, QAbstractSpinBox, QPushButton)


@pytest.fixture
def table(qtbot: QtBot, club: bytes, tmp_path: Path) -> Iterator[Table]:
    with english_table(club, tmp_path) as laid:
        qtbot.addWidget(laid.window)
        yield laid


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_words_and_edges_stand_out(table: Table, way: Opening) -> None:
    top = way(table)
    wrong = []
    for name, theme in THEMES.items():
        look.use(theme, 12, table.window)
        for _ in range(3):
            QApplication.processEvents()
        wrong += [f"{name}: {fault}" for fault in faults(top, top.grab().toImage())]
    assert not wrong, "\n".join(wrong)


def faults(top: QWidget, picture: QImage) -> Iterator[str]:
    """What is too pale in a picture of a window."""
    for part in top.findChildren(QWidget):
        place = QRect(part.mapTo(top, QPoint()), part.size()).intersected(top.rect())
        if not part.isVisible() or not is_seen(part, place, top):
            continue
        said = part.text() if isinstance(part, HAVE_WORDS) else ""
        if said.strip() and words_in(picture, place) < WORDS:
            yield f"{type(part).__name__} “{said}”"
        has_edge = isinstance(part, HAVE_EDGES) and not is_part_of_another(part)
        if has_edge and edge_of(picture, place) < EDGES:
            yield f"{type(part).__name__} “{said}” with a pale edge"
        if isinstance(part, QAbstractItemView):
            yield from faults_in_cells(part, top, picture)


def is_seen(part: QWidget, place: QRect, top: QWidget) -> bool:
    """Whether all of it is in sight, and nothing lies over it."""
    if place.size() != part.size() or place.isEmpty():
        return False
    found = top.childAt(place.center())
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
            if not said or not port.rect().contains(cell) or view.indexWidget(index):
                continue
            place = QRect(port.mapTo(top, cell.topLeft()), cell.size())
            if top.childAt(place.center()) is port and words_in(picture, place) < WORDS:
                yield f"{type(view).__name__} “{said}”"


def words_in(picture: QImage, place: QRect) -> float:
    """How far the strongest letters of a part stand apart from what is behind them."""
    part = picture.copy(place).convertToFormat(QImage.Format.Format_RGB32)
    seen = Counter(memoryview(part.constBits()).cast("I"))
    behind = QColor(seen.most_common(1)[0][0])
    return max(contrast(QColor(each), behind) for each in seen)


def edge_of(picture: QImage, place: QRect) -> float:
    """How far the left edge of a part stands apart from what is beside it."""
    y = place.center().y()
    beside = picture.pixelColor(max(place.left() - 2, 0), y)
    return max(contrast(picture.pixelColor(place.left() + x, y), beside) for x in range(4))


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("kind", [QLineEdit, QPushButton, QComboBox, QSpinBox, QCheckBox])
def test_the_focus_is_seen(kind: type[QWidget], theme: look.Colours, table: Table) -> None:
    """What changes with the focus stands out from what was there before."""
    look.use(theme, 12, table.window)
    part = kind(table.window.centralWidget())
    if isinstance(part, QCheckBox):
        part.setText("Honours count")
    part.setGeometry(20, 20, 200, 40)
    table.window.entry.field.setFocus()
    part.show()
    QApplication.processEvents()
    before = part.grab().toImage()
    part.setFocus()
    QApplication.processEvents()
    after = part.grab().toImage()
    assert part.hasFocus()
    places = [(x, y) for x in range(200) for y in range(40)]
    changed = [
        contrast(after.pixelColor(x, y), before.pixelColor(x, y))
        for x, y in places
        if after.pixel(x, y) != before.pixel(x, y)
    ]
    assert sum(each >= EDGES for each in changed) >= 40
