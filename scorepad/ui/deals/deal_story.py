"""The full explanation of a deal, shown over the lists, or the table, until the next key."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from scorepad.ui.look import RIGHT
from scorepad.ui.parts.fitted import FittedColumn, Role
from scorepad.ui.parts.labels import Label
from scorepad.ui.words import in_order
from scorepad.ui.words.story import Story


class DealStory(FittedColumn):
    """Covers only what is beside the sheet; it is deleted once closed.

    Where that is small, the figures with their reasons remain.
    """

    def __init__(self, told: Story, over: QWidget) -> None:
        super().__init__()
        self.setParent(over.parentWidget())
        self.setFont(over.font())
        self.setAutoFillBackground(True)
        self.setAccessibleName(told.title)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setColumnStretch(1, 1)
        title, played = self._add(told.title, times=1.2, bold=True), self._add(told.played)
        for paid in told.paid:
            self._add(paid.heading, bold=True)
            for points, reason in paid.figures:
                figure = self.line(bold=True)
                figure.setWordWrap(False)
                figure.setText(in_order(str(points)))
                said = self.line()
                said.setText(reason)
                row = self._grid.rowCount()
                self._grid.addWidget(figure, row, 0, RIGHT | Qt.AlignmentFlag.AlignTop)
                self._grid.addWidget(said, row, 1)
        led_to = self._add(told.led_to, role=Role.PlaceholderText)
        self.arrange((self._grid,), giving_way=(led_to, title, played) if told.paid else ())
        self.setAccessibleDescription("\n".join(self.sentences))
        over.installEventFilter(self)
        self.setGeometry(over.geometry())
        self.show()

    def _add(
        self, text: str, times: float = 1, *, bold: bool = False, role: Role = Role.WindowText
    ) -> Label:
        """Add text across both columns."""
        words = self.line(times, bold=bold, role=role)
        words.setText(text)
        self._grid.addWidget(words, self._grid.rowCount(), 0, 1, 2)
        return words

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the geometry of what it covers."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and isinstance(watched, QWidget):
            self.setGeometry(watched.geometry())
        return False
