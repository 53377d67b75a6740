"""One evening kept on several laptops."""

from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.changes.corrections import Insert, Remove, Replace, correct
from scorepad.bridge.comparison import Comparison, Named
from scorepad.bridge.deal import Adjustment, Deal
from scorepad.bridge.earlier import Earlier, EveningWithHistory, earlier_of, known, later, only_adds
from scorepad.bridge.errors import Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.merging import (
    Counts,
    Keep,
    added,
    added_by_both,
    can_keep_both,
    counts,
    decided,
    kept_by,
    merge,
    replaced,
    same_session,
)
from scorepad.bridge.movements import Movement, Plan
from scorepad.bridge.notation import print_deal, print_what, read_deal
from scorepad.bridge.options import CHICAGO, DUPLICATE, Options
from scorepad.bridge.rounds import At, Round
from scorepad.bridge.seats import EAST, NORTH, NS, Initial
from scorepad.words.differences import counted, sides
from tests.bridge.compared import compared, sessions
from tests.bridge.table import EVE_FOR_ANN, FOUR, SMITHS, entered, laid
from tests.bridge.three_laptops import play

ONE = ("board 1", "1-2: N 4S=", "board 2", "3-4: pass")


def evening(*comparisons: Comparison | None) -> Evening:
    return Evening(tuple(Round(Options(DUPLICATE), comparison=one) for one in comparisons))


def session(*lines: str) -> Evening:
    return evening(Comparison() if lines == ("board 1",) else compared(*lines))


def steps(*evenings: Evening) -> EveningWithHistory:
    """What is known after these steps, one after the other."""
    first, *others = evenings
    one = known(first)
    for each in others:
        one = later(one, each)
    return one


def results(one: EveningWithHistory) -> list[str]:
    """The results, sorted."""
    found = [each.comparison for each in one.evening.rounds if each.comparison]
    return sorted(
        f"{result.board} {result.ns}-{result.ew} {print_what(result.what)}"
        for comparison in found
        for result in comparison.results
    )


def said(ours: EveningWithHistory, theirs: EveningWithHistory) -> list[str]:
    """The conflicts of both, in words."""
    merged = merge(ours, theirs)
    return [sides(merged, conflict).said() for conflict in merged.conflicts]


R1, R2, R3 = "1-2: N 4S=", "1-2: N 4S+1", "1-2: N 4S-1"
OTHER = "3-4: pass"


@pytest.mark.parametrize(
    ("ours", "theirs", "both"),
    [
        pytest.param([[R1]], [[OTHER]], [R1, OTHER], id="what either has"),
        pytest.param([[R1]], [[R1], [R1, OTHER]], [R1, OTHER], id="one went on"),
        pytest.param([[R1], [R2]], [[R1]], [R2], id="a correction beats what it changed"),
        pytest.param([[R1], [R2], [R3]], [[R1], [R2]], [R3], id="and another one"),
        pytest.param([[R1], []], [[R1]], [], id="what was deleted stays deleted"),
        pytest.param([[R1], []], [[R1], [R1, OTHER]], [OTHER], id="and nothing else"),
        pytest.param([[R1], [], [R1]], [[R1], []], [R1], id="what was entered again is there"),
        pytest.param([[R1], [R2], [R1]], [[R1], [R2]], [R1], id="what was corrected back"),
        pytest.param([[R1], [R2]], [[R2]], [R2], id="both have it the same"),
        pytest.param([[R1], [R2]], [[R3], [R2]], [R2], id="in two ways to the same"),
        pytest.param([[R1], []], [[OTHER]], [OTHER], id="never seen there"),
    ],
)
def test_what_both_laptops_come_to(
    ours: list[list[str]], theirs: list[list[str]], both: list[str]
) -> None:
    one, other = (
        steps(evening(Comparison()), *(session("board 1", *lines) for lines in each))
        for each in (ours, theirs)
    )
    there, turned = merge(one, other), merge(other, one)
    assert not there.conflicts
    assert results(there.both) == sorted(f"1 {line.replace(':', '')}" for line in both)
    assert not there.both.differs(turned.both)
    for each in (one, other):
        assert not merge(there.both, each).both.differs(there.both), "again is nothing new"


def test_nothing_is_dropped_where_nothing_is_known() -> None:
    """A file made by hand has no earlier versions; ours has them."""
    ours = steps(session("board 1", R1, OTHER), session("board 1", R2, OTHER))
    assert results(merge(ours, known(session("board 1", R1))).both) == [
        "1 1-2 N 4S+1",
        "1 3-4 pass",
    ]
    assert said(ours, known(session("board 1", R3))) == [
        "Board 1, 1 against 2: here 4♠ by N, made with 1 overtrick, in the file 4♠ by N, 1 down"
    ]


