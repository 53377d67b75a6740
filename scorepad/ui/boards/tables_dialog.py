"""The dialog for boards at several tables: who plays; then a sentence with the rest, to change."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QPushButton, QWidget

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
from scorepad.ui.look import points
from scorepad.ui.parts.ask_dialog import AskDialog
from scorepad.ui.parts.field_form import FieldForm
from scorepad.ui.parts.hint_line_edit import HintLineEdit
from scorepad.ui.parts.keys import ENTER
from scorepad.ui.parts.labels import Label, line, quiet
from scorepad.ui.parts.layouts import NO_MARGINS, STRETCH, fill, in_column, in_row
from scorepad.ui.parts.message_box import MARGIN
from scorepad.ui.parts.screen_fit import FRAME, keep_on_screen, room_for
from scorepad.ui.parts.title_fields import TitleFields
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words import translate
from scorepad.ui.words.errors import error_sentence


class TablesDialog(AskDialog):
    """Begins a session, or changes the present one; names may be left empty."""

    def __init__(
        self,
        document: Document,
        begun: Evening,
        players: Sequence[str],
        propose: Callable[[Comparison], tuple[Handicap, ...]],
        parent: QWidget | None = None,
    ) -> None:
        """Show a new evening, with its title and day, or the present one.

        Earlier players are offered as names, and `propose` gives handicaps from earlier sessions.
        """
        super().__init__(translate("words", "Boards at several tables"), parent)
        self._document, self._evening, self._handicaps_for = document, begun, propose
        was = begun.session
        self._was = was or Comparison()
        self._is_new = begun is not document.evening
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
        self._question = Label(translate("words", "Who plays tonight?"), times=1.4)
        self.summary, self.time = Label(), quiet()
        self.change = QPushButton(translate("words", "C&hange…"))
        self.more = QPushButton(translate("words", "Mor&e…"))
        self._left, self._right = QWidget(), QWidget()
        self._sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._arrange()
        self._show()
        self._connect()
        if was is None:
            self.moves.follow_who()
        self._follow()
        yes = translate("words", "Be&gin") if self._is_new else translate("words", "&Done")
        self.ask(yes, self.who.names[0] if self._is_new else self.change, self._settle)

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

    def _settle(self) -> None:
        comparison = self.comparison
        if self._is_new:
            first = Round(Options(DUPLICATE), comparison=comparison)
            self._document.open(self._held(replace(self._evening, rounds=(first,))))
        else:
            evening = self._held(self._document.evening)
            self._document.become(rearrange(evening, comparison))

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the next field at Enter, and after the last name or an empty one to the button."""
        names = self.who.names
        named = names[: self.who.seen]
        focus = self.focusWidget()
        if event.key() not in ENTER or isinstance(focus, QPushButton):
            super().keyPressEvent(event)
        elif focus in named:
            place = named.index(focus)
            following = named[place + 1 :] if names[place].text().strip() else []
            (following[0] if following else self._yes).setFocus()
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
        self._people = people = FieldForm[ComparisonSettings](spacing=8)
        people.row(translate("words", "Who is &ranked"), who.kind, self._is_open)
        people.row(translate("words", "How man&y"), who.number, self._is_open)
        people.row("", who.grid)
        people.row(translate("words", "Joins in round"), moves.joins, lambda _: moves.newcomers > 0)
        people.row("", in_row((self.summary, 1), (self.change, Qt.AlignmentFlag.AlignTop)))
        people.row("", self.time, self._moves)
        self._form = form = FieldForm[ComparisonSettings](spacing=8, asked=self._asked)
        form.row(
            translate("words", "&Time"), moves.minutes, lambda s: self._is_open(s) and self._is_new
        )
        form.row(translate("words", "&Movement"), moves.movement, self._is_open)
        boards = line(translate("words", "&Boards in a round"))
        boards.setBuddy(moves.boards)
        rounds = in_row((moves.rounds, 1), boards, (moves.boards, 1), margins=NO_MARGINS, spacing=8)
        form.row(translate("words", "Ro&unds"), rounds, self._moves_open).setBuddy(moves.rounds)
        form.row(
            translate("words", "The half table"),
            moves.short_line,
            lambda s: self._moves_open(s) and moves.has_half_table,
        )
        self.scoring = form.choice("scoring", translate("words", "S&coring"), self._scorings)
        money = self.money.paid_for, (self.money.amount, 1), (self.money.currency, 1)
        paid = in_row(*money, margins=NO_MARGINS, spacing=8)
        form.row(translate("words", "M&oney"), paid, self._is_open).setBuddy(self.money.paid_for)
        self.about.stand_in(form, self._is_open)
        form.row("", self.more, self._is_open)
        form.row(
            translate("words", "F&irst board"),
            moves.first_board,
            lambda s: self._moves_open(s) and self._asks_rare,
        )
        form.row(
            translate("words", "Late or lea&ving"),
            moves.away,
            lambda s: self._moves_open(s) and self._asks_rare and not who.are_teams,
        )
        form.row("", moves.seat, lambda _: not moves.away.isHidden() and moves.offer_seat())
        typed = in_row((self.handicaps, 1), self.propose, margins=NO_MARGINS, spacing=8)
        name = form.row(
            translate("words", "&Handicaps"),
            typed,
            lambda s: self._is_open(s) and self._asks_rare,
        )
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
        for side, parts in (
            (self._left, (self._question, people, STRETCH)),
            (self._right, (form, STRETCH)),
        ):
            in_column(*parts, inside=side, margins=NO_MARGINS)
            self._sides.addWidget(side, 1)
        self._sides.setSpacing(round(points() * 2))
        fill(self.column, self._sides)

    def _is_open(self, _: ComparisonSettings) -> bool:
        """Whether all settings are shown, not only the sentence."""
        return not self._is_folded

    def _moves_open(self, settings: ComparisonSettings) -> bool:
        return not self._is_folded and self._moves(settings)

    def _unfold(self) -> None:
        """Show all settings, in place of the button."""
        middle = self.frameGeometry().center()
        self._is_folded = False
        for said in (self.change, self._question):
            said.hide()  # all that is asked has its room
        self._follow()
        self._stay_around(middle)
        self.who.kind.setFocus()

    def _stay_around(self, middle: QPoint) -> None:
        """Keep the dialog centred there as it grows, within the screen."""
        frame = self.frameGeometry()
        frame.moveCenter(middle)
        self.move(frame.topLeft())
        keep_on_screen(self)

    @property
    def _asked(self) -> Mapping[str, Callable[[ComparisonSettings], bool]]:
        """Return for each further setting when it is shown."""
        return {
            "scoring": self._is_open,
            "scale": lambda s: self._asks_more and s.scoring.has_tops,
            "short_boards": lambda s: self._asks_more and s.scoring is Scoring.MATCHPOINTS,
            "datum": lambda s: self._asks_more and s.scoring is Scoring.BUTLER,
            "extremes": lambda s: self._asks_more and s.scoring is Scoring.BUTLER,
            "vp": lambda s: self._asks_more and s.scoring is Scoring.TEAMS,
            "one_list": lambda s: self._asks_more and self.who.kind.value is Kind.PAIRS,
        }

    def _ask_more(self) -> None:
        """Show or hide further settings, whose first ones are in sight, also below the names."""
        self._follow()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._scroller.ensureWidgetVisible(self.more, 0, self.height() // 2)

    @property
    def _asks_more(self) -> bool:
        return self.more.isChecked()

    @property
    def _asks_rare(self) -> bool:
        """Whether to show rare settings, most of them for sessions under way."""
        return self._asks_more or self._was != Comparison()

    def _moves(self, _: ComparisonSettings) -> bool:
        return self.moves.movement.value is not None

    def _moves_more(self, settings: ComparisonSettings) -> bool:
        return self._asks_more and self._moves(settings)

    def _scorings(self, _: ComparisonSettings) -> dict[Scoring, str]:
        scorings, are_teams = ranking_words.scorings(), self.who.are_teams
        return {each: name for each, name in scorings.items() if each.is_match == are_teams}

    def _connect(self) -> None:
        self.change.clicked.connect(self._unfold)
        self.who.named.connect(self._follow)
        self.moves.changed.connect(self._follow)
        self.moves.another_movement.connect(self._follow_lists)
        for box in (self.scoring, self.datum, self.money.paid_for):
            box.activated.connect(self._follow)
        self.more.clicked.connect(self._ask_more)
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

    def fit(self) -> None:
        """Put the settings beside the names if the screen has the least width for both."""
        wide = sum(side.minimumSizeHint().width() for side in (self._left, self._right))
        wide += self._sides.spacing() + 2 * MARGIN + FRAME.width()
        directions = QBoxLayout.Direction
        fits = not self._is_folded and wide <= room_for(self).width()
        self._sides.setDirection(directions.LeftToRight if fits else directions.TopToBottom)
        super().fit()

    @property
    def _beside_labels(self) -> int:
        """The x offset of the fields above the names."""
        people = self._people
        labels = map(people.labelForField, (self.who.kind, self.who.number))
        return people.horizontalSpacing() + max(label.sizeHint().width() for label in labels)

    # Dependent fields.

    def _follow_lists(self) -> None:
        """Rank all in one list if everybody moves, from the first round on."""
        self.one_list.setChecked(self.moves.movement.value in EVERYBODY_MOVES)

    def _follow(self) -> None:
        """Show the settings that apply, and the sentence about the movement."""
        self.who.show(0 if self._is_folded else self._beside_labels)
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
        self.fit()


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
