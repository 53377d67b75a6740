"""The entry line for results of several tables, at the foot of the boards."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scorepad.archive.history import StepKind
from scorepad.bridge.changes import Change
from scorepad.bridge.changes.results import adjust, rearrange, set_result
from scorepad.bridge.comparison import Comparison, TableResult
from scorepad.bridge.deal import Deal
from scorepad.bridge.entering_results import (
    ALL_IN,
    ResultPlace,
    entered,
    example_pairs,
    first_place,
    meant,
    next_place,
    place_of,
    taken_out,
)
from scorepad.bridge.errors import ScorepadError
from scorepad.bridge.evening import Evening
from scorepad.bridge.expected_results import (
    Expected,
    all_expected,
    still_expected,
    unlikely,
    unplanned,
)
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.ranking import Ranking, ns_score
from scorepad.bridge.seats import SOUTH, Seat, Seating, Side
from scorepad.bridge.translatable import Message
from scorepad.bridge.typed.as_typed import typed_so_far
from scorepad.bridge.typed.director import directed
from scorepad.bridge.typed.partial_deal import PartialDeal, read_partial_deal
from scorepad.bridge.typed.table_results import (
    deal_of,
    read_typed_result,
    split_typed,
    without_fouled,
)
from scorepad.ui import look
from scorepad.ui.deals.entry_field import EntryField
from scorepad.ui.deals.pad_line import PadState
from scorepad.ui.deals.undo_button import UndoButton
from scorepad.ui.document import Document
from scorepad.ui.look import FINGER
from scorepad.ui.parts.choice_box import ChoiceBox
from scorepad.ui.parts.fitted import LEAST_POINTS, fit_in_row, in_lines, in_one_line
from scorepad.ui.parts.labels import Label, line
from scorepad.ui.parts.layouts import NO_MARGINS, in_column, in_row
from scorepad.ui.parts.notice_bar import foot_height
from scorepad.ui.words import bidding_pad as bidding_pad_words
from scorepad.ui.words import boards as boards_words
from scorepad.ui.words import language, sentence, translate
from scorepad.ui.words import movements as movements_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words.errors import error_sentence, in_words

_TYPED = 1.6
"""The size of typed text, relative to other text."""
_PRESSED = 0.7
"""The share of the width that what is pressed beside the field may take."""
_MODE, _AFTER_MODE, _READ = 0.4, 12, 0.85
"""The share of the line for naming a result, the pixels after it, and how small the rest may be."""
_BOARDS = Options(DUPLICATE)


class BoardsLine(QWidget):
    """Enter stores a result at the expected place and goes on to the next."""

    understood = Signal()
    """The text, or the place it is for, changed."""
    aimed = Signal()
    """The results changed, or the place for the next one."""
    typed = Signal()
    """A result is being typed."""
    told = Signal(str)
    """The effect of a change on the ranking, in words."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        self._round = -1
        self._result: TableResult | None = None
        self.at: ResultPlace | None = None
        """Where the next result goes."""
        self._corrected: ResultPlace | None = None
        self._changed: ResultPlace | None = None
        """The place whose result changed in the last step."""
        self.was: TableResult | None = None
        """What was there, if the last step corrected it."""
        self._entered: TableResult | None = None
        """The result entered last, which is named until the next key."""
        self.comparison = self.with_typed = Comparison()
        """The results, and these with what is being typed."""
        self.ranking = document.ranking_of(self.comparison)
        self.field = EntryField(document)
        self.field.setAccessibleName(translate("words", "The next result"))
        self.field.setFrame(False)
        self.by_board = ChoiceBox(
            {
                False: translate("words", "Round by round"),
                True: translate("words", "Board by board"),
            }
        )
        self.by_board.setAccessibleName(translate("words", "The order of the results"))
        self.undo = UndoButton(document)
        self.pad = QPushButton(translate("words", "&Pad"))
        self.pad.setCheckable(True)
        self.pad.setObjectName("switch")
        self.cancel = QPushButton(bidding_pad_words.cancel())
        """Stands where the order of the results does not matter, as one is corrected."""
        self._beside = self.by_board, self.cancel, self.undo, self.pad
        for part in (self.by_board, self.cancel, self.pad):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.row = QWidget()
        self._mode, self.said = line(), Label()
        self._sentences = "", ""
        in_row((self.field, 1), *self._beside, inside=self.row, margins=NO_MARGINS, spacing=6)
        below = in_row(self._mode, (self.said, 1), margins=NO_MARGINS, spacing=_AFTER_MODE)
        in_column(self.row, below, inside=self, margins=NO_MARGINS, spacing=6)
        self.by_board.activated.connect(self.give_up)
        self.cancel.clicked.connect(self.give_up)
        self.field.textEdited.connect(self._type)
        self.field.delete_asked.connect(self.take_out)
        self.field.returnPressed.connect(self.enter)
        document.steps.moved.connect(self._show_step)
        self._times = _TYPED
        self._set_sizes()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._set_sizes()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._set_sizes()  # the style sheet has a height of its own for every field

    def write_large(self, on: bool) -> None:
        """Write what is typed larger than other words, or as large where there is little room."""
        times = _TYPED if on else 1
        if times != self._times:
            self._times = times
            self._set_sizes()

    def _set_sizes(self) -> None:
        self.field.setFont(look.text_font(look.points() * self._times))
        self.field.setMinimumHeight(max(FINGER, round(self.field.fontMetrics().height() * 1.3)))
        for button in self._beside:
            button.setMinimumHeight(FINGER)
        self.said.setMinimumHeight(foot_height())
        self._name_mode()
        self._fit_row()

    def _fit_row(self) -> None:
        """Write what is pressed beside the field no larger than there is room for all."""
        fit_in_row(self._beside, self.width() * _PRESSED)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_mode()
        self._fit_row()

    def set_field_visible(self, on: bool) -> None:
        """Show the field, or only keep the room for notices."""
        self.row.setVisible(on)
        self.said.setVisible(on)
        self._name_mode()
        self.setMinimumHeight(0 if on else foot_height())

    # Places for results.

    def begin(self) -> None:
        """Forget the round shown, as another evening may have the same round numbers."""
        self._round = -1

    def follow(self, comparison: Comparison, number: int) -> None:
        """Show the results of this round."""
        if number != self._round:
            self._round, self.at, self._corrected = number, None, None
            self.comparison = Comparison()  # nothing of it was corrected
            self.field.setText("")
        if comparison is not self.comparison:
            self._aim_at_change(comparison)
            self.comparison = comparison
            self.ranking = self._document.ranking_of(comparison)
        if self.at is None:
            self.at = self._next(None)
        self._show()

    @property
    def to_enter(self) -> TableResult | None:
        """The result being typed, once complete and different from the one already there."""
        return None if self._result in self.comparison.results else self._result

    @property
    def seen(self) -> ResultPlace | None:
        """The place in view: a result just corrected, or where the next one goes."""
        return self._corrected or self.at

    def _aim_at_change(self, comparison: Comparison) -> None:
        """Aim at a result that was undone, or after one that was redone."""
        before, after = set(self.comparison.results), set(comparison.results)
        was, now = ({*map(place_of, each)} for each in (before, after))
        self._changed = next(iter(map(place_of, after - before)), None)
        self.was = next((one for one in before - after if place_of(one) in now), None)
        if comparison.plan != self.comparison.plan:
            self.at = self._corrected = None
        elif was - now:
            strange = unplanned(comparison, before - after)
            gone = {*map(place_of, before - after - strange.keys())} - now
            self.at = min(gone, default=self.at)  # what nobody expects is not asked for again
        elif self.at and self.at in now - was:
            self.at = self._behind(comparison, self.at)

    def go_to(self, at: ResultPlace) -> None:
        """Let the next result go to this place; one that is there can be corrected."""
        if not at.ns:
            at = first_place(self.comparison, at.board, by_board=self.by_board.value)
        if not at.ns and self.comparison.plan:
            self._look_at(at)
            return
        self.at, self._corrected, self._entered = at, None, None
        result = self._standing_at(at)
        self.field.setText(boards_words.typed_again(result) if result else "")
        self.field.selectAll()
        self._show()
        self.field.setFocus()

    def mark(self, at: ResultPlace) -> None:
        """Name a result, unless it is being corrected; a missing one is the next to enter."""
        if at != self.at and self._standing_at(at):
            self._look_at(at)
        else:
            self.go_to(at)

    def _look_at(self, place: ResultPlace) -> None:
        """Show a result, or a whole board; what comes next goes where it is expected."""
        if self._standing:
            self.at = self._next(None)
        self.field.setText("")
        self._corrected, self._entered = place, self._standing_at(place)
        self._show()
        self.field.setFocus()

    def correct(self) -> None:
        """Correct the result in view, or else the one entered last."""
        if result := self._looked_at or next(reversed(self.comparison.results), None):
            self.go_to(place_of(result))

    def _standing_at(self, place: ResultPlace | None) -> TableResult | None:
        results = self.comparison.results
        return next((one for one in results if place_of(one) == place), None)

    @property
    def _standing(self) -> TableResult | None:
        """The result at the place where the next one goes."""
        return self._standing_at(self.at)

    @property
    def _looked_at(self) -> TableResult | None:
        return self._standing_at(self.seen)

    def _next(self, place: ResultPlace | None) -> ResultPlace | None:
        return next_place(self.comparison, place, by_board=self.by_board.value)

    def _behind(self, comparison: Comparison, place: ResultPlace) -> ResultPlace | None:
        """Return the place after this one; without a movement, the same pairs on the next board."""
        by_board = self.by_board.value
        following = next_place(comparison, place, by_board=by_board)
        if following or comparison.plan:
            return following
        if by_board:
            return ResultPlace(place.board, "", "")
        on_next = place._replace(board=place.board + 1)
        there = {
            one
            for each in comparison.results
            if each.board == on_next.board
            for one in each.entrants
        }
        is_free = there.isdisjoint(f"{place.ns}+{place.ew}".split("+"))
        return on_next if is_free else None

    def _show(self) -> None:
        corrects, plan = self._standing is not None, self.comparison.plan
        example = translate("words", "such as 4sn+1")
        self.field.setPlaceholderText(example if self.at and self.at.ns else "")
        is_whole = plan is not None and not still_expected(self.comparison)
        self.cancel.setVisible(corrects)
        self.by_board.setHidden(corrects or is_whole)
        self._fit_row()
        self._result = None  # until it is read again, for this place
        self.aimed.emit()
        self._typed(self.field.text())

    # Typed text.

    def _read(self, text: str) -> TableResult:
        """Read a whole result; raises ScorepadError with what is wrong."""
        standing = self._standing
        plain, fouled = without_fouled(text)
        typed = read_typed_result(plain, language(), standing.what if standing else None)
        result = meant(self.comparison, typed, self.at, by_board=self.by_board.value)
        if fouled:
            result = replace(result, fouled=True)
        self.with_typed = entered(self.comparison, result, self.at)  # raises if it is impossible
        return result

    def _type(self, text: str) -> None:
        """Show where the result being typed will go: a part alone corrects the one in view."""
        marked, self._corrected = self._corrected, None
        if self._standing_at(marked) and self.field.is_part_alone:
            self.at = marked
        if marked:
            self._show()
        else:
            self._typed(text)

    def _typed(self, text: str) -> None:
        """Say what was understood so far; missing parts are not errors yet."""
        self._result = self._understood(text)
        if text:
            self._entered = None
        self._name_mode()
        self.understood.emit()

    def _understood(self, text: str) -> TableResult | None:
        if not text.strip():
            is_marked = self._entered and self._looked_at is self._entered and self.at
            hint = _corrects() if self._standing else _can_be_corrected() if is_marked else ""
            self._say(*([hint] if hint else _asks_for(self.at, self.ranking)))
            return None
        self.typed.emit()
        try:
            if directed(self.comparison, text):
                self._say(translate("words", "Press Enter to count this in the ranking."))
                return None
            result = self._read(text)
        except ScorepadError as wrong:
            waits = self._tells_only_declarer
            self._say(*(_asks_for(self.at, self.ranking) if waits else [error_sentence(wrong)]))
            return None
        said = boards_words.understood(result, ns_score(result))
        doubts = unplanned(self.comparison, [result]).get(result), unlikely(self.comparison, result)
        doubt = "  ".join(filter(None, map(_look_again, doubts)))
        self._say("  ".join(filter(None, (f"{said}.", doubt))))
        return result

    @property
    def message(self) -> str:
        """What is said of the typed text, or else the result entered or corrected just now."""
        if self.field.text():
            return self.said.text()
        result = self._entered or (self._looked_at if self._corrected else None)
        stands = result in self.comparison.results
        return boards_words.at_the_foot(result, corrects=False) if result and stands else ""

    def _say(self, said: str, shorter: str = "", *, wrong: bool = False) -> None:
        """Show a message, or the shorter one if it would be too small."""
        role = self.said.palette().ColorRole
        self.said.setForegroundRole(role.BrightText if wrong else role.WindowText)
        self._sentences = said, shorter or said
        self._fit_said()

    def _name_mode(self) -> None:
        """Name the result being corrected, or the one just entered, before the message."""
        standing, room = self._standing, round(self.width() * _MODE)
        named = standing or self._entered
        stands = named in self.comparison.results
        said = ""
        if named and stands:
            said = boards_words.at_the_foot(named, corrects=standing is not None)
        self._mode.setFont(in_one_line(said, look.points(), LEAST_POINTS, room, bold=True))
        self._mode.setText(said)
        self._fit_said()

    def _fit_said(self) -> None:
        """Write the message as large as fits in its room, in one or two lines.

        The result just entered, which is in its row too, gives way to what to type next.
        """
        size = look.points()
        named = self._mode.sizeHint().width() + _AFTER_MODE if self._mode.text() else 0
        said, shorter = self._sentences
        least = named if self._standing else 0
        for shown, taken in ((said, named), (said, least), (shorter, least)):
            room = QSizeF(self.width() - taken, foot_height())
            font = in_lines(shown, size, LEAST_POINTS, room)
            if font.pointSizeF() >= _READ * size:
                break
        self.said.setFont(font)
        self.said.setText(shown)
        self._mode.setVisible(taken > 0 and not self.said.isHidden())

    # User actions.

    def enter(self) -> None:
        """Enter the result, and go on to the next one."""
        text = self.field.text()
        if not text.strip():
            self.give_up()
            return
        try:
            if changed := directed(self.comparison, text):
                self.field.setText("")
                self.direct(_as_directed(self._document.evening, changed, self._round))
                return
            result = self._read(text)
        except ScorepadError as wrong:
            self._say(error_sentence(wrong), wrong=True)
            return
        self.field.setText("")
        before, was_complete = self.ranking, not still_expected(self.comparison)
        comparison = self.with_typed
        place = place_of(result)
        was = {*self.comparison.results} - {*comparison.results}
        other = unplanned(comparison, [result]).get(result)
        if not other or self.at not in [one[2:] for one in still_expected(comparison)]:
            self.at = self._behind(comparison, place)
        if comparison == self.comparison:
            self._show()
            return
        self._corrected = place if was or self.at is None else None
        self._entered = None if was else result
        self._become(comparison, place)
        if other and not was:
            self.told.emit(_look_again(other))
        for one in was:
            moved = ranking_words.moved_places(before, self.ranking) if was_complete else ""
            self.told.emit(" ".join(filter(None, (boards_words.corrected(result, one), moved))))

    def direct(self, change: Change) -> None:
        """Apply a change; with all results in, say whose place it changed."""
        before, was_complete = self.ranking, not still_expected(self.comparison)
        self._document.become(change)
        if was_complete:
            self.told.emit(ranking_words.moved_places(before, self.ranking))

    def enter_text(self, text: str) -> None:
        """Enter this text as if it had been typed."""
        self.field.setText(text)
        self.enter()

    def take_out(self) -> None:
        """Delete the result in view."""
        if result := self._looked_at:
            place = place_of(result)
            self.field.setText("")
            self._corrected = None
            self._become(taken_out(self.comparison, place), place)
            self.told.emit(boards_words.deleted(result))

    def _show_step(self, _: object, __: object, kind: StepKind) -> None:
        """Name the result that undoing or redoing brought, and show its board.

        One that was entered again is followed by the next, as when it was entered; one that is
        gone is asked for again.
        """
        changed, self._changed = self._changed, None
        if self.isVisible() and kind is not StepKind.DO:
            again = kind is StepKind.REDO and not self.was
            self._entered, self._corrected = self._standing_at(changed), None if again else changed
            self._show()

    def _become(self, comparison: Comparison, place: ResultPlace) -> None:
        evening = self._document.evening
        self._document.become(set_result(evening, self._round, comparison, place))

    def give_up(self) -> None:
        """Clear the field and aim at the first missing result; if none is, keep in view what is."""
        self.field.setText("")
        self._entered = None
        standing, coming = self._standing, self._next(None)
        self._corrected = place_of(standing) if standing and not coming else None
        self.at = coming or (None if standing else self.at)
        self._show()
        self.field.setFocus()

    # For the bidding pad.

    @property
    def for_pad(self) -> PadState:
        aloud = boards_words.what_aloud(self._result) if self._result else ""
        corrects = self._standing is not None
        return PadState(
            self.field.text(),
            self._partial,
            bidding_pad_words.enter_deal(aloud, corrects=corrects) if aloud else "",
            corrects,
            Seating(),
            SOUTH,
            Side.NS,
            honours_count=False,
            points_count=False,
            awards=boards_words.awards(self.comparison.settings.scoring),
            is_asked=bool(self.at or self.field.text() or not self.comparison.plan),
        )

    @property
    def _partial(self) -> PartialDeal:
        """The result as far as it was entered."""
        before, what = split_typed(self.field.text(), language())
        was = None if before else self._was
        return read_partial_deal(what, options=_BOARDS, was=was, language=language())

    @property
    def _tells_only_declarer(self) -> bool:
        """Whether only the declarer was entered, as on a pad where that comes first."""
        told = self._partial
        return told.declarer is not None and told == PartialDeal(declarer=told.declarer)

    def choose(self, choice: PartialDeal) -> None:
        self.set_text(typed_so_far(choice, Seating(), _BOARDS, was=self._was, language=language()))

    @property
    def _was(self) -> Deal | None:
        """The deal that is being corrected."""
        return deal_of(self._standing.what) if self._standing else None

    def set_text(self, text: str) -> None:
        """Replace the text after the board and the pairs."""
        before, _ = split_typed(self.field.text(), language())
        self.field.setText(f"{before}{text}")
        self._type(self.field.text())


