"""What is to be printed, and on which paper; what goes with it is behind “More…”."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QWidget,
)

from scorepad.sheets.pages import Blank, Extent, Format, Paper, Wanted
from scorepad.ui.paper.blank_sheets import FEWEST, MOST
from scorepad.ui.paper.print_settings import BOARDS, SWITCHES, last_print_settings, with_switches
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.layouts import STRETCH, in_column
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.settings import Settings
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate

MARGIN = 20
PrintSubject = Extent | Blank
OFFERED: dict[PrintSubject, tuple[str, ...]] = {
    Extent.SHEET: ("letters", "black"),
    Extent.ROUND: ("deals", "elements", "games", "panels", "letters", "large", "black"),
    Extent.EVENING: tuple(name for name in SWITCHES if name not in BOARDS),
}
"""What can go with it; a blank sheet is as it is."""


class PrintChoices(QScrollArea):
    """Begins with what was chosen last time."""

    changed = Signal()

    def __init__(
        self, what: PrintSubject, number: int, settings: Settings, *, boards: bool = False
    ) -> None:
        """Several tables may have played the boards, alone."""
        super().__init__()
        self._boards = boards
        self._number = number
        self._settings = settings
        self._make(what, last_print_settings(settings))
        self._arrange()
        self._offer()
        self.more.clicked.connect(self.show_more)
        self.what.currentIndexChanged.connect(self._change)
        self.paper.currentIndexChanged.connect(self._change)
        self.players.valueChanged.connect(self._change)
        for box in self.switches.values():
            box.toggled.connect(self._change)

    @property
    def chosen(self) -> PrintSubject:
        return list(paper_words.subject_names())[self.what.currentIndex()]

    @property
    def format(self) -> Format:
        return Format(Paper(self.paper.currentText()))

    @property
    def wanted(self) -> Wanted:
        """What is chosen, but for a blank sheet."""
        what = self.chosen
        extent = what if isinstance(what, Extent) else Extent.EVENING
        on = {name: box.isChecked() for name, box in self.switches.items()}
        two = self._settings.two_colours
        return with_switches(Wanted(self.format, extent, self._number, two_colours=two), on)

    def _make(self, what: PrintSubject, wanted: Wanted) -> None:
        self.what = QComboBox()
        for choice, name in paper_words.subject_names().items():
            self.what.addItem(name, choice)
        self.what.setCurrentText(paper_words.subject_names()[what])
        self.players = NumberField(FEWEST, MOST)
        self.players.setAccessibleName(paper_words.how_many_players())
        self.switches = {name: QCheckBox(paper_words.switches()[name]) for name in SWITCHES}
        for name, box in self.switches.items():
            box.setChecked(getattr(wanted, name))
        self.paper = QComboBox()
        self.paper.addItems([str(paper) for paper in Paper])
        self.paper.setCurrentText(str(wanted.format.paper))
        self.paper.setAccessibleName(paper_words.paper())
        self.more = QPushButton(translate("words", "Mor&e…"))
        self._is_short = True

    def _arrange(self) -> None:
        self._form = choices = FieldForm[PrintSubject]()
        choices.setSpacing(10)
        choices.setRowWrapPolicy(FieldForm.RowWrapPolicy.WrapAllRows)
        choices.row(translate("words", "What to print"), self.what)
        choices.row(
            paper_words.how_many_players(), self.players, lambda what: what is Blank.BACK_SCORE
        )
        choices.row(paper_words.paper(), self.paper)
        choices.row("", self.more, lambda what: self._is_short and bool(self._offered(what)))
        contents = in_column(*self.switches.values(), spacing=6)
        choices.row(
            translate("words", "Include"),
            contents,
            lambda what: bool(self._offered(what)) and not self._is_short,
        )
        panel = self._panel = QWidget()
        in_column(choices, STRETCH, inside=panel, margins=(MARGIN, MARGIN, MARGIN, 8))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(panel)

    def show_more(self) -> None:
        """Ask for all that can go with it, too."""
        self._is_short = False
        self._offer()
        self._set_width()
        first = next(box for box in self.switches.values() if box.isVisible())
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def _change(self) -> None:
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        """Show what goes with what is chosen."""
        self._form.follow(self.chosen)
        offered = self._offered(self.chosen)
        for name, box in self.switches.items():
            box.setVisible(name in offered and not self._is_short)

    def _offered(self, what: PrintSubject) -> tuple[str, ...]:
        if self._boards and isinstance(what, Extent):
            return (*BOARDS, "large", "black")
        return OFFERED.get(what, ())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._set_width()

    def _set_width(self) -> None:
        """Make it as wide as its fields are in the style of the window, with the scroll bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(self._panel.sizeHint().width() + bar + 4)
