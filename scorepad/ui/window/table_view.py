"""The score for the whole table to read, in full screen or on a second screen."""

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QScreen,
    QWindow,
)
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from scorepad.bridge.back_score import back_score, running_totals
from scorepad.bridge.deal import Deal
from scorepad.bridge.expected_results import session_is_over
from scorepad.bridge.next_round import draw_is_due, has_ended, is_over
from scorepad.ui import look, words
from scorepad.ui.boards.ranking_view import RankingView
from scorepad.ui.document import Document
from scorepad.ui.look import USUAL_POINTS, sheet_font, text_font
from scorepad.ui.painting.result_card import has_result, result_card
from scorepad.ui.parts.finger_scroll import FingerScroll
from scorepad.ui.parts.fitted import WORDS_MARGINS, in_lines, in_one_line
from scorepad.ui.parts.labels import Label, line
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, in_column, in_row
from scorepad.ui.rounds.table_panel import TablePanel
from scorepad.ui.scores.result_sheet import CardView
from scorepad.ui.sheet.sheet_model import SheetModel
from scorepad.ui.sheet.sheet_places import GAP
from scorepad.ui.sheet.sheet_view import SheetView
from scorepad.ui.window.tonight import Tonight
from scorepad.ui.words import phones as phones_words
from scorepad.ui.words import rounds as rounds_words
from scorepad.ui.words import translate
from scorepad.ui.words import window as window_words

_QUIET_MINUTES = 10
_HIGH = 768
"""The screen height in pixels for the sizes below, which scale with it."""
_TOTAL, _NAMES, _TABLE, _WORDS, _TYPED, _CLOCK, _MARGIN = 96, 24, 26, 25, 48, 44, 20
_TOTAL_ROOM = 1.3
"""The height of the large totals, relative to their figures."""
_LONG_TOTAL, _TOTALS_SHARE = "0000", 0.17
"""A long total, and its share of the width, so that two of them stay apart."""
_WON, _WON_SHARE = 64, 0.24
"""The size of who won a round, and its most share of the height."""
_LEAST_TYPED = 0.6
"""How much typed text may shrink to stay in one line."""
_LARGER = 1.3
"""How much larger the words may be with large words elsewhere."""
_FIGURES = 1.45
"""How much larger figures on the sheet are than usual."""


