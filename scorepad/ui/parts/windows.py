"""The frames of the windows that stay open beside the main one; Esc closes them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from scorepad.ui import look
from scorepad.ui.look import Colours, text_font


class SeparateWindow(QWidget):
    """A window in its own right, as large as one likes."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("window")
        self.setWindowTitle(title)

    def set_look(self, colours: Colours, points: float) -> None:
        """Set colours and sizes as in the main window."""
        desk = f"#window {{ background: {colours.desk.name()}; }}"
        own = self.own_style(colours, points)
        self.setStyleSheet(look.style_sheet(colours, points) + desk + own)
        self.setFont(text_font(points))
        for child in self.findChildren(QWidget):
            child.setFont(text_font(points))

    def own_style(self, colours: Colours, points: float) -> str:
        """Return what the style sheet of this window has besides."""
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


class ScrollingWindow(QScrollArea):
    """Scrolls where the screen has no room for all of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Tool)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
