"""A dialog that asks for something, with errors above its buttons."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from scorepad.bridge.errors import ScorepadError
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.labels import complaint
from scorepad.ui.parts.message_box import MARGIN, MessageBox
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.parts.screen_fit import keep_on_screen, room_for
from scorepad.ui.parts.wheel import WheelGuard
from scorepad.ui.parts.wrapped_text import wrap_text
from scorepad.ui.words import bidding_pad as bidding_pad_words
from scorepad.ui.words.errors import error_sentence

_BAR = 16
"""The width kept for a scroll bar, in pixels."""


def _nothing() -> None:
    """Do nothing: the caller reads the fields when the dialog is accepted."""


class AskDialog(MessageBox):
    """Filled by its users: fields into `column`, then `ask`."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._message = complaint()
        self._message.setContentsMargins(MARGIN, 0, MARGIN, 10)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a field with the focus is in sight
        whole = self.layout()
        assert isinstance(whole, QVBoxLayout)
        whole.insertWidget(1, self._message)
        self._buttons.rejected.connect(self.reject)

    def ask(self, yes: str, first: QWidget, do: Callable[[], object] = _nothing) -> None:
        """Add the two buttons, focus the first field, and fit the screen.

        `do` runs when the dialog is accepted, and raises what is wrong.
        """
        self._do = do
        WheelGuard(self._words)
        for number in self.findChildren(NumberField):
            number.refused.connect(self.complain)
        self._yes = self._buttons.addButton(yes, self._buttons.ButtonRole.AcceptRole)
        self._yes.setDefault(True)
        self._buttons.addButton(bidding_pad_words.cancel(), self._buttons.ButtonRole.RejectRole)
        first.setFocus()
        self.fit()

    def accept(self) -> None:
        """Do what was asked for, or show what is wrong and keep what was typed."""
        for form in self.findChildren(FieldForm):
            for field, fault in form.faults():
                self.complain(fault)
                field.setFocus()
                return
        try:
            self._do()
        except ScorepadError as wrong:
            self.complain(error_sentence(wrong))
        else:
            super().accept()

    def fit(self) -> None:
        """Resize to the contents, within the screen; break rows and words that are too wide."""
        room = room_for(self)
        beside = self._words.contentsMargins() + self.column.contentsMargins()
        for box in self.findChildren(QCheckBox):
            wrap_text(box, room.width() - beside.left() - beside.right() - _BAR)
        self._break_rows(FieldForm.RowWrapPolicy.DontWrapRows)
        if self._words.minimumSizeHint().width() > room.width():
            self._break_rows(FieldForm.RowWrapPolicy.WrapLongRows)
        wants, foot = self._words.sizeHint(), self._buttons.sizeHint()
        width = min(max(wants.width(), foot.width() + 2 * MARGIN) + _BAR, room.width())
        high = max(wants.height(), self._words.heightForWidth(width))
        if not self._message.isHidden():
            high += self._message.heightForWidth(width)
        self.resize(width, min(high + foot.height() + 4, room.height()))
        keep_on_screen(self)

    def _break_rows(self, policy: FieldForm.RowWrapPolicy) -> None:
        for form in self.findChildren(FieldForm):
            holder = form.parentWidget()
            if holder and form.rowWrapPolicy() is not FieldForm.RowWrapPolicy.WrapAllRows:
                form.setRowWrapPolicy(policy)
                if outer := holder.layout():
                    outer.invalidate()  # or it would remember the old size
                holder.updateGeometry()
        self.column.activate()

    @property
    def complaint(self) -> str:
        return self._message.text()

    def complain(self, sentence: str) -> None:
        """Show what is wrong, and keep what was typed."""
        self._message.say(sentence)
        self.fit()
