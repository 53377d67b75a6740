"""The lines of a score file: who plays, what was played, and what is owed."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from scorepad.bridge.deal import MOST_POINTS, Adjustment, Deal, NewSeats
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import new_seats_after
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, Options
from scorepad.bridge.payments import Extra, check_payments
from scorepad.bridge.reseating import same_pairs
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import Seat, Seating
from scorepad.bridge.translatable import Message, all_of, translate
from scorepad.bridge.typed.deal_words import words_abroad
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.name_matching import simplified
from scorepad.bridge.typed.people import People
from scorepad.exchange import pair_lines, score_options
from scorepad.exchange.checks import LAST_BOARD
from scorepad.exchange.days import read_day
from scorepad.exchange.evening_builder import EveningBuilder
from scorepad.exchange.money import read_money, read_stake
from scorepad.exchange.names import (
    QUOTED,
    QUOTES,
    clean_name,
    read_seating,
    short,
    unfit,
    unquoted,
)
from scorepad.exchange.score_faults import (
    NO_BOARD,
    NO_FORM,
    NOT_BOTH,
    SIDES,
    WrongLine,
    unknown_word,
)

_POINTS = re.compile(r"[0-9]{1,9}")
_TAKEN = re.compile(r"[-−–](?P<points>[1-9][0-9]{0,4})")
_EXTRA = re.compile(
    rf"(?P<payer>{QUOTED}|\S+)\s+(?P<payee>{QUOTED}|\S+)\s+(?P<amount>[\d.,]+)\s+(?P<reason>.+)"
)


def date(so_far: EveningBuilder, rest: str) -> None:
    so_far.day = read_day(rest)


def title(so_far: EveningBuilder, rest: str) -> None:
    so_far.title = " ".join(unquoted(rest).split())
    if faults := unfit(so_far.title):
        raise WrongLine(faults)
    if not so_far.title:
        raise Impossible(
            translate("words", "the title is missing; write a line such as title Club evening")
        )


def dealer(so_far: EveningBuilder, rest: str) -> None:
    so_far.dealer = _seat(rest, so_far.seating)


def seats(so_far: EveningBuilder, rest: str) -> None:
    """Names for a round that had none, or before its first deal; after it somebody changed.

    Other pairs sit down to a set of boards of their own.
    """
    before, so_far.seating = so_far.seating, read_seating(rest)
    if so_far.round and so_far.is_open() and not so_far.pairs.results:
        boards = so_far.round.options.form is DUPLICATE
        if before != Seating() and so_far.has_deal():
            if boards and not same_pairs(before, so_far.seating):
                next_board = so_far.board
                so_far.begin(so_far.round.options)
                so_far.board = next_board
                return
            so_far.items.append(NewSeats(so_far.seating))
        else:
            so_far.round = replace(so_far.round, seating=so_far.seating)


def keeper(so_far: EveningBuilder, rest: str) -> None:
    name = unquoted(rest)
    if not name.strip():
        raise Impossible(translate("words", "the keeper's name is missing; write keeper Ann"))
    so_far.keeper = clean_name(name)
    if so_far.round and so_far.is_open():
        so_far.round = replace(so_far.round, keeper=so_far.keeper)


def stake(so_far: EveningBuilder, rest: str) -> None:
    """A stake holds until it is changed; in the middle of a round for the whole of it."""
    if not rest:
        raise Impossible(
            translate(
                "words", "the stake is missing; write money for 100 points, such as stake 2.50"
            )
        )
    so_far.stake = read_stake(rest)
    if so_far.round and so_far.is_open():
        so_far.round = replace(so_far.round, stake=so_far.stake)


def board(so_far: EveningBuilder, rest: str) -> None:
    faults = []
    if not so_far.round or not so_far.round.options.boards:
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
        raise WrongLine(faults)
    so_far.board = int(rest)
    so_far.board_waits = True


def adjust(so_far: EveningBuilder, rest: str) -> None:
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
    elif side.casefold() not in SIDES:
        said = translate("words", "“{typed}” is no side; write NS or EW")
        faults.append(Message(said, {"typed": short(side)}))
    taken = _TAKEN.fullmatch(points)
    if taken and side.casefold() in SIDES:
        other = SIDES[side.casefold()].other
        said = translate("words", "points are given, not taken; write adjust {side} {points}")
        faults.append(Message(said, {"side": other, "points": taken["points"]}))
    elif points and not (_POINTS.fullmatch(points) and 0 < int(points) <= MOST_POINTS):
        said = translate("words", "“{typed}” is no number of points from 1 to {most}")
        faults.append(Message(said, {"typed": short(points), "most": MOST_POINTS}))
    if rest and not reason:
        said = translate(
            "words",
            "points and reason are missing; write a line such as adjust NS 200 for a late start",
        )
        if points:
            said = translate(
                "words",
                "the reason is missing; write a line such as adjust NS 200 for a late start",
            )
        faults.append(Message(said))
    faults += unfit(reason)
    if not so_far.round:
        faults.append(NO_FORM)
    if faults:
        raise WrongLine(faults)
    so_far.enter(Adjustment(SIDES[side.casefold()], int(points), reason))


def extra(so_far: EveningBuilder, rest: str) -> None:
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
        if name not in so_far.seating.players:
            said = translate("words", "“{typed}” is nobody at the table; at the table are {names}")
            raise Impossible(said, typed=short(name), names=all_of(so_far.seating.players))
    if faults := unfit(found["reason"]):
        raise WrongLine(faults)
    owed = Extra(payer, payee, read_money(found["amount"]), found["reason"])
    check_payments([owed])
    so_far.extras.append(owed)


def stop(so_far: EveningBuilder, rest: str) -> None:
    """The players stop here; where nothing was played there is nothing to stop."""
    faults = [] if so_far.round else [NO_FORM]
    if rest:
        said = translate("words", "“{typed}” does not belong here; write stop alone")
        faults.append(Message(said, {"typed": short(rest)}))
    if faults:
        raise WrongLine(faults)
    if so_far.round and so_far.items and not so_far.state.ended:
        so_far.round = replace(so_far.round, stopped=True)
        so_far.board = None


def pair_line(so_far: EveningBuilder, text: str) -> None:
    """A result of one of the tables that play the same boards."""
    faults = []
    if not so_far.round:
        faults.append(NO_FORM)
    elif so_far.round.options.form is not DUPLICATE:
        said = translate(
            "words", "lines with pairs belong to duplicate; write form duplicate before them"
        )
        faults.append(Message(said))
    elif so_far.form_has_items:
        faults.append(NOT_BOTH)
    elif so_far.board is None:
        faults.append(NO_BOARD)
    if faults or so_far.board is None:
        raise WrongLine(faults)
    so_far.pairs.read(text, so_far.board)
    so_far.board_waits = False


def deal(so_far: EveningBuilder, text: str) -> None:
    faults = [] if so_far.round else [NO_FORM]
    if so_far.pairs.results:
        faults.append(NOT_BOTH)
    duplicate = so_far.round is not None and so_far.round.options.form is DUPLICATE
    played, options = Deal(), so_far.round.options if so_far.round else Options()
    try:
        played = read_deal(unicodedata.normalize("NFC", text), so_far.seating, options)
    except Misread as misread:
        unknown = unknown_word(text, so_far.seating, misread, LINES)
        faults = [*(unknown or misread.messages), *faults]
    if duplicate and so_far.board is None:
        faults.append(NO_BOARD)
    if faults:
        raise WrongLine(faults)
    if so_far.round and not so_far.is_open():
        goes_on = so_far.board or so_far.next_board
        so_far.begin(so_far.round.options)
        so_far.board = goes_on
    before = replace(so_far.round, items=tuple(so_far.items)) if so_far.round else Round()
    so_far.enter(replace(played, dealer=so_far.dealer, board=so_far.board))
    for new in new_seats_after(before, played):
        so_far.items.append(new)
        so_far.seating = new.seating
    so_far.board_waits = False
    goes_on = duplicate and so_far.board and so_far.board < LAST_BOARD
    so_far.board = so_far.board + 1 if goes_on and so_far.board else None
    so_far.dealer = None


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


LINES: dict[str, Callable[[EveningBuilder, str], None]] = {
    "form": score_options.form,
    "date": date,
    "title": title,
    "dealer": dealer,
    **{option: partial(score_options.agree, option=option) for option in score_options.SWITCHES},
    "deals": partial(score_options.agree, option="deals"),
    "money": partial(score_options.agree, option="money"),
    "scale": score_options.scale,
    "unfinished-part-score": partial(score_options.agree, option="unfinished-part-score"),
    "seats": seats,
    "keeper": keeper,
    "stake": stake,
    "board": board,
    "adjust": adjust,
    "extra": extra,
    "stop": stop,
    "pairs": score_options.pairs,
    **{
        option: partial(score_options.compare_by, option=option)
        for option in pair_lines.OPTIONS
        if option != "scale"
    },
}
"""What each line does, by its first word; any other one is a deal, or a result of pairs."""
