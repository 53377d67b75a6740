"""Finds every row in the pages of an SQLite file, even if header, tables and tree are damaged.

Nothing is trusted: invalid pages and rows that do not fit into the file are skipped. Pages are
found at any offset, as bytes may have been inserted or lost. https://www.sqlite.org/fileformat.html
describes the format.
"""

import re
from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from struct import unpack_from
from typing import Any

_USUAL_SIZE = 4096
MAGIC = b"SQLite format 3\0"
_HEAD = 100
"""Bytes before the contents of the first page."""
_TABLE_LEAF, _INDEX_INNER = 13, 2
_KINDS = (b"\x0d", b"\x0a", b"\x02")
_SIZES = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)
"""The size of a value by its serial type; higher types are blobs and texts."""
_MOST_TIMES = 4
"""Limits rows that share bytes, which only a forged file has, to this total size."""
_PAGE = re.compile(rb"(?=[\x02\x0a\x0d]..[\x00-\x2f]...[\x00-\x3c])", re.DOTALL)
"""The beginning of a page with rows: its kind, number of rows, and fragmented bytes."""
_MOST_SHIFTS = 8
"""The most insertions or losses of bytes that are considered."""
_Places = Callable[[int], int]
"""Returns the offset of the page with a number."""
_Record = tuple[int | None, tuple[Any, ...]]
"""The number of a row, if its table has row numbers, and its values."""


def records(data: bytes) -> Iterator[_Record]:
    """Yield the rows of all tables and indexes in no order; some twice."""
    size = _page_size(data)
    room = _MOST_TIMES * len(data)
    starts = [*_starts(data, size)]
    for places in _places(data, starts, size):
        for start in starts:
            page = data[start : start + size].ljust(size, b"\0")
            at = 0 if start else _HEAD
            kind = page[at]
            (cells,) = unpack_from(">H", page, at + 3)
            first = at + (12 if kind == _INDEX_INNER else 8)
            for place in range(first, min(first + 2 * cells, size - 1), 2):
                (cell,) = unpack_from(">H", page, place)
                try:
                    number, payload = _cell(data, page, kind, cell, room, places)
                    yield number, _values(payload)
                except (LookupError, ValueError):
                    continue
                room -= len(payload)


def without_line_ends(data: bytes) -> bytes:
    """Undo the conversion of line ends in a file that was sent as text."""
    ends = data.count(b"\r\n")
    return data.replace(b"\r\n", b"\n") if 2 * ends > data.count(b"\n") else data


def is_cut_off(data: bytes) -> bool:
    """Return whether the header counts more pages than there are."""
    head = _head(data)
    return int.from_bytes(head[28:32], "big") * _page_size(data) > len(data)


def version_of(data: bytes) -> int:
    """Return the version in the header; 0 without one."""
    return int.from_bytes(_head(data)[60:64], "big")


def application_of(data: bytes) -> int:
    """Return the application id in the header."""
    return int.from_bytes(_head(data)[68:72], "big")


def _head(data: bytes) -> bytes:
    """Return the header, wherever it begins; empty if there is none."""
    start = data.find(MAGIC)
    return b"" if start < 0 else data[start : start + _HEAD]


