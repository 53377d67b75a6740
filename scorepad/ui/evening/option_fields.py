"""What is played: the form of the game, and those options that the form has."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QPushButton,
    QRadioButton,
    QWidget,
)

from scorepad.bridge.options import CAVENDISH, CHICAGO, POINTS, RUBBER, Form, Options
from scorepad.ui.evening.house_dialog import HouseDialog
from scorepad.ui.look import points, text_font
from scorepad.ui.parts.labels import quiet
from scorepad.ui.words import evening as words
from scorepad.ui.words import house, translate

_FOUR_DEALS = (CHICAGO, CAVENDISH)


class OptionFields(QWidget):
    """The forms as buttons, and below them the options, the usual choice preset."""

    changed = Signal()

    def __init__(self, forms: tuple[Form, ...]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.forms = {form: QRadioButton(words.forms()[form]) for form in forms}
        self.hint = quiet()
        self.hint.setFont(text_font(points() * 0.9))
        self.honours = QCheckBox(translate("words", "H&onours count"))
        self.unfinished_100 = QCheckBox(
            translate("words", "An unfinished &part-score pays 100, not 50")
        )
        self.carry_over = QCheckBox(translate("words", "Part-scores count on &towards a game"))
        self.part_score_50 = QCheckBox(translate("words", "50 for a part-score on deals &1 to 3"))
        self.more = QPushButton(translate("words", "Mor&e rules…"))
        self.agreed = quiet()
        self.agreed.setFont(self.hint.font())
        self._rest = Options()
        """With the rules of the house, which are behind the button."""
        self._options = {
            self.honours: (RUBBER, *_FOUR_DEALS),
            self.unfinished_100: (RUBBER,),
            self.carry_over: _FOUR_DEALS,
            self.part_score_50: _FOUR_DEALS,
        }
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(6)
        grid.setHorizontalSpacing(18)
        for number, form in enumerate(self.forms.values()):
            self._group.addButton(form)
            grid.addWidget(form, number // 2, number % 2)
        grid.setColumnStretch(1, 1)
        for row, below in enumerate((self.hint, *self._options, self.agreed), start=3):
            grid.addWidget(below, row, 0, 1, 2)
        grid.addWidget(self.more, grid.rowCount(), 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        self.more.clicked.connect(self._open_more)
        self.set_options(Options(forms[0]))
        self._group.buttonClicked.connect(self._show_options)
        self.carry_over.clicked.connect(self._show_options)

    @property
    def form(self) -> Form:
        return next(form for form, button in self.forms.items() if button.isChecked())

    @property
    def options(self) -> Options:
        return replace(
            self._rest,
            form=self.form,
            honours=self.honours.isChecked(),
            part_score_50=self.part_score_50.isChecked(),
            carry_over=self.carry_over.isChecked(),
            unfinished_part_score=100 if self.unfinished_100.isChecked() else 50,
        )

    def set_options(self, options: Options) -> None:
        self._rest = options
        self.honours.setChecked(options.honours)
        self.part_score_50.setChecked(options.part_score_50)
        self.carry_over.setChecked(options.carry_over)
        self.unfinished_100.setChecked(options.unfinished_part_score == 100)
        offered = options.form if options.form in self.forms else next(iter(self.forms))
        self.forms[offered].setChecked(True)
        self._show_options()

    def hide_options(self) -> None:
        """Hide how points are made, where only results are known."""
        for option in (*self._options, self.more, self.agreed):
            option.hide()
        self._options = {}

    def _show_options(self) -> None:
        """Show what the form asks about; without a carry-over every part-score earns its 50."""
        form = self.form
        for option, forms in self._options.items():
            option.setVisible(form in forms)
        self.part_score_50.setEnabled(self.carry_over.isChecked())
        self.hint.setText(words.form_hint(form))
        if POINTS in self.forms:
            self.forms[POINTS].setVisible(form is POINTS)
        self.agreed.setText(" ".join(house.of_the_house(self.options)))
        self.agreed.setVisible(bool(self.agreed.text() and self._options))
        self.changed.emit()

    def _open_more(self) -> None:
        dialog = HouseDialog(self.options, self)
        dialog.accepted.connect(lambda: self.set_options(dialog.options))
        dialog.open()
