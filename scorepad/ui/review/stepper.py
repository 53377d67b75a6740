"""Controls to step through an evening: four buttons, a slider, and the position."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSlider, QWidget

from scorepad.ui.parts.labels import line
from scorepad.ui.parts.layouts import NO_MARGINS, fill, in_row
from scorepad.ui.words import in_order, translate


class Stepper(QWidget):
    """Signals the step that is asked for; also used by the arrow keys of the window."""

    asked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 0)
        self.slider.setAccessibleName(translate("words", "Position in the evening"))
        self.slider.setPageStep(4)
        self.number = line()
        self.setFocusProxy(self.slider)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as the symbols point
        self.forward = QPushButton(in_order("▶"))
        row = in_row(inside=self, margins=NO_MARGINS, spacing=6)
        to_the_beginning, back, to_the_end = map(QPushButton, map(in_order, ("❙◀", "◀", "▶❙")))
        for button, name, do in (
            (to_the_beginning, translate("words", "To the beginning"), self.to_the_beginning),
            (back, translate("words", "The previous deal"), self.back),
            (self.forward, translate("words", "The next deal"), self.on),
            (to_the_end, translate("words", "To the end"), self.to_the_end),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.setMinimumSize(48, 44)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(do)
            row.addWidget(button)
        fill(row, (self.slider, 1), self.number)
        self.slider.valueChanged.connect(self._moved)

    @property
    def step(self) -> int:
        return self.slider.value()

    @property
    def last(self) -> int:
        return self.slider.maximum()

    def set_last(self, last: int, *, to_the_end: bool) -> None:
        """Set the number of steps, without asking for another one."""
        self.slider.blockSignals(True)
        self.slider.setMaximum(last)
        if to_the_end:
            self.slider.setValue(last)
        self.slider.blockSignals(False)
        self._tell()

    def go_to(self, step: int) -> None:
        self.slider.setValue(step)

    def on(self) -> None:
        self.go_to(self.step + 1)

    def back(self) -> None:
        self.go_to(self.step - 1)

    def to_the_end(self) -> None:
        self.go_to(self.last)

    def to_the_beginning(self) -> None:
        self.go_to(0)

    def _moved(self, step: int) -> None:
        self._tell()
        self.asked.emit(step)

    def _tell(self) -> None:
        self.forward.setDefault(self.step < self.last)  # the next thing to do
        self.number.setText(
            translate("words", "{number} of {total}").format(number=self.step, total=self.last)
        )
