"""Whole files, which the program writes part by part."""

from collections.abc import Iterable

from scorepad.exchange import csv_file, evening_file, pbn, usebio
from scorepad.exchange.file_kinds import CsvTable
from scorepad.exchange.saved_evening import SavedEvening


def csv_of(
    evenings: Iterable[SavedEvening],
    table: CsvTable = CsvTable.DEALS,
    separator: str = csv_file.COMMA,
) -> bytes:
    return b"".join(csv_file.parts(evenings, table, separator))


def evenings_of(evenings: Iterable[SavedEvening]) -> bytes:
    return b"".join(evening_file.parts(evenings))


def pbn_of(evenings: Iterable[SavedEvening]) -> bytes:
    return b"".join(pbn.parts(evenings))


def usebio_of(evenings: Iterable[SavedEvening]) -> bytes:
    return b"".join(usebio.parts(evenings))
