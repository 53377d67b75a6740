"""Texts of the help: how deals are typed, what contracts are worth, the present game."""

from scorepad.bridge.options import CAVENDISH, CHICAGO, DUPLICATE, POINTS, RUBBER, Form, Options
from scorepad.bridge.points import GAME, game_bonus, rubber_bonus, unfinished_game
from scorepad.ui.words import house as house_words
from scorepad.ui.words import translate
from scorepad.ui.words.evening_result import form_names


def examples() -> list[str]:
    """Return examples of typed deals, which the help reads like the line does."""
    typed = translate(
        "words",
        "4sn, 3nte+1, 5dxw-2, 4h by north xx, 6cs h100n, four spades south made 5, "
        "3nt east 11 tricks, 2d west two down, passed out",
    )
    return typed.split(", ")


# Keys.


# The worth of contracts.


# The present game.


def options_in_words(options: Options) -> list[str]:
    """Say how the last round is scored, with its options."""
    if options.form is RUBBER:
        lines = _rubber(options)
    elif options.form is DUPLICATE:
        lines = _boards()
    elif options.form is POINTS:
        lines = _in_imps(options)
    else:
        lines = _chukker(options)
    lines.insert(0, f"{form_names()[options.form]}.")
    if options.is_listed:
        return [*lines, *house_words.of_the_house(options)]
    lines.append(
        translate("words", "Honours count.")
        if options.honours
        else translate("words", "Honours do not count.")
    )
    return [*lines, *house_words.of_the_house(options), _back_score()]


def _rubber(options: Options) -> list[str]:
    return [
        in_short()[RUBBER],
        translate(
            "words",
            "Game: {game} points below the line, in one or more deals. Then a line is "
            "drawn and part-scores start again; the winner is vulnerable.",
        ).format(game=GAME),
        translate(
            "words",
            "Winning the rubber earns {more} if the other side has no game, else {fewer}. The "
            "side with more points wins, even with fewer games.",
        ).format(more=rubber_bonus(0).points, fewer=rubber_bonus(1).points),
        translate(
            "words",
            "If you stop early, a side with the only game earns {game}, and one with the only "
            "part-score of the unfinished game {part_score}.",
        ).format(game=unfinished_game().points, part_score=options.unfinished_part_score),
        translate("words", "A passed-out deal scores nothing, and the turn to deal passes on."),
    ]


def _chukker(options: Options) -> list[str]:
    carried = (
        translate(
            "words",
            "Part-scores count on towards a game of {game} from deal to deal, until either side"
            " makes one.",
        )
        if options.carry_over
        else translate("words", "Every deal is separate: a game needs {game} points in one deal.")
    )
    lines = [
        *_of_chukkers(options),
        in_short()[options.form],
        _first_and_last(),
        carried.format(game=GAME),
        _game(),
    ]
    if not options.carry_over:
        lines.append(_part_score())
    else:
        lines.append(translate("words", "A part-score on the last deal earns 100."))
        if options.part_score_50:
            lines.append(translate("words", "A part-score on the deals before it earns 50."))
    return lines


def _of_chukkers(options: Options) -> list[str]:
    """Say how many deals a chukker has, if as usual, and what happens if one is passed out."""
    said = {
        translate("words", "A chukker has four deals."): options.length == 4,
        translate("words", "After a passed-out deal the same player deals again."): (
            not options.passed_out_counts
        ),
    }
    return [sentence for sentence, is_so in said.items() if is_so]


def _in_imps(options: Options) -> list[str]:
    if options.boards:
        moves = [_number_says()]
    else:
        moves = [*_of_chukkers(options), in_short()[CHICAGO], _first_and_last()]
    return [
        *moves,
        in_short()[POINTS],
        translate(
            "words",
            "Count ace 4, king 3, queen 2, jack 1. Add the points of declarer’s side after "
            "the deal, e.g. 4sn+1 23p, or name the side: ew 17p.",
        ),
        translate("words", "The scale: {rows}.").format(rows="; ".join(house_words.scale(options))),
        translate("words", "The stake is for each IMP, and the back score is in IMPs."),
    ]


def _boards() -> list[str]:
    return [in_short()[DUPLICATE], _number_says(), _part_score(), _game()]


def in_short() -> dict[Form, str]:
    """Return the essence of each form in a line."""
    return {
        RUBBER: translate("words", "The first side with two games ends the rubber."),
        CHICAGO: translate(
            "words", "On the second and third deal the dealer’s side is vulnerable."
        ),
        CAVENDISH: translate(
            "words", "On the second and third deal the dealer’s opponents are vulnerable."
        ),
        DUPLICATE: translate("words", "Each board is scored separately, without honours."),
        POINTS: translate(
            "words", "Each deal is compared, in IMPs, with the score its points should make."
        ),
    }


def _first_and_last() -> str:
    return translate("words", "Nobody is vulnerable on the first deal, both sides on the fourth.")


def _number_says() -> str:
    return translate("words", "The number of a board gives dealer and vulnerability.")


def _part_score() -> str:
    return translate("words", "Every part-score earns 50.")


def _game() -> str:
    said = translate("words", "A game earns {plain}, or {vulnerable} if vulnerable.")
    return said.format(plain=game_bonus(False).points, vulnerable=game_bonus(True).points)


def _back_score() -> str:
    return translate(
        "words",
        "Back score: each round, every player is plus or minus the margin in hundreds "
        "(50 rounds up); players who sit out have 0.",
    )


# Where the evenings are.


# On paper.
