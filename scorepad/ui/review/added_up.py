"""The totals of many evenings: everything that the standings show."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorepad.archive.compared import (
    ComparedStanding,
    compared_partnerships,
    compared_players,
    met_at_tables,
)
from scorepad.archive.facts import CountedFacts
from scorepad.archive.standings import (
    Chosen,
    Standing,
    forms_together,
    latest,
    partnerships,
    players,
    timeline,
)
from scorepad.bridge.options import Form
from scorepad.ui.review.choices import UNNAMED


class AddedUp(NamedTuple):
    """The chosen evenings, and the results of players and partnerships."""

    together: tuple[Form, ...]
    """The forms whose results can be added up."""
    chosen: Chosen
    players: Sequence[Standing]
    partnerships: Sequence[Standing]
    compared: tuple[Sequence[ComparedStanding], Sequence[ComparedStanding]]
    """Players and partnerships on boards of several tables."""
    met: Sequence[ComparedStanding]
    """These partnerships against each other."""
    latest: Mapping[str, tuple[int, ...]]
    """Each player's results in the last evenings."""

    @property
    def everybody(self) -> list[str]:
        """All who played at one table or at several."""
        at_several = [one.who[0] for one in self.compared[0]]
        return [one.who[0] for one in self.players] + at_several

    @property
    def named(self) -> dict[str, Standing]:
        """The named players at one table."""
        return {one.who[0]: one for one in self.players if UNNAMED.isdisjoint(one.who)}


NOTHING = AddedUp((), Chosen((), tuple(Form)), (), (), ((), ()), (), {})


def added_up(facts: CountedFacts, keys: Sequence[int], asked: Form | None) -> AddedUp:
    """Add up these evenings, in one form or in all that can be added."""
    together = forms_together(facts, keys)
    chosen = Chosen(keys, (asked,) if asked else together)
    compared = compared_players(facts, chosen), compared_partnerships(facts, chosen)
    of_players = players(facts, chosen)
    course = timeline(facts, chosen, [one.who[0] for one in of_players])
    of_partners, met = partnerships(facts, chosen), met_at_tables(facts, chosen)
    return AddedUp(together, chosen, of_players, of_partners, compared, met, latest(course))
