"""The list of evenings, read a stretch at a time."""

from datetime import date

from scorepad.archive.archive import Archive
from scorepad.archive.listing import Asked, Listing
from scorepad.bridge.deal import Deal, NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO, RUBBER
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
    assert listing.keys(Asked(first=APRIL)) == [april]
    assert listing.keys(Asked(last=MARCH)) == [march]
    assert listing.played_on() == [MARCH, APRIL]


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
    line = Listing(archive).line(key)
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
    listing = Listing(archive)
    assert listing.partners_of("Di") == {"Bob", "Eve"}


def test_evenings_are_asked_for_by_a_player_a_partner_and_a_form(archive: Archive) -> None:
    changed = NewSeats(sitting(("Ann", "Eve", "Cy", "Di"), "Bob"))
    five = archive.begin(Evening((entered("N 4S=", changed, seating=FIVE),)))
    four = archive.begin(Evening((entered("E 3NT=", form=CHICAGO, seating=FOUR),)))
    listing = Listing(archive)
    assert listing.keys(Asked("Eve")) == [five]
    assert listing.keys(Asked("Ann")) == [four, five]
    assert listing.keys(Asked("Eve", "Di")) == listing.keys(Asked("Di", "Eve")) == [five]
    assert listing.keys(Asked("Ann", "Cy")) == [four, five]
    assert listing.keys(Asked("Ann", "Di")) == []
    assert listing.keys(Asked(form=CHICAGO)) == listing.keys(Asked("Bob", form=CHICAGO)) == [four]
    assert listing.keys(Asked("Eve", form=CHICAGO)) == []


def test_what_it_is_sorted_by_is_what_stands_in_the_lines(archive: Archive) -> None:
    archive.begin(Evening((entered("N 4S=", seating=FIVE),), "Friday evening", MARCH, "Rain"))
    archive.begin(Evening((entered("pass", form=CHICAGO),), "At Ann's"))
    listing = Listing(archive, ["Friday evening"])
    lines = {line.key: line for line in listing.lines(listing.keys())}
    assert listing.players() == {key: line.players for key, line in lines.items()}
    assert listing.forms() == {key: line.forms for key, line in lines.items()}
    assert listing.deals() == {key: line.deals for key, line in lines.items()}
    assert listing.notes() == {key: (line.title, line.note) for key, line in lines.items()}
    assert sorted(line.title for line in lines.values()) == ["", "At Ann's"]


def test_chairs_are_no_players_and_a_merged_name_stands_for_both(archive: Archive) -> None:
    archive.begin(Evening((entered("N 4S="),)))
    (line,) = Listing(archive).lines(Listing(archive).keys())
    assert not line.players
    assert not Listing(archive).partners_of("N")
    key = archive.begin(an_evening())
    other = archive.begin(Evening((entered("pass", seating=sitting(("Anne", "X", "Y", "Z"))),)))
    archive.merge_players("Anne", "Ann")
    listing = Listing(archive)
    assert all("Ann" in line.players for line in listing.lines([key, other]))
    assert sorted(listing.keys(Asked("Ann"))) == [key, other]
    assert listing.keys(Asked("Ann", "Y")) == [other]
    assert listing.keys(Asked("Anne")) == []


def test_what_is_gone_is_not_in_the_list(archive: Archive) -> None:
    key = archive.begin(an_evening(MARCH))
    archive.delete(key)
    assert Listing(archive).keys() == []
    assert Listing(archive).partners_of("Ann") == set()
    assert Listing(archive).played_on() == []
    assert Listing(archive).keys(Asked("Ann")) == []
    assert [*Listing(archive).lines([key + 1])] == []
