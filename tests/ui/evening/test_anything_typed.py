"""Whatever is typed into the page: it makes an evening, or it is marked and kept."""

from uuid import UUID

from hypothesis import event, given
from hypothesis import strategies as st

from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.old_results import FigureUnit
from scorepad.bridge.options import Form
from scorepad.bridge.seats import NORTH
from scorepad.bridge.setup import Setup, new_evening, setup_of, with_setup
from scorepad.exchange.evening_file import decode, encode
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.ui.evening.draw_page import DrawPage
from scorepad.ui.evening.evening_page import EveningPage
from scorepad.ui.evening.results_page import ResultsPage
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from tests.bridge.table import EVENINGS, FIVE

TYPED = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["Ann", "ann", " Bob ", "N", "=1+1", "<i>", "x" * 101, "9D", "10h", "-"]),
)
LIKELY = st.sampled_from(
    ["", "Ann", "Bob", "Cy", "Di", "Eve", "Flo", "Gus", "Mrs. O’Brien", "李雷"]
)
STAKES = st.sampled_from(["", "2,50", " 0.5 ", "3"])
PAGE = st.one_of(
    st.lists(TYPED, min_size=10, max_size=10),
    st.tuples(st.lists(LIKELY, min_size=7, max_size=7, unique=True), TYPED, STAKES).map(
        lambda parts: [*parts[0], parts[1][:50], parts[2], "€"]
    ),
)
FIGURE = st.one_of(st.integers(-20, 20).map(str), st.sampled_from(["", "-", "x", "+9", "99999999"]))


def page_with(typed: list[str]) -> EveningPage:
    page = EveningPage(EarlierEvenings(), tuple(Form))
    *names, title, stake, currency = typed
    for field, name in zip(page.players.fields, names, strict=True):
        field.setText(name)
    page.heading.title.setText(title)
    page.agreement.stake_field.setText(stake)
    page.agreement.currency.setText(currency)
    return page


@given(PAGE)
def test_it_is_an_evening_or_it_is_marked(typed: list[str]) -> None:
    page = page_with(typed)
    fields = [
        *page.players.fields,
        page.heading.title,
        page.agreement.stake_field,
        page.agreement.currency,
    ]
    before = [field.text() for field in fields]
    fault = page.first_fault()
    event("marked" if fault else "an evening")
    assert [field.text() for field in fields] == before
    if fault:
        assert fault.complaint.text()
        return
    evening = new_evening(page.start)
    assert score_evening(evening)
    (kept,) = decode(encode([SavedEvening(UUID(int=1), evening)]))
    assert kept.evening == evening
    assert set(page.players.players) <= set(evening.rounds[0].seating.players)


@given(EVENINGS, PAGE)
def test_an_evening_that_is_played_can_take_it(evening: Evening, typed: list[str]) -> None:
    """Nobody who played is lost, and what was played scores as before."""
    page = page_with(typed)
    start = setup_of(evening)
    names = [field.text() for field in page.players.fields]
    page.show_start(start)
    page.players.remember(start.seating)
    for field, name in zip(page.players.fields, names, strict=True):
        field.setText(name)
    if page.first_fault():
        return
    changed = with_setup(evening, page.start, page.players.respelt)
    was, is_ = score_evening(evening), score_evening(changed)
    assert len(changed.rounds) >= len(evening.rounds)
    for before, after in zip(was.rounds, is_.rounds, strict=False):
        assert before.total == after.total


@given(st.lists(TYPED, min_size=5, max_size=5))
def test_cards(typed: list[str]) -> None:
    page = DrawPage()
    page.show_players(FIVE, (), None, NORTH)
    for field, card in zip(page.fields, typed, strict=True):
        field.setText(card)
    if page.first_fault() is None and not page.ranked:
        assert not all(field.text().strip() for field in page.fields)
    assert sorted(page.seating.players) == sorted(FIVE.players)


@given(
    st.lists(st.lists(FIGURE, min_size=5, max_size=5), max_size=4),
    st.sampled_from(FigureUnit),
)
def test_results(lines: list[list[str]], written: FigureUnit) -> None:
    page = ResultsPage()
    page.kinds[written].click()
    page.show_start(Setup(seating=FIVE))
    for row, line in enumerate(lines):
        for column, figure in enumerate(line):
            page.model.setData(page.model.index(row, column), figure)
    if page.first_fault() is None:
        assert all(each.is_settled for each in score_evening(page.evening).rounds)
