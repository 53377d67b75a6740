"""What many evenings brought everybody, added up: all that the standings show at once."""

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
    """The evenings chosen, and what they brought players and partnerships."""

    together: tuple[Form, ...]
    """The forms whose sums may be added up."""
    chosen: Chosen
    players: Sequence[Standing]
    partnerships: Sequence[Standing]
    compared: tuple[Sequence[ComparedStanding], Sequence[ComparedStanding]]
    """Of players and of partnerships, where several tables played."""
    met: Sequence[ComparedStanding]
    """How those partnerships did against each other."""
    latest: Mapping[str, tuple[int, ...]]
    """What the last evenings of each player brought."""

    @property
    def everybody(self) -> list[str]:
        """Who played at one table or at several."""
        at_several = [one.who[0] for one in self.compared[0]]
        return [one.who[0] for one in self.players] + at_several

    @property
    def named(self) -> dict[str, Standing]:
        """Those at one table who have a name."""
        return {one.who[0]: one for one in self.players if UNNAMED.isdisjoint(one.who)}


NOTHING = AddedUp((), Chosen((), tuple(Form)), (), (), ((), ()), (), {})


def added_up(facts: CountedFacts, keys: Sequence[int], asked: Form | None) -> AddedUp:
    """Add these evenings up, those of one form or of all that go together."""
    together = forms_together(facts, keys)
    chosen = Chosen(keys, (asked,) if asked else together)
    compared = compared_players(facts, chosen), compared_partnerships(facts, chosen)
    of_players = players(facts, chosen)
    course = timeline(facts, chosen, [one.who[0] for one in of_players])
    of_partners, met = partnerships(facts, chosen), met_at_tables(facts, chosen)
    return AddedUp(together, chosen, of_players, of_partners, compared, met, latest(course))
