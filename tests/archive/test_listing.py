"""The list of evenings, read a stretch at a time."""

from datetime import date

from scorepad.archive.archive import Archive
from scorepad.archive.listing import Listing
from scorepad.bridge.agreed import CHICAGO, RUBBER
from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.evening import Evening
from tests.bridge.table import FIVE, FOUR, entered, sitting

MARCH, APRIL = date(2024, 3, 31), date(2024, 4, 1)


def an_evening(day: date | None = None, title: str = "") -> Evening:
    return Evening((entered("N 4S=", seating=FOUR),), title=title, day=day)


def test_the_latest_day_comes_first_and_those_without_a_day_before_all(archive: Archive) -> None:
    march, none, april = (archive.begin(an_evening(day)) for day in (MARCH, None, APRIL))
    listing = Listing(archive)
    assert listing.keys() == [none, april, march]
    assert [*listing.days([none, april, 999, march])] == [
        (none, None),
        (april, APRIL),
        (march, MARCH),
    ]
    assert listing.keys(first=APRIL) == [april]
    assert listing.keys(last=MARCH) == [march]
    assert listing.years() == range(2024, 2025)


def test_a_line_says_what_an_evening_was(archive: Archive) -> None:
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
    (line,) = Listing(archive).lines([key])
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
    listing = Listing(archive)
    assert listing.partners_of("Di") == {"Bob", "Eve"}
    assert listing.together("Eve", "Di") == listing.together("Ann", "Cy") == {key}
    assert listing.together("Ann", "Di") == set()


def test_chairs_are_no_players_and_a_merged_name_stands_for_both(archive: Archive) -> None:
    archive.begin(Evening((entered("N 4S="),)))
    (line,) = Listing(archive).lines(Listing(archive).keys())
    assert not line.players
    assert not Listing(archive).partners_of("N")
    key = archive.begin(an_evening())
    other = archive.begin(Evening((entered("pass", seating=sitting(("Anne", "X", "Y", "Z"))),)))
    archive.merge_players("Anne", "Ann")
    lines = Listing(archive).lines([key, other])
    assert all("Ann" in line.players for line in lines)


def test_what_is_gone_is_not_in_the_list(archive: Archive) -> None:
    key = archive.begin(an_evening(MARCH))
    archive.delete(key)
    assert Listing(archive).keys() == []
    assert Listing(archive).partners_of("Ann") == set()
    assert Listing(archive).years() == range(0)
    assert Listing(archive).lines([key + 1]) == []
