"""The review of 10,000 evenings against bare queries of the same archive, in one run.

Run by name: `python3 packaging/test.py --bench`. Nothing here is asserted by the clock.
"""

import gc
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import TypeVar

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from scorepad.archive.archive import Archive
from scorepad.archive.contracts import profiles
from scorepad.archive.facts import Facts
from scorepad.archive.listing import Listing
from scorepad.archive.season import season_of
from scorepad.archive.standings import Chosen, Standing, partnerships, players
from scorepad.bridge.back_score import back_score
from scorepad.bridge.evening import score_evening
from scorepad.bridge.options import Form
from scorepad.ui import look
from scorepad.ui.deals.entry_line import EntryLine
from scorepad.ui.document import Document
from scorepad.ui.review.evenings_page import EveningsPage
from scorepad.ui.review.standings_page import StandingsPage
from scorepad.ui.saving.auto_save import AutoSave
from scorepad.ui.window.background_count import BackgroundCount
from tests.benchmarks import club
from tests.benchmarks.conftest import BY_WORK, Ratio, Told
from tests.ui.review.listed import keeping_in
from tests.ui.windows import flush

pytestmark = BY_WORK
T = TypeVar("T")
TABLES = ("results", "deals", "besides")
QUERY = "SELECT * FROM evenings ORDER BY day DESC"
TYPED = "ann adler 2015"
FRAME = 0.016
"""Seconds for which nobody notices that a window is busy."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twenty years of the club, of which nothing was counted yet."""
    file = tmp_path_factory.mktemp("club") / "evenings.db"
    archive = Archive.open(file)
    with archive.transaction():
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
def facts(archive: Archive) -> Iterator[Facts]:
    kept = Facts(archive)
    yield kept
    kept.close()


def forget_facts(file: Path) -> None:
    file.with_name(f"{file.name}.facts").unlink(missing_ok=True)


def query(facts: Facts) -> int:
    """The bare query that the list of all evenings takes."""
    with facts.asking() as db:
        return len(db.execute(QUERY).fetchall())


def one_pass(facts: Facts) -> int:
    """Every row that standings follow from, read and dropped."""
    rows = 0
    with facts.asking() as db:
        for table in TABLES:
            for _ in db.execute(f"SELECT * FROM {table}"):
                rows += 1
    return rows


def read_all(archive: Archive) -> None:
    """Every evening of the archive, read and dropped."""
    with archive.reading() as db:
        keys = [key for (key,) in db.execute("SELECT id FROM evenings")]
    for key in keys:
        archive.load(key)


def everything(archive: Archive, facts: Facts) -> Chosen:
    return Chosen(Listing(archive, facts).keys()[::-1], tuple(Form))


def all_standings(facts: Facts, chosen: Chosen) -> tuple[list[Standing], list[Standing]]:
    return players(facts, chosen), partnerships(facts, chosen)


def all_pages(archive: Archive, facts: Facts, keys: Sequence[int]) -> StandingsPage:
    """The page on these evenings, after a look at everything in it."""
    window = opened_standings(archive, facts, keys)
    for page in range(window.tabs.count()):
        window.tabs.setCurrentIndex(page)
        for choice in (window.whose, window.pictures.which):
            for number in range(choice.count()):
                choice.setCurrentIndex(number)
                window.grab()
    return window


def opened_standings(archive: Archive, facts: Facts, keys: Sequence[int]) -> StandingsPage:
    """The page on these evenings, as first shown."""
    window = StandingsPage(archive, facts)
    window.show()
    window.show_only(keys)
    window.slowly.finish()
    window.grab()
    return window


def close(window: QWidget) -> None:
    """Delete a window as the program does: Qt may still call one that is merely unreferenced."""
    window.close()
    window.deleteLater()
    flush()


def count_all_anew(archive: Archive) -> None:
    """With nothing counted yet."""
    forget_facts(archive.file)
    facts = Facts(archive)
    facts.bring_up_to_date()
    facts.close()


def whole_list(archive: Archive, facts: Facts) -> QWidget:
    """The page, read and scrolled to its end."""
    window = EveningsPage(archive, facts, keeping_in(archive))
    window.show()
    window.model.read_all()
    bar = window.table.verticalScrollBar()
    while bar.value() < bar.maximum():
        bar.setValue(bar.value() + bar.pageStep())
        window.grab()
    return window


@pytest.fixture
def windows(qapp: QApplication) -> Iterator[list[QWidget]]:
    """The open windows, closed before another is opened, and at the end."""
    look.load_fonts()
    qapp.setStyle("Fusion")
    opened: list[QWidget] = []
    yield opened
    close_all(opened)


def close_all(windows: list[QWidget]) -> None:
    while windows:
        close(windows.pop())


@pytest.fixture
def open_list(archive: Archive, facts: Facts, windows: list[QWidget]) -> Callable[[], EveningsPage]:
    facts.bring_up_to_date()

    def opened() -> EveningsPage:
        """The page with its first evenings on the screen."""
        window = EveningsPage(archive, facts, keeping_in(archive))
        windows.append(window)
        window.show()
        window.grab()
        return window

    return opened


def test_the_list(
    facts: Facts, open_list: Callable[[], EveningsPage], windows: list[QWidget], ratio: Ratio
) -> None:
    ratio.compare(
        "the list on the screen",
        open_list,
        "the bare query",
        partial(query, facts),
        turns=9,
        before=partial(close_all, windows),
    )


def test_all_lines(archive: Archive, facts: Facts, ratio: Ratio) -> None:
    facts.bring_up_to_date()

    def all_lines() -> None:
        listing = Listing(archive, facts)
        for _ in listing.lines(listing.keys()):
            pass

    bare = partial(query, facts)
    ratio.compare("all lines of the list", all_lines, "the bare query", bare, turns=9)


