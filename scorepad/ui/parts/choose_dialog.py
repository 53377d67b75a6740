"""A dialog with one large button for each choice."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.ui.look import FINGER
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import fill, in_column
from scorepad.ui.parts.message_box import MessageBox
from scorepad.ui.words import bidding_pad as bidding_pad_words


class ChooseDialog(MessageBox):
    """A press chooses and closes; Enter keeps the present choice."""

    def __init__(
        self,
        title: str,
        choices: Mapping[str, Callable[[], object]],
        present: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(title, parent)
        self.choices = {name: QPushButton(name) for name in choices}
        for name, button in self.choices.items():
            button.setMinimumHeight(FINGER)
            button.clicked.connect(self.accept)
            button.clicked.connect(choices[name])
        fill(self.column, Label(title), in_column(*self.choices.values(), spacing=8))
        self.add_button(bidding_pad_words.cancel(), closes=False).clicked.connect(self.reject)
        at_first = self.choices.get(present) or next(iter(self.choices.values()))
        at_first.setDefault(True)
        at_first.setFocus()
        self.settle()
