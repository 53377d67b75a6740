"""An evening for the tests of the archive, with every fact that players can enter."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

from scorepad.archive.archive import Archive
from scorepad.bridge.deal import Adjustment, Deal, NewSeats
from scorepad.bridge.evening import Evening, with_item
from scorepad.bridge.notation import read_deal
from scorepad.bridge.payments import Debt, Extra, Payment, Settled
from scorepad.bridge.rotation import PartnerChange
from scorepad.bridge.seats import EAST, NS, Initial, Seat, Seating
from tests.bridge.table import FIVE, FOUR, entered

FULL = Evening(
    (
        entered("N 4SX+1", "E 3NT-2", "pass", seating=FIVE, ranked=FIVE.players),
        entered(
            "S 6H= honours S 100",
            Adjustment(NS, 200, "a revoke"),
            NewSeats(Seating("Ann", "Gus", "Cy", "Di", ("Eve", "Bob"))),
            Deal(dealer=EAST, note="everybody slept"),
            seating=FOUR,
            keeper="Ann",
            stake=Decimal("2.50"),
            stopped=True,
            next_dealer=Seat.WEST,
            next_board=7,
        ),
    ),
    title="At Ann's",
    club="The Owls",
    director="Dora",
    day=date(2026, 11, 21),
    note="rain",
    partner_change=PartnerChange.FIXED,
    planned=4,
    currency="€",
    debts=(Debt("Bob", "Cy", Decimal("1.20"), "£", "0f" * 16, date(2026, 11, 1)),),
    settled=(Settled((Payment("Ann", "Di", Decimal("5.00"), "£"),), date(2026, 11, 22)),),
    extras=(Extra("Cy", "Ann", Decimal("3.50"), "the supper"),),
    initials=(Initial(EAST, "Eve"),),
)
"""An evening with no default values."""
FULL_OF_VERSION_1 = replace(
    FULL,
    debts=(Debt("Bob", "Cy", Decimal("1.20")),),
    settled=(Settled((Payment("Ann", "Di", Decimal("5.00")),), date(2026, 11, 22)),),
    extras=(),
    initials=(),
    club="",
    director="",
)
"""The same from a time when debts and payments had no currency of their own."""


def with_deal(evening: Evening, written: str = "4SN") -> Evening:
    return with_item(evening, read_deal(written))[0]


def opened_soon(file: Path) -> Archive:
    """An archive that does not wait for the disk: here nobody pulls the plug."""
    archive = Archive.open(file)
    archive._db.execute("PRAGMA synchronous=OFF")
    return archive


def reopened(archive: Archive) -> Archive:
    archive.close()
    return Archive.open(archive.file)
