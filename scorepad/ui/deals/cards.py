"""Buttons that look like cards of a bidding box."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from scorepad.bridge.contract import NOTRUMP, Strain
from scorepad.ui import look
from scorepad.ui.look import CENTRE, FINGER, LEFT, text_font
from scorepad.ui.painting.suits import suit_in
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.tips import plain_tip
from scorepad.ui.words import language

EDGE = 2
"""Pixels around a card, within which a finger hits it too."""
_LEAST_SCALE = 0.75
"""How far long names shrink before they are cut off."""


class CardButton(QAbstractButton):
    """A card with a bid, a name or a figure; the selected one is in the accent colour.

    It fills its place, and a click leaves the focus in the line.
    """

    def __init__(
        self, text: str, name: str, *, bid: tuple[int, Strain] | None = None, letter: str = ""
    ) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setToolTip("" if bid else plain_tip(name))
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._text = text
        self._bid = bid
        self._letter = letter

    def set_text(self, text: str, name: str = "") -> None:
        """Set the text, and the accessible name if it differs."""
        self._text = text
        self.setAccessibleName(name or text)
        self.updateGeometry()
        self.update()

    def set_bid(self, bid: tuple[int, Strain] | None) -> None:
        """Show this bid instead of the text, or the text again."""
        self._bid = bid
        self.update()

    @property
    def _points(self) -> float:
        return self.font().pointSizeF()

    @property
    def _high(self) -> int:
        """The height of a card at this text size; edges are in proportion."""
        return max(FINGER, round(self._points * 2.4))

    def minimumSizeHint(self) -> QSize:
        """The smallest size at which only very long names are cut off."""
        metrics = QFontMetricsF(text_font(self._points * 1.08 * _LEAST_SCALE, bold=True))
        wide = _width(_in_two(self._text, metrics), metrics) + self._high * 0.16 + 8
        return QSize(round(min(wide, max(120, self._points * 8.8))), self._high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select at Space; leave Enter to the window, where it enters the deal."""
        if event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = look.colours()
        body = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        bend = self._high * 0.12
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(colours.accent, 2))
                painter.drawRoundedRect(body.adjusted(-1, -1, 1, 1), bend + 1, bend + 1)
                body = body.adjusted(1, 1, -1, -1)
            fill, edge = self._paper
            painter.setPen(edge)
            painter.setBrush(fill)
            painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), bend, bend)
            if self._bid:
                self._draw_bid(painter, body, self._bid)
            else:
                self._draw_text(painter, self._draw_letter(painter, body))

    def _draw_letter(self, painter: QPainter, body: QRectF) -> QRectF:
        """Draw the letter of a chair before a name; return the remaining area."""
        if not self._letter or self._text.startswith(self._letter):
            return body
        font, edge = text_font(self._points), self._high * 0.14
        painter.setFont(font)
        painter.setPen(self._ink)
        painter.drawText(body.adjusted(edge, 0, 0, 0), LEFT, self._letter)
        return body.adjusted(edge + QFontMetricsF(font).horizontalAdvance("W"), 0, 0, 0)

    @property
    def _is_lit(self) -> bool:
        return self.isChecked()

    @property
    def _paper(self) -> tuple[QColor, QColor]:
        """Return the fill colour and the edge colour."""
        colours = look.colours()
        clear = QColor(Qt.GlobalColor.transparent)
        if not self.isEnabled():
            return clear, clear
        if self._is_lit:
            return colours.accent, colours.accent
        return colours.glow if self.underMouse() else colours.paper, colours.edge

    @property
    def _ink(self) -> QColor:
        colours = look.colours()
        if not self.isEnabled():
            return colours.quiet
        return colours.on_accent if self._is_lit else colours.text

    def _draw_text(self, painter: QPainter, body: QRectF) -> None:
        """Draw the text in one line or two, cut off if it is too long."""
        room = body.width() - self._high * 0.16
        font = text_font(self._points * 1.08, bold=self._is_lit)
        metrics = QFontMetricsF(font)
        lines = [self._text]
        if _width(lines, metrics) * _LEAST_SCALE > room:
            lines = _in_two(self._text, metrics)
        high = body.height() / len(lines) / metrics.height()
        wide = max(_LEAST_SCALE, room / max(1.0, _width(lines, metrics)))
        # Whole pixels, rounded down: Qt would round up and overflow.
        font.setPixelSize(int(QFontInfo(font).pixelSize() * min(1.0, high, wide)))
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(self._ink)
        line = QRectF(body.left(), 0, body.width(), metrics.height())
        line.moveTop(body.center().y() - len(lines) * line.height() / 2)
        for text in lines:
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(line, CENTRE, shown)
            line.translate(0, line.height())

    def _draw_bid(self, painter: QPainter, body: QRectF, bid: tuple[int, Strain]) -> None:
        """Draw level and suit in the suit's colour, but in white on the accent."""
        level, strain = bid
        font = text_font(self._points * 1.3, bold=True)
        widest = QFontMetricsF(font).horizontalAdvance(f"{level}{language().sign(NOTRUMP)}")
        scale = min(1.0, int(10 * body.width() / widest) / 10)  # the same for cards a pixel apart
        font.setPixelSize(max(1, int(QFontInfo(font).pixelSize() * scale)))
        metrics = QFontMetricsF(font)
        ink = self._ink
        if self.isEnabled() and not self._is_lit and strain is not NOTRUMP:
            ink = look.colours().suits[strain]
        painter.setFont(font)
        painter.setPen(ink)
        if strain is NOTRUMP:
            painter.drawText(body, CENTRE, f"{level}{language().sign(strain)}")
            return
        width = metrics.horizontalAdvance(str(level))
        side = metrics.capHeight() * 1.2
        gap = side * 0.12
        left = body.center().x() - (width + gap + side) / 2
        painter.drawText(QRectF(left, body.top(), width + 1, body.height()), CENTRE, str(level))
        square = QRectF(left + width + gap, body.center().y() - side / 2, side, side)
        painter.fillPath(suit_in(strain, square), ink)


class CommandButton(CardButton):
    """A card that does something; Enter presses it, Ctrl+Enter is left to the window."""

    def __init__(self, text: str, name: str = "") -> None:
        super().__init__(text, name or text)
        self.setToolTip("")
        self.setCheckable(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.click()
        else:
            super().keyPressEvent(event)


class MainButton(CommandButton):
    """The main action, always in the accent colour."""

    @property
    def _is_lit(self) -> bool:
        return True

    @property
    def _paper(self) -> tuple[QColor, QColor]:
        fill, edge = super()._paper
        return fill, edge if self.isEnabled() else look.colours().hairline


def _width(lines: list[str], metrics: QFontMetricsF) -> float:
    return max(map(metrics.horizontalAdvance, lines))


def _in_two(text: str, metrics: QFontMetricsF) -> list[str]:
    """Split a text into two lines that are as narrow as possible."""
    words = text.split()
    ways = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return min(ways, key=lambda way: _width(way, metrics), default=[text])
