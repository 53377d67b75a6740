"""House rules, one sentence for each."""

from scorepad.bridge import translatable
from scorepad.bridge.options import DUPLICATE, POINTS, MoneyBy, Options
from scorepad.bridge.points_scale import ALL_POINTS, EVEN, USUAL
from scorepad.bridge.translatable import plural
from scorepad.ui.words import translate


def of_the_house(options: Options) -> list[str]:
    """Return the house rules in force."""
    said = {
        _length(options): options.length not in (None, 4),
        _changes_chairs(): options.rotates,
        _own_scale(): options.form is POINTS and options.scale not in ((), USUAL),
        overtricks(): not options.overtricks and options.form is not DUPLICATE,
        passed_out(): options.passed_out_counts and options.has_chukkers,
        _last_double(): options.last_deal_double and options.length is not None,
        cut(): options.cut,
        **{text: options.money is way for way, text in _money().items()},
        by_side(): options.stake_by_side,
    }
    return [sentence for sentence, is_so in said.items() if is_so]


def _length(options: Options) -> str:
    """Say how many deals a round has, and who is vulnerable on those after the fourth."""
    if options.boards:
        said = translatable.translate("words", "A set has %n boards.", "", -1)
    elif options.length == 6:
        said = translatable.translate(
            "words",
            "A chukker has %n deals: on the fifth nobody is vulnerable, on the sixth both"
            " sides are.",
            "",
            -1,
        )
    else:
        said = translatable.translate(
            "words",
            "A chukker has %n deals: after the fourth the cycle begins again.",
            "",
            -1,
        )
    return plural(said, options.length or 0).said(translate)


def _changes_chairs() -> str:
    return translate(
        "words", "Five players change seats after every deal, so that everyone partners everyone."
    )


def _own_scale() -> str:
    return translate("words", "Uses your table of expected scores.")


def overtricks() -> str:
    return translate("words", "Overtricks count only when doubled.")


def passed_out() -> str:
    return translate("words", "A passed-out deal counts and is not dealt again.")


def _last_double() -> str:
    return translate("words", "The last deal counts double.")


def cut() -> str:
    return translate("words", "Draw for partners before each round.")


def _money() -> dict[MoneyBy, str]:
    return {
        MoneyBy.TENS: translate("words", "Money is paid for points, rounded to tens."),
        MoneyBy.POINTS: translate("words", "Money is paid for the exact points."),
    }


def by_side() -> str:
    return translate("words", "The stake is per side; partners share it.")


def scale(options: Options) -> list[str]:
    """Return the scale in use, in rows of points, not vulnerable and vulnerable."""
    row = translatable.translate("words", "%n point(s): {plain}, vulnerable {vulnerable}", "", -1)
    rows = zip(range(EVEN, ALL_POINTS + 1), options.scale or USUAL, strict=True)
    return [
        plural(row, points, plain=plain, vulnerable=vulnerable).said(translate)
        for points, (plain, vulnerable) in rows
    ]
