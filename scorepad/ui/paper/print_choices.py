"""What to print, and on which paper; further options are behind “More…”."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QWidget,
)

from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.settling import Carried
from scorepad.sheets.offered import extents, switches
from scorepad.sheets.pages import Blank, BoardsPart, Extent, Format, Paper, Wanted
from scorepad.ui.paper.blank_sheets import FEWEST, MOST
from scorepad.ui.paper.print_settings import SWITCHES, last_print_settings, with_switches
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.layouts import STRETCH, in_column
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.parts.wheel import WheelGuard
from scorepad.ui.settings import Settings
from scorepad.ui.words import paper as paper_words
from scorepad.ui.words import translate

MARGIN = 20
PrintSubject = Extent | BoardsPart | Blank
_ON_ALL = frozenset({"large", "black"})
"""Options that affect every page, the first to be asked."""
_Printed = tuple[ScoredEvening, Sequence[Carried]]
"""An evening, with the debts that later ones took over."""


class PrintChoices(QScrollArea):
    """Starts with the choices of last time."""

    changed = Signal()

    def __init__(
        self, what: PrintSubject, number: int, settings: Settings, evenings: Sequence[_Printed]
    ) -> None:
        """A single round can be printed: this one of the first evening."""
        super().__init__()
        first, _ = evenings[0]
        some = extents(first, number) if len(evenings) == 1 else [Extent.EVENING]
        self._offered: dict[PrintSubject, frozenset[str]] = {
            extent: frozenset().union(
                *(switches(scored, extent, number, carried) for scored, carried in evenings)
            )
            for extent in some
        }
        of_evening = self._offered[Extent.EVENING]
        self._offered |= {
            alone: of_evening & _ON_ALL for alone in BoardsPart if alone in of_evening
        }
        self.subjects: list[PrintSubject] = [*self._offered, *Blank]
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
        return self.subjects[self.what.currentIndex()]

    @property
    def format(self) -> Format:
        return Format(Paper(self.paper.currentText()))

    @property
    def wanted(self) -> Wanted:
        """The choices, except for blank forms."""
        what = self.chosen
        extent = what if isinstance(what, Extent) else Extent.EVENING
        on = {name: box.isChecked() for name, box in self.switches.items()}
        if isinstance(what, BoardsPart):
            on = {name: name == what or (name in _ON_ALL and is_on) for name, is_on in on.items()}
        two = self._settings.two_colours
        return with_switches(Wanted(self.format, extent, self._number, two_colours=two), on)

    def _make(self, what: PrintSubject, wanted: Wanted) -> None:
        self.what = QComboBox()
        self.what.addItems([paper_words.subject_names()[each] for each in self.subjects])
        self.what.setCurrentText(paper_words.subject_names()[what])
        self.players = NumberField(FEWEST, MOST)
        self.players.setAccessibleName(_how_many_players())
        self.switches = {
            name: QCheckBox(paper_words.switches()[name])
            for name in sorted(SWITCHES, key=lambda name: name not in _ON_ALL)
        }
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
        choices.row(_how_many_players(), self.players, lambda what: what is Blank.BACK_SCORE)
        choices.row(paper_words.paper(), self.paper)
        choices.row("", self.more, lambda what: self._is_short and bool(self._offered.get(what)))
        options = in_column(*self.switches.values(), spacing=0)
        choices.row("", options, lambda what: bool(self._offered.get(what)) and not self._is_short)
        panel = self._panel = QWidget()
        in_column(choices, STRETCH, inside=panel, margins=(MARGIN, MARGIN, MARGIN, 8))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(panel)
        WheelGuard(panel)

    def show_more(self) -> None:
        """Show all options."""
        self._is_short = False
        self._offer()
        first = next(box for box in self.switches.values() if box.isVisible())
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def _change(self) -> None:
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        """Show the options for what is chosen."""
        self._form.follow(self.chosen)
        offered = self._offered.get(self.chosen, frozenset())
        for name, box in self.switches.items():
            box.setVisible(name in offered and not self._is_short)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave blank what is too low for a whole row."""
        super().resizeEvent(event)
        self._panel.ensurePolished()
        ends = (box.mapTo(self._panel, box.rect().bottomLeft()).y() for box in self._rows)
        seen = max((end for end in ends if end < self.height()), default=0)
        is_cut = bool(seen) and self._panel.sizeHint().height() > self.height()
        self.setViewportMargins(0, 0, 0, self.height() - seen - 2 if is_cut else 0)

    @property
    def _rows(self) -> list[QWidget]:
        return [box for box in (self.what, self.paper, *self.switches.values()) if box.isVisible()]

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Be as wide as the fields need in the window's style, and no higher than they."""
        bar, wants = self.verticalScrollBar().sizeHint().width(), self._panel.sizeHint()
        self.setMaximumHeight(wants.height())
        if self.isVisible():
            self.setFixedWidth(wants.width() + bar + 4)


def _how_many_players() -> str:
    return translate("words", "Players")
