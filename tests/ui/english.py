"""English words left in a window of another language."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

from scorepad.ui import language

HERE = Path(__file__).parent
SMALL = re.compile(r"\b[^\W\d_]*[a-z][^\W\d_]+\b(?!…)")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
NAMES = {
    *("scorepad", "Letter", "Alt", "Ctrl", "Shift", "cy", "di", "sam", "south", "http"),
    *("Howell", "Mitchell"),
    *map(language.name_of, language.languages()),
}
"""The same in every language: the program, a paper, keys, typed text, movements, languages."""
PATHS = re.compile(r"/\S+")
ROWS = 30


def english(found: Iterable[str]) -> set[str]:
    """Texts with a word that was not translated."""
    written = {*NAMES, *written_by_players(), *names_of_days()}
    return {text for text in {*found} if {*SMALL.findall(PATHS.sub("", text))} - written}


@cache
def written_by_players() -> set[str]:
    """The words that the tests write: names, titles, notes, typed text."""
    found: set[str] = set()
    for file in (*HERE.glob("ways/*.py"), HERE.parent / "benchmarks" / "club.py"):
        nodes = [*ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
        remarks = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            match node:
                case ast.Constant(str(text)) if id(node) not in remarks:
                    found.update(SMALL.findall(text))
    return found


def names_of_days() -> Iterator[str]:
    """Qt writes days, in the language of the desktop."""
    for length in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat):
        yield from (QLocale().monthName(month, length) for month in range(1, 13))
        yield from (QLocale().dayName(day, length) for day in range(1, 8))


def texts(top: QWidget) -> Iterator[str]:
    """All texts that a window shows or reads out."""
    for part in (top, *top.findChildren(QWidget)):
        if isinstance(part.parent(), QTabBar):  # its buttons speak like Qt
            continue
        yield from (part.windowTitle(), part.toolTip())
        yield from (part.accessibleName(), part.accessibleDescription())
        yield from (text for action in part.actions() for text in (action.text(), action.toolTip()))
        match part:
            case QLabel() | QAbstractButton():
                yield part.text()
            case QLineEdit():
                yield part.placeholderText()
            case QComboBox():
                yield from map(part.itemText, range(part.count()))
            case QAbstractItemView() if part.isVisible():
                yield from texts_of(part.model())


def texts_of(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    for column in range(model.columnCount()):
        said = [model.headerData(column, Qt.Orientation.Horizontal, role) for role in ROLES]
        for row in range(min(model.rowCount(), ROWS)):
            said += [model.index(row, column).data(role) for role in ROLES]
        yield from (text for text in said if isinstance(text, str))
