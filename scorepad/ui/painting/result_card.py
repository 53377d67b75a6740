"""The contents of an evening's card: winners, order, chart, biggest deal, payments."""

from collections.abc import Sequence
from typing import NamedTuple

from scorepad.bridge import translatable
from scorepad.bridge.best_board import best_board
from scorepad.bridge.comparison import Comparison
from scorepad.bridge.evening import ScoredEvening
from scorepad.bridge.evening_result import EveningResult, course, evening_result
from scorepad.bridge.expected_results import still_expected
from scorepad.bridge.ranking import Ranking, rank
from scorepad.bridge.settling import Carried, Status, ledger
from scorepad.bridge.translatable import plural
from scorepad.ui import words
from scorepad.ui.painting.chart_painter import Chart, step_by_step
from scorepad.ui.words import evening_result as evening_result_words
from scorepad.ui.words import ranking as ranking_words
from scorepad.ui.words import sessions as sessions_words
from scorepad.ui.words import settling as settling_words
from scorepad.ui.words import translate
from scorepad.ui.words.evening import own_title


class CardPayment(NamedTuple):
    """One payment: the text for a letter, and the parts that the card shows."""

    sentence: str
    who: str
    amount: str
    status: Status


class ResultCard(NamedTuple):
    """Everything on a card."""

    day: str
    headline: str
    by_how_much: str
    order: tuple[tuple[str, str, str], ...]
    """Place, player and score."""
    chart: Chart | None
    best_deal: str
    payments: tuple[CardPayment, ...]
    """Who pays whom, with a tick where it is paid."""
    of_tables: bool = False
    """Whether several tables played: then the card shows only the order."""

    @property
    def name_of_best(self) -> str:
        """The title of the biggest deal."""
        if self.of_tables:
            return translate("words", "Board of the evening")
        return evening_result_words.deal_of_the_evening()


def has_result(scored: ScoredEvening) -> bool:
    """Whether there is a card: somebody has a score, or a place at several tables."""
    session = scored.rounds[-1].round.comparison if scored.rounds else None
    if session:
        return any(one.place for one in rank(session).table)
    return bool(evening_result(scored).order)


def result_card(scored: ScoredEvening, carried: Sequence[Carried] = ()) -> ResultCard:
    """Return the contents of the card; for several tables, of their session."""
    session = scored.rounds[-1].round.comparison if scored.rounds else None
    if session:
        return _session_card(session, scored, carried)
    result, went = evening_result(scored), course(scored)
    chart = None
    if len(went.after) > 1:
        lines = (
            step_by_step(words.player_name(player), stood) for player, stood in went.stood.items()
        )
        chart = Chart(tuple(lines), went.after)
    best = result.best_deal
    return ResultCard(
        words.long_day(scored.evening.day),
        evening_result_words.headline(result),
        evening_result_words.by_how_much(result, scored),
        _order(result),
        chart,
        evening_result_words.best_deal(best, scored) if best else "",
        _payments(scored, carried),
    )


def _session_card(
    session: Comparison, scored: ScoredEvening, carried: Sequence[Carried]
) -> ResultCard:
    ranking, evening = rank(session), scored.evening
    best = best_board(ranking)
    said = words.long_day(evening.day), own_title(evening.title), sessions_words.title(session)
    return ResultCard(
        " · ".join(filter(None, said)),
        sessions_words.headline(ranking),
        _by_how_much(ranking),
        sessions_words.order(ranking),
        None,
        sessions_words.best_board(best, ranking) if best else "",
        _payments(scored, carried),
        of_tables=True,
    )


def _payments(scored: ScoredEvening, carried: Sequence[Carried]) -> tuple[CardPayment, ...]:
    lines = ledger(scored, carried)
    said = settling_words.ledger_lines(lines)
    amounts = settling_words.amounts(line.payment for line in lines)
    return tuple(
        CardPayment(sentence, settling_words.who(line), amount, line.status)
        for line, sentence, amount in zip(lines, said, amounts, strict=True)
    )


def _order(result: EveningResult) -> tuple[tuple[str, str, str], ...]:
    places = [each.place for each in result.order]
    return tuple(
        (
            f"{each.place}=" if places.count(each.place) > 1 else str(each.place),
            words.player_name(each.player),
            words.hundreds(each.score),
        )
        for each in result.order
    )


def _by_how_much(ranking: Ranking) -> str:
    """Return the score of a match, and what is missing; other figures are in the order."""
    said = ranking_words.match_result(ranking)
    missing = len(still_expected(ranking.comparison))
    to_come = plural(
        translatable.translate("words", "%n result(s) still to come", "", -1), missing
    ).said(translate)
    return " · ".join(filter(None, (said, to_come if missing else "")))
