"""A box that holds the windows back during work that is done whole or not at all."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from scorepad.bridge.errors import ScorepadError
from scorepad.ui.parts.calm_box import LINE, MARGIN
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.slowly import Slowly


class Waiting(QDialog):
    """Seen only where the work is not done at once; closing it leaves all of it undone."""

    def __init__(self, said: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setWindowTitle(said)
        self.slowly = Slowly()
        self.slowly.setMinimumWidth(LINE * self.fontMetrics().averageCharWidth())
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(MARGIN // 2)
        column.addWidget(label(said))
        column.addWidget(self.slowly)
        self.slowly.ended.connect(self.close)

    def wait_for(
        self,
        work: Iterator[object],
        total: int,
        then: Callable[[], None],
        complain: Callable[[str], None],
        faults: tuple[type[ScorepadError], ...],
    ) -> None:
        """Do work of so many steps, and then this; faults are complained of in their words."""
        self.slowly.start(work, total, then, complain, faults)
        self.slowly.hurry()
        if self.slowly.runs:
            self.open()
        else:
            self.deleteLater()

    def done(self, result: int) -> None:
        self.slowly.cancel()
        super().done(result)
