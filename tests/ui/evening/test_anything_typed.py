"""Anything typed into the page either makes an evening, or is marked and kept."""

from uuid import UUID

from hypothesis import event, given
from hypothesis import strategies as st

from scorepad.bridge.evening import Evening, score_evening
from scorepad.bridge.old_results import FigureUnit
from scorepad.bridge.seats import NORTH
from scorepad.bridge.setup import Setup, new_evening
from scorepad.exchange.evening_file import decode
from scorepad.exchange.saved_evening import SavedEvening
from scorepad.ui.document import Document
from scorepad.ui.evening.evening_page import EveningPage
from scorepad.ui.evening.new_evening_page import NewEveningPage
from scorepad.ui.evening.place_rows import PlaceRows
from scorepad.ui.evening.results_section import ResultsSection
from scorepad.ui.evening.this_evening_page import ThisEveningPage
from scorepad.ui.parts.checked_field import CheckedField
from scorepad.ui.saving.earlier_evenings import EarlierEvenings
from tests.bridge.table import EVENINGS, FIVE
from tests.exchange.whole_files import evenings_of

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


def type_into(page: EveningPage, typed: list[str]) -> None:
    *names, title, stake, currency = typed
    for row, name in zip(page.people.rows, names, strict=True):
        row.field.setText(name)
    page.about.title.setText(title)
    page.agreement.stake_field.setText(stake)
    page.agreement.currency.setText(currency)


@given(PAGE)
def test_it_is_an_evening_or_it_is_marked(typed: list[str]) -> None:
    page = NewEveningPage(Document(), EarlierEvenings())
    type_into(page, typed)
    fault = page.first_fault()
    event("marked" if fault else "an evening")
    if fault:
        assert isinstance(fault, CheckedField)
        assert fault.complaint.text()
        return
    evening = new_evening(page.start)
    assert score_evening(evening)
    (kept,) = decode(evenings_of([SavedEvening(UUID(int=1), evening)]))
    assert kept.evening == evening
    assert set(page.people.players) <= set(evening.rounds[0].seating.players)


@given(EVENINGS, PAGE)
def test_an_evening_that_is_played_can_take_it(evening: Evening, typed: list[str]) -> None:
    """Every player stays, what was played scores as before, and one undo takes it back."""
    document = Document(evening)
    was = document.scored
    page = ThisEveningPage(document, EarlierEvenings())
    type_into(page, typed)
    page.accept()
    for before, after in zip(was.rounds, document.scored.rounds, strict=False):
        if before.deals:
            assert before.total == after.total
    if document.steps.to_undo:
        document.steps.undo()
    assert document.evening == was.evening


@given(st.lists(TYPED, min_size=5, max_size=5))
def test_cards(typed: list[str]) -> None:
    people = PlaceRows(())
    people.show_players(FIVE, None, NORTH)
    people.show_cards(typed=True)
    for row, card in zip(people.rows, typed, strict=False):
        row.card.setText(card)
        row.card.textEdited.emit(card)
    if people.show_faults() is None and not people.ranked:
        assert not all(row.card.text().strip() for row in people.rows[:5])
    assert sorted(people.seating.players) == sorted(FIVE.players)


@given(
    st.lists(st.lists(FIGURE, min_size=5, max_size=5), max_size=4),
    st.sampled_from(FigureUnit),
)
def test_results(lines: list[list[str]], written: FigureUnit) -> None:
    page = ResultsSection()
    page.kinds[written].click()
    page.show_start(Setup(seating=FIVE))
    for row, line in enumerate(lines):
        for column, figure in enumerate(line):
            page.model.setData(page.model.index(row, column), figure)
    if page.first_fault() is None:
        assert all(each.is_settled for each in score_evening(page.evening).rounds)