def test_what_both_changed_is_shown_side_by_side() -> None:
    before = session("pairs 1=Ann", "board 1", R1, "board 2", "3-4: pass")
    ours = steps(before, session("pairs 1=Ann", "board 1", R2, "board 2", "3-4: average ave ave"))
    theirs = steps(before, session("pairs 1=Anna", "board 1", R3, "board 2"))
    assert said(ours, theirs) == [
        "Board 1, 1 against 2: here 4♠ by N, made with 1 overtrick, in the file 4♠ by N, 1 down",
        "Board 2, 3 against 4: here average ave ave, in the file deleted",
    ]
    merged = merge(ours, theirs)
    comparison = merged.both.evening.rounds[0].comparison
    assert comparison
    assert comparison.names == (Named("1", "Anna"),)
    mine, taken = (decided(merged, [keep] * 2) for keep in (Keep.OURS, Keep.THEIRS))
    assert results(mine) == ["1 1-2 N 4S+1", "2 3-4 average ave ave"]
    assert results(taken) == ["1 1-2 N 4S-1"]
    assert counts(ours, taken) == Counts(0, 1, 1, 1)
    for both in (mine, taken):
        for one in (ours, theirs):
            assert not merge(both, one).both.differs(both), "it is decided"
    assert said(mine, taken)[0].startswith("Board 1, 1 against 2"), "in two ways"


def test_no_pair_gets_on_a_board_twice() -> None:
    """All results of either laptop that share an entrant are decided together."""
    ours = known(session("board 1", "1-2: pass", "3-4: not played", "5-6: pass"))
    theirs = known(session("board 1", "1-3: N 1N="))
    assert said(ours, theirs) == [
        "Board 1: here 1–2 passed out; 3–4 not played, in the file 1–3 1NT by N, made"
    ]
    merged = merge(ours, theirs)
    assert results(decided(merged, [Keep.THEIRS])) == ["1 1-3 N 1NT=", "1 5-6 pass"]
    assert results(decided(merged, [Keep.OURS])) == results(ours)


RUBBER = entered("N 4S", "E 3NT-1", seating=FOUR)
DEALT = Evening((RUBBER,), title="Friday")


def with_deals(*deals: str) -> Evening:
    return replace(DEALT, rounds=(replace(RUBBER, items=entered(*deals).items),))


@pytest.mark.parametrize(
    ("ours", "theirs", "both"),
    [
        (["N 4S", "E 3NT-1", "pass"], ["N 4S", "E 3NT-1"], ["N 4S", "E 3NT-1", "pass"]),
        (["N 4S+1", "E 3NT-1"], ["N 4S", "E 3NT-1", "pass"], ["N 4S+1", "E 3NT-1", "pass"]),
        (["E 3NT-1"], ["N 4S", "E 3NT-1", "pass"], ["E 3NT-1", "pass"]),
        (["N 4S", "S 1C", "E 3NT-1"], ["N 4S", "E 3NT"], ["N 4S", "S 1C", "E 3NT"]),
        (
            ["S 1C", "N 4S", "E 3NT-1"],
            ["N 4S", "E 3NT-1", "pass"],
            ["S 1C", "N 4S", "E 3NT-1", "pass"],
        ),
    ],
)
def test_deals_of_one_table(ours: list[str], theirs: list[str], both: list[str]) -> None:
    one, other = (steps(DEALT, with_deals(*each)) for each in (ours, theirs))
    for merged in (merge(one, other), merge(other, one)):
        assert not merged.conflicts
        assert merged.both.evening == with_deals(*both)


def test_the_same_deal_in_two_ways() -> None:
    ours = steps(DEALT, with_deals("N 4S", "E 3NT-1", "pass", "N 1C"))
    theirs = steps(DEALT, with_deals("N 4S", "E 3NT", "S 2HXX="))
    assert said(ours, theirs) == ["Round 1, deal 3: here passed out, in the file 2♥×× by Cy, made"]
    merged = merge(ours, theirs)
    assert decided(merged, [Keep.OURS]).evening == with_deals("N 4S", "E 3NT", "pass", "N 1C")


