"""Any value of the game survives plain data unchanged, and nothing else is accepted."""

import json
from dataclasses import dataclass, make_dataclass
from datetime import date
from decimal import Decimal
from typing import Annotated, Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorepad.bridge.comparison import Comparison
from scorepad.bridge.contract import NOTRUMP, Contract, Doubling
from scorepad.bridge.deal import Adjustment, Deal, Item, NewSeats
from scorepad.bridge.errors import BadData, Impossible
from scorepad.bridge.evening import Evening
from scorepad.bridge.notation import read_deal
from scorepad.bridge.options import Options
from scorepad.bridge.payments import Payment, Settled
from scorepad.bridge.plain import (
    Reader,
    fields_of,
    from_plain,
    is_value,
    kind_name,
    members,
    to_plain,
    usual_values,
    writer,
)
from scorepad.bridge.rounds import Round
from scorepad.bridge.seats import NORTH, NS, Name, Seat, Seating
from tests.bridge.table import FOUR, ITEMS, WHOLE_EVENINGS

SPADES_BY_NORTH = {"level": 4, "strain": "S", "doubling": "", "declarer": "N"}


@given(WHOLE_EVENINGS)
def test_an_evening_is_the_same_again(evening: Evening) -> None:
    plain = to_plain(evening)
    assert from_plain(Evening, plain) == evening
    assert from_plain(Evening, json.loads(json.dumps(plain))) == evening


@given(ITEMS)
def test_any_item_is_the_same_again(item: Item) -> None:
    assert from_plain(type(item), json.loads(json.dumps(to_plain(item)))) == item
    plain = writer(Item)(item)
    assert (
        plain["kind"] == {Deal: "deal", Adjustment: "adjustment", NewSeats: "new seats"}[type(item)]
    )
    assert Reader().reader(Item)(plain) == item


def test_what_is_as_usual_is_left_out() -> None:
    assert to_plain(Evening()) == {}
    assert from_plain(Comparison, {"stakes": None}) == from_plain(Comparison, {})
    assert to_plain(Evening((Round(),))) == {"rounds": [{}]}
    deal = to_plain(read_deal("4SN"))
    assert deal == {"contract": SPADES_BY_NORTH, "tricks": 10}
    assert to_plain(Deal(dealer=NORTH)) == {"tricks": 0, "dealer": "N"}


def test_an_evening_as_plain_data() -> None:
    evening = Evening(
        (
            Round(
                Options(honours=False),
                FOUR,
                stake=Decimal("2.50"),
                items=(
                    read_deal("4SN"),
                    Adjustment(NS, 50, "late"),
                    NewSeats(Seating("Eve", "Bob", "Cy", "Di", ("Ann",))),
                ),
            ),
        ),
        day=date(2026, 1, 31),
        settled=(Settled((Payment("Ann", "Bob", Decimal(3)),)),),
    )
    assert to_plain(evening) == {
        "rounds": [
            {
                "options": {"honours": False},
                "seating": {"north": "Ann", "east": "Bob", "south": "Cy", "west": "Di"},
                "stake": "2.50",
                "items": [
                    {"kind": "deal", "contract": SPADES_BY_NORTH, "tricks": 10},
                    {"kind": "adjustment", "side": "NS", "points": 50, "reason": "late"},
                    {
                        "kind": "new seats",
                        "seating": {
                            "north": "Eve",
                            "east": "Bob",
                            "south": "Cy",
                            "west": "Di",
                            "out": ["Ann"],
                        },
                    },
                ],
            }
        ],
        "day": "2026-01-31",
        "settled": [{"payments": [{"payer": "Ann", "payee": "Bob", "amount": "3"}]}],
    }
    assert from_plain(Evening, to_plain(evening)) == evening


