"""What stands in an evening file, version 1: each fact by its name.

These names and their meaning stay as they are for good; another meaning needs another version.
What has its usual value is left out of the file. resources/evening-file.schema.json says the same
to other programs.
"""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from msgspec import Meta, Struct

from scorepad.bridge.options import Form
from scorepad.bridge.rotation import FEWEST, MOST, PartnerChange
from scorepad.bridge.seats import Seat, Side
from scorepad.exchange.names import LONGEST_NAME, MOST_OUT

FORMAT: Literal["scorepad evenings"] = "scorepad evenings"
VERSION = 1
LAST_BOARD = 9999
LONGEST_TEXT = 10_000
MONEY = r"^[0-9]{1,15}(\.[0-9]{1,8})?$"

Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="a player's name")]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Money = Annotated[
    str,
    Meta(
        max_length=30,
        description="money, written with a point: 2.50",
        extra_json_schema={"pattern": MONEY},
    ),
]
Board = Annotated[int, Meta(ge=1, le=LAST_BOARD, description="the number of a duplicate board")]
Date = Annotated[date, Meta(description="written as 2026-01-31")]


class Facts(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts under their names; one that is not known is refused rather than lost."""


class Seats(Facts, frozen=True, rename={seat.name.lower(): seat.value for seat in Seat}):
    """Who sits in each chair; a chair without a name goes by its letter."""

    north: Name = "N"
    east: Name = "E"
    south: Name = "S"
    west: Name = "W"
    out: Annotated[
        tuple[Name, ...], Meta(max_length=MOST_OUT, description="those who sit out")
    ] = ()


UNNAMED = Seats()


class HonoursHeld(Facts, frozen=True):
    """Honours in one hand."""

    holder: Seat
    points: Annotated[int, Meta(description="100 or 150")]


class EnteredDeal(Facts, frozen=True, tag_field="kind", tag="deal"):
    """A deal that was played or passed out."""

    contract: Annotated[
        str,
        Meta(
            max_length=5,
            description="such as 4S, 3NT or 6HX, or pass where all four passed",
            extra_json_schema={"pattern": "^(pass|[1-7](C|D|H|S|NT)(X|XX)?)$"},
        ),
    ]
    declarer: Seat | None = None
    tricks: (
        Annotated[int, Meta(ge=0, le=13, description="those taken by declarer's side")] | None
    ) = None
    honours: HonoursHeld | None = None
    dealer: Annotated[Seat | None, Meta(description="only where the players said who dealt it")] = (
        None
    )
    board: Board | None = None
    note: Text = ""


class EnteredAdjustment(Facts, frozen=True, tag_field="kind", tag="adjustment"):
    """Points that the players agreed to give to one side."""

    side: Side
    points: int
    reason: Text


class ChangedSeats(Seats, frozen=True, tag_field="kind", tag="seats"):
    """From here on the players sit so."""


Entered = EnteredDeal | EnteredAdjustment | ChangedSeats


class PlayedRound(Facts, frozen=True):
    """A rubber, a chukker or a set of boards, with what was agreed for it."""

    form: Form
    honours: Annotated[bool, Meta(description="whether honours count")] = True
    part_score_50: Annotated[
        bool, Meta(description="four-deal bridge: 50 for a part-score on deals 1 to 3")
    ] = False
    carry_over: Annotated[
        bool, Meta(description="four-deal bridge: part-scores count on towards a game")
    ] = True
    unfinished_part_score: Annotated[
        int, Meta(description="what the only part-score of a stopped rubber earns: 100 or 50")
    ] = 100
    seats: Annotated[Seats, Meta(description="who sits where at its beginning")] = UNNAMED
    keeper: Annotated[
        Name | None, Meta(description="the player who keeps the score, whose side is We")
    ] = None
    stake: Annotated[Money | None, Meta(description="money for 100 points, such as 2.50")] = None
    ranked: Annotated[
        tuple[Name, ...],
        Meta(
            max_length=MOST,
            description=f"the {FEWEST} to {MOST} players by the cards they drew, the highest first",
        ),
    ] = ()
    deals: Annotated[
        tuple[Entered, ...], Meta(description="what was entered, one thing after the other")
    ] = ()
    stopped: Annotated[bool, Meta(description="whether the players stopped it")] = False
    next_dealer: Annotated[
        Seat | None, Meta(description="who deals next, where the players said so")
    ] = None
    next_board: Board | None = None


class Paid(Facts, frozen=True):
    """What one player pays another, or owes him."""

    payer: Name
    payee: Name
    amount: Money


class PaidUp(Facts, frozen=True):
    """What was paid, and on which day."""

    payments: tuple[Paid, ...]
    date: Date | None = None


class PlayedEvening(Facts, frozen=True):
    """One evening: all that its players entered, and nothing that follows from it."""

    id: Annotated[UUID, Meta(description="the same wherever this evening is kept")]
    date: Date | None = None
    title: Text = ""
    note: Text = ""
    partners: Annotated[PartnerChange, Meta(description="how four players change partners")] = (
        PartnerChange.PIVOT
    )
    planned_rounds: Annotated[int, Meta(ge=1, le=9999)] | None = None
    currency: Annotated[Text, Meta(description="what the stakes are in")] = ""
    debts: Annotated[
        tuple[Paid, ...], Meta(description="what players still owed when they sat down")
    ] = ()
    settled: Annotated[
        tuple[PaidUp, ...], Meta(description="what has been paid for this evening")
    ] = ()
    rounds: tuple[PlayedRound, ...] = ()


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """Evenings of contract bridge as scorepad keeps them."""

    format: Literal["scorepad evenings"]
    version: Annotated[int, Meta(ge=VERSION, le=VERSION)]
    evenings: tuple[PlayedEvening, ...]


class Header(Struct, frozen=True):
    """What tells an evening file, whatever else stands in it."""

    format: str = ""
    version: int = 0
