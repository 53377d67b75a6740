"""The result of an evening as a card over the sheet, with buttons for what comes next."""

from collections.abc import Callable
from datetime import date
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from scorepad.bridge.changes.money import delete_payment, pay
from scorepad.bridge.settling import LedgerLine
from scorepad.ui import look
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER
from scorepad.ui.painting.result_card import ResultCard, has_result, result_card
from scorepad.ui.painting.result_painter import card_size, draw_result, has_chart
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.fitted import LISTS_SHARE, break_text
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.layouts import STRETCH, in_column, in_row
from scorepad.ui.parts.notice_bar import foot_height
from scorepad.ui.parts.overlay import Overlay
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from scorepad.ui.scores.payment_ticks import PaymentTicks
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import translate

_GAP = 14
_BUTTONS = 0.3
"""The share of the width for buttons beside the card, unless their text would be too small."""
_ENOUGH = 15.0
"""In points: large words beside and below the card are this large, if more narrowed the card."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class CardView(QWidget):
    """The card, as large as possible."""

    fitted = Signal()
    """It has another size."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._card: ResultCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, card: ResultCard) -> None:
        self._card = card._replace(payments=())  # which are ticked below it
        said = (card.day, card.headline, card.by_how_much)
        order = (" ".join(line) for line in card.order)
        self.setAccessibleName("\n".join(filter(None, (*said, *order, card.best_deal))))
        self.update()
        self.fitted.emit()

    @property
    def lacks_chart(self) -> bool:
        """Whether the chart of the evening has no room on the card."""
        if self._card is None or self._card.chart is None:
            return False
        return not has_chart(card_size(self._card, self.width(), self.height(), look.points()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        size = card_size(self._card, self.width(), self.height(), look.points())
        scale = min(self.width() / size.width(), self.height() / size.height())
        with QPainter(self) as painter:
            painter.translate(
                (self.width() - size.width() * scale) / 2,
                (self.height() - size.height() * scale) / 2,
            )
            painter.scale(scale, scale)
            draw_result(painter, self._card, self._document.scored, look.colours(), size)


def card_of(document: Document, earlier: EarlierEvenings) -> ResultCard:
    return result_card(document.scored, earlier.carried())


class ResultSheet(Overlay):
    """Covers the sheet until it is closed, or the evening goes on."""

    share_asked = Signal()
    save_asked = Signal()
    print_asked = Signal()
    cards_asked = Signal()
    settle_asked = Signal()
    back_score_asked = Signal()
    another_asked = Signal(str)
    """With the text of a deal that was typed, or without."""
    again_asked = Signal()
    deal_begun = Signal(str)
    """The typed text, which would begin another round."""

    def __init__(self, document: Document, earlier: EarlierEvenings, over: QWidget) -> None:
        super().__init__(translate("words", "Result of the evening"), over)
        self._document, self._earlier = document, earlier
        self._typed = ""
        self.view = CardView(document)
        self.payments = PaymentTicks()
        self.share = _button(translate("words", "&Share"), self.share_asked)
        self.save = _button(translate("words", "Save &as…"), self.save_asked)
        self.print = _button(translate("words", "&Print…"), self.print_asked)
        self.cards = _button(translate("words", "&Cards for the pairs"), self.cards_asked)
        self.settle = _button(translate("words", "Settle &up…"), self.settle_asked)
        self.back_score = _button(translate("words", "&Back score…"), self.back_score_asked)
        """Has the chart, if the card has no room for it."""
        self.another = _button("", self._ask_another)
        self.again = _button(translate("words", "New evening, sa&me players"), self.again_asked)
        self.back = _button(translate("words", "Back to the sheet"), self.close)
        self.share.setToolTip(
            translate("words", "Puts a picture and a few lines of text on the clipboard")
        )
        first = self.share, self.save, self.print, self.cards, self.settle, self.back_score
        buttons = in_column(
            *(*first, _GAP // 2, self.another, self.again, STRETCH, self.back), spacing=_GAP // 4
        )
        result = in_column((self.view, 1), self.payments)
        margins = (_GAP, _GAP, _GAP, foot_height() + _GAP // 2)
        in_row((result, 1), buttons, inside=self, margins=margins, spacing=_GAP)
        self.payments.ticked.connect(self._tick)
        self.view.fitted.connect(self._offer_chart)
        self.share.setDefault(True)
        document.changed.connect(self.follow)
        self.follow()
        self.share.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask before a typed letter begins another round; at several tables it adds a result."""
        at_one_table = self._document.evening.session is None
        text, key = event.text(), event.key()
        in_deal = text.isprintable() and text if self._typed else text.isalnum()
        if at_one_table and in_deal and not event.modifiers() & ~_SHIFT:
            self.setFocus()  # or Enter at the end of a deal would share
            self._type(self._typed + text)
        elif self._typed and key == Qt.Key.Key_Backspace:
            self._type(self._typed[:-1])
        elif self._typed and key == Qt.Key.Key_Escape:
            self._type("")
        elif self._typed and key in ENTER:
            self._ask_another()
        else:
            super().keyPressEvent(event)

    def _type(self, typed: str) -> None:
        """Take this as the text of a deal, or leave what was typed."""
        self._typed = typed
        if typed:
            self.deal_begun.emit(typed)

    def _ask_another(self) -> None:
        """Ask for another round, with the deal that was typed, or without."""
        self.another_asked.emit(self._typed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._size_words()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_words()

    def _offer_chart(self) -> None:
        self.back_score.setVisible(self.view.lacks_chart)

    def _size_words(self) -> None:
        """Enlarge buttons and payments with the window; the card keeps most of the room."""
        points = look.points() * look.growth(self.window().size())
        least = min(points * LISTS_SHARE, _ENOUGH)
        found = largest_fitting(points, least, partial(self._room_for_buttons, 1))
        if found < points:
            broken = largest_fitting(points, least, partial(self._room_for_buttons, 2))
            if broken < found:
                self._room_for_buttons(1, found)
            found = max(found, broken)
        for part in (self.payments, *self.payments.boxes):
            part.setFont(look.text_font(max(found, min(points, _ENOUGH))))

    def _room_for_buttons(self, lines: int, points: float) -> float:
        """Return the share of their room for buttons with no more than these lines."""
        wide = self.width() * _BUTTONS
        seen = [each for each in self.findChildren(QPushButton) if not each.isHidden()]
        for button in seen:
            button.setFont(look.text_font(points))
            break_text(button, 1)
            if button.sizeHint().width() > wide:
                break_text(button, lines)
        widest = max(button.sizeHint().width() for button in seen)
        high = sum(button.sizeHint().height() + _GAP // 4 for button in seen)
        return min(wide / widest, (self.height() - foot_height() - 2 * _GAP) / high)

    def follow(self) -> None:
        """Show the present result; close if nothing is settled any more."""
        if has_result(self._document.scored):
            self._name_buttons()
            self.view.show_card(card_of(self._document, self._earlier))
            self.payments.show_payments(self._document.scored, self._earlier.carried())
            self._size_words()
            for one, other in pairwise((self.back, *self.payments.boxes)):
                self.setTabOrder(one, other)
        else:
            self.close()

    def _name_buttons(self) -> None:
        """Show the buttons that apply: several tables have pair cards, and no stake."""
        evening = self._document.evening
        session = evening.session
        self.another.setText(rounds_words.next_round(evening.rounds[-1].options.form))
        for button in (self.settle, self.again):
            button.setHidden(session is not None)
        self.cards.setVisible(session is not None and not session.settings.scoring.is_match)
        if session:
            self.another.setText(translate("words", "An&other session"))
            self.back.setText(translate("words", "Back to the results"))

    def _tick(self, line: LedgerLine, is_paid: bool) -> None:
        """Record an amount as paid today, or as open again."""
        evening = self._document.evening
        if is_paid:
            self._document.become(pay(evening, (line.payment,), date.today()))
        else:
            self._document.become(delete_payment(evening, *line.at))


def _button(name: str, asked: SignalInstance | Callable[[], object]) -> QPushButton:
    button = QPushButton(name)
    button.setMinimumHeight(FINGER)
    button.clicked.connect(asked)
    return button
