"""Between two rounds: who won, what goes on the back score, and who sits where next."""

from PySide6.QtWidgets import QPushButton

from scorepad.bridge.next_round import (
    all_played_together,
    draw_is_due,
    has_ended,
    is_over,
    moves,
    rounds_ahead,
)
from scorepad.bridge.options import DUPLICATE, RUBBER, Form
from scorepad.bridge.rounds import Round, ScoredRound
from scorepad.bridge.what_if import now
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.fitted import FittedColumn, Role
from scorepad.ui.parts.layouts import in_row
from scorepad.ui.rounds.board_view import BoardView, Chair, around, place_of
from scorepad.ui.words import round_title, translate
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import table as table_words


class RoundPanel(FittedColumn):
    """Stands where the table was, from the end of a round until the next one begins."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._won = self.line(1.5, bold=True)
        self._back_score = self.line(1.2, bold=True)
        self._besides = self.line()
        self._next = self.line(1.2, bold=True)
        self.picture = self.sized(BoardView())
        self._out = self.line()
        self._deals = self.line()
        self._ahead = self.line(0.95, role=Role.PlaceholderText)
        self.play_on, self.draw, self.settle, self.seats, self.form, self.end = (
            self.sized(QPushButton(name))
            for name in (
                "",
                rounds_words.draw_again(),
                translate("words", "Settle &up…"),
                translate("words", "&Seats…"),
                translate("words", "&Form…"),
                "",
            )
        )
        self.setAccessibleName(translate("words", "The end of the round, and the next one"))
        result = self._won, self._back_score, self._besides, self._next
        # The picture is seen whole: most of what gives way to it is said there, or elsewhere.
        self.arrange(
            (*result, self.picture, self._out, self._deals, self._ahead),
            (self.draw, self.settle, self.play_on, in_row(self.seats, self.form), self.end),
            giving_way=(self._ahead, self._deals, self._besides, self._back_score, self._next),
        )
        for button in (self.play_on, self.draw, self.settle, self.seats, self.form, self.end):
            button.setAutoDefault(True)  # Enter does what has the focus
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the round that is over; while one is played there is nothing to show."""
        scored = self._document.scored
        if not is_over(scored):
            return
        last, coming = scored.rounds[-1], self._document.table
        planned, number, ends_here = scored.evening.planned, len(scored.rounds), has_ended(scored)
        draws = draw_is_due(scored) and not ends_here
        besides = rounds_words.other_results(last)
        if all_played_together(scored):
            besides.append(translate("words", "Everyone has played with everyone."))
        if draws:
            besides.append(rounds_words.time_to_draw())
        self._won.say(rounds_words.won(last))
        self._back_score.say(rounds_words.goes_on_back_score(last))
        self._besides.say("\n".join(besides))
        title = (
            _evening_over(number, planned)
            if ends_here
            else _next_title(number, coming.round, planned)
        )
        self._next.say(title)
        self._follow_coming(last, coming, is_next=not ends_here)
        self.draw.setVisible(draws)
        self.settle.setVisible(ends_here)
        self.end.setText(
            translate("words", "Resul&t…") if ends_here else translate("words", "End the evenin&g")
        )
        form = coming.round.options.form
        self.play_on.setText(translate("words", "Play an&other") if ends_here else _play_on(form))
        self.play_on.setDefault(not ends_here)
        self.setAccessibleDescription("\n".join(self.sentences))
        self.fit()

    def _follow_coming(self, last: ScoredRound, coming: ScoredRound, *, is_next: bool) -> None:
        """Show who sits where next, who deals, and who has to move for it."""
        scored, seating = self._document.scored, coming.seating
        dealer, moved = now(scored).state.dealer, moves(last.seating, seating)
        planned = scored.evening.planned
        still = None if planned is None else max(0, planned - len(scored.rounds) - 1)
        for line, text in (
            (self._out, table_words.who_sits_out(seating)),
            (self._deals, rounds_words.who_deals(seating, dealer)),
            (self._ahead, rounds_words.ahead(rounds_ahead(scored)[:still])),
        ):
            line.say(text if is_next else "")
        came = {move.to: move.start for move in moved}
        keeper = coming.keeper_seat
        chairs = tuple(
            Chair(
                words.language().chair(seat),
                words.player(seating, seat),
                seat is dealer,
                came=rounds_words.came_from(came[seat]) if seat in came else "",
                start=place_of(came[seat], keeper) if seat in came else None,
            )
            for seat in around(keeper)
        )
        aloud = (rounds_words.pairing(seating), *rounds_words.who_moves(moved))
        self.picture.show_chairs(chairs, "\n".join(aloud))
        self.picture.setVisible(is_next)


def _next_title(number: int, coming: Round, planned: int | None) -> str:
    """Which round comes next, and whether it is the last: numbers from 0."""
    title = round_title(number, coming.options)
    if planned is None or number >= planned:
        return translate("words", "Next: {round}").format(round=title)
    if number + 1 == planned:
        return translate("words", "Next: {round}, the last").format(round=title)
    return translate("words", "Next: {round} of {planned}").format(round=title, planned=planned)


def _evening_over(rounds: int, planned: int | None) -> str:
    """Why no round comes next after so many."""
    if planned != rounds:
        return translate("words", "The evening is over.")
    if planned == 1:
        return translate("words", "That was the one round you planned.")
    return translate("words", "That was the last of {planned} rounds.").format(planned=planned)


def _play_on(form: Form) -> str:
    if form is DUPLICATE:
        return translate("words", "&Next boards (Enter)")
    if form is RUBBER:
        return translate("words", "&Next rubber (Enter)")
    return translate("words", "&Next chukker (Enter)")
