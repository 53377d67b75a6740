"""The lines of a score file: who plays, what was played, and what is owed."""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import replace

from scorepad.bridge.comparison import Pot, StakePer, TableResult
from scorepad.bridge.deal import MOST_POINTS, Adjustment, Deal
from scorepad.bridge.errors import Faulty, Impossible, out_of_range
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import DUPLICATE, POINTS
from scorepad.bridge.payments import Extra, check_payments
from scorepad.bridge.seats import Initial, Seat, Seating
from scorepad.bridge.translatable import Message, all_of, translate
from scorepad.bridge.typed.deal_words import words_abroad
from scorepad.bridge.typed.director import read_adjusted, read_bye, read_handicaps
from scorepad.bridge.typed.misread import Misread
from scorepad.bridge.typed.name_matching import simplified
from scorepad.bridge.typed.people import People
from scorepad.bridge.typed.table_results import (
    LINE,
    LOOKS_LIKE_LINE,
    pair_typed,
    read_what,
)
from scorepad.exchange.checks import LAST_BOARD, check_sizes
from scorepad.exchange.days import read_day
from scorepad.exchange.money import read_money
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
    NO_POINTS_HELD,
    NOT_BOTH,
    SIDES,
    faults_of,
    not_known,
)
from scorepad.exchange.score_options import OPTIONS, ScoreSoFar, before_results

_LETTERS = tuple(map(Initial, Seat))
"""The letter of a chair always means the chair, whatever the players are called."""
_POINTS = r"[0-9]{1,9}"
_HELD = r"(?i)\bpoints\b"
_TAKEN = r"[-−–](?P<points>[1-9][0-9]{0,4})"
_FOULED = r"(?i)(?<=[0-9])\s+fouled$"
_POT = r"(?P<each>\S+)\s+(?P<shares>[0-9]{1,3}(/[0-9]{1,3}){0,9})"
_EXTRA = (
    rf"(?P<payer>{QUOTED}|\S+)\s+(?P<payee>{QUOTED}|\S+)\s+(?P<amount>[\d.,]+)\s+(?P<reason>.+)"
)


def _date(so_far: ScoreSoFar, rest: str) -> None:
    so_far.tell(day=read_day(rest))


def _title(so_far: ScoreSoFar, rest: str) -> None:
    missing = translate("words", "the title is missing, e.g. title Club evening")
    so_far.tell(title=_words(rest, missing))


def _club(so_far: ScoreSoFar, rest: str) -> None:
    missing = translate("words", "the name of the club is missing, e.g. club Bridge by the Sea")
    so_far.tell(club=_words(rest, missing))


def _director(so_far: ScoreSoFar, rest: str) -> None:
    missing = translate("words", "the director’s name is missing, e.g. director Ann")
    so_far.tell(director=_words(rest, missing))


def _words(rest: str, missing: str) -> str:
    """Read a one-line text about the whole evening."""
    said = " ".join(unquoted(rest).split())
    if faults := unfit(said):
        raise Faulty(faults)
    if not said:
        raise Impossible(missing)
    return said


def _dealer(so_far: ScoreSoFar, rest: str) -> None:
    so_far.dealer = _seat(rest, so_far.next.seating)


def _seats(so_far: ScoreSoFar, rest: str) -> None:
    """Change the seating; new pairs continue with the next board."""
    board = so_far.board
    so_far.sit(read_seating(rest))
    so_far.board = board


def _keeper(so_far: ScoreSoFar, rest: str) -> None:
    name = unquoted(rest)
    if not name.strip():
        raise Impossible(translate("words", "the keeper’s name is missing, e.g. keeper Ann"))
    so_far.agree(keeper=clean_name(name))


def _stake(so_far: ScoreSoFar, rest: str) -> None:
    """Set the stake until it is changed; within a round, for all of it."""
    if not rest:
        raise Impossible(translate("words", "the stake for 100 points is missing, e.g. stake 2.50"))
    stake = read_money(rest)
    so_far.agree(stake=stake)
    so_far.new_stake = stake


def _stake_per(so_far: ScoreSoFar, rest: str) -> None:
    """Set the unit of the stake at several tables."""
    if rest.casefold() not in [*StakePer]:
        raise Faulty([not_known("stake-per", rest, [*map(str, StakePer)])])
    before_results(so_far, "stake-per")
    so_far.stake_per = StakePer(rest.casefold())


