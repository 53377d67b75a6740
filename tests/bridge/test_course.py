"""The results of evenings, against a plain recount of what was put in."""

from collections import Counter
from datetime import date

from hypothesis import given
from hypothesis import strategies as st
from scorepad.bridge.course import Course, Dated

Evening = tuple[Dated, dict[str, int]]
NAMES = ["Ann", "Bob", "Cy", "Di", "Eve"]
EVENINGS = st.lists(
    st.tuples(
        st.tuples(st.integers(0, 2**40), st.none() | st.dates()),
        st.dictionaries(st.sampled_from(NAMES), st.integers(-(10**6), 10**6)),
    ),
    max_size=6,
)


def course_of(evenings: list[Evening]) -> Course:
    course = Course()
    for evening, brought in evenings:
        course.append(evening, brought)
    return course


@given(EVENINGS, st.lists(st.sampled_from(NAMES), max_size=3))
def test_those_evenings_are_found_on_which_all_of_them_played(
    evenings: list[Evening], players: list[str]
) -> None:
    course = course_of(evenings)
    assert len(course) == len(evenings)
    assert [*course.evenings()] == [evening for evening, _ in evenings]
    assert [*course.evenings(players)] == [
        evening for evening, brought in evenings if {*players} <= {*brought}
    ]
    assert not [*course.evenings(["Zoe"])]


@given(EVENINGS)
def test_each_player_stands_where_his_evenings_brought_him(evenings: list[Evening]) -> None:
    course = course_of(evenings)
    assert course.played() == Counter(player for _, brought in evenings for player in brought)
    for player in course.played():
        total, stood = 0, []
        for place, (_, brought) in enumerate(evenings):
            if player in brought:
                total += brought[player]
                stood.append((place, total))
        assert course.stood(player) == stood


@given(EVENINGS)
def test_the_period_is_from_the_first_day_to_the_last(evenings: list[Evening]) -> None:
    days = [day for (_, day), _ in evenings if day]
    assert course_of(evenings).period() == ((min(days), max(days)) if days else None)


def test_the_first_day_of_all_is_a_day() -> None:
    first = 7, date(1, 1, 1)
    assert [*course_of([(first, {"Ann": 3})]).evenings(["Ann"])] == [first]
