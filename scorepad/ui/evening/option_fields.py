"""The form of the game, and the options that it has."""

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QRadioButton,
    QWidget,
)

from scorepad.bridge.options import POINTS, Form, Options
from scorepad.ui.evening.house_dialog import HAVE, HouseDialog
from scorepad.ui.look import points, text_font
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.labels import quiet
from scorepad.ui.parts.layouts import NO_MARGINS, in_column
from scorepad.ui.words import help as help_words
from scorepad.ui.words import house as house_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words


class OptionFields(QWidget):
    """Buttons for the forms, and below them the options with their usual values."""

    changed = Signal()

    def __init__(self, forms: tuple[Form, ...]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.forms = {form: QRadioButton(window_words.forms()[form]) for form in forms}
        self.hint = quiet()
        self.hint.setFont(text_font(points() * 0.9))
        self.rare = QWidget()
        """How points are scored, which another widget may show."""
        self._rows = QWidget()
        self._fields = fields = FieldForm[Options](self._rows, spacing=6, asked=HAVE)
        fields.setContentsMargins(*NO_MARGINS)
        self.honours = fields.tick("honours", translate("words", "H&onours count"))
        self.unfinished_100 = fields.tick(
            "unfinished_part_score",
            translate("words", "An unfinished &part-score pays 100, not 50"),
            on=100,
            off=50,
        )
        self.carry_over = fields.tick(
            "carry_over", translate("words", "Part-scores count on &towards a game")
        )
        self.part_score_50 = fields.tick(
            "part_score_50", translate("words", "50 for a part-score on deals &1 to 3")
        )
        self.more = QPushButton(translate("words", "Mor&e rules…"))
        self.agreed = quiet()
        self.agreed.setFont(self.hint.font())
        self._asks = True
        self._rest = Options()
        """All options, including the house rules behind the button."""
        choices = _Pairs(gap=6)
        for form in self.forms.values():
            self._group.addButton(form)
            choices.addWidget(form)
        in_column(*(choices, self.hint, self.agreed), inside=self, margins=NO_MARGINS, spacing=6)
        in_column(
            *(self._rows, (self.more, Qt.AlignmentFlag.AlignLeft)),
            inside=self.rare,
            margins=NO_MARGINS,
            spacing=6,
        )
        self.more.clicked.connect(self._open_more)
        self.set_options(Options(forms[0]))
        self._group.buttonClicked.connect(self._show_options)
        self.carry_over.clicked.connect(self._show_options)

    @property
    def form(self) -> Form:
        return next(form for form, button in self.forms.items() if button.isChecked())

    @property
    def options(self) -> Options:
        return self._fields.value(replace(self._rest, form=self.form))

    def set_options(self, options: Options) -> None:
        self._rest = options
        self._fields.show_value(options)
        offered = options.form if options.form in self.forms else next(iter(self.forms))
        self.forms[offered].setChecked(True)
        self._show_options()

    @property
    def first_rare(self) -> QWidget:
        """The first visible option for scoring."""
        ticks = self.honours, self.unfinished_100, self.carry_over
        return next((tick for tick in ticks if not tick.isHidden()), self.more)

    def hide_options(self) -> None:
        """Hide the options for scoring, where only results are known."""
        for part in (self.rare, self.agreed):
            part.hide()
        self._asks = False

    def _show_options(self) -> None:
        """Show the options of the form; without carry-over every part-score earns 50."""
        form = self.form
        self._fields.follow(self.options)
        self.part_score_50.setEnabled(self.carry_over.isChecked())
        self.hint.setText(help_words.in_short()[form])
        if POINTS in self.forms:
            self.forms[POINTS].setVisible(form is POINTS)
        self.agreed.setText(" ".join(house_words.of_the_house(self.options)))
        self.agreed.setVisible(bool(self.agreed.text() and self._asks))
        self.changed.emit()

    def _open_more(self) -> None:
        dialog = HouseDialog(self.options, self)
        dialog.accepted.connect(lambda: self.set_options(dialog.options))
        dialog.open()


class _Pairs(FlowLayout):
    """Two columns as wide as their words, or one where both have no room."""

    def _places(self, width: int) -> list[QRect]:
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        left, right = (max((size.width() for size in sizes[at::2]), default=0) for at in (0, 1))
        gap, high = self.spacing(), max((size.height() for size in sizes), default=0)
        across = 2 if left + gap + right <= width else 1
        places = (
            QRect(QPoint(at % across * (left + gap), at // across * (high + gap)), size)
            for at, size in enumerate(sizes)
        )
        return [QRect() if item.isEmpty() else next(places) for item in self._items]
