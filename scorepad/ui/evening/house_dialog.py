"""The house rules, which a simple rubber does not need."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from scorepad.bridge.errors import BadData
from scorepad.bridge.options import AGREED, LENGTHS, POINTS, RUBBER, MoneyBy, Options
from scorepad.bridge.points_scale import Expectation
from scorepad.exchange.reading import read_file
from scorepad.exchange.scale_file import read_scale_file
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.file_dialog import ask_which
from scorepad.ui.parts.labels import quiet
from scorepad.ui.parts.layouts import NO_MARGINS, fill, in_row
from scorepad.ui.words import help as help_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import fault_sentence, in_words, system_reason

HAVE = {name: option.has for name, option in AGREED.items()}
"""Whether each option applies to a form."""


class HouseDialog(AskDialog):
    """Check boxes for the options that apply to the form played."""

    def __init__(self, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "House rules"), parent)
        self._options = options
        self._scale = options.scale
        self.scale, self.usual = QPushButton(), QPushButton(translate("words", "The us&ual one"))
        self._form = form = FieldForm[Options](spacing=10, asked=HAVE)
        self.imps = QCheckBox(translate("words", "&IMPs against the points held"))
        form.row("", self.imps)
        form.row("", quiet(help_words.in_short()[POINTS]), AGREED["scale"].has)
        self.chukkers = form.tick(
            "chukkers", translate("words", "In &chukkers of four deals, not by boards")
        )
        self.deals = form.choice("deals", translate("words", "&Deals"), _lengths)
        scales = QWidget()
        in_row(self.scale, self.usual, inside=scales, margins=NO_MARGINS)
        form.row(translate("words", "Scale"), scales, AGREED["scale"].has)
        self.overtricks = form.tick(
            "overtricks",
            translate("words", "O&vertricks count only when doubled"),
            on=False,
            off=True,
        )
        self.passed_out = form.tick(
            "passed_out_counts",
            translate("words", "A &passed-out deal counts and is not dealt again"),
        )
        self.last_double = form.tick(
            "last_deal_double", translate("words", "The &last deal counts double")
        )
        self.cut = form.tick("cut", translate("words", "Draw for par&tners before each round"))
        self.money = form.choice(
            "money", translate("words", "&Money is paid for"), lambda o: _ways_of_money()
        )
        self.by_side = form.tick("stake_by_side", translate("words", "The stake is per &side"))
        fill(self.column, form)
        self.imps.setChecked(options.form is POINTS)
        form.show_value(options)
        self._follow()
        for box in (self.imps, self.chukkers):
            box.clicked.connect(self._follow)
        self.scale.clicked.connect(self._choose_scale)
        self.usual.clicked.connect(lambda: self._take_scale(()))
        self.ask(translate("words", "&Done"), self.imps)

    @property
    def options(self) -> Options:
        """The selected options."""
        was = self._options.form
        form = POINTS if self.imps.isChecked() else RUBBER if was is POINTS else was
        return self._form.value(replace(self._options, form=form, scale=self._scale))

    def _follow(self) -> None:
        """Show the options that apply."""
        self._form.follow(self.options)
        self.scale.setText(_scale_button(own=bool(self._scale)))
        self.usual.setVisible(bool(self._scale))
        self.fit()

    def _choose_scale(self) -> None:
        title = translate("words", "Your own scale")
        ask_which(self, lambda files: self.load_scale(files[0]), title=title)

    def load_scale(self, file: str) -> None:
        """Read a scale from a text file, or show what is wrong with it."""
        try:
            self._take_scale(read_scale_file(read_file(Path(file))))
        except OSError as wrong:
            said = translate("words", "{file} cannot be read: {reason}")
            reason = in_words(system_reason(wrong))
            self.complain(said.format(file=Path(file).name, reason=reason))
        except BadData as wrong:
            said = translate("words", "{file}, line {line}: {fault}")
            if not wrong.place:
                said = translate("words", "{place}: {fault}")
            facts = {"line": wrong.place, "fault": fault_sentence(wrong.fault)}
            self.complain(said.format(file=Path(file).name, place=Path(file).name, **facts))

    def _take_scale(self, scale: tuple[Expectation, ...]) -> None:
        self._scale = scale
        self.complain("")
        self._follow()


def _lengths(options: Options) -> dict[int, str]:
    """Return the possible lengths of a round in this form."""
    usual = translate("words", "no limit") if options.boards else "4"
    numbers = (0, *(LENGTHS[4:] if options.boards else LENGTHS[2:4]))
    return {number: str(number or usual) for number in numbers}


def _ways_of_money() -> dict[MoneyBy, str]:
    return {
        MoneyBy.HUNDREDS: translate("words", "Hundreds, as on the back score"),
        MoneyBy.TENS: translate("words", "Points, rounded to tens"),
        MoneyBy.POINTS: translate("words", "Exact points"),
    }


def _scale_button(*, own: bool) -> str:
    if own:
        return translate("words", "Your own, from a &file…")
    return translate("words", "The usual one; choose another from a &file…")