def test_what_was_put_in_between_keeps_its_place() -> None:
    """Also if it travels in a file, and if a place became free."""
    first = steps(DEALT, correct(DEALT, Insert(At(0, 1), read_deal("S 1C"))))
    there = known(first.evening, earlier_of(first))
    assert not there.differs(first)
    without = later(there, correct(there.evening, Remove(At(0, 1))))
    again = later(without, correct(without.evening, Insert(At(0, 1), read_deal("S 2C"))))
    assert said(
        again, later(there, correct(there.evening, Replace(At(0, 1), read_deal("S 3C"))))
    ) == ["Round 1, deal 2: here 2♣ by Cy, made, in the file 3♣ by Cy, made"]
    assert merge(again, there).both.evening == again.evening
    last = later(without, correct(without.evening, Insert(At(0, 0), read_deal("S 4C"))))
    assert [str(at[-1]) for at in last.facts if at[2:3] == ("items",)] == ["1/2", "1", "2"]


NEXT = entered("W 1C", seating=SMITHS)


def test_a_round_that_only_one_laptop_has() -> None:
    ours, theirs = (
        steps(DEALT, replace(DEALT, rounds=(RUBBER, NEXT))),
        steps(DEALT, with_deals("N 4S")),
    )
    both = merge(ours, theirs).both
    assert both.evening.rounds == (with_deals("N 4S").rounds[0], NEXT)


def test_a_round_deleted_here_and_played_on_there() -> None:
    two = replace(DEALT, rounds=(RUBBER, NEXT))
    ours = steps(two, DEALT)
    theirs = steps(
        two, replace(two, rounds=(RUBBER, replace(NEXT, items=(*NEXT.items, *NEXT.items))))
    )
    assert said(ours, theirs) == [
        "Round 2: here deleted, in the file Mr. Smith, Mrs. Smith, Mr. Jones, Mrs. Jones; 2 deals"
    ]
    assert said(theirs, ours) == [
        "Round 2: here Mr. Smith, Mrs. Smith, Mr. Jones, Mrs. Jones; 2 deals, in the file deleted"
    ]
    merged = merge(ours, theirs)
    assert decided(merged, [Keep.OURS]).evening == DEALT
    assert decided(merged, [Keep.THEIRS]).evening == theirs.evening
    assert merge(ours, known(two)).both.evening == DEALT


def test_two_rounds_of_others_are_never_mixed() -> None:
    ours = steps(DEALT, replace(DEALT, rounds=(RUBBER, entered("N 1C", "E 1C", seating=FOUR))))
    theirs = steps(DEALT, replace(DEALT, rounds=(RUBBER, replace(NEXT, options=Options(CHICAGO)))))
    assert said(ours, theirs) == [
        "Round 2: here Ann, Bob, Cy, Di; 2 deals, in the file Mr. Smith, Mrs. Smith, Mr. Jones, "
        "Mrs. Jones; 1 deal"
    ]
    merged = merge(ours, theirs)
    assert decided(merged, [Keep.THEIRS]).evening == theirs.evening


ROUND_1 = (RUBBER, entered("N 1C", "E 1C", seating=FOUR))


@pytest.mark.parametrize(
    ("ours", "theirs", "asked", "is_apart"),
    [
        pytest.param(
            steps(DEALT, with_deals("N 4S", "E 3NT-1", "pass")),
            steps(DEALT, with_deals("N 4S", "E 3NT-1", "W 1C")),
            "Round 1, deal 3: here passed out, in the file 1♣ by Di, made",
            True,
            id="another third deal at each",
        ),
        pytest.param(
            steps(DEALT, with_deals("E 3NT-1"), with_deals("W 1C", "E 3NT-1")),
            steps(DEALT, with_deals("N 4S+1", "E 3NT-1")),
            "Round 1, deal 1: here 1♣ by Di, made, in the file 4♠ by Ann, made with 1 overtrick",
            False,
            id="another one entered for what was corrected",
        ),
        pytest.param(
            steps(DEALT, replace(DEALT, rounds=ROUND_1)),
            steps(DEALT, replace(DEALT, rounds=(RUBBER, replace(NEXT, options=Options(CHICAGO))))),
            "Round 2: here Ann, Bob, Cy, Di; 2 deals, in the file Mr. Smith, Mrs. Smith, "
            "Mr. Jones, Mrs. Jones; 1 deal",
            True,
            id="another second round at each",
        ),
    ],
)
def test_both_are_kept(
    ours: EveningWithHistory, theirs: EveningWithHistory, asked: str, is_apart: bool
) -> None:
    """Nothing is lost, at each laptop it is the same, and again is nothing new."""
    assert said(ours, theirs) == [asked]
    merged, turned = merge(ours, theirs), merge(theirs, ours)
    assert can_keep_both(merged, merged.conflicts[0])
    assert added_by_both(merged, merged.conflicts[0]) is is_apart
    assert kept_by(merged, Keep.OURS) == [Keep.BOTH if is_apart else Keep.OURS]
    both, back = decided(merged, [Keep.BOTH]), decided(turned, [Keep.BOTH])
    assert not both.differs(back)
    kept = [one for each in (ours, theirs) for one in each.evening.rounds]
    assert {item for one in kept for item in one.items} == {
        item for one in both.evening.rounds for item in one.items
    }
    for one in (ours, theirs):
        again = merge(one, known(both.evening, earlier_of(both)))
        assert not again.conflicts
        assert not again.both.differs(both)
    later_deal = read_deal("S 1H")
    (first, *_) = both.evening.rounds
    on = later(both, correct(both.evening, Insert(At(0, len(first.items)), later_deal)))
    assert merge(both, on).both.evening == on.evening


