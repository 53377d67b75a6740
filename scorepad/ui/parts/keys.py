"""Keys by the names that players see, and those that a keyboard has twice."""

import re
from collections.abc import Iterable

from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

from scorepad.ui.parts.labels import Label

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def mnemonic_key(name: str) -> str:
    """Return the key that leads to what has such a name, as it is written here: Alt+O."""
    return QtGui.QKeySequence.mnemonic(name).toString(QtGui.QKeySequence.SequenceFormat.NativeText)


def underline_once(page: QWidget, taken: Iterable[str]) -> None:
    """Let no letter lead to two places: who meets a letter that is taken goes without one."""
    letters = {QtGui.QKeySequence.mnemonic(text).toString() for text in taken}
    labels = [label for label in page.findChildren(Label) if label.buddy()]
    parts: list[QAbstractButton | Label] = [*page.findChildren(QAbstractButton), *labels]
    for part in parts:
        letter = QtGui.QKeySequence.mnemonic(part.text()).toString()
        if letter in letters:
            part.setText(re.sub(r"&(?=\w)", "", part.text(), count=1))
        elif letter:
            letters.add(letter)