def _page_size(data: bytes) -> int:
    """Return the page size in the header, if it is valid."""
    size = int.from_bytes((_head(data) or data)[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in (512 << power for power in range(8)) else _USUAL_SIZE


def _starts(data: bytes, size: int) -> Iterator[int]:
    """Yield the offsets of pages with rows: first the regular ones, then all others."""
    for start in range(0, len(data), size):
        at = start or _HEAD
        if data[at : at + 1] in _KINDS:
            yield start
    end = 0
    for found in _PAGE.finditer(data):
        start = found.start()
        if start >= end and start % size and _is_page(data, start, size):
            end = start + size
            yield start


def _is_page(data: bytes, start: int, size: int) -> bool:
    """Return whether all rows of a page lie within it, after the cell pointers."""
    kind, free, cells, content = unpack_from(">cHHH", data[start : start + 7].ljust(7, b"\0"))
    first, content = 12 if kind == b"\x02" else 8, content or 65536
    is_like_one = 0 < cells <= (content - first) // 2 and content <= size
    if kind not in _KINDS or not is_like_one or 0 < free < content:
        return False
    page = data[start : start + size].ljust(size, b"\0")
    return all(content <= at < size for at in unpack_from(f">{cells}H", page, first))


def _places(data: bytes, starts: Sequence[int], size: int) -> Iterator[_Places]:
    """Yield ways to locate pages by number, with bytes inserted or lost."""
    pages = sorted(start for start in starts if start % size or _is_page(data, start, size))
    rests = [rest for rest, _ in Counter(start % size for start in pages).most_common(_MOST_SHIFTS)]
    head = data.find(MAGIC)
    for gone in (0, size) if any(rests) else (0,):
        shifts = [
            head if head > 0 and head % size == rest else rest and rest - gone
            for rest in rests or [0]
        ]
        yield partial(_place, pages, shifts, size)


def _place(pages: Sequence[int], shifts: Sequence[int], size: int, number: int) -> int:
    """Return the offset of a page, shifted like a page next to it; or -1."""

    def is_likely(at: int) -> bool:
        near = bisect(pages, at)
        beside = pages[max(near - 1, 0) : near + 1]
        return len(shifts) == 1 or any(page % size == at % size for page in beside)

    places = ((number - 1) * size + shift for shift in shifts)
    return next(filter(is_likely, places), -1)


def _cell(
    data: bytes, page: bytes, kind: int, at: int, room: int, places: _Places
) -> tuple[int | None, bytes]:
    """Return the number and the bytes of a row, which may continue on other pages."""
    size, number = len(page), None
    if kind == _INDEX_INNER:
        at += 4
    length, at = _varint(page, at)
    if length > room:
        raise ValueError("these bytes are no row")
    if kind == _TABLE_LEAF:
        number, at = _varint(page, at)
    most = size - 35 if kind == _TABLE_LEAF else (size - 12) * 64 // 255 - 23
    if length <= most:
        if at + length > size:
            raise ValueError("these bytes are no row")
        return number, page[at : at + length]
    least = (size - 12) * 32 // 255 - 23
    here = least + (length - least) % (size - 4)
    here = here if here <= most else least
    parts, missing = [page[at : at + here]], length - here
    (following,) = unpack_from(">I", page.ljust(at + here + 4, b"\0"), at + here)
    while missing > 0:
        start = places(following)
        other = data[start : start + size] if following and start >= 0 else b""
        if len(other) < 4 + min(missing, size - 4):
            raise ValueError("these bytes are no row")
        parts.append(other[4 : 4 + missing])
        missing -= size - 4
        following = int.from_bytes(other[:4], "big")
    return number, b"".join(parts)


def _values(payload: bytes) -> tuple[Any, ...]:
    head, at = _varint(payload, 0)
    kinds = []
    while at < head:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    at, values = head, list[Any]()
    for kind in kinds:
        length = _SIZES[kind] if kind < 12 else (kind - 12) // 2
        part = payload[at : at + length]
        if len(part) < length:
            raise ValueError("these bytes are no row")
        values.append(_value(kind, part))
        at += length
    return tuple(values)


def _value(kind: int, part: bytes) -> Any:
    """Return a value; archives contain no floats."""
    if kind >= 12:
        return part.decode() if kind % 2 else part
    return {0: None, 8: 0, 9: 1}.get(kind, int.from_bytes(part, "big", signed=True))


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of up to nine bytes, and the offset after it."""
    value = 0
    for place in range(at, at + 8):
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    value = value << 8 | data[at + 8]
    return value - (value >> 63 << 64), at + 9
