"""A button that begins with the players of last time."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import QPushButton

from scorepad.ui.look import USUAL_POINTS, points, text_font
from scorepad.ui.parts.fitted import LISTS_SHARE, in_one_line
from scorepad.ui.parts.overlay import MARGIN
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words.evening import same_as_last_time

_LETTERS = range(9, 0, -1)


class SameAgainButton(QPushButton):
    """Names the players; where they lack room without other words, or shortened."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Sequence[str] = ()
        self.hide()

    def offer(self, names: Sequence[str], tip: str = "") -> None:
        """Name these players, or this session, and say it in full in the tip."""
        self._names = names
        aloud = same_as_last_time(", ".join(names)).replace("&", "", 1)
        self.setAccessibleName(aloud)
        self.setToolTip(plain_tip(tip or aloud))

    def fit(self, room: int) -> None:
        """Write the names in one line of this width."""
        names = [name.replace("&", "&&") for name in self._names]
        whole = same_as_last_time(", ".join(names))
        shorter = [_shortened(names, letters) for letters in _LETTERS if len(names) > 1]
        size = points()
        least = min(size, max(USUAL_POINTS, LISTS_SHARE * size))
        room -= 3 * QFontMetrics(text_font(size)).averageCharWidth() + MARGIN
        for said in (whole, ", ".join(names), *shorter):
            font = in_one_line(said.replace("&", ""), size, least, room)
            shown = QFontMetrics(font).elidedText(said, Qt.TextElideMode.ElideRight, room)
            if shown == said:
                break
        self.setFont(font)
        self.setText(shown)
        self.setShortcut(QKeySequence.mnemonic(whole))


def _shortened(names: Sequence[str], letters: int) -> str:
    """Return the beginnings of names: Marg., Ann, Wolf."""
    return ", ".join(n if len(n) <= letters + 1 else f"{n[:letters]}." for n in names)
