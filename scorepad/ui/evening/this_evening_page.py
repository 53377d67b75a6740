"""Changes the evening on the screen in one step, and says in advance what that means."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QComboBox, QRadioButton, QWidget

from scorepad.bridge import translatable
from scorepad.bridge.changes.players import settle
from scorepad.bridge.deal import Deal
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.next_deal import now
from scorepad.bridge.next_round import SeatMove, begin_next, is_over, moves
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.seating_changes import rename
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.setup import Setup, setup_of
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.evening.evening_page import EveningPage, Further
from scorepad.ui.look import points, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.wrapped_text import WrappedText
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.words import player_name, translate
from scorepad.ui.words import rounds as rounds_words


class ThisEveningPage(EveningPage):
    """Shows the current round, or between two rounds the coming one."""

    def __init__(
        self, document: Document, past: EarlierEvenings, over: QWidget | None = None
    ) -> None:
        self._document = document
        self.rounds = QComboBox()
        self._which = QWidget()
        self._whole = Label(
            translate("words", "A change applies to the whole round: its deals are scored again.")
        )
        self.only_spelling = QCheckBox()
        self._answers = QRadioButton(), QRadioButton(), QRadioButton()
        self.from_next, self.from_before, self.stops_first = self._answers
        self._lines = {each: WrappedText(each) for each in (self.only_spelling, *self._answers)}
        self._choice = QButtonGroup()
        title, main = translate("words", "This evening"), translate("words", "Done")
        for answer in self._answers:
            self._choice.addButton(answer)
        form = FieldForm[None](self._which)
        form.setContentsMargins(0, 0, 0, 0)
        form.row(translate("words", "Appl&ies to"), self.rounds)
        further = Further((self.only_spelling, *self._answers), [self._which], [self._whole])
        super().__init__(title, main, past, over=over, further=further)
        self._show()
        self.rounds.currentIndexChanged.connect(self._show_round)
        self.only_spelling.toggled.connect(self.tell)
        self._choice.buttonToggled.connect(self.tell)
        document.changed.connect(self._show_anew)

    # State.

    def _show_anew(self) -> None:
        """Show the evening again, unless that would lose what was typed."""
        if not self._keeps_open:
            self._show()

    def _show(self) -> None:
        evening = self._document.evening
        over = is_over(self._document.scored)
        self._base = begin_next(self._document.scored)
        """The evening that the new setup will be applied to."""
        self._last = self._base.rounds[-1]
        self._deals = () if over else self._document.scored.rounds[-1].deals
        """The deals of a round under way, which new seats could affect."""
        self.from_next.setChecked(True)
        self._lines[self.stops_first].say(_stops_first(self._round_title))
        titles = [words.round_title(n, one.options) for n, one in enumerate(evening.rounds)]
        titles += [_next_round()] if over else []
        last = len(titles) - 1
        self.rounds.clear()
        self.rounds.addItems([*titles, translate("words", "all rounds")])
        self.rounds.setCurrentIndex(last)
        self._which.setVisible(last > 0)
        self.agreement.offer_last(len(evening.rounds))
        self.show_start(setup_of(self._base))
        self._follow()
        self.tell()

    def _show_round(self, number: int) -> None:
        """Show the settings of this round."""
        if 0 <= number < len(self._base.rounds):
            entered = self._base.rounds[number]
            self.options.set_options(entered.options)
            self.agreement.play_for(entered.stake, self._base.currency)

    @property
    def turn(self) -> Seat:
        return now(self._document.scored).state.dealer

    def _follow_form(self) -> None:
        super()._follow_form()
        options = self.options.options
        chosen = [self._base.rounds[number] for number in self._chosen_rounds]
        self._whole.setHidden(all(one.is_empty or one.options == options for one in chosen))

    @property
    def _chosen_rounds(self) -> range:
        """The numbers of the rounds whose form is shown: one, or all."""
        rounds, number = range(len(self._base.rounds)), self.rounds.currentIndex()
        return rounds[number : number + 1] or rounds

    @property
    def _round_title(self) -> str:
        return words.round_title(len(self._base.rounds) - 1, self._last.options)

    # User actions.

    def enter_name(self, place: int) -> None:
        """Go on after a name, skipping players who stay."""
        told = self.effects.text()
        super().enter_name(place)
        if self.people.next_to_name(place):
            return
        following = None if self.effects.text() else self.people.next_place(place)
        if following:
            following.setFocus(Qt.FocusReason.TabFocusReason)
        elif self.effects.text() in ("", told):
            self.accept()
        elif not self.from_next.isHidden():
            chosen = self.from_before if self.from_before.isChecked() else self.from_next
            chosen.setFocus(Qt.FocusReason.TabFocusReason)
            self._laid_out.start(0)

    @property
    def after_names(self) -> QWidget:
        return self.main

    def next_field_or_accept(self) -> None:
        """Accept at Enter: nothing else is required for an evening under way."""
        if self.draw.isDefault():
            self.draw.click()
        else:
            self.accept()

    def see_effects(self) -> None:
        largest_fitting(points(), points() * LISTS_SHARE, self._are_seen)
        if not self.stops_first.isHidden():
            self.scroller.ensureWidgetVisible(self.stops_first)
        super().see_effects()

    def _are_seen(self, size: float) -> bool:
        """Whether the effects and all answers are seen at once in this size."""
        parts = self.effects, *self._answers
        for part in parts:
            part.setFont(text_font(size))
        layout = self._columns.told.layout()
        assert layout
        layout.activate()
        high = sum(part.sizeHint().height() for part in self._answers if not part.isHidden())
        gaps = len(parts) * layout.spacing()
        wanted = self.effects.heightForWidth(self.effects.width()) + high + gaps
        return wanted <= self.scroller.viewport().height()

    # The effects.

    def tell(self) -> None:
        """Say what will happen."""
        try:
            seating = self.people.seating
        except Impossible:
            return
        came, left = self._people(seating)
        spelt = self._spelt(seating)
        self.only_spelling.setVisible(spelt is not None)
        if spelt:
            self._lines[self.only_spelling].say(_only_spelling(*spelt))
        if spelt and self.only_spelling.isChecked():
            came, left = [], []
            seating = self._was
        known = rename(Evening((self._last,)), self._first_names(seating)).rounds[0].seating_now
        moved = moves(known, seating)
        chairs = any(move.start or move.to for move in moved)
        self._offer(seating, offered=chairs and bool(self._deals))
        said = self.drawn_words  # which says who sits out
        joined = [name for name in came if name in seating.out and not said]
        if self._is_chosen(self.from_before):
            left = []  # they had not been there
        lines = [said] if said else _seat_moves(moved)
        lines += _player_changes(joined, left)
        if lines and not self._deals and self._base.is_played:
            lines.append(translate("words", "From the next round. Earlier deals are not affected."))
        elif self._is_chosen(self.from_next):
            lines.append(self._end_of_round(known, seating))
        self.effects.say(" ".join(filter(None, lines)))
        self.measure()

    @property
    def _was(self) -> Seating:
        return self._last.seating_now

    def _offer(self, seating: Seating, *, offered: bool) -> None:
        """Ask since when this seating applies, and explain both answers."""
        deals = self._deals
        if offered:
            sat = deals[-1].seating
            since = [*takewhile(lambda deal: deal.seating == sat, reversed(deals))]
            played = sum(isinstance(deal.item, Deal) for deal in since)
            whole = len(since) == len(deals)
            for answer, says in (
                (self.from_next, rounds_words.from_next),
                (self.from_before, rounds_words.from_before),
            ):
                self._lines[answer].say(says(played, sat, seating, whole=whole))
        else:
            self.from_next.setChecked(True)
        for answer in (self.from_next, self.stops_first):
            answer.setVisible(offered)
        any_played = any(isinstance(deal.item, Deal) for deal in deals)
        self.from_before.setVisible(offered and any_played)

    def _end_of_round(self, was: Seating, seating: Seating) -> str:
        """Return whose round it is when somebody changes chairs."""
        if self._last.options.form is not DUPLICATE:
            return translate(
                "words", "The players seated at the end get the result of {round}."
            ).format(round=self._round_title)
        return (
            ""
            if was.pairs == seating.pairs
            else translate("words", "New pairs start a new set of boards.")
        )

    def _is_chosen(self, answer: QRadioButton) -> bool:
        return answer.isChecked() and not answer.isHidden()

    def _people(self, seating: Seating) -> tuple[list[str], list[str]]:
        """Return who came and who left; unnamed chairs do not count."""
        letters = list(Seat)
        before, after = self._was.players, seating.players
        came = [name for name in after if name not in before and name not in letters]
        left = [name for name in before if name not in after and name not in letters]
        return came, left

    def _spelt(self, seating: Seating) -> tuple[str, str] | None:
        """Return the player who left and the new one in his place, if that may be a respelling."""
        came, left = self._people(seating)
        if len(came) != 1 or len(left) != 1:
            return None
        same = self._was.players.index(left[0]) == seating.players.index(came[0])
        return (left[0], came[0]) if same else None

    def _first_names(self, seating: Seating) -> dict[str, str]:
        """Return the names of players known so far by the letters of their chairs."""
        was = self._was
        return {
            letter: name
            for seat, letter in was
            if letter == seat and (name := seating.at(seat)) not in (*list(Seat), *was.players)
        }

    # The outcome.

    @property
    def start(self) -> Setup:
        """A scorekeeper who is not at the table remains until somebody else is chosen."""
        start, was = super().start, self.shown.keeper
        return start if start.keeper else replace(start, keeper=self._names.get(was or "", was))

    @property
    def _names(self) -> dict[str, str]:
        """Return the renamed players: respelt, or named for the first time."""
        seating = self.people.seating
        spelt = self._spelt(seating) if self.only_spelling.isChecked() else None
        return self._first_names(seating) | dict([spelt] if spelt else [])

    def do(self) -> None:
        if self._is_chosen(self.from_next):
            _check_chairs(self._was, self.start.seating)
        change = settle(
            self._document.scored,
            self.start,
            self._names,
            rounds=self._chosen_rounds,
            corrects_past=self._is_chosen(self.from_before),
            stops_first=self._is_chosen(self.stops_first),
        )
        self._document.become(change)


def _check_chairs(was: Seating, now: Seating) -> None:
    """Check that nobody's chair stays empty in the middle of a round."""
    for seat, player in was:
        if player not in (seat, *now.players) and now.at(seat) == seat and not now.out:
            raise Impossible(
                translatable.translate(
                    "words",
                    "{player} leaves and nobody takes the chair: "
                    "name somebody, or stop the round first",
                ),
                player=player,
            )


def _stops_first(round_title: str) -> str:
    return translate("words", "S&top {round} first and score it for its players").format(
        round=round_title
    )


def _only_spelling(left: str, came: str) -> str:
    return translate("words", "{left} and {came} are one player: only the n&ame was wrong").format(
        left=left.replace("&", "&&"), came=came.replace("&", "&&")
    )


def _player_changes(came: Sequence[str], left: Sequence[str]) -> list[str]:
    """Return sentences about who joins and who leaves."""
    said = [translate("words", "{player} joins.").format(player=player_name(name)) for name in came]
    return said + [
        translate("words", "{player} leaves; earlier rounds stay on the back score.").format(
            player=player_name(name)
        )
        for name in left
    ]


def _seat_moves(moves: Sequence[SeatMove]) -> list[str]:
    return [f"{line}." for line in rounds_words.who_moves(moves)]


def _next_round() -> str:
    return translate("words", "the next round")