def test_the_search(facts: Facts, open_list: Callable[[], EveningsPage], ratio: Ratio) -> None:
    window = open_list()
    window.model.read_all()
    words = list(TYPED)

    def key() -> None:
        """The next letter, found and painted."""
        if not words:
            words.extend(TYPED)
            window.search.clear()
        window.search.insert(words.pop(0))
        window.grab()

    bare = partial(query, facts)
    ratio.compare("a letter in the search", key, "the bare query", bare, turns=28)


def test_the_first_count_ever(archive: Archive, ratio: Ratio) -> None:
    """Of an imported archive, by somebody who asks before anything could be counted."""
    bare, anew = partial(read_all, archive), partial(count_all_anew, archive)
    ratio.compare("the first count ever", anew, "reading all evenings", bare, turns=3)


def test_counting_ahead(file: Path, qapp: QApplication, told: Told) -> None:
    """What the window does while nobody types, in slices."""
    forget_facts(file)
    auto_save = AutoSave(file)
    document = Document(auto_save=auto_save)
    entry = EntryLine(document)
    ahead = BackgroundCount(document, auto_save, entry)
    slices = []
    while ahead.runs:
        start = process_time()
        ahead.do_slice()
        slices.append(process_time() - start)
    auto_save.close()
    with_imports, *most = slices
    ordered = sorted(most)
    figures = (
        f"{ordered[len(most) * 99 // 100] * 1e3:.1f} ms; the longest {ordered[-1] * 1e3:.1f} ms, "
        f"the first, with its imports, {with_imports * 1e3:.1f} ms, all {sum(slices):.1f} s"
    )
    share = ordered[len(most) * 99 // 100] / FRAME
    told.tell("99 of 100 slices of counting ahead", "16 ms", share, figures)


def test_the_standings_of_all_time(archive: Archive, facts: Facts, ratio: Ratio) -> None:
    """Of an archive that was open in the window for long enough."""
    facts.bring_up_to_date()
    chosen = everything(archive, facts)
    bare, known = partial(one_pass, facts), partial(all_standings, facts, chosen)
    ratio.compare("standings of all time", known, "a bare pass", bare, turns=5)


def test_a_season_of_all_time(archive: Archive, facts: Facts, ratio: Ratio) -> None:
    """With all that everybody won from everybody."""
    facts.bring_up_to_date()
    chosen = everything(archive, facts)
    whole, bare = partial(season_of, facts, chosen), partial(all_standings, facts, chosen)
    ratio.compare("a season of all time", whole, "its standings", bare, turns=3)


def test_contracts_of_all_time(archive: Archive, facts: Facts, ratio: Ratio) -> None:
    """For everybody, players and partnerships."""
    facts.bring_up_to_date()
    chosen = everything(archive, facts)
    bare, known = partial(one_pass, facts), partial(profiles, facts, chosen)
    ratio.compare("contracts of all time", known, "a bare pass", bare, turns=3)


def test_opening_the_standings(
    archive: Archive, facts: Facts, windows: list[QWidget], ratio: Ratio
) -> None:
    """Of all evenings against those of a year, up to the first lines."""
    facts.bring_up_to_date()
    keys = Listing(archive, facts).keys()[::-1]
    all_time, year = (
        partial(lambda some: windows.append(opened_standings(archive, facts, some)), some)
        for some in (keys, keys[-500:])
    )
    ratio.compare(
        "opening 10,000 evenings' standings",
        all_time,
        "500 evenings'",
        year,
        turns=5,
        before=partial(close_all, windows),
    )


def traced(make: Callable[[], T]) -> tuple[T, float]:
    """What was made, and how many megabytes of it stay allocated."""
    gc.collect()
    tracemalloc.start()
    made = make()
    gc.collect()
    now, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return made, now / 1e6


def test_memory(archive: Archive, facts: Facts, told: Told, qapp: QApplication) -> None:
    """What stays allocated after scrolling the list to its end, and by all standings."""
    facts.bring_up_to_date()
    keys = Listing(archive, facts).keys()[::-1]
    close(all_pages(archive, facts, keys[:3]))  # what every window shares
    file = archive.file.stat().st_size / 1e6
    window, memory = traced(partial(whole_list, archive, facts))
    close(window)
    figures = f"{memory:.1f} MB to {file:.1f} MB"
    told.tell("memory of the whole list", "the file of the archive", memory / file, figures)
    kept = []
    for number in (1_000, club.EVENINGS):
        window, memory = traced(partial(all_pages, archive, facts, keys[:number]))
        close(window)
        kept.append(memory)
    few, many = kept
    figures = f"{many:.1f} MB to {few:.1f} MB"
    told.tell("memory of 10,000 evenings' standings", "1,000 evenings'", many / few, figures)


def test_the_standings_are_what_a_plain_recount_finds(archive: Archive, facts: Facts) -> None:
    facts.bring_up_to_date()
    chosen = everything(archive, facts)
    hundreds: Counter[str] = Counter()
    declared: Counter[str] = Counter()
    for key in chosen.keys:
        scored = score_evening(archive.load(key))
        for column in back_score(scored):
            hundreds.update(column.hundreds)
        for played in scored.rounds:
            for deal in played.deals:
                contract = getattr(deal.item, "contract", None)
                if contract and not deal.after_end:
                    here = played.round.seatings(before=deal.place)[-1]
                    declared[here.at(contract.declarer)] += 1
    of_players = profiles(facts, chosen)
    for standing in players(facts, chosen):
        assert standing.sums.hundreds == hundreds[standing.who[0]]
        assert of_players[standing.who]["declared"] == declared[standing.who[0]]
