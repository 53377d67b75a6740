"""Between two rounds, at the foot of the sheet: the coming seats, and the players' choices."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from scorepad.bridge.changes.rounds import other_partners
from scorepad.bridge.next_deal import now
from scorepad.bridge.next_round import all_played_together, draw_is_due, has_ended, is_over
from scorepad.bridge.rotation import FEWEST, PartnerChange
from scorepad.bridge.rounds import Round, ScoredRound
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LEAST_POINTS, break_text, in_one_line
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import STRETCH, in_column, in_row
from scorepad.ui.words import player, round_title, translate
from scorepad.ui.words import rounds as rounds_words

_TITLE = 1.1
"""The size of the title relative to other text."""
_MARGIN, _GAP = 16, 8
_HIGH, _LOW, _FOR_LARGER = 6, 4, 1.5
"""The height of a button in text sizes: for fingers, for a mouse, and the factor for large ones."""
_MOST_HIGH, _MOST_POINTS = 0.075, 0.034
"""The most height of a button and its words, relative to the window: the sheet needs it more."""
_NEARLY = 0.9
"""Rather than be smaller than this, relative to the usual size, words break into two lines."""


class NextRound(QWidget):
    """Replaces the pad from the end of a round until the next one begins."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self.title = Label()
        self.play_on, self.other, self.draw, self.settle, self.change, self.end = self.buttons = [
            QPushButton(name)
            for name in (
                "",
                "",
                "",
                translate("words", "Settle &up…"),
                translate("words", "Ch&ange…"),
                "",
            )
        ]
        for button in self.buttons:
            button.setAutoDefault(True)  # Enter presses the focused button
        *first, end = self.buttons
        row = in_row(*((button, 3) for button in first), STRETCH, (end, 2), spacing=_GAP)
        self._window, self._points, self._fingers = QSize(), look.points(), False
        self._lines = 1
        self._column = in_column(
            self.title, row, inside=self, margins=(_MARGIN, _GAP, _MARGIN, 4), spacing=6
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("words", "The next round"))
        self.other.clicked.connect(self._play_with_others)
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show what comes next; nothing during a round."""
        scored = self._document.scored
        if not is_over(scored):
            return
        last, coming, ends_here = scored.rounds[-1], self._document.table, has_ended(scored)
        planned, number = scored.evening.planned, len(scored.rounds)
        if ends_here:
            self.title.setText(_evening_over(number, planned))
        elif draw_is_due(scored):  # who sits where is not known yet
            said = [f"{_next_title(number, coming.round, planned)}."]
            if all_played_together(scored):
                said.append(translate("words", "Everyone has played with everyone."))
            self.title.setText(" ".join((*said, rounds_words.time_to_draw())))
        else:
            who = rounds_words.pairing(coming.seating)
            deals = translate("words", "{player} deals").format(
                player=player(coming.seating, now(scored).state.dealer)
            )
            title = _next_title(number, coming.round, planned)
            self.title.setText(
                f"{title} – {who}. {deals}." if coming.seating.is_named else f"{title}. {deals}."
            )
        self._name_buttons(last, coming, ends_here=ends_here)
        self.setAccessibleDescription(self.title.text())
        self._fit()

    def _name_buttons(self, last: ScoredRound, coming: ScoredRound, *, ends_here: bool) -> None:
        seating, scored = coming.seating, self._document.scored
        drawn = scored.evening.partner_change is PartnerChange.DRAW
        reseated = last.round.seating_now != last.seating
        are_four = seating.is_named and len(seating.players) == FEWEST and not reseated
        stay = seating.pairs == last.seating.pairs
        change, same = translate("words", "Change part&ners"), translate("words", "&Same partners")
        if ends_here:
            play_on = rounds_words.next_round(last.round.options.form)
        elif are_four:
            play_on = same if stay else change
        else:
            play_on = rounds_words.next_round(coming.round.options.form)
        result, end = translate("words", "Resul&t…"), translate("words", "End the evenin&g")
        names = {
            self.play_on: play_on,
            self.draw: translate("words", "Dra&w…"),
            self.end: result if ends_here else end,
        }
        coming_first = self.draw if draw_is_due(scored) else self.play_on
        for button, name in names.items():
            is_first = button is (self.end if ends_here else coming_first)
            button.setText(_with_enter(name) if is_first else name)
            button.setDefault(is_first)
        self.other.setText(change if stay else same)
        self.other.setVisible(are_four and not drawn and not ends_here)
        self.draw.setVisible(seating.is_named and not ends_here)
        self.settle.setVisible(ends_here)

    def _play_with_others(self) -> None:
        """Continue with partners other than the proposed ones, from now on."""
        self._document.become(other_partners(self._document.scored))

    # Layout.

    def fit_for(self, window: QSize, points: float, *, fingers: bool) -> None:
        """Fit the window; with large buttons if the pad is used."""
        most = max(look.USUAL_POINTS, _MOST_POINTS * window.height())
        self._window, self._points, self._fingers = window, min(points, most), fingers
        self._fit()

    def usual_height(self, window: QSize, *, fingers: bool) -> int:
        """Return its height with text of the usual size."""
        usual = look.usual_points() * look.growth(window)
        points = min(usual, max(look.USUAL_POINTS, _MOST_POINTS * window.height()))
        title = QFontMetricsF(text_font(points * _TITLE, bold=True)).lineSpacing()
        edges = self._column.contentsMargins()
        around = edges.top() + self._column.spacing() + edges.bottom()
        font, words = self.play_on.font(), self.play_on.sizeHint().height()
        least = words * min(1, points / font.pointSizeF())
        high = max(FINGER, least, self._most_high(window, points, fingers))
        return round(around + title + high)

    @staticmethod
    def _most_high(window: QSize, points: float, fingers: bool) -> float:
        """Return the height of a button, unless its words need more."""
        usual = min(points, look.USUAL_POINTS)
        high = usual * (_HIGH if fingers else _LOW) + (points - usual) * _FOR_LARGER
        return min(high, _MOST_HIGH * window.height())

    def _fit(self) -> None:
        """Break the text, or shrink it, until all buttons fit side by side."""
        self._lines = 1
        if largest_fitting(self._points, LEAST_POINTS, self._room) < _NEARLY * self._points:
            self._lines = 2
            largest_fitting(self._points, LEAST_POINTS, self._room)
        room, margins = self._window.width() - 2 * _MARGIN, self._column.contentsMargins()
        words = self.title.text(), self._points * _TITLE
        self.title.setFont(in_one_line(*words, LEAST_POINTS, room, bold=True))
        self.title.setMinimumHeight(0)  # or what it was would count
        self.title.setFixedHeight(max(0, self.title.heightForWidth(room)))
        high = self.title.height() + self._column.spacing() + self.play_on.minimumHeight()
        self.setFixedHeight(margins.top() + high + margins.bottom())

    def _room(self, points: float) -> float:
        seen = [button for button in self.buttons if not button.isHidden()]
        high = self._most_high(self._window, points, self._fingers)
        for button in self.buttons:
            button.setFont(text_font(points))
            break_text(button, self._lines)
        high = max(FINGER, round(high), *(button.sizeHint().height() for button in seen))
        for button in self.buttons:
            button.setFixedHeight(high)
        room = self._window.width() - 2 * _MARGIN
        wanted = sum(button.sizeHint().width() + _GAP for button in seen)
        return room / max(1, wanted)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line along the top edge."""
        with QPainter(self) as painter:
            painter.fillRect(0, 0, self.width(), 1, look.colours().hairline)


def _next_title(number: int, coming: Round, planned: int | None) -> str:
    """Return the title of the next round, saying if it is the last; numbers are from 0."""
    title = round_title(number, coming.options)
    if planned is None or number >= planned:
        return translate("words", "Next: {round}").format(round=title)
    if number + 1 == planned:
        return translate("words", "Next: {round}, the last").format(round=title)
    return translate("words", "Next: {round} of {planned}").format(round=title, planned=planned)


def _evening_over(rounds: int, planned: int | None) -> str:
    """Return why there is no round after these."""
    if planned != rounds:
        return translate("words", "The evening is over.")
    if planned == 1:
        return translate("words", "That was the only round planned.")
    return translate("words", "That was the last of {planned} rounds planned.").format(
        planned=planned
    )


def _with_enter(name: str) -> str:
    return translate("words", "{name} (Enter)").format(name=name)