def _as_directed(evening: Evening, changed: Comparison, number: int) -> Change:
    """Return the step for a line with a decision of the director."""
    was = evening.rounds[number].comparison
    if was and len(changed.adjusted) > len(was.adjusted):
        return adjust(evening, number, changed.adjusted[-1])
    return rearrange(evening, changed, number)


def _corrects() -> str:
    typed = translate("words", "Type only the wrong part: 4h, x, +1 or {player}")
    return typed.format(player=language().chair(Seat.EAST).lower())


def _can_be_corrected() -> str:
    return translate("words", "Double-click it to correct it; F1 explains it.")


def _asks_for(at: ResultPlace | None, ranking: Ranking) -> list[str]:
    """Return a hint at what to type, and perhaps a shorter one."""
    pairs, names = example_pairs(ranking.comparison), ranking.names
    if at is None:
        if to_draw := movements_words.to_draw(ranking.comparison):
            return [to_draw]
        if ranking.comparison.results and ranking.comparison.plan:
            return [sentence(translate("words", ALL_IN))]
        said = translate("words", "Type the board, the pairs and their result: 1 {pairs} 4sn+1")
        return [said.format(pairs=pairs)]
    if not at.ns:
        said = translate("words", "Board {board}: the pairs and their result, e.g. {pairs} 4sn+1")
        return [said.format(board=at.board, pairs=pairs)]
    asked = translate("words", "Board {board}: {ns} against {ew}").format(
        board=at.board, ns=boards_words.called(at.ns, names), ew=boards_words.called(at.ew, names)
    )
    planned = (one for one in all_expected(ranking.comparison) if one[2:] == at)
    return [" · ".join((*map(_round_and_table, planned), asked)), asked]


def _round_and_table(planned: Expected) -> str:
    said = translate("words", "Round {round}, table {table}")
    return said.format(round=planned.round, table=planned.table)


def _look_again(doubtful: Message | None) -> str:
    """Return a warning about a result that looks mistyped, though it is accepted."""
    return sentence(in_words(doubtful)) if doubtful else ""
