"""Between two rounds: who won, what goes on the back score, and who sits where next."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from scorepad.bridge.next_round import (
    all_played_together,
    draw_is_due,
    is_over,
    moves,
    rounds_ahead,
)
from scorepad.bridge.rounds import ScoredRound
from scorepad.bridge.what_if import now
from scorepad.ui import words
from scorepad.ui.document import Document
from scorepad.ui.look import Colours, text_font
from scorepad.ui.parts.labels import label
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.rounds.seating_painter import SeatingPicture, arrows, place_of
from scorepad.ui.rounds.seating_view import SeatingView
from scorepad.ui.words import rounds as round_words
from scorepad.ui.words import table as table_words
from scorepad.ui.words import translate

LETTERS = 28
"""So many letters of a line find room at the size the players like."""
LEAST_POINTS = 9.0
A_LITTLE_SMALLER = (1.0, 0.95, 0.9)
"""The sizes that are tried, until all is in sight."""
SMALLER = (1.0, 0.92, 0.84, 0.76)
"""The sizes that are tried, until the table is in sight."""


class RoundPanel(QWidget):
    """Stands where the table was, from the end of a round until the next one begins."""

    play_on_asked = Signal()
    seats_asked = Signal()
    form_asked = Signal()
    draw_asked = Signal()
    settle_asked = Signal()

    def __init__(self, document: Document, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._points = 12.0
        self._share = 1.0
        self._won, self._back_score, self._besides = label(), label(), label()
        self._next, self._changes, self._deals, self._ahead = label(), label(), label(), label()
        self.picture = SeatingView(colours)
        self.play_on = QPushButton(round_words.play_on())
        self.seats = QPushButton(translate("words", "&Seats…"))
        self.form = QPushButton(translate("words", "&Form…"))
        self.draw = QPushButton(round_words.draw_again())
        self.settle = QPushButton(translate("words", "Settle &up…"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(translate("words", "The end of the round, and the next one"))
        self._arrange()
        self.play_on.clicked.connect(self.play_on_asked)
        self.seats.clicked.connect(self.seats_asked)
        self.form.clicked.connect(self.form_asked)
        self.draw.clicked.connect(self.draw_asked)
        self.settle.clicked.connect(self.settle_asked)
        document.changed.connect(self.follow)
        self.follow()

    def _arrange(self) -> None:
        """Let the news scroll where the window is low; the buttons stay in sight."""
        news = QWidget()
        self._news = in_column(
            *(self._won, self._back_score, self._besides),
            *(self._next, self.picture, self._changes, self._deals, self._ahead, STRETCH),
            inside=news,
        )
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(news)
        self._changing = in_row(self.seats, self.form)
        self._foot = in_column(self.draw, self.settle, self.play_on, self._changing)
        in_column((scroll, 1), self._foot, inside=self, margins=NO_MARGINS, spacing=0)

    @property
    def sentences(self) -> list[str]:
        """All that the panel says, from its head to its foot."""
        labels = (
            self._won,
            self._back_score,
            self._besides,
            self._next,
            self._changes,
            self._deals,
            self._ahead,
        )
        return [line for part in labels if not part.isHidden() for line in part.text().splitlines()]

    def follow(self) -> None:
        """Show the round that is over; while one is played there is nothing to show."""
        scored = self._document.scored
        if not is_over(scored):
            return
        last, coming = scored.rounds[-1], self._document.table
        planned, number = scored.evening.planned, len(scored.rounds)
        ends_here = planned == number
        _show(self._won, round_words.won(last))
        _show(self._back_score, round_words.goes_on_back_score(last))
        besides = round_words.other_results(last)
        if all_played_together(scored):
            besides.append(translate("words", "Everyone has played with everyone."))
        draws = draw_is_due(scored) and not ends_here
        if draws:
            besides.append(round_words.time_to_draw())
        _show(self._besides, "\n".join(besides))
        title = (
            round_words.played_all(number)
            if ends_here
            else round_words.next_title(number, coming.round, planned)
        )
        _show(self._next, title)
        self._follow_coming(last, coming)
        self.draw.setVisible(draws)
        self.picture.setHidden(ends_here)
        self.settle.setVisible(ends_here)
        for said_next in (self._changes, self._deals, self._ahead):
            said_next.setHidden(ends_here or not said_next.text())
        self.play_on.setText(
            translate("words", "Play an&other") if ends_here else round_words.play_on()
        )
        self.setAccessibleDescription("\n".join(self.sentences))
        self._fit()

    def _follow_coming(self, last: ScoredRound, coming: ScoredRound) -> None:
        """Show who sits where next, who deals, and who has to move for it."""
        scored, seating = self._document.scored, coming.seating
        dealer, moved = now(scored).state.dealer, moves(last.seating, seating)
        _show(self._changes, "\n".join(round_words.seat_changes(moved)))
        _show(self._deals, round_words.who_deals(seating, dealer))
        planned = scored.evening.planned
        still = None if planned is None else max(0, planned - len(scored.rounds) - 1)
        _show(self._ahead, round_words.ahead(rounds_ahead(scored)[:still]))
        keeper = coming.keeper_seat
        seats = (keeper, keeper.left, keeper.partner, keeper.right)
        foot, left, top, right = (words.player(seating, seat) for seat in seats)
        self.picture.show_seating(
            SeatingPicture(
                (foot, left, top, right),
                "".join(seats),
                ", ".join(seating.out),
                place_of(dealer, keeper),
                arrows(moved, keeper),
            ),
            ". ".join(
                filter(None, (round_words.pairing(seating), table_words.who_sits_out(seating)))
            ),
        )

    # How it looks.

    def set_colours(self, colours: Colours) -> None:
        self.picture.set_colours(colours)

    def set_points(self, points: float) -> None:
        self._points = points
        self._fit()

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(text_font(self._points)).averageCharWidth() * LETTERS
        return QSize(round(width), round(width * 1.6))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    def fit_width(self, most: int) -> None:
        """Take the width it wants, up to its share; with less the words are smaller.

        No button loses a word of it: for these it takes a little more, where a language needs it.
        """
        wanted = self.sizeHint().width()
        self._share = min(1.0, most / wanted)
        self.setFixedWidth(min(wanted, most))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set words as the players like, or a little smaller if then all is seen.

        Where it is not, all but the result is smaller until the table is in sight.
        """
        points = max(LEAST_POINTS, self._points * self._share)
        sizes = [(s, True) for s in A_LITTLE_SMALLER] + [(s, False) for s in SMALLER]
        for smaller, whole in sizes:
            self._set_sizes(points, max(LEAST_POINTS, points * smaller))
            if self._has_room(whole=whole):
                break
        least = self._foot.minimumSize().width()
        if least > self.width():
            self.setFixedWidth(least)

    def _has_room(self, *, whole: bool) -> bool:
        """Tell whether all is seen, or all down to the table, which words below repeat."""
        self._news.invalidate()
        wanted = self._news.heightForWidth(self.width()) + self._foot.sizeHint().height()
        for below in (self._changes, self._deals, self._ahead):
            if not whole and not below.isHidden():
                wanted -= below.heightForWidth(self.width()) + self._news.spacing()
        return wanted <= self.height()

    def _set_sizes(self, result: float, points: float) -> None:
        self._won.setFont(text_font(result * 1.5, bold=True))
        self._back_score.setFont(text_font(result * 1.25, bold=True))
        sizes = (
            (self._besides, 1.0, False),
            (self._next, 1.2, True),
            (self._changes, 1.1, False),
            (self._deals, 1.1, False),
            (self._ahead, 0.95, False),
        )
        for part, times, bold in sizes:
            part.setFont(text_font(points * times, bold=bold))
        main = (self.play_on, self.draw, self.settle)
        for button in (*main, self.seats, self.form):
            button.setFont(text_font(points * 1.05, bold=button in main))
        self.picture.set_points(points)
        gap = round(points * 0.9)
        self._news.setContentsMargins(gap + 4, gap, gap, gap)
        self._news.setSpacing(round(points * 0.5))
        self._foot.setContentsMargins(gap + 4, round(gap / 2), gap, round(gap / 2))
        for layout in (self._foot, self._changing):
            layout.setSpacing(round(points * 0.5))


def _show(part: QLabel, text: str) -> None:
    """Show a line, or hide it where it says nothing."""
    part.setText(text)
    part.setVisible(bool(text))
