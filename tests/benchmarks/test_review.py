"""The review of 10,000 evenings against bare queries of the same archive, in one run.

Run by name: `python3 packaging/test.py --bench`. Nothing here is asserted by the clock.
"""

import gc
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication
from scorepad.archive.tallies import Tallies
from scorepad.bridge.profiles import Profiles
from scorepad.bridge.standings import Standings
from scorepad.ui.review.adding import add_contracts, add_up

from scorepad.archive.archive import Archive
from scorepad.archive.listing import LINES, Listing
from scorepad.bridge.back_score import back_score
from scorepad.bridge.evening import score_evening
from scorepad.bridge.options import Form
from scorepad.ui import look
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document
from scorepad.ui.look import LIGHT
from scorepad.ui.review.evenings_window import EveningsWindow
from scorepad.ui.review.standings_window import StandingsWindow
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.background_count import PAUSE, BackgroundCount
from tests.benchmarks import club
from tests.benchmarks.conftest import Ratios

T = TypeVar("T")
TABLES = ("deals", "seats", "rounds", "evenings", "adjustments", "sitting_out")
QUERY = f"{LINES} WHERE binned IS NULL ORDER BY day DESC"
TYPED = "ann adler 2015"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty years of the club, of which nothing was counted yet."""
    file = tmp_path_factory.mktemp("club") / "evenings.db"
    archive = Archive.open(file)
    with archive.looking() as db:
        db.execute("PRAGMA synchronous=OFF")  # only while it is being filled
    for evening in club.evenings():
        archive.begin(evening)
    archive.close()
    return file


@pytest.fixture
def archive(file: Path) -> Iterator[Archive]:
    opened = Archive.open(file)
    yield opened
    opened.close()


@pytest.fixture
def tallies(archive: Archive) -> Iterator[Tallies]:
    kept = Tallies(archive)
    yield kept
    kept.close()


def forget_tallies(file: Path) -> None:
    file.with_name(f"{file.name}.tallies").unlink(missing_ok=True)


def query(archive: Archive) -> int:
    """The bare query that the list of all evenings takes."""
    with archive.looking() as db:
        return len(db.execute(QUERY).fetchall())


def one_pass(archive: Archive) -> int:
    """Every row that a score follows from, read and dropped."""
    rows = 0
    with archive.looking() as db:
        for table in TABLES:
            for _ in db.execute(f"SELECT * FROM {table}"):
                rows += 1
    return rows


def add_all(archive: Archive, tallies: Tallies) -> Standings:
    return add_these(archive, tallies, Listing(archive).keys()[::-1])


def add_these(archive: Archive, tallies: Tallies, keys: Sequence[int]) -> Standings:
    standings, work = add_up(tallies, Listing(archive).days(keys), tuple(Form))
    for _ in work:
        pass
    return standings


def all_profiles(tallies: Tallies, keys: Sequence[int]) -> Profiles:
    profiles = Profiles()
    for _ in add_contracts(profiles, tallies, keys, tuple(Form)):
        pass
    return profiles


def all_pages(archive: Archive, tallies: Tallies, keys: Sequence[int]) -> StandingsWindow:
    """The window on these evenings, after a look at all there is."""
    window = StandingsWindow(archive, tallies, LIGHT, 12, evenings=keys)
    window.show()
    window.slowly.finish()
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        for choice in (window.whose, window.pictures.which):
            for number in range(choice.count()):
                choice.setCurrentIndex(number)
                window.counting.finish()
                window.grab()
    return window


def add_all_anew(archive: Archive) -> None:
    """With no tally known yet."""
    forget_tallies(archive.file)
    tallies = Tallies(archive)
    add_all(archive, tallies)
    tallies.close()


def whole_list(archive: Archive, tallies: Tallies) -> object:
    """The window, read and scrolled to its end."""
    window = EveningsWindow(archive, tallies, LIGHT, 12)
    window.show()
    window.model.read_all()
    bar = window.table.verticalScrollBar()
    while bar.value() < bar.maximum():
        bar.setValue(bar.value() + bar.pageStep())
        window.grab()
    return window


@pytest.fixture
def opened(qapp: QApplication, archive: Archive, tallies: Tallies) -> Callable[[], EveningsWindow]:
    look.load_fonts()
    qapp.setStyle("Fusion")

    def open_list() -> EveningsWindow:
        """The window with its first evenings on the screen."""
        window = EveningsWindow(archive, tallies, LIGHT, 12)
        window.show()
        window.grab()
        return window

    return open_list


def test_the_club_is_as_large_as_was_asked_for(archive: Archive) -> None:
    with archive.looking() as db:
        (evenings,) = db.execute("SELECT count(*) FROM evenings").fetchone()
        (deals,) = db.execute("SELECT count(*) FROM deals").fetchone()
    assert evenings == 10_000
    assert deals > 250_000


def test_the_list(
    archive: Archive, opened: Callable[[], EveningsWindow], ratios: Ratios, qapp: QApplication
) -> None:
    bare = partial(query, archive)

    def open_and_close() -> None:
        opened().close()

    def all_lines() -> None:
        listing = Listing(archive)
        for _ in listing.lines(listing.keys()):
            pass

    ratios.compare("the list on the screen", open_and_close, "bare query", bare, turns=9)
    ratios.compare("all lines of the list", all_lines, "bare query", bare, turns=9)
    window = opened()
    window.model.read_all()
    words = list(TYPED)

    def key() -> None:
        """The next letter, found and painted."""
        if not words:
            words.extend(TYPED)
            window.filters.search.clear()
        window.filters.search.insert(words.pop(0))
        window.grab()

    ratios.compare("a letter in the search", key, "bare query", bare, turns=28)
    window.close()


def test_the_first_standings_ever(archive: Archive, ratios: Ratios) -> None:
    """Of an archive from elsewhere, by somebody who asks before anything could be counted."""
    bare, anew = partial(one_pass, archive), partial(add_all_anew, archive)
    ratios.compare("the first standings ever", anew, "a bare pass", bare, turns=1)


def test_counting_ahead(file: Path, qapp: QApplication, ratios: Ratios) -> None:
    """What the window does while nobody types, slice by slice."""
    forget_tallies(file)
    auto_save = AutoSave(file)
    document = Document(auto_save=auto_save)
    entry = EntryLine(document, LIGHT)
    ahead = BackgroundCount(document, auto_save, entry)
    slices = []
    while ahead.runs:
        start = perf_counter()
        ahead.do_slice()
        slices.append(perf_counter() - start)
    auto_save.close()
    *most, longest = sorted(slices[1:])
    waited = sum(slices) + len(slices) * PAUSE / 1000
    ratios.lines.append(
        f"  counted {waited:.0f} s after the window was left alone, in slices of "
        f"{median(most) * 1e3:.1f} ms, 99 of 100 under {most[len(most) * 99 // 100] * 1e3:.1f} ms; "
        f"the longest {longest * 1e3:.1f} ms, the first, with its imports, {slices[0] * 1e3:.1f} ms"
    )


def test_the_standings_of_all_time(archive: Archive, tallies: Tallies, ratios: Ratios) -> None:
    """Of an archive that the window was open on for so long."""
    bare, known = partial(one_pass, archive), partial(add_all, archive, tallies)
    known()
    ratios.compare("standings of all time", known, "a bare pass", bare, turns=5)


def test_contracts_of_all_time(archive: Archive, tallies: Tallies, ratios: Ratios) -> None:
    """Those of everybody, which are counted when they are looked at."""
    bare = partial(one_pass, archive)
    known = partial(all_profiles, tallies, Listing(archive).keys())
    known()
    ratios.compare("contracts of all time", known, "a bare pass", bare, turns=5)


def traced(make: Callable[[], T]) -> tuple[T, str]:
    """What was made, and how much memory is kept of it and was taken at the most."""
    gc.collect()
    tracemalloc.start()
    made = make()
    gc.collect()
    now, most = (bytes_ / 1e6 for bytes_ in tracemalloc.get_traced_memory())
    tracemalloc.stop()
    return made, f"{now:.1f} MB kept, {most:.1f} MB at the most"


def test_memory_of_the_list(
    archive: Archive, tallies: Tallies, ratios: Ratios, qapp: QApplication
) -> None:
    """What is kept while the list is looked at."""
    _, memory = traced(partial(whole_list, archive, tallies))
    ratios.lines.append(f"  whole list: {memory}")


@pytest.mark.parametrize("number", [1_000, club.EVENINGS])
def test_memory_of_standings(
    number: int, archive: Archive, tallies: Tallies, ratios: Ratios, qapp: QApplication
) -> None:
    """What is kept of evenings once they are counted, and of all pages of the window."""
    keys = Listing(archive).keys()[::-1][:number]
    all_pages(archive, tallies, keys[:3]).close()  # what every window shares
    standings, memory = traced(partial(add_these, archive, tallies, keys))
    partnerships = len(standings.partnerships())
    ratios.lines.append(f"  standings of {number:,} evenings: {memory}; {partnerships:,} pairs")
    window, memory = traced(partial(all_pages, archive, tallies, keys))
    ratios.lines.append(f"  all pages of these standings: {memory}")
    window.close()


def test_memory_does_not_grow_with_the_deals(
    archive: Archive, tallies: Tallies, ratios: Ratios
) -> None:
    """The same players come ten times as often."""
    first = Listing(archive).keys()[::-1][:1_000]
    all_profiles(tallies, first)  # what is remembered of outcomes is the same both times
    for times in (1, 10):
        _, memory = traced(partial(add_these, archive, tallies, first * times))
        ratios.lines.append(f"  standings of 1,000 evenings, {times} times over: {memory}")
        _, memory = traced(partial(all_profiles, tallies, first * times))
        ratios.lines.append(f"  their contracts, {times} times over: {memory}")


def test_the_standings_are_what_a_plain_recount_finds(archive: Archive, tallies: Tallies) -> None:
    standings = add_all(archive, tallies)
    hundreds: Counter[str] = Counter()
    declared: Counter[str] = Counter()
    keys = Listing(archive).keys()
    for key in keys:
        scored = score_evening(archive.load(key))
        for column in back_score(scored):
            hundreds.update(column.hundreds)
        for played in scored.rounds:
            for deal in played.deals:
                contract = getattr(deal.item, "contract", None)
                if contract and not deal.after_end:
                    here = played.round.seatings(before=deal.place)[-1]
                    declared[here.at(contract.declarer)] += 1
    profiles = all_profiles(tallies, keys)
    for standing in standings.players():
        assert standing.sums.hundreds == hundreds[standing.who[0]]
        assert profiles.of(standing.who)["declared"] == declared[standing.who[0]]
