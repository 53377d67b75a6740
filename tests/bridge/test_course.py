"""The results of evenings give back what was put into them."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.course import Course, EveningResult

NAMES = st.sampled_from(["Ann", "Bob", "Cy", "Di", "Eve"])
RESULTS = st.builds(
    EveningResult,
    st.integers(0, 2**40),
    st.none() | st.dates(),
    st.dictionaries(NAMES, st.integers(-(10**6), 10**6)),
)


@given(st.lists(RESULTS, max_size=6))
def test_every_evening_comes_out_as_it_went_in(results: list[EveningResult]) -> None:
    course = Course()
    for result in results:
        course.append(result)
    assert [*course] == results
    assert [*reversed(course)] == results[::-1]
    assert course[1:-1] == results[1:-1]
    assert len(course) == len(results)


def test_there_is_no_evening_behind_the_last() -> None:
    course = Course()
    course.append(EveningResult(7, date(1, 1, 1), {"Ann": 3}))
    assert course[-1] == course[0]
    with pytest.raises(IndexError):
        course[1]
