"""Who sits where and who keeps the score: names that can come at any time."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Impossible, Seat, Seating, seated
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.look import Colours, text_font


class PlayersDialog(QDialog):
    """Four names, and a mark at the one who keeps the score."""

    def __init__(
        self, document: Document, colours: Colours, points: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document = document
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.players_title())
        self.setFont(text_font(points))
        self._fields: dict[Seat, QLineEdit] = {}
        self._keepers = QButtonGroup(self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.addWidget(QLabel(words.keeps_score()), 0, 2)
        for line, seat in enumerate(Seat, start=1):
            self._add_chair(grid, line, seat)
        self._says = QLabel()
        self._says.setWordWrap(True)
        self._says.setStyleSheet(f"color: {colours.wrong.name()}")
        buttons = QDialogButtonBox()
        buttons.addButton(words.take_over(), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(words.cancel(), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(14)
        column.addLayout(grid)
        column.addWidget(self._says)
        column.addWidget(buttons)
        self._fields[Seat.NORTH].setFocus()

    def field(self, seat: Seat) -> QLineEdit:
        return self._fields[seat]

    def keeper_mark(self, seat: Seat) -> QRadioButton:
        mark = self._keepers.button(list(Seat).index(seat))
        assert isinstance(mark, QRadioButton)
        return mark

    @property
    def complaint(self) -> str:
        return self._says.text()

    def accept(self) -> None:
        """Seat the players, or say what is wrong and keep what was typed."""
        try:
            seating = self._seating()
        except Impossible as wrong:
            self._says.setText(words.sentence(str(wrong)))
            return
        evening = _with_players(self._document.evening, seating, self._keeper(seating))
        if evening != self._document.evening:
            self._document.become(evening, words.the_players())
        super().accept()

    def _add_chair(self, grid: QGridLayout, line: int, seat: Seat) -> None:
        entered = self._document.evening.rounds[-1]
        name = entered.seating_now.at(seat)
        field = QLineEdit("" if name == seat else name)
        field.setMaxLength(100)
        field.setMinimumWidth(260)
        field.setAccessibleName(words.seat_name(seat))
        label = QLabel(words.seat_name(seat))
        label.setBuddy(field)
        mark = QRadioButton()
        mark.setAccessibleName(words.keeps_score_for(seat))
        mark.setChecked(entered.keeper == name)
        self._keepers.addButton(mark, line - 1)
        self._fields[seat] = field
        grid.addWidget(label, line, 0)
        grid.addWidget(field, line, 1)
        grid.addWidget(mark, line, 2, Qt.AlignmentFlag.AlignCenter)

    def _seating(self) -> Seating:
        names = {seat: " ".join(field.text().split()) for seat, field in self._fields.items()}
        out = self._document.evening.rounds[-1].seating_now.out
        return seated({seat: name or str(seat) for seat, name in names.items()}, out)

    def _keeper(self, seating: Seating) -> str | None:
        chosen = self._keepers.checkedId()
        return None if chosen < 0 else seating.at(list(Seat)[chosen])


def _with_players(evening: Evening, seating: Seating, keeper: str | None) -> Evening:
    """Name the players of the round that is being played, and of rounds without names before it.

    Where a player already had a name, another one from now on takes his chair.
    """
    *before, last = evening.rounds
    was = last.seating_now
    replaced = any(name != seat and name != seating.at(seat) for seat, name in was)
    if replaced and any(isinstance(item, Deal) for item in last.items):
        last = replace(last, items=(*last.items, NewSeats(seating)))
    else:
        last = replace(last, seating=seating)
    if not replaced:
        before = [_named_too(entered, was, seating, keeper) for entered in before]
    return replace(evening, rounds=(*before, replace(last, keeper=keeper)))


def _named_too(entered: Round, was: Seating, seating: Seating, keeper: str | None) -> Round:
    """A round played by the same players before they had names."""
    if entered.seating_now != was:
        return entered
    return replace(entered, seating=seating, keeper=entered.keeper or keeper)
