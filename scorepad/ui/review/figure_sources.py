"""The rows behind a figure of the standings: evenings, rounds or deals."""

from typing import NamedTuple

from scorepad.archive.compared import FoundSession, sessions_behind
from scorepad.archive.contracts import FIGURES
from scorepad.archive.drill_down import (
    FoundDeal,
    FoundEvening,
    FoundRound,
    deals_behind,
    evenings_behind,
    rounds_behind,
)
from scorepad.archive.facts import CountedFacts
from scorepad.archive.standings import Chosen, Who
from scorepad.bridge.contract import Strain
from scorepad.bridge.deal import Deal
from scorepad.bridge.options import Form, Options
from scorepad.ui.review.behind_model import Behind
from scorepad.ui.review.standings_columns import (
    DEALS,
    EVENINGS,
    IMPS,
    MATCHPOINTS,
    ROUNDS,
    ROUNDS_AGAINST,
    SESSIONS,
    STAKED_ROUNDS,
)
from scorepad.ui.words import contract_and_result, hundreds, player_name, round_title, translate
from scorepad.ui.words import standings as standings_words
from scorepad.ui.words.evening import own_title, title_caption


class AskedFigure(NamedTuple):
    """A figure whose source was asked for."""

    who: Who
    name: str
    figure: str
    against: str | None = None


_Found = FoundDeal | FoundRound | FoundSession | FoundEvening


def find(facts: CountedFacts, chosen: Chosen, asked: AskedFigure) -> list[_Found]:
    """Return the evenings, rounds or deals that a figure counts, latest first."""
    who, _, behind, against = asked
    if behind == DEALS or behind in FIGURES:
        figure = None if behind == DEALS else behind
        return [*deals_behind(facts, chosen, who, figure)]
    if behind in (SESSIONS, MATCHPOINTS, IMPS):
        in_imps = None if behind == SESSIONS else behind == IMPS
        return [*sessions_behind(facts, chosen, who, in_imps=in_imps)]
    if behind == EVENINGS:
        return [*evenings_behind(facts, chosen, who)]
    staked = behind == STAKED_ROUNDS
    return [*rounds_behind(facts, chosen, who, against, staked=staked)]


def row_of(found: _Found, asked: AskedFigure) -> Behind:
    """Return the row for one of them."""
    match found:
        case FoundDeal():
            return _of_deal(found)
        case FoundSession():
            return _of_session(found, asked.who)
        case FoundEvening():
            return _of_evening(found, asked.who)
        case _:
            return _of_stake(found) if asked.figure == STAKED_ROUNDS else _of_round(found)


def headings_behind(figure: str, *, imps: bool) -> tuple[str, ...]:
    """Return the headings for the rows behind a figure."""
    if figure in (SESSIONS, MATCHPOINTS, IMPS):
        return _session_headings(title_caption())
    who = translate("words", "Players")
    if figure in (ROUNDS, ROUNDS_AGAINST, EVENINGS):
        what, _ = standings_words.in_hundreds(imps=imps)
    elif figure == STAKED_ROUNDS:
        what, _ = standings_words.in_money()
    else:
        what, who = translate("words", "Contract"), translate("words", "Declarer")
    where = title_caption() if figure == EVENINGS else translate("words", "Played in")
    return _behind_headings(where, what, who)


def _of_deal(found: FoundDeal) -> Behind:
    cells = (
        _title(found.round, found.form),
        contract_and_result(found.deal),
        player_name(found.declarer) if found.declarer else "",
        standings_words.who(found.against),
        standings_words.signed(found.points),
    )
    height = _height(found.deal)
    return Behind(found.evening, found.day, found.round, found.place, cells, height, found.points)


def _of_round(found: FoundRound) -> Behind:
    return _row_of_round(found, hundreds(found.hundreds), found.hundreds)


def _of_stake(found: FoundRound) -> Behind:
    """Return the row of a round with its money instead of hundreds."""
    assert found.rate
    amount = found.rate * found.units
    return _row_of_round(
        found, standings_words.sums_of_money({found.currency: amount}), float(amount)
    )


def _row_of_round(found: FoundRound, written: str, brought: float) -> Behind:
    cells = (
        _title(found.round, found.form),
        written,
        standings_words.who(found.partners),
        standings_words.who(found.against),
        standings_words.signed(found.points),
    )
    return Behind(found.evening, found.day, found.round, None, cells, brought, found.points)


def _of_evening(found: FoundEvening, who: Who) -> Behind:
    """Return the row of an evening, with the result, partners and opponents."""
    cells = (
        own_title(found.title),
        hundreds(found.hundreds),
        standings_words.who(who),
        ", ".join(map(player_name, found.others)),
        standings_words.signed(found.points),
    )
    brought = found.hundreds
    return Behind(found.evening, found.day, 0, None, cells, brought, found.points, is_evening=True)


def _of_session(found: FoundSession, who: Who) -> Behind:
    """Return the row of a session, with per cent or IMPs, and the number of boards."""
    percent = 100 * found.points / found.most if found.most else None
    cells = (
        own_title(found.title),
        f"{standings_words.hundredths(percent)} %" if found.most else _imps(found.points),
        standings_words.who(who),
        standings_words.whole(found.boards),
        standings_words.hundredths(found.points),
    )
    won = found.points if percent is None else percent
    return Behind(found.evening, found.day, found.round, None, cells, won, found.points)


def _title(number: int, form: Form) -> str:
    return round_title(number, Options(form))


def _height(deal: Deal) -> tuple[int, ...]:
    """Sort key of a contract: higher bids are higher; passed out is lowest."""
    contract = deal.contract
    if contract is None:
        return ()
    bid = contract.level, [*Strain].index(contract.strain), contract.doubling.times
    return *bid, deal.over


def _session_headings(where: str) -> tuple[str, ...]:
    """Return the headings for sessions at several tables."""
    date, _, _, who, _, points = _behind_headings(where, "", translate("words", "Players"))
    boards, _ = standings_words.at_tables()[0]
    return date, where, translate("words", "Won in all"), who, boards, points


def _behind_headings(where: str, what: str, who: str) -> tuple[str, ...]:
    """Return headings; `what` is for a deal's contract, or the result of a round or an evening."""
    return (
        translate("words", "Date"),
        where,
        what,
        who,
        translate("words", "Against"),
        translate("words", "Points"),
    )


def _imps(points: float) -> str:
    return translate("words", "{number} IMPs").format(number=standings_words.hundredths(points))
