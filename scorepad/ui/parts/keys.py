"""Names of keys as players see them, and keys that a keyboard has twice."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton, QTabBar, QWidget

from scorepad.ui.parts.labels import Label

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LETTER = re.compile(r"(?<!&)&(?=\w)")


def mnemonic_key(name: str) -> str:
    """Return the shortcut for a label's mnemonic in the local notation: Alt+O."""
    return QtGui.QKeySequence.mnemonic(name).toString(QtGui.QKeySequence.SequenceFormat.NativeText)


def underline_once(page: QWidget, taken: Iterable[str] = ()) -> None:
    """Make mnemonics unique: a widget whose letter is taken gets another one."""
    letters = {_letter(text) for text in taken}
    homeless = []
    for part in _underlined(page):
        if _letter(part.text) in letters:
            homeless.append(part)
        else:
            letters.add(_letter(part.text))
    for part in homeless:
        text = _with_letter(_LETTER.sub("", part.text, count=1), letters)
        letters.add(_letter(text))
        part.say(text)


class _Part(NamedTuple):
    """A widget with a mnemonic, and how to change its text."""

    text: str
    say: Callable[[str], None]


def _underlined(page: QWidget) -> Iterator[_Part]:
    buttons = sorted(page.findChildren(QAbstractButton), key=_is_ticked)
    labels = [label for label in page.findChildren(Label) if label.buddy()]
    parts = [_Part(button.text(), button.setText) for button in buttons]
    parts += [_Part(label.text(), label.setText) for label in labels]
    for tabs in page.findChildren(QTabBar):
        names = map(tabs.tabText, range(tabs.count()))
        parts += [_Part(name, partial(tabs.setTabText, at)) for at, name in enumerate(names)]
    return (part for part in parts if _letter(part.text))


def _is_ticked(button: QAbstractButton) -> bool:
    """Sort key: push buttons come before check boxes, as there may be too few letters."""
    return not isinstance(button, QPushButton)


def _letter(text: str) -> str:
    """Return the mnemonic of a text in upper case; "" if it has none."""
    found = _LETTER.search(text)
    return text[found.end()].upper() if found else ""


def _with_letter(text: str, taken: Collection[str]) -> str:
    """Return the text with a free mnemonic: the first letter of a word, or else any."""
    for pattern in (r"\b\w", r"\w"):
        for found in re.finditer(pattern, text):
            named = f"{text[: found.start()]}&{text[found.start() :]}"
            if _letter(named) not in taken:
                return named
    return text
