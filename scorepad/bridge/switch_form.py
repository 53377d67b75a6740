"""The next round in another form, as the players choose it at any moment."""

from dataclasses import replace

from scorepad.bridge.corrections import stop
from scorepad.bridge.evening import Evening, ScoredEvening, begin_round
from scorepad.bridge.next_round import begin_next
from scorepad.bridge.options import Form


def switch_form(scored: ScoredEvening, form: Form) -> Evening:
    """The evening with a round in this form; boards, which have no end of their own, end here."""
    evening = begin_next(scored)
    last = evening.rounds[-1]
    if last.options.boards and not last.is_empty:
        evening = stop(evening, len(evening.rounds) - 1)
    return begin_round(evening, replace(last.options, form=form))
