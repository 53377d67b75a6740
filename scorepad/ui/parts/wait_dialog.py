"""A dialog that blocks the windows during work that must be done completely or not at all."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import in_column
from scorepad.ui.parts.message_box import LINE, MARGIN
from scorepad.ui.parts.work_bar import WorkBar


class WaitDialog(QDialog):
    """Shown only if the work takes a while; closing it cancels all of it."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.ApplicationModal)
        self.setWindowTitle(title)
        self.bar = WorkBar()
        self.bar.setMinimumWidth(LINE * self.fontMetrics().averageCharWidth())
        margins = (MARGIN, MARGIN, MARGIN, MARGIN)
        in_column(Label(title), self.bar, inside=self, margins=margins, spacing=MARGIN // 2)
        self.bar.ended.connect(self.close)

    def wait_for(
        self,
        work: Iterator[object],
        total: int,
        then: Callable[[], None],
        complain: Callable[[str], None],
    ) -> None:
        """Run work of `total` steps, and then call `then`."""
        self.bar.start(work, total, then, complain)
        self.bar.hurry()
        if self.bar.runs:
            self.open()
        else:
            self.deleteLater()

    def done(self, result: int) -> None:
        self.bar.cancel()
        super().done(result)