def test_of_a_round_with_other_players_both_are_kept_if_no_deal_is_in_both() -> None:
    """Otherwise each deal would be there twice."""
    before = replace(DEALT, rounds=(RUBBER, Round(seating=FOUR)))
    there = entered("N 1C", "E 1C", seating=SMITHS)
    ours = steps(before, replace(DEALT, rounds=(RUBBER, replace(there, seating=FOUR, keeper="Di"))))
    theirs = steps(before, replace(DEALT, rounds=(RUBBER, there)))
    assert not merge(ours, theirs).conflicts
    unlike = later(
        ours, replace(DEALT, rounds=(RUBBER, replace(there, seating=replace(FOUR, north="Eve"))))
    )
    (conflict,) = (merged := merge(unlike, theirs)).conflicts
    assert not can_keep_both(merged, conflict)
    assert kept_by(merged, Keep.THEIRS) == [Keep.THEIRS]


def test_deals_that_each_laptop_entered_are_all_there() -> None:
    """Also if several follow each other, and both laptops had inserted something in between."""
    first = steps(DEALT, correct(DEALT, Insert(At(0, 1), read_deal("S 1C"))))
    ours, theirs = (
        later(first, correct(first.evening, Insert(At(0, 1), read_deal(deal))))
        for deal in ("S 2C", "S 3C")
    )
    ours, theirs = (
        later(one, correct(one.evening, Insert(At(0, 4), read_deal(deal))))
        for one, deal in ((ours, "S 4C"), (theirs, "S 5C"))
    )
    merged = merge(ours, theirs)
    assert kept_by(merged, Keep.OURS) == [Keep.OURS, Keep.BOTH], "or else it may be a correction"
    both = decided(merged, [Keep.BOTH, Keep.BOTH])
    (entered_,) = both.evening.rounds
    assert [print_deal(item) for item in entered_.items if isinstance(item, Deal)] == [
        "N 4S=",
        "S 2C=",
        "S 3C=",
        "S 1C=",
        "E 3NT-1",
        "S 4C=",
        "S 5C=",
    ]


def test_a_round_that_was_played_beats_one_that_was_planned() -> None:
    planned = steps(DEALT, replace(DEALT, rounds=(RUBBER, Round(seating=FOUR))))
    playing = steps(DEALT, replace(DEALT, rounds=(RUBBER, NEXT)))
    for merged in (merge(planned, playing), merge(playing, planned)):
        assert not merged.conflicts
        assert merged.both.evening == playing.evening


def test_whatever_else_an_evening_has() -> None:
    ours = steps(DEALT, replace(DEALT, title="At Ann's", day=date(2026, 1, 31), currency="€"))
    theirs = steps(DEALT, replace(DEALT, title="At Bob's", planned=4))
    assert said(ours, theirs) == ["the title: here At Ann's, in the file At Bob's"]
    merged = merge(ours, theirs)
    assert (merged.both.evening.planned, merged.both.evening.currency) == (4, "€")
    other = replace(RUBBER, stopped=True, seating=SMITHS, ranked=FOUR.players)
    another = replace(RUBBER, seating=replace(FOUR, north="Anna"), ranked=SMITHS.players)
    unseated = [steps(DEALT, replace(DEALT, rounds=(each,))) for each in (other, another)]
    assert said(*unseated) == [
        "Round 1: here Mr. Smith, Mrs. Smith, Mr. Jones, Mrs. Jones; 2 deals, "
        "in the file Anna, Bob, Cy, Di; 2 deals"
    ]


