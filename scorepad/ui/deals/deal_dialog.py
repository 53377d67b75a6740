"""A deal chosen card by card, as from a bidding box, and seen on the sheet all the while."""

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDialog, QFrame, QHBoxLayout, QScrollArea, QWidget

from scorepad.bridge.corrections import item_at
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import DUPLICATE
from scorepad.bridge.people import People
from scorepad.bridge.seats import Seat
from scorepad.ui import words
from scorepad.ui.deals.bidding_pad import BiddingPad
from scorepad.ui.deals.partial_deal import (
    DealPart,
    PartialDeal,
    TypedDeal,
    partial_deal_of,
    with_key,
)
from scorepad.ui.document import Document, Target, entering
from scorepad.ui.look import Colours, palette, text_font
from scorepad.ui.parts.cards import CardKind, CardStyle, CommandButton
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import Label
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, fill, in_column
from scorepad.ui.parts.screen_fit import room_for
from scorepad.ui.words import bidding_pad as pad_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words

_NOT_TYPED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_LETTERS = 36
"""So many letters in a line are easy to read beside the commands."""
_LEAST_POINTS = 15.0
"""Cards become no smaller for the sake of a low screen; at this size they hardly do any more."""
_PAD_SHARE = 0.82
"""How much of the height is for the cards; the rest is for the words and commands below them."""


