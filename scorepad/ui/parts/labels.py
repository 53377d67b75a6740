"""Labels."""

import re
from math import inf

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from scorepad.ui import look

LARGEST_TITLE = 20
_ENDLESS = re.compile(r"\S{25,}")
_PART = re.compile(r"\S{10}(?=\S)")
_MAY_BREAK = "\N{ZERO WIDTH SPACE}"


class Label(QLabel):
    """A label whose text is never read as markup; used everywhere instead of QLabel.

    Headings are larger by the factor `times`.
    """

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        times: float = 1,
        most: float = inf,
        wraps: bool = True,
    ) -> None:
        """`most` limits the size of headings, in points."""
        super().__init__(parent)
        self._times, self._most, self._growth = times, most, 1.0
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wraps)
        self.setText(text)
        self._set_size()

    def setText(self, text: str) -> None:
        super().setText(breakable(text) if self.wordWrap() else text)

    def text(self) -> str:
        return super().text().replace(_MAY_BREAK, "")

    def say(self, text: str) -> None:
        """Show this text, or hide the label if it is empty."""
        self.setText(text)
        self.setVisible(bool(text))

    def _set_size(self) -> None:
        if self._times != 1:
            points = look.points() * self._growth
            larger = max(points, min(points * self._times, self._most))
            self.setFont(look.text_font(larger, bold=True))

    def grow(self, growth: float) -> None:
        """Let a heading grow with the text below it."""
        self._growth = growth
        self._set_size()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_size()


def line(text: str = "") -> Label:
    """Return a label for one line of text."""
    return Label(text, wraps=False)


def caption(text: str, field: QWidget) -> Label:
    """Return a label for a field, which gets the focus by its mnemonic."""
    made = line(text)
    made.setBuddy(field)
    return made


def heading(text: str = "") -> Label:
    """Return a label for the heading of a page."""
    return Label(text, times=1.25, most=LARGEST_TITLE)


def instead(text: str = "") -> Label:
    """Return a label for the middle of a page that has nothing else to show."""
    label = Label(text)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


def quiet(text: str = "") -> Label:
    """Return an inconspicuous label."""
    label = Label(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def complaint() -> Label:
    """Return a label for errors, hidden until there is one."""
    label = Label()
    label.setForegroundRole(QPalette.ColorRole.BrightText)
    label.hide()
    return label


def breakable(text: str) -> str:
    """Return the text with break opportunities in very long words."""
    return _ENDLESS.sub(_in_parts, text)


def _in_parts(endless: re.Match[str]) -> str:
    return _PART.sub(rf"\g<0>{_MAY_BREAK}", endless.group())
