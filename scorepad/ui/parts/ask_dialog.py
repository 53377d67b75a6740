"""A box that asks the players something, and says above its buttons what is wrong."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scorepad.ui.parts.labels import complaint
from scorepad.ui.parts.message_box import MARGIN, MessageBox
from scorepad.ui.parts.screen_fit import room_for
from scorepad.ui.words import bidding_pad as pad_words


class AskDialog(MessageBox):
    """Filled by those who ask: fields into `column`, then `ask`; `done` does what was asked for."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._message = complaint()
        self._message.setContentsMargins(MARGIN, 0, MARGIN, 10)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        whole.insertWidget(1, self._message)
        self._buttons.rejected.connect(self.reject)

    def ask(self, yes: str, first: QWidget) -> None:
        """Put the two buttons at the foot, begin at the first field, and fit the screen."""
        self._yes = self._buttons.addButton(yes, self._buttons.ButtonRole.AcceptRole)
        self._yes.setDefault(True)
        self._buttons.addButton(pad_words.cancel(), self._buttons.ButtonRole.RejectRole)
        first.setFocus()
        self.fit()

    def fit(self) -> None:
        """Make it as large as what it asks, if the screen has room."""
        self.column.activate()
        room = room_for(self)
        wants, foot = self._words.sizeHint(), self._buttons.sizeHint()
        width = min(max(wants.width(), foot.width() + 2 * MARGIN) + 16, room.width())
        high = max(wants.height(), self._words.heightForWidth(width))
        if not self._message.isHidden():
            high += self._message.heightForWidth(width)
        self.resize(width, min(high + foot.height() + 4, room.height()))

    @property
    def complaint(self) -> str:
        return self._message.text()

    def complain(self, sentence: str) -> None:
        """Say what is wrong, and keep what was typed."""
        self._message.say(sentence)
        self.fit()