class DealDialog(QDialog):
    """The bidding pad, and below it in words what the deal scores."""

    def __init__(
        self,
        document: Document,
        target: Target,
        colours: Colours,
        points: float,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setPalette(palette(colours))
        self._document = document
        self._target = target
        at = target.at
        self._round = document.round_at(target)
        self._seating = document.seating_at(target)
        there = item_at(document.evening, at) if at else None
        self._was = there if isinstance(there, Deal) and not target.inserts else None
        self.setWindowTitle(window_words.entry_name())
        if there:
            deal = words.item_text(there, self._seating)
            self.setWindowTitle(window_words.entry_target(deal, inserts=target.inserts))
        self._typed = TypedDeal(self._at_first())
        style = CardStyle(colours, points)
        self.pad = self._make_pad(style)
        share = self._share_of_screen()
        if share < 1 and points > _LEAST_POINTS:
            style = CardStyle(colours, max(_LEAST_POINTS, int(points * share)))
            self.pad = self._make_pad(style)
        self.setFont(text_font(style.points))
        self.sentence = Label()
        self.cancel = CommandButton(pad_words.cancel(), style)
        enter = pad_words.enter_deal(corrects=self._was is not None)
        self.enter = CommandButton(enter, style, kind=CardKind.MAIN)
        self._scroll = QScrollArea()
        self._commands = QHBoxLayout()
        self._foot = QHBoxLayout()
        self._foot_height = 0
        self._arrange(style)
        self._connect()
        self._show()
        self._fit()

    def _make_pad(self, style: CardStyle) -> BiddingPad:
        return BiddingPad(
            style,
            self._seating,
            self._document.table.keeper_seat,
            honours=self._honours_count,
        )

    def _share_of_screen(self) -> float:
        """Return how much of what the cards would like to have the screen grants them."""
        room, wanted = room_for(self), self.pad.close_by
        return min(room.width() / wanted.width(), room.height() / wanted.height() * _PAD_SHARE)

    def _at_first(self) -> PartialDeal:
        """Return the deal as it was entered; of a new one nothing is chosen yet."""
        choice = partial_deal_of(self._was) if self._was else PartialDeal()
        return choice if self._has_honours else replace(choice, honours=0)

    @property
    def _has_honours(self) -> bool:
        """Whether the deal can have honours: none at duplicate, nor on a board.

        Where they were agreed not to count they are not asked for, but stay as they were entered.
        """
        board = self._was.board if self._was else None
        if self._target.at is None:
            board = self._round.next_board
        return self._round.options.form is not DUPLICATE and board is None

    @property
    def _honours_count(self) -> bool:
        return self._has_honours and self._round.options.honours

    def _arrange(self, style: CardStyle) -> None:
        gap = style.gap
        self.sentence.setFont(text_font(style.points * 1.1))
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing())
        fill(self._commands, STRETCH, self.cancel, self.enter, spacing=0)
        margins = (2 * gap + 3, gap, 2 * gap, round(gap * 1.5))
        fill(self._foot, (self.sentence, 1), self._commands, margins=margins, spacing=gap)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.pad)
        if self.pad.narrow.width() <= room_for(self).width():
            # An upright scroll bar covers no more than the margin, so none is needed below.
            self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.setMinimumWidth(self.pad.narrow.width())
        in_column((self._scroll, 1), self._foot, inside=self, margins=NO_MARGINS, spacing=0)

    def _connect(self) -> None:
        self.pad.chosen.connect(self._choose)
        self.cancel.clicked.connect(self.reject)
        self.enter.clicked.connect(self.accept)
        cards = [*self.pad.cards, self.cancel, self.enter]
        for before, after in pairwise(cards):
            QWidget.setTabOrder(before, after)
        for card in self.pad.cards:
            card.focused.connect(self._show_focus)

    # How large it is, and where.

    def _fit(self) -> None:
        """Open as large as all of it needs, but leave half of the screen where that can be."""
        is_roomy = 2 * self.pad.wide.width() <= room_for(self).width()
        wanted = self.pad.wide if is_roomy else self.pad.close_by
        width = min(wanted.width(), room_for(self).width())
        self._foot_height = self._foot.heightForWidth(width)
        self.resize(width, min(wanted.height() + self._foot_height, room_for(self).height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put columns that are too wide to stand side by side one below the other."""
        super().resizeEvent(event)
        width = event.size().width()
        self.pad.fit(width)
        letter = self.sentence.fontMetrics().averageCharWidth()
        beside = width - self._commands.sizeHint().width() >= _LETTERS * letter
        directions = QBoxLayout.Direction
        self._foot.setDirection(directions.LeftToRight if beside else directions.TopToBottom)

    def _grow(self) -> None:
        """Make room for a sentence with one more line, so that it hides no card."""
        self._foot.invalidate()
        needed = self._foot.heightForWidth(self.width())
        if needed > self._foot_height:
            height = self.height() + needed - self._foot_height
            self.resize(self.width(), min(height, room_for(self).height()))
            self._foot_height = needed

    def _show_focus(self, card: QWidget) -> None:
        self._scroll.ensureWidgetVisible(card, 8, 8)

    # What the players do.

    @property
    def choice(self) -> PartialDeal:
        return self._typed.choice

    def _choose(self, choice: PartialDeal) -> None:
        self._typed = TypedDeal(choice)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose cards by the keys of the notation, too."""
        if event.key() in ENTER:
            self._finish()
            return
        plain = not event.modifiers() & _NOT_TYPED
        after = with_key(self._typed, event.text()) if plain else None
        if plain and (doubt := self._doubt(event.text().upper())):
            self.sentence.setText(doubt)
        elif after:
            self._typed = after
            self._show()
        else:
            super().keyPressEvent(event)

    def _doubt(self, key: str) -> str:
        """Say why a key chooses nothing: a chair that may be a player, or honours here."""
        if self._typed.level or (key not in tuple(Seat) and key != "H"):
            return ""
        if key == "H":
            return "" if self._honours_count else translate("words", "Honours do not count here.")
        who = People(self._seating).meant(key, 0).seats
        if len(who) == 1:
            return ""
        names = " / ".join(words.player(self._seating, seat) for seat in who)
        return translate("words", "{key} may be {players}. Press a card.").format(
            key=key, players=names
        )

    def _finish(self) -> None:
        """Enter the deal, or go to what is lacking."""
        if self.enter.isEnabled():
            self.enter.click()
        elif self.choice.lacks:
            stop = self.pad.stop(self.choice.lacks)
            if stop:
                stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def accept(self) -> None:
        deal = self.choice.deal
        if deal and not self._document.stands_there(deal, self._target):
            action = entering(deal, self._seating, self._target)
            self._document.enter(deal, action, self._target)
        super().accept()

    def done(self, result: int) -> None:
        self._document.clear_preview()
        super().done(result)

    # What it shows.

    def _show(self) -> None:
        """Say what the deal scores, on the sheet too, or else what is lacking."""
        self.pad.show_choice(self.choice)
        deal, question = self.choice.deal, self._question()
        description = question
        if deal is None:
            self._document.clear_preview()
        else:
            preview = self._document.preview_deal(deal, self._target)
            description = description or words.entered_deal_aloud(
                preview.deal, preview.scored.rounds[preview.at.round]
            )
        self.enter.setEnabled(not question)
        self.enter.setAccessibleDescription(description)
        self.sentence.setText(description)
        if self.isVisible():
            self._grow()

    def _question(self) -> str:
        if self._typed.level:
            return translate("words", "{level} of what? C, D, H, S or N for notrump.").format(
                level=self._typed.level
            )
        match self.choice.lacks:
            case DealPart.CONTRACT:
                return translate("words", "Choose the contract, or Pass where all four passed.")
            case DealPart.DECLARER:
                return translate("words", "Who is the declarer?")
            case DealPart.HOLDER:
                return translate("words", "Who held the honours?")
        return ""