def _pot(so_far: ScoreSoFar, rest: str) -> None:
    pot = read_pot(rest)
    before_results(so_far, "pot")
    so_far.stakes = pot


def read_pot(text: str) -> Pot:
    """Read `5.00 60/40`: what each pays, and how the first places share it."""
    found = re.fullmatch(_POT, text)
    if not found:
        said = translate(
            "words",
            "a pot needs an amount for each to pay, and the shares of the first places, e.g. "
            "pot 5.00 60/40",
        )
        raise Impossible(said)
    return Pot(read_money(found["each"]), tuple(map(int, found["shares"].split("/"))))


def _board(so_far: ScoreSoFar, rest: str) -> None:
    faults = []
    if not so_far.round or not so_far.options.boards:
        said = translate(
            "words",
            "boards need form duplicate or chukkers off before them",
        )
        faults.append(Message(said))
    number, fouled = re.sub(_FOULED, "", rest), bool(re.search(_FOULED, rest))
    if not rest:
        faults.append(NO_BOARD)
    elif not re.fullmatch(r"[0-9]{1,4}", number) or not int(number):
        faults.append(out_of_range(short(rest), 1, LAST_BOARD))
    if faults:
        raise Faulty(faults)
    so_far.board, so_far.fouled = int(number), fouled
    so_far.board_waits = True


def _adjust(so_far: ScoreSoFar, rest: str) -> None:
    """Add points for one side, in the round played last."""
    if so_far.results:
        _direct(so_far, rest)
        return
    side, points, reason = [*rest.split(maxsplit=2), "", "", ""][:3]
    faults = []
    if rest and side.casefold() not in SIDES:
        said = translate("words", "“{typed}” is not a side: NS or EW")
        faults.append(Message(said, {"typed": short(side)}))
    taken = re.fullmatch(_TAKEN, points)
    if taken and side.casefold() in SIDES:
        other = SIDES[side.casefold()].other
        said = translate("words", "points can only be given, e.g. adjust {side} {points}")
        faults.append(Message(said, {"side": other, "points": taken["points"]}))
    elif points and not (re.fullmatch(_POINTS, points) and 0 < int(points) <= MOST_POINTS):
        faults.append(out_of_range(short(points), 1, MOST_POINTS))
    if not reason:
        said = translate(
            "words",
            "an adjustment needs a side, points and a reason, e.g. adjust NS 200 for a late start",
        )
        faults.append(Message(said))
    faults += unfit(reason)
    if not so_far.round:
        faults.append(NO_FORM)
    if faults:
        raise Faulty(faults)
    so_far.enter(Adjustment(SIDES[side.casefold()], int(points), reason))
    so_far.form_has_items = True


def _direct(so_far: ScoreSoFar, rest: str) -> None:
    """Add what the director gives or takes, with the reason."""
    given = read_adjusted(rest, so_far.entrants)
    if faults := unfit(given.reason):
        raise Faulty(faults)
    so_far.adjusted.append(given)
    check_sizes(0, results=len(so_far.adjusted))


def _bye(so_far: ScoreSoFar, rest: str) -> None:
    """Add a bye: a round without a match for a team."""
    if not so_far.results or not so_far.settings.scoring.is_match:
        raise Impossible(translate("words", "a bye line comes below the results of teams"))
    so_far.byes.append(read_bye(rest))
    check_sizes(0, results=len(so_far.byes))


def _handicap(so_far: ScoreSoFar, rest: str) -> None:
    """Read `3=+2.5 5=-1`, once per comparison."""
    before_results(so_far, "handicap")
    if so_far.handicaps:
        raise Impossible(translate("words", "all handicaps must be in one line"))
    so_far.handicaps = read_handicaps(rest)


def _extra(so_far: ScoreSoFar, rest: str) -> None:
    """Add what one player owes another besides the score, such as a bet."""
    found = re.fullmatch(_EXTRA, rest)
    if not found:
        said = translate(
            "words",
            "payer, payee, amount and reason are needed, e.g. extra Bob Ann 5 the supper",
        )
        raise Impossible(said)
    payer, payee = (clean_name(name.strip(QUOTES)) for name in found.group("payer", "payee"))
    for name in (payer, payee):
        if name not in so_far.next.seating.players:
            said = translate("words", "nobody called “{typed}” is at the table, only {names}")
            raise Impossible(said, typed=short(name), names=all_of(so_far.next.seating.players))
    if faults := unfit(found["reason"]):
        raise Faulty(faults)
    owed = Extra(payer, payee, read_money(found["amount"]), found["reason"])
    check_payments([owed])
    so_far.extras.append(owed)
    check_sizes(0, owed=len(so_far.extras))


