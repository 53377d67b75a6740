"""The letters used with Alt, as visible at one moment."""

from collections import defaultdict

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenuBar, QTabBar, QWidget


def letters_twice(top: QWidget) -> list[str]:
    """Parts with the same letter as another part that can be reached at the same time."""
    window = QApplication.activeModalWidget() or top.window()
    found = defaultdict(list)
    for part in (window, *window.findChildren(QWidget)):
        if part.isVisible():
            for text in _texts(part):
                found[QKeySequence.mnemonic(text).toString()].append(text)
    return [f"{letter}: {texts}" for letter, texts in found.items() if letter and len(texts) > 1]


def _texts(part: QWidget) -> list[str]:
    match part:
        case QMenuBar():
            return [action.text() for action in part.actions() if action.isVisible()]
        case QTabBar():
            return [part.tabText(at) for at in range(part.count()) if part.isTabVisible(at)]
        case QAbstractButton() if part.isEnabled():
            return [part.text()]
        case QLabel() if part.buddy():
            return [part.text()]
        case _:
            return []