@pytest.mark.parametrize(
    ("plain", "said"),
    [
        ([], "“…” does not belong here"),
        (None, "“null” does not belong here"),
        ({"titel": "x"}, "titel"),
        ({"titel": "x"}, "“titel” is not known here"),
        ({"title": 3}, "title: “3” does not belong here"),
        ({"title": None}, "title: “null” does not belong here"),
        ({"title": {}}, "title: “…” does not belong here"),
        ({"planned": True}, "planned: “true” does not belong here"),
        ({"planned": "3"}, "planned: “3” does not belong here"),
        ({"planned": 3.0}, "planned: “3.0” does not belong here"),
        ({"planned": 0}, "at least one round must be played"),
        ({"day": "31.1.2026"}, "day: dates look like 2026-01-31"),
        ({"day": "20260131"}, "day: dates look like 2026-01-31"),
        ({"day": "2026-W05-6"}, "day: dates look like 2026-01-31"),
        ({"day": "2026-02-30"}, "day: dates look like 2026-01-31"),
        ({"day": 20260131}, "day: dates look like 2026-01-31"),
        ({"day": []}, "day: dates look like 2026-01-31"),
        ({"partner_change": "by chance"}, "partner_change: “by chance” is not known here"),
        ({"partner_change": []}, "partner_change: “…” is not known here"),
        ({"rounds": {}}, "rounds: “…” does not belong here"),
        ({"rounds": "R"}, "rounds: “R” does not belong here"),
        ({"rounds": [{}, 7]}, "rounds[1]: “7” does not belong here"),
        ({"rounds": [{"stake": 2.5}]}, "rounds[0].stake: money is text with a point: “2.50"),
        ({"rounds": [{"stake": "2,5"}]}, "rounds[0].stake: money is text with a point: “2.50"),
        ({"rounds": [{"stopped": 1}]}, "rounds[0].stopped: “1” does not belong here"),
        ({"rounds": [{"seating": {"north": " "}}]}, "rounds[0].seating: a player needs a name"),
        (
            {"rounds": [{"seating": {"north": "Ann", "out": ["Ann"]}}]},
            "rounds[0].seating: Ann cannot be in two places",
        ),
        (
            {"rounds": [{"seating": {"out": [5]}}]},
            "rounds[0].seating.out[0]: “5” does not belong here",
        ),
        ({"rounds": [{"items": [[]]}]}, "rounds[0].items[0]: “…” does not belong here"),
        ({"rounds": [{"items": [{}]}]}, "rounds[0].items[0]: “kind” is missing"),
        (
            {"rounds": [{"items": [{"kind": "card"}]}]},
            "rounds[0].items[0].kind: “card” is not known here",
        ),
        (
            {"rounds": [{"items": [{"kind": ["deal"]}]}]},
            "rounds[0].items[0].kind: “…” is not known here",
        ),
        (
            {"rounds": [{"items": [{"kind": "deal", "contract": {"level": 4}}]}]},
            "rounds[0].items[0].contract: “declarer” is missing",
        ),
        (
            {"rounds": [{"items": [{"kind": "adjustment", "side": "NS", "points": 50}]}]},
            "rounds[0].items[0]: “reason” is missing",
        ),
        (
            {"rounds": [{"items": [{"kind": "deal", "tricks": 3}]}]},
            "rounds[0].items[0]: a passed-out deal has no declarer, tricks or honours",
        ),
        ({"debts": [{"payer": "Ann"}]}, "debts[0]: “amount” is missing"),
        (
            {"debts": [{"payer": "Ann", "payee": "Ann", "amount": "1"}]},
            "Ann cannot pay Ann",
        ),
        ({"title": ["x" * 99]}, "title: “…” does not belong here"),
        ({"x" * 99: 1}, f"“{'x' * 59}…” is not known here"),
    ],
)
def test_what_is_refused_and_where(plain: Any, said: str) -> None:
    with pytest.raises(BadData) as refused:
        from_plain(Evening, plain)
    assert said in str(refused.value)
    if said.startswith(("rounds", "title", "planned:", "day", "partner_change", "debts")):
        assert str(refused.value).startswith(said)


def test_half_a_letter_is_replaced_and_a_whole_one_put_together() -> None:
    plain = to_plain(Evening(title="half \ud83c", note="\ud83c\udccf and ♠ \u00e9", currency="€"))
    assert plain == {"title": "half \ufffd", "note": "\U0001f0cf and ♠ é", "currency": "€"}
    round_ = Round(keeper="\udfff", ranked=("\udfff",))
    assert to_plain(round_) == {"keeper": "\ufffd", "ranked": ["\ufffd"]}
    assert to_plain("half \ud83c") == "half \ufffd"


class Loud(str):
    """A text of a class of its own, like those of Qt and StrEnum."""

    __slots__ = ()


def test_text_of_a_class_of_its_own_is_text() -> None:
    for text in ("Ann", "Änne"):
        plain = to_plain(Evening(title=Loud(text)))["title"]
        assert plain == text
    assert type(to_plain(Evening(title=Loud("Ann")))["title"]) is str


def test_money_is_written_out() -> None:
    assert to_plain(Payment("Ann", "Bob", Decimal("1E+3")))["amount"] == "1000"
    assert to_plain(Payment("Ann", "Bob", Decimal("0.10")))["amount"] == "0.10"


