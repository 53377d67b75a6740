"""The rules of the house, behind More: nobody needs them who only wants a rubber."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QFormLayout, QPushButton, QWidget

from scorepad.bridge.errors import BadData
from scorepad.bridge.options import DUPLICATE, LENGTHS, POINTS, RUBBER, Options
from scorepad.bridge.points_scale import Expectation
from scorepad.exchange.reading import read_file
from scorepad.exchange.scale_file import read_scale_file
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.file_dialog import ask_which
from scorepad.ui.parts.labels import quiet
from scorepad.ui.parts.layouts import NO_MARGINS, fill, in_row
from scorepad.ui.words import house, translate
from scorepad.ui.words.errors import fault_sentence, in_words, system_reason

_CHUKKERS, _SETS = (0, *LENGTHS[2:4]), (0, *LENGTHS[4:])


class HouseDialog(AskDialog):
    """Tick what was agreed; what has no effect in the form that is played is not there."""

    def __init__(self, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(translate("words", "Rules of the house"), parent)
        self._options = options
        self._scale = options.scale
        self.imps = QCheckBox(translate("words", "&IMPs against the points held"))
        self.chukkers = QCheckBox(translate("words", "In &chukkers of four deals, not by boards"))
        self.deals = ChoiceBox[int]({})
        self.scale, self.usual = QPushButton(), QPushButton(translate("words", "The us&ual one"))
        self.overtricks = QCheckBox(translate("words", "O&vertricks count only when doubled"))
        self.passed_out = QCheckBox(
            translate("words", "A &passed-out deal counts and is not dealt again")
        )
        self.last_double = QCheckBox(translate("words", "The &last deal counts double"))
        self.cut = QCheckBox(translate("words", "Cut for par&tners before each round"))
        self.money = ChoiceBox(house.ways_of_money())
        self.by_side = QCheckBox(translate("words", "The stake is that of a &side"))
        self._about = quiet(house.in_imps())
        self._scales = QWidget()
        in_row(self.scale, self.usual, inside=self._scales, margins=NO_MARGINS)
        self._form = QFormLayout()
        self._form.setVerticalSpacing(10)
        for row in (self.imps, self._about, self.chukkers):
            self._form.addRow(row)
        self._form.addRow(translate("words", "&Deals"), self.deals)
        self._form.addRow(translate("words", "Scale"), self._scales)
        for row in (self.overtricks, self.passed_out, self.last_double, self.cut):
            self._form.addRow(row)
        self._form.addRow(translate("words", "&Money goes by"), self.money)
        self._form.addRow(self.by_side)
        fill(self.column, self._form)
        self._show(options)
        self.imps.clicked.connect(self._follow)
        self.chukkers.clicked.connect(self._follow)
        self.scale.clicked.connect(self._choose_scale)
        self.usual.clicked.connect(self._take_usual)
        self.ask(translate("words", "&Done"), self.imps)

    @property
    def options(self) -> Options:
        """What is ticked."""
        was = self._options.form
        form = POINTS if self.imps.isChecked() else RUBBER if was is POINTS else was
        return replace(
            self._options,
            form=form,
            chukkers=self.chukkers.isChecked(),
            scale=self._scale,
            deals=self.deals.value if self.deals.values else 0,
            overtricks=not self.overtricks.isChecked(),
            passed_out_counts=self.passed_out.isChecked(),
            last_deal_double=self.last_double.isChecked(),
            cut=self.cut.isChecked(),
            money=self.money.value,
            stake_by_side=self.by_side.isChecked(),
        )

    def _show(self, options: Options) -> None:
        self.imps.setChecked(options.form is POINTS)
        self.chukkers.setChecked(options.chukkers)
        self.overtricks.setChecked(not options.overtricks)
        self.passed_out.setChecked(options.passed_out_counts)
        self.last_double.setChecked(options.last_deal_double)
        self.cut.setChecked(options.cut)
        self.money.choose(options.money)
        self.by_side.setChecked(options.stake_by_side)
        self._offer_deals(options)
        self._follow()

    def _offer_deals(self, options: Options) -> None:
        """Offer the lengths that a round can have in this form."""
        usual = translate("words", "as many as we like") if options.boards else "4"
        if usual != self.deals.itemText(0):
            numbers = _SETS if options.boards else _CHUKKERS
            self.deals.offer({number: str(number or usual) for number in numbers})
            self.deals.choose(options.deals)

    def _follow(self) -> None:
        """Show what the form asks about."""
        options = self.options
        imps, duplicate = options.form is POINTS, options.form is DUPLICATE
        has_length = (options.has_chukkers and not imps) or options.imps_by_deal
        self._offer_deals(options)
        self.scale.setText(house.scale_button(own=bool(self._scale)))
        for row, is_asked in (
            (self._about, imps),
            (self.chukkers, imps),
            (self.deals, has_length),
            (self._scales, imps),
            (self.overtricks, not duplicate),
            (self.passed_out, options.has_chukkers),
            (self.last_double, options.has_chukkers or options.imps_by_deal),
            (self.money, not imps and not duplicate),
            (self.by_side, not duplicate),
        ):
            self._form.setRowVisible(row, is_asked)
        self.usual.setVisible(bool(self._scale))
        self.fit()

    def _choose_scale(self) -> None:
        title = translate("words", "A scale of your own")
        ask_which(self, lambda files: self.load_scale(files[0]), title=title)

    def load_scale(self, file: str) -> None:
        """Take the scale in a text file, or say what is wrong with it."""
        try:
            self._take_scale(read_scale_file(read_file(Path(file))))
        except OSError as wrong:
            said = translate("words", "{file} cannot be read: {reason}")
            reason = in_words(system_reason(wrong))
            self.complain(said.format(file=Path(file).name, reason=reason))
        except BadData as wrong:
            said = translate("words", "{file}, line {line}: {fault}")
            if not wrong.place:
                said = translate("words", "{file}: {fault}")
            facts = {"line": wrong.place, "fault": fault_sentence(wrong.fault)}
            self.complain(said.format(file=Path(file).name, **facts))

    def _take_usual(self) -> None:
        self._take_scale(())

    def _take_scale(self, scale: tuple[Expectation, ...]) -> None:
        self._scale = scale
        self.complain("")
        self._follow()
