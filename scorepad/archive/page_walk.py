"""Every row in the pages of an SQLite file, whatever its head, its tables and its tree still say.

Nothing is trusted: a page that is none, or a row that does not fit into the file, is passed over.
https://www.sqlite.org/fileformat.html tells what stands where.
"""

from collections.abc import Iterator
from struct import unpack_from
from typing import Any

USUAL_SIZE = 4096
MAGIC = b"SQLite format 3\0"
HEAD = 100
"""Bytes before the first page's own."""
TABLE_LEAF, INDEX_LEAF, INDEX_INNER = 13, 10, 2
SIZES = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)
"""How many bytes a value takes, by its serial type; above these are blobs and texts."""
MOST_TIMES = 4
"""Rows may share bytes only where somebody made it so: together they are no longer than this."""
Record = tuple[int | None, tuple[Any, ...]]
"""The number of a row, if its table has numbers, and its values."""


def records(data: bytes) -> Iterator[Record]:
    """Yield the rows of all tables and indexes in no order."""
    size = _page_size(data)
    room = MOST_TIMES * len(data)
    for start in range(0, len(data), size):
        page = data[start : start + size].ljust(size, b"\0")
        at = HEAD if start == 0 else 0
        kind = page[at]
        if kind not in (TABLE_LEAF, INDEX_LEAF, INDEX_INNER):
            continue
        (cells,) = unpack_from(">H", page, at + 3)
        first = at + (12 if kind == INDEX_INNER else 8)
        for place in range(first, min(first + 2 * cells, size - 1), 2):
            (cell,) = unpack_from(">H", page, place)
            try:
                number, payload = _cell(data, page, kind, cell, room)
                yield number, _values(payload)
            except (LookupError, ValueError):
                continue
            room -= len(payload)


def is_cut_off(data: bytes) -> bool:
    """Tell whether the head speaks of more pages than there are."""
    return data[:16] == MAGIC and int.from_bytes(data[28:32], "big") * _page_size(data) > len(data)


def version_of(data: bytes) -> int:
    """Return what the head says of the version; 0 where it says nothing."""
    return int.from_bytes(data[60:64], "big") if data[:16] == MAGIC else 0


def application_of(data: bytes) -> int:
    """Return which program the head says the file is of."""
    return int.from_bytes(data[68:72], "big") if data[:16] == MAGIC else 0


def _page_size(data: bytes) -> int:
    """Return the size that the head tells, if it can be one."""
    size = int.from_bytes(data[16:18], "big")
    size = 65536 if size == 1 else size
    return size if size in (512 << power for power in range(8)) else USUAL_SIZE


def _cell(data: bytes, page: bytes, kind: int, at: int, room: int) -> tuple[int | None, bytes]:
    """Return the number of a row, and its bytes, of which some may stand in other pages."""
    size, number = len(page), None
    if kind == INDEX_INNER:
        at += 4
    length, at = _varint(page, at)
    if length > room:
        raise ValueError("these bytes are no row")
    if kind == TABLE_LEAF:
        number, at = _varint(page, at)
    most = size - 35 if kind == TABLE_LEAF else (size - 12) * 64 // 255 - 23
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
        start = (following - 1) * size
        other = data[start : start + size] if following else b""
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
        length = SIZES[kind] if kind < 12 else (kind - 12) // 2
        part = payload[at : at + length]
        if len(part) < length:
            raise ValueError("these bytes are no row")
        values.append(_value(kind, part))
        at += length
    return tuple(values)


def _value(kind: int, part: bytes) -> Any:
    """Return a value; no archive has fractions."""
    if kind >= 12:
        return part.decode() if kind % 2 else part
    return {0: None, 8: 0, 9: 1}.get(kind, int.from_bytes(part, "big", signed=True))


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of up to nine bytes, and where the next one stands."""
    value = 0
    for place in range(at, at + 8):
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    value = value << 8 | data[at + 8]
    return value - (value >> 63 << 64), at + 9