# A field that is added later.


def test_older_data_reads_as_usual_and_newer_is_refused_by_older_code() -> None:
    later = make_dataclass(
        "Deal", [("card", "str", "none led"), ("tricks", int, 0)], frozen=True, slots=True
    )
    assert from_plain(later, {"tricks": 3}) == later(tricks=3)
    assert to_plain(later("♠A")) == {"card": "♠A"}
    with pytest.raises(BadData, match="“card” is not known here"):
        from_plain(Deal, to_plain(later("♠A")))


# Every type that a field may have, by itself.


@dataclass(frozen=True)
class Leaf:
    """A value with one field that must be given."""

    name: str


class Pair(NamedTuple):
    """A named tuple with a default."""

    one: int
    other: int = 7


@dataclass(frozen=True)
class Tree:
    """A value with all kinds of fields."""

    either: Leaf | Pair
    leaf: Leaf | None = None
    pairs: tuple[Pair, ...] = ()
    seat: Annotated[Seat, "a chair"] | None = None
    maybe: Leaf | Pair | None = Leaf("usual")


def test_every_kind_of_field() -> None:
    tree = Tree(Pair(1), Leaf("x"), (Pair(1), Pair(2, 3)), NORTH, Pair(5))
    plain = to_plain(tree)
    assert plain == {
        "either": {"kind": "pair", "one": 1},
        "leaf": {"name": "x"},
        "pairs": [{"one": 1}, {"one": 2, "other": 3}],
        "seat": "N",
        "maybe": {"kind": "pair", "one": 5},
    }
    assert from_plain(Tree, plain) == tree
    assert from_plain(Tree, {"either": {"kind": "leaf", "name": "y"}}) == Tree(Leaf("y"))
    assert from_plain(Tree, {"either": {"kind": "leaf", "name": "y"}, "leaf": None}).leaf is None
    with pytest.raises(BadData, match="does not belong here") as refused:
        from_plain(Tree, {"either": [1, 2]})
    assert refused.value.place == "either"


def test_what_a_class_consists_of() -> None:
    assert fields_of(Pair) == {"one": int, "other": int}
    assert usual_values(Pair) == {"other": 7}
    assert usual_values(Leaf) == {}
    assert list(fields_of(Contract)) == ["level", "strain", "doubling", "declarer"]
    assert is_value(Deal)
    assert is_value(Pair)
    assert not is_value(Seat)
    assert not is_value(Deal())
    assert not is_value(tuple[int, ...])
    assert members(Item) == (Deal, Adjustment, NewSeats)
    assert members(Deal) == (Deal,)
    assert [kind_name(kind) for kind in members(Item)] == ["deal", "adjustment", "new seats"]


# Data from outside must also be possible.


def refuse_ann(name: str) -> str:
    if name == "Ann":
        raise Impossible("no {name}", name=name)
    return name.upper()


def test_checks_mend_or_refuse_and_say_where() -> None:
    reader = Reader({Name: refuse_ann})
    read = reader.read(Evening, {"title": "Ann", "rounds": [{"keeper": "Bob"}]})
    assert read.title == "Ann"
    assert read.rounds[0].keeper == "BOB"
    with pytest.raises(BadData) as refused:
        reader.read(Evening, {"rounds": [{}, {"ranked": ["Bob", "Ann"]}]})
    assert str(refused.value) == "rounds[1].ranked[1]: no Ann"
    assert refused.value.fault.facts == {"name": "Ann"}
    assert refused.value.sentence == "no Ann"
    with pytest.raises(BadData) as refused:
        reader.read(Evening, {"rounds": [{"keeper": 3}]})
    assert refused.value.place == "rounds[0].keeper"


def test_a_check_may_name_a_place_of_its_own() -> None:
    def check(evening: Evening) -> Evening:
        raise BadData("title", "too plain")

    with pytest.raises(BadData, match=r"^title: too plain$"):
        Reader({Evening: check}).read(Evening, {})


@given(st.sampled_from(Doubling), st.sampled_from(Seat))
def test_a_contract_needs_all_its_parts(doubling: Doubling, seat: Seat) -> None:
    contract = Contract(3, NOTRUMP, doubling, seat)
    plain = to_plain(contract)
    assert set(plain) == {"level", "strain", "doubling", "declarer"}
    for name in plain:
        with pytest.raises(BadData, match=f"“{name}” is missing"):
            from_plain(Contract, {part: plain[part] for part in plain if part != name})
