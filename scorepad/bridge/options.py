"""What the players agreed to play: the form of the game and its options."""

from dataclasses import dataclass
from enum import StrEnum

from scorepad.bridge.errors import Impossible
from scorepad.bridge.translatable import translate


class Form(StrEnum):
    """A way to play a round."""

    RUBBER = "rubber"
    CHICAGO = "chicago"
    CAVENDISH = "cavendish"
    DUPLICATE = "duplicate"


RUBBER, CHICAGO, CAVENDISH, DUPLICATE = Form


@dataclass(frozen=True, slots=True)
class Options:
    """A form with its options; those that another form asks about have no effect."""

    form: Form = RUBBER
    honours: bool = True
    part_score_50: bool = False
    """Four-deal bridge: 50 for a part-score on deals 1 to 3."""
    carry_over: bool = True
    """Four-deal bridge: part-scores count on towards a game; if not, every deal is by itself."""
    unfinished_part_score: int = 100
    """Rubber: what the only part-score earns when the rubber is stopped, 100 or 50."""

    def __post_init__(self) -> None:
        if self.unfinished_part_score not in (100, 50):
            raise Impossible(
                translate("words", "the part-score of an unfinished rubber earns 100 or 50")
            )

    @property
    def honours_count(self) -> bool:
        """Whether they were agreed on; at duplicate there are none."""
        return self.honours and self.form is not DUPLICATE
