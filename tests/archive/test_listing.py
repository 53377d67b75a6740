"""The list of evenings, read in parts."""

from collections.abc import Collection, Iterator
from datetime import date

import pytest

from scorepad.archive.archive import Archive
from scorepad.archive.facts import AT_A_TIME, Facts
from scorepad.archive.listing import Listing
from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO, RUBBER
from tests.bridge.table import FIVE, FOUR, entered, sitting

MARCH, APRIL = date(2024, 3, 31), date(2024, 4, 1)


Listed = tuple[Archive, Facts]


@pytest.fixture
def listed(archive: Archive) -> Iterator[Listed]:
    facts = Facts(archive)
    yield archive, facts
    facts.close()


def counted(listed: Listed, usual: Collection[str] = ()) -> Listing:
    """The list, after everything in the archive was counted."""
    archive, facts = listed
    facts.follow_names()
    facts.bring_up_to_date()
    return Listing(archive, facts, usual)


def an_evening(day: date | None = None, title: str = "") -> Evening:
    return Evening((entered("N 4S=", seating=FOUR),), title=title, day=day)


def test_the_latest_day_comes_first_and_those_without_a_day_before_all(listed: Listed) -> None:
    archive, _ = listed
    march, none, april = (archive.begin(an_evening(day)) for day in (MARCH, None, APRIL))
    listing = counted(listed)
    assert listing.keys() == [none, april, march]
    in_march, in_april = (12 * day.year + day.month - 1 for day in (MARCH, APRIL))
    assert listing.evenings() == [(none, 0), (april, in_april), (march, in_march)]
    assert listing.keys(first=APRIL) == [april]
    assert listing.keys(last=MARCH) == [march]
    assert listing.played_on() == [MARCH, APRIL]


def test_an_evening_is_there_from_its_first_deal_on(listed: Listed) -> None:
    """Until then only the main page has it, as the evening changed last."""
    archive, _ = listed
    assert counted(listed).keys() == []
    march = archive.begin(an_evening(MARCH))
    april = archive.begin(Evening((entered(seating=FOUR),), day=APRIL))
    assert counted(listed).keys() == [march]
    archive.save(april, an_evening(APRIL), "a deal")
    assert counted(listed).keys() == [april, march]


def test_a_line_says_what_an_evening_was(listed: Listed) -> None:
    archive, _ = listed
    changed = sitting(("Ann", "Eve", "Cy", "Di"), "Bob")
    key = archive.begin(
        Evening(
            (
                entered("N 4S=", Deal(note="a squeeze"), seating=FIVE),
                entered("E 3NT=", NewSeats(changed), form=CHICAGO, seating=FOUR),
            ),
            "At Ann's",
            MARCH,
            "Rain",
        )
    )
    line = counted(listed).line(key)
    assert line
    assert line.key == key
    assert (line.day, line.title, line.note, line.remarks) == (
        MARCH,
        "At Ann's",
        "Rain",
        "a squeeze",
    )
    assert line.players == ("Ann", "Bob", "Cy", "Di", "Eve")
    assert set(line.forms) == {RUBBER, CHICAGO}
    assert line.deals == 3


def test_a_usual_title_is_as_good_as_none(listed: Listed) -> None:
    archive, _ = listed
    archive.begin(Evening((entered("N 4S=", seating=FIVE),), "Friday evening", MARCH, "Rain"))
    archive.begin(Evening((entered("pass", form=CHICAGO),), "At Ann's"))
    listing = counted(listed, ["Friday evening"])
    assert [(line.title, line.note) for line in listing.lines(listing.keys())] == [
        ("At Ann's", ""),
        ("", "Rain"),
    ]


def test_forms_and_notes_are_told_once_and_in_their_order(listed: Listed) -> None:
    archive, _ = listed
    rounds = (
        entered("N 4S=", Deal(note="first")),
        entered(Deal(note="second"), form=CHICAGO),
        entered("pass", form=CHICAGO),
    )
    line = counted(listed).line(archive.begin(Evening(rounds)))
    assert line
    assert line.forms == (CHICAGO, RUBBER)
    assert line.remarks == "first second"
    none = counted(listed).line(archive.begin(Evening()))
    assert none
    assert (none.forms, none.players, none.deals) == ((), (), 0)


def test_many_lines_are_read_in_the_order_that_is_asked_for(listed: Listed) -> None:
    archive, _ = listed
    with archive.transaction():
        keys = [archive.begin(an_evening(title=str(number))) for number in range(AT_A_TIME + 5)]
    found = [line.key for line in counted(listed).lines(keys[::-1])]
    assert found == keys[::-1]


def test_chairs_are_no_players_and_a_merged_name_stands_for_both(listed: Listed) -> None:
    archive, _ = listed
    archive.begin(Evening((entered("N 4S="),)))
    (line,) = counted(listed).lines(counted(listed).keys())
    assert not line.players
    key = archive.begin(an_evening())
    other = archive.begin(Evening((entered("pass", seating=sitting(("Anne", "X", "Y", "Z"))),)))
    archive.merge_players("Anne", "Ann")
    listing = counted(listed)
    assert all("Ann" in line.players for line in listing.lines([key, other]))


def test_what_is_gone_is_not_in_the_list(listed: Listed) -> None:
    archive, _ = listed
    key = archive.begin(an_evening(MARCH))
    archive.delete(key)
    assert counted(listed).keys() == []
    assert counted(listed).played_on() == []
    assert [*counted(listed).lines([key + 1])] == []
