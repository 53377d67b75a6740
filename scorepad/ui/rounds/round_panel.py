"""Between two rounds: the winners, the back score, and who moves where."""

from scorepad.bridge.next_deal import now
from scorepad.bridge.next_round import (
    draw_is_due,
    has_ended,
    is_over,
    moves,
    rounds_ahead,
)
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.seats import Seat
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.parts.fitted import FittedColumn, Role
from scorepad.ui.rounds.board_view import BoardView, Chair, around, place_of
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import seat_name, translate
from scorepad.ui.words import table as table_words


class RoundPanel(FittedColumn):
    """Replaces the table from the end of a round until the next one begins."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._round = -1
        self._wins = ""
        self._won = self.line(1.5, bold=True)
        self._back_score = self.line(1.2, bold=True)
        self._besides = self.line()
        self.picture = self.sized(BoardView())
        self._out = self.line()
        self._ahead = self.line(role=Role.PlaceholderText)
        self.setAccessibleName(translate("words", "The end of the round"))
        # The picture is always whole: what gives way is also said elsewhere.
        self.arrange(
            (self._won, self._back_score, self._besides, self.picture, self._out, self._ahead),
            giving_way=(self._ahead, self._besides, self._back_score, self._out),
        )
        document.changed.connect(self.follow)
        self.follow()

    def show_round(self, number: int) -> None:
        """Show the result of the round whose sheet is looked at."""
        if number != self._round:
            self._round = number
            self.follow()

    @property
    def _shown(self) -> ScoredRound:
        rounds = self._document.scored.rounds
        return rounds[self._round if self._round < len(rounds) else -1]

    def follow(self) -> None:
        """Show the finished round, and who moves; nothing during a round."""
        scored = self._document.scored
        if not is_over(scored):
            return
        last, coming = scored.rounds[-1], self._document.table
        ends_here = has_ended(scored)
        self._wins = rounds_words.won(self._shown)
        self._won.say(self._wins)
        self._back_score.say(rounds_words.goes_on_back_score(self._shown))
        self._besides.say("\n".join(rounds_words.other_results(self._shown)))
        self._follow_coming(last, coming, is_known=not (ends_here or draw_is_due(scored)))
        self.setAccessibleDescription("\n".join(self.sentences))
        self.fit()

    def fit(self) -> None:
        """Add what goes on the back score to who won, in short, where it has no line."""
        self._won.say(self._wins)
        super().fit()
        said = self._back_score.text()
        if self.isVisible() and said and self._back_score.isHidden():
            short = rounds_words.short_back_score(self._shown)
            self._won.say("\N{NO-BREAK SPACE}".join(filter(None, (self._wins, short))))
            super().fit()

    def _follow_coming(self, last: ScoredRound, coming: ScoredRound, *, is_known: bool) -> None:
        """Show the coming seats, the dealer, and who has to move, unless they draw for that."""
        scored, seating = self._document.scored, coming.seating
        dealer, moved = now(scored).state.dealer, moves(last.seating, seating)
        planned = scored.evening.planned
        still = None if planned is None else max(0, planned - len(scored.rounds) - 1)
        for line, text in (
            (self._out, table_words.who_sits_out(seating)),
            (self._ahead, rounds_words.ahead(rounds_ahead(scored)[:still])),
        ):
            line.say(text if is_known else "")
        came = {move.to: move.start for move in moved}
        keeper = coming.keeper_seat
        chairs = tuple(
            Chair(
                words.player(seating, seat),
                seat is dealer,
                came=_came_from(came[seat]) if seat in came else "",
                start=place_of(came[seat], keeper) if seat in came else None,
            )
            for seat in around(keeper)
        )
        aloud = (rounds_words.pairing(seating), *rounds_words.who_moves(moved))
        self.picture.show_chairs(chairs, "\n".join(aloud))
        self.picture.setVisible(is_known)


def _came_from(seat: Seat | None) -> str:
    """Return where a moving player sat."""
    if seat is None:
        return translate("words", "sat out")
    return translate("words", "from {chair}").format(chair=seat_name(seat))
