"""The score file: an evening written down as plain text, one thing a line."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal
from difflib import get_close_matches
from functools import partial
from typing import Any, TypeVar

from scorepad.bridge.deal import MOST_POINTS, Adjustment, Deal, Item, NewSeats
from scorepad.bridge.errors import Faulty, Impossible
from scorepad.bridge.evening import Evening, new_seats_after
from scorepad.bridge.forms import FORMS
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, LENGTHS, POINTS, Form, MoneyBy, Options
from scorepad.bridge.payments import Extra, check_payments
from scorepad.bridge.plain import fields_of
from scorepad.bridge.reseating import same_pairs
from scorepad.bridge.rounds import Round, score_item
from scorepad.bridge.seats import NORTH, Seat, Seating, Side
from scorepad.bridge.state import State
from scorepad.bridge.translatable import Message, all_of, each_of, one_of, translate
from scorepad.bridge.typed.deal_words import words_abroad
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.name_matching import simplified
from scorepad.bridge.typed.people import People
from scorepad.exchange import pair_lines
from scorepad.exchange.checks import LAST_BOARD, bounded, bounded_evening
from scorepad.exchange.days import read_day
from scorepad.exchange.money import read_money, read_stake
from scorepad.exchange.names import (
    QUOTED,
    QUOTES,
    SEATS,
    clean_name,
    read_seating,
    short,
    unfit,
    unquoted,
    unreadable,
)
from scorepad.exchange.pair_lines import PairLines
from scorepad.exchange.scale_file import read_scale

LONGEST_LINE = 2000
_TOO_LONG = Message(
    translate("words", "the line is longer than {most} letters"), {"most": LONGEST_LINE}
)
_MOST_BYTES = 100_000
"""A line with its remark; what is longer is not even read."""
_HEAD = 4096
"""So many bytes tell a picture from a text."""
_LINE_END = re.compile(rb"\r\n|\n|\r")
_BEFORE_COMMENT = re.compile(f"(?:[^{QUOTES}#]+|{QUOTED}|[{QUOTES}])*")
_POINTS = re.compile(r"[0-9]{1,9}")
_TAKEN = re.compile(r"[-−–](?P<points>[1-9][0-9]{0,4})")
_EXTRA = re.compile(
    rf"(?P<payer>{QUOTED}|\S+)\s+(?P<payee>{QUOTED}|\S+)\s+(?P<amount>[\d.,]+)\s+(?P<reason>.+)"
)
_FORMS = {str(form): form for form in Form}
_SWITCH = {"on": True, "off": False}
_SWITCHES = tuple(
    name.replace("_", "-") for name, kind in fields_of(Options).items() if kind is bool
)
_SIDES = {"ns": Side.NS, "n-s": Side.NS, "ew": Side.EW, "e-w": Side.EW}
_IN_DEALS = ("pass", "passed", "all", "by")
_ALSO = {"honors": "honours"}
_NOT_WITH_PAIRS = ("form", "dealer", "adjust", "stop")

NO_FORM = Message(translate("words", "there is no form yet; begin with a line such as form rubber"))

_NO_BOARD = Message(
    translate("words", "its board is missing; write a line such as board 7 before it")
)
_NOT_BOTH = Message(
    translate("words", "lines with pairs and deals without them do not go together in one form")
)

T = TypeVar("T")


class BadLine(Faulty):
    """The first line of a score file that cannot be read, with all that is wrong in it."""

    def __init__(self, line: int, faults: Sequence[Message]) -> None:
        super().__init__(faults)
        self.line = line


def read_score_file(data: bytes) -> Evening:
    """Read an evening; raises BadLine at the first line that is wrong."""
    reader = _Reader()
    for number, raw in enumerate(_lines(data), start=1):
        try:
            if len(raw) > _MOST_BYTES:
                raise _Wrong([unreadable(data[:_HEAD]) if b"\0" in raw[:_HEAD] else _TOO_LONG])
            reader.read(raw.decode("utf-8-sig" if number == 1 else "utf-8"))
        except UnicodeDecodeError:
            raise BadLine(number, [unreadable(data[:_HEAD])]) from None
        except Faulty as wrong:
            raise BadLine(number, wrong.faults) from None
        except Impossible as impossible:
            raise BadLine(number, [impossible.message]) from None
    try:
        return bounded_evening(reader.evening())
    except Impossible as impossible:
        raise BadLine(number, [impossible.message]) from None


def _lines(data: bytes) -> Iterator[bytes]:
    """Line after line: of a vast file that is something else only the first is looked at."""
    start = 0
    for end in _LINE_END.finditer(data):
        yield data[start : end.start()]
        start = end.end()
    yield data[start:]


class _Wrong(Faulty):
    """What is wrong in a line, whichever it is."""


class _Reader:
    """Reads line after line; the state tells when a deal begins the next round."""

    def __init__(self) -> None:
        self.rounds: list[Round] = []
        self.round: Round | None = None
        self.items: list[Item] = []
        self.state = State(NORTH)
        self.seating = Seating()
        self.keeper: str | None = None
        self.stake: Decimal | None = None
        self.dealer: Seat | None = None
        self.board: int | None = None
        self.board_waits = False
        self.pairs = PairLines()
        self.title = ""
        self.day: date | None = None
        self.form_has_items = False
        self.extras: list[Extra] = []
        self.entered = 0

    def read(self, line: str) -> None:
        before_comment = _BEFORE_COMMENT.match(line)
        text = before_comment.group().strip() if before_comment else ""
        if not text:
            return
        if len(text) > LONGEST_LINE:
            raise _Wrong([_TOO_LONG])
        word, *rest = text.split(maxsplit=1)
        word = word.casefold()
        word = _ALSO.get(word, word)
        if pair_lines.is_pair_line(text):
            self.pair_line(text)
        elif word in _NOT_WITH_PAIRS and self.pairs.results:
            said = translate("words", "“{word}” cannot stand below lines with pairs")
            raise Impossible(said, word=word)
        elif read := _LINES.get(word):
            read(self, rest=rest[0] if rest else "")
        elif pair_lines.looks_like_pair_line(text):
            self.pair_line(text)
        else:
            self.deal(text)

    def evening(self) -> Evening:
        """All that was read; a last form line waits for its deals as an empty round."""
        if self.round:
            board = self.board if self.board_waits else None
            last = replace(self.round, next_dealer=self.dealer, next_board=board)
            if not self.items and (comparison := self.pairs.comparison()):
                last = replace(self.round, comparison=comparison)
            self.rounds.append(replace(last, items=tuple(self.items)))
        return Evening(tuple(self.rounds), self.title, self.day, extras=tuple(self.extras))

    # A method for each line of the format.

    def form(self, rest: str) -> None:
        if rest.casefold() not in _FORMS:
            raise _Wrong([_not_known("form", rest, _FORMS)])
        self.begin(Options(_FORMS[rest.casefold()]))
        self.pairs, self.form_has_items = PairLines(), False

    def date_is(self, rest: str) -> None:
        self.day = read_day(rest)

    def title_is(self, rest: str) -> None:
        title = " ".join(unquoted(rest).split())
        if faults := unfit(title):
            raise _Wrong(faults)
        if not title:
            raise Impossible(
                translate("words", "the title is missing; write a line such as title Club evening")
            )
        self.title = title

    def names(self, rest: str) -> None:
        self.before_results("pairs")
        self.pairs.name(rest)

    def compare_by(self, option: str, rest: str) -> None:
        """Agree on how boards are compared that several tables play."""
        _, known = pair_lines.OPTIONS[option]
        if rest.casefold() not in known:
            raise _Wrong([_not_known(option, rest, known)])
        self.before_results(option)
        self.pairs.agree(option, known[rest.casefold()])

    def dealer_is(self, rest: str) -> None:
        self.dealer = _seat(rest, self.seating)

    def switch(self, word: str, rest: str) -> None:
        """Agree on, or off, the option of this name."""

        def change(options: Options, on: bool) -> Options:
            changed: dict[str, Any] = {word.replace("-", "_"): on}
            return replace(options, **changed)

        self.agree(word, rest, _SWITCH, change)

    def deals(self, rest: str) -> None:
        lengths = {str(length): length for length in LENGTHS[1:]}
        self.agree("deals", rest, lengths, lambda options, length: replace(options, deals=length))

    def money(self, rest: str) -> None:
        ways = {str(way): way for way in MoneyBy}
        self.agree("money", rest, ways, lambda options, way: replace(options, money=way))

    def scale(self, rest: str) -> None:
        """What points held should make, in that form; elsewhere what a result beaten earns."""
        if not self.round or self.round.options.form is not POINTS:
            self.compare_by("scale", rest)
            return
        scale = {rest.casefold(): read_scale(rest)}
        self.agree("scale", rest, scale, lambda options, own: replace(options, scale=own))

    def unfinished_part_score(self, rest: str) -> None:
        self.agree(
            "unfinished-part-score",
            rest,
            {"100": 100, "50": 50},
            lambda options, points: replace(options, unfinished_part_score=points),
        )

    def seats(self, rest: str) -> None:
        """Names for a round that had none, or before its first deal; after it somebody changed.

        Other pairs sit down to a set of boards of their own.
        """
        before, self.seating = self.seating, read_seating(rest)
        if self.round and self.is_open() and not self.pairs.results:
            boards = self.round.options.form is DUPLICATE
            if before != Seating() and self.has_deal():
                if boards and not same_pairs(before, self.seating):
                    board = self.board
                    self.begin(self.round.options)
                    self.board = board
                    return
                self.items.append(NewSeats(self.seating))
            else:
                self.round = replace(self.round, seating=self.seating)

    def keeper_is(self, rest: str) -> None:
        name = unquoted(rest)
        if not name.strip():
            raise Impossible(translate("words", "the keeper's name is missing; write keeper Ann"))
        self.keeper = clean_name(name)
        if self.round and self.is_open():
            self.round = replace(self.round, keeper=self.keeper)

    def stake_is(self, rest: str) -> None:
        """A stake holds until it is changed; in the middle of a round for the whole of it."""
        if not rest:
            raise Impossible(
                translate(
                    "words", "the stake is missing; write money for 100 points, such as stake 2.50"
                )
            )
        stake = read_stake(rest)
        self.stake = stake
        if self.round and self.is_open():
            self.round = replace(self.round, stake=stake)

    def board_is(self, rest: str) -> None:
        faults = []
        if not self.round or not self.round.options.boards:
            said = translate(
                "words",
                "there are boards at duplicate, or where chukkers are off; "
                "write form duplicate before them",
            )
            faults.append(Message(said))
        if not re.fullmatch(r"[0-9]{1,4}", rest) or not int(rest):
            said = translate(
                "words", "the board is missing; write its number, from 1 to 9999, such as board 7"
            )
            if rest:
                said = translate(
                    "words",
                    "“{typed}” is no board; write its number, from 1 to 9999, such as board 7",
                )
            faults.append(Message(said, {"typed": short(rest)}))
        if faults:
            raise _Wrong(faults)
        self.board = int(rest)
        self.board_waits = True

    def adjust(self, rest: str) -> None:
        """Points for one side; they belong to the round that was played last."""
        side, points, reason = [*rest.split(maxsplit=2), "", "", ""][:3]
        faults = []
        if not rest:
            said = translate(
                "words",
                "an adjustment needs a side, points and a reason; "
                "write a line such as adjust NS 200 for a late start",
            )
            faults.append(Message(said))
        elif side.casefold() not in _SIDES:
            said = translate("words", "“{typed}” is no side; write NS or EW")
            faults.append(Message(said, {"typed": short(side)}))
        taken = _TAKEN.fullmatch(points)
        if taken and side.casefold() in _SIDES:
            other = _SIDES[side.casefold()].other
            said = translate("words", "points are given, not taken; write adjust {side} {points}")
            faults.append(Message(said, {"side": other, "points": taken["points"]}))
        elif points and not (_POINTS.fullmatch(points) and 0 < int(points) <= MOST_POINTS):
            said = translate("words", "“{typed}” is no number of points from 1 to {most}")
            faults.append(Message(said, {"typed": short(points), "most": MOST_POINTS}))
        if rest and not reason:
            said = translate(
                "words",
                "points and reason are missing; "
                "write a line such as adjust NS 200 for a late start",
            )
            if points:
                said = translate(
                    "words",
                    "the reason is missing; write a line such as adjust NS 200 for a late start",
                )
            faults.append(Message(said))
        faults += unfit(reason)
        if not self.round:
            faults.append(NO_FORM)
        if faults:
            raise _Wrong(faults)
        self.enter(Adjustment(_SIDES[side.casefold()], int(points), reason))

    def extra(self, rest: str) -> None:
        """What one player owes another besides the score, such as a bet."""
        found = _EXTRA.fullmatch(rest)
        if not found:
            said = translate(
                "words",
                "write who owes whom how much and for what, such as extra Bob Ann 5 the supper",
            )
            raise Impossible(said)
        payer, payee = (clean_name(name.strip(QUOTES)) for name in found.group("payer", "payee"))
        for name in (payer, payee):
            if name not in self.seating.players:
                said = translate(
                    "words", "“{typed}” is nobody at the table; at the table are {names}"
                )
                raise Impossible(said, typed=short(name), names=all_of(self.seating.players))
        if faults := unfit(found["reason"]):
            raise _Wrong(faults)
        owed = Extra(payer, payee, read_money(found["amount"]), found["reason"])
        check_payments([owed])
        self.extras.append(owed)

    def stop(self, rest: str) -> None:
        """The players stop here; where nothing was played there is nothing to stop."""
        faults = [] if self.round else [NO_FORM]
        if rest:
            said = translate("words", "“{typed}” does not belong here; write stop alone")
            faults.append(Message(said, {"typed": short(rest)}))
        if faults:
            raise _Wrong(faults)
        if self.round and self.items and not self.state.ended:
            self.round = replace(self.round, stopped=True)
            self.board = None

    def pair_line(self, text: str) -> None:
        """A result of one of the tables that play the same boards."""
        faults = []
        if not self.round:
            faults.append(NO_FORM)
        elif self.round.options.form is not DUPLICATE:
            said = translate(
                "words", "lines with pairs belong to duplicate; write form duplicate before them"
            )
            faults.append(Message(said))
        elif self.form_has_items:
            faults.append(_NOT_BOTH)
        elif self.board is None:
            faults.append(_NO_BOARD)
        if faults or self.board is None:
            raise _Wrong(faults)
        self.pairs.read(text, self.board)
        self.board_waits = False

    def deal(self, text: str) -> None:
        faults = [] if self.round else [NO_FORM]
        if self.pairs.results:
            faults.append(_NOT_BOTH)
        duplicate = self.round is not None and self.round.options.form is DUPLICATE
        deal, options = Deal(), self.round.options if self.round else Options()
        try:
            deal = read_deal(unicodedata.normalize("NFC", text), self.seating, options)
        except Misread as misread:
            faults = [*(_unknown(text, self.seating, misread) or misread.messages), *faults]
        if duplicate and self.board is None:
            faults.append(_NO_BOARD)
        if faults:
            raise _Wrong(faults)
        if self.round and not self.is_open():
            goes_on = self.board or self.next_board
            self.begin(self.round.options)
            self.board = goes_on
        before = replace(self.round, items=tuple(self.items)) if self.round else Round()
        self.enter(replace(deal, dealer=self.dealer, board=self.board))
        for new in new_seats_after(before, deal):
            self.items.append(new)
            self.seating = new.seating
        self.board_waits = False
        goes_on = duplicate and self.board and self.board < LAST_BOARD
        self.board = self.board + 1 if goes_on and self.board else None
        self.dealer = None

    # What the lines do to the evening.

    def has_deal(self) -> bool:
        """Whether a deal was played in this round."""
        return any(isinstance(item, Deal) for item in self.items)

    def before_results(self, what: str) -> None:
        """Refuse what cannot stand here: it belongs to a comparison whose results follow."""
        if not self.round:
            raise _Wrong([NO_FORM])
        if self.round.options.form is not DUPLICATE:
            said = translate("words", "{what} belongs to duplicate; write form duplicate before it")
            raise Impossible(said, what=what)
        if self.form_has_items or self.pairs.results:
            raise Impossible(
                translate("words", "{what} stands between form duplicate and the first result"),
                what=what,
            )

    @property
    def next_board(self) -> int | None:
        """The board after the last one, where they count on by themselves."""
        return self.state.number if self.round and self.round.options.boards else None

    def is_open(self) -> bool:
        """Whether there is a round that has neither ended nor been stopped."""
        return bool(self.round and not self.round.stopped and not self.state.ended)

    def begin(self, options: Options) -> None:
        """Begin a round; one in which nothing was entered is forgotten."""
        if self.round and self.items:
            self.rounds.append(replace(self.round, items=tuple(self.items)))
        self.round = Round(options, self.seating, self.keeper, self.stake)
        self.items = []
        self.state = FORMS[options.form].start(NORTH, options)  # whoever deals, it ends alike
        self.board = None

    def enter(self, item: Deal | Adjustment) -> None:
        assert self.round
        self.state = score_item(len(self.items), item, self.state, self.round.options).after
        self.items.append(item)
        self.form_has_items = True
        self.entered += 1
        bounded(self.entered)

    def agree(
        self,
        option: str,
        word: str,
        known: Mapping[str, T],
        change: Callable[[Options, T], Options],
    ) -> None:
        """Set an option of the round that is about to be played."""
        faults = []
        if word.casefold() not in known:
            faults.append(_not_known(option, word, known))
        if not self.round:
            faults.append(NO_FORM)
        elif self.has_deal() or self.pairs.results or not self.is_open():
            said = translate(
                "words", "options stand between a form line and the first deal after it"
            )
            faults.append(Message(said))
        if faults or not self.round:
            raise _Wrong(faults)
        self.round = replace(self.round, options=change(self.round.options, known[word.casefold()]))


def _compare_by(option: str) -> Callable[[_Reader, str], None]:
    return lambda reader, rest: reader.compare_by(option, rest)


_LINES: dict[str, Callable[..., None]] = {
    "form": _Reader.form,
    "date": _Reader.date_is,
    "title": _Reader.title_is,
    "dealer": _Reader.dealer_is,
    **{word: partial(_Reader.switch, word=word) for word in _SWITCHES},
    "deals": _Reader.deals,
    "money": _Reader.money,
    "scale": _Reader.scale,
    "unfinished-part-score": _Reader.unfinished_part_score,
    "seats": _Reader.seats,
    "keeper": _Reader.keeper_is,
    "stake": _Reader.stake_is,
    "board": _Reader.board_is,
    "adjust": _Reader.adjust,
    "extra": _Reader.extra,
    "stop": _Reader.stop,
    "pairs": _Reader.names,
    **{option: _compare_by(option) for option in pair_lines.OPTIONS if option != "scale"},
}


def _unknown(text: str, seating: Seating, misread: Misread) -> list[Message]:
    """What to say of a line that begins with a word of its own and holds no contract."""
    word = text.split(maxsplit=1)[0]
    known = (*SEATS, *_SIDES, *_IN_DEALS)
    if misread.has_contract or not word[0].isalpha() or word.casefold() in known:
        return []
    if People(seating).meant(simplified(word), 0).letters == len(word):
        return []
    for sign, words in ("=", _LINES), (":", (*_LINES, *SEATS)):
        begins, found, _ = word.partition(sign)
        if found and begins.casefold() in words:
            said = translate(
                "words", "“{typed}” begins no line; behind {word} write a blank, not “{sign}”"
            )
            return [Message(said, {"typed": short(word), "word": begins, "sign": sign})]
    near = get_close_matches(word[:40].casefold(), (*_LINES, *_IN_DEALS), n=1)
    if near and len(word) > 1:
        said = translate(
            "words",
            "“{typed}” begins no deal, such as S 4SX+1, and no other line; did you mean {near}?",
        )
        return [Message(said, {"typed": short(word), "near": near[0]})]
    said = translate(
        "words",
        "“{typed}” begins no deal, such as S 4SX+1, and no other line; lines begin with {words}",
    )
    return [Message(said, {"typed": short(word), "words": each_of([*_LINES])})]


def _not_known(what: str, word: str, known: Mapping[str, object]) -> Message:
    said = translate("words", "after {what} something is missing; write {choices}")
    if word:
        said = translate("words", "“{typed}” is not known here; write {choices}")
    choices = one_of([f"{what} {choice}" for choice in known])
    return Message(said, {"what": what, "typed": short(word), "choices": choices})


def _seat(word: str, seating: Seating) -> Seat:
    """A chair, or that of the player whom these letters mean."""
    name = unquoted(word).strip()
    name, people = clean_name(name) if name else "", People(seating, words_abroad())
    letters, seats = people.meant(simplified(name), 0)
    named = seating.seat_of(name)
    if named and (word != name or named not in seats):  # in quotes it is no chair
        return named
    if not seats or letters < len(name):
        said = translate("words", "the dealer is missing; write dealer N, E, S or W")
        if word:
            said = translate("words", "“{typed}” sits in no chair; write dealer N, E, S or W")
        raise Impossible(said, typed=short(word))
    if len(seats) > 1:
        raise Impossible(people.question(name, seats))
    return seats[0]