def _stop(so_far: ScoreSoFar, rest: str) -> None:
    """Stop the round, if anything was played."""
    faults = [] if so_far.round else [NO_FORM]
    if rest:
        said = translate("words", "“{typed}” does not belong here; stop is a line by itself")
        faults.append(Message(said, {"typed": short(rest)}))
    if faults:
        raise Faulty(faults)
    if so_far.round and so_far.items and not so_far.state.ended:
        so_far.round = replace(so_far.round, stopped=True)
        so_far.board = None


def pair_line(so_far: ScoreSoFar, text: str) -> None:
    """Add a result of one of several tables."""
    faults = []
    if not so_far.round:
        faults.append(NO_FORM)
    elif so_far.options.form is not DUPLICATE:
        said = translate("words", "lines with pairs need form duplicate before them")
        faults.append(Message(said))
    elif so_far.form_has_items:
        faults.append(NOT_BOTH)
    elif so_far.board is None:
        faults.append(NO_BOARD)
    if faults or so_far.board is None:
        raise Faulty(faults)
    line = re.fullmatch(LINE, text) or re.fullmatch(LOOKS_LIKE_LINE, text)
    assert line
    ns, ew = pair_typed(line["ns"]), pair_typed(line["ew"])
    what = read_what(line["what"].strip())
    so_far.add_result(TableResult(so_far.board, ns, ew, what, so_far.fouled))
    so_far.board_waits = False


def deal(so_far: ScoreSoFar, text: str) -> None:
    faults = [] if so_far.round else [NO_FORM]
    if so_far.results:
        faults.append(NOT_BOTH)
    duplicate = so_far.round is not None and so_far.options.form is DUPLICATE
    played, seating = Deal(), so_far.next.seating
    try:
        typed = unicodedata.normalize("NFC", text)
        played = read_deal(typed, seating, so_far.options, initials=_LETTERS)
    except Misread as misread:
        is_first = not so_far.has_lines
        wrong = faults_of(text, seating, misread, LINES, is_first=is_first)
        if so_far.options.form is not POINTS and re.search(_HELD, text):
            wrong = [NO_POINTS_HELD]
        faults = [*wrong, *faults]
    if duplicate and so_far.board is None:
        faults.append(NO_BOARD)
    if so_far.fouled:
        faults.append(Message(translate("words", "only results of several tables can be fouled")))
    if faults:
        raise Faulty(faults)
    board = so_far.board
    if not so_far.is_open:
        if so_far.options.boards:
            board = board or so_far.state.number
        so_far.begin(so_far.next)
    so_far.enter(replace(played, dealer=so_far.dealer, board=board))
    so_far.form_has_items = True
    so_far.board_waits = False
    so_far.board = board + 1 if duplicate and board and board < LAST_BOARD else None
    so_far.dealer = None


def _seat(word: str, seating: Seating) -> Seat:
    """Return a chair, or that of the player whom these letters mean."""
    name = unquoted(word).strip()
    name, people = clean_name(name) if name else "", People(seating, words_abroad(), _LETTERS)
    letters, seats = people.meant(simplified(name), 0)
    named = seating.seat_of(name)
    if named and (word != name or named not in seats):  # a quoted name is not a chair
        return named
    if not seats or letters < len(name):
        said = translate("words", "the dealer is missing, e.g. dealer N")
        if word:
            said = translate("words", "nobody called “{typed}” is at the table")
        raise Impossible(said, typed=short(word))
    if len(seats) > 1:
        raise Impossible(people.question(name, seats))
    return seats[0]


LINES: dict[str, Callable[[ScoreSoFar, str], None]] = {
    "form": OPTIONS["form"],
    "seats": _seats,
    "dealer": _dealer,
    "adjust": _adjust,
    "stop": _stop,
    "stake": _stake,
    "keeper": _keeper,
    "board": _board,
    "date": _date,
    "title": _title,
    "club": _club,
    "director": _director,
    "stake-per": _stake_per,
    "pot": _pot,
    "bye": _bye,
    "handicap": _handicap,
    "extra": _extra,
    **OPTIONS,
}
"""The function for each line, by its first word, the most usual first.

Any other line is a deal, or a result of pairs.
"""