@pytest.mark.parametrize(
    ("ours", "theirs", "words"),
    [
        (
            replace(RUBBER, ranked=FOUR.players),
            replace(RUBBER, ranked=SMITHS.players),
            "Round 1: the arrangements: here changed, in the file changed",
        ),
        (
            replace(RUBBER, keeper="Ann"),
            replace(RUBBER, keeper="Bob"),
            "Round 1: the arrangements: here Ann, in the file Bob",
        ),
        (
            replace(RUBBER, stake=Decimal("0.50")),
            replace(RUBBER, stake=Decimal(2)),
            "Round 1: the stake: here 0.50, in the file 2",
        ),
        (
            replace(RUBBER, seating=SMITHS, items=()),
            replace(RUBBER, items=()),
            "Round 1: the players: here Mr. Smith, Mrs. Smith, Mr. Jones, Mrs. Jones, "
            "in the file Ann, Bob, Cy, Di",
        ),
        (
            replace(RUBBER, items=(EVE_FOR_ANN,)),
            replace(RUBBER, items=(Adjustment(NS, 50, "late"),)),
            "Round 1, deal 1: here changed, in the file changed",
        ),
        (
            replace(RUBBER, items=laid("N 4S honours N 100")),
            replace(RUBBER, items=(replace(read_deal("N 4S"), note="slam"),)),
            "Round 1, deal 1: here 4♠ by Ann, made, honours Ann 100, "
            "in the file 4♠ by Ann, made (“slam”)",
        ),
        (
            Round(comparison=compared("board 1", "1-2: not played", "3-4: pass")),
            Round(comparison=compared("board 1", "1-2: pass", "3-4: average ave- 60")),
            "Board 1, 1 against 2: here not played, in the file passed out; "
            "Board 1, 3 against 4: here passed out, in the file average ave- 60",
        ),
        (
            Round(comparison=compared("board 1", "1-2: score -50", "3-4: pass")),
            Round(comparison=compared("board 1", "1-2: split 420 -50", "3-4: pass")),
            "Board 1, 1 against 2: here −50, in the file Split score 420 / −50",
        ),
        (
            Round(comparison=compared("handicap 1=2.5", "board 1", "1-2: pass")),
            Round(comparison=compared("handicap 1=-1", "board 1", "1-2: pass")),
            "Pair 1: Handicap: here +2.5, in the file −1",
        ),
        (
            Round(comparison=compared("stake 5", "board 1", "1-2: pass")),
            Round(comparison=compared("pot 2.50 100", "board 1", "1-2: pass")),
            "Round 1: the stake: here 5, in the file 2.50",
        ),
    ],
)
def test_what_belongs_to_a_round(ours: Round, theirs: Round, words: str) -> None:
    one, other = (known(replace(DEALT, rounds=(each,))) for each in (ours, theirs))
    assert "; ".join(said(one, other)) == words


def test_notes_of_both_are_kept() -> None:
    ours, theirs = (known(replace(DEALT, note=note)) for note in ("snow\nlate", "late\ntea"))
    both, turned = merge(ours, theirs).both, merge(theirs, ours).both
    assert both.evening.note == turned.evening.note == "late\ntea\nsnow"
    assert merge(both, theirs).both.evening == both.evening


def test_a_session_that_was_begun_at_each_laptop_by_itself() -> None:
    ours = known(replace(evening(None, compared(*ONE)), title="Club"))
    theirs = known(replace(session("board 3", "1-2: pass"), title="Club night", note="snow"))
    shared = same_session(ours, theirs)
    both = merge(ours, shared).both
    assert results(both) == ["1 1-2 N 4S=", "2 3-4 pass", "3 1-2 pass"]
    assert (both.evening.title, both.evening.note) == ("Club", "snow")
    corrected = later(theirs, replace(session("board 3", "1-2: N 1C="), note="snow"))
    assert results(merge(both, same_session(both, corrected)).both)[-1] == "3 1-2 N 1C="


