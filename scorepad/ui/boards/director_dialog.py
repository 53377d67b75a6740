"""A dialog for what the director gave or took, a list that can be corrected at any time."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QLineEdit, QWidget

from scorepad.bridge.changes import Change
from scorepad.bridge.changes.results import adjust, remove_adjusted, remove_bye
from scorepad.bridge.comparison import Comparison, Scoring
from scorepad.bridge.errors import Impossible
from scorepad.bridge.ranking import Ranking, rank, sort_key
from scorepad.bridge.typed.director import entrants_of, read_adjusted
from scorepad.ui.document import Document
from scorepad.ui.parts.amount_lines import AmountLines
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.labels import Label, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, fill, in_row
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import translate

_LONGEST_AMOUNT, _LONGEST_REASON = 8, 200


class DirectorDialog(AskDialog):
    """Lists each adjustment with buttons to correct or delete it, and has fields for a new one.

    `become` applies a change, and says whose place it moved.
    """

    def __init__(
        self,
        document: Document,
        number: int,
        chosen: str | None,
        become: Callable[[Change], None],
        parent: QWidget | None = None,
    ) -> None:
        """Start with the entrant selected in the ranking."""
        super().__init__(translate("words", "Awards and penalties"), parent)
        self._document, self._number, self._become = document, number, become
        self._corrected: int | None = None
        self.who, self.by, self.reason = ChoiceBox[str]({}), QLineEdit(), QLineEdit()
        self.by.setMaxLength(_LONGEST_AMOUNT)
        self.by.setPlaceholderText("-5")
        self.reason.setMaxLength(_LONGEST_REASON)
        self.reason.setPlaceholderText(translate("words", "slow play"))
        self.lines = AmountLines()
        self._asked = Label(times=1.1)
        form = FieldForm[None](spacing=12)
        form.row(translate("words", "&Who"), self.who)
        amount = in_row((self.by, 1), quiet(self._unit), margins=NO_MARGINS, spacing=8)
        form.row(_how_much(), amount).setBuddy(self.by)
        form.row(_reason(), self.reason)
        fill(self.column, self.lines, self._asked, form)
        document.changed.connect(self._follow)
        self._follow()
        if chosen:
            self.who.choose(chosen)
        self.ask(translate("words", "&Done"), self.who, self._enter)

    @property
    def _comparison(self) -> Comparison:
        return self._document.evening.rounds[self._number].comparison or Comparison()

    @property
    def _unit(self) -> str:
        return _adjusted_in(self._comparison)

    def _follow(self) -> None:
        comparison, ranking = self._comparison, rank(self._comparison)
        there = sorted(entrants_of(comparison), key=sort_key)
        self.who.offer({one: boards_words.called(one, ranking.people) for one in there})
        self.lines.clear()
        self._add_lines(comparison, ranking)
        self._asked.setVisible(bool(comparison.adjusted or comparison.byes))
        self.lines.focus_again()
        self._say_what()
        self.fit()

    def _add_lines(self, comparison: Comparison, ranking: Ranking) -> None:
        names = ranking.people
        correct, delete = translate("words", "Correct"), translate("words", "Delete")
        for place, given in enumerate(comparison.adjusted):
            who, by = boards_words.called(given.entrant, names), ranking_words.given(given.by)
            sentence = f"{who} {by} {given.reason}"
            self.lines.add_line(who, by, sentence, given.reason)
            self.lines.add_button(correct, sentence, partial(self._take_up, place))
            self.lines.add_button(delete, sentence, partial(self._take_out, place))
        for place, bye in enumerate(comparison.byes):
            who, by = boards_words.called(bye.team, names), ranking_words.given(bye.vp)
            said = ranking_words.bye()
            self.lines.add_line(who, by, f"{who} {by} {said}", said)
            self.lines.add_button(delete, f"{who} {by} {said}", partial(self._take_out_bye, place))

    def _say_what(self) -> None:
        another = translate("words", "Another award or penalty:")
        if self._corrected is not None:
            another = translate("words", "Correct it:")
        self._asked.setText(another)

    def _take_up(self, place: int) -> None:
        """Fill the fields from an adjustment, to correct it."""
        given = self._comparison.adjusted[place]
        self._corrected = place
        self.who.choose(given.entrant)
        self.by.setText(f"{given.by:f}")
        self.reason.setText(given.reason)
        self._say_what()
        self.by.setFocus()
        self.by.selectAll()

    def _take_out(self, place: int) -> None:
        self._corrected = None
        self._become(remove_adjusted(self._document.evening, self._number, place))

    def _take_out_bye(self, place: int) -> None:
        self._become(remove_bye(self._document.evening, self._number, place))

    def _enter(self) -> None:
        for name, field in ((_how_much(), self.by), (_reason(), self.reason)):
            if not field.text().strip():
                field.setFocus()
                said = translate("words", "“{name}” is missing")
                raise Impossible(said, name=name.replace("&", ""))
        by, reason = ("".join(self.by.text().split()), " ".join(self.reason.text().split()))
        typed = f"{self.who.value} {by.replace(',', '.')} {reason}"
        given = read_adjusted(typed, entrants_of(self._comparison))
        self._become(adjust(self._document.evening, self._number, given, self._corrected))


def _how_much() -> str:
    return translate("words", "&How much")


def _reason() -> str:
    return translate("words", "&Reason")


def _adjusted_in(comparison: Comparison) -> str:
    """Return the unit of a penalty: that of the ranking."""
    settings = comparison.settings
    if settings.scoring.has_tops:
        return translate("words", "percentage points")
    if settings.scoring is Scoring.TEAMS and settings.vp:
        return translate("words", "VPs")
    return translate("words", "IMPs") if settings.scoring.in_imps else translate("words", "points")
