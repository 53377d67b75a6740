"""The players as a list: who sits where, deals, is vulnerable, sits out."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from scorepad.bridge.actions import Action, ActionKind
from scorepad.bridge.deal import NewSeats
from scorepad.bridge.evening import Evening
from scorepad.bridge.options import CHICAGO, DUPLICATE
from scorepad.bridge.seats import Seating
from scorepad.bridge.what_if import now
from scorepad.ui.document import Document
from scorepad.ui.rounds.player_model import PLAYER, PlayerModel
from tests.bridge.table import EVENINGS, FIVE, FOUR, entered
from tests.ui.windows import shown, under_test

CHANGE = Action(ActionKind.CHANGE_PLAYERS)


class Told:
    """The signals of a model by name."""

    def __init__(self, model: PlayerModel) -> None:
        self.signals: list[str] = []
        model.rowsInserted.connect(self.inserted)
        model.rowsRemoved.connect(self.removed)
        model.rowsMoved.connect(self.moved)
        model.dataChanged.connect(self.changed)
        model.modelReset.connect(self.reset)

    def inserted(self) -> None:
        self.signals.append("inserted")

    def removed(self) -> None:
        self.signals.append("removed")

    def moved(self) -> None:
        self.signals.append("moved")

    def changed(self) -> None:
        self.signals.append("changed")

    def reset(self) -> None:
        self.signals.append("reset")


def watched(document: Document) -> PlayerModel:
    model = PlayerModel(document)
    under_test(model, model)
    return model


def aloud(model: PlayerModel, row: int, column: int = PLAYER) -> str:
    return str(model.index(row, column).data(Qt.ItemDataRole.AccessibleTextRole))


def test_before_anybody_gave_a_name() -> None:
    assert shown(watched(Document())) == [
        ("South", "South", "We", "no", "no"),
        ("West", "West", "They", "no", "no"),
        ("North", "North", "We", "yes", "no"),
        ("East", "East", "They", "no", "no"),
    ]


def test_the_keeper_comes_first_and_who_sits_out_last() -> None:
    model = watched(Document(Evening((entered("E 4H=", "N 2S=", seating=FIVE, keeper="Bob"),))))
    assert shown(model) == [
        ("Bob", "East", "We", "no", "yes"),
        ("Cy", "South", "They", "yes", "no"),
        ("Di", "West", "We", "no", "yes"),
        ("Ann", "North", "They", "no", "no"),
        ("Eve", "sits out", "", "", ""),
    ]


def test_aloud() -> None:
    model = watched(Document(Evening((entered("N 4H=", "N 2S=", seating=FIVE, keeper="Ann"),))))
    assert [aloud(model, row) for row in range(model.rowCount())] == [
        "Ann, North, We, vulnerable",
        "Bob, East, They, not vulnerable",
        "Cy, South, We, deals, vulnerable",
        "Di, West, They, not vulnerable",
        "Eve, sits out",
    ]
    assert aloud(model, 0, 1) == "North"
    assert aloud(watched(Document()), 2) == "North, We, deals, not vulnerable"


def test_a_settled_round_shows_the_next() -> None:
    """Ann takes the next partner in turn."""
    model = watched(Document(Evening((entered("N 4H=", "N 4H=", seating=FOUR, keeper="Ann"),))))
    assert shown(model)[2] == ("Bob", "South", "We", "yes", "no")


def test_whoever_came_in_after_the_end_plays_the_next() -> None:
    """As among five players after every rubber; here the keeper changes sides too."""
    chairs = NewSeats(Seating("Bob", "Eve", "Cy", "Ann", ("Di",)))
    model = watched(
        Document(Evening((entered("N 4H=", "N 4H=", chairs, seating=FIVE, keeper="Ann"),)))
    )
    assert shown(model) == [
        ("Ann", "West", "We", "no", "no"),
        ("Bob", "North", "They", "no", "no"),
        ("Eve", "East", "We", "no", "no"),
        ("Cy", "South", "They", "yes", "no"),
        ("Di", "sits out", "", "", ""),
    ]


def test_a_wheel_and_boards() -> None:
    for form in (CHICAGO, DUPLICATE):
        model = watched(Document(Evening((entered("N 2S=", seating=FOUR, form=form),))))
        vulnerable = {name: is_ for name, *_, is_ in shown(model)}
        by_form = {CHICAGO: ("no", "yes"), DUPLICATE: ("yes", "no")}
        assert (vulnerable["Ann"], vulnerable["Bob"]) == by_form[form]


def test_names_are_as_they_were_typed() -> None:
    seating = Seating("<b>Ann</b>", "Bob & Co", "李雷", " Di ")
    model = watched(Document(Evening((entered("N 2S=", seating=seating),))))
    assert sorted(name for name, *_ in shown(model)) == sorted(seating.players)


def test_a_deal_changes_only_those_it_concerns() -> None:
    document = Document(Evening((entered(seating=FOUR, keeper="Ann"),)))
    model = watched(document)
    told = Told(model)
    document.become(Evening((entered("N 1S=", seating=FOUR, keeper="Ann"),)), CHANGE)
    assert told.signals == ["changed"]
    document.steps.undo()
    assert told.signals == ["changed", "changed"]


def test_whoever_changes_chairs_is_followed() -> None:
    """A selection stays with its player, wherever he sits down."""
    document = Document(Evening((entered(seating=FIVE, keeper="Ann"),)))
    model = watched(document)
    told = Told(model)
    held = {
        model.row(row).name: QPersistentModelIndex(model.index(row, PLAYER))
        for row in range(model.rowCount())
    }
    others = Seating("Ann", "Di", "Eve", "Bob", ("Cy",))
    document.become(Evening((entered(NewSeats(others), seating=FIVE, keeper="Ann"),)), CHANGE)
    assert [name for name, *_ in shown(model)] == ["Ann", "Di", "Eve", "Bob", "Cy"]
    assert {str(index.data()) for index in held.values()} == set(held)
    assert all(str(index.data()) == name for name, index in held.items())
    assert set(told.signals) == {"moved", "changed"}


def test_nowhere_there_is_nothing() -> None:
    assert watched(Document()).data(QModelIndex()) is None


@given(st.lists(EVENINGS, min_size=1, max_size=4))
def test_it_follows_the_evening(evenings: list[Evening]) -> None:
    document = Document()
    model = watched(document)
    told = Told(model)
    for evening in evenings:
        document.become(evening, CHANGE)
        assert shown(model) == shown(PlayerModel(Document(evening)))
        state, seating = now(document.scored).state, document.table.seating
        dealers = [row for row in shown(model) if row[3] == "yes"]
        assert [name for name, *_ in dealers] == [seating.at(state.dealer)]
        assert model.rowCount() == len(seating.players)
    assert "reset" not in told.signals