def test_the_movement_of_either_is_kept() -> None:
    plan = Plan(Movement.HOWELL, 4, 2)
    ours, theirs = known(session(*ONE)), known(evening(replace(compared(*ONE), plan=plan)))
    (entered_,) = merge(ours, theirs).both.evening.rounds
    assert entered_.comparison
    assert entered_.comparison.plan == plan


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        (
            session(*ONE),
            session("scoring butler"),
            "the two laptops compare the boards differently",
        ),
        (session(*ONE), evening(None), "each evening must hold one session"),
        (evening(Comparison(), Comparison()), session(*ONE), "each evening must hold one session"),
        (session(*ONE), replace(session(*ONE), rounds=(RUBBER, *session(*ONE).rounds)), "be lost"),
    ],
)
def test_what_does_not_fit(one: Evening, other: Evening, words: str) -> None:
    ours, theirs = known(one), known(other)
    with pytest.raises(Impossible, match=words):
        merge(ours, same_session(ours, theirs))


def test_what_no_evening_can_be_is_refused() -> None:
    ours = known(session("scoring teams", "board 1", "A1-B1: N 4S=", "B2-A2: pass"))
    theirs = known(session("scoring teams", "board 1", "A3-B3: N 4S="))
    with pytest.raises(Impossible, match="played at both tables"):
        merge(ours, theirs)
    instead = replaced(ours, theirs)
    assert instead.evening == theirs.evening
    assert results(merge(ours, instead).both) == results(theirs)
    assert not replaced(ours, ours).differs(ours)


@given(sessions(), st.data())
def test_two_parts_of_a_session_make_the_whole(whole: Comparison, data: st.DataObject) -> None:
    here = data.draw(st.lists(st.booleans(), min_size=30, max_size=30))
    parts = [
        known(
            evening(
                replace(
                    whole,
                    results=tuple(
                        one for one, mine in zip(whole.results, here, strict=False) if mine is part
                    ),
                )
            )
        )
        for part in (True, False)
    ]
    merged = merge(*parts)
    assert merged.both.facts == known(evening(whole)).facts
    assert not merged.conflicts
    assert not merge(merged.both, parts[1]).both.differs(merged.both)


@given(st.integers(0, 10**6))
def test_three_laptops(seed: int) -> None:
    play(seed, exchanges=4)


def test_an_evening_without_a_round() -> None:
    titled, noted = Evening(title="Friday"), Evening(note="snow")
    assert merge(known(titled), known(noted)).both.evening == replace(titled, note="snow")
    untitled, retitled = steps(titled, noted), steps(titled, Evening(title="Saturday"))
    assert said(untitled, retitled) == ["the title: here deleted, in the file Saturday"]
    ours, theirs = (replace(DEALT, initials=(Initial(seat, "Eve"),)) for seat in (EAST, NORTH))
    both = merge(known(ours), known(theirs)).both.evening
    assert {*both.initials} == {*ours.initials, *theirs.initials}
    assert said(known(ours), known(replace(ours, initials=(Initial(EAST, None),)))) == [
        "the arrangements: here changed, in the file changed"
    ]


@pytest.mark.parametrize("order", [("1",), ("2", "1"), ("1", "1"), ("1", "3/2")])
def test_an_order_that_does_not_fit_says_nothing(order: tuple[str, ...]) -> None:
    told = known(DEALT, [Earlier("rounds 1 items", order=order)])
    assert (told.facts == known(DEALT).facts) is (order != ("1", "3/2"))


BOARDS = session(*ONE)


@pytest.mark.parametrize(
    ("before", "after", "adds"),
    [
        (DEALT, DEALT, True),
        (DEALT, with_deals("N 4S", "E 3NT-1", "pass"), True),
        (DEALT, with_deals("N 4S"), False),
        (DEALT, with_deals("N 4S+1", "E 3NT-1", "pass"), False),
        (DEALT, replace(DEALT, rounds=(RUBBER, NEXT), note="snow", currency="€"), True),
        (DEALT, replace(DEALT, title=""), False),
        (DEALT, replace(DEALT, rounds=()), False),
        (DEALT, replace(DEALT, rounds=(replace(RUBBER, options=Options(CHICAGO)),)), False),
        (BOARDS, session(*ONE, "1-2: pass"), True),
        (BOARDS, session("pairs 1=Ann", *ONE), True),
        (BOARDS, session(*ONE[:2]), False),
        (BOARDS, session("scoring butler", *ONE), False),
        (evening(None), BOARDS, True),
        (BOARDS, evening(None), False),
    ],
)
def test_what_only_adds_something(before: Evening, after: Evening, adds: bool) -> None:
    assert only_adds(before, after) is adds
    assert bool(later(known(before), after).were) is not adds


def test_how_many_came_in() -> None:
    assert counted(added([Counts(1, 0, 2), Counts(2)])) == "3 results added, 2 results deleted"
    assert counted(added([])) == ""
