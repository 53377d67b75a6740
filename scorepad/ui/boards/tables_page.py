"""The page for boards at several tables: who plays, and a sentence with the rest, to change."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QCheckBox, QPushButton, QWidget

from scorepad.bridge.changes.results import rearrange
from scorepad.bridge.comparison import (
    Comparison,
    ComparisonSettings,
    Datum,
    Handicap,
    Named,
    Scale,
    Scoring,
    ShortBoards,
)
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.movements import Movement
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import EW, NS, Seating
from scorepad.bridge.settling import in_currency
from scorepad.bridge.typed.director import handicaps_typed, read_handicaps, with_handicaps
from scorepad.exchange.names import LONGEST_NAME, clean_name
from scorepad.ui.boards.entrant_fields import EntrantFields, Kind
from scorepad.ui.boards.money_field import MoneyField
from scorepad.ui.boards.movement_fields import EVERYBODY_MOVES, MovementFields
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER, USUAL_POINTS, points, text_font
from scorepad.ui.painting.wrapping import largest_fitting
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.fitted import LISTS_SHARE
from scorepad.ui.parts.flow_layout import FlowLayout
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import Label, complaint, line, quiet
from scorepad.ui.parts.layouts import ANY_SIZE, NO_MARGINS, STRETCH, fill, in_column, in_row
from scorepad.ui.parts.number_field import NumberField
from scorepad.ui.parts.overlay import MARGIN, OverlayPage
from scorepad.ui.parts.same_again_button import SameAgainButton
from scorepad.ui.parts.title_fields import TitleFields
from scorepad.ui.parts.wheel import WheelGuard
from scorepad.ui.parts.wrapped_text import wrap_text
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence

_WIDE = 60
"""The width of the page in the size of its words, as long as only names are asked for."""
_LINES_SAID = 3
"""The lines that are kept below the names for the sentence with the rest."""
_HIGH = 7
"""The least height of the page, in names."""
_GAP = 6
_FOOT, _FOOT_OF_ALL = 0.32, 0.18
"""The share of the page that the sentence with the rest may take, or its words are smaller."""
_ALL = 1000
"""The stretch of the content, if it may be full width; that of the margins is 0."""
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class TablesPage(OverlayPage):
    """Begins a session, or changes the present one; names may be left empty."""

    settled = Signal()

    def __init__(
        self,
        document: Document,
        begun: Evening,
        players: Sequence[str],
        propose: Callable[[Comparison], tuple[Handicap, ...]],
        over: QWidget | None = None,
    ) -> None:
        """Show a new evening, with its title and day, or the present one.

        Earlier players are offered as names, and `propose` gives handicaps from earlier sessions.
        """
        self._is_new = begun is not document.evening
        super().__init__(_question() if self._is_new else _this_evening(), over)
        self._document, self._evening, self._handicaps_for = document, begun, propose
        was = begun.session
        self._was = was or Comparison()
        self._is_folded = True
        self.who = EntrantFields(self._was, players, self)
        self.moves = MovementFields(self.who, self._was, self, is_new=self._is_new)
        self.about, self.handicaps = TitleFields(), HintLineEdit()
        self.propose = QPushButton(translate("words", "&Propose"))
        self.propose.setToolTip(
            translate("words", "Half the difference from the average of the last ten sessions")
        )
        self.money = MoneyField()
        self.club, self.director = HintLineEdit(), HintLineEdit()
        for field in (self.club, self.director):
            field.setMaxLength(LONGEST_NAME)
        self.summary, self.time, self.message = Label(), quiet(), complaint()
        self.change = QPushButton(translate("words", "Chan&ge…"))
        self.more = QPushButton(translate("words", "Mor&e…"))
        self.one_table = QPushButton(translate("words", "At one &table…"))
        self.again = SameAgainButton()
        self.one_table.hide()
        self.main = QPushButton(
            translate("words", "&Begin") if self._is_new else translate("words", "&Done")
        )
        self._left, self._right, self._foot = QWidget(), QWidget(), QWidget()
        self._sides, self._how = QBoxLayout(_BESIDE), QBoxLayout(_BESIDE)
        self._offers = FlowLayout(gap=_GAP)
        self._said = 1
        """The height of what is said below the names, with its buttons."""
        self._arrange()
        self._show()
        self._connect()
        if was is None:
            self.moves.follow_who()
        self._follow()
        self._kept = self._entered
        """What closing does not lose, or what was already warned about."""

    def offer_again(self, last: Comparison) -> None:
        """Offer the people and the movement of the last session."""
        self.again.offer(
            [sessions_words.title(last)], tip=", ".join(one.name for one in last.names)
        )
        self.again.show()
        self.measure()

    # Choices.

    @property
    def settings(self) -> ComparisonSettings:
        return self._form.value(ComparisonSettings())

    @property
    def comparison(self) -> Comparison:
        """Return the session as entered; raises Impossible."""
        named, settings = self.who.all_named, self.settings
        others = self.who.others(self._was.names)
        # Results may have arrived from phones.
        now = None if self._is_new else self._document.evening.session
        handicaps = self.handicaps.text().strip()
        filled_in = replace(
            now or self._was,
            settings=settings,
            names=(*named, *others),
            plan=self.moves.plan,
            stakes=self.money.value(settings),
            handicaps=(),
        )
        return with_handicaps(filled_in, read_handicaps(handicaps) if handicaps else ())

    @property
    def _whole(self) -> Evening:
        """Return the evening as entered; raises Impossible."""
        comparison = self.comparison
        if not self._is_new:
            return rearrange(self._held(self._document.evening), comparison).evening
        first = Round(Options(DUPLICATE), comparison=comparison)
        return self._held(replace(self._evening, rounds=(first,)))

    @property
    def _entered(self) -> Evening | None:
        """The evening as entered, unless something is wrong."""
        try:
            return self._whole
        except ScorepadError:
            return None

    def accept(self) -> None:
        """Begin or change the session, or show what is wrong and keep what was typed."""
        self.message.hide()
        numbers = self.scroller.findChildren(NumberField)
        faults = ((number, number.fault) for number in numbers if number.fault)
        for field, fault in (*faults, *self._form.faults()):
            self.complain(fault)
            self.begin_at(field)
            return
        try:
            entered = self._whole
            self._kept = entered
            if self._is_new:
                self._document.open(entered)
            else:
                self._document.become(rearrange(entered, self.comparison))
        except ScorepadError as wrong:
            self.complain(error_sentence(wrong))
        else:
            self.settled.emit()
            self.close()

    def complain(self, sentence: str) -> None:
        """Show what is wrong, and keep what was typed."""
        self.message.say(sentence)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Warn before something typed is lost; a second attempt closes."""
        entered = self._entered
        if entered == self._kept or (not self._is_new and entered == self._document.evening):
            super().closeEvent(event)
            return
        event.ignore()
        self._kept = entered
        self.complain(translate("words", "Esc again closes this and discards your entry."))

    def _held(self, evening: Evening) -> Evening:
        """Return the evening with title, day, club, director, currency; raises Impossible."""
        fields = (field.text().strip() for field in (self.club, self.director, self.money.currency))
        club, director, currency = (clean_name(typed) if typed else "" for typed in fields)
        about = self.about
        return replace(
            in_currency(evening, currency),
            title=" ".join(about.title.text().split()),
            day=about.day,
            note=about.note.note,
            club=club,
            director=director,
        )

    def begin_at(self, field: QWidget) -> None:
        """Focus a part of the page."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # or it has no place yet
        field.setFocus(Qt.FocusReason.TabFocusReason)

    def _see_focus(self) -> None:
        """Scroll to the focused field, and highlight the button that Enter leads to."""
        focus, presses = self.focusWidget(), QApplication.mouseButtons()
        if focus and self.scroller.isAncestorOf(focus) and not presses:
            self.scroller.ensureWidgetVisible(focus)
        self.main.setDefault(focus is self.main or not isinstance(focus, QPushButton))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next field at Enter, and after the last name or an empty one to the button."""
        names = self.who.names
        named = names[: self.who.seen]
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif event.key() not in ENTER or isinstance(focus, QPushButton):
            return  # letters do not begin a deal here
        elif focus in named:
            place = named.index(focus)
            following = named[place + 1 :] if names[place].text().strip() else []
            self.begin_at(following[0] if following else self.main)
        else:
            self.focusNextChild()

    # First state.

    def _show(self) -> None:
        was, evening = self._was, self._evening
        self.about.show_heading(evening.title, evening.day, evening.note)
        self._show_handicaps(was.handicaps)
        self.money.show(was.stakes, was.settings, evening.currency)
        self.club.setText(evening.club)
        self.director.setText(evening.director)
        self._form.show_value(was.settings)
        self.who.show_names(was.names or self._typed_before)

    @property
    def _typed_before(self) -> tuple[Named, ...]:
        """Return the pairs that were entered for one table before this was asked for."""
        seating = self._evening.rounds[-1].seating if self._evening.rounds else Seating()
        if not seating.is_named:
            return ()
        out = seating.out
        pairs: list[Sequence[str]] = [*map(seating.pair, (NS, EW))]
        pairs += [out[at : at + 2] for at in range(0, len(out), 2)]
        if any("&" in name for name in seating.players):  # each name is a pair
            pairs = [[name] for name in seating.players]
        return tuple(Named(str(at), " & ".join(pair)) for at, pair in enumerate(pairs, 1))

    def _arrange(self) -> None:
        who, moves = self.who, self.moves
        gap = who.grid.verticalSpacing()
        self._people = people = FieldForm[ComparisonSettings](spacing=gap)
        people.row("", who.grid)
        people.row(translate("words", "Joins in round"), moves.joins, lambda _: moves.newcomers > 0)
        self._form = form = FieldForm[ComparisonSettings](spacing=gap, asked=self._asked)
        who.number.setAccessibleName(translate("words", "How man&y").replace("&", ""))
        ranked = in_row((who.kind, 1), (who.number, 1), margins=NO_MARGINS, spacing=8)
        form.row(translate("words", "Who is &ranked"), ranked).setBuddy(who.kind)
        form.row(translate("words", "&Time"), moves.minutes, lambda _: self._is_new)
        form.row(translate("words", "&Movement"), moves.movement)
        boards = line(translate("words", "&Boards in a round"))
        boards.setBuddy(moves.boards)
        rounds = in_row((moves.rounds, 1), boards, (moves.boards, 1), margins=NO_MARGINS, spacing=8)
        form.row(translate("words", "Ro&unds"), rounds, self._moves).setBuddy(moves.rounds)
        form.row(
            translate("words", "The half table"),
            moves.short_line,
            lambda s: self._moves(s) and moves.has_half_table,
        )
        self.scoring = form.choice("scoring", translate("words", "S&coring"), self._scorings)
        money = self.money.paid_for, (self.money.amount, 1), (self.money.currency, 1)
        paid = in_row(*money, margins=NO_MARGINS, spacing=8)
        form.row(translate("words", "M&oney"), paid).setBuddy(self.money.paid_for)
        form.row(
            translate("words", "Late or lea&ving"),
            moves.away,
            lambda s: self._moves(s) and self._asks_away,
        )
        form.row("", moves.seat, lambda _: not moves.away.isHidden() and moves.offer_seat())
        form.row(translate("words", "F&irst board"), moves.first_board, self._moves_more)
        self.about.stand_in(form, lambda _: self._asks_more)
        typed = in_row((self.handicaps, 1), self.propose, margins=NO_MARGINS, spacing=8)
        name = form.row(translate("words", "&Handicaps"), typed, lambda _: self._asks_more)
        name.setBuddy(self.handicaps)
        form.row(translate("words", "Club’s &name"), self.club, lambda _: self._asks_more)
        form.row(translate("words", "Director’s n&ame"), self.director, lambda _: self._asks_more)
        self.scale = form.choice(
            "scale", translate("words", "Win and ti&e count"), lambda _: _scales()
        )
        self.short_boards = form.choice(
            "short_boards",
            translate("words", "Boards with &fewer results"),
            lambda _: _short_boards(),
        )
        self.datum = form.choice("datum", translate("words", "&Datum"), lambda _: _datums())
        self.extremes = form.tick(
            "extremes", translate("words", "Leave out the e&xtremes"), on=1, off=0
        )
        self.vp = form.tick("vp", translate("words", "&Victory points"))
        self.one_list = form.tick("one_list", translate("words", "All pairs in one &list"))
        form.row("", moves.shares, lambda s: self._moves_more(s) and not who.are_teams)
        form.row(
            translate("words", "Arrow-s&witched rounds, at the end"),
            moves.switched,
            lambda _: self._asks_more and moves.movement.value is Movement.MITCHELL,
        )
        self.more.setCheckable(True)
        self.more.setObjectName("switch")
        self.head.insertWidget(1, self.again)
        offers = self.change, self.more, self.one_table
        for button in offers:
            self._offers.addWidget(button)
        for button in (self.again, *offers, self.propose, moves.seat, self.main):
            button.setAutoDefault(True)  # Enter presses the focused button
            button.setMinimumHeight(FINGER)
        for side, parts in ((self._left, (people, STRETCH)), (self._right, (form, STRETCH))):
            in_column(*parts, inside=side, margins=NO_MARGINS)
            self._sides.addWidget(side, 1)
        content = QWidget()
        whole = in_row(STRETCH, (self._sides, _ALL), STRETCH)
        in_column(whole, inside=content, margins=(MARGIN, 2, MARGIN, 2))
        self.scroller.setWidget(content)
        WheelGuard(content)
        for number in content.findChildren(NumberField):
            number.refused.connect(self.message.say)
        fill(self._how, (self.summary, 1), self._offers, spacing=_GAP)
        foot = self._how, self.time, self.message, self.main
        in_column(*foot, inside=self._foot, margins=NO_MARGINS, spacing=_GAP)
        at_foot = in_row(STRETCH, (self._foot, _ALL), STRETCH, margins=(MARGIN, 6, MARGIN, 10))
        fill(self.lines, at_foot, STRETCH)

    def _unfold(self) -> None:
        """Show the settings beside the names, which stay where they are."""
        self._is_folded = False
        self._follow()
        self.begin_at(self.who.kind)
        if self._sides.direction() is _BELOW:
            self.scroller.verticalScrollBar().setValue(self._right.y())

    def _ask_more(self) -> None:
        """Show or hide what is rarely asked."""
        self._follow()
        if self._asks_more:
            self.begin_at(self.moves.first_board if self._moves(self.settings) else self.about)

    @property
    def _asked(self) -> Mapping[str, Callable[[ComparisonSettings], bool]]:
        """Return for each setting of one scoring when it is shown."""
        return {
            "scale": lambda s: self._asks_more and s.scoring.has_tops,
            "short_boards": lambda s: self._asks_more and s.scoring is Scoring.MATCHPOINTS,
            "datum": lambda s: self._asks_more and s.scoring is Scoring.BUTLER,
            "extremes": lambda s: self._asks_more and s.scoring is Scoring.BUTLER,
            "vp": lambda s: self._asks_more and s.scoring is Scoring.TEAMS,
            "one_list": lambda s: self._asks_more and self.who.kind.value is Kind.PAIRS,
        }

    @property
    def _asks_more(self) -> bool:
        return self.more.isChecked()

    @property
    def _asks_away(self) -> bool:
        """Whether to ask who comes late or leaves, as often happens while they play."""
        return (self._asks_more or not self._is_new) and not self.who.are_teams

    def _moves(self, _: ComparisonSettings) -> bool:
        return self.moves.movement.value is not None

    def _moves_more(self, settings: ComparisonSettings) -> bool:
        return self._asks_more and self._moves(settings)

    def _scorings(self, _: ComparisonSettings) -> dict[Scoring, str]:
        scorings, are_teams = ranking_words.scorings(), self.who.are_teams
        return {each: name for each, name in scorings.items() if each.is_match == are_teams}

    def _connect(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._see_focus)
        self.change.clicked.connect(self._unfold)
        self.who.named.connect(self._follow)
        self.moves.changed.connect(self._follow)
        self.moves.another_movement.connect(self._follow_lists)
        for box in (self.scoring, self.datum, self.money.paid_for):
            box.activated.connect(self._follow)
        self.more.clicked.connect(self._ask_more)
        self.one_table.clicked.connect(self.close)
        self.main.clicked.connect(self.accept)
        self.propose.clicked.connect(self._propose_handicaps)

    def _propose_handicaps(self) -> None:
        """Fill in handicaps from earlier sessions, or say that there are none."""
        try:
            named = self.who.all_named
            asked = replace(self._was, settings=self.settings, names=named, results=())
        except ScorepadError as wrong:
            self.complain(error_sentence(wrong))
            return
        found = self._handicaps_for(asked)
        self._show_handicaps(found)
        self.complain("" if found else _nothing_known())

    def _show_handicaps(self, handicaps: tuple[Handicap, ...]) -> None:
        self.handicaps.setText(handicaps_typed(handicaps))
        self.handicaps.setCursorPosition(0)  # shows the first of a long list

    def measure(self) -> None:
        """Centre the names, with the settings beside them, or below where that is too wide."""
        room = self.width() - 2 * MARGIN
        for box in self._right.findChildren(QCheckBox):
            wrap_text(box, room)
        policies = FieldForm.RowWrapPolicy
        self._form.setRowWrapPolicy(policies.DontWrapRows)
        # The form itself: what stands around it would still tell the width of the other policy.
        names, settings = self.who.least_width, self._form.minimumSize().width()
        if settings > room - self.scroller.verticalScrollBar().sizeHint().width():
            self._form.setRowWrapPolicy(policies.WrapLongRows)
        self._sides.setSpacing(round(points() * 2))
        fits = names + self._sides.spacing() + settings <= room
        self._sides.setDirection(_BESIDE if fits else _BELOW)
        wide = min(room, round(points() * _WIDE)) if self._is_folded else room
        for part in (self._left, self._foot):
            part.setMaximumWidth(wide if self._is_folded else ANY_SIZE)
        least = max(USUAL_POINTS, LISTS_SHARE * points())
        largest_fitting(points(), min(points(), least), partial(self._foot_share, wide))
        self.again.fit(self.room_in_head)
        self.who.show(self._rows_seen, wide if self._is_folded or not fits else room - settings)
        margins = self.head.contentsMargins()
        margins.setLeft((self.width() - wide) // 2)
        self.head.setContentsMargins(margins)
        high = max(self.who.seen, _HIGH) * self.who.row_height  # or the buttons would move
        self.scroller.setMaximumHeight(high if self._is_folded else ANY_SIZE)

    def _foot_share(self, wide: int, size: float) -> float:
        """Write what is said below the names in this size, and return how well it fits there.

        Layouts would still give the heights of the size before.
        """
        offers = self.change, self.more, self.one_table
        for part in (self.summary, self.time, *offers):
            part.setFont(text_font(size))
        seen = [part for part in offers if not part.isHidden()]
        beside = sum(part.sizeHint().width() + _GAP for part in seen)
        is_beside = 2 * beside <= wide
        self._how.setDirection(_BESIDE if is_beside else _BELOW)
        summed_up, button = self.summary.heightForWidth, self.change.sizeHint().height()
        high = max(summed_up(wide - beside), button) if is_beside else summed_up(wide) + button
        self._said = high + _GAP + self.time.heightForWidth(wide)
        share = _FOOT if self._is_folded else _FOOT_OF_ALL
        return share * self.height() / self._said

    @property
    def _rows_seen(self) -> int:
        """How many names have room below each other, above the sentence and the buttons."""
        said = max(self._said, _LINES_SAID * self.fontMetrics().lineSpacing())
        free = self.height() - said
        free -= sum(each.sizeHint().height() + 2 * _GAP for each in (self.back, self.main))
        return int((free - 2 * MARGIN) // self.who.row_height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    # Dependent fields.

    def _follow_lists(self) -> None:
        """Rank all in one list if everybody moves, from the first round on."""
        self.one_list.setChecked(self.moves.movement.value in EVERYBODY_MOVES)

    def _follow(self) -> None:
        """Show the settings that apply, and the sentence about the movement."""
        said = " ".join(self.moves.sentences())
        if self._is_folded:
            agreed = Comparison(self.settings, plan=self.moves.shown)
            who = sessions_words.counted(agreed, self.who.number.value(), 0)
            said = f"{who}. {ranking_words.scorings()[self.settings.scoring]}. {said}"
        self.summary.setText(said)
        self.time.setText(self.moves.time())
        self.money.offer(self.settings)
        self.handicaps.setPlaceholderText("A=+5 B=-2" if self.who.are_teams else "3=+2.5 5=-1")
        for form in (self._people, self._form):
            form.follow(self.settings)
        self._right.setHidden(self._is_folded)
        self.change.setVisible(self._is_folded)
        self.more.setHidden(self._is_folded)
        self.measure()


def _question() -> str:
    return translate("words", "Who plays tonight?")


def _this_evening() -> str:
    return translate("words", "This evening")


def _nothing_known() -> str:
    return translate("words", "No earlier session of these players was found.")


def _scales() -> dict[Scale, str]:
    return {
        Scale.TWO: translate("words", "2 and 1"),
        Scale.ONE: translate("words", "1 and ½"),
    }


def _short_boards() -> dict[ShortBoards, str]:
    return {
        ShortBoards.NEUBERG: translate("words", "by Neuberg’s formula"),
        ShortBoards.OWN: translate("words", "scored on their own top"),
        ShortBoards.ADD: translate("words", "missing results count as ties"),
    }


def _datums() -> dict[Datum, str]:
    return {
        Datum.MEAN: translate("words", "the mean of the results"),
        Datum.MEDIAN: translate("words", "the middle result"),
    }