class TableView(QWidget):
    """One sheet, two large totals, the table, the last deal, and text being typed.

    Keys go to the line of the main window, which is unchanged. After some idle minutes only totals
    and names are shown, until something happens.
    """

    left = Signal()
    phones_asked = Signal()
    """The players want to let phones in."""

    def __init__(self, document: Document, tonight: Tonight, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("words", "The score for the table"))
        FingerScroll(self)
        self._document = document
        self._tonight, self._entry = tonight, tonight.entry
        self.one_table = QWidget()
        self.ranking: RankingView | None = None
        self.card: CardView | None = None
        """The card with the result, once the evening is over."""
        self.sheet = SheetView(SheetModel(document, self, totals=False))
        self.table = TablePanel(document, tonight.deal_at_table, asks=False)
        self.setFocus()
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys go to the line
        self.table.picture.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet.viewport().installEventFilter(self)
        self.names, self.totals = (line(), line()), (line(), line())
        self.won, self.last, self.typed, self.foot = Label(), Label(), Label(), Label()
        self.clock = line()
        self.leave = QPushButton(window_words.close_notice())
        """For those without an Esc key."""
        self._offers_phones = False
        self.phones = QPushButton(phones_words.menu_entry().replace("&", ""))
        self._quiet = QTimer(self, singleShot=True, interval=_QUIET_MINUTES * 60_000)
        for button in (self.leave, self.phones):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._arrange()
        self.leave.clicked.connect(self.close)
        self.phones.clicked.connect(self.phones_asked)
        self._quiet.timeout.connect(self._calm_down)
        document.changed.connect(self._follow)
        document.previewed.connect(self._wake)
        document.previewed.connect(self._show_totals)
        self._entry.field.textChanged.connect(self._show_typed)
        self._entry.understood.connect(self._show_typed)
        tonight.clock.ticked.connect(self._show_clock)
        self._follow()
        self._show_clock()
        self._show_typed()

    def show_on(self, screen: QScreen, *, takes_keys: bool) -> None:
        """Fill a screen; on a second screen the focus stays in the main window."""
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not takes_keys)
        self.leave.setVisible(takes_keys and look.for_fingers())
        self._offers_phones = takes_keys and phones_words.are_possible()
        self.phones.setVisible(self._offers_phones)
        self.winId()  # creates the window, which can be moved to another screen
        window = self.windowHandle()
        assert isinstance(window, QWindow)
        window.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def _arrange(self) -> None:
        self._grid = totals = QGridLayout()
        for column in (0, 1):
            for row, part in enumerate((self.totals[column], self.names[column])):
                part.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter)
                # Names stay below their totals, even if nothing else is shown.
                part.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
                # As on the sheet, even in right-to-left languages.
                totals.addWidget(part, row, 1 - column if self.isRightToLeft() else column)
            totals.setColumnStretch(column, 1)
        for said in (self.won, self.last):
            said.setContentsMargins(*WORDS_MARGINS)
        right = in_column(totals, self.won, (self.table, 1), self.last, margins=NO_MARGINS)
        in_row((self.sheet, 3), (right, 2), inside=self.one_table, margins=NO_MARGINS)
        foot = in_row((self.foot, 1), STRETCH, self.phones, self.leave, margins=NO_MARGINS)
        self.clock.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._rows = in_column(self.clock, (self.one_table, 1), self.typed, foot, inside=self)

    def _follow(self) -> None:
        """Show the present evening."""
        self._wake()
        self._show_ranking()
        self._show_card()
        last = self._document.scored.rounds[-1]
        self._show_names()
        self._show_totals()
        self.won.say(rounds_words.won(last) if is_over(self._document.scored) else "")
        self._fit_won()
        self.last.setText(self._told())
        self._show_typed()

    def _stood(self) -> str:
        """Return the back score in one line."""
        stood = running_totals(back_score(self._document.scored))
        said = (f"{words.player_name(who)} {words.hundreds(sum_)}" for who, sum_ in stood.items())
        return "     ".join(each.replace(" ", "\N{NO-BREAK SPACE}") for each in said)

    def _show_totals(self) -> None:
        """Show the totals with the deal being typed, as on the sheet."""
        last = self._document.shown.rounds[-1]
        for side, total in zip((last.we, last.we.other), self.totals, strict=True):
            total.setText(str(last.total.of(side)))
            total.setAccessibleName(words.side_name(side, last.we))

    @property
    def _is_for_draw(self) -> bool:
        """Whether it is not known yet who will sit where."""
        scored = self._document.scored
        return is_over(scored) and draw_is_due(scored) and not has_ended(scored)

    def _told(self) -> str:
        """Return what the finished round brought, or else the last deal."""
        scored = self._document.scored
        last = scored.rounds[-1]
        if is_over(scored):
            brought = rounds_words.goes_on_back_score(last), *rounds_words.other_results(last)
            said = " – ".join(filter(None, brought))
            return "\n".join([said, rounds_words.time_to_draw()] if self._is_for_draw else [said])
        deal = next((deal for deal in reversed(last.deals) if isinstance(deal.item, Deal)), None)
        if deal and isinstance(deal.item, Deal) and self._larger > 1:  # the sheet has the figures
            return words.deal_aloud(deal.item, deal.seating)
        return words.entered_deal_aloud(deal, last) if deal else ""

    @property
    def _is_ranked(self) -> bool:
        """Whether several tables play."""
        return self._document.evening.session is not None

    def _show_ranking(self) -> None:
        """Show the ranking instead of the sheet if several tables play."""
        if self._is_ranked and self.ranking is None:
            boards = self._tonight.boards
            self.ranking = RankingView(boards)
            self._rows.insertWidget(1, self.ranking, 1)
            boards.line.understood.connect(self._show_typed)
        if self.ranking:
            self.ranking.setVisible(self._is_ranked)
        self.one_table.setHidden(self._is_ranked)

    @property
    def _is_over(self) -> bool:
        scored = self._document.scored
        over = has_ended(scored) or session_is_over(scored.evening)
        return over and has_result(scored)

    def _show_card(self) -> None:
        """Show only the card of the evening when it is over."""
        if self._is_over and self.card is None:
            self.card = CardView(self._document)
            self._rows.insertWidget(0, self.card, 1)
        if self.card:
            self.card.setVisible(self._is_over)
        if self._is_over and self.card:
            self.card.show_card(result_card(self._document.scored))
            for part in (self.one_table, self.ranking):
                if part:
                    part.hide()

    @property
    def _line(self) -> QLineEdit:
        return self._tonight.boards.line.field if self._is_ranked else self._entry.field

    def _show_clock(self) -> None:
        """Show the clock if it is on, and emphasise the end of a round."""
        clock = self._tonight.clock
        font = _pixels(_CLOCK * self._times)
        font.setBold(clock.warns)
        self.clock.setFont(font)
        self.clock.setText(clock.said)
        self.clock.setVisible(clock.is_on)

    def _show_names(self) -> None:
        """Show the players below We and They, shortened if they do not fit."""
        last = self._document.scored.rounds[-1]
        for pairs in words.sides(last.seating.pair(last.we), last.seating.pair(last.we.other)):
            for names, pair in zip(self.names, pairs, strict=True):
                names.setText(pair)
            if sum(names.sizeHint().width() for names in self.names) <= self.table.width():
                break

    def _show_typed(self) -> None:
        """Show typed text instead of the back score or the result entered just now."""
        typed = self._line.text()
        line = self._tonight.boards.line if self._is_ranked else self._entry
        self.typed.say(f"{typed}   {line.message}" if typed else "")
        self._fit_typed()
        self.foot.setText(line.message if self._is_ranked else self._stood())
        self._fit_foot()
        self.foot.setVisible(not typed and not self._is_over)
        self.phones.setVisible(self._offers_phones and not typed)
        self._wake()

    def _fit_typed(self) -> None:
        """Write typed text in one line if legible, so that the parts above stay in place."""
        most = self._points(_TYPED)
        room = self.width() - 2 * self._edge
        font = in_one_line(self.typed.text(), most, most * _LEAST_TYPED, room)
        self.typed.setFont(font)

    def _fit_won(self) -> None:
        """Write who won as large as there is room beside the sheet."""
        left, _, right, _ = WORDS_MARGINS
        room = QSizeF(self.table.width() - left - right, self.height() * _WON_SHARE)
        most, least = self._points(_WON), self._points(_WORDS)
        self.won.setFont(in_lines(self.won.text(), most, least, room, bold=True))

    def _fit_foot(self) -> None:
        """Write the foot larger if it fits in one line beside the button."""
        least = self._points(_WORDS)
        room = self.width() - 2 * self._edge
        if self._offers_phones:
            room -= self.phones.sizeHint().width() + self._edge
        self.foot.setFont(in_one_line(self.foot.text(), least * self._larger, least, room))

    def _wake(self) -> None:
        self._quiet.start()
        for part in (self.sheet, self.last):
            part.show()
        no_seats = has_ended(self._document.scored) or self._is_for_draw
        self.table.setHidden(no_seats)  # nobody needs one any more, or knows it yet

    def _calm_down(self) -> None:
        for part in (self.sheet, self.table, self.last):
            part.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send keys to the line; Esc clears it first, and then closes the view."""
        if event.key() == Qt.Key.Key_Escape and not self._line.text():
            self.close()
        else:
            QApplication.sendEvent(self._line, event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close at a double click on the sheet too, which covers most of the screen."""
        doubled = event.type() is QEvent.Type.MouseButtonDblClick
        if doubled:
            self.close()
        return doubled

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.close()

    def closeEvent(self, event: object) -> None:
        self.left.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Size all words for the screen."""
        times = self._times
        for total, names in zip(self.totals, self.names, strict=True):
            font = sheet_font(_TOTAL * times)
            font.setBold(True)
            most = self.width() * _TOTALS_SHARE / QFontMetricsF(font).horizontalAdvance(_LONG_TOTAL)
            font.setPixelSize(round(_TOTAL * times * min(1, most)))
            total.setFont(font)
            total.setFixedHeight(round(QFontMetricsF(font).capHeight() * _TOTAL_ROOM))
            names.setFont(_pixels(_NAMES * times))
        self.last.setFont(_pixels(_WORDS * times * self._larger))
        for button in (self.phones, self.leave):
            button.setFont(_pixels(_WORDS * times))
        self._show_clock()
        self._fit_typed()
        self._fit_foot()
        points = self._points(_TABLE)
        self.table.setFont(text_font(points * self._larger))
        self.table.setFixedWidth(round(self.width() * 0.36))
        self._show_names()
        self._fit_won()
        if self.ranking:
            self.ranking.set_points(points)
        self.sheet.setFont(text_font(USUAL_POINTS * _FIGURES))
        edge = self._edge
        layout = self.layout()
        assert layout
        layout.setContentsMargins(edge, edge // 2, edge, edge // 2)
        self._grid.setContentsMargins(0, edge, 0, 0)
        self.foot.setIndent(round(GAP))

    @property
    def _times(self) -> float:
        return self.height() / _HIGH

    @property
    def _larger(self) -> float:
        """How much larger words are, as the players like them large."""
        return max(1, min(_LARGER, look.points() / USUAL_POINTS))

    @property
    def _edge(self) -> int:
        return round(_MARGIN * self._times)

    def _points(self, pixels: float) -> float:
        return _pixels(pixels * self._times).pixelSize() * 72 / self.logicalDpiY()


def _pixels(size: float) -> QFont:
    font = text_font(10)
    font.setPixelSize(max(1, round(size)))
    return font
