"""Lines of amounts: whose, how much, a button or two, and a remark."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QPushButton

from scorepad.ui.parts.labels import Label

_WHO, _AMOUNT, _BUTTON, _SECOND_BUTTON, _REMARK = range(5)
_SHARE = 0.25
"""The most of a screen's width that a name has in one line."""


class _LineButton(QPushButton):
    """Ignores the second click of a double click, as another line may be there by then."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class AmountLines(QGridLayout):
    """Amounts are right-aligned; the focus keeps its position when lines change."""

    def __init__(self) -> None:
        super().__init__()
        self.setColumnStretch(_REMARK, 1)
        self.setHorizontalSpacing(24)
        self.buttons: list[QPushButton] = []
        self._count = 0
        self._next_button = _BUTTON
        self._focused: int | None = None

    def clear(self) -> None:
        """Remove all lines."""
        focused = (number for number, each in enumerate(self.buttons) if each.hasFocus())
        self._focused = next(focused, None)
        self.buttons = []
        self._count = 0
        while item := self.takeAt(0):
            widget = item.widget()
            if widget:
                widget.hide()
                widget.deleteLater()

    def add_line(self, who: str, amount: str, sentence: str, remark: str = "") -> None:
        """Add a line, which is read aloud as a sentence."""
        self._count += 1
        self._next_button = _BUTTON
        parts = Label(who), Label(amount), Label(remark)
        parts[1].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        parts[1].setAccessibleName(sentence)
        for column, part in zip((_WHO, _AMOUNT, _REMARK), parts, strict=True):
            wide = part.fontMetrics().horizontalAdvance(part.text())
            part.setWordWrap(column == _REMARK or wide > _SHARE * part.screen().size().width())
            self.addWidget(part, self._count, column)

    def add_button(self, text: str, sentence: str, do: Callable[[], object]) -> QPushButton:
        """Add a button to the last line."""
        button = _LineButton(text)
        button.setAccessibleName(f"{text}: {sentence}")
        button.clicked.connect(do)
        self.addWidget(button, self._count, self._next_button)
        self._next_button = _SECOND_BUTTON
        self.buttons.append(button)
        return button

    def focus_again(self) -> None:
        """Restore the focus to the button at the former position, or to the last."""
        if self._focused is not None and self.buttons:
            button = self.buttons[min(self._focused, len(self.buttons) - 1)]
            button.show()  # hidden buttons cannot take it
            button.setFocus()
